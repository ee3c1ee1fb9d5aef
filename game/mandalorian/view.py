"""The knowledge of a seat: its hand, faces it has seen, and everything that is open."""

from __future__ import annotations

from typing import Any

from game.mandalorian.context import Play
from game.mandalorian.frames import Drawn
from game.mandalorian.rules import decks, objectives, talk
from game.mandalorian.state import NOBODY


def view(p: Play, seat: int | None) -> dict[str, Any]:
    """Return all that a seat may know as plain data; None is what everybody may know."""
    state = p.state
    found = {
        "mission": p.mission.id,
        "level": state.setup.level,
        "challenges": list(state.setup.challenges),
        "week": state.setup.week,
        "mode": state.setup.mode,
        "turn": state.turn,
        "round": state.turn,
        "player": state.player,
        "step": state.step,
        "characters": [_character(p, who) for who in state.characters],
        "tokens": [_token(p, token, seat) for token in state.spaces],
        "reserve": len(state.reserve),
        "box": len(state.box),
        "aside": _faces(p, state.aside),
        "beaten": _faces(p, state.beaten),
        "gone": _faces(p, state.gone),
        "slots": {slot: _slot(p, slot) for slot in p.slots},
        "hand": list(state.hands[p.hand_shown(seat)]) if seat in state.hands else [],
        "hands": [len(state.hands[each]) for each in sorted(state.hands)],
        "owed": {str(each): count for each, count in state.owed.items()},
        "decks": {name: len(cards) for name, cards in state.decks.items()},
        "piles": {name: list(cards) for name, cards in state.piles.items()},
        "event_back": _event_back(p),
        "top": {name: state.decks[name][-1] for name, who in state.top.items() if seat in who},
        "drawn": _drawn(p, seat),
        "pool": len(state.pool),
        "spent": sorted(state.spent),
        "child": state.child,
        "carrier": state.carrier,
        "fled": state.fled,
        "doors": list(state.doors),
        "track": state.track,
        "limit": p.limit,
        "work": state.work,
        "used": list(state.used),
        "plays": state.plays,
        "extra": state.extra,
        "resolving": state.resolving,
        "goal": dict(objectives.parts(p, p.mission.goal)),
        "over": state.over,
        "won": state.won,
        "lost": state.lost,
        "marks": {str(each): target for each, target in talk.marks(p).items()},
        "told": {
            token: {"seat": each.seat, "what": each.what, "proved": each.proved}
            for token, each in state.told.items()
        },
        "said": {str(each): list(words) for each, words in state.said.items()},
    }
    return found if p.way is None else {**found, "leak": _leak(p, seat)}


def _leak(p: Play, seat: int | None) -> dict[str, Any]:
    """Return what a seat knows in The Leak: the own role, card and vote, and what is open; all
    roles and cards once the game is over."""
    state = p.state
    open_roles = state.roles if state.over else {each: state.roles[each] for each in state.named}
    return {
        "role": state.roles.get(seat, "") if seat is not None else "",
        "roles": {str(each): role for each, role in sorted(open_roles.items())},
        "sealed": state.sealed if state.over else "",
        "client": NOBODY if state.client is None else state.client,
        "hand_of": NOBODY if seat is None else p.hand_shown(seat),
        "open_hand": [] if state.client is None else list(state.hands[state.client]),
        "called": list(state.called),
        "voted": sorted(state.votes),
        "vote": state.votes.get(seat) if seat is not None else None,
        "jammed": sorted(state.jammer),
        "given": state.jammer.get(seat, "") if seat is not None else "",
        "readings": [
            {
                "round": each.round,
                "out": each.out,
                "strengths": list(each.strengths),
                "total": each.total,
                "given": [
                    card if state.over or at == seat else "" for at, card in enumerate(each.given)
                ],
            }
            for each in state.readings
        ],
    }


def _character(p: Play, who: str) -> dict[str, Any]:
    state = p.state
    return {
        "id": who,
        "space": state.at[who],
        "damage": state.damage.get(who, 0),
        "health": p.health(who),
        "plans": list(state.plans[who]),
        "carried": {token: p.threat(token).id for token, by in state.carried.items() if by == who},
        "child": state.carrier == who,
    }


def _token(p: Play, token: str, seat: int | None) -> dict[str, Any]:
    """Return a token on the map; its face only if it is up or was seen by the seat (MA-R92)."""
    state, threat = p.state, p.threat(token)
    up = token in state.up
    known = up or (seat is not None and seat in state.seen.get(token, ()))
    return {
        "token": token,
        "space": state.spaces[token],
        "shape": threat.shape,
        "up": up,
        "threat": threat.id if known else "",
        "damage": state.damage.get(token, 0),
        "seen_by": list(state.seen.get(token, ())),
    }


def _faces(p: Play, tokens: list[str]) -> list[str]:
    return sorted(p.threat(token).id for token in tokens)


def _slot(p: Play, slot: str) -> dict[str, Any]:
    state = p.state
    cards, disrupts = list(state.slots[slot]), list(state.disrupts[slot])
    return {"cards": cards, "disrupts": disrupts, "total": p.slot_total(slot)}


def _event_back(p: Play) -> str:
    """Return the hint on the back of the top event card (MA-244, MA-298)."""
    cards = p.state.decks[decks.EVENT]
    return p.content.events[cards[-1]].back if cards else ""


def _drawn(p: Play, seat: int | None) -> list[str]:
    """Return the planning cards drawn, for those who drew them (MA-153)."""
    frame = next((each for each in p.stack if isinstance(each, Drawn)), None)
    return list(frame.cards) if frame is not None and frame.seat == seat else []
