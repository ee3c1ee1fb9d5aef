"""The last three chapters: encounters, combat, jobs and fame."""

from __future__ import annotations

from game.client.games.outer_rim.lessons.setups import duel
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, own
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import CombatDecided, SkillTested
from game.outer_rim.events import CardGained, JobEnded

ENCOUNTERS = Chapter(
    id="encounters",
    title="Encounters",
    goal="Take Pip Harrow aboard",
    about="The last step of a turn: cards, contacts, skills and their odds.",
    setup=duel(
        {
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
    ),
    steps=(
        Step(
            "Every turn ends with **one encounter**: the card of your space, a contact you find "
            "there, or a fight if someone insists.",
            point=(("widget", "table.steps"),),
        ),
        Step(
            "These tokens are **contacts**. They stay facedown until someone meets them; the "
            "color only hints at who to expect. Some join you as crew.",
            point=(("place", "takodana.1"), ("place", "takodana.2")),
        ),
        Step(
            "Strangers can wait. **Explore Takodana**: that draws the planet's card. Hover over "
            "the planet to see what its cards offer.",
            answered("draw:*"),
            keys=("draw:*",),
            hint="Press **Explore Takodana** at the bottom. Hover over the button to see what "
            "may happen.",
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
            "A **skill test**: two dice. With the skill, a hit or crit passes; without it, only "
            "a crit. Han has Tech, and you see his odds. **Choose the test.**",
            own(SkillTested),
            keys=("choose:b", "draw:*"),
            hint="Press the answer that tests Tech. With the skill, half the faces of a die are "
            "good enough, and you roll two.",
            still="Most cards have a skill test. Draw Takodana's card next turn, or try the "
            "chapter again.",
        ),
        Step(
            "Passed! **Take Pip aboard.** Crew stay, take a bunk, and lend you their skills and "
            "their opinions.",
            own(CardGained, card="enc_takodana_ring_of_kafrene_g"),
            keys=("accept", "draw:*"),
            hint="Press the first answer, the one that keeps her.",
            still="Pip is off looking for another ship. Try the chapter again, or skip the step.",
            wrong=(
                Wrong(
                    ("pass",),
                    "Pip shrugs and goes. You rolled, so it stands; you can try the chapter again.",
                ),
            ),
        ),
        Step(
            "Pip flies too: with hers and Han's own you have **Piloting twice**, so even a focus "
            "passes a test. That's what crew is for.",
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
    setup=duel(
        {
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
    ),
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
            "**End the step** and **fight**. You roll your ship's combat, they roll theirs; "
            "hover over the button to see your odds.",
            own(CombatDecided),
            keys=("fight:*", "end", "move:*@nav_16"),
            hint="Deep space has no market: end the step at the lower right, then choose the "
            "patrol.",
            still="No fight this turn, then. Fly to the patrol in the next, or skip this step.",
        ),
        Step(
            "A hit counts 1, a crit 2, a focus nothing. The higher total wins, and the attacker "
            "wins ties. Then **each side takes the other's total as damage**: winning hurts too.",
            point=(("widget", "results.frame"), ("card", "g_1a_starfighter")),
        ),
        Step(
            "Damage equal to your health or hull means **defeat**: 3,000 credits and all secrets "
            "gone, the turn over, and you spend the next planning step mending. You keep your "
            "fame.",
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
            own(CombatDecided, combat="ground"),
            keys=("hunt:*", "meet:naboo.2", "end", "use:*", "pass", "move:*@naboo"),
            hint="End the step, choose Greedo, and then choose to fight for the bounty instead of "
            "talking.",
            still="He is still there. Meet him in the next encounter step on Naboo.",
        ),
        Step(
            "Won. **Eliminate** him and he pays now; **capture** him and he pays more, on Ord "
            "Mantell, if you get him there. Your choice: either is business.",
            own(BountyClosed),
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
    setup=duel(
        {
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
        fame_goal=8,
    ),
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
            "**Attempt it**: hover over the button first to see your odds.",
            own(JobEnded, completed=True),
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
