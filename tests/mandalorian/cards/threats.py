"""A spec for each threat: its figures as designed, and the words that it must show."""

from __future__ import annotations

THREATS = {
    "nikto_guard": (1, 3, "d", ("Blaster, health 3.",)),
    "nikto_brawler": (1, 3, "d", ("Melee, health 3.",)),
    "nikto_watchman": (
        1,
        3,
        "d",
        (
            "Blaster, health 3.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "nikto_marksman": (
        1,
        3,
        "d",
        (
            "Sharpshooter, health 2.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "nikto_gunner": (
        1,
        2,
        "d",
        ("Blaster, health 4.", "Reinforcement: it may return once defeated."),
    ),
    "nikto_chief": (1, 2, "d", ("Melee, health 4.", "Reinforcement: it may return once defeated.")),
    "asset": (1, 1, "o", ("Use: take this token with you; it cannot be dropped.",)),
    "vault_guard": (
        1,
        2,
        "o",
        (
            "Blaster, health 4.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "empty_strongbox": (1, 1, "o", ("There is nothing of use here.",)),
    "door_control": (1, 1, "a", ("Use: discard this token. Unlock all doors.",)),
    "medpac_1": (
        1,
        1,
        "a",
        ("Use if you have damage: discard this token. Remove 1 of your damage.",),
    ),
    "empty_crate": (1, 2, "a", ("There is nothing of use here.",)),
    "guild_hunter": (2, 2, "d", ("Blaster, health 2.",)),
    "trandoshan_hunter": (
        2,
        3,
        "d",
        (
            "Melee, health 3.",
            "Grapple: a character who moves out of its space takes 1 damage first.",
        ),
    ),
    "rooftop_hunter": (
        2,
        3,
        "d",
        (
            "Sharpshooter, health 2.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "tracker": (
        2,
        4,
        "d",
        (
            "Blaster, health 2.",
            "Mission effect: spawn 1 reinforcement in the star space nearest you.",
        ),
    ),
    "slicer_droid": (
        2,
        2,
        "d",
        (
            "Melee, health 1.",
            (
                "Sabotage: after it moves in the Event Step, disrupt the slot with the least "
                "strength."
            ),
        ),
    ),
    "guild_enforcer": (
        2,
        2,
        "d",
        (
            "Melee, health 4.",
            "Grapple: a character who moves out of its space takes 1 damage first.",
            "Reinforcement: it may return once defeated.",
        ),
    ),
    "veteran_hunter": (
        2,
        3,
        "d",
        ("Blaster, health 3.", "Reinforcement: it may return once defeated."),
    ),
    "child_token": (
        2,
        1,
        "o",
        (
            (
                "Mission effect: replace this token with The Child. Spawn 1 reinforcement in "
                "the star space nearest you."
            ),
        ),
    ),
    "house_guard": (
        2,
        3,
        "o",
        (
            "Blaster, health 4.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "empty_room": (2, 1, "o", ("There is nothing of use here.",)),
    "gate_switch": (2, 1, "a", ("Use: discard this token. Unlock all doors.",)),
    "medpac_2": (
        2,
        2,
        "a",
        ("Use if you have damage: discard this token. Remove 1 of your damage.",),
    ),
    "supply_chest_2": (
        2,
        2,
        "a",
        ("Use: discard this token. Perform a free 2-strength plan action.",),
    ),
    "security_droid": (
        3,
        3,
        "d",
        (
            "Blaster, health 3.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "guard_droid": (3, 4, "d", ("Melee, health 3.",)),
    "mouse_droid": (
        3,
        3,
        "d",
        (
            "Melee, health 1.",
            (
                "Sabotage: after it moves in the Event Step, disrupt the slot with the least "
                "strength."
            ),
        ),
    ),
    "ceiling_gun": (
        3,
        2,
        "d",
        (
            "Sharpshooter, health 3.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "heavy_droid": (
        3,
        2,
        "d",
        (
            "Melee, health 4.",
            "Grapple: a character who moves out of its space takes 1 damage first.",
            "Reinforcement: it may return once defeated.",
        ),
    ),
    "riot_droid": (
        3,
        3,
        "d",
        ("Blaster, health 4.", "Reinforcement: it may return once defeated."),
    ),
    "prisoner": (3, 1, "o", ("Use: take this token with you; it cannot be dropped.",)),
    "inmate": (
        3,
        2,
        "o",
        (
            "Melee, health 3.",
            "Grapple: a character who moves out of its space takes 1 damage first.",
        ),
    ),
    "empty_cell": (3, 1, "o", ("There is nothing of use here.",)),
    "cell_ledger": (
        3,
        1,
        "a",
        ("Use: discard this token. Look at all facedown threats of shape O.",),
    ),
    "medpac_3": (
        3,
        3,
        "a",
        ("Use if you have damage: discard this token. Remove 1 of your damage.",),
    ),
    "supply_chest_3": (
        3,
        1,
        "a",
        ("Use: discard this token. Perform a free 2-strength plan action.",),
    ),
    "keycard": (3, 2, "a", ("Use: discard this token. Unlock the nearest locked door.",)),
    "stormtrooper": (4, 5, "d", ("Blaster, health 2.",)),
    "scout_trooper": (
        4,
        2,
        "d",
        (
            "Sharpshooter, health 2.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "incinerator_trooper": (
        4,
        2,
        "d",
        ("Melee, health 3.", "Mission effect: disrupt the slot with the least strength."),
    ),
    "death_trooper": (
        4,
        2,
        "d",
        (
            "Blaster, health 3.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
        ),
    ),
    "supply_droid": (
        4,
        1,
        "d",
        (
            "Melee, health 1.",
            (
                "Sabotage: after it moves in the Event Step, disrupt the slot with the least "
                "strength."
            ),
        ),
    ),
    "sergeant": (4, 3, "d", ("Blaster, health 4.", "Reinforcement: it may return once defeated.")),
    "shock_trooper": (
        4,
        2,
        "d",
        (
            "Melee, health 4.",
            "Grapple: a character who moves out of its space takes 1 damage first.",
            "Reinforcement: it may return once defeated.",
        ),
    ),
    "charge": (4, 2, "o", ("Use: take this token with you; it cannot be dropped.",)),
    "rigged_charge": (4, 1, "o", ("Mission effect: take 1 damage. Discard this token.",)),
    "ambusher": (4, 1, "o", ("Blaster, health 2.",)),
    "medpac_4": (
        4,
        2,
        "a",
        ("Use if you have damage: discard this token. Remove 1 of your damage.",),
    ),
    "supply_chest_4": (
        4,
        1,
        "a",
        ("Use: discard this token. Perform a free 2-strength plan action.",),
    ),
    "moff_gideon": (
        4,
        1,
        "a",
        (
            "Sharpshooter, health 6.",
            "Sentry: a character who ends a move within range 1 takes 1 damage.",
            "Waits beside the map.",
        ),
    ),
}
