"""A game as a seat may imagine it: everything that it does not know dealt anew."""

from __future__ import annotations

from dataclasses import replace

from game.mandalorian.context import SHARED, Play
from game.mandalorian.frames import Drawn
from game.mandalorian.names import CLIENT, CREW
from game.mandalorian.rules import decks, telling
from game.mandalorian.state import NOBODY, State
from game.table.play import blind

GUESS = "guess"


def imagine(p: Play, seat: int | None, number: int) -> State:
    """Deal the hidden parts of this copy of a game anew, the same way for the same number."""
    state = p.state
    blind(state, number)
    _faces(p, seat)
    _beliefs(p, seat)
    _hands(p, seat)
    if p.way is not None:
        _roles(p, seat)
    _drawn(p, seat)
    _deck(p, decks.PLANNING, seat)
    _events(p, seat)
    state.pool = p.shuffle(GUESS, sorted(state.pool))
    blind(state, number)
    return state


def _faces(p: Play, seat: int | None) -> None:
    """Deal the faces of facedown threats and of the tokens left in the box, by shape, and those
    of the reinforcements."""
    state = p.state
    unknown: dict[str, list[str]] = {}
    for token in (*state.spaces, *state.box):
        if token not in state.up and seat not in state.seen.get(token, ()):
            unknown.setdefault(p.threat(token).shape, []).append(token)
    for handles in (*unknown.values(), list(state.reserve)):
        faces = p.shuffle(GUESS, sorted(state.kinds[each] for each in handles))
        state.kinds |= dict(zip(handles, faces, strict=True))


def _beliefs(p: Play, seat: int | None) -> None:
    """Deal the threats about which something was said as it was said, as often as the speaker is
    believed: the face changes places with one that fits, if any does (MA-R119)."""
    state, done = p.state, set[str]()
    for token, said in telling.heard(p, seat).items():
        believed = p.roll(GUESS, 100) < 100 * telling.trust(p, said.seat)
        if believed and not telling.fits(p.threat(token), said.what):
            others = [
                each
                for each in (*state.spaces, *state.box)
                if each not in done and each not in state.up
                and seat not in state.seen.get(each, ())
                and p.threat(each).shape == p.threat(token).shape
                and telling.fits(p.threat(each), said.what)
            ]  # fmt: skip
            if others:
                other = others[p.roll(GUESS, len(others))]
                kinds = state.kinds
                kinds[token], kinds[other] = kinds[other], kinds[token]
        done.add(token)


def _hands(p: Play, seat: int | None) -> None:
    """Deal the skill cards that are in decks, in the hands of others, and of others in the
    Jammer. The hand of a named Second Client is open."""
    state = p.state
    for name in [SHARED] if p.shared else list(state.characters):
        others = [
            each
            for each in state.hands
            if each != seat and (p.shared or state.characters[each] == name)
        ]
        jammed = [each for each in others if state.jammer.get(each)]
        hidden = [each for each in others if each != state.client]
        cards = [*state.decks[name], *(card for each in hidden for card in state.hands[each])]
        cards += [state.jammer[each] for each in jammed]
        dealt = p.shuffle(GUESS, sorted(cards))
        for each in hidden:
            size = len(state.hands[each])
            state.hands[each], dealt = tuple(dealt[:size]), dealt[size:]
        for each in jammed:
            state.jammer[each] = dealt.pop()
        state.decks[name] = tuple(dealt)


def _roles(p: Play, seat: int | None) -> None:
    """Deal the roles that a seat has not seen, and forget what others have chosen and put into the
    Jammer."""
    state = p.state
    known = [each for each in state.roles if each in (seat, p.person) or each in state.named]
    others = [each for each in state.roles if each not in known]
    left = [CLIENT, *[CREW] * len(state.roles)]
    for each in known:
        left.remove(state.roles[each])
    *dealt, state.sealed = p.shuffle(GUESS, left)
    state.roles |= dict(zip(others, dealt, strict=True))
    state.votes = {each: vote if each == seat else NOBODY for each, vote in state.votes.items()}
    state.readings = [
        replace(one, given=tuple(card if at == seat else "" for at, card in enumerate(one.given)))
        for one in state.readings
    ]


def _drawn(p: Play, seat: int | None) -> None:
    """Deal the planning cards that another seat has drawn and chooses from (MA-153)."""
    for frame in p.stack:
        if isinstance(frame, Drawn) and frame.seat != seat:
            cards, size = p.state.decks[decks.PLANNING], len(frame.cards)
            known = cards[-1:] if seat in p.state.top.get(decks.PLANNING, ()) else ()
            rest = cards[: len(cards) - len(known)]
            dealt = p.shuffle(GUESS, sorted((*rest, *frame.cards)))
            frame.cards = tuple(dealt[:size])
            p.state.decks[decks.PLANNING] = (*dealt[size:], *known)


def _deck(p: Play, name: str, seat: int | None) -> None:
    """Shuffle a deck, but for a top card that the seat knows."""
    state = p.state
    cards = state.decks[name]
    known = cards[-1:] if seat in state.top.get(name, ()) else ()
    rest = cards[: len(cards) - len(known)]
    state.decks[name] = (*p.shuffle(GUESS, sorted(rest)), *known)


def _events(p: Play, seat: int | None) -> None:
    """Shuffle the event deck; the top card keeps its back, which everybody sees (MA-298)."""
    state = p.state
    cards = state.decks[decks.EVENT]
    if not cards or seat in state.top.get(decks.EVENT, ()):
        _deck(p, decks.EVENT, seat)
        return
    back = p.content.events[cards[-1]].back
    mixed = p.shuffle(GUESS, sorted(cards))
    top = next(card for card in reversed(mixed) if p.content.events[card].back == back)
    mixed.remove(top)
    state.decks[decks.EVENT] = (*mixed, top)
