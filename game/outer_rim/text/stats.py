"""Words for current figures: their value, the printed one, and the sources of the difference."""

from __future__ import annotations

from typing import get_args

from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.catalog import Content
from game.outer_rim.rules.stats import sources
from game.outer_rim.state import Player
from game.table.grammar import listed

FIGURES: dict[str, tuple[str, str]] = {
    "ground_combat": ("ground_combat", "Ground combat"),
    "health": ("health", "Health"),
    "ship_combat": ("ship_combat", "Ship combat"),
    "hull": ("hull", "Hull"),
    "hyperdrive": ("hyperdrive", "Hyperdrive"),
    "crew_slots": ("crew", "Crew slots"),
    "cargo_slots": ("cargo", "Cargo slots"),
    "mod_slots": ("mod", "Mod slots"),
    "gear_slots": ("gear", "Gear slots"),
    "job_slots": ("job", "Job slots"),
}
"""icon and name of each figure"""
OF_CHARACTER = ("ground_combat", "health", "gear_slots", "job_slots")
OF_SHIP = ("hyperdrive", "ship_combat", "hull", "crew_slots", "cargo_slots", "mod_slots")


def changed(content: Content, player: Player, of_ship: bool) -> list[str]:
    """Return a line for each figure of the character or the ship that cards change: "Hull 6: 4
    printed, +2 Shield Upgrade"."""
    known = sources(content, player)
    made = []
    for name in OF_SHIP if of_ship else OF_CHARACTER:
        row = known.get(name, ())
        sheet = player.ship if of_ship else player.character
        printed = row[0][1] if row and row[0][0] == sheet else 0
        added = row[1:] if printed else row
        if not added:
            continue
        icon, words = FIGURES[name]
        total = sum(amount for _, amount in row)
        parts = [f"{printed} printed"] if printed else []
        parts += [f"{amount:+d} {content.name(id)}" for id, amount in added]
        made.append(f"{{icon:{icon}}} **{words} {total}**: {', '.join(parts)}")
    return made


def skills(content: Content, player: Player) -> list[str]:
    """Return a line for each skill from sources other than the character, with its owners: "Stealth
    x2: Boba Fett and Chewbacca"."""
    known = sources(content, player)
    made = []
    for name in get_args(Skill):
        row = known.get(name, ())
        if all(id == player.character for id, _ in row):
            continue
        count = sum(amount for _, amount in row)
        many = f" x{count}" if count > 1 else ""
        names = listed([content.name(id) for id, _ in row])
        made.append(f"{{icon:{name}}} **{name.capitalize()}{many}**: {names}")
    return made
