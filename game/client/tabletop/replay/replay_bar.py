"""The foot of a table on which a game is shown again: buttons, and the game as a line of turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.tabletop.replay.replaying import PACES, Replay
from game.client.widgets import Button, Form, keymap
from game.client.widgets.base import Widget

_NONE = pygame.Rect(0, 0, 0, 0)
LEAST_LINE = 200  # du of the line of turns, for which the words of buttons give way
NARROW = 5  # pixels of a turn from which it is set apart from the next


@dataclass(frozen=True)
class Flag:
    """A moment marked over the line, with what its tooltip says."""

    at: int
    tip: str


class Scrubber(Widget):
    """The game as a line, a piece for each turn in the color of its player. Click or drag to go
    anywhere; Left and Right go by an answer, Up and Down by a turn, Home and End to the ends."""

    focusable = True
    pointer = True

    def __init__(self, id: str, rect: pygame.Rect, replay: Replay, flags: Sequence[Flag]) -> None:
        super().__init__(id, rect)
        self.replay, self.flags = replay, flags
        self.over: int | None = None

    @property
    def track(self) -> pygame.Rect:
        """The line itself."""
        rect = self.rect.inflate(-2 * self.m.du(12), 0)
        high = max(10, self.m.du(14))
        return pygame.Rect(rect.left, rect.centery + self.m.du(6) - high // 2, rect.width, high)

    def x_of(self, at: int) -> int:
        """Return where a moment is, in pixels."""
        track = self.track
        return track.left + round(track.width * at / max(1, self.replay.length))

    def at_of(self, x: int) -> int:
        """Return the moment at a place; a flag near it attracts."""
        near = [each for each in self.flags if abs(self.x_of(each.at) - x) <= self.m.du(10)]
        if near:
            return min(near, key=lambda each: abs(self.x_of(each.at) - x)).at
        part = (x - self.track.left) / max(1, self.track.width)
        return max(0, min(self.replay.length, round(part * self.replay.length)))

    def hover_at(self, pos: tuple[int, int]) -> None:
        at = self.at_of(pos[0])
        flag = next((each.tip for each in self.flags if each.at == at), "")
        tip = flag or self.replay.title(at)
        if tip != self.tip:
            self.tip = tip
            self.changed()

    def press(self, pos: tuple[int, int]) -> None:
        self._go(self.at_of(pos[0]))

    def drag(self, pos: tuple[int, int]) -> None:
        self._go(self.at_of(pos[0]))

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        pass

    def _go(self, at: int) -> None:
        if at != self.replay.at:
            self.replay.go(at)

    def key(self, event: pygame.event.Event) -> bool:
        replay = self.replay
        acts: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: replay.back, pygame.K_RIGHT: replay.forward,
            pygame.K_UP: replay.turn_back, pygame.K_DOWN: replay.turn_on,
            pygame.K_HOME: replay.begin, pygame.K_END: replay.end,
        }  # fmt: skip
        act = acts.get(event.key)
        if act is None:
            return False
        act()
        return True

    # -- drawing --

    def draw(self, surface: pygame.Surface) -> None:
        m, track, replay = self.m, self.track, self.replay
        here = self.x_of(replay.at)
        starts = [*replay.chapters]
        pieces = [(0, starts[0].start, -1)] if starts and starts[0].start else []
        ends = [each.start for each in starts[1:]] + [replay.length]
        pieces += [(each.start, end, each.seat) for each, end in zip(starts, ends, strict=True)]
        gap = 1 if track.width >= NARROW * max(1, len(pieces)) else 0
        for start, end, seat in pieces or [(0, replay.length, -1)]:
            self._piece(surface, start, end, seat, here, gap)
        knob = max(7, m.du(10))
        pygame.draw.aacircle(surface, theme.DEEP, (here, track.centery), knob + max(2, m.du(2)))
        pygame.draw.aacircle(surface, theme.INK, (here, track.centery), knob)
        for number, (flag, box) in enumerate(zip(self.flags, self._boxes(), strict=True), 1):
            self._flag(surface, number, self.x_of(flag.at), box)

    def _piece(
        self, surface: pygame.Surface, start: int, end: int, seat: int, here: int, gap: int
    ) -> None:
        track = self.track
        left, right = self.x_of(start), max(self.x_of(start) + 1, self.x_of(end) - gap)
        color = theme.player(seat).color if seat >= 0 else theme.SOFT
        dim = theme.mix(color, theme.PANEL, 0.68)
        for begin, stop, ink in ((left, min(right, here), color), (max(left, here), right, dim)):
            if stop > begin:
                pygame.draw.rect(surface, ink, (begin, track.top, stop - begin, track.height))

    def _boxes(self) -> list[pygame.Rect]:
        """Return the places of the flags: over their moments, and side by side where these are
        close together."""
        m = self.m
        size, step = max(18, m.du(20)), max(18, m.du(20)) + 2
        places = {flag.at: self.x_of(flag.at) for flag in sorted(self.flags, key=lambda f: f.at)}
        least = self.rect.left + size // 2
        for at, x in places.items():
            places[at] = least = max(x, least)
            least += step
        most = self.rect.right - size // 2
        for at, x in reversed(places.items()):
            places[at] = most = min(x, most)
            most -= step
        top = max(self.track.top - m.du(1) - size, self.rect.top)
        return [pygame.Rect(places[each.at] - size // 2, top, size, size) for each in self.flags]

    def _flag(self, surface: pygame.Surface, number: int, x: int, box: pygame.Rect) -> None:
        """Draw a flag with its number, and a line from it to its moment."""
        m = self.m
        pygame.draw.rect(surface, theme.DANGER, box, border_radius=m.du(4))
        pygame.draw.line(surface, theme.DANGER, (x, self.track.top), (x, self.track.bottom), 2)
        pygame.draw.line(surface, theme.DANGER, box.midbottom, (x, self.track.top), 2)
        fonts.draw_line(surface, m, "tile_bold", str(number), theme.DEEP, box, "center", self.id)


def build(
    form: Form, m: Metrics, actions: pygame.Rect, replay: Replay, flags: Sequence[Flag],
    more: Sequence[Button],
) -> Scrubber:  # fmt: skip
    """Add the bar: the ways through the game at the left, the line, and ``more`` at the right."""
    room, gap = Room(actions).inset(m.du(8), m.du(3)), m.du(6)
    speed = Button("replay.speed", _NONE, pace(replay), replay.faster, icon="speed",
                   hotkey=keymap.key("table.faster"), show_key=False,
                   tip=f"Speed: {pace(min(PACES))} to {pace(max(PACES))}")  # fmt: skip
    _shorten(m, more, room.width - 5 * (room.height + gap) - m.du(120) - m.du(LEAST_LINE))
    for button in _ways(replay):
        button.rect = room.west(room.height, gap)
        form.add(button)
    speed.rect = room.west(max(m.du(96), speed.natural_width(m)), gap)
    form.add(speed)
    for button in reversed(more):
        width = button.natural_width(m) if button.kind != "icon" else 0
        button.rect = room.east(max(room.height, width), gap)
    line = form.add(Scrubber("replay.line", room, replay, flags))
    for button in more:
        form.add(button)
    return line


def pace(replay: Replay | float) -> str:
    """Return a speed in words: "2x", "0.5x"."""
    return f"{replay.speed if isinstance(replay, Replay) else replay:g}x"


def _ways(replay: Replay) -> list[Button]:
    """Return the buttons that go through the game."""
    first, last = replay.at <= 0, replay.at >= replay.length
    start, over = "This is the beginning.", "This is the end."
    return [
        Button("replay.turn_back", _NONE, "Last turn", replay.turn_back, kind="icon",
               icon="turn_back", hotkey=keymap.key("replay.turn_back"), enabled=not first,
               reason=start, tip="Back to the start of the turn"),
        Button("replay.back", _NONE, "Back", replay.back, kind="icon", icon="back_one",
               hotkey=keymap.key("replay.back"), enabled=not first, reason=start,
               tip="Back by one choice"),
        Button("replay.play", _NONE, "Play", replay.toggle, kind="icon",
               icon="pause" if replay.playing else "play", hotkey=keymap.key("skip"),
               tip="Pauses" if replay.playing else "Plays"),
        Button("replay.forward", _NONE, "Forward", replay.forward, kind="icon", icon="next",
               hotkey=keymap.key("replay.forward"), enabled=not last, reason=over,
               tip="Forward by one choice"),
        Button("replay.turn_on", _NONE, "Next turn", replay.turn_on, kind="icon", icon="turn_on",
               hotkey=keymap.key("replay.turn_on"), enabled=not last, reason=over,
               tip="Forward to the next turn"),
    ]  # fmt: skip


def _shorten(m: Metrics, more: Sequence[Button], room: int) -> None:
    """Leave out keys, then words, until the buttons at the right fit into their room."""

    def width() -> int:
        return sum(each.natural_width(m) + m.du(6) for each in more if each.kind != "icon")

    if width() > room:
        for each in more:
            each.show_key = False
    for each in more[::-1]:
        if width() > room and each.icon:
            each.kind = "icon"
