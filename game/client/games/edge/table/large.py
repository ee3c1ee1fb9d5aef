"""Heroes and cards, large enough to read."""

from __future__ import annotations

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art, sheets
from game.client.games.edge.identity.identity import HEAD, PAPER, TAG, TOBACCO, TYPED, color_of
from game.client.games.edge.play.model import Model
from game.edge.cards.models import Gear, Weapon
from game.edge.names import CHARACTERISTICS, SKILLS
from game.edge.text import qualities
from game.edge.text.names import SKILL_NAMES
from game.table.grammar import capital, listed

TYPES = {"weapon": "Weapon", "armor": "Armor", "tool": "Tool", "load": "Load", "stim": "Stim",
         "ship": "For the ship", "story": "Evidence"}  # fmt: skip
PICTURE_DU = 80
"""the least height of a card's picture"""


def _card(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, name: str, kind: str
) -> pygame.Rect:
    """Draw the sheet of a card with its name; return the room below."""
    sheets.paper(surface, rect, m)
    inner = rect.inflate(-2 * m.du(18), -2 * m.du(14))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(HEAD))
    style = sheets.narrower(m, name, head.width, HEAD, "body_bold")
    sheets.line(surface, m, style, name, TYPED, head, where="large.name")
    line = pygame.Rect(inner.left, head.bottom, inner.width, m.pitch(TAG))
    sheets.line(surface, m, TAG, kind, TOBACCO, line, where="large.kind")
    top = line.bottom + m.du(8)
    pygame.draw.line(surface, TOBACCO, (inner.left, top - m.du(4)), (inner.right, top - m.du(4)))
    return pygame.Rect(inner.left, top, inner.width, inner.bottom - top)


def hero(surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw a hero as a card."""
    sheet, person = model.content.heroes[who], model.person(who)
    room = _card(surface, rect, m, sheet.name, f"{sheet.species.capitalize()}, {sheet.calling}")
    px = min(m.du(120), room.height // 4)
    face = pygame.Rect(room.left, room.top, px, px)
    surface.blit(images.cut(art.hero(who, face.size, sheet.name, m), m.du(4)), face)
    pygame.draw.rect(surface, color_of(who), face, max(1, m.du(2)), border_radius=m.du(4))
    beside = pygame.Rect(face.right + m.du(14), face.top, room.right - face.right - m.du(14), px)
    ratings = ", ".join(f"{each.capitalize()} {person.rating(each)}" for each in CHARACTERISTICS)
    sheets.text(
        surface, m, beside, ratings, TYPED, "body", "caption", "tile", where="large.ratings"
    )
    below = pygame.Rect(room.left, face.bottom + m.du(8), room.width, 0)
    below.height = room.bottom - below.top
    trained = ", ".join(f"{SKILL_NAMES[each]} {rank}" for each in SKILLS
                        if (rank := person.rank(each)))  # fmt: skip
    rows = (model.content.components[row] for row in person.injuries)
    hurt = [f"**{literal(row.name)}**: {literal(row.story)}" for row in rows]
    shown = next(((skill, rank) for skill in model.skills_here()
                  if (rank := person.rank(skill))), None)  # fmt: skip
    tags = ""
    if shown is not None:
        tags = (f"**{SKILL_NAMES[shown[0]]} {person.linked(shown[0])}{'+' * shown[1]}**: the "
                "number is the characteristic, each + is a rank.")  # fmt: skip
    talents = [f"**Talents** {literal(listed(person.talents))}."] if person.talents else []
    lines = [f"**Trained in** {trained}.", *talents, *([tags] if tags else []),
             f"Soak {person.soak}, {person.stims} stims in hand.", *hurt,
             literal(sheet.story), *map(literal, sheet.primer)]  # fmt: skip
    sheets.text(surface, m, below, "\n".join(lines), TYPED, "body", "caption", "tile",
                where="large.hero")  # fmt: skip


def gear(surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics) -> None:
    """Draw a card of gear."""
    card = model.content.card(id)
    price = f", {card.price:,} credits" if card.price else ""
    room = _card(
        surface, rect, m, card.name, f"{'Companion' if card.companion else TYPES[card.type]}{price}"
    )
    lines = [*gear_lines(model, card)]
    if id in model.seat_view.turned:
        again = "in the next scene" if card.companion else "after the next camp"
        lines.append(f"**Exhausted:** ready again {again}.")
    if card.story:
        lines.append(literal(card.story))
    picture = pygame.Rect(room.topleft, (room.width, 0))
    for style in ("body", "caption", "tile"):
        high = richtext.layout(m, style, "\n".join(lines), room.width, TYPED).height
        picture.height = min(m.du(190), room.height - high - m.du(12))
        if picture.height >= m.du(PICTURE_DU):
            break
    if picture.height >= m.du(PICTURE_DU):
        drawn = art.gear(card.id, picture.size, card.name, m)
        surface.blit(drawn, picture)
        pygame.draw.rect(surface, theme.mix(PAPER, TOBACCO, 0.6), picture, max(1, m.du(1)))
        room = pygame.Rect(room.left, picture.bottom + m.du(10), room.width,
                           room.bottom - picture.bottom - m.du(10))  # fmt: skip
    sheets.text(surface, m, room, "\n".join(lines), TYPED, "body", "caption", "tile",
                where="large.gear")  # fmt: skip


def gear_lines(model: Model, card: Gear) -> list[str]:
    """Return what a card does, as markup."""
    found = []
    if card.weapon is not None:
        found.append(weapon_line(card.weapon))
    if card.soak or card.defense:
        found.append(f"**Soak** {card.soak}, **defense** {card.defense}.")
    if card.gun is not None:
        gun = [f"**The ship's gun:** damage {card.gun.damage}", f"critical {card.gun.critical}"]
        found.append(", ".join((*gun, *qualities.listed_of(card.gun.qualities))) + ".")
    if card.use:
        found.append(f"{literal(capital(card.use))}.")
    if card.skills and not card.use:
        names = listed((SKILL_NAMES[each] for each in card.skills), "or")
        found.append(
            f"**With {names}:** a Boost die, or remove a Setback die; then it is exhausted."
        )
    scenes = model.content.scenes_for(card)
    if scenes:
        fits = [f'"{literal(model.content.name(each))}"' for each in scenes]
        found.append(f"**Fits** in {listed(fits)}.")
    if card.hot:
        found.append(f"**Hot:** Obligation {card.hot} while it is carried.")
    return found


def weapon_line(weapon: Weapon) -> str:
    """Return the figures of a weapon."""
    parts = [f"**{SKILL_NAMES[weapon.skill]}**", f"damage {weapon.damage}",
             f"critical {weapon.critical}", f"range {weapon.range}"]  # fmt: skip
    parts += ["can stun"] if weapon.stun else []
    parts += [f"pierce {weapon.pierce}"] if weapon.pierce else []
    parts += [f"vicious {weapon.vicious}"] if weapon.vicious else []
    return ", ".join((*parts, *qualities.listed_of(weapon.qualities))) + "."
