"""Obligation in person: pressed scenes, what they pay off, and the threads of a campaign (design
3)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.edge import campaign
from game.edge.cards import lint
from game.edge.cards.effects import THREAD, Flag, Goto
from game.edge.cards.models import Sort
from game.edge.cards.scenes import Press, Scene
from game.edge.catalog import walk
from game.edge.players.careful import Careful
from game.edge.rules import jobs, pressing
from game.edge.state import Ledger
from game.table.contract import Sight
from tests.edge.bench import Sim
from tests.edge.stories import CONTENT, GAME, PARTS
from tests.edge.test_campaign import LEDGER

HEROES = ("juno", "orrakh")
THREADS = ("thread_ledger", "thread_signature", "thread_grudge")


def sailed(story: str = "ombra", seed: int = 1, **fields: Any) -> Sim:
    """Return a chapter of a campaign as it leaves port."""
    ledger = LEDGER.dump_python(campaign.begun(CONTENT)) | fields
    setup = {"game": "edge", "seats": ({"kind": "human"},), "story": story, "heroes": HEROES}
    return Sim(GAME, {**setup, "ledger": ledger}, seed).do("depart")


def pressed(story: str = "ombra") -> Sim:
    """Return a chapter in which the second hero is pressed alone."""
    found = (sailed(story, seed) for seed in range(400))
    return next(s for s in found if s.state.pressed == HEROES[1] and not s.state.doubled)


@pytest.mark.rule("EE-R103")
def test_who_comes_is_sent_by_the_kind_of_obligation_and_stands_in_the_scene() -> None:
    sim = pressed()
    play, press = sim.game.play(sim.state), CONTENT.presses[sim.state.press]
    assert press.sort == CONTENT.heroes["orrakh"].owes == "oath"
    assert sim.state.pressed_at == "ombra_table" and sim.state.scene == press.id
    table = CONTENT.scenes["ombra_table"]
    assert pressing.words(play, table) == (*table.text[:-1], press.line)
    assert f"Orrakh's oath: {press.line}" in [
        sim.game.tell(sim.state, each, None) for each in sim.events
    ]


@pytest.mark.rule("EE-R103")
@pytest.mark.parametrize("fall, n", (("s", -5), ("-", 0)))
def test_the_check_won_pays_five_off_and_the_scene_goes_on(
    fall: str, n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim = pressed()
    sim.do(sim.keys[0])
    pool = sim.game.view(sim.state, 0)["tray"]["pool"]
    good, dice = True, []
    for kind, count in pool.items():
        for _ in range(count):
            win = good and kind in ("proficiency", "ability")
            dice.append(fall if win else "-")
            good = good and not win
    sim.roll(monkeypatch, *dice)
    assert sim.state.relief == n and sim.state.obligation == 0
    while sim.state.scene != "ombra_table":
        sim.do("done" if "done" in sim.keys else sim.keys[-1])
    assert sim.state.pressed_at == "ombra_table" and not sim.state.over


def test_what_was_paid_off_is_that_of_the_pressed_hero() -> None:
    sim = pressed()
    owed = sim.state.setup.ledger.sheets["orrakh"].obligation  # type: ignore[union-attr]
    player = Careful(1, 0)
    while (decision := sim.game.decision(sim.state)) is not None:
        sim.do(player.choose(Sight(sim.game, sim.state, decision.seat), decision))
    sim.state.relief, sim.state.obligation = -5, 5
    after = campaign.after(CONTENT, sim.state)
    assert after.sheets["orrakh"].obligation == owed - 5
    assert after.sheets["juno"].obligation == owed + 5


def test_nobody_comes_where_nobody_is_pressed_and_once_where_somebody_is() -> None:
    free = next(s for s in (sailed(seed=seed) for seed in range(50)) if not s.state.pressed)
    assert not free.state.press and free.state.scene == "ombra_table"
    sim = pressed()
    play = sim.game.play(sim.state)
    depth = len(sim.state.stack)
    pressing.come(play, CONTENT.scenes["ombra_concourse"])
    assert len(sim.state.stack) == depth and sim.state.pressed_at == "ombra_table"


def test_every_kind_of_obligation_sends_somebody_and_every_story_lets_them_in() -> None:
    assert {each.sort for each in CONTENT.presses.values()} == set(get_args(Sort))
    assert {hero.owes for hero in CONTENT.heroes.values()} == set(get_args(Sort))
    for story in CONTENT.adventures:
        assert any(each.pressed for each in CONTENT.scenes_of(story).values()), story
    job = jobs.drawn(CONTENT, 1, 0, [1])[0]
    assert CONTENT.scenes[f"{job}__brief"].pressed


# --- threads --------------------------------------------------------------------------------------


def test_a_campaign_keeps_its_threads_and_no_other_flag() -> None:
    sim = sailed()
    player = Careful(1, 0)
    while (decision := sim.game.decision(sim.state)) is not None:
        sim.do(player.choose(Sight(sim.game, sim.state, decision.seat), decision))
    sim.state.flags = ("caged", "thread_ledger")
    assert campaign.after(CONTENT, sim.state).flags == ("thread_ledger",)


def test_each_adventure_sets_one_thread_and_reads_the_other_two() -> None:
    for story, own in zip(("ombra", "cask", "lantern"), THREADS):
        scenes = CONTENT.scenes_of(story).values()
        flags = {each.flag for scene in scenes for _, each in walk(scene) if isinstance(each, Flag)}
        assert {each for each in flags if each.startswith(THREAD)} == {own}
        read = {flag for scene in scenes for each in scene.threads for flag in each.when.flags}
        assert read == set(THREADS) - {own}, story


@pytest.mark.parametrize("id", [id for id, each in CONTENT.scenes.items() if each.threads])
def test_two_threads_change_a_line_and_one_does_not(id: str) -> None:
    scene: Scene = CONTENT.scenes[id]
    sim = sailed(scene.adventure)
    sim.state.press = sim.state.pressed_at = ""
    play, aside = sim.game.play(sim.state), scene.threads[0]
    sim.state.flags = aside.when.flags[:1]
    assert pressing.words(play, scene) == scene.text
    sim.state.flags = aside.when.flags
    assert pressing.words(play, scene)[-1] == aside.line != scene.text[-1]
    assert pressing.words(play, scene)[0] == scene.text[0]


def test_one_job_in_six_has_heard_of_the_crew() -> None:
    drawn = [id for seed in range(80) for id in jobs.drawn(CONTENT, seed, 0, [1, 2, 3])]
    heard = [id for id in drawn if CONTENT.scenes[f"{id}__brief"].threads]
    assert 0.12 < len(heard) / len(drawn) < 0.22
    brief = CONTENT.scenes[f"{heard[0]}__brief"]
    sim = sailed(seed=3, flags=THREADS[:2])
    words = pressing.words(sim.game.play(sim.state), brief)
    assert "ledger" in words[-1]
    pairs = {frozenset(each.when.flags) for each in brief.threads}
    assert len(pairs) == 3 and all(len(each) == 2 for each in pairs)


# --- the linter -----------------------------------------------------------------------------------


def test_who_presses_leads_nowhere_and_asks_two_characteristics() -> None:
    press = PARTS["press_collector"]
    assert isinstance(press, Press)
    away = press.model_copy(update={"failed": (Goto(do="goto", scene="ombra_table"),)})
    said = [words for id, _, words in lint.findings({**PARTS, press.id: away}) if id == press.id]
    assert said == ["the scene that is pressed follows: leave 'goto' out"]
    alike = press.model_copy(update={"ways": (press.ways[1],) * 2})
    said = [words for id, _, words in lint.findings({**PARTS, press.id: alike}) if id == press.id]
    assert said == ["name skills of at least two characteristics"]


def test_only_scenes_that_wait_have_a_pressed_form() -> None:
    camp = next(each for each in PARTS.values() if getattr(each, "kind", "") == "camp")
    wrong = camp.model_copy(update={"pressed": True})
    found = [id for id, path, _ in lint.findings({**PARTS, camp.id: wrong}) if path == "pressed"]
    assert found == [camp.id]


def test_a_ledger_knows_the_kinds() -> None:
    ledger: Ledger = campaign.begun(CONTENT)
    assert {who: sheet.sort for who, sheet in ledger.sheets.items()} == {
        who: hero.owes for who, hero in CONTENT.heroes.items()
    }
