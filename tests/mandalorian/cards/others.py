"""Specs of planning cards, events, missions and characters: figures and words."""

from __future__ import annotations

from tests.mandalorian.cards.sheets import SHEETS

PLANNING = {
    "defend": (4, "damage", 0, ("When you are about to take damage: block 1 damage.",)),
    "bad_luck": (3, "never", 0, ("No effect. It cannot be kept.",)),
    "push_on": (2, "action_step", 0, ("In your Action Step: perform an additional action.",)),
    "return_fire": (
        2,
        "attacked",
        0,
        ("After an enemy attacks you: deal 2 damage to that enemy.",),
    ),
    "steady_hands": (2, "played", 0, ("When you play a skill card: +1 strength for this action.",)),
    "quick_exit": (
        2,
        "action_step",
        0,
        ("In your Action Step: perform a free 2-strength move action.",),
    ),
    "second_look": (
        2,
        "action_step",
        0,
        ("In your Action Step: perform a free 3-strength intel action.",),
    ),
    "loose_wires": (
        1,
        "step_end",
        0,
        ("At the end of the Action Step: discard all disrupt tokens from one slot.",),
    ),
    "covering_shots": (1, "strike", 0, ("When enemies are about to attack: 1 of them does not.",)),
    "borrowed_time": (
        1,
        "crisis",
        0,
        (("When a slot of 6 or more is checked: it counts as 5: no crisis, and no 6+ ability."),),
    ),
    "field_dressing": (2, "action_step", 36, ("In your Action Step: remove 1 of your damage.",)),
    "decoy": (2, "strike", 38, ("When enemies are about to attack: 2 of them do not.",)),
    "wire_trap": (
        2,
        "action_step",
        40,
        ("In your Action Step: deal 2 damage to an enemy within range 1.",),
    ),
    "ask_around": (2, "action_step", 42, ("In your Action Step: draw 2 skill cards.",)),
}
EVENTS = {
    "ev_rush": (
        "melee",
        0,
        (
            "All melee enemies move 2 spaces toward the nearest character.",
            "2 melee enemies attack a character in their space.",
        ),
    ),
    "ev_closing_in": (
        "melee",
        0,
        (
            "2 melee enemies move 3 spaces toward the nearest character.",
            "All melee enemies attack a character in their space.",
            "6+ 1 melee enemy attacks within range 1.",
        ),
    ),
    "ev_cornered": (
        "melee",
        0,
        (
            "1 melee enemy moves 2 spaces toward the nearest character.",
            "1 melee enemy attacks within range 1.",
            "6+ Spawn 1 reinforcement in the star space nearest you.",
        ),
    ),
    "ev_open_fire": (
        "blaster",
        0,
        (
            "3 blaster enemies attack within range 2.",
            "6+ 2 blaster enemies move 2 spaces toward the nearest character.",
        ),
    ),
    "ev_advance": (
        "blaster",
        0,
        (
            "All blaster enemies move 1 space toward the nearest character.",
            "1 blaster enemy attacks within range 1.",
            "6+ 1 blaster enemy attacks within range 2.",
        ),
    ),
    "ev_flanking": (
        "blaster",
        0,
        (
            "3 blaster enemies move 2 spaces toward the nearest character.",
            "2 blaster enemies attack within range 1.",
        ),
    ),
    "ev_long_shot": (
        "sharpshooter",
        0,
        (
            "All sharpshooters attack within range 3.",
            "6+ 1 sharpshooter moves 1 space toward the nearest character.",
        ),
    ),
    "ev_crossfire": (
        "sharpshooter",
        0,
        (
            "1 sharpshooter or blaster enemy attacks within range 2.",
            "2 sharpshooters attack within range 4.",
        ),
    ),
    "ev_alarm": (
        "spawn",
        0,
        (
            "Spawn 1 reinforcement in the star space nearest you.",
            "6+ Spawn 1 reinforcement in the star space nearest you.",
        ),
    ),
    "ev_patrol": (
        "spawn",
        0,
        (
            "Spawn 1 reinforcement in the star space nearest you.",
            "1 enemy of any class moves 1 space toward the nearest character.",
        ),
    ),
    "ev_bad_footing": (
        "trouble",
        0,
        (
            "Flip the facedown threat nearest you.",
            "The Child flees.",
            "Disrupt the slot with the least strength.",
            "6+ Disrupt the slot with the least strength.",
        ),
    ),
    "ev_out_of_time": (
        "trouble",
        0,
        ("Discard one of your planning cards, or take 1 damage.", "6+ Resolve another event."),
    ),
    "ev_ambush": (
        "melee",
        28,
        (
            "All melee enemies move 3 spaces toward the nearest character.",
            "All melee enemies attack a character in their space.",
            "6+ 2 melee enemies attack within range 1.",
        ),
    ),
    "ev_barrage": (
        "blaster",
        29,
        (
            "All blaster enemies attack within range 2.",
            "6+ All blaster enemies move 2 spaces toward the nearest character.",
        ),
    ),
    "ev_overwatch": (
        "sharpshooter",
        30,
        (
            "All sharpshooters attack within range 4.",
            "6+ Spawn 1 reinforcement in the star space nearest you.",
        ),
    ),
    "ev_sirens": (
        "trouble",
        31,
        (
            "Spawn 1 reinforcement in the star space nearest you.",
            "Spawn 1 reinforcement in the star space nearest you.",
            "6+ Disrupt the slot with the least strength.",
        ),
    ),
    "ev_bad_wiring": (
        "trouble",
        32,
        (
            "Disrupt the slot with the least strength.",
            "Disrupt the slot with the least strength.",
            "6+ Discard one of your planning cards, or take 1 damage.",
        ),
    ),
    "ev_dead_end": (
        "trouble",
        33,
        (
            "Flip the facedown threat nearest you.",
            "All enemies move 1 space toward the nearest character.",
            "6+ Resolve another event.",
        ),
    ),
}
MISSIONS = {
    "the_asset": (
        1,
        "arvala_compound",
        9,
        (
            (
                "Goal: at the end of a turn, a character has The Asset, and all characters are "
                "in the start space."
            ),
            "Lost: a character is defeated, or the crisis track has 9 markers (short fuse: 4).",
            "Crisis: add 1 marker to the track; the mission is lost at 9 (short fuse: 4).",
            "Crisis: at 3 and 6: spawn 1 reinforcement in the star space nearest you.",
            "Characters: The Mandalorian and IG-11.",
        ),
    ),
    "a_promise_broken": (
        2,
        "nevarro_streets",
        9,
        (
            "Goal: at the end of a turn, a character with The Child is in the start space.",
            "Lost: a character is defeated, or the crisis track has 9 markers (short fuse: 5).",
            "Crisis: add 1 marker to the track; the mission is lost at 9 (short fuse: 5).",
            ("Crisis: at every even number: spawn 1 reinforcement in the star space nearest you."),
            (
                "Intel: with strength 3 or more you may unlock a door that borders your space, "
                "instead of looking or moving an enemy."
            ),
            "Characters: The Mandalorian, Cara Dune, Greef Karga and Kuiil.",
        ),
    ),
    "six_minutes": (
        3,
        "prison_ship",
        8,
        (
            ("Goal: at the end of a turn, a character with The Prisoner is in the start space."),
            "Lost: a character is defeated, or the crisis track has 8 markers (short fuse: 4).",
            "Crisis: add 1 marker to the track; the mission is lost at 8 (short fuse: 4).",
            "Crisis: at every odd number: disrupt the slot with the least strength.",
            ("Crisis: at every even number: spawn 1 reinforcement in the star space nearest you."),
            "Slice: with strength 3 or more, unlock a door that borders your space.",
            "Slice: in space 8, with strength 4 or more, unlock any door.",
            "Map: nobody looks past a locked door, except by a feature that says so.",
            "Characters: The Mandalorian, Migs Mayfeld, Burg and Xi'an.",
        ),
    ),
    "town_square": (
        4,
        "nevarro_square",
        8,
        (
            (
                "Goal: at the end of a turn, all characters are in space 9, one of them with "
                "The Child."
            ),
            "Lost: a character is defeated, or the crisis track has 8 markers (short fuse: 4).",
            "Setup: the first character carries The Child.",
            "Setup: Moff Gideon waits beside the map.",
            "Crisis: add 1 marker to the track; the mission is lost at 8 (short fuse: 4).",
            "Crisis: at 1: Moff Gideon enters Landing square.",
            (
                "Crisis: from 2 on, while Moff Gideon is on the map: Moff Gideon moves 2 spaces"
                " toward the character who carries The Child, if there is one, or else the "
                "nearest, and attacks within range 2."
            ),
            "Cut: in space 8, add 1 cut, or 2 with strength 4 or more.",
            "Cut: each Charge you carry is used up and adds 3.",
            "Map: at 10 cuts, door 2 is unlocked.",
            "Map: door 1 stays locked.",
            "Characters: The Mandalorian, IG-11, Cara Dune and Greef Karga.",
        ),
    ),
    "the_egg": (
        1,
        "arvala_compound",
        6,
        (
            "Goal: at the end of a turn, a character with The Asset is in the start space.",
            "Lost: a character is defeated, or the crisis track has 6 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 6.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            ("Crisis: at every even number: spawn 1 reinforcement in the star space nearest you."),
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs "
                "Mayfeld, Burg and Xi'an."
            ),
        ),
    ),
    "the_warrant": (
        4,
        "nevarro_square",
        3,
        (
            "Goal: at the end of a turn, Moff Gideon is defeated.",
            "Lost: a character is defeated, or the crisis track has 3 markers.",
            "Setup: Moff Gideon waits beside the map.",
            "Crisis: add 1 marker to the track; the mission is lost at 3.",
            "Crisis: at 1: Moff Gideon enters Landing square.",
            (
                "Crisis: from 2 on, while Moff Gideon is on the map: Moff Gideon moves 2 spaces "
                "toward the nearest character and attacks within range 3."
            ),
            "Crisis: each time: spawn 1 reinforcement in the star space nearest you.",
            "Cut: in space 8, add 1 cut, or 2 with strength 4 or more.",
            "Cut: each Charge you carry is used up and adds 3.",
            "Map: at 9 cuts, door 2 is unlocked.",
            "Map: door 1 stays locked.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs "
                "Mayfeld, Burg and Xi'an."
            ),
        ),
    ),
    "last_shuttle": (
        4,
        "nevarro_square",
        3,
        (
            "Goal: at the end of a turn, all characters are in space 9.",
            "Lost: a character is defeated, or the crisis track has 3 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 3.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            ("Crisis: at every even number: spawn 1 reinforcement in the star space nearest you."),
            "Cut: in space 8, add 1 cut, or 2 with strength 4 or more.",
            "Cut: each Charge you carry is used up and adds 3.",
            "Map: at 10 cuts, door 2 is unlocked.",
            "Map: door 1 stays locked.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs "
                "Mayfeld, Burg and Xi'an."
            ),
        ),
    ),
}
MISSIONS |= SHEETS
CHARACTERS = {
    "the_mandalorian": (5, 7, ("Health 5, on the novice side 7.",)),
    "ig_11": (6, 8, ("Health 6, on the novice side 8.",)),
    "kuiil": (5, 7, ("Health 5, on the novice side 7.",)),
    "greef_karga": (6, 8, ("Health 6, on the novice side 8.",)),
    "cara_dune": (6, 8, ("Health 6, on the novice side 8.",)),
    "migs_mayfeld": (5, 7, ("Health 5, on the novice side 7.",)),
    "burg": (6, 8, ("Health 6, on the novice side 8.",)),
    "xian": (5, 7, ("Health 5, on the novice side 7.",)),
}
