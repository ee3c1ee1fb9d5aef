"""The chapters of Unfinished Business: the Core Worlds, and cards with two ends."""

from __future__ import annotations

from game.client.games.outer_rim.lessons.setups import duel
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered, own
from game.outer_rim.ambitions.events import AmbitionAdvanced
from game.outer_rim.combat.events import SkillTested
from game.outer_rim.events import CardRotated, CargoDelivered, PlayerPlaced
from game.outer_rim.favors.events import FavorGranted

CORE = Chapter(
    id="core",
    title="The Core",
    goal="Deliver the droids to Naboo",
    about="Unfinished Business: cards with two ends, and the way across the Core.",
    setup=duel(
        {
            "players": [
                {"space": "ord_mantell", "credits": 4000, "cards": ["astromech_droid_parts"]},
                {"space": "lothal"},
            ],
            "decks": {
                "ord_mantell_cantonica": ["enc_ord_mantell_cantonica_e"],
                "core_worlds": ["enc_core_worlds_r"],
                "gear_and_mod": ["improved_nav_computer", "quad_laser_cannon"],
            },
            "patrols": {
                "rebel": {"level": 1, "space": "nav_3"},
                "syndicate": {"level": 1, "space": "nav_3"},
                "hutt": {"level": 1, "space": "nav_16"},
                "imperial": {"level": 1, "space": "nav_16"},
            },
            "ai_deck": ["ai_card_8", "ai_card_10", "ai_card_3"],
            "step": "action",
        },
        expansions=["unfinished_business"],
    ),
    steps=(
        Step(
            "You have a crate of droid parts, and Ord Mantell wants it. **Deliver it** here.",
            own(CardRotated),
            keys=("deliver:*",),
            point=(("card", "astromech_droid_parts"),),
            hint="Press **Deliver**, or drag the card onto Ord Mantell.",
            still="The parts are still aboard. Deliver them in your next action step here, or try "
            "the chapter again.",
        ),
        Step(
            "Paid, and the card has **turned to its other end**: finished droids, in the same "
            "slot, and Naboo pays far more for those.",
            point=(("card", "astromech_droids"),),
        ),
        Step(
            "Naboo is at the other end of the Rim. You know a shorter route. First **end the "
            "step** and explore Ord Mantell; every turn has its encounter.",
            answered("draw:*", "meet:*"),
            keys=("end", "draw:*"),
            hint="End the step at the lower right, then press **Explore Ord Mantell**.",
            still="You have used your encounter. Continue with your next turn.",
        ),
        Step(
            "Jyn has played. The **Spinward Core** is two spaces away, where the Rim ends. "
            "**Fly there.**",
            answered("move:*@spinward_core"),
            keys=("move:*@spinward_core", "end", "draw:*", "pass"),
            hint="Drag your ship onto the Spinward Core, at the lower left of the map.",
            still="The Core is not going anywhere. Fly there in your next planning step.",
            wrong=(
                Wrong(
                    ("move:*",),
                    "The long way around, perhaps. <table.undo> takes the flight back; or go to "
                    "the Core next turn.",
                ),
            ),
        ),
        Step(
            "The Core Worlds trade like any planet, but no one waits for you here: an eye on a "
            "market card finds **no contact to reveal**.",
            point=(("space", "spinward_core"),),
        ),
        Step(
            "Now **end the step** and **cross**. Say so before you draw the card: it names its "
            "price afterward, and you stay if you cannot pay.",
            answered("cross:*"),
            keys=("end", "cross:*"),
            hint="End the step at the lower right, then press **Cross the Core**.",
            still="You have explored the Core instead. Cross in your next encounter step here, or "
            "try the chapter again.",
            wrong=(
                Wrong(
                    ("draw:*",),
                    "Exploring the Core: fine, but you stay at this end. Cross next turn.",
                ),
            ),
        ),
        Step(
            "The fleet keeps a lane open, at a price. **Pay it**, and you are through.",
            own(PlayerPlaced, space="trailing_core"),
            keys=("accept", "choose:*", "pay*", "cross:*"),
            hint="Press the answer that spends 1,000 credits.",
            still="You are still at this end. Declare the crossing again next turn, or try the "
            "chapter again.",
        ),
        Step(
            "A whole galaxy in one encounter. But the crossing is not a lane, and distances "
            "never count it. Naboo is five spaces from here: **fly there**.",
            answered("move:*@naboo"),
            keys=("move:*@naboo", "end", "draw:*", "pass"),
            point=(("space", "naboo"),),
            hint="Drag your ship to Naboo in the planning step.",
            still="Naboo waits. Fly there in your next planning step.",
        ),
        Step(
            "**Deliver the droids.**",
            own(CargoDelivered, card="astromech_droids"),
            keys=("deliver:*",),
            hint="Press **Deliver**, or drag the card onto Naboo.",
            still="The droids are still aboard. Deliver them in your next action step on Naboo.",
        ),
    ),
    end="Seventeen thousand credits from one crate. The Core is for slow ships, far cargo, and "
    "people who would rather not be seen on the lanes.",
)

FAVORS = Chapter(
    id="favors",
    title="Favors and ambitions",
    goal="Pass a test with a rival's advice",
    about="Unfinished Business: goals of your own, and help that has its price.",
    setup={
        "game": "outer_rim",
        "expansions": ["unfinished_business"],
        "favors": True,
        "ambitions": True,
        "fame_goal": 8,
        "first_player": 0,
        "seats": [
            {"kind": "human", "character": "han_solo", "ship": "g_1a_starfighter"},
            {"kind": "captain", "character": "lando_calrissian", "ship": "g9_rigger"},
        ],
        "position": {
            "players": [
                {
                    "space": "mon_calamari",
                    "credits": 4000,
                    "fame": 5,
                    "ambition": "hero_of_the_rebellion",
                },
                {
                    "space": "naboo",
                    "fame": 4,
                    "ambition": "prince_of_smugglers",
                    "reputation": {"hutt": "positive"},
                },
            ],
            "decks": {"lothal_mon_calamari": ["enc_lothal_mon_calamari_e"]},
            "dice": ["hit", "blank"],
            "step": "encounter",
            "turn": 0,
        },
    },
    steps=(
        Step(
            "With **ambitions**, fame alone does not win: it takes 8 fame and every goal on your "
            "sheet. Han wants to be the Hero of the Rebellion, of all things. Unfold it with "
            "<outer_rim.ambition>.",
            point=(("widget", "table.ambition"),),
        ),
        Step(
            "The first goal is an encounter right here. **Explore Mon Calamari.** Complete "
            "numbered goals in order.",
            own(AmbitionAdvanced),
            keys=("draw:*",),
            hint="Press **Explore Mon Calamari** at the bottom.",
            still="The goal is still open. Explore Mon Calamari in your next encounter step, or "
            "try the chapter again.",
            wrong=(
                Wrong(
                    ("meet:*",),
                    "Contacts are encounters too, but not the one your sheet asks for. The goal "
                    "will keep for another turn.",
                ),
            ),
        ),
        Step(
            "One goal complete. Now for the card: Knowledge pays best, and Han has none. "
            "**Choose the test of Knowledge** all the same.",
            answered("choose:a"),
            keys=("choose:a",),
            hint="Press the answer that tests Knowledge.",
            still="The card is gone. Try the chapter again to ask for advice, or skip the step.",
        ),
        Step(
            "Before you roll you may ask for a **favor**, wherever the others are. Lando has "
            "Knowledge: press **Favor** and **choose Advice**.",
            answered("favor:advice"),
            keys=("favor:advice",),
            hint="Press **Favor** above your cards, or <outer_rim.favor>. Then press the tile "
            "**Advice**, or **1**.",
            still="The dice have fallen, so it is too late to ask. Try the chapter again, or skip "
            "the step.",
        ),
        Step(
            "**Name Knowledge**, the skill you lack.",
            answered("wish:knowledge"),
            keys=("wish:knowledge", "favor:advice"),
            hint="Press **Knowledge** at the left, or go there with **Tab** and press **Enter**.",
            still="In the end you asked for nothing. Try the chapter again, or skip the step.",
        ),
        Step(
            "Now the price: credits, or your **debt token**, a favor you owe. **Offer the token.**",
            answered("token:*"),
            keys=("token:*",),
            hint="Press **Your debt token** under the credits, or go there with **Tab** and press "
            "**Enter**.",
            still="No token changed hands. Try the chapter again, or skip the step.",
        ),
        Step(
            "**Ask.** You need one player to agree; if several do, you pick one.",
            own(FavorGranted),
            keys=("propose",),
            hint="Press **Ask Lando Calrissian** below the price, or <table.end>.",
            still="He said no, or was never asked. Offer more next time, or try the chapter again.",
        ),
        Step(
            "For this test you have Knowledge, so a hit is enough. **Roll.**",
            own(SkillTested),
            keys=("pass", "choose:a"),
            hint="Press **Roll the dice** on the slip, or <table.end>.",
            still="The test is over. Try the chapter again, or skip the step.",
        ),
        Step(
            "Lando holds your token now. When he hands it back, he names a favor, and **you cannot "
            "refuse**. Until then he can spend it like money.",
            point=(("seat", "1"),),
        ),
    ),
    end="That is all: ask when it matters, pay what it is worth, and mind who holds your tokens.",
)
