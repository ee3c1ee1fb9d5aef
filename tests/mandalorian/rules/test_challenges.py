"""The challenges of guide cards 65 to 70, and the job of the week: what the cards say is so."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import campaign, share, weekly
from game.mandalorian.campaign import Played, Run
from game.mandalorian.share import CodeError
from game.mandalorian.text import cards as texts
from game.mandalorian.text import challenges
from tests.mandalorian.bench import MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, begin, setup, wrong

WEEK = "2026-W48"


def dared(*keys: str, **data: Any) -> Sim:
    """Return a fixed position with challenges."""
    return Sim(setup={"challenges": keys}, **data)


def test_a_setup_takes_challenges_of_the_deck_each_once() -> None:
    assert tuple(CONTENT.challenges) == ("wounded", "short_hand", "no_bacta", "fog", "one_life")
    assert wrong(challenges=["fog", "wounded"]) == ""
    assert "there is no 'mist'" in wrong(challenges=["mist"])
    assert "more than once" in wrong(challenges=["fog", "fog"])
    assert GAME.view(begin(challenges=["fog"]), 0)["challenges"] == ["fog"]


def test_nobody_uses_a_medpac_without_bacta() -> None:
    laid = {"tokens": (("medpac_1", "s20"),), "damage": {MANDO: 2}, "hands": (("old_trade",),)}
    for keys, clause in (("no_bacta",), "MA-R50"), ((), ""):
        sim = dared(*keys, **laid)
        sim.do("play:old_trade@move")
        (medpac,) = sim.state.spaces
        assert sim.against(f"feature:{medpac}@{MANDO}") == clause
        assert bool(sim.keys("feature")) is not bool(keys)


def test_other_features_are_used_without_bacta() -> None:
    sim = dared("no_bacta", tokens=(("door_control", "s20"),), hands=(("old_trade",),))
    sim.do("play:old_trade@move")
    assert sim.keys("feature")


def test_in_fog_intel_moves_enemies_and_looks_at_nothing() -> None:
    laid = {"tokens": (("nikto_guard", "s20"),), "down": (("nikto_brawler", "s21"),)}
    for keys in (("fog",), ()):
        sim = dared(*keys, hands=(("patient_hunter",),), **laid)
        sim.do("play:patient_hunter@intel")
        assert bool(sim.keys("look")) is not bool(keys)
        assert sim.keys("push")
    down = next(each for each in sim.state.spaces if each not in sim.state.up)
    sim = dared("fog", hands=(("patient_hunter",),), **laid)
    sim.do("play:patient_hunter@intel")
    assert sim.refused(f"look@{down}") == "MA-R50"


def test_a_life_is_counted_up_to_the_first_loss() -> None:
    def game(won: bool, *keys: str) -> Played:
        return Played("the_asset", won, "standard", challenges=keys)

    one = "one_life"
    games = [game(True, one), game(True, one), game(False), game(True), game(True, "fog", one)]
    assert campaign.run(CONTENT, games) == Run(3, 3)
    assert campaign.run(CONTENT, [*games, game(False, one)]) == Run(0, 3)
    assert campaign.run(CONTENT, [*games, game(False, one), game(True, one)]) == Run(1, 3)


def test_challenges_open_with_their_cards() -> None:
    opened = [campaign.open_challenges(CONTENT, guide) for guide in (65, 66, 69, 71)]
    assert opened == [(), ("wounded",), (*CONTENT.challenges,)[:4], (*CONTENT.challenges,)]
    assert [campaign.weekly_open(CONTENT, guide) for guide in (64, 65)] == [False, True]


# --- words ----------------------------------------------------------------------------------------

SAID = {
    "wounded": ["Each character begins with 2 damage."],
    "short_hand": ["The hand holds 3 cards, whatever the level."],
    "no_bacta": ["Medpacs cannot be used."],
    "fog": ["Nobody looks at facedown threats. Intel still moves enemies."],
    "one_life": ["Missions won in a row are counted. The first one lost ends the run."],
}


def test_the_cards_say_what_their_data_does() -> None:
    for key, words in SAID.items():
        assert list(challenges.sentences(CONTENT, CONTENT.challenges[key])) == words
        card = challenges.card(CONTENT, key)
        assert list(texts.lines(CONTENT, card.id)) == [card.text, *words]
    assert challenges.names(CONTENT, ("no_bacta", "fog")) == "No Bacta and Fog"
    more = CONTENT.challenges["wounded"].model_copy(update={"damage": 3})
    assert list(challenges.sentences(CONTENT, more)) == ["Each character begins with 3 damage."]


# --- the job of the week --------------------------------------------------------------------------


def weekly_setup(week: str, **data: Any) -> dict[str, Any]:
    due = weekly.job(CONTENT, week)
    made = {"week": week, "mission": due.mission, "level": due.level, "guide": 71}
    return setup(1, **{**made, "characters": due.characters, **data})


def test_only_the_job_itself_counts_for_a_week() -> None:
    seed = weekly.job(CONTENT, WEEK).seed
    made = GAME.setup(weekly_setup(WEEK))
    assert campaign.played(GAME.play(GAME.new(made, seed))).week == WEEK
    assert campaign.played(GAME.play(GAME.new(made, seed + 1))).week == ""
    for change in ({"level": "novice"}, {"challenges": ["fog"]}, {"guide": 10}):
        with pytest.raises(ValueError, match=f"the job of {WEEK} is"):
            GAME.setup(weekly_setup(WEEK, **change))


# --- codes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [(), ("fog",), tuple(SAID)])
def test_a_code_has_the_challenges(keys: tuple[str, ...]) -> None:
    made = GAME.setup(setup(1, mission="last_shuttle", challenges=keys, characters=[MANDO, "burg"]))
    code = share.encode(made, 999_999_999, GAME)
    assert len(code) == (17 if keys else 15)
    assert share.decode(share.written(code), GAME) == (made, 999_999_999)


def test_the_job_of_the_week_has_no_code() -> None:
    with pytest.raises(CodeError, match="needs no code"):
        share.encode(GAME.setup(weekly_setup(WEEK)), 1, GAME)
