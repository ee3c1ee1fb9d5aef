"""The picture on a card, composed of the game's own drawings, the same every time.

``art_scenes`` defines the content of a picture: a painted background, and drawn pieces in front of
one another. Here they are composed at the size in use: the background darkened toward the edges,
light from the upper left, far pieces in the haze of the background, and a glow behind the main
subject. ``draw.light`` sets pieces and background into one air.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.client.draw import images, paint_thread, theme
from game.client.draw.incremental_paint import Work
from game.client.draw.theme import Color
from game.client.games.outer_rim.cards import art_scenes, compositing, tokens
from game.client.games.outer_rim.cards.art_scenes import Scene
from game.outer_rim.cards.effects.goods import Burden, Keep
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.cards.models import EncounterCard
from game.outer_rim.catalog import Asset, Content

Size = tuple[int, int]

# The accent of each kind of card, for frames and bands.
LIGHTS: dict[str, Color] = {
    "bounty": theme.rgb("FF8A5C"),
    "cargo": theme.rgb("6FE0D8"),
    "gear": theme.rgb("A9C8F0"),
    "mod": theme.rgb("6CD3F5"),
    "job": theme.rgb("F2DCA6"),
    "ship": theme.rgb("8FB4FF"),
    "crew": theme.rgb("C9B8FF"),
    "deal": theme.rgb("8FE5A6"),
    "account": theme.rgb("E6DEC8"),
    "luxury": theme.rgb("E9A6FF"),
    "encounter": theme.rgb("BCD3F2"),
    "databank": theme.rgb("7BD8E0"),
    "patrol": theme.rgb("D5E2F2"),
    "character": theme.rgb("FFE0A0"),
    "ai": theme.rgb("9CC4F0"),
}

KIND_ICONS: dict[str, str] = {
    "bounty": "bounty",
    "cargo": "cargo",
    "crew": "crew",
    "gear": "gear",
    "mod": "mod",
    "job": "job",
    "ship": "ship",
    "deal": "market",
    "account": "credits",
    "luxury": "luxury",
    "encounter": "encounter",
    "databank": "databank",
    "patrol": "patrol",
    "character": "contact",
    "ai": "ai",
}
WHOLE = 1.45
"""the aspect from which on a picture shows all pieces of its scene in full size"""
STAGE_AT = 0.27  # the middle of the hero on a stage, as a fraction of its width


@dataclass(frozen=True)
class Subject:
    """The subject of a picture. ``id`` names its scene, ``kind`` is a key of ``LIGHTS``. If no
    scene is defined for the id, the other fields choose one: the world, the person, the ship, the
    traits; without any of these, the ``icon`` is set on a plain background. The icon ``secret`` is
    set on any.

    ``halves``: two other ids whose pictures share this one.
    """

    id: str
    kind: str
    icon: str
    world: str = ""
    emblem: str = ""
    ship: str = ""
    tint: Color | None = None
    traits: tuple[str, ...] = ()
    halves: tuple[str, ...] = ()


def worlds_in(words: str) -> list[str]:
    """Return the worlds whose ids occur in an id such as ``kessel_maelstrom``."""
    return [name for name in art_scenes.WORLDS if name in words]


def subject(content: Content, id: str, flipped: bool = False) -> Subject:
    """Return the subject of a component. Raise ``KeyError`` for unknown ids."""
    component = content.components[id]
    kind = str(component.kind)
    if kind == "character":
        return Subject(f"{id}.back" if flipped else id, "character", "contact", emblem=id)
    if kind == "ship_sheet":
        return Subject(f"{id}.back" if flipped else id, "ship", "ship", ship=id)
    if kind == "patrol":
        look = theme.MARKS[component.faction]
        return Subject(id, "patrol", f"patrol_{component.faction}", tint=look.color)
    if kind == "contact_token":
        color = tokens.CLASS_COLORS[component.contact_class]
        return Subject(id, "crew", "contact", emblem=id, tint=color)
    if kind == "contact":
        known = content.contacts.get(component.contact)
        tint = tokens.CLASS_COLORS[known.contact_class] if known else None
        return Subject(id, "crew", "contact", emblem=component.contact, tint=tint)
    asset = content.assets.get(id)
    if asset is not None:
        made = _asset_subject(asset)
        found = content.encounter_cards.get(id)
        if found is None or asset.kind == "bounty" or art_scenes.defined_scene(id) is not None:
            return made
        return replace(made, id=_scene_of_finding(found))
    if kind == "encounter":
        parts = len(component.sections)
        halves = tuple(_section_id(component, n) for n in (0, 1)) if parts > 1 else ()
        first, around = _section_id(component, 0), worlds_in(component.deck)
        shown = Subject(first, "encounter", "encounter", around[0] if around else "")
        return replace(shown, id=id, halves=halves) if halves else shown
    if kind == "job_steps":
        for asset in content.assets.values():
            if asset.databank == component.number:
                return replace(_asset_subject(asset), id=id)
    family = {"ai": "ai"}.get(kind, "databank")
    return Subject(id, family, KIND_ICONS[family])


def section_subject(content: Content, id: str, section: int) -> Subject:
    """Return the subject of one section of an encounter card, or of one step of a job; both are
    counted from 0."""
    card = content.encounter_cards.get(id)
    if card is None:
        return replace(subject(content, id), id=f"{id}.{section}")
    spaces = card.sections[section].spaces
    world = worlds_in(spaces[0] if spaces else card.deck)
    scene = _section_id(card, section)
    return Subject(scene, "encounter", "encounter", world[0] if world else "")


def _scene_of_finding(card: EncounterCard) -> str:
    """Return the id of the scene in which an encounter card brings its own asset."""
    found = (n for n, each in enumerate(card.sections)
             if any(isinstance(part, Keep | Burden) for part in every_effect(each)))  # fmt: skip
    return _section_id(card, next(found, 0))


def _section_id(card: EncounterCard, section: int) -> str:
    """Return the id of the scene of a section. A card that takes the place of another under its id
    has one of its own if the scenes name it too: ``ID NAME.0``."""
    own = f"{card.id} {card.name}.{section}"
    return f"{card.id}.{section}" if art_scenes.defined_scene(own) is None else own


def space_subject(id: str, kind: str, faction: str | None) -> Subject:
    """Return the subject of a space of the map (``kind`` planet, navpoint or maelstrom)."""
    world = worlds_in(id)
    tint = theme.MARKS[faction].color if faction else None
    icon = faction or ("planet" if kind == "planet" else kind)
    scene = id if world or kind != "navpoint" else kind
    return Subject(f"space {scene}", "encounter", icon, world[0] if world else "", tint=tint)


def patrol_subject(faction: str) -> Subject:
    """Return the subject of a faction's patrol."""
    look = theme.MARKS[faction]
    return Subject(f"patrol_{faction}_1", "patrol", f"patrol_{faction}", tint=look.color)


def _asset_subject(asset: Asset) -> Subject:
    kind = "luxury" if asset.deck == "luxury" and asset.kind in ("cargo", "deal") else asset.kind
    icon = KIND_ICONS[asset.kind]
    if asset.kind == "bounty":
        return Subject(asset.id, "bounty", icon, world=asset.deliver_to, emblem=asset.target)
    if asset.kind == "ship":
        return Subject(asset.id, "ship", icon, ship=asset.ship)
    traits = (*asset.traits, "droid") if asset.droid else tuple(asset.traits)
    if asset.kind == "crew":
        return Subject(asset.id, "crew", icon, emblem=asset.contact, traits=traits)
    goal = asset.destination or ""
    world = goal if goal in art_scenes.WORLDS else ""
    return Subject(asset.id, kind, icon, world=world, traits=traits or (asset.kind,))


def scene_of(shown: Subject) -> Scene:
    """Return the scene of a subject: the defined one, otherwise one chosen by the known facts."""
    scene = art_scenes.defined_scene(shown.id)
    if scene is not None:
        return scene
    if shown.ship and images.has("ships", shown.ship):
        return art_scenes.before("", shown.id, shown.kind, ship=shown.ship)
    if shown.emblem and images.has("pieces", f"bust_{shown.emblem}"):
        return art_scenes.before(shown.emblem, shown.id, shown.kind, shown.world)
    place = art_scenes.defined_scene(f"space {shown.world}")
    if place is not None and not shown.traits:
        return place
    if shown.traits or shown.world:
        return art_scenes.random_scene(shown.id, shown.kind, shown.traits, shown.world)
    plain = art_scenes.random_scene(shown.id, shown.kind)
    return replace(plain, parts=())


def picture(content: Content, id: str, size: Size, flipped: bool = False) -> pygame.Surface:
    """Return the art of a component at exactly ``size`` pixels, opaque; cached, do not paint on
    it."""
    return draw(subject(content, id, flipped), size)


_last: dict[Subject, Size] = {}
"""the size at which a subject was last shown, to enlarge or reduce until another arrives"""
REMEMBERED = 300


def draw(shown: Subject, size: Size) -> pygame.Surface:
    """Return the art of a subject at exactly ``size`` pixels; cached."""
    wide, high = max(4, size[0]), max(4, size[1])
    key = _key(shown, wide, high)
    return images.lookup(key) or images.keep(key, _paint(shown, (wide, high)))


def draw_async(shown: Subject, size: Size) -> pygame.Surface | None:
    """Return the art like ``draw``. In a window it is painted beside it; until it is finished,
    return None."""
    wide, high = max(4, size[0]), max(4, size[1])
    made = paint_thread.cached(_key(shown, wide, high), partial(_work, shown, (wide, high)))
    if made is not None:
        _last[shown] = (wide, high)
        while len(_last) > REMEMBERED:
            del _last[next(iter(_last))]
    return made


def tall_async(shown: Subject, size: Size) -> pygame.Surface | None:
    """Return what a picture that is higher than wide shows of the art: the part around its hero.
    None until it is painted."""
    high = max(4, size[1])
    wide = max(size[0], round(high * WHOLE))
    made = draw_async(shown, (wide, high))
    if made is None:
        return None
    hero = None if shown.halves else compositing.hero_of(scene_of(shown))
    part = pygame.Rect(0, 0, size[0], high)
    part.centerx = wide // 2 + round((hero.x if hero is not None else 0.0) * high)
    return made.subsurface(part.clamp(made.get_rect()))


def ahead(shown: Subject, size: Size) -> bool:
    """Order the art for later; return True once it is at hand."""
    wide, high = max(4, size[0]), max(4, size[1])
    return paint_thread.ahead(_key(shown, wide, high), partial(_work, shown, (wide, high)))


def _work(shown: Subject, size: Size) -> Work:
    def steps() -> Iterator[pygame.Surface]:
        yield _paint(shown, size)

    return Work(steps(), lambda made: made)


def meanwhile(shown: Subject, size: Size) -> pygame.Surface:
    """Return the picture for the time until the art arrives: the same art of another size, if it is
    at hand, or a ground in the light of its kind."""
    known = _last.get(shown)
    other = images.lookup(_key(shown, *known)) if known else None
    made = pygame.Surface(size)
    if other is None:
        light = shown.tint or kind_light(shown.kind)
        low = theme.mix(theme.PANEL, theme.DEEP, 0.5)
        made.blit(images.gradient(size, (*theme.mix(low, light, 0.25), 255), (*low, 255)), (0, 0))
        return made
    times = max(size[0] / other.get_width(), size[1] / other.get_height())
    wide, high = round(other.get_width() * times), round(other.get_height() * times)
    whole = pygame.transform.smoothscale(other, (max(1, wide), max(1, high)))
    made.blit(whole, whole.get_rect(center=made.get_rect().center))
    return made


def at_hand(shown: Subject, size: Size) -> bool:
    """Return True if the art of a subject is cached at this size."""
    return images.lookup(_key(shown, max(4, size[0]), max(4, size[1]))) is not None


def _key(shown: Subject, wide: int, high: int) -> Hashable:
    return "card art", shown, wide, high


def stage(shown: Subject, size: Size) -> pygame.Surface:
    """Return the art of a subject as a stage: its hero is at the left, where words leave room. Not
    cached: keep the result inside something that is."""
    *_, made = stage_steps(shown, size)
    return made


def stage_steps(shown: Subject, size: Size) -> Iterator[pygame.Surface]:
    """Yield the stage of a subject as it grows, always the same surface: its ground, then one
    piece after another. At the end it is finished."""
    scene = scene_of(replace(shown, id=shown.halves[0], halves=()) if shown.halves else shown)
    for made in compositing.steps(scene, size, STAGE_AT):
        yield made
    made.blit(compositing.shade(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _paint(shown: Subject, size: Size) -> pygame.Surface:
    if shown.halves:
        return _paint_pair(shown, size)
    scene = scene_of(shown)
    made = compositing.compose(scene, size)
    if not scene.parts or shown.icon == "secret":
        compositing.icon(made, shown.icon, shown.tint or kind_light(shown.kind))
    made.blit(compositing.shade(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return images.ready(made)


def _paint_pair(shown: Subject, size: Size) -> pygame.Surface:
    """Return two pictures side by side, divided by a slanting line."""
    wide, high = size
    lean, seam = max(2, high // 7), max(1, high // 70)
    first, second = (
        draw(replace(shown, id=id, halves=()), (wide - wide // 2 + lean, high))
        for id in shown.halves[:2]
    )
    made = pygame.Surface(size)
    made.blit(first, (0, 0))
    right = pygame.Surface(second.get_size(), pygame.SRCALPHA)
    right.blit(second, (0, 0))
    gone = [(0, 0), (2 * lean, 0), (0, high)]
    pygame.draw.polygon(right, (0, 0, 0, 0), gone)
    left = wide - right.get_width()
    made.blit(right, (left, 0))
    ends = (left + 2 * lean, 0), (left, high)
    pygame.draw.aaline(made, theme.DEEP, *ends, seam * 3)
    pygame.draw.aaline(made, kind_light(shown.kind), *ends, seam)
    return images.ready(made)


def kind_light(kind: str) -> Color:
    """Return the accent of a kind of card: its light, for frames and bands."""
    return LIGHTS.get(kind, LIGHTS["encounter"])
