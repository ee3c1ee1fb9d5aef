"""Envelopes: the tile on the page of a new mission, and the scene in which one is opened.

Until it is opened, an envelope is beside the guide deck with its seal unbroken.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import bullets, literal
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.cards.plates import ground, lettering
from game.client.games.mandalorian.identity.identity import LAVA, STEEL, TITLE
from game.client.games.mandalorian.play.party import the_game
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import table_metrics
from game.client.widgets import Button, Label, RichText, keymap
from game.client.widgets.base import Widget
from game.mandalorian.cards.models import Envelope

CLOSED = "The guide deck says when."
WAITING = "The guide deck says: open it. Press to break the seal."
OPENED = "What it held: its rules card once more."
EVERYTHING_OPEN = "Everything is open: press to break the seal."
SEAL_SECONDS = 0.8
PAPER, PAPER_LOW, FOLD = theme.rgb("D9CBA8"), theme.rgb("B7A57E"), theme.rgb("8C7B58")
WIDE_DU, HIGH_DU = 1180, 760
VEIL = (150, 190)
FINE = 3  # supersampling


def paint_envelope(size: tuple[int, int], flap: float = 0.0, sealed: bool = True) -> pygame.Surface:
    """Return an envelope, its flap lifted from 0 to 1, with or without its seal of black wax."""
    wide, high = size[0] * FINE, size[1] * FINE
    made = pygame.Surface((wide, high), pygame.SRCALPHA)
    top = high * 36 // 100
    body = pygame.Rect(0, top, wide, high - top)
    made.blit(images.gradient(body.size, PAPER, PAPER_LOW), body)
    middle = (wide // 2, top + body.height * 52 // 100)
    edge = max(2, wide // 160)
    pygame.draw.lines(made, FOLD, False, [body.bottomleft, middle, body.bottomright], edge)
    tip = middle[1] + round((0 - middle[1] + edge) * min(1.0, max(0.0, flap)))
    points = [body.topleft, (wide // 2, tip), body.topright]
    pygame.draw.polygon(made, theme.mix(PAPER, PAPER_LOW, 0.3 + 0.5 * flap), points)
    pygame.draw.lines(made, FOLD, False, points, edge)
    pygame.draw.rect(made, FOLD, body, edge)
    if sealed:
        radius = wide * 9 // 100
        wax = theme.mix(theme.DEEP, LAVA, 0.12)
        pygame.draw.circle(made, wax, middle, radius)
        pygame.draw.circle(made, theme.mix(wax, theme.INK, 0.25), middle, radius * 7 // 10, edge)
        icon = images.icon("ma_jammer", radius, theme.mix(wax, theme.INK, 0.45))
        made.blit(icon, icon.get_rect(center=middle))
    return pygame.transform.smoothscale(made, size)


class EnvelopeTile(Widget):
    """An envelope beside the guide deck. ``why_not`` is why it stays closed, "" if it may be
    opened; ``waiting``: the deck has said to open it."""

    focusable = pointer = True

    def __init__(
        self, rect: pygame.Rect, envelope: Envelope, opened: bool, waiting: bool, why_not: str,
        act: Callable[[], None],
    ) -> None:  # fmt: skip
        told = OPENED if opened else WAITING if waiting else why_not or EVERYTHING_OPEN
        super().__init__(f"new.envelope.{envelope.number}", rect,
                         tip=f"**{envelope.name}**\n{told}", enabled=not why_not,
                         reason=why_not)  # fmt: skip
        self.opened, self.waiting, self._act = opened, waiting, act

    def activate(self) -> None:
        self._act()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        images.draw_panel(surface, rect, "button_hot" if self.hot else "raised", m.unit)
        inner = rect.inflate(-2 * m.du(10), -2 * m.du(10))
        wide = min(inner.width, inner.height * 4 // 3)
        size = (wide, wide * 3 // 4)
        key = ("ma envelope", size, self.opened, theme.palette)
        drawn = images.cached(key, lambda: paint_envelope(size, float(self.opened),
                                                          not self.opened))  # fmt: skip
        surface.blit(drawn, drawn.get_rect(center=inner.center))
        if self.waiting:
            pygame.draw.rect(surface, theme.GOLD, rect, max(2, m.du(3)), border_radius=m.du(8))


class EnvelopePicture(Widget):
    """The envelope of the scene: a press, or a drag of its flap, breaks the seal."""

    focusable = pointer = True

    def __init__(self, rect: pygame.Rect, scene: EnvelopeScene) -> None:
        super().__init__("envelope.picture", rect, tip="Drag the flap up, or press, to open it")
        self.scene = scene
        self._from: tuple[int, int] | None = None

    def activate(self) -> None:
        self.scene.break_seal()

    def press(self, pos: tuple[int, int]) -> None:
        self._from = pos

    def drag(self, pos: tuple[int, int]) -> None:
        if self._from is not None and self._from[1] - pos[1] > self.rect.height // 6:
            self._from = None
            self.scene.break_seal()

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        pressed, self._from = self._from, None
        if pressed is not None and inside:
            self.activate()

    def draw(self, surface: pygame.Surface) -> None:
        scene = self.scene
        drawn = paint_envelope(self.rect.size, scene.part, scene.part <= 0.15)
        surface.blit(drawn, self.rect)


class Contents(Widget):
    """The contents of an envelope, fanned: role cards facedown and the mat of the Jammer."""

    def __init__(self, rect: pygame.Rect, roles: int) -> None:
        super().__init__("envelope.contents", rect)
        self.roles = roles

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        high = min(rect.height * 62 // 100, rect.width * 62 // 100)
        size = (round(high * faces.ASPECT), high)
        for number in range(self.roles):
            back = faces.back(size, m, "role")
            turn = (self.roles - 1) * 6 - 12 * number
            turned = pygame.transform.rotozoom(back, turn, 1.0)
            x = rect.centerx + (number * 2 - self.roles + 1) * size[0] * 30 // 100
            surface.blit(turned, turned.get_rect(center=(x, rect.top + high * 60 // 100)))
        mat = pygame.Rect(0, 0, min(rect.width, m.du(260)), rect.height * 24 // 100)
        mat.midbottom = rect.midbottom
        surface.blit(ground(mat.size, STEEL, m.du(8)), mat)
        icon = images.icon("ma_jammer", mat.height * 6 // 10)
        surface.blit(icon, icon.get_rect(midleft=(mat.left + m.du(16), mat.centery)))
        words = pygame.Rect(mat.left + mat.height * 8 // 10, mat.top, 0, mat.height)
        words.width = mat.right - m.du(10) - words.left
        style = lettering(m, "The Jammer", words.width, "heading", "body_bold", "tile_bold")
        told = fonts.fit(m, style, "The Jammer", words.width).text
        fonts.draw_line(surface, m, style, told, theme.INK, words, "center", self.id)


class EnvelopeScene(Scene):
    """An envelope that is opened: the seal breaks, the flap lifts, and its contents show.
    ``opened`` is called once the seal is broken; an envelope ``known`` was opened before."""

    name = "envelope"
    game = "mandalorian"

    def __init__(
        self, app: SceneHost, envelope: Envelope, opened: Callable[[], None], known: bool = False
    ) -> None:
        super().__init__(app)
        self.envelope, self.opened = envelope, opened
        self.part = 1.0 if known else 0.0
        self.breaking = False

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin, pad = m.pick(40, 20), m.pick(36, 24)
        box = pygame.Rect(0, 0, min(m.width - 2 * margin, m.du(WIDE_DU)),
                          min(m.height - 2 * margin, m.du(HIGH_DU)))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(BoxPanel("envelope.box", box, self.game))
        inner = box.inflate(-2 * pad, -2 * pad)
        high = m.pick(60, 48)
        foot = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        body = pygame.Rect(inner.left, inner.top, inner.width, foot.top - m.du(16) - inner.top)
        if self.part < 1.0:
            self._closed(m, body)
        else:
            self._spread(m, body)
        self._foot(m, foot)

    def _closed(self, m: Metrics, body: pygame.Rect) -> None:
        """Add the sealed envelope, with what is written on it."""
        title = pygame.Rect(body.left, body.top, body.width, m.pitch(TITLE))
        self.form.add(
            Label("envelope.title", title, self.envelope.name, TITLE, theme.GOLD, "center")
        )
        line = pygame.Rect(body.left, title.bottom, body.width, m.pitch("reading"))
        told = literal(self.envelope.story)
        self.form.add(RichText("envelope.story", line, told, "reading", theme.SOFT, "center"))
        room = pygame.Rect(body.left, line.bottom + m.du(16), body.width, 0)
        room.height = body.bottom - room.top
        wide = min(room.width, room.height * 4 // 3)
        rect = pygame.Rect(0, 0, wide, wide * 3 // 4)
        rect.center = room.center
        self.form.add(EnvelopePicture(rect, self))

    def _spread(self, m: Metrics, body: pygame.Rect) -> None:
        """Add the contents: role cards and mat at the left, the rules card at the right."""
        content = the_game().content
        first, *roles = self.envelope.holds
        part = content.components[first]
        left = pygame.Rect(body.topleft, (body.width * 36 // 100, body.height))
        self.form.add(Contents(left, len(roles) + 1))
        right = pygame.Rect(left.right + m.du(28), body.top, 0, m.pitch(TITLE))
        right.width = body.right - right.left
        self.form.add(Label("envelope.title", right, part.name, TITLE, theme.GOLD))
        rest = pygame.Rect(right.left, right.bottom + m.du(8), right.width, 0)
        rest.height = body.bottom - rest.top
        lines = [*part.lines]
        for words, style in (
            *((f"{literal(part.story)}\n\n{bullets(lines)}", each) for each in ("body", "caption")),
            (bullets(lines), "caption"),
            (bullets(lines), "tile"),
        ):
            if RichText.height(m, words, rest.width, style) <= rest.height:
                break
        self.form.add(RichText("envelope.rules", rest, words, style, theme.INK))

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        done = self.part >= 1.0
        on = Button("envelope.on", foot, "Done" if done else "Break the seal",
                    self.put_away if done else self.break_seal, kind="primary",
                    hotkey="Enter", enabled=done or not self.breaking)  # fmt: skip
        back = Button("envelope.back", foot, "Back", self.put_away, hotkey=keymap.key("back"))
        wide = max(m.du(220), on.natural_width(m), back.natural_width(m))
        on.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        back.rect = on.rect.move(-wide - m.du(14), 0)
        self.form.add(back)
        self.form.add(on)
        self.form.set_focus(on)

    def paint(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)

    def on_event(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and keymap.hits("back", event):
            self.put_away()
            return True
        return False

    # -- opening --

    def break_seal(self) -> None:
        """Break the seal; the envelope counts as opened from now on."""
        if self.breaking or self.part >= 1.0:
            return
        self.breaking = True
        self.opened()
        self.app.cue("page")
        self.motion.add(SEAL_SECONDS, self._lift, self._done)

    def _lift(self, part: float) -> None:
        self.part = min(part, 0.99)
        self.app.dirty.add(None)

    def _done(self) -> None:
        self.part = 1.0
        self.relayout(self.app.metrics)

    def put_away(self) -> None:
        """Put the envelope away."""
        self.app.stack.pop()
