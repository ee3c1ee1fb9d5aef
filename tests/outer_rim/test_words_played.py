"""Every word of costs, conditions, rewards and values, said by the pack in ``words`` and played:
where it holds and where it just does not, and what comes of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import Per
from game.outer_rim.effects import conditions
from game.outer_rim.game import OuterRim, load
from game.outer_rim.rules.stats import Values, sources, work_out
from game.outer_rim.state import Player
from tests.outer_rim.conftest import Sim
from tests.specs import Row, tables

WORDS = Path(__file__).parent / "words"
ROWS = tables("outer_rim/words_played.spec")
IDS = "{0[word]} {0[own]}".format
VEST, KNIFE, CHOPPER, BOSHEK = (
    "armored_vest", "vibroknife", "databank_13_chopper", "databank_7_boshek",
)  # fmt: skip
LOBOT, DROID_K2 = "databank_19_lobot", "databank_17_k_2so"
LIFTER, HWK = "heavy_duty_lifter", "hwk_290"


@pytest.fixture(scope="module")
def game() -> OuterRim:
    """Return the game with the pack of all words on top."""
    found = load([WORDS])
    assert found.problems == []
    return found


def at(game: OuterRim, *cards: str, other: dict[str, Any] | None = None, **own: Any) -> Sim:
    """Return a table with a player on Naboo about to act, with these cards; another player on
    Kessel."""
    character = own.pop("character", "boba_fett")
    first = {"space": "naboo", "cards": cards, "credits": 5000, **own}
    second = {"space": "kessel", **(other or {})}
    return Sim(game, 2, characters=(character,), players=[first, second], step="action")


def held(row: Row) -> tuple[list[str], dict[str, Any]]:
    """Return the cards of the player of a row, and the rest of the position."""
    own = json.loads(row["own"] or "{}")
    return own.pop("cards", []), own


# --- conditions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ROWS["asked"], ids=IDS)
def test_conditions(game: OuterRim, row: Row) -> None:
    card = f"if_{row['word']}"
    cards, rest = held(row)
    sim = at(game, card, *cards, **rest)
    assert (f"use:{card}" in sim.keys) == (row["holds"] == "yes")
    if row["holds"]:
        before = sim.player().credits
        sim.choose(f"use:{card}")
        assert sim.player().credits == before + 100


def test_every_condition_is_asked(game: OuterRim) -> None:
    """Those of the box that are known at some moment only are in the tests below."""
    said = {
        name
        for card in game.base.content.components.values()
        if card.id.startswith("if_")
        for name in card.abilities[0].only.model_fields_set
    }
    later = {"trait", "combat", "foe", "patrol_faction", "fame_reward", "beaten"}
    later |= {"opponent_dice", "suffers", "recovered", "crew_skill", "patrol_within"}
    later |= {"health_left", "marked", "room", "rival_cards", "hired", "patrol_level"}
    later |= {"at_least", "patrol_here", "present", "rival", "debts"}
    assert said | later == set(conditions.CHECKS)


# --- amounts -------------------------------------------------------------------------------------


def test_amounts_by_fame_and_with_a_least(game: OuterRim) -> None:
    sim = at(game, "per_fame", fame=3)
    sim.choose("use:per_fame")
    assert sim.player().credits == 5000 + 1000 + 300
    for cards, gained in (((), 400), ((KNIFE,), 50)):
        sim = at(game, "per_least", *cards)
        sim.choose("use:per_least")
        assert sim.player().credits == 5000 + gained


def test_amounts_by_successes(game: OuterRim) -> None:
    for dice, gained in ((("hit", "crit", "hit"), 200), (("blank", "crit", "hit"), 100)):
        sim = at(game, "per_success")
        sim.dice(*dice)
        sim.choose("use:per_success")
        assert sim.player().credits == 5000 + gained
    play = at(game).play()
    assert conditions.amount(play, 0, Per(base=7, each=5, per="success")) == 7
    assert conditions.amount(play, 0, 7) == 7


# --- costs ---------------------------------------------------------------------------------------

JOBS = ["databank_92_lost_luggage", "plain_job"]


@pytest.mark.parametrize("row", ROWS["paid"], ids=IDS)
def test_what_can_be_paid(game: OuterRim, row: Row) -> None:
    card = f"pay_{row['word']}"
    cards, rest = held(row)
    assert (f"use:{card}" in at(game, card, *cards, **rest).keys) == (row["holds"] == "yes")


def paying(game: OuterRim, what: str, *cards: str, **own: Any) -> tuple[Sim, Player]:
    """Return the table and the player after paying."""
    sim = at(game, f"pay_{what}", *cards, **own)
    sim.choose(f"use:pay_{what}")
    return sim, sim.player()


def test_credits_fame_and_reputation_are_paid(game: OuterRim) -> None:
    assert paying(game, "credits")[1].credits == 5000 - 2000 + 100
    assert paying(game, "per", BOSHEK)[1].credits == 5000 - 1500 + 100
    assert paying(game, "fame", fame=3)[1].fame == 1
    sim, player = paying(game, "reputation", reputation={"hutt": "positive"})
    assert player.reputation[0] == 0
    neutral = {"hutt": "neutral"}
    player = paying(game, "reputation", reputation=neutral)[1]
    assert player.reputation[0] == -1
    most = {"hutt": "positive"}
    assert paying(game, "reputations", reputation=most)[1].reputation[0] == -1
    least = {"hutt": "negative"}
    assert paying(game, "even", reputation=least)[1].reputation[0] == -1
    assert paying(game, "even", reputation=neutral)[1].reputation[0] == -1


def test_damage_is_paid(game: OuterRim) -> None:
    player = paying(game, "character", damage={"character": 1})[1]
    assert (player.character_damage, player.ship_damage) == (2, 0)
    player = paying(game, "ship", damage={"character": 1})[1]
    assert (player.character_damage, player.ship_damage) == (1, 2)
    assert paying(game, "character", damage={"character": 3})[1].defeated


def test_everything_at_once_is_paid(game: OuterRim) -> None:
    player = paying(game, "all", fame=2)[1]
    assert (player.credits, player.fame, player.ship_damage) == (5000, 1, 1)
    assert player.reputation[2] == -1


def test_cards_are_paid_with(game: OuterRim) -> None:
    sim, player = paying(game, "gear", KNIFE)
    assert player.cards == ("pay_gear",)
    assert player.credits == 5100
    sim, player = paying(game, "jobs", *JOBS, "wanted_job")
    assert sim.keys == [f"discard:{card}" for card in (*JOBS, "wanted_job")]
    sim.choose(f"discard:{JOBS[0]}")
    assert sim.keys == [f"discard:{card}" for card in (JOBS[1], "wanted_job")]
    sim.choose(f"discard:{JOBS[1]}")
    assert player.cards == ("pay_jobs", "wanted_job")
    assert sim.step == "action"
    assert player.credits == 5100


# --- rewards and moments -------------------------------------------------------------------------


def delivered(game: OuterRim, cargo: str, seats: int | tuple[str, ...] = 2) -> Sim:
    """Return the table after a delivery, its window still open if there is one."""
    sim = at(game, cargo, "delivers")
    sim.dice("hit")
    sim.choose(f"deliver:{cargo}")
    return sim


def windows(sim: Sim) -> list[str]:
    """Return the abilities that may be used, by their places on the card."""
    return [key.rpartition(".")[2] for key in sim.keys if key.startswith("use:")]


def test_a_delivery_without_a_reward_has_its_moment_all_the_same(game: OuterRim) -> None:
    sim = delivered(game, "thankless_cargo")
    assert windows(sim) == ["3", "5"]
    sim.choose("pass")
    assert sim.player().credits == 5000
    assert sim.player().cards == ("delivers",)
    assert sim.step != "window"


def test_whom_one_may_fight_and_what_is_known_then(game: OuterRim) -> None:
    poorer, richer = {"space": "naboo", "fame": 1}, {"space": "naboo", "fame": 3}
    assert "use:fights_player.1" not in at(game, "fights_player", fame=2, other=richer).keys
    sim = at(game, "fights_player", fame=2, other=poorer)
    sim.dice(*["crit"] * 3, *["blank"] * 3)
    sim.choose("use:fights_player.1")
    assert windows(sim) == ["2"]
    sim = at(game, "fights_more", fame=2, other=richer)
    sim.dice(*["crit"] * 3, *["blank"] * 3)
    sim.choose("use:fights_more.1")
    assert windows(sim) == ["2"]


@pytest.mark.parametrize(("target", "place"), [("character", "1"), ("ship", "2")])
def test_what_is_about_to_be_beaten(game: OuterRim, target: str, place: str) -> None:
    limits = {"character": 3, "ship": 3}
    cost = "character" if target == "character" else "ship"
    sim = at(game, "falls", f"pay_{cost}", damage={target: limits[target]})
    sim.choose(f"use:pay_{cost}")
    assert windows(sim) == [place]


# --- values --------------------------------------------------------------------------------------


def values(game: OuterRim, *cards: str, **own: Any) -> Values:
    """Return the figures with these cards."""
    return at(game, *cards, **own).values()


def test_figures_by_what_one_has(game: OuterRim) -> None:
    ship = {"ship": HWK}
    base = values(game, BOSHEK, CHOPPER, KNIFE, **ship)
    found = values(game, BOSHEK, CHOPPER, "per_figures", **ship)
    assert found.health == base.health + 1 + 2 * 2
    assert found.hull == base.hull + 3
    assert found.hyperdrive == base.hyperdrive - 2
    assert found.ship_combat == base.ship_combat + 1
    found = values(game, "per_figures", KNIFE, "greedo_bounty")
    assert found.hyperdrive == values(game).hyperdrive - 3
    assert found.ship_combat == values(game).ship_combat + 1 + 5


def test_skills_are_taught_before_others_ask_for_them(game: OuterRim) -> None:
    found = values(game, "teaches", "needs_tech")
    assert found.skills == {"stealth": 1, "tactics": 1, "tech": 1, "influence": 1}
    assert found.hull == values(game).hull + 1
    assert values(game, "needs_tech").hull == values(game).hull
    assert values(game, "teaches", character="ig_88").skills["tech"] == 2
    assert "tech" not in values(game, "teaches_pilots").skills
    assert values(game, "teaches_pilots", BOSHEK).skills["tech"] == 1
    assert values(game, LOBOT, "teaches").skills["tech"] == 2


@pytest.mark.parametrize("row", ROWS["needs"], ids=IDS)
def test_what_is_always_in_force_may_ask_for_the_loadout(game: OuterRim, row: Row) -> None:
    cards, rest = held(row)
    more = values(game, f"needs_{row['word']}", *cards, **rest).hull
    assert more == values(game, *cards, **rest).hull + (row["holds"] == "yes")


def test_nobody_has_figures_before_there_is_a_character_and_a_ship(game: OuterRim) -> None:
    nobody = work_out(game.base.content, Player(0))
    assert (nobody.health, nobody.hull, nobody.droid) == (0, 0, False)
    assert (nobody.gear_slots, nobody.job_slots) == (2, 3)
    assert sources(game.base.content, Player(0)) == {}
    known = sources(game.base.content, at(game, "teaches", "per_figures", BOSHEK).player())
    assert known["tech"] == (("teaches", 1),)
    assert known["piloting"] == ((BOSHEK, 1),)
    assert ("per_figures", 3) in known["health"]
    assert all(amount for row in known.values() for _, amount in row)


def test_a_loadout_is_worked_out_once_and_forgotten_in_time(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = type(game.base.table)(game.base.content)
    monkeypatch.setattr(table, "LIMIT", 2, raising=False)
    players = [at(game, card).player() for card in (KNIFE, VEST, "teaches")]
    first = table.of(players[0])
    assert table.of(players[0]) is first
    table.of(players[1])
    assert len(table.known) == 2
    table.of(players[2])
    assert len(table.known) == 1
    assert table.of(players[0]) is not first
