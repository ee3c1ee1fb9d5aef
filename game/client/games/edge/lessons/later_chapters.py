"""The last four chapters: Destiny, zones, features and stims, camps."""

from __future__ import annotations

from game.client.games.edge.lessons.setups import ALONG, GONE, has_rolled, situation
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered

DESTINY = Chapter(
    id="destiny",
    title="Destiny",
    goal="Cut the wire with a light point",
    about="Light points for you, dark ones for the program; each turns over.",
    setup=situation("seal"),
    seed=6,
    steps=(
        Step(
            "Some checks matter: there the program puts down a **dark point**. One purple die "
            "turns red, which is worse, and can show a Despair.",
            point=(("coins", ""),),
        ),
        Step(
            "**Follow the wire, with Maro in Lead.**",
            answered("lead:maro"),
            keys=("lead:maro", "way:wire"),
            hint="Drag Maro's board onto the slot Lead.",
            still=GONE,
        ),
        Step(
            "**Choose the wire.**",
            answered("way:wire"),
            keys=("way:wire",),
            hint="Click the first row.",
            still=GONE,
        ),
        Step(
            "Answer with a **light point**: it turns one of your dice yellow.",
            answered("edge"),
            keys=("edge",),
            hint="Click the slot Edge, or press <edge.point>.",
            wrong=(Wrong(("roll",), "Rolled without it: the point stays with you."),),
            still=GONE,
        ),
        Step(
            "**Roll.**",
            has_rolled(),
            keys=("roll",),
            hint="Press the button with the chance.",
            still=GONE,
        ),
        Step(
            "A **Triumph**: a Success, and the best card of the scene is open. **Use it.**",
            answered("triumph:*"),
            keys=("triumph:listed_triumph@*", "triumph:*"),
            hint="Drag the star onto a card.",
            wrong=(Wrong(("done", "auto"), "Left unspent; that is allowed, and a pity."),),
            still=GONE,
        ),
    ),
    end="Every point that you use becomes a dark one, and every dark one comes back to you. Next: "
    "when talking is over.",
)  # fmt: skip

ZONES = Chapter(
    id="zones",
    title="Zones",
    goal="Shoot from cover",
    about="Move, take cover, shoot; and see what they intend.",
    setup=situation("bay"),
    seed=3,
    steps=(
        Step(
            "The strip above the map is the order of the round. Each foe shows what it will do, to "
            "whom, and with which chance.",
        ),
        Step(
            "**Begin, and let Juno act.**",
            answered("act:juno"),
            keys=("act:juno", "begin"),
            hint="Press the button at the right, then click Juno's portrait.",
            wrong=(Wrong(("act:maro",), "Maro first; that is allowed. Juno has her turn after."),),
            still=GONE,
        ),
        Step(
            "Point at a zone: bands show how far everything is, and the dice of a shot there. "
            "**Move to the stacks.**",
            answered("move@stacks"),
            keys=("move@stacks",),
            hint="Drag Juno into the zone, or click it.",
            still=GONE,
        ),
        Step(
            "A turn has one maneuver and one action; a second maneuver costs 2 strain. **Take "
            "cover.**",
            answered("cover"),
            keys=("cover",),
            hint="Press Cover in the bar.",
            still=GONE,
        ),
        Step(
            "**Shoot.** Your weapons are beside the map; with one in hand, each foe shows its "
            "odds.",
            has_rolled("attack"),
            keys=("roll", "attack:heavy_blaster_pistol@*", "attack:*"),
            hint="Drag the pistol onto the foes, then roll.",
            still=GONE,
        ),
    ),
    end="Damage and Success, less soak, are wounds. Cover is a Setback die for whoever shoots at "
    "you. Next: things that hang from hooks.",
)  # fmt: skip

CRANE = Chapter(
    id="crane",
    title="The crane",
    goal="Mend Juno, then drop the bale",
    about="Stims are maneuvers; features of the map are often better than guns.",
    setup=situation("after"),
    seed=40,
    steps=(
        Step(
            "**Meet them at the crane.**",
            answered("go:go"),
            keys=("go:go",),
            hint="Click the row.",
            still=GONE,
        ),
        Step(
            "Juno is hurt. Maro knows about hoists. **Begin, and let Maro act.**",
            answered("act:maro"),
            keys=("act:maro", "begin"),
            hint="Press the button at the right, then click Maro's portrait.",
            still=GONE,
        ),
        Step(
            "A **stim** is a maneuver: 5 wounds the first time, less each time after. **Give Juno "
            "one.**",
            answered("stim@juno"),
            keys=("stim@juno",),
            hint="Drag the stim onto Juno.",
            still=GONE,
        ),
        Step(
            "Four of them stand under the hoist. **Work it**: that is Maro's action.",
            has_rolled(),
            keys=("roll", "feature:hoist"),
            hint="Click the cog on the map, then roll.",
            still=GONE,
        ),
        Step(
            "The bale counts against all of the group. The last of a group that is left alone "
            "runs: nobody has to fall here, only to go.",
        ),
    ),
    end="Look for the cogs on a map before you look for your gun. Next: an hour's rest.",
)  # fmt: skip

CAMP = Chapter(
    id="camp",
    title="Camp",
    goal="Rest, and be paid",
    about="Strain is gone, cards are ready again, wounds can be treated.",
    setup=situation("late"),
    seed=7,
    steps=(
        Step(
            "**Drive until it is quiet.**",
            answered("go:go"),
            keys=("go:go",),
            hint="Click the row.",
            still=GONE,
        ),
        Step(
            "A camp clears strain and turns cards back. Wounds can be treated once.",
        ),
        Step(
            "Cards change slots here. **Put a pistol into a holster**, so that a hand is free.",
            answered("wear:*", "stow:*"),
            keys=("wear:heavy_blaster_pistol@juno.holster", "wear:*"),
            hint="Drag Juno's pistol from Hand to Holster.",
            still=GONE,
        ),
        Step(
            "**Break camp.**",
            answered("done"),
            keys=("done", *ALONG),
            hint="Press the button at the right.",
            still=GONE,
        ),
    ),
    end="Paid. At the end of a case you see the path you took and what a rank would have changed. "
    "Port Ombra is next door.",
)  # fmt: skip
LATER = (DESTINY, ZONES, CRANE, CAMP)
