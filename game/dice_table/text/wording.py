"""The question of the table, and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from game.dice_table import box, names
from game.dice_table.attacks import damage, difficulty, weapon_of
from game.dice_table.building import build, dial, pool_of, sheet_of
from game.dice_table.cards import (
    characteristic,
    figure,
    figure_name,
    rank,
    rating,
    skill_name,
)
from game.dice_table.curtain import things
from game.dice_table.session import stim_heals
from game.dice_table.guide import BY_ID as LINES
from game.dice_table.guide import MARKS, Price, spent
from game.dice_table.injuries import BY_ID as ROWS
from game.dice_table.asking import masters_parts
from game.dice_table.criticals import HULL, own_table, used, worse
from game.dice_table.stations import SKILLS, crew_of, station_name
from game.dice_table.rolling import chance_of, critical_of, latest, next_die, roll_of
from game.dice_table.sheets import sheet
from game.dice_table.state import Record, State
from game.dice_table.text import pools, strikes
from game.edge.dice.faces import Kind, Symbol, face
from game.edge.dice.pool import Level, Pool, Side
from game.edge.text import dice
from game.table import grammar
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import Count, a_or_an, capital, counted, possessive

DIAL_NAMES = {
    "rank": "Ranks",
    "characteristic": "Characteristic",
    "opposing_rank": "The opponent's ranks",
    "opposing_characteristic": "The opponent's characteristic",
}
GROUPS = {"players": "the players", "others": "the opponents"}
CONTEXTS = {"combat": "Combat", "ship": "Ships", "talk": "Talk", "general": "Anything else"}
BEHIND = "behind the curtain"
Words = Callable[[State, Option], Label]
Labels = Mapping[str, Words]


def prompt(state: State) -> str:
    """Return the question: who builds what. Everybody may read it, so that it keeps quiet about a
    pool behind the curtain."""
    if state.curtain:
        return f"What does {state.setup.seats[0].name} roll behind the curtain?"
    who, die = state.setup.seats[state.who].name, next_die(state)
    if die is None:
        return f"What does {who} roll?"
    if state.typed:
        place, count = len(state.typed) + 1, len(pool_of(state))
        return f"What does your {dice.KINDS[die]} die show? It is die {place} of {count}."
    chance = chance_of(pool_of(state))
    odds = f" ({percent(chance)} to succeed)" if chance else ""
    pool = dice.pool(pool_of(state))
    if pool.startswith("no dice"):
        return f"{who} has {pool}{odds}. Roll anyway?"
    return f"{who} holds {pool}{odds}. Roll?"


def percent(chance: str) -> str:
    """Return a chance in whole percent from its fraction."""
    top, _, bottom = chance.partition("/")
    return grammar.percent(int(top) / int(bottom or 1))


def label(state: State, chosen: Option) -> Label:
    """Return an option in words."""
    return LABELS[chosen.verb](state, chosen)


def _always(text: str, detail: str = "") -> Callable[[State, Option], Label]:
    return lambda state, chosen: Label(text, detail)


def _named(
    text: str, known: Mapping[str, str], detail: str = ""
) -> Callable[[State, Option], Label]:
    return lambda state, chosen: Label(text.format(known[chosen.source]), detail)


# --- the pool -------------------------------------------------------------------------------------


def _why(state: State, chosen: Option) -> Label:
    if chosen.source == names.NONE:
        return Label("Note no reason", "Your next changes to the pool go without one")
    reason = names.REASONS[chosen.source]
    return Label(
        f"Note {reason[:1].lower()}{reason[1:]}", "Stands beside your next changes to the pool"
    )


def _skill(state: State, chosen: Option) -> Label:
    if chosen.source == names.NONE:
        return Label("Name no skill", "The check is of bare dice")
    skill = pools.reason(chosen.source)
    return Label(f"Roll {skill}", f"Makes this {a_or_an(skill)} check")


def _dial(by: int) -> Callable[[State, Option], Label]:
    def words(state: State, chosen: Option) -> Label:
        verb = "Raise" if by > 0 else "Lower"
        name = DIAL_NAMES[chosen.source]
        name = f"the {name.removeprefix('The ')[:1].lower()}{name.removeprefix('The ')[1:]}"
        return Label(f"{verb} {name} to {dial(state, chosen.source) + by}")

    return words


def _level(state: State, chosen: Option) -> Label:
    level = Level(chosen.source)
    return Label(
        f"Set the difficulty to {dice.LEVELS[level]}", dice.dice(Kind.DIFFICULTY, level.dice)
    )


def _take(state: State, chosen: Option) -> Label:
    whose = possessive(sheet(state, chosen.source).name)
    return Label(f"Use {whose} {pools.reason(state.skill)}", "Sets ranks and characteristic")


def _die(text: str, detail: str = "") -> Callable[[State, Option], Label]:
    return lambda state, chosen: Label(text.format(dice.dice(Kind(chosen.source), 1)), detail)


def _minus(state: State, chosen: Option) -> Label:
    kind = Kind(chosen.source)
    added = any(each.sort == "add" and each.kind is kind for each in state.parts)
    return Label(
        f"Remove {dice.dice(kind, 1)}", "Takes back the last one you added" if added else ""
    )


def _side(text: str) -> Callable[[State, Option], Label]:
    def words(state: State, chosen: Option) -> Label:
        side = Side(chosen.source)
        easier = (side is Side.ABILITY) == text.startswith("Upgrade")
        told = f"Makes the check a step {'easier' if easier else 'harder'}"
        return Label(text.format(dice.SIDES[side]), told)

    return words


def _invest(state: State, chosen: Option) -> Label:
    side = "ability" if chosen.source == "light" else "difficulty"
    return Label(f"Invest a {chosen.source} point", f"Flips the point and upgrades the {side} once")


def _drop(state: State, chosen: Option) -> Label:
    part = next(each for each in state.parts if each.id == chosen.source)
    told = pools.part(part)
    return Label(f"Take back {told[:1].lower()}{told[1:]}", "Undoes this one step of the pool")


# --- rolls ----------------------------------------------------------------------------------------


def _who(state: State, chosen: Option) -> Label:
    return Label(f"Let {state.setup.seats[int(chosen.source)].name} roll")


def _roll(state: State, chosen: Option) -> Label:
    return Label("Roll the pool", f"Throws {_thrown(pool_of(state))}")


def _thrown(shown: Pool) -> str:
    """Return the dice of a pool as they are thrown: "2 Ability against 1 Difficulty die"."""
    words = dice.pool(shown)
    last = words.rpartition(" against ")[2]
    alone = last.startswith("1 ") and " and " not in last
    return words if words == "no dice" else f"{words} {'die' if alone else 'dice'}"


def _face(state: State, chosen: Option) -> Label:
    die = next_die(state)
    assert die is not None, "only offered for a die"
    shown, number = dice.face(face(die, int(chosen.source))), chosen.source
    plain = f"For a {number} on your {pools.plain_die(die)}"
    return Label(f"Enter {shown}", plain)


def _record(state: State, id: str) -> Record:
    return next(each for each in state.history if each.id == id)


def _again(state: State, chosen: Option) -> Label:
    old = _record(state, chosen.source)
    pool = f"the dice {BEHIND}" if old.hidden else _thrown(roll_of(old).pool)
    return Label("Roll again", f"Rerolls {pool}")


def _show(state: State, chosen: Option) -> Label:
    hidden = [each.id for each in reversed(state.history) if each.hidden]
    place = Count(hidden.index(chosen.source))
    return Label(
        "Show a hidden roll",
        f"You hid it {place:roll|rolls} before the latest" if place else "The last one you hid",
    )


def _ones(state: State, chosen: Option) -> Label:
    if state.tens >= 0:
        total = 10 * state.tens + int(chosen.source)
        return Label(f"Enter {chosen.source} on the ones die", f"The d100 reads {total or 100}")
    return Label(f"Enter {chosen.source} on a d10", "A zero counts as 10")


def _curtain(state: State, chosen: Option) -> Label:
    if state.curtain:
        return Label("Open the curtain", "Empties the pool behind it")
    return Label("Close the curtain", "Only the Game Master sees what follows")


def price(sort: Price, n: int) -> str:
    """Return what a line of the guide costs: "2 Advantage, or 1 Triumph"."""
    other = f", or 1 {MARKS[sort].capitalize()}" if sort in MARKS else ""
    return f"{n} {sort.capitalize()}{other}"


def _spend(state: State, chosen: Option) -> Label:
    line = LINES[chosen.source]
    check = latest(state)
    cost = spent(line, critical_of(state, check)) if check is not None else (line.price, line.n)
    return Label(line.words, f"Costs {price(*cost)}")


# --- beside the dice ------------------------------------------------------------------------------


def _pin(text: str) -> Callable[[State, Option], Label]:
    def words(state: State, chosen: Option) -> Label:
        pin = next(each for each in state.pins if each.id == chosen.source)
        if pin.hidden:
            return Label(text.format("a pool"), capital(BEHIND))
        pool = capital(dice.pool(build(pin.parts).pool))
        name = f"the {pools.reason(pin.skill)} pool" if pin.skill else "a pool"
        return Label(text.format(name), pool)

    return words


def _sheet(text: str, mark: Literal["wounds", "strain"], by: int, ship: str) -> Words:
    def words(state: State, chosen: Option) -> Label:
        shown = sheet(state, chosen.source)
        text_ = ship if shown.card.kind == "ship" else text
        now = shown.wounds if mark == "wounds" else shown.strain
        return Label(text_.format(shown.name), f"The total goes from {now} to {now + by}")

    return words


def _injure(state: State, chosen: Option) -> Label:
    shown = sheet(state, chosen.source)
    own, more = own_table(state, shown), worse(shown)
    if shown.card.kind == "ship" and own is None:
        return Label(f"Give {shown.name} a Critical Hit", f"{HULL} hull damage")
    sort = "Hit" if shown.card.kind == "ship" else "Injury"
    rolled = f"d100 plus {more} for earlier ones" if more else "d100"
    by = f", by {own.name}" if own is not None else ": the higher, the worse"
    return Label(f"Roll {possessive(shown.name)} Critical {sort}", rolled + by)


def _apply(state: State, chosen: Option) -> Label:
    name, value = sheet(state, chosen.source).name, state.history[-1].value
    return Label(f"Give {name} this Critical Injury", f"The one for the {value} you just rolled")


def _mend(state: State, chosen: Option) -> Label:
    shown = sheet(state, chosen.target)
    wreck = next((each for each in shown.wrecks if each.id == chosen.source), None)
    if wreck is not None:
        verb = "Repair" if shown.card.kind == "ship" else "Heal"
        return Label(f"{verb} {shown.name}: {wreck.told}", f"A {wreck.sum} on your table")
    return Label(f"Heal {possessive(shown.name)} injury", ROWS[chosen.source].name)


def _unslot(state: State, chosen: Option) -> Label:
    slot = next(each for each in state.slots if each.id == chosen.source)
    symbol = Symbol.SUCCESS if slot.success >= 0 else Symbol.FAILURE
    rolled = f"Rolled with {dice.amount(symbol, abs(slot.success))}"
    return Label(f"Remove an initiative slot from {GROUPS[slot.group]}", rolled)


def _count_up(state: State, chosen: Option) -> Label:
    name = names.COUNTERS[chosen.source]
    now = state.counters.get(chosen.source)
    return Label(
        f"Add a counter: {name}" if now is None else f"Raise the {name} counter to {now + 1}"
    )


def _count_down(state: State, chosen: Option) -> Label:
    now = state.counters[chosen.source]
    return Label(f"Lower the {names.COUNTERS[chosen.source]} counter to {now - 1}")


def _pool(state: State, chosen: Option) -> Label:
    card = sheet(state, chosen.source).card
    ranks, dice_ = rank(card, chosen.target), rating(card, chosen.target)
    name = characteristic(card, chosen.target).capitalize()
    skill = skill_name(card, chosen.target)
    told = f"{counted(ranks, 'rank')}, {name} {dice_}"
    return Label(f"Build {possessive(card.name)} {skill} pool", told)


def _step(by: int) -> Words:
    def words(state: State, chosen: Option) -> Label:
        card = sheet(state, chosen.target).card
        verb, now = "Raise" if by > 0 else "Lower", figure(card, chosen.source)
        name = figure_name(card, chosen.source)
        return Label(f"{verb} {possessive(card.name)} {name} to {now + by}")

    return words


def _on(text: str, detail: str = "") -> Words:
    """Return the words of an answer about the sheet that it names first."""
    return lambda state, chosen: Label(
        text.format(possessive(sheet(state, chosen.source or chosen.target).name)), detail
    )


def _edit(state: State, chosen: Option) -> Label:
    shown = possessive(sheet(state, chosen.source).name)
    if state.edited == chosen.source:
        return Label(f"Finish {shown} sheet", "Its figures stay as they are")
    return Label(f"Edit {shown} sheet", "Every figure gets buttons to raise and lower it")


def _turn(state: State, chosen: Option) -> Label:
    name = dict(things(state)).get(chosen.source)
    if name is not None and chosen.source in state.hidden:
        return Label(f"Show {name}", "Everyone sees it from now on")
    if name is not None:
        return Label(f"Hide {name}", "Only the Game Master sees it")
    shown = sheet(state, chosen.source)
    if shown.hidden:
        return Label(f"Show {possessive(shown.name)} sheet", "Everyone sees it from now on")
    return Label(f"Hide {possessive(shown.name)} sheet", "Only the Game Master sees it")


def _owner(state: State, chosen: Option) -> Label:
    name = sheet(state, chosen.target).name
    if chosen.source == names.NONE:
        return Label(f"Let no one play {name}", "The Game Master rolls for opponents")
    who = state.setup.seats[int(chosen.source)].name
    return Label(f"Let {who} play {name}", "Rolls from the sheet count for that person")


def _own(text: str) -> Words:
    def words(state: State, chosen: Option) -> Label:
        card = sheet(state, chosen.target).card
        own = next(each for each in card.own if each.id == chosen.source)
        return Label(text.format(own.name, possessive(card.name)))

    return words


def _arm(state: State, chosen: Option) -> Label:
    gear, who = box.arms()[chosen.source], sheet(state, chosen.target).name
    figures = gear.weapon
    assert figures is not None, "a weapon has its figures"
    told = f"Damage {figures.damage}, critical {figures.critical}, {figures.range} range"
    return Label(f"Give {who} {a_or_an(gear.name)}", told)


def _station(state: State, chosen: Option) -> Label:
    id, _, at = chosen.source.partition(".")
    ship = sheet(state, id)
    name = station_name(ship, at)
    if chosen.target == names.NONE:
        return Label(f"{name}: no one", f"The sheet of {ship.name} stands for the crew")
    who = sheet(state, chosen.target)
    skill = next((w.skill for w in ship.card.weapons if w.id == at), None) or SKILLS[at]
    trained = rank(who.card, skill)
    ranks, dice_ = counted(trained, "rank"), max(trained, rating(who.card, skill))
    told = f"{skill_name(who.card, skill)}, {ranks}, {counted(dice_, 'die', 'dice')}"
    return Label(f"{name}: {who.name}", told)


def _crew(state: State, chosen: Option) -> Label:
    id, _, at = chosen.source.partition(".")
    ship = sheet(state, id)
    who = crew_of(state, ship, at) or ship
    skill = skill_name(who.card, SKILLS[at])
    return Label(
        f"Build {possessive(who.name)} {skill} pool", f"{names.STATIONS[at]} of {ship.name}"
    )


def _use(state: State, chosen: Option) -> Label:
    table = next(each for each in state.tables if each.id == chosen.target)
    what = "Critical Injuries" if chosen.source == "people" else "Critical Hits on ships"
    if used(state, table.id, chosen.source):
        return Label(f"No longer roll {what} on {table.name}", "The house table counts again")
    return Label(f"Roll {what} on {table.name}", "In place of the house table")


def _disarm(state: State, chosen: Option) -> Label:
    card = sheet(state, chosen.target).card
    weapon = next(each for each in card.weapons if each.id == chosen.source)
    return Label(f"Remove {possessive(card.name)} {weapon.name}")


def _hero(state: State, chosen: Option) -> Label:
    card = box.heroes()[chosen.source]
    best = sorted(card.characteristics.items(), key=lambda each: -each[1])[:2]
    told = ", ".join(f"{name.capitalize()} {value}" for name, value in best)
    return Label(f"Add a sheet: {card.name}", told)


def _attack(state: State, chosen: Option) -> Label:
    id, _, arm = chosen.source.partition(".")
    who = sheet(state, id)
    weapon = weapon_of(who, arm)
    target = sheet_of(state, state.target)
    against = f" against {target.name}" if target is not None else ""
    dice_ = dice.dice(Kind.DIFFICULTY, difficulty(weapon, state.band))
    return Label(f"Attack with {possessive(who.name)} {weapon.name}", f"{dice_}{against}")


def _target(state: State, chosen: Option) -> Label:
    if chosen.source == names.NONE:
        return Label("Aim at no one", "Attacks have no defense to beat")
    card = sheet(state, chosen.source).card
    told = f"Soak {card.soak}, defense {card.melee_defense} melee and {card.ranged_defense} ranged"
    if card.kind == "ship":
        sides = f"{card.fore_defense} fore, {card.sides_defense} sides, {card.aft_defense} aft"
        told = f"Armor {card.soak}, defense {sides}"
    return Label(f"Aim at {card.name}", told)


def _oppose(state: State, chosen: Option) -> Label:
    card = sheet(state, chosen.target).card
    whose = possessive(card.name)
    told = f"{counted(rank(card, chosen.source), 'rank')}, in place of a difficulty"
    return Label(f"Roll against {whose} {skill_name(card, chosen.source)}", told)


def _ask(state: State, chosen: Option) -> Label:
    skill = f"{pools.reason(state.skill)}: " if state.skill else ""
    told = dice.pool(build(masters_parts(state.parts)).pool)
    return Label("Ask for this check", capital(f"{skill}{told}"))


def _answer(state: State, chosen: Option) -> Label:
    if chosen.source == names.NONE:
        return Label("Answer with bare dice", "Only the dice asked for; you add your own")
    name = sheet(state, chosen.source).name
    skill = state.request.skill if state.request is not None else ""
    told = (
        f"Adds the dice of {pools.reason(skill)}" if skill else "Choose a skill on the sheet next"
    )
    return Label(f"Answer with {name}", told)


def _note(text: str) -> Words:
    def words(state: State, chosen: Option) -> Label:
        note = next(each for each in state.notes if each.id == chosen.source)
        return Label(text, note.told)

    return words


def _credit(state: State, chosen: Option) -> Label:
    shown, by = sheet(state, chosen.target), int(chosen.source)
    told = f"The total goes from {shown.credits} to {shown.credits + by}"
    if by > 0:
        return Label(f"Give {shown.name} {by} credits", told)
    return Label(f"Take {-by} credits from {shown.name}", told)


def _stim(state: State, chosen: Option) -> Label:
    shown = sheet(state, chosen.source)
    told = f"Heals {counted(stim_heals(shown.stims), 'wound')}; {shown.stims} of 5 used"
    return Label(f"Use a stim on {shown.name}", told)


def _ship(state: State, chosen: Option) -> Label:
    found = box.ships()[chosen.source]
    told = f"Hull {found.hull}, system strain {found.strain}, armor {found.armor}"
    return Label(f"Add a ship: {found.name}", told)


def _hit(state: State, chosen: Option) -> Label:
    strike, parts = state.strike, damage(state)
    assert strike is not None and parts is not None, "only offered for a hit"
    target, (base, success, soak) = sheet(state, strike.target), parts
    dealt, name = base + success - soak, target.name
    ship = target.card.kind == "ship"
    if chosen.source == "critical" and ship and own_table(state, target) is None:
        return Label(f"Give {name} a Critical Hit", f"{HULL} hull damage more")
    if chosen.source == "critical":
        more = strikes.severity(state)
        told = f"d100 plus {more}" if more else "d100"
        return Label(f"Roll {possessive(name)} Critical {'Hit' if ship else 'Injury'}", told)
    now = target.strain if chosen.source == "strain" else target.wounds
    told = f"The total goes from {now} to {now + dealt}"
    if chosen.source == "strain":
        return Label(f"Add {dealt} {'system ' if ship else ''}strain to {name}", told)
    if ship:
        return Label(f"Add {dealt} hull damage to {name}", told)
    return Label(f"Add {counted(dealt, 'wound')} to {name}", told)


def _toggle(state: State, chosen: Option) -> Label:
    name = names.REASONS[chosen.source]
    there = any(part.why == chosen.source for part in state.parts)
    return Label(f"{'Take back' if there else 'Count'} {name[:1].lower()}{name[1:]}")


def _foe(state: State, chosen: Option) -> Label:
    card = box.foe(chosen.source, int(chosen.target or 0))
    told = f"Soak {card.soak}, wounds {card.wounds}"
    if card.count > 1:
        return Label(f"Add a group of {card.count}: {card.name}", told)
    return Label(f"Add a sheet: {card.name}", told)


def _claim(state: State, chosen: Option) -> Label:
    place = [each.id for each in state.slots].index(chosen.target) + 1
    name = sheet(state, chosen.source).name
    return Label(f"Give slot {place} to {name}", "For this round")


def _at(text: str, detail: str = "") -> Words:
    """Return the words of an answer about a place."""

    def words(state: State, chosen: Option) -> Label:
        id = chosen.target or chosen.source
        place = next(each.name for each in state.places if each.id == id)
        known = {each.id: each.name for each in state.sheets}
        return Label(text.format(place, known.get(chosen.source, "")), detail)

    return words


def _engage(state: State, chosen: Option) -> Label:
    one, other = sheet(state, chosen.source).name, sheet(state, chosen.target).name
    if {chosen.source, chosen.target} in map(set, state.engaged):
        return Label(f"Part {one} and {other}", "They stay at Short range")
    return Label(f"Engage {one} with {other}", "Attacks between them are at engaged range")


def _table(state: State, chosen: Option) -> Label:
    rolled = next(each for each in state.tables if each.id == chosen.source)
    told = counted(len(rolled.rows), "row")
    if chosen.target:
        name = sheet(state, chosen.target).name
        return Label(f"Roll on {rolled.name} for {name}", f"{told}; the sheet notes the result")
    return Label(f"Roll on {rolled.name}", told)


FACING = {"fore": "fore", "sides": "side", "aft": "aft"}
OTHER = {"light": "dark", "dark": "light"}
LABELS: Labels = {
    "why": _why,
    "skill": _skill,
    "more": _dial(1),
    "less": _dial(-1),
    "level": _level,
    "take": _take,
    "add": _die("Add {}"),
    "minus": _minus,
    "upgrade": _side("Upgrade {}"),
    "downgrade": _side("Downgrade {}"),
    "remove": _die("Subtract {}", "Takes it out after all other changes"),
    "invest": _invest,
    "drop": _drop,
    "clear": _always("Clear the pool", "Every die goes back in the box"),
    "flip": lambda state, chosen: Label(
        f"Flip a {chosen.source} point", f"It turns {OTHER[chosen.source]}"
    ),
    "who": _who,
    "roll": _roll,
    "face": _face,
    "untype": _always("Take back the last face", "You enter that die again"),
    "again": _again,
    "d_ten": _always("Roll d10", "A zero counts as 10"),
    "d_hundred": _always("Roll d100", "Two zeros count as 100"),
    "tens": lambda state, chosen: Label(
        f"Enter {chosen.source} for the tens", "The ones come next"
    ),
    "ones": _ones,
    "curtain": _curtain,
    "show": _show,
    "context": lambda state, chosen: Label(
        f"Show lines for {CONTEXTS[chosen.source].lower()}", "Changes the spending guide"
    ),
    "spend": _spend,
    "pin": _always("Pin this pool", "Keeps it at hand for later rolls"),
    "pinned": _pin("Build {}"),
    "unpin": _pin("Unpin {}"),
    "destiny": _always("Roll for Destiny", "Rolls a Force die for each player and resets the row"),
    "coin": lambda state, chosen: Label(f"Add a {chosen.source} point"),
    "uncoin": lambda state, chosen: Label(f"Remove a {chosen.source} point"),
    "slot": _named(
        "Add an initiative slot for {}", GROUPS, "Gives that side one more turn each round"
    ),
    "unslot": _unslot,
    "initiative": lambda state, chosen: Label(
        f"Roll {pools.reason(chosen.source)} for everybody", "Makes the initiative order anew"
    ),
    "claim": _claim,
    "place": _always("Add a place", "The range bands lie between places"),
    "unplace": _at("Remove the place: {}", "Sheets there leave the range bands"),
    "far": _at("Change the range after {}", "Short, Medium, Long, Extreme, then Short again"),
    "stand": _at("Move {1} to: {0}"),
    "engage": _engage,
    "force": _on("Roll {} Force dice", "They give light and dark points"),
    "obligation": _always("Roll Obligation", "d100 against the Obligation of all heroes"),
    "award": lambda state, chosen: Label(f"Award {chosen.source} experience to each hero"),
    "session": _always("Begin the next session", "Takes off all strain and clears the turns"),
    "keep": _always("Keep a table", "Reads rows such as 01-05 Jam: the weapon is stuck"),
    "unkeep": lambda state, chosen: Label(
        f"Remove {next(each.name for each in state.tables if each.id == chosen.source)}",
        "The table is gone",
    ),
    "table": _table,
    "next": _always("Start the next turn"),
    "clear_strip": _always("Clear the initiative order", "Every slot goes"),
    "sheet": _named("Add a blank sheet: {}", names.KINDS),
    "unsheet": lambda state, chosen: Label(
        f"Remove {possessive(sheet(state, chosen.source).name)} sheet"
    ),
    "hero": _hero,
    "foe": _foe,
    "ask": _ask,
    "open_sheet": _always("Open the file of a sheet"),
    "open_table": _always("Open the file of a table"),
    "answer": _answer,
    "unask": _always("Ask for the check no longer"),
    "note": _always("Write a note", "Stands in the session with the time"),
    "unnote": _note("Remove a note"),
    "credit": _credit,
    "stim": _stim,
    "unstim": _on("Count one of {} stims as unused"),
    "ship": _ship,
    "station": _station,
    "crew": _crew,
    "use": _use,
    "weapon": _on("Write a weapon on {} sheet", "Such as: Club, Melee, damage 4, critical 5"),
    "paste": _always("Add a sheet from a stat block", "Reads the words you have copied"),
    "down": _on("Take down one of {} group", "The others roll with one rank less"),
    "copy": _on("Copy {} sheet", "The copy is unhurt and has a number"),
    "turn": _turn,
    "pool": _pool,
    "edit": _edit,
    "raise": _step(1),
    "lower": _step(-1),
    "name": _on("Change {} name"),
    "owner": _owner,
    "own": _on("Add a skill to {} sheet", "You name it; it uses Intellect at first"),
    "link": _own("Change the characteristic of {} on {} sheet"),
    "unlearn": _own("Remove {} from {} sheet"),
    "attack": _attack,
    "target": _target,
    "band": lambda state, chosen: Label(
        "Attack an engaged target"
        if chosen.source == "engaged"
        else f"Attack at {chosen.source.capitalize()} range",
        "Sets the difficulty of attacks",
    ),
    "facing": lambda state, chosen: Label(
        f"Attack a ship's {FACING[chosen.source]}", "Its defense there counts"
    ),
    "toggle": _toggle,
    "oppose": _oppose,
    "hit": _hit,
    "compare": _always("Compare the latest checks", "Most Success wins, then most Triumph"),
    "arm": _arm,
    "disarm": _disarm,
    "wound": _sheet("Add a wound to {}", "wounds", 1, "Add 1 hull damage to {}"),
    "heal": _sheet("Heal a wound on {}", "wounds", -1, "Repair 1 hull damage of {}"),
    "strain": _sheet("Add 1 strain to {}", "strain", 1, "Add 1 system strain to {}"),
    "rest": _sheet("Remove 1 strain from {}", "strain", -1, "Remove 1 system strain from {}"),
    "injure": _injure,
    "apply": _apply,
    "mend": _mend,
    "count_up": _count_up,
    "count_down": _count_down,
    "uncount": _named("Remove the counter: {}", names.COUNTERS),
}
