"""Plurals, articles and clauses of generated text with its markup."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.table import grammar
from game.table.grammar import counted, listed

PLURALS = {
    "die": "dice",
    "bounty": "bounties",
    "cargo": "cargo",
    "crew": "crew",
    "gear": "gear",
    "droid crew": "droid crew",
    "cargo or mod": "cargo or mods",
    "fame": "fame",
    "damage": "damage",
    "reputation": "reputation",
    "focus": "focuses",
}
"""plurals that do not simply add an s"""
UNCOUNTED = ("cargo", "crew", "gear", "droid crew")
"""kinds without an article: "crew", not "a crew" and the like"""
MARKUP = re.compile(
    r"\{icon:(die_[a-z]+)\}|\{icon:[a-z0-9_]+\} ?|\*\*"
    r"|\{[a-z]+\|([^{}]*)\}|\{link:[^|{}]*\|([^{}]*)\}"
)
FACES = re.compile(
    r"(?<![\w,])((?:[2-9]|any number of|any) )((?:\{icon:die_[a-z]+\}(?:, | or | and )?)+)"
)
"""die faces after a number other than one"""


def many(word: str) -> str:
    """Return the plural of a word."""
    return PLURALS.get(word, f"{word}s")


def plural(count: int, word: str) -> str:
    """Return ``1 die``, ``2 dice``, ``3 spaces``."""
    return counted(count, word, many(word))


def a_or_an(words: str) -> str:
    """Return words after their article; an icon in front has no sound."""
    return grammar.a_or_an(words, plain(words))


def one(word: str) -> str:
    """Return one of a kind: ``a mod``, but ``crew``."""
    return word if word in UNCOUNTED else a_or_an(word)


def together(orders: Sequence[str], link: str = "and") -> str:
    """Return orders to follow in turn, or to choose from, as one clause.

    A verb shared by two of them appears once, unless a condition applies to one of them alone.
    """
    verb = orders[0].partition(" ")[0] + " "
    joined = any(mark in order for order in orders[:-1] for mark in (" and ", ", "))
    joined = joined or any(" if " in order for order in orders)
    if len(orders) == 2 and not joined and orders[1].startswith(verb):
        return f"{orders[0]} {link} {orders[1].removeprefix(verb)}"
    return ", then ".join(orders) if joined else listed(orders, link)


def plain(text: str) -> str:
    """Return text without markup. Icons beside their word are dropped; a die face becomes the
    word."""

    def words(match: re.Match[str]) -> str:
        if match.group(1):
            return match.group(1).removeprefix("die_")
        return match.group(2) or match.group(3) or ""

    text = LABEL.sub(lambda found: f"On {a_or_an(found[1])}:", text)
    text = SHOWN.sub(lambda found: found[1] + a_or_an(found[2]), text)
    counted = FACES.sub(lambda found: found[1] + FACE.sub(_faces, found[2]), text)
    return re.sub(r" {2,}", " ", MARKUP.sub(words, counted).replace("\n", " ")).strip()


FACE = re.compile(r"\{icon:die_([a-z]+)\}")
LABEL = re.compile(r"\*\*((?:\{icon:die_[a-z]+\}(?:, | or )?)+):\*\*")
"""die faces that head what comes of them"""
SHOWN = re.compile(r"\b(shows )(\{icon:die_[a-z]+\})")
"""a die face that a roll shows"""


_INLINE = re.compile(
    r"(?<=[A-Za-z]: )(?:Gain|Lose|Suffer|Recover|Test|Resolve|Fight|Hire|Deliver|Discard|Spend|"
    r"Move|Place|Secretly|Sell|Buy|Draw|Roll|Reveal|Choose|Win|The|You|Your|If|After|Before|When|"
    r"Once|Ground combat|Ship combat)\b"
)


def inline(text: str) -> str:
    """Return the text of a card within a sentence: ``If you win: gain 1 fame``."""
    text = re.sub(r"(?<=\. )Win: ", "If you win: ", text)
    return _INLINE.sub(lambda found: found[0][:1].lower() + found[0][1:], text)


def _faces(match: re.Match[str]) -> str:
    return many(match[1])


def clipped(text: str, room: int) -> str:
    """Return text of at most ``room`` letters, cut between words."""
    if len(text) <= room:
        return text
    return text[: room - 1].rpartition(" ")[0].rstrip(" ,.:;") + "…"
