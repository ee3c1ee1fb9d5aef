"""The things in an encounter: zones, heroes, foes, features, loads, and arms."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import INK, NAME, PAPER, RED
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage.thing import CaseThing, PaperThing, Round
from game.client.games.edge.zones import forecast, hero_panel, tokens
from game.client.tabletop.kit.thing import Thing
from game.edge.cards.models import Adversary
from game.edge.cards.scenes import Feature as FeatureCard
from game.edge.names import GROUP
from game.edge.seat_view import FeatureView, PersonView
from game.edge.text import qualities
from game.edge.text.names import IMPOSSIBLE, LEVEL_NAMES, POINT, SKILL_NAMES
from game.table.grammar import capital, listed, without_period

TYPES = {"minion": "Minions", "rival": "Rival", "nemesis": "Nemesis"}
MARKS = {"prone": "prone", "cover": "in cover", "aim": "aiming", "guard": "on guard",
         "jammed": "weapon jammed", "dropped": "weapon on the ground", "afraid": "afraid",
         "exposed": "exposed", "slow": "slow", "no_turn": "loses the next turn",
         "no_action": "loses the next action", "defended": "well placed",
         "steadfast": "steadfast", "wavering": "wavering", "disoriented": "disoriented",
         "ensnared": "in a net", "pinned": "pinned down"}  # fmt: skip
FACE_DU, FACE_LOW_DU = 96, 100  # size of a token on a sheet; where the text may begin below it
PLAIN = ("seat order", "the only one")
"""reasons for a foe's target that say no more than its name"""


class ZoneThing(PaperThing):
    """A thing that is read."""

    @property
    def subject(self) -> str:
        return self.id if self.model.seat_view.fight is not None else ""


class Zone(ZoneThing, Round):
    """A zone of the map."""

    broad, snug = True, True

    @property
    def title(self) -> str:
        return self.model.fight.map.zones[self.id].label if self.subject else ""

    @property
    def lines(self) -> list[str]:
        model, fight, zone = self.model, self.model.fight, self.id
        lines = ["Zone with cover" if zone in fight.cover else "Zone"]
        lines += [
            f"**Under fire** from {literal(model.name(foe))}: out of cover, a hero who begins "
            "a turn here checks Discipline"
            for foe, at in fight.swept.items()
            if at == zone
        ]
        for other, length in fight.map.neighbors(zone, frozenset(fight.shut)).items():
            long = ": two maneuvers" if length > 1 else ""
            lines.append(f"To {literal(fight.map.zones[other].label)}{long}")
        shut = [two if one == zone else one for one, two in fight.shut if zone in (one, two)]
        lines += [f"Closed: {literal(fight.map.zones[each].label)}" for each in shut]
        for each in fight.scene.features:
            if zone in each.at:
                lines.append(f"**{literal(each.name)}**: {needs(each)}")
        captors = any(_captor(model.person(foe)) for foe in model.seat_view.foes)
        if zone == fight.scene.captors_to and captors:
            lines.append("Captors carry a fallen hero out here.")
        return lines


def _captor(foe: PersonView) -> bool:
    return isinstance(foe.sheet, Adversary) and foe.sheet.role == "captor"


class Feature(ZoneThing, Round):
    """A feature of the encounter, which a hero can work."""

    layer, moves, snug = 2, True, True

    @property
    def found(self) -> FeatureView | None:
        """The feature as the seat sees it."""
        found = self.model.fight.features if self.subject else ()
        return next((each for each in found if each.card.id == self.id), None)

    @property
    def title(self) -> str:
        return self.found.card.name if self.found is not None else ""

    @property
    def tip(self) -> str:
        needed, *told = self.lines or [""]
        return "\n".join([f"**{literal(self.title)}** ({needed})", *told]) if needed else ""

    @property
    def lines(self) -> list[str]:
        found = self.found
        if found is None:
            return []
        used = ["It has already been used."] if found.used else []
        places = (self.model.fight.map.zones[each].label for each in found.card.at)
        where = f"From {literal(listed(places, 'or'))}."
        card, dire = found.card, []
        if card.impossible:
            dire = [f"{capital(POINT)}.", f"Failure: {literal(found.failed)}."]
        if card.desperate is not None:
            dire.append(f"Only with a hero out of action, or from round {card.desperate} on.")
        does = [f"**{literal(without_period(card.text))}:**"] if card.text else []
        return [needs(card), where, " ".join([*does, literal(found.told)]), *dire, *used]

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.found is not None:
            card = self.found.card
            made = tokens.feature(rect.width, self.found.used, bool(card.skills), card.impossible)
            surface.blit(made, rect)


def needs(found: FeatureCard) -> str:
    """Return what working a feature takes."""
    if not found.skills:
        return "A maneuver"
    skills = " or ".join(SKILL_NAMES[each] for each in found.skills)
    return f"{skills}, {IMPOSSIBLE if found.impossible else LEVEL_NAMES[found.difficulty]}"


class Load(Round):
    """Something to carry."""

    layer, moves = 3, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(tokens.load(min(rect.size)), rect)


class Intent(ZoneThing):
    """The place of a foe in the order of the round."""

    layer, broad = 1, True

    @property
    def title(self) -> str:
        return self.model.name(self.id)

    @property
    def lines(self) -> list[str]:
        """The wounds, weapons, rules and intent of a person, its kind first."""
        person = self.model.person(self.id)
        sheet = person.sheet
        kind = TYPES[sheet.type] if isinstance(sheet, Adversary) else "Hero"
        if isinstance(sheet, Adversary) and sheet.type == "minion":
            kind += f", {person.standing} of {person.count}"
        wounds = f"**Wounds** {person.wounds} of {person.wound_threshold}"
        if person.strain_threshold:
            wounds += f", **strain** {person.strain} of {person.strain_threshold}"
        marks = ", ".join(word for mark, word in MARKS.items() if person.marked(mark))
        lines = [kind, f"{wounds}, **soak** {person.soak}", *([f"Now {marks}."] if marks else ())]
        return lines + self._of_foe(person, sheet) if isinstance(sheet, Adversary) else lines

    def draw_token(self, surface: pygame.Surface, head: Room) -> int:
        px, low = self.m.du(FACE_DU), head.top + self.m.du(FACE_LOW_DU)
        tokens.draw(surface, head.east(px, self.m.du(8)).north(px), self.model, self.id, self.m)
        return low

    def _of_foe(self, person: PersonView, sheet: Adversary) -> list[str]:
        lines = next_action(self.model, self.id)
        for arm in sheet.weapons:
            more = "".join(f", {each}" for each in qualities.listed_of(arm.qualities))
            pierce = f", Pierce {arm.pierce}" if arm.pierce else ""
            lines.append(f"{SKILL_NAMES[arm.skill]}: {arm.damage} damage, critical {arm.critical}, "
                         f"{arm.range.capitalize()}{pierce}{more}")  # fmt: skip
        lines += [literal(each) for each in sheet.primer]
        if sheet.leaves_at:
            lines.append(f"Flees at {sheet.leaves_at}% of its wounds.")
        if sheet.type == "minion" and person.count >= GROUP:
            lines.append("The last of the group runs at the end of a round if no other foe is up.")
        if person.terms:
            lines.append("**Offers terms.**")
        return lines


class Token(Intent, Round):
    """A foe on the map."""

    layer, broad, moves = 4, False, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        fight = self.model.fight
        acts = fight.turn is not None and fight.turn.who == self.id in self.model.heroes
        dim = self.id in fight.acted and not acts
        tokens.draw(surface, rect, self.model, self.id, self.m, dim=dim)
        if fight.load_of(self.id):
            px = max(16, rect.width // 3)
            surface.blit(tokens.load(px), (rect.right - px, rect.bottom - px))


class Puck(Token):
    """A hero on the map."""

    layer = 5

    def picture(self) -> pygame.Surface | None:
        return tokens.hero(self.m.du(64), self.model, self.id, self.m)


class ArmPlate(CaseThing):
    """The plate of something that the hero at turn can use on somebody ("verb.card")."""

    layer, broad = 1, True

    def picture(self) -> pygame.Surface | None:
        turn = self.model.fight.turn if self.model.seat_view.fight is not None else None
        arms = hero_panel.arms(self.model, turn.who) if turn is not None else []
        arm = next((each for each in arms if each.id == self.id), None)
        if arm is None:
            return None
        made = pygame.Surface((self.m.du(150), self.m.du(58)), pygame.SRCALPHA)
        hero_panel.plate(made, made.get_rect(), self.model, arm, self.m, True)
        return made


KINDS: dict[str, type[Thing]] = {
    "zone": Zone, "feature": Feature, "load": Load, "intent": Intent, "foe": Token, "puck": Puck,
    "arm": ArmPlate,
}  # fmt: skip


# --- panels beside the encounter ------------------------------------------------------------------


def next_action(model: Model, who: str) -> list[str]:
    """Return the lines about the last attack of a foe and its next action, as far as there are
    any."""
    found, attacked = model.foresight.intent(who), forecast.acted(model, who)
    last = [f"**Last:** {literal(attacked)}."] if attacked != forecast.ACTED else []
    if found is None:
        return last
    rule = forecast.why(found)
    why = f" ({rule})" if rule and rule not in PLAIN else ""
    return [*last, f"**Next:** {literal(forecast.words(model, found))}{literal(why)}."]


def draw_panels(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw a panel for each foe: wounds, next action, and rules."""
    foes = model.seat_view.foes
    if not foes:
        return
    room, gap = Room(area).inset(m.du(10), m.du(8)), m.du(6)
    height = min(m.du(190), (room.height - gap * (len(foes) - 1)) // len(foes))
    for who in foes:
        _panel(surface, room.north(height, gap), model, who, m)


def _panel(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    person = model.person(who)
    sheet = person.sheet
    assert isinstance(sheet, Adversary)
    sheets.plate(surface, rect, m, theme.mix(INK, RED, 0.6), theme.mix(INK, RED, 0.08))
    room = Room(rect).inset(m.du(10), m.du(6))
    px = min(m.du(62), room.height)
    tokens.draw(surface, room.west(px, m.du(12)).north(px), model, who, m)
    head = room.north(m.pitch(NAME))
    left = f"{person.wounds} / {person.wound_threshold}"
    sheets.line(surface, m, NAME, left, theme.mix(RED, PAPER, 0.4), head, "right", "foe.wounds")
    head.east(fonts.measure(m, NAME, left)[0] + m.du(8))
    sheets.line(surface, m, NAME, model.name(who), theme.INK, head, where="foe.name")
    lines = [*next_action(model, who), *(literal(each) for each in sheet.primer)]
    while len(lines) > 1 and _high(m, lines, room.width) > room.height:
        lines.pop()  # the enlarged card has all; half a sentence helps nobody
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="foe.told")


def _high(m: Metrics, lines: Sequence[str], width: int) -> int:
    """Return the height of lines in the smallest type."""
    return sheets.wrap(m, "\n".join(lines), width, "tile", theme.SOFT).height
