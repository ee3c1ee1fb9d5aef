"""Talk about threats that were looked at: claims of people, true or not, answers of companions
(MA-148, MA-296, MA-R118, MA-R119).

Words move nothing. They change what those who hear them imagine (``imagining``), by how far the
speaker is trusted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.cards.models import Threat
from game.mandalorian.checking import Check
from game.mandalorian.context import Play
from game.mandalorian.state import Told
from game.table.decisions import Intent, Option, option
from game.table.refusals import Reason

COMPANION = "companion"
ENEMY, FEATURE = "enemy", "feature"
HEARING = (COMPANION, "human")
"""kinds of seats that listen"""
TRUST = (0.9, 0.45, 0.1)
"""share of games in which a claim is believed, by the untrue claims of its speaker so far"""


def faces(p: Play, token: str) -> tuple[str, ...]:
    """Return the threats that a facedown token may be, by its back."""
    shape = p.threat(token).shape
    found = p.content.faces[p.mission.number]
    return tuple(
        each.id for each in found if each.shape == shape and not each.orange and not each.aside
    )


def fits(threat: Threat, what: str) -> bool:
    """Return True if what was said is so of a threat."""
    if what in (ENEMY, FEATURE):
        return (threat.enemy is not None) == (what == ENEMY)
    return threat.id == what


def ways(p: Play, seat: int) -> Iterator[Option]:
    """Yield what a person can say in the own turn, and what can be asked."""
    if _nobody_listens(p, seat) is not None:
        return
    for token in p.state.spaces:
        if token not in p.state.up:
            yield from (option("tell", what, token) for what in (ENEMY, FEATURE, *faces(p, token)))
            yield option("ask", "", token)


def _nobody_listens(p: Play, seat: int) -> Reason | None:
    """Return the reason if there is nobody to talk to: no companion, or one mind."""
    kinds = [each.kind for each in p.state.setup.seats]
    if len(kinds) == 1:
        return Reason("MA-R51", "You play alone: there is no one to tell.")
    if p.shared:
        return Reason("MA-R119", "You share the characters, so everyone knows: look for yourself.")
    if kinds[seat] != "human" or COMPANION not in kinds:
        return Reason("MA-295", "Talk here is with companions, and none play at this table: just "
                      "tell the others.")  # fmt: skip
    return None


def _check_facedown(p: Play, seat: int, token: str) -> Reason | None:
    found = _nobody_listens(p, seat)
    if found is not None:
        return found
    if token not in p.state.spaces or token in p.state.up:
        return Reason("MA-296", "Everyone can see that for themselves: choose a facedown threat.")
    return None


def check_tell(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against saying something about a threat."""
    found = _check_facedown(p, f.seat, o.target)
    if found is not None:
        return found
    if f.seat not in p.state.seen.get(o.target, ()):
        return Reason("MA-R118", "You have not looked at that threat: use Intel first, then talk.")
    if o.source not in (ENEMY, FEATURE, *faces(p, o.target)):
        return Reason("MA-R118", "No threat with that back is one of those: say something else.")
    said = p.state.told.get(o.target)
    if said is not None and (said.seat, said.what) == (f.seat, o.source):
        return Reason("MA-R118", "You have already said that: say something else.")
    return None


def informed(p: Play, token: str) -> list[int]:
    """Return the companions who have looked at a facedown threat."""
    seats = p.state.setup.seats
    return [each for each in p.state.seen.get(token, ()) if seats[each].kind == COMPANION]


def check_ask(p: Play, f: Any, o: Intent) -> Reason | None:
    """Return the reason against asking about a threat."""
    found = _check_facedown(p, f.seat, o.target)
    if found is not None:
        return found
    if not informed(p, o.target):
        return Reason("MA-R118", "No companion has looked at that threat: ask about another.")
    said = p.state.told.get(o.target)
    if said is not None and said.seat in informed(p, o.target):
        return Reason("MA-R118", "A companion has already told you that: ask about another.")
    return None


def talk(p: Play, seat: int, chosen: Option) -> None:
    """Say something about a threat, or ask: a companion says what it saw."""
    token, space = chosen.target, p.state.spaces[chosen.target]
    if chosen.verb == "tell":
        p.state.told[token] = Told(seat, chosen.source)
        p.events.append(e.TokenTold(seat=seat, token=token, what=chosen.source, space=space))
        return
    who, threat = informed(p, token)[0], p.threat(token).id
    p.state.told[token] = Told(who, threat)
    p.events.append(e.TokenAnswered(seat=who, token=token, what=threat, space=space))


def turned_up(p: Play, token: str) -> None:
    """Let everybody see whether what was said about a threat was true (MA-R119)."""
    said = p.state.told.get(token)
    if said is None:
        return
    true = fits(p.threat(token), said.what)
    p.state.told[token] = Told(said.seat, said.what, "true" if true else "false")
    if not true:
        p.state.lies[said.seat] = p.state.lies.get(said.seat, 0) + 1
    p.events.append(
        e.WordProved(
            seat=said.seat, token=token, what=said.what, threat=p.threat(token).id, true=true
        )
    )


# --- beliefs --------------------------------------------------------------------------------------


def heard(p: Play, seat: int | None) -> dict[str, Told]:
    """Return what others have said about threats that a seat has not seen."""
    state = p.state
    if seat is None or p.shared or state.setup.seats[seat].kind not in HEARING:
        return {}
    return {
        token: said
        for token, said in state.told.items()
        if said.seat != seat and token in state.spaces and token not in state.up
        and seat not in state.seen.get(token, ())
    }  # fmt: skip


def trust(p: Play, speaker: int) -> float:
    """Return how often a speaker is believed."""
    return TRUST[min(p.state.lies.get(speaker, 0), len(TRUST) - 1)]


def supposes(p: Play, seat: int, token: str) -> bool:
    """Return True if, in an imagined game, a threat is what a seat was told that it is."""
    said = heard(p, seat).get(token) if p.state.told else None
    return said is not None and fits(p.threat(token), said.what)


TELLING: dict[str, Check] = {"tell": check_tell, "ask": check_ask}
