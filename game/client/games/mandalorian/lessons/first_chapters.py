"""The first four chapters: moving, attacking, sentries, and the strength of slots.

Handles of tokens are those that the seed of every chapter deals.
"""

from __future__ import annotations

from game.client.games.mandalorian.lessons.setups import (
    ALONG,
    GONE,
    IG,
    MANDO,
    cards_played,
    situation,
    token,
)
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, happened
from game.mandalorian.events import ActionDeclined, EventDrawn, Moved, SlotEmptied, TokenBeaten

ELSEWHERE = Wrong(
    ("play:*",),
    "A different card or slot gives a different action; that is allowed. Each slot takes one "
    "card a turn. <table.undo> takes it back, until you draw or flip something.",
)

DECLINED = Wrong(
    ("done",),
    "Declined: the card stays in its slot and does nothing more. <table.undo> gives the action "
    "back.",
    ActionDeclined,
)
PLAIN = Wrong(
    ("plain",),
    "You ignored the card's ability. The action is the same, so carry on.",
)
HOME = Wrong(("move:*",), "A walk, but not home. <table.undo> takes it back.")

MOVE = Chapter(
    id="move",
    title="Move",
    goal="Walk to the Gatehouse",
    about="Each card is an action for one character. What stops a walk, and what does not.",
    setup=situation(
        [token("empty_crate", "s15"), token("empty_crate", "s10", up=False)],
        hands=[["straight_line", "old_trade", "patient_hunter", "recalculate"]],
        skills=["two_at_once", "tracking_fob"],
    ),
    steps=(
        Step(
            "The Asset is inside, and you have cards to get to it. Each is an action for the "
            "character on it: **Straight Line** is IG-11's, strength 3, and 4 in the move slot.",
            point=(("hand", "straight_line"), ("slot", "move")),
        ),
        Step(
            "**Play Straight Line into the move slot.** It reveals nothing, so you can still "
            "take it back.",
            answered("play:straight_line@move"),
            keys=("play:straight_line@move",),
            hint="Drag the card onto the slot, or click one and then the other. With the keyboard: "
            "the digit of the card, then the letter of the slot.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "Everything within 4 is lit. The faceup crate in the Courtyard will not stop you. "
            "The facedown threat at the Gatehouse will. **Walk there.**",
            happened(Moved, who=IG, space="s10"),
            keys=("move:ig_11@s10", "play:straight_line@move", *ALONG),
            hint="Drag IG-11 to the Gatehouse, or click the space.",
            wrong=(
                Wrong(
                    ("move:ig_11@*",),
                    "You can end a walk in any lit space, but there is something to see at the "
                    "Gatehouse: take this one back, or keep playing.",
                ),
                DECLINED,
            ),
            still=GONE,
            reaches=True,
        ),
        Step(
            "A facedown threat flips when someone walks in: an empty crate, this time. Enemies "
            "end a walk as well. Only faceup features let you pass.",
            point=(("space", "s10"),),
        ),
        Step(
            "A turn is **two cards in two different slots**. Play one of The Mandalorian's, "
            "wherever you like.",
            cards_played(2),
            keys=("play:old_trade@attack", "play:old_trade@*", "play:patient_hunter@*", "play:*",
                  *ALONG),
            hint="Play any card into any of the other slots. If its action has no target, the "
                 "card still counts as played.",
            still=GONE,
        ),
    ),
    end="Walking is simple; arriving is not. After two cards you draw back up to four. Next: "
        "what to do about people in the way.",
)  # fmt: skip

ATTACK = Chapter(
    id="attack",
    title="Attack",
    goal="Defeat the guard on the Water Roof",
    about="Strength against health; range, also up to the roofs.",
    setup=situation(
        [token("nikto_guard", "s02")],
        spaces={MANDO: "s08", IG: "s14"},
        hands=[["old_trade", "two_at_once", "patient_hunter", "recalculate"]],
        skills=["straight_line", "tracking_fob"],
    ),
    steps=(
        Step(
            "An attack has **range 1**: the character's space and those beside it. Range crosses "
            "elevation, so you can hit the roof. You just cannot walk onto it.",
            point=(("token", "t02"),),
        ),
        Step(
            "The guard has 3 health. Old Trade has strength 3, and 4 in the attack slot. **Play it "
            "there.**",
            answered("play:old_trade@attack"),
            keys=("play:old_trade@attack",),
            hint="Drag Old Trade onto the attack slot. Drop it on the guard to play and use it "
                 "at once.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "Strength is damage. **Attack the guard.**",
            happened(TokenBeaten, token="t02"),
            keys=("attack@t02", "play:old_trade@attack", *ALONG),
            hint="Click the guard on the Water Roof.",
            wrong=(DECLINED,),
            still=GONE,
        ),
        Step(
            "Gone, and not coming back; only threats with an orange back do. With less than 3 "
            "damage the guard would have stayed, and kept the damage.",
        ),
    ),
    end="No one shoots back on your turn; enemies act when events say so. All but one kind. Meet "
        "it next.",
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
            "Some guards do not wait for an event. The Watchman is a **sentry**: a character who "
            "ends a move in its space or beside it takes 1 damage. Passing by costs nothing.",
            point=(("token", "t06"),),
        ),
        Step(
            "**Play Old Trade into the move slot**: it lights the spaces within 3, and a ring "
            "marks those where the Watchman would hurt you.",
            answered("play:old_trade@move"),
            keys=("play:old_trade@move",),
            hint="Drag Old Trade onto the move slot, or click one and then the other.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "The Courtyard is beside the Watchman, the Vault Door is not. **Walk through the "
            "Courtyard to the Vault Door.**",
            happened(Moved, who=MANDO, space="s09"),
            keys=("move:the_mandalorian@s09", "play:old_trade@move", *ALONG),
            hint="Click the Vault Door, two spaces up from you.",
            wrong=(
                Wrong(
                    ("move:the_mandalorian@s16",),
                    "Right into its space: an enemy ends the walk there, and a sentry deals 1 "
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
            "Not a scratch. A sentry never harms characters who stay where they are. And a "
            "facedown threat is not a sentry yet; it becomes one when it flips.",
        ),
    ),
    end="Past them, around them or through them: that is how you handle sentries. Next: what "
        "your cards do after you play them.",
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
            "Cards stay in their slots and add up. In the Event Step, up to 4 is quiet. At **5** "
            "comes an event, at **6 or more** a crisis and then an event; both empty the slot.",
            point=(("slot", "move"), ("slot", "attack"), ("slot", "intel"), ("slot", "plan")),
        ),
        Step(
            "The back of the next event hints at melee enemies, and there are none here. This is "
            "a cheap moment to empty a slot. The move slot has 3.",
            point=(("back", ""),),
        ),
        Step(
            "Patient Hunter makes it 5. **Play it into the move slot**; then walk, or stay.",
            answered("play:patient_hunter@move"),
            keys=("play:patient_hunter@move",),
            hint="Drag Patient Hunter onto the move slot. The slot shows its new total: 5, and "
                 "an event.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "End the walk wherever you like. Then **play Two at Once into the attack slot**; it "
            "is fine that no one is in range. The Event Step follows.",
            happened(EventDrawn),
            keys=("move:the_mandalorian@s08", "move:*", "play:two_at_once@attack", "play:*", "draw",
                  *ALONG),
            hint="Finish the walk first: click a space, or press Done. Then drag Two at Once onto "
            "the attack slot.",
            still="The slot was emptied, or the turn went another way. Skip this step.",
        ),
        Step(
            "Rush finds no one to move, so a reinforcement comes, to the star nearest The "
            "Mandalorian. Two are equally near: **choose one.**",
            happened(SlotEmptied, slot="move"),
            keys=("spawn@*", *ALONG),
            hint="Click a lit space with a star, or its button.",
            still="The slot was emptied, or the turn went another way. Skip this step.",
        ),
        Step(
            "Rush had no one to move. **An event without effect brings a reinforcement** "
            "instead: orange back, at the nearest star. And the move slot is empty.",
            point=(("slot", "move"),),
        ),
    ),
    end="Four is a debt, five is a payment. Skip the payment and you meet the six, which is next.",
)  # fmt: skip
