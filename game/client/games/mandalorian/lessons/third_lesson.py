"""The third lesson, on the map of the third mission: the green slot, and the doors of the cells.

Handles of tokens are those that the seed of every chapter deals.
"""

from __future__ import annotations

from functools import partial

from game.client.games.mandalorian.lessons.first_chapters import DECLINED, ELSEWHERE
from game.client.games.mandalorian.lessons.setups import (
    ALONG,
    BURG,
    GONE,
    MANDO,
    happened_to,
    situation,
    token,
)
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, happened
from game.mandalorian.events import DoorUnlocked, FeatureTaken, Moved, TokenSeen

PART = "Six Minutes"
ship = partial(situation, mission="six_minutes", partner=BURG)

SLICE = Chapter(
    part=PART,
    id="slice",
    title="The green slot",
    goal="Open a cell, and take The Prisoner",
    about="A fifth slot, with an action that only this mission has.",
    setup=ship(
        [token("prisoner", "s16", up=False)],
        spaces={MANDO: "s17", BURG: "s13"},
        hands=[["old_trade", "patient_hunter", "grunt", "through_the_bulkhead"]],
        skills=["flatten", "tracking_fob"],
    ),
    steps=(
        Step(
            "A prisoner sits behind a locked door, and no card opens doors. So this mission has "
            "a **fifth slot**, the green one, called Slice. It fills like the others: cards "
            "stay, and 5 brings an event.",
            point=(("slot", "slice"),),
        ),
        Step(
            "Slicing with **strength 3** opens a door of the character's own space. **Play Old "
            "Trade into the Slice slot.**",
            answered("play:old_trade@slice"),
            keys=("play:old_trade@slice",),
            hint="Drag Old Trade onto the Slice slot, or click one and then the other.",
            wrong=(
                Wrong(
                    ("play:patient_hunter@slice", "play:grunt@slice"),
                    "Too weak: slicing a door needs 3. The card still counts as played. "
                    "<table.undo> takes it back.",
                ),
                Wrong(
                    ("play:through_the_bulkhead@slice",),
                    "Strong enough, but it is Burg's card, and Burg stands in the Airlock, which "
                    "has no door. <table.undo> takes it back.",
                ),
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "The Mandalorian stands at the door of the Southwest Cell. **Open it.** It stays "
            "open for the rest of the mission.",
            happened(DoorUnlocked, door=3),
            keys=("unlock@3", *ALONG),
            hint="Click the door between Corridor E and the cell, or its button.",
            wrong=(DECLINED,),
            still=GONE,
        ),
        Step(
            "**Play Patient Hunter into the move slot and walk into the cell.** The threat in "
            "there flips.",
            happened(Moved, who=MANDO, space="s16"),
            keys=("move:the_mandalorian@s16", "play:patient_hunter@move", *ALONG),
            hint="Drag Patient Hunter onto the move slot, then click the Southwest Cell.",
            wrong=(
                Wrong(("move:*",), "Away from the cell. <table.undo> takes the walk back."),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "The right one, for once. On your turn a character can use anything in his space, at "
            "any time: **take The Prisoner.**",
            happened(FeatureTaken, who=MANDO),
            keys=("feature:t15@the_mandalorian", *ALONG),
            hint="Click The Prisoner, or his button. It costs no card.",
            wrong=(
                Wrong(
                    ("done",),
                    "The action is over, but The Prisoner still waits. **Take him** now, or "
                    "later this turn.",
                ),
                ELSEWHERE,
            ),
            still="Any later moment of your turn will do, while The Mandalorian is in the cell.",
        ),
    ),
    end="Bring him to the Airlock, and the mission is won. But there are four cells, and a better "
    "place to open them from. That is next.",
)

CONTROL = Chapter(
    part=PART,
    id="control",
    title="The control room",
    goal="Open a cell from far away",
    about="From one space on the map, strength 4 opens any door.",
    setup=ship(
        [token("inmate", "s01", up=False)],
        spaces={MANDO: "s02", BURG: "s10"},
        hands=[["devaronian_strength", "old_trade", "patient_hunter", "grunt"]],
        skills=["flatten", "tracking_fob"],
    ),
    steps=(
        Step(
            "Walking to every door takes time you do not have. The space with the number 8 is "
            "the **Control Room**, and Burg is in it. From there, **strength 4** in the Slice "
            "slot opens **any** door.",
            point=(("space", "s10"),),
        ),
        Step(
            "The Mandalorian waits at the Northwest Cell. **Play Devaronian Strength into the "
            "Slice slot, and open door 1.**",
            happened(DoorUnlocked, door=1),
            keys=("unlock@1", "play:devaronian_strength@slice", *ALONG),
            hint="Drag Devaronian Strength onto the Slice slot, then click door 1, beside "
            "The Mandalorian.",
            wrong=(
                Wrong(
                    ("play:grunt@slice",),
                    "Far too weak: from the Control Room you need 4. <table.undo> takes the card "
                    "back.",
                ),
                Wrong(("unlock@*",), "That one opens as well, but no one is waiting there."),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "Look there: it is open, and no one had to walk. **Play Old Trade into the move slot "
            "and walk into the cell.**",
            happened(Moved, who=MANDO, space="s01"),
            keys=("move:the_mandalorian@s01", "play:old_trade@move", *ALONG),
            hint="Drag Old Trade onto the move slot, then click the Northwest Cell.",
            wrong=(
                Wrong(("move:*",), "Away from the cell. <table.undo> takes the walk back."),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "An Inmate: not the one you came for, and he does not let go. Only one cell of four "
            "is the right one, and you have no time for the wrong ones.",
            point=(("space", "s01"),),
        ),
    ),
    end="Two characters make one thief: one at the controls, one at the cell. The last chapter "
    "finds the right cell first.",
)

CELLS = Chapter(
    part=PART,
    id="cells",
    title="The right cell",
    goal="Find The Prisoner before opening a door",
    about="The ledger, a keycard, and a walk with a stop on the way.",
    setup=ship(
        [
            token("prisoner", "s05", up=False),
            token("inmate", "s01", up=False),
            token("inmate", "s16", up=False),
            token("empty_cell", "s20", up=False),
            token("cell_ledger", "s09"),
            token("keycard", "s04"),
        ],
        spaces={MANDO: "s09", BURG: "s13"},
        hands=[["old_trade", "patient_hunter", "grunt", "flatten"]],
        skills=["throw_him", "tracking_fob"],
    ),
    steps=(
        Step(
            "Four cells, a facedown threat in each. **No one can look into a locked cell**: "
            "intel does not reach through the door.",
            point=(("space", "s01"), ("space", "s05"), ("space", "s16"), ("space", "s20")),
        ),
        Step(
            "The **Cell Ledger** does, and it is in The Mandalorian's space, so he can use it at "
            "any time on your turn. **Use the Ledger.**",
            happened_to(TokenSeen, "prisoner"),
            keys=("feature:t17@the_mandalorian", "play:old_trade@move", *ALONG),
            hint="Click the Cell Ledger, or its button. It costs no card.",
            wrong=(
                Wrong(
                    ("move:*", "pass:*"),
                    "The Ledger stays behind, unread. <table.undo> takes him back to it.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "The Northeast Cell. A **Keycard** opens the nearest door, and there is one in "
            "Corridor B. **Play Old Trade into the move slot, pause there on the way, and use "
            "it.** Then continue the walk.",
            happened(DoorUnlocked, door=2),
            keys=(
                "feature:t19@the_mandalorian",
                "pass:the_mandalorian@s04",
                "play:old_trade@move",
                *ALONG,
            ),
            hint="Drag Old Trade onto the move slot. Press the button **Pause in Corridor B**, "
            "then that of the Keycard.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "The walk ends there. To use something and continue, pause on the way "
                    "instead: <table.undo>, then the button.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "You have 2 of the 3 spaces left. **Walk into the cell, and take The Prisoner.**",
            happened(FeatureTaken, who=MANDO),
            keys=("feature:t15@the_mandalorian", "move:the_mandalorian@s05", *ALONG),
            hint="Click the Northeast Cell, then The Prisoner.",
            wrong=(
                Wrong(("move:*", "on"), "The walk is over, one door too early."),
                DECLINED,
            ),
            still=GONE,
        ),
    ),
    end="One card, one door, no one hurt. Do not expect that every time. Now get him to the "
    "Airlock, and yourself too.",
)

THIRD: tuple[Chapter, ...] = (SLICE, CONTROL, CELLS)
