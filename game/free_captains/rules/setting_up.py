"""Setting up a game: aliens, captain, dice, decks, bag (FC-032 to FC-048)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.free_captains import events as e
from game.free_captains.context import Play
from game.free_captains.frames import Count, Plain
from game.free_captains.names import COLOR_AT, COLORS
from game.free_captains.rules import positions
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def begin(p: Play) -> None:
    """Lay out aliens and captain, then ask for the dice (FC-R92)."""
    state, setup, content = p.state, p.state.setup, p.content
    aliens = _named_first(p, "aliens", setup.aliens, tuple(content.aliens))
    state.aliens = aliens[: content.table.piles]
    state.captain = setup.captain or p.shuffle("captains", tuple(content.captains))[0]
    state.abilities = list(p.captain.start)
    p.events.append(e.GameBegan(captain=state.captain, aliens=tuple(state.aliens)))
    p.stack.append(Plain(0, step="round"))
    if setup.position is not None:
        lay_out(p)
        positions.lay(p, setup.position)
        return
    choice = Count(0, p.captain.keeps, step="dice")
    p.stack.append(choice)
    named = setup.dice if p.captain.keeps < len(p.captain.dice) else p.captain.dice
    for die in named:
        keep_die(p, choice, option("keep", die))


def _named_first(p: Play, stream: str, named: Sequence[str], all_ids: Sequence[str]) -> list[str]:
    """Return ids by chance, those that the setup names first."""
    rest = p.shuffle(stream, [each for each in all_ids if each not in named])
    return [*named, *rest]


def die_options(p: Play, f: Count) -> Options:
    """Return the captain's dice that can be kept."""
    ways = (option("keep", die) for die in p.captain.dice)
    return tuple(each for each in ways if check_die(p, f, each) is None)


def check_die(p: Play, f: Count, o: Intent) -> Reason | None:
    """Return the reason against keeping a die."""
    if o.source not in p.captain.dice:
        return Reason(
            "FC-026",
            "{who} does not sail with that die: choose one of the dice on offer.",
            who=p.captain.name,
        )
    if o.source in p.state.dice:
        return Reason("FC-036", "You have already taken that die: choose another.")
    return None


def keep_die(p: Play, f: Count, chosen: Option) -> None:
    """Keep a die: Crew at 6, Systems rolled (FC-039, FC-040); lay the decks after the last."""
    state, die = p.state, p.content.dice[chosen.source]
    state.dice.append(die.id)
    state.faces.append(6)
    p.events.append(e.DieKept(die=die.id))
    if die.group == "systems":
        p.reroll(die.id)
    f.left -= 1
    if not f.left:
        p.stack.pop()
        lay_out(p)


def lay_out(p: Play) -> None:
    """Lay the Encounter decks, fill the bag, choose the Super Weapons, lay the Planets."""
    state, content, table = p.state, p.content, p.content.table
    rank = table.levels[state.setup.level]
    cards = _named_first(p, "encounters", state.setup.cards, content.encounters)
    ends = [pile * table.pile for pile in range(table.piles + 1)]
    state.decks = [cards[first:end][::-1] for first, end in pairwise(ends)]
    state.left_out = cards[ends[-1] :]
    state.supply = [table.cubes.get(color, 0) for color in COLORS]
    state.bag = [0] * len(COLORS)
    for ability in range(len(state.abilities)):
        state.supply[ability] -= 1  # the cube on its track (FC-R62)
    for color in table.basic:
        p.seed([COLOR_AT[color]] * table.seeded)
    for color in table.further:
        p.seed([COLOR_AT[color]] * rank.further)
    weapons = _named_first(p, "weapons", state.setup.weapons, tuple(content.weapons))
    state.weapon_deck = weapons[: rank.weapons][::-1]
    state.planet_deck = _named_first(p, "planets", state.setup.planets, tuple(content.planets))[
        ::-1
    ]
    lay_planets(p)


def lay_planets(p: Play) -> None:
    """Lay a new row of Planets, those left if they are fewer (FC-047, FC-057, FC-R79)."""
    state = p.state
    count = min(p.content.table.row, len(state.planet_deck))
    state.planets = [state.planet_deck.pop() for _ in range(count)]
    if state.planets:
        p.events.append(e.PlanetsLaid(planets=tuple(state.planets)))
