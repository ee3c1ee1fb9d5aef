"""Setting up: map, tokens, first player, characters, decks; the fixed positions of setup files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards.effects import FACTIONS, MARKET_DECKS
from game.outer_rim.events import (
    CreditsChanged,
    DiceRolled,
    GameEnded,
    PlayerPlaced,
    ReputationChanged,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import slots
from game.outer_rim.state import State
from game.table.streams import number
from tests.outer_rim.solo import ai_decks

Make = Callable[..., Any]
ENDCAPS = ("endcap_rebel_syndicate", "endcap_hutt_imperial")
TILES = (
    "tile_ord_mantell",
    "tile_lothal",
    "tile_kessel",
    "tile_nal_hutta",
    "tile_naboo",
    "tile_takodana",
)
REPUTATION = {
    "boba_fett": {"hutt": 1},
    "bossk": {"hutt": 1},
    "doctor_aphra": {"imperial": 1},
    "han_solo": {"hutt": -1},
    "ig_88": {},
    "jyn_erso": {"imperial": -1},
    "ketsu_onyo": {"syndicate": 1},
    "lando_calrissian": {},
}
NUMBER = {
    "boba_fett": 90,
    "bossk": 90,
    "doctor_aphra": 92,
    "han_solo": 91,
    "ig_88": 90,
    "jyn_erso": 92,
    "ketsu_onyo": 90,
    "lando_calrissian": 91,
}


def started(game: OuterRim, seed: int = 1, seats: int = 2, **setup: Any) -> State:
    """Return a game at its first decision, with nothing chosen beforehand."""
    return game.new(game.setup({"seats": [{"kind": "human"}] * seats, **setup}), seed)


def asked(game: OuterRim, state: State) -> tuple[str, int, list[str]]:
    """Return the step that asks, the seat, and the keys."""
    decision = game.decision(state)
    assert decision is not None
    return decision.step, decision.seat, [option.key for option in decision.options]


# --- map and tokens ------------------------------------------------------------------------------


@pytest.mark.rule("OR-033", "OR-043", "OR-R07")
def test_the_standard_map_is_the_usual_one(game: OuterRim) -> None:
    for seed in range(5):
        assert started(game, seed).pieces == (ENDCAPS[0], *TILES, ENDCAPS[1])


@pytest.mark.rule("OR-401", "OR-402", "OR-403", "OR-404", "OR-405")
def test_the_modular_map_joins_the_tiles_in_random_order(game: OuterRim) -> None:
    assert (game.base.row[0], game.base.row[-1]) == ENDCAPS
    orders = {started(game, seed, map="modular").pieces for seed in range(60)}
    assert len(orders) > 50
    assert all((row[0], row[-1]) == ENDCAPS for row in orders)
    assert all(sorted(row[1:-1]) == sorted(TILES) for row in orders)
    for place in range(1, 7):
        assert {row[place] for row in orders} == set(TILES)


def test_the_ends_of_the_map_are_those_of_the_usual_row(game: OuterRim) -> None:
    """Other endcaps stay at their ends as well; their names are on the map alone."""
    pieces = {
        f"other_{id}" if id in ENDCAPS else id: replace(
            piece, id=f"other_{id}" if id in ENDCAPS else id
        )
        for id, piece in game.base.pieces.items()
    }
    row = (f"other_{ENDCAPS[0]}", *TILES, f"other_{ENDCAPS[1]}")
    other = OuterRim(game.base.content, pieces, row, game.version)
    for seed in range(5):
        pieces_now = started(other, seed, map="modular").pieces
        assert (pieces_now[0], pieces_now[-1]) == (row[0], row[-1])
        assert pieces_now[1:-1] == started(game, seed, map="modular").pieces[1:-1]


@pytest.mark.rule("OR-404")
def test_each_tile_is_joined_to_the_one_before(game: OuterRim) -> None:
    state = started(game, 5, map="modular")
    galaxy = game.base.galaxy(state.pieces)
    assert galaxy.order == state.pieces != game.base.row
    place = {piece: n for n, piece in enumerate(state.pieces)}
    crossing = set()
    for lane in galaxy.lanes:
        ends = sorted(place[galaxy.spaces[end].piece] for end in (lane.a, lane.b))
        assert ends[1] - ends[0] <= 1
        crossing.add(tuple(ends))
    assert crossing >= {(n, n + 1) for n in range(7)}


def test_the_same_seed_gives_the_same_modular_map(game: OuterRim) -> None:
    assert started(game, 9, map="modular").pieces == started(game, 9, map="modular").pieces


@pytest.mark.rule("OR-401")
def test_a_game_is_played_on_the_modular_map(sim: Make) -> None:
    table = sim(seed=5, setup={"map": "modular"}, players=[{"space": "nav_1"}])
    galaxy = table.game.base.galaxy(table.state.pieces)
    assert (
        galaxy.neighbors["nav_1"] != table.game.base.galaxy(table.game.base.row).neighbors["nav_1"]
    )
    for near in galaxy.neighbors["nav_1"]:
        assert f"move:g_1a_starfighter@{near}" in table.keys


@pytest.mark.rule("OR-045", "OR-048")
def test_level_1_patrols_stand_beside_their_stacks(game: OuterRim) -> None:
    state = started(game)
    galaxy = game.base.galaxy(state.pieces)
    assert set(state.patrols) == set(FACTIONS)
    for faction, (level, space) in state.patrols.items():
        assert level == 1
        assert galaxy.spaces[space].kind == "navpoint"
        assert galaxy.spaces[space].piece == next(
            cap for cap in ENDCAPS if faction in cap.split("_")
        )
    assert len({space for _, space in state.patrols.values()}) == 4


@pytest.mark.rule("OR-046", "OR-047")
def test_the_stack_holds_levels_2_3_and_4_in_this_order(sim: Make) -> None:
    for level in (1, 2, 3):
        table = sim(
            players=[{"space": "naboo", "credits": 0}],
            patrols={"hutt": {"level": level, "space": "naboo"}},
            step="encounter",
        )
        table.dice(*["crit"] * 3, *["blank"] * 6)
        key = next(key for key in table.keys if key.startswith("fight:"))
        table.choose(key)
        while table.step in ("dice.use", "window"):
            table.choose("pass")
        assert table.state.patrols["hutt"] == (level + 1, "nav_24")


@pytest.mark.rule("OR-049", "OR-050", "OR-051")
def test_contacts_lie_facedown_on_spaces_of_their_class(game: OuterRim) -> None:
    """One on every contact space, mixed: each seed lays them otherwise."""
    galaxy = game.base.galaxy(game.base.row)
    layouts = set()
    for seed in range(8):
        state = started(game, seed)
        for space in galaxy.spaces.values():
            tokens = [state.contacts[place] for place in space.places]
            classes = tuple(game.base.content.contacts[token].contact_class for token in tokens)
            assert classes == space.contacts
        laid = list(state.contacts.values())
        assert len(laid) == len(set(laid)) == 22
        assert state.faceup == ()
        layouts.add(tuple(laid))
    assert len(layouts) == 8


@pytest.mark.rule("OR-049")
def test_nobody_sees_the_contacts(game: OuterRim) -> None:
    state = started(game)
    for seat in (None, 0, 1):
        shown = game.view(state, seat)["contacts"]
        places = [place for places in shown.values() for place in places]
        assert len(places) == 22
        assert all(not place["faceup"] and place["contact"] is None for place in places)


@pytest.mark.rule("OR-029")
def test_a_contact_beside_a_planet_is_on_that_planet(sim: Make) -> None:
    table = sim(players=[{"space": "naboo"}], step="encounter")
    assert {key for key in table.keys if key.startswith("meet:")} == {
        "meet:naboo.1",
        "meet:naboo.2",
    }
    assert table.refused("meet:ryloth.1").clause == "OR-225"


# --- first player --------------------------------------------------------------------------------


class Rolls:
    """The dice of a seed, in the order in which they fall."""

    def __init__(self, game: OuterRim, seed: int) -> None:
        self.die = game.base.content.board.die
        self.seed = seed
        self.rolled = 0

    def successes(self) -> int:
        """Return the hits and crits among the next six dice."""
        places = range(self.rolled, self.rolled + 6)
        self.rolled += 6
        faces = [self.die[number(self.seed, "dice", place, len(self.die))] for place in places]
        return faces.count("hit") + faces.count("crit")


def roll_off(game: OuterRim, seed: int, seats: int) -> tuple[int, int, int]:
    """Return the seat that begins by the rules, the number of rounds of rolling, and the number of
    dice."""
    rolls, left, rounds = Rolls(game, seed), list(range(seats)), 0
    while len(left) > 1:
        shown = {seat: rolls.successes() for seat in left}
        left = [seat for seat in left if shown[seat] == max(shown.values())]
        rounds += 1
    return left[0], rounds, rolls.rolled


@pytest.mark.rule("OR-014", "OR-053", "OR-R02", "OR-R03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_most_hits_and_crits_begins_and_ties_roll_again(game: OuterRim, seats: int) -> None:
    """Six dice each; those tied, and only they, roll until one leads."""
    begun, lengths = set(), set()
    for seed in range(40):
        first, rounds, dice = roll_off(game, seed, seats)
        state = started(game, seed, seats)
        assert (state.first, state.streams["dice"]) == (first, dice)
        begun.add(first)
        lengths.add(rounds)
    assert begun == set(range(seats))
    assert max(lengths) >= 2


def test_a_setup_file_may_name_the_first_player(game: OuterRim) -> None:
    for first in range(3):
        state = started(game, 1, 3, first_player=first)
        assert state.first == first
        assert "dice" not in state.streams
        assert asked(game, state)[1] == first
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        started(game, 1, 3, first_player=3)


# --- characters and ships ------------------------------------------------------------------------


@pytest.mark.rule("OR-054", "OR-R14")
def test_characters_are_picked_in_turn_order_each_once(game: OuterRim) -> None:
    state = started(game, 1, 4, first_player=2)
    free = [f"pick:{each}" for each in game.base.content.characters]
    for seat in (2, 3, 0, 1):
        assert asked(game, state) == ("setup.character", seat, free)
        game.choose(state, free.pop(seat))
    assert len({player.character for player in state.players}) == 4


@pytest.mark.rule("OR-R14")
def test_a_setup_file_cannot_give_a_character_twice(game: OuterRim) -> None:
    seat = {"kind": "human", "character": "bossk"}
    with pytest.raises(ValueError, match="'bossk' is taken by seat 0"):
        game.setup({"seats": [seat, seat]})
    state = game.new(game.setup({"seats": [{"kind": "human"}, seat], "first_player": 0}), 1)
    assert "pick:bossk" not in asked(game, state)[2]


@pytest.mark.rule("OR-059")
def test_each_player_chooses_a_side_of_the_starter_sheet(game: OuterRim) -> None:
    seats = [{"kind": "human", "character": "bossk"}, {"kind": "human", "character": "ig_88"}]
    state = game.new(game.setup({"seats": seats, "first_player": 1}), 1)
    sides = ["pick:g_1a_starfighter", "pick:g9_rigger"]
    assert asked(game, state) == ("setup.ship", 1, sides)
    game.choose(state, "pick:g9_rigger")
    assert asked(game, state) == ("setup.ship", 0, sides)
    game.choose(state, "pick:g_1a_starfighter")
    assert [player.ship for player in state.players] == ["g_1a_starfighter", "g9_rigger"]


@pytest.mark.rule("OR-059")
def test_two_players_may_fly_the_same_starter(game: OuterRim) -> None:
    seats = [
        {"kind": "human", "character": "bossk", "ship": "g9_rigger"},
        {"kind": "human", "character": "ig_88", "ship": "g9_rigger"},
    ]
    state = game.new(game.setup({"seats": seats}), 1)
    assert [player.ship for player in state.players] == ["g9_rigger", "g9_rigger"]
    with pytest.raises(ValueError, match="not a starter ship"):
        game.setup({"seats": [{"kind": "human", "ship": "hwk_290"}]})


@pytest.mark.rule("OR-055", "OR-057", "OR-058")
def test_boards_start_at_nought(sim: Make) -> None:
    """Goal side up, no fame, no damage; reputation neutral where the card gives none."""
    table = sim(4)
    for player in table.state.players:
        assert (player.flipped, player.goal_tokens, player.ship_flipped) == (False, 0, False)
        assert player.fame == 0
        assert (player.character_damage, player.ship_damage) == (0, 0)
        given = REPUTATION[player.character]
        assert player.reputation == tuple(given.get(each, 0) for each in FACTIONS)


@pytest.mark.rule("OR-061", "OR-062")
@pytest.mark.parametrize(("seats", "first"), [(1, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_starting_credits_rise_with_the_turn_order(sim: Make, seats: int, first: int) -> None:
    table = sim(seats, setup={"first_player": first})
    order = [(first + place) % seats for place in range(seats)]
    assert [table.player(seat).credits for seat in order] == [4_000, 6_000, 8_000, 10_000][:seats]


# --- setup lines ---------------------------------------------------------------------------------


@pytest.mark.rule("OR-064", "OR-065", "OR-066", "OR-067")
@pytest.mark.parametrize("character", sorted(NUMBER))
def test_the_databank_card_of_each_character(sim: Make, game: OuterRim, character: str) -> None:
    """Its number is the card's; cargo is in the ship, a bounty or job beside the board."""
    for seed in range(4):
        table = sim(1, seed=seed, characters=(character,))
        if character == "lando_calrissian":
            table.choose("faction:rebel")
        player = table.player()
        (card,) = player.cards
        start = game.base.content.databank[card]
        assert start.number == NUMBER[character]
        assert card not in table.state.databank
        assert player.space == start.starting_planet
        kind = {90: "bounty", 91: "cargo", 92: "job"}[start.number]
        assert game.base.content.assets[card].kind == kind
        assert table.values().count == {kind: 1}
    assert len(table.state.databank) == 52


@pytest.mark.rule("OR-065", "OR-066")
def test_the_starting_card_takes_up_a_slot_of_its_kind(sim: Make) -> None:
    """The one cargo slot of a starter is full; a bounty leaves two places by the board."""
    table = sim(("human", "human"), characters=("han_solo", "bossk"))
    play = table.play()
    assert not slots.has_room(play, 0, "coaxium_crystal")
    assert slots.has_room(play, 1, "coaxium_crystal")
    board = table.game.base.content.board.job_slots
    assets = table.game.base.content.assets
    market = table.game.base.content.market["bounty"]
    bounties = [card for card in market if assets[card].kind == "bounty"][: board - 1]
    assert slots.fits(play, 1, (*table.player(1).cards, *bounties))
    assert not slots.fits(play, 1, (*table.player(1).cards, *bounties, "wanted_job"))


@pytest.mark.rule("OR-063", "OR-R13")
def test_equal_numbers_are_drawn_in_turn_order(sim: Make, game: OuterRim) -> None:
    for seed in range(6):
        table = sim(3, seed=seed, setup={"first_player": 1})
        left = list(game.base.content.numbers[90])
        for position, seat in enumerate((1, 2, 0)):
            place = number(seed, "databank", position, len(left))
            assert table.player(seat).cards == (left.pop(place),)


@pytest.mark.rule("OR-068")
@pytest.mark.parametrize("character", sorted(each for each in REPUTATION if "lando" not in each))
def test_the_reputation_of_each_setup_line(sim: Make, character: str) -> None:
    """Lando Calrissian's, of his choice, apart."""
    table = sim(1, characters=(character,))
    given = REPUTATION[character]
    assert table.player().reputation == tuple(given.get(each, 0) for each in FACTIONS)


@pytest.mark.rule("OR-069", "OR-071")
def test_boba_fett_starts_after_a_bounty_and_on_good_terms_with_the_hutts(sim: Make) -> None:
    starts = {}
    for seed in range(12):
        player = sim(1, seed=seed).player()
        assert player.reputation == (1, 0, 0, 0)
        starts[player.cards[0]] = player.space
    assert starts["databank_90_doctor_evazan"] == "takodana"
    assert len(starts) == 4


@pytest.mark.rule("OR-068", "OR-070")
@pytest.mark.parametrize("place", range(4))
def test_lando_calrissian_chooses_a_faction(sim: Make, place: int) -> None:
    table = sim(2, characters=("boba_fett", "lando_calrissian"))
    assert (table.step, table.seat) == ("setup.faction", 1)
    assert table.keys == [f"faction:{faction}" for faction in FACTIONS]
    table.choose(table.keys[place])
    levels = [0, 0, 0, 0]
    levels[place] = 1
    assert table.player(1).reputation == tuple(levels)
    assert len(table.found(ReputationChanged)) == 1
    assert table.game.base.content.databank[table.player(1).cards[0]].number == 91


@pytest.mark.rule("OR-070", "OR-R98")
def test_the_human_chooses_the_faction_of_an_ai_lando(sim: Make) -> None:
    table = sim(("human", "deck"))
    assert (table.step, table.seat) == ("setup.faction", 0)
    table.choose("faction:syndicate")
    assert table.player(0).reputation == (1, 0, 0, 0)
    assert table.player(1).reputation == (0, 0, 0, 1)


# --- decks ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-072", "OR-073", "OR-074")
def test_market_decks_are_shuffled_with_the_top_card_faceup(game: OuterRim, sim: Make) -> None:
    tops = set()
    for seed in range(6):
        table = sim(seed=seed)
        assert tuple(table.state.market) == MARKET_DECKS
        shown = table.game.view(table.state, 1)["market"]
        for deck, cards in table.state.market.items():
            assert sorted(cards) == sorted(game.base.content.market[deck])
            assert shown[deck] == {"top": cards[0], "cards": len(cards)}
        tops.add(tuple(cards[0] for cards in table.state.market.values()))
    assert len(tops) == 6


@pytest.mark.rule("OR-075", "OR-076")
def test_encounter_decks_are_shuffled_and_facedown(game: OuterRim, sim: Make) -> None:
    orders = set()
    for seed in range(6):
        table = sim(seed=seed)
        assert len(table.state.encounters) == 7
        for deck, cards in table.state.encounters.items():
            assert sorted(cards) == sorted(game.base.content.encounters[deck])
        assert table.game.view(table.state, 0)["encounters"] == dict.fromkeys(
            game.base.content.encounter_decks, 10
        )
        orders.add(tuple(table.state.encounters.values()))
    assert len(orders) == 6


@pytest.mark.rule("OR-077")
def test_the_databank_stays_in_numeric_order(game: OuterRim, sim: Make) -> None:
    for seed in range(3):
        numbers = [
            game.base.content.databank[card].number for card in sim(seed=seed).state.databank
        ]
        assert numbers == sorted(numbers)
        assert len(numbers) == 51


@pytest.mark.rule("OR-078")
def test_unused_ship_sheets_are_the_supply(game: OuterRim, sim: Make) -> None:
    others = {ship.id for ship in game.base.content.ships.values() if not ship.starter}
    assert set(sim().state.ships) == others
    table = sim(players=[{"space": "naboo", "ship": "hwk_290"}])
    assert set(table.state.ships) == others - {"hwk_290"}


# --- single-player game --------------------------------------------------------------------------


@pytest.mark.rule("OR-079")
def test_the_single_player_game_changes_the_setup(game: OuterRim) -> None:
    """The human first, who picks for both; the AI plays #91 or #92 in the G9 Rigger."""
    data = {"seats": [{"kind": "human"}, {"kind": "deck"}]}
    for seed in range(4):
        state = game.new(game.setup(data), seed)
        assert state.first == 0
        game.choose(state, "pick:jyn_erso")
        step, seat, keys = asked(game, state)
        assert (step, seat) == ("setup.character", 0)
        assert keys == ["pick:doctor_aphra", "pick:han_solo", "pick:lando_calrissian"]
        game.choose(state, "pick:doctor_aphra")
        assert asked(game, state)[:2] == ("setup.ship", 0)
        game.choose(state, "pick:g_1a_starfighter")
        assert state.players[1].ship == "g9_rigger"
        assert [player.credits for player in state.players] == [4_000, 6_000]


@pytest.mark.rule("OR-R102")
def test_the_ai_picks_last_beside_several_humans(game: OuterRim) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "deck"}]
    state = game.new(game.setup({"seats": seats, "first_player": 1}), 1)
    asks = []
    while asked(game, state)[0] == "setup.character":
        _, seat, keys = asked(game, state)
        asks.append((seat, len(keys)))
        game.choose(state, keys[0])
    assert asks == [(1, 8), (0, 7), (1, 4)]
    with pytest.raises(ValueError, match="OR-R102"):
        game.setup({"seats": [{"kind": "deck"}, {"kind": "human"}]})


# --- options of the whole game -------------------------------------------------------------------


@pytest.mark.rule("OR-R20", "OR-400")
@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "deck")])
def test_the_fame_to_win_is_fixed_before_setup(game: OuterRim, kinds: tuple[str, ...]) -> None:
    seats = [{"kind": kind} for kind in kinds]
    assert game.setup({"seats": seats}).fame_goal == 10
    for fame in (8, 10, 12):
        state = game.new(game.setup({"seats": seats, "fame_goal": fame}), 1)
        assert asked(game, state)[0] == "setup.character"
        assert game.view(state, None)["fame_goal"] == fame
    with pytest.raises(ValueError, match="setup.fame_goal"):
        game.setup({"seats": seats, "fame_goal": 9})


@pytest.mark.rule("OR-399", "OR-R20")
@pytest.mark.parametrize("goal", [8, 10, 12])
def test_the_game_ends_at_the_fame_agreed_on(sim: Make, goal: int) -> None:
    for fame in (goal - 2, goal - 1):
        table = sim(
            setup={"fame_goal": goal},
            players=[{"space": "naboo", "fame": fame}],
            patrols={"hutt": {"level": 2, "space": "naboo"}},
            step="encounter",
        )
        table.dice("crit", "crit", "crit", "blank", "blank", "blank")
        table.choose(next(key for key in table.keys if key.startswith("fight:")))
        assert table.player().fame == fame + 1
        ended = table.game.result(table.state)
        if fame + 1 < goal:
            assert ended is None
        else:
            assert (ended.winner, ended.ending) == (0, "fame")
            assert table.found(GameEnded)[0].seat == 0


# --- fixed positions -----------------------------------------------------------------------------


def test_a_position_fixes_a_player(sim: Make) -> None:
    table = sim(
        players=[
            {
                "space": "nav_7",
                "credits": 12_345,
                "fame": 4,
                "reputation": {"hutt": "negative", "rebel": "positive"},
                "ship": "yt_1300_light_freighter",
                "ship_flipped": True,
                "flipped": True,
                "cards": ["stolen_jewels", "databank_8_chewbacca"],
                "secrets": ["enc_kessel_maelstrom_e"],
                "damage": {"character": 1, "ship": 2},
                "goal_tokens": 1,
                "ship_tokens": 1,
            }
        ]
    )
    player, state = table.player(), table.state
    assert (player.space, player.credits, player.fame) == ("nav_7", 12_345, 4)
    assert player.reputation == (-1, 0, 1, 0)
    assert (player.ship, player.ship_flipped, player.flipped) == (
        "yt_1300_light_freighter",
        True,
        True,
    )
    assert player.cards == ("stolen_jewels", "databank_8_chewbacca")
    assert player.secrets == ("enc_kessel_maelstrom_e",)
    assert (player.character_damage, player.ship_damage, player.defeated) == (1, 2, False)
    assert (player.goal_tokens, player.ship_tokens) == (1, 1)
    assert "stolen_jewels" not in state.market["luxury"]
    assert "databank_8_chewbacca" not in state.databank
    assert "enc_kessel_maelstrom_e" not in state.encounters["kessel_maelstrom"]
    assert "yt_1300_light_freighter" not in state.ships
    assert "chewbacca" in state.aside
    assert "chewbacca" not in state.contacts.values()
    assert table.game.view(state, 1)["players"][0]["secrets"] == ["kessel_maelstrom"]


def test_what_a_position_leaves_out_is_as_usual(sim: Make) -> None:
    usual, fixed = sim(seed=3), sim(seed=3, players=[{"credits": 0}])
    one, two = usual.player(), fixed.player()
    assert (two.credits, two.cards, two.space) == (0, one.cards, one.space)
    assert (two.fame, two.reputation) == (0, one.reputation)
    assert fixed.player(1) == usual.player(1)
    assert fixed.state.market == usual.state.market
    assert fixed.state.contacts == usual.state.contacts


def test_a_position_with_as_much_damage_as_health_is_a_defeat(sim: Make) -> None:
    table = sim(
        players=[{"damage": {"character": 4}}, {"damage": {"ship": 4}}, {}], seats=3, turn=2
    )
    assert [player.defeated for player in table.state.players] == [True, True, False]


def test_a_position_lays_cards_on_top_of_their_decks(sim: Make) -> None:
    table = sim(
        ("human", "deck"),
        players=[{"space": "naboo"}, {"reputation": {"hutt": "neutral"}}],
        decks={
            "cargo": ["coaxium_crystal", "smuggling_compartment"],
            "naboo_ryloth": ["enc_naboo_ryloth_c", "enc_naboo_ryloth_a"],
        },
        ai_deck=["ai_card_7", "ai_card_2"],
    )
    state = table.state
    assert state.market["cargo"][:2] == ("coaxium_crystal", "smuggling_compartment")
    assert len(state.market["cargo"]) == len(set(state.market["cargo"])) == 10
    assert state.encounters["naboo_ryloth"][:2] == ("enc_naboo_ryloth_c", "enc_naboo_ryloth_a")
    assert len(set(state.encounters["naboo_ryloth"])) == 10
    assert ai_decks(state)[:2] == ("ai_card_7", "ai_card_2")
    assert len(set(ai_decks(state))) == len(ai_decks(state)) == 10


def test_a_position_lays_contacts(sim: Make, game: OuterRim) -> None:
    """Every token stays in the game; displaced ones take the places left, or are set aside."""
    table = sim(
        contacts={"naboo": ["greedo", None], "lothal": ["chopper"]},
        faceup=["chopper"],
    )
    state = table.state
    assert table.tokens("naboo") == ("greedo", "")
    assert table.tokens("lothal")[0] == "chopper"
    laid = [token for token in state.contacts.values() if token]
    assert len(laid) == 21 and len(state.aside) == 1
    assert sorted([*laid, *state.aside]) == sorted(game.base.content.contacts)
    assert state.faceup == ("chopper",)
    shown = game.view(state, 0)["contacts"]
    assert shown["lothal"][0]["contact"] == "chopper"
    assert shown["naboo"][0]["contact"] is None
    assert shown["naboo"][1] is None


def test_a_position_puts_patrols_and_goal_tokens(sim: Make) -> None:
    table = sim(
        ("human", "deck"),
        players=[{}, {"reputation": {"rebel": "positive"}}],
        patrols={"imperial": {"level": 3, "space": "kessel"}},
        ai_goals={"kessel": 2},
    )
    assert table.state.patrols == {
        "hutt": (1, "nav_24"),
        "imperial": (3, "kessel"),
        "rebel": (1, "nav_1"),
        "syndicate": (1, "nav_2"),
    }
    assert ai_seats.goals(table.state) == {"kessel": 2}


def test_goal_tokens_follow_the_cards_that_a_position_gives_the_ai(
    sim: Make, game: OuterRim
) -> None:
    fixed = {"reputation": {"rebel": "positive"}}
    table = sim(("human", "deck"), players=[{}, fixed])
    (start,) = table.player(1).cards
    assert ai_seats.goals(table.state) == {game.base.content.assets[start].destination: 1}
    table = sim(("human", "deck"), players=[{}, {**fixed, "cards": ["coaxium_crystal"]}])
    assert ai_seats.goals(table.state) == {
        game.base.content.assets["coaxium_crystal"].destination: 1
    }


@pytest.mark.parametrize("step", ["planning", "action", "encounter"])
def test_a_position_names_the_step_and_the_turn(sim: Make, step: str) -> None:
    table = sim(3, turn=2, step=step)
    assert (table.step, table.seat, table.state.turn, table.state.step) == (step, 2, 2, step)
    assert table.state.round == 1


def test_dice_of_a_position_are_those_rolled_next(game: OuterRim) -> None:
    """Not those for the first player: setup is over by then."""
    seats = [
        {"kind": "human", "character": each, "ship": "g_1a_starfighter"}
        for each in ("bossk", "ig_88")
    ]
    for seed in range(6):
        data: dict[str, Any] = {
            "seats": seats,
            "position": {
                "players": [{"space": "naboo"}, {"space": "naboo"}],
                "patrols": {"rebel": {"level": 1, "space": "naboo"}},
                "dice": ["blank", "blank", "focus", "hit", "blank"],
                "step": "encounter",
            },
        }
        state = game.new(game.setup(data), seed)
        assert state.first == roll_off(game, seed, 2)[0]
        assert state.dice == ("blank", "blank", "focus", "hit", "blank")


def test_when_the_dice_of_a_position_are_used_up_the_stream_goes_on(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo"}],
        patrols={"rebel": {"level": 1, "space": "naboo"}},
        dice=["blank", "blank", "focus", "hit"],
        step="encounter",
    )
    table.choose("fight:patrol_rebel_1@naboo")
    own, enemy = [event.faces for event in table.found(DiceRolled)]
    assert own == ("blank", "blank", "focus")
    assert (len(enemy), enemy[0]) == (2, "hit")
    assert (table.state.dice, table.state.streams["dice"]) == ((), 1)


def test_a_position_may_name_the_starting_card(sim: Make) -> None:
    """It is drawn as usual, planet and all; and others do not draw what is named for one."""
    for seed in range(8):
        table = sim(seed=seed, players=[{}, {"cards": ["databank_90_doctor_evazan"]}])
        assert table.player(1).cards == ("databank_90_doctor_evazan",)
        assert table.player(1).space == "takodana"
        (other,) = table.player(0).cards
        assert other != "databank_90_doctor_evazan"
        assert table.game.base.content.databank[other].number == 90


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": [{"space": "nabo"}]}, "players.0.space: .*did you mean 'naboo'"),
    ({"players": [{"credits": -1}]}, "players.0.credits"),
    ({"players": [{"fame": 10}]}, "players.0.fame: 10 would have won"),
    ({"players": [{"reputation": {"hut": "positive"}}]}, "did you mean 'hutt'"),
    ({"players": [{"reputation": {"hutt": "good"}}]}, "players.0.reputation.hutt"),
    ({"players": [{"ship": "slave_1"}]}, "players.0.ship: no ship 'slave_1'"),
    ({"players": [{"cards": ["stolen_jewel"]}]}, "did you mean 'stolen_jewels'"),
    ({"players": [{"cards": ["hwk_290_ship_card"]}]}, "no card for a slot"),
    (
        {"players": [{"cards": ["stolen_jewels"]}, {"cards": ["stolen_jewels"]}]},
        "already at setup.position.players.0.cards",
    ),
    ({"players": [{"secrets": ["stolen_jewels"]}]}, "'stolen_jewels' is not a secret"),
    ({"players": [{}, {}, {}]}, "3 players for 2 seats"),
    ({"players": [{"luck": 1}]}, "players.0.luck"),
    ({"decks": {"carg": []}}, "did you mean 'cargo'"),
    ({"decks": {"cargo": ["stolen_jewels"]}}, "'stolen_jewels' is not in that deck"),
    ({"contacts": {"nav_1": ["greedo"]}}, "no planet with contact spaces"),
    ({"contacts": {"naboo": ["greedo", "greedo"]}}, "'greedo' is named twice"),
    ({"contacts": {"naboo": ["gredo"]}}, "did you mean 'greedo'"),
    ({"patrols": {"imperial": {"level": 5, "space": "naboo"}}}, "patrols.imperial.level"),
    ({"patrols": {"imperial": {"level": 1, "space": "nabo"}}}, "patrols.imperial.space"),
    ({"patrols": {"empire": {"level": 1, "space": "naboo"}}}, "no such faction"),
    ({"ai_deck": ["ai_card_70"]}, "ai_deck: no AI card"),
    ({"ai_goals": {"nabo": 1}}, "ai_goals: no space 'nabo'"),
    ({"dice": ["six"]}, "dice.0"),
    ({"step": "market"}, "position.step"),
    ({"turn": 2}, "turn: 2 is not a seat"),
]


@pytest.mark.parametrize(("position", "problem"), WRONG)
def test_a_wrong_position_is_refused(
    game: OuterRim, position: dict[str, Any], problem: str
) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    with pytest.raises(ValueError, match=problem):
        game.setup({"seats": seats, "position": position})


def test_all_problems_are_told_together(game: OuterRim) -> None:
    with pytest.raises(ValueError) as caught:
        game.setup({"seats": [{"kind": "humn"}, {"kind": "human", "ship": "x"}], "first_player": 4})
    assert len(str(caught.value).splitlines()) == 3
    assert "did you mean 'human'" in str(caught.value)


def test_the_choices_of_setup_are_told(game: OuterRim) -> None:
    seats = [{"kind": "human", "ship": "g9_rigger"}]
    state = game.new(game.setup({"seats": seats, "practice": True}), 1)
    events = game.choose(state, "pick:bossk")
    names = [type(event).__name__ for event in events]
    assert names[:2] == ["CharacterPicked", "ShipPicked"]
    (credits,) = [event for event in events if isinstance(event, CreditsChanged)]
    assert (credits.seat, credits.amount) == (0, 4_000)
    (placed,) = [event for event in events if isinstance(event, PlayerPlaced)]
    assert placed.space == state.players[0].space
    assert names[-8:] == [*["MarketRevealed"] * 6, "TurnBegan", "StepBegan"]
