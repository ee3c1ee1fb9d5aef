"""The seven chapters. Each takes at most three minutes and starts from a situation of its own:
cards on top of the decks, patrols, contacts and the first dice are laid out, so that what the
coach says is what there is to see.
"""

from __future__ import annotations

from game.client.outer_rim.tutorial.lesson import (
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
            "Take a seat; nobody shoots before chapter six. The table is the real one. Nothing "
            "here can be broken, and what goes astray I explain instead of forbidding it.",
        ),
        Step(
            "The **market**: six decks, each with one card face up. **Rest the pointer on a card** "
            "and it shows large. Everything on the table can be read that way.",
            did("read:market"),
            act="read:market",
            point=(("region", "market"),),
            hint="Rest the pointer on any of the six cards at the top. By keys: "
            "<table.inspect>, then Tab until a card has the ring.",
        ),
        Step(
            "**Right-click** a card to keep it in view; then another can be held against it. "
            "Right-click it once more and it goes.",
            did("pin"),
            act="pin",
            point=(("region", "market"),),
            hint="Put the pointer on a card and press the right button. By keys: "
            "<table.inspect>, Tab to the card, Enter.",
        ),
        Step(
            "Planets are worth reading too. **Rest on one**: it tells what its encounters are good "
            "for, and the map shows the way there from your ship.",
            did("read:space"),
            act="read:space",
            point=(("space", "naboo"),),
            hint="Rest the pointer on Naboo, or on any other planet. By keys: <table.inspect>, "
            "then Tab or the arrows.",
        ),
        Step(
            "An icon you have never seen? Rest on it and it gives its name. <table.help> tells how "
            "to play, or what the icon under the pointer stands for. **Try it.**",
            did("help"),
            act="help",
            point=(("widget", "table.help"),),
            hint="Press <table.help>, or click the question mark at the top right.",
        ),
        Step(
            "Jyn Erso is your rival. Her fame, credits and damage are always on show; **click "
            "her** to see her whole board. <back> brings yours back.",
            did("look"),
            act="look",
            point=(("seat", "1"),),
            hint="Click her panel, or her ship on the map, then <back>. By keys: <palette>, type "
            "her name, Enter, and then <back>.",
        ),
        Step(
            "And this is you: credits, fame, and what the four powers think of you. **Ten fame "
            "win.** Everything else is a way of getting there, or a distraction.",
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
    about="The first step of a turn: earn, mend or fly. And taking things back.",
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
            "A turn has three steps: **planning, action, encounter**. Up here you see which one is "
            "on. Planning is a single choice of three: earn, mend or fly.",
            point=(("widget", "table.steps"),),
        ),
        Step(
            "The dullest first: take **2,000 credits**. Now and then it is the best move there is, "
            "mostly when a ship costs just 2,000 more than you have.",
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
                    "Off already! Flying is the third choice, and we get to it. <table.undo> "
                    "brings you back to all three.",
                ),
            ),
        ),
        Step(
            "Second thoughts? <table.undo> takes answers back, until something has been rolled or "
            "turned up: luck stays. **Take the credits back.**",
            undone("credits"),
            act="undo",
            point=(("widget", "table.undo"),),
            hint="Press <table.undo>, or the bent arrow at the top right.",
            keep=False,
            still="What has been turned up stays turned up. Play the turn to its end; the next "
            "planning step is yours again.",
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
                    "Also a choice, just not the one that mends. <table.undo> brings the three of "
                    "them back.",
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
            still="What has been turned up stays turned up. Play the turn to its end; the next "
            "planning step is yours again.",
        ),
        Step(
            "Now **fly to Takodana**: drag your ship there, or click the ship and then the planet. "
            "What is lit lies within reach of your hyperdrive.",
            answered("move:*@takodana"),
            keys=("move:*@takodana",),
            hint="Take hold of your ship above Naboo and let go on Takodana. By keys: Tab to the "
            "ship, Enter, Tab to Takodana, Enter.",
            still="Takodana is still there. Play the turn to its end: the next planning step "
            "brings another flight.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "A good landing at the wrong place. <table.undo> puts you back; or play on and "
                    "fly to Takodana next turn.",
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
            "Salvage goes to the far end of the Rim. **Discard it**: press the small arrow in the "
            "corner of the cargo deck, and see what lies underneath.",
            answered("discard:cargo"),
            keys=("discard:cargo",),
            hint="The arrow sits at the lower right of the Salvage card. Dragging the card back "
            "onto its own deck does the same.",
            wrong=(
                Wrong(
                    ("discard:*",),
                    "That was another deck, and a turn has one discard. Skip this step, or try the "
                    "chapter again: the Food lies under the Salvage.",
                ),
                Wrong(
                    ("buy:*", "pay", "barter:*"),
                    "A purchase! There is one of those each turn. If <table.undo> still can, take "
                    "it back; else try the chapter again.",
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
            "them **on the Antique Blasters**: what lay there makes room.",
            told(CardBought, seat=0, card="food_supplies"),
            keys=("buy:food_supplies@*", "discard:databank_91_antique_blasters", "patrol:*"),
            point=(("market", "food_supplies"), ("card", "databank_91_antique_blasters")),
            hint="Drag the Food onto the Blasters. Or click the Food and then the Blasters. "
            "Clicking the Food and your own portrait asks what is to go.",
            still="The Food was in the cargo deck, under the Salvage. Try the chapter again for "
            "it, or skip the step.",
            wrong=(
                Wrong(
                    ("buy:*", "pay", "barter:*"),
                    "That was your purchase of this turn, and a new card has come up, so it "
                    "stands. Try the chapter again if you would rather have the Food.",
                ),
            ),
        ),
        Step(
            "The next card came up at once. Where such a card bears a **patrol's sign**, that "
            "patrol moves towards whoever bought. Shopping makes noise.",
            point=(("region", "market"),),
        ),
        Step(
            "Gear goes to you, mods and cargo to the ship, crew wherever there is a bunk. Each "
            "kind has its **slots**, and a better ship has more of them.",
            point=(("region", "board"),),
        ),
        Step(
            "That was the shopping. A step is over when you say so: **end the step**.",
            answered("end"),
            keys=("end", "patrol:*"),
            hint="Press the amber button at the bottom right, or <table.end>.",
        ),
    ),
    end="Bought for nothing, to be sold for 4,000. There are worse trades, and some of them are "
    "legal. Next: how to deliver.",
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
            "takodana_ring_of_kafrene": ["enc_takodana_ring_of_kafrene_c"],
            "gear_and_mod": ["improved_nav_computer", "quad_laser_cannon"],
        },
        "ai_deck": ["ai_card_8", "ai_card_10"],
        "dice": ["hit"],
    },
    steps=(
        Step(
            "Cargo is a promise with an address. **Rest on the Bacta Supplies** in your hold: the "
            "map shows where they are wanted, and your way there.",
            did("read:card"),
            act="read:card",
            point=(("card", "bacta_supplies"),),
            hint="Rest the pointer on the Bacta Supplies on your board. By keys: <table.inspect>, "
            "then Tab to the card.",
        ),
        Step(
            "Takodana is two spaces off. **Fly there**: drag the ship, or click it and then the "
            "planet.",
            answered("move:*@takodana"),
            keys=("move:*@takodana",),
            hint="Let go of your ship on Takodana. It is the lit planet that the Bacta's line "
            "leads to.",
            still="The Bacta keeps. Play the turn to its end and fly to Takodana in the next one.",
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
            hint="Drag the Bacta Supplies from your board onto Takodana. By keys: Tab to the card, "
            "Enter, then Enter on Takodana.",
            still="The Bacta is delivered in an action step on Takodana. Come back to it next "
            "turn, or skip this step.",
            wrong=(
                Wrong(
                    ("end",),
                    "You walked out with the Bacta still aboard. <table.undo> turns you round; "
                    "Takodana pays 6,000 for it.",
                ),
            ),
        ),
        Step(
            "Paid. Now **end the step**, explore Takodana and choose as you please. Then Jyn has "
            "her turn; she wants nothing of yours.",
            NEXT_TURN,
            keys=("end", "draw:*", "choose:b", "*"),
            hint="End the step at the lower right, then explore, then pick an answer. When Jyn has "
            "played, you plan again.",
        ),
        Step(
            "The **Hyperfuel** is ILLEGAL. On delivery a die is rolled: a hit, and nobody saw a "
            "thing; anything else, and the card names who did. For that it pays a fame.",
            point=(("card", "stolen_hyperfuel"),),
        ),
        Step(
            "Its buyers wait at **the Ring of Kafrene**, two spaces on. Fly there.",
            answered("move:*@ring_of_kafrene"),
            keys=("move:*@ring_of_kafrene",),
            hint="Drag your ship to the Ring of Kafrene, below Takodana on the map.",
            still="The Ring will wait. Play the turn to its end and fly there in the next one.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "Another port, another time. <table.undo> takes the flight back; or go on to "
                    "the Ring next turn.",
                ),
            ),
        ),
        Step(
            "**Deliver the Hyperfuel** as you did the Bacta. One die, and three of its eight sides "
            "are hits; I have a feeling about today. A die is never taken back.",
            told(CargoDelivered, seat=0, card="stolen_hyperfuel"),
            keys=("deliver:stolen_hyperfuel*", "move:*@ring_of_kafrene"),
            hint="Drag the Stolen Hyperfuel from your board onto the Ring of Kafrene.",
            still="It can be delivered in any action step at the Ring; or try the chapter again.",
        ),
    ),
    end="9,000 credits and 1 fame: a tenth of the way to winning, and nobody saw a thing. Next: "
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
            "Every turn ends with **one encounter**: the card of the space you are in, a contact "
            "who stands there, or a fight if somebody insists.",
            point=(("widget", "table.steps"),),
        ),
        Step(
            "These tokens are **contacts**. They lie face down until somebody meets them; the "
            "colour alone tells roughly whom to expect. Met kindly, some sign on as crew.",
            point=(("place", "takodana.1"), ("place", "takodana.2")),
        ),
        Step(
            "Strangers can wait. **Explore Takodana**: that draws the planet's card. What such "
            "cards are good for, the planet tells when you rest on it.",
            answered("draw:*"),
            keys=("draw:*",),
            hint="Press **Explore Takodana** at the bottom. Resting on the button tells what may "
            "come of it.",
            still="The encounter of this turn is spent. Pip's card lies on top of Takodana's deck: "
            "draw it next turn, or try the chapter again.",
            wrong=(
                Wrong(
                    ("meet:*",),
                    "You talk to strangers; that suits the trade. See what they want. Pip's card "
                    "waits on Takodana's deck for another turn.",
                ),
            ),
        ),
        Step(
            "A **skill test**: two dice. With the skill a hit or crit passes; without it only a "
            "crit. Han has both skills, and the chance is shown. **Choose one.**",
            told(SkillTested, seat=0),
            keys=("skill:*", "draw:*"),
            hint="Press Tech or Piloting in the view. With either, one die in two is good enough, "
            "and you roll two.",
            still="Skill tests come with most cards. Draw Takodana's card next turn, or try the "
            "chapter again.",
        ),
        Step(
            "Passed! **Take Pip aboard.** Crew stay, take a bunk, and lend you their skills and "
            "opinions.",
            told(CardGained, seat=0, card="enc_takodana_ring_of_kafrene_g"),
            keys=("accept", "draw:*"),
            hint="Press the first answer, the one that keeps her.",
            still="Pip is off looking for another ship. Try the chapter again, or skip the step.",
            wrong=(
                Wrong(
                    ("pass",),
                    "Pip shrugs and goes. Dice have been rolled, so it stands; the chapter can be "
                    "tried again.",
                ),
            ),
        ),
        Step(
            "Pip flies too: with hers and Han's own you have **Piloting twice**, and then even a "
            "focus passes a test. That is what crew are for.",
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
            "Han owes the Hutts, and they remember: **Hutt negative**. A patrol of a power that "
            "dislikes you stops your ship, and then it has to be fought.",
            point=(("region", "strip"),),
        ),
        Step(
            "There it waits, on the road to Naboo; a small one. You could fly round it. Today "
            "**fly into it**.",
            answered("move:*@nav_16"),
            keys=("move:*@nav_16",),
            point=(("ship", "0"), ("patrol", "hutt")),
            hint="Drag your ship onto the Hutt patrol, one space from Nal Hutta.",
            still="The patrol is still about. Play the turn to its end and fly into it next turn, "
            "or skip the step.",
            wrong=(
                Wrong(
                    ("move:*@naboo",),
                    "Round the patrol and straight to Greedo: very Han. It works; skip this step "
                    "and the fight, or take it back with <table.undo>.",
                ),
            ),
        ),
        Step(
            "**End the step** and **fight**. You roll your ship's combat, they roll theirs; rest "
            "on the button and it tells your chances.",
            told(CombatDecided, seat=0),
            keys=("fight:*", "end", "move:*@nav_16"),
            hint="There is no market in deep space: end the step at the lower right, then "
            "choose the patrol.",
            still="No fight this turn, then. Fly to the patrol in the next, or skip this step.",
        ),
        Step(
            "A hit counts 1, a crit 2, a focus nothing. More wins, and the attacker wins a draw. "
            "Then **each side takes what the other rolled**: winning hurts too.",
            point=(("widget", "results.frame"), ("card", "g_1a_starfighter")),
        ),
        Step(
            "Damage up to your health or hull means **defeat**: 3,000 credits and all secrets "
            "gone, the turn over, and the next planning step spent mending. Fame stays.",
            point=(("region", "board"),),
        ),
        Step(
            "Jyn has played; you plan again. Greedo stands face up on **Naboo**, and you have "
            "paper on him. **Fly there.**",
            answered("move:*@naboo"),
            keys=("move:*@naboo", "end", "draw:*", "accept", "choose:*", "skill:*"),
            hint="Drag your ship to Naboo. If you are elsewhere in the turn, play it to its end "
            "first.",
            still="Greedo is in no hurry. Play the turn to its end and fly to Naboo in the next.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "Another way round. <table.undo> takes the flight back; or go on to Naboo next "
                    "turn.",
                ),
                Wrong(
                    ("recover",),
                    "Mended first: sensible, if slow. <table.undo> takes it back; or fly to Naboo "
                    "next turn.",
                ),
            ),
        ),
        Step(
            "**End the step**, then choose Greedo and the **bounty**. This is a ground fight: your "
            "own combat against the 4 on the card. The Vibroknife helps.",
            told(CombatDecided, seat=0, combat="ground"),
            keys=("hunt:*", "meet:naboo.2", "end", "use:*", "pass", "move:*@naboo"),
            hint="End the step, choose the contact Greedo, and then to fight for the bounty "
            "instead of talking.",
            still="He is still there. Meet him in the next encounter step on Naboo.",
        ),
        Step(
            "Won. **Eliminated**, he pays now; **captured**, he pays more, on Ord Mantell, if you "
            "get him there. Choose what suits you: both are business.",
            told(BountyClosed, seat=0),
            keys=("eliminate*", "capture*", "choose:*", "use:*", "pass"),
            hint="Press either answer. Elimination pays 8,000 and 1 fame here and now.",
            still="The fight is over and Greedo is not. Meet him again next turn, or skip this "
            "step.",
        ),
    ),
    end="That is how bounties go: find the face, win the fight, pick the pay. You may be defeated "
    "one day; it costs money, never fame.",
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
            "Four powers keep a file on you. **Positive** opens doors and lets their patrols wave; "
            "**negative** makes them stop you. Deeds and cargo move it.",
            point=(("region", "strip"),),
        ),
        Step(
            "A **job** is several tests in a row, at one place, instead of an encounter. Fail it "
            "and you keep the card: try again another day.",
            point=(("card", "salvage_in_the_dune_sea_job"),),
        ),
        Step(
            "This one wants Piloting, Tech and Strength. Han brings the first two, and **Black "
            "Krrsantan** brings Strength, along with everything else he breaks.",
            point=(("card", "databank_5_black_krrsantan"),),
        ),
        Step(
            "You stand at the place, with 7 of 8 fame, and the job pays what is missing. **Attempt "
            "it**: rest on the button first to see the chance.",
            told(JobEnded, seat=0, completed=True),
            keys=("job:*", "accept", "choose:*", "skill:*"),
            hint="Press the job's button at the bottom, or click the job on your board.",
            still="The job is still yours. Come back to Tatooine's encounter step, or try the "
            "chapter again.",
            wrong=(
                Wrong(
                    ("draw:*", "meet:*"),
                    "One encounter a turn, and that was it. The job keeps: attempt it next turn, "
                    "or try the chapter again.",
                ),
            ),
        ),
    ),
    end="Fame enough, and the game is yours. A full one goes to ten and takes an hour. You know "
    "enough to win it; the rest is nerve.",
)

CHAPTERS: tuple[Chapter, ...] = (LOOK, PLANNING, MARKET, CARGO, ENCOUNTERS, COMBAT, FAME)
BY_ID: dict[str, Chapter] = {each.id: each for each in CHAPTERS}


def after(chapter: Chapter) -> Chapter | None:
    """The chapter that follows, None after the last."""
    at = CHAPTERS.index(chapter) + 1
    return CHAPTERS[at] if at < len(CHAPTERS) else None
