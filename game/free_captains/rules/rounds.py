"""The round: Planet, Encounter Line, the cards one after another, and the end of the round."""

from __future__ import annotations

from game.free_captains import events as e
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Plain
from game.free_captains.names import COLOR_AT
from game.free_captains.rules import deeds
from game.free_captains.rules.searching import collector
from game.free_captains.rules.setting_up import lay_planets
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def begin_round(p: Play, f: Plain) -> None:
    """Begin a round, or end the game if that is impossible (FC-R58, FC-R59)."""
    state, before = p.state, collector(p)
    while state.sector < len(state.decks) - 1 and not state.decks[state.sector]:
        state.sector += 1  # FC-060
    state.phase = "encounter"
    p.check_abilities()
    if state.over:
        return
    if not state.decks[state.sector]:
        p.lose("decks")
        return
    state.phase, state.round = "planet", state.round + 1
    if before != collector(p):
        p.events.append(e.SectorLeft(alien=before, cubes=state.collected))
    p.events.append(e.RoundBegan(round=state.round, alien=p.alien.id))
    if not state.planets:
        lay_planets(p)
    p.stack.append(Plain(0, step="deal"))
    if state.planets:
        p.stack.append(Plain(0, step="planet"))


def planet_options(p: Play, f: Plain) -> Options:
    """Return the Planets of the row."""
    return tuple(option("planet", each) for each in p.state.planets)


def check_planet(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against choosing a Planet."""
    if o.source not in p.state.planets:
        return Reason("FC-056", "Only the faceup Planets are on your chart: choose one of those.")
    return None


def choose_planet(p: Play, f: Plain, chosen: Option) -> None:
    """Choose the Planet of the round."""
    p.state.planets.remove(chosen.source)
    p.state.planet = chosen.source
    p.events.append(e.PlanetChosen(planet=chosen.source))
    p.stack.pop()


def deal(p: Play, f: Plain) -> None:
    """Draw the Encounter Line, seed its cubes, and take its Locations out (FC-058 to FC-066)."""
    state = p.state
    state.phase = "encounter"
    drawn = _draw_line(p)
    seeded: list[str] = []
    for card in drawn:
        component = p.content.components[card]
        seeded += p.seed([COLOR_AT[color] for color in component.cubes])
    p.events.append(e.LineDealt(cards=tuple(drawn), seeded=tuple(seeded)))
    for card in drawn:
        if card in p.content.locations:
            if state.location:
                state.gone.append(state.location)
            state.location = card
    if any(card in p.content.locations for card in drawn):
        p.events.append(e.LocationSet(location=state.location))
    state.line = [card for card in drawn if card in p.content.faced]
    state.fates = [""] * len(state.line)
    state.shifts = [0] * len(state.line)
    state.counted = [0] * len(state.line)
    state.powers, state.more_dice, state.more = [], [], 0
    p.stack[-1] = Plain(0, step="line")


def _draw_line(p: Play) -> list[str]:
    """Draw cards from the deck of the Sector, then from the next ones (FC-R37)."""
    state, drawn = p.state, list[str]()
    for deck in state.decks[state.sector :]:
        while deck and len(drawn) < p.content.table.line:
            drawn.append(deck.pop())
    return drawn


def next_card(p: Play, f: Plain) -> None:
    """Face the next card of the line, or continue with the search (FC-070, FC-138)."""
    state, at = p.state, f.at
    if at == len(state.line):
        state.phase = "search"
        p.stack[-1] = Plain(0, step="search")
        if not state.planet:
            p.stack[-1] = Plain(0, step="keep")  # FC-R79: there is nothing to search
        return
    f.at += 1
    p.stack.append(Facing(0, at, step="face"))
    p.events.append(e.CardFaced(card=state.line[at]))
    if at == 0:
        deeds.do(p, p.row.first, state.location)


def keep_options(p: Play, f: Plain) -> Options:
    """Return the engaged cards with hand icons that can be kept, all of them at once, or none."""
    ways = [option("keep", card) for card in p.state.line]
    ways = [each for each in ways if check_keep(p, f, each) is None]
    if not ways:
        return (option("done"),)
    return (option("keep"), *(ways if len(ways) > 1 else ()), option("done"))


def check_keep(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against keeping a card."""
    state = p.state
    if not o.source:
        return None
    if o.source not in state.line:
        return Reason("FC-086", "You never met that card this round: keep one that you faced.")
    if state.fates[state.line.index(o.source)] != "engaged":
        return Reason(
            "FC-087",
            "You evaded that card, so there is nothing to keep: choose one that you engaged.",
        )
    if not p.content.faced[o.source].hand:
        return Reason("FC-086", "That card shows no Code or Key: keep one that does.")
    if o.source in state.hand:
        return Reason("FC-086", "You have already kept that card: choose another.")
    return None


def keep(p: Play, f: Plain, chosen: Option) -> None:
    """Keep a card, or end the round."""
    state = p.state
    if chosen.verb == "keep":
        kept = [chosen.source] if chosen.source else [
            card for card in state.line if check_keep(p, f, option("keep", card)) is None
        ]  # fmt: skip
        for card in kept:
            state.hand.append(card)
            p.events.append(e.CardKept(card=card))
        if len(keep_options(p, f)) > 1:
            return
    end_round(p)


def end_round(p: Play) -> None:
    """Put the line and the Planet away (FC-159, FC-161); begin the next round."""
    state = p.state
    state.gone += [card for card in state.line if card not in state.hand]
    if state.planet:
        state.gone.append(state.planet)
    state.planet = ""
    state.line, state.fates, state.shifts, state.counted = [], [], [], []
    p.stack[-1] = Plain(0, step="round")
