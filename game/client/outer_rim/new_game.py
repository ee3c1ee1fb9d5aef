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
from game.client.outer_rim import pieces, table
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
SHIPS = ("g_1a_starfighter", "g9_rigger")
MOST_SEED = 999_999
DEFAULTS: dict[str, Any] = {
    "character": "han_solo",
    "ship": SHIPS[0],
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
        "ship": set(SHIPS),
        "opponent": {each.id for each in ai_characters()},
        "fame_goal": {8, 10, 12},
    }
    chosen = {
        key: kept.get(key) if _known(kept.get(key), allowed[key]) else value
        for key, value in DEFAULTS.items()
    }
    if chosen["opponent"] == chosen["character"]:
        chosen["opponent"] = next(
            each.id for each in ai_characters() if each.id != chosen["character"]
        )
    return chosen


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
            {"kind": "deck", "character": chosen["opponent"]},
        ],
    }


class CharacterCard(Widget):
    """A character to choose: portrait, name, skills."""

    focusable = True
    pointer = True

    def __init__(
        self, rect: pygame.Rect, character: Character, chosen: bool, pick: Any, prefix: str,
        *, enabled: bool = True, reason: str = "",
    ) -> None:  # fmt: skip
        super().__init__(f"{prefix}.{character.id}", rect, enabled=enabled, reason=reason)
        self.character, self.chosen, self.pick = character, chosen, pick

    def activate(self) -> None:
        self.pick(self.character.id)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        look = "button_hot" if self.hot and self.enabled else "raised"
        images.draw_panel(surface, self.rect, look if self.enabled else "disabled", m.unit)
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(10))
        high = m.pitch("body_bold")
        skills = m.du(26)
        face = pygame.Rect(0, 0, 0, 0)
        face.height = inner.height - high - skills - m.du(6)
        face.width = min(face.height, inner.width)
        face.midtop = inner.midtop
        pieces.portrait(surface, face, self.character.id, m)
        ink = theme.INK if self.enabled else theme.DISABLED
        name = pygame.Rect(inner.left, face.bottom + m.du(4), inner.width, high)
        text = fonts.fit(m, "body_bold", self.character.name, name.width).text
        fonts.draw_line(surface, m, "body_bold", text, ink, name, "center", self.id)
        self._skills(surface, pygame.Rect(inner.left, name.bottom, inner.width, skills))
        if self.chosen:
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
        facts = (
            f"{{icon:health}} {character.health}   {{icon:ground_combat}} {character.ground_combat}"
            f"   {'   '.join(f'{{icon:{skill}}} {skill.capitalize()}' for skill in character.skills)}"
        )
        lines = facts + "\n\n" + "\n".join(literal(line) for line in character.primer)
        style = "body" if not m.compact else "caption"
        room = m.du(268 if not m.compact else 176)
        body = pygame.Rect(area.left, head.bottom + m.du(4), area.width, room)
        self.form.add(RichText("new.primer", body, lines, style, theme.SOFT))
        return body.bottom

    def _opponents(self, m: Metrics, area: pygame.Rect, y: int) -> int:
        label = pygame.Rect(area.left, y, area.width, m.pitch("label"))
        self.form.add(Label("new.against", label, "Against the AI deck", "label", theme.MUTED))
        line = pygame.Rect(area.left, label.bottom + m.du(4), area.width,
                           m.du(150 if not m.compact else 108))  # fmt: skip
        found = ai_characters()
        for rect, character in zip(row(line, len(found), m.du(10)), found, strict=True):
            mine = character.id == self.chosen["character"]
            self.form.add(
                CharacterCard(rect, character, character.id == self.chosen["opponent"],
                              self.pick_opponent, "opponent", enabled=not mine,
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
        if self.chosen["opponent"] == character:
            free = [each.id for each in ai_characters() if each.id != character]
            self.chosen["opponent"] = free[0]
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
