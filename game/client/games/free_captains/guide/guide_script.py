"""The script of a guided game of The Moonpeeler Affair: which Planet, engage or evade, what to pay
with.

Every sentence is about one of the options of the moment. Prices are those that the table shows.
"""

from __future__ import annotations

from game.client.draw.richtext import literal
from game.client.games.free_captains.facts import prices
from game.client.games.free_captains.play.model import Model
from game.client.tabletop.guidance.guided_game import Advice, GuideScript, GuideStep
from game.free_captains.events import ActionPaid, DieUsed, PowerUsed, WeaponUnderstood
from game.free_captains.names import ABILITIES
from game.free_captains.odds import Escape, Price
from game.free_captains.text.advice import mean_words
from game.free_captains.text.effects import ABILITY_NAMES
from game.table.decisions import Option
from game.table.grammar import counted, listed, percent

FIRST_ROUNDS = 3
"""number of rounds in which every choice has words"""
EACH_ROUND = 4 * FIRST_ROUNDS
"""at most that many cards are faced in them"""
DEAR = 1.0
"""points that an Engage may cost beyond an Evade: its icons are worth that much"""
CREW = ("weapons_specialist", "infiltration_agent", "engineer")


def _of(model: Model, *verbs: str) -> list[Option]:
    return [each for each in model.options if each.verb in verbs]


def _bold(model: Model, id: str) -> str:
    return f"**{literal(model.content.name(id))}**"


def keep_die(model: Model) -> Advice | None:
    """Keep a die of the Crew before the game."""
    if model.step != "dice":
        return None
    for each in sorted(_of(model, "keep"), key=lambda o: o.source not in CREW):
        if each.source in CREW:
            words = f"{_bold(model, each.source)} is Crew: it starts at 6 and can pay at once."
        else:
            words = f"{_bold(model, each.source)} is a System: you roll it now, and it helps later."
        return Advice(f"You keep {model.captain.keeps} dice. {words}", each.key)
    return None


def planet(model: Model) -> Advice | None:
    """Choose a Planet whose action the hand can pay for, otherwise one that asks for nothing."""
    ways = _of(model, "planet")
    if not ways:
        return None
    hand = [icon for card in model.view["hand"] for icon in model.content.faced[card].hand]
    for each in ways:
        price = model.content.planets[each.source].price
        if price and hand.count("code") >= price.code and hand.count("key") >= price.key:
            words = f"You can pay what {_bold(model, each.source)} asks for: go there."
            return Advice(words, each.key, goal=True)
    free = [each for each in ways if model.content.planets[each.source].price is None]
    chosen = (free or ways)[0]
    if not free:
        words = f"{_bold(model, chosen.source)} it is, without a Code or Key."
        return Advice(words, chosen.key, goal=True)
    named = listed([_bold(model, each.source) for each in free], "and")
    words = f"{named} {'works' if len(free) == 1 else 'work'} without a Code or Key."
    if len(free) < len(ways):
        words = f"{words} Save the others for when you can pay for them."
    return Advice(words, chosen.key, goal=True)


def face(model: Model) -> Advice | None:
    """Engage cheap cards and evade the others."""
    if model.step != "face":
        return None
    card = model.current
    engage = next((each for each in _of(model, "engage") if each.source == card), None)
    evade = next((each for each in _of(model, "evade") if each.source == card), None)
    name, price, way_out = _bold(model, card), model.price(card), model.escape(card)
    if engage is None:
        if evade is None:
            return None
        return Advice(f"You cannot engage {name} now. **Evade** it.", evade.key)
    cost = price.cost + (9 if price.ends or not price.sure else 0)
    loss = 99.0 if evade is None or way_out.best.ends else way_out.points + way_out.best.further
    if evade is not None and cost > loss + DEAR:
        return Advice(f"**Evade** {name}: {_dearer(model, price, way_out)}.", evade.key)
    told = prices.engage_line(model, price)
    return Advice(f"**Engage** {name}. {told}.", engage.key)


def _dearer(model: Model, price: Price, way_out: Escape) -> str:
    """Return why an Engage is worse than an Evade, with the figures of both."""
    lost = mean_words(way_out.points + way_out.best.further)
    less = f"{lost}{'' if prices.is_sure(way_out) else ' on average'}"
    if price.ends:
        return f"engaging would lose the game, and this costs {less}"
    if not price.sure:
        return f"engaging takes a lucky roll ({round(100 * price.chance)}%), and this costs {less}"
    return f"that costs {less}, and engaging would cost {prices.points(price.points)}"


def last_words(model: Model) -> Advice | None:
    """Say that the script ends, at the first card after its rounds."""
    found = face(model) if model.moment[0] > FIRST_ROUNDS else None
    if found is None:
        return None
    words = f"{found.text} From here the guide speaks only at choices that are new to you."
    return Advice(words, found.key)


def pay(model: Model) -> Advice | None:
    """Pay with a power or a die first, then with points."""
    if model.step != "pay":
        return None
    price = model.price(model.current)
    for each in price.powers:
        if model.find(each.key):
            return Advice(f"{_bold(model, each.source)} first: its power is free.", each.key)
    if price.die:
        for each in _of(model, "die"):
            if (each.source, each.target) == (price.die, price.icon):
                icon = ABILITY_NAMES[price.icon]
                card = _bold(model, model.current)
                words = f"{_bold(model, price.die)} pays {icon} for {card}: put the die on it."
                return Advice(words, each.key, goal=True)
    for each in _of(model, "settle"):
        icons = prices.points(price.points)
        return Advice(f"Pay the rest of {_bold(model, model.current)}: {icons}.", each.key)
    return None


def step_down(model: Model) -> Advice | None:
    """Turn a die by one side."""
    ways = _of(model, "step")
    if not ways:
        return None
    return Advice(
        "A die that has paid drops by a side or two: **one side** keeps it strong.", ways[0].key
    )


def lose(model: Model) -> Advice | None:
    """Lose a point where there are most."""
    ways = _of(model, "lose")
    if not ways:
        return None
    have = model.view["abilities"]
    best = max(ways, key=lambda each: have[each.source])
    return Advice(f"Take the point from **{ABILITY_NAMES[best.source]}**, where you have "
                  f"{have[best.source]}.", best.key)  # fmt: skip


def gain(model: Model) -> Advice | None:
    """Gain a point where there are fewest."""
    ways = _of(model, "gain")
    if not ways:
        return None
    have = model.view["abilities"]
    best = min(ways, key=lambda each: have[each.source])
    return Advice(f"**{ABILITY_NAMES[best.source]}** is lowest: gain the point there.", best.key)


def search(model: Model) -> Advice | None:
    """Search the Planet: cubes are worth more than they cost."""
    for each in _of(model, "search") if model.ahead else ():
        chance = model.chances(model.ahead)["yellow"].any
        cubes = counted(model.ahead, "cube")
        found = f"{percent(chance)} to find a Super Weapon"
        return Advice(f"**Search**: {cubes} for your icons, {found}.", each.key)
    return None


def action(model: Model) -> Advice | None:
    """Pay for the Planet's action."""
    for each in _of(model, "action"):
        words = (
            f"Pay for {_bold(model, each.source)} before you draw: that is what your hand is for."
        )
        return Advice(words, each.key)
    return None


def cube(model: Model) -> Advice | None:
    """Put drawn cubes where they usually go."""
    each = model.usual_cube
    if each is None:
        return None
    if each.source == "yellow":
        words = "**Yellow finds a Super Weapon**: put the cube where the weapons are."
    elif each.source == "black":
        words = (
            f"A black cube costs a point. You can spare one of **{ABILITY_NAMES[each.target]}**."
        )
    elif each.target in ABILITIES:
        words = f"The {each.source} cube adds a point of **{ABILITY_NAMES[each.target]}**."
    elif each.target in model.content.weapons:
        words = f"You are not short of points: use the {each.source} cube to Understand " \
                f"{_bold(model, each.target)}."  # fmt: skip
    else:
        words = f"You have no use for the {each.source} cube now: **return it to the supply**."
    return Advice(words, each.key, goal=True)


def keep(model: Model) -> Advice | None:
    """Keep cards with a Code or a Key."""
    if model.step != "keep":
        return None
    for each in _of(model, "keep"):
        return Advice("**Keep** cards with a Code or a Key: Planets ask for them.", each.key)
    return None


NEXT = (
    (ActionPaid, "Next time, keep a **Code or a Key**, and choose the Planet that asks for it."),
    (DieUsed, "Next time, let the **dice** pay for strong cards; a die helps even at 1."),
    (WeaponUnderstood, "Next time, put cubes on a **Super Weapon** early: you can use its power "
                       "in every line."),
    (PowerUsed, "Next time, use the **powers** of Super Weapons: each works once in every line."),
)  # fmt: skip


def after(model: Model) -> str:
    """Return what to try next: the first thing that the player has never done."""
    done = {type(each) for turn in model.session.history for each in turn.events}
    for kind, words in NEXT:
        if kind not in done:
            return words
    return "Next time, try another **captain**, or a higher level."


LEAD: GuideScript[Model] = GuideScript(
    (
        GuideStep("dice", keep_die, times=3),
        GuideStep("planet", planet, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("last", last_words),
        GuideStep("face", face, times=EACH_ROUND, rounds=FIRST_ROUNDS),
        GuideStep("pay", pay, times=EACH_ROUND, rounds=FIRST_ROUNDS),
        GuideStep("step", step_down),
        GuideStep("lose", lose, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("gain", gain, times=FIRST_ROUNDS),
        GuideStep("search", search, times=FIRST_ROUNDS, rounds=FIRST_ROUNDS),
        GuideStep("action", action),
        GuideStep("cube", cube, times=EACH_ROUND, rounds=FIRST_ROUNDS),
        GuideStep("keep", keep),
    ),
    after,
)
