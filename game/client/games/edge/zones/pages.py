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
from game.client.games.edge.zones import forecast, initiative_bar, tokens
from game.client.tabletop.kit.spots import Name
from game.edge.cards.models import Adversary
from game.edge.cards.scenes import Feature
from game.edge.context import Play
from game.edge.rules import morale
from game.edge.text import deeds
from game.edge.text.names import LEVEL_NAMES, SKILL_NAMES

TYPES = {"minion": "Minions", "rival": "Rival", "nemesis": "Nemesis"}
MARKS = {"prone": "prone", "cover": "in cover", "aim": "aiming", "guard": "on guard",
         "jammed": "weapon jammed", "dropped": "weapon on the ground", "afraid": "afraid",
         "exposed": "exposed", "slow": "slow", "no_turn": "loses the next turn",
         "no_action": "loses the next action", "defended": "well placed"}  # fmt: skip


def _person(name: Name, model: Model) -> bool:
    return name[0] in ("foe", "intent", "puck") and name[1] in model.state.people


def title(model: Model, name: Name) -> str:
    """Return the name of a thing on the map."""
    if _person(name, model):
        return model.name(name[1])
    if model.state.fight is None:
        return ""
    if name[0] == "zone":
        return model.play.map.zones[name[1]].label
    found = feature(model, name[1])
    return found.name if found is not None else ""


def feature(model: Model, id: str) -> Feature | None:
    """Return a feature of the encounter."""
    if model.state.fight is None:
        return None
    return next((each for each in model.play.encounter.features if each.id == id), None)


def needs(found: Feature) -> str:
    """Return what working a feature takes."""
    if not found.skills:
        return "A maneuver"
    skills = " or ".join(SKILL_NAMES[each] for each in found.skills)
    return f"{skills}, {LEVEL_NAMES[found.difficulty]}"


def effects(model: Model, found: Feature) -> str:
    """Return what a feature does in words."""
    return deeds.words(model.play, found.deeds)


def tip(model: Model, name: Name, acting: str) -> str:
    """Return the tooltip of a feature."""
    if name[0] == "feature":
        found = feature(model, name[1])
        if found is not None:
            used = "\nIt has been used." if found.id in model.play.fight.used else ""
            told = literal(effects(model, found))
            return f"**{literal(found.name)}** ({needs(found)})\n{told}{used}"
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
        used = ["It has been used."] if found.id in model.play.fight.used else []
        return [needs(found), literal(effects(model, found)), *used]
    return _someone(model, name[1])


def _zone(model: Model, zone: str) -> list[str]:
    p = model.play
    lines = ["Zone with cover" if zone in p.fight.cover else "Zone"]
    for other, length in p.map.neighbors(zone, p.shut).items():
        long = ": two maneuvers" if length > 1 else ""
        lines.append(f"To {literal(p.map.zones[other].label)}{long}")
    shut = [two if one == zone else one for one, two in p.fight.shut if zone in (one, two)]
    lines += [f"Closed: {literal(p.map.zones[each].label)}" for each in shut]
    for each in p.encounter.features:
        if zone in each.at:
            lines.append(f"**{literal(each.name)}**: {needs(each)}")
    if zone == p.encounter.captors_to and any(_captor(p, foe) for foe in p.foes):
        lines.append("Captors leave by here with a hero who is down.")
    return lines


def _captor(p: Play, foe: str) -> bool:
    sheet = p.sheet_of(foe)
    return isinstance(sheet, Adversary) and sheet.role == "captor"


def _someone(model: Model, who: str) -> list[str]:
    """Return the wounds, weapons, rules and intent of somebody."""
    p = model.play
    person, sheet = p.person(who), p.sheet_of(who)
    kind = TYPES[sheet.type] if isinstance(sheet, Adversary) else "Hero"
    members = p.standing(who)
    if isinstance(sheet, Adversary) and sheet.type == "minion":
        kind += f", {members} of {person.count}"
    wounds = f"**Wounds** {person.wounds} of {p.wound_threshold(who)}"
    strain = p.strain_threshold(who)
    if strain:
        wounds += f", **strain** {person.strain} of {strain}"
    lines = [kind, f"{wounds}, **soak** {p.soak(who)}"]
    marks = [word for mark, word in MARKS.items() if p.marked(who, mark)]
    if marks:
        told = ", ".join(marks)
        lines.append(f"Now {told}.")
    if isinstance(sheet, Adversary):
        lines += _foe(model, who, sheet)
    return lines


def _foe(model: Model, who: str, sheet: Adversary) -> list[str]:
    p, lines = model.play, []
    found = forecast.intent(p, who)
    if found is not None:
        why = f" ({found.why})" if found.why else ""
        lines.append(
            f"**Next:** {literal(initiative_bar.intent_words(model, found))}{literal(why)}."
        )
    for arm in sheet.weapons:
        pierce = f", Pierce {arm.pierce}" if arm.pierce else ""
        lines.append(f"{SKILL_NAMES[arm.skill]}: {arm.damage} damage, critical {arm.critical}, "
                     f"{arm.range.capitalize()}{pierce}")  # fmt: skip
    lines += [literal(each) for each in sheet.primer]
    if sheet.leaves_at:
        lines.append(f"Leaves at {sheet.leaves_at}% of its wounds.")
    if sheet.type == "minion" and p.person(who).count >= morale.GROUP:
        lines.append("The last of the group runs at the end of a round if nobody else is up.")
    if morale.offers(p, who):
        lines.append("**Offers terms.**")
    return lines


def panels(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw a panel for each foe: wounds, next action, and rules."""
    foes = model.play.foes
    if not foes:
        return
    room, gap = Room(area).inset(m.du(10), m.du(8)), m.du(6)
    height = min(m.du(190), (room.height - gap * (len(foes) - 1)) // len(foes))
    for who in foes:
        _panel(surface, room.north(height, gap), model, who, m)


def _panel(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    p = model.play
    sheet, person = p.sheet_of(who), p.person(who)
    assert isinstance(sheet, Adversary)
    sheets.plate(surface, rect, m, theme.mix(INK, RED, 0.6), theme.mix(INK, RED, 0.08))
    room = Room(rect).inset(m.du(10), m.du(6))
    px = min(m.du(62), room.height)
    tokens.draw(surface, room.west(px, m.du(12)).north(px), model, who, m)
    head = room.north(m.pitch(NAME))
    left = f"{person.wounds} / {p.wound_threshold(who)}"
    sheets.line(surface, m, NAME, left, theme.mix(RED, PAPER, 0.4), head, "right", "foe.wounds")
    head.east(fonts.measure(m, NAME, left)[0] + m.du(8))
    sheets.line(surface, m, NAME, model.name(who), theme.INK, head, where="foe.name")
    found = forecast.intent(p, who)
    lines = []
    if found is not None:
        why = f" ({found.why})" if found.why else ""
        lines.append(
            f"**Next:** {literal(initiative_bar.intent_words(model, found))}{literal(why)}."
        )
    lines += [literal(each) for each in sheet.primer]
    sheets.text(surface, m, room, "\n".join(lines), theme.SOFT, "body", "tile", where="foe.told")
