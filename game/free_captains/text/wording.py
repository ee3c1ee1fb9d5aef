"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.free_captains.cards import effects as x
from game.free_captains.cards.models import Price
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Losing, Paying, Raising, Searching, Taking
from game.free_captains.names import ABILITIES, ABILITY_AT, COLOR_AT
from game.free_captains.rules import counting, dice, powers, searching
from game.free_captains.rules.demand import demand
from game.free_captains.rules.facing import evade_cubes
from game.free_captains.text import names
from game.free_captains.text.cards import lines, price_words
from game.free_captains.text.effects import ABILITY_NAMES, face_words, points, say
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import Line, a_or_an, capital, counted, listed

PROMPTS: Mapping[str, Line[Play]] = {
    "dice": "Which dice do you bring aboard?",
    "planet": "Which Planet do you set course for this round?",
    "face": lambda p, f: f"{_card(p, f)} {_stands(p, p.state.line[f.card])}. Engage or evade?",
    "pay": lambda p, f: f"You owe {left_words(f)} for {_card(p, f)}. How do you pay?",
    "evade": lambda p, f: _evading(p, f),
    "after": lambda p, f: (
        f"{_card(p, f)} {names.card(p, p.state.line[f.card]):is|are} behind you. Use a power?"
    ),
    "die": lambda p, f: (
        f"{capital(f'{names.die(p, f.die):the}')} tires a little. Lower the die to what?"
    ),
    "gain": lambda p, f: f"Which ability do you raise? {counted(f.left, 'point')} left to gain.",
    "lose": lambda p, f: _lose(p, f),
    "raise": lambda p, f: f"Which die do you raise by {f.sides}?",
    "reroll": "Reroll one of your dice, or keep them as they are?",
    "must_reroll": "Which die do you reroll?",
    "swap": "Which die do you swap, and for which?",
    "understand": "Which Super Weapon do you come to understand?",
    "out": lambda p, f: f"Which cube do you take out of the bag? {f.left} to go.",
    "count": "Which evaded card do you count an icon on?",
    "search": lambda p, f: _searching(p),
    "probe": lambda p, f: _probe(counting.cubes(p)),
    "price": lambda p, f: f"You owe {_owed(f)}. Which card do you hand over?",
    "cubes": lambda p, f: (
        "Which Super Weapon do you take?" if f.pick else "Where does each cube go?"
    ),
    "keep": "Which cards do you keep for their Codes and Keys?",
}
"""by step, its question, or a function that asks it"""


def prompt(p: Play) -> str:
    """Return the question of the current decision."""
    state = p.state
    if state.over or not state.stack:
        return "The game is over."
    frame = state.stack[-1]
    question = PROMPTS[frame.step]
    return question if isinstance(question, str) else question(p, frame)


def _lose(p: Play, f: Losing) -> str:
    """Return the question about a point that is lost, with what it is lost for."""
    faced = next((each for each in reversed(p.stack) if isinstance(each, Facing)), None)
    if f.why == "cube" or faced is None:
        return "A black cube costs you a point. Which ability loses it?"
    return f"Which ability pays the point to evade {_card(p, faced)}?"


def _owed(f: Paying) -> str:
    """Return the Codes and Keys still to be paid: "1 Code and 1 Key"."""
    return price_words(Price(code=f.code, key=f.key))


def _stands(p: Play, id: str) -> str:
    """Return where a card of the line is, as the end of a sentence; a person stands."""
    faced = p.content.faced.get(id)
    who, person = names.card(p, id), faced is not None and faced.kind == "agent"
    return f"{who:bars|bar} the way" if person else f"{who:lies|lie} dead ahead"


def _card(p: Play, f: Facing) -> str:
    return p.content.name(p.state.line[f.card])


def _evading(p: Play, f: Facing) -> str:
    """Return the question before the draw of an Evade, with what can be used first."""
    n, past = evade_cubes(p, f.card), f"You evade {_card(p, f)}"
    found = ("a die" * any(dice.die_options(p, f)), "a power" * any(powers.power_options(p, f)))
    first = f"use {' or '.join(filter(None, found))} first" if any(found) else ""
    if not n:
        return f"{past} without a draw. {f'{capital(first)}, or go on' if first else 'Go on'}?"
    return f"{past}. Draw {_cubes(n)}{f', or {first}' if first else ''}?"


def _searching(p: Play) -> str:
    """Return the question of the search, with the dice that can act once it is chosen."""
    options = dice.die_options(p, Searching(0, step="probe"))
    able = [f"{names.die(p, each):the}" for each in dict.fromkeys(o.source for o in options)]
    first = f" {capital(listed(able, 'and'))} can act before the draw." if able else ""
    return f"Search {p.content.name(p.state.planet)}?{first}"


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
        return Label("Keep every card", "Their Codes and Keys can pay for Planet actions later")
    if o.source in p.content.dice:
        return Label(f"Bring {names.die(p, o.source):the} aboard", _die_words(p, o.source))
    detail = f"Worth {_icons(p, o.source)} when you pay for a Planet action"
    return Label(f"Keep {p.content.name(o.source)}", detail)


def _icons(p: Play, card: str) -> str:
    """Return ``1 Code and 1 Key``."""
    return listed(f"1 {icon.capitalize()}" for icon in p.content.faced[card].hand)


def _die_words(p: Play, die: str) -> str:
    group = p.content.dice[die].group
    return (
        "A Crew die; it starts at 6"
        if group == "crew"
        else "A Systems die; it starts at what you roll"
    )


def _planet(p: Play, o: Option) -> Label:
    words = _plain(" ".join(lines(p.content, o.source)))
    if p.content.planets[o.source].price is None and not words.startswith("Search: "):
        words = words.replace("−1 Strength", "1 less Strength").replace("+1", "1 more")
        words = (
            f"This round, {words if words.startswith('Guard') else words[0].lower() + words[1:]}"
        )
    return Label(f"Set course for {p.content.name(o.source)}", words)


def _engage(p: Play, o: Option) -> Label:
    now = demand(p, p.state.line.index(o.source))
    need = zip(ABILITIES, now.total, strict=True)
    found = [(icon, n) for icon, n in need if n]
    costs = listed([f"{n} {ABILITY_NAMES[icon]}" for icon, n in found], "and")
    if len(found) == 1:
        icon, n = found[0]
        have, word = _have(p, icon), ABILITY_NAMES[icon]
        costs = f"{n} of your {have} {word}" if n <= have else f"{n} {word}; you have {have}"
    return Label(f"Engage {p.content.name(o.source)}", f"Costs {costs}")


def _evade(p: Play, o: Option) -> Label:
    index = p.state.line.index(o.source)
    count = evade_cubes(p, index)
    free = bool(p.standing(x.EvadeFree, p.faced(index)))
    label = f"Evade {p.content.name(o.source)}"
    if free:
        return Label(
            label, f"Costs no points; you draw {_cubes(count)}" if count else "Costs nothing"
        )
    drawn = f"you then draw {_cubes(count)}" if count else "you draw no cubes"
    return Label(label, f"Costs 1 point of any ability; {drawn}")


def _pay(p: Play, o: Option) -> Label:
    ability, n = ABILITY_NAMES[o.source], 1 if o.source == o.target else 2
    rest = _have(p, o.source) - n
    left = f"Leaves you {rest} {ability}" if rest else f"Spends your last {ability}"
    if n == 1:
        return Label(f"Pay 1 {ability}", left)
    return Label(f"Pay 2 {ability} in place of 1 {ABILITY_NAMES[o.target]}", left)


def _settle(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    return Label(
        f"Pay {left_words(frame)} outright", "From your own points, without a die or a power"
    )


def _have(p: Play, ability: str) -> int:
    """Return the player's points of an ability."""
    return p.state.abilities[ABILITY_AT[ability]]


def _die(p: Play, o: Option) -> Label:
    value = p.state.value(o.source)
    face = p.content.dice[o.source].faces[value - 1]
    part = dice.part_for(p, p.stack[-1], o.source, o.target)
    acts = _acts(face[part], o.target) if part >= 0 else face_words(face)
    return Label(f"Put {names.die(p, o.source):the} to work", f"At {value}: {acts}")


def _acts(part: x.Part, target: str) -> str:
    """Return the actions of a part of a face: "pay 1 Science and raise a Systems die by 1"."""
    return " and ".join(_act(act, target) for act in part)


def _act(act: x.Model, target: str) -> str:
    """Return an action of a die where it is open, so without the cards it is for."""
    if isinstance(act, x.Bonus):
        ability = ABILITY_NAMES.get(target or act.icon, "of any ability")
        return f"pay {'up to ' if act.n > 1 else ''}{act.n} {ability}"
    return say(act).partition(" (")[0]


def _face(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    assert isinstance(frame, Facing)
    face = p.content.dice[o.source].faces[frame.value - 1]
    parts = (_acts(part, o.target) for part in face)
    return Label(f"Use the {p.content.name(o.source)} you rolled", capital(", or ".join(parts)))


def _power(p: Play, o: Option) -> Label:
    weapon = p.content.weapons[o.source]
    target = ""
    if o.target in ABILITY_NAMES:
        target = f" for {ABILITY_NAMES[o.target]}"
    elif o.target:
        target = f" on {p.content.name(o.target)}"
    told = _plain(say(weapon.power)).removeprefix("Engaging: ")
    if o.target in ABILITY_NAMES:
        paid = ABILITY_NAMES[o.target]
        told = f"Pay the card's own Strength with {paid}; added Strengths stay as they are"
    if isinstance(weapon.power, x.CountEvaded) and target:
        told = "the card's planet icons count in this round's search"
    verb = HANDLED.get(weapon.name.rpartition(" ")[2], "Use")
    return Label(f"{verb} {weapon.name}{target}", capital(told))


HANDLED = {
    "Moonpeeler": "Fire", "Bell": "Ring", "Organ": "Play", "Furnace": "Light", "Lens": "Train",
    "Mallet": "Swing",
}  # fmt: skip
"""by the last word of a Super Weapon's name, what a hand does with it"""


def _step(p: Play, o: Option) -> Label:
    value, down = p.state.value(o.source), int(o.target)
    shown = value - down
    face = p.content.dice[o.source].faces[shown - 1]
    parts = (" and ".join(_later(act) for act in part) for part in face)
    return Label(f"Lower the die to {shown}", f"Next time, use it to {', or '.join(parts)}")


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
            return Label(f"Lose 1 {ability} to {cube}", f"Drops it from {have} to {have - 1}")
        return Label(f"Raise {ability} with {cube}", f"Brings it from {have} to {have + 1}")
    held, weapon = p.state.cubes_on.get(o.target), p.content.weapons.get(o.target)
    toward = ""
    if held is not None and weapon is not None:
        left = sum(weapon.needs.values()) - sum(held) - 1
        toward = (
            f"It then needs {counted(left, 'more cube')}"
            if left
            else "It is the last one: you Understand the weapon"
        )
    return Label(f"Place {cube} on {p.content.name(o.target)}", toward)


def _action(p: Play, o: Option) -> Label:
    price = p.content.planets[o.source].price
    assert price is not None
    words = _plain(" ".join(lines(p.content, o.source)))
    words = words.removeprefix(f"Pay {price_words(price)}: ")
    return Label(f"Pay {price_words(price)}", capital(words))


def _fewer(p: Play, o: Option) -> Label:
    offer = searching.fewer_offer(p)
    assert offer is not None, "it is an option"
    return Label(f"Draw {offer.n} fewer cubes", f"Gain {points(offer.gain)}.")


def _draw(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    count = evade_cubes(p, frame.card) if isinstance(frame, Facing) else counting.cubes(p)
    if isinstance(frame, Facing) and not count:
        return Label("Go on", "This Evade draws no cubes")
    held = sum(p.state.bag)
    return Label(f"Draw {_cubes(count)}", f"The bag holds {held}" if count and held else "")


def _out(p: Play, o: Option) -> Label:
    left = p.state.bag[COLOR_AT[o.source]] - 1
    held = counted(left, f"{o.source} cube") if left else f"no {o.source} cube"
    return Label(f"Remove {a_or_an(o.source)} cube", f"Leaves {held} in the bag")


def _done(p: Play, o: Option) -> Label:
    return Label(
        "Leave the rest in the bag" if isinstance(p.stack[-1], Taking) else "Leave the rest behind"
    )


def _price(p: Play, o: Option) -> Label:
    return Label(
        f"Hand over {p.content.name(o.source)}", f"Covers {_icons(p, o.source)} of the price"
    )


def _raise(p: Play, o: Option) -> Label:
    frame, now = p.stack[-1], p.state.value(o.source)
    assert isinstance(frame, Raising)
    to = min(6, now + frame.sides)
    return Label(f"Raise {names.die(p, o.source):the}", f"Brings it from {now} to {to}")


def _reroll(p: Play, o: Option) -> Label:
    value = p.state.value(o.source)
    return Label(f"Reroll {names.die(p, o.source):the}", f"It now shows {value}")


def _plain(words: str) -> str:
    """Return words without marks of emphasis."""
    return words.replace("**", "")


def _change(verb: str, by: int) -> Callable[[Play, Option], Label]:
    def words(p: Play, o: Option) -> Label:
        have = _have(p, o.source)
        return Label(
            f"{verb} 1 {ABILITY_NAMES[o.source]}",
            f"{'Brings' if by > 0 else 'Drops'} it from {have} to {have + by}",
        )

    return words


PASS = {"after": "Save your powers", "reroll": "Keep the dice as they are"}
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
    "understand": lambda p, o: Label(
        f"Understand {p.content.name(o.source)}", "Its power works from now on"
    ),
    "out": _out,
    "count": lambda p, o: Label(
        f"Count {p.content.name(o.source)}", "1 of its planet icons joins the search"
    ),
    "search": lambda p, o: Label(
        f"Search {p.content.name(p.state.planet)}",
        f"As it stands, you would draw {_cubes(counting.cubes(p))}",
    ),
    "skip": lambda p, o: Label("Fly on without a search", "The round ends and the bag stays shut"),
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
