"""Abilities and goals in words: their moment, conditions, cost and effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.outer_rim.cards.effects.abilities import Ability, Goal, When
from game.outer_rim.cards.effects.goods import TakeCard
from game.outer_rim.cards.effects.language import Block, Condition, Effect, every_effect
from game.outer_rim.cards.effects.moments import Forgo, Redirect
from game.outer_rim.cards.effects.tasks import Progress
from game.outer_rim.text.conditions import (
    BEATEN,
    condition,
    contact_of,
    cost_words,
    patrol_of,
    without,
)
from game.outer_rim.text.effects import block, clause
from game.outer_rim.text.grammar import one, plural
from game.outer_rim.text.terms import TRAITS, Scene, amount, money, per, reached, skills, space
from game.table.grammar import capital, listed, sentence

STEPS = {"planning": "Planning", "action": "Action", "encounter": "Encounter"}
"""moments that are steps of the turn; their abilities follow a label"""
WHENS: dict[str, str] = {
    "own_dice": "after you roll dice",
    "opponent_dice": "after your opponent rolls dice",
    "before_test": "before you test a skill",
    "test_failed": "when you would fail a test",
    "patrol_stop": "when a patrol stops your move",
    "would_be_defeated": "when {beaten} would be defeated",
    "combat_won": "after you win a combat",
    "combat_lost": "after you lose a combat",
    "patrol_beaten": "after you defeat a patrol",
    "bounty_reward": "after you gain a bounty reward",
    "eliminated": "after you eliminate a contact",
    "captured_delivered": "after you deliver a captured contact",
    "delivery_reward": "after you gain the reward of {trait}cargo",
    "cargo_delivered": "after you deliver {trait}cargo",
    "job_reward": "after you gain a job reward",
    "job_completed": "after you complete a job",
    "ship_recovered": "after your ship recovers damage",
    "crew_gained": "after you gain crew",
    "defeated": "after you are defeated",
    "patrol_moves": "in your action step, when a patrol would move toward you",
    "other_enters": "when another player moves into your space",
    "space_encountered": "before you draw an encounter card",
    "credits_lost": "when a card would make you lose credits",
    "turn_ended": "at the end of your turn",
    "planning_recovered": "after you recover{damage} in your planning step while not defeated",
    "bounty_completed": "after you complete a bounty",
    "contact_met": "when you encounter a contact",
    "card_marked": "after you put a goal token on an asset",
    "hunting": "before you fight for a bounty",
    "crossing": "when you declare a crossing of the Core",
}
GOALS: dict[str, tuple[str, str]] = {
    "own_dice": ("roll dice", "roll dice {n} times"),
    "opponent_dice": ("have an opponent roll dice", "have opponents roll dice {n} times"),
    "before_test": ("test a skill", "test {n} skills"),
    "test_failed": ("fail a test", "fail {n} tests"),
    "patrol_stop": ("be stopped by a patrol", "be stopped by {n} patrols"),
    "would_be_defeated": ("be in danger of defeat", "be in danger of defeat {n} times"),
    "combat_won": ("win a combat", "win {n} combats"),
    "combat_lost": ("lose a combat", "lose {n} combats"),
    "patrol_beaten": ("defeat a patrol", "defeat {n} patrols"),
    "bounty_reward": ("gain a bounty reward", "gain {n} bounty rewards"),
    "eliminated": ("eliminate a contact", "eliminate {n} contacts"),
    "captured_delivered": ("deliver a captured contact", "deliver {n} captured contacts"),
    "delivery_reward": ("gain the reward of {trait}cargo", "gain {n} rewards of {trait}cargo"),
    "cargo_delivered": ("deliver {trait}cargo", "deliver {n} {trait}cargo"),
    "job_reward": ("gain a job reward", "gain {n} job rewards"),
    "job_completed": ("complete a job", "complete {n} jobs"),
    "ship_recovered": ("recover ship damage", "recover ship damage {n} times"),
    "crew_gained": ("gain crew", "gain crew {n} times"),
    "defeated": ("be defeated", "be defeated {n} times"),
    "patrol_moves": ("have a patrol move toward you", "have {n} patrols move toward you"),
    "other_enters": ("have a player move to you", "have players move to you {n} times"),
    "space_encountered": ("explore {space}", "explore {n} {spaces}"),
    "credits_lost": ("be about to lose credits", "be about to lose credits {n} times"),
    "turn_ended": ("end a turn", "end {n} turns"),
    "planning_recovered": (
        "recover{damage} in your planning step while not defeated",
        "recover{damage} in {n} of your planning steps while not defeated",
    ),
    "bounty_completed": ("complete a bounty", "complete {n} bounties"),
    "contact_met": ("encounter a contact", "encounter {n} contacts"),
    "card_marked": ("put a goal token on an asset", "put goal tokens on {n} assets"),
    "hunting": ("fight for a bounty", "fight for {n} bounties"),
    "crossing": ("declare a crossing", "declare {n} crossings"),
}
ROLLS = {
    "ground": "in ground combat",
    "ship": "in ship combat",
    "test": "for a skill test",
    "delivery": "to deliver ILLEGAL cargo",
    "card": "because a card says so",
}
IN_WHICH = {"opponent_dice", "suffers"}
"""conditions on the combats of a goal"""
PATROLS = ("defeat a patrol", "after you defeat a patrol")
"""moments in words that name the faction of the patrol, if the condition does"""
NO_COMBAT = frozenset(("test", "delivery", "card"))
"""every roll that is part of no combat"""
LIMITS = {"roll": "once per roll", "combat": "once per combat", "turn": "once per turn"}
STATS: dict[str, Callable[[Any], str]] = {
    "ground_combat": lambda n: f"{_signed(n)} {{icon:ground_combat}} ground combat",
    "ship_combat": lambda n: f"{_signed(n)} {{icon:ship_combat}} ship combat",
    "health": lambda n: f"{_signed(n)} {{icon:health}} health",
    "hull": lambda n: f"{_signed(n)} {{icon:hull}} hull",
    "hyperdrive": lambda n: f"{_signed(n)} {{icon:hyperdrive}} hyperdrive",
    "crew_slots": lambda n: _slots(n, "crew"),
    "cargo_slots": lambda n: _slots(n, "cargo"),
    "mod_slots": lambda n: _slots(n, "mod"),
    "gear_slots": lambda n: _slots(n, "gear"),
    "job_slots": lambda n: _slots(n, "job"),
    "opponent_ground_dice": lambda n: _opponent(n, "ground"),
    "opponent_ship_dice": lambda n: _opponent(n, "ship"),
    "ground_armor": lambda n: _armor(n, "ground"),
    "ship_armor": lambda n: _armor(n, "ship"),
    "ship_attack": lambda n: f"{_signed(n)} {{icon:ship_combat}} ship combat while you attack",
    "ship_plating": lambda n: f"your ship suffers {amount(n)} less of any damage, but at least 1",
    "ground_cap": lambda n: (
        f"suffer at most {amount(n)} damage in a {{icon:ground_combat}} ground combat that you win"
    ),
    "hire_discount": lambda n: f"hiring a contact costs you {money(n)} less",
    "hunt_dice": lambda n: (
        f"{_signed(n)} {{icon:ground_combat}} ground combat in fights for a bounty"
    ),
    "delivery_reach": lambda n: f"you may deliver to a planet up to {amount(n)} spaces away",
}
GRANTS = {
    "no_forced_patrols": "negative reputation does not force you to encounter patrols",
    "neutral_passage": "patrols of factions with which you are neutral do not stop your move",
    "no_patrol_grudge": "you lose no reputation for defeating patrols",
}


def _signed(value: Any) -> str:
    number = value if isinstance(value, int) else value.base or value.each
    return f"{'+' if number >= 0 else '-'}{amount(abs(value) if isinstance(value, int) else value)}"


def _slots(value: Any, kind: str) -> str:
    return f"{_signed(value)} {{icon:{kind}}} {kind} slot{'' if value in (1, -1) else 's'}"


def _opponent(value: Any, kind: str) -> str:
    number = value if isinstance(value, int) else value.base or value.each
    how = "more" if number > 0 else "fewer"
    dice = plural(abs(number), "die").replace(" ", f" {how} ", 1)
    return f"your opponent rolls {dice} in {{icon:{kind}_combat}} {kind} combat"


def _armor(value: Any, kind: str) -> str:
    return f"suffer {amount(value)} less damage in {{icon:{kind}_combat}} {kind} combat"


def abilities(found: Sequence[Ability], scene: Scene) -> list[str]:
    """Return all abilities of a card, one per paragraph; two sides of one condition share
    theirs."""
    told: list[str] = []
    place = 0
    while place < len(found):
        if place + 1 < len(found) and _complement(found[place], found[place + 1]):
            told.append(_improved(found[place], found[place + 1], scene))
            place += 1
        else:
            told.append(ability(found[place], scene))
        place += 1
    return told


def basic(found: Sequence[Ability]) -> list[Ability]:
    """Return the abilities without the improved halves of others, as a tile has room for."""
    pairs = zip((None, *found), found, strict=False)
    return [each for before, each in pairs if before is None or not _complement(before, each)]


def _complement(less: Ability, more: Ability) -> bool:
    """Return True if these are one ability that a condition improves."""
    same = ("when", "roll", "cost", "limit", "must", "title")
    return (
        less.only is not None
        and less.only.no is not None
        and less.only.no == more.only
        and less.only.model_fields_set == {"no"}
        and all(getattr(less, field) == getattr(more, field) for field in same)
    )


def _improved(less: Ability, more: Ability, scene: Scene) -> str:
    always = less.model_copy(update={"only": None})
    only = condition(more.only, scene)
    better = clause(more.then, scene.inside(moment=more.when), f"if {only}, you may")
    return f"{ability(always, scene)} {better.removesuffix('.')} instead."


def ability(a: Ability, scene: Scene) -> str:
    """Return an ability as its card prints it."""
    title = f"**{a.title}.** " if a.title else ""
    return title + (_always(a, scene) if a.when == "always" else _used(a, scene))


def _always(a: Ability, scene: Scene) -> str:
    parts = [STATS[stat](value) + per(value) for stat, value in a.modify.items()]
    parts += [f"you have {skills((each,))}" for each in a.skills]
    parts += [GRANTS[each] for each in a.grants]
    only = condition(a.only, scene)
    if a.swap is not None:
        parts.append(
            "when you gain fame from anything but this card, except additional fame, gain "
            f"{a.swap.fame} less and gain {money(a.swap.credits)}"
        )
    return sentence(listed(parts) + (f" if {only}" if only else ""))


def _used(a: Ability, scene: Scene) -> str:
    had = a.only is not None and bool(a.only.crew_skill)
    inner = scene.inside(moment=a.when, rival=_rival(a, scene), again=had)
    cost = cost_words(a.cost)
    if a.when in STEPS:
        only = condition(a.only, scene)
        start = f"if {only}," if only else ""
        start = f"{start} {cost} to".strip() if cost else start
        told = clause(a.then, inner, start) if start else block(a.then, scene)
        return f"**{'Goal, ' if _reaches(a, scene) else ''}{STEPS[a.when]}:** {told}"
    moment, rest = _moment(_when(a), a.only)
    only = condition(rest, scene)
    start = ", ".join(filter(None, (*_often(a, moment), only and f"if {only}")))
    if _reaches(a, scene):
        start = f"**Goal:** {capital(start)}"
    if a.must:
        return clause(a.then, inner, f"{start}," + (f" {cost} and" if cost else ""))
    return clause(a.then, inner, f"{start}, you may" + (f" {cost} to" if cost else ""))


def _when(a: Ability) -> str:
    """Return the moment in words. A change of a reward applies when it is gained, not after; a
    patrol may have to be near."""
    words = WHENS[a.when]
    for each in a.then:
        if isinstance(each, Forgo):
            words = words.replace("after", "when", 1)
        elif isinstance(each, Redirect):
            near = f"a patrol within {plural(each.within, 'space')} of you"
            words = words.replace("a patrol", near, 1)
    return words


def _rival(a: Ability, scene: Scene) -> str:
    """Return the term for the other player once the condition has introduced one."""
    if any(isinstance(each, TakeCard) for each in every_effect(a.then)):
        return "your opponent"
    named = a.only is not None and (a.only.company or a.only.fame in ("more", "less", "as_much"))
    return "that player" if named or a.when == "other_enters" else scene.rival


def _moment(words: str, only: Condition | None) -> tuple[str, Condition | None]:
    """Return the moment, with the trait or the part that its condition asks for; and the rest of
    the condition."""
    if "{beaten}" in words:
        told = BEATEN[only.beaten if only is not None else None]
        return words.format(beaten=told.format(you="you", your="your")), without(only, "beaten")
    if "{damage}" in words:
        least = only.recovered if only is not None else None
        told = f" at least {least} damage" if least else ""
        return words.replace("{damage}", told), without(only, "recovered")
    if "{space" in words:
        return _place(words, only)
    if words in PATROLS and only is not None and only.patrol_faction:
        told = words.replace("a patrol", patrol_of(only.patrol_faction))
        return told, without(only, "patrol_faction")
    if words.removesuffix("s").endswith(" combat") and only is not None and only.combat:
        return words.replace(" combat", f" {only.combat} combat"), without(only, "combat")
    if words == WHENS["hunting"] and only is not None and only.combat:
        return words.replace("fight", f"fight a {only.combat} combat"), without(only, "combat")
    if words == WHENS["crew_gained"] and only is not None and only.hired:
        return f"after you hire crew from {contact_of(only.hired)}", without(only, "hired")
    if "{trait}" not in words:
        return words, only
    trait = f"{TRAITS[only.trait]} " if only is not None and only.trait else ""
    return words.replace("{trait}", trait), without(only, "trait")


def _place(words: str, only: Condition | None) -> tuple[str, Condition | None]:
    """Return an encounter with the kind of space that its condition asks for: ``navpoint``."""
    kinds = only.at if only is not None else ()
    named = f"{listed(kinds, 'or')} space" if kinds else "space"
    words = words.replace("{spaces}", f"{named}s").replace("{space}", one(named))
    return words, without(only, "at") if kinds else only


def _often(a: Ability, moment: str) -> tuple[str, str]:
    """Return how often, and when; a limit that names the combat makes the moment's mention
    redundant."""
    limit = LIMITS.get(a.limit or "", "")
    if a.limit == "combat" and a.roll and not set(a.roll) - {"ground", "ship"}:
        kind = "" if len(a.roll) > 1 else f"{a.roll[0]} "
        return limit.replace("combat", f"{kind}combat"), moment
    return limit, moment + _rolls(a.roll)


def _rolls(rolls: tuple[str, ...]) -> str:
    """Return the rolls that an ability works on: `` in combat or for a skill test``."""
    if not rolls:
        return ""
    if NO_COMBAT == frozenset(rolls):
        return " outside combat"
    told = [ROLLS[each] for each in rolls]
    if "ground" in rolls and "ship" in rolls:
        told = ["in combat", *(ROLLS[each] for each in rolls if each not in ("ground", "ship"))]
    return f" {listed(told, 'or')}"


def _reaches(a: Ability, scene: Scene) -> bool:
    """Return True if using this ability once reaches the goal of its card."""
    done = scene.goal is not None and scene.goal.count == 1
    return done and any(isinstance(each, Progress) for each in _within(a.then))


def _within(effects: Block) -> Iterator[Effect]:
    """Return effects, including those of a won fight or a passed test."""
    for each in effects:
        yield each
        for more in ("then", "win", "survive"):
            yield from _within(getattr(each, more, ()))


NTH = {2: "second", 3: "third", 4: "fourth"}


def goal_task(when: When, only: Condition | None, scene: Scene) -> str:
    """Return a deed that a goal asks for once: ``explore Ryloth``, as its button says."""
    words, rest = _moment(GOALS[when][0], only)
    if when == "space_encountered" and rest is not None and rest.spaces:
        words = f"explore {listed((space(each) for each in rest.spaces), 'or')}"
        rest = without(rest, "spaces")
    if rest is not None and rest.fame_reward:
        return f"{words} that has fame"
    told = condition(rest, scene.inside(rival="the other player"))
    if when == "combat_won":
        told = told.replace("your opponent is", "against", 1)
        return f"{words} {told}".strip()
    return f"{words} while {told}" if told else words


def goal(g: Goal, scene: Scene, room: int = 0) -> str:
    """Return a personal or ship goal, and its reward; "" if the text of the ability that reaches it
    includes them.

    ``room``: the crew slots of the side.
    """
    reward = f"Then {reached(g, scene)}."
    if g.have is not None:
        have = condition(g.have, scene)
        return f"**Goal:** As soon as {have}, {reached(g, scene)}."
    if g.when is None:
        return f"**Goal:** Advance it {g.count} times. {reward}" if g.count > 1 else ""
    if g.when == "crew_gained" and g.only is not None and g.only.model_fields_set == {"cards"}:
        crew = g.only.cards.get("crew", 0)
        spare = " (the flipped side has room for it)" if room and room < crew else ""
        if crew in NTH and g.count == 1:
            return f"**Goal:** Gain a {NTH[crew]} crew{spare}. {reward}"
    once, often = GOALS[g.when]
    words, rest = _moment(once if g.count == 1 else often, g.only)
    words += " in one turn" if g.within else ""
    if g.each:
        words = words.replace("{n} contacts", "contacts of {n} different classes")
    only = condition(rest, scene.inside(rival="the other player"))
    given = rest.model_fields_set if rest is not None else set()
    link = "if" if "fame_reward" in given else "while"
    link = "in which" if given and given <= IN_WHICH else link
    task = words.replace("{n}", str(g.count)) + (f" {link} {only}" if only else "")
    return f"**Goal:** {sentence(task)} {reward}"
