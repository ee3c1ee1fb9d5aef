"""The lines of the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pydantic import TypeAdapter, ValidationError

from game.edge import events as e
from game.edge.cards.effects import Falter, Prone
from game.edge.cards.scenes import Battle, CheckScene, Contest, Encounter, Fear, Scene
from game.edge.ships.names import CREW
from game.edge.text import deeds, log, outcomes, shared_lines
from game.table.events import Event
from game.table.packs.lines import LONGEST, Line
from game.table.session import Session
from tests.edge.stories import CONTENT, GAME, PAIRS, begun


def told(story: str, event: Event) -> str:
    """Return the line of an event at the beginning of an adventure, when nobody fights."""
    return log.tell(GAME.play(begun(story, PAIRS[0])), event)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.Hit(who="dock_guard.1", target="maro", damage=6, dealt=3),
         "Dock Guard 1 hits Maro Lint for 6 damage, 3 soaked."),
        (e.ShipHurt(ship="raider.2", n=7, strain=False, left=1, limit=8),
         "Raider 2 takes 7 hull damage (1 of 8 left)."),
        (e.ShipHurt(ship="raider.2", n=8, strain=False, left=0, limit=8),
         "Raider 2 takes 8 hull damage (no hull left: the next hit finishes it)."),
        (e.ContestEnded(scene="cask_meeting", won=1),
         "The party wins 1 of the 3 checks, 2 short of the best that could come of it."),
        (e.Hurt(who="juno", n=3, sort="wounds", left=5, limit=12),
         "Juno Pell suffers 3 wounds (5 of 12 left)."),
        (e.Hurt(who="juno", n=3, sort="wounds", limit=12),
         "Juno Pell suffers 3 wounds (at the limit of 12: one more is too many)."),
        (e.Hurt(who="juno", n=3, sort="strain", limit=12, over=2),
         "Juno Pell suffers 3 strain (2 over the limit of 12)."),
        (e.Hurt(who="dock_guard.1", n=4, sort="wounds", left=4, limit=12), "Dock Guard 1 suffers 4 "
         "wounds (4 of 12 left, 2 standing: the next falls past 8 wounds)."),
        (e.Injured(who="juno", row="jolted", rolled=3, sum=3),
         "Juno Pell suffers a Critical Injury (3): Jolted, which passes at once."),
        (e.Injured(who="juno", row="shaken_up", rolled=13, sum=13),
         "Juno Pell suffers a Critical Injury (13): Shaken, for the next check."),
        (e.Injured(who="juno", row="reeling", rolled=110, sum=110),
         "Juno Pell suffers a Critical Injury (110): Reeling, for two turns."),
        (e.Injured(who="juno", row="hurt", rolled=75, sum=75),
         "Juno Pell suffers a Critical Injury (75): Hurt."),
        (e.TrackMoved(track="alarm", n=1, at=3), "Alarm rises to 3 of 6. Goal lost unless Alarm "
         "falls to 2 again: Port Ombra never learns your names."),
        (e.TrackMoved(track="alarm", n=-1, at=2), "Alarm falls to 2 of 6. "
         "Goal within reach again: Port Ombra never learns your names."),
        (e.CreditsMoved(n=-120, now=1380), "The party pays 120 credits (1,380 left)."),
        (e.ShipHurt(ship=CREW, n=-1, strain=False), "The crew repairs 1 hull damage."),
        (e.ShipHurt(ship=CREW, n=-2, strain=True), "The ship recovers 2 strain."),
        (e.Lifted(who="juno", load="ilo_brand"), "Juno Pell lifts Ilo, Dazed."),
        (e.Hauled(load="crate_nine", zone="scales"), "Crate Nine reaches the scales."),
        (e.Changed(who="juno", change="toughen", n=1),
         "The difficulty of Juno Pell's next check is upgraded."),
        (e.ExperienceGained(n=10, goal="adventure"),
         "The party gains 10 experience for the adventure."),
        (e.ExperienceGained(n=5, goal="ilo"),
         "The party gains 5 experience: The passenger of Crate Nine goes free."),
        (e.FoesLeft(whos=("dock_guard.1",), why=""), "Dock Guard 1 leaves."),
    ],
)  # fmt: skip
def test_a_line_names_what_is_gone_by_now(event: Event, line: str) -> None:
    assert told("ombra", event) == line


def test_the_line_of_an_opening_says_which() -> None:
    line = next(each for each in CONTENT.oracles if each.row == "gain")
    spent = e.Spent(who="juno", card="listed_gain", by="spend", at=line.id)
    assert told("ombra", spent) == f"Juno Pell spends Advantage ({log.lowered(line.text)})."


def rolled(who: str, success: int, advantage: int, target: str) -> e.Rolled:
    return e.Rolled(who=who, task="attack", way="", skill="ranged_light", dice=(), faces=(),
                    success=success, advantage=advantage, triumphs=0, despairs=0, chance="1/2",
                    target=target)  # fmt: skip


GUARD = "dock_guard.1"
BREATH = (e.Spent(who="juno", card="breathe", by="spend"),
          e.Healed(who="juno", n=1, sort="strain", left=9, limit=12))  # fmt: skip


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([e.TrackMoved(track="bells", n=1, at=2), e.SceneBegan(scene="ombra_panel")],
         "The Alarm Panel. Bells: 2 of 6 (up by 1)."),
        ([e.TrackMoved(track="bells", n=-1, at=2)], ""),
        ([e.TrackMoved(track="bells", n=1, at=2), e.FlagSet(flag="slow_alarm"),
          e.TrackMoved(track="alarm", n=1, at=1)],
         'Bells rise to 2 of 6; Alarm rises to 1 of 6. In "The Sorting Hall", fewer enemies wait.'),
        ([BREATH[0], e.FlagSet(flag="slow_alarm"), BREATH[1]],
         "Juno Pell spends Advantage to catch a breath and recovers 1 strain (9 of 12 left). "
         'In "The Sorting Hall", fewer enemies wait.'),
        ([replace(rolled("juno", 1, 0, ""), task="station", way="jump", skill="astrogation"),
          e.JumpPlotted(at=2)],
         "Juno Pell tries to plot the jump (Astrogation, 50%) and succeeds: 1 Success "
         "(2 of 4 steps plotted)."),
        ([e.DestinySpent(side="light", why="edge", lost=("name",)), rolled("juno", 0, 0, GUARD)],
         "Juno Pell spends a light point. Goal out of reach: Port Ombra never learns your names."),
        ([rolled(GUARD, 2, -2, "juno"), e.Hit(who=GUARD, target="juno", damage=9, dealt=4),
          e.Hurt(who="juno", n=4, sort="wounds", left=8, limit=12),
          e.Changed(who="juno", change="boost", n=1)],
         "Dock Guard 1 shoots Juno Pell (50%: 2 Successes, 2 Threat) for 9 damage, 5 soaked: "
         "4 wounds (8 of 12 left). Threat gives Juno Pell a Boost die."),
        ([rolled("juno", -1, 0, GUARD), e.Hit(who="juno", target="maro", damage=7, dealt=4)],
         "Juno Pell shoots at Dock Guard 1 and misses (50%)."),
        ([e.TurnBegan(who=GUARD, rule="most wounds"), e.Readied(who=GUARD, how="aim"),
          rolled(GUARD, 0, 0, "juno")],
         "Dock Guard 1 goes for Juno Pell, the most wounded hero, and aims."),
        ([e.TurnBegan(who=GUARD, rule="most wounds"), e.ThingShot(who=GUARD, track="pump"),
          e.TrackMoved(track="pump", n=2, at=2)],
         "Dock Guard 1 leaves the heroes in cover and shoots at the pump instead."),
        ([*BREATH], "Juno Pell spends Advantage to catch a breath and recovers 1 strain "
                    "(9 of 12 left)."),
        ([e.FightBegan(scene="ombra_hall"), e.FoesCame(whos=(GUARD,), sizes=(3,))],
         "A fight breaks out with Dock Guard 1 (a group of 3)."),
        ([e.Hurt(who=GUARD, n=5, sort="wounds", cause="critical"), e.WentDown(who=GUARD)],
         "Dock Guard 1 suffers 5 wounds from the Critical Hit and is out of action."),
        ([e.Changed(who=GUARD, change="boost", n=1), e.FightEnded(how="lost", outcome="")],
         "The party loses the fight."),
    ],
)  # fmt: skip
def test_events_that_tell_one_thing_share_a_line(events: list[Event], line: str) -> None:
    p = GAME.play(begun("ombra", PAIRS[0]))
    count, words = shared_lines.merge(p, events, 0)
    assert words == line and (count > 0) == bool(line)


def test_breaths_in_a_row_are_one_line_but_not_those_of_two_heroes() -> None:
    p = GAME.play(begun("ombra", PAIRS[0]))
    told = "Juno Pell spends Advantage to catch a breath and recovers 2 strain (9 of 12 left)."
    assert shared_lines.join(p, BREATH, BREATH) == told
    other = [replace(each, who="maro") for each in BREATH]
    assert shared_lines.join(p, BREATH, other) == ""


def test_a_raider_is_out_of_the_fight_with_more_damage_than_hull() -> None:
    hits = [e.ShipHurt(ship="raider.2", n=n, strain=False, left=left, limit=8)
            for n, left in ((5, 3), (3, 0), (1, 0))]  # fmt: skip
    assert log.wrecks(hits) == {id(hits[2])}


def test_a_roll_ends_with_what_its_symbols_bring() -> None:
    p = GAME.play(begun("ombra", PAIRS[0]))
    roll, cost = rolled("juno", 0, -1, GUARD), e.Hurt(who="juno", n=1, sort="strain",
                                                      cause="threat", left=9, limit=12)  # fmt: skip
    shot = "Juno Pell shoots at Dock Guard 1 and misses (50%: 1 Threat)."
    turned = f"{shot} Juno Pell suffers 1 strain from the Threat (9 of 12 left)."
    assert shared_lines.join(p, [roll], [cost]) == turned
    assert shared_lines.join(p, [roll], [replace(cost, who="maro")]) == ""
    breath = "Juno Pell spends Advantage to catch a breath and recovers 2 strain (9 of 12 left)."
    assert shared_lines.join(p, [roll, *BREATH], BREATH) == f"{shot} {breath}"
    again = log.again(replace(roll, way="v"), "Pi tries it (Brawl)")
    assert [each[1] for each in again] == ["tries again", "tries the same"]


def test_you_and_the_verb_agree() -> None:
    both = Prone(do="prone", who="actor"), Falter(do="falter", who="actor")
    words = "You fall prone; you lose cover, aim and guard"
    assert deeds.words(GAME.play(begun("ombra", PAIRS[0])), both) == words


SAYS_NOTHING = {"cask_meeting.done.0"}
"""branches whose scenes say at once how it came: the hall's answer is the scene that follows"""
ENDS = {Encounter: ("won", "lost", "stalemate", "taken"), Battle: ("won", "away", "lost"),
        Contest: ("done",)}  # fmt: skip
PLAYED = [each for each in CONTENT.scenes.values() if each.adventure in CONTENT.stories
          and each.id not in CONTENT.presses]  # fmt: skip


def pairs(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """Yield the checks of a scene with their two lines."""
    if isinstance(scene, CheckScene | Contest):
        yield from ((f"{scene.id}.{way.id}", way.passed, way.failed) for way in scene.ways)
    elif isinstance(scene, Fear):
        yield scene.id, scene.passed, scene.failed


def ends(scene: Scene) -> Iterator[str]:
    """Yield the places of the branches with which a fight or contest ends."""
    for name in ENDS.get(type(scene), ()):
        yield from (f"{scene.id}.{name}.{at}" for at in range(len(getattr(scene, name))))


def test_every_check_of_an_adventure_has_a_line_for_success_and_failure() -> None:
    found = [each for scene in PLAYED for each in pairs(scene)]
    assert len(found) > 140
    assert [place for place, passed, failed in found if not (passed and failed)] == []
    assert [place for place, passed, failed in found if passed == failed] == []


def test_every_end_of_a_fight_battle_or_contest_has_a_line() -> None:
    found = {place for scene in PLAYED for place in ends(scene)}
    told = {each for each in found if outcomes.line(CONTENT, e.FightEnded(how="", outcome=each))}
    assert found - told == SAYS_NOTHING and len(told) == 43


def test_the_log_says_what_was_tried_how_it_was_rolled_and_what_came_of_it() -> None:
    p = GAME.play(begun("ombra", PAIRS[0]))
    rolled = e.Rolled(who="maro", task="scene", scene="ombra_locker", way="computers",
                      skill="computers", dice=(), faces=(), success=4, advantage=2, triumphs=0,
                      despairs=0, chance="37/50")  # fmt: skip
    way = outcomes.way(CONTENT, "ombra_locker", rolled.way)
    if way is None:
        scene = CONTENT.scenes["ombra_locker"]
        assert isinstance(scene, CheckScene)
        way = scene.ways[1]
        rolled.way = way.id
    told = "Maro Lint tries to ask the lock nicely (Computers, 74%) and succeeds: 4 Successes, "
    told += f"2 Advantage. {way.passed}"
    assert log.tell(p, rolled) == told and log.aside(p.content, rolled) == way.passed
    rolled.success = -1
    assert log.tell(p, rolled).endswith(f" and fails: 2 Advantage. {way.failed}")


def test_the_log_sets_a_scene_with_its_first_sentence() -> None:
    p = GAME.play(begun("ombra", PAIRS[0]))
    line = "The Price. Quillo has laid the money out in the order he likes it."
    assert log.tell(p, e.SceneBegan(scene="ombra_price")) == line


@pytest.mark.parametrize("seed", range(1, 9))
def test_fear_says_the_same_of_one_hero_only(seed: int) -> None:
    setup = {"game": "edge", "seats": [{"kind": "human"}], "story": "lantern",
             "scene": "lantern_dark", "heroes": ["juno", "tikka"]}  # fmt: skip
    session = Session(GAME, setup, seed)
    while session.state.scene == "lantern_dark" and (asked := session.decision()) is not None:
        keys = [each.key for each in asked.options]
        session.choose(next((k for k in keys if k in ("roll", "done")), keys[0]))
    rolls = [each for turn in session.history for each in turn.events
             if isinstance(each, e.Rolled) and each.task == "fear"]  # fmt: skip
    told = [outcomes.line(CONTENT, each) for each in rolls]
    assert len(rolls) == 2 and told[0]
    same = (rolls[0].success > 0) == (rolls[1].success > 0)
    assert bool(told[1]) != same and told[0] != told[1]


@pytest.mark.parametrize("text", ["x" * (LONGEST + 1), "{muted|it}", "**it**", "one\ntwo"])
def test_a_line_is_short_and_without_markup(text: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(Line).validate_python(text)
