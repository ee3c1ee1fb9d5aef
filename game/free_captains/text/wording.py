"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Losing, Taking
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
    "dice": "Which dice do you bring aboard?",
    "planet": "Search which Planet this round?",
    "face": lambda p, f: f"Next in line: {_card(p, f)}. Engage or evade?",
    "pay": lambda p, f: f"You owe {left_words(f)} for {_card(p, f)}. How do you pay?",
    "evade": lambda p, f: f"You evade {_card(p, f)}. Draw the cubes?",
    "after": lambda p, f: f"You have engaged {_card(p, f)}. Use a power?",
    "die": "You used the die. Lower it by how much?",
    "gain": "Raise which ability?",
    "lose": lambda p, f: _lose(p, f),
    "raise": "Raise which die?",
    "reroll": "Reroll one of your dice?",
    "must_reroll": "Reroll which die?",
    "swap": "Swap which die for which?",
    "understand": "Understand which Super Weapon?",
    "out": "Remove which cube from the bag?",
    "count": "Count an icon on which evaded card?",
    "search": "Search {planet}?",
    "probe": lambda p, f: _probe(counting.cubes(p)),
    "price": "Which cards pay for the Planet action?",
    "cubes": lambda p, f: "Take which Super Weapon?" if f.pick else "Where does each cube go?",
    "keep": "Keep which cards for their Codes and Keys?",
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


def _lose(p: Play, f: Losing) -> str:
    """Return the question about a point that is lost, with what it is lost for."""
    faced = next((each for each in reversed(p.stack) if isinstance(each, Facing)), None)
    if f.why == "cube" or faced is None:
        return "The cube lowers which ability?"
    return f"Pay 1 point of which ability to evade {_card(p, faced)}?"


def _card(p: Play, f: Facing) -> str:
    return p.content.name(p.state.line[f.card])


def _probe(n: int) -> str:
    return f"Draw {_cubes(n)} for the search?" if n else "You would draw no cubes. Search anyway?"


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
        return Label(f"Bring {names.die(p, o.source):the}", _die_words(p, o.source))
    detail = f"It can pay {_icons(p, o.source)} for a Planet action later"
    return Label(f"Keep {p.content.name(o.source)}", detail)


def _icons(p: Play, card: str) -> str:
    """Return ``1 Code and 1 Key``."""
    return listed(f"1 {icon.capitalize()}" for icon in p.content.faced[card].hand)


def _die_words(p: Play, die: str) -> str:
    group = p.content.dice[die].group
    return "A Crew die; it starts at 6" if group == "crew" else "A Systems die; you roll it now"


def _planet(p: Play, o: Option) -> Label:
    words = _plain(" ".join(lines(p.content, o.source)))
    return Label(f"Search {p.content.name(o.source)}", words)


def _engage(p: Play, o: Option) -> Label:
    now = demand(p, p.state.line.index(o.source))
    need = zip(ABILITIES, now.total, strict=True)
    costs = listed([f"{n} {ABILITY_NAMES[icon]}" for icon, n in need if n], "and")
    return Label(f"Engage {p.content.name(o.source)}", f"Costs {costs}")


def _evade(p: Play, o: Option) -> Label:
    index = p.state.line.index(o.source)
    count = evade_cubes(p, index)
    free = bool(p.standing(x.EvadeFree, p.faced(index)))
    price = "Free" if free else "Costs 1 point of any ability"
    return Label(f"Evade {p.content.name(o.source)}", f"{price}; you draw {_cubes(count)}")


def _pay(p: Play, o: Option) -> Label:
    ability, n = ABILITY_NAMES[o.source], 1 if o.source == o.target else 2
    left = f"Leaves you {_have(p, o.source) - n} {ability}"
    if n == 1:
        return Label(f"Pay 1 {ability}", left)
    return Label(f"Pay 2 {ability} for 1 {ABILITY_NAMES[o.target]}", left)


def _settle(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    return Label(f"Pay {left_words(frame)}", "With points alone: no die, no power")


def _have(p: Play, ability: str) -> int:
    """Return the player's points of an ability."""
    return p.state.abilities[ABILITY_AT[ability]]


def _die(p: Play, o: Option) -> Label:
    value = p.state.value(o.source)
    face = p.content.dice[o.source].faces[value - 1]
    part = dice.part_for(p, p.stack[-1], o.source, o.target)
    acts = "; ".join(_act(act, o.target) for act in face[part]) if part >= 0 else face_words(face)
    return Label(f"Use {names.die(p, o.source):the} at {value}", capital(acts))


def _act(act: x.Model, target: str) -> str:
    """Return an action of a die where it is open, so without the cards it is for."""
    if isinstance(act, x.Bonus):
        ability = ABILITY_NAMES.get(target or act.icon, "of any ability")
        return f"pays {'up to ' if act.n > 1 else ''}{act.n} {ability}"
    return say(act).partition(" (")[0]


def _face(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    face = p.content.dice[o.source].faces[frame.value - 1]
    parts = ("; ".join(_act(act, o.target) for act in part) for part in face)
    return Label(f"Use the {p.content.name(o.source)} you rolled", capital(", or ".join(parts)))


def _power(p: Play, o: Option) -> Label:
    weapon = p.content.weapons[o.source]
    target = ""
    if o.target in ABILITY_NAMES:
        target = f" with {ABILITY_NAMES[o.target]}"
    elif o.target:
        target = f" on {p.content.name(o.target)}"
    told = _plain(say(weapon.power)).removeprefix("Engaging: ")
    if o.target in ABILITY_NAMES:
        told = told.replace("an ability of your choice", ABILITY_NAMES[o.target])
    if isinstance(weapon.power, x.CountEvaded) and target:
        told = "the card's planet icons count in this round's search"
    return Label(f"Use {weapon.name}{target}", capital(told))


def _step(p: Play, o: Option) -> Label:
    value, down = p.state.value(o.source), int(o.target)
    shown = value - down
    face = p.content.dice[o.source].faces[shown - 1]
    parts = ("; ".join(_later(act) for act in part) for part in face)
    return Label(f"Lower the die to {shown}", f"On its next use it {', or '.join(parts)}")


def _later(act: x.Model) -> str:
    """Return an action of a die before its moment, with the cards it is for."""
    if isinstance(act, x.Bonus):
        return _act(act, "")
    told, bracket, cards = say(act).removesuffix(")").partition(" (")
    return f"{told} {LATER.get(cards, f'({cards})')}" if bracket else told


LATER = {
    "Evade": "in an Evade",
    "Agent or Event": "against an Agent or Event",
    "Guardforce with a planet icon": "against a Guardforce with a planet icon",
}
"""by the cards that an action of a die is for, how a sentence names them"""


def _cube(p: Play, o: Option) -> Label:
    cube = f"{a_or_an(o.source)} cube"
    if o.target == "supply":
        return Label(f"Return {cube} to the supply")
    if o.target == "deck":
        return Label("Take a Super Weapon")
    if o.target in ABILITY_AT:
        ability, have = ABILITY_NAMES[o.target], _have(p, o.target)
        if o.source == "black":
            return Label(f"Lose 1 {ability} to {cube}", f"From {have} to {have - 1}")
        return Label(f"Raise {ability} with {cube}", f"From {have} to {have + 1}")
    held, weapon = p.state.cubes_on.get(o.target), p.content.weapons.get(o.target)
    toward = ""
    if held is not None and weapon is not None:
        toward = f"Cube {sum(held) + 1} of {sum(weapon.needs.values())} to Understand it"
    return Label(f"Place {cube} on {p.content.name(o.target)}", toward)


def _action(p: Play, o: Option) -> Label:
    price = p.content.planets[o.source].price
    assert price is not None
    words = _plain(" ".join(lines(p.content, o.source)))
    words = words.removeprefix(f"Pay {price_words(price)}: ")
    return Label(f"Pay {price_words(price)}", capital(words))


def _fewer(p: Play, o: Option) -> Label:
    words = _plain(" ".join(lines(p.content, o.source)))
    draw, link, gain = words.partition("you may ")[2].partition(" and ")
    return Label(f"{capital(draw)} cubes" if link else "Draw fewer cubes", capital(gain or words))


def _draw(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    count = evade_cubes(p, frame.card) if isinstance(frame, Facing) else counting.cubes(p)
    return Label(f"Draw {_cubes(count)}")


def _out(p: Play, o: Option) -> Label:
    label = f"Remove {a_or_an(o.source)} cube"
    held = counted(p.state.bag[COLOR_AT[o.source]], f"{o.source} cube")
    return Label(label, f"The bag holds {held}")


def _done(p: Play, o: Option) -> Label:
    return Label(
        "Remove no more cubes" if isinstance(p.stack[-1], Taking) else "Keep no more cards"
    )


def _price(p: Play, o: Option) -> Label:
    return Label(f"Discard {p.content.name(o.source)}", f"Pays {_icons(p, o.source)}")


def _raise(p: Play, o: Option) -> Label:
    return Label(f"Raise {names.die(p, o.source):the}", f"Now at {p.state.value(o.source)}")


def _reroll(p: Play, o: Option) -> Label:
    return Label(f"Reroll {names.die(p, o.source):the}", f"Now at {p.state.value(o.source)}")


def _plain(words: str) -> str:
    """Return words without marks of emphasis."""
    return words.replace("**", "")


def _change(verb: str, by: int) -> Callable[[Play, Option], Label]:
    def words(p: Play, o: Option) -> Label:
        have = _have(p, o.source)
        return Label(f"{verb} 1 {ABILITY_NAMES[o.source]}", f"From {have} to {have + by}")

    return words


PASS = {"after": "Use no power", "reroll": "Keep the dice as they are"}
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
    "gain": _change("Gain", 1),
    "lose": _change("Lose", -1),
    "raise": _raise,
    "reroll": _reroll,
    "swap": lambda p, o: Label(
        f"Swap {names.die(p, o.source):the} for {names.die(p, o.target):the}",
        "You roll the new die",
    ),
    "understand": lambda p, o: Label(f"Understand {p.content.name(o.source)}"),
    "out": _out,
    "count": lambda p, o: Label(f"Count {p.content.name(o.source)}"),
    "search": lambda p, o: Label("Search the Planet"),
    "skip": lambda p, o: Label("Skip the search", "The round ends without a draw"),
    "action": _action,
    "fewer": _fewer,
    "draw": _draw,
    "price": _price,
    "cube": _cube,
    "take": lambda p, o: Label(
        f"Take {p.content.name(o.source)}", _plain(" ".join(lines(p.content, o.source)))
    ),
    "pass": lambda p, o: Label(PASS.get(p.stack[-1].step, "Continue")),
    "done": _done,
}
