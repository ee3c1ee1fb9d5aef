"""Questions, options and log: whole, in plain English, and without secrets; tips and stories."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.models import EventCard, Mission
from game.mandalorian.context import Play
from game.mandalorian.frames import Enemies
from game.mandalorian.game import load
from game.mandalorian.steps import CHECKS, STEPS
from game.mandalorian.text import log, shared_lines, story
from game.mandalorian.text.articles import enemies_met, with_articles
from game.mandalorian.text.burdens import burdens
from game.mandalorian.text.cards import lines
from game.mandalorian.text.log import LINES
from game.mandalorian.text.phrases import plain
from game.mandalorian.text.tips import TIPS
from game.mandalorian.text.wording import PROMPTS, WORDS
from game.table.decisions import option
from game.table.events import Event
from game.table.stack import Ask
from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.text.stories import GAME, SETUPS, decisions, new, told
from tests.test_words import HARD, stumbles

RAW = re.compile(r"[a-z]_[a-z]|[{}]|\bNone\b|\bt\d\d\b|\bs\d\d\b|  | [.,:;]|\*\*")
"""ids, markup and gaps that no reader should see"""
SILENT = {e.StepBegan}
"""events that the table shows and the log leaves out"""
NUMBERS = range(len(SETUPS))


def sound(text: str) -> bool:
    """Return True for a text without ids, and without a fault of style."""
    return bool(text) and not RAW.search(text) and not stumbles(text, HARD)


def test_every_step_has_a_question() -> None:
    assert set(PROMPTS) == {name for name, step in STEPS.items() if isinstance(step, Ask)}


@pytest.mark.parametrize(
    "tokens, count, question",
    [(("nikto_gunner",), 1, "The Nikto Gunner (Vault Door) is on the move. Where to?"),
     (("nikto_gunner",), -1, "The Nikto Gunner (Vault Door) is on the move. Where to?"),
     (("nikto_gunner", "nikto_gunner"), 1, "Which blaster enemy moves?")],
)  # fmt: skip
def test_which_enemy_is_asked_only_of_several(
    tokens: tuple[str, ...], count: int, question: str
) -> None:
    sim = Sim(tokens=tuple((each, "s09") for each in tokens), spaces={MANDO: "s08", IG: "s10"})
    sim.state.step = "event"
    sim.push(Enemies(0, MANDO, ("blaster",), 1, count, step="advancing"))
    assert sim.step == "advancing" and sim.game.prompt(sim.state) == question


def test_a_card_that_would_do_nothing_says_so_and_can_be_used() -> None:
    sim = Sim(plans={MANDO: ("field_dressing", "wire_trap")}, setup={"guide": 71})
    for card in ("field_dressing", "wire_trap"):
        words = sim.game.word(sim.state, option("use", card, MANDO))
        assert words.detail.startswith("Does nothing now.") and f"use:{card}@{MANDO}" in sim.keys()
    sim.state.damage[MANDO] = 1
    words = sim.game.word(sim.state, option("use", "field_dressing", MANDO))
    assert not words.detail.startswith("Does nothing")


def test_every_verb_has_words() -> None:
    assert {verb for checks in CHECKS.values() for verb in checks} == set(WORDS)


def test_every_event_has_a_line() -> None:
    kinds = {each for each in vars(e).values() if isinstance(each, type)}
    kinds = {each for each in kinds if issubclass(each, Event) and each is not Event}
    assert set(LINES) == kinds - SILENT


def move(token: str, threat: str, space: str) -> e.TokenMoved:
    return e.TokenMoved(token=token, threat=threat, path=("s01", space))


DRAWN = (e.PlanningKept(who=MANDO, card="defend"), e.PlanningTopped(card=""),
         e.PlanningDiscarded(cards=("bad_luck",)))  # fmt: skip
GUARD: dict[str, str] = {"threat": "nikto_guard"}


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([e.TokenAttacked(who=MANDO, token="t1"), e.TokenHurt(token="t1", n=2, left=0, **GUARD),
          e.TokenBeaten(token="t1", space="s03", **GUARD)],
         "The Mandalorian defeats a Nikto Guard in the {s03} (2 damage)."),
        ([e.EnemyAttacks(token="t1", who=MANDO, **GUARD),
          e.Hurt(who=MANDO, left=5, token="t1", cause="attack")],
         "A Nikto Guard hits The Mandalorian (5 of 5 health left)."),
        ([move("t1", "nikto_guard", "s01"), move("t2", "nikto_guard.2", "s01"),
          move("t3", "nikto_guard.3", "s01"), move("t4", "nikto_chief", "s02")],
         "Three Nikto Guards move to the {s01}, and a Nikto Chief to the {s02}."),
        ([move("t1", "nikto_guard", "s01"), move("t2", "nikto_guard.2", "s02")],
         "One Nikto Guard moves to the {s01}, and another to the {s02}."),
        ([e.PlanningUsed(who=MANDO, card="defend"),
          e.Blocked(who=MANDO, n=1, source="ev_rush")],
         "The Mandalorian blocks 1 damage from Rush with Defend."),
        ([e.SlotChecked(slot="plan", total=5), e.EventDrawn(card="ev_rush", slot="plan")],
         "The Plan slot is at 5, which triggers an event: Rush."),
        ([e.SlotChecked(slot="plan", total=6), e.CrisisBegan(slot="plan", track=1),
          e.DeedIdle(name="m.crisis.0", index=0), e.EventDrawn(card="ev_rush", slot="plan")],
         "The Plan slot is at 6, which triggers crisis 1 of 9. It passes quietly. Event: Rush."),
        ([*DRAWN],
         "The Mandalorian keeps Defend, puts a planning card back on top and discards Bad Luck."),
        ([e.Moved(who=MANDO, start="s03", space="s02"),
          e.Moved(who=MANDO, start="s02", space="s01")],
         "The Mandalorian moves to the {s01}."),
        ([e.FeatureUsed(who=MANDO, token="t1", threat="medpac_1"),
          e.Healed(who=MANDO, n=1, left=3, health=5)],
         "The Mandalorian uses the Medpac and recovers 1 health (3 of 5)."),
    ],
)  # fmt: skip
def test_events_that_tell_one_thing_share_a_line(events: list[Event], line: str) -> None:
    p = Sim().game.play(Sim().state)
    places = {id: square.label for id, square in p.map.grid.squares.items()}
    assert shared_lines.merge(p, events, 0) == (len(events), line.format(**places))


def test_an_enemy_whom_the_log_has_met_is_the_one() -> None:
    """Of two alike the last one is "the", the other "the other"; in one space "another"."""
    p, (one, two) = Sim().game.play(Sim().state), ({"token": each, **GUARD} for each in ("a", "b"))
    hit = {"who": MANDO, "space": "s02"}
    events = [e.TokenEntered(space="s02", **one), e.EnemyHeld(**one),
              e.TokenEntered(space="s03", **two), e.EnemyHeld(**one), e.EnemyHeld(**one),
              move("b", "nikto_guard", "s02"), e.EnemyAttacks(**one, **hit)]  # fmt: skip
    words = [
        with_articles(enemies_met(p, events), [each], "A Nikto Guard acts.")[:-18]
        for each in events
    ]
    assert words == ["A", "The", "A", "The other", "The", "The other", "Another"]


def test_a_card_and_its_action_share_a_line_of_two_answers() -> None:
    p = Sim().game.play(Sim().state)
    played = [e.SkillPlayed(card="flamethrower", slot="plan", who=MANDO)]
    drawn = [e.PlanningDrawn(who=MANDO, count=2)]
    words = "The Mandalorian plays Flamethrower into the Plan slot and draws 2 planning cards."
    assert shared_lines.join(p, played, drawn) == words
    assert shared_lines.join(p, played, [e.PlanningDrawn(who="ig_11", count=2)]) == ""
    kept = [e.PlanningKept(who=MANDO, card="defend")]
    told = shared_lines.join(p, [*played, *drawn], kept)
    assert told.endswith("slot, draws 2 planning cards and keeps Defend.")


def test_a_card_that_is_played_for_its_ability_has_one_line() -> None:
    p = Sim().game.play(Sim().state)
    played = e.SkillPlayed(card="vibro_knife", slot="move", who=MANDO)
    used = e.AbilityUsed(card="vibro_knife", who=MANDO)
    hurt = e.TokenHurt(token="t1", n=1, left=0, **GUARD)
    words = "The Mandalorian plays Vibro-Knife into the Move slot"
    assert shared_lines.join(p, [played], [used]) == f"{words}."
    harm = "a Nikto Guard takes 1 damage and is defeated."
    assert shared_lines.join(p, [played, used], [hurt]) == f"{words}: {harm}"
    told = shared_lines.join(p, [used], [e.SlotChecked(slot="move", total=4)])
    assert told == "The Mandalorian uses Vibro-Knife to no effect. The Move slot is at 4."


def test_a_feature_used_in_an_action_that_is_declined_shares_its_line() -> None:
    p = Sim().game.play(Sim().state)
    played = e.SkillPlayed(card="vibro_knife", slot="move", who=MANDO)
    used = e.FeatureUsed(who=MANDO, token="t1", threat="supply_chest_2")
    words = "The Mandalorian plays Vibro-Knife into the Move slot, uses the Supply Chest"
    assert shared_lines.join(p, [played], [used]) == f"{words}."
    end = [e.ActionDeclined(who=MANDO, slot="move")]
    assert shared_lines.join(p, [played, used], end) == f"{words}, and stays put."


def test_what_a_character_carries_is_known_of_each_move() -> None:
    moves = [e.Moved(who=MANDO, start="s01", space="s02") for _ in range(3)]
    taken, fled = e.ChildRescued(who=MANDO), e.ChildFled(who=MANDO, space="s02")
    told = [moves[0], taken, moves[1], fled, moves[2]]
    assert burdens(Sim().game.play(Sim().state), told) == {id(moves[1]): "The Child"}


def test_a_draw_after_a_card_is_its_own_only_if_it_draws() -> None:
    p = Sim().game.play(Sim().state)
    drawn = [e.SkillsDrawn(seat=0, count=2)]
    for card, count in (("loose_wires", 0), ("ask_around", 2)):
        used = [e.PlanningUsed(who=MANDO, card=card), *drawn]
        assert shared_lines.merge(p, used, 0)[0] == count, card
        assert bool(shared_lines.join(p, used[:1], drawn)) == bool(count), card


def test_wounds_of_enemies_with_one_name_are_one_line() -> None:
    p = Sim().game.play(Sim().state)
    one = [e.EnemyAttacks(token="t1", who=MANDO, **GUARD),
           e.Hurt(who=MANDO, left=4, token="t1", cause="attack")]  # fmt: skip
    two = [e.EnemyAttacks(token="t2", who=MANDO, **GUARD),
           e.Hurt(who=MANDO, left=3, token="t2", cause="attack")]  # fmt: skip
    words = "Two Nikto Guards hit The Mandalorian (3 of 5 health left)."
    assert shared_lines.join(p, one, two) == words
    again = "A Nikto Guard hits The Mandalorian twice (4 of 5 health left)."
    assert shared_lines.join(p, one, one) == again, "one that strikes twice is no second one"
    moved = shared_lines.join(p, [move("t1", "nikto_guard", "s01")], one)
    assert moved.endswith(" and hits The Mandalorian (4 of 5 health left).")
    block = [one[0], e.PlanningUsed(who=MANDO, card="defend")]
    words = "A Nikto Guard attacks The Mandalorian, who blocks 1 damage with Defend"
    assert shared_lines.join(p, block, one) == (
        f"{words}; it attacks again and hits The Mandalorian (4 of 5 health left)."
    )
    assert shared_lines.join(p, block, one[1:]) == f"{words} and takes 1 (4 of 5 health left)."


@pytest.mark.parametrize("number", NUMBERS)
def test_questions_and_options(number: int) -> None:
    steps = set()
    for seed in range(2):
        for state, asked in decisions(number, seed):
            steps.add(asked.step)
            assert sound(GAME.prompt(state)), GAME.prompt(state)
            for each in asked.options:
                label = GAME.word(state, each)
                assert sound(label.label), label
                assert not label.detail or sound(label.detail), label
    assert len(steps) > 5


@pytest.mark.parametrize("number", NUMBERS)
def test_the_log(number: int) -> None:
    kinds = set()
    for seed in range(2):
        for state, _, events in told(number, seed):
            for event in events:
                line = GAME.tell(state, event, None)
                kinds.add(type(event))
                assert not line or (sound(line) and line.endswith(".")), line
                rule = line.removesuffix(story.line(GAME.play(state), event))  # the story may
                assert not re.search(r"\b[Yy]ou(r|rs)?\b", rule), line
    assert len(kinds) > 18


@pytest.mark.rule("MA-146", "MA-153", "MA-295")
def test_the_log_of_others_has_no_secret() -> None:
    """Cards drawn and threats looked at are named in the lines of one seat only."""
    found = set()
    for seed in range(12):
        for state, _, events in told(5, seed):
            for event in events:
                if event.to is None:
                    continue
                line = GAME.tell(state, event, None)
                ids = {*getattr(event, "cards", ()), getattr(event, "threat", "")} - {""}
                named = [name for id in ids if (name := GAME.content.name(id)) in line]
                found.add((type(event), bool(named)))
                assert bool(named) == bool(ids), line
    assert {(e.SkillsDrawn, True), (e.SkillsDrawn, False), (e.TokenSeen, False)} <= found


@pytest.mark.rule("MA-070")
@pytest.mark.parametrize("number", NUMBERS)
def test_words_say_nothing_that_a_seat_does_not_know(number: int) -> None:
    """With everything hidden dealt anew, question and options read the same."""
    for state, asked in decisions(number, number, 120):
        other = GAME.imagine(state, asked.seat, 1)
        assert GAME.prompt(other) == GAME.prompt(state)
        for each in asked.options:
            assert GAME.word(other, each) == GAME.word(state, each)


@pytest.mark.parametrize("id", GAME.content.components)
def test_the_text_of_cards(id: str) -> None:
    for line in lines(GAME.content, id):
        words = plain(line)
        assert sound(words) and words.endswith((".", '"')), words
        assert re.match(r"[A-Z+\d]", words), words


def moments() -> Iterator[tuple[dict[str, Any], list[Event]]]:
    """Yield what a player sees at the beginning of games and after each answer, with the events."""
    for number in range(len(SETUPS)):
        state, events = GAME.begin(new(number, 1).setup, 1)
        yield GAME.view(state, 0), events
    every = product((5, *range(5)), range(len(SETUPS)))  # somebody is rescued in 5
    for seed, number in ((19, 6), *every):  # a Second Client is named in 19
        for state, asked, events in told(number, seed):
            if asked is None:
                yield GAME.view(state, 0), events


def test_every_tip_has_its_moment() -> None:
    missing = list(TIPS)
    for view, events in moments():
        missing = [tip for tip in missing if not tip.due(view, events)]
        if not missing:
            return
    assert not missing


def test_nothing_is_due_when_nothing_has_happened() -> None:
    for number in range(len(SETUPS)):
        view = GAME.view(new(number, 1), 0)
        assert not [tip.id for tip in TIPS if tip.due(view, [])]


def test_the_green_slot_is_explained_in_missions_that_have_one() -> None:
    green = next(tip for tip in TIPS if tip.id == "green")
    due = []
    for number in range(4):
        setup = new(number, 1).setup
        state, begun = GAME.begin(setup, 1)
        due.append(green.due(GAME.view(state, 0), begun))
    assert due == [False, False, True, True]


def test_tips_are_short_and_plain() -> None:
    assert len(TIPS) <= 15 and len({tip.id for tip in TIPS}) == len(TIPS)
    for tip in TIPS:
        assert len(tip.text) <= 200 and tip.text.startswith("**") and not stumbles(tip.text, HARD)


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
        ("the_asset", e.DeedBegan(name="ev_alarm.six", index=0, slot="plan"),
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
