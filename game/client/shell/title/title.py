"""The title: the games on their shelf, and what to do with the chosen one.

With one game its cover stands large beside the menu; with several, arrow keys or the pointer choose
one, and the buttons below are for it. On the first start there are three questions, and only the
buttons that matter then.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.scenery import backdrop
from game.client.draw.scenery.ambient import Ambient
from game.client.draw.theme import Metrics
from game.client.shell.files.saves import LOOKED_AT, SaveInfo
from game.client.shell.title import shelf, title_layout
from game.client.shell.title.first_start import Strip
from game.client.shell.title.shelf import Cover
from game.client.shell.title.title_buttons import (
    ContinueButton,
    LearnButton,
    LesserButton,
    OtherButton,
    PictureButton,
    QuietLine,
)
from game.client.shell.title.title_layout import Needs
from game.client.shell.title.wordmark import NAME, draw_wordmark, wordmark_rect
from game.client.shell.window import registry
from game.client.shell.window.confirm import ConfirmScene, NoticeScene
from game.client.shell.window.registry import GameClient
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.shell.window.thumbnails import draw_shortened
from game.client.widgets import Button, keymap
from game.client.widgets.basic import ButtonKind, draw_keycap, keycap_height, keycap_width
from game.table.grammar import counted

NOTICE = "An unofficial fan project, made without affiliation to any publisher or film studio."
EMPTY = "No game is installed. Reinstall Rimward to get its games."
SHOWN = 12  # problems of packs that the notice lists
SECONDS = 0.2  # for the lamp to move to another game
FIRST_DU, OTHER_DU = 320, 220  # widths of buttons side by side, the foremost and the others
_NONE = pygame.Rect(0, 0, 0, 0)


class TitleScene(Scene):
    """The games on the shelf; ``chosen`` is the index of the one under the lamp.

    The focus starts on "Continue" or, among several games, on the one with the newest save. A
    player who has neither played nor learned finds "Learn to play" first.
    """

    name = "title"

    def __init__(self, app: SceneHost, shown: str = "") -> None:
        """``shown`` is the game whose box is raised first; by default that of the newest save."""
        super().__init__(app)
        self.shown = shown
        self.games: tuple[GameClient, ...] = ()
        self.chosen, self.before = 0, 0
        self.part = 1.0  # of the lamp's way from the game before to the chosen one
        self.newest: dict[str, SaveInfo] = {}
        self.latest: SaveInfo | None = None
        self.unread: list[SaveInfo] = []
        self.problems: list[str] = []
        self.ground = Layer()
        self.ambient = Ambient(backdrop.GROUPS, lambda spot: backdrop.place(self.m.size, spot))
        self.plan = title_layout.plan(self.m, Needs(0, 0, 1))

    def enter(self) -> None:
        self.look_for_games()
        first = self.shown or (self._game_of(self.latest) if self.latest else "")
        ids = [each.id for each in self.games]
        box = registry.box_of(first)
        self.chosen = self.before = ids.index(box) if box in ids else 0
        self.app.mood("title")

    def resume(self) -> None:
        self.look_for_games()
        self.app.mood("title")

    def look_for_games(self) -> None:
        """Find the games and the newest save of each. The Load screen lists the saves that cannot
        be opened."""
        self.games = registry.games()
        self.chosen = max(0, min(self.chosen, len(self.games) - 1))
        self.latest = self.app.library.latest()
        self.newest = {self._game_of(self.latest): self.latest} if self.latest else {}
        self.unread = self.app.library.games()[:LOOKED_AT] if len(self.games) > 1 else []
        self.problems = registry.pack_problems()

    def _game_of(self, info: SaveInfo) -> str:
        told = info.facts.game if info.facts else ""
        return told or registry.first_game()

    @property
    def game_here(self) -> GameClient | None:
        """The chosen game."""
        return self.games[self.chosen] if self.games else None

    @property
    def newcomer(self) -> bool:
        """True if the player has no saves and has not learned the chosen game."""
        game = self.game_here
        return self.latest is None and game is not None and not registry.chapters_done(game)

    @property
    def going(self) -> SaveInfo | None:
        """The save that "Continue" opens: the newest of the chosen game, or of one in its box, or
        else of all."""
        game = self.game_here
        if game is None:
            return None
        boxed = (info for id, info in self.newest.items() if self._in_box(game, id))
        return self.newest.get(game.id) or next(boxed, self.latest)

    @property
    def played(self) -> bool:
        """True if "Continue" opens a game of the chosen box."""
        here, info = self.game_here, self.going
        return here is not None and info is not None and self._in_box(here, self._game_of(info))

    def _in_box(self, game: GameClient, id: str) -> bool:
        return registry.box_of(id) == game.id

    @property
    def asks(self) -> bool:
        """True if the questions of the first start are there."""
        return not self.app.settings.first_start_done

    # -- layout --

    def layout(self, m: Metrics) -> None:
        wide = m.width - 2 * title_layout.left(m)
        notice = richtext.layout(m, "caption", NOTICE, wide, theme.MUTED).height
        room = title_layout.room(m)
        strip = Strip(m, self.app.settings, title_layout.strip_width(m), room)
        more = 2 if self.going else 1
        size = strip.size if self.asks else (0, 0)
        packs = QuietLine.size(m, self._packs_words()) if self.problems else (0, 0)
        self.plan = title_layout.plan(m, Needs(len(self.games), notice, more, size, packs))
        if self.going:
            self.app.pictures.fetch(self.going, may_draw=True)
        covers = self._covers(m)
        row = self.plan.kind == "row"
        if not row:
            self._buttons_in_a_column(m)
        for cover in covers:
            self.form.add(cover)
        if self.asks:
            strip.add(self.form, self.plan.strip, self._answer, self.close_strip)
        if row:
            self._buttons_in_a_row(m)
        if self.problems:
            self.form.add(QuietLine("title.packs", self.plan.packs, self._packs_words(),
                                    self.tell_problems))  # fmt: skip
        self.form.set_focus(self.form.find(self._first()))

    def _first(self) -> str:
        """Return the id of the widget that has the focus at first."""
        if self.newcomer and self._learns():
            return "menu.learn"
        if len(self.games) > 1:
            return f"shelf.{self.games[self.chosen].id}"
        if not self.games:
            return "menu.settings"
        return "menu.continue" if self.going else "menu.new_game"

    def _covers(self, m: Metrics) -> list[Cover]:
        made = []
        for index, rest in enumerate(self.plan.covers):
            rect = self.plan.raised_rect(m, index) if index == self.chosen else rest
            made.append(Cover(self, index, rect.copy()))
        return made

    def _learns(self) -> bool:
        return self.game_here is not None and "lessons" in self.game_here.scenes

    @property
    def leads(self) -> Literal["continue", "learn", "new_game"]:
        """The foremost button of the chosen game."""
        game = self.game_here
        if self.played:
            return "continue"
        if game is None or not self._learns() or self.asks and not self.newcomer:
            return "new_game"
        lesson = game.lesson
        done = lesson is not None and registry.chapters_done(game) >= lesson.chapters
        return "new_game" if done else "learn"

    def _main_buttons(self) -> list[Button]:
        """Return the buttons of the chosen game, the foremost first.

        That is Continue; without a game of this box to continue, Learn to play, or New game once
        its lessons are done. Continue comes last where it opens a game of another box.
        """
        here, info, leads, learns = self.game_here, self.going, self.leads, self._learns()
        plain: ButtonKind = "menu" if self.plan.kind == "tight" else "normal"
        large: ButtonKind = "primary" if self.asks else "menu"
        made: list[Button] = []
        if info and leads == "continue":
            made.append(self._continue_button(info, large))
        if leads == "learn" and here is not None:
            key = keymap.key("title.learn")
            made.append(LearnButton(_NONE, here, self.learn, key, large))
        made.append(
            Button("menu.new_game", _NONE, "New game", self.new_game,
                   kind="primary" if leads == "new_game" and here else plain,
                   hotkey=keymap.key("title.new_game"), enabled=here is not None, reason=EMPTY)
        )  # fmt: skip
        if leads != "learn" and learns:
            made.append(Button("menu.learn", _NONE, "Learn to play", self.learn, kind=plain,
                               hotkey=keymap.key("title.learn")))  # fmt: skip
        if info and leads != "continue":
            name = registry.name_of(self._game_of(info))
            made.append(OtherButton(name, self.go_on, keymap.key("title.continue"), plain))
        return made

    def _continue_button(self, info: SaveInfo, kind: ButtonKind) -> ContinueButton:
        game = registry.name_of(self._game_of(info))
        other = self.game_here is not None and game != self.game_here.name
        label = f"Continue {game}" if other and kind != "primary" else "Continue"
        return ContinueButton(_NONE, label, game, info, self.app.pictures, self.go_on,
                              keymap.key("title.continue"), kind)  # fmt: skip

    def _lesser_buttons(self) -> list[Button]:
        """Return the games in the chosen box, Load, Records, Rules, Settings and Quit; on the first
        start the last two."""
        key, game = keymap.key, self.game_here
        made = Button if self.plan.kind == "row" else LesserButton
        kind: ButtonKind = "normal" if self.plan.kind == "row" else "menu"
        rules = game is not None and bool(game.help)
        doors = registry.boxed(game.id) if game is not None else ()
        last = [
            made("menu.settings", _NONE, "Settings", self.settings, kind=kind,
                 hotkey=key("title.settings")),
            made("menu.quit", _NONE, "Quit", self.ask_quit, kind=kind, hotkey=key("title.quit")),
        ]  # fmt: skip
        if self.asks:
            return last
        return [
            *(
                made(f"menu.box.{each.id}", _NONE, each.name, partial(self._begin, each.id),
                     kind=kind, tip=each.tagline)
                for each in doors
            ),
            made("menu.load", _NONE, "Load", self.load, kind=kind, hotkey=key("title.load")),
            *self._with_friends(made, kind),
            made("menu.records", _NONE, "Records", self.records, kind=kind,
                 hotkey=key("title.records"), enabled=game is not None, reason=EMPTY),
            made("menu.rules", _NONE, "Rules", self.rules, kind=kind, hotkey=key("title.rules"),
                 enabled=rules, reason="This game has no rules to read here."),
            *last,
        ]  # fmt: skip

    def _with_friends(self, made: type[Button], kind: ButtonKind) -> list[Button]:
        """Return the button that leads to friends at other computers; none without a game."""
        if self.game_here is None:
            return []
        return [made("menu.together", _NONE, "Friends", self.together, kind=kind,
                     hotkey=keymap.key("title.together"),
                     tip="Play with friends at other computers")]  # fmt: skip

    def _buttons_in_a_column(self, m: Metrics) -> None:
        room, tight = Room(self.plan.menu), self.plan.kind == "tight"
        gap = m.du(4 if tight else 12)
        for button in self._main_buttons():
            large = button.kind == "primary" or isinstance(button, PictureButton)
            height = title_layout.large_high(m, self.asks) if large else title_layout.pitch(m) - gap
            button.rect = room.north(height, gap)
            self._add(button)
        room.north(0 if tight else m.du(12))
        lesser, pitch = self._lesser_buttons(), title_layout.small_pitch(m)
        across = title_layout.across(len(lesser), self.asks)
        below = min(gap, m.du(8))
        for number in range(0, len(lesser), across):
            line = room.north(pitch - below, below)
            _share(m, line, lesser[number : number + across], across, gap)
        for button in lesser:
            self.form.add(button)

    def _add(self, button: Button) -> None:
        """Add one of the foremost buttons where it stands now."""
        if isinstance(button, OtherButton):
            button.fill(self.m)
        self.form.add(button)

    def _buttons_in_a_row(self, m: Metrics) -> None:
        buttons = self._main_buttons()
        if isinstance(buttons[0], PictureButton) and not self.asks:
            self._beside_a_picture(m, buttons)
        else:
            self._side_by_side(m, buttons)
        for button in buttons:
            self._add(button)
        self._bar(m)

    def _beside_a_picture(self, m: Metrics, buttons: list[Button]) -> None:
        """Place the button with a picture, and at its right the others, one below the other."""
        room, gap = Room(self.plan.menu), m.du(12)
        first, others = buttons[0], buttons[1:]
        first.rect = room.west(title_layout.menu_width(m), m.du(16))
        height = (room.height - gap) // 2
        room.north((room.height - len(others) * (height + gap) + gap) // 2)
        for button in others:
            button.rect = room.north(height, gap)

    def _side_by_side(self, m: Metrics, buttons: list[Button]) -> None:
        """Place one large button and others of its height in the middle."""
        menu, gap = self.plan.menu, m.du(16)
        wides = [m.du(FIRST_DU), *(m.du(OTHER_DU) for _ in buttons[1:])]
        whole = [max(wide, each.natural_width(m)) for wide, each in zip(wides, buttons)]
        if sum(whole) + gap * (len(whole) - 1) <= menu.width:
            wides = whole
        high = title_layout.large_high(m, True)
        left = menu.centerx - (sum(wides) + gap * (len(wides) - 1)) // 2
        for button, wide in zip(buttons, wides, strict=True):
            button.rect = pygame.Rect(left, menu.top + (menu.height - high) // 2, wide, high)
            left = button.rect.right + gap

    def _bar(self, m: Metrics) -> None:
        """Add the lesser buttons at the upper right."""
        bar, gap = self.plan.bar, m.du(10)
        buttons = self._lesser_buttons()
        brand = wordmark_rect(m, self.plan.brand, self.plan.style)
        room = bar.right - brand.right - m.du(30)
        if sum(each.natural_width(m) + gap for each in buttons) > room:
            for each in buttons:
                each.show_key = False
        wide = sum(each.natural_width(m) + gap for each in buttons) - gap
        left = bar.right - wide
        for each in buttons:
            each.rect = pygame.Rect(left, bar.top, each.natural_width(m), bar.height)
            left = each.rect.right + gap
            self.form.add(each)

    def _packs_words(self) -> str:
        count = len(self.problems)
        return f"{counted(count, 'problem')} in card packs"

    # -- choosing --

    def choose(self, index: int) -> None:
        """Move the lamp to a game; the buttons are for it then."""
        if index == self.chosen:
            return
        self.motion.finish_all()
        self.before, self.chosen, self.part = self.chosen, index, 0.0
        self.relayout(self.app.metrics)
        self.form.set_focus(self.form.find(f"shelf.{self.games[index].id}"))
        self.motion.add(SECONDS, self._move_lamp)

    def _move_lamp(self, part: float) -> None:
        self.part = part

    def light(self, index: int) -> float:
        """Return how much of the lamp is on a game, 0 to 1."""
        if len(self.games) == 1:
            return 1.0
        return self.part if index == self.chosen else 1 - self.part if index == self.before else 0.0

    def on_motion(self) -> None:
        """Draw the shelf again; nothing else moves."""
        self.invalidate(self._stage())

    def _stage(self) -> pygame.Rect:
        """Return the part of the window where the lamp shines."""
        high = self.m.height if self.plan.kind == "tight" else self.plan.board.bottom
        return pygame.Rect(0, 0, self.m.width, high)

    # -- actions --

    def open(self) -> None:
        """Continue the chosen game, or learn or begin it if it has no save."""
        if self.played:
            self.go_on()
        elif self.newcomer and self._learns():
            self.learn()
        else:
            self.new_game()

    def go_on(self) -> None:
        if self.going:
            self.app.cue("box_open")
            self.app.open_scene("table", journal=self.going.path)

    def new_game(self) -> None:
        self._open("new_game")

    def learn(self) -> None:
        self._open("lessons")

    def _answer(self, field: str, value: Any) -> None:
        """Set what a question of the first start is about, at once."""
        self.app.change_settings(**{field: value})

    def close_strip(self) -> None:
        """Put the questions of the first start away for good."""
        self.app.change_settings(first_start_done=True)
        self.relayout(self.app.metrics)

    def rules(self) -> None:
        if self.game_here:
            self.app.open_scene("rules", game=self.game_here.id)

    def records(self) -> None:
        if self.game_here:
            self.app.open_scene("records", game=self.game_here.id)

    def _open(self, name: str) -> None:
        if self.game_here:
            self.app.cue("box_open")
            self.app.open_scene(name, game=self.game_here.id)

    def _begin(self, game: str) -> None:
        self.app.open_scene("new_game", game=game)

    def load(self) -> None:
        self.app.open_scene("load")

    def together(self) -> None:
        self.app.open_scene("together")

    def settings(self) -> None:
        self.app.open_settings()

    def tell_problems(self) -> None:
        """Show the faults of the player's packs."""
        told = "\n\n".join(literal(each) for each in self.problems[:SHOWN])
        more = len(self.problems) - SHOWN
        rest = f"\n\nAnd {more} more; main.py check lists them all." if more > 0 else ""
        words = f"These packs are left out until they are fixed.\n\n{told}{rest}"
        self.app.stack.push(NoticeScene(self.app, "Card packs", words))

    def ask_quit(self) -> None:
        self.app.stack.push(
            ConfirmScene(
                self.app,
                "Leave Rimward?",
                "Every game is saved as you play; you can continue later.",
                self.app.stop,
                yes="Quit",
                no="Stay",
            )  # fmt: skip
        )

    # -- events and time --

    def handle(self, event: pygame.event.Event) -> bool:
        before = self.form.focus
        used = super().handle(event)
        focus = self.form.focus
        moved = event.type == pygame.KEYDOWN and focus is not before
        if moved and isinstance(focus, Cover) and self.app.stack.top is self:
            self.choose(focus.index)
        return used

    def on_event(self, event: pygame.event.Event) -> bool:
        if keymap.hits("back", event):
            self.ask_quit()
            return True
        return False

    def on_update(self, dt: float) -> None:
        """Let the sky live, and look into one save each frame, until the newest of every game is
        known."""
        alive = self.app.settings.lively and self.app.stack.top is self
        stirred = self.ambient.update(dt, alive)
        if stirred is not None:
            self.app.dirty.add(stirred, decoration=True)
        if len(self.newest) >= len(self.games):
            self.unread = []
        if not self.unread:
            return
        info = self.app.library.look(self.unread.pop(0))
        if info.running and self._game_of(info) not in self.newest:
            self.newest[self._game_of(info)] = info
            self.relayout(self.app.metrics)

    @property
    def busy(self) -> bool:
        return super().busy or bool(self.unread)

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        key = (self.m, self.plan.kind, tuple(self.plan.brand), tuple(self.plan.board))
        surface.blit(self.ground.get(self.m.size, key, self._paint_ground), (0, 0))
        self.ambient.draw(surface)
        m, plan = self.m, self.plan
        self._paint_shelf(surface)
        fonts.note(surface, NAME, wordmark_rect(m, plan.brand, plan.style), False, "title.name")
        game = self.game_here
        align: fonts.Align = "center" if plan.kind == "row" else "left"
        if game and plan.words.height:
            fonts.draw_line(surface, m, "title" if plan.kind == "row" else "heading", game.name,
                            theme.INK, plan.words, "center", "title.game")  # fmt: skip
        if plan.line.height:
            words = game.tagline if game else EMPTY
            fits = fonts.measure(m, "reading", words)[0] <= plan.line.width
            style = "reading" if fits else "caption"
            draw_shortened(surface, m, style, words, theme.SOFT, plan.line, "title.line", align)
        self._paint_foot(surface)

    def _paint_shelf(self, surface: pygame.Surface) -> None:
        """Paint the shelf below the covers: the lamp's light, their shadows and mirrors."""
        m, plan = self.m, self.plan
        places = [shelf.between(plan, m, n, self.light(n)) for n in range(len(self.games))]
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self._stage()))
        for index, rect in enumerate(places):
            if self.light(index) > 0:
                accent = self.games[index].look.accent
                shelf.draw_lamp(surface, rect, accent, self.light(index))
        shelf.draw_board(surface, m, plan.board)
        for index, rect in enumerate(places):
            shelf.draw_shadow(surface, m, rect)
            if plan.board.height:
                cover = shelf.picture(self.games[index], rect.size, plan, index)
                shelf.draw_mirror(surface, m, cover, rect, plan.board)
        surface.set_clip(clip)

    def _paint_foot(self, surface: pygame.Surface) -> None:
        m, plan = self.m, self.plan
        notice = richtext.layout(m, "caption", NOTICE, plan.foot.width, theme.MUTED)
        notice.draw(surface, plan.foot, "title.notice")
        if not plan.hint.height:
            return
        full = keymap.key("full_screen")
        cap = pygame.Rect(plan.hint.topleft, (keycap_width(m, full), keycap_height(m)))
        cap.centery = plan.hint.centery
        draw_keycap(surface, m, cap, full, "title.key")
        words = plan.hint.copy()
        words.left = cap.right + m.du(10)
        fonts.draw_line(surface, m, "caption", "Full screen", theme.MUTED, words, "left",
                        "title.key")  # fmt: skip

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size, plan = self.m.size, self.plan
        surface.blit(backdrop.sky(size), (0, 0))
        if plan.kind != "row":
            veil = (size[0] * 62 // 100, size[1])
            surface.blit(images.scrim(veil, (215, 150, 0), across=True), (0, 0))
        surface.fill((176, 176, 182), special_flags=pygame.BLEND_RGB_MULT)  # behind the covers
        foot = (size[0], size[1] * 22 // 100)
        surface.blit(images.scrim(foot, (0, 210)), (0, size[1] - foot[1]))
        if plan.board.height:
            below = pygame.Rect(0, plan.board.bottom, size[0], size[1] - plan.board.bottom)
            surface.blit(images.scrim(below.size, (235, 215)), below)
        draw_wordmark(surface, self.m, plan.brand, plan.style)


def _share(m: Metrics, room: pygame.Rect, buttons: list[Button], columns: int, gap: int) -> None:
    """Place buttons in columns of a row; where a column is too narrow for its words, each button
    gets as much of the row as its words need."""
    wides = [each.natural_width(m) for each in buttons]
    column = room.width // columns
    if max(wides) > column - gap:
        spare = (room.width - sum(wides)) // len(wides)
        parts = [wide + spare for wide in wides]
    else:
        parts = [column] * len(buttons)
    left = room.left
    for button, part in zip(buttons, parts, strict=True):
        button.rect = pygame.Rect(left, room.top, part - gap, room.height)
        left += part
