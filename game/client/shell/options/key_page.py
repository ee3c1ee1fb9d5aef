"""Changing keys: the row of an action, and the dialog that waits for its new key."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import Button, Modal, keymap, keys
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.client.widgets.keymap import Action

_NONE = pygame.Rect(0, 0, 0, 0)


class KeyRow(Button):
    """An action with its key; pressing it asks for another one."""

    def __init__(self, id: str, action: Action, on_press: Callable[[], None]) -> None:
        super().__init__(id, _NONE, action.words, on_press, tip=f"Default: {action.key}")
        self.action = action

    def _words(self, m: Metrics, width: int) -> richtext.RichLayout:
        room = width - 3 * m.du(16) - keycap_width(m, keymap.key(self.action.id))
        return richtext.layout(m, "body", literal(self.action.words), room)

    def height(self, m: Metrics, width: int) -> int:
        """Return the height in pixels at that width."""
        words = self._words(m, width).height + m.du(14)
        return max(36, m.du(46), keycap_height(m) + m.du(12), words)

    def draw(self, surface: pygame.Surface) -> None:
        m, name = self.m, keymap.key(self.action.id)
        self.draw_ground(surface)
        words, room = self._words(m, self.rect.width), Room(self.rect)
        room.west(m.du(16))
        words.draw(surface, room.piece(words.width, words.height, "midleft"), self.id)
        room.east(m.du(14))
        cap = room.piece(keycap_width(m, name), keycap_height(m), "midright")
        draw_keycap(surface, m, cap, name, self.id)
        if name != self.action.key:  # changed by the player
            bar = pygame.Rect(self.rect.left + 1, self.rect.top + m.du(8), m.du(4),
                              self.rect.height - m.du(16))  # fmt: skip
            pygame.draw.rect(surface, theme.GOLD, bar, border_radius=m.du(2))


class KeyScene(Scene):
    """A dialog that takes the next key for an action. A key that is taken can be swapped."""

    name = "key"
    overlay = True

    def __init__(self, app: SceneHost, action: Action) -> None:
        super().__init__(app)
        self.action = action
        self.problem = ""
        self.taken: tuple[str, Action] | None = None  # the wanted key, and what has it now

    def layout(self, m: Metrics) -> None:
        now = keymap.key(self.action.id)
        keep = Button("key.keep", _NONE, f"Keep {now}", self.app.stack.pop)
        buttons = [keep]
        if self.taken:
            name, other = self.taken
            words = (
                f"**{name}** is already the key for **{literal(other.words)}** "
                f"({keymap.PLACES[other.where].lower()}). Swap them, and that gets **{now}**."
            )
            again = Button("key.again", _NONE, "Another key", self.ask_again)
            swap = Button("key.swap", _NONE, "Swap", self.swap, kind="primary")
            buttons += [again, swap]
        else:
            first, second, third = keys.modifiers()
            words = (
                f"Press the new key, with {first}, {second} or {third} if you like. "
                f"Current key: **{now}**."
            )
            if self.action.id != "back":
                words += " Press Esc to keep it."
            if self.problem:
                words += f"\n\n{{danger|{literal(self.problem)}}}"
            if now != self.action.key:
                usual = Button("key.usual", _NONE, f"Default: {self.action.key}", self.usual)
                buttons.append(usual)
        Modal(self.form, m, "key", self.action.words, words, buttons)
        if self.taken:
            self.form.set_focus(buttons[-1])

    # -- events --

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.taken:
            if event.key == pygame.K_ESCAPE and self.action.id != "back":
                self.app.stack.pop()
            else:
                self.offer(keys.name_of(event))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.ask_again()
            return True
        return super().handle(event)

    def offer(self, name: str) -> None:
        """Set the pressed key, offer to swap it, or say why it cannot be used."""
        if not name:
            return
        self.problem = keymap.refusal(self.action.id, name)
        others = [] if self.problem else keymap.clashes(self.action.id, name)
        if len(others) == 1 and not self._cannot_swap(name, others[0]):
            self.taken = (name, others[0])
        elif others:
            have = " and ".join(f"{each.words} ({keymap.PLACES[each.where].lower()})"
                                for each in others)  # fmt: skip
            self.problem = (
                f"{name} is already the key for {have}. Choose another key for that first."
            )
        if self.problem or self.taken:
            self.app.cue("refuse")
            self.relayout(self.app.metrics)
        else:
            self._set({self.action.id: name})

    def _cannot_swap(self, name: str, other: Action) -> str:
        """Return why the other action cannot take this one's key; "" if it can."""
        mine = keymap.key(self.action.id)
        if why := keymap.refusal(other.id, mine):
            return why
        rest = [each for each in keymap.clashes(other.id, mine) if each is not self.action]
        return f"{mine} is already used there." if rest else ""

    def ask_again(self) -> None:
        """Wait for another key."""
        self.taken, self.problem = None, ""
        self.relayout(self.app.metrics)

    def swap(self) -> None:
        """Give each of the two actions the other's key."""
        if self.taken:
            name, other = self.taken
            self._set({self.action.id: name, other.id: keymap.key(self.action.id)})

    def usual(self) -> None:
        """Set the default key again, if it is free."""
        self.offer(self.action.key)

    def _set(self, changes: dict[str, str]) -> None:
        wanted = {**self.app.settings.keys, **changes}
        usual = {id for id, name in changes.items() if keymap.ACTIONS[id].key == name}
        kept = {id: name for id, name in wanted.items() if id not in usual}
        self.app.stack.pop()
        self.app.change_settings(keys=kept)
