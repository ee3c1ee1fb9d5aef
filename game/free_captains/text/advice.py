"""The reasons of a hint, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.free_captains import odds
from game.free_captains.cards.effects import SearchDraw
from game.free_captains.context import Play
from game.free_captains.frames import Facing
from game.free_captains.names import ABILITIES, ABILITY_AT, COLOR_AT, COLORS
from game.free_captains.rules import counting
from game.free_captains.text import wording
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.decisions import Option
from game.table.grammar import counted, listed, percent
from game.table.hints import Measures


@dataclass(slots=True, frozen=True)
class Outcome(Measures):
    """The means of some futures, each until the end of its round."""

    spent: float = 0.0
    gained: float = 0.0
    cubes: float = 0.0
    weapons: float = 0.0
    lost: float = 0.0
    faces: float = 0.0
    hand: float = 0.0
    understood: float = 0.0
    yellow: float = 0.0
    """the share of yellow cubes in the bag"""


def tenths(amount: float) -> str:
    """Return an amount with one decimal, without it where it is whole."""
    return f"{round(amount, 1):g}"


def mean_words(points: float) -> str:
    """Return a mean of points: "1 point", "2.9 points"."""
    told = tenths(points)
    return f"{told} point{'' if told == '1' else 's'}"


# --- the first reason: the option itself --------------------------------------------------------


def because(p: Play, o: Option) -> str:
    """Return what speaks for an option at once."""
    return REASONS[o.verb](p, o)


def _engage(p: Play, o: Option) -> str:
    price, card = odds.price(p, o.source), p.content.faced[o.source]
    if not price.sure:
        die, often = p.content.name(price.rolls), percent(price.chance)
        return f"A roll of {die} pays for it {often} of the time."
    parts = [
        f"{n} {ABILITY_NAMES[icon]}" for icon, n in zip(ABILITIES, price.points, strict=True) if n
    ]
    helped = [p.content.name(each.source) for each in price.powers]
    helped += [f"{p.content.name(price.die)} at {price.value}"] if price.die else []
    cost = listed(parts, "and") if parts else "no points"
    with_help = f" with {listed(helped, 'and')}" if helped else ""
    count = card.planets
    icons = f", and brings {counted(count, 'cube')} to the search" if count else ""
    return f"It costs {cost}{with_help}{icons}."


def _evade(p: Play, o: Option) -> str:
    escape = odds.evade(p, o.source)
    best = escape.best
    if not escape.cubes:
        point = counted(escape.points, "point") if escape.points else "no point"
        return f"It costs {point} and draws no cubes."
    return (
        f"With its {counted(escape.cubes, 'cube')} it costs "
        f"{mean_words(escape.points + best.further)} on average "
        f"(worst case: {escape.points + best.worst})."
    )


def _die(p: Play, o: Option) -> str:
    value = p.state.value(o.source)
    if value == 1:
        return f"{p.content.name(o.source)} stays at 1, so its use costs nothing."
    return f"{p.content.name(o.source)} at {value} drops only to {value - 1}."


def _paid(p: Play, o: Option) -> str:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    return f"Your points cover the rest: {wording.left_words(frame)}."


def _pay(p: Play, o: Option) -> str:
    have = p.state.abilities[ABILITY_AT[o.source]]
    return f"{ABILITY_NAMES[o.source]} has {counted(have, 'point')} to spend."


def _ability(p: Play, o: Option) -> str:
    at = ABILITY_AT[o.source]
    have, most = p.state.abilities[at], p.captain.most[at]
    return f"{ABILITY_NAMES[o.source]} is at {have} of {most}."


def _step(p: Play, o: Option) -> str:
    value = p.state.value(o.source) - int(o.target)
    return f"{p.content.name(o.source)} will show {value}."


def _shows(p: Play, o: Option) -> str:
    return f"{p.content.name(o.source)} shows {p.state.value(o.source)} now."


def _search(p: Play, o: Option) -> str:
    return _weapon_chance(p)


def _draw(p: Play, o: Option) -> str:
    frame = p.stack[-1]
    if not isinstance(frame, Facing):
        return _weapon_chance(p)
    escape = odds.evade(p, p.state.line[frame.card])
    return (
        f"Its cubes cost {mean_words(escape.best.further)} on average "
        f"(worst case: {escape.best.worst})."
    )


def _weapon_chance(p: Play) -> str:
    count, found = counting.cubes(p), odds.search(p)["yellow"].any
    return f"A draw of {counted(count, 'cube')} finds a weapon {percent(found)} of the time."


def _cube(p: Play, o: Option) -> str:
    if o.target in ABILITY_AT:
        at = ABILITY_AT[o.target]
        return f"{ABILITY_NAMES[o.target]} is at {p.state.abilities[at]} of {p.captain.most[at]}."
    if o.target in p.content.weapons:
        card, there = p.content.weapons[o.target], sum(p.state.cubes_on[o.target])
        return f"{card.name} then has {there + 1} of the {sum(card.needs.values())} cubes it needs."
    return (
        "Each weapon brings the win closer." if o.target == "deck" else "It has no other use left."
    )


def _out(p: Play, o: Option) -> str:
    bag, color = p.state.bag, COLOR_AT[o.source]
    return f"{bag[color]} of the {sum(bag)} cubes in the bag are {COLORS[color]}."


def _planet(p: Play, o: Option) -> str:
    detail = wording.label(p, o).detail
    return detail if detail.endswith(".") else f"{detail}."


def _said(words: str) -> Callable[[Play, Option], str]:
    return lambda p, o: words


def _keep(p: Play, o: Option) -> str:
    if o.source in p.content.dice:
        crew = p.content.dice[o.source].group == "crew"
        return "A Crew die starts at 6." if crew else "A Systems die has actions that no other has."
    return "Codes and Keys pay for Planet actions later."


REASONS: Mapping[str, Callable[[Play, Option], str]] = {
    "keep": _keep, "planet": _planet, "engage": _engage, "evade": _evade, "settle": _paid,
    "pay": _pay, "die": _die, "step": _step, "lose": _ability, "gain": _ability, "raise": _shows,
    "reroll": _shows, "swap": _shows, "search": _search, "draw": _draw, "cube": _cube, "out": _out,
    "face": _said("The rolled die is gone after this card, so its use is free."),
    "power": _said("A power is free, once in each Encounter."),
    "skip": _said("This bag hurts more than it helps."),
    "action": _said("Your hand pays for it, and Codes and Keys buy nothing else."),
    "fewer": _said("Points of your choice are safer than random cubes."),
    "price": _said("This card pays with the least waste."),
    "take": _said("Its power helps the most in the rounds to come."),
    "understand": _said("You can use its power from now on."),
    "count": _said("Each icon counted is one more cube in the search."),
    "pass": _said("It saves your points and dice for later cards."),
    "done": _said("You have nothing more to gain here."),
}  # fmt: skip
"""by verb, what speaks for an option"""


def names_cubes(p: Play, o: Option) -> bool:
    """Return True if ``because`` says of an option how many cubes it brings to the search."""
    if o.verb == "engage":
        return odds.price(p, o.source).sure and p.content.faced[o.source].planets > 0
    if o.verb == "planet":
        return any(isinstance(each, SearchDraw) for each in p.content.planets[o.source].always)
    return o.verb == "count"


# --- the second reason: the comparison with the runner-up ---------------------------------------


def rather(outcomes: Sequence[Outcome], runner_up: str, cubes_named: bool = False) -> str:
    """Return the greatest advantage over the runner-up, in futures to the end of the round; cubes
    are none if the first reason has named them."""
    best, other = outcomes[0], outcomes[1]
    found = [
        (4.0 * (other.lost - best.lost),
         f"It is safer: {percent(best.lost)} of the rounds tried are lost, "
         f"against {percent(other.lost)}."),
        (1.0 * (best.weapons - other.weapons),
         f"It finds {tenths(best.weapons - other.weapons)} more weapons in the rounds tried."),
        (0.25 * (other.spent - best.spent),
         f"It spends {tenths(other.spent - best.spent)} fewer points by the end of the round."),
        (0.25 * (best.gained - other.gained),
         f"It regains {tenths(best.gained - other.gained)} more points by the end of the round."),
        (0.2 * (best.cubes - other.cubes) * (not cubes_named),
         f"Over the round it brings {tenths(best.cubes - other.cubes)} more cubes than "
         f"“{runner_up}”."),
        (0.1 * (best.faces - other.faces),
         f"It leaves your dice {tenths(best.faces - other.faces)} sides higher."),
        (0.15 * (best.hand - other.hand),
         f"It keeps {tenths(best.hand - other.hand)} more Code and Key cards."),
        (0.3 * (best.understood - other.understood), "It Understands a weapon sooner."),
        (6.0 * (best.yellow - other.yellow),
         f"It raises yellow to {percent(best.yellow)} of the bag."),
    ]  # fmt: skip
    most, words = max(found, key=lambda each: each[0])
    return words if most >= 0.02 else f"It is about even with “{runner_up}”, and slightly ahead."
