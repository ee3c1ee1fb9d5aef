"""What holds at every decision of every game: random games, looked at from all sides.

Each check takes the game at a moment and leaves it as it was. An ordinary run looks at some
20,000 decisions of tables with one to four seats, ``--long`` at ten times as many.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim import damage, events as e
from game.outer_rim.conditions import LEVEL_NAMES
from game.outer_rim.effects import FACTIONS
from game.outer_rim.game import OuterRim
from game.outer_rim.state import Player, State
from game.outer_rim.steps import STEPS
from game.table.decisions import Decision, parse
from game.table.events import Event, as_data, visible
from game.table.machine import Ask, Frame
from game.table.refusals import Refused
from game.table.session import Session
from game.table.streams import draw

TABLES: dict[str, tuple[str, ...]] = {
    "one": ("human",),
    "solo": ("human", "deck"),
    "two": ("human", "random"),
    "three": ("random", "human", "human"),
    "three and AI": ("human", "random", "human", "deck"),
    "four": ("human",) * 4,
}
DECISIONS = 3_340
"""looked at for each table"""
BAD_KEYS = ("", "Not a key!", "move:", "buy:coaxium_crystal@cargo@cargo", "møve", "a" * 600)
FOREIGN = ("move:death_star@naboo", "buy:kindness@cargo", "dance", "pay", "use:nothing.1", "end@x")


@dataclass
class Moment:
    """A game at one decision, with what led there."""

    game: OuterRim
    state: State
    decision: Decision
    number: int
    dump: bytes
    events: list[Event]
    """what the last answer brought about"""
    hidden: list[set[str]]
    """what each seat may not know"""
    before: list[set[str]]
    """what it might not know before the last answer"""
    shown: frozenset[str]
    """what has been shown to all this turn"""
    strangers: tuple[str, ...]
    """keys of earlier decisions"""


def pick(state: State, decision: Decision, streams: dict[str, int]) -> str:
    """A random answer; deals are proposed one time in ten, or games would be nothing else."""
    options = decision.options
    plain = tuple(each for each in options if each.verb != "deal")
    if plain and draw(state.seed, streams, "deal", 10):
        options = plain
    return options[draw(state.seed, streams, "answer", len(options))].key


def setup_of(seats: tuple[str, ...], seed: int) -> dict[str, Any]:
    """A set-up of these kinds of seats; goal and map go with the seed."""
    return {
        "seats": [{"kind": kind} for kind in seats],
        "fame_goal": (8, 10, 12)[seed % 3],
        "map": "modular" if seed % 4 == 3 else "standard",
        "practice": len(seats) == 1,
    }


def moments(game: OuterRim, table: str, limit: int) -> Iterator[Moment]:
    """Every decision of random games at this table, until there were ``limit``."""
    number, seed = 0, 0
    while number < limit:
        seed += 1
        state, told = game.begin(game.setup(setup_of(TABLES[table], seed)), seed)
        streams: dict[str, int] = {}
        m: Moment | None = None
        while (decision := game.decision(state)) is not None and number < limit:
            number += 1
            secret = [hidden(game, state, seat) for seat in range(len(state.players))]
            m = Moment(
                game,
                state,
                decision,
                number,
                game.dump(state),
                told,
                secret,
                m.hidden if m else secret,
                shown(told, m),
                (*m.strangers[-9:], m.decision.options[-1].key) if m else (),
            )
            yield m
            told = game.choose(state, pick(state, decision, streams))


def shown(told: list[Event], before: Moment | None) -> frozenset[str]:
    """What all have been shown this turn: cards turned up, and secrets that were used."""
    now = frozenset(
        word
        for event in told
        if event.to is None and (type(event).reveals or isinstance(event, e.AbilityUsed))
        for word in words_in(as_data(event))
    )
    if before is None:
        return now
    began = any(isinstance(event, e.TurnBegan) for event in before.events)
    return now | (shown(before.events, None) if began else before.shown)


# --- what the checks ask -------------------------------------------------------------------------


def options_are_finished(m: Moment) -> None:
    """Options exist once each, and a key says all about its option."""
    keys = [each.key for each in m.decision.options]
    assert keys and len(set(keys)) == len(keys), keys
    for each in m.decision.options:
        assert parse(each.key) == each
        assert m.decision.find(each.key) is each
        assert m.game.why_not(m.state, each) is None, each.key
    assert m.decision.seq == m.state.seq
    assert m.state.setup.seats[m.decision.seat].kind != "deck"


def single_answers_wait(m: Moment) -> None:
    """What has one answer is not asked, unless it reveals or ends something, or a loan of all
    that the others hold would open another answer (OR-R108)."""
    others = [each for each in m.decision.options if each.verb != "deal"]
    step = STEPS[m.decision.step]
    assert isinstance(step, Ask)
    if len(others) > 1 or step.shown:
        return
    assert len(m.decision.options) > 1, "nobody to borrow from"
    rich = m.game.clone(m.state)
    purses = sum(player.credits for player in rich.players)
    rich.players[m.decision.seat].credits = purses
    play = m.game.play(rich)
    assert set(step.options(play, rich.stack[-1])) - set(others), m.decision


def options_have_words(m: Moment) -> None:
    """The question and each answer to it can be read."""
    for text in (m.game.prompt(m.state), *(each for each in labels(m))):
        assert any(letter.isalpha() for letter in text), m.decision
        assert text == text.strip() and not set("_{}<>") & set(text), text


def labels(m: Moment) -> Iterator[str]:
    """The words on the options."""
    for each in m.decision.options:
        label = m.game.word(m.state, each)
        yield label.label
        if label.detail:
            yield label.detail


def options_are_accepted(m: Moment) -> None:
    """Each answer leads to a state that is sound, and changes no other copy of the game."""
    for each in m.decision.options:
        copy = m.game.clone(m.state)
        m.game.choose(copy, each.key)
        assert copy.seq == m.state.seq + 1, each.key
        assert (m.game.decision(copy) is None) == (m.game.result(copy) is not None), each.key
    assert m.game.dump(m.state) == m.dump
    assert m.game.decision(m.state) == m.decision


def last_option_gives_a_sound_state(m: Moment) -> None:
    """What an answer leads to is accepted by the strict model of a state, and conserves all."""
    copy = m.game.clone(m.state)
    m.game.choose(copy, m.decision.options[-1].key)
    assert m.game.load(m.game.dump(copy)) == copy
    components_conserved(m.game, copy)


def others_are_refused(m: Moment) -> None:
    """A key that is no option gets a sentence, and nothing changes."""
    here = {each.key for each in m.decision.options}
    for key in (*m.strangers, *FOREIGN, *BAD_KEYS):
        if key in here:
            continue
        with pytest.raises(Refused) as refused:
            m.game.choose(m.state, key)
        assert refused.value.reason.endswith("."), (key, refused.value.reason)
        assert "{" not in refused.value.reason
    assert m.game.dump(m.state) == m.dump
    assert m.game.decision(m.state) == m.decision


def copies_are_equal(m: Moment) -> None:
    """A clone, and a state that was saved and loaded, are the state."""
    copy = m.game.clone(m.state)
    assert copy == m.state and copy is not m.state
    loaded = m.game.load(m.dump)
    assert loaded == m.state
    assert m.game.dump(loaded) == m.dump == m.game.dump(copy)


def clones_are_independent(m: Moment) -> None:
    """Whatever is done to a clone, the game does not notice."""
    copy = m.game.clone(m.state)
    assert shake(copy, m.state) > 20
    assert m.game.dump(m.state) == m.dump


def views_keep_secrets(m: Moment) -> None:
    """What a seat is shown holds nothing hidden from it, nor does the question it is asked."""
    for seat, secret in enumerate(m.hidden):
        seen = words_in(looked_at(m, seat))
        assert secret.isdisjoint(seen), f"seat {seat} sees {sorted(secret & set(seen))}"
    everybody = set.intersection(*m.hidden)
    assert everybody.isdisjoint(words_in(looked_at(m, None)))
    asked = {part for each in m.decision.options for part in (each.source, each.target)}
    found = m.state.stack[-1].data.get("found", ())  # by searching a deck
    assert not asked & m.hidden[m.decision.seat] - set(found)


def looked_at(m: Moment, seat: int | None) -> dict[str, Any]:
    """A view without the abilities used this turn: all saw their cards, gone by now or not."""
    view = m.game.view(m.state, seat)
    for player in view["players"]:
        del player["used"]
    return view


def news_keep_secrets(m: Moment) -> None:
    """Of what was hidden and still is, a seat hears only what was shown to all."""
    for event in m.events:
        words = set(words_in(as_data(event)))
        for seat, (now, before) in enumerate(zip(m.hidden, m.before, strict=True)):
            if visible(event, seat):
                leak = words & now & before - m.shown
                assert not leak, f"seat {seat} learns of {sorted(leak)} by {event}"
        if isinstance(event, e.EncounterDrawn) and event.section >= 0:
            section = m.game.content.encounter_cards[event.card].sections[event.section]
            assert event.to == (None if section.secret is None else (event.seat,))


def guesses_agree_with_the_view(m: Moment) -> None:
    """A game that a seat may imagine looks to it as the true one does."""
    seat = m.number // EVERY % len(m.state.players)
    guess = m.game.imagine(m.state, seat, m.number)
    assert m.game.view(guess, seat) == m.game.view(m.state, seat)
    components_conserved(m.game, guess)


def all_is_there(m: Moment) -> None:
    """Components and figures are as they have to be."""
    components_conserved(m.game, m.state)
    figures_in_bounds(m.game, m.state)


def damage_defeats(m: Moment) -> None:
    """Damage that reached a limit defeats, unless it was averted or is being looked at."""
    if any(frame.step == "defeat" for frame in m.state.stack):
        return
    for event in m.events:
        if isinstance(event, e.DamageSuffered) and event.now >= event.limit:
            player = m.state.players[event.seat]
            assert player.defeated or not beaten(m.game, player), (event, player)


ALWAYS: tuple[Callable[[Moment], None], ...] = (
    options_are_finished,
    options_are_accepted,
    copies_are_equal,
    news_keep_secrets,
    all_is_there,
    damage_defeats,
    single_answers_wait,
)
RARELY: tuple[Callable[[Moment], None], ...] = (
    options_have_words,
    views_keep_secrets,
    last_option_gives_a_sound_state,
    others_are_refused,
    clones_are_independent,
    guesses_agree_with_the_view,
)
EVERY = 8
"""of this many decisions, the rare checks look at one"""


def look(game: OuterRim, table: str, limit: int) -> Counter[str]:
    """Check so many decisions; returns how often each step asked."""
    steps: Counter[str] = Counter()
    past: list[tuple[State, bytes]] = []
    for m in moments(game, table, limit):
        steps[m.decision.step] += 1
        for check in ALWAYS:
            check(m)
        if m.number % EVERY == 0:
            for check in RARELY:
                check(m)
        if m.number % 40 == 0:
            past = [*past[-4:], (game.clone(m.state), m.dump)]
            assert all(game.dump(state) == dump for state, dump in past)
    return steps


@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_random_games(game: OuterRim, table: str) -> None:
    steps = look(game, table, DECISIONS)
    assert steps.total() == DECISIONS
    assert {"setup.character", "planning", "action", "encounter"} <= set(steps)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_many_random_games(game: OuterRim, table: str) -> None:
    assert look(game, table, DECISIONS * 10).total() == DECISIONS * 10


# --- components ----------------------------------------------------------------------------------


def whereabouts(state: State) -> Iterator[tuple[str, str]]:
    """Every component in play, with where it is."""
    for piles, name in ((state.market, "market"), (state.encounters, "encounters")):
        for deck, cards in piles.items():
            for card in cards:
                yield card, f"{name}.{deck}"
    for name in ("databank", "ships", "aside", "removed", "open", "ai_deck"):
        for card in getattr(state, name):
            yield card, name
    for space, tokens in state.contacts.items():
        for token in tokens:
            if token:
                yield token, f"contacts.{space}"
    for player in state.players:
        here = f"players.{player.seat}"
        for card in (*player.cards, *player.secrets, *player.captured.values()):
            yield card, here
        for card in (player.character, player.ship):
            if card:
                yield card, here


@cache
def expected(game: OuterRim, solo: bool) -> frozenset[str]:
    """All cards and all ships to buy: these have to be somewhere."""
    content = game.content
    market = {card for deck in content.market.values() for card in deck}
    encounters = {card for deck in content.encounters.values() for card in deck}
    ships = {ship.id for ship in content.ships.values() if not ship.starter}
    ai_cards = content.ai_cards if solo else ()
    return frozenset({*market, *encounters, *ships, *content.databank, *ai_cards})


@cache
def starters(game: OuterRim) -> frozenset[str]:
    """The two sides of the starter sheet, of which each player has one."""
    return frozenset(ship.id for ship in game.content.ships.values() if ship.starter)


def components_conserved(game: OuterRim, state: State) -> None:
    """Every card, sheet and token is in exactly one place."""
    if state.step == "setup":
        return  # the table is being laid
    there = [each for each, _ in whereabouts(state) if each not in starters(game)]
    found = set(there)
    assert len(found) == len(there), Counter(there).most_common(1)
    solo = any(seat.kind == "deck" for seat in state.setup.seats)
    lost, strange = expected(game, solo) - found, found - game.content.components.keys()
    assert not lost and not strange, (sorted(lost), sorted(strange))
    contacts_conserved(game, state, found)


def contacts_conserved(game: OuterRim, state: State, found: set[str]) -> None:
    """Tokens are on the map, aside, on bounty cards or out of the game; left over ones aside."""
    tokens = set(game.content.contacts)
    spaces = sum(len(space) for space in state.contacts.values())
    assert len(found & tokens) == min(len(tokens), spaces), sorted(tokens - found)
    assert set(state.faceup) <= {each for space in state.contacts.values() for each in space}


def figures_in_bounds(game: OuterRim, state: State) -> None:
    """Credits, fame, reputation and damage are what boards and tokens can show."""
    for player in state.players:
        assert player.credits >= 0 and player.character_damage >= 0 and player.ship_damage >= 0
        assert 0 <= player.fame < state.setup.fame_goal or state.ending
        assert set(player.reputation) <= set(LEVEL_NAMES)
        assert not player.space or player.space in game.galaxy(state.pieces).spaces
        if player.defeated:  # by damage: cards that came since may have raised health or hull
            assert player.character_damage or player.ship_damage, player
            assert not player.secrets, player
    patrols_conserved(game, state)


def beaten(game: OuterRim, player: Player) -> bool:
    """Is the damage at health or hull?"""
    values = game.table.of(player)
    return player.character_damage >= values.health or player.ship_damage >= values.hull


def patrols_conserved(game: OuterRim, state: State) -> None:
    """One patrol of each faction is on the map, at a level that there is."""
    assert set(state.patrols) == set(FACTIONS)
    for faction, (level, space) in state.patrols.items():
        assert 1 <= level <= 4, faction
        assert space in game.galaxy(state.pieces).spaces, faction


# --- secrets -------------------------------------------------------------------------------------


def hidden(game: OuterRim, state: State, seat: int) -> set[str]:
    """The ids of all components whose place a seat may not know."""
    known = state.players[seat].known
    secret = {card for cards in state.market.values() for card in cards[1:]}
    secret.update(*state.encounters.values(), state.ai_deck)
    for player in state.players:
        if player.seat != seat:
            secret.update(player.secrets)
    for tokens in state.contacts.values():
        secret.update(t for t in tokens if t and t not in state.faceup and t not in known)
    return secret


def words_in(data: Any) -> list[str]:
    """Every string in plain data, keys of objects too; none of them holds a quote."""
    return re.findall('"([^"]*)"', json.dumps(data))


# --- copies --------------------------------------------------------------------------------------


def shake(copy: Any, original: Any) -> int:
    """Change everything in a clone that can be changed in place; returns how many changes.

    Values that can never change in place may be shared.
    """
    changed = 0
    for each in fields(copy):
        mine, other = getattr(copy, each.name), getattr(original, each.name)
        assert mine == other, each.name
        if isinstance(mine, list | dict):
            assert mine is not other, each.name
            changed += shake_container(mine, other)
        elif not is_dataclass(mine):
            setattr(copy, each.name, None)
            changed += 1
    return changed


def shake_container(mine: Any, other: Any) -> int:
    """Change what a container holds, then the container."""
    changed = 1
    pairs = zip(mine, other) if isinstance(mine, list) else zip(mine.values(), other.values())
    for one, two in pairs:
        if isinstance(one, Player | Frame):
            assert one is not two
            changed += shake(one, two)
        else:
            assert not isinstance(one, list | dict | set), "would be shared"
    if isinstance(mine, list):
        mine.append(None)
    else:
        mine["nothing"] = None
    return changed


OTHER: dict[type, Any] = {
    bool: True,
    int: 7,
    str: "other",
    tuple: ("other",),
    list: ["other"],
    dict: {"other": 7},
    type(None): 7,
}
"""for each kind of field a value that no new state has"""


def odd(model: Any) -> Any:
    """The same object with a value in every field that it did not have."""
    values = {each.name: getattr(model, each.name) for each in fields(model)}
    return replace(
        model,
        **{
            name: deepcopy(OTHER[type(value)])
            for name, value in values.items()
            if type(value) in OTHER
        },
    )


def test_no_field_is_forgotten_by_a_clone(game: OuterRim) -> None:
    """Every field gets a value that is not its default: the clone has to have it as well."""
    state = odd(game.new(game.setup(setup_of(TABLES["two"], 1)), 1))
    state.players = [odd(Player(seat)) for seat in (0, 1)]
    state.stack = [Frame("step", 3, 4, {"a": 1})]
    copy = state.clone()
    for each in fields(State):
        assert getattr(copy, each.name) == getattr(state, each.name), each.name
    for mine, other in zip(copy.players, state.players, strict=True):
        for each in fields(Player):
            assert getattr(mine, each.name) == getattr(other, each.name), each.name
            assert getattr(mine, each.name) != getattr(Player(9), each.name), each.name
    assert shake(copy, state) > len(fields(State)) + 2 * len(fields(Player))


# --- undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_playing_the_answers_again_gives_the_same_states(game: OuterRim, table: str) -> None:
    setup = game.setup(setup_of(TABLES[table], 5))
    state = game.new(setup, 5)
    streams: dict[str, int] = {}
    keys: list[str] = []
    dumps = [game.dump(state)]
    while (decision := game.decision(state)) is not None and len(keys) < 400:
        keys.append(pick(state, decision, streams))
        game.choose(state, keys[-1])
        dumps.append(game.dump(state))
    again = game.new(setup, 5)
    for key, dump in zip(keys, dumps[1:], strict=True):
        game.choose(again, key)
        assert game.dump(again) == dump, key


@pytest.mark.parametrize("table", ["one", "solo", "three", "four"])
def test_undo_goes_back_to_the_very_state(game: OuterRim, table: str) -> None:
    """Each answer that can be taken back is, and given again."""
    session = Session(game, setup_of(TABLES[table], 6), 6)
    streams: dict[str, int] = {}
    dumps, undone = [game.dump(session.state)], 0
    while (decision := session.decision()) is not None and session.seq < 300:
        session.choose(pick(session.state, decision, streams))
        dumps.append(game.dump(session.state))
        if session.can_undo() is None:
            undone += 1
            back = session.undo()
            assert game.dump(session.state) == dumps[back]
            session.redo()
            assert game.dump(session.state) == dumps[session.seq] == dumps[-1]
    assert undone > 20


# --- the opening ---------------------------------------------------------------------------------


def test_a_session_keeps_what_happened_before_the_first_answer(
    game: OuterRim, tmp_path: Path
) -> None:
    """Who rolled what, who begins, who was given whom: known again from setup and seed alone."""
    seats = [{"kind": "human"} for _ in range(4)]
    seats[0]["character"] = "bossk"
    path = tmp_path / "game.jsonl"
    session = Session(game, {"seats": seats}, 12, path)
    kinds = [type(event) for event in session.opening]
    rolls = kinds[: kinds.index(e.FirstPlayerChosen)]
    assert len(rolls) >= 4 and set(rolls) == {e.FirstPlayerRolled}
    first = session.opening[kinds.index(e.FirstPlayerChosen)]
    assert isinstance(first, e.FirstPlayerChosen) and first.seat == session.state.first
    assert session.history == [] and path.read_bytes().count(b"\n") == 1
    session.choose(session.decision().options[0].key)  # type: ignore[union-attr]
    opening = session.opening
    session.close()
    again = Session.resume(game, path)
    assert again.opening == opening and again.seq == 1
    again.close()
    alone = Session(game, {"seats": [{"kind": "human"}], "practice": True}, 12)
    alone.choose("pick:bossk")
    opening = alone.opening
    assert alone.undo() == 0 and alone.opening == opening


def test_a_position_is_told_from_its_start(game: OuterRim) -> None:
    """Where everything is given, all of setting up happens before the first answer."""
    seats = [{"kind": "human", "character": "bossk", "ship": "g9_rigger"}]
    setup = game.setup({"seats": seats, "position": {}, "practice": True})
    state, told = game.begin(setup, 1)
    kinds = {type(event) for event in told}
    assert {e.CharacterPicked, e.ShipPicked, e.CreditsChanged, e.PlayerPlaced, e.TurnBegan} <= kinds
    assert game.dump(state) == game.dump(game.new(setup, 1))


SECRETS = ("enc_ord_mantell_cantonica_e", "enc_naboo_ryloth_f")


def test_secrets_lost_to_a_defeat_are_told_by_their_backs(game: OuterRim) -> None:
    """Their owner hears which they were; others see from which decks they came (OR-368)."""
    names = ("bossk", "boba_fett")
    seats = [{"kind": "human", "character": name, "ship": "g9_rigger"} for name in names]
    state = game.new(game.setup({"seats": seats, "position": {}}), 1)
    state.players[1].secrets = SECRETS
    state.players[1].ship_damage = 99
    play = game.play(state)
    play.push("defeat", 1, target="ship", cause="combat", averted=0)
    damage.defeat(play, state.stack[-1])
    dropped = [event for event in play.events if isinstance(event, e.SecretDropped)]
    assert [(each.seat, each.deck) for each in dropped] == [
        (1, "ord_mantell_cantonica"),
        (1, "naboo_ryloth"),
    ]
    for seat, named in ((0, set()), (1, set(SECRETS))):
        heard = [as_data(event) for event in play.events if visible(event, seat)]
        assert set(words_in(heard)) & set(SECRETS) == named
