"""The picture on a card, composed of the game's own drawings, the same every time.

A ground in the colours of the card's kind, light from the upper left, a pattern that differs
from card to card, and the subject: the target of a bounty, the world a delivery is for, the
ship itself, or an icon modelled in light and shade.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.client import images, theme
from game.client.outer_rim import tokens
from game.client.theme import Color
from game.outer_rim.content import Asset, Content

Size = tuple[int, int]

# Ground from top to low, and the light that falls on it, by kind.
GROUNDS: dict[str, tuple[Color, Color, Color]] = {
    "bounty": (theme.rgb("4A1D16"), theme.rgb("170A0C"), theme.rgb("FF8A5C")),
    "cargo": (theme.rgb("17414A"), theme.rgb("07141C"), theme.rgb("6FE0D8")),
    "gear": (theme.rgb("2C3A50"), theme.rgb("0B111B"), theme.rgb("A9C8F0")),
    "mod": (theme.rgb("163A45"), theme.rgb("0A0F1E"), theme.rgb("6CD3F5")),
    "job": (theme.rgb("3B3016"), theme.rgb("120F0A"), theme.rgb("FFD27A")),
    "ship": (theme.rgb("1B2748"), theme.rgb("080B16"), theme.rgb("8FB4FF")),
    "crew": (theme.rgb("33304A"), theme.rgb("0E0D17"), theme.rgb("C9B8FF")),
    "deal": (theme.rgb("1F3D2A"), theme.rgb("08130D"), theme.rgb("8FE5A6")),
    "luxury": (theme.rgb("43215A"), theme.rgb("130A1C"), theme.rgb("E9A6FF")),
    "encounter": (theme.rgb("24324A"), theme.rgb("090D15"), theme.rgb("BCD3F2")),
    "databank": (theme.rgb("17363F"), theme.rgb("080F14"), theme.rgb("7BD8E0")),
    "patrol": (theme.rgb("303A48"), theme.rgb("0B0F15"), theme.rgb("D5E2F2")),
    "character": (theme.rgb("3A3320"), theme.rgb("100E0A"), theme.rgb("FFE0A0")),
    "ai": (theme.rgb("1E2C40"), theme.rgb("090D14"), theme.rgb("9CC4F0")),
}

SUBJECTS: dict[str, str] = {
    "armored_vest": "armor",
    "dl_44_heavy_blaster_pistol": "ground_combat",
    "jetpack": "up",
    "mpl_57_grenade_launcher": "damage",
    "plastoid_armor": "shield",
    "skyblade_330_swoop_bike": "speed",
    "vibro_ax": "swords",
    "vibroknife": "weapon",
    "improved_nav_computer": "navpoint",
    "ion_cannon": "action",
    "quad_laser_cannon": "ship_combat",
    "shield_upgrade": "hull",
    "sublight_acceleration_motor": "move",
    "targeting_computer": "goal",
    "special_order": "market",
    "coaxium_crystal": "luxury",
    "bacta_supplies": "health",
    "food_supplies": "cargo",
    "salvage": "gear_and_mod",
    "smuggling_compartment": "lock",
    "spice": "star",
    "stolen_hyperfuel": "hyperdrive",
    "stolen_prototype": "tech",
    "stolen_supplies": "load",
    "stolen_weapons": "ground_combat",
    "stolen_jewels": "luxury",
    "gift_for_jabba": "hutt",
    "mandalorian_armor": "armor",
    "proton_torpedoes": "ship_combat",
    "sith_holocron": "knowledge",
    "information_broker": "knowledge",
    "hired_help": "crew",
    "undercover_agent": "eye_off",
    "sy_snootles": "music",
    "dash_rendar": "piloting",
    "hutt_favor": "hutt",
    "imperial_favor": "imperial",
    "rebel_favor": "rebel",
    "syndicate_favor": "syndicate",
    "used_ship_for_sale": "ship",
    "the_kessel_run_job": "piloting",
    "the_casino_heist_job": "credits",
    "hijacking_a_freighter_job": "cargo",
    "jailbreak_on_lothal_job": "lock",
    "the_jewel_of_yavin_job": "luxury",
    "relic_of_the_past_job": "knowledge",
    "rescue_from_the_mines_job": "strength",
    "rooting_out_spies_job": "eye",
    "salvage_in_the_dune_sea_job": "tech",
    "wanted_job": "bounty",
    "attend_statue_dedication": "influence",
    "boonta_eve_classic": "speed",
    "legendary_game_of_sabacc_job": "hand",
}
"""icons for cards whose kind alone does not say what they are; others show their kind's"""

KIND_ICONS: dict[str, str] = {
    "bounty": "bounty",
    "cargo": "cargo",
    "crew": "crew",
    "gear": "gear",
    "mod": "mod",
    "job": "job",
    "ship": "ship",
    "deal": "market",
    "luxury": "luxury",
    "encounter": "encounter",
    "databank": "databank",
    "patrol": "patrol",
    "character": "contact",
    "ai": "ai",
}


@dataclass(frozen=True)
class Subject:
    """What a picture shows. ``kind`` is a key of ``GROUNDS``; ``world``, ``emblem`` and
    ``ship`` name pictures and may be empty; ``icon`` stands in where none of them is there."""

    id: str
    kind: str
    icon: str
    world: str = ""
    emblem: str = ""
    ship: str = ""
    tint: Color | None = None


def worlds_in(words: str) -> list[str]:
    """The worlds whose ids occur in an id such as ``kessel_maelstrom``."""
    return [name for name in _worlds() if name in words]


def _worlds() -> tuple[str, ...]:
    return (
        "cantonica", "kessel", "lothal", "mon_calamari", "naboo", "nal_hutta", "ord_mantell",
        "ring_of_kafrene", "ryloth", "takodana", "tatooine", "maelstrom",
    )  # fmt: skip


def subject(content: Content, id: str, flipped: bool = False) -> Subject:
    """What the picture of a component shows. Refuses ids that the content does not have."""
    component = content.components[id]
    kind = str(component.kind)
    if kind == "character":
        return Subject(id, "character", "contact", emblem=id)
    if kind == "ship_sheet":
        return Subject(f"{id}.{flipped}", "ship", "ship", ship=id)
    if kind == "patrol":
        look = theme.FACTIONS[component.faction]
        return Subject(id, "patrol", f"patrol_{component.faction}", tint=look.color)
    if kind == "contact_token":
        color = tokens.CLASS_COLOURS[component.contact_class]
        return Subject(id, "crew", "contact", emblem=id, tint=color)
    if kind == "contact":
        known = content.contacts.get(component.contact)
        tint = tokens.CLASS_COLOURS[known.contact_class] if known else None
        return Subject(id, "crew", "contact", emblem=component.contact, tint=tint)
    asset = content.assets.get(id)
    if asset is not None:
        return _asset_subject(content, asset)
    if kind == "encounter":
        around = worlds_in(component.deck)
        world = around[int(component.number) % len(around)] if around else ""
        return Subject(id, "encounter", "navpoint" if not around else "encounter", world=world)
    if kind == "job_steps":
        for asset in content.assets.values():
            if asset.databank == component.number:
                return replace(_asset_subject(content, asset), id=id)
    family = {"ai": "ai"}.get(kind, "databank")
    return Subject(id, family, KIND_ICONS[family])


def section_subject(content: Content, id: str, section: int) -> Subject:
    """What the picture of one section of an encounter card shows: the world it is for."""
    card = content.encounter_cards[id]
    spaces = card.sections[section].spaces
    world = worlds_in(spaces[0] if spaces else card.deck)
    icon = "encounter" if world else "navpoint"
    return Subject(f"{id}.{section}", "encounter", icon, world=world[0] if world else "")


def space_subject(id: str, kind: str, faction: str | None) -> Subject:
    """The picture of a space of the map (``kind`` planet, navpoint or maelstrom)."""
    world = worlds_in(id)
    tint = theme.FACTIONS[faction].color if faction else None
    icon = faction or ("planet" if kind == "planet" else kind)
    return Subject(f"space {id}", "encounter", icon, world[0] if world else "", tint=tint)


def patrol_subject(faction: str) -> Subject:
    """The picture of a faction's patrol."""
    look = theme.FACTIONS[faction]
    return Subject(f"patrol {faction}", "patrol", f"patrol_{faction}", tint=look.color)


def _asset_subject(content: Content, asset: Asset) -> Subject:
    kind = "luxury" if asset.deck == "luxury" and asset.kind in ("cargo", "deal") else asset.kind
    icon = SUBJECTS.get(asset.id, KIND_ICONS[asset.kind])
    if asset.kind == "bounty":
        return Subject(asset.id, "bounty", icon, world=asset.deliver_to, emblem=asset.target)
    if asset.kind == "ship":
        return Subject(asset.id, "ship", icon, ship=asset.ship)
    if asset.kind == "crew":
        return Subject(asset.id, "crew", _crew_icon(asset), emblem=asset.contact)
    goal = asset.destination or ""
    return Subject(asset.id, kind, icon, world=goal if goal in _worlds() else "")


def _crew_icon(asset: Asset) -> str:
    if asset.id in SUBJECTS:
        return SUBJECTS[asset.id]
    if asset.droid:
        return "droid"
    return asset.skills[0] if asset.skills else "crew"


def picture(content: Content, id: str, size: Size, flipped: bool = False) -> pygame.Surface:
    """The art of a component at exactly ``size`` pixels, opaque; cached, do not paint on it."""
    return drawn(subject(content, id, flipped), size)


def drawn(shown: Subject, size: Size) -> pygame.Surface:
    """The art of a subject at exactly ``size`` pixels; cached."""
    wide, high = max(4, size[0]), max(4, size[1])
    return images.kept(("card art", shown, wide, high), lambda: _compose(shown, (wide, high)))


def _compose(shown: Subject, size: Size) -> pygame.Surface:
    # A stream of its own, seeded by the id: the same card looks the same everywhere.
    stream = random.Random(f"art {shown.id}")
    top, low, light = GROUNDS[shown.kind]
    light = shown.tint or light
    made = pygame.Surface(size)
    shift = stream.uniform(-0.16, 0.16)
    ground = images.gradient(size, theme.mix(top, light, max(0.0, shift)), low)
    made.blit(ground, (0, 0))
    _lamp(made, stream, light)
    PATTERNS[stream.randrange(len(PATTERNS))](made, stream, light)
    if shown.ship:
        _streaks(made, stream, light)
    if shown.world:
        _world(made, stream, shown, bool(shown.emblem))
    if shown.ship and images.has("ships", shown.ship):
        _ship(made, shown.ship, light)
    elif shown.emblem and images.has("emblems", shown.emblem):
        _portrait(made, stream, shown, light)
    else:
        _model(made, stream, shown, light)
    made.blit(_shade(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return images.ready(made)


# --- ground -----------------------------------------------------------------------------------


def _lamp(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    """The main light, from the upper left, and a weaker one elsewhere."""
    side = round(max(made.get_size()) * 1.3)
    for x, y, strength in (
        (stream.uniform(0.1, 0.4), stream.uniform(-0.05, 0.3), 66),
        (stream.uniform(0.6, 1.0), stream.uniform(0.5, 1.0), 26),
    ):
        spot = tokens.glow(side, light, strength)
        centre = (round(made.get_width() * x), round(made.get_height() * y))
        made.blit(spot, spot.get_rect(center=centre))


def _veil(made: pygame.Surface, paint: Callable[[pygame.Surface], None], alpha: int) -> None:
    """Paints on a layer of its own, twice as fine, and lays it over softly."""
    wide, high = made.get_size()
    layer = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)
    paint(layer)
    small = pygame.transform.smoothscale(layer, (wide, high))
    small.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(small, (0, 0))


def _rings(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    wide, high = made.get_width() * 2, made.get_height() * 2
    centre = (round(wide * stream.uniform(0.2, 0.8)), round(high * stream.uniform(0.2, 1.1)))
    step = round(max(wide, high) * stream.uniform(0.06, 0.12))

    def paint(layer: pygame.Surface) -> None:
        for number in range(2, 16):
            width = 1 + (number * stream.randrange(1, 5)) % 7
            pygame.draw.circle(layer, light, centre, number * step, max(2, width))

    _veil(made, paint, 26)


def _beams(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    wide, high = made.get_width() * 2, made.get_height() * 2
    lean = stream.uniform(0.3, 0.9) * high

    def paint(layer: pygame.Surface) -> None:
        x = -lean
        while x < wide:
            width = stream.uniform(0.02, 0.14) * wide
            corners = [(x + lean, 0), (x + lean + width, 0), (x + width, high), (x, high)]
            pygame.draw.polygon(layer, light, corners)
            x += width + stream.uniform(0.08, 0.2) * wide

    _veil(made, paint, 20)


def _cells(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    wide, high = made.get_width() * 2, made.get_height() * 2
    side = max(8, round(max(wide, high) * stream.uniform(0.07, 0.11)))

    def paint(layer: pygame.Surface) -> None:
        for row in range(-1, high // side + 2):
            for column in range(-1, wide // side + 2):
                centre = (column * side * 1.15 + (row % 2) * side * 0.57, row * side)
                if stream.random() < 0.62:
                    points = tokens.shape_points("hexagon", centre, side * 0.56)
                    pygame.draw.polygon(layer, light, points, 0 if stream.random() < 0.2 else 2)

    _veil(made, paint, 30)


def _circuits(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    wide, high = made.get_width() * 2, made.get_height() * 2
    unit = max(6, wide // 22)

    def paint(layer: pygame.Surface) -> None:
        for _ in range(18):
            x, y = stream.randrange(0, wide, unit), stream.randrange(0, high, unit)
            for _ in range(4):
                nx = x + stream.choice((-2, -1, 1, 2)) * unit * stream.randrange(2)
                ny = y + stream.choice((-2, -1, 1, 2)) * unit * stream.randrange(2)
                pygame.draw.line(layer, light, (x, y), (nx, ny), 3)
                x, y = nx, ny
            pygame.draw.circle(layer, light, (x, y), unit // 3 + 1, 2)

    _veil(made, paint, 40)


def _stars(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    wide, high = made.get_width() * 2, made.get_height() * 2

    def paint(layer: pygame.Surface) -> None:
        for _ in range(90):
            size = 1 + int(4 * stream.random() ** 3)
            spot = (stream.randrange(wide), stream.randrange(high))
            pygame.draw.circle(layer, theme.mix(light, theme.INK, stream.random()), spot, size)

    _veil(made, paint, 150)


def _crates(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    wide, high = made.get_width() * 2, made.get_height() * 2

    def paint(layer: pygame.Surface) -> None:
        x = 0
        while x < wide:
            side = stream.randrange(max(8, wide // 14), max(9, wide // 6))
            top = high - stream.randrange(max(2, high // 6), max(3, high // 2))
            box = pygame.Rect(x, top, side - 4, high - top)
            pygame.draw.rect(layer, light, box, 3, border_radius=6)
            pygame.draw.line(layer, light, (x, top + side // 3), (x + side - 4, top + side // 3), 3)
            x += side

    _veil(made, paint, 30)


PATTERNS: tuple[Callable[[pygame.Surface, random.Random, Color], None], ...] = (
    _rings,
    _beams,
    _cells,
    _circuits,
    _stars,
    _crates,
)


def _streaks(made: pygame.Surface, stream: random.Random, light: Color) -> None:
    """Stars drawn long by speed, behind a ship that flies to the left."""
    wide, high = made.get_width() * 2, made.get_height() * 2

    def paint(layer: pygame.Surface) -> None:
        for _ in range(60):
            x, y = stream.randrange(wide), stream.randrange(high)
            length = wide * stream.uniform(0.03, 0.2)
            end = (round(x + length), round(y - length * 0.32))
            pygame.draw.line(layer, theme.mix(light, theme.INK, 0.5), (x, y), end, 2)

    _veil(made, paint, 70)


def _shade(size: Size) -> pygame.Surface:
    """Darker corners and foot, to be multiplied: it holds the picture together."""

    def make() -> pygame.Surface:
        small = pygame.Surface((32, 24))
        for y in range(24):
            for x in range(32):
                far = max(abs(x - 15.5) / 16, abs(y - 11.5) / 12)
                light = 255 - round(95 * max(0.0, far - 0.45)) - max(0, y - 15) * 5
                small.set_at((x, y), (light, light, light))
        return images.ready(pygame.transform.smoothscale(small, size))

    return images.kept(("card shade", size), make)


# --- subjects ---------------------------------------------------------------------------------


def _world(made: pygame.Surface, stream: random.Random, shown: Subject, behind: bool) -> None:
    """A world, large and partly out of the picture; fainter behind a portrait."""
    wide, high = made.get_size()
    px = round(max(high * 1.5, wide * 0.62) * stream.uniform(0.92, 1.12))
    side = stream.choice((-1, 1)) if behind else 1
    centre = (
        round(wide * (0.5 + side * stream.uniform(0.24, 0.32))),
        round(high * stream.uniform(0.5, 0.78)),
    )
    orb = images.art("planets", shown.world, (px, px), "inside")
    back = tokens.glow(round(px * 1.35), theme.SHADOW, 200)
    made.blit(back, back.get_rect(center=centre))
    if behind:
        orb = orb.copy()
        orb.fill((150, 150, 160, 170), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(orb, orb.get_rect(center=centre))


def _ship(made: pygame.Surface, name: str, light: Color) -> None:
    wide, high = made.get_size()
    box = (round(wide * 0.9), round(high * 0.84))
    shape = images.ship(name, box)
    centre = (wide // 2, round(high * 0.51))
    back = tokens.glow(round(max(wide, high) * 0.95), light, 90)
    made.blit(back, back.get_rect(center=centre))
    shade = _silhouette(shape, theme.SHADOW, 150)
    made.blit(shade, shade.get_rect(center=(centre[0] + high // 40, centre[1] + high // 14)))
    made.blit(shape, shape.get_rect(center=centre))


def _portrait(made: pygame.Surface, stream: random.Random, shown: Subject, light: Color) -> None:
    """A face in its round frame; on a bounty inside the corners of a sight."""
    wide, high = made.get_size()
    px = round(min(wide * 0.8, high * 0.88))
    centre = (wide // 2, high // 2)
    if shown.kind == "bounty":
        centre = (round(wide * (0.5 if wide < high * 1.2 else 0.42)), high // 2)
    back = tokens.glow(round(px * 1.7), light, 120)
    made.blit(back, back.get_rect(center=centre))
    shade = tokens.glow(round(px * 1.3), theme.SHADOW, 220)
    made.blit(shade, shade.get_rect(center=(centre[0], centre[1] + px // 14)))
    face = images.emblem(shown.emblem, px)
    made.blit(face, face.get_rect(center=centre))
    if shown.kind == "bounty":
        _sight(made, pygame.Rect(0, 0, px, px).move(centre[0] - px // 2, centre[1] - px // 2))


def _sight(made: pygame.Surface, rect: pygame.Rect) -> None:
    arm, width = max(4, rect.width // 6), max(2, rect.width // 34)
    rect = rect.inflate(rect.width // 14, rect.width // 14)
    rect.clamp_ip(made.get_rect().inflate(-2, -2))
    for x, side in ((rect.left, 1), (rect.right - 1, -1)):
        for y, down in ((rect.top, 1), (rect.bottom - 1, -1)):
            for shift, color in ((1, theme.DEEP), (0, theme.rgb("FF7A4D"))):
                start = (x + shift, y + shift)
                pygame.draw.line(made, color, start, (start[0] + side * arm, start[1]), width)
                pygame.draw.line(made, color, start, (start[0], start[1] + down * arm), width)


def _silhouette(shape: pygame.Surface, color: Color, alpha: int) -> pygame.Surface:
    """The shape of a picture in one colour."""
    made = shape.copy()
    made.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    made.fill((*color, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _model(made: pygame.Surface, stream: random.Random, shown: Subject, light: Color) -> None:
    """An icon made solid: its ghost behind, a shadow, a body lit from above, a bright edge."""
    wide, high = made.get_size()
    px = round(min(high * 0.7, wide * 0.5))
    left = bool(shown.world)
    centre = (round(wide * (0.3 if left else 0.5)), round(high * 0.5))
    ghost = images.icon(shown.icon, round(px * 2.1))
    ghost = _silhouette(pygame.transform.rotate(ghost, stream.uniform(-24, 24)), light, 20)
    spot = (round(wide * stream.uniform(0.2, 0.8)), round(high * stream.uniform(0.3, 0.7)))
    made.blit(ghost, ghost.get_rect(center=spot))
    back = tokens.glow(round(px * 2.2), light, 110)
    made.blit(back, back.get_rect(center=centre))
    icon = images.icon(shown.icon, px)
    drop = max(2, px // 16)
    for shift, strength in ((drop * 2, 70), (drop, 150)):
        shade = _silhouette(icon, theme.SHADOW, strength)
        made.blit(shade, shade.get_rect(center=(centre[0] + shift // 2, centre[1] + shift)))
    edge = _silhouette(icon, theme.mix(light, theme.INK, 0.7), 255)
    made.blit(edge, edge.get_rect(center=(centre[0], centre[1] - max(1, px // 44))))
    body = icon.copy()
    upper, under = theme.mix(light, theme.INK, 0.92), theme.mix(low(light), theme.INK, 0.5)
    tone = images.gradient(icon.get_size(), (*upper, 255), (*under, 255))
    body.blit(tone, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(body, body.get_rect(center=centre))


def low(color: Color) -> Color:
    """The same hue in shadow."""
    return theme.mix(color, theme.DEEP, 0.6)


def kind_light(kind: str) -> Color:
    """The accent of a kind of card: its light, for frames and bands."""
    return GROUNDS.get(kind, GROUNDS["encounter"])[2]
