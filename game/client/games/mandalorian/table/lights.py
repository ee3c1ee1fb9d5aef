"""The lights on the map and the slots: what can be done now, and what it would do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.board import event_preview
from game.client.games.mandalorian.identity.identity import SLATE
from game.client.games.mandalorian.play.model import Model, danger
from game.client.games.mandalorian.table import crew, strip
from game.client.games.mandalorian.table.controller import Controller
from game.client.tabletop.boards.grid_board import Lit
from game.client.tabletop.kit.spots import Name, Spots
from game.mandalorian.rules import abilities, acting, enemies, walking
from game.mandalorian.text.phrases import SLOT_ICONS

MARKED = ("token", "door", "pawn", "space")
"""kinds of spots that carry the flag of a mark"""
PIECES = ("token", "pawn", "child", "door")


def lights_of(model: Model, controller: Controller, pointed: Name | None) -> Lit:
    """Return the lights of the map: goals of the thing in hand, otherwise the places that a click
    can use."""
    carry = controller.carry
    if carry is not None:
        goals: set[Name] = set(carry.targets)
        color = theme.TEAL
    else:
        goals = controller.direct_goals() | controller.sources()
        if any(each.verb == "push" for each in model.options):
            goals = {name for name in goals if name[0] != "space"}  # the enemy comes first
        color = theme.AMBER
    squares = {name[1]: color for name in goals if name[0] == "space"}
    strong = pointed[1] if pointed and pointed[0] == "space" and pointed[1] in squares else ""
    way = _way(model, controller, strong)
    return Lit(squares, hurting_spaces(model, squares), (), way, color, strong)


def _mover(
    model: Model, controller: Controller, space: str
) -> tuple[str, int, tuple[str, ...]] | None:
    """Return who would move to a space, how far they can, and what they ignore."""
    play = model.play
    frame = play.action
    if frame is not None and frame.slot == "move":
        return frame.who, frame.strength, acting.ignored(abilities.modifiers(play, frame))
    carry = controller.carry
    played = carry.targets.get(("space", space)) if carry else None
    if played is None or played.verb != "play":
        return None
    card = model.skill(played.source)
    ignored: tuple[str, ...] = ()
    if card.ability is not None and card.ability.slot == "move":
        ignored = acting.ignored(card.ability.modifiers)
    return card.character, model.power(played.source, "move"), ignored


def _way(model: Model, controller: Controller, space: str) -> Sequence[str]:
    """Return the way to the space pointed at, the first space included."""
    mover = _mover(model, controller, space) if space and not model.shown else None
    if mover is None:
        return ()
    who, steps, ignored = mover
    play = model.play
    found = walking.reach(play, who, steps, ignored).get(space)
    return (play.state.at[who], *found) if found else ()


def hurting_spaces(model: Model, squares: dict[str, Color]) -> list[str]:
    """Return the lit spaces where ending a move hurts: an enemy with sentry is near."""
    if model.shown:
        return []
    play = model.play
    near = play.ranging.distance
    guards = [play.state.spaces[token] for token in play.with_ability("sentry", play.state.spaces)]
    moving = play.action is not None and play.action.slot == "move"
    if not moving and model.step != "act":
        return []
    return [each for each in squares if any(near[each].get(there, 9) <= 1 for there in guards)]


def over(
    surface: pygame.Surface, model: Model, controller: Controller, spots: Spots, m: Metrics,
    pointed: Name | None,
) -> None:  # fmt: skip
    """Draw a ring around each piece that can be used, with the sign of what would be done."""
    carry = controller.carry
    goals = set(carry.targets) if carry else controller.sources() | controller.direct_goals()
    color = theme.TEAL if carry else theme.AMBER
    for name in goals:
        rect = spots.get(name)
        if name[0] not in PIECES or rect is None or carry and name == carry.source:
            continue
        if name[0] == "pawn" and not carry:
            continue  # one whose action it is has its own ring
        ring = max(2, m.du(4 if name == pointed else 3))
        if name[0] == "door":
            pygame.draw.rect(surface, color, rect, ring, border_radius=m.du(8))
        else:
            pygame.draw.circle(surface, color, rect.center, rect.width // 2 + ring, ring)
        sign = _sign(model, controller, name)
        if sign and (carry or name == pointed):
            _badge(surface, rect, sign, color, m)


def blows(
    surface: pygame.Surface, model: Model, controller: Controller, spots: Spots, m: Metrics,
    pointed: Name | None,
) -> None:  # fmt: skip
    """Mark the spaces from which an enemy that is moved could attack, and draw its way to the one
    pointed at and whom it could hit there."""
    if model.shown or model.step != "advancing":
        return
    carry, play = controller.carry, model.play
    for each in model.options:
        space, token = spots.get(("space", each.target)), spots.get(("token", each.source))
        if space is None or carry is not None and carry.source != ("token", each.source):
            continue
        hit = enemies.would_hit(play, each.source, each.target)
        if hit:
            side = max(16, m.du(20))
            corner = pygame.Rect(space.right - 2 * side, space.top + side // 2, side, side)
            _badge(surface, corner.inflate(side, 0), "ma_attack", theme.DANGER, m)
        if pointed == ("space", each.target) and token is not None:
            event_preview.line(surface, token.center, space.center, m)
            for who in hit:
                pawn = spots.get(("pawn", who))
                if pawn is not None and not space.contains(pawn):
                    event_preview.line(surface, space.center, pawn.center, m)
                if pawn is not None:
                    ring = max(2, m.du(3))
                    radius = pawn.width // 2 + 2 * ring
                    pygame.draw.circle(surface, theme.DANGER, pawn.center, radius, ring)


def marks(surface: pygame.Surface, model: Model, spots: Spots, m: Metrics) -> None:
    """Draw a flag on each thing that has been marked for companions."""
    for target in model.view["marks"].values():
        name = next((n for n in spots if n[1] == target and n[0] in MARKED), None)
        if name is None:
            continue
        px, rect = max(18, m.du(26)), spots[name]
        middle = (rect.left + px // 2, rect.top + px // 2)
        crew.flag(surface, middle, px, True, m)


def _sign(model: Model, controller: Controller, name: Name) -> str:
    """Return the icon of what a click or a drop on a piece does."""
    carry = controller.carry
    if carry is not None:
        chosen = carry.targets[name]
        return SLOT_ICONS.get(chosen.target, "") if chosen.verb == "play" else ""
    verbs = {each.option.verb for each in controller.placed.values() if name in (each.source,)}
    signs = {"attack": "ma_attack", "hit": "ma_attack", "look": "ma_intel", "rescue": "ma_child",
             "unlock": "ma_door_open", "advance": "ma_move", "push": "ma_move",
             "retreat": "ma_move", "carry": "ma_move", "snatch": "ma_child",
             "strike": "ma_attack"}  # fmt: skip
    return next((signs[each] for each in signs if each in verbs), "")


def _badge(surface: pygame.Surface, rect: pygame.Rect, icon: str, color: Color, m: Metrics) -> None:
    px = max(12, min(max(16, m.du(20)), rect.width * 5 // 12))
    middle = (rect.right - px // 4, rect.top + px // 4)
    pygame.draw.circle(surface, SLATE, middle, px * 2 // 3)
    pygame.draw.circle(surface, color, middle, px * 2 // 3, max(1, m.du(2)))
    drawn = images.icon(icon, px * 9 // 10)
    surface.blit(drawn, drawn.get_rect(center=middle))


def slot(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, controller: Controller, slot: str,
    held: str, m: Metrics, aim: Name | None = None,
) -> None:  # fmt: skip
    """Light a slot that can be used, with what a card in hand would bring there."""
    name, carry = ("slot", slot), controller.carry
    if carry is None:
        if name in controller.sources() | controller.direct_goals() and model.step != "act":
            pygame.draw.rect(surface, theme.AMBER, rect, max(2, m.du(3)), border_radius=m.du(8))
        return
    aimed = carry.targets.get(aim) if aim is not None else None
    used = name in carry.targets
    if aimed is not None and aimed.verb == "play":
        used = aimed.target == slot
    if not used:
        if held:
            _veil(surface, rect, m)
        return
    due = danger(model.after(held, slot)) if held else ""
    color = theme.DANGER if due == "crisis" else strip.warm() if due == "event" else theme.TEAL
    pygame.draw.rect(surface, color, rect, max(2, m.du(3)), border_radius=m.du(8))


def card(
    surface: pygame.Surface, controller: Controller, spots: Spots, aim: Name | None, m: Metrics
) -> None:
    """Draw a ring around the card that a pawn would use for the space under the pointer."""
    carry = controller.carry
    chosen = carry.targets.get(aim) if carry is not None and aim is not None else None
    if carry is None or chosen is None or carry.source[0] != "pawn" or chosen.verb != "play":
        return
    rect = spots.get(("hand", chosen.source))
    if rect is not None:
        pygame.draw.rect(surface, theme.TEAL, rect.inflate(m.du(6), m.du(6)), max(3, m.du(4)),
                         border_radius=m.du(10))  # fmt: skip


def _veil(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, (*SLATE, 130), veil.get_rect(), border_radius=m.du(8))
    surface.blit(veil, rect)
