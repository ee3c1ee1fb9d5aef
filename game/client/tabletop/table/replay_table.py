"""The part of a table that shows its game again (``replaying``), and opens such a table."""

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
from game.client.tabletop.replay import replay_bar
from game.client.tabletop.replay.coaching import WIDE_DU, Coach, CoachCard, CoachWords, judge_of
from game.client.tabletop.play.opening import resume
from game.client.tabletop.kit.placing import over_board
from game.client.tabletop.records.records import Aid, Assistance
from game.client.tabletop.replay.replay_bar import Flag
from game.client.tabletop.replay.replaying import Replay
from game.client.tabletop.table.sliding_table import SlidingTable
from game.client.widgets import Button, keymap
from game.client.widgets.keys import matches
from game.table import saves
from game.table.hints import Adviser
from game.table.journal import JournalError
from game.table.replay import Recorded
from game.table.saves import SaveError, new_path
from game.table.session import Session

SECRETS = (
    "Several people at this screen still play this game, and each knows other things. Continue it, "
    "and choose **See the game again** in its menu."
)
_NONE = pygame.Rect(0, 0, 0, 0)


class ReplayTable(SlidingTable):
    """A table that can show a recorded game; ``replay`` is None at one where a game is played."""

    replay: Replay | None = None
    coach: Coach | None = None
    """what speaks about the decisions of a finished game"""

    def make_replay(self) -> Replay | None:
        """Return what goes through the game, if it is a recorded one."""
        session = self.model.session
        if not isinstance(session, Recorded):
            return None
        self.name = "replay"
        self.coach = self._make_coach(session)
        return Replay(session, self.model, self.log, self.motion, self, self.turn_begins)

    def _make_coach(self, session: Recorded[Any]) -> Coach | None:
        """Return the coach of a finished game: none for one in progress."""
        judge, kinds = judge_of(session.game.id), session.game.seats(session.state)
        over = session.game.decision(session.last()) is None
        if judge is None or not over or not self._advised(session):
            return None
        people = frozenset(n for n, kind in enumerate(kinds) if kind == "human")
        return Coach(session, judge, people or frozenset((self.model.seat,)), self.renew)

    @staticmethod
    def _advised(session: Session[Any]) -> bool:
        """Return True if hints and a coach were allowed when the table was set up."""
        return Aid(session.game.id).allowed(session)

    def switch_coach(self) -> None:
        """Begin to show what the coach says, or stop."""
        if self.coach is not None:
            self.coach.switch()
            if self.coach.on:
                Assistance(self.model.game.id).note(self.model.session, coached=True)

    def leave(self) -> None:
        if self.coach is not None:
            self.coach.stop()
        super().leave()

    def hint_giver(self) -> Adviser | None:
        """Return what gives hints; nothing is hinted at in a recording."""
        wanted = not self.model.recorded and self._advised(self.model.session)
        return self.make_adviser() if wanted else None

    def update_replay(self, dt: float) -> None:
        """Let the replay play on."""
        if self.replay is not None and self.app.stack.top is self:
            self.replay.update(dt)
            if self.coach is not None:
                self.coach.update()

    def paint_replay(self, surface: pygame.Surface) -> None:
        """Draw what happened, and that this is a recording."""
        if self.replay is not None:
            self.replay.paint(surface)

    # -- what it shows --

    def rewind(self) -> None:
        """Show the table anew after going somewhere else in the game."""
        self.answers.rewound()

    def build_replay(self, m: Metrics) -> None:
        """Add the bar of the replay at the foot."""
        if self.replay is None:
            return
        line = replay_bar.build(
            self.form, m, self.view.areas.actions, self.replay, self.flags(), self.replay_more()
        )
        if self.form.focus is None:
            self.form.set_focus(line)
        self._add_coach(m)

    def _add_coach(self, m: Metrics) -> None:
        """Add what the coach says, beside what is shown of the turn, at the upper right if that is
        free."""
        coach = self.coach
        if coach is None or not coach.on or self.view.in_view:
            return
        area = self.attention.board(self.playback_area())
        review = coach.now
        who = self.model.player_name(review.seat) if review else ""
        words = CoachWords(m, coach, who, min(m.du(WIDE_DU), area.width - 2 * m.du(10)))
        usual = pygame.Rect(0, 0, words.width, words.height)
        usual.topright = area.right - m.du(10), area.top + m.du(10)
        rect = over_board(m, area, usual.size, self.attention.board_things(), usual)
        self.form.add(CoachCard(rect, words))

    def flags(self) -> Sequence[Flag]:
        """Return the moments that are marked over the line."""
        return self.coach.flags() if self.coach is not None else ()

    def _coach_button(self) -> list[Button]:
        coach = self.coach
        if coach is None:
            return []
        tip = "Sends the coach away" if coach.on else "What the strongest player would have done"
        made = Button("replay.coach", _NONE, "Coach", self.switch_coach, icon="coach", tip=tip,
                      hotkey=keymap.key("replay.coach"))  # fmt: skip
        if coach.on:
            made.kind = "chosen"
        after = coach.next()
        on = Button("replay.next_slip", _NONE, "Next slip", partial(self._to, after or 0),
                    icon="warning", enabled=after is not None,
                    reason="No later decision gave anything away.",
                    tip="To the next decision that gave something away")  # fmt: skip
        return [made, on] if coach.on else [made]

    def _to(self, at: int) -> None:
        """Go to a moment of the game."""
        if self.replay is not None:
            self.replay.playing = False
            self.replay.go(at)

    def replay_more(self) -> list[Button]:
        """Return the buttons at the right of the bar."""
        over = self.replay is not None and self.model.decision is None
        return [
            *self._coach_button(),
            Button("replay.play_on", _NONE, "Play on from here", self.play_on, icon="flag",
                   hotkey=keymap.key("replay.play_on"), enabled=not over,
                   reason="The game is over here. Go back to where you want to play on.",
                   tip="Begins a new saved game from this moment; this one stays as it is"),
            Button("replay.close", _NONE, "Close", self.close_replay, icon="close",
                   hotkey=keymap.key("back"), tip="Leaves the replay"),
        ]  # fmt: skip

    def replay_tools(self) -> list[Button]:
        """Return the buttons at the right of the top bar."""
        return [Button("table.help", _NONE, "Help", self.explain_replay, kind="icon", icon="help",
                       tip="How this works", hotkey=keymap.key("table.help"))]  # fmt: skip

    def explain_replay(self) -> None:
        """Show how the replay works."""
        keys = {each: keymap.key(f"replay.{each}") for each in ("back", "forward", "turn_back",
                                                                "turn_on", "play_on")}  # fmt: skip
        words = (
            f"**{keymap.key('skip')}** plays and pauses. **{keys['back']}** and "
            f"**{keys['forward']}** go by one choice, **{keys['turn_back']}** and "
            f"**{keys['turn_on']}** by a turn; on the line the arrows do so too, and Home and End "
            f"go to its ends. **{keymap.key('table.slower')}** and "
            f"**{keymap.key('table.faster')}** change how fast it plays.\n\nClick the line to go "
            f"anywhere, or drag along it. Each piece of it is a turn in its player's "
            f"color.\n\n**{keys['play_on']}** begins a new game from here; this one stays as it is."
        )
        self.app.stack.push(NoticeScene(self.app, "Looking at a game again", words, label="Back"))

    # -- keys --

    def replay_key(self, event: pygame.event.Event) -> bool:
        """Handle a key of the replay; return False if it is none."""
        replay = self.replay
        if replay is None or event.type != pygame.KEYDOWN:
            return False
        acts: dict[str, Callable[[], None]] = {
            "replay.back": replay.back, "replay.forward": replay.forward,
            "replay.turn_back": replay.turn_back, "replay.turn_on": replay.turn_on,
            "skip": replay.toggle, "table.faster": replay.faster,
            "table.slower": lambda: replay.faster(-1), "back": self.close_replay,
        }  # fmt: skip
        for id, act in acts.items():
            if keymap.hits(id, event):
                act()
                return True
        for name, act in (("Home", replay.begin), ("End", replay.end)):
            if matches(name, event):
                act()
                return True
        return False

    # -- ways on --

    def skip(self) -> bool:
        if self.replay is None:
            return super().skip()
        self.motion.finish_all()
        return False  # the same key plays or pauses

    def again(self) -> Callable[[], None] | None:
        """Return what shows this game again from its start; None for one that is in no file."""
        session, seat = self.model.session, self.model.seat
        if session.path is None:
            return None
        return partial(self.app.open_scene, "replay", session=session, seat=seat)

    def close_replay(self) -> None:
        """Close what the player has opened, or leave the replay."""
        if not self.let_go():
            self.app.stack.pop()

    def play_on(self) -> None:
        """Begin a new saved game from the moment on show, as a copy."""
        recorded = self.model.session
        if not isinstance(recorded, Recorded) or self.model.decision is None:
            return
        made = copied(self.app, recorded, self.replay.title() if self.replay else "")
        if made is not None:
            self.app.stack.pop_to("title")
            self.app.open_scene("table", recorded.game.id, session=made)


def copied(app: SceneHost, recorded: Recorded[Any], moment: str) -> Session[Any] | None:
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
    seat: int | None = None,
) -> Scene:  # fmt: skip
    """Return the replay of a journal or of a session, as a seat saw it; a notice if it cannot be
    opened. A game that several people still play is opened by one of them, at its table."""
    try:
        opened = session if session is not None or journal is None else resume(journal)
        if opened is None:
            return NoticeScene(app, "No game", "There is no game to look at.")
    except JournalError as problem:
        return NoticeScene(app, "This game cannot be opened", literal(str(problem)))
    recorded = Recorded.of(opened, seat)
    if session is None:
        opened.close()
        people = recorded.game.seats(recorded.state).count("human")
        if people > 1 and opened.result() is None:
            return NoticeScene(app, "Still being played", SECRETS)
    return screens.make("table", app, recorded.game.id, session=recorded)
