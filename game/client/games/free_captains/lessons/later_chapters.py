"""The last two chapters: the Planet with its cubes, and the Hegemony."""

from __future__ import annotations

from game.client.games.free_captains.lessons.first_chapters import OUT
from game.client.games.free_captains.lessons.setups import situation
from game.client.tabletop.guidance.lesson import Chapter, Moment, Step, Wrong, answered, happened
from game.free_captains.events import (
    ActionPaid,
    CardEngaged,
    CardEvaded,
    CubesDrawn,
    GameWon,
    PlanetChosen,
    PowerUsed,
    WeaponFound,
    WeaponUnderstood,
)

CUBES_FALL = "The draw went another way. Skip this step; you will see it in a later search."


def has_faced_three(now: Moment) -> bool:
    """Return True once three cards have been engaged or evaded."""
    done = [each for turn in now.turns for each in turn.events
            if isinstance(each, CardEngaged | CardEvaded)]  # fmt: skip
    return len(done) >= 3


PLANET = Chapter(
    id="planet",
    title="The Planet",
    goal="Understand Moonpeeler and use it",
    about="Icons become cubes, cubes become points and Super Weapons.",
    setup=situation(
        ("gf_03", "gf_11", "lo_01", "lo_03", "gf_05", "gf_16", "lo_06", "gf_01"),
        {
            "row": ["pl_01", "pl_10", "pl_07"],
            "abilities": [5, 4, 3],
            "hand": ["gf_10"],
            "weapons": {"we_01": [2, 0, 0]},
            "bag": {"yellow": 2, "orange": 2, "white": 1},
        },
        planets=("pl_02",),
        weapons=("we_06", "we_03"),
    ),
    seed=5,
    steps=(
        Step(
            "A round begins with a **Planet**. Calder's Rest sells 3 ability points for a Code, "
            "and you hold one. **Choose it.**",
            happened(PlanetChosen, planet="pl_01"),
            keys=("planet:pl_01",),
            hint="Click Calder's Rest among the three Planets.",
            wrong=(
                Wrong(
                    ("planet:*",),
                    "A fine place too, at another price. The rest of this chapter works there "
                    "almost as well.",
                ),
            ),
            still="You are elsewhere now. Skip this step.",
        ),
        Step(
            "Two cards, with **two planet icons each**: every icon you engage is a cube in the "
            "search. **Engage both** and pay.",
            happened(CardEngaged, card="gf_11"),
            keys=("settle", "engage:gf_03", "engage:gf_11"),
            hint="Press **Engage**, then Enter, and do it again.",
            wrong=OUT,
            still="You are past the line. Skip this step.",
        ),
        Step(
            "Four icons, four cubes. **Search** the Planet.",
            answered("search"),
            keys=("search",),
            hint="Press **Search** among the buttons at the bottom, or <free_captains.search>.",
            still="The search is over. Skip this step.",
        ),
        Step(
            "Before the draw you can use the Planet. **Pay the Code** to Calder's Rest.",
            happened(ActionPaid),
            keys=("action:pl_01", "action:*", "price:*"),
            hint="Click the Planet, or press its button at the bottom.",
            still="You have already drawn the cubes. Skip this step.",
        ),
        Step(
            "Gain three points, **wherever you are short**. After the third you draw the cubes.",
            happened(CubesDrawn, search=True),
            keys=("gain:diplomacy", "gain:combat", "gain:*", "draw"),
            hint="Press one of the buttons at the bottom, or click a track.",
            still="You have already drawn the cubes. Skip this step.",
        ),
        Step(
            "Red, blue and orange are points, or parts of a weapon. **Black** goes on The "
            "Quietus; after its Sector it costs a point. White returns to the bag. And **yellow "
            "finds a Super Weapon**.",
            point=(("cube", "yellow"), ("cube", "orange")),
        ),
        Step(
            "**Yellow first**: put it where the weapons are.",
            happened(WeaponFound),
            keys=("cube:yellow@deck",),
            hint="Drag the yellow cube to the empty place among the weapons, or click one and then "
            "the other.",
            still=CUBES_FALL,
        ),
        Step(
            "Moonpeeler lacks one orange cube. **Put it there**, and you Understand the weapon.",
            happened(WeaponUnderstood, weapon="we_01"),
            keys=("cube:orange@we_01",),
            hint="Drag the orange cube onto Moonpeeler, or click one and then the other.",
            still=CUBES_FALL,
        ),
        Step(
            "Place the rest and choose the next Planet. Then **engage Iron Vigil and aim "
            "Moonpeeler at it**: that saves you 3 Combat, once in each line.",
            happened(PowerUsed, weapon="we_01"),
            keys=("power:we_01", "engage:gf_05", "cube:red@combat", "cube:*",
                  "keep", "done", "planet:pl_07", "planet:*"),
            hint="Place the last cubes first. Then press **Engage**, and drag Moonpeeler onto "
                 "Iron Vigil, or click one and then the other.",
            still="You are past Iron Vigil. Skip this step; Moonpeeler will be ready again.",
        ),
    ),
    end="Points now, or a power in every line: each cube asks that question. Next: the clock, "
        "and those who wound it.",
)  # fmt: skip

HEGEMONY = Chapter(
    id="hegemony",
    title="The Hegemony",
    goal="Find the last Super Weapon",
    about="Sectors, Locations, Alarm, and a clock of twelve rounds.",
    setup=situation(
        ("gf_07", "gf_15", "gf_02", "lo_06", "gf_04", "gf_16", "ag_04", "lo_09"),
        {
            "round": 11,
            "sector": 2,
            "left": 8,
            "abilities": [6, 6, 5],
            "dice": {"weapons_specialist": 5, "infiltration_agent": 1},
            "row": ["pl_02", "pl_12"],
            "hand": ["gf_12"],
            "weapons": {"we_01": [2, 0, 1], "we_06": [0, 0, 0], "we_02": [0, 2, 0],
                        "we_04": [0, 1, 0]},
            "collected": 3,
            "bag": {"yellow": 2, "red": 1, "blue": 1, "black": 2, "white": 1},
        },
        level="normal",
        aliens=("al_01", "al_02", "al_03"),
        weapons=("we_05",),
    ),
    steps=(
        Step(
            "Round eleven of twelve. There are **three Sectors**, each with an alien and a deck "
            "for four lines. You are in the last; when its deck is empty, you lose.",
            point=(("alien", "al_03"),),
        ),
        Step(
            "You have found four weapons of five, and that sets off the **Alarm**: the first two "
            "cards of a line get +1 Strength. And for every 3 black cubes on it, The Quietus "
            "adds 1 to a card.",
            point=(("alien", "al_03"),),
        ),
        Step(
            "Two ways to win: **Meridian Underfoot** sells two more cubes for the Key in your "
            "hand; The Unlit Moon can wait for the last round. **Choose.**",
            happened(PlanetChosen),
            keys=("planet:pl_02", "planet:*"),
            hint="Click one of the two Planets.",
        ),
        Step(
            "A **Location** has a row for each alien; the row with the icon of this Sector "
            "counts. Orrery Station has given you a point of Science.",
            point=(("location", "lo_06"),),
        ),
        Step(
            "Every planet icon is a cube, and two cubes in the bag are yellow. **Face the line** "
            "and engage all you can; let dice and weapons pay.",
            has_faced_three,
            keys=("power:we_01", "power:we_06", "raise:*", "settle", "engage:*", "pass", "evade:*",
                  "lose:*", "step:*", "draw"),
            hint="**Engage**, then Enter, for each card. The figures beside the buttons show the "
                 "price.",
        ),
        Step(
            "**Search**, and pay the Key for two more cubes before you draw.",
            happened(CubesDrawn, search=True),
            keys=("action:pl_02", "price:*", "search", "draw"),
            hint="Press **Search**, then the button of the Planet, then draw.",
            still="This search is over. Skip this step; round twelve has another.",
        ),
        Step(
            "Yellow? **Put it where the weapons are**, and you have won. If not, place the others "
            "and try again: round twelve is the last.",
            happened(GameWon),
            keys=("cube:yellow@deck", "cube:*", "keep", "done", "planet:*", "settle", "engage:*",
                  "raise:*", "pass", "action:*", "price:*", "search", "draw"),
            hint="Drag the yellow cube to the empty place among the weapons.",
        ),
    ),
    end="That is the whole game: prices on the next card, a crew that tires, and a bag that "
        "gives back. Now a whole game: Basic, with Hob Karrowick.",
)  # fmt: skip
