"""A recorded game at its table: the bar that goes through it, its keys, and the coach that speaks
about its decisions (``replaying``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.shell.window import screens
from game.client.shell.window.confirm import NoticeScene
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.callout_placement import over_board
from game.client.tabletop.play.load_session import resume
from game.client.tabletop.records.records import Aid, Assistance
from game.client.tabletop.replay import replay_bar
from game.client.tabletop.replay.coach import WIDE_DU, Coach, CoachCard, CoachWords, judge_of
from game.client.tabletop.replay.replay_bar import Flag
from game.client.tabletop.replay.replaying import Replay
from game.client.tabletop.table.contract import Part, Table
from game.client.tabletop.table.orders import Orders
from game.client.widgets import Button, keymap
from game.client.widgets.keys import matches
from game.table import saves
from game.table.journal import JournalError
from game.table.replay import Recorded
from game.table.saves import SaveError, new_path
from game.table.session import Session

SECRETS = (
    "Several people at this screen are still playing this game, and each has secrets. Continue "
    "it, and choose **Replay** in its menu."
)
_NONE = pygame.Rect(0, 0, 0, 0)


def allows_advice(session: Session[Any]) -> bool:
    """Return True if hints and a coach were allowed when the table was set up."""
    return Aid(session.game.id).allowed(session)


def coach_of(recorded: Recorded[Any], seat: int, changed: Callable[[], None]) -> Coach | None:
    """Return the coach of a finished game for a seat: none for one in progress. ``changed`` is
    called when it has more to say."""
    judge, kinds = judge_of(recorded.game.id), recorded.game.seats(recorded.state)
    over = recorded.game.decision(recorded.last()) is None
    if judge is None or not over or not allows_advice(recorded):
        return None
    people = frozenset(n for n, kind in enumerate(kinds) if kind == "human")
    return Coach(recorded, judge, people or frozenset((seat,)), changed)


class Recording(Part):
    """The replay on one table, with its coach if the game is finished."""

    def __init__(self, table: Table, replay: Replay, orders: Orders) -> None:
        self.table, self.replay, self.orders = table, replay, orders
        self.coach = coach_of(replay.recorded, table.model.seat, table.views.renew)

    def close(self) -> None:
        """Let the coach stop thinking."""
        if self.coach is not None:
            self.coach.stop()

    def switch_coach(self) -> None:
        """Begin to show what the coach says, or stop."""
        if self.coach is not None:
            self.coach.switch()
            if self.coach.on:
                model = self.table.model
                Assistance(model.game.id).note(model.session, coached=True)

    def update(self, dt: float) -> None:
        if self.table.views.in_front():
            self.replay.update(dt)
            if self.coach is not None:
                self.coach.update()

    def paint(self, surface: pygame.Surface) -> None:
        self.replay.paint(surface)

    # -- what it shows --

    def build(self, m: Metrics) -> None:
        """Add the bar of the replay at the foot, and what the coach says."""
        form = self.table.form
        line = replay_bar.build(form, m, self.table.view.areas.actions, self.replay, self.flags(),
                                self.buttons())  # fmt: skip
        if form.focus is None:
            form.set_focus(line)
        self._add_coach(m)

    def _add_coach(self, m: Metrics) -> None:
        """Add what the coach says, beside what is shown of the turn, at the upper right if that is
        free."""
        coach, table = self.coach, self.table
        if coach is None or not coach.on or table.view.in_view:
            return
        area = table.attention.board(table.areas.playback_at())
        review = coach.now
        who = table.model.player_name(review.seat) if review else ""
        words = CoachWords(m, coach, who, min(m.du(WIDE_DU), area.width - 2 * m.du(10)))
        usual = pygame.Rect(0, 0, words.width, words.height)
        usual.topright = area.right - m.du(10), area.top + m.du(10)
        rect = over_board(m, area, usual.size, table.attention.board_things(), usual)
        table.form.add(CoachCard(rect, words))

    def flags(self) -> Sequence[Flag]:
        """Return the moments that are marked over the line."""
        return self.coach.flags() if self.coach is not None else ()

    def _coach_buttons(self) -> list[Button]:
        coach = self.coach
        if coach is None:
            return []
        tip = "Closes the coach" if coach.on else "What the strongest player would have done"
        made = Button("replay.coach", _NONE, "Coach", self.switch_coach, icon="coach", tip=tip,
                      hotkey=keymap.key("replay.coach"))  # fmt: skip
        if coach.on:
            made.kind = "chosen"
        after = coach.next()
        on = Button("replay.next_slip", _NONE, "Next mistake", partial(self._to, after or 0),
                    icon="warning", enabled=after is not None,
                    reason="No later decision cost anything.",
                    tip="To the next decision that cost something")  # fmt: skip
        return [made, on] if coach.on else [made]

    def _to(self, at: int) -> None:
        """Go to a moment of the game."""
        self.replay.playing = False
        self.replay.go(at)

    def buttons(self) -> list[Button]:
        """Return the buttons at the right of the bar."""
        over = self.table.model.decision is None
        return [
            *self._coach_buttons(),
            Button("replay.play_on", _NONE, "Play from here", self.play_on, icon="flag",
                   hotkey=keymap.key("replay.play_on"), enabled=not over,
                   reason="The game is over here. Go back to the moment you want to play from.",
                   tip="Starts a new saved game from this moment; this one stays as it is"),
            Button("replay.close", _NONE, "Close", self.orders.open_menu, icon="close",
                   hotkey=keymap.key("back"), tip="Leaves the replay"),
        ]  # fmt: skip

    def tools(self) -> list[Button]:
        """Return the buttons at the right of the top bar."""
        return [Button("table.help", _NONE, "Help", self.explain, kind="icon", icon="help",
                       tip="How this works", hotkey=keymap.key("table.help"))]  # fmt: skip

    def explain(self) -> None:
        """Show how the replay works."""
        keys = {each: keymap.key(f"replay.{each}") for each in ("back", "forward", "turn_back",
                                                                "turn_on", "play_on")}  # fmt: skip
        words = (
            f"**{keymap.key('skip')}** plays and pauses. **{keys['back']}** and "
            f"**{keys['forward']}** step by one choice, **{keys['turn_back']}** and "
            f"**{keys['turn_on']}** by a turn; on the timeline the arrows do too, and Home and "
            f"End go to its ends. **{keymap.key('table.slower')}** and "
            f"**{keymap.key('table.faster')}** change the speed.\n\nClick the timeline to go "
            "anywhere, or drag along it. Each piece of it is a turn in its player's "
            f"color.\n\n**{keys['play_on']}** starts a new game from here; this one stays as it "
            "is."
        )
        app = self.table.app
        app.stack.push(NoticeScene(app, "Replay", words, label="Back"))

    # -- keys --

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        replay = self.replay
        acts: dict[str, Callable[[], object]] = {
            "replay.back": replay.back, "replay.forward": replay.forward,
            "replay.turn_back": replay.turn_back, "replay.turn_on": replay.turn_on,
            "skip": replay.toggle, "table.faster": replay.faster,
            "table.slower": partial(replay.faster, -1), "back": self.orders.open_menu,
        }  # fmt: skip
        for id, act in acts.items():
            if keymap.hits(id, event):
                act()
                return True
        for name, go in (("Home", replay.begin), ("End", replay.end)):
            if matches(name, event):
                go()
                return True
        return False

    def play_on(self) -> None:
        """Begin a new saved game from the moment on show, as a copy."""
        app, recorded = self.table.app, self.replay.recorded
        if self.table.model.decision is None:
            return
        made = copy_game(app, recorded, self.replay.title())
        if made is not None:
            app.stack.pop_to("title")
            app.open_scene("table", recorded.game.id, session=made)


def copy_game(app: SceneHost, recorded: Recorded[Any], moment: str) -> Session[Any] | None:
    """Return a new game in a file of its own, played up to the moment on show; None if it cannot be
    written. With one person at the table it is practice: what was to come has been seen."""
    game, header = recorded.game, recorded.header
    try:
        path = new_path(game.id, folder=app.folder)
        made = Session(game, dict(header.setup), header.seed, path)
        recorded.copy_into(made)
        if game.seats(made.state).count("human") == 1:
            made.practise()
        saves.rename(path, f"Copy, {moment}"[: saves.MAX_NAME] if moment else "Copy")
    except (JournalError, SaveError, ValueError) as problem:
        words = literal(str(problem))
        app.stack.push(NoticeScene(app, "The game cannot be saved", words))
        return None
    return made


def make(
    app: SceneHost, journal: Path | None = None, session: Session[Any] | None = None,
    seat: int | None = None, at: int = 0,
) -> Scene:  # fmt: skip
    """Return the replay of a journal or of a session, as a seat saw it, from the moment after that
    number of answers; a notice if it cannot be opened. A game that several people still play is
    opened by one of them, at its table."""
    try:
        opened = session if session is not None or journal is None else resume(journal)
        if opened is None:
            return NoticeScene(app, "No game", "No game is open to replay.")
    except JournalError as problem:
        return NoticeScene(app, "This game cannot be opened", literal(str(problem)))
    recorded = Recorded.of(opened, seat)
    recorded.go(at)
    if session is None:
        opened.close()
        people = recorded.game.seats(recorded.state).count("human")
        if people > 1 and opened.result() is None:
            return NoticeScene(app, "Still being played", SECRETS)
    return screens.make("table", app, recorded.game.id, session=recorded)
