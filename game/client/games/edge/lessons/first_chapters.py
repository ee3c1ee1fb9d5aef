"""The first five chapters: pools, ways, slots, Advantage and Threat."""

from __future__ import annotations

from game.client.games.edge.lessons.setups import GONE, has_bought, has_rolled, situation
from game.client.tabletop.guidance.lesson import Chapter, Step, Wrong, answered

EARLY = Wrong(
    ("roll",),
    "You have already rolled; that is allowed. Fill slots before the roll. Try the chapter again "
    "to see what they add.",
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
            "Anything that could go wrong is a **check**. Each approach lists its skill, its "
            "dice and your odds. This one: two dice for you, one against.",
            point=(("way", "hit"),),
        ),
        Step(
            "**Choose the approach.**",
            answered("way:hit"),
            keys=("way:hit",),
            hint="Click the row, or press its digit.",
            still=GONE,
        ),
        Step(
            "Success cancels Failure, Advantage cancels Threat. The rest decides. **Roll.**",
            has_rolled(),
            keys=("roll", "way:hit"),
            hint="Press the large button with the odds.",
            still=GONE,
        ),
        Step(
            "One Success survives, so it worked, and the good luck and the bad canceled out. A "
            "clean success. Enjoy it; they are rare.",
        ),
    ),
    end="A check answers two questions: does it work, and what else happens? Next: choosing how.",
)  # fmt: skip

WAYS = Chapter(
    id="ways",
    title="Choose your approach",
    goal="Get past the forewoman",
    about="Every scene has more than one way through, and either hero can take point.",
    setup=situation("foreman"),
    seed=8,
    steps=(
        Step(
            "The forewoman has a list, and you are not on it. Juno has **Charm**; Maro knows "
            "**Computers**. The odds at the right are for the hero in Lead.",
            point=(("way", "charm"), ("way", "rota")),
        ),
        Step(
            "**Choose either approach.** For Computers, first drag Maro onto the slot Lead.",
            answered("way:*"),
            keys=("way:charm", "way:rota", "lead:*"),
            point=(("way", "charm"), ("way", "rota")),
            hint="Click one of the two rows.",
            still=GONE,
        ),
        Step(
            "The characteristic sets the number of dice; each rank in the skill turns one yellow, "
            "and yellow is better. **Roll.**",
            has_rolled(),
            keys=("roll", "way:charm"),
            hint="Press the button with the odds.",
            still=GONE,
        ),
        Step("Either way gets you through. Under the dice you read what it brought; what is left "
             "over can buy more."),
    ),
    end="The best approach is not always the best number: look at the stakes. Next: a better "
        "number.",
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
            "A Hard lock, and it listens. **Choose to talk it open.**",
            answered("way:lock"),
            keys=("way:lock",),
            hint="Click the first row.",
            wrong=(Wrong(("way:force",), "Harder, and louder. The first row is still open."),),
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
            "A hero with at least 1 rank in the skill can **help** and adds a Boost die. **Put "
            "Juno into Help.**",
            answered("help:juno"),
            keys=("help:juno",),
            hint="Drag Juno's board onto the slot Help, or press <edge.help>.",
            wrong=(EARLY,),
            still=GONE,
        ),
        Step(
            "**Put the slicing rig into Gear.** The card is exhausted when you roll, and ready "
            "again after the next camp.",
            answered("gear:slicing_rig"),
            keys=("gear:slicing_rig",),
            hint="Drag the card from Maro's board onto the slot Gear, or press <edge.gear>.",
            wrong=(EARLY,),
            still=GONE,
        ),
        Step(
            "From about half to two thirds. **Roll.**",
            has_rolled(),
            keys=("roll",),
            hint="Press the button with the odds.",
            still=GONE,
        ),
        Step(
            "It is open. In a story Maro's rig would now be exhausted until you camp; each "
            "chapter here deals fresh cards and points.",
        ),
    ),
    end="Until you roll, you can take any of them back. Next: the other half of a roll.",
)  # fmt: skip

ADVANTAGE = Chapter(
    id="advantage",
    title="Spend Advantage",
    goal="Gain something from a failure",
    about="Advantage counts even when the check fails.",
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
            hint="Press the button with the odds.",
            still=GONE,
        ),
        Step(
            "A failure, with three **Advantage**. You will spend them on **two different cards**: "
            "the price is at the upper right.",
            point=(("chip", "advantage"),),
        ),
        Step(
            "**Spend them on two different cards.** A cheap one leaves you two to set up an ally.",
            has_bought(2),
            keys=("spend:point_out", "spend:encourage@*", "spend:look_ahead", "spend:*"),
            hint="Drag the chip onto a card, or click the card.",
            wrong=(
                Wrong(("done", "auto"), "Already done: the unspent Advantage healed Juno's strain. "
                                        "Undo it to spend instead."),
                Wrong(("spend:*",), "That card took all that was left, and the story went on. Undo "
                                    "it, and begin with a card for 1 Advantage."),
            ),
            still=GONE,
        ),
    ),
    end="A failure that pays is better than it looks: in a story the next check starts with your "
        "gain. A chapter starts afresh. Next: the other side.",
)  # fmt: skip

THREAT = Chapter(
    id="threat",
    title="Pay Threat",
    goal="Choose how it goes wrong",
    about="Success with Threat: you get through, at a cost.",
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
            hint="Press the button with the odds.",
            still=GONE,
        ),
        Step(
            "It works, with two **Threat**. You choose how to pay: strain hurts now, a Setback "
            "die hurts in the next check.",
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
