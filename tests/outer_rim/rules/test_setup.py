"""Setting up: map, tokens, first player, characters, decks; the fixed positions of setup files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import FACTIONS, MARKET_DECKS
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.table.streams import number

Make = Callable[..., Any]
ENDCAPS = ("endcap_rebel_syndicate", "endcap_hutt_imperial")
TILES = (
    "tile_ord_mantell", "tile_lothal", "tile_kessel", "tile_nal_hutta", "tile_naboo",
    "tile_takodana",
)  # fmt: skip
REPUTATION = {
    "boba_fett": {"hutt": 1}, "bossk": {"hutt": 1}, "doctor_aphra": {"imperial": 1},
    "han_solo": {"hutt": -1}, "ig_88": {}, "jyn_erso": {"imperial": -1},
    "ketsu_onyo": {"syndicate": 1}, "lando_calrissian": {},
}  # fmt: skip
NUMBER = {
    "boba_fett": 90, "bossk": 90, "doctor_aphra": 92, "han_solo": 91, "ig_88": 90, "jyn_erso": 92,
    "ketsu_onyo": 90, "lando_calrissian": 91,
}  # fmt: skip


def started(game: OuterRim, seed: int = 1, seats: int = 2, **setup: Any) -> State:
    """Return a game at its first decision, with nothing chosen beforehand."""
    return game.new(game.setup({"seats": [{"kind": "human"}] * seats, **setup}), seed)


def asked(game: OuterRim, state: State) -> tuple[str, int, list[str]]:
    """Return the step that asks, the seat, and the keys."""
    decision = game.decision(state)
    assert decision is not None
    return decision.step, decision.seat, [option.key for option in decision.options]


# --- map and tokens ------------------------------------------------------------------------------


@pytest.mark.rule("OR-401", "OR-402", "OR-403", "OR-404", "OR-405")
def test_the_modular_map_joins_the_tiles_in_random_order(game: OuterRim) -> None:
    assert (game.base.row[0], game.base.row[-1]) == ENDCAPS
    orders = {started(game, seed, map="modular").pieces for seed in range(60)}
    assert len(orders) > 50
    assert all((row[0], row[-1]) == ENDCAPS for row in orders)
    assert all(sorted(row[1:-1]) == sorted(TILES) for row in orders)
    for place in range(1, 7):
        assert {row[place] for row in orders} == set(TILES)


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


# --- characters and ships ------------------------------------------------------------------------


@pytest.mark.rule("OR-054", "OR-R14")
def test_characters_are_picked_in_turn_order_each_once(game: OuterRim) -> None:
    state = started(game, 1, 4, first_player=2)
    free = [f"pick:{each}" for each in game.base.content.characters]
    for seat in (2, 3, 0, 1):
        assert asked(game, state) == ("setup.character", seat, free)
        game.choose(state, free.pop(seat))
    assert len({player.character for player in state.players}) == 4


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


# --- fixed positions -----------------------------------------------------------------------------


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
