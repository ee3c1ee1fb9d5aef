"""The first three chapters: the line, the way out of it, and the crew."""

from __future__ import annotations

from game.client.games.free_captains.lessons.setups import situation
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, happened
from game.free_captains.events import CardEngaged, CardEvaded, DieUsed

PASSED = "You are past that card. Skip this step; the next card works the same way."
BUTTONS = "Use **Engage** among the buttons at the bottom, then click the symbols under the card."
OUT = (
    Wrong(
        ("evade:*",),
        "You evaded it, which is chapter two. <table.undo> takes it back, unless you have drawn "
        "a cube.",
    ),
)

LINE = Chapter(
    id="line",
    title="The line",
    goal="Engage all three cards",
    about="Cards, their Strength, and why the next card sets the price.",
    setup=situation(("gf_01", "gf_02", "gf_04", "lo_01"), {"row": ["pl_12"]}),
    steps=(
        Step(
            "Welcome aboard. This is the **line**: what the Hegemony has sent today. You face its "
            "cards one by one, from the left.",
            point=(("card", "gf_01"),),
        ),
        Step(
            "A card shows **how much** you pay: its Strength. The card to its right shows **in "
            "what**: its icon. Gate Pickets has Strength 1; Hull Crawlers shows Science.",
            point=(("card", "gf_02"),),
        ),
        Step(
            "So Gate Pickets costs 1 Science. **Engage** it.",
            answered("engage:gf_01"),
            keys=("engage:gf_01",),
            hint="Press **Engage** among the buttons at the bottom, or drag the card onto the "
            "plate below it.",
            wrong=OUT,
            still=PASSED,
            keep=False,
        ),
        Step(
            "Now pay. **Click the symbol on the plate**, and the Science cube steps down its "
            "track.",
            happened(CardEngaged, card="gf_01"),
            keys=("pay:science@science", "settle", "engage:gf_01"),
            hint="Click the symbol on the plate under the card, or press Enter to pay all of it.",
            wrong=OUT,
            still=PASSED,
        ),
        Step(
            "Hull Crawlers next. Its neighbor, Tollkeepers, shows Diplomacy. **Engage it and "
            "pay.**",
            happened(CardEngaged, card="gf_02"),
            keys=("pay:diplomacy@diplomacy", "settle", "engage:gf_02"),
            hint=BUTTONS,
            wrong=OUT,
            still=PASSED,
        ),
        Step(
            "The last card has no card to its right, so **it wraps around to the first**: "
            "Combat. Tollkeepers has Strength 2. **Engage it and pay.**",
            happened(CardEngaged, card="gf_04"),
            keys=("pay:combat@combat", "settle", "engage:gf_04"),
            hint=BUTTONS,
            wrong=OUT,
            still="You are past the line. Skip this step; every line ends like that.",
        ),
    ),
    end="Three cards for four points, and their planet icons are yours; chapter four shows what "
    "they buy. Next: a card you cannot pay for.",
)

WAY_OUT = Chapter(
    id="way_out",
    title="The way out",
    goal="Survive the line",
    about="Evading costs a point and two cubes, and moves the prices.",
    setup=situation(
        ("gf_09", "gf_18", "gf_02", "gf_04"),
        {"row": ["pl_12"], "abilities": [1, 5, 4], "bag": {"red": 4, "blue": 1, "black": 2}},
    ),
    steps=(
        Step(
            "**Siege Striders** cost 5 Science, and you have 4. The missing point would cost two "
            "of Diplomacy. There is another way: out.",
            point=(("card", "gf_09"),),
        ),
        Step(
            "**Evade** them. The card turns sideways, and you lose its icons.",
            happened(CardEvaded, card="gf_09"),
            keys=("evade:gf_09",),
            hint="Press **Evade** among the buttons at the bottom, or <free_captains.evade>.",
            wrong=(
                Wrong(
                    ("engage:*",),
                    "Brave. Until you pay, you can still **Evade** it, or take it back with "
                    "<table.undo>.",
                ),
            ),
            still="You are past it. Skip this step; Drift Mines teach the same.",
        ),
        Step(
            "An Evade costs one point of your choice. **Take it from Combat**: it falls to 0, "
            "and an ability at 0 has nothing left to lose.",
            answered("lose:*"),
            keys=("lose:combat", "lose:*"),
            hint="Press **Lose 1 Combat** at the bottom, or click its track.",
            still="That point is paid. Skip this step.",
        ),
        Step(
            "Then you drew two cubes from the bag. Each costs a point of its color; red did "
            "nothing, with Combat at 0. But **a second ability at 0 ends the game**.",
            point=(("track", "combat"), ("bag", "")),
        ),
        Step(
            "Drift Mines have Strength 0: **you cannot engage them**. Evade them; their text "
            "spares you the point, not the cubes.",
            happened(CardEvaded, card="gf_18"),
            keys=("evade:gf_18",),
            hint="Press **Evade** among the buttons at the bottom, or <free_captains.evade>.",
            still="You are past them. Skip this step.",
        ),
        Step(
            "Evaded cards take their icons with them, so **the arrows jump**: Tollkeepers, at "
            "the end, now look past both of them to Hull Crawlers.",
            point=(("card", "gf_04"), ("card", "gf_02")),
        ),
        Step(
            "**Engage Hull Crawlers** for 1 Diplomacy.",
            happened(CardEngaged, card="gf_02"),
            keys=("pay:diplomacy@diplomacy", "settle", "engage:gf_02"),
            hint=BUTTONS,
            wrong=OUT,
            still=PASSED,
        ),
        Step(
            "And **Tollkeepers** for 2 Science.",
            happened(CardEngaged, card="gf_04"),
            keys=("pay:science@science", "settle", "engage:gf_04"),
            hint=BUTTONS,
            wrong=OUT,
            still="You are past the line. Skip this step.",
        ),
    ),
    end="You are alive, if thinner. The Evade button shows what it costs at worst; point at the "
    "card for the average. Next: people who pay for you.",
)

CREW = Chapter(
    id="crew",
    title="The crew",
    goal="Engage four cards with three points",
    about="Dice that pay, drop, and stay useful; and two points for one.",
    setup=situation(
        ("gf_06", "gf_13", "gf_07", "gf_16"),
        {
            "row": ["pl_12"],
            "abilities": [5, 4, 1],
            "dice": {"weapons_specialist": 6, "infiltration_agent": 2},
        },
    ),
    steps=(
        Step(
            "Dice are your crew; the higher the side, the more it brings. The **Weapons "
            "Specialist** at 6 brings 3 Combat, the **Infiltration Agent** at 2 brings 1 "
            "Diplomacy. One die for each card.",
            point=(("die", "weapons_specialist"), ("die", "infiltration_agent")),
        ),
        Step(
            "Silo Wardens cost 3 Combat. **Engage them**, then put the Specialist on the symbol.",
            answered("die:weapons_specialist@combat"),
            keys=("die:weapons_specialist@combat", "engage:gf_06"),
            hint="Press **Engage**, then drag the red die onto the plate, or click one and then "
            "the other.",
            wrong=OUT,
            still=PASSED,
        ),
        Step(
            "A die that has paid drops by one side or two, as you like. **One** is enough: at 5 "
            "the die still pays 2 Combat. It never drops below 1.",
            happened(CardEngaged, card="gf_06"),
            keys=("step:weapons_specialist@1", "settle", "engage:gf_06"),
            hint="Click the new side of the die: 5.",
            still=PASSED,
        ),
        Step(
            "Cinder Hounds cost 2 Diplomacy. **Engage them**, and let the Agent pay the first.",
            happened(DieUsed, die="infiltration_agent"),
            keys=("die:infiltration_agent@diplomacy", "engage:gf_13"),
            hint="Press **Engage**, then drag the blue die onto the plate, or click one and then "
            "the other.",
            wrong=OUT,
            still=PASSED,
        ),
        Step(
            "One point is still due, and each card takes only one die. **Pay a point.**",
            happened(CardEngaged, card="gf_13"),
            keys=("pay:diplomacy@diplomacy", "settle", "engage:gf_13"),
            hint="Click the symbol on the plate, or press Enter.",
            still=PASSED,
        ),
        Step(
            "Masked Ushers cost 1 Combat. **Engage them with the Specialist**; the rest of his "
            "Combat is wasted.",
            happened(CardEngaged, card="gf_07"),
            keys=("die:weapons_specialist@combat", "step:weapons_specialist@1", "engage:gf_07"),
            hint="Press **Engage**, then put the red die on the plate.",
            wrong=OUT,
            still=PASSED,
        ),
        Step(
            "Dust Marines cost 1 Science, your last. **Two points of another ability** pay for "
            "any icon: take two of Combat.",
            happened(CardEngaged, card="gf_16"),
            keys=("pay:combat@science", "engage:gf_16"),
            hint="Press **Engage**, then drag the cube of the Combat track onto the symbol, or "
            "click one and then the other.",
            wrong=OUT,
            still="You are past the line. Skip this step.",
        ),
    ),
    end="Four cards, three points. A tired crew is slow but never useless. Next: the reason you "
    "are here.",
)
