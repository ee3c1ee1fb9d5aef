"""The challenges of the guide deck in words, from the data that the rules read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.mandalorian.cards.models import Challenge, Guide
from game.mandalorian.catalog import Content
from game.table.grammar import counted, listed


def sentences(content: Content, challenge: Challenge) -> Iterator[str]:
    """Yield what a challenge changes, a sentence for each thing."""
    if challenge.damage:
        yield f"Each character begins with {challenge.damage} damage."
    if challenge.hand is not None:
        yield f"The hand holds {counted(challenge.hand, 'card')}, whatever the level."
    if challenge.unused:
        names = dict.fromkeys(f"{content.name(each)}s" for each in challenge.unused)
        yield f"You cannot use {listed(tuple(names))}."
    if challenge.blind:
        yield "No one can look at facedown threats. Intel still moves enemies."
    if challenge.one_life:
        yield "The run counts missions won in a row. The first loss ends it."


def card(content: Content, key: str) -> Guide:
    """Return the guide card of a challenge."""
    cards = content.guides.values()
    return next(each for each in cards if each.challenge is not None and each.challenge.key == key)


def name(content: Content, key: str) -> str:
    """Return the name of a challenge, "Fog"."""
    return card(content, key).name.rpartition(": ")[2]


def lines(content: Content, keys: Sequence[str]) -> list[str]:
    """Return challenges with what each of them changes, a line each."""
    told = [(name(content, each), sentences(content, content.challenges[each])) for each in keys]
    return [f"**{named}:** {' '.join(said)}" for named, said in told]


def names(content: Content, keys: Sequence[str]) -> str:
    """Return the names of challenges in a list."""
    return listed([name(content, each) for each in keys])
