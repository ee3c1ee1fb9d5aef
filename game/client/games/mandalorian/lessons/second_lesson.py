"""The second lesson, on the map of the second mission: The Child rescued, fleeing and rescued
again, grapple, and sabotage.

Handles of tokens are those that the seed of every chapter deals.
"""

from __future__ import annotations

from functools import partial

from game.client.games.mandalorian.lessons.first_chapters import DECLINED, ELSEWHERE, HOME, PLAIN
from game.client.games.mandalorian.lessons.setups import (
    ALONG,
    CARA,
    GONE,
    MANDO,
    happened_to,
    situation,
    token,
)
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, happened
from game.mandalorian.events import (
    ChildFled,
    ChildPlaced,
    ChildRescued,
    Hurt,
    MissionWon,
    Moved,
    SlotDisrupted,
    TokenBeaten,
    TokenMoved,
)

PART = "A Promise Broken"
streets = partial(situation, mission="a_promise_broken", partner=CARA)

RESCUE = Chapter(
    part=PART,
    id="rescue",
    title="Rescue",
    goal="Find The Child, and pick it up",
    about="A threat with a mission effect, and how to carry The Child.",
    setup=streets(
        [token("child_token", "s20", up=False), token("guild_hunter", "s13")],
        spaces={MANDO: "s17", CARA: "s12"},
        hands=[["old_trade", "bare_hands", "patient_hunter", "old_campaigner"]],
        skills=["drop_trooper", "tracking_fob"],
        reserve=["veteran_hunter"],
    ),
    steps=(
        Step(
            "You came back for The Child. It is one of five threats of shape O: four in the "
            "house, one in the Hut. Say you have looked everywhere else: it is in **the Hut**.",
            point=(("space", "s20"),),
        ),
        Step(
            "The Hut is 3 spaces from The Mandalorian. **Play Old Trade into the move slot.**",
            answered("play:old_trade@move"),
            keys=("play:old_trade@move",),
            hint="Drag Old Trade onto the move slot, or click one and then the other.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "**Walk into the Hut.** The facedown threat there flips, and its **mission effect** "
            "happens to the character who walked in.",
            happened(ChildPlaced),
            keys=("move:the_mandalorian@s20", *ALONG),
            hint="Drag The Mandalorian to the Hut, or click the space.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "Outside you reveal nothing. <table.undo> takes that walk back.",
                ),
                DECLINED,
            ),
            still=GONE,
        ),
        Step(
            "The token is gone, The Child is here, and a hunter came to the nearest star, which "
            "is this very space. He cannot stop anyone already here. **Rescue The Child.**",
            happened(ChildRescued, who=MANDO),
            keys=("rescue@the_mandalorian", *ALONG),
            hint="Click The Child in the Hut, or its button. The action is not over yet.",
            wrong=(
                Wrong(
                    ("done",),
                    "Then it waits, next to a hunter. <table.undo> gives the action back, until "
                    "you have seen something new.",
                ),
            ),
            still="Any later action in the Hut will do: play a card of The Mandalorian's.",
        ),
    ),
    end="A rescue costs no card, only an action by someone in its space, in any slot. Now he "
    "carries The Child, and that makes him careful. Next you will see why.",
)

FLEE = Chapter(
    part=PART,
    id="flee",
    title="It flees",
    goal="Lose The Child in the right direction",
    about="The first damage to its carrier, and where The Child runs.",
    setup=streets(
        [token("rooftop_hunter", "s13"), token("guild_hunter", "s17")],
        child=MANDO,
        spaces={MANDO: "s19", CARA: "s17"},
        hands=[["tracking_fob", "bare_hands", "patient_hunter", "old_campaigner"]],
        skills=["drop_trooper", "old_trade"],
    ),
    steps=(
        Step(
            "The Mandalorian carries The Child. **With the first damage he takes, it flees** to a "
            "neighboring space: one with an enemy or a facedown threat, if there is any.",
            point=(("pawn", MANDO),),
        ),
        Step(
            "A Defend would block that damage. He has none, so watch: **play Tracking Fob into "
            "the move slot and walk to the Tannery**, beside the Rooftop Hunter, a sentry.",
            happened(Hurt, who=MANDO),
            keys=("move:the_mandalorian@s18", "play:tracking_fob@move", *ALONG),
            hint="Drag Tracking Fob onto the move slot, then click the Tannery.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "No one hurts him there: better play, and worse teaching. <table.undo> takes "
                    "the walk back.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "The Child is off. Enemies stand on the Terrace and on the Ramp, so it runs to one "
            "of them, and you choose. **To the Ramp**, where Cara Dune is.",
            happened(ChildFled, space="s17"),
            keys=("flee@s17", *ALONG),
            hint="Click the Ramp, or its button.",
            wrong=(
                Wrong(
                    ("flee@*",),
                    "To the sentry, then. From the Terrace the road home is longer, and hurts "
                    "more.",
                ),
            ),
            still=GONE,
        ),
        Step(
            "She cannot take it yet: **no one can rescue The Child on the turn it fled**. So she "
            "deals with the hunter beside her. **Bare Hands into the attack slot.**",
            happened_to(TokenBeaten, "guild_hunter"),
            keys=("attack@t04", "play:bare_hands@attack", *ALONG),
            hint="Drag Bare Hands onto the Guild Hunter on the Ramp, or onto the attack slot.",
            wrong=(PLAIN, DECLINED, ELSEWHERE),
            still=GONE,
        ),
    ),
    end="The next turn is the next chance. Keep a Defend for the carrier, and let the other "
    "character do the fighting.",
)

AGAIN = Chapter(
    part=PART,
    id="again",
    title="Rescue it again",
    goal="Bring The Child to the Landing Pad",
    about="A new turn, a rescue on the way, and the end of the mission.",
    setup=streets(
        [token("rooftop_hunter", "s13")],
        child="s17",
        damage={MANDO: 1},
        spaces={MANDO: "s18", CARA: "s17"},
        hands=[["drop_trooper", "bare_hands", "patient_hunter", "old_trade"]],
        skills=["drop_trooper.2", "old_campaigner"],
    ),
    steps=(
        Step(
            "A new turn: any character who acts in its space can rescue The Child again. Cara "
            "Dune is on the Ramp with it.",
            point=(("child", ""), ("pawn", CARA)),
        ),
        Step(
            "**Play Drop Trooper into the move slot.** She rescues first and walks afterward, all "
            "in one action.",
            answered("play:drop_trooper@move"),
            keys=("play:drop_trooper@move",),
            hint="Drag Drop Trooper onto the move slot, or click one and then the other.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "**Rescue The Child**, before she walks.",
            happened(ChildRescued, who=CARA),
            keys=("rescue@cara_dune", *ALONG),
            hint="Click The Child on the Ramp, or its button.",
            wrong=(
                Wrong(
                    ("move:*", "done"),
                    "Without The Child, that is only a walk. <table.undo> takes her back.",
                ),
            ),
            still="Any later action on the Ramp will do.",
        ),
        Step(
            "**Now home, to the Landing Pad.** The sentry cannot hurt a walk that ends there.",
            happened(Moved, who=CARA, space="s16"),
            keys=("move:cara_dune@s16", *ALONG),
            hint="Drag Cara Dune to the Landing Pad, or click the space.",
            wrong=(
                HOME,
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "You win **at the end of a turn** with the carrier at home. So play one more card, "
            "into any other slot.",
            happened(MissionWon),
            keys=("play:bare_hands@attack", "play:*", "draw", *ALONG),
            hint="Drag any card onto any of the other slots. If its action has no target, it "
                 "still counts as played.",
            wrong=(PLAIN,),
            still="Not over yet. Keep playing until the turn ends, or skip this step.",
        ),
    ),
    end="Home, and paid in trouble. In the mission The Child is usually in the house: intel with "
        "strength 3 opens a locked door. Next: hunters who hold on.",
)  # fmt: skip

GRAPPLE = Chapter(
    part=PART,
    id="grapple",
    title="Grapple",
    goal="Get out of its grip unhurt",
    about="Enemies whose space is easy to enter and hard to leave.",
    setup=streets(
        [token("trandoshan_hunter", "s12")],
        spaces={MANDO: "s12", CARA: "s17"},
        hands=[["patient_hunter", "old_trade", "drop_trooper", "bare_hands"]],
        skills=["drop_trooper.2", "old_campaigner"],
    ),
    steps=(
        Step(
            "The Trandoshan Hunter has **grapple**: a character who walks out of its space takes "
            "1 damage first. Walking in costs nothing, and neither does staying.",
            point=(("token", "t01"),),
        ),
        Step(
            "So make the hunter leave. Intel moves an enemy 1 space, and hurts no one. **Play "
            "Patient Hunter into the intel slot, and move it to the East Market.**",
            happened_to(TokenMoved, "trandoshan_hunter"),
            keys=("push:t01@s07", "push:t01@*", "play:patient_hunter@intel", *ALONG),
            hint="Drag Patient Hunter onto the intel slot. Then drag the hunter to the East "
            "Market, or click one and then the other.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "Out of its grip, for 1 damage. That is the price of grapple; <table.undo> "
                    "takes the walk back.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "Nothing holds him now. **Play Old Trade into the move slot and walk to the Landing "
            "Pad.**",
            happened(Moved, who=MANDO, space="s16"),
            keys=("move:the_mandalorian@s16", "play:old_trade@move", *ALONG),
            hint="Drag Old Trade onto the move slot, then click the Landing Pad at the lower left.",
            wrong=(
                Wrong(("move:*",), "Free, but not home. <table.undo> takes the walk back."),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "Not a scratch. You could also **defeat it first**, or bring a card that ignores "
            "grapple, such as Greef Karga's Side Door. Sometimes it is cheapest to pay.",
            point=(("token", "t01"),),
        ),
    ),
    end="This one hurts you when you leave. The next hurts you when it arrives.",
)

SABOTAGE = Chapter(
    part=PART,
    id="sabotage",
    title="Sabotage",
    goal="See a Slicer Droid work, then end it",
    about="A small enemy who fills your slots.",
    setup=streets(
        [token("slicer_droid", "s19")],
        spaces={MANDO: "s12", CARA: "s16"},
        slots={"attack": ["bare_hands"], "intel": ["tracking_fob"], "plan": ["old_campaigner"]},
        hands=[["old_trade", "drop_trooper", "patient_hunter", "bare_hands.2"]],
        skills=["patient_hunter.2", "drop_trooper.2"],
        events=["ev_rush"],
        pool=(2,),
    ),
    steps=(
        Step(
            "A Slicer Droid has 1 health. But it **sabotages**: whenever it moves in the Event "
            "Step, it disrupts the slot with the least strength. Yours is intel.",
            point=(("token", "t12"), ("slot", "intel")),
        ),
        Step(
            "Old Trade brings the attack slot to 5, so an event will come, and its back shows "
            "melee enemies. **Play it there**, even with no one in range.",
            answered("play:old_trade@attack"),
            keys=("play:old_trade@attack",),
            hint="Drag Old Trade onto the attack slot, or click one and then the other.",
            wrong=(ELSEWHERE,),
            still=GONE,
        ),
        Step(
            "**Play Drop Trooper into the move slot and walk to the Roof Walk.** Then the Event "
            "Step comes: watch the droid, and the intel slot.",
            happened(SlotDisrupted, slot="intel"),
            keys=("move:cara_dune@s11", "move:*", "play:drop_trooper@move", "play:*@move",
                  "play:*@plan", "draw", *ALONG),
            hint="Drag Drop Trooper onto the move slot, then click the Roof Walk.",
            wrong=(
                Wrong(
                    ("play:*@intel",),
                    "Intel has more now, so the droid will pick a lower slot. <table.undo> takes "
                    "the card back.",
                ),
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "It came 2 spaces nearer and left a disrupt token of 2 on intel. Tokens count until "
            "the slot is emptied, and one that brings a slot to **5 brings its event at once**.",
            point=(("slot", "intel"), ("token", "t12")),
        ),
        Step(
            "It has 1 health: any attack is enough. **Play Patient Hunter into the attack slot, "
            "and shoot.**",
            happened_to(TokenBeaten, "slicer_droid"),
            keys=("attack@t12", "play:patient_hunter@attack", "play:*@attack", *ALONG),
            hint="Drag Patient Hunter onto the Slicer Droid, or onto the attack slot.",
            wrong=(PLAIN, DECLINED, ELSEWHERE),
            still=GONE,
        ),
    ),
    end="Shoot saboteurs before they move. That is Nevarro, at night. The third lesson is about "
        "doors, with one more slot.",
)  # fmt: skip

SECOND: tuple[Chapter, ...] = (RESCUE, FLEE, AGAIN, GRAPPLE, SABOTAGE)
