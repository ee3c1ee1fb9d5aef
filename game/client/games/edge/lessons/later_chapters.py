"""The last four chapters: Destiny, zones, features and stims, camps."""

from __future__ import annotations

from game.client.games.edge.lessons.setups import ALONG, GONE, has_rolled, situation
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered

DESTINY = Chapter(
    id="destiny",
    title="Destiny",
    goal="Cut the wire with a light point",
    about="Light points for you, dark points for the opposition; each flips when spent.",
    setup=situation("seal"),
    seed=6,
    steps=(
        Step(
            "When a check matters, the opposition spends a **dark point**: one purple die turns "
            "red. Red is worse, and red can roll a Despair.",
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
            "Answer with a **light point**: it turns one of your green dice yellow.",
            answered("edge"),
            keys=("edge",),
            hint="Click the slot Edge, or press <edge.point>.",
            wrong=(Wrong(("roll",), "You rolled without it: you keep the point."),),
            still=GONE,
        ),
        Step(
            "**Roll.**",
            has_rolled(),
            keys=("roll",),
            hint="Press the button with the odds.",
            still=GONE,
        ),
        Step(
            "A **Triumph**: a Success, and it unlocks the best card of the scene. **Use it.**",
            answered("triumph:*"),
            keys=("triumph:listed_triumph@*", "triumph:*"),
            hint="Drag the star onto a card.",
            wrong=(Wrong(("done", "auto"), "You left it unspent; that is allowed, and a pity."),),
            still=GONE,
        ),
    ),
    end="Spend a light point and it flips to dark. A dark point spent on you flips back to "
        "light. Next: when talking is over.",
)  # fmt: skip

ZONES = Chapter(
    id="zones",
    title="Zones",
    goal="Shoot from cover",
    about="Move, take cover, shoot; and see your enemies' next moves.",
    setup=situation("bay"),
    seed=3,
    steps=(
        Step(
            "Talk is over. The strip above the map is the order of the round. Each enemy shows "
            "its next move, its target and its odds.",
        ),
        Step(
            "**Begin, and let Juno act.**",
            answered("act:juno"),
            keys=("act:juno", "begin"),
            hint="Press the button at the right, then click Juno's portrait.",
            wrong=(Wrong(("act:maro",), "Maro first; that is allowed. Juno takes her turn after "
                                        "him."),),
            still=GONE,
        ),
        Step(
            "Point at a zone: bands show every distance, and the dice of a shot. **Move to the "
            "stacks.**",
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
            "**Shoot.** Your weapons are beside the map; pick one up, and each enemy shows your "
            "odds.",
            has_rolled("attack"),
            keys=("roll", "attack:heavy_blaster_pistol@*", "attack:*"),
            hint="Drag the pistol onto the enemies, then roll.",
            still=GONE,
        ),
    ),
    end="Damage plus Success, minus soak, becomes wounds. Cover adds a Setback die to every shot "
        "at you. Next: things that hang from hooks.",
)  # fmt: skip

CRANE = Chapter(
    id="crane",
    title="The crane",
    goal="Heal Juno, then drop the bale",
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
            "Juno is hurt. Maro knows about hoists. **Read on, begin, and let Maro act.**",
            answered("act:maro"),
            keys=("act:maro", "begin"),
            hint="Continue to the map, press Begin at the right, then click Maro's portrait.",
            still=GONE,
        ),
        Step(
            "A **stim** is a maneuver: it heals 5 wounds the first time, less each time after. "
            "**Give Juno one.**",
            answered("stim@juno"),
            keys=("stim@juno",),
            hint="Drag the stim onto Juno.",
            still=GONE,
        ),
        Step(
            "Four of them are under the hoist. **Work it**: that is Maro's action.",
            has_rolled(),
            keys=("roll", "feature:hoist"),
            hint="Click the cog on the map, then roll.",
            still=GONE,
        ),
        Step(
            "The bale hits the whole group. Once one of four is left standing, it runs: you do not "
            "have to drop them all, you just need them gone.",
        ),
    ),
    end="Look for the cogs on a map before you look for your gun. Next: an hour's rest.",
)  # fmt: skip

CAMP = Chapter(
    id="camp",
    title="Camp",
    goal="Rest, and be paid",
    about="A camp: no strain, ready cards, treated wounds.",
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
            "A camp clears strain and readies cards. You can treat wounds once.",
        ),
        Step(
            "You can move cards between slots here. **Put a pistol into a holster** to free a "
            "hand.",
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
    end="Paid. At the end of a case you see your path, and what one more rank would have "
        "changed. Port Ombra is next door.",
)  # fmt: skip
LATER = (DESTINY, ZONES, CRANE, CAMP)
