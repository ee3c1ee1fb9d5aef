"""Foes, zones and features, large enough to read, and their tooltips."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.identity.identity import (
    HEAD,
    INK,
    NAME,
    PAPER,
    RED,
    TAG,
    TOBACCO,
    TYPED,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.cards import sheets
from game.client.games.edge.zones import forecast, tokens
from game.client.tabletop.kit.spots import Name
from game.edge.cards.models import Adversary
from game.edge.cards.scenes import Feature
from game.edge.names import GROUP
from game.edge.seat_view import FeatureView, PersonView
from game.edge.text.names import LEVEL_NAMES, SKILL_NAMES

TYPES = {"minion": "Minions", "rival": "Rival", "nemesis": "Nemesis"}
MARKS = {"prone": "prone", "cover": "in cover", "aim": "aiming", "guard": "on guard",
         "jammed": "weapon jammed", "dropped": "weapon on the ground", "afraid": "afraid",
         "exposed": "exposed", "slow": "slow", "no_turn": "loses the next turn",
         "no_action": "loses the next action", "defended": "well placed"}  # fmt: skip


def _person(name: Name, model: Model) -> bool:
    return name[0] in ("foe", "intent", "puck") and name[1] in model.seen.people


def title(model: Model, name: Name) -> str:
    """Return the name of a thing on the map."""
    if _person(name, model):
        return model.name(name[1])
    if model.seen.fight is None:
        return ""
    if name[0] == "zone":
        return model.fight.map.zones[name[1]].label
    found = feature(model, name[1])
    return found.card.name if found is not None else ""


def feature(model: Model, id: str) -> FeatureView | None:
    """Return a feature of the encounter."""
    if model.seen.fight is None:
        return None
    return next((each for each in model.fight.features if each.card.id == id), None)


def needs(found: Feature) -> str:
    """Return what working a feature takes."""
    if not found.skills:
        return "A maneuver"
    skills = " or ".join(SKILL_NAMES[each] for each in found.skills)
    return f"{skills}, {LEVEL_NAMES[found.difficulty]}"


def tip(model: Model, name: Name, acting: str) -> str:
    """Return the tooltip of a feature."""
    if name[0] == "feature":
        found = feature(model, name[1])
        if found is not None:
            used = "\nIt has been used." if found.used else ""
            told = literal(found.told)
            return f"**{literal(found.card.name)}** ({needs(found.card)})\n{told}{used}"
    return ""


def draw(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Draw a thing on a sheet of paper."""
    sheets.paper(surface, rect, m)
    room, px = Room(rect).inset(m.du(20), m.du(16)), m.du(96)
    least = room.top + (m.du(100) if _person(name, model) else 0)
    head = room.north(m.pitch(HEAD), m.du(4))
    told = title(model, name)
    if _person(name, model):
        tokens.draw(surface, head.east(px, m.du(8)).north(px), model, name[1], m)
    style = sheets.narrower(m, told, head.width, HEAD, NAME, TAG)
    sheets.line(surface, m, style, told, TYPED, head, where="page.title")
    lines = _lines(model, name)
    first, rest = lines[0], "\n".join(lines[1:])
    tag = room.north(m.pitch(TAG)).west(head.width)
    sheets.line(surface, m, TAG, first, theme.mix(TYPED, TOBACCO, 0.6), tag, where="page.kind")
    room.north(max(0, least - room.top), m.du(6))
    sheets.text(surface, m, room, rest, TYPED, "reading", "body", "tile", where="page")


def _lines(model: Model, name: Name) -> list[str]:
    """Return the known facts of a thing, its kind first."""
    if name[0] == "zone":
        return _zone(model, name[1])
    if name[0] == "feature":
        found = feature(model, name[1])
        assert found is not None
        used = ["It has been used."] if found.used else []
        return [needs(found.card), literal(found.told), *used]
    return _someone(model, name[1])


def _zone(model: Model, zone: str) -> list[str]:
    fight = model.fight
    lines = ["Zone with cover" if zone in fight.cover else "Zone"]
    for other, length in fight.map.neighbors(zone, frozenset(fight.shut)).items():
        long = ": two maneuvers" if length > 1 else ""
        lines.append(f"To {literal(fight.map.zones[other].label)}{long}")
    shut = [two if one == zone else one for one, two in fight.shut if zone in (one, two)]
    lines += [f"Closed: {literal(fight.map.zones[each].label)}" for each in shut]
    for each in fight.scene.features:
        if zone in each.at:
            lines.append(f"**{literal(each.name)}**: {needs(each)}")
    captors = any(_captor(model.person(foe)) for foe in model.seen.foes)
    if zone == fight.scene.captors_to and captors:
        lines.append("Captors leave by here with a hero who is down.")
    return lines


def _captor(foe: PersonView) -> bool:
    return isinstance(foe.sheet, Adversary) and foe.sheet.role == "captor"


def _someone(model: Model, who: str) -> list[str]:
    """Return the wounds, weapons, rules and intent of somebody."""
    person = model.person(who)
    sheet, members = person.sheet, person.standing
    kind = TYPES[sheet.type] if isinstance(sheet, Adversary) else "Hero"
    if isinstance(sheet, Adversary) and sheet.type == "minion":
        kind += f", {members} of {person.count}"
    wounds = f"**Wounds** {person.wounds} of {person.wound_threshold}"
    if person.strain_threshold:
        wounds += f", **strain** {person.strain} of {person.strain_threshold}"
    lines = [kind, f"{wounds}, **soak** {person.soak}"]
    marks = [word for mark, word in MARKS.items() if person.marked(mark)]
    if marks:
        told = ", ".join(marks)
        lines.append(f"Now {told}.")
    if isinstance(sheet, Adversary):
        lines += _foe(model, who, sheet)
    return lines


def _foe(model: Model, who: str, sheet: Adversary) -> list[str]:
    person, lines = model.person(who), []
    found = model.foresight.intent(who)
    if found is not None:
        rule = forecast.why(found)
        why = f" ({rule})" if rule else ""
        lines.append(f"**Next:** {literal(forecast.words(model, found))}{literal(why)}.")
    for arm in sheet.weapons:
        pierce = f", Pierce {arm.pierce}" if arm.pierce else ""
        lines.append(f"{SKILL_NAMES[arm.skill]}: {arm.damage} damage, critical {arm.critical}, "
                     f"{arm.range.capitalize()}{pierce}")  # fmt: skip
    lines += [literal(each) for each in sheet.primer]
    if sheet.leaves_at:
        lines.append(f"Leaves at {sheet.leaves_at}% of its wounds.")
    if sheet.type == "minion" and person.count >= GROUP:
        lines.append("The last of the group runs at the end of a round if nobody else is up.")
    if person.terms:
        lines.append("**Offers terms.**")
    return lines


def panels(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw a panel for each foe: wounds, next action, and rules."""
    foes = model.seen.foes
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
    found = model.foresight.intent(who)
    lines = []
    if found is not None:
        rule = forecast.why(found)
        why = f" ({rule})" if rule else ""
        lines.append(f"**Next:** {literal(forecast.words(model, found))}{literal(why)}.")
    lines += [literal(each) for each in sheet.primer]
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="foe.told")
