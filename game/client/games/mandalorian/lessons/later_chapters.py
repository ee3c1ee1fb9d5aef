"""The last four chapters: a crisis, intel, planning, and the two characters of one player."""

from __future__ import annotations

from game.client.games.mandalorian.lessons.first_chapters import DECLINED, ELSEWHERE, HOME
from game.client.games.mandalorian.lessons.setups import (
    ALONG,
    GONE,
    IG,
    MANDO,
    happened_to,
    situation,
    token,
)
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, happened
from game.mandalorian.events import (
    Blocked,
    CrisisBegan,
    FeatureTaken,
    MissionWon,
    Moved,
    PlanningDiscarded,
    PlanningDrawn,
    PlanningKept,
    TokenBeaten,
    TokenMoved,
    TokenSeen,
)

CRISIS = Chapter(
    id="crisis",
    title="Crisis",
    goal="Let a crisis happen, and survive it",
    about="Six or more in a slot, and what waits on the track.",
    setup=situation(
        [token("nikto_watchman", "s15")],
        spaces={IG: "s19"},
        slots={"attack": ["old_trade"]},
        disrupts={"attack": [1]},
        track=2,
        hands=[["old_trade.2", "straight_line", "patient_hunter", "recalculate"]],
        skills=["straight_line.2", "tracking_fob"],
        events=["ev_flanking"],
        reserve=["nikto_gunner"],
    ),
    steps=(
        Step(
            "Now and then a crisis is worth it. The **track** counts them: the third and the "
            "sixth bring a reinforcement, the ninth ends the mission. You have had two.",
            point=(("track", ""),),
        ),
        Step(
            "The attack slot has 4: a card of 3 and a disrupt token. Old Trade makes it 7. But a "
            "Watchman blocks the Courtyard. **Play Old Trade, and attack.**",
            happened_to(TokenBeaten, "nikto_watchman"),
            keys=("attack@t06", "play:old_trade.2@attack", *ALONG),
            hint="Drag Old Trade onto the attack slot, then click the Watchman. Or drop the card "
            "on the Watchman.",
            wrong=(DECLINED, ELSEWHERE),
            still=GONE,
        ),
        Step(
            "Now the bill. **Play a second card into another slot**; the Event Step follows.",
            happened(CrisisBegan),
            keys=("play:straight_line@intel", "play:straight_line@*", "play:*", "draw", *ALONG),
            hint="Any card will do, in any of the other slots.",
            still=GONE,
        ),
        Step(
            "First the crisis: marker three, and its Gunner. Then an event, as at 5; at 6 or "
            "more you resolve the card's bottom line as well. The slot is empty now.",
            point=(("track", ""), ("slot", "attack")),
        ),
    ),
    end="Some things are worth a crisis. Nine are not. Next: looking before you walk.",
)  # fmt: skip

INTEL = Chapter(
    id="intel",
    title="Intel",
    goal="Find Door Control, and clear the way",
    about="Look at a facedown threat, or move an enemy away.",
    setup=situation(
        [token("nikto_watchman", "s08"), token("door_control", "s14", up=False)],
        spaces={MANDO: "s15"},
        plans={MANDO: ["second_look"]},
        hands=[["patient_hunter", "two_at_once", "old_trade", "recalculate"]],
        skills=["straight_line", "tracking_fob"],
    ),
    steps=(
        Step(
            "You want the door open, not a fight. **Intel** has its strength as range, and does "
            "one of two things: look at a facedown threat, or move an enemy one space.",
            point=(("slot", "intel"),),
        ),
        Step(
            "Patient Hunter has 3 in the intel slot. **Play it there, and look at the threat in "
            "the Store.** Looking flips nothing.",
            happened_to(TokenSeen, "door_control"),
            keys=("look@t20", "play:patient_hunter@intel", *ALONG),
            hint="Drag Patient Hunter onto the intel slot, then click the facedown threat. Or drop "
            "the card on it.",
            wrong=(
                Wrong(
                    ("push:*",),
                    "You move the Watchman later, and one action cannot do both. <table.undo> "
                    "takes it back.",
                ),
                Wrong(
                    ("use:second_look@*",),
                    "Second Look would do, but you will need it for the Watchman. <table.undo> "
                    "takes it back.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "Door Control, which opens the vault. But the Watchman in the Cistern is beside the "
            "Store: end a walk there, and it hurts.",
            point=(("token", "t20"), ("token", "t06")),
        ),
        Step(
            "The Mandalorian has kept **Second Look**, a free intel action that needs no slot. "
            "**Use it, and move the Watchman to the West Stair.**",
            happened_to(TokenMoved, "nikto_watchman"),
            keys=("push:t06@s07", "push:t06@*", "use:second_look@the_mandalorian", *ALONG),
            hint="Press the button of Second Look, then click the Watchman and the West Stair.",
            wrong=(
                Wrong(
                    ("look@*",),
                    "You know that one already. You may look again, but the Watchman stays. "
                    "<table.undo> takes it back.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
    ),
    end="The Store is safe, and you know what is in it. An attack would have cost more. Next: "
        "cards to keep.",
)  # fmt: skip

PLAN = Chapter(
    id="plan",
    title="Plan",
    goal="Keep a Defend, and block with it",
    about="Draw, keep one, put one back on top; then use it.",
    setup=situation(
        [token("nikto_watchman", "s16")],
        spaces={IG: "s19"},
        hands=[["rising_phoenix", "old_trade", "two_at_once", "recalculate"]],
        skills=["straight_line", "tracking_fob"],
        planning=["push_on", "defend", "bad_luck", "steady_hands"],
    ),
    steps=(
        Step(
            "Some cards you keep for a bad moment. **Plan** draws as many planning cards as its "
            "strength. Rising Phoenix has 4. **Play it into the plan slot, and draw.**",
            happened(PlanningDrawn),
            keys=("draw", "play:rising_phoenix@plan", *ALONG),
            hint="Drag Rising Phoenix onto the plan slot, then press the button that draws.",
            wrong=(DECLINED, ELSEWHERE),
            still=GONE,
        ),
        Step(
            "The Mandalorian planned, so he may keep one. **Keep Defend**. No one can keep two "
            "of a kind, and no one can keep Bad Luck.",
            happened(PlanningKept, card="defend"),
            keys=("keep:defend@the_mandalorian",),
            hint="Drag Defend onto The Mandalorian, or press its button.",
            wrong=(
                Wrong(("keep:*",), "A good card, too. Only Defend blocks damage, though."),
                Wrong(("top:*",), "Back on the deck. Now **keep Defend** before you finish."),
                Wrong(
                    ("done",),
                    "You discarded them all, even Defend. Try the chapter again to keep it.",
                ),
            ),
            still=GONE,
        ),
        Step(
            "You may put one **back on top** for the next plan; you discard the rest. **Put Push "
            "On back, and finish.**",
            happened(PlanningDiscarded),
            keys=("top:push_on", "done"),
            hint="Press the button that puts Push On on top, then Done.",
            wrong=(
                Wrong(("top:*",), "You may put any of them back, so this one comes next. Now "
                                  "finish."),
            ),
            still=GONE,
        ),
        Step(
            "Now a foolish walk, on purpose: **play Old Trade into the move slot and walk to the "
            "Courtyard**, beside the Watchman.",
            happened(Moved, who=MANDO, space="s15"),
            keys=("move:the_mandalorian@s15", "play:old_trade@move", *ALONG),
            hint="Drag Old Trade onto the move slot, then click the Courtyard.",
            wrong=(
                Wrong(
                    ("move:the_mandalorian@s16",),
                    "Foolish enough, but one space too far: you are in the Watchman's own space. "
                    "<table.undo> takes the walk back.",
                ),
                Wrong(
                    ("move:*",),
                    "You stayed out of harm's way. Fine play, and a short lesson: <table.undo> "
                    "takes the walk back.",
                ),
                DECLINED,
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "The Watchman deals 1 damage. **Block it with Defend**; that discards the card.",
            happened(Blocked),
            keys=("block:defend@the_mandalorian",),
            hint="Click Defend beside The Mandalorian, or its button.",
            wrong=(Wrong(("take",), "Taken like a hunter. Keep Defend for the next hit."),),
            still=GONE,
        ),
    ),
    end="You can use kept cards on anyone's turn, and in every event. Last chapter: bring "
        "something home.",
)  # fmt: skip

CREW = Chapter(
    id="crew",
    title="Two characters",
    goal="Bring The Asset home",
    about="A card's owner acts. The top card of a slot decides who pays.",
    setup=situation(
        [token("asset", "s03")],
        spaces={MANDO: "s03", IG: "s15"},
        doors=[1],
        damage={MANDO: 5},
        slots={"intel": ["patient_hunter", "sensor_band"]},
        hands=[["old_trade", "nurse_program", "tracking_fob", "recalculate"]],
        skills=["straight_line", "two_at_once"],
        events=["ev_out_of_time", "ev_alarm"],
    ),
    steps=(
        Step(
            "The Mandalorian has reached The Asset. You lead both hunters, and **each card "
            "moves its own owner**. To bring him home you need one of his: **play Old Trade into "
            "the move slot**; then he takes it.",
            answered("play:old_trade@move"),
            keys=("play:old_trade@move",),
            hint="Drag Old Trade onto the move slot, or click one and then the other.",
            wrong=(
                Wrong(
                    ("feature:*",),
                    "He already has The Asset: on your turn you can use anything in a "
                    "character's space, at any time. Now **play Old Trade into the move slot.**",
                ),
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "On your turn he can use anything in his space, at any time, without a card. **Take "
            "The Asset** before he walks.",
            happened(FeatureTaken, who=MANDO),
            keys=("feature:t15@the_mandalorian",),
            hint="Click The Asset in the Vault, or its button.",
            wrong=(
                Wrong(
                    ("move:*", "done"),
                    "Without The Asset, that is only a walk. <table.undo> takes him back.",
                ),
            ),
            still=GONE,
        ),
        Step(
            "**Now home, to the Landing Slope**: 3 spaces, exactly what the card gives you.",
            happened(Moved, who=MANDO, space="s20"),
            keys=("move:the_mandalorian@s20", *ALONG),
            hint="Click the Landing Slope at the bottom of the map.",
            wrong=(HOME, DECLINED),
            still=GONE,
        ),
        Step(
            "The intel slot has 4; one more brings an event. The event means the owner of the "
            "**top card** when it says \"you\". **Let it be IG-11: play Nurse Program into "
            "intel.**",
            answered("play:nurse_program@intel"),
            keys=("play:nurse_program@intel",),
            hint="Drag Nurse Program onto the intel slot. With Tracking Fob it would be The "
                 "Mandalorian, who has 2 health left.",
            wrong=(
                Wrong(
                    ("play:tracking_fob@intel",),
                    "Then The Mandalorian is \"you\", with little health left. He lives, this "
                    "time.",
                ),
                ELSEWHERE,
            ),
            still=GONE,
        ),
        Step(
            "Out of Time hurt IG-11, who can take it. Now everyone must be home: **Recalculate "
            "into the move slot, 1 space**; then any other card.",
            happened(MissionWon),
            keys=("move:ig_11@s20", "play:recalculate@move", "play:two_at_once@attack", "play:*",
                  "draw", *ALONG),
            hint="Drag Recalculate onto the move slot and click the Landing Slope. Then play one "
                 "more card to end the turn.",
            wrong=(HOME, DECLINED, ELSEWHERE),
            still="Not home yet. Keep playing until both are, or skip this step.",
        ),
    ),
    end="Mission won. The rest is more of the same, against more of them. The full mission waits "
        "under New game; there is no shame in novice level.",
)  # fmt: skip
