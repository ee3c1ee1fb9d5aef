"""The maker: a blank sheet that fills itself in.

Steps at the left with their cost, the step and the typed sheet in the middle, and at the right what
the hero can do, before and after the thing pointed at.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room, window
from game.client.draw.scenery import backdrop
from game.client.draw.theme import Metrics
from game.client.games.edge.campaign import kept_heroes
from game.client.games.edge.campaign.kept_heroes import Kept
from game.client.games.edge.identity.identity import HEAD, LAMPLIT, TAG
from game.client.games.edge.maker import items
from game.client.games.edge.maker.items import STEPS, Group, Item
from game.client.games.edge.maker.tiles import (
    BAD,
    Effects,
    FaceTile,
    ItemTile,
    StepTab,
    TypedSheet,
    chances,
)
from game.client.games.edge.play.party import the_game
from game.client.shell.window.scenes import Layer, Scene, SceneHost
from game.client.tabletop.kit.box_page import BoxPanel
from game.client.tabletop.kit.layout import table_metrics
from game.client.tabletop.setup.pick_menu import Pick, PickScene
from game.client.widgets import Button, Label, ScrollArea, TextEntry, keymap
from game.client.widgets.clipboard import pasted_text
from game.client.widgets.inputs import keep_cursor
from game.client.widgets.scroll import BAR_DU
from game.edge import creation as cr
from game.edge import filling, hero_codes
from game.edge.cards.models import Hero
from game.edge.creation import Choices, Makings, Step
from game.edge.filling import WORDS, Word
from game.edge.text.names import SKILL_NAMES
from game.table.codes import CodeError

VEIL = (150, 190)
TIGHT_DU = 1100
"""width of a window below which the columns at the sides are narrower"""
SEEDS = 1 << 32
CODE = "code"
"""the word of the menu that takes a code"""
WORD_NAMES: dict[Word, str] = {
    "fights": "Fights", "talks": "Talks", "fixes": "Fixes things", "sneaks": "Sneaks",
    "flies": "Flies", "heals": "Heals",
}  # fmt: skip
PAST = ("Where are you from?", "Why are you here?", "What do you want next?")
NAME_FIELD = "maker.name"
RANK = 5
LEAST: dict[Step, int] = {"talents": 10}
"""the least experience that buys something in a step, other than a rank"""


class MakerScene(Scene):
    """Makes a hero, or changes ``kept``; ``done`` gets the id of one that is signed."""

    name = "maker"

    def __init__(
        self, app: SceneHost, done: Callable[[str], None], kept: Kept | None = None
    ) -> None:
        super().__init__(app)
        self.makings = Makings.of(the_game().content.components)
        self.done, self.instead = done, kept.hero.id if kept is not None else ""
        draft = kept_heroes.read().draft if kept is None else None
        self.choices = kept.choices if kept is not None else draft or Choices()
        self.before: list[Choices] = []
        """the choices to which undo goes back"""
        self.typing = ""
        """the field that the last change was typed into: its letters are undone together"""
        self.step: Step = "species"
        self.note = ""
        self.ground = Layer()
        self.listed: dict[str, Choices] = {}
        """by the id of its widget, the choices after each thing that can be pointed at"""
        self.pointed = ""
        self.effects: Effects | None = None
        self._sheet_heights: Counter[int] = Counter()
        """the greatest height of the typed sheet so far, in pixels, by its width"""

    # -- the sheet --

    @property
    def hero(self) -> Hero:
        """The sheet as far as it goes."""
        return cr.sketch(self.makings, self.choices)

    def _then(self) -> Hero:
        """Return the sheet after the thing pointed at."""
        after = self.listed.get(self.pointed, self.choices)
        return cr.sketch(self.makings, after)

    def _soak(self, hero: Hero) -> int:
        return hero.ratings["brawn"] + self.makings.gear[hero.slots["armor"]].soak

    def _closest(self, hero: Hero) -> str:
        """Return the name of the ready hero whose chances differ least."""
        own = chances(hero)

        def far(other: Hero) -> float:
            return sum(abs(own[skill] - n) for skill, n in chances(other).items())

        return min(the_game().content.heroes.values(), key=far).name

    def _markup(self, tight: bool) -> str:
        """Return the words of the typed sheet, in a tight window with names cut short."""
        hero, m, c = self.hero, self.makings, self.choices
        named = c.name.strip() or "No name yet"
        career = m.careers[c.career].name if c.career in m.careers else ""
        special = hero.calling.capitalize()
        kind = ", ".join(each for each in (hero.species, career, special) if each)
        cut = 2 if tight else None
        ratings = "  ".join(f"{one.capitalize()[:cut]} {n}" for one, n in hero.ratings.items())
        skills = ", ".join(f"{SKILL_NAMES[skill]} {n}" for skill, n in hero.ranks.items())
        talents = ", ".join(m.talents[id].name for id in c.talents if id in m.talents)
        kit = ", ".join(m.gear[id].name for id in hero.slots.values() if id in m.gear)
        motive = f", motive: {hero.motive.name}" if hero.motive is not None else ""
        owes = f"Obligation {hero.obligation}, {hero.owes}{motive}"
        warned = cr.warnings(m, c) if c.species and hero.ranks else []
        gap = "  " if tight else "\n"
        rest = (ratings, skills, talents, kit, owes, *warned, hero.story)
        lines = [f"**{literal(named)}**{gap}{literal(kind)}", *map(literal, rest)]
        return "\n".join(each for each in lines if each)

    # -- layout --

    def relayout(self, m: Metrics) -> None:
        """Lay out anew; a text that is being typed keeps its cursor."""
        focus = self.form.focus
        super().relayout(table_metrics(m))
        keep_cursor(focus, self.form.focus)

    def layout(self, m: Metrics) -> None:
        box = window(m).inset(m.pick(40, 14)).at_most(m.du(1640), m.du(980))
        self.form.add(BoxPanel("maker.box", box, "edge"))
        room = box.inset(m.pick(30, 18))
        self._head(m, room.north(m.pitch("title"), m.du(8)))
        foot = room.south(m.pick(56, 46), m.du(6))
        reason = room.south(m.pitch("caption"), m.du(6))
        tight = m.width < m.du(TIGHT_DU)
        self._tabs(m, room.west(m.du(170) if tight else m.pick(270, 216), m.du(14)))
        self._does(m, room.east(m.du(290) if tight else m.pick(470, 372), m.du(16)))
        words = self._markup(tight)
        needed = TypedSheet.height(m, words, room.width)
        # It never shrinks, so that what is clicked above it stays in place.
        high = self._sheet_heights[room.width] = max(needed, self._sheet_heights[room.width])
        sheet = room.south(min(high, room.height * 45 // 100), m.du(10))
        self._step(m, room)
        self.form.add(TypedSheet(sheet, self.hero, words))
        self._reasons(m, reason)
        self._foot(m, foot)
        self.pointed = ""

    def _head(self, m: Metrics, line: Room) -> None:
        left, n = "", cr.spare(self.makings, self.choices)
        if self.choices.species in self.makings.species:
            total = cr.experience(self.makings, self.choices)
            left = f"{n} of {total} experience left"
        ink = BAD if n < 0 else LAMPLIT
        wide = line.width // 2
        self.form.add(Label("maker.left", line.east(wide), left, HEAD, ink, "right"))
        title = "Change a hero" if self.instead else "Make a hero"
        self.form.add(Label("maker.title", line, title, "title"))

    def _tabs(self, m: Metrics, room: Room) -> None:
        gap = m.du(4)
        high = min((room.height + gap) // len(STEPS) - gap, m.du(64))
        faults = cr.faults(self.makings, self.choices)
        for at, (step, (title, _)) in enumerate(STEPS.items()):
            rect = room.north(high, gap)
            mark = items.mark(self.makings, self.choices, step, faults)
            key = str((at + 1) % 10) if at < 10 else ""
            turn = partial(self.turn_to, step)
            self.form.add(StepTab(rect, step, title, mark, step == self.step, key, turn))

    def _does(self, m: Metrics, room: Room) -> None:
        self.effects = Effects(room, self.hero, self._then, self._soak, self._closest)
        self.form.add(self.effects)

    def _step(self, m: Metrics, room: Room) -> None:
        """Add the things to choose in this step, below what it is about."""
        line = room.north(m.pitch("caption"), m.du(4))
        self.form.add(Label("maker.about", line, STEPS[self.step][1], "caption", theme.SOFT))
        area = pygame.Rect(room.left, room.top, room.width, room.height)
        listed = self.form.add(ScrollArea("maker.list", area))
        self.listed = {}
        pad = m.du(4)
        wide, top = area.width - m.du(BAR_DU) - 2 * pad, area.top + pad
        column = pygame.Rect(area.left + pad, top, wide, 0)
        if self.step in ("name", "past"):
            column.top = self._fields(m, listed, column)
        for number, group in enumerate(items.groups(self.makings, self.choices, self.step)):
            column.top = self._group(m, listed, column, group, number)

    def _fields(self, m: Metrics, listed: ScrollArea, column: pygame.Rect) -> int:
        """Add the fields to type into; return where they end."""
        high, top = max(m.touch, m.du(40)), column.top
        if self.step == "name":
            rect = pygame.Rect(column.left, top, column.width, high)
            listed.add(TextEntry(NAME_FIELD, rect, self.choices.name, self.call,
                                 on_done=self.call, hint="Name", limit=24))  # fmt: skip
            return top + high + m.du(8)
        for at, (hint, value) in enumerate(zip(PAST, self.choices.past)):
            rect = pygame.Rect(column.left, top, column.width, high)
            listed.add(TextEntry(f"maker.past.{at}", rect, value, partial(self.tell, at),
                                 hint=hint, limit=110))  # fmt: skip
            top += high + m.du(6)
        return top

    def _group(
        self, m: Metrics, listed: ScrollArea, column: pygame.Rect, group: Group, number: int
    ) -> int:
        """Add a group of things to choose; return where it ends."""
        top, gap = column.top, m.du(6)
        if group.title:
            line = pygame.Rect(column.left, top, column.width, m.pitch(TAG))
            listed.add(Label(f"group.{number}", line, group.title, TAG, LAMPLIT))
            top = line.bottom + m.du(2)
        if not group.items:
            return top
        narrow = {"rows": 420, "tiles": 150, "steppers": 300, "faces": 150}[group.look]
        least = {"rows": 1, "tiles": 2, "steppers": 1, "faces": 3}[group.look]
        across = max(least, min(4, (column.width + gap) // (m.du(narrow) + gap)))
        wide = (column.width - gap * (across - 1)) // across
        for start in range(0, len(group.items), across):
            line_of = group.items[start : start + across]
            if group.look == "faces":
                high = min(wide, m.du(170))
            else:
                high = max(ItemTile.height(m, each, self._room(m, wide, each)) for each in line_of)
            for at, item in enumerate(line_of):
                rect = pygame.Rect(column.left + at * (wide + gap), top, wide, high)
                self._item(m, listed, rect, item, start + at + 1, group.look == "faces")
            top += high + gap
        return top + m.du(6)

    @staticmethod
    def _room(m: Metrics, wide: int, item: Item) -> int:
        return wide - m.touch - m.du(4) if item.less is not None else wide

    def _item(
        self, m: Metrics, listed: ScrollArea, rect: pygame.Rect, item: Item, number: int,
        face: bool,
    ) -> None:  # fmt: skip
        take = partial(self.choose, item.after)
        if face:
            high = rect.height
            picture = pygame.Rect(rect.left, rect.top, high, high)
            listed.add(FaceTile(picture, item, number, take))
        else:
            main = pygame.Rect(rect.left, rect.top, self._room(m, rect.width, item), rect.height)
            listed.add(ItemTile(main, item, take))
            if item.less is not None:
                minus = pygame.Rect(main.right + m.du(4), rect.top, m.touch, rect.height)
                give = partial(self.choose, item.less)
                less = f"less.{item.id}"
                listed.add(Button(less, minus, "\N{MINUS SIGN}", give, tip="Take one step back."))
                self.listed[less] = item.less
        self.listed[f"item.{item.id}"] = item.after

    def _reasons(self, m: Metrics, line: Room) -> None:
        """Add a line for what is illegal, or for what the last press came to."""
        faults = cr.faults(self.makings, self.choices)
        wrong = [each.reason.text for each in faults if not each.open]
        lapsing = "" if faults else cr.lapsing(self.makings, self.choices)
        told = self.note or (wrong[0] if wrong else lapsing)
        self.form.add(Label("maker.reason", line, told, "caption", BAD))

    def _foot(self, m: Metrics, line: Room) -> None:
        faults = cr.faults(self.makings, self.choices)
        undo = keymap.key("table.undo")
        buttons = (
            Button("maker.back", line, "Back", self.app.stack.pop, hotkey=keymap.key("back")),
            Button("maker.fill", line, "Fill it in for me", self.fill, hotkey="F",
                   tip="Say what the hero does, and the sheet fills itself in."),
            Button("maker.surprise", line, "Surprise me", self.surprise, hotkey="R",
                   tip="Any legal hero at all."),
            Button("maker.undo", line, "Undo", self.undo, hotkey=undo, enabled=bool(self.before),
                   reason="Nothing to undo yet."),
        )  # fmt: skip
        for button in buttons:
            button.rect = line.west(button.natural_width(m), m.du(8))
            self.form.add(button)
        why = faults[0].reason.text if faults else ""
        sign = Button("maker.sign", line, "Sign the sheet", self.sign, kind="primary",
                      hotkey="G", enabled=not faults, reason=why)  # fmt: skip
        sign.rect = line.east(min(line.width, sign.natural_width(m)), m.du(8))
        following = self._following()
        if following is not None and faults:
            onward = Button("maker.next", line, f"Next: {STEPS[following][0]}",
                            partial(self.turn_to, following), hotkey="N")  # fmt: skip
            onward.rect = line.east(min(line.width, onward.natural_width(m)))
            if onward.rect.width >= onward.natural_width(m):
                self.form.add(onward)
        self.form.add(sign)

    def _following(self) -> Step | None:
        """Return the next step that is open or wrong, after this one and around; with experience to
        spend, those ahead that spend it as well."""
        steps = list(STEPS)
        at = steps.index(self.step)
        waiting = {each.step for each in cr.faults(self.makings, self.choices)}
        left = cr.spare(self.makings, self.choices)
        spending = [each for each in cr.SPENDING if left >= LEAST.get(each, RANK)]
        ahead = [each for each in steps[at + 1 :] if each in waiting or each in spending]
        return next(iter([*ahead, *(each for each in steps[:at] if each in waiting)]), None)

    # -- what the player does --

    def turn_to(self, step: Step) -> None:
        """Show another step."""
        self.step, self.note = step, ""
        self.renew()
        area = self.form.find("maker.list")
        if isinstance(area, ScrollArea):
            area.scroll_to(0)

    def renew(self) -> None:
        """Lay the screen out again."""
        self.relayout(self.app.metrics)

    def choose(self, after: Choices, typed: str = "") -> None:
        """Go on with other choices; what is typed into one field is undone at once."""
        if after == self.choices:
            return
        if not typed or typed != self.typing:
            self.before.append(self.choices)
        self.typing, self.choices, self.note = typed, after, ""
        self.renew()

    def call(self, name: str) -> None:
        """Give the hero a name."""
        self.choose(replace(self.choices, name=name), NAME_FIELD)

    def tell(self, at: int, words: str) -> None:
        """Write a line of the past."""
        past = list(self.choices.past)
        past[at] = words
        self.choose(replace(self.choices, past=(past[0], past[1], past[2])), f"past.{at}")

    def undo(self) -> None:
        """Take the last change back."""
        if self.before:
            self.choices, self.typing, self.note = self.before.pop(), "", ""
            self.renew()

    def surprise(self) -> None:
        """Fill the sheet in at random."""
        self.choose(filling.surprise(self.makings, random.randrange(SEEDS)))

    def fill(self) -> None:
        """Ask for one word, then fill the sheet in; or take a code."""
        picks = [Pick(id, WORD_NAMES[id], ", ".join(SKILL_NAMES[skill] for skill in wanted[:3]))
                 for id, wanted in WORDS.items()]  # fmt: skip
        picks.append(Pick(CODE, "From a code", "Takes the hero whose code is on the clipboard."))
        self.app.stack.push(PickScene(self.app, "What does the hero do?", picks, "",
                                      self.fill_in, lambda: self._rect("maker.fill")))  # fmt: skip

    def _rect(self, id: str) -> pygame.Rect:
        found = self.form.find(id)
        return found.visible_rect if found is not None else pygame.Rect(0, 0, 0, 0)

    def fill_in(self, answer: str) -> None:
        """Fill the sheet in from a word of the menu."""
        if answer == CODE:
            self.take_code(pasted_text())
            return
        word = next(each for each in WORDS if each == answer)
        self.choose(filling.filled(self.makings, random.randrange(SEEDS), word, self.choices))

    def take_code(self, text: str) -> None:
        """Take the hero of a code, or say why it is none."""
        try:
            self.choose(hero_codes.decode(self.makings, text))
        except CodeError as error:
            self.note = f"The clipboard holds no hero: {error}"
            self.app.cue("refuse")
            self.renew()

    def sign(self) -> None:
        """Put the hero on the shelf and leave."""
        made = Kept(self.choices, cr.hero(self.makings, self.choices))
        the_game().content.welcome((made.hero,))
        instead = self.instead

        def kept(shelf: kept_heroes.Shelf) -> kept_heroes.Shelf:
            changed = shelf.with_hero(made, instead)
            return changed if instead else replace(changed, draft=None)

        kept_heroes.change(kept)
        self.before, self.choices = [], Choices()
        self.done(made.hero.id)
        self.app.stack.pop()

    def leave(self) -> None:
        """Keep a sheet that is not signed for the next time."""
        if not self.instead and self.choices != Choices():
            kept_heroes.change(lambda shelf: replace(shelf, draft=self.choices))

    # -- events and painting --

    def handle(self, event: pygame.event.Event) -> bool:
        """Esc leaves a field before it leaves the screen."""
        typing = isinstance(self.form.focus, TextEntry)
        if typing and event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.form.set_focus(self.form.find(f"step.{self.step}"))
            return True
        return super().handle(event)

    def on_update(self, dt: float) -> None:
        """Follow the pointer, or the focus while keys are in use."""
        found = self.form.focus if self.form.ring else self.form.hover
        id = found.id if found is not None and found.id in self.listed else ""
        if id != self.pointed:
            self.pointed = id
            if self.effects is not None:
                self.effects.changed()

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.ground.get(self.m.size, self.m, self._paint_ground), (0, 0))

    def _paint_ground(self, surface: pygame.Surface) -> None:
        backdrop.paint(surface, VEIL)
