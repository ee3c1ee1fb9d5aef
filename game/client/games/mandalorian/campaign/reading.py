"""Reading the guide deck: one page a card; Enter turns it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.cards import faces
from game.client.games.mandalorian.cards.plates import lettering
from game.client.games.mandalorian.identity.identity import HEAD, NAME, SLATE, STEEL, TITLE
from game.client.games.mandalorian.play.party import the_game
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import table_metrics
from game.client.widgets import Button, Label, RichText, keymap
from game.client.widgets.base import Widget
from game.mandalorian.cards import models as c
from game.mandalorian.text import cards as texts
from game.mandalorian.text import challenges
from game.table.grammar import listed

PART = 46  # hundredths of the page for the picture
WIDE_DU, HIGH_DU = 1180, 760
VEIL = (150, 190)
SIGNS = {"g11": "ma_skill", "g12": "ma_child", "g13": "ma_grapple", "g14": "ma_sabotage",
         "g15": "ma_mission_effect", "g25": "ma_slot", "g34": "ma_event", "g44": "ma_planning",
         "g57": "ma_skill"}  # fmt: skip
"""signs on cards of rules, of which some speak of "this icon\""""
SHORT = 420
"""letters of the guide cards that share a page"""
SIGN_PART = 46  # hundredths of the width of a card for its sign


class Picture(Widget):
    """The picture of a guide card: the card that it adds, a scene, or its back."""

    def __init__(self, rect: pygame.Rect, card: str) -> None:
        super().__init__("reading.picture", rect)
        self.card = card

    def draw(self, surface: pygame.Surface) -> None:
        m, rect, content = self.m, self.rect, the_game().content
        part = content.components[self.card]
        if isinstance(part, c.Skill | c.Planning | c.EventCard):
            high = min(rect.height, round(rect.width / faces.ASPECT))
            card = pygame.Rect(0, 0, round(high * faces.ASPECT), high)
            card.center = rect.center
            faces.draw(surface, card, m, content, self.card)
            return
        named = self.card
        if isinstance(part, c.Guide):
            named = part.mission or named
        elif isinstance(part, c.Mission):
            named = part.sheet or named
        scene = faces.scene(self.card) or faces.scene(named)
        if scene is None:
            self._back(surface)
            return
        key, radius = ("ma reading", scene, rect.size, m.unit), m.du(12)
        drawn = images.cached(key, lambda: images.cut(images.art(*scene, rect.size), radius))
        surface.blit(drawn, rect)

    def _back(self, surface: pygame.Surface) -> None:
        high = min(self.rect.height, self.rect.width * 7 // 5)
        size = (high * 5 // 7, high)
        drawn = images.cached(("ma guide back", size, self.m.unit), lambda: images.cut(
            images.art("mandalorian/cards", "guide", size), self.m.du(14)))  # fmt: skip
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
        if self.card in SIGNS:
            self._sign(surface, size[0] * SIGN_PART // 100)

    def _sign(self, surface: pygame.Surface, px: int) -> None:
        """Draw the sign of a rule on a plate over the middle of the back."""
        middle = self.rect.center
        pygame.draw.aacircle(surface, SLATE, middle, px * 2 // 3)
        pygame.draw.aacircle(surface, STEEL, middle, px * 2 // 3, max(2, self.m.du(3)))
        icon = images.icon(SIGNS[self.card], px * 4 // 5)
        surface.blit(icon, icon.get_rect(center=middle))


def leaves(cards: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the cards by page: skill cards of the same words that follow one another share one,
    and so do short cards of rules."""
    found: list[tuple[str, ...]] = []
    content = the_game().content
    for card in cards:
        last = found[-1] if found else ()
        both = [content.components[each] for each in (*last[:1], card)]
        same = len(both) == 2 and all(isinstance(each, c.Skill) for each in both)
        alike = same and texts.lines(content, last[0]) == texts.lines(content, card)
        if alike or _short([content.components[each] for each in (*last, card)]):
            found[-1] = (*last, card)
        else:
            found.append((card,))
    return tuple(found)


def _short(parts: Sequence[c.Component]) -> bool:
    """Return True for several guide cards of few words, none of them about a sign."""
    guides = [each for each in parts if isinstance(each, c.Guide) and each.challenge is None]
    guides = [each for each in guides if each.id not in SIGNS]
    letters = sum(len(each.story) + len(each.text) for each in guides)
    return 1 < len(guides) == len(parts) and letters <= SHORT


def picture_card(cards: Sequence[str]) -> str:
    """Return the card of a page that gives it its picture: one that names a mission."""
    parts = {each: the_game().content.components[each] for each in cards}
    named = [each for each, part in parts.items() if isinstance(part, c.Guide) and part.mission]
    return named[0] if named else cards[0]


def alike(cards: Sequence[str]) -> list[str]:
    """Return the words of skill cards that say the same: once, then each with its owner."""
    content = the_game().content
    lines = [f"**{literal(content.name(each))}** for the deck of {_owner(each)}" for each in cards]
    return [*texts.lines(content, cards[0]), "\n".join(lines), "All of them stay for good."]


def _owner(card: str) -> str:
    content = the_game().content
    return literal(content.name(content.skills[card].character))


class ReadingScene(Scene):
    """Cards of the guide deck, one after another; ``done`` runs after the last one."""

    name = "guide"
    game = "mandalorian"

    def __init__(
        self, app: SceneHost, cards: Sequence[str], done: Callable[[], None], page: int = 0
    ) -> None:
        super().__init__(app)
        self.cards, self.done, self.page = leaves(cards), done, page

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin = m.pick(40, 20)
        box = pygame.Rect(0, 0, min(m.width - 2 * margin, m.du(WIDE_DU)),
                          min(m.height - 2 * margin, m.du(HIGH_DU)))  # fmt: skip
        box.center = (m.width // 2, m.height // 2)
        self.form.add(BoxPanel("reading.box", box, self.game))
        self.seq = self.page  # pages differ in the trace
        pad = m.pick(36, 24)
        inner = box.inflate(-2 * pad, -2 * pad)
        high = m.pick(60, 48)
        foot = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        body = pygame.Rect(inner.left, inner.top, inner.width, foot.top - m.du(16) - inner.top)
        picture = pygame.Rect(body.topleft, (body.width * PART // 100, body.height))
        self.form.add(Picture(picture, picture_card(self.cards[self.page])))
        left = picture.right + m.du(32)
        self._words(m, pygame.Rect(left, body.top, body.right - left, body.height))
        self._foot(m, foot)

    def _words(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the number of the card, its name and its text."""
        content, together = the_game().content, self.cards[self.page]
        card = together[0]
        part = content.components[card]
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        above = label.height + m.pitch("title") + m.du(12)
        if isinstance(part, c.Guide) or len(together) == 1:
            words = "\n\n".join(chain.from_iterable(map(self._titled, together)))
        else:
            words = "\n\n".join(alike(together))
        room = area.height - above
        fitting = (
            each
            for each in ("reading", "body", "caption")
            if RichText.height(m, words, area.width, each) <= room
        )
        letters = next(fitting, "tile")
        free = room - RichText.height(m, words, area.width, letters)
        label.top += max(0, free // 3)
        kind = self._kind(part)
        if isinstance(part, c.Guide) and len(together) > 1:
            guides = [each for each in content.guides.values() if each.id in together]
            numbers = [str(each.number) for each in guides]
            kind = f"Guide cards {listed(numbers)}"
        self.form.add(Label("reading.kind", label, kind, "label", theme.MUTED))
        title = pygame.Rect(area.left, label.bottom, area.width, m.pitch(TITLE))
        skills = isinstance(part, c.Skill) and len(together) > 1
        name = f"One card for {len(together)} characters" if skills else content.name(card)
        style = lettering(m, name, area.width, TITLE, HEAD, NAME)
        self.form.add(Label("reading.title", title, name, style, theme.GOLD))
        rest = pygame.Rect(area.left, title.bottom + m.du(12), area.width, 0)
        rest.height = area.bottom - rest.top
        self.form.add(RichText("reading.text", rest, words, letters, theme.INK))

    def _titled(self, card: str) -> list[str]:
        """Return the words of a card, below its name where it is not the first on its page."""
        content = the_game().content
        lines = self._lines(card, content.components[card])
        first = card == self.cards[self.page][0]
        return lines if first else [f"**{literal(content.name(card))}**", *lines]

    @staticmethod
    def _kind(part: c.Component) -> str:
        if isinstance(part, c.Guide):
            return f"Guide card {part.number}"
        what = "Mission" if isinstance(part, c.Mission) else "New card"
        return f"Guide card {part.guide}: {what}" if part.guide else what

    @staticmethod
    def _lines(card: str, part: c.Component) -> list[str]:
        content = the_game().content
        story = getattr(part, "story", "")
        lines = [literal(story)] if story else []
        if isinstance(part, c.Guide):
            rules = [] if part.challenge is None else challenges.sentences(content, part.challenge)
            return [*lines, literal(part.text), *(f"**{each}**" for each in rules)]
        if isinstance(part, c.Mission):
            stakes = [f"**{literal(part.stakes)}**"] if part.stakes else []
            return [*lines, *map(literal, part.briefing), *stakes]
        if isinstance(part, c.Skill):
            owner = literal(content.name(part.character))
            return [*texts.lines(content, card), f"For the deck of **{owner}**, for good."]
        return [*texts.lines(content, card), *lines]

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        last = self.page == len(self.cards) - 1
        on = Button("reading.next", foot, "Done" if last else "Next card", self.turn,
                    kind="primary", hotkey="Enter")  # fmt: skip
        back = Button("reading.back", foot, "Back", self.turn_back, hotkey=keymap.key("back"))
        wide = max(m.du(190), on.natural_width(m), back.natural_width(m))
        on.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        back.rect = on.rect.move(-wide - m.du(14), 0)
        count = pygame.Rect(foot.left, foot.top, back.rect.left - m.du(14) - foot.left, foot.height)
        told = f"{self.page + 1} of {len(self.cards)}" if len(self.cards) > 1 else ""
        self.form.add(Label("reading.count", count, told, "label", theme.MUTED))
        self.form.add(back)
        self.form.add(on)
        self.form.set_focus(on)

    def paint(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)

    # -- turning --

    def turn(self) -> None:
        """Turn the page; after the last one, the reading is over."""
        if self.page + 1 < len(self.cards):
            self.page += 1
            self.app.cue("page")
            self.relayout(self.app.metrics)
            return
        self.app.stack.pop()
        self.done()

    def turn_back(self) -> None:
        """Turn back a page; from the first one, put the cards away unread."""
        if self.page:
            self.page -= 1
            self.app.cue("page")
            self.relayout(self.app.metrics)
            return
        self.app.stack.pop()
