"""The rules of a game, clause by clause, and its terms: topics on the left, a search field,
the text. Terms lead to one another and to the clause that says most.

Wishes: ``game`` (default: the one that is open), and ``clause`` or ``term``, the id of what to
open at.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.scenes import Scene, SceneHost
from game.client.widgets import Button, Label, Panel, RichText, Row, ScrollArea, TextEntry, keymap
from game.client.widgets.spot import Spot, place_in
from game.resources import ROOT
from game.table.clauses import Clause, Clauses, load_clauses
from game.table.glossary import LINK, Glossary, Term, load_glossary
from game.table.packs.reading import CLAUSES, GLOSSARY

RULINGS = "Ambiguities and rulings"
TERMS = "Terms and icons"
NEAREST = "No rule has all of these words. These have at least one of them:"
MOST = 60  # clauses shown at once; more than anybody reads, and quick to lay out


class RulesScene(Scene):
    """Searchable rules help; Escape goes back to where it was opened."""

    name = "rules"
    overlay = True

    def __init__(self, app: SceneHost, game: str = "", clause: str = "", term: str = "") -> None:
        super().__init__(app)
        described = registry.client(game or app.game)
        folders = [ROOT / each for each in described.help]
        self.clauses: Clauses = load_clauses(*(each / CLAUSES for each in folders))
        self.glossary: Glossary = load_glossary(*(each / GLOSSARY for each in folders))
        self.topics = [TERMS, *dict.fromkeys(heading(each) for each in self.clauses.clauses)]
        self.example = described.clause
        found, known = self.clauses.find(clause), self.glossary.find(term)
        self.topic = heading(found) if found else TERMS
        self.words = clause if found else known.name if known else ""

    def terms(self) -> list[Term]:
        """Return the terms found by the search, or all of them under their topic."""
        if self.words.strip():
            return self.glossary.search(self.words)
        return list(self.glossary.terms) if self.topic == TERMS else []

    def matches(self) -> list[Clause]:
        """Return the clauses found by the search, or those of the topic."""
        if self.words.strip():
            return self.clauses.search(self.words)[:MOST]
        return [each for each in self.clauses.clauses if heading(each) == self.topic]

    def layout(self, m: Metrics) -> None:
        margin = m.du(40)
        wide = min(m.du(1560), m.width - 2 * margin)
        box = pygame.Rect((m.width - wide) // 2, margin, wide, m.height - 2 * margin)
        self.form.add(Panel("rules.box", box, "modal"))
        room = Room(box).inset(m.du(28), m.du(24))
        self._head(m, room.north(m.du(52), m.du(20)))
        self._topics(m, room.west(min(max(m.du(430), 340), room.width * 2 // 5), m.du(28)))
        self._text(m, room)

    def _head(self, m: Metrics, title: Room) -> None:
        back = Button("rules.back", title, "Back", self.app.stack.pop, hotkey=keymap.key("back"))
        back.rect = title.east(max(m.du(150), back.natural_width(m)), m.du(20))
        words = fonts.measure(m, "stage", "Rules")[0] + m.du(24)
        field = title.east(min(m.du(420), max(title.width - words, title.width * 2 // 3)))
        label = pygame.Rect(
            title.topleft, (fonts.measure(m, "label", "Search")[0] + 2, title.height)
        )
        label.right = title.right - m.du(12)
        named = label.left >= title.left + words
        title.width = (label.left if named else field.left) - m.du(16) - title.left
        if title.width >= words - m.du(24):
            self.form.add(Label("rules.title", title, "Rules", "stage"))
        if named:
            self.form.add(Label("rules.label", label, "Search", "label", theme.SOFT))
        hint = f"Words, or {self.example}" if named else f"Search: words, or {self.example}"
        search = TextEntry("rules.search", field, self.words, self.search, hint=hint, limit=40)
        self.field = self.form.add(search)
        self.form.add(back)
        self.form.set_focus(search)

    def _topics(self, m: Metrics, rect: pygame.Rect) -> None:
        area = self.form.add(ScrollArea("rules.topics", rect))
        inner = area.view.inflate(-2 * m.du(8), 0)
        column = Room(inner.left, rect.top + m.du(8), inner.width, rect.height)
        for index, topic in enumerate(self.topics):
            spot = column.north(max(36, m.du(44), m.px("button") + m.du(14)), m.du(6))
            chosen = topic == self.topic and not self.words.strip()
            go = partial(self.open, topic)
            row = Row(f"rules.topic_{index}", spot, topic, go, chosen=chosen)
            row.heading = fonts.fit(m, "button", topic, row.words_width(m)).text
            row.tip = topic if row.heading != topic else ""
            area.add(row)

    def _text(self, m: Metrics, rect: pygame.Rect) -> None:
        area = self.form.add(ScrollArea("rules.text", rect))
        width = min(area.view.width - 2 * m.du(8), m.du(860))
        column = Room(area.view.left + m.du(8), rect.top, width, rect.height)
        found, terms = self.matches(), self.terms()
        for term in terms:
            markup = self._describe(term)
            spot = column.north(RichText.height(m, markup, width, "reading"), m.du(14))
            area.add(RichText(f"rules.term_{term.id}", spot, markup, "reading",
                              on_link=self.follow, tips=self.hint))  # fmt: skip
        if not found and not terms:
            found = self.clauses.search_any(self.words)[:MOST]
            words = NEAREST if found else "No rule matches. Try other words."
            spot = column.north(RichText.height(m, words, width, "reading"), m.du(14))
            area.add(RichText("rules.none", spot, words, "reading", theme.SOFT))
        for clause in found:
            markup = f"{{teal|{clause.id}}}  {literal(clause.text)}"
            spot = column.north(RichText.height(m, markup, width, "reading"), m.du(14))
            area.add(RichText(f"rules.clause_{clause.id}", spot, markup, "reading"))
        free = pygame.Rect(rect.left, 0, rect.width, rect.bottom - column.top - m.du(24))
        shown = place_in(m, free)
        if shown is not None:
            shown.bottomright = area.view.right - m.du(8), rect.bottom
            area.add(Spot("rules.room", shown, "reading_lamp"))

    def _describe(self, term: Term) -> str:
        """Return a term as markup: its icons, name, text, and the clause to read."""
        icons = " ".join(f"{{icon:{icon}}}" for icon in term.icons)
        return f"{icons} **{term.name}**\n{term.text} {{link:{term.clause}|Rule}}".strip()

    def hint(self, link: str) -> str:
        """Return what a link leads to, in a sentence."""
        term, clause = self.glossary.find(link), self.clauses.find(link)
        if term:
            return f"**{term.name}**: {LINK.sub(lambda found: found[2], term.text)}"
        return literal(clause.text) if clause else ""

    def follow(self, link: str) -> None:
        """Show a term or clause."""
        term = self.glossary.find(link)
        self.field.value = term.name if term else link
        self.search(self.field.value)
        self.field.cursor = len(self.field.value)

    def search(self, words: str) -> None:
        """Show the matches; the field keeps its cursor."""
        self.words = words
        cursor = self.field.cursor
        self.relayout(self.app.metrics)
        self.field.cursor = cursor

    def open(self, topic: str) -> None:
        """Show a topic."""
        self.topic, self.words = topic, ""
        self.relayout(self.app.metrics)

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(images.scrim(self.m.size, (60, 120)), (0, 0))


def heading(clause: Clause) -> str:
    """Return the topic of a clause."""
    if clause.section == RULINGS:
        return f"Rulings: {clause.topic}"
    return clause.section if clause.topic in ("", "General") else clause.topic


def make(app: SceneHost, game: str = "", clause: str = "", term: str = "") -> RulesScene:
    """Return the rules help of a game."""
    return RulesScene(app, game, clause, term)
