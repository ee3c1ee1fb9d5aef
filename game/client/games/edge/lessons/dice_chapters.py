"""Four chapters on the dice table: build a pool, read what it may bring, spend what it brought, and
roll from a sheet."""

from __future__ import annotations

from typing import Any

from game.client.games.edge.lessons.setups import GONE, times
from game.client.tabletop.guidance.lesson import Chapter, Step, answered, happened
from game.dice_table.events import Rolled

SETUP: dict[str, Any] = {
    "game": "dice_table",
    "seats": [{"kind": "human", "name": "Game Master"}],
}

BUILD = Chapter(
    id="table_build",
    title="Build",
    goal="Build a pool and roll it",
    about="Pick dice with buttons, skills or keys; the table never asks why.",
    setup=SETUP,
    steps=(
        Step(
            "This table is for you and your Game Master. It refuses nothing, and it keeps a "
            "history. Your dice are at the foot of the felt.",
        ),
        Step(
            "**Add a green die**: raw talent.",
            answered("add:ability"),
            keys=("add:ability",),
            hint="Click the green die, or press A.",
            still=GONE,
        ),
        Step(
            "**Upgrade it**: training makes a green die yellow.",
            answered("upgrade:ability"),
            keys=("upgrade:ability",),
            hint="Click the button with green and yellow.",
            still=GONE,
        ),
        Step(
            "**Add a purple die**: whatever is in the way.",
            answered("add:difficulty"),
            keys=("add:difficulty",),
            hint="Click the purple die, or press D.",
            still=GONE,
        ),
        Step(
            "**Roll.** Or roll real dice and enter them.",
            happened(Rolled),
            keys=("roll",),
            hint="Press Roll, at the right.",
            still=GONE,
        ),
    ),
    end="Skills and levels at the left build whole pools, with a reason for each step. Next: the "
        "map.",
)  # fmt: skip

MAP = Chapter(
    id="table_map",
    title="Read the map",
    goal="See what a pool may bring",
    about="Success or failure, with or without a twist: six parts of a whole.",
    setup=SETUP,
    steps=(
        Step(
            "**Add a green die.** The column at the right shows the odds at once.",
            answered("add:ability"),
            keys=("add:ability",),
            hint="Click the green die, or press A.",
            still=GONE,
        ),
        Step(
            "**Now a purple one**, and watch the number fall.",
            answered("add:difficulty"),
            keys=("add:difficulty",),
            hint="Click the purple die, or press D.",
            still=GONE,
        ),
        Step(
            "The map has two rows: success above, failure below. From left to right: with "
            "Advantage, with neither, with Threat.",
            point=(("region", "side"),),
        ),
        Step(
            "**Add a blue die**: it moves you mainly to the left of the map, and a little upward.",
            answered("add:boost"),
            keys=("add:boost",),
            hint="Click the blue die, or press B.",
            still=GONE,
        ),
    ),
    end="All six figures are exact, and the history keeps the odds of every roll. Next: spending.",
)  # fmt: skip

SPEND = Chapter(
    id="table_spend",
    title="Spend",
    goal="Spend Advantage",
    about="A list of prices; click a line to log it.",
    setup=SETUP,
    seed=9,
    steps=(
        Step(
            "**Two green dice.**",
            times("add:ability", 2),
            keys=("add:ability",),
            hint="Click the green die twice, or press A twice.",
            still=GONE,
        ),
        Step(
            "**Make one yellow.**",
            answered("upgrade:ability"),
            keys=("upgrade:ability",),
            hint="Click the button with green and yellow.",
            still=GONE,
        ),
        Step(
            "**Two purple dice.**",
            times("add:difficulty", 2),
            keys=("add:difficulty",),
            hint="Click the purple die twice, or press D twice.",
            still=GONE,
        ),
        Step(
            "**Roll.**",
            happened(Rolled),
            keys=("roll",),
            hint="Press Roll, at the right.",
            still=GONE,
        ),
        Step(
            "Lit lines are the ones this roll can pay for. **Click one** to log it; leftover "
            "symbols can buy another.",
            answered("spend:*"),
            keys=("spend:breathe", "spend:*"),
            hint="Click a lit line of the guide.",
            still=GONE,
        ),
    ),
    end="Your group decides what a line means; the table only counts. You can copy the history.",
)  # fmt: skip

HERO: dict[str, Any] = {
    "name": "Juno Pell",
    "wounds": 12,
    "strain": 12,
    "soak": 3,
    "characteristics": {"brawn": 2, "agility": 3, "intellect": 2, "cunning": 3, "willpower": 2,
                        "presence": 3},
    "skills": {"charm": 1, "ranged_light": 2},
    "weapons": [{"id": "w1", "name": "Heavy Blaster Pistol", "skill": "ranged_light", "damage": 7,
                 "critical": 3, "range": "medium"}],
}  # fmt: skip
SHEET = Chapter(
    id="table_sheet",
    title="Roll from a sheet",
    goal="Roll a skill from its sheet",
    about="A sheet knows its dice; you choose only how hard it is.",
    setup={**SETUP, "sheets": [HERO]},
    steps=(
        Step("The sheet of a hero is open: six characteristics, each skill with its dice, and "
             "weapons. Skills with a bright edge are trained."),
        Step(
            "**Click Charm** to put its dice into the pool.",
            answered("pool:s1@charm"),
            keys=("pool:s1@charm",),
            hint="Charm is the first skill of the first column.",
            still=GONE,
        ),
        Step(
            "The dice of Charm are in the pool. **Make it Average**: two purple dice.",
            answered("level:average"),
            keys=("level:average",),
            hint="Press 2, or click the 2 at the left.",
            still=GONE,
        ),
        Step(
            "**Roll.** Injuries of the sheet and the handling of a ship bring dice, too; a click "
            "takes any of them out again.",
            happened(Rolled),
            keys=("roll",),
            hint="Press Roll, at the right.",
            still=GONE,
        ),
    ),
    end="A weapon on the sheet builds a whole attack. **Ask** shows everyone a check that each "
        "player answers from a sheet; what you build behind the curtain is yours alone.",
)  # fmt: skip
DICE = (BUILD, MAP, SPEND, SHEET)
