"""The contents of the box, the base game beside it, and the counterparts of its pieces here."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import images
from game.client.shell.app.app import App
from game.client.shell.app.rules_help import RulesScene
from game.client.shell.window.settings import Settings
from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.cards import models
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.catalog import Content
from game.outer_rim.combat import damage
from game.outer_rim.contacts.events import ContactRevealed
from game.outer_rim.effects.conditions import holds
from game.outer_rim.game import OuterRim
from game.outer_rim.market.rules import gain_top
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.rules import credits, slots
from game.outer_rim.steps import STEPS
from game.outer_rim.trading import lending
from game.table.stack import advance
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.stall import AFAR, alone, pair

BOX = "unfinished_business"
BOXES: dict[str, Any] = {"expansions": [BOX]}
DATABANK = (models.ContactCard, models.JobCard, models.TroubleCard)
BOTH_ICONS = "doctor_aphra_bounty"
"""its card has both icons"""


@pytest.fixture(scope="module")
def both(game: OuterRim) -> Content:
    """Return the cards of both boxes."""
    return game.editions.of((BOX,)).content


def new(both: Content, *kinds: Any) -> list[str]:
    """Return the components of some classes that come with the box."""
    found = both.components.items()
    return [id for id, each in found if isinstance(each, kinds) and both.box_of(id) == BOX]


# --- counts ---------------------------------------------------------------------------------------


@pytest.mark.rule("UB-001", "UB-007", "UB-008", "UB-011")
def test_sheets_characters_and_tokens(both: Content) -> None:
    counts = {models.Character: 8, models.Ship: 6, models.Ambition: 8, models.Contact: 11}
    assert {kind: len(new(both, kind)) for kind in counts} == counts


@pytest.mark.rule("UB-003")
def test_52_databank_cards(both: Content) -> None:
    """The box has no starting cards; every number is one of the base box or above."""
    assert len(new(both, *DATABANK)) == 52
    assert set(new(both, *DATABANK)) <= set(both.databank)


@pytest.mark.rule("UB-004")
def test_45_market_cards(both: Content) -> None:
    found = new(both, models.MarketFields)
    cards = [card for deck in both.market.values() for card in deck if both.box_of(card) == BOX]
    assert len(cards) == 45 and set(cards) <= set(found)


@pytest.mark.rule("UB-R41")
def test_the_droid_parts_are_the_end_that_is_bought(both: Content) -> None:
    assert "astromech_droid_parts" in both.market["cargo"]
    assert "astromech_droids" not in both.market["cargo"]
    assert both.assets["astromech_droid_parts"].other == "astromech_droids"


def test_both_ends_of_a_card_take_the_same_slot(both: Content) -> None:
    """So no turned card is ever in a slot of another type (UB-R39)."""
    ends = [each for each in both.assets.values() if each.other]
    assert len(ends) == 14
    assert all(each.kind == both.assets[each.other].kind for each in ends)


@pytest.mark.rule("UB-009")
def test_every_new_character_has_a_figure_of_its_own(both: Content) -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    try:
        looks = [pygame.image.tobytes(images.emblem(each, 64), "RGBA") for each in both.characters]
    finally:
        pygame.display.quit()
    assert len(looks) == 16
    assert all(one != other for one, other in combinations(looks, 2))


@pytest.mark.rule("UB-013", "UB-R04")
def test_dice_are_never_short(game: OuterRim) -> None:
    """The boxes have nine; more are rolled."""
    play = Sim(game, setup=BOXES).play()
    assert len(play.faces(14)) == 14


@pytest.mark.rule("UB-014", "UB-015", "UB-016")
def test_tokens_go_on_when_all_of_both_boxes_are_out(game: OuterRim) -> None:
    """Credits of 160,000 and 40,000, damage of 40 and 4, goal tokens of 12 and 12."""
    goals = {"tatooine": 24}
    sim = Sim(
        game, ("human", "deck"), characters=("boba_fett", "ig_88"), setup=BOXES, ai_goals=goals,
        players=[{"credits": 0, "space": "naboo"}, {"space": "kessel"}], step="action",
    )  # fmt: skip
    while sim.step == "setup.faction":
        sim.choose(sim.keys[0])
    play = sim.play()
    credits.gain(play, 0, 200_000, "test")
    credits.gain(play, 0, 1_000, "test")
    damage.suffer(play, 0, "ship", 44, "test")
    damage.suffer(play, 0, "character", 1, "test")
    slots.put_goal(play, 1, "bacta_supplies")
    player = sim.player()
    assert (player.credits, player.ship_damage, player.character_damage) == (201_000, 44, 1)
    assert sum(ai_seats.goals(sim.state).values()) == 25


# --- what the box is to the base box --------------------------------------------------------------


@pytest.mark.rule("UB-020")
def test_the_cards_are_merged_into_the_piles_of_the_base_box(game: OuterRim, both: Content) -> None:
    state = Sim(game, setup=BOXES).state
    held = {card for player in state.players for card in player.cards}
    assert {*state.databank, *held} >= set(both.databank)
    for deck, cards in both.market.items():
        assert sorted({both.card_of(each) for each in state.market[deck]}) == sorted(cards)
        assert {both.box_of(each) for each in cards} == {BOX, "outer_rim"}
    for deck, cards in both.encounters.items():
        assert sorted(state.encounters[deck]) == sorted(cards)
    picks = Sim(game, characters=(None, None), setup=BOXES).keys
    assert {f"pick:{each}" for each in both.characters} == set(picks)


@pytest.mark.rule("UB-022")
def test_the_cards_of_the_box_are_known_as_such(game: OuterRim, both: Content) -> None:
    """No card of the base box is, but for the one that the box puts in its place."""
    base = game.base.content.components
    marked = {id for id in both.components if both.box_of(id) == BOX}
    assert marked & set(base) == {"player_board", "enc_takodana_ring_of_kafrene_j"}
    ends = {each.other for each in both.assets.values() if each.other and each.card == each.id}
    assert set(both.components) - set(base) <= marked | ends


def dealt(sim: Sim) -> dict[str, Any]:
    """Return what a setup deals out, but for the cards themselves."""
    state = sim.state
    return {
        "figures": [
            (each.credits, each.fame, each.reputation, each.ship, each.ship_damage, len(each.cards))
            for each in state.players
        ],
        "levels": {faction: level for faction, (level, _) in state.patrols.items()},
        "decks": (set(state.market), set(state.encounters) - {"core_worlds"}),
        "up": state.faceup,
        "debts": [each.debts for each in state.players],
        "sheets": (state.sheets, [each.ambition for each in state.players]),
        "step": (sim.step, sim.seat, state.first),
        "printed": {
            place: sim.play().content.contacts[token].contact_class
            for place, token in state.contacts.items()
            if not place.endswith(".orange")
        },
    }


@pytest.mark.rule("UB-023", "UB-018", "UB-R01")
def test_setting_up_changes_in_three_points_alone(game: OuterRim) -> None:
    """The Core Worlds, the orange contacts, and what is looked up: the rest is as ever."""
    base, box = Sim(game, 4), Sim(game, 4, setup=BOXES)
    assert dealt(base) == dealt(box)
    assert base.keys[-2:] == box.keys[-2:] == ["recover", "credits"]
    further = set(box.state.contacts) - set(base.state.contacts)
    assert {place.partition(".")[2] for place in further} == {"orange"}
    assert set(box.state.encounters) - set(base.state.encounters) == {"core_worlds"}


@pytest.mark.rule("UB-019")
def test_every_character_can_be_the_opponent(game: OuterRim, both: Content) -> None:
    for character in both.characters:
        human = "maz_kanata_character" if character == "boba_fett" else "boba_fett"
        sim = Sim(game, ("human", "deck"), characters=(human, character), setup=BOXES)
        own = [card for card in sim.state.players[1].ai.deck if both.ai_cards[card].character]
        assert [both.ai_cards[card].character for card in own] == [character]
    hunters = {each.id for each in both.characters.values() if each.databank == 90}
    assert len(hunters) == 7


@pytest.mark.rule("UB-025")
def test_the_deck_of_the_core_is_shuffled(game: OuterRim) -> None:
    orders = {Sim(game, seed=seed, setup=BOXES).state.encounters["core_worlds"] for seed in (1, 2)}
    assert len(orders) == 2
    assert [len(set(each)) for each in orders] == [20, 20]


# --- the reference card ---------------------------------------------------------------------------


@pytest.mark.rule("UB-006", "UB-032", "UB-033")
def test_all_can_look_up_the_summary_of_the_box_and_the_rest_of_the_base_card(
    tmp_path: Path,
) -> None:
    app = App(Settings(speed="off"), size=(1280, 720), folder=tmp_path)
    app.open()
    try:
        scene = RulesScene(app, "outer_rim")
        scene.topic = "Reference cards"
        assert {f"UB-{number:03}" for number in range(32, 44)} == {c.id for c in scene.matches()}
        assert {"Skill tests", "Fame and winning"} <= set(scene.topics)
    finally:
        pygame.display.quit()


@pytest.mark.rule("UB-034")
def test_a_planning_step_is_one_of_three(game: OuterRim) -> None:
    hurt = {"character": 1, "ship": 1}
    for key, left in (("credits", (2_000, 1, 1)), ("recover", (0, 0, 0))):
        sim = alone(game, "planning", "naboo", damage=hurt)
        assert {each.partition(":")[0] for each in sim.keys} == {"move", "credits", "recover"}
        sim.choose(key)
        player = sim.player()
        assert (player.credits, player.character_damage, player.ship_damage) == left
        assert sim.state.step == "action"
    sim = alone(game, "planning", "naboo")
    away = sim.play().galaxy.routes.away["naboo"]
    reached = [each.partition("@")[2] for each in sim.keys if each.startswith("move:")]
    assert max(away[space] for space in reached) == sim.values().hyperdrive
    sim.choose(f"move:{sim.player().ship}@{reached[-1]}")
    assert (sim.player().space, sim.state.step) == (reached[-1], "action")


def market(game: OuterRim, here: str = "naboo", there: str = "naboo") -> Sim:
    """Return the action step of a player with spice to deliver on Naboo, and another player."""
    mine = {"space": here, "cards": ["speeder_bikes", "vibroknife"], "credits": 30_000}
    return pair(game, "action", mine, {"space": there}, decks={"gear_and_mod": ["jetpack"]})


@pytest.mark.rule("UB-036", "UB-039")
@pytest.mark.parametrize("order", list(permutations(("deliver", "buy", "trade"))) + [("end",)])
def test_all_any_or_none_of_the_actions(game: OuterRim, order: tuple[str, ...]) -> None:
    home = game.editions.of((BOX,)).content.assets["speeder_bikes"].destination or ""
    sim = market(game, home, home)
    for each in order:
        key = next(key for key in sim.keys if key.startswith(each))
        sim.choose(key)
        for _ in range(9):
            if sim.seat != 0 or sim.state.step != "action" or sim.step == "action":
                break
            wanted = ("decline", "close", "cancel", "pay", "pass", "done")
            left = [key for key in sim.keys if key in wanted]
            sim.choose(left[0] if left else sim.keys[-1])
        if each == "end":
            assert sim.state.step != "action" or sim.seat != 0
            return
        assert sim.step == "action"
        assert not any(key.startswith(("buy:", "discard:")) for key in sim.keys) or each != "buy"


# --- the map --------------------------------------------------------------------------------------


@pytest.mark.rule("UB-065", "UB-066", "UB-R07")
def test_no_patrol_passes_across_the_core(game: OuterRim) -> None:
    """It goes the long way round, as far as its icon says."""
    at = {"patrols": {**AFAR, "rebel": {"level": 1, "space": "trailing_core"}}}
    sim = alone(game, "action", "spinward_core", position=at)
    board = sim.play().galaxy
    assert "trailing_core" not in board.neighbors["spinward_core"]
    patrols.toward(sim.play(), "rebel", 0, 4, "test")
    sim.edited()
    seen = ["trailing_core"]
    while sim.step == "patrol":
        assert "patrol:rebel@spinward_core" not in sim.keys
        key = sim.keys[0]
        sim.choose(key)
        seen.append(key.partition("@")[2])
    if len(seen) == 1:  # one route alone is not asked about
        seen.append(sim.state.patrols["rebel"][1])
    assert "spinward_core" not in seen
    assert board.routes.away["trailing_core"][sim.state.patrols["rebel"][1]] <= 4


@pytest.mark.rule("UB-R08", "UB-R09")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_ends_of_a_modular_map_are_the_cores(game: OuterRim, seed: int) -> None:
    sim = Sim(game, seed=seed, setup={**BOXES, "map": "modular"})
    row, board = sim.state.pieces, sim.play().galaxy
    assert (row[0], row[-1]) == ("endcap_core_spinward", "endcap_core_trailing")
    assert not {"endcap_rebel_syndicate", "endcap_hutt_imperial"} & set(row)
    for core, faction, end, next_ in (
        ("spinward_core", "rebel", 0, 1),
        ("trailing_core", "hutt", -1, -2),
    ):
        start = board.spawn[faction]
        assert start in board.neighbors[core]
        assert board.spaces[core].piece == board.spaces[start].piece == row[end]
        beyond = {board.spaces[each].piece for each in board.neighbors[start]}
        near = {board.spaces[each].piece for each in board.neighbors[core]}
        assert row[next_] in beyond | near


@pytest.mark.rule("UB-R10")
def test_two_patrols_of_a_navpoint_keep_their_own_rules(game: OuterRim) -> None:
    both = {"patrols": {**AFAR, **dict.fromkeys(
        ("rebel", "syndicate"), {"level": 1, "space": "nav_26"})}}  # fmt: skip
    sim = alone(game, "encounter", "nav_26", position=both)
    assert {key for key in sim.keys if key.startswith("fight")} == {
        "fight:patrol_rebel_1@nav_26",
        "fight:patrol_syndicate_1@nav_26",
    }
    one = {"rebel": "positive", "syndicate": "negative"}
    sim = alone(game, "encounter", "nav_26", level=one, position=both)
    assert sim.keys == ["fight:patrol_syndicate_1@nav_26"]
    ways = (
        ({"rebel": "positive"}, False),
        (dict.fromkeys(("rebel", "syndicate"), "positive"), True),
    )
    for level, through in ways:
        sim = alone(game, "planning", "spinward_core", level=level, position=both)
        goals = {key.partition("@")[2] for key in sim.keys if key.startswith("move:")}
        behind = set(sim.play().galaxy.neighbors["nav_26"]) - {"spinward_core", "nav_27"}
        assert behind and (behind <= goals) is through


# --- rulings --------------------------------------------------------------------------------------


@pytest.mark.rule("UB-R05")
def test_chance_favors_nobody(game: OuterRim) -> None:
    play = Sim(game, setup=BOXES).play()
    drawn = Counter(play.pick("hunt", ("a", "b", "c")) for _ in range(3_000))
    assert all(900 < count < 1_100 for count in drawn.values()) and len(drawn) == 3


@pytest.mark.rule("UB-R81")
@pytest.mark.parametrize(("level", "part"), [("positive", 0), ("neutral", 0), ("negative", 1)])
def test_boba_fetts_card_covers_all_three_states(
    game: OuterRim, both: Content, level: str, part: int
) -> None:
    sim = alone(game, "encounter", "naboo", level={"hutt": level})
    parts = both.databank["databank_24_boba_fett_contact"].parts
    assert [n for n, each in enumerate(parts) if holds(sim.play(), 0, each.when)] == [part]


@pytest.mark.rule("UB-312", "UB-313", "UB-314", "UB-315")
@pytest.mark.parametrize(
    ("how", "credits_", "standing"), [("eliminate", 8_000, 0), ("capture", 17_000, 1)]
)
def test_the_bounty_on_saw_gerrera(game: OuterRim, how: str, credits_: int, standing: int) -> None:
    card, saw = "saw_gerrera_bounty", "saw_gerrera"
    at = {"contacts": {"lothal": [saw, None, None]}, "faceup": [saw]}
    sim = alone(game, "encounter", "lothal", card, characters=("bossk",), position=at)
    sim.dice(*["crit"] * 3, *["blank"] * 6)
    sim.choose("meet:lothal.1", f"hunt:{card}@{saw}", f"{how}:{card}@{saw}")
    while how == "capture" and sim.player().fame == 0:
        keys = [key for key in sim.keys if key.startswith("deliver:")]
        sim.choose(keys[0] if keys else "credits" if "credits" in sim.keys else sim.keys[-1])
    earned = sim.player().credits - (2_000 if how == "capture" else 0)
    assert (earned, sim.player().fame) == (credits_, 2)
    assert sim.player().reputation[FACTIONS.index("imperial")] == standing
    assert card in sim.state.removed and saw in sim.state.removed
    assert sim.play().content.assets[card].cost == 0


@pytest.mark.rule("UB-R42")
def test_a_card_gained_from_a_deck_turns_up_the_next_with_both_icons(game: OuterRim) -> None:
    """At setup there is no current player, and nothing follows."""
    at = {"decks": {"bounty": ["greedo_bounty", BOTH_ICONS]}}
    sim = alone(game, "action", "naboo", position=at)
    play = sim.play()
    gain_top(play, 0, "bounty", (), "test")
    advance(play, STEPS, lending.waits)
    sim.edited()
    moved, asked = list(play.events), [sim.step]
    while sim.step == "patrol":
        moved += sim.choose(sim.keys[0])
        asked.append(sim.step)
    assert "greedo_bounty" in sim.player().cards
    assert [each.faction for each in moved if isinstance(each, PatrolMoved)] == ["syndicate"]
    assert asked[-1] == "reveal"
    setup = {**BOXES, "ambitions": True}
    state, events = game.begin(game.setup({"seats": [{"kind": "human"}] * 3, **setup}), 3)
    while state.step == "setup":
        decision = game.decision(state)
        assert decision is not None
        events += game.choose(state, decision.options[0].key)
    assert not [each for each in events if isinstance(each, ContactRevealed | PatrolMoved)]


@pytest.mark.rule("UB-002", "UB-R02")
def test_91_encounter_cards(both: Content) -> None:
    assert len(new(both, models.EncounterCard)) == 91
    assert {len(cards) for cards in both.encounters.values()} == {20}
