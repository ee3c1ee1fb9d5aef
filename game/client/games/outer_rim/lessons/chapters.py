"""The seven chapters. Each takes at most three minutes and starts from a situation of its own:
cards on top of the decks, patrols, contacts and the first dice are laid out, so that what the
coach says is what there is to see.
"""

from __future__ import annotations

from game.client.games.outer_rim.lessons.lesson import (
    Chapter,
    Done,
    Moment,
    Step,
    Wrong,
    answered,
    did,
    told,
)
from game.outer_rim.events import (
    BountyClosed,
    CardBought,
    CardGained,
    CargoDelivered,
    CombatDecided,
    JobEnded,
    SkillTested,
    TurnBegan,
)

NEXT_TURN = told(TurnBegan, seat=0)
"""the rival has played, and it is the learner's turn again"""


def undone(pattern: str) -> Done:
    """Whether an answer no longer stands: taken back, or a turn has passed over it."""

    def done(now: Moment) -> bool:
        return not answered(pattern)(now) or NEXT_TURN(now)

    return done


LOOK = Chapter(
    id="look",
    title="Looking around",
    goal="Learn to read the table",
    about="Cards, planets, icons and your rival: how to read anything.",
    position={"players": [{"space": "takodana", "credits": 4000}], "ai_deck": ["ai_card_8"]},
    steps=(
        Step(
            "Take a seat; nobody shoots before chapter six. This is the real table. You cannot "
            "break anything here; if you stray, I explain; I don't forbid.",
        ),
        Step(
            "The **market**: six decks, each with one card faceup. **Hover over a card** to see "
            "it large. You can read everything on the table that way.",
            did("read:market"),
            act="read:market",
            point=(("region", "market"),),
            hint="Hover over any of the six cards at the top. With the keyboard: <table.inspect>, "
            "then Tab until a card has the ring.",
        ),
        Step(
            "**Right-click** a card to keep it in view; then you can compare another with it. "
            "Right-click it again and it goes.",
            did("pin"),
            act="pin",
            point=(("region", "market"),),
            hint="Hover over a card and press the right button. With the keyboard: "
            "<table.inspect>, Tab to the card, Enter.",
        ),
        Step(
            "Planets are worth reading too. **Hover over one**: it shows what its encounters "
            "offer, and the map shows the way there from your ship.",
            did("read:space"),
            act="read:space",
            point=(("space", "naboo"),),
            hint="Hover over Naboo, or any other planet. With the keyboard: <table.inspect>, then "
            "Tab or the arrows.",
        ),
        Step(
            "An icon you have never seen? Hover over it for its name. <table.help> explains how "
            "to play, or the icon under the pointer. **Try it.**",
            did("help"),
            act="help",
            point=(("widget", "table.help"),),
            hint="Press <table.help>, or click the question mark at the top right.",
        ),
        Step(
            "Jyn Erso is your rival. Her fame, credits and damage are always in view; **click "
            "her** to see her whole board. <back> brings yours back.",
            did("look"),
            act="look",
            point=(("seat", "1"),),
            hint="Click her panel, or her ship on the map, then <back>. With the keyboard: "
            "<palette>, type her name, Enter, and then <back>.",
        ),
        Step(
            "And this is you: credits, fame, and what the four powers think of you. **Ten fame "
            "wins.** Everything else is a way of getting there, or a distraction.",
            point=(("region", "strip"),),
        ),
    ),
    end="You can read the whole table now, which puts you ahead of most people at it. Next: your "
    "first turn.",
)

PLANNING = Chapter(
    id="planning",
    title="Planning",
    goal="Fly to Takodana",
    about="The first step of a turn: earn, mend or fly. And how to take things back.",
    position={
        "players": [
            {"space": "naboo", "credits": 4000, "damage": {"character": 1, "ship": 2}},
            {"space": "lothal"},
        ],
        "ai_deck": ["ai_card_8"],
        "decks": {"gear_and_mod": ["quad_laser_cannon", "improved_nav_computer"]},
    },
    steps=(
        Step(
            "A turn has three steps: **planning, action, encounter**. Up here you see which one "
            "you are in. Planning is one choice out of three: earn, mend or fly.",
            point=(("widget", "table.steps"),),
        ),
        Step(
            "The dullest first: take **2,000 credits**. Now and then it is the best move there "
            "is, mostly when the ship you want costs 2,000 more than you have.",
            answered("credits"),
            keys=("credits",),
            hint="Press **Gain 2,000 credits** among the buttons at the bottom.",
            keep=False,
            wrong=(
                Wrong(
                    ("recover",),
                    "Mending is a fine habit, and it comes next. <table.undo> takes it back; the "
                    "credits are the other button.",
                ),
                Wrong(
                    ("move:*",),
                    "Off already! Flying is the third choice, and we'll get to it. <table.undo> "
                    "brings you back to all three.",
                ),
            ),
        ),
        Step(
            "Second thoughts? <table.undo> takes answers back, until something has been rolled or "
            "revealed: luck stays. **Take the credits back.**",
            undone("credits"),
            act="undo",
            point=(("widget", "table.undo"),),
            hint="Press <table.undo>, or the bent arrow at the top right.",
            keep=False,
            still="What has been revealed stays revealed. Finish the turn; the next planning step "
            "is yours again.",
        ),
        Step(
            "One wound and two dents: you have been somewhere. **Recover** mends everything, ship "
            "and scoundrel, for the price of the whole planning step.",
            answered("recover"),
            keys=("recover",),
            hint="Press **Recover** among the buttons at the bottom.",
            keep=False,
            wrong=(
                Wrong(
                    ("credits", "move:*"),
                    "That's a choice too, just not the one that mends. <table.undo> brings all "
                    "three back.",
                ),
            ),
        ),
        Step(
            "Good as new. But today you are in a hurry: **take it back** as well, then fly.",
            undone("recover"),
            act="undo",
            point=(("widget", "table.undo"),),
            hint="Press <table.undo>, or the bent arrow at the top right.",
            keep=False,
            still="What has been revealed stays revealed. Finish the turn; the next planning step "
            "is yours again.",
        ),
        Step(
            "Now **fly to Takodana**: drag your ship there, or click the ship and then the "
            "planet. The lit spaces are within reach of your hyperdrive.",
            answered("move:*@takodana"),
            keys=("move:*@takodana",),
            hint="Pick up your ship above Naboo and drop it on Takodana. With the keyboard: Tab "
            "to the ship, Enter, Tab to Takodana, Enter.",
            still="Takodana is still there. Finish the turn: you can fly again in the next "
            "planning step.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "A good landing in the wrong place. <table.undo> puts you back; or play on "
                    "and fly to Takodana next turn.",
                ),
            ),
        ),
    ),
    end="Landed, and still scratched; nobody looks at the paint. Flying ends planning, so the "
    "action step is on: the market is open.",
)

MARKET = Chapter(
    id="market",
    title="The market",
    goal="Buy the Food Supplies",
    about="The action step: discarding, buying, and what to do when the hold is full.",
    position={
        "players": [{"space": "takodana", "credits": 6000}, {"space": "lothal"}],
        "decks": {
            "cargo": ["salvage", "food_supplies", "smuggling_compartment"],
            "gear_and_mod": ["dl_44_heavy_blaster_pistol", "improved_nav_computer"],
            "ship": ["used_ship_for_sale"],
        },
        "patrols": {"hutt": {"level": 1, "space": "nav_12"}},
        "ai_deck": ["ai_card_8"],
        "step": "action",
    },
    steps=(
        Step(
            "On a planet the action step opens the market. Once a turn you may **discard** a card, "
            "and once you may **buy** one. Do it in that order, if at all.",
            point=(("region", "market"),),
        ),
        Step(
            "Salvage has to go to the far end of the Rim. **Discard it**: press the small arrow "
            "in the corner of the cargo deck, and see what lies underneath.",
            answered("discard:cargo"),
            keys=("discard:cargo",),
            hint="The arrow sits at the lower right of the Salvage card. Dragging the card back "
            "onto its own deck does the same.",
            wrong=(
                Wrong(
                    ("discard:*",),
                    "That was another deck, and you get one discard a turn. Skip this step, or "
                    "try the chapter again: the Food is under the Salvage.",
                ),
                Wrong(
                    ("buy:*", "pay", "barter:*"),
                    "A purchase! You get one each turn. Undo it with <table.undo> if you can; "
                    "otherwise try the chapter again.",
                ),
                Wrong(
                    ("end",),
                    "The market closes with the step. <table.undo> opens it again; then discard "
                    "the Salvage.",
                ),
            ),
        ),
        Step(
            "**Food Supplies**: free to take, 4,000 on Nal Hutta. Your one hold is full, so drop "
            "them **on the Antique Blasters**, which make room.",
            told(CardBought, seat=0, card="food_supplies"),
            keys=("buy:food_supplies@*", "discard:databank_91_antique_blasters", "patrol:*"),
            point=(("market", "food_supplies"), ("card", "databank_91_antique_blasters")),
            hint="Drag the Food onto the Blasters. Or click the Food and then the Blasters. Click "
            "the Food and then your own portrait, and I ask what has to go.",
            still="The Food was in the cargo deck, under the Salvage. Try the chapter again for "
            "it, or skip the step.",
            wrong=(
                Wrong(
                    ("buy:*", "pay", "barter:*"),
                    "That was your purchase for this turn, and a new card has been revealed, so "
                    "it stands. Try the chapter again if you would rather have the Food.",
                ),
            ),
        ),
        Step(
            "The next card was revealed at once. If such a card shows a **patrol's symbol**, that "
            "patrol moves toward the buyer. Shopping makes noise.",
            point=(("region", "market"),),
        ),
        Step(
            "Gear goes to you, mods and cargo to the ship, crew wherever there is a bunk. Each "
            "kind has its own **slots**, and a better ship has more of them.",
            point=(("region", "board"),),
        ),
        Step(
            "That was the shopping. A step is over when you say so: **end the step**.",
            answered("end"),
            keys=("end", "patrol:*"),
            hint="Press the amber button at the bottom right, or <table.end>.",
        ),
    ),
    end="Yours for nothing, worth 4,000 on Nal Hutta. There are worse trades, and some of them "
    "are legal. Next: how to deliver.",
)

CARGO = Chapter(
    id="cargo",
    title="Cargo",
    goal="Deliver the Stolen Hyperfuel",
    about="Delivering for credits, and ILLEGAL cargo that pays in fame.",
    character="boba_fett",
    position={
        "players": [
            {
                "space": "nav_20",
                "ship": "gx1_short_hauler",
                "credits": 2000,
                "cards": ["bacta_supplies", "stolen_hyperfuel"],
            },
            {"space": "lothal"},
        ],
        "decks": {
            "takodana_ring_of_kafrene": ["enc_takodana_ring_of_kafrene_i"],
            "gear_and_mod": ["improved_nav_computer", "quad_laser_cannon"],
        },
        "ai_deck": ["ai_card_8", "ai_card_10"],
        "dice": ["hit"],
    },
    steps=(
        Step(
            "Cargo is a promise with an address. **Hover over the Bacta Supplies** in your hold: "
            "the map shows where they have to go, and the way there.",
            did("read:card"),
            act="read:card",
            point=(("card", "bacta_supplies"),),
            hint="Hover over the Bacta Supplies on your board. With the keyboard: "
            "<table.inspect>, then Tab to the card.",
        ),
        Step(
            "Takodana is two spaces away. **Fly there**: drag the ship, or click it and then the "
            "planet.",
            answered("move:*@takodana"),
            keys=("move:*@takodana",),
            hint="Drop your ship on Takodana, the lit planet that the Bacta's line leads to.",
            still="The Bacta will keep. Finish the turn and fly to Takodana in the next one.",
            wrong=(
                Wrong(
                    ("move:*@ring_of_kafrene",),
                    "Straight to the Hyperfuel's buyers: bold, and it works. <table.undo> if you "
                    "would rather take the Bacta first; skip the step if not.",
                ),
            ),
        ),
        Step(
            "You are there, and it is your action step. **Deliver the Bacta**: drag it onto "
            "Takodana, or click the card and then the planet. It pays 6,000.",
            told(CargoDelivered, seat=0, card="bacta_supplies"),
            keys=("deliver:bacta_supplies*", "move:*@takodana"),
            hint="Drag the Bacta Supplies from your board onto Takodana. With the keyboard: Tab "
            "to the card, Enter, then Enter on Takodana.",
            still="You deliver the Bacta in an action step on Takodana. Come back next turn, or "
            "skip this step.",
            wrong=(
                Wrong(
                    ("end",),
                    "You left with the Bacta still aboard. <table.undo> turns you around; "
                    "Takodana pays 6,000 for it.",
                ),
            ),
        ),
        Step(
            "Paid. Now **end the step**, explore Takodana and choose as you please. Then Jyn "
            "takes her turn; she won't bother you.",
            NEXT_TURN,
            keys=("end", "draw:*", "faction:*", "*"),
            hint="End the step at the lower right, then explore, then pick an answer. After Jyn's "
            "turn, you plan again.",
        ),
        Step(
            "The **Hyperfuel** is ILLEGAL. You roll a die on delivery: on a hit, nobody saw a "
            "thing; on anything else, the card says who did. For that risk it also pays 1 fame.",
            point=(("card", "stolen_hyperfuel"),),
        ),
        Step(
            "Its buyers wait at **the Ring of Kafrene**, two spaces on. Fly there.",
            answered("move:*@ring_of_kafrene"),
            keys=("move:*@ring_of_kafrene",),
            hint="Drag your ship to the Ring of Kafrene, below Takodana on the map.",
            still="The Ring will wait. Finish the turn and fly there in the next one.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "Another port, another time. <table.undo> takes the flight back; or go on to "
                    "the Ring next turn.",
                ),
            ),
        ),
        Step(
            "**Deliver the Hyperfuel** as you did the Bacta. One die, and three of its eight "
            "faces are hits; I have a good feeling about today. A roll is never taken back.",
            told(CargoDelivered, seat=0, card="stolen_hyperfuel"),
            keys=("deliver:stolen_hyperfuel*", "move:*@ring_of_kafrene"),
            hint="Drag the Stolen Hyperfuel from your board onto the Ring of Kafrene.",
            still="You can deliver it in any action step at the Ring; or try the chapter again.",
        ),
    ),
    end="9,000 credits and 1 fame: a tenth of the way to victory, and nobody saw a thing. Next: "
    "people.",
)

ENCOUNTERS = Chapter(
    id="encounters",
    title="Encounters",
    goal="Take Pip Harrow aboard",
    about="The last step of a turn: cards, contacts, skills and their chances.",
    position={
        "players": [{"space": "takodana", "credits": 4000}, {"space": "lothal"}],
        "contacts": {"takodana": ["dengar", "maz_kanata"]},
        "decks": {
            "takodana_ring_of_kafrene": ["enc_takodana_ring_of_kafrene_g"],
            "gear_and_mod": ["improved_nav_computer", "quad_laser_cannon"],
        },
        "ai_deck": ["ai_card_8"],
        "dice": ["hit", "blank"],
        "step": "encounter",
    },
    steps=(
        Step(
            "Every turn ends with **one encounter**: the card of your space, a contact you find "
            "there, or a fight if somebody insists.",
            point=(("widget", "table.steps"),),
        ),
        Step(
            "These tokens are **contacts**. They lie facedown until somebody meets them; the "
            "color only hints at whom to expect. Some join you as crew.",
            point=(("place", "takodana.1"), ("place", "takodana.2")),
        ),
        Step(
            "Strangers can wait. **Explore Takodana**: that draws the planet's card. Hover over "
            "the planet to see what its cards offer.",
            answered("draw:*"),
            keys=("draw:*",),
            hint="Press **Explore Takodana** at the bottom. Hover over the button to see what may "
            "come of it.",
            still="You have had your encounter this turn. Pip's card is on top of Takodana's "
            "deck: draw it next turn, or try the chapter again.",
            wrong=(
                Wrong(
                    ("meet:*",),
                    "You talk to strangers; good habit in this trade. See what they want. Pip's "
                    "card waits on Takodana's deck for another turn.",
                ),
            ),
        ),
        Step(
            "A **skill test**: two dice. With the skill, a hit or crit passes; without it, only a "
            "crit. Han has Tech, and you see his chances. **Choose the test.**",
            told(SkillTested, seat=0),
            keys=("choose:b", "draw:*"),
            hint="Press the answer that tests Tech. With the skill, half the faces of a die are "
            "good enough, and you roll two.",
            still="Skill tests come with most cards. Draw Takodana's card next turn, or try the "
            "chapter again.",
        ),
        Step(
            "Passed! **Take Pip aboard.** Crew stay, take a bunk, and lend you their skills and "
            "their opinions.",
            told(CardGained, seat=0, card="enc_takodana_ring_of_kafrene_g"),
            keys=("accept", "draw:*"),
            hint="Press the first answer, the one that keeps her.",
            still="Pip is off looking for another ship. Try the chapter again, or skip the step.",
            wrong=(
                Wrong(
                    ("pass",),
                    "Pip shrugs and goes. The dice have been rolled, so it stands; you can try "
                    "the chapter again.",
                ),
            ),
        ),
        Step(
            "Pip flies too: with hers and Han's own you have **Piloting twice**, and then even a "
            "focus passes a test. That's what crew is for.",
            point=(("card", "enc_takodana_ring_of_kafrene_g"),),
        ),
    ),
    end="One turn, one stowaway, one bunk less. The encounter ends the turn. Next: people who "
    "shoot.",
)

COMBAT = Chapter(
    id="combat",
    title="Combat",
    goal="Collect the bounty on Greedo",
    about="Patrols, dice, damage, defeat, and a bounty.",
    position={
        "players": [
            {"space": "nal_hutta", "credits": 4000, "cards": ["greedo_bounty", "vibroknife"]},
            {"space": "lothal"},
        ],
        "patrols": {"hutt": {"level": 1, "space": "nav_16"}},
        "contacts": {"naboo": [None, "greedo"]},
        "faceup": ["greedo"],
        "decks": {"gear_and_mod": ["improved_nav_computer", "quad_laser_cannon"]},
        "ai_deck": ["ai_card_8", "ai_card_10"],
        "dice": [
            *("hit", "crit", "blank", "hit", "blank"),
            *("crit", "hit", "hit", "hit", "blank", "hit", "blank"),
        ],
    },
    steps=(
        Step(
            "Han owes the Hutts, and they remember: **Hutt negative**. Any patrol stops your ship "
            "unless your reputation with it is positive; if it is negative, you must fight.",
            point=(("region", "strip"),),
        ),
        Step(
            "There it waits, on the road to Naboo; a small one. You could fly around it. Today "
            "**fly into it**.",
            answered("move:*@nav_16"),
            keys=("move:*@nav_16",),
            point=(("ship", "0"), ("patrol", "hutt")),
            hint="Drag your ship onto the Hutt patrol, one space from Nal Hutta.",
            still="The patrol is still out there. Finish the turn and fly into it in the next "
            "one, or skip the step.",
            wrong=(
                Wrong(
                    ("move:*@naboo",),
                    "Around the patrol and straight to Greedo: very Han. It works; skip this step "
                    "and the fight, or take it back with <table.undo>.",
                ),
            ),
        ),
        Step(
            "**End the step** and **fight**. You roll your ship's combat, they roll theirs; hover "
            "over the button to see your chances.",
            told(CombatDecided, seat=0),
            keys=("fight:*", "end", "move:*@nav_16"),
            hint="There is no market in deep space: end the step at the lower right, then "
            "choose the patrol.",
            still="No fight this turn, then. Fly to the patrol in the next, or skip this step.",
        ),
        Step(
            "A hit counts 1, a crit 2, a focus nothing. The higher total wins, and the attacker "
            "wins ties. Then **each side takes the other's total as damage**: winning hurts too.",
            point=(("widget", "results.frame"), ("card", "g_1a_starfighter")),
        ),
        Step(
            "Damage equal to your health or hull means **defeat**: 3,000 credits and all secrets "
            "gone, the turn over, and the next planning step spent mending. You keep your fame.",
            point=(("region", "board"),),
        ),
        Step(
            "Jyn has played; you plan again. Greedo is faceup on **Naboo**, and you hold his "
            "bounty. **Fly there.**",
            answered("move:*@naboo"),
            keys=("move:*@naboo", "end", "draw:*", "accept", "choose:*", "skill:*"),
            hint="Drag your ship to Naboo. If you are in another step, finish the turn first.",
            still="Greedo is in no hurry. Finish the turn and fly to Naboo in the next one.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "The long way around. <table.undo> takes the flight back; or go on to Naboo "
                    "next turn.",
                ),
                Wrong(
                    ("recover",),
                    "Mended first: sensible, if slow. <table.undo> takes it back; or fly to Naboo "
                    "next turn.",
                ),
            ),
        ),
        Step(
            "**End the step**, then choose Greedo and the **bounty**. This is a ground fight: "
            "your own ground combat against the 4 on his card. The Vibroknife helps.",
            told(CombatDecided, seat=0, combat="ground"),
            keys=("hunt:*", "meet:naboo.2", "end", "use:*", "pass", "move:*@naboo"),
            hint="End the step, choose Greedo, and then choose to fight for the bounty instead of "
            "talking.",
            still="He is still there. Meet him in the next encounter step on Naboo.",
        ),
        Step(
            "Won. **Eliminate** him and he pays now; **capture** him and he pays more, on Ord "
            "Mantell, if you get him there. Your choice: either is business.",
            told(BountyClosed, seat=0),
            keys=("eliminate*", "capture*", "choose:*", "use:*", "pass"),
            hint="Press either answer. Elimination pays 8,000 and 1 fame here and now.",
            still="The fight is over and Greedo is still standing. Meet him again next turn, or "
            "skip this step.",
        ),
    ),
    end="That is how bounties go: find the face, win the fight, pick the pay. You may be defeated "
    "one day; it costs you money, never fame.",
)

FAME = Chapter(
    id="fame",
    title="Jobs and fame",
    goal="Win the game",
    about="Jobs, crew, reputation, and how a game is won.",
    fame_goal=8,
    position={
        "players": [
            {
                "space": "tatooine",
                "credits": 4000,
                "fame": 7,
                "cards": ["salvage_in_the_dune_sea_job", "databank_5_black_krrsantan"],
                "reputation": {"rebel": "positive"},
            },
            {"space": "lothal", "fame": 5},
        ],
        "decks": {"gear_and_mod": ["improved_nav_computer", "quad_laser_cannon"]},
        "ai_deck": ["ai_card_8"],
        "dice": ["hit", "blank", "blank", "hit", "crit", "blank"],
        "step": "encounter",
    },
    steps=(
        Step(
            "**Fame** comes from bounties, jobs, ILLEGAL cargo, patrols of level 2 and 3, "
            "luxuries, and the goals on your ship and card.",
            point=(("card", "han_solo"),),
        ),
        Step(
            "Four powers keep a file on you. **Positive** opens doors and lets you pass their "
            "patrols; **negative** makes you fight them. Your deeds and cargo change it.",
            point=(("region", "strip"),),
        ),
        Step(
            "A **job** is several tests in a row, in one place, as your encounter. If you fail, "
            "you keep the card: try again another day.",
            point=(("card", "salvage_in_the_dune_sea_job"),),
        ),
        Step(
            "This one wants Piloting, Tech and Strength. Han brings the first two, and **Black "
            "Krrsantan** brings Strength, along with everything else he breaks.",
            point=(("card", "databank_5_black_krrsantan"),),
        ),
        Step(
            "You are at its destination with 7 of 8 fame, and this job pays the last one. "
            "**Attempt it**: hover over the button first to see your chances.",
            told(JobEnded, seat=0, completed=True),
            keys=("job:*", "accept", "choose:*", "skill:*"),
            hint="Press the job's button at the bottom, or click the job on your board.",
            still="The job is still yours. Come back to Tatooine's encounter step, or try the "
            "chapter again.",
            wrong=(
                Wrong(
                    ("draw:*", "meet:*"),
                    "One encounter a turn, and that was it. The job will keep: attempt it next "
                    "turn, or try the chapter again.",
                ),
            ),
        ),
    ),
    end="That's enough fame: you win. A full game goes to ten and takes an hour. You know enough "
    "to win it; the rest is nerve.",
)

CHAPTERS: tuple[Chapter, ...] = (LOOK, PLANNING, MARKET, CARGO, ENCOUNTERS, COMBAT, FAME)
BY_ID: dict[str, Chapter] = {each.id: each for each in CHAPTERS}


def after(chapter: Chapter) -> Chapter | None:
    """The chapter that follows, None after the last."""
    at = CHAPTERS.index(chapter) + 1
    return CHAPTERS[at] if at < len(CHAPTERS) else None
