"""Why can't I? The first rule against an intent, with its figures (promise 5)."""

from __future__ import annotations

from collections.abc import Callable

from game.outer_rim import contacts, delivery, jobs, market, movement, patrols, trading
from game.outer_rim.conditions import LEVEL_NAMES, amount, company, reputation
from game.outer_rim.play import Play
from game.table.decisions import Intent, Options, parse
from game.table.machine import Frame
from game.table.refusals import Reason

STEP_NAMES = {"planning": "planning step", "action": "action step", "encounter": "encounter step"}
HOME_STEP = {
    "move": "planning",
    "recover": "planning",
    "credits": "planning",
    "buy": "action",
    "discard": "action",
    "deliver": "action",
    "trade": "action",
    "end": "action",
    "fight": "encounter",
    "draw": "encounter",
    "meet": "encounter",
    "job": "encounter",
    "hunt": "encounter",
}
"""the step of the turn that each verb belongs to"""
STEP_CLAUSE = {"planning": "OR-086", "action": "OR-106", "encounter": "OR-193"}


def intent(key: str) -> Intent:
    """The intent that a key spells; refuses text that is no key."""
    return parse(key)


def not_now(p: Play, f: Frame, options: Options, wanted: Intent) -> Reason:
    """Why this is not among the options of the step that asks."""
    player = p.player(f.seat)
    home = HOME_STEP.get(wanted.verb)
    if player.defeated and f.step == "planning" and wanted.verb != "recover":
        return Reason("OR-091", "You are defeated: all you can do is recover.")
    if home is not None and f.step in STEP_NAMES and f.step != home:
        return Reason(
            STEP_CLAUSE[home],
            "That belongs to the {home}; this is the {step}.",
            home=STEP_NAMES[home],
            step=STEP_NAMES[f.step],
        )
    check = CHECKS.get(wanted.verb)
    reason = check(p, f, wanted) if check is not None else None
    return reason or _other_question(options)


def _other_question(options: Options) -> Reason:
    verbs = ", ".join(dict.fromkeys(each.verb for each in options))
    return Reason(
        "OR-193",
        "That does not answer the question asked now; answers to it: {verbs}.",
        verbs=verbs,
    )


def _move(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    player, goal = p.player(f.seat), wanted.target
    if goal not in p.galaxy.spaces:
        return Reason("OR-023", "There is no space called '{goal}'.", goal=goal)
    if wanted.source and wanted.source != player.ship:
        return Reason("OR-087", "You move your own ship.")
    points = f.data.get("points", p.values(f.seat).hyperdrive)
    far = movement.away(p, player.space)[goal]
    label = p.galaxy.spaces[goal].label
    if far > points:
        return Reason(
            "OR-093",
            "{goal} is {far} spaces away; your hyperdrive takes you {points}.",
            goal=label,
            far=far,
            points=points,
        )
    return _blocked(p, f.seat, goal, points)


def _blocked(p: Play, seat: int, goal: str, points: int) -> Reason:
    """What stands in the way of a space near enough."""
    board, player = movement.lanes(p), p.player(seat)
    label = p.galaxy.spaces[goal].label
    free = board.path(player.space, goal, 0)
    halts = movement.stops(p, seat)
    for space in free[:-1]:
        if board.bit[space] & board.maelstrom:
            return Reason(
                "OR-096",
                "The way to {goal} leads through the Maelstrom, where it ends.",
                goal=label,
            )
        if board.bit[space] & halts:
            faction = next(each for each in patrols.here(p, space) if reputation(player, each) < 1)
            return Reason(
                "OR-097",
                "The {faction} patrol at {space} stops you on the way to {goal}: "
                "your reputation with it is {level}.",
                faction=faction.title(),
                space=p.galaxy.spaces[space].label,
                goal=label,
                level=LEVEL_NAMES[reputation(player, faction)],
            )
    return Reason(
        "OR-097", "No free way of {points} spaces leads to {goal}.", points=points, goal=label
    )


def _buy(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    asset = p.content.assets.get(wanted.source)
    if asset is None or not asset.deck:
        return Reason("OR-127", "'{card}' is no card of the market.", card=wanted.source)
    if market.top(p, asset.deck) != asset.id:
        return Reason("OR-127", "{card} is not on top of its deck.", card=asset.name)
    if f.step == "action":
        if f.data["market"]:
            return Reason("OR-108", "You have taken your market action this turn.")
        closed = market.why_no_market(p, f.seat)
        if closed is not None:
            return closed
    reason = market.why_not_buy(p, f.seat, asset.id)
    if reason is None and wanted.target != market.SLOT_OF[asset.kind]:
        return Reason(
            "OR-142",
            "{card} is {kind} and goes into a slot of its own type.",
            card=asset.name,
            kind=asset.kind,
        )
    return reason


def _discard(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    if wanted.source in p.state.market and f.step == "action":
        if f.data["market"]:
            return Reason("OR-108", "You have taken your market action this turn.")
        closed = market.why_no_market(p, f.seat)
        if closed is not None:
            return closed
        return Reason("OR-R27", "That deck has no card left.")
    if wanted.source in p.state.market and f.step == "market":
        return Reason("OR-125", "One card at most is discarded in a market action.")
    if wanted.source in p.player(f.seat).cards:
        return Reason(
            "OR-R32",
            "Own cards are discarded only to make room, to barter, or when an effect says so.",
        )
    return None


def _deliver(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    if f.step == "action" and f.data["deliver"]:
        return Reason("OR-108", "You have delivered this turn.")
    return delivery.why_not(p, f.seat, wanted.source)


def _job(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    return _obliged(p, f) or jobs.why_not(p, f.seat, wanted.source)


def _obliged(p: Play, f: Frame) -> Reason | None:
    bad = patrols.obliged(p, f.seat) if f.step == "encounter" else []
    if not bad:
        return None
    return Reason(
        "OR-196",
        "Your reputation with the {faction} patrol here is negative: you have to encounter it.",
        faction=bad[0].title(),
    )


def _meet(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    bound = _obliged(p, f)
    if bound is not None:
        return bound
    here = p.player(f.seat).space
    if wanted.source.rpartition(".")[0] != here:
        return Reason("OR-225", "That contact is on another planet.")
    if wanted.source not in contacts.places(p, here):
        return Reason("OR-R62", "That contact space is empty.")
    return None


def _draw(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    return _obliged(p, f) or Reason("OR-211", "That is not the encounter deck of your space.")


def _fight(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    return _obliged(p, f) or Reason("OR-194", "That patrol is not in your space.")


def _hunt(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    bound = _obliged(p, f)
    if bound is not None:
        return bound
    return Reason("OR-301", "The crew you hunt has to be yours or in your space.")


def _use(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    power = p.content.powers.get(wanted.source)
    player = p.player(f.seat)
    if power is None:
        return Reason("OR-107", "There is no ability '{name}'.", name=wanted.source)
    name = p.content.name(power.card)
    mine = any(power in each for each in p.values(f.seat).powers.values())
    if not mine and power.card not in player.secrets:
        return Reason("OR-107", "{name} is not yours to use.", name=name)
    if power.id in player.used:
        return Reason("OR-190", "{name} has been used this turn.", name=name)
    if power.when in STEP_NAMES and f.step in STEP_NAMES and power.when != f.step:
        return Reason(
            "OR-085",
            "{name} is used in the {home}; this is the {step}.",
            name=name,
            home=STEP_NAMES[power.when],
            step=STEP_NAMES[f.step],
        )
    bound = _obliged(p, f)
    if bound is not None:
        return bound
    price = amount(p, f.seat, power.ability.cost.credits)
    if price > player.credits:
        return Reason(
            "OR-R26",
            "{name} costs {price}; you have {credits}: {short} short.",
            name=name,
            price=price,
            credits=player.credits,
            short=price - player.credits,
        )
    if power.ability.only is not None and power.ability.only.company and not company(p, f.seat):
        return Reason("OR-330", "{name} needs another player in your space.", name=name)
    return Reason("OR-107", "What {name} asks for is not given here and now.", name=name)


def _credits(p: Play, f: Frame, wanted: Intent) -> Reason | None:
    return Reason("OR-086", "One option is taken in the planning step.")


CHECKS: dict[str, Callable[[Play, Frame, Intent], Reason | None]] = {
    "move": _move,
    "recover": _credits,
    "credits": _credits,
    "buy": _buy,
    "discard": _discard,
    "deliver": _deliver,
    "job": _job,
    "meet": _meet,
    "draw": _draw,
    "fight": _fight,
    "hunt": _hunt,
    "use": _use,
    **trading.REASONS,
}
