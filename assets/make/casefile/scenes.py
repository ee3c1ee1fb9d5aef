"""Write the grounds of scenes: places and pieces of the house in two inks, under one lamp each,
with a blind's light or rain. Scenes that share a picture name it in ``assets/edge/scenes.json``."""

from __future__ import annotations

import json
import re
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pygame
from PIL import Image
from scipy.ndimage import gaussian_filter

from casefile import dining, grade
from casefile.grade import HOME, Array

ASSETS = HOME.parent
WIDE, HIGH = 960, 600
QUALITY = 50
LIMIT = 27_000
COLD = ((0.0, "080B10"), (0.2, "141C24"), (0.45, "32454E"), (0.66, "8A8468"), (0.84, "E0B872"),
        (1.0, "F4EAD2"))  # fmt: skip
"""the inks where there is no air or no warmth"""
SAND = ((0.0, "0D0B0C"), (0.18, "211712"), (0.42, "6B4A2B"), (0.64, "B07C44"), (0.84, "E6B26A"),
        (1.0, "F6E9CC"))  # fmt: skip
"""the inks of Cask, where the sun is what one hides from"""
INKS = {"port": grade.RAMP, "cold": COLD, "sand": SAND}
LAMPS = {"amber": "FFC06A", "red": "E0483A", "teal": "5FC7C0", "white": "FFF2D8"}


@dataclass(frozen=True)
class Thing:
    """Something that stands in a scene. ``x``: its middle, ``foot``: its low edge, ``tall``: its
    height, all as shares of the picture; ``light``: how much of the lamp it gets."""

    name: str
    x: float
    foot: float = 0.97
    tall: float = 0.6
    light: float = 0.8
    bust: bool = False
    flip: bool = False


@dataclass(frozen=True)
class Scene:
    """``ground``: of ``assets/grounds``; ``lamp``: x, y and reach of the light that one sees by;
    ``glow``: x, y, reach and color of another; ``blind``: light through slats; ``rain``; ``wet``:
    the floor mirrors; ``dark``: how deep the rest is."""

    ground: str
    things: tuple[Thing, ...] = ()
    lamp: tuple[float, float, float] = (0.28, 0.3, 0.5)
    inks: str = "port"
    glow: tuple[float, float, float, str] | None = None
    blind: bool = False
    rain: bool = False
    wet: bool = False
    flip: bool = False
    dark: float = 0.2
    zoom: float = 1.0


def _t(name: str, x: float, foot: float = 0.97, tall: float = 0.6, light: float = 0.8,
       flip: bool = False) -> Thing:  # fmt: skip
    return Thing(name, x, foot, tall, light, flip=flip)


def _b(name: str, x: float, tall: float = 1.0, light: float = 1.0, flip: bool = False) -> Thing:
    return Thing(name, x, 1.02, tall, light, True, flip)


SCENES: dict[str, Scene] = {
    # Port Ombra
    "quillo": Scene(
        "cantina",
        (_t("supper_broker", 0.33, 0.86, 0.8, 1.1), _t("supper_table", 0.35, 1.13, 0.44, 1.1)),
        (0.2, 0.3, 0.62),
        blind=True,
        zoom=1.2,
    ),
    "port_night": Scene(
        "undercity",
        (_t("lamp_post", 0.22, 0.98, 0.78), _t("crate_stack", 0.62, 0.96, 0.34, 0.5)),
        (0.22, 0.3, 0.4),
        rain=True,
        wet=True,
        glow=(0.86, 0.4, 0.24, "red"),
    ),
    "port_roof": Scene(
        "city_night",
        (_t("antenna", 0.18, 1.0, 0.82, 0.4), _t("guard", 0.46, 0.99, 0.46, 0.5)),
        (0.62, 0.34, 0.5),
        rain=True,
    ),
    "port_cellar": Scene(
        "corridor",
        (_t("forger", 0.36, 1.0, 0.72), _t("ink_press", 0.7, 0.99, 0.5, 0.5)),
        (0.4, 0.16, 0.36),
    ),
    "port_panel": Scene(
        "console_room",
        (_t("server_rack", 0.2, 1.0, 0.86, 0.6), _t("slicer", 0.5, 1.0, 0.66)),
        (0.3, 0.4, 0.4),
        glow=(0.66, 0.44, 0.3, "teal"),
    ),
    "infochant_booth": Scene(
        "market_street",
        (_b("infochant", 0.36, 0.92), _t("lamp_post", 0.8, 0.98, 0.7, 0.5)),
        (0.3, 0.26, 0.46),
        blind=True,
        glow=(0.86, 0.42, 0.22, "teal"),
    ),
    "port_stall": Scene(
        "market_street",
        (_t("clerk", 0.38, 1.0, 0.68), _t("bazaar_arch", 0.8, 1.0, 0.95, 0.3)),
        (0.34, 0.24, 0.4),
        rain=True,
        wet=True,
    ),
    "hatch_night": Scene(
        "stone_street",
        (_t("checkpoint", 0.34, 0.98, 0.56), _t("guard", 0.62, 0.98, 0.5, 0.5)),
        (0.36, 0.34, 0.36),
        rain=True,
        wet=True,
        flip=True,
        glow=(0.1, 0.5, 0.2, "red"),
    ),
    "locker": Scene(
        "vault",
        (_t("cold_locker", 0.34, 1.0, 0.84),),
        (0.3, 0.4, 0.4),
        blind=True,
        glow=(0.8, 0.6, 0.3, "teal"),
    ),
    "crate": Scene("cargo_hold", (_t("crate", 0.36, 0.98, 0.52),), (0.36, 0.48, 0.34), blind=True),
    "ilo": Scene(
        "cargo_hold",
        (_t("stowaway", 0.38, 1.0, 0.7), _t("crate", 0.7, 0.99, 0.4, 0.4)),
        (0.36, 0.36, 0.36),
        flip=True,
        glow=(0.62, 0.7, 0.3, "teal"),
    ),
    "corridor": Scene(
        "corridor",
        (_t("guard", 0.32, 0.9, 0.44, 0.4),),
        (0.5, 0.4, 0.34),
        flip=True,
        blind=True,
        glow=(0.82, 0.28, 0.24, "red"),
    ),
    "sorting_hall": Scene(
        "workshop",
        (_t("gantry", 0.32, 1.0, 0.82, 0.5), _t("crate_stack", 0.7, 0.98, 0.36, 0.6)),
        (0.34, 0.2, 0.5),
        blind=True,
    ),
    "cage": Scene(
        "prison",
        (_t("prisoner", 0.34, 0.99, 0.66), _t("guard_droid", 0.72, 0.99, 0.6, 0.3)),
        (0.34, 0.3, 0.36),
        blind=True,
    ),
    "concourse": Scene(
        "hangar",
        (_t("crowd", 0.3, 1.0, 0.46, 0.6), _t("market_stalls", 0.78, 0.98, 0.46, 0.4)),
        (0.4, 0.3, 0.5),
        rain=False,
        wet=True,
        glow=(0.84, 0.3, 0.24, "teal"),
    ),
    "ombra_tram": Scene(
        "hangar",
        (_t("rails_tunnel", 0.36, 1.0, 0.78, 0.8), _t("crowd", 0.78, 1.0, 0.36, 0.4)),
        (0.36, 0.36, 0.5),
        flip=True,
        wet=True,
        glow=(0.3, 0.5, 0.24, "teal"),
    ),
    "market_back": Scene(
        "market_street",
        (_t("informant", 0.36, 1.0, 0.74), _t("lamp_post", 0.66, 0.96, 0.7, 0.6)),
        (0.6, 0.3, 0.36),
        flip=True,
        rain=True,
        wet=True,
    ),
    "pad_stairs": Scene(
        "terrace",
        (_t("thugs", 0.34, 0.98, 0.52, 0.5),),
        (0.62, 0.26, 0.44),
        rain=True,
        wet=True,
        glow=(0.08, 0.42, 0.3, "red"),
    ),
    "dool": Scene(
        "palace",
        (_b("slaver", 0.3, 0.98), _t("thugs", 0.7, 0.98, 0.5, 0.3)),
        (0.3, 0.24, 0.5),
        blind=True,
    ),
    "pad_12": Scene(
        "core_heights",
        (_t("freighter", 0.4, 0.82, 0.42, 0.7), _t("fuel_drum", 0.74, 0.97, 0.24, 0.5)),
        (0.36, 0.42, 0.42),
        flip=True,
        rain=True,
        wet=True,
        glow=(0.56, 0.6, 0.26, "teal"),
    ),
    "pad_empty": Scene(
        "hangar",
        (_t("debris", 0.34, 0.97, 0.26, 0.6), _t("lamp_post", 0.7, 0.94, 0.68, 0.7)),
        (0.66, 0.36, 0.4),
        flip=True,
        rain=True,
        wet=True,
    ),
    "ledger": Scene(
        "ministry", (_t("ledger", 0.36, 0.96, 0.5, 1.0),), (0.34, 0.5, 0.34), blind=True
    ),
    "tower": Scene("castle_hall", (_t("tribune", 0.34, 1.0, 0.78),), (0.3, 0.26, 0.44), rain=True),
    "end_delivered": Scene(
        "casino",
        (_t("coin_pile", 0.34, 0.97, 0.4, 1.0), _t("broker", 0.68, 1.0, 0.72, 0.2)),
        (0.34, 0.6, 0.32),
        flip=True,
        blind=True,
    ),
    "end_bargained": Scene(
        "terrace",
        (_t("contract", 0.34, 0.95, 0.5, 1.0), _t("noble", 0.66, 1.0, 0.7, 0.2)),
        (0.34, 0.6, 0.34),
        flip=True,
        blind=True,
    ),
    "end_freed": Scene(
        "city_night",
        (_t("stowaway", 0.36, 1.0, 0.72), _t("freighter", 0.72, 0.5, 0.24, 0.5)),
        (0.7, 0.5, 0.6),
        flip=True,
        dark=0.3,
    ),
    "end_skin": Scene(
        "hyperspace", (_t("freighter", 0.36, 0.7, 0.4, 0.7),), (0.5, 0.5, 0.5), "cold"
    ),
    # Cask
    "cask_morning": Scene(
        "desert_day",
        (_t("domes", 0.34, 0.86, 0.36, 0.8), _t("elder", 0.62, 0.99, 0.6, 0.5)),
        (0.3, 0.3, 0.8),
        "sand",
        dark=0.36,
    ),
    "cask_town": Scene(
        "desert_dusk",
        (_t("domes", 0.32, 0.84, 0.34, 0.6), _t("water_seller", 0.44, 0.99, 0.52, 0.6)),
        (0.6, 0.36, 0.7),
        "sand",
        dark=0.3,
    ),
    "cask_well": Scene(
        "desert_day",
        (_t("vaporator", 0.32, 0.98, 0.86, 0.7), _t("pipe_stack", 0.64, 0.97, 0.24, 0.6)),
        (0.4, 0.36, 0.7),
        "sand",
        flip=True,
        dark=0.36,
    ),
    "cask_office": Scene(
        "ministry",
        (_t("bureaucrat", 0.36, 1.0, 0.74), _t("abacus", 0.7, 0.95, 0.28, 0.6)),
        (0.32, 0.3, 0.4),
        "sand",
        flip=True,
        blind=True,
    ),
    "cask_claim": Scene(
        "badlands", (_t("claim_stake", 0.34, 0.97, 0.62, 0.8),), (0.4, 0.4, 0.7), "sand", dark=0.32
    ),
    "cask_cantina": Scene(
        "cantina",
        (_t("barman", 0.34, 1.0, 0.7), _t("gambler", 0.72, 1.0, 0.62, 0.3)),
        (0.34, 0.26, 0.4),
        "sand",
        blind=True,
    ),
    "cask_magistrate": Scene(
        "castle_hall", (_t("overseer", 0.36, 1.0, 0.8),), (0.34, 0.24, 0.44), "sand", blind=True
    ),
    "cask_caravan": Scene(
        "canyon",
        (_t("ore_hauler", 0.36, 0.94, 0.44, 0.7), _t("herd", 0.76, 0.96, 0.3, 0.4)),
        (0.5, 0.34, 0.7),
        "sand",
        dark=0.34,
    ),
    "cask_nest": Scene("mine", (_b("gorrel", 0.32, 1.04, 0.9),), (0.28, 0.3, 0.44), "sand"),
    "cask_night": Scene(
        "desert_dusk",
        (_t("lamp_post", 0.3, 0.97, 0.62, 0.8), _t("miners", 0.56, 0.98, 0.44, 0.4)),
        (0.3, 0.44, 0.36),
        "cold",
        flip=True,
    ),
    "cask_works": Scene(
        "workshop",
        (_t("mechanic", 0.36, 1.0, 0.72), _t("workshop_bench", 0.72, 0.99, 0.42, 0.5)),
        (0.36, 0.28, 0.44),
        "sand",
        flip=True,
        blind=True,
    ),
    "cask_meeting": Scene(
        "arena",
        (_t("podium", 0.32, 1.0, 0.66, 0.8), _t("crowd", 0.7, 1.0, 0.4, 0.3)),
        (0.34, 0.3, 0.5),
        "sand",
        blind=True,
    ),
    "cask_auction": Scene(
        "market_street",
        (_t("podium", 0.4, 1.0, 0.62, 0.8), _t("notice_board", 0.76, 0.98, 0.5, 0.4)),
        (0.38, 0.28, 0.48),
        "sand",
        blind=True,
    ),
    "cask_pump": Scene(
        "badlands",
        (_t("reactor", 0.36, 0.97, 0.6, 0.7), _t("squad", 0.74, 0.98, 0.42, 0.3)),
        (0.56, 0.4, 0.6),
        "sand",
        flip=True,
    ),
    "cask_vask": Scene(
        "palace",
        (_b("hired_gun", 0.3, 0.98), _t("chest", 0.7, 0.97, 0.3, 0.6)),
        (0.3, 0.3, 0.46),
        "sand",
        flip=True,
        blind=True,
    ),
    "cask_water": Scene(
        "canyon",
        (_t("fish_barrel", 0.34, 0.97, 0.44, 0.9), _t("farmer", 0.62, 0.99, 0.6, 0.6)),
        (0.36, 0.4, 0.7),
        "sand",
        flip=True,
        dark=0.36,
        rain=True,
    ),
    # The Lantern
    "lantern_wreck": Scene(
        "wreck_lane",
        (_t("yacht", 0.36, 0.74, 0.42, 0.6),),
        (0.3, 0.36, 0.6),
        "cold",
        glow=(0.46, 0.56, 0.16, "amber"),
    ),
    "lantern_dark": Scene(
        "palace",
        (_t("chairs", 0.5, 1.0, 0.7, 1.3),),
        (0.46, 0.66, 0.44),
        "cold",
        dark=0.2,
        glow=(0.46, 0.6, 0.3, "white"),
    ),
    "lantern_engine": Scene(
        "carbon_channel",
        (_t("reactor", 0.36, 0.99, 0.76, 0.7),),
        (0.34, 0.44, 0.36),
        "cold",
        glow=(0.36, 0.6, 0.26, "teal"),
    ),
    "lantern_sickbay": Scene(
        "baths",
        (_t("healing_tank", 0.34, 1.0, 0.86, 0.8), _t("healer", 0.64, 1.0, 0.62, 0.5)),
        (0.32, 0.36, 0.36),
        "cold",
        glow=(0.34, 0.5, 0.24, "teal"),
    ),
    "lantern_bridge": Scene(
        "console_room",
        (_t("control_chair", 0.36, 1.0, 0.72, 0.6),),
        (0.62, 0.36, 0.4),
        "cold",
        flip=True,
    ),
    "lantern_vault": Scene(
        "vault", (_t("vault_door", 0.36, 0.99, 0.86, 0.8),), (0.3, 0.34, 0.36), "cold", flip=True
    ),
    "lantern_hall": Scene(
        "underwater",
        (_b("lamp_eels", 0.34, 1.04, 1.0),),
        (0.3, 0.3, 0.4),
        "cold",
        glow=(0.24, 0.24, 0.3, "teal"),
    ),
    "lantern_cabins": Scene(
        "lounge",
        (_t("suitcase", 0.34, 0.97, 0.42, 0.9), _t("opera_box", 0.74, 0.9, 0.6, 0.3)),
        (0.34, 0.56, 0.32),
        "cold",
    ),
    "lantern_vole": Scene(
        "throne",
        (_b("captain_vole", 0.32, 1.0),),
        (0.3, 0.26, 0.46),
        "cold",
        glow=(0.86, 0.4, 0.3, "red"),
    ),
    "lantern_promenade": Scene(
        "opera",
        (_t("champion", 0.34, 1.0, 0.62, 0.5), _t("raider", 0.68, 1.0, 0.6, 0.4)),
        (0.5, 0.2, 0.5),
        "cold",
        glow=(0.8, 0.5, 0.24, "red"),
    ),
    "lantern_lock": Scene(
        "shipyard",
        (_t("magnet_clamp", 0.36, 0.92, 0.7, 1.0),),
        (0.3, 0.26, 0.44),
        "cold",
        glow=(0.72, 0.4, 0.22, "red"),
    ),
    "lantern_gap": Scene(
        "asteroid_field",
        (_t("raider_ship", 0.32, 0.62, 0.3, 0.7), _t("gunship", 0.66, 0.84, 0.24, 0.6)),
        (0.3, 0.3, 0.7),
        "cold",
    ),
    "lantern_adrift": Scene(
        "deep_space", (_t("escape_pod", 0.36, 0.74, 0.4, 0.8),), (0.3, 0.3, 0.6), "cold"
    ),
    "lantern_purser": Scene(
        "ministry",
        (_t("safe_house", 0.3, 0.98, 0.6, 0.5), _t("ledger", 0.56, 0.97, 0.34, 0.9)),
        (0.5, 0.5, 0.34),
        "cold",
        flip=True,
    ),
    "lantern_lamps": Scene(
        "castle_hall",
        (
            _t("lamp_post", 0.2, 0.99, 0.84, 0.7),
            _t("lamp_post", 0.42, 0.9, 0.5, 0.5),
            _t("crystal_canister", 0.66, 0.98, 0.3, 0.7),
        ),
        (0.2, 0.26, 0.4),
        "cold",
        glow=(0.2, 0.24, 0.2, "teal"),
    ),
    "lantern_launch": Scene(
        "hangar",
        (_t("shuttle", 0.34, 0.9, 0.46, 0.7), _t("raider", 0.74, 1.0, 0.5, 0.5)),
        (0.36, 0.34, 0.44),
        "cold",
        glow=(0.84, 0.3, 0.2, "red"),
        flip=True,
    ),
    "lantern_galley": Scene(
        "lounge",
        (_t("spies_table", 0.36, 0.99, 0.56, 0.9),),
        (0.34, 0.3, 0.42),
        zoom=1.3,
    ),
    "lantern_saved": Scene(
        "orbit",
        (_t("refugees", 0.36, 1.02, 0.66, 0.9),),
        (0.34, 0.3, 0.5),
        "cold",
        glow=(0.6, 0.3, 0.3, "amber"),
    ),
    "lantern_crates": Scene(
        "cargo_hold",
        (_t("chest", 0.58, 0.97, 0.36, 0.6), _t("bureaucrat", 0.34, 1.02, 0.78, 1.0)),
        (0.3, 0.34, 0.46),
        "cold",
        flip=True,
        zoom=1.4,
    ),
    "lantern_rooms": Scene(
        "palace",
        (_t("banners", 0.76, 0.9, 0.6, 0.3),),
        (0.36, 0.4, 0.34),
        "cold",
        dark=0.12,
        glow=(0.36, 0.42, 0.14, "amber"),
    ),
    "lantern_airlock": Scene(
        "corridor",
        (_t("cell_door", 0.36, 0.98, 0.86, 0.9), _t("alarm_lamp", 0.66, 0.5, 0.16, 0.8)),
        (0.34, 0.36, 0.36),
        "cold",
        glow=(0.66, 0.44, 0.16, "red"),
    ),
    "lantern_field": Scene(
        "wreck_lane",
        (_t("raider_ship", 0.3, 0.6, 0.3, 0.9), _t("raider_ship", 0.58, 0.42, 0.14, 0.6)),
        (0.34, 0.36, 0.6),
        "cold",
        glow=(0.34, 0.5, 0.16, "red"),
    ),
    # Everywhere
    "camp": Scene(
        "mine",
        (_t("lamp_post", 0.26, 0.97, 0.6, 0.9), _t("satchel", 0.46, 0.96, 0.24, 0.8)),
        (0.28, 0.46, 0.34),
        flip=True,
    ),
    "shop": Scene(
        "workshop",
        (_t("pawn_goods", 0.36, 0.98, 0.52, 0.9),),
        (0.34, 0.36, 0.36),
        blind=True,
        zoom=1.3,
    ),
    "board": Scene(
        "stone_street",
        (_t("notice_board", 0.36, 0.99, 0.72, 0.9),),
        (0.34, 0.3, 0.36),
        rain=True,
        wet=True,
    ),
    "ferrywing": Scene(
        "hangar",
        (_t("freighter", 0.4, 0.86, 0.5, 0.8), _t("mechanic", 0.72, 0.99, 0.44, 0.5)),
        (0.36, 0.3, 0.5),
        wet=True,
        zoom=1.2,
    ),
}


def _ground(scene: Scene) -> Array:
    """Return the light of a ground."""
    bits = Image.open(ASSETS / "grounds" / f"{scene.ground}.jpg").convert("RGB")
    wide, high = bits.size
    part_w = wide / scene.zoom
    part_h = part_w * HIGH / WIDE
    if part_h > high:
        part_w, part_h = part_w * high / part_h, high
    left, top = (wide - part_w) / 2, (high - part_h) * 0.6
    bits = bits.crop((round(left), round(top), round(left + part_w), round(top + part_h)))
    made = np.asarray(bits.resize((WIDE, HIGH), Image.Resampling.LANCZOS), np.float32) / 255
    light = grade.light_of(made[:, ::-1] if scene.flip else made)
    low, top_ = np.percentile(light, (3, 98))
    return np.clip((light - low) / max(0.1, top_ - low), 0, 1.1) ** 1.15


def _pool(x: float, y: float, reach: float) -> Array:
    """Return the fall of a lamp's light."""
    v, u = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    far = np.hypot((u / WIDE - x) * WIDE / HIGH, v / HIGH - y) / reach
    return 1 / (1 + far**2 * 1.6)


def _piece(thing: Thing) -> Array:
    """Return a thing drawn at its height, cut to what it covers."""
    high = round(HIGH * thing.tall)
    if thing.bust:
        bits = Image.open(HOME / "busts" / f"{thing.name}.webp").convert("RGBA")
        made = bits.resize((high * 4 // 5, high), Image.Resampling.LANCZOS)
        picture = np.asarray(made, np.float32) / 255
    elif thing.name in dining.OWN:
        text = dining.OWN[thing.name]()
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', text)
        size = (float(box[1]), float(box[2])) if box else (1.0, 1.0)
        picture = grade.drawn(text, (round(high * size[0] / size[1]), high))
    else:
        path = ASSETS / "pieces" / f"{thing.name}.svg"
        size = pygame.image.load(path).get_size()
        picture = grade.drawn(path.read_text("utf-8"), (round(high * size[0] / size[1]), high))
    return picture[:, ::-1] if thing.flip else picture


def _stand(light: Array, scene: Scene, thing: Thing, lamp: Array) -> None:
    """Put a thing into the light of a scene: a lit edge toward the lamp, the rest in shade."""
    piece = _piece(thing)
    high, wide = piece.shape[:2]
    left, top = round(WIDE * thing.x - wide / 2), round(HIGH * thing.foot - high)
    tone, alpha = grade.light_of(piece), piece[..., 3]
    side = 1 if scene.lamp[0] <= thing.x else -1
    u = np.linspace(0, 1, wide, dtype=np.float32)[None, :]
    u = u if side > 0 else 1 - u
    bump = gaussian_filter(tone * alpha, 3) - gaussian_filter(tone * alpha, wide / 9)
    shade = 1 / (1 + np.exp(-(u - 0.5 - 0.5 * bump) * (9 if thing.bust else 11)))
    body = np.clip(tone * (1.0 if thing.bust else 1.2), 0, 1) ** 0.9
    full = body * (1.0 if thing.bust else (1 - 0.8 * shade)) * thing.light
    rim = np.clip(alpha - np.roll(alpha, 3 * side, 1), 0, 1) * (0.55 * thing.light)
    foot = np.linspace(0, 1, high, dtype=np.float32)[:, None]
    full = (full + gaussian_filter(rim, 0.7)) * (1 - 0.45 * np.clip((foot - 0.72) / 0.28, 0, 1))
    x0, y0, x1, y1 = max(0, left), max(0, top), min(WIDE, left + wide), min(HIGH, top + high)
    part = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    if not thing.bust and thing.foot > 0.9:  # its shadow on the floor, away from the lamp
        v, h = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
        far = np.hypot((h - WIDE * thing.x - side * wide * 0.25) / (wide * 0.62),
                       (v - HIGH * (thing.foot - 0.012)) / (HIGH * 0.035))  # fmt: skip
        light *= 1 - 0.72 * np.exp(-(far**2))
    here = lamp[y0:y1, x0:x1]
    seen = full[part] * (0.35 + 0.75 * np.clip(here, 0, 1))
    cover = alpha[part]
    light[y0:y1, x0:x1] = light[y0:y1, x0:x1] * (1 - cover) + seen * cover


def _mirrored(light: Array) -> Array:
    """Return the floor as wet: it mirrors what stands on it, in ripples."""
    line = round(HIGH * 0.86)
    rows = np.arange(line, HIGH)
    source = np.clip(2 * line - rows - 1, 0, HIGH - 1)
    turned = gaussian_filter(light[source], (2.2, 1.0))
    for n, row in enumerate(rows):
        shift = round(5 * np.sin(row * 0.33) * n / len(rows) + 2 * np.sin(row * 0.11))
        turned[n] = np.roll(turned[n], shift)
    share = np.linspace(0.62, 0.25, len(rows), dtype=np.float32)[:, None]
    made = light.copy()
    made[line:] = light[line:] * (1 - share) * 0.6 + turned * share * 1.2
    return made


def _rain(seed: int) -> Array:
    """Return rain: fine strokes that lean, some nearer than others."""
    stream = np.random.default_rng(seed)
    sheet = np.zeros((HIGH, WIDE), np.float32)
    for _ in range(620):
        x, y = stream.uniform(-40, WIDE + 40), stream.uniform(-60, HIGH)
        near = stream.random() ** 3
        length, level = 16 + 52 * near, 0.06 + 0.16 * near
        steps = np.arange(0, length, 0.7)
        px, py = (x - steps * 0.16).astype(int), (y + steps).astype(int)
        good = (px >= 0) & (px < WIDE) & (py >= 0) & (py < HIGH)
        sheet[py[good], px[good]] += level
    return sheet


def paint(name: str) -> Array:
    """Return a scene."""
    scene, seed = SCENES[name], zlib.crc32(name.encode()) % 99991
    ground, lamp = _ground(scene), _pool(*scene.lamp)
    light = ground * (scene.dark + (1.02 - scene.dark) * lamp)
    if scene.blind:
        blind = grade.slats((HIGH, WIDE), 8.5, 4.5, -0.3)
        light *= 0.62 + 0.56 * blind * np.clip(lamp * 1.3, 0, 1)
        light += 0.10 * blind * lamp**2
    for thing in scene.things:
        _stand(light, scene, thing, lamp)
    if scene.wet:
        light = _mirrored(light)
    light += 0.10 * lamp**3
    v, u = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
    far = np.hypot(u / WIDE - 0.45, (v / HIGH - 0.48) * 0.85)
    light *= 1 - 0.62 * np.clip(far - 0.22, 0, 1)
    bloom = gaussian_filter(np.clip(light - 0.55, 0, 1), 14)
    light = np.clip(light * 1.22 + bloom * 0.3, 0, 1.2)
    light = np.clip(light / (1 + 0.3 * light**2), 0, 1) ** 0.78
    if scene.rain:
        light = np.clip(light + _rain(seed) * (0.35 + 0.65 * lamp), 0, 1)
    made = grade.duotone(light, INKS[scene.inks])
    if scene.glow:
        x, y, reach, color = scene.glow
        spot = _pool(x, y, reach) ** 2.2
        made += (spot * (0.14 + 0.6 * light))[..., None] * grade.rgb(LAMPS[color])
    return grade.grained(np.clip(made, 0, 1), seed, 0.02)


def write(names: list[str]) -> None:
    """Write the scenes with these names, or all."""
    for name in SCENES:
        if names and name not in names:
            continue
        size = grade.saved(paint(name), HOME / "scenes" / f"{name}.jpg", QUALITY, LIMIT)
        print(name, size // 1000, "kB", flush=True)
    known = {path.stem for path in (HOME / "scenes").glob("*.jpg")}
    shared = json.loads(Path(HOME / "scenes.json").read_text("utf-8"))
    for art, master in shared.items():
        if master not in known:
            print("no picture", master, "for", art)
