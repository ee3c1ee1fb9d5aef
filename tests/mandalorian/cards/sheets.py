"""The words of the mercenary sheets on their other maps: number, map, limit and lines."""

from __future__ import annotations

SHEETS: dict[str, tuple[int, str, int, tuple[str, ...]]] = {
    "the_egg_streets": (
        2,
        "nevarro_streets",
        7,
        (
            "Goal: at the end of a turn, a character with a Supply Chest is in space 9.",
            "Lost: a character is defeated, or the crisis track has 7 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 7.",
            "Crisis: at every even number: all enemies move 1 space toward the nearest character.",
            "Crisis: at every third marker: spawn 1 reinforcement in the star space nearest you.",
            (
                "Intel: with strength 3 or more you may unlock a door that borders your space,"
                " instead of looking or moving an enemy."
            ),
            "Map: a Supply Chest is taken along instead of used; it cannot be dropped.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "the_egg_ship": (
        3,
        "prison_ship",
        7,
        (
            "Goal: at the end of a turn, a character with The Prisoner is in space 9.",
            "Lost: a character is defeated, or the crisis track has 7 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 7.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            "Crisis: at every third marker: spawn 1 reinforcement in the star space nearest you.",
            "Slice: with strength 3 or more, unlock a door that borders your space.",
            "Slice: in space 8, with strength 4 or more, unlock any door.",
            "Map: nobody looks past a locked door, except by a feature that says so.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "the_egg_square": (
        4,
        "nevarro_square",
        5,
        (
            "Goal: at the end of a turn, a character with the Supply Chest is in space 9.",
            "Lost: a character is defeated, or the crisis track has 5 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 5.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            "Crisis: at every even number: spawn 1 reinforcement in the star space nearest you.",
            "Cut: in space 8, add 1 cut, or 2 with strength 4 or more.",
            "Cut: each Charge you carry is used up and adds 3.",
            "Map: at 11 cuts, door 2 is unlocked.",
            "Map: door 1 stays locked.",
            "Map: a Supply Chest is taken along instead of used; it cannot be dropped.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "the_warrant_compound": (
        1,
        "arvala_compound",
        5,
        (
            "Goal: at the end of a turn, 2 Vault Guards are defeated.",
            "Lost: a character is defeated, or the crisis track has 5 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 5.",
            "Crisis: at every even number: spawn 1 reinforcement in the star space nearest you.",
            (
                "Crisis: each time, while a Vault Guard is on the map: a Vault Guard moves 1 space"
                " toward the nearest character and attacks within range 3."
            ),
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "the_warrant_streets": (
        2,
        "nevarro_streets",
        3,
        (
            (
                "Goal: at the end of a turn, a House Guard is defeated, and all characters are in"
                " the start space."
            ),
            "Lost: a character is defeated, or the crisis track has 3 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 3.",
            "Crisis: at every even number: spawn 1 reinforcement in the star space nearest you.",
            (
                "Crisis: from 2 on, while a House Guard is on the map: a House Guard moves 1 space"
                " toward the character who carries The Child, if there is one, or else the nearest,"
                " and attacks within range 2."
            ),
            (
                "Intel: with strength 3 or more you may unlock a door that borders your space,"
                " instead of looking or moving an enemy."
            ),
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "the_warrant_ship": (
        3,
        "prison_ship",
        5,
        (
            "Goal: at the end of a turn, an Inmate is defeated, and all characters are in space 9.",
            "Lost: a character is defeated, or the crisis track has 5 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 5.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            "Crisis: at every even number: spawn 1 reinforcement in the star space nearest you.",
            (
                "Crisis: from 2 on, while an Inmate is on the map: an Inmate moves 1 space toward"
                " the nearest character and attacks within range 2."
            ),
            "Slice: with strength 3 or more, unlock a door that borders your space.",
            "Slice: in space 8, with strength 4 or more, unlock any door.",
            "Map: nobody looks past a locked door, except by a feature that says so.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "last_shuttle_compound": (
        1,
        "arvala_compound",
        3,
        (
            "Goal: at the end of a turn, all characters are in space 9.",
            "Lost: a character is defeated, or the crisis track has 3 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 3.",
            "Crisis: each time: all enemies move 2 spaces toward the nearest character.",
            "Crisis: each time: spawn 1 reinforcement in the star space nearest you.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "last_shuttle_streets": (
        2,
        "nevarro_streets",
        8,
        (
            "Goal: at the end of a turn, all characters are in space 9.",
            "Lost: a character is defeated, or the crisis track has 8 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 8.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            "Crisis: at every third marker: spawn 1 reinforcement in the star space nearest you.",
            (
                "Intel: with strength 3 or more you may unlock a door that borders your space,"
                " instead of looking or moving an enemy."
            ),
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
    "last_shuttle_ship": (
        3,
        "prison_ship",
        2,
        (
            (
                "Goal: at the end of a turn, a character has a Keycard, and all characters are in"
                " space 9."
            ),
            "Lost: a character is defeated, or the crisis track has 2 markers.",
            "Crisis: add 1 marker to the track; the mission is lost at 2.",
            "Crisis: each time: all enemies move 1 space toward the nearest character.",
            "Crisis: each time: spawn 1 reinforcement in the star space nearest you.",
            "Slice: with strength 3 or more, unlock a door that borders your space.",
            "Slice: in space 8, with strength 4 or more, unlock any door.",
            "Map: a Keycard is taken along instead of used; it cannot be dropped.",
            "Map: nobody looks past a locked door, except by a feature that says so.",
            (
                "Characters: The Mandalorian, IG-11, Kuiil, Greef Karga, Cara Dune, Migs Mayfeld,"
                " Burg and Xi'an."
            ),
        ),
    ),
}
