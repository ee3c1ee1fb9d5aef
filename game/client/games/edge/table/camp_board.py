"""The stage in camps, shops and ports: treatment, cards, ranks."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    LAMPLIT,
    NAME,
    ON_INK,
    PAPER,
    SODIUM,
    TAG,
    TOBACCO,
    TYPED,
)
from game.client.games.edge.stage import heroes
from game.client.games.edge.stage.card import SceneBoard, backdrop
from game.client.games.edge.table import talent_cards
from game.client.tabletop.kit.spots import Name, Spots
from game.client.tabletop.play.controller import Placed
from game.edge.cards import scenes as s
from game.edge.names import skill_named
from game.edge.seat_view import CheckView
from game.edge.text.names import SKILL_NAMES
from game.edge.talent_cards import TalentCard
from game.table.decisions import Intent, Option, option, parse
from game.table.grammar import listed
from game.table.refusals import Reason

TREATS = ("treat", "decode", "mend_scar", "work_off")
TRIED = ("treat", "decode")
"""verbs that open a check"""
CLEAR = 46
"""hundredths of a camp's stage for its picture alone"""
BESIDE_DU, BESIDE_HIGH_DU = 700, 440
"""size of a hero's page from which skills and talent card lie side by side"""
TICKET = 37
"""hundredths of that page for the talent card"""
FOOT_DU = 44
"""height of the buttons below a hero's page"""
PARTS = {"learn": ("learn", "talent", "raise", "enter"), "trade": ("buy", "sell"), "people": TREATS}
"""by part of a port, the verbs that are on the stage"""


class CampBoard(SceneBoard):
    """A camp, a shop, or the port between two chapters."""

    @property
    def trades(self) -> bool:
        """True where things are bought and sold."""
        return self.model.step == "shop" or (self.model.step == "port" and self.ui.port == "trade")

    @property
    def resting(self) -> bool:
        """True in a camp, whose picture fills the stage as in other scenes."""
        return self.model.step == "camp"

    @property
    def learner(self) -> str:
        """The hero whose ranks are on the stage, "" for none."""
        kind, _, who = self.ui.port.partition(".")
        bare = kind == "jobs" and not self.model.seat_view.board
        if not (kind == "learn" or bare) or self.model.step != "port":
            return ""
        return who if who in self.model.heroes else self.model.heroes[0]

    def names(self) -> list[Name]:
        """Return what can be done with people here."""
        model = self.model
        if model.step == "port" and self.learner:
            if self.ui.growth == "card" and not self.beside():
                return []
            if self.ui.growth == "more":
                found = model.seat_view.entries[self.learner]
                return [("enter", option("enter", e.special, self.learner).key) for e in found]
            offered = [o for o in model.options if o.verb == "learn" and o.target == self.learner]
            return [("learn", f"{o.source}@{o.target}") for o in offered]
        if model.step == "port" and self.ui.port != "people":
            return []
        return [("treat", o.key) for o in model.options if o.verb in TREATS]

    @property
    def talent_cards(self) -> tuple[TalentCard, ...]:
        """The talent cards of the hero on the stage."""
        return self.model.seat_view.talent_cards.get(self.learner, ())

    @property
    def talent_card(self) -> TalentCard | None:
        """The talent card on view, the last one unless another was chosen."""
        found = self.talent_cards
        chosen = next((each for each in found if each.special == self.ui.talent_card), None)
        return chosen or (found[-1] if found else None)

    def beside(self) -> bool:
        """Return True if skills and talent card have room side by side."""
        whole = self._whole()
        return whole.width >= self.m.du(BESIDE_DU) and whole.height >= self.m.du(BESIDE_HIGH_DU)

    def _talent_card_at(self) -> pygame.Rect:
        """Return the place of the talent card, empty where it is not on view."""
        body = self._page()
        if self.talent_card is None or not (self.beside() or self.ui.growth == "card"):
            return pygame.Rect(body.right, body.top, 0, 0)
        part = body.width * TICKET // 100
        wide = min(part, self.m.du(talent_cards.WIDE_DU)) if self.beside() else body.width
        left = body.right - wide if self.beside() else body.centerx - wide // 2
        return pygame.Rect(left, body.top, wide, min(body.height, self.m.du(600)))

    def _page(self) -> pygame.Rect:
        """Return the page of a hero in port, above its buttons."""
        inner = self._inner()
        top = inner.top + self._head_high(inner)
        foot = self.m.du(FOOT_DU + 8) if self.learner else 0
        return pygame.Rect(inner.left, top, inner.width, inner.bottom - top - foot)

    def foot(self) -> pygame.Rect:
        """Return the line of buttons below the page of a hero."""
        inner, high = self._inner(), self.m.du(FOOT_DU)
        return pygame.Rect(inner.left, inner.bottom - high, inner.width, high)

    def order(self) -> Sequence[str]:
        return [self._key(name) for name in self.names()][:9]

    @staticmethod
    def _key(name: Name) -> str:
        if name[0] == "learn":
            skill, _, who = name[1].partition("@")
            return option("learn", skill, who).key
        return name[1]

    def _areas(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the part for people or ranks, and that for stowed cards and wares."""
        inner, body = self._inner(), self._page()
        if self.learner:
            card = self._talent_card_at()
            if self.beside() and card.width:
                body.width = card.left - self.m.du(14) - body.left
            elif card.width:
                body.width = 0
            return body, pygame.Rect(body.left, body.bottom, 0, 0)
        part = 48 if self.names() and inner.width < self.m.du(900) else 34 if self.names() else 0
        if self.trades and self.model.step == "port":
            part = 0
        left = pygame.Rect(body.left, body.top, body.width * part // 100, body.height)
        gap = self.m.du(14) if part else 0
        right = pygame.Rect(left.right + gap, body.top, body.right - left.right - gap, body.height)
        return left, right

    def _whole(self) -> pygame.Rect:
        """Return the stage with the room of the check tray."""
        m, area = self.m, self.area.union(self.areas.check)
        pad = m.pick(12, 8)
        return area.inflate(-2 * pad, -2 * pad)

    def _photograph(self) -> pygame.Rect:
        """Return the place of the scene's picture, empty where there is no room for it."""
        whole = self._whole()
        if (
            self.model.step == "port"
            or whole.height < self.m.du(330)
            or whole.width < self.m.du(900)
        ):
            return pygame.Rect(whole.topleft, (0, 0))
        width = whole.width * CLEAR // 100 if self.resting else whole.height * 66 // 100
        return pygame.Rect(whole.topleft, (width, whole.height))

    def _inner(self) -> pygame.Rect:
        """Return the room beside the picture."""
        whole, picture = self._whole(), self._photograph()
        if not picture.width:
            return whole
        left = picture.right + self.m.du(16)
        return pygame.Rect(left, whole.top, whole.right - left, whole.height)

    def _head_high(self, inner: pygame.Rect) -> int:
        m = self.m
        if self.model.step == "port":
            return m.du(52)
        if inner.height < m.du(330):
            return m.pitch(HEAD) + m.du(16)
        return min(self.sheet_height(inner.width, self.words()), inner.height * 4 // 10) + m.du(14)

    def spots(self) -> dict[Name, pygame.Rect]:
        left, right = self._areas()
        found: dict[Name, pygame.Rect] = {}
        if left.width:
            found |= dict(zip(self.names(), self._rows(left, len(self.names()))))
        if self.talent_card is not None and (area := self._talent_card_at()).width:
            found |= talent_cards.spots(self.m, self.talent_card, self.learner, area)
        if right.width:
            found |= self._cards(right)
        return found

    def _rows(self, area: pygame.Rect, count: int) -> list[pygame.Rect]:
        m, gap = self.m, self.m.du(6)
        if not count:
            return []
        columns = max(1, min(count, area.width // m.du(330)))
        lines = -(-count // columns)
        while (lines * (m.du(44) + gap) > area.height + gap
               and columns < count and area.width // (columns + 1) > m.du(150)):  # fmt: skip
            columns += 1
            lines = -(-count // columns)
        high = min(m.du(58), max(m.pitch(TAG) + 2, (area.height - gap * (lines - 1)) // lines))
        wide = (area.width - gap * (columns - 1)) // columns
        return [
            pygame.Rect(area.left + at // lines * (wide + gap), area.top + at % lines
                        * (high + gap), wide, high)
            for at in range(count)
        ]  # fmt: skip

    def wares(self) -> list[str]:
        """Return the cards for sale."""
        scene, content = self.scene, self.model.content
        if not self.trades:
            return []
        if isinstance(scene, s.Shop) and self.model.step == "shop":
            return list(scene.stock)
        return [id for id, card in content.gear.items() if card.type != "story" and card.price]

    def _cards(self, area: pygame.Rect) -> dict[Name, pygame.Rect]:
        """Return places for stowed cards, the till, and wares."""
        m, gap = self.m, self.m.pick(8, 5)
        found: dict[Name, pygame.Rect] = {}
        label = m.pitch(TAG) + m.du(4)
        wares, stowed = self.wares(), list(self.model.seat_view.stowed)
        least = m.pick(150, 120)
        columns = max(1, (area.width + gap) // (least + gap))
        wide = (area.width - gap * (columns - 1)) // columns
        slots = [*([("place", "till")] if wares else []), ("place", "stowed")]
        lines = -(-len(wares) // columns) + -(-(len(stowed) + len(slots)) // columns)
        labels = label * (2 if wares else 1)
        high = min(m.du(96), max(m.pitch(TAG) * 2, (area.height - labels) // max(1, lines) - gap))
        top = area.top
        for group in ([("ware", id) for id in wares], [*slots, *(("card", c) for c in stowed)]):
            if not group:
                continue
            top += label
            for at, name in enumerate(group):
                left = area.left + at % columns * (wide + gap)
                found[name] = pygame.Rect(left, top + at // columns * (high + gap), wide, high)
            top += -(-len(group) // columns) * (high + gap)
        return found

    def place(self, option: Option, spots: Spots) -> Placed | None:
        if option.verb == "learn":
            return Placed(option, ("learn", f"{option.source}@{option.target}"))
        if option.verb in ("talent", "raise"):
            return Placed(option, (talent_cards.PUNCH, option.key))
        if option.verb == "enter":
            return Placed(option, ("enter", option.key))
        if option.verb == "buy":
            return Placed(option, ("ware", option.source))
        return Placed(option, ("treat", option.key)) if option.verb in TREATS else None

    def intent(self, source: Name, target: Name | None) -> Intent | Reason | None:
        if target is None and source[0] in (talent_cards.PUNCH, "enter"):
            return parse(source[1])
        if target is None:
            return option("buy", source[1]) if source[0] == "ware" else None
        if source[0] == "card" and target == ("place", "till"):
            return option("sell", source[1])
        if source[0] == "card" and target == ("place", "stowed"):
            return option("stow", source[1])
        return None

    # -- what it looks like --

    def still(self, surface: pygame.Surface, spots: Spots) -> None:
        m, scene, inner = self.m, self.scene, self._inner()
        surface.fill(theme.mix(INK, TOBACCO, 0.12), self.area.union(self.areas.check))
        picture = self._photograph()
        if picture.width and scene is not None and self.resting:
            backdrop(surface, self.area.union(self.areas.check), inner.left, scene.art, m)
        elif picture.width and scene is not None:
            self.picture_card(surface, picture, scene)
        if self.model.step != "port" and scene is not None:
            self._draw_story(surface, pygame.Rect(inner.left, inner.top, inner.width,
                                            self._head_high(inner) - m.du(10)), scene)  # fmt: skip
        for name, rect in spots.items():
            if name[0] == "place" and name[1] in ("stowed", "till"):
                edge = theme.mix(INK, PAPER, 0.3)
                pygame.draw.rect(surface, edge, rect, max(1, m.du(2)), border_radius=m.du(5))
                word = "Stow here" if name[1] == "stowed" else "Sell here: half the price"
                sheets.text(surface, m, rect.inflate(-m.du(12), -m.du(8)), word, theme.MUTED,
                            "tile", where="camp.place")  # fmt: skip
        self._label(surface, spots, "ware", "For sale")
        self._label(surface, spots, "place", "In the hold")
        self._hints(surface, spots)

    def _hints(self, surface: pygame.Surface, spots: Spots) -> None:
        """Say below the cards what can be done here, where there is room for it."""
        m, (_, area) = self.m, self._areas()
        if self.learner or self.trades:
            return
        last = max((r.bottom for n, r in spots.items() if n[0] == "place"
                    and area.colliderect(r)), default=area.top)  # fmt: skip
        room = pygame.Rect(area.left, last + m.du(14), min(area.width, m.du(620)), 0)
        room.height = area.bottom - room.top
        told = list(self._told_here())
        movable = {each.source for each in self.model.options if each.verb == "wear"}
        stuck = [each for each in self.model.seat_view.stowed if each not in movable]
        told.append("Drag a card to another slot, to the other hero, or into the hold.")
        if stuck:
            cards = listed(literal(self.model.content.name(each)) for each in stuck)
            told.append(f"No slot is free for {cards}: drag another card into the hold first.")
        if room.height >= m.pitch("body"):
            sheets.text(surface, m, room, "\n".join(told), theme.MUTED, "body", "tile",
                        where="camp.hints")  # fmt: skip

    def _told_here(self) -> Iterator[str]:
        """Return what the camp has done, and that nobody needs help if that is so."""
        scene = self.scene
        if self.model.step == "camp" and isinstance(scene, s.Camp):
            n = scene.heals
            heals = f" Each hero heals up to {n} {'wounds' if n > 1 else 'wound'}." if n else ""
            yield f"Your strain is gone, and every card is ready.{heals}"
        if not self.names():
            heroes_ = map(self.model.person, self.model.heroes)
            hurt = any(each.wounds or each.injuries for each in heroes_)
            yield "No more can be treated in this camp." if hurt else "No one needs treatment."

    def _label(self, surface: pygame.Surface, spots: Spots, kind: str, word: str) -> None:
        m = self.m
        mine = [rect for name, rect in spots.items() if name[0] == kind and "." not in name[1]
                or name[0] == kind == "ware"]  # fmt: skip
        if mine:
            rect = mine[0]
            line = pygame.Rect(
                rect.left, rect.top - m.pitch(TAG) - m.du(3), m.du(300), m.pitch(TAG)
            )
            sheets.line(surface, m, TAG, word, theme.MUTED, line, where="camp.label")

    def _draw_story(self, surface: pygame.Surface, rect: pygame.Rect, scene: s.Scene) -> None:
        m = self.m
        sheets.paper(surface, rect, m)
        inner = rect.inflate(-2 * m.du(16), -2 * m.du(5))
        if rect.height < m.pitch(HEAD) + m.du(30):
            wide = fonts.measure(m, HEAD, scene.name)[0] + m.du(16)
            sheets.line(surface, m, HEAD, scene.name, TYPED, inner, where="camp.name")
            inner.left, inner.width = inner.left + wide, inner.width - wide
            told = " ".join(self.model.seat_view.text)
            style = sheets.narrower(m, told, inner.width, "body", "tile")
            sheets.line(surface, m, style, told, TYPED, inner, where="camp.text")
            return
        head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(HEAD))
        sheets.line(surface, m, HEAD, scene.name, TYPED, head, where="camp.name")
        inner.top, inner.height = head.bottom, inner.bottom - head.bottom
        sheets.text(surface, m, inner, self.words(), TYPED, "story", "reading", "body", "tile",
                    where="camp.text")  # fmt: skip

    def live(
        self, surface: pygame.Surface, spots: Spots, pointed: Name | None, away: Collection[Name]
    ) -> None:
        m, at = self.m, 0
        for name, rect in spots.items():
            if name[0] in ("treat", "learn", "enter"):
                at += 1
                ground = theme.mix(INK, TOBACCO, 0.34 if name == pointed else 0.2)
                sheets.plate(surface, rect, m, None, ground)
                inner = rect.inflate(-2 * m.du(10), -2 * m.du(3))
                if at < 10:
                    cap = pygame.Rect(inner.left, inner.top, m.du(22), inner.height)
                    sheets.line(surface, m, NAME, str(at), theme.AMBER, cap, where="camp.digit")
                    inner.left, inner.width = cap.right, inner.width - cap.width
                self._row_words(surface, inner, name)
            elif name[0] == "ware":
                self._ware(surface, rect, name[1], name == pointed)
        if self.talent_card is not None and (area := self._talent_card_at()).width:
            talent_cards.draw(
                surface,
                m,
                self.talent_card,
                self.learner,
                area,
                spots,
                lambda name: self.model.find(name[1]) is not None,
                pointed,
            )

    def _row_words(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        m, model = self.m, self.model
        label = model.labels.get(self._key(name))
        told = label.label if label is not None else ""
        detail = label.detail if label is not None else ""
        ink = theme.INK if model.find(self._key(name)) is not None else theme.DISABLED
        if name[0] == "enter":
            entry = next(
                each
                for each in model.seat_view.entries[self.learner]
                if option("enter", each.special, self.learner).key == name[1]
            )
            told, detail = f"{entry.name}, {entry.career}", f"{entry.price} xp"
        if name[0] == "learn":
            id, _, who = name[1].partition("@")
            skill = skill_named(id)
            rank = model.person(who).rank(skill)
            told = f"{SKILL_NAMES[skill]} {rank} to {rank + 1}"
            detail = f"{model.seat_view.prices[who, skill]} xp"
        offered = model.find(name[1]) if name[0] == "treat" else None
        if offered is not None and offered.verb in TRIED and model.step == "camp":
            detail = sheets.percent(self._chance_to_treat(offered))
        wide = fonts.measure(m, TAG, detail)[0] + m.du(8) if detail else 0
        if wide and wide < rect.width // 2:
            sheets.line(surface, m, TAG, detail, LAMPLIT, rect, "right", "camp.cost")
            rect = pygame.Rect(rect.left, rect.top, rect.width - wide, rect.height)
        styles = ("body_bold", NAME, TAG, "tile") if name[0] == "treat" else (TAG, "tile")
        style = sheets.narrower(m, told, rect.width, *styles)
        laid = sheets.wrap(m, literal(told), rect.width, "tile", ink)
        if fonts.measure(m, style, told)[0] > rect.width and laid.height <= rect.height:
            room = Room(rect).piece(rect.width, laid.height)
            sheets.text(surface, m, room, literal(told), ink, "tile", where="camp.row")
            return
        sheets.line(surface, m, style, told, ink, rect, where="camp.row")

    def _chance_to_treat(self, treats: Option) -> float:
        """Return the chance of a Medicine check, or of opening a datapad, as it opens."""
        if treats.verb == "decode":
            tried = CheckView("decode", self.model.seat_view.scene, treats.target,
                              skill="computers", target=treats.source)  # fmt: skip
            return self.model.chance(tried)
        patient, _, row = treats.target.partition(".")
        check = CheckView("medicine", self.model.seat_view.scene, treats.source, row, "medicine",
                          target=patient)  # fmt: skip
        return self.model.chance(check)

    def _ware(self, surface: pygame.Surface, rect: pygame.Rect, id: str, hot: bool) -> None:
        m, model = self.m, self.model
        found = model.content.card(id)
        can = model.find(option("buy", id).key) is not None
        heroes.card(surface, rect, model, id, m, dark=not can)
        told = f"{found.price:,}"
        line = rect.inflate(-2 * m.du(7), -2 * m.du(3))
        foot = pygame.Rect(0, 0, fonts.measure(m, NAME, told)[0] + m.du(12), m.pitch(TAG))
        foot.bottomright = line.bottomright
        ground = theme.mix(PAPER, TOBACCO, 0.35) if can else INK
        pygame.draw.rect(surface, ground, foot, border_radius=m.du(3))
        ink = TYPED if can else ON_INK["alarm"]
        sheets.line(surface, m, NAME, told, ink, foot, "center", "ware.price")
        if can and hot:
            pygame.draw.rect(surface, SODIUM, rect, max(2, m.du(2)), border_radius=m.du(4))
