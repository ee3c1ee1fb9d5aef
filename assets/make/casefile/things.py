"""Write the gear: each thing on a desk under the lamp, one side in shade."""

from __future__ import annotations

import zlib

import numpy as np
import pygame
from scipy.ndimage import gaussian_filter

from casefile import grade
from casefile.grade import HOME, Array

SIDE = 240
GEAR = {
    "heavy_blaster_pistol": "blaster_pistol", "blaster_carbine": "blaster_rifle",
    "holdout_blaster": "antique_pistols", "disruptor_pistol": "grenade_launcher",
    "vibroknife": "vibro_knife", "armored_clothing": "armour_vest", "padded_armor": "armour_suit",
    "muffled_boots": "parcel", "slicing_rig": "code_cylinders", "med_roll": "medical_crate",
    "field_glass": "round_goggles", "good_coat": "suitcase", "tool_roll": "droid_parts",
    "star_charts": "star_chart", "borrowed_uniform": "medal", "knuckle_ring": "great_jewel",
    "climbing_line": "winch", "worry_beads": "jewels", "alarm_buttons": "tracking_fob",
    "ration_tin": "ration_bars", "weighted_gloves": "magnet_clamp", "steadying_strap": "satchel",
    "gunners_visor": "targeting_computer", "stim": "crystal_canister",
    "forged_badge": "passes", "ledger": "ledger", "turned_valve": "pipe_stack",
    "second_ledger": "abacus", "marker": "claim_stake", "witness": "farmer",
    "copied_page": "contract", "water_card": "water_seller", "survivors": "refugees",
    "jump_plot": "holo_map", "cold_medicine": "cold_locker", "passenger_deeds": "contract",
    "follower": "stowaway", "storm_baton": "electro_staff", "net_thrower": "assassin_rifle",
    "scatter_gun": "long_gun", "breaching_hammer": "vibro_axe", "encrypted_datapad": "code_tablets",
    "comlink": "transponder", "ion_gun": "ion_cannon",
}  # fmt: skip
"""the piece of the house that shows each card"""


def paint(name: str) -> Array:
    """Return a thing on a desk."""
    seed = zlib.crc32(name.encode()) % 9999
    path = HOME.parent / "pieces" / f"{GEAR[name]}.svg"
    wide, high = pygame.image.load(path).get_size()
    scale = SIDE * 0.8 / max(wide, high)
    piece = grade.drawn(path.read_text("utf-8"), (round(wide * scale), round(high * scale)))
    tall, across = piece.shape[:2]
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    lamp = np.exp(-(((x - 0.42) / 0.5) ** 2 + ((y - 0.44) / 0.5) ** 2))
    blind = grade.slats((SIDE, SIDE), 6, 4, 0.4)
    light = 0.06 + 0.5 * lamp * (0.55 + 0.5 * blind)
    top, left = (SIDE - tall) // 2, (SIDE - across) // 2
    tone, alpha = grade.light_of(piece), piece[..., 3]
    shadow = np.zeros((SIDE, SIDE), np.float32)
    shadow[top : top + tall, left : left + across] = alpha
    shadow = gaussian_filter(np.roll(shadow, (9, 9), (0, 1)), 5)
    light *= 1 - 0.8 * shadow
    u = np.linspace(0, 1, across, dtype=np.float32)[None, :]
    v = np.linspace(0, 1, tall, dtype=np.float32)[:, None]
    shade = 1 / (1 + np.exp(-(u * 0.8 + v * 0.4 - 0.74) * 9))
    rim = np.clip(alpha - np.roll(alpha, (2, 2), (0, 1)), 0, 1) * 0.5
    seen = np.clip(tone * 1.5, 0, 1) ** 0.85 * (1 - 0.68 * shade) + rim
    part = (slice(top, top + tall), slice(left, left + across))
    light[part] = light[part] * (1 - alpha) + seen * alpha
    made = grade.duotone(np.clip(light * 1.1, 0, 1))
    own = made.copy()
    own[part] = piece[..., :3] * (seen / (tone + 0.05))[..., None]
    cover = np.zeros((SIDE, SIDE, 1), np.float32)
    cover[part] = alpha[..., None]
    made = made * (1 - 0.3 * cover) + np.clip(own, 0, 1) * 0.3 * cover
    return grade.grained(np.clip(made, 0, 1), seed, 0.03)


def write(names: list[str]) -> None:
    """Write the things with these names, or all."""
    for name in GEAR:
        if not names or name in names:
            grade.saved(paint(name), HOME / "gear" / f"{name}.jpg", 74)
