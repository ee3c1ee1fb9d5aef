"""Lines of the story: missions, crises, threats and events say what happened, when it has."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.models import EventCard, Mission
from game.mandalorian.context import Play
from game.mandalorian.game import load
from game.mandalorian.text import log, story
from game.table.events import Event
from tests.mandalorian.bench import Sim

GAME = load()
MISSIONS = GAME.content.missions
MERCENARY = "last_shuttle_ship"
"""on the map of the prison ship, with no lines for its doors"""


def play(mission: str) -> Play:
    """Return a mission at its beginning."""
    sim = Sim(mission, tuple(MISSIONS[mission].characters[:2]))
    return sim.game.play(sim.state)


@pytest.mark.parametrize("mission", MISSIONS.values(), ids=lambda each: each.id)
def test_a_mission_has_stakes_its_three_ends_and_its_crises(mission: Mission) -> None:
    assert all([mission.stakes, mission.won, mission.lost, mission.fallen])
    assert all(part.line for part in mission.crisis)
    assert bool(mission.goal.carries) == bool(mission.taken)
    if not mission.mercenary:
        opened = {str(door) for door in GAME.content.maps[mission.map].doors}
        assert set(mission.doors) <= opened and mission.doors
        assert bool(mission.goal.child) == bool(mission.rescued) == bool(mission.fled)


@pytest.mark.parametrize(
    ("mission", "event", "line"),
    [
        ("the_asset", e.MissionWon(turn=5), MISSIONS["the_asset"].won),
        ("the_asset", e.MissionLost(turn=5, why="track"), MISSIONS["the_asset"].lost),
        ("the_asset", e.MissionLost(turn=5, why="damage", who="ig_11"),
         MISSIONS["the_asset"].fallen),
        ("the_asset", e.FeatureTaken(who="ig_11", token="t", threat="asset"),
         MISSIONS["the_asset"].taken),
        ("town_square", e.FeatureTaken(who="ig_11", token="t", threat="charge"),
         GAME.content.threats["charge"].taken),
        ("town_square", e.TokenGone(token="t", threat="charge"),
         GAME.content.threats["charge"].used),
        ("six_minutes", e.DoorUnlocked(door=2), MISSIONS["six_minutes"].doors["2"]),
        (MERCENARY, e.DoorUnlocked(door=2), MISSIONS["six_minutes"].doors["2"]),
        ("a_promise_broken", e.ChildRescued(who="kuiil"), MISSIONS["a_promise_broken"].rescued),
        ("a_promise_broken", e.ChildFled(who="kuiil", space="s01"),
         MISSIONS["a_promise_broken"].fled),
        ("the_asset", e.TokenBeaten(token="t", threat="vault_guard", space="s01"),
         GAME.content.threats["vault_guard"].defeated),
        ("the_asset", e.DeedBegan(name="the_asset.crisis.0", index=0),
         MISSIONS["the_asset"].crisis[0].line),
        ("the_asset", e.DeedBegan(name="ev_alarm.six", index=0),
         "A second bell answers the first."),
        ("the_asset", e.DeedBegan(name="ev_alarm.deeds", index=0), ""),
        ("the_asset", e.DeedIdle(name="the_asset.crisis.0", index=0), ""),
        ("the_asset", e.TokenBeaten(token="t", threat="nikto_guard", space="s01"), ""),
    ],
)  # fmt: skip
def test_the_log_ends_with_what_happened(mission: str, event: Event, line: str) -> None:
    p = play(mission)
    assert story.line(p, event) == line
    told = log.tell(p, event)
    assert told.endswith(line) and (not line or line in told)


def test_a_feature_tells_of_its_use_where_it_is_used_and_not_where_it_is_taken_along() -> None:
    chest = GAME.content.threats["supply_chest_2"]
    assert chest.used and "supply_chest_2" in MISSIONS["the_egg_streets"].takes
    used = e.FeatureUsed(who="kuiil", token="t", threat=chest.id)
    assert story.line(play("a_promise_broken"), used) == chest.used
    assert story.line(play("the_egg_streets"), used) == ""


def test_every_event_card_that_does_more_from_six_on_says_so() -> None:
    cards = {each.id: each for each in GAME.content.events.values() if isinstance(each, EventCard)}
    assert [each.id for each in cards.values() if bool(each.six) != bool(each.six_line)] == []
