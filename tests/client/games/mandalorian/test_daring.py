"""Challenges and the job of the week: chosen, shown at the table, and kept in the records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.setup import new_game
from game.client.games.mandalorian.ending import records
from game.client.games.mandalorian.ending.end import MissionEnd
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.table import large
from game.client.shell.app.audit import audit
from game.mandalorian import weekly
from game.mandalorian.campaign import Campaign, Played
from game.table.session import Session
from tests.breadth import first
from tests.client.games.mandalorian.test_new_game import SIZES, open_setup, press
from tests.client.conftest import Size

WEEK = "2026-W48"
WON = Played("the_asset", True, "standard", ("won",), ("one_life",))


def deck(guide: int, *games: Played) -> Journey:
    """Return a campaign with this many guide cards read."""
    return Journey(Campaign(guide, games), guide)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_challenges_are_offered_once_their_cards_are_read(tmp_path: Path, size: Size) -> None:
    for guide, opened in ((64, None), (66, ["wounded"]), (71, list(the_game().content.challenges))):
        app, scene = open_setup(tmp_path, size, known=deck(guide))
        scene.turn_to("rules")
        rows = [each for each in scene.form.widgets if each.id.startswith("dare.")]
        assert [each.id[5:] for each in rows if each.enabled] == (opened or [])
        assert bool(rows) == (opened is not None)
        assert audit(app) == []


def test_a_challenge_is_switched_on_and_off(tmp_path: Path) -> None:
    app, scene = open_setup(tmp_path, known=deck(71, WON, WON))
    for key in ("one_life", "fog"):
        press(app, scene, f"dare.{key}")
    assert scene.party.setup()["challenges"] == ["fog", "one_life"]
    told = " ".join(scene._dares.lines())
    assert "Nobody looks at facedown threats" in told and "2 in a row; the best run is 2." in told
    again, seed = Party().from_code(scene.code)
    assert again.challenges == ["fog", "one_life"] and seed == 7
    press(app, scene, "dare.fog")
    assert scene.party.challenges == ["one_life"]


def test_the_job_of_the_week_holds_until_something_in_it_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game, "this_week", lambda: WEEK)
    due = weekly.job(the_game().content, WEEK)
    for change in ("level", "mission", "seed", "dare", None):
        _, scene = open_setup(tmp_path, known=deck(71))
        scene.take_job()
        made = the_game().setup(scene.party.setup())
        assert (made.week, made.mission, made.characters) == (WEEK, due.mission, due.characters)
        assert scene.number == due.seed and scene.code == ""
        other = next(each for each in the_game().content.missions if each != due.mission)
        changes: dict[str | None, Any] = {
            "level": lambda s=scene: s.rank("novice"),
            "mission": lambda s=scene, o=other: s.take_mission(o),
            "seed": lambda s=scene: s._set_seed("7"),
            "dare": lambda s=scene: s.dare("fog"),
            None: scene.changed,
        }
        changes[change]()
        assert scene.party.week == ("" if change else WEEK), change


def test_the_job_of_the_week_sends_nobody_away(tmp_path: Path) -> None:
    """It is for one player: with others at the table it is dimmed and says so."""
    app, scene = open_setup(tmp_path, known=deck(71))
    scene.add()
    switch = scene.form.find("new.week")
    assert switch is not None and not switch.enabled and "one player" in switch.reason
    scene.remove(1)
    press(app, scene, "new.week")
    assert scene.party.week
    scene.add()
    assert not scene.party.week and scene.note == "This is no longer the weekly job."


def ended(won: bool, *games: Played) -> MissionEnd:
    """Return the end of a game with one life, after others."""
    setup = {"seats": [{"kind": "human"}], "challenges": ["one_life"]}
    session = Session(the_game(), {"game": "mandalorian", **setup}, 1)
    session.state.over, session.state.won = True, won
    scene = MissionEnd.__new__(MissionEnd)
    scene.model, scene.journey = Model(session), deck(71, *games)
    return scene


def test_the_end_counts_a_run_with_one_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MissionEnd, "counts", True)
    lost = Played("the_asset", False, "standard", (), ("one_life",))
    assert ended(True, WON, WON)._run() == ["One life: **2** won in a row, 2 in the best run."]
    over = "The run of one life is over. The best so far is **2**."
    assert ended(False, WON, WON, lost)._run() == [over]
    assert "with One Life" in ended(True, WON).how()


def test_the_briefing_at_the_table_has_the_challenges() -> None:
    words = [line[1] for line in large.briefing(ended(True).model)]
    assert words[0].startswith("**One Life:** Missions won in a row are counted.")


def test_the_records_have_runs_and_weekly_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [Played("the_egg", won, "standard", week=f"2026-W{week}") for won, week in
            ((True, 48), (False, 48), (False, 49))]  # fmt: skip
    known = deck(71, WON, WON, *jobs)
    monkeypatch.setattr(journey, "read", lambda: known)
    assert records.CHRONICLE.more() == [
        "one life: 2 in a row now, 2 at best",
        "weekly jobs: 1 of 2 won",
    ]
    monkeypatch.setattr(journey, "read", Journey)
    assert records.CHRONICLE.more() == []
