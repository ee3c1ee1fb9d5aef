"""Setting up a game: everything has a sensible answer already, so Start is one click away."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import pygame

from game.client import fonts, images, richtext, theme
from game.client.app import App
from game.client.confirm import NoticeScene
from game.client.outer_rim import boards, table
from game.client.outer_rim.layout import row, table_metrics
from game.client.outer_rim.model import the_game
from game.client.paths import config_folder
from game.client.richtext import literal
from game.client.scenes import Layer, Scene
from game.client.theme import Metrics
from game.client.title import BACKDROP
from game.client.widgets import Button, Choice, Label, Panel, RichText, TextEntry
from game.client.widgets.base import Widget
from game.outer_rim.components import Character
from game.table.journal import JournalError
from game.table.saves import new_path
from game.table.session import Session

MEMORY = "outer_rim.json"
AI_NUMBERS = (91, 92)
"""databank numbers of the characters that the AI deck can play (OR-436)"""
RIVALS = (("deck", "The AI deck"), ("human", "A friend here"))
"""kinds of opponent: the solo rules, or a second player at this screen"""
SHIPS = ("g_1a_starfighter", "g9_rigger")
MOST_SEED = 999_999
DEFAULTS: dict[str, Any] = {
    "character": "han_solo",
    "ship": SHIPS[0],
    "rival": "deck",
    "opponent": "lando_calrissian",
    "fame_goal": 10,
}


def make(app: App, seed: int | None = None) -> Scene:
    """The set-up screen; ``seed`` fills its seed field."""
    return NewGameScene(app, seed)


def memory_path() -> Path:
    return config_folder() / MEMORY


def remembered() -> dict[str, Any]:
    """The last choices, checked against what there is now; defaults for the rest."""
    try:
        kept = json.loads(memory_path().read_text("utf-8"))
    except (OSError, ValueError):
        kept = {}
    kept = kept if isinstance(kept, dict) else {}
    content = the_game().content
    allowed: dict[str, Any] = {
        "character": set(content.characters),
        "rival": {rival for rival, _ in RIVALS},
        "ship": set(SHIPS),
        "opponent": set(content.characters),
        "fame_goal": {8, 10, 12},
    }
    chosen = {
        key: kept.get(key) if _known(kept.get(key), allowed[key]) else value
        for key, value in DEFAULTS.items()
    }
    settle(chosen)
    return chosen


def settle(chosen: dict[str, Any]) -> None:
    """Gives the opponent another character where this one is not to be had."""
    free = [each.id for each in rivals(chosen["rival"]) if each.id != chosen["character"]]
    if chosen["opponent"] not in free:
        chosen["opponent"] = free[-1]


def rivals(rival: str) -> list[Character]:
    """The characters that an opponent of this kind may have."""
    found = list(the_game().content.characters.values())
    return ai_characters() if rival == "deck" else found


def _known(value: Any, allowed: set[Any]) -> bool:
    return isinstance(value, str | int) and value in allowed


def remember(chosen: dict[str, Any]) -> None:
    """Keeps the choices for the next time; a folder that cannot be written is no problem."""
    path = memory_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(chosen, indent=2) + "\n", "utf-8")
        os.replace(fresh, path)
    except OSError:
        return


def ai_characters() -> list[Character]:
    """The characters that the AI deck can play."""
    found = the_game().content.characters.values()
    return [each for each in found if each.databank in AI_NUMBERS]


def setup_of(chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up for these choices, as the game reads it."""
    return {
        "game": "outer_rim",
        "fame_goal": chosen["fame_goal"],
        "seats": [
            {"kind": "human", "character": chosen["character"], "ship": chosen["ship"]},
            {"kind": chosen["rival"], "character": chosen["opponent"]},
        ],
    }


class CharacterCard(Widget):
    """A character to choose: portrait, name, skills."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, character: Character, chosen: bool, pick: Any, prefix: str,
        *, enabled: bool = True, reason: str = "", small: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(f"{prefix}.{character.id}", rect, enabled=enabled, reason=reason,
                         tip=character.name if small else "")  # fmt: skip
        self.character, self.chosen, self.pick, self.small = character, chosen, pick, small

    def activate(self) -> None:
        self.pick(self.character.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        look = "button_hot" if self.hot and self.enabled else "raised"
        images.draw_panel(surface, self.rect, look if self.enabled else "disabled", m.unit)
        if self.small:
            self._draw_small(surface)
            return
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(10))
        high = m.pitch("body_bold")
        skills = m.du(26)
        face = pygame.Rect(0, 0, 0, 0)
        face.height = inner.height - high - skills - m.du(6)
        face.width = min(face.height, inner.width)
        face.midtop = inner.midtop
        boards.portrait(surface, face, self.character.id, m)
        ink = theme.INK if self.enabled else theme.DISABLED
        name = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, high)
        text = fonts.fit(m, "body_bold", self.character.name, name.width).text
        fonts.draw_line(surface, m, "body_bold", text, ink, name, "center", self.id)
        self._skills(surface, pygame.Rect(inner.left, name.bottom, inner.width, skills))
        self._draw_chosen(surface)

    def _draw_small(self, surface: pygame.Surface) -> None:
        """Just the face; the name is in the tooltip."""
        m = self.m
        side = min(self.rect.size) - m.du(8)
        face = pygame.Rect(0, 0, side, side)
        face.center = self.rect.center
        boards.portrait(surface, face, self.character.id, m)
        if not self.enabled:
            surface.blit(images.scrim(face.size, (170, 170)), face)
        self._draw_chosen(surface)

    def _draw_chosen(self, surface: pygame.Surface) -> None:
        if self.chosen:
            m = self.m
            width = max(3, m.du(3))
            pygame.draw.rect(surface, theme.AMBER, self.rect, width, border_radius=m.du(9))

    def _skills(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        m, skills = self.m, self.character.skills
        px, gap = area.height - m.du(4), m.du(10)
        x = area.centerx - (len(skills) * (px + gap) - gap) // 2
        for skill in skills:
            icon = images.icon(skill, px)
            surface.blit(icon, (x, area.top + m.du(2)))
            x += px + gap


class NewGameScene(Scene):
    """Character, opponent, fame goal, ship and seed, with Start focused."""

    name = "new_game"

    def __init__(
        self, app: App, seed: int | None = None, chosen: dict[str, Any] | None = None
    ) -> None:
        super().__init__(app)
        self.chosen = remembered() if chosen is None else chosen
        self.seed = str(seed if seed is not None else random.randrange(1, MOST_SEED))
        self.ground = Layer()
        self.focused = False

    def relayout(self, m: Metrics) -> None:
        super().relayout(table_metrics(m))

    def layout(self, m: Metrics) -> None:
        margin = m.du(40 if not m.compact else 20)
        wide = min(m.width - 2 * margin, m.du(1560))
        high = min(m.height - 2 * margin, m.du(980))
        box = pygame.Rect(0, 0, wide, high)
        box.center = (m.width // 2, m.height // 2)
        self.form.add(Panel("new.box", box, "modal"))
        pad = m.du(32 if not m.compact else 22)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch("title"))
        self.form.add(Label("new.title", head, "New game", "title"))
        foot_high = m.du(60 if not m.compact else 48)
        foot = pygame.Rect(inner.left, inner.bottom - foot_high, inner.width, foot_high)
        body = pygame.Rect(inner.left, head.bottom + m.du(12), inner.width, 0)
        body.height = foot.top - m.du(16) - body.top
        side = m.du(480 if not m.compact else 400)
        cards = pygame.Rect(body.left, body.top, body.width - side - m.du(28), body.height)
        self._characters(m, cards)
        self._side(m, pygame.Rect(cards.right + m.du(28), body.top, side, body.height))
        self._foot(m, foot)

    def _characters(self, m: Metrics, area: pygame.Rect) -> None:
        everyone = list(the_game().content.characters.values())
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        self.form.add(Label("new.who", label, "You play", "label", theme.MUTED))
        area = pygame.Rect(area.left, label.bottom + m.du(6), area.width,
                           area.bottom - label.bottom - m.du(6))  # fmt: skip
        lines, gap = 2, m.du(14)
        columns = -(-len(everyone) // lines)
        high = (area.height - gap * (lines - 1)) // lines
        for index, character in enumerate(everyone):
            band = pygame.Rect(area.left, area.top + index // columns * (high + gap), area.width,
                               high)  # fmt: skip
            rect = row(band, columns, gap)[index % columns]
            self.form.add(
                CharacterCard(rect, character, character.id == self.chosen["character"],
                              self.pick, "character")
            )  # fmt: skip

    def _side(self, m: Metrics, area: pygame.Rect) -> None:
        y = self._primer(m, area)
        y = self._opponents(m, area, y + m.du(14 if not m.compact else 6))
        high = m.du(52 if not m.compact else 40)
        for id, title, options, value, change in self._choices():
            y += m.du(12 if not m.compact else 5)
            label = pygame.Rect(area.left, y, area.width, m.pitch("label"))
            self.form.add(Label(f"{id}.label", label, title, "label", theme.MUTED))
            y = label.bottom + m.du(2)
            rect = pygame.Rect(area.left, y, area.width, high)
            self.form.add(Choice(id, rect, options, value, change))
            y = rect.bottom

    def _primer(self, m: Metrics, area: pygame.Rect) -> int:
        character = the_game().content.characters[self.chosen["character"]]
        head = pygame.Rect(area.left, area.top, area.width, m.pitch("heading"))
        self.form.add(Label("new.name", head, character.name, "heading"))
        skills = (f"{{icon:{skill}}} {skill.capitalize()}" for skill in character.skills)
        facts = "   ".join(
            (
                f"{{icon:health}} {character.health}",
                f"{{icon:ground_combat}} {character.ground_combat}",
                *skills,
            )
        )
        lines = facts + "\n\n" + "\n".join(literal(line) for line in character.primer)
        style = "body" if not m.compact else "caption"
        room = m.du(258 if not m.compact else 152)
        body = pygame.Rect(area.left, head.bottom + m.du(4), area.width, room)
        self.form.add(RichText("new.primer", body, lines, style, theme.SOFT))
        return body.bottom

    def _opponents(self, m: Metrics, area: pygame.Rect, y: int) -> int:
        label = pygame.Rect(area.left, y, area.width, m.pitch("label"))
        self.form.add(Label("new.against", label, "Against", "label", theme.MUTED))
        high = m.du(52 if not m.compact else 40)
        kinds = pygame.Rect(area.left, label.bottom + m.du(2), area.width, high)
        self.form.add(Choice("new.rival", kinds, RIVALS, self.chosen["rival"], self.pick_rival))
        line = pygame.Rect(area.left, kinds.bottom + m.du(8), area.width,
                           m.du(120 if not m.compact else 88))  # fmt: skip
        found = rivals(self.chosen["rival"])
        for rect, character in zip(_grid(m, line, len(found)), found, strict=True):
            mine = character.id == self.chosen["character"]
            self.form.add(
                CharacterCard(rect, character, character.id == self.chosen["opponent"],
                              self.pick_opponent, "opponent", enabled=not mine, small=True,
                              reason="You play this one yourself.")
            )  # fmt: skip
        return line.bottom

    def _choices(self) -> list[tuple[str, str, list[tuple[str, str]], str, Any]]:
        content = the_game().content
        return [
            ("new.ship", "Your first ship", [(ship, content.name(ship)) for ship in SHIPS],
             self.chosen["ship"], lambda value: self._set("ship", value)),
            ("new.goal", "First to this much fame wins",
             [("8", "8, shorter"), ("10", "10"), ("12", "12, longer")],
             str(self.chosen["fame_goal"]), lambda value: self._set("fame_goal", int(value))),
        ]  # fmt: skip

    def _foot(self, m: Metrics, foot: pygame.Rect) -> None:
        start = Button("new.start", foot, "Start", self.start, kind="primary", hotkey="S")
        back = Button("new.back", foot, "Back", self.app.stack.pop, hotkey="Esc")
        wide = m.du(240)
        start.rect = pygame.Rect(foot.right - wide, foot.top, wide, foot.height)
        back.rect = pygame.Rect(start.rect.left - m.du(16) - m.du(170), foot.top, m.du(170),
                                foot.height)  # fmt: skip
        label = pygame.Rect(foot.left, foot.top, fonts.measure(m, "label", "Seed")[0] + 4,
                            foot.height)  # fmt: skip
        self.form.add(Label("new.seed_label", label, "Seed", "label", theme.MUTED))
        field = pygame.Rect(label.right + m.du(12), foot.top, m.du(200), foot.height)
        self.form.add(TextEntry("new.seed", field, self.seed, self._set_seed, hint="any number",
                                limit=9, tip="The same seed gives the same galaxy"))  # fmt: skip
        self.form.add(back)
        self.form.add(start)
        if not self.focused:
            self.form.set_focus(start)
            self.focused = True

    # -- choosing --

    def pick(self, character: str) -> None:
        """Plays this character; the opponent gives way where it was the same."""
        self.chosen["character"] = character
        settle(self.chosen)
        self.relayout(self.app.metrics)

    def pick_rival(self, rival: str) -> None:
        self.chosen["rival"] = rival
        settle(self.chosen)
        self.relayout(self.app.metrics)

    def pick_opponent(self, character: str) -> None:
        self.chosen["opponent"] = character
        self.relayout(self.app.metrics)

    def _set(self, key: str, value: Any) -> None:
        self.chosen[key] = value

    def _set_seed(self, text: str) -> None:
        self.seed = text

    def start(self) -> None:
        """Begins the game, kept on disk from its first answer."""
        digits = "".join(char for char in self.seed if char.isdigit())
        seed = int(digits) if digits else random.randrange(1, MOST_SEED)
        remember(self.chosen)
        try:
            journal = new_path("outer_rim", folder=self.app.folder)
            session = Session(the_game(), setup_of(self.chosen), seed, journal)
        except (JournalError, ValueError) as problem:
            words = literal(richtext.plain(str(problem)))
            self.app.stack.push(NoticeScene(self.app, "The game cannot start", words))
            return
        self.app.stack.pop()
        self.app.stack.push(table.make(self.app, session=session))

    # -- painting --

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        size = self.m.size
        picture = images.art(*BACKDROP, size) if images.has(*BACKDROP) else images.starfield(size)
        surface.blit(picture, (0, 0))
        surface.blit(images.scrim(size, (150, 190)), (0, 0))


def _grid(m: Metrics, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Places for small cards: one row, or two where there are many."""
    gap = m.du(8)
    if count <= 5:
        return row(area, count, gap)
    half = (area.height - gap) // 2
    upper = pygame.Rect(area.left, area.top, area.width, half)
    columns = -(-count // 2)
    return [*row(upper, columns, gap), *row(upper.move(0, half + gap), columns, gap)][:count]
