"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Taking
from game.free_captains.names import ABILITIES, ABILITY_AT, COLOR_AT
from game.free_captains.rules import counting, dice
from game.free_captains.rules.demand import demand
from game.free_captains.rules.facing import evade_cubes
from game.free_captains.text import names
from game.free_captains.text.cards import lines, price_words
from game.free_captains.text.effects import ABILITY_NAMES, face_words, say
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import Line, Namer, a_or_an, capital, counted, filled, listed

PROMPTS: Mapping[str, Line[Play]] = {
    "dice": "Bring which dice?",
    "planet": "Search which Planet this round?",
    "face": lambda p, f: f"Engage or evade {_card(p, f)}?",
    "pay": lambda p, f: f"Pay {left_words(f)} for {_card(p, f)}.",
    "evade": "Draw the cubes of the Evade?",
    "after": "Use a power now, after the Engage?",
    "die": "Lower the die by how much?",
    "gain": "Raise which ability?",
    "lose": "Lower which ability?",
    "raise": "Raise which die?",
    "reroll": "Reroll one of your dice?",
    "must_reroll": "Reroll which die?",
    "swap": "Swap which die for which?",
    "understand": "Understand which Super Weapon?",
    "out": "Remove which cube from the bag?",
    "count": "Count an icon on which evaded card?",
    "search": "Search {planet}?",
    "probe": lambda p, f: f"Draw {_cubes(counting.cubes(p))} for the search?",
    "price": "Pay for the action with which cards?",
    "cubes": lambda p, f: "Take which Super Weapon?" if f.pick else "Place which cube where?",
    "keep": "Keep which cards?",
}
"""by step, its question: a template with the fields of the pending step, or a function"""
NAMERS: Mapping[str, Namer[Play]] = {"planet": lambda p, none: p.content.name(p.state.planet)}


def prompt(p: Play) -> str:
    """Return the question of the current decision."""
    state = p.state
    if state.over or not state.stack:
        return "The game is over."
    frame = state.stack[-1]
    question = PROMPTS[frame.step]
    return filled(question, p, frame, NAMERS) if isinstance(question, str) else question(p, frame)


def _card(p: Play, f: Facing) -> str:
    return p.content.name(p.state.line[f.card])


def _cubes(n: int) -> str:
    """Return "no cubes", "1 cube", "2 cubes"."""
    return counted(n, "cube") if n else "no cubes"


def left_words(f: Facing) -> str:
    """Return what is left to pay: "2 Combat and 1 Science"."""
    need = zip(ABILITIES, dice.left(f), strict=True)
    return listed([f"{n} {ABILITY_NAMES[icon]}" for icon, n in need if n], "and")


def label(p: Play, o: Option) -> Label:
    """Return an option in words."""
    return WORDS[o.verb](p, o)


def _keep(p: Play, o: Option) -> Label:
    if not o.source:
        return Label("Keep all")
    if o.source in p.content.dice:
        return Label(p.content.name(o.source), _die_words(p, o.source))
    hand = [icon.capitalize() for icon in p.content.faced[o.source].hand]
    return Label(f"Keep {p.content.name(o.source)}", listed(hand, "and"))


def _die_words(p: Play, die: str) -> str:
    group = p.content.dice[die].group
    return "Crew: starts at 6" if group == "crew" else "Systems: you roll it now"


def _planet(p: Play, o: Option) -> Label:
    return Label(p.content.name(o.source), _plain(" ".join(lines(p.content, o.source))))


def _engage(p: Play, o: Option) -> Label:
    now = demand(p, p.state.line.index(o.source))
    need = zip(ABILITIES, now.total, strict=True)
    costs = listed([f"{n} {ABILITY_NAMES[icon]}" for icon, n in need if n], "and")
    return Label(f"Engage {p.content.name(o.source)}", f"Costs {costs}")


def _evade(p: Play, o: Option) -> Label:
    index = p.state.line.index(o.source)
    count = evade_cubes(p, index)
    free = bool(p.standing(x.EvadeFree, p.faced(index)))
    point = "Free" if free else "Costs 1 point"
    return Label(f"Evade {p.content.name(o.source)}", f"{point}, draws {_cubes(count)}")


def _pay(p: Play, o: Option) -> Label:
    if o.source == o.target:
        return Label(f"Pay 1 {ABILITY_NAMES[o.source]}")
    return Label(f"Pay 2 {ABILITY_NAMES[o.source]} for 1 {ABILITY_NAMES[o.target]}")


def _settle(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    return Label("Pay the rest with points", left_words(frame))


def _die(p: Play, o: Option) -> Label:
    value = p.state.value(o.source)
    face = p.content.dice[o.source].faces[value - 1]
    part = dice.part_for(p, p.stack[-1], o.source, o.target)
    acts = " and ".join(say(act) for act in face[part]) if part >= 0 else face_words(face)
    against = f", against {ABILITY_NAMES[o.target]}" if o.target in ABILITY_NAMES else ""
    return Label(f"{p.content.name(o.source)} at {value}", f"{capital(acts)}{against}")


def _face(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    face = p.content.dice[o.source].faces[frame.value - 1]
    return Label(f"Use the rolled {p.content.name(o.source)}", capital(face_words(face)))


def _power(p: Play, o: Option) -> Label:
    weapon = p.content.weapons[o.source]
    target = ""
    if o.target in ABILITY_NAMES:
        target = f" with {ABILITY_NAMES[o.target]}"
    elif o.target:
        target = f": {p.content.name(o.target)}"
    return Label(f"{weapon.name}{target}", capital(_plain(say(weapon.power))))


def _step(p: Play, o: Option) -> Label:
    value, down = p.state.value(o.source), int(o.target)
    shown = value - down
    face = face_words(p.content.dice[o.source].faces[shown - 1])
    return Label(f"Lower to {shown}", capital(face))


def _cube(p: Play, o: Option) -> Label:
    cube = capital(o.source)
    if o.target == "supply":
        return Label(f"{cube} to the supply")
    if o.target == "deck":
        return Label("Take a Super Weapon")
    if o.target in ABILITY_AT:
        ability, have = ABILITY_NAMES[o.target], p.state.abilities[ABILITY_AT[o.target]]
        if o.source == "black":
            return Label(f"Black: lose 1 {ability}", f"{have} to {have - 1}")
        return Label(f"{cube}: raise {ability}", f"{have} to {have + 1}")
    return Label(f"{cube} onto {p.content.name(o.target)}")


def _action(p: Play, o: Option) -> Label:
    price = p.content.planets[o.source].price
    assert price is not None
    words = _plain(" ".join(lines(p.content, o.source)))
    return Label(f"Pay {price_words(price)}", words)


def _fewer(p: Play, o: Option) -> Label:
    return Label("Draw fewer cubes", _plain(" ".join(lines(p.content, o.source))))


def _draw(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    count = evade_cubes(p, frame.card) if isinstance(frame, Facing) else counting.cubes(p)
    return Label(f"Draw {_cubes(count)}")


def _out(p: Play, o: Option) -> Label:
    label = f"Remove {a_or_an(o.source)} cube"
    return Label(label, f"{p.state.bag[COLOR_AT[o.source]]} in the bag")


def _done(p: Play, o: Option) -> Label:
    return Label("Remove no more" if isinstance(p.stack[-1], Taking) else "Keep no more")


def _price(p: Play, o: Option) -> Label:
    hand = [icon.capitalize() for icon in p.content.faced[o.source].hand]
    return Label(f"Discard {p.content.name(o.source)}", listed(hand, "and"))


def _raise(p: Play, o: Option) -> Label:
    return Label(f"Raise {names.die(p, o.source):the}", f"Now at {p.state.value(o.source)}")


def _reroll(p: Play, o: Option) -> Label:
    return Label(f"Reroll {names.die(p, o.source):the}", f"Now at {p.state.value(o.source)}")


def _plain(words: str) -> str:
    """Return words without marks of emphasis."""
    return words.replace("**", "")


WORDS: dict[str, Callable[[Play, Option], Label]] = {
    "keep": _keep,
    "planet": _planet,
    "engage": _engage,
    "evade": _evade,
    "pay": _pay,
    "settle": _settle,
    "die": _die,
    "face": _face,
    "power": _power,
    "step": _step,
    "gain": lambda p, o: Label(f"Gain 1 {ABILITY_NAMES[o.source]}"),
    "lose": lambda p, o: Label(f"Lose 1 {ABILITY_NAMES[o.source]}"),
    "raise": _raise,
    "reroll": _reroll,
    "swap": lambda p, o: Label(
        f"{p.content.name(o.source)} for {p.content.name(o.target)}", "You roll the new die"
    ),
    "understand": lambda p, o: Label(f"Understand {p.content.name(o.source)}"),
    "out": _out,
    "count": lambda p, o: Label(p.content.name(o.source)),
    "search": lambda p, o: Label("Search the Planet"),
    "skip": lambda p, o: Label("Skip the search", "The round ends"),
    "action": _action,
    "fewer": _fewer,
    "draw": _draw,
    "price": _price,
    "cube": _cube,
    "take": lambda p, o: Label(
        f"Take {p.content.name(o.source)}", _plain(" ".join(lines(p.content, o.source)))
    ),
    "pass": lambda p, o: Label("Continue"),
    "done": _done,
}
