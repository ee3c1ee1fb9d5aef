"""The lead and the partner of a case, and everybody who may take a place."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.games.edge.campaign import kept_heroes
from game.client.games.edge.cards import art
from game.client.games.edge.maker.scene import MakerScene
from game.client.games.edge.play.party import Party, made_heroes, the_game
from game.client.games.edge.setup.hero_picker import HeroTile, Place
from game.client.paths import open_folder
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.character_drag import CharacterDrag
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.pick_menu import Pick, PickScene
from game.client.widgets import Button, Form, Label, ScrollArea
from game.client.widgets.clipboard import copy_text
from game.client.widgets.scroll import BAR_DU
from game.edge.cards.models import Hero
from game.edge.creation import Makings
from game.edge.text import hero_sheets
from game.table.files import said

ROOMY_DU = 520
"""width from which lead, partner and the button stand in one row"""
LEAST_DU = 64
"""height of a hero's tile below which they scroll"""


class Pair:
    """The heroes of the party. ``spot`` is the place that the next one takes."""

    def __init__(self, setup: Setup[Party]) -> None:
        self.setup, self.form = setup, setup.form
        self.spot = 0
        self.carrying = CharacterDrag(setup, self._drag_picture, self.put)

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    def add(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the two places, and everybody who may take one."""
        made = made_heroes(self.party.in_campaign)
        heroes = [*the_game().content.heroes, *made]
        gap, roomy = m.du(8), area.width >= m.du(ROOMY_DU)
        wide = m.pick(190, 150) + gap
        head = m.pitch("label") if roomy else m.touch
        label = pygame.Rect(area.left, area.top, area.width - wide, head)
        self.form.add(Label("new.cast", label, "Who goes", "label", theme.MUTED))
        top = label.bottom + m.du(2)
        places = pygame.Rect(area.left, top, area.width, min(m.du(96), (area.bottom - top) * 24
                                                             // 100))  # fmt: skip
        making = pygame.Rect(places.right - wide + gap, top, wide - gap, places.height)
        if roomy:
            places.width -= wide
        else:
            making.top, making.height = area.top, m.touch
        tip = "Opens a blank sheet: a hero takes a few minutes."
        full = kept_heroes.read().why_full
        self.form.add(Button("new.make", making, "Make a hero", self.make, hotkey="M", tip=tip,
                             show_key=False, enabled=not full, reason=full))  # fmt: skip
        for place, rect in enumerate(row(places, 2, gap)):
            who = self.party.heroes[place]
            self.form.add(Place(rect, place, who, place == self.spot, self.choose_place))
        rest = pygame.Rect(area.left, places.bottom + gap, area.width, 0)
        rest.height = area.bottom - rest.top
        across = 3 if rest.width >= m.du(520) else 2
        lines = -(-len(heroes) // across)
        high = min(m.du(150), (rest.height - gap * (lines - 1)) // lines)
        listed: Form | ScrollArea = self.form
        if made and high < m.du(LEAST_DU):
            high = m.du(LEAST_DU)
            listed = self.form.add(ScrollArea("new.heroes", pygame.Rect(rest)))
            rest = pygame.Rect(rest.left, rest.top, rest.width - m.du(BAR_DU), rest.height)
        for at, who in enumerate(heroes):
            band = pygame.Rect(rest.left, rest.top + at // across * (high + gap), rest.width, high)
            rect = row(band, across, gap)[at % across]
            taken = self.party.heroes.index(who) if who in self.party.heroes else None
            why = self.party.why_not(self.spot, who)
            if who in made:
                menu = pygame.Rect(rect.right - m.touch, rect.top, m.touch, rect.height)
                rect = pygame.Rect(rect.left, rect.top, rect.width - m.touch - m.du(3), rect.height)
            listed.add(
                HeroTile(rect, who, taken, self.pick, self.carrying.carry, self.carrying.drop, why)
            )
            if who in made:
                tip = f"Change, copy, share or delete {made[who].name}."
                listed.add(Button(f"hero.{who}.menu", menu, "", partial(self.open_menu, who),
                                  kind="icon", icon="menu", tip=tip))  # fmt: skip

    def _drag_picture(self, who: str, px: int) -> pygame.Surface:
        """Return the picture of a hero in hand."""
        m = self.setup.m
        return images.cut(art.hero(who, (px, px), the_game().content.name(who), m), m.du(6))

    def choose_place(self, place: int) -> None:
        """Choose the place that the next hero takes."""
        self.spot = place
        self.setup.changed()

    # -- the player's own heroes --

    def make(self) -> None:
        """Open the blank sheet."""
        self.setup.app.stack.push(MakerScene(self.setup.app, self._made))

    def _made(self, id: str, before: str = "") -> None:
        """Let a hero that was made or changed take the place."""
        heroes = self.party.heroes
        if before in heroes:
            heroes[heroes.index(before)] = id
        elif id not in heroes:
            heroes[self.spot] = id
        self.setup.changed()

    def open_menu(self, who: str) -> None:
        """Offer what can be done with a hero of the player's own."""
        shelf = kept_heroes.read()
        kept = shelf.find(who)
        gone = "" if kept is not None else "Only the campaign knows this hero now."
        code = hero_sheets.code(self._makings(), kept.choices) if kept is not None else ""
        no_code = "" if code else "Heroes with parts of packs have no code."
        picks = [
            Pick("change", "Change", "Opens the sheet. Saved games keep the hero as it was.", gone),
            Pick("copy", "Copy", "Makes a second sheet like this one.", gone or shelf.why_full),
            Pick("code", "Copy the code", code, gone or no_code),
            Pick("pack", "Export", "Writes a pack of this one card and opens its folder."),
            Pick("delete", "Delete", "Saved games and campaigns keep the hero.", gone),
        ]
        name, choose = the_game().content.name(who), partial(self._do, who)
        self.setup.app.stack.push(
            PickScene(self.setup.app, name, picks, "", choose,
                      lambda: self.setup.rect_of(f"hero.{who}.menu"))
        )  # fmt: skip

    @staticmethod
    def _makings() -> Makings:
        return Makings.of(the_game().content.components)

    def _do(self, who: str, what: str) -> None:
        """Do what was chosen from the menu of a hero."""
        kept = kept_heroes.read().find(who)
        if what == "pack":
            self._export(the_game().content.heroes[who])
        elif kept is None:
            return
        elif what == "change":
            done = partial(self._made, before=who)
            self.setup.app.stack.push(MakerScene(self.setup.app, done, kept))
        elif what == "copy":
            kept_heroes.change(lambda shelf: shelf.with_copy(self._makings(), kept))
            self.setup.changed()
        elif what == "code":
            copied = copy_text(hero_sheets.code(self._makings(), kept.choices))
            told = "The code is on the clipboard." if copied else "There is no clipboard here."
            self.setup.changed(told)
        else:
            kept_heroes.change(lambda shelf: shelf.without(who))
            self._replace(who)
            self.setup.changed(f"{kept.hero.name} is off the shelf.")

    def _replace(self, who: str) -> None:
        """Let a ready hero take the place of one who is gone."""
        heroes = self.party.heroes
        if who in heroes and who not in made_heroes(self.party.in_campaign):
            free = (id for id in the_game().content.heroes if id not in heroes)
            heroes[heroes.index(who)] = next(free)

    def _export(self, hero: Hero) -> None:
        """Write a hero as a pack, and open its folder."""
        try:
            folder = kept_heroes.packed(hero)
        except OSError as error:
            self.setup.changed(f"The pack cannot be written: {said(error)}.")
            return
        open_folder(folder)
        self.setup.changed(f"The pack is in {folder}")

    # -- who goes --

    def put(self, who: str, place: int) -> None:
        """Put a hero into a place."""
        self.spot = place
        self.pick(who)

    def pick(self, who: str) -> None:
        """Give the chosen place to a hero, or offer to exchange the lead and the partner. A player
        alone then fills the other place."""
        if self.setup.choices.assign(self.party, self.spot, who, f"hero.{who}"):
            if len(self.party.seats) == 1:
                self.spot = 1 - self.spot
            self.setup.changed()
