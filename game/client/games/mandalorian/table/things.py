"""The things on the table of a mission: cards, slots, characters, threats, piles."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.client.draw import images, theme
from game.client.draw.richtext import literal
from game.client.games.mandalorian.campaign.intro import reread
from game.client.games.mandalorian.board import current_event, event_stage, forecast, past
from game.client.games.mandalorian.cards import faces, sheets, tokens
from game.client.games.mandalorian.cards.faces import BACK_WORDS
from game.client.games.mandalorian.cards.plates import figure
from game.client.games.mandalorian.identity.identity import (
    PEEK_KEY,
    SAND,
    SLATE,
    STEEL,
    color_of,
)
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.leak import secrets
from game.client.games.mandalorian.table import aim_plate, briefing, crew, large, lights
from game.client.games.mandalorian.table.areas import areas_of
from game.client.games.mandalorian.table.controller import Controller
from game.client.games.mandalorian.table.turns import who
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.table.contract import Table, Things
from game.client.widgets import keymap
from game.mandalorian.catalog import original
from game.mandalorian.text import missions, names, talk
from game.mandalorian.text.phrases import SHAPES, SLOT_ICONS, SLOTS
from game.table.decisions import Option
from game.table.grammar import capital, counted, listed

HELD_ALPHA = 225
DISRUPTED = (
    "A disrupt token adds its number to the slot until the slot empties. Saboteurs, some events, "
    "crises and threats put one on the slot with the least strength."
)


class MissionThing(Thing):
    """A thing of a mission."""

    table: Table
    model: Model
    controller: Controller

    @property
    def title(self) -> str:
        found, content = self.subject, self.model.content
        return content.name(found) if original(found) in content.components else found

    @property
    def tip(self) -> str:
        """Its note; of a goal of the thing in hand what dropping that here does, unless the plate
        over the map says so."""
        carry = self.controller.carry
        if carry is None or self.name not in carry.targets:
            return self.note
        plated = areas_of(self.table).at.shows("board") and not self.ui.keyed
        return (
            "" if plated else literal(aim_plate.drop_words(self.model, self.controller, self.name))
        )

    @property
    def note(self) -> str:
        """The words of the tooltip with nothing in hand, as markup, "" for none."""
        return ""

    @property
    def under(self) -> Name:
        """The space under a piece while something in hand goes to spaces."""
        carry = self.controller.carry
        if carry is None or self.name in carry.targets:
            return self.name
        space = ("space", self.controller.space_of(self.name))
        return space if space in carry.targets else self.name

    def picture(self) -> pygame.Surface | None:
        rect = self.view.spots.get(self.name)
        if rect is None or not self.moves:
            return None
        made = self.as_picture(rect.size)
        made.set_alpha(HELD_ALPHA)
        return made


# --- on the map -----------------------------------------------------------------------------------


class OnMap(MissionThing):
    """A space of the map, or a thing on it. Its note is the effect of a click now."""

    outlined, bright = False, True

    @property
    def answers(self) -> list[Option]:
        """The answers that a click can give."""
        meant = self.controller.stands_for(self.name)[1]
        return [each for each in self.model.options if each.target == meant]

    @property
    def note(self) -> str:
        found = self.answers if self.model.step != "act" else []
        if len(found) != 1 or found[0].verb == "push":
            return ""
        words = self.model.labels[found[0].key]
        detail = f"\n{literal(words.detail)}" if words.detail else ""
        return f"**{literal(words.label)}**{detail}"


class Space(OnMap):
    """A space of the map."""

    @property
    def title(self) -> str:
        squares = self.model.map.grid.squares
        return squares[self.id].label if self.id in squares else ""

    @property
    def note(self) -> str:
        """The answer of a click; otherwise the way there from each character, and the meaning of a
        number or a star."""
        said, model = super().note, self.model
        if said or model.shown or self.id not in model.map.grid.squares:
            return said
        square = model.map.grid.squares[self.id]
        told = [f"**{literal(square.label)}**: {literal(self._way_here())}."]
        if self.id in lights.hurting_spaces(model, {self.id: theme.DANGER}):
            told += self._guards()
        if square.number:
            told.append(f"**Space {square.number}**: missions and cards name it by this number.")
        if self.id in model.map.stars:
            told.append("**Star space**: reinforcements appear in the star space nearest you.")
        if self.id in model.map.colored("red"):
            told.append("**Red star**: like any other, except for cards that ask for a red one.")
        return "\n".join(told)

    def _guards(self) -> list[str]:
        """Return the damage of each sentry to a character who ends a move here."""
        play = self.model.play
        near = play.ranging.distance[self.id]
        return [
            f"**{literal(names.threat(play, play.state.kinds[each]))}**, a sentry: 1 damage to a "
            "character who ends a move here."
            for each in play.with_ability("sentry", play.state.spaces)
            if near.get(play.state.spaces[each], 9) <= 1
        ]

    def _way_here(self) -> str:
        """Return how far each character would have to walk."""
        play, ways = self.model.play, list[str]()
        for one, at in play.state.at.items():
            steps = play.walking.distance[at].get(self.id)
            name = self.model.content.name(one)
            far = "out of reach of" if steps is None else f"{counted(steps, 'space')} from"
            ways.append(f"{far} {name}" if steps != 0 else f"{name} is here")
        return ", ".join(ways)


class Door(OnMap):
    """A door, open or locked, by its number."""

    layer = 2

    @property
    def note(self) -> str:
        if super().note:
            return super().note
        if int(self.id) in self.model.view["doors"]:
            return f"**Door {self.id}**: open."
        about = self.model.content, self.model.mission, int(self.id)
        keys, ways = missions.keys(*about), missions.opens(*about)
        where = list[str]()
        for each in self.model.tokens:
            known = self.model.face(each["token"])
            if known in keys:
                place = names.place(self.model.play, each["space"])
                where.append(f"**{literal(known.name)}** is {literal(f'{place:in}')}.")
        told = (f"**Door {self.id}**: locked.", *map(literal, ways))
        return "\n".join((*told, *(where or self._backs({key.shape for key in keys}))))

    def _backs(self, shapes: Collection[str]) -> list[str]:
        """Return where the facedown threats lie among which is the one that unlocks it."""
        model, found = self.model, list[str]()
        for shape, word in SHAPES.items():
            if shape in shapes:
                lying = [each["space"] for each in model.tokens
                         if each["shape"] == shape and not each["threat"]]  # fmt: skip
                spaces = [f"{names.place(model.play, each):the}" for each in dict.fromkeys(lying)]
                if spaces:
                    found.append(f"Facedown and {word}: {literal(listed(spaces))}.")
        return found


class Token(OnMap):
    """A threat, faceup or facedown, by its handle."""

    layer, on_map, moves = 3, True, True

    @property
    def subject(self) -> str:
        return self.id if self.model.token(self.id) else ""

    @property
    def title(self) -> str:
        known = self.model.face(self.id)
        return known.name if known else "Facedown threat"

    @property
    def note(self) -> str:
        """The answer of a click; otherwise what was said about it."""
        return super().note or literal(talk.noted(self.model.play, self.id))

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        entry, model = self.model.token(self.id), self.model
        if entry is not None:
            face = model.face(self.id)
            surface.blit(tokens.token(rect.width, entry, face, model.mission.number), rect)
            if model.view["carrier"] == self.id:
                baby = tokens.pawn(rect.width // 2, "the_child")
                surface.blit(
                    baby, baby.get_rect(center=rect.topleft).move(rect.width // 6, rect.width // 6)
                )

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model, entry, known = self.model, self.model.token(self.id), self.model.face(self.id)
        if entry is None:
            return
        if known is None:
            self._facedown(surface, rect, entry["shape"])
            return
        more: list[sheets.Line] = []
        if known.enemy is not None and entry["up"]:
            left = known.enemy.health - int(entry["damage"])
            more.append(("body_bold", f"{left} of {known.enemy.health} health", theme.SOFT))
            if model.view["carrier"] == self.id:
                words = "It carries The Child. Defeat it, and The Child is free in its space."
                more.append(("body", words, theme.DANGER))
            if not model.shown:
                reached = forecast.forecast(model).reach.get(self.id, set())
                if reached:
                    names = listed([model.content.name(each) for each in sorted(reached)], "or")
                    more.append(("body", f"The next event may let it attack {literal(names)}.",
                                 theme.DANGER))  # fmt: skip
        elif not entry["up"]:
            more.append(("body_bold", "Looked at, still facedown", theme.SOFT))
        large.threat(surface, rect, model, entry["threat"], self.m, more)

    def _facedown(self, surface: pygame.Surface, rect: pygame.Rect, shape: str) -> None:
        """Draw the back of a threat, and what it can be."""
        mission = self.model.mission.number
        faces_ = (each for each in self.model.content.faces[mission]
                  if each.shape == shape and not each.orange and not each.aside)  # fmt: skip
        told = literal(", ".join(f"{each.count} {each.name}" for each in faces_))
        words = "It flips when a character enters its space, or when it is attacked."
        px = min(rect.width * 6 // 10, rect.height * 4 // 10)
        sheets.sheet(surface, rect, self.m, self.title, STEEL, [
            ("body", f"Facedown, {SHAPES[shape]}. {words}", theme.INK),
            ("caption", f"In this mission: {told}.", theme.SOFT),
        ], tokens.back(px, shape, mission))  # fmt: skip


class Child(OnMap):
    """The Child, while nobody carries it."""

    layer, on_map, moves = 3, True, True
    subject = "child"
    title = "The Child"

    @property
    def answers(self) -> list[Option]:
        return [each for each in self.model.options if each.verb == "rescue"]

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(tokens.pawn(rect.width, "the_child"), rect)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        words = "A character who acts in its space may rescue The Child, unless it fled this turn."
        sheets.sheet(surface, rect, self.m, self.title, theme.GOOD, [("body", words, theme.SOFT)])


class Marker(MissionThing):
    """The marker for what matters, which companions heed."""

    layer, outlined, moves = 2, False, True

    @property
    def note(self) -> str:
        """Its purpose, the marked places, and the reasons of companions in full."""
        model = self.model
        told = ["**Marker.** Put it on a space, a threat, a locked door or a character to tell "
                "companions what you want."]  # fmt: skip
        for seat, target in model.view["marks"].items():
            what = talk.thing(model.play, target)
            told.append(literal(f"{model.player_name(int(seat))}: {what}."))
        for seat, words in model.view["said"].items():
            for each in words:
                why, _, about = each.partition("@")
                said = talk.reason(model.play, why, about)
                told.append(literal(f"{model.player_name(int(seat))} {said}."))
        return "\n".join(told)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        on = any(each.verb == "mark" for each in self.model.options)
        crew.flag(surface, rect.center, rect.width * 9 // 10, on, self.m)


# --- the crew -------------------------------------------------------------------------------------


class Person(MissionThing):
    """A character."""

    readable = True

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model = self.model
        entry, card = model.character(self.id), model.content.characters[self.id]
        left = entry["health"] - entry["damage"]
        lines: list[sheets.Line] = [("body_bold", f"{left} of {entry['health']} health", theme.INK)]
        most = 0 if model.shown else forecast.forecast(model).most.get(self.id, 0)
        if most:
            words = f"The next event may deal up to {most} damage."
            lines.append(("body", words, theme.DANGER))
        lines += [("body", f"{{icon:ma_planning}} {literal(model.content.name(each))}", theme.SOFT)
                  for each in entry["plans"]]  # fmt: skip
        lines += [("body", literal(each), theme.SOFT) for each in card.primer]
        if card.story:
            lines.append(("flavour", literal(card.story), theme.GOLD))
        high = rect.height * 4 // 10
        picture = images.svg("mandalorian/people", self.id, (high * 8 // 10, high))
        sheets.sheet(surface, rect, self.m, self.title, color_of(self.id), lines, picture)


class Pawn(Person):
    """A character on the map."""

    layer, on_map, moves, outlined, bright = 4, True, True, False, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model = self.model
        surface.blit(tokens.pawn(rect.width, self.id), rect)
        if self.id in model.turn_of and not model.shown:
            on = self.id == model.acting
            color = theme.INK if on else theme.mix(color_of(self.id), theme.INK, 0.3)
            width = max(2, self.m.du(3 if on else 2))
            pygame.draw.circle(surface, color, rect.center, rect.width // 2, width)
        if model.character(self.id)["child"]:
            baby = tokens.pawn(rect.width * 45 // 100, "the_child")
            surface.blit(baby, baby.get_rect(bottomright=rect.bottomright))


class Crew(Person):
    """The panel of a character beside the map."""

    broad = True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        crew.draw(surface, rect, self.model, self.id, self.m)


class Carried(MissionThing):
    """A threat that a character carries, by its handle."""

    layer, moves = 2, True

    @property
    def threat(self) -> str:
        """The id of the threat, "" if nobody carries it."""
        held = (each["carried"] for each in self.model.characters)
        return next((each[self.id] for each in held if self.id in each), "")

    @property
    def subject(self) -> str:
        return self.id if self.threat else ""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.threat:
            surface.blit(tokens.face(rect.width, self.threat), rect)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        large.threat(surface, rect, self.model, self.threat, self.m, [])


# --- cards, slots and piles -----------------------------------------------------------------------


class Card(MissionThing):
    """A card."""

    readable, layer, moves = True, 2, True

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.kind in ("hand", "drawn") and self.model.is_covered(self.id):
            deck = "planning" if self.kind == "drawn" else "skill"
            surface.blit(faces.back(rect.size, self.m, deck), rect)
            return
        faces.draw(surface, rect, self.m, self.model.content, self.subject)


class HandCard(Card):
    """A card in hand, or one that was drawn."""

    broad, hangs = True, True

    def __init__(self, table: Table, name: Name) -> None:
        """In a lesson every card is calm but the one that the coach waits for."""
        super().__init__(table, name)
        if table.guest is not None:
            wanted = (key.partition(":")[2].partition("@")[0] for key in table.guest.wanted_keys())
            self.calm = original(self.id) not in map(original, wanted)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        reach = self.m.du(6)
        shade = images.shadow(rect.size, self.m.du(8), reach, 120)
        surface.blit(shade, (rect.left - 2 * reach, rect.top - 2 * reach + reach // 2))
        self.draw_large(surface, rect)

    @property
    def title(self) -> str:
        return "A card" if self.model.is_covered(self.id) else super().title

    def picture(self) -> pygame.Surface | None:
        """Return the card, smaller, so that the map and the slots below it are seen."""
        rect = self.view.spots.get(self.name)
        if rect is None:
            return None
        made = pygame.Surface((rect.width * 9 // 20, rect.height * 9 // 20), pygame.SRCALPHA)
        self.draw_large(made, made.get_rect())
        made.set_alpha(HELD_ALPHA)
        return made


class Plan(Card):
    """A planning card of a character."""

    @property
    def note(self) -> str:
        return f"**{literal(self.model.content.name(self.id))}**"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        crew.plan(surface, rect, self.model, self.id, self.m)


class Slot(MissionThing):
    """A slot for skill cards."""

    readable, broad, outlined, bright = True, True, False, True

    @property
    def title(self) -> str:
        return f"{SLOTS[self.id]} slot"

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model, now = self.model, self.model.slot(self.id)
        lines: list[sheets.Line] = [("body_bold", f"Strength {now['total']}", theme.INK)]
        for card in reversed(now["cards"]):
            one = model.skill(card)
            lines.append(("body", f"**{one.strength}** {literal(one.name)}", theme.SOFT))
        for n in now["disrupts"]:
            lines.append(("body", f"**{n}** {{icon:ma_disrupt}} Disrupt token", theme.SOFT))
        if now["disrupts"]:
            lines.append(("body", DISRUPTED, theme.MUTED))
        if self.id in model.view["used"]:
            lines.append(("body", "You have already played a card here this turn.", theme.MUTED))
        lines.append(("body", "At 5 it brings an event, at 6 or more a crisis first; then you "
                              "empty it.", theme.MUTED))  # fmt: skip
        if model.mission.slot is not None and model.mission.slot.slot == self.id:
            said = missions.slot(model.content, model.mission, model.mission.slot)
            lines += [("body", capital(each), theme.INK) for each in said]
            lines += self._reaching()
        icon = images.icon(SLOT_ICONS[self.id], rect.width // 4)
        sheets.sheet(surface, rect, self.m, self.title, STEEL, lines, icon)

    def _reaching(self) -> list[sheets.Line]:
        """Return the cards in hand that are strong enough for a green slot with a least
        strength."""
        model, green = self.model, self.model.mission.slot
        if green is None or green.least is None:
            return []
        strong = [each for each in model.hand if model.power(each, self.id) >= green.least]
        named = listed([model.content.name(each) for each in dict.fromkeys(strong)])
        told = f"In your hand: {named}." if named else "No card in your hand reaches that."
        return [("body", literal(told), theme.GOOD if named else theme.MUTED)]


class Jammer(MissionThing):
    """The mat of the Jammer, with the readings so far."""

    readable, broad, bright = True, True, True
    title = "The Jammer"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        secrets.draw_mat(surface, rect, self.model, self.m)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        icon = images.icon("ma_jammer", rect.width // 5)
        lines = secrets.mat_lines(self.model)
        sheets.sheet(surface, rect, self.m, self.title, STEEL, lines, icon)


class Peek(MissionThing):
    """The plate that shows the own hand and role while it is held."""

    outlined = False

    @property
    def note(self) -> str:
        return (
            f"Hold it, or {keymap.key(PEEK_KEY)}, to see your hand, your role and the threats that "
            "you have looked at. They lie facedown: others see this screen too."
        )

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        secrets.draw_plate(surface, rect, self.model, self.m)


class Deck(MissionThing):
    """The deck of skill cards of the seat, or the one of planning cards."""

    layer = 1

    @property
    def note(self) -> str:
        what = "Planning" if self.id == "planning" else "Skill"
        return f"{what} cards left to draw"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        count = int(self.model.view["decks"].get(_owner(self.model, self.id), 0))
        if count:
            surface.blit(faces.back(rect.size, self.m, self.id), rect)
        else:
            briefing.empty_pile(surface, rect, self.m)
        self.count(surface, rect, count)

    def count(self, surface: pygame.Surface, rect: pygame.Rect, count: int) -> None:
        """Paint the number of cards at the foot."""
        m = self.m
        told = figure(str(count), m.du(24), theme.INK if count else theme.MUTED)
        plate = told.get_rect(midbottom=(rect.centerx, rect.bottom - m.du(4)))
        plate = plate.inflate(m.du(10), 0)
        pygame.draw.rect(surface, theme.mix(SLATE, STEEL, 0.08), plate, border_radius=m.du(5))
        surface.blit(told, told.get_rect(center=plate.center))


class Pile(Deck):
    """The cards that were discarded from a deck, the newest on top."""

    note = ""

    @property
    def cards(self) -> Sequence[str]:
        """The cards of the pile, from the bottom up."""
        found: Sequence[str] = self.model.view["piles"].get(_owner(self.model, self.id), [])
        return found

    @property
    def subject(self) -> str:
        return self.cards[-1] if self.cards else ""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.id == "event":
            briefing.pile(surface, rect, self.model, self.m)
            return
        if self.cards:
            self.draw_large(surface, rect)
            veil = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.rect(veil, (*SLATE, 120), veil.get_rect(), border_radius=self.m.du(5))
            surface.blit(veil, rect)
        else:
            briefing.empty_pile(surface, rect, self.m)
        self.count(surface, rect, len(self.cards))

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        faces.draw(surface, rect, self.m, self.model.content, self.subject)

    def on_click(self) -> bool:
        if self.id != "event":
            return False
        look_back(self.table)
        return True


def _owner(model: Model, deck: str) -> str:
    """Return the id of a deck in the view: of the skill decks that of the viewing seat."""
    seat = model.leak.get("hand_of", model.seat)
    return deck if deck != "skill" else "shared" if model.shared else who(model, seat)


# --- the mission ----------------------------------------------------------------------------------


class Goal(MissionThing):
    """The goal of the mission."""

    broad = True

    @property
    def subject(self) -> str:
        return self.model.mission.id

    @property
    def note(self) -> str:
        return "Click to read the intro again." if self.model.mission.intro else ""

    def on_click(self) -> bool:
        if self.model.mission.intro:
            reread(self.table)
        return bool(self.model.mission.intro)

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        briefing.goal(surface, rect, self.model, self.m)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        sheets.sheet(surface, rect, self.m, self.title, SAND, large.briefing(self.model))


def track_lines(model: Model) -> list[sheets.Line]:
    """Return the markers on the crisis track, what the next one brings, and the others to come."""
    now, limit = int(model.view["track"]), int(model.view["limit"])
    after = " ".join(event_stage.crisis_words(model, now + 1))
    told = missions.crisis(model.content, model.mission, limit)
    return [
        ("body_bold", f"{now} of {counted(limit, 'marker')}", theme.INK),
        ("body", f"**Next marker:** {after}", theme.INK),
        ("body", "A slot of 6 or more brings a crisis in the Event Step.", theme.MUTED),
        *(("body", capital(each), theme.SOFT) for each in told),
    ]


class Track(Goal):
    """The track of crises."""

    title, note = "Crisis track", ""

    def on_click(self) -> bool:
        return False

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        briefing.track(surface, rect, self.model, self.m)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        sheets.sheet(surface, rect, self.m, self.title, SAND, track_lines(self.model))


class NextEvent(MissionThing):
    """The top of the event deck, of which only the back is known."""

    layer = 1
    title = "Next event"

    @property
    def subject(self) -> str:
        return str(self.model.view["event_back"])

    @property
    def note(self) -> str:
        word = BACK_WORDS.get(self.model.view["event_back"], "")
        left = counted(int(self.model.view["decks"].get("event", 0)), "event")
        more = f"Reinforcements left: **{self.model.view['reserve']}**."
        if not word:
            return more
        return f"The next event: **{word}**. {left.capitalize()} left in the deck.\n{more}"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        briefing.back(surface, rect, self.model, self.m)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        sheets.sheet(
            surface, rect, self.m, self.title, SAND, large.next_event(self.model, full=True)
        )


class CurrentEvent(MissionThing):
    """The event that is carried out, beside the map; the board paints it."""

    layer, broad, readable, keeps_shape = 1, True, True, True

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        now = areas_of(self.table).event_now()
        if now is not None:
            current_event.draw(surface, rect, self.model, now, self.m)


class MissionThings(Things):
    """All things on the table."""

    model: Model
    kinds = {
        "space": Space, "door": Door, "token": Token, "child": Child, "marker": Marker,
        "pawn": Pawn, "crew": Crew, "carried": Carried, "plan": Plan, "hand": HandCard,
        "drawn": HandCard, "slot": Slot, "deck": Deck, "pile": Pile, "goal": Goal, "track": Track,
        "back": NextEvent, "event": CurrentEvent, "jammer": Jammer, "peek": Peek,
    }  # fmt: skip

    def draw_idle(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        areas = areas_of(self.table)
        now = areas.event_now()
        if now is not None:
            current_event.draw(
                surface, current_event.card_rect(areas.at, self.m), self.model, now, self.m
            )
            return
        large.idle(surface, area, self.model, self.m)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return images.svg("mandalorian/people", who(self.model, seat), size)

    def on_hover(self) -> None:
        areas = areas_of(self.table).at
        self.table.invalidate(areas.board)
        self.table.invalidate(areas.slots)


def look_back(table: Table) -> None:
    """Open the pages of the events so far."""
    model = table.model
    assert isinstance(model, Model)
    found = past.events(model)
    if found:
        table.app.stack.push(past.PastScene(table.app, model, found))
    else:
        table.views.say("No event has happened yet.")
