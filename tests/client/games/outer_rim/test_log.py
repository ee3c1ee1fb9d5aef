"""The log and what is heard: every line, names that can be looked up, every cue with something to
see, and the look and sound of a further box."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.draw import images, materials
from game.client.draw.richtext import plain
from game.client.games.outer_rim.board.mentions import link_names, spot
from game.client.games.outer_rim.cards import tokens
from game.client.games.outer_rim.play import boxes
from game.client.games.outer_rim.play.boxes import BOX
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.shelf import cover
from game.client.games.outer_rim.sound import cues
from game.client.games.outer_rim.sound.sounds import BOXES, SOUNDS, heard
from game.client.paths import assets_folder
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.sound.cue_index import cue_for_count
from game.client.sound.moods import Sounds
from game.client.tabletop.bars.log import LogPanel
from game.client.tabletop.table.scene import TableScene
from game.outer_rim import events as e
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    DiceChanged,
    DiceRolled,  # fmt: skip
)
from game.outer_rim.market.events import MarketRevealed
from game.table.events import Event, visible
from game.table.session import Session
from tests.breadth import first
from tests.client.conftest import Size, Some, click, press_key, tap, wait
from tests.client.games.outer_rim.playing import (SEATS, a_game, by_key, hold, open_table, point,
    with_box)  # fmt: skip
from tests.recorded.recording import read

pytestmark = pytest.mark.usefixtures("window")


SIZES = [(1280, 720), (1920, 1080)]


def played(size: Size, home: Path) -> tuple[App, TableScene]:
    """Return a table after some rounds, where the player may plan."""
    session, stream = a_game(5), random.Random(5)
    for _ in range(60):
        decision = session.decision()
        if decision.step == "planning" and len(session.history) > 25:
            break
        session.choose(stream.choice(decision.options).key)
    return open_table(session, size, home)


@pytest.mark.parametrize("size", first(1, SIZES))
def test_the_log_of_one_player(size: Size, tmp_path: Path) -> None:
    app, scene = played(size, tmp_path)
    every = len(scene.table.log.visible_lines())
    if scene.m.compact:  # a low log has no head
        press_key(app, pygame.K_l)
    click(app, scene.form.find("log.seat_1").rect.center)
    lines = scene.table.log.visible_lines()
    assert 0 < len(lines) < every
    assert {each.seat for each in lines if not each.head} == {1}
    assert audit(app) == []
    click(app, scene.form.find("log.all").rect.center)
    assert len(scene.table.log.visible_lines()) == every


@pytest.mark.parametrize("size", first(1, SIZES[::-1]))
def test_the_log_made_large(size: Size, tmp_path: Path) -> None:
    app, scene = played(size, tmp_path)
    small = scene.form.find("log").rect.height * scene.form.find("log").rect.width
    press_key(app, pygame.K_l)
    assert scene.form.find("log").rect.height * scene.form.find("log").rect.width > small
    assert audit(app) == []
    scene.form.set_focus(scene.form.find("log"))
    press_key(app, pygame.K_PAGEUP)
    assert scene.form.find("log").back > 0
    press_key(app, pygame.K_END)
    assert scene.form.find("log").back == 0
    press_key(app, pygame.K_l)
    assert scene.form.find("log").rect.height * scene.form.find("log").rect.width == small


def test_names_in_the_log_show_what_they_stand_for(tmp_path: Path) -> None:
    app, scene = played((1920, 1080), tmp_path)
    for kind in ("card", "space"):
        pos, link = _some_link(app, scene, kind)
        point(app, pygame.MOUSEMOTION, pos, rel=(0, 0), buttons=(0, 0, 0))
        wait(app, 40, 0.05)
        assert scene.table.reading.shown == spot(link)
    tap(app, pos)
    assert scene.ui.zoom == 1 and scene.table.reading.front == spot(link)


def _some_link(app: App, scene: TableScene, kind: str) -> tuple[Size, str]:
    """Return the position of a name of that kind, searching the log page by page."""
    scene.form.set_focus(scene.form.find("log"))
    for _ in range(40):
        scene.draw(pygame.Surface(scene.m.size))
        inner = scene.form.find("log").inner
        for y in range(inner.top, inner.bottom, 4):
            for x in range(inner.left, inner.right, 6):
                link = scene.form.find("log").link_at((x, y))
                if link and link.startswith(kind):
                    return (x, y), link
        press_key(app, pygame.K_PAGEUP)
    raise AssertionError(f"no {kind} is named in the log")


def test_only_whole_names_are_links(tmp_path: Path) -> None:
    _, scene = open_table(a_game(3), (1280, 720), tmp_path)
    text = "Boba Fett buys Bacta Supplies on Lothal for {icon:credits} 1,000."
    made = link_names(scene.model, text)
    assert "{see:card:boba_fett|Boba Fett}" in made and "{see:space:lothal|Lothal}" in made
    assert "{see:card:bacta_supplies|Bacta Supplies}" in made
    assert plain(made) == plain(text)
    assert link_names(scene.model, "Lothalian wine") == "Lothalian wine"


def test_a_line_shows_where_undo_stops(tmp_path: Path) -> None:
    """It is under the last line that reported a roll or something revealed."""
    _, scene = played((1280, 720), tmp_path)
    log = scene.table.log
    told, border = log.visible_lines(), log.border()
    last = max(n for n, each in enumerate(log.entries) if each.border)
    after = [each for each in log.entries[last + 1 :] if not each.joins]
    assert border is not None and border.border and told.index(border) >= len(told) - 1 - len(after)


def test_undo_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    """Also where an answer went on with the line of the one before."""
    session, stream = a_game(5), random.Random(5)
    _, scene = open_table(session, (1280, 720), tmp_path)
    log, grown = scene.table.log, 0
    session.practise()
    log.sync()
    for _ in range(40):
        before = list(log.visible_lines())
        session.choose(stream.choice(session.decision().options).key)
        log.sync()
        after, same = list(log.visible_lines()), len(before)
        grown += len(after) >= same > 0 and after[same - 1] != before[-1]
        if session.can_undo() is None:
            session.undo()
            log.sync()
            assert log.visible_lines() == before
            session.redo()
            log.sync()
            assert log.visible_lines() == after
    assert grown > 2


@pytest.mark.parametrize("size", SIZES)
def test_the_border_of_undo_strikes_through_no_words(
    size: Size, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = played(size, tmp_path)
    drawn: list[int] = []
    draw = LogPanel._draw_border

    def record(self: LogPanel, surface: pygame.Surface, y: int) -> None:
        drawn.append(y)
        draw(self, surface, y)

    monkeypatch.setattr(LogPanel, "_draw_border", record)
    for large in (False, True):
        if large:
            press_key(app, pygame.K_l)
        drawn.clear()
        scene.form.find("log").draw(pygame.display.get_surface())
        lines = [rect for rect, *_ in scene.form.find("log")._lines]
        assert not any(rect.top <= y < rect.bottom for rect in lines for y in drawn)
    assert drawn, "the large log has it"


@pytest.mark.painted
def test_older_lines_of_a_low_log_give_way_whole(tmp_path: Path) -> None:
    """Of the last three the ends may show, where there is no room for all of them."""
    app, scene = open_table(a_game(1), (1920, 1080), tmp_path)
    log = scene.form.find("log")
    for high in range(60, 200, 7):
        log.rect.height = scene.m.du(high)
        log.draw(pygame.Surface(app.screen.get_size()))
        told = [laid for _, laid, _ in log._lines[3:]]
        older = [run.text for laid in told for line in laid.lines for run in line.runs]
        assert not any("…" in each for each in older), high


def test_a_card_named_in_the_log_is_kept_with_its_tab(tmp_path: Path) -> None:
    app, scene = played((1920, 1080), tmp_path)
    pos, link = _some_link(app, scene, "card")
    tap(app, pos)
    name = spot(link)
    assert scene.table.reading.front == name
    assert scene.form.find(f"pin.{name[0]}.{name[1]}") is not None


def test_a_name_cannot_hold_markup(tmp_path: Path) -> None:
    """Drawn in the log, it would be taken for an icon."""
    seats = [
        {"kind": "human", "name": "{icon:x}**a", "character": "boba_fett"},
        {"kind": "deck", "character": "jyn_erso"},
    ]
    session = Session(the_game(), {"game": "outer_rim", "seats": seats}, 3)
    _, scene = open_table(session, (1920, 1080), tmp_path)
    assert any("(icon:x)a" in each.text for each in scene.table.log.entries)


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


def replayed(path: Path) -> Iterator[tuple[Session, list[Event]]]:
    """Replay a recorded game, answer by answer."""
    kept = read(path)
    session = Session(the_game(), {"game": kept.game, **kept.setup}, kept.seed)
    for key in kept.answers:
        yield session, list(session.choose(key))


def test_what_is_heard_in_a_game_stands_in_the_log(some: Some) -> None:
    heard: set[str] = set()
    for path in some(sorted((RECORDED / "outer_rim").glob("*.game")), 14):
        for session, events in replayed(path):
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
    fight = CombatDecided(
        seat=0, combat="ground", defender=1, enemy="", damage=3, enemy_damage=1, won=True
    )
    assert [cue for cue, _, _ in cues.cues([fight], 0)] == ["combat_won"]
    assert [cue for cue, _, _ in cues.cues([fight], 1)] == ["combat_lost"]
    assert cues.cues([fight], 2) == []


def test_the_weightiest_are_heard_in_the_order_of_events() -> None:
    events = [
        e.StepBegan(seat=0, step="encounter"),
        MarketRevealed(deck="cargo", card="x"),
        DiceRolled(seat=0, purpose="ground", faces=("hit",)),
        DiceRolled(seat=-1, purpose="ground", faces=("hit",)),
        DamageSuffered(seat=0, target="ship", amount=1, now=1, limit=4),
        e.CreditsChanged(seat=0, amount=500, now=900),
        e.FameChanged(seat=0, amount=1, now=2),
    ]
    found = [cue for cue, _, _ in cues.cues(events, 0)]
    assert found == ["dice", "damage_ship", "credits_gain", "fame_gain"]


def test_dice_are_heard_by_their_number() -> None:
    rolled = DiceRolled(seat=0, purpose="test", faces=("hit", "blank", "crit"))
    assert cues.cues([rolled], 0) == [("dice", 0.0, 3)]
    again = DiceChanged(seat=0, how="x", before=("hit", "hit"), faces=("hit", "crit"))
    assert cues.cues([again], 0) == [("dice", 0.0, 1)]
    assert [cue_for_count("dice", number) for number in (0, 1, 12)] == ["dice", "dice_1", "dice_9"]


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
    fight = CombatBegan(seat=0, combat="ship", defender=-1, enemy="", dice=3, enemy_dice=2)
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
        scene.do.undo()
        scene.do.redo()
        assert ear.heard[-2:] == ["undo", "redo"]
    ear.heard.clear()
    scene.views.say("Words.")
    assert ear.heard == ["toast"]
    reason = scene.model.why_not("move", "ship", "nowhere")
    assert reason is not None
    scene.table.gestures.take(reason)
    assert ear.heard == ["toast", "refuse"]


def test_without_a_player_the_table_is_silent(tmp_path: Path) -> None:
    app, scene = open_table(a_game(), (1280, 720), tmp_path)
    assert isinstance(app, App) and app.player is None
    scene.views.say("Words.")
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


def light(picture: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(picture)[:3])


def test_every_installed_box_has_a_name_a_look_and_a_cover() -> None:
    assert set(the_game().editions.installed) == set(boxes.NAMES) == set(boxes.LOOKS)
    for box in boxes.NAMES:
        file = assets_folder() / "covers" / f"{box}.jpg"
        assert file.stat().st_size < 180_000
        assert pygame.image.load(file).get_size() == (768, 1024)


def test_debt_tokens_of_four_players_differ_in_shape_and_color() -> None:
    made = [tokens.debt(seat, 40) for seat in range(4)]
    assert len({pygame.image.tobytes(each, "RGBA") for each in made}) == 4
    assert all(each.get_width() == tokens.token_room(40) for each in made)


def test_a_card_of_the_box_counts_among_what_a_player_has() -> None:
    me = {"space": "spinward_core", "cards": ["electroripper_staff"]}
    model = Model(a_game(3, expansions=[BOX], position={"players": [me]}))
    alone = Model(a_game(3, expansions=[BOX], position={"players": [{"space": "spinward_core"}]}))
    with_it, without = model.values(0), alone.values(0)
    assert with_it is not None and without is not None
    assert with_it.ground_combat == without.ground_combat + 1


def test_the_base_cover_wears_a_band_while_a_box_is_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "config_folder", lambda: tmp_path)
    memory = tmp_path / "outer_rim.json"
    assert boxes.last() == ()
    plain = cover.paint((96, 128))
    for number, (text, worn) in enumerate((
        ("{}", ()), ('{"expansions": ["somebody_elses_box"]}', ()), ("[", ()),
        ('{"expansions": 4}', ()), ('{"expansions": ["unfinished_business"]}', (BOX,)),
    )):  # fmt: skip
        memory.write_text(text, encoding="utf-8")
        os.utime(memory, (number, number))
        assert boxes.last() == worn, text
    banded = cover.paint((96, 128))
    band = pygame.Rect(8, 128 * 66 // 100 + 1, 40, 8)
    assert light(banded.subsurface(band)) > light(plain.subsurface(band)) + 200
    upper = pygame.Rect(8, 8, 80, 60)
    same = [pygame.image.tobytes(each.subsurface(upper), "RGBA") for each in (plain, banded)]
    assert same[0] == same[1]


def test_the_shelf_knows_the_band_without_loading_the_rules() -> None:
    code = (
        "import sys, game.client.games.outer_rim.play.boxes as boxes; boxes.last();"
        "print('game.outer_rim.game' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "False"


class PieceEar:
    """Notes the pieces that are asked for."""

    def __init__(self) -> None:
        self.pieces: list[tuple[str, ...]] = []

    def mood(self, name: str, sounds: Sounds) -> None:
        self.pieces.append(sounds.mood(name).pieces)

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **named: None


@pytest.mark.parametrize("more, first", [({}, "drift"), (with_box(), "ledger")])
def test_the_table_of_a_box_asks_for_its_own_piece(
    more: dict[str, Any], first: str, tmp_path: Path
) -> None:
    app, scene = open_table(a_game(**more), (1280, 720), tmp_path)
    ear: Any = PieceEar()
    app.player = ear
    scene.enter()
    mood = scene.table.outcomes.mood()
    assert ear.pieces == [heard(more.get("expansions", ())).mood(mood).pieces]
    scene.presenter._hear([], [])
    assert ear.pieces[1:] == ear.pieces[:1]
    assert scene.table.outcomes.sounds().mood("calm").pieces[0] == first


def test_a_box_changes_moods_that_there_are_and_the_base_box_none() -> None:
    assert heard([]) == heard(["somebody_elses_box"]) == SOUNDS
    assert set(BOXES) <= set(boxes.NAMES)
    for box, moods in BOXES.items():
        assert set(moods) <= set(SOUNDS.moods), "no event asks for another"
        assert heard([box]).mood("room") is SOUNDS.mood("room")


def test_a_box_in_play_brings_something_to_the_table() -> None:
    own = boxes.cover_materials([BOX, "somebody_elses_box"])
    assert set(own) <= set(materials.LAID) and own
    assert all(images.has(*each.tile) for each in own.values())
    assert boxes.cover_materials([]) == {}, "the base box keeps the usual"


def test_the_log_says_who_goes_on_for_an_earlier_computer_player(tmp_path: Path) -> None:
    """Above its first line, and once in a message; the other lines are as they were."""
    path = tmp_path / "game.jsonl"
    seats = [SEATS[0], {"kind": "captain", "character": "lando_calrissian"}]
    session = Session(the_game(), {"seats": seats}, 3, path)
    session.choose(session.decision().options[0].key)
    session.close()
    path.write_text(path.read_text("utf-8").replace('"captain"', '"planner"'), "utf-8")
    _, scene = open_table(Session.resume(the_game(), path), SIZES[0], tmp_path)
    said = (
        "A computer player of an earlier version played as Lando Calrissian; a Captain takes over."
    )
    lines = [each.text for each in scene.table.log.visible_lines()]
    assert lines[0] == said and lines.count(said) == 1 and len(lines) > 1
