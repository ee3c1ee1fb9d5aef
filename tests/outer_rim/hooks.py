"""Outer Rim's hooks for the checks of the table: its secrets, its components, its own rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Any

from game.outer_rim import events as e
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.catalog import Content
from game.outer_rim.combat.events import DamageSuffered
from game.outer_rim.frames.turns import Window
from game.outer_rim.game import OuterRim, load
from game.outer_rim.looks.frames import LookTop
from game.outer_rim.market.frames import Market
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.state import AiSeat, CardState, Favors, Player, State
from game.outer_rim.steps import STEPS
from game.table.conformance import Hooks, Moment
from game.table.decisions import Decision
from game.table.events import Event
from game.table.stack import Ask
from game.table.streams import draw
from tests.outer_rim.solo import ai_decks

TABLES: dict[str, tuple[str, ...]] = {
    "one": ("human",), "solo": ("human", "deck"), "two": ("human", "random"),
    "three": ("random", "human", "human"), "three and AI": ("human", "random", "human", "deck"),
    "four": ("human",) * 4,
}  # fmt: skip


class OuterRimHooks(Hooks[State]):
    """The checks that are particular to Outer Rim."""

    game: OuterRim
    tables = tuple(TABLES)
    steps = frozenset(("setup.character", "planning", "action", "encounter"))
    foreign = (
        "move:death_star@naboo", "buy:kindness@cargo", "buy:coaxium_crystal@cargo@cargo", "dance",
        "pay", "use:nothing.1", "end@x",
    )  # fmt: skip

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup of these kinds of seats; goal and map depend on the seed."""
        seats = TABLES[table]
        return {
            "seats": [{"kind": kind} for kind in seats],
            "fame_goal": (8, 10, 12)[seed % 3],
            "map": "modular" if seed % 4 == 3 else "standard",
            "practice": len(seats) == 1,
        }

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Pick an answer; deals are proposed one time in ten, or games would be nothing else."""
        options = decision.options
        plain = tuple(each for each in options if each.verb != "deal")
        if plain and draw(seed, streams, "deal", 10):
            options = plain
        return options[draw(seed, streams, "answer", len(options))].key

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        """Return the ids of all components whose place a seat may not know."""
        known = state.players[seat].known
        secret = {card for cards in state.market.values() for card in cards[1:]}
        secret.update(*state.encounters.values(), ai_decks(state))
        for player in state.players:
            if player.seat != seat:
                secret.update(card for card in player.secrets if card not in known)
        secret.difference_update(looked_at(state, seat))
        tokens = state.contacts.values()
        secret.update(t for t in tokens if t and t not in state.faceup and t not in known)
        return secret

    def deduced(self, state: State, seat: int | None) -> AbstractSet[str]:
        """Return what is the last of its kind: of a deck with the secrets from it, of the facedown
        contacts of a class; secrets that nothing else could be; and what was used openly."""
        seats = range(len(state.players)) if seat is None else (seat,)
        hidden = frozenset[str]().union(*(self.hidden(state, each) for each in seats))
        content, groups = self.game.edition(state).content, list[set[str]]()
        groups += [set(cards) & hidden for cards in state.market.values()]
        groups += [set(each.ai.deck) & hidden for each in state.players if each.ai is not None]
        unseen = [token for token in state.contacts.values() if token in hidden]
        for kind in sorted({content.contacts[token].contact_class for token in unseen}):
            groups.append({t for t in unseen if content.contacts[t].contact_class == kind})
        for deck, cards in state.encounters.items():
            held = [
                card
                for player in state.players
                for card in player.secrets
                if content.encounter_cards[card].deck == deck and card in hidden
            ]
            among = {card for card in (*cards, *held) if card in hidden}
            able = {card for card in among if f"{card}.secret" in content.powers}
            groups += [able] if held else []
            groups.append(among - able if held and len(able) == len(held) else among)
            for moment in {f.when for f in state.stack if isinstance(f, Window)}:
                fit = {c for c in able if content.powers[f"{c}.secret"].ability.when == moment}
                groups += [fit, able - fit, among - fit] if held else []
        for used in (used for player in state.players for used in player.used):
            groups += [{used}, {used.partition(".")[0]}]  # pending steps name the card as well
        for hunt in (each for each in state.stack if getattr(each, "bounty", "")):
            groups += [{hunt.bounty}, {getattr(hunt, "token", "")}]  # of an open card
        return frozenset[str]().union(*(group for group in groups if len(group) == 1))

    def offered(self, state: State) -> AbstractSet[str]:
        """Return the cards found by searching a deck."""
        return frozenset(getattr(state.stack[-1], "found", ()))

    def shows(self, event: Event) -> bool:
        """Return whether the event reveals cards or uses a secret."""
        return event.to is None and (type(event).reveals or isinstance(event, e.AbilityUsed))

    def learned(self, events: Iterable[Event], seat: int) -> AbstractSet[str]:
        """Return the secrets that a seat kept, and may have lost by a defeat since."""
        kept = (each for each in events if isinstance(each, e.SecretKept) and each.seat == seat)
        return frozenset(each.card for each in kept)

    def forgets(self, event: Event) -> bool:
        """Return whether the event begins a turn: until then, revealed cards count."""
        return isinstance(event, e.TurnBegan)

    def searched(self, view: dict[str, Any]) -> Any:
        """Return the view without the abilities used this turn: all saw their cards, gone by now or
        not."""
        for player in view["players"]:
            del player["used"]
        return view

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        """Return all but the starter sheets, of which each player has one; a card with an asset at
        each end is the same card either way."""
        content = self.game.edition(state).content
        sheets, card_of = starters(content), content.card_of
        return ((card_of(id), at) for id, at in whereabouts(state) if id not in sheets)

    def required(self, state: State) -> AbstractSet[str]:
        """Return all cards and all ships to buy, once the table is laid."""
        if state.step == "setup":
            return frozenset()
        content = self.game.edition(state).content
        sheets = content.ambitions.keys() if state.setup.ambitions else ()
        solo = any(seat.kind == "deck" for seat in state.setup.seats)
        return expected(content, solo).union(sheets)

    def allowed(self, state: State) -> AbstractSet[str]:
        """Return all components of the boxes in play."""
        return self.game.edition(state).content.components.keys()

    def bounds(self, state: State) -> None:
        """Check that figures, patrols and contacts are in order."""
        figures_in_bounds(self.game, state)
        if state.step != "setup":
            contacts_conserved(self.game, state)


@cache
def hooks() -> OuterRimHooks:
    """Return the hooks of the game from the box alone."""
    return OuterRimHooks(load(packs=()))


def odd(game: OuterRim, state: State) -> None:
    """Put something in each part of a state that is empty at the beginning."""
    state.stack = [Market(3, at=4, talked=(1,), odds=True, discards=1)]
    state.cards = {"salvage": CardState(destination="naboo")}
    for player in state.players:
        player.ai = AiSeat(0, ("ai_card_1",), {"naboo": 1})
        player.favors = Favors(requests=1)


def looked_at(state: State, seat: int) -> Iterator[str]:
    """Return the cards on top of a deck that a seat is looking at."""
    for frame in state.stack:
        if isinstance(frame, LookTop) and frame.seat == seat:
            yield from {**state.market, **state.encounters}[frame.deck][: frame.count]


# --- components ----------------------------------------------------------------------------------


def whereabouts(state: State) -> Iterator[tuple[str, str]]:
    """Return every component in play, with its place."""
    for piles, name in ((state.market, "market"), (state.encounters, "encounters")):
        for deck, cards in piles.items():
            for card in cards:
                yield card, f"{name}.{deck}"
    for name in ("databank", "ships", "sheets", "aside", "removed", "open"):
        for card in getattr(state, name):
            yield card, name
    for card in ai_decks(state):
        yield card, "ai_deck"
    for place, token in state.contacts.items():
        if token:
            yield token, place
    for card, lies in state.cards.items():
        if lies.captive:
            yield lies.captive, card
    for player in state.players:
        here = f"players.{player.seat}"
        for card in (*player.cards, *player.secrets):
            yield card, here
        for card in (player.character, player.ship, player.ambition):
            if card:
                yield card, here


@cache
def expected(content: Content, solo: bool) -> frozenset[str]:
    """Return all cards and all ships to buy: each of these must be somewhere."""
    market = {card for deck in content.market.values() for card in deck}
    encounters = {card for deck in content.encounters.values() for card in deck}
    ships = {ship.id for ship in content.ships.values() if not ship.starter}
    ai_cards = content.ai_cards if solo else ()
    return frozenset({*market, *encounters, *ships, *content.databank, *ai_cards})


@cache
def starters(content: Content) -> frozenset[str]:
    """Return the two sides of the starter sheet, of which each player has one."""
    return frozenset(ship.id for ship in content.ships.values() if ship.starter)


def contacts_conserved(game: OuterRim, state: State) -> None:
    """Check that tokens are on the map, set aside, on bounty cards or out of the game, and the
    leftover ones set aside."""
    found = {each for each, _ in whereabouts(state)}
    tokens = set(game.edition(state).content.contacts)
    spaces = len(state.contacts)
    assert len(found & tokens) == min(len(tokens), spaces), sorted(tokens - found)
    assert set(state.faceup) <= set(state.contacts.values())


def figures_in_bounds(game: OuterRim, state: State) -> None:
    """Check that credits, fame, reputation and damage are within what boards and tokens can
    show."""
    for player in state.players:
        assert player.credits >= 0 and player.character_damage >= 0 and player.ship_damage >= 0
        assert player.fame >= 0
        assert player.fame < player.fame_goal or state.ending or state.setup.ambitions
        assert set(player.reputation) <= set(LEVEL_NAMES)
        assert not player.space or player.space in game.board(state).spaces
        if player.defeated:  # by damage: cards that came since may have raised health or hull
            assert player.character_damage or player.ship_damage, player
            assert not player.secrets, player
    patrols_conserved(game, state)


def beaten(game: OuterRim, state: State, player: Player) -> bool:
    """Return whether the damage is at health or hull."""
    values = game.edition(state).table.of(player)
    return player.character_damage >= values.health or player.ship_damage >= values.hull


def patrols_conserved(game: OuterRim, state: State) -> None:
    """Check that one patrol of each faction is on the map, at a level that exists."""
    assert set(state.patrols) == set(FACTIONS)
    for faction, (level, space) in state.patrols.items():
        assert 1 <= level <= 4, faction
        assert space in game.board(state).spaces, faction


# --- rules of the game's own ----------------------------------------------------------------------


def single_answers_wait(m: Moment[State]) -> None:
    """Check that a question with one answer is not asked, unless it reveals or ends something, or a
    loan of all the others' cards would open another answer (OR-R108)."""
    others = [each for each in m.decision.options if each.verb != "deal"]
    step = STEPS[m.decision.step]
    assert isinstance(step, Ask) and isinstance(m.game, OuterRim)
    if len(others) > 1 or step.shown:
        return
    assert len(m.decision.options) > 1, "nobody to borrow from"
    rich = m.game.clone(m.state)
    purses = sum(player.credits for player in rich.players)
    rich.players[m.decision.seat].credits = purses
    play = m.game.play(rich)
    assert set(step.options(play, rich.stack[-1])) - set(others), m.decision


def damage_defeats(m: Moment[State]) -> None:
    """Check that damage that reached a limit defeats, unless it was averted or is being
    resolved."""
    assert isinstance(m.game, OuterRim)
    if any(frame.step == "defeat" for frame in m.state.stack):
        return
    for event in m.events:
        if isinstance(event, DamageSuffered) and event.now >= event.limit:
            player = m.state.players[event.seat]
            assert player.defeated or not beaten(m.game, m.state, player), (event, player)


def secrets_of_encounters_are_told_to_one(m: Moment[State]) -> None:
    """Check that the drawn section of a card is public, or shown to one seat if it is a secret."""
    assert isinstance(m.game, OuterRim)
    for event in m.events:
        if isinstance(event, e.EncounterDrawn) and event.section >= 0:
            cards = m.game.edition(m.state).content.encounter_cards
            section = cards[event.card].sections[event.section]
            assert event.to == (None if section.secret is None else (event.seat,))


def answers_are_counted(m: Moment[State]) -> None:
    """Check that the state counts its answers, including the one that ends the game."""
    assert m.state.seq == m.answers
    for each in m.decision.options:
        copy = m.game.clone(m.state)
        m.game.choose(copy, each.key)
        assert copy.seq == m.answers + 1, each.key


def figures_are_told(m: Moment[State]) -> None:
    """Check that events report every credit and fame that comes or goes after an answer."""
    copy = m.game.clone(m.state)
    events = m.game.choose(copy, m.decision.options[len(m.decision.options) // 2].key)
    for before, after in zip(m.state.players, copy.players, strict=True):
        told = {kind: 0 for kind in (e.CreditsChanged, e.FameChanged)}
        for event in events:
            if isinstance(event, e.CreditsChanged | e.FameChanged) and event.seat == after.seat:
                told[type(event)] += event.amount
        assert after.credits - before.credits == told[e.CreditsChanged], events
        assert after.fame - before.fame == told[e.FameChanged], events


OuterRimHooks.always = (damage_defeats, single_answers_wait, secrets_of_encounters_are_told_to_one)
OuterRimHooks.rarely = (answers_are_counted, figures_are_told)
