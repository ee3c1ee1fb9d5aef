"""Patrols on the move: the icon of a card turned up, the route, and where it may end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.outer_rim.cards.effects import FACTIONS
from game.outer_rim.events import CombatBegan, DamageSuffered, PatrolMoved
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
ICONS = {
    ("hutt", 2): "rebel_favor",
    ("imperial", 4): "imperial_favor",
    ("rebel", 3): "the_kessel_run_job",
    ("syndicate", 3): "the_casino_heist_job",
    ("hutt", 4): "salvage_in_the_dune_sea_job",
    ("rebel", 2): "relic_of_the_past_job",
}
"""cards of the job deck by the patrol and the distance they show"""
AWAY = "enc_lothal_mon_calamari_j"  # a secret: move as far as the hyperdrive goes


def at(space: str, level: int = 1) -> dict[str, Any]:
    """Return a patrol somewhere."""
    return {"level": level, "space": space}


def buyer(
    sim: Make, space: str, icon: tuple[str, int], other: str = "naboo", **more: Any
) -> Callable[..., Any]:
    """Return a function from the patrols' spaces, by faction, to a table after a purchase.

    Boba Fett in a space buys a card that costs nothing; the next one shows the icon.
    """

    def place(**patrols: str) -> Any:
        mine = more.pop("mine", {})
        table = sim(
            players=[{"space": space, "credits": 0, **mine}, {"space": other}],
            step="action",
            decks={"job": ["hutt_favor", ICONS[icon]]},
            patrols={faction: at(where) for faction, where in patrols.items()},
            **more,
        )
        table.choose("buy:hutt_favor@job")
        return table

    return place


def moves(table: Any) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return every move of a patrol since the start."""
    return [(each.faction, each.start, each.path) for each in table.found(PatrolMoved, log=True)]


def spaces(table: Any) -> set[str]:
    """Return the spaces on offer to the patrol being moved."""
    return {key.partition("@")[2] for key in table.keys if key.startswith("patrol:")}


def routes(game: OuterRim, path: tuple[str, ...], left: int) -> Iterator[tuple[str, ...]]:
    """Return all routes of exactly this many more spaces that enter none twice."""
    if not left:
        yield path
        return
    for space in game.base.galaxy(game.base.row).neighbors[path[-1]]:
        if space not in path:
            yield from routes(game, (*path, space), left - 1)


def distance(game: OuterRim, start: str, goal: str) -> int:
    """Return how many spaces apart two are: the length of the shortest walk."""
    tips, count = {start}, 0
    neighbors = game.base.galaxy(game.base.row).neighbors
    while goal not in tips:
        tips |= {near for tip in tips for near in neighbors[tip]}
        count += 1
    return count


def taken(table: Any, answer: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Return every route that the options allow, explored answer by answer."""
    if table.step != "patrol":
        yield table.found(PatrolMoved, log=True)[-1].path
        return
    before = table.game.dump(table.state)
    log = list(table.log)
    for key in table.keys:
        table.choose(key)
        yield from taken(table, (*answer, key))
        table.state, table.log = table.game.load(before), list(log)
        table.edited()


# --- the icon ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-166", "OR-167", "OR-168")
@pytest.mark.parametrize("icon", list(ICONS))
def test_the_icon_says_which_patrol_moves_and_how_far(
    sim: Make, game: OuterRim, icon: tuple[str, int]
) -> None:
    faction, far = icon
    shown = game.base.content.assets[ICONS[icon]].patrol
    assert (shown.faction, shown.distance) == icon
    start = {"hutt": "nav_23", "imperial": "nav_25", "rebel": "nav_1", "syndicate": "nav_2"}
    goal = "nal_hutta"  # more than 4 spaces from any of them
    table = buyer(sim, goal, icon)(**start)
    while table.step == "patrol":
        table.choose(table.keys[0])
    ((moved, where, path),) = moves(table)
    assert (moved, where, len(path)) == (faction, start[faction], far)
    end = table.state.patrols[faction][1]
    assert end == path[-1]
    assert distance(game, end, goal) < distance(game, where, goal)
    stay = {each: space for each, (_, space) in table.state.patrols.items() if each != faction}
    assert stay == {each: space for each, space in start.items() if each != faction}


@pytest.mark.rule("OR-179")
def test_the_example_three_spaces_for_the_rebels(sim: Make) -> None:
    table = buyer(sim, "lothal", ("rebel", 3))(rebel="nav_1")
    assert moves(table) == [("rebel", "nav_1", ("ord_mantell", "nav_5", "nav_7"))]


@pytest.mark.rule("OR-167")
def test_it_goes_to_the_buyer_not_to_others(sim: Make) -> None:
    table = buyer(sim, "cantonica", ("rebel", 2), other="lothal")(rebel="ord_mantell")
    assert moves(table) == [("rebel", "ord_mantell", ("nav_4", "cantonica"))]


@pytest.mark.rule("OR-168", "OR-492")
def test_a_card_gained_from_a_deck_turns_up_the_next_too(sim: Make) -> None:
    table = sim(
        players=[{"space": "kessel", "credits": 2_000}],
        step="encounter",
        decks={
            "kessel_maelstrom": ["enc_kessel_maelstrom_d"],  # gain the top card of the cargo deck
            "cargo": ["salvage", "food_supplies"],  # Hutt, 3 spaces
        },
        patrols={"hutt": at("nav_14")},
        dice=("crit", "crit"),
    )
    table.choose("draw:kessel_maelstrom@kessel", "choose:a")
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert "salvage" in table.player().cards
    (move,) = table.found(PatrolMoved, log=True)
    assert (move.faction, move.start, move.path[-1]) == ("hutt", "nav_14", "kessel")


@pytest.mark.rule("OR-169", "OR-492")
def test_a_discard_moves_no_patrol_but_the_purchase_after_it_does(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo", "credits": 0}, {"space": "kessel"}],
        step="action",
        decks={"job": ["hutt_favor", "rebel_favor", "imperial_favor"], "cargo": ["food_supplies"]},
        patrols={"hutt": at("nav_15"), "imperial": at("nav_9")},
    )
    table.choose("discard:job")
    assert table.state.market["job"][0] == "rebel_favor"  # Hutt, 2 spaces
    assert moves(table) == []
    table.choose("buy:rebel_favor@job")
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert [(faction, start) for faction, start, _ in moves(table)] == [("imperial", "nav_9")]


@pytest.mark.rule("OR-169")
def test_what_an_ability_discards_moves_no_patrol(sim: Make) -> None:
    table = sim(
        players=[{"space": "naboo", "cards": ["databank_19_lobot", "databank_91_droid_parts"]}],
        step="action",
        decks={"job": ["hutt_favor", "rebel_favor"]},
        patrols={"hutt": at("nav_15")},
    )
    table.choose("use:databank_19_lobot")
    table.choose(next(key for key in table.keys if "job" in key))
    assert table.state.market["job"][0] == "rebel_favor"
    assert moves(table) == []
    assert table.state.patrols["hutt"][1] == "nav_15"


# --- the route -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-170", "OR-R46")
@pytest.mark.parametrize(
    ("start", "icon", "goal"),
    [
        ("nav_1", ("rebel", 3), "mon_calamari"),
        ("nav_25", ("imperial", 4), "nal_hutta"),
        ("cantonica", ("syndicate", 3), "kessel"),
        ("nav_24", ("hutt", 4), "ryloth"),
        ("nav_9", ("hutt", 2), "tatooine"),
    ],
)
def test_out_of_reach_every_route_that_ends_nearer_is_open(
    sim: Make, game: OuterRim, start: str, icon: tuple[str, int], goal: str
) -> None:
    """Written as the rule says it: full length, no space twice, nearer at the end."""
    faction, far = icon
    before = distance(game, start, goal)
    assert before > far
    open_ = {
        route[1:]
        for route in routes(game, (start,), far)
        if distance(game, route[-1], goal) < before
    }
    table = buyer(sim, goal, icon)(**{faction: start})
    assert table.step != "patrol" or table.seat == 0
    assert set(taken(table)) == open_


@pytest.mark.rule("OR-170", "OR-R46")
def test_a_way_back_is_no_way_toward_the_player(sim: Make) -> None:
    table = buyer(sim, "mon_calamari", ("rebel", 3))(rebel="nav_1")
    assert table.step == "patrol"
    assert spaces(table) == {"nav_2", "ord_mantell"}
    table.choose("patrol:rebel@nav_2")  # by Cantonica: farther first, nearer in the end
    assert moves(table) == [("rebel", "nav_1", ("nav_2", "nav_3", "cantonica"))]
    table = buyer(sim, "mon_calamari", ("rebel", 3))(rebel="nav_1")
    table.choose("patrol:rebel@ord_mantell")
    assert "nav_1" not in spaces(table)  # entered before


@pytest.mark.rule("OR-171")
def test_within_reach_the_path_is_a_shortest_one(sim: Make) -> None:
    """Four spaces would do for a way round by Ord Mantell, of which nobody is asked."""
    table = buyer(sim, "cantonica", ("imperial", 4))(imperial="ord_mantell")
    assert moves(table) == [("imperial", "ord_mantell", ("nav_4", "cantonica"))]
    table = buyer(sim, "lothal", ("imperial", 4))(imperial="nav_1")  # exactly 4 spaces
    assert moves(table) == [("imperial", "nav_1", ("ord_mantell", "nav_5", "nav_7", "lothal"))]


@pytest.mark.rule("OR-170", "OR-R47")
@pytest.mark.parametrize("way", ["nav_7", "nav_8"])
def test_of_equally_short_paths_the_buyer_picks_one(sim: Make, way: str) -> None:
    table = buyer(sim, "mon_calamari", ("rebel", 3))(rebel="lothal")
    assert (table.step, table.seat) == ("patrol", 0)
    assert spaces(table) == {"nav_7", "nav_8"}  # and not Navpoint 9
    table.choose(f"patrol:rebel@{way}")
    assert moves(table) == [("rebel", "lothal", (way, "mon_calamari"))]


@pytest.mark.rule("OR-R48")
def test_a_patrol_stops_where_the_player_is(sim: Make) -> None:
    table = buyer(sim, "cantonica", ("imperial", 4))(imperial="nav_6")
    assert moves(table) == [("imperial", "nav_6", ("cantonica",))]
    assert table.state.patrols["imperial"] == (1, "cantonica")


@pytest.mark.rule("OR-R48")
def test_a_patrol_that_is_there_already_stays(sim: Make) -> None:
    table = buyer(sim, "cantonica", ("imperial", 4))(imperial="cantonica")
    assert table.step == "action"
    assert moves(table) == []
    assert table.state.patrols["imperial"] == (1, "cantonica")


# --- what it passes and where it ends ------------------------------------------------------------


@pytest.mark.rule("OR-172")
def test_patrols_pass_through_the_maelstrom(sim: Make) -> None:
    table = buyer(sim, "tatooine", ("rebel", 3))(rebel="nav_11")
    assert moves(table) == [("rebel", "nav_11", ("the_maelstrom", "kessel", "tatooine"))]


@pytest.mark.rule("OR-172")
def test_patrols_may_end_in_the_maelstrom(sim: Make) -> None:
    table = buyer(sim, "tatooine", ("rebel", 2))(rebel="nav_8")
    table.choose("patrol:rebel@the_maelstrom")
    assert table.state.patrols["rebel"][1] == "the_maelstrom"


@pytest.mark.rule("OR-173")
def test_patrols_end_on_planets_and_beside_patrols(sim: Make) -> None:
    table = buyer(sim, "kessel", ("hutt", 2))(hutt="nav_18", rebel="tatooine")
    assert table.state.patrols["hutt"][1] == table.state.patrols["rebel"][1] == "tatooine"
    table = buyer(sim, "lothal", ("rebel", 3))(rebel="nav_1", hutt="nav_7", imperial="nav_7")
    assert {space for _, space in table.state.patrols.values()} == {"nav_7", "nav_2"}


@pytest.mark.rule("OR-R49")
def test_a_patrol_passes_players_and_patrols_without_touching_them(sim: Make) -> None:
    """Past Boba Fett's rival, who is wanted by the Rebels, and past a stronger patrol."""
    table = sim(
        players=[
            {"space": "lothal", "credits": 0},
            {"space": "nav_5", "reputation": {"rebel": "negative"}},
        ],
        step="action",
        decks={"job": ["hutt_favor", ICONS["rebel", 3]]},
        patrols={"rebel": at("ord_mantell"), "imperial": at("nav_7", 3)},
    )
    before = table.game.view(table.state, None)["players"][1]
    table.choose("buy:hutt_favor@job")
    assert moves(table) == [("rebel", "ord_mantell", ("nav_5", "nav_7", "lothal"))]
    assert table.state.patrols["imperial"] == (3, "nav_7")
    assert table.game.view(table.state, None)["players"][1] == before
    assert table.found(CombatBegan, log=True) == table.found(DamageSuffered, log=True) == []


def found_by(sim: Make, level: str, **mine: Any) -> Any:
    """Return a table where a Rebel patrol has come to Boba Fett on Cantonica in his action step."""
    mine = {"reputation": {"rebel": level}, **mine}
    return buyer(sim, "cantonica", ("rebel", 2), mine=mine)(rebel="ord_mantell")


@pytest.mark.rule("OR-174")
def test_a_patrol_that_arrives_does_not_fight(sim: Make) -> None:
    table = found_by(sim, "negative")
    assert table.state.patrols["rebel"][1] == table.player().space
    assert table.found(CombatBegan) == []
    assert (table.step, table.seat) == ("action", 0)


@pytest.mark.rule("OR-175", "OR-196")
def test_it_has_to_be_met_in_the_encounter_step(sim: Make) -> None:
    table = found_by(sim, "negative")
    table.choose("end")
    assert table.keys == ["fight:patrol_rebel_1@cantonica"]
    table.choose(*table.keys)
    assert [each.enemy for each in table.found(CombatBegan)] == ["patrol_rebel_1"]


@pytest.mark.rule("OR-175", "OR-197")
@pytest.mark.parametrize("level", ["neutral", "positive"])
def test_one_on_good_terms_need_not_meet_it(sim: Make, level: str) -> None:
    table = found_by(sim, level)
    table.choose("end")
    assert "fight:patrol_rebel_1@cantonica" in table.keys
    assert "draw:ord_mantell_cantonica@cantonica" in table.keys


@pytest.mark.rule("OR-175")
def test_one_who_left_need_not_meet_it(sim: Make) -> None:
    table = found_by(sim, "negative", secrets=[AWAY])
    table.choose(f"use:{AWAY}.secret", "move:g_1a_starfighter@lothal", "end")
    assert table.step == "encounter"
    assert "fight" not in table.verbs() and "draw" in table.verbs()
    assert table.found(CombatBegan, log=True) == []


# --- always one of each --------------------------------------------------------------------------


@pytest.mark.rule("OR-176")
@pytest.mark.parametrize("seed", range(3))
def test_each_faction_has_one_patrol_on_the_map_throughout(
    sim: Make, game: OuterRim, seed: int
) -> None:
    """A game of quick answers, looked at as the screen shows it."""
    table = sim(3, seed=seed)
    galaxy = game.base.galaxy(table.state.pieces)
    for turn in range(400):
        if not table.keys:
            break
        table.choose(table.keys[(turn * 7 + seed) % len(table.keys)])
        patrols = game.view(table.state, 0)["patrols"]
        assert set(patrols) == set(FACTIONS) and len(patrols) == 4
        assert all(each["space"] in galaxy.spaces for each in patrols.values())


@pytest.mark.rule("OR-176", "OR-177")
def test_a_destroyed_patrol_is_out_of_the_game_and_another_spawns(sim: Make) -> None:
    table = sim(
        players=[{"space": "nav_5", "reputation": {"imperial": "negative"}}],
        patrols={"imperial": at("nav_5")},
        step="encounter",
        dice=("crit", "crit", "blank", "blank"),
    )
    table.choose("fight:patrol_imperial_1@nav_5")
    assert "patrol_imperial_1" in table.state.removed
    assert table.state.patrols["imperial"] == (2, "nav_25")


# --- moved by cards ------------------------------------------------------------------------------


@pytest.mark.rule("OR-178")
def test_a_card_lets_a_patrol_of_choice_move_where_one_likes(sim: Make) -> None:
    """Papers, Please, at no negative reputation: any patrol up to three spaces."""
    good = {"hutt": "neutral", "imperial": "positive", "rebel": "neutral", "syndicate": "neutral"}
    table = sim(
        players=[{"space": "nav_12", "reputation": good}],
        step="encounter",
        decks={"navpoint": ["enc_navpoint_d"]},
        patrols={"rebel": at("nav_10"), "hutt": at("nav_16")},
    )
    table.choose("draw:navpoint@nav_12", "choose:a")
    table.choose("patrol:hutt", "patrol:hutt@nav_14", "patrol:hutt@nav_13", "done")
    assert table.state.patrols["hutt"][1] == "nav_13"
    assert table.state.patrols["rebel"][1] == "nav_10"


@pytest.mark.rule("OR-178")
def test_a_card_brings_the_nearest_patrol(sim: Make) -> None:
    """The same card at negative reputation, when the test is failed: the nearest, 3 spaces."""
    table = sim(
        players=[{"space": "nav_12", "reputation": {"rebel": "negative"}}],
        step="encounter",
        decks={"navpoint": ["enc_navpoint_d"]},
        patrols={"rebel": at("nav_9"), "hutt": at("nav_23")},
        dice=("blank", "blank"),
    )
    table.choose("draw:navpoint@nav_12", "choose:a")
    assert moves(table) == [("rebel", "nav_9", ("nav_10", "nav_12"))]


TIP = "enc_lothal_mon_calamari_f"


def tip_off(sim: Make, **more: Any) -> Any:
    """Play a card of Lothal: the Imperial patrol there moves 4 spaces toward another player."""
    table = sim(
        more.pop("seats", ("human", "human")),
        players=[
            {"space": "lothal", "credits": 0},
            {"space": "mon_calamari", "reputation": {"imperial": "neutral"}},
        ],
        step="encounter",
        decks={"lothal_mon_calamari": [TIP]},
        patrols={"imperial": at("lothal")},
    )
    table.choose("draw:lothal_mon_calamari@lothal", "choose:a")
    return table


@pytest.mark.rule("OR-178", "OR-R47")
def test_the_player_to_whom_a_card_sends_a_patrol_picks_its_path(sim: Make) -> None:
    table = tip_off(sim)
    assert (table.step, table.seat) == ("patrol", 1)
    assert spaces(table) == {"nav_7", "nav_8"}
    table.choose("patrol:imperial@nav_8")
    assert moves(table) == [("imperial", "lothal", ("nav_8", "mon_calamari"))]
    assert table.player().credits == 1_000


@pytest.mark.rule("OR-R50")
def test_toward_the_ai_the_human_picks_among_shortest_paths(sim: Make) -> None:
    table = tip_off(sim, seats=("human", "deck"))
    assert (table.step, table.seat) == ("patrol", 0)
    assert spaces(table) == {"nav_7", "nav_8"}


def sent_on(sim: Make, *seats: str) -> Any:
    """Have Jyn Erso send a Hutt patrol that would come to her to the other player, 4 spaces off."""
    table = sim(
        seats,
        characters=("jyn_erso",),
        players=[
            {"space": "takodana", "flipped": True, "credits": 0},
            {"space": "nal_hutta", "reputation": {"hutt": "neutral"}},
        ],
        decks={"job": ["hutt_favor", "rebel_favor"]},
        patrols={"hutt": at("nav_19")},
        step="action",
    )
    table.choose("buy:hutt_favor@job", "redirect:hutt@seat_1")
    return table


@pytest.mark.rule("OR-170", "OR-R47")
def test_whom_an_ability_sends_a_patrol_to_picks_its_path(sim: Make) -> None:
    table = sent_on(sim, "human", "human")
    assert (table.step, table.seat) == ("patrol", 1)
    assert spaces(table) == {"naboo", "nav_20"}


@pytest.mark.rule("OR-R50")
def test_a_patrol_sent_to_the_ai_follows_a_shortest_path(sim: Make) -> None:
    table = sent_on(sim, "human", "deck")
    assert moves(table) == [("hutt", "nav_19", ("naboo", "nav_17"))]


@pytest.mark.parametrize(("space", "near"), [("nav_17", True), ("nav_16", False)])
def test_only_a_patrol_within_3_spaces_is_sent_to_another(
    sim: Make, space: str, near: bool
) -> None:
    """Jyn Erso on Takodana, who has met her goal."""
    table = sim(
        characters=("jyn_erso", "bossk"),
        players=[{"space": "takodana", "flipped": True, "credits": 9_000}, {"space": "kessel"}],
        decks={"gear_and_mod": ["dl_44_heavy_blaster_pistol", "mpl_57_grenade_launcher"]},
        patrols={"imperial": at(space)},
        step="action",
    )
    table.choose("buy:dl_44_heavy_blaster_pistol@gear")  # the next card: Imperial, 4 spaces
    if table.step == "barter":
        table.choose("pay")
    assert ("redirect:imperial@seat_1" in table.keys) is near
    assert (table.step == "patrol.redirect") is near
