"""The table of cues: every file is used, every cue exists, and everything audible is visible
too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.client.games.outer_rim.sound import cues
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.sound.sounds import SOUNDS
from game.client.shell.app.app import App
from game.client.sound.cue_index import counted
from game.client.sound.moods import Sounds
from game.outer_rim import events as e
from game.table.events import Event, visible
from game.table.session import Session
from tests.client.conftest import Some
from tests.client.games.outer_rim.playing import a_game, by_key, hold, open_table, point
from tests.recorded.recording import read

ROOT = Path(__file__).resolve().parents[4]
RECORDED = ROOT / "tests" / "recorded"


def used() -> set[str]:
    return {entry.cue for entry in cues.ENTRIES} | set(cues.SCREEN_CUES)


def test_every_cue_is_a_file_and_every_file_is_used() -> None:
    files = {path.stem.partition(".")[0] for path in (ROOT / "assets" / "sounds").glob("*.ogg")}
    by_count = {name for name in files if re.search(r"_\d$", name)}
    assert used() == files - by_count
    assert {f"dice_{number}" for number in range(1, 10)} <= by_count
    assert len(files) >= 30


def test_what_the_screens_say_is_in_the_table() -> None:
    said: set[str] = set()
    for path in sorted((ROOT / "game" / "client").rglob("*.py")):
        source = path.read_text("utf-8")
        for call in re.findall(r"\.cue\(([^\n]*)\)", source):
            said |= set(re.findall(r'"(\w+)"', call))
    assert {"hover", "press", "refuse", "drop", "undo"} <= said
    assert said <= set(cues.SCREEN_CUES)


def played(path: Path) -> Iterator[tuple[Session, list[Event]]]:
    """Replay a recorded game, answer by answer."""
    kept = read(path)
    session = Session(the_game(), {"game": kept.game, **kept.setup}, kept.seed)
    for key in kept.answers:
        yield session, list(session.choose(key))


def test_what_is_heard_in_a_game_stands_in_the_log(some: Some) -> None:
    heard: set[str] = set()
    for path in some(sorted((RECORDED / "outer_rim").glob("*.game")), 14):
        for session, events in played(path):
            for seat in range(len(session.state.players)):
                heard |= _heard(session, events, seat)
    assert len(heard) >= 14, heard


def _heard(session: Session, events: list[Event], seat: int) -> set[str]:
    """Return the cues of an answer for a seat, after checking that each has a visible twin."""
    seen = [each for each in events if visible(each, seat)]
    found = cues.cues(seen, seat)
    assert len(found) <= cues.MOST
    delays = [delay for _, delay, _ in found]
    assert delays == sorted(delays) and len(set(delays)) == len(delays)
    for event in seen:
        entry = cues.entry_of(event, seat)
        if entry and entry.twin in ("log", "dice", "turn"):
            assert session.game.tell(session.state, event, seat), f"{event} is told by sound alone"
    return {cue for cue, _, _ in found}


def test_own_and_other_gains_sound_different() -> None:
    gain = e.CreditsChanged(seat=0, amount=500, now=900)
    assert cues.cues([gain], 0) == [("credits_gain", 0.0, 0)]
    assert cues.cues([gain], 1) == []
    assert cues.cues([e.CreditsChanged(seat=0, amount=-500, now=0)], 0) == [
        ("credits_spend", 0.0, 0)
    ]


def test_a_delivery_is_not_heard_once_more_as_a_discard() -> None:
    gone = [e.CardDiscarded(seat=0, card="x", cause=cause) for cause in ("delivered", "sold")]
    assert [cues.cues([each], 0) for each in gone] == [[], [("card_discard", 0.0, 0)]]


def test_a_combat_sounds_lost_to_the_one_who_lost_it() -> None:
    fight = e.CombatDecided(
        seat=0, combat="ground", defender=1, enemy="", damage=3, enemy_damage=1, won=True
    )
    assert [cue for cue, _, _ in cues.cues([fight], 0)] == ["combat_won"]
    assert [cue for cue, _, _ in cues.cues([fight], 1)] == ["combat_lost"]
    assert cues.cues([fight], 2) == []


def test_the_weightiest_are_heard_in_the_order_of_events() -> None:
    events = [
        e.StepBegan(seat=0, step="encounter"),
        e.MarketRevealed(deck="cargo", card="x"),
        e.DiceRolled(seat=0, purpose="ground", faces=("hit",)),
        e.DiceRolled(seat=-1, purpose="ground", faces=("hit",)),
        e.DamageSuffered(seat=0, target="ship", amount=1, now=1, limit=4),
        e.CreditsChanged(seat=0, amount=500, now=900),
        e.FameChanged(seat=0, amount=1, now=2),
    ]
    found = [cue for cue, _, _ in cues.cues(events, 0)]
    assert found == ["dice", "damage_ship", "credits_gain", "fame_gain"]


def test_dice_are_heard_by_their_number() -> None:
    rolled = e.DiceRolled(seat=0, purpose="test", faces=("hit", "blank", "crit"))
    assert cues.cues([rolled], 0) == [("dice", 0.0, 3)]
    again = e.DiceChanged(seat=0, how="x", before=("hit", "hit"), faces=("hit", "crit"))
    assert cues.cues([again], 0) == [("dice", 0.0, 1)]
    assert [counted("dice", number) for number in (0, 1, 12)] == ["dice", "dice_1", "dice_9"]


def test_moods_follow_danger_and_place() -> None:
    model = Model(a_game())
    assert cues.mood(model) in SOUNDS.moods
    model.view["step"] = "planning"
    for patrol in model.view["patrols"].values():
        patrol["space"] = ""
    assert cues.mood(model) == "calm"
    patrol = model.view["patrols"]["hutt"]
    patrol["space"] = model.me["space"]
    model.me["reputation"]["hutt"] = "negative"
    assert cues.mood(model) == "hunt"
    fight = e.CombatBegan(seat=0, combat="ship", defender=-1, enemy="", dice=3, enemy_dice=2)
    assert cues.mood(model, [fight]) == "combat"
    patrol["space"] = ""
    model.view["step"] = "encounter"
    model.me["space"] = "naboo"
    assert cues.mood(model) == "room"


class Ear:
    """Records cues in place of playing them."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.moods: list[str] = []
        self.asked = False

    def cue(self, name: str, after: float = 0.0, count: int = 0) -> None:
        self.heard.append(name)

    def mood(self, name: str, sounds: Sounds) -> None:
        self.moods.append(name)

    def listen(self, asked: bool) -> None:
        self.asked = asked

    def update(self, dt: float) -> None:
        pass

    def obey(self) -> None:
        pass


def test_the_table_says_what_is_done_at_it(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1920, 1080), tmp_path)
    ear = Ear()
    app.player = ear
    here = f"@{scene.model.me['space']}"
    where = next(
        control
        for key, control in by_key(scene).items()
        if key.startswith("move:") and control.target and not key.endswith(here)
    )
    hold(app, where.source.center, where.target.center)
    assert "pick_up" in ear.heard
    point(app, pygame.MOUSEBUTTONUP, where.target.center, button=1)
    assert "drop" in ear.heard and "ship_move" in ear.heard
    assert ear.heard.index("drop") < ear.heard.index("ship_move")
    assert ear.moods and set(ear.moods) <= set(SOUNDS.moods)
    app.frame([], 0.02)
    assert ear.asked == bool(scene.model.options)
    if scene.model.can_undo() is None:
        scene.undo()
        scene.redo()
        assert ear.heard[-2:] == ["undo", "redo"]
    ear.heard.clear()
    scene.say("Words.")
    assert ear.heard == ["toast"]
    reason = scene.model.why_not("move", "ship", "nowhere")
    assert reason is not None
    scene.gestures.take(reason)
    assert ear.heard == ["toast", "refuse"]


def test_without_a_player_the_table_is_silent(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1280, 720), tmp_path)
    assert isinstance(app, App) and app.player is None
    scene.say("Words.")
    assert pygame.mixer.get_init() is None


def test_each_faction_has_its_timbre() -> None:
    heard = set()
    for faction in cues.TIMBRES:
        for before, now in ((0, 1), (1, 0), (0, -1)):
            event = e.ReputationChanged(seat=0, faction=faction, before=before, now=now)
            found = cues.entry_of(event, 0)
            assert found is not None and found.cue.startswith(
                "standing_up" if now > before else "standing_down"
            )
            heard.add(found.cue)
            assert cues.entry_of(event, 1) is None
    assert len(heard) == 2 * len(cues.TIMBRES) == 8
