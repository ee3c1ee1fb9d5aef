"""The stage in scenes: the picture, the text, and the approaches with skill, dice and chance."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, dice, sheets
from game.client.games.edge.identity.identity import (
    INK,
    NAME,
    PAPER,
    RED,
    TAG,
    TITLE,
    TOBACCO,
    TYPED,
    color_of,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import rivals, rows
from game.client.games.edge.stage.rows import Words
from game.client.games.edge.stage.stage import StageBoard
from game.client.games.edge.stage.thing import Answer, Round
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import Placed
from game.edge.cards import scenes as s
from game.edge.dice.faces import Symbol
from game.edge.seat_view import CheckView
from game.edge.text.names import IMPOSSIBLE, LEVEL_NAMES, POINT, SKILL_NAMES, small
from game.table.decisions import Intent, Option, option
from game.table.grammar import capital, listed, without_period
from game.table.refusals import Reason

COLUMN, MANY = 52, 54
"""hundredths of the stage for the words and the choices, and for many choices: the picture is clear
beside them"""
LEAST_DU = 220
"""the least width of a row"""
WIDE_DU, HIGH_DU = 880, 230
"""the least size of a stage that has its picture beside the words"""
ROW_DU, LEAST_ROW_DU, FLAT_ROW_DU, MANY_ROW_DU = 72, 40, 38, 48
"""heights of rows: the usual one, the least with two lines, with a single one, and of those that
have the whole column"""
MOST_IN_STACK = 5
"""rows that share one stack"""
MOST_HIGH = 6
"""rows in two stacks that have their usual height"""
MOST_BESIDE = 4
"""rows that stand beside the sheet where there is no picture"""
GAP_DU, RAMP_DU = 10, 240
"""design units between the veil and the words, and over which it grows"""
VEIL = (0, 22, 78, 150, 190, 206)
"""strengths of the veil along its ramp, at even steps"""
SHORT_DU = 330
"""the width of a row below which its digit and its chance have less room"""
MOST_SKILLS = 4
"""skills of a site that its row lists; with more it lists the first of each way"""
CONTEXTS = {"talk": "Talk", "sneak": "Sneak", "tech": "Tech", "fight": "Fight",
            "travel": "Travel", "ship": "Ship"}  # fmt: skip
KINDS = {"way": "way", "go": "choice", "visit": "site"}
"""by verb, the kind of its row"""


@dataclass(frozen=True)
class Plan:
    """The places of a scene on the stage."""

    picture: pygame.Rect
    sheet: pygame.Rect
    rows: tuple[tuple[Name, pygame.Rect], ...]
    words: str
    """the text on the sheet, as markup"""


class Way(Answer):
    """A way to try something."""

    @property
    def tip(self) -> str:
        way, model = self.model.way(self.id), self.model
        head = f"**{literal(way.text)}** {hardness(way)}"
        head += f": {POINT}." * way.impossible
        taken = model.tray is not None and model.tray.way == self.id
        refused = None if taken else model.why_not("way", self.id)
        if refused is not None:
            return f"{head}\n{literal(refused.text)}"
        cards = [literal(model.content.name(each)) for each in cards_for(model, way)]
        takes = [f"{capital(help_of(cards))}, put into Gear."] if cards else []
        motive = model.seat_view.motives.get(self.id, "")
        serves = [f"Serves {literal(motive)}: {MOTIVE} experience at the end."] if motive else []
        return "\n".join([head, *takes, *outlook(model, way), *serves])


class Choice(Answer):
    """A choice of a scene."""

    @property
    def tip(self) -> str:
        model, scene = self.model, self.model.scene
        found = next((x for x in getattr(scene, "choices", ()) if x.id == self.id), None)
        race = raced(model, self.id)
        if found is None:
            return ""
        refused = model.why_not("go", self.id)
        cost = model.seat_view.costs.get(self.id, "")
        told = [literal(refused.text)] if refused else [f"{literal(cost)}."] if cost else []
        if race is not None and refused is None:
            both = model.seat_view.races.get(race.id, ("", ""))
            told.append(f"{CONTEXTS[race.context]}: {listing(skills_at(race))}.")
            told += [f"**{word}:** {literal(each)}."
                     for word, each in zip(("Success", "Failure"), both) if each]  # fmt: skip
        return "\n".join([f"**{literal(found.text)}**", *told]) if told else ""


def raced(model: Model, choice: str) -> s.Rivals | None:
    """Return the competitive check to which a choice of the scene leads, None for another."""
    found = next((x for x in getattr(model.scene, "choices", ()) if x.id == choice), None)
    ahead = (each.scene for each in (found.deeds if found else ()) if each.do == "goto")
    scenes = (model.content.scenes.get(each) for each in ahead)
    return next((each for each in scenes if isinstance(each, s.Rivals)), None)


class Site(Answer):
    """A place to go from a hub."""

    @property
    def tip(self) -> str:
        model = self.model
        scene, cost = model.content.scenes[self.id], model.seat_view.costs.get(self.id, "")
        told = [f"{literal(cost)}."] if cost else []
        if refused := model.why_not("visit", self.id):
            told = [literal(refused.text)]
        elif isinstance(scene, s.CheckScene):
            told.append(f"{CONTEXTS[scene.context]}: {listing(skills_at(scene))}.")
        return "\n".join([f"**{literal(scene.name)}**", *told])


class Skill(Round):
    """A skill of the chosen way."""

    layer = 3
    tip = "Roll this skill instead"


MOTIVE = 5
"""experience for a motive that is served"""
GOAL_LOST = re.compile(r"goal lost: [^;]*")
"""words that a narrow row says shorter"""


class SceneBoard(StageBoard):
    """A scene with its ways, choices or sites."""

    kinds = {"way": Way, "skill": Skill, "choice": Choice, "site": Site}
    _dice_shown = True

    @property
    def scene(self) -> s.Scene | None:
        """The scene on the stage."""
        return self.model.scene

    # -- what there is --

    def names(self) -> list[Name]:
        """Return the rows of the scene, those that cannot be taken now included."""
        model, scene = self.model, self.scene
        found: list[Name] = []
        if model.tray is not None:
            offered = {each.source for each in model.options if each.verb == "way"}
            open_ = {*offered, model.tray.way}
            found += [("way", each.id) for each in model.ways
                      if each.id in open_ or each.impossible or self._was_tried(each)]  # fmt: skip
        if isinstance(scene, s.Hub):
            found += [("site", site.scene) for site in scene.sites if self._is_known(site)]
        return [*found, *(("choice", each.id) for each in self._choices(scene))]

    def _choices(self, scene: s.Scene | None) -> list[s.Choice]:
        """Return the choices that are open or closed; of closed ones that only another form of the
        same one takes the place of, the first, if none of them is open."""
        open_ = {each.id: each.text for each in self.model.choices}
        found = dict[str, s.Choice]()
        for each in getattr(scene, "choices", ()):
            if each.id in open_:
                found[each.text] = each
            elif each.id in self.model.seat_view.shut and each.text not in open_.values():
                found.setdefault(each.text, each)
        return list(found.values())

    def _was_tried(self, way: s.Way) -> bool:
        """Return True for a way that was tried: it stays, struck out."""
        assert self.scene is not None
        return f"{self.scene.id}.{way.id}" in self.model.seat_view.taken

    def _is_known(self, site: s.Site) -> bool:
        state = self.model.seat_view
        known = site.scene in state.trail or site.scene in state.shut
        return known or self.model.find(option("visit", site.scene).key) is not None

    def order(self) -> Sequence[str]:
        found = []
        for kind, id in self.names():
            verb = next(verb for verb, each in KINDS.items() if each == kind)
            tray = self.model.tray
            if self.model.find(option(verb, id).key) is not None or (
                kind == "way" and tray is not None and tray.way == id
            ):
                found.append(option(verb, id).key)
        return found

    # -- where it is --

    def plan(self) -> Plan:
        """Return the places of picture, text and rows. The line about the last scene is in the text
        unless it takes room that many rows need for their own words."""
        full = self._plan(self.words())
        if not self._dense() or not self.model.outcome_line:
            return full
        spare = self._plan(self.words(before=False))
        two_lines = self.m.pitch(NAME) + self.m.pitch(TAG) + self.m.du(6)
        cramped = any(rect.height < two_lines for _, rect in full.rows)
        return spare if cramped or _columns(full) != _columns(spare) else full

    def _plan(self, words: str) -> Plan:
        m, area, names = self.m, self.area, self.names()
        inner = Room(area).inset(m.pick(14, 8))
        if inner.width < m.du(WIDE_DU) or inner.height < m.du(HIGH_DU):
            picture = Room(0, 0, 0, 0)
            if len(names) > MOST_BESIDE:
                return self._below(inner, picture, names, words)
            return self._beside(inner, picture, names, words)
        share = MANY if len(names) > MOST_BESIDE else COLUMN
        column = inner.east(area.width * share // 100 - m.pick(14, 8), m.pick(14, 8))
        found = self._below(Room(column), Room(area), names, words)
        roomy = all(rect.height >= m.touch for _, rect in found.rows)
        if not self._dense() and roomy and (self._large() or _columns(found) < 2):
            return found
        sheet = inner.south(min(self.sheet_height(inner.width, words), inner.height))
        return Plan(area, sheet, tuple(zip(names, self._grid(column, len(names)))), words)

    def _grid(self, column: Room, count: int) -> list[Room]:
        """Return the places of rows that have the whole column, in one stack or two."""
        m = self.m
        gap = m.du(3)
        if count <= MOST_IN_STACK and count * (m.touch + gap) <= column.height + gap:
            high = min(m.du(MANY_ROW_DU), (column.height + gap) // max(1, count) - gap)
            return column.grid(count, 1, (column.width, high), gap)
        lines = -(-count // 2)
        most = m.du(MANY_ROW_DU if count > MOST_HIGH else ROW_DU)
        high = min(most, (column.height + gap) // lines - gap)
        size = (column.width - gap) // 2, high
        places = column.grid(2 * lines, 2, size, gap)
        return [places[at % lines * 2 + at // lines] for at in range(count)]

    def _below(self, inner: Room, picture: pygame.Rect, names: list[Name], words: str) -> Plan:
        """Put the rows below the sheet, in as many columns as they need."""
        m, gap = self.m, self.m.pick(6, 5)
        small = not self._large()
        least = m.du(FLAT_ROW_DU if small else LEAST_ROW_DU)
        wanted = self.sheet_height(inner.width, words)
        columns, most = 1, max(1, min(3, inner.width // m.du(LEAST_DU)))
        for columns in range(1, most + 1):
            lines = -(-len(names) // columns)
            if wanted + gap + lines * (least + gap) <= inner.height:
                break
        lines = -(-len(names) // columns)
        room = inner.height - wanted - gap
        each = max(m.pitch(TAG) + m.du(8), (room - gap * (lines - 1)) // max(1, lines))
        each = min(m.du(ROW_DU), each)
        height = max(m.du(40), inner.height - lines * (each + gap))
        sheet = inner.north(min(height, max(wanted, 0 if small else m.du(150))), gap)
        width = (inner.width - gap * (columns - 1)) // columns
        stacks = [inner.west(width, gap) for _ in range(columns)]
        places = [(name, stacks[at // max(1, lines)].north(each, gap))
                  for at, name in enumerate(names)]  # fmt: skip
        return Plan(picture, sheet, tuple(places), words)

    def _beside(self, sheet: Room, picture: pygame.Rect, names: list[Name], words: str) -> Plan:
        """Put the rows at the right of the sheet."""
        m, gap = self.m, self.m.du(6)
        width = min(m.du(420), sheet.width * 44 // 100) if names else 0
        stack, count = sheet.east(width, gap if width else 0), max(1, len(names))
        height = min(m.du(60), (sheet.height - gap * (count - 1)) // count)
        places = [(name, stack.north(height, gap)) for name in names]
        return Plan(picture, sheet, tuple(places), words)

    def sheet_height(self, width: int, words: str) -> int:
        """Return the height that title and text need in a width."""
        m = self.m
        inner = width - 2 * m.du(20)
        style = self._styles()[0]
        text = richtext.layout(m, style, words, inner).height
        head = 0 if m.compact and not self._large() else m.pitch(TITLE) + m.du(6)
        return head + text + 2 * m.pick(12, 7)

    def _large(self) -> bool:
        return self.area.height >= self.m.du(350)

    def _dense(self) -> bool:
        """Return True if many rows share a low stage: the text is set in one paragraph then."""
        return not self._large() and len(self.names()) > MOST_BESIDE

    def _styles(self) -> tuple[str, ...]:
        if self._large():
            return ("story", "reading", "body", "caption")
        return ("caption", "tile") if self._dense() else ("body", "caption")

    def words(self, before: bool = True) -> str:
        """Return the text of the scene as markup, with the line of the fight or contest
        ``before`` it."""
        scene = self.scene
        if scene is None:
            return ""
        lines = [literal(each) for each in self.model.seat_view.text]
        if isinstance(scene, s.Contest):
            won = self.model.seat_view.counts.get(scene.id, 0)
            need = scene.enough if scene.enough is not None else scene.checks
            lines.append(f"Won so far: {won} of {need}.")
        ended = self.model.outcome_line if before else ""
        if (race := self.model.seat_view.race) is not None:
            lines.append(literal(rivals.words(self.model, race)))
        lines = [f"**{literal(ended)}**", *lines] if ended else lines
        return (" " if self._dense() else "\n").join(lines)

    def spots(self) -> dict[Name, pygame.Rect]:
        found = dict(self.plan().rows)
        tray = self.model.tray
        chosen = found.get(("way", tray.way)) if tray is not None else None
        if tray is not None and chosen is not None:
            found |= self._skills(chosen, tray.way)
        return found

    def _skills(self, row: pygame.Rect, way: str) -> dict[Name, pygame.Rect]:
        """Return the places of the skills of the chosen way, each as tall as a finger needs and
        drawn at the foot of its row."""
        skills, m = self.model.way(way).skills, self.m
        if len(skills) < 2:
            return {}
        found: dict[Name, pygame.Rect] = {}
        left, high = row.left + m.du(44), min(row.height, m.touch)
        for skill in skills:
            wide = fonts.measure(m, TAG, SKILL_NAMES[skill])[0] + m.du(14)
            rect = pygame.Rect(left, row.bottom - high, max(wide, m.touch), high)
            found["skill", skill] = rect
            left = rect.right + m.du(6)
        return found

    def place(self, option: Option, spots: Spots) -> Placed | None:
        kind = KINDS.get(option.verb)
        return Placed(option, (kind, option.source)) if kind is not None else None

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        verb = next((verb for verb, kind in KINDS.items() if kind == source[0]), None)
        if target is not None or verb is None:
            return None
        tray = self.model.tray
        if verb == "way" and tray is not None and tray.way == source[1]:
            return None
        return option(verb, source[1])

    # -- what it looks like --

    def still(self, surface: pygame.Surface, spots: Spots) -> None:
        plan, m, scene = self.plan(), self.m, self.scene
        if scene is None:
            return
        if plan.picture.width:
            words = max(plan.sheet.left, *(rect.left for _, rect in plan.rows[:1]), 0)
            backdrop(surface, plan.picture, words, scene.art, m)
        sheets.paper(surface, plan.sheet, m)
        room = Room(plan.sheet).inset(m.du(20), m.pick(10, 6))
        if not m.compact or self._large():
            head = room.north(m.pitch(TITLE), m.du(4))
            head.width -= self._tags(surface, head)
            style = sheets.narrower(m, scene.name, head.width, TITLE, NAME)
            sheets.line(surface, m, style, scene.name, TYPED, head, where="scene.name")
        used = sheets.text(surface, m, room, plan.words, TYPED, *self._styles(),
                           where="scene.text")  # fmt: skip
        if not plan.picture.width:
            self._strip(surface, plan.sheet, room.top + used + m.du(10), scene)

    def _strip(self, surface: pygame.Surface, sheet: pygame.Rect, top: int, scene: s.Scene) -> None:
        """Draw the picture below the words, where the sheet has room for it."""
        m = self.m
        room = pygame.Rect(sheet.left + m.du(10), top, sheet.width - m.du(20), 0)
        room.height = sheet.bottom - m.du(10) - top
        if room.height >= m.du(70):
            surface.blit(art.scene(scene.art, room.size), room)

    def _beside_words(self) -> pygame.Rect:
        """Return the part of the picture that is clear of words; empty without a picture."""
        plan, m = self.plan(), self.m
        room = Room(plan.picture).inset(m.pick(18, 10))
        for rect in (plan.sheet, *(rect for _, rect in plan.rows)):
            if rect.left > room.left + m.du(LEAST_DU):
                room.width = min(room.width, max(0, rect.left - m.du(16) - room.left))
            else:
                room.height = min(room.height, max(0, rect.top - m.du(6) - room.top))
        return room

    def note(self) -> str:
        return self.scene.name if self.scene is not None and not self._large() else ""

    def picture_card(self, surface: pygame.Surface, rect: pygame.Rect, scene: s.Scene) -> None:
        """Draw the picture of a scene as a photograph clipped to the file."""
        m = self.m
        sheets.paper(surface, rect, m)
        inner = rect.inflate(-2 * m.du(10), -2 * m.du(10))
        inner.height -= m.pitch(TAG)
        drawn = art.scene(scene.art, inner.size)
        surface.blit(drawn, inner)
        foot = pygame.Rect(inner.left, inner.bottom + m.du(2), inner.width, m.pitch(TAG) + m.du(4))
        number = f"{len(self.model.seat_view.trail)}"
        story = self.model.story.name
        sheets.line(surface, m, TAG, story, theme.mix(TYPED, PAPER, 0.3), foot, where="story")
        sheets.line(surface, m, TAG, number, theme.mix(TYPED, PAPER, 0.3), foot, "right", "number")

    def _tags(self, surface: pygame.Surface, head: pygame.Rect) -> int:
        """Draw what sort of scene it is at the right of its name; return the width used."""
        m, scene, right = self.m, self.scene, head.right
        words = []
        if isinstance(scene, s.Asking):
            words.append((CONTEXTS[scene.context], TOBACCO))
            if scene.important:
                words.append(("Important", theme.mix(theme.rgb("A33A32"), INK, 0.1)))
        for word, color in words:
            rect = sheets.tag(surface, m, word, (right, head.centery), color, right=True)
            right = rect.left - m.du(6)
        return head.right - right

    def live(
        self, surface: pygame.Surface, spots: Spots, pointed: Name | None, away: Collection[Name]
    ) -> None:
        rivals.draw(surface, self._beside_words(), self.model, self.m)
        digits = {key: n for n, key in enumerate(self.order(), 1)}
        self._dice_shown = self._has_dice(spots)
        mine = {name: rect for name, rect in spots.items() if name[0] in KINDS.values()}
        said = {name: self._words(rect, name) for name, rect in mine.items()}
        styles = rows.pair(self.m, said.values())
        for name, rect in mine.items():
            self._row(surface, rect, name, name == pointed, digits, said[name], styles)
        chosen = said.get(("way", self.model.tray.way)) if self.model.tray is not None else None
        if chosen is not None:
            _, foot = rows.lines(self.m, chosen, styles)
            for name, rect in spots.items():
                if name[0] == "skill":
                    self._skill(surface, rect, name[1], foot, name == pointed)

    def _row(
        self, surface: pygame.Surface, rect: pygame.Rect, name: Name, hot: bool,
        digits: dict[str, int], said: Words, styles: tuple[str, str],
    ) -> None:  # fmt: skip
        m, tray = self.m, self.model.tray
        verb = next(verb for verb, kind in KINDS.items() if kind == name[0])
        key = option(verb, name[1]).key
        open_ = self.model.find(key) is not None
        chosen = name[0] == "way" and tray is not None and tray.way == name[1]
        ground = theme.mix(INK, TOBACCO, 0.42 if chosen else 0.3 if hot and open_ else 0.18)
        edge = PAPER if chosen else None
        sheets.plate(surface, rect, m, edge, ground)
        if not open_ and not chosen:
            sheets.hatch(surface, rect, m)
        number = digits.get(key)
        cap = self._words_of(rect)
        cap.left, cap.width = cap.left - self._cap(rect), self._cap(rect) * 3 // 4
        if number is not None and number < 10:
            ink = theme.AMBER if open_ else PAPER if chosen else theme.MUTED
            sheets.line(surface, m, NAME, str(number), ink, cap, "center", f"row.{key}")
        told = True
        if name[0] == "way":
            way = self.model.way(name[1])
            told = not chosen or len(way.skills) < 2
            self._against(surface, rect, way, chosen, open_)
        ink = theme.INK if open_ or chosen else theme.MUTED
        if name[0] == "way" and self.model.way(name[1]).impossible:
            self._coin(surface, rect)
            ink = theme.mix(RED, PAPER, 0.6) if open_ or chosen else theme.MUTED
        rows.draw(surface, m, said, styles, ink, told)

    def _coin(self, surface: pygame.Surface, row: pygame.Rect) -> None:
        """Draw the light point that an impossible task takes, at the edge of its row."""
        px = min(row.height // 2, self.m.du(24))
        at = pygame.Rect(0, 0, px, px)
        at.midleft = (row.left - px // 2, row.centery)
        pygame.draw.circle(surface, PAPER, at.center, px // 2)
        pygame.draw.circle(surface, RED, at.center, px // 2, max(2, self.m.du(2)))
        drawn = dice.symbol(Symbol.LIGHT, px - self.m.du(4), theme.INK)
        surface.blit(drawn, drawn.get_rect(center=at.center))

    def _words_of(self, row: pygame.Rect) -> pygame.Rect:
        """Return what of a row is at the right of its digit."""
        m = self.m
        room = Room(row).inset(m.du(10 if row.width >= m.du(SHORT_DU) else 7), m.pick(2, 1))
        room.west(self._cap(row))
        return room

    def _cap(self, row: pygame.Rect) -> int:
        """Return the width of a row's digit."""
        return self.m.du(34 if row.width >= self.m.du(SHORT_DU) and not self.m.compact else 24)

    def _chance(self, row: pygame.Rect) -> int:
        """Return the width of a row's chance with the room before it."""
        gap = 14 if row.width >= self.m.du(SHORT_DU) and not self.m.compact else 6
        return fonts.measure(self.m, NAME, "100%")[0] + self.m.du(gap)

    def _words(self, row: pygame.Rect, name: Name) -> Words:
        """Return the words of a row and their place."""
        rect, model = self._words_of(row), self.model
        if name[0] == "choice":
            cost = model.seat_view.costs.get(name[1], "")
            choices: Sequence[s.Choice] = getattr(self.scene, "choices", ())
            told = next(each.text for each in choices if each.id == name[1])
            shut = self._why_shut("go", name[1])
            if (race := raced(model, name[1])) is not None and not shut:
                asked = skills_at(race)
                few = f"{', '.join(asked[:2])} and others" if len(asked) > 2 else listing(asked)
                ways_said = (f"{cost}: {listing(asked)}", few, cost)
                return Words(without_period(told), ways_said, rect, True)
            cost = shut or cost
            motive = model.seat_view.motives.get(name[1], "")
            cost = "; ".join(each for each in (cost, motive and f"serves {motive}") if each)
            short = GOAL_LOST.sub("a goal lost", cost)
            return Words(without_period(told), (cost, short) if cost else (), rect, True)
        if name[0] == "site":
            return Words(model.content.scenes[name[1]].name, self._of_site(name[1]), rect)
        way = model.way(name[1])
        rect.width -= self._chance(row)
        if self._dice_shown:
            rect.width -= self._dice_room(self._words_of(row), model.on_way(way)) + self.m.du(10)
        own = [model.content.name(each) for each in cards_for(model, way)]
        skills = listing([SKILL_NAMES[one] for one in way.skills])
        takes = capital(help_of(own))
        short = f"{skills} with {listed(own)}"
        own_words = (f"{skills_of(way)}. {takes}", f"{skills}. {takes}", short, takes)
        motive = model.seat_view.motives.get(way.id, "")
        serves = (f"{skills_of(way)}. Serves {motive}",) if motive else ()
        with_card = (*serves, *(own_words if own else ()))
        wraps = bool(own) and len(way.skills) < 2  # other rows have their skills at the foot
        below = (*with_card, skills_of(way), hardness(way))
        return Words(without_period(way.text), below, rect, wraps)

    def _of_site(self, id: str) -> tuple[str, ...]:
        """Return ways of saying what a site asks for, the longest first."""
        scene, cost = self.model.content.scenes[id], self.model.seat_view.costs.get(id, "")
        if why := self._why_shut("visit", id):
            return (why,)
        if not isinstance(scene, s.Asking):
            return (cost,) if cost else ()
        skills = skills_at(scene)
        told, few = listing(skills), f"{', '.join(skills[:2])} and others"
        said = (f"{CONTEXTS[scene.context]}: {told}", told, *([few] if len(skills) > 2 else []))
        return (*(f"{cost}. {each}" for each in said), cost) if cost else said

    def _why_shut(self, verb: str, id: str) -> str:
        """Return why a choice or site cannot be taken, "" for one that can."""
        refused = None if self.model.find(option(verb, id).key) else self.model.why_not(verb, id)
        return refused.text.partition(":")[0].rstrip(".") + "." if refused is not None else ""

    def _against(
        self, surface: pygame.Surface, row: pygame.Rect, way: s.Way, chosen: bool, open_: bool
    ) -> None:
        """Draw what a way is against: its dice, and its chance."""
        rect = self._words_of(row)
        m, model = self.m, self.model
        tray = model.on_way(way)
        told = sheets.percent(model.chance(tray))
        room = Room(rect)
        chance = room.east(self._chance(row))
        ink = PAPER if chosen else theme.INK if open_ else theme.MUTED
        if way.impossible:
            ink = theme.mix(RED, PAPER, 0.6) if open_ or chosen else theme.MUTED
        second = others(model, way)
        if second and chance.height >= m.pitch(TAG) + m.pitch("tile"):
            both = Room(chance).piece(chance.width, m.pitch(NAME) + m.pitch("tile"))
            chance, below = both.north(m.pitch(NAME)), both
            for who, each in second[:1]:
                words = f"{model.name(who)[:1]} {sheets.percent(each)}"
                tone = theme.mix(color_of(who), theme.INK, 0.25) if open_ else theme.MUTED
                sheets.line(surface, m, "tile", words, tone, below, "right", "way.other")
        sheets.line(surface, m, NAME, told, ink, chance, "right", "way.chance")
        if self._dice_shown:
            pool = room.east(self._dice_room(rect, tray))
            dice.row(surface, model.build(tray).pool, pool, self._dice_px(rect), "right")

    def _flat(self, rect: pygame.Rect) -> bool:
        return rect.height < self.m.pitch(NAME) + self.m.pitch(TAG) - self.m.du(2)

    def _dice_px(self, rect: pygame.Rect) -> int:
        small = self.m.compact or self._flat(rect)
        return dice.line_px(self.m) if small else self.m.du(26)

    def _dice_room(self, rect: pygame.Rect, tray: CheckView) -> int:
        """Return the width that the dice of a way may take in its row."""
        wide = dice.row_width(self.model.build(tray).pool, self._dice_px(rect))
        return min(wide, rect.width * 36 // 100)

    def _has_dice(self, spots: Spots) -> bool:
        """Return True if all rows have room for dice beside their words; the odds panel has them
        as well."""
        m = self.m
        for name, rect in spots.items():
            if name[0] == "way":
                way = self.model.way(name[1])
                need = max(fonts.measure(m, TAG, each)[0]
                           for each in (way.text, skills_of(way)))  # fmt: skip
                used = m.du(84) + fonts.measure(m, NAME, "100%")[0]
                used += self._dice_room(rect, self.model.on_way(way))
                if need + used > rect.width:
                    return False
        return True

    def _skill(
        self, surface: pygame.Surface, rect: pygame.Rect, skill: str, foot: pygame.Rect, hot: bool
    ) -> None:
        """Draw a skill of the chosen approach, below its words; the spot is as tall as a finger
        needs, its light no taller than the words."""
        tray, m = self.model.tray, self.m
        on = tray is not None and tray.skill == skill
        can = self.model.find(option("skill", skill).key) is not None
        color = TOBACCO if on else theme.mix(INK, TOBACCO, 0.3)
        high = max(foot.height, m.pitch(TAG))
        shown = pygame.Rect(rect.left, 0, rect.width, high)
        shown.bottom = rect.bottom - m.du(3)
        if foot.height:
            shown.centery = foot.centery
        pygame.draw.rect(surface, color, shown, border_radius=m.du(3))
        if can:
            glow = theme.mix(theme.AMBER, theme.INK, 0.5 * hot)
            pygame.draw.rect(surface, glow, shown, max(1, m.du(1.5)), border_radius=m.du(3))
        name = next(name for each, name in SKILL_NAMES.items() if each == skill)
        ink = theme.INK if on else theme.SOFT
        fonts.draw_line(surface, m, TAG, name, ink, shown, "center", "skill")

    def at_stake(self) -> list[tuple[str, str]]:
        """Return the lines of the oracle that lie face up: for what, and what happens."""
        return list(self.model.seat_view.stakes)


def backdrop(surface: pygame.Surface, rect: pygame.Rect, words: int, pic: str, m: Metrics) -> None:
    """Draw a scene that fills a place, under a veil that ends where the ``words`` begin."""
    key = ("edge stage", pic, rect.size, words - rect.left, theme.palette, m.unit)
    made = images.lookup(key)
    if made is None:
        made = images.keep(key, art.scene(pic, rect.size).copy())
        full = words - rect.left - m.du(GAP_DU)
        start = max(0, full - m.du(RAMP_DU))
        made.blit(images.scrim((full - start, rect.height), VEIL, True), (start, 0))
        rest = pygame.Surface((rect.width - full, rect.height))
        rest.fill(theme.DEEP)
        rest.set_alpha(VEIL[-1])
        made.blit(rest, (full, 0))
    surface.blit(made, rect)


def _columns(plan: Plan) -> int:
    """Return the number of columns of rows."""
    return len({rect.left for _, rect in plan.rows})


def others(model: Model, way: s.Way) -> list[tuple[str, float]]:
    """Return the other heroes who may lead, with their chances on a way."""
    whos = [each.source for each in model.options if each.verb == "lead"]
    if model.tray is None:
        return []
    return [(who, model.chance(model.on_way(way, who=who))) for who in whos]


def outlook(model: Model, way: s.Way) -> list[str]:
    """Return the heroes' chances on a way, and what success and failure bring."""
    lead = model.tray.who if model.tray is not None else ""
    chances = [(lead, model.chance(model.on_way(way))), *others(model, way)] if lead else []
    told = ", ".join(f"{literal(model.name(who))} {sheets.percent(each)}" for who, each in chances)
    prizes = zip(("Success", "Failure"), model.seat_view.prizes.get(way.id, ("", "")))
    return [told, *(f"{cause}: {literal(words)}." for cause, words in prizes if words)]


def cards_for(model: Model, way: s.Way) -> list[str]:
    """Return the party's ready cards that are for a way of this very scene."""
    view, here = model.seat_view, f"{model.scene.id if model.scene else ''}_{way.id}"
    held = (*view.held, *(card for who in model.heroes for _, card
                          in model.slot_cards(who) if card))  # fmt: skip
    ready = (each for each in dict.fromkeys(held) if each not in view.turned)
    return [each for each in ready if here in model.content.card(each).ways]


def skills_at(scene: s.Asking) -> list[str]:
    """Return the names of the skills that a scene asks for, the first of each way if there are
    many."""
    skills = dict.fromkeys(skill for way in scene.ways for skill in way.skills)
    if len(skills) > MOST_SKILLS:
        skills = dict.fromkeys(way.skills[0] for way in scene.ways)
    return [SKILL_NAMES[one] for one in skills]


def help_of(cards: Sequence[str]) -> str:
    """Return what cards that are for a way add to it: "a Boost die from Forged Badge"."""
    return f"a Boost die from {listed(cards, 'or')}"


def skills_of(way: s.Way) -> str:
    """Return the skills of a way and what they are against."""
    return f"{listing([SKILL_NAMES[one] for one in way.skills])}, {hardness(way)}"


def hardness(way: s.Way) -> str:
    """Return what a way is against."""
    more = f" +{way.upgrades}" if way.upgrades else ""
    if way.against is not None:
        return f"against {small(way.against.name)}{more}"
    if way.impossible:
        return IMPOSSIBLE
    return f"{LEVEL_NAMES[way.difficulty or 0]}{more}"


def listing(words: Sequence[str]) -> str:
    """Return things of which one is enough: "Charm, Deception or Coercion"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
