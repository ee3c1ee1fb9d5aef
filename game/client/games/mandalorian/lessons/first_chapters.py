"""The first four chapters: moving, attacking, sentries, and the strength of slots.

Handles of tokens are those that the seed of every chapter deals.
"""

from __future__ import annotations

from game.client.games.mandalorian.lessons.setups import (
    ALONG,
    GONE,
    IG,
    MANDO,
    played,
    situation,
    token,
)
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, happened
from game.mandalorian.events import Moved, SlotEmptied, TokenBeaten

ELSEWHERE = Wrong(
    ("play:*",),
    "Another card or slot, so another action; that is allowed. One card for each slot and turn. "
    "<table.undo> takes it back, while nothing has been drawn or flipped.",
)

DECLINED = Wrong(
    ("done",),
    "Declined: the card stays in its slot, and nothing else comes of it. <table.undo> gives the "
    "action back.",
)
PLAIN = Wrong(
    ("plain",),
    "The ability of the card is set aside. The action itself stays as it is, so go on.",
)
HOME = Wrong(("move:*",), "A walk, but not home. <table.undo> takes it back.")

MOVE = Chapter(
    id="move",
    title="Move",
    goal="Walk to the Gatehouse",
    about="A card is an action of its owner. What stops a walk, and what does not.",
    setup=situation(
        [token("empty_crate", "s15"), token("empty_crate", "s10", up=False)],
        hands=[["straight_line", "old_trade", "patient_hunter", "recalculate"]],
        skills=["two_at_once", "tracking_fob"],
    ),
    steps=(
        Step(
            "A card is an action of its owner. **Straight Line** is IG-11's: strength 3, and 4 in "
            "the move slot, as its +1 says. Four slots, four kinds of action.",
            point=(("hand", "straight_line"), ("slot", "move")),
        ),
        Step(
            "**Play Straight Line into the move slot.** Playing it reveals nothing; you can still "
            "take it back.",
            answered("play:straight_line@move"),
            keys=("play:straight_line@move",),
            hint="Drag the card onto the slot, or click one and then the other. With the keyboard: "
            "the digit of the card, then the letter of the slot.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "Lit: all that is within 4. The faceup crate in the Courtyard stops nobody. The "
            "facedown threat at the Gatehouse ends a walk. **Walk there.**",
            happened(Moved, who=IG, space="s10"),
            keys=("move:ig_11@s10", "play:straight_line@move", *ALONG),
            hint="Drag IG-11 to the Gatehouse, or click the space.",
            wrong=(
                Wrong(
                    ("move:ig_11@*",),
                    "A walk may end in any lit space. At the Gatehouse there would have been "
                    "something to see: take this one back, or play on.",
                ),
                DECLINED,
            ),
            still=GONE,
        ),
        Step(
            "The threat flips where somebody walks in: an empty crate, this time. Enemies end a "
            "walk as well. Only faceup features let you pass.",
            point=(("space", "s10"),),
        ),
        Step(
            "A turn is **two cards in two different slots**. Play one of The Mandalorian's, "
            "wherever you like.",
            played(2),
            keys=("play:old_trade@attack", "play:old_trade@*", "play:patient_hunter@*", "play:*",
                  *ALONG),
            hint="Play any card into any of the other slots. If its action finds nothing to do, "
            "the card has been played all the same.",
            still=GONE,
        ),
    ),
    end="Walking is simple; arriving is not. After two cards your hand is filled to four again. "
    "Next: what to do about those who stand in the way.",
)  # fmt: skip

ATTACK = Chapter(
    id="attack",
    title="Attack",
    goal="Defeat the guard on the Water roof",
    about="Strength against health; range, also up to the roofs.",
    setup=situation(
        [token("nikto_guard", "s02")],
        spaces={MANDO: "s08", IG: "s14"},
        hands=[["old_trade", "two_at_once", "patient_hunter", "recalculate"]],
        skills=["straight_line", "tracking_fob"],
    ),
    steps=(
        Step(
            "An attack has **range 1**: the space of the character and those beside it. Range goes "
            "up and down elevation, so the roof is within range. Walks do not go there.",
            point=(("token", "t02"),),
        ),
        Step(
            "The guard has 3 health. Old Trade has strength 3, and 4 in the attack slot. **Play it "
            "there.**",
            answered("play:old_trade@attack"),
            keys=("play:old_trade@attack",),
            hint="Drag Old Trade onto the attack slot. Dropped on the guard itself, it is played "
            "and used at once.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "Strength is damage. **Attack the guard.**",
            happened(TokenBeaten, token="t02"),
            keys=("attack@t02", "play:old_trade@attack", *ALONG),
            hint="Click the guard on the Water roof.",
            wrong=(DECLINED,),
            still=GONE,
        ),
        Step(
            "Gone, and not coming back; only threats with an orange back do. With less than 3 "
            "damage, it would have stayed, and the damage with it.",
        ),
    ),
    end="Nobody shoots back in your own turn. Their time comes with the events. Except for some, "
    "who do not wait: they are next.",
)  # fmt: skip

SENTRY = Chapter(
    id="sentry",
    title="Sentries",
    goal="Pass the Watchman unhurt",
    about="Where a walk ends matters; what it passes does not.",
    setup=situation(
        [token("nikto_watchman", "s16")],
        spaces={IG: "s19"},
        hands=[["old_trade", "two_at_once", "patient_hunter", "recalculate"]],
        skills=["straight_line", "tracking_fob"],
    ),
    steps=(
        Step(
            "The Watchman is a **sentry**: a character whose movement ends in its space or beside "
            "it takes 1 damage. Passing by costs nothing.",
            point=(("token", "t06"),),
        ),
        Step(
            "**Play Old Trade into the move slot**: it lights the spaces within 3, and spaces "
            "where the Watchman would hurt have a ring.",
            answered("play:old_trade@move"),
            keys=("play:old_trade@move",),
            hint="Drag Old Trade onto the move slot, or click one and then the other.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "The Courtyard is beside the Watchman, the Vault door is not. **Walk through the "
            "Courtyard to the Vault door.**",
            happened(Moved, who=MANDO, space="s09"),
            keys=("move:the_mandalorian@s09", "play:old_trade@move", *ALONG),
            hint="Click the Vault door, two spaces up from where you stand.",
            wrong=(
                Wrong(
                    ("move:the_mandalorian@s16",),
                    "Into its very space: an enemy ends the walk there, and a sentry hurts, for 1 "
                    "damage. <table.undo> takes the walk back.",
                ),
                Wrong(
                    tuple(f"move:the_mandalorian@{each}" for each in ("s15", "s10", "s21", "s17")),
                    "That is beside the Watchman: 1 damage. It happens to the best. Past is "
                    "harmless; stopping is not. <table.undo> takes the walk back.",
                ),
                Wrong(
                    ("move:*",),
                    "Unhurt, but not past the Watchman. <table.undo> takes the walk back.",
                ),
                DECLINED,
            ),
            still=GONE,
        ),
        Step(
            "Not a scratch. A sentry does nothing to characters who stay where they are. And a "
            "facedown threat is not a sentry yet; it becomes one when it flips.",
        ),
    ),
    end="Past them, out of their reach, or through them: three ways with sentries. Next: what your "
    "cards do after they were played.",
)  # fmt: skip

SLOTS = Chapter(
    id="slots",
    title="Four, five, six",
    goal="Empty a slot at exactly 5",
    about="Cards stay in their slots and add up. Five is a price, and a fair one.",
    setup=situation(
        [token("nikto_guard", "s05")],
        spaces={MANDO: "s14", IG: "s19"},
        slots={"move": ["straight_line"]},
        hands=[["patient_hunter", "two_at_once", "old_trade", "recalculate"]],
        skills=["straight_line.2", "tracking_fob"],
        events=["ev_rush"],
        reserve=["nikto_chief"],
    ),
    steps=(
        Step(
            "Cards stay in their slots and add up. In the Event Step, **up to 4** is quiet, **5** "
            "brings an event, **6 or more** a crisis first. Either way, the slot is emptied.",
            point=(("slot", "move"), ("slot", "attack"), ("slot", "intel"), ("slot", "plan")),
        ),
        Step(
            "The back of the next event hints at melee enemies, and there are none here. A cheap "
            "moment to empty a slot. The move slot has 3.",
            point=(("back", ""),),
        ),
        Step(
            "Patient Hunter makes it 5. **Play it into the move slot**; then walk, or stay.",
            answered("play:patient_hunter@move"),
            keys=("play:patient_hunter@move",),
            hint="Drag Patient Hunter onto the move slot. The slot shows what it would have: 5, "
            "and an event.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "End the walk wherever you like. Then **play Two at Once into the attack slot**; that "
            "nobody is there to hit is all right. The Event Step follows.",
            happened(SlotEmptied, slot="move"),
            keys=("move:the_mandalorian@s08", "move:*", "play:two_at_once@attack", "play:*", "draw",
                  *ALONG),
            hint="Finish the walk first: click a space, or press Done. Then drag Two at Once onto "
            "the attack slot.",
            still="The slot was emptied, or the turn went another way. Skip this step.",
        ),
        Step(
            "Rush found nobody to move. **An event without effect brings a reinforcement** "
            "instead: orange back, at the nearest star. And the move slot is empty.",
            point=(("slot", "move"),),
        ),
    ),
    end="Four is a debt, five is a payment. Skip the payment and you meet the six, which is next.",
)  # fmt: skip
