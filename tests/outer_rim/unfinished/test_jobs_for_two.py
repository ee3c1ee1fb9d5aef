"""Jobs with a partner, jobs against another player, and the eight market cards."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.events import DamageSuffered
from game.outer_rim.company.events import PartnerAnswered
from game.outer_rim.events import JobEnded
from game.outer_rim.game import OuterRim
from game.outer_rim.odds.forecast import of_job, of_option
from game.outer_rim.text.cards import card_text
from game.outer_rim.text.grammar import plain
from tests.outer_rim.cards.bench import AFAR, NEUTRAL
from tests.outer_rim.conftest import Sim
from tests.specs import Row, for_each, tables

BOX = ("unfinished_business",)
COMMS, BARGE = "disable_comms_network_job", "sail_barge_sabotage_job"
ROBBERY, GRAB = "honest_robbery_job", "snatch_and_grab_job"
P, F = ("crit", "blank"), ("blank", "blank")
ROWS = tables("outer_rim/unfinished/jobs_for_two.spec")


def seat(space: str, *cards: str, **more: Any) -> dict[str, Any]:
    """Return a player with cards somewhere, neutral to all."""
    usual = {"space": space, "cards": cards, "credits": 10_000, "reputation": NEUTRAL}
    return {**usual, **more}


def table(
    game: OuterRim,
    script: str,
    job: str,
    *seats: dict[str, Any],
    dice: tuple[str, ...] = (),
    characters: tuple[str, ...] = ("boba_fett", "bossk", "ig_88", "ketsu_onyo"),
) -> Sim:
    """Return players before the encounter of the first, whose job has this databank card."""
    sim = Sim(game, len(seats), characters=characters, players=list(seats), step="encounter",
              patrols=AFAR, dice=dice, setup={"expansions": list(BOX)})  # fmt: skip
    content = game.editions.of(BOX).content
    number = content.assets[job].databank
    only = [each for each in content.numbers[number] if script and each != script]
    sim.state.databank = tuple(each for each in sim.state.databank if each not in only)
    sim.edited()
    return sim


def duo(game: OuterRim, script: str, job: str, *dice: tuple[str, ...], **more: Any) -> Sim:
    """Return a partner who has joined a job, and lends Strength if there is a choice."""
    space = "naboo" if job == COMMS else "tatooine"
    rolled = tuple(face for each in dice for face in each)
    sim = table(game, script, job, seat(space, job), seat(space, "hired_help", **more), dice=rolled)
    sim.choose(f"job:{job}@seat_1", "join")
    if sim.step == "job.skill":
        sim.choose("skill:strength")
    return sim


def ended(sim: Sim) -> list[bool]:
    """Return whether each job that ended was completed."""
    return [each.completed for each in sim.found(JobEnded, log=True)]


def hurt(sim: Sim) -> list[tuple[int, str, int]]:
    """Return who suffered what."""
    found = sim.found(DamageSuffered, log=True)
    return [(each.seat, each.target, each.amount) for each in found]


# --- asking a partner -----------------------------------------------------------------------------


@pytest.mark.rule("UB-R34")
def test_the_owner_asks_one_player_who_may_decline(game: OuterRim) -> None:
    seats = [seat("naboo", COMMS), seat("naboo"), seat("naboo")]
    sim = table(game, "databank_55_static", COMMS, *seats, dice=(*F, *F))
    assert {f"job:{COMMS}@seat_1", f"job:{COMMS}@seat_2"} <= set(sim.keys)
    sim.choose(f"job:{COMMS}@seat_1")
    assert (sim.seat, sim.step, sim.keys) == (1, "job.join", ["join", "refuse"])
    sim.choose("refuse")
    assert (sim.seat, sim.step) == (0, "encounter")  # it is not spent
    assert f"job:{COMMS}@seat_1" not in sim.keys  # nobody is asked twice
    assert "join" in str(sim.refused(f"job:{COMMS}@seat_1").reason) or sim.keys
    sim.choose(f"job:{COMMS}@seat_2", "join")
    answers = [(each.seat, each.joined) for each in sim.found(PartnerAnswered, log=True)]
    assert answers == [(1, False), (2, True)]


# --- two at work ----------------------------------------------------------------------------------


@pytest.mark.rule("UB-094")
def test_abilities_of_the_partner_are_used_by_the_owner(game: OuterRim) -> None:
    """IG-88 may change dice of a fight: the owner is asked."""
    sim = table(game, "databank_59_loose_rigging", BARGE, seat("tatooine", BARGE),
                seat("tatooine"), dice=(*P, *P, *F, "focus", "focus", "blank"),
                characters=("boba_fett", "ig_88"))  # fmt: skip
    sim.choose(f"job:{BARGE}@seat_1", "join", "skill:strength", "player:seat_0", "player:seat_1")
    assert (sim.seat, sim.step) == (0, "dice.use")
    assert sim.game.prompt(sim.state).startswith("For IG-88: ")
    while not sim.found(JobEnded, log=True):
        assert sim.seat == 0
        sim.choose(sim.keys[-1])
    assert sim.play().chooser(1) == 1


@pytest.mark.rule("UB-R36")
@pytest.mark.parametrize(
    ("job", "script", "each", "fame", "likes"),
    [
        (COMMS, "databank_55_static", 20_000, 0, {"rebel": 1, "imperial": -1}),
        (BARGE, "databank_59_loose_rigging", 10_000, 1, {"hutt": -1}),
    ],
)
def test_the_reward_of_each(
    game: OuterRim, job: str, script: str, each: int, fame: int, likes: dict[str, int]
) -> None:
    sim = duo(game, script, job, *[P] * 4)
    assert ended(sim) == [True]
    assert [sim.player(who).credits for who in (0, 1)] == [10_000 + each] * 2
    assert [sim.player(who).fame for who in (0, 1)] == [fame, 0]
    order = ("hutt", "imperial", "rebel", "syndicate")
    assert sim.player(0).reputation == tuple(likes.get(name, 0) for name in order)
    assert sim.player(1).reputation == (0, 0, 0, 0)
    assert job in sim.state.removed


# --- against another player -----------------------------------------------------------------------


def robbery(game: OuterRim, script: str, job: str, *dice: tuple[str, ...], **more: Any) -> Sim:
    """Return a job that has begun against Bossk, who has a vibroknife and 5,000 credits."""
    rolled = tuple(face for each in dice for face in each)
    victim = seat("naboo", "vibroknife", **{"credits": 5_000, **more})
    sim = table(game, script, job, seat("naboo", job, "jetpack"), victim, dice=rolled)
    sim.choose(f"job:{job}@{'vibroknife' if job == ROBBERY else 'seat_1'}")
    return sim


@pytest.mark.rule("UB-097")
@pytest.mark.parametrize(("job", "skill"), [(ROBBERY, "Stealth"), (GRAB, "Tactics")])
def test_the_opposed_skill_is_tagged(game: OuterRim, job: str, skill: str) -> None:
    content = game.editions.of(BOX).content
    told = plain(card_text(content, job).body[0])
    assert f"{skill} (opposed)" in told and told.count("(opposed)") == 1


@pytest.mark.rule("UB-099", "UB-098")
@pytest.mark.parametrize("row", ROWS["ways"], ids="{0[script]} {0[dice]} {0[answers]}".format)
def test_each_way_against_a_player(game: OuterRim, row: Row) -> None:
    job = {"robbery": ROBBERY, "grab": GRAB}[row["job"]]
    dice = [{"P": P, "F": F}[each] for each in row["dice"]]
    sim = robbery(game, f"databank_{row['script']}", job, *dice)
    sim.choose(*row["answers"].split())
    done = row["done"] == "yes"
    assert sim.state.dice == ()
    assert " ".join(str(sim.player(who).credits // 1_000) for who in (0, 1)) == row["credits"]
    assert " ".join(",".join(map(str, each)) for each in hurt(sim)) == row["damage"]
    assert ended(sim) == [done]
    assert ("vibroknife" in sim.player(0).cards) is (done and job == ROBBERY)
    assert (job in sim.state.removed) is done


# --- odds, words, edges ---------------------------------------------------------------------------


def test_the_odds_of_a_job_are_the_mean_of_both_cards(game: OuterRim) -> None:
    job = "blackmail_on_ord_mantell_job"
    found = []
    for script in ("databank_53_the_ledger", "databank_53_the_second_copy"):
        sim = table(game, script, job, seat("ord_mantell", job), seat("naboo"))
        found.append(of_job(sim.play(), 0, job).win)
    sim = table(game, "", job, seat("ord_mantell", job), seat("naboo"))
    content = game.editions.of(BOX).content
    sim.state.databank = tuple(dict.fromkeys((*content.numbers[53], *sim.state.databank)))
    sim.edited()
    assert found[0] != pytest.approx(found[1])
    assert of_job(sim.play(), 0, job).win == pytest.approx(sum(found) / 2)


def test_the_odds_of_a_job_for_two_count_the_partner(game: OuterRim) -> None:
    chances = []
    for other in ("bossk", "doctor_aphra"):
        sim = table(game, "databank_59_loose_rigging", BARGE, seat("tatooine", BARGE),
                    seat("tatooine"), characters=("boba_fett", other))  # fmt: skip
        decision = sim.game.decision(sim.state)
        assert decision is not None
        chosen = next(each for each in decision.options if each.verb == "job")
        odds = of_option(sim.play(), chosen)
        assert odds is not None
        chances.append(odds.win)
    assert all(0 < each < 1 for each in chances) and chances[0] != chances[1]


@for_each(ROWS["edges"])
def test_the_edge_of_a_market_job(game: OuterRim, row: Row) -> None:
    card, goal, number = row["card"], row["goal"], row.number("number")
    content = game.editions.of(BOX).content
    asset, told = content.assets[card], card_text(content, card)
    assert asset.destination == (goal or "another_player") and asset.databank == number
    assert asset.no_sale == ((goal,) if goal else ())
    assert asset.patrol is not None and asset.cost == 0
    assert (asset.patrol.faction, asset.patrol.distance) == (row["faction"], row.number("spaces"))
    assert " ".join(map(str, asset.reveal)) == row["reveal"]
    assert content.components[card].solo is (row["solo"] == "yes")
    assert f"databank card #{number})." in plain(" ".join(told.body))
    assert row["reward"] in plain(told.body[-1])
    assert "remove this card from the game" in told.footer
