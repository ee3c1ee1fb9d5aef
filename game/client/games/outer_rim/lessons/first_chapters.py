"""The first four chapters: reading the table, planning, the market, cargo."""

from __future__ import annotations

from game.client.games.outer_rim.lessons.setups import NEXT_TURN, duel
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, did, own, undone
from game.outer_rim.events import CargoDelivered
from game.outer_rim.market.events import CardBought

LOOK = Chapter(
    id="look",
    title="Looking around",
    goal="Learn to read the table",
    about="Cards, planets, icons and your rival: how to read anything.",
    setup=duel(
        {"players": [{"space": "takodana", "credits": 4000}], "ai_deck": ["ai_card_8"]},
    ),
    steps=(
        Step(
            "Take a seat; no one shoots before chapter six. This is the real table. You cannot "
            "break anything here; wander off, and I explain; I don't forbid.",
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
            "**Right-click** a card to keep it in view; then you can compare it with another. "
            "Right-click it again to close it.",
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
            "wins.** Everything else gets you there, or is a distraction.",
            point=(("region", "strip"),),
        ),
    ),
    end="You can read the whole table now, which puts you ahead of most people who play it. "
    "Next: your first turn.",
)

PLANNING = Chapter(
    id="planning",
    title="Planning",
    goal="Fly to Takodana",
    about="The first step of a turn: earn, mend or fly. And how to undo.",
    setup=duel(
        {
            "players": [
                {"space": "naboo", "credits": 4000, "damage": {"character": 1, "ship": 2}},
                {"space": "lothal"},
            ],
            "ai_deck": ["ai_card_8"],
            "decks": {"gear_and_mod": ["quad_laser_cannon", "improved_nav_computer"]},
        },
    ),
    steps=(
        Step(
            "Each chapter has a position of its own: your ship and cards have changed. A turn has "
            "three steps: **planning, action, encounter**. The bar up here shows "
            "where you are. Planning is one choice of three: earn, mend or fly.",
            point=(("widget", "table.steps"),),
        ),
        Step(
            "The dull one first: take **2,000 credits**. Now and then it is the best move you "
            "have, usually when you are 2,000 short of the ship you want.",
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
            "Second thoughts? <table.undo> takes back a move, but never a roll or a revealed "
            "card. **Undo the credits.**",
            undone("credits", NEXT_TURN),
            act="undo",
            point=(("widget", "table.undo"),),
            hint="Press <table.undo>, or the bent arrow at the top right.",
            keep=False,
            still="A revealed card stays revealed. Finish the turn; you plan again next turn.",
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
            "Good as new. But today you are in a hurry: **undo that too**, then fly.",
            undone("recover", NEXT_TURN),
            act="undo",
            point=(("widget", "table.undo"),),
            hint="Press <table.undo>, or the bent arrow at the top right.",
            keep=False,
            still="A revealed card stays revealed. Finish the turn; you plan again next turn.",
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
    end="Landed, and still scratched; no one looks at the paint. Flying ends planning, so you "
    "are in the action step: the market is open.",
)

MARKET = Chapter(
    id="market",
    title="The market",
    goal="Buy the Food Supplies",
    about="The action step: discarding, buying, and what to do with a full hold.",
    setup=duel(
        {
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
    ),
    steps=(
        Step(
            "On a planet the action step opens the market. Once a turn you may **discard** a card, "
            "and once you may **buy** one. Do it in that order, if at all.",
            point=(("region", "market"),),
        ),
        Step(
            "Salvage has to go to the far end of the Rim. **Discard it**: point at it, press the "
            "bin that appears in its corner, and see what is underneath.",
            answered("discard:cargo"),
            keys=("discard:cargo",),
            hint="The bin sits at the right of the Salvage card. Dragging the card back "
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
            "**Food Supplies**: free to take, 4,000 on Nal Hutta. Your only hold is full, so "
            "drop them **on the Antique Blasters** to replace those.",
            own(CardBought, card="food_supplies"),
            keys=("buy:food_supplies@*", "discard:databank_91_antique_blasters", "patrol:*"),
            point=(("market", "food_supplies"), ("card", "databank_91_antique_blasters")),
            hint="Drag the Food onto the Blasters. Or click the Food and then the Blasters. "
            "Click the Food and then your own portrait, and I ask which card to discard.",
            still="The Food was in the cargo deck, under the Salvage. Try the chapter again for "
            "it, or skip the step.",
            wrong=(
                Wrong(
                    ("buy:*", "pay", "barter:*"),
                    "That was your purchase for this turn, and it revealed a new card, so it "
                    "stands. Try the chapter again if you would rather have the Food.",
                ),
            ),
        ),
        Step(
            "The deck revealed its next card at once. If a new card shows a **patrol's symbol**, "
            "that patrol moves toward the buyer. Shopping makes noise.",
            point=(("region", "market"),),
        ),
        Step(
            "Gear goes to you, mods and cargo to the ship, crew wherever there is a bunk. Each "
            "kind has its own **slots**, and a better ship has more of them.",
            point=(("region", "board"),),
        ),
        Step(
            "That's the shopping done. A step is over when you say so: **end the step**.",
            answered("end"),
            keys=("end", "patrol:*"),
            hint="Press the amber button at the bottom right, or <table.end>.",
        ),
    ),
    end="Free, and worth 4,000 on Nal Hutta. There are worse trades, and some of them are legal. "
    "Next: how to deliver.",
)

CARGO = Chapter(
    id="cargo",
    title="Cargo",
    goal="Deliver the Stolen Hyperfuel",
    about="Delivering for credits, and ILLEGAL cargo that pays in fame.",
    setup=duel(
        {
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
        character="boba_fett",
    ),
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
                    "would rather deliver the Bacta first; skip the step if not.",
                ),
            ),
        ),
        Step(
            "You are there, and it is your action step. **Deliver the Bacta**: click the card, or "
            "drag it onto Takodana. It pays 6,000.",
            own(CargoDelivered, card="bacta_supplies"),
            keys=("deliver:bacta_supplies*", "move:*@takodana"),
            hint="Click the Bacta Supplies on your board. With the keyboard: Tab to the card, "
            "then Enter.",
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
            "**Deliver the Hyperfuel**: a click on its card does it. One die, and three of its "
            "eight faces are hits; I have a good feeling about today. A roll is never taken back.",
            own(CargoDelivered, card="stolen_hyperfuel"),
            keys=("deliver:stolen_hyperfuel*", "move:*@ring_of_kafrene"),
            hint="Drag the Stolen Hyperfuel from your board onto the Ring of Kafrene.",
            still="You can deliver it in any action step at the Ring; or try the chapter again.",
        ),
    ),
    end="9,000 credits and 1 fame: a tenth of the way to victory, and nobody saw a thing. Next: "
    "people.",
)
