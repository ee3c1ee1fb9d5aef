"""Facts about favors for the table: which can be had, why not, and what each would do."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.draw.richtext import literal
from game.client.games.outer_rim.model import Model
from game.outer_rim.frames import FavorMoment, SkillTest
from game.outer_rim.odds import forecast
from game.outer_rim.rules import favors
from game.outer_rim.text.favors import NAMES
from game.outer_rim.text.grammar import listed, plural
from game.outer_rim.text.odds import percent
from game.table.decisions import option

ASK, ANSWER, PICK, MOMENT = "favor.ask", "favor.answer", "favor.pick", "favor.moment"
SLIPS = frozenset((ANSWER, PICK, MOMENT))
"""steps that are asked on a slip at the foot of the map"""
NOBODY = "Nobody can do you a favor now."
KINDS = (*NAMES, favors.WITHHOLD)


@dataclass(frozen=True)
class Tile:
    """One favor in the tray. ``words``: what it would do, or why it cannot be had; ``key``: the
    option that asks for it, "" for none."""

    kind: str
    name: str
    words: str
    key: str


def in_use(model: Model) -> bool:
    """Return True if there are people at the table who can do each other favors."""
    if not model.view["favors"]:
        return False
    return bool(favors.people(model.game.play(model.state), model.seat))


def asker(model: Model) -> int:
    """Return the seat that would ask: the one that decides, if its options are on view."""
    return model.decision.seat if model.decision and model.options else model.seat


def tiles(model: Model) -> list[Tile]:
    """Return all favors, possible now or not."""
    return [_tile(model, kind) for kind in KINDS]


def _tile(model: Model, kind: str) -> Tile:
    name = NAMES.get(kind, "Withhold")
    key = option("favor", kind).key
    if any(each.key == key for each in model.options):
        return Tile(kind, name, effect(model, kind), key)
    return Tile(kind, name, why_not(model, kind), "")


def why_not(model: Model, kind: str) -> str:
    """Return why a favor cannot be asked for now, by the check that lists it."""
    if not model.options:
        if model.decision is None:
            return "The game is over."
        return f"{literal(model.player_name(model.decision.seat))} decides now."
    found = model.why_not("favor", kind)
    return literal(found.text) if found is not None else NOBODY


def reason(model: Model) -> str:
    """Return why no favor at all can be asked for, "" if one can."""
    found = tiles(model)
    if any(each.key for each in found):
        return ""
    words = {each.words for each in found if each.kind != favors.WITHHOLD}
    return words.pop() if len(words) == 1 else NOBODY


def left(model: Model) -> str:
    """Return how many requests a player has left this turn."""
    spent = model.state.players[asker(model)].favors.requests
    return f"{plural(favors.REQUESTS - spent, 'request')} left this turn"


def effect(model: Model, kind: str) -> str:
    """Return what a favor would do for the player who decides, in figures."""
    play, seat = model.game.play(model.state), asker(model)
    odds = with_favor(model, kind)
    wished = favors.wishes(play, seat, kind)
    if kind == "advice":
        skill = tested(model)
        if odds and skill in wished:
            return f"{skill.title()} for this test: {odds}"
        return f"For your next test: {listed([each.title() for each in wished], 'or')}"
    values = model.values(seat)
    if kind == "combat_strategy":
        if odds:
            return f"1 more die in this combat: {odds}"
        if values is None:
            return "1 more die in your next combat"
        ground, ship = values.ground_combat, values.ship_combat
        return f"Your next combat: ground {_rise(ground)} dice, ship {_rise(ship)} dice"
    if kind == "endorsement":
        levels = model.view["players"][seat]["reputation"]
        said = [f"{{icon:{each}}} {each.title()} ({levels[each]})" for each in wished]
        return f"Positive until the turn ends: {listed(said, 'or')}"
    if kind == "shortcut":
        return f"Hyperdrive {_rise(values.hyperdrive if values else 0)} until the turn ends"
    return "Pay a player for helping somebody else with no favor. It binds nobody."


def _rise(figure: int) -> str:
    return f"{figure} {{icon:right}} {figure + 1}"


def tested(model: Model) -> str:
    """Return the skill of the test that is about to be rolled, "" for none."""
    found = [each for each in model.state.stack if isinstance(each, SkillTest)]
    return str(found[-1].skill) if found else ""


def chances(model: Model, kind: str) -> tuple[float, float] | None:
    """Return the chance of the dice about to be rolled, without and with a favor; None if the
    favor is for something else, or no dice are about to fall."""
    frame = model.state.stack[-1] if model.state.stack else None
    if not isinstance(frame, FavorMoment):
        return None
    fits = "advice" if frame.skill else "combat_strategy"
    if kind != fits:
        return None
    known = model.helped
    if known is None:
        play, seat = model.game.play(model.state), frame.seat
        bare = forecast.of_trial(play, seat)
        more = forecast.of_trial(play, seat, kind, frame.skill)
        known = model.helped = (bare.win, more.win) if bare and more else (-1.0, -1.0)
    return known if known[0] >= 0 else None


def with_favor(model: Model, kind: str) -> str:
    """Return ``23% -> 75%`` for the dice about to be rolled, "" if they are not."""
    found = chances(model, kind)
    if found is None:
        return ""
    return f"{percent(found[0])} {{icon:right}} {percent(found[1])}"


def helping(model: Model) -> str:
    """Return the favor for the dice about to be rolled, "" if there is none to be had."""
    frame = model.state.stack[-1] if model.state.stack else None
    if not isinstance(frame, FavorMoment):
        return ""
    kind = "advice" if frame.skill else "combat_strategy"
    return kind if any(each.key == option("favor", kind).key for each in model.options) else ""
