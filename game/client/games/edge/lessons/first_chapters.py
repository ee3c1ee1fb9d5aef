"""The first five chapters: pools, ways, slots, Advantage and Threat."""

from __future__ import annotations

from game.client.games.edge.lessons.setups import GONE, has_bought, has_rolled, situation
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered

EARLY = Wrong(
    ("roll",),
    "Rolled already; that is allowed. Slots can be filled until then. Try the chapter again to "
    "see what they would have added.",
)

POOL = Chapter(
    id="pool",
    title="Read a pool",
    goal="Get the machine to give in",
    about="Green dice for you, purple against you, and what cancels what.",
    setup=situation("machine"),
    seed=1,
    steps=(
        Step(
            "Everything that may go wrong is a **check**. A way names its skill, its dice and your "
            "chance. This one has two dice for you and one against.",
            point=(("way", "hit"),),
        ),
        Step(
            "**Choose the way.**",
            answered("way:hit"),
            keys=("way:hit",),
            hint="Click the row, or press its digit.",
            still=GONE,
        ),
        Step(
            "Success cancels against Failure, Advantage against Threat. What is left decides. "
            "**Roll.**",
            has_rolled(),
            keys=("roll", "way:hit"),
            hint="Press the large button with the chance.",
            still=GONE,
        ),
        Step(
            "One Success is left, so it worked; luck, good or bad, has canceled. That is the plain "
            "kind of success. It is rarer than you think.",
        ),
    ),
    end="A check has two answers: whether it works, and what else happens. Next: choosing how.",
)  # fmt: skip

WAYS = Chapter(
    id="ways",
    title="Choose the way",
    goal="Get past the forewoman",
    about="Several ways lead through a scene, and either hero may lead.",
    setup=situation("foreman"),
    seed=8,
    steps=(
        Step(
            "Two ways, two skills. Juno has **Charm**; Maro knows **Computers**. The chances at "
            "the right are those of the hero who leads.",
            point=(("way", "charm"), ("way", "rota")),
        ),
        Step(
            "**Choose either way.** For Computers, put Maro into the slot Lead first.",
            answered("way:*"),
            keys=("way:charm", "way:rota"),
            hint="Click one of the two rows.",
            still=GONE,
        ),
        Step(
            "What a hero knows makes dice; a rank in the skill turns some of them yellow, which "
            "are better. **Roll.**",
            has_rolled(),
            keys=("roll", "way:charm"),
            hint="Press the button with the chance.",
            still=GONE,
        ),
        Step("Both ways lead on. They may leave different things behind: a friend, or a trace."),
    ),
    end="The best way is not always the best number: look at what is at stake. Next: making the "
    "number better.",
)  # fmt: skip

SLOTS = Chapter(
    id="slots",
    title="Fill the slots",
    goal="Open the cage",
    about="Lead, help and gear, before the dice fall.",
    setup=situation("door"),
    seed=14,
    steps=(
        Step(
            "A Hard lock. **Choose to talk it out of it.**",
            answered("way:lock"),
            keys=("way:lock",),
            hint="Click the first row.",
            wrong=(Wrong(("way:force",), "Harder, and louder. The row above is still open."),),
            still=GONE,
        ),
        Step(
            "**Let Maro lead**: his tool fits this lock.",
            answered("lead:maro"),
            keys=("lead:maro",),
            hint="Drag Maro's board onto the slot Lead, or press <edge.lead>.",
            wrong=(EARLY,),
            still=GONE,
        ),
        Step(
            "Someone with a rank in the skill can **help**: that is a Boost die. **Put Juno into "
            "Help.**",
            answered("help:juno"),
            keys=("help:juno",),
            hint="Drag Juno's board onto the slot Help, or press <edge.help>.",
            wrong=(EARLY,),
            still=GONE,
        ),
        Step(
            "**Put the slicing rig into Gear.** The card turns when you roll, and is out of use "
            "until the next camp.",
            answered("gear:slicing_rig"),
            keys=("gear:slicing_rig",),
            hint="Drag the card from Maro's board onto the slot Gear, or press <edge.gear>.",
            wrong=(EARLY,),
            still=GONE,
        ),
        Step(
            "Two thirds, from about half. **Roll.**",
            has_rolled(),
            keys=("roll",),
            hint="Press the button with the chance.",
            still=GONE,
        ),
        Step(
            "It is open. The rig on Maro's board is turned now: what you use early, you miss late.",
        ),
    ),
    end="Any of these could be taken out again until the roll. Next: what else dice bring.",
)  # fmt: skip

ADVANTAGE = Chapter(
    id="advantage",
    title="Spend Advantage",
    goal="Gain something from a failure",
    about="Advantage stays, whether the check works or not.",
    setup=situation("office"),
    seed=135,
    steps=(
        Step(
            "The voice wants a name. **Lie.**",
            answered("way:lie"),
            keys=("way:lie",),
            hint="Click the first row.",
            still=GONE,
        ),
        Step(
            "**Roll.**",
            has_rolled(),
            keys=("roll", "way:lie"),
            hint="Press the button with the chance.",
            still=GONE,
        ),
        Step(
            "A failure, with three **Advantage**. They buy cards: each has its price at the "
            "upper right.",
            point=(("chip", "advantage"),),
        ),
        Step(
            "**Spend them on two different cards.** A cheap one leaves two for setting up an ally.",
            has_bought(2),
            keys=("spend:point_out", "spend:encourage@*", "spend:look_ahead", "spend:*"),
            hint="Drag the chip onto a card, or click the card.",
            wrong=(Wrong(("done", "auto"), "Done already: what was left took strain off Juno."),),
            still=GONE,
        ),
    ),
    end="A failure that pays is better than it looks: the next check begins with it. Next: the "
    "other side.",
)  # fmt: skip

THREAT = Chapter(
    id="threat",
    title="Pay Threat",
    goal="Choose how it goes wrong",
    about="Success with Threat: you are through, and it costs.",
    setup=situation("patrol"),
    seed=11,
    steps=(
        Step(
            "**Go when he yawns.**",
            answered("way:shadow"),
            keys=("way:shadow",),
            hint="Click the first row.",
            still=GONE,
        ),
        Step(
            "**Roll.**",
            has_rolled(),
            keys=("roll", "way:shadow"),
            hint="Press the button with the chance.",
            still=GONE,
        ),
        Step(
            "It works, with two **Threat**. You choose how they are paid: strain hurts now, a "
            "Setback die hurts later, in the next check.",
            point=(("chip", "threat"),),
        ),
        Step(
            "**Pay them.**",
            answered("pay:*", "auto"),
            keys=("pay:strain", "pay:*"),
            hint="Drag the chip onto a card, or click the card.",
            still=GONE,
        ),
    ),
    end="Ask which hero can bear it, and what comes next. Next: Destiny.",
)  # fmt: skip
FIRST = (POOL, WAYS, SLOTS, ADVANTAGE, THREAT)
