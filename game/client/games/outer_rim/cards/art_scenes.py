"""Scenes of the pictures on cards: a background, its light, and pieces in front of one another.

The scenes are data (assets/scenes.json, and a file for each further box). A scene is a list: the
background (a picture of assets/grounds, ``flip`` after it mirrors it), the color of the light, and
the pieces, each as "name x foot high words...". ``x`` is the middle of the piece and ``foot`` its
lower edge, ``high`` its height, all in hundredths of the picture's height; ``x`` counts from the
middle. Words: ``far`` and ``mid`` put a piece into the haze behind the others, ``near`` darkens it
in front of them, ``flip`` mirrors it, ``wide`` widens it to the whole picture; a piece that is wide
and at least 96 high is a backdrop, which also fills tall pictures; ``hangs`` says that it flies or
hangs and throws no shadow on the floor, ``glows`` that it is a light itself. A name is a piece of
assets/pieces, ``ship:NAME`` or ``world:NAME``.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import lru_cache

from game.client.draw import theme
from game.client.draw.theme import Color
from game.client.paths import assets_folder

TABLES = "scenes*.json"  # in the assets folder; the base box's and those of others
DEPTHS = {"far": 0.5, "mid": 0.24}
BLURS = {"far": 1 / 170, "mid": 1 / 420, "near": 1 / 240}
"""the blur of pieces out of focus, as a share of the picture's height"""
WORDS = {*DEPTHS, "near", "flip", "wide", "hangs", "glows"}


@dataclass(frozen=True)
class Part:
    """One piece of a scene; ``x``, ``foot`` and ``high`` as fractions of the picture's height."""

    name: str
    x: float
    foot: float
    high: float
    words: frozenset[str] = frozenset()

    @property
    def depth(self) -> float:
        """The depth: 0 near, 1 lost in the haze."""
        return max((DEPTHS.get(word, 0.0) for word in self.words), default=0.0)

    @property
    def layer(self) -> float:
        """The order of drawing: far pieces before near ones."""
        return 1.0 if "near" in self.words else -self.depth

    @property
    def blur(self) -> float:
        """The blur, for a piece out of focus, as a share of the picture's height."""
        return max((BLURS.get(word, 0.0) for word in self.words), default=0.0)

    @property
    def glows(self) -> bool:
        return "glows" in self.words

    @property
    def person(self) -> bool:
        """True for a bust, which was drawn in the lamp's light."""
        return self.name.startswith("bust_")

    @property
    def own_light(self) -> bool:
        """True for worlds, which have their own sun."""
        return self.name.startswith("world:")

    @property
    def stands(self) -> bool:
        """True if the piece throws a shadow on the floor: it does not hang, glow or reach from
        side to side."""
        return not self.words & {"hangs", "glows", "wide"} and not self.own_light


@dataclass(frozen=True)
class Scene:
    """A picture to compose."""

    ground: str
    light: Color
    parts: tuple[Part, ...]
    flip: bool = False


def part(line: str) -> Part:
    """Parse a piece from its line. Raise ``ValueError`` for unknown words."""
    name, x, foot, high, *words = line.split()
    strange = set(words) - WORDS
    if strange:
        raise ValueError(f"{line!r}: no word {', '.join(strange)}; there are {sorted(WORDS)}")
    return Part(name, int(x) / 100, int(foot) / 100, int(high) / 100, frozenset(words))


def scene(lines: list[str]) -> Scene:
    """Parse a scene from its list."""
    ground, light, *parts = lines
    name, *flip = ground.split()
    placed = sorted((part(each) for each in parts), key=lambda each: each.layer)
    return Scene(name, theme.rgb(light), tuple(placed), bool(flip))


@lru_cache(maxsize=1)
def table() -> dict[str, list[str]]:
    """Return the scenes as written in the files, by subject id. Raise ``ValueError`` for an id in
    two of them."""
    made: dict[str, list[str]] = {}
    for file in sorted(assets_folder().glob(TABLES)):
        written = dict(json.loads(file.read_text(encoding="utf-8")))
        if twice := made.keys() & written.keys():
            raise ValueError(f"{file.name}: {', '.join(sorted(twice))} have a scene already")
        made |= written
    return made


@lru_cache(maxsize=1024)
def defined_scene(id: str) -> Scene | None:
    """Return the scene defined for an id; None if there is none."""
    lines = table().get(id)
    return scene(lines) if lines else None


# --- cards that have no scene of their own ------------------------------------------------------

WORLDS: dict[str, tuple[str, ...]] = {
    "cantonica": ("casino", "casino_tower"),
    "kessel": ("mine", "mine_cart"),
    "lothal": ("prairie", "capital_wall"),
    "mon_calamari": ("ocean", "landing_platform"),
    "naboo": ("terrace", "spire_city"),
    "nal_hutta": ("swamp", "swamp_palace"),
    "ord_mantell": ("badlands", "scrap_heap"),
    "ring_of_kafrene": ("stone_street", "docks"),
    "ryloth": ("canyon", "cliffs"),
    "takodana": ("forest", "castle"),
    "tatooine": ("desert_dusk", "domes"),
    "maelstrom": ("maelstrom", "lightning"),
    "spinward_core": ("core_heights", "spires"),
    "trailing_core": ("shipyard", "gantry"),
}
"""the background of each world, and its distant features"""

POOLS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], str]] = {
    "bounty": (
        ("stone_street", "cantina", "market_street", "badlands"),
        ("wanted_poster", "crosshair", "notice_board"),
        ("lamp_post", "crowd", "blaster_pistol"),
        "FF8A5C",
    ),
    "cargo": (
        ("cargo_hold", "hangar", "market_street", "badlands"),
        ("crate", "crate_stack", "chest", "cargo_pod", "rope_barrels", "parcel", "fuel_drum"),
        ("pipe_stack", "satchel", "winch", "docks"),
        "6FE0D8",
    ),
    "gear": (
        ("workshop", "console_room", "hangar"),
        ("jetpack", "armour_vest", "blaster_rifle", "grenade", "satchel", "vibro_knife"),
        ("crate", "halberd_pair", "data_tapes"),
        "A9C8F0",
    ),
    "mod": (
        ("console_room", "hangar", "workshop"),
        ("reactor", "terminal", "sublight_engine", "shield_generator", "quad_gun"),
        ("server_rack", "repair_droid", "pipe_stack"),
        "6CD3F5",
    ),
    "job": (
        ("cantina", "corridor", "market_street", "vault"),
        ("informant_at_bar", "contract", "holo_map", "squad", "envoy"),
        ("terminal", "crate_stack", "lamp_post"),
        "FFD27A",
    ),
    "luxury": (
        ("palace", "casino", "vault"),
        ("jewels", "great_jewel", "chest", "trophy", "statue_drape"),
        ("banners", "tea_set", "coin_pile"),
        "E9A6FF",
    ),
    "crew": (
        ("cantina", "hangar", "stone_street"),
        ("spacer", "smuggler_pilot", "mechanic", "huntress", "gunslinger", "scientist"),
        ("crate", "terminal", "lamp_post"),
        "C9B8FF",
    ),
    "deal": (
        ("market_street", "cantina", "hangar"),
        ("merchant", "contract", "holo_map", "market_stalls"),
        ("crate_stack", "coin_pile", "banners"),
        "8FE5A6",
    ),
    "account": (
        ("vault", "ministry", "palace"),
        ("ledger", "contract", "coin_pile"),
        ("chest", "data_tapes", "briefcase"),
        "E6DEC8",
    ),
    "encounter": (
        ("orbit", "deep_space", "asteroid_field", "wreck_lane"),
        ("beacon_buoy", "debris", "ringed_world", "probe"),
        ("moon", "small_world"),
        "BCD3F2",
    ),
    "databank": (
        ("console_room", "corridor", "cantina"),
        ("terminal", "holo_bust", "holo_map", "server_rack"),
        ("data_tapes", "console_bank"),
        "7BD8E0",
    ),
    "ship": (
        ("deep_space", "orbit", "nebula_red", "hangar", "wreck_lane"),
        ("freighter", "shuttle"),
        ("moon", "ringed_world", "debris"),
        "8FB4FF",
    ),
    "patrol": (("deep_space", "wreck_lane"), ("fighter", "corvette"), ("debris",), "D5E2F2"),
    "character": (("cantina", "hangar"), ("spacer",), ("crate",), "FFE0A0"),
    "ai": (("console_room",), ("server_rack", "holo_table"), ("console_bank",), "9CC4F0"),
}
"""by kind: backgrounds, subjects, things beside them, light"""

TRAITS = {
    "weapon": ("blaster_rifle", "blaster_pistol", "vibro_knife", "grenade_launcher"),
    "armor": ("armour_vest", "armour_suit", "forged_armour"),
    "illegal": ("spice_bags", "rifle_crate", "droid_brain", "fuel_cells", "prototype_cube"),
    "droid": ("dome_droid", "protocol_droid", "round_droid", "repair_droid"),
}
"""subjects suggested by a trait"""


@lru_cache(maxsize=512)
def random_scene(id: str, kind: str, traits: tuple[str, ...] = (), world: str = "") -> Scene:
    """Return a scene for something without a defined one, the same every time: chosen by its kind,
    its traits and its destination, and by its id among those that fit."""
    stream = random.Random(f"scene {id}")
    grounds, subjects, beside, light = POOLS.get(kind, POOLS["encounter"])
    for trait in traits:
        subjects = TRAITS.get(trait, subjects)
    ground, parts = stream.choice(grounds), []
    if world in WORLDS:
        ground, place = WORLDS[world]
        parts.append(Part(place, stream.uniform(-0.3, 0.3), 0.74, 0.42, frozenset({"far"})))
    side = stream.choice((-1, 1))
    turned = frozenset({"flip"}) if side < 0 else frozenset[str]()
    prop = stream.choice(beside)
    parts.append(Part(prop, -side * stream.uniform(0.46, 0.6), 0.92, 0.5, frozenset({"mid"})))
    subject = stream.choice(subjects)
    parts.append(Part(subject, side * stream.uniform(0.05, 0.2), 0.97, 0.8, turned))
    return Scene(ground, theme.rgb(light), tuple(parts), stream.random() < 0.5)


def before(emblem: str, id: str, kind: str, world: str = "", ship: str = "") -> Scene:
    """Return a scene for a person or a ship without a defined one: the place with it in front."""
    plain = random_scene(id, kind, (), world)
    parts = plain.parts[:1]
    if ship:
        parts = (Part(f"ship:{ship}", 0.0, 0.9, 0.8),)
    elif emblem:
        parts = (*parts, Part(f"bust_{emblem}", 0.02, 1.04, 0.98))
    return Scene(plain.ground, plain.light, parts, plain.flip)
