"""Ambitions: sheets picked, goals by their marks, and the win by goals and fame."""

from __future__ import annotations

import json
from typing import Any, Literal, cast

import pytest

from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.ambitions.events import AmbitionAdvanced
from game.outer_rim.ambitions.words import SIGNS
from game.outer_rim.bounties import hunted
from game.outer_rim.bounties import rules as bounties
from game.outer_rim.bounties.frames import BountyEnd, HuntedReward
from game.outer_rim.events import DatabankDrawn, DeckShuffled, GameEnded, JobStepBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import fame, reputation
from game.outer_rim.state import STATE
from game.outer_rim.text import cards
from game.outer_rim.text.abilities import abilities
from game.outer_rim.text.terms import Scene
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.hooks import hooks
from tests.specs import Row, for_each, tables

BOX = {"expansions": ["unfinished_business"], "ambitions": True, "fame_goal": 8}
HERO, SERVANT, PRINCE, HUTTS = (
    "hero_of_the_rebellion", "servant_of_the_emperor", "prince_of_smugglers", "voice_of_the_hutts",
)  # fmt: skip
VIGO, GUILD, KEEPER, FAST = (
    "vigo", "guildmaster", "keeper_of_lost_things", "fastest_in_the_galaxy",
)  # fmt: skip
SHEETS = (HERO, SERVANT, PRINCE, HUTTS, VIGO, GUILD, KEEPER, FAST)
ROWS = tables("outer_rim/unfinished/ambitions.spec")
GOOD = {"rebel": "positive", "imperial": "negative"}


def table(game: OuterRim, sheet: str = HERO, other: str = FAST, **more: Any) -> Sim:
    """Return a position of two players with ambitions."""
    second = {"space": "kessel", "ambition": other, **more.pop("second", {})}
    setup = {**BOX, **more.pop("setup", {})}
    step = more.pop("step", "encounter")
    kept = {key: more.pop(key) for key in ("patrols", "decks", "contacts", "faceup") if key in more}
    first = {"space": "naboo", "credits": 3_000, "ambition": sheet, **more}
    return Sim(game, setup=setup, players=[first, second], step=step, **kept)


def drawn(sim: Sim) -> None:
    """Encounter the space, without caring for its card."""
    sim.choose(next(key for key in sim.keys if key.startswith("draw:")))


def goals(sim: Sim, seat: int = 0) -> list[bool]:
    """Return which goals are complete."""
    return [bool(each["done"]) for each in ambitions.shown(sim.play(), seat)]


def opened(sim: Sim, seat: int = 0) -> list[int]:
    """Return the places of the open goals."""
    return [place for place, each in enumerate(ambitions.shown(sim.play(), seat)) if each["open"]]


# --- setup ----------------------------------------------------------------------------------------


def begin(game: OuterRim, *kinds: str, seed: int = 3, **more: Any) -> Sim:
    """Return a game that asks for the first sheet; characters are settled."""
    return Sim(game, kinds or ("human",) * 3, seed, setup={**BOX, **more})


@pytest.mark.rule("UB-120", "UB-155", "UB-156", "UB-157", "UB-158", "UB-149")
def test_the_last_player_picks_first(game: OuterRim) -> None:
    sim = begin(game)
    assert sim.step == "setup.ambition"
    laid = sim.state.sheets
    assert len(laid) == 4 and set(laid) < set(SHEETS)
    order, picked = [], []
    while sim.step == "setup.ambition":
        order.append(sim.seat)
        assert sim.keys == [f"pick:{each}" for each in laid if each not in picked]
        picked.append(sim.keys[0].removeprefix("pick:"))
        sim.choose(sim.keys[0])
    assert order == [2, 1, 0]
    assert [sim.player(seat).ambition for seat in order] == picked
    (left,) = set(laid) - set(picked)
    assert left in sim.state.removed and sim.state.sheets == ()
    assert set(SHEETS) <= {*sim.state.removed, *picked}


@pytest.mark.rule("UB-154", "UB-159", "UB-160", "UB-161", "UB-162", "UB-R54")
def test_the_sheet_gives_credits_and_a_card_besides_the_usual_setup(game: OuterRim) -> None:
    sim = begin(game)
    while sim.step == "setup.ambition":
        assert all(player.credits == 0 for player in sim.state.players)
        assert all(len(player.cards) == 1 for player in sim.state.players)
        sim.choose(sim.keys[0])
    content = game.edition(sim.state).content
    for player in sim.state.players:
        sheet = content.ambitions[player.ambition]
        assert player.credits == sheet.credits
        assert sheet.card in player.cards and len(player.cards) == 2
        assert sheet.card not in sim.state.market[sheet.deck]


@pytest.mark.rule("UB-163")
def test_the_deck_searched_is_shuffled(game: OuterRim) -> None:
    sim = begin(game, seed=4)
    while sim.step == "setup.ambition":
        sim.choose(sim.keys[0])
    content = game.edition(sim.state).content
    decks = [content.ambitions[player.ambition].deck for player in sim.state.players]
    assert sorted(each.deck for each in sim.found(DeckShuffled)) == sorted(decks)


@pytest.mark.rule("UB-155")
def test_chance_lays_the_sheets_out(game: OuterRim) -> None:
    laid = [frozenset(begin(game, seed=seed).state.sheets) for seed in range(8)]
    assert len(set(laid)) > 2 and set().union(*laid) == set(SHEETS)


@pytest.mark.rule("UB-163")
def test_the_rest_of_the_deck_is_in_another_order(game: OuterRim) -> None:
    sim = begin(game, "human", "deck")
    while sim.step == "setup.faction":
        sim.choose(sim.keys[0])
    sheet = game.edition(sim.state).content.ambitions[sim.keys[0].removeprefix("pick:")]
    rest = [card for card in sim.state.market[sheet.deck] if card != sheet.card]
    sim.choose(sim.keys[0])
    after = sim.state.market[sheet.deck]
    assert sorted(after) == sorted(rest) and list(after) != rest


@pytest.mark.rule("UB-149")
def test_no_two_players_are_given_one_sheet(game: OuterRim) -> None:
    players = [{"space": "naboo", "ambition": HERO}, {"space": "kessel", "ambition": HERO}]
    with pytest.raises(ValueError, match="one ambition belongs to two players"):
        Sim(game, setup=BOX, players=players)


@pytest.mark.rule("UB-193", "UB-194", "UB-195", "UB-196", "UB-R72", "UB-R74")
def test_alone_the_human_picks_one_of_two_and_the_ai_has_none(game: OuterRim) -> None:
    sim = begin(game, "human", "deck")
    while sim.step == "setup.faction":
        sim.choose(sim.keys[0])
    assert (sim.step, sim.seat, len(sim.keys)) == ("setup.ambition", 0, 2)
    sim.choose(sim.keys[0])
    ai = sim.player(1)
    assert (ai.ambition, ai.credits, ai.fame_goal) == ("", 6_000, 10)
    assert sim.player().fame_goal == 8
    assert fame.gain(play := sim.play(), 1, 9, "test") is None and not play.over
    fame.gain(play, 1, 1, "test")
    assert play.over and sim.state.winner == 1 and sim.state.ending == "fame"


def test_a_game_without_them_has_none(game: OuterRim) -> None:
    sim = Sim(game, setup={"expansions": ["unfinished_business"]})
    assert sim.player().ambition == "" and sim.player().credits > 0
    assert game.view(sim.state, 0)["players"][0]["ambition"] is None


def test_bad_positions_are_refused(game: OuterRim) -> None:
    for players, told in (
        ([{"ambition": "kind_heart"}], "no ambition 'kind_heart'"),
        ([{"ambition": HERO}, {"ambition": HERO}], "belongs to two players"),
        ([{"ambition": HERO, "goals": [9]}], "9 is not a goal"),
    ):
        seats = [{"kind": "human"}, {"kind": "human"}]
        with pytest.raises(ValueError, match=told):
            game.setup({**BOX, "seats": seats, "position": {"players": players}})


# --- marks ----------------------------------------------------------------------------------------


@pytest.mark.rule("UB-164", "UB-165", "UB-166", "UB-R50", "UB-272", "UB-273", "UB-175")
def test_numbers_go_in_order(game: OuterRim) -> None:
    sim = table(game, space="ryloth")
    assert opened(sim)[:1] == [0] and 1 not in opened(sim)
    drawn(sim)
    assert goals(sim) == [False] * 4
    sim = table(game, space="mon_calamari")
    drawn(sim)
    assert goals(sim)[:2] == [True, False]
    (done,) = [each for each in sim.log if isinstance(each, AmbitionAdvanced)]
    assert (done.seat, done.goal, done.mark, done.done) == (0, 0, "first", True)
    sim = table(game, space="ryloth", goals=[0])
    drawn(sim)
    assert goals(sim)[:2] == [True, True]


@pytest.mark.rule("UB-164")
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_mark_tells_when_its_goal_can_be_completed(game: OuterRim, sheet: str) -> None:
    """From the start; after the goal before it; at any time, on and off; or last of all."""
    other = HERO if sheet != HERO else FAST
    goals_of = table(game, sheet, other).play().content.ambitions[sheet].goals
    marks = [each.mark for each in goals_of]
    early = [place for place, mark in enumerate(marks) if mark not in ("second", "final")]
    poor = {"credits": 0, "reputation": {"rebel": "neutral", "hutt": "neutral"}}

    def ready(*done: int, fame: int = 0) -> set[int]:
        sim = table(game, sheet, other, goals=list(done), fame=fame, **poor)
        begun = [place for place, each in enumerate(goals(sim)) if each]
        return set(opened(sim)) | set(begun)

    assert ready() == set(early)
    firsts = [place for place, mark in enumerate(marks) if mark == "first"]
    seconds = {place for place, mark in enumerate(marks) if mark == "second"}
    assert ready(*firsts) == {*early, *seconds}
    last = marks.index("final")
    rest = [place for place in range(len(marks)) if place != last]
    play = table(game, sheet, other, goals=rest, fame=7).play()
    assert not ambitions.is_open(play, 0, last)
    play.player(0).fame = play.player(0).fame_goal
    held = [ambitions.complete(play, 0, place) for place in rest]
    assert ambitions.is_open(play, 0, last) is all(held)
    if "lasting" not in marks:
        assert all(held)


@pytest.mark.rule("UB-165")
def test_a_free_goal_is_open_from_the_start(game: OuterRim) -> None:
    sim = table(game, FAST, HERO, space="the_maelstrom")
    drawn(sim)
    assert goals(sim)[0] and not any(goals(sim)[1:3])


@pytest.mark.rule("UB-167", "UB-168", "UB-176", "UB-274", "UB-R56", "UB-164")
def test_a_lasting_goal_is_complete_while_it_holds(game: OuterRim) -> None:
    sim = table(game, reputation=GOOD, step="action")
    assert goals(sim)[2]
    play = sim.play()
    reputation.change(play, 0, "imperial", 1, "test")
    fame.watch(play)
    assert not goals(sim)[2]
    reputation.change(play, 0, "imperial", -1, "test")
    fame.watch(play)
    told = [each.done for each in play.events if isinstance(each, AmbitionAdvanced)]
    assert told == [False, True] and goals(sim)[2]


@pytest.mark.rule("UB-R48", "UB-268", "UB-176")
def test_a_lent_reputation_counts_until_the_turn_ends(game: OuterRim) -> None:
    """Hard case 4."""
    sim = table(game, reputation={"rebel": "neutral", "imperial": "negative"}, step="action")
    play = sim.play()
    reputation.treat(play, 0, "rebel", 1, "endorsement")
    assert goals(sim)[2]
    reputation.turn_ends(play)
    assert not goals(sim)[2]


FINAL = {"goals": [0, 1], "reputation": GOOD}
STAR_DESTROYER = {"imperial": {"level": 4, "space": "nav_3"}}


@pytest.mark.rule("UB-169", "UB-170", "UB-R51")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"fame": 7}, "asks for 8 fame; you have 7"),
        ({"goals": [0]}, "all the others first"),
        ({"reputation": {"rebel": "neutral", "imperial": "negative"}}, "all the others first"),
    ],
)
def test_the_final_goal_is_open_last(game: OuterRim, change: dict[str, Any], told: str) -> None:
    given = {"space": "nav_3", "fame": 8, **FINAL}
    assert f"use:{HERO}.2" in table(game, patrols=STAR_DESTROYER, **given).keys
    sim = table(game, patrols=STAR_DESTROYER, **{**given, **change})
    assert f"use:{HERO}.2" not in sim.keys
    assert told in str(sim.refused(f"use:{HERO}.2")) or "patrol" in str(
        sim.refused(f"use:{HERO}.2")
    )
    reason = ambitions.why_closed(sim.play(), 0, 3)
    assert reason is not None and told in reason.text


# --- winning --------------------------------------------------------------------------------------


@pytest.mark.rule("UB-148", "UB-R87")
def test_fame_alone_wins_nothing_and_goes_on_counting(game: OuterRim) -> None:
    sim = table(game, fame=7)
    play = sim.play()
    fame.gain(play, 0, 3, "test")
    assert (sim.player().fame, play.over) == (10, False)


@pytest.mark.rule("UB-177", "UB-R52")
def test_all_goals_and_the_fame_win(game: OuterRim) -> None:
    sim = table(game, fame=7, goals=[0, 1, 3], reputation=GOOD)
    play = sim.play()
    fame.gain(play, 0, 1, "test")
    assert (sim.state.winner, sim.state.ending) == (0, "ambition")
    (end,) = [each for each in play.events if isinstance(each, GameEnded)]
    assert game.tell(sim.state, end, None).endswith("nothing left to want. Boba wins.")


@pytest.mark.rule("UB-120", "UB-177", "UB-167")
def test_a_lasting_goal_that_broke_does_not_win(game: OuterRim) -> None:
    sim = table(game, fame=7, goals=[0, 1, 3], reputation={"rebel": "neutral"})
    play = sim.play()
    fame.gain(play, 0, 1, "test")
    assert not play.over
    for faction, steps in (("rebel", 1), ("imperial", -1), ("imperial", -1)):
        reputation.change(play, 0, faction, steps, "test")
    fame.watch(play)
    assert play.over and sim.state.winner == 0


@pytest.mark.rule("UB-R52")
def test_of_two_the_current_player_wins(game: OuterRim) -> None:
    second = {
        "space": "kessel", "fame": 9, "goals": [0, 1, 2, 4], "cards": ["improved_nav_computer"],
    }  # fmt: skip
    sim = table(game, fame=9, goals=[0, 1, 3], second=second)
    play = sim.play()
    for faction, steps in (("rebel", 1), ("imperial", -1), ("imperial", -1)):
        reputation.change(play, 0, faction, steps, "test")
    sim.state.turn = 1
    assert ambitions.winner(play) in (0, 1)
    both = [ambitions.fulfilled(play, seat) for seat in (0, 1)]
    assert both[0] and ambitions.winner(play) == (1 if both[1] else 0)


# --- the printed sheets ---------------------------------------------------------------------------


@pytest.mark.rule("UB-269", "UB-270", "UB-R55", "UB-150")
def test_hero_of_the_rebellion_is_as_printed(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    hero = content.ambitions[HERO]
    assert (hero.credits, hero.card, hero.fidelity) == (5_000, "quad_laser_cannon", "printed")
    assert (hero.skills, hero.factions, hero.combat) == ((), ("rebel",), ("ship",))
    told = " ".join(cards.card_text(content, HERO).body)
    for words in (
        "5,000 credits and Quad Laser Cannon",
        "Explore Mon Calamari.",
        "Explore Ryloth.",
        "patrol of level 4",
        "7 dice",
        "You win the game",
    ):
        assert words in told, words


@pytest.mark.rule("UB-150")
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_has_five_parts(game: OuterRim, sheet: str) -> None:
    """Setup, what its goals call for, abilities, goals, and the tracker on the board."""
    sim = table(game, sheet, HERO if sheet != HERO else FAST)
    content = sim.play().content
    card, told = content.ambitions[sheet], cards.card_text(content, sheet).body
    assert told[0].startswith("**Setup:** ") and content.name(card.card) in told[0]
    assert told[1].startswith("**Goals call for:** ") and len(told[1]) > len(
        "**Goals call for:** ."
    )
    own = abilities(card.abilities, Scene(content))
    assert own and list(told[2 : 2 + len(own)]) == own
    signs = [SIGNS[each.mark] for each in card.goals]
    goals_told = told[2 + len(own) :]
    assert [each.split("**")[1] for each in goals_told] == signs
    tracker = game.view(sim.state, 1)["players"][0]["ambition_goals"]
    assert [each["mark"] for each in tracker] == [each.mark for each in card.goals]


@pytest.mark.rule("UB-277", "UB-278", "UB-R55")
def test_servant_of_the_emperor_is_as_printed(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    servant = content.ambitions[SERVANT]
    assert (servant.credits, servant.card, servant.fidelity) == (6_000, "imperial_favor", "printed")
    assert servant.skills == ("piloting", "stealth", "strength", "tech")
    assert (servant.factions, servant.combat) == (("imperial",), ("ship",))


@pytest.mark.rule("UB-151", "UB-271", "UB-279")
@pytest.mark.parametrize(
    ("sheet", "space", "faction", "price"),
    [(HERO, "mon_calamari", "rebel", 10_000), (SERVANT, "lothal", "imperial", 10_000),
     (HUTTS, "nal_hutta", "hutt", 4_000), (VIGO, "ord_mantell", "syndicate", 5_000)],
)  # fmt: skip
def test_reputation_is_bought_on_the_planets_of_a_faction(
    game: OuterRim, sheet: str, space: str, faction: str, price: int
) -> None:
    spaces = game.base.galaxy(game.base.row).spaces
    place = next(each.id for each in spaces.values() if each.faction == faction)
    sim = table(game, sheet, space=place, credits=price, reputation={faction: "neutral"})
    key = next(key for key in sim.keys if key.startswith(f"use:{sheet}"))
    sim.choose(key)
    assert sim.player().credits == 0
    assert sim.player().reputation[reputation.PLACE[faction]] == 1
    poor = table(game, sheet, space=place, credits=price - 1)
    assert not any(each.startswith(f"use:{sheet}") for each in poor.keys)


@pytest.mark.rule("UB-275", "UB-276", "UB-171", "UB-177")
@pytest.mark.parametrize("won", [True, False])
def test_the_star_destroyer_is_the_last_of_the_hero(game: OuterRim, won: bool) -> None:
    sim = table(game, space="nav_3", fame=8, patrols=STAR_DESTROYER, **FINAL)
    assert f"use:{HERO}.2" in sim.keys
    assert any(key.startswith("fight:") for key in sim.keys)
    assert not any(key.startswith("draw:") for key in sim.keys)
    values = game.edition(sim.state).table.of(sim.player())
    own = ("crit" if won else "blank",) * values.ship_combat
    sim.dice(*own, *("blank",) * 7)
    if not won:
        sim.dice(*own, *("hit",) * 2, *("blank",) * 5)
    sim.choose(f"use:{HERO}.2")
    assert (sim.state.ending, sim.state.winner) == (("ambition", 0) if won else ("", None))


@pytest.mark.rule("UB-275", "UB-177")
def test_it_wins_even_if_the_fight_breaks_a_lasting_goal(game: OuterRim) -> None:
    """Hard case 15: who may fight it wins by it, whatever has become of the other goals."""
    sim = table(game, space="nav_3", fame=8, patrols=STAR_DESTROYER, **FINAL)
    play = sim.play()
    reputation.change(play, 0, "rebel", -1, "test")
    assert not goals(sim)[2]
    fame.achieve(play, 0, 3)
    assert (sim.state.ending, sim.state.winner) == ("ambition", 0)


@pytest.mark.rule("UB-280")
@pytest.mark.parametrize("space", ["spinward_core", "trailing_core"])
def test_the_servant_encounters_the_core(game: OuterRim, space: str) -> None:
    sim = table(game, SERVANT, space=space)
    drawn(sim)
    assert goals(sim)[0]


@pytest.mark.rule("UB-281", "UB-R56")
@for_each(ROWS["patrol"])
def test_the_servant_calls_the_imperial_patrol(game: OuterRim, row: Row) -> None:
    first, second = (json.loads(row[name] or "{}") for name in ("first", "second"))
    able = row["able"] == "yes"
    usual = {"reputation": dict.fromkeys(("rebel", "imperial"), "neutral")}
    sim = table(game, SERVANT, step="action", goals=[0], second={**usual, **second}, **first)
    key = f"use:{SERVANT}.2"
    assert (key in sim.keys) is able
    early = table(game, SERVANT, step="action", second={**usual, **second}, **first)
    assert key not in early.keys
    if not able:
        return
    before = sim.state.patrols["imperial"][1]
    sim.choose(key)
    assert sim.step == "patrol_far"
    sim.choose(sim.keys[0])
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    assert sim.state.patrols["imperial"][1] != before
    assert goals(sim)[1]


@pytest.mark.rule("UB-R91", "UB-281")
@pytest.mark.parametrize("spaces", [0, 1, 3])
def test_the_servant_says_how_far_the_patrol_comes(game: OuterRim, spaces: int) -> None:
    """Up to 8 spaces, none included; not past the player."""
    rebel = {"space": "naboo", "reputation": {"rebel": "positive", "imperial": "neutral"}}
    start = {"imperial": {"level": 1, "space": "nav_12"}}
    sim = table(game, SERVANT, step="action", goals=[0], second=rebel, patrols=start)
    sim.choose(f"use:{SERVANT}.2")
    far = sim.play().galaxy.routes.away["naboo"]
    most = min(8, far["nav_12"])
    assert sim.keys == [f"spaces:{each}" for each in range(most, -1, -1)]
    assert "How far does the Imperial patrol move" in game.prompt(sim.state)
    assert "First choose how far" in str(sim.refused("end"))
    sim.choose(f"spaces:{spaces}")
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    assert far[sim.state.patrols["imperial"][1]] >= far["nav_12"] - spaces
    moved = sim.state.patrols["imperial"][1] != "nav_12"
    assert moved is (spaces > 0) and goals(sim)[1]


@pytest.mark.rule("UB-282")
def test_the_servant_is_loyal(game: OuterRim) -> None:
    loyal = {"imperial": "positive", "rebel": "negative"}
    assert goals(table(game, SERVANT, reputation=loyal))[2]
    assert not goals(table(game, SERVANT, reputation={"imperial": "positive"}))[2]


LOYAL = {"goals": [0, 1], "reputation": {"imperial": "positive", "rebel": "negative"}, "fame": 8}


@pytest.mark.rule("UB-283", "UB-172", "UB-173", "UB-R53", "UB-174")
@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("outcome", ["complete", "failed", "defeated"])
def test_the_servants_mission(game: OuterRim, level: int, outcome: str) -> None:
    patrols = {"rebel": {"level": level, "space": "nav_3"}}
    sim = table(game, SERVANT, space="nav_3", patrols=patrols, **LOYAL)
    key = f"use:{SERVANT}.3"
    assert (key in sim.keys) is (level > 2)
    if level == 2:
        return
    content = game.edition(sim.state).content
    values = game.edition(sim.state).table.of(sim.player())
    own, theirs = ("crit", "blank") if outcome == "complete" else ("blank", "hit")
    sim.dice(*("crit",) * 8, *(own,) * values.ship_combat, theirs, *("blank",) * 3)
    if outcome == "defeated":
        sim.dice(*("blank",) * 8)
        sim.player().ship_damage = values.hull - 1
    sim.choose(key)
    (script,) = [each.card for each in sim.found(DatabankDrawn)]
    assert content.databank[script].number == 63
    while sim.step not in ("", "planning") and sim.seat == 0:
        sim.choose(next((each for each in sim.keys if each in ("pass", "fail")), sim.keys[0]))
    won = sim.state.ending == "ambition"
    assert won is (outcome == "complete") and goals(sim)[3] is won
    assert script in sim.state.databank


@pytest.mark.rule("UB-174")
def test_a_defeat_ends_a_mission_at_its_step(game: OuterRim) -> None:
    """Whatever the dice of the other steps would be."""
    patrols = {"rebel": {"level": 4, "space": "nav_3"}}
    sim = table(game, SERVANT, space="nav_3", patrols=patrols, **LOYAL)
    values = game.edition(sim.state).table.of(sim.player())
    sim.player().ship_damage = values.hull - 1
    sim.dice("blank", "blank", *("crit",) * 20)
    sim.choose(f"use:{SERVANT}.3")
    assert [each.step for each in sim.log if isinstance(each, JobStepBegan)] == [1]
    assert sim.player().defeated and not goals(sim)[3] and sim.state.ending == ""


# --- the others -----------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_sheet_is_whole(game: OuterRim, sheet: str) -> None:
    content = game.editions.of(("unfinished_business",)).content
    card = content.ambitions[sheet]
    marks = [goal.mark for goal in card.goals]
    assert marks[-4:] == ["first", "second", "lasting", "final"]
    assert marks[:-4] in ([], ["any"])
    assert card.story and 3_000 <= card.credits <= 8_000
    for length in ("text", "tile", "help"):
        assert cards.card_text(content, sheet, length).body  # type: ignore[arg-type]


@for_each(ROWS["states"])
def test_states_that_complete_a_goal(game: OuterRim, row: Row) -> None:
    given, calm = json.loads(row["position"]), dict.fromkeys(reputation.PLACE, "neutral")
    levels = {**calm, **given.get("reputation", {})}
    other = HERO if row["sheet"] == FAST else FAST
    sim = table(game, row["sheet"], other, step="action", **{**given, "reputation": levels})
    fame.watch(sim.play())
    done = [place for place, each in enumerate(goals(sim)) if each]
    assert done == [int(each) for each in row["done"].split()]


def test_a_deed_counts_for_one_goal(game: OuterRim) -> None:
    sim = table(game, PRINCE, step="action")
    from game.outer_rim.frames.base import Context

    play = sim.play()
    for count in (1, 2):
        fame.count(play, 0, "cargo_delivered", Context(traits=("illegal",)))
        assert sum(goals(sim)[1:3]) == count


@for_each(ROWS["guild"])
def test_the_guild_asks_for_a_bounty_with_fame_besides_the_others(game: OuterRim, row: Row) -> None:
    before, done = ([int(each) for each in row[name].split()] for name in ("before", "done"))
    bounty, how = row["bounty"], cast(Literal["eliminated", "delivered"], row["how"])
    sim = table(game, GUILD, step="action", goals=before, cards=[bounty])
    frame = BountyEnd(0, bounty=bounty, how=how, at=1)
    sim.state.stack.append(frame)
    bounties.run_end(sim.play(), frame)
    assert [place for place, each in enumerate(goals(sim)) if each and place < 3] == done


def test_a_bounty_on_a_player_counts_as_one_with_fame(game: OuterRim) -> None:
    sim = table(game, GUILD, step="action", goals=[0, 1])
    frame = HuntedReward(0, bounty="han_solo_bounty", hunted=1, forgo=False, at=3)
    sim.state.stack.append(frame)
    hunted.run_reward(sim.play(), frame)
    assert goals(sim)[2]


def test_tribute_is_paid_on_tatooine(game: OuterRim) -> None:
    sim = table(game, HUTTS, step="action", space="tatooine", goals=[1], cards=["stolen_jewels"])
    sim.choose(f"use:{HUTTS}.2")
    while sim.step == "discard":
        sim.choose(sim.keys[0])
    assert goals(sim)[2] and "stolen_jewels" not in sim.player().cards


def test_a_debt_token_of_others_makes_a_vigo(game: OuterRim) -> None:
    more = {"setup": {"favors": True}, "debts": [0, 1], "second": {"debts": []}}
    sim = table(game, VIGO, step="action", **more)
    fame.watch(sim.play())
    assert goals(sim)[0]
    sim = table(game, VIGO, step="action", setup={"favors": True})
    fame.watch(sim.play())
    assert not goals(sim)[0]


def test_it_is_seen_and_saved(game: OuterRim) -> None:
    sim = table(game, goals=[0])
    shown = game.view(sim.state, 1)["players"][0]
    assert shown["ambition"] == HERO
    assert [each["done"] for each in shown["ambition_goals"]] == [True, False, False, False]
    again = STATE.validate_json(STATE.dump_json(sim.state))
    assert again == sim.state and sim.state.clone() == sim.state


@pytest.mark.rule("UB-175")
def test_a_goal_is_completed_once(game: OuterRim) -> None:
    sim = table(game, FAST, HERO, goals=[0])
    play = sim.play()
    ambitions.achieve(play, 0, 0)
    assert not [each for each in play.events if isinstance(each, AmbitionAdvanced)]
    ambitions.achieve(play, 0, 1)
    assert len([each for each in play.events if isinstance(each, AmbitionAdvanced)]) == 1


def test_a_copy_meets_a_lasting_goal_as_well() -> None:
    game, setup, seed = (own := hooks()).game, own.setup("four, both", 2), 2
    state, streams = game.new(game.setup(setup), seed), dict[str, int]()
    events: list[Any] = []
    while not any(isinstance(each, AmbitionAdvanced) for each in events):
        asked = game.decision(state)
        assert asked is not None
        copy, key = game.clone(state), own.pick(state, asked, streams, seed)
        events = game.choose(state, key)
    assert game.choose(copy, key) == events
    assert game.dump(copy) == game.dump(state)
