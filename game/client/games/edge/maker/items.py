"""The steps of making a hero as data: what can be clicked, and the choices after a click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from game.edge import creation as cr
from game.edge.cards.models import HIGHEST, Sort
from game.edge.creation import Choices, Deal, Fault, Makings, Step
from game.edge.names import CHARACTERISTICS, LINKED, SKILLS, Skill
from game.edge.text.names import SKILL_NAMES
from game.edge.talents import PRICES
from game.table.grammar import counted

STEPS: dict[Step, tuple[str, str]] = {
    "species": ("Species", "What you are born with, or built with."),
    "career": ("Career", "Eight skills that are cheaper to improve."),
    "specialization": ("Specialization", "Four more career skills."),
    "training": ("Training", "Free ranks. Each click gives or takes one."),
    "ratings": (
        "Characteristics",
        "Each new rating costs 10 times its number.",
    ),
    "ranks": ("Skills", "A rank costs 5 times its number, 5 more outside the career."),
    "talents": ("Talents", "Two of row one open row two, both of row two the raise."),
    "past": ("Past", "What you owe, and to whom. Three lines are for you alone."),
    "kit": ("Kit", "One weapon, armor, two tools, and two stims."),
    "motive": ("Motive", "Act on it in an adventure, and the party gains 5 experience."),
    "name": ("Name", "And a face."),
}
"""the steps with their titles and what each is about"""
FIRST, SECOND, RAISE = PRICES
Look = Literal["rows", "tiles", "steppers", "faces"]


@dataclass(frozen=True)
class Item:
    """Something to click: the choices ``after`` it, and those after its minus, if it has one.

    ``closed`` says why it cannot be clicked. ``side`` stands at its right.
    """

    id: str
    name: str
    after: Choices
    words: str = ""
    side: str = ""
    chosen: bool = False
    closed: str = ""
    less: Choices | None = None


@dataclass(frozen=True)
class Group:
    """Items below a heading, with the way in which they look."""

    title: str
    items: tuple[Item, ...]
    look: Look = "rows"


def groups(m: Makings, c: Choices, step: Step) -> list[Group]:
    """Return what can be clicked in a step."""
    return [replace(each, items=tuple(_barred(m, c, each.items, step)))
            for each in STEP_GROUPS[step](m, c)]  # fmt: skip


def _barred(m: Makings, c: Choices, items: Sequence[Item], step: Step) -> Iterator[Item]:
    """Return the items, with the reason at those that would make something wrong that is not."""
    if step in ("species", "career", "specialization"):
        yield from items
        return
    now = {fault.reason.text for fault in cr.faults(m, c) if not fault.open}
    for item in items:
        new = (fault for fault in cr.faults(m, item.after) if not fault.open)
        why = next((fault.reason.text for fault in new if fault.reason.text not in now), "")
        yield replace(item, closed=why) if why and item.after != c else item


# --- the steps ------------------------------------------------------------------------------------


def _species(m: Makings, c: Choices) -> list[Group]:
    found = []
    for id, each in m.species.items():
        ratings = " ".join(str(each.ratings[one]) for one in CHARACTERISTICS)
        free = each.free
        skills = " or ".join(SKILL_NAMES[skill] for skill in free.of)
        gift = each.gift or f"One rank in each of {counted(free.n, 'skill')} outside your career."
        gift += f" {skills} 1." if skills else ""
        likeness = c.likeness if c.likeness in each.likenesses else each.likenesses[0]
        after = replace(c, species=id, free=(), likeness=likeness)
        found.append(Item(id, each.name, after, gift, f"{ratings}  \N{MIDDLE DOT}  "
                          f"{each.experience} XP", c.species == id))  # fmt: skip
    return [Group("Br Ag In Cu Wi Pr, then experience", tuple(found))]


def _listed(skills: Sequence[Skill]) -> str:
    return ", ".join(SKILL_NAMES[each] for each in skills)


def _career(m: Makings, c: Choices) -> list[Group]:
    found = []
    for id, each in m.careers.items():
        mine = c.specialization if _within(m, c.specialization, id) else ""
        after = c if c.career == id else replace(
            c, career=id, specialization=mine, trained=(), special=(), free=(),
            talents=(), raised="",
        )  # fmt: skip
        found.append(Item(id, each.name, after, _listed(each.skills), "", c.career == id))
    return [Group("", tuple(found))]


def _within(m: Makings, special: str, career: str) -> bool:
    found = m.specializations.get(special)
    return found is not None and found.career == career


def _specialization(m: Makings, c: Choices) -> list[Group]:
    own = [id for id in m.specializations if not c.career or _within(m, id, c.career)]
    found = []
    for id in own:
        each = m.specializations[id]
        after = c if c.specialization == id else replace(
            c, career=each.career, specialization=id, special=(), free=(),
            trained=c.trained if each.career == c.career else (), talents=(), raised="",
        )  # fmt: skip
        words = f"{each.story} {_listed(each.skills)}"
        career = "" if c.career else m.careers[each.career].name
        found.append(Item(id, each.name, after, words, career, c.specialization == id))
    return [Group("", tuple(found))]


def _training(m: Makings, c: Choices) -> list[Group]:
    species, career = m.species.get(c.species), m.careers.get(c.career)
    special = m.specializations.get(c.specialization)
    if species is None or career is None or special is None:
        return [Group("Choose species, career and specialization first.", ())]

    def toggles(
        field: Literal["trained", "special", "free"], skills: Sequence[Skill], n: int, whose: str
    ) -> Group:
        taken: tuple[Skill, ...] = getattr(c, field)
        found = []
        for skill in skills:
            has = skill in taken
            left = tuple(each for each in taken if each != skill)
            change: dict[str, Any] = {field: left if has else (*taken, skill)}
            after = replace(c, **change)
            rank = cr.ranks(m, c).get(skill, 0)
            side = str(rank) if rank else ""
            found.append(Item(f"{field}.{skill}", SKILL_NAMES[skill], after, "", side, has))
        return Group(f"{whose}: {len(taken)} of {n}", tuple(found), "tiles")

    made = [toggles("trained", career.skills, species.trained, career.name),
            toggles("special", special.skills, species.special, special.name)]  # fmt: skip
    own = cr.career_skills(m, c)
    outside = tuple(skill for skill in SKILLS if skill not in own)
    if species.free.n and len(species.free.of) != species.free.n:
        whose = species.name if species.free.of else f"{species.name}, outside the career"
        made.append(toggles("free", species.free.of or outside, species.free.n, whose))
    return made


def _ratings(m: Makings, c: Choices) -> list[Group]:
    found = []
    for each, now in cr.ratings(m, c).items():
        n = c.raises.get(each, 0)
        price = cr.OF_RATING * (now + 1)
        after = replace(c, raises={**c.raises, each: n + 1})
        less = replace(c, raises={**c.raises, each: n - 1}) if n else None
        skills = _listed([skill for skill in SKILLS if LINKED[skill] == each])
        side = f"{price} XP" if now < HIGHEST else ""
        found.append(Item(each, f"{each.capitalize()} {now}", after, skills, side, n > 0, "", less))
    return [Group("", tuple(found), "steppers")]


def _ranks(m: Makings, c: Choices) -> list[Group]:
    own, now = cr.career_skills(m, c), cr.ranks(m, c)

    def steppers(skills: Sequence[Skill], title: str) -> Group:
        found = []
        for skill in skills:
            n, rank = c.ranks.get(skill, 0), now.get(skill, 0)
            after = replace(c, ranks={**c.ranks, skill: n + 1})
            less = replace(c, ranks={**c.ranks, skill: n - 1}) if n else None
            price = cr.rank_cost(m, after, skill) - cr.rank_cost(m, c, skill)
            side = f"{price} XP" if rank < cr.MOST else ""
            name = f"{SKILL_NAMES[skill]} {rank}" if rank else SKILL_NAMES[skill]
            found.append(Item(skill, name, after, "", side, n > 0, "", less))
        return Group(title, tuple(found), "steppers")

    outside = [skill for skill in SKILLS if skill not in own]
    career = [steppers(own, "Career skills")] if own else []
    return [*career, steppers(outside, "Other skills")]


def _talents(m: Makings, c: Choices) -> list[Group]:
    special = m.specializations.get(c.specialization)
    if special is None or special.card is None:
        told = (
            "This specialization has no talents." if special else "Choose a specialization first."
        )
        return [Group(told, ())]

    def row(ids: Sequence[str], title: str, price: int) -> Group:
        found = []
        for id in ids:
            has = id in c.talents
            left = tuple(each for each in c.talents if each != id)
            after = replace(c, talents=left if has else (*c.talents, id))
            talent = m.talents[id]
            found.append(Item(id, talent.name, after, talent.text, f"{price} XP", has))
        return Group(title, tuple(found))

    raises = []
    for each, now in cr.ratings(m, c).items():
        has = c.raised == each
        after = replace(c, raised="" if has else each)
        raises.append(Item(f"raised.{each}", f"{each.capitalize()} {now}", after, "",
                           f"{RAISE} XP", has))  # fmt: skip
    return [row(special.card.first, f"{special.name}, first row", FIRST),
            row(special.card.second, "Second row", SECOND),
            Group("Raise one characteristic", tuple(raises), "tiles")]  # fmt: skip


SORTS: dict[Sort, str] = {
    "debt": "Debt", "favor": "Favor", "duty": "Duty", "bounty": "Bounty", "oath": "Oath",
}  # fmt: skip
DEAL_NAMES: dict[Deal, tuple[str, str]] = {
    "none": ("Obligation 10", "The usual."),
    "experience": ("Obligation 15", "5 more experience to spend."),
    "more": ("Obligation 20", "10 more experience to spend."),
    "weapon": ("Obligation 15", f"A weapon of up to {cr.DEAREST} credits."),
}


def _past(m: Makings, c: Choices) -> list[Group]:
    sorts = tuple(Item(f"owes.{id}", name, replace(c, owes=id), chosen=c.owes == id)
                  for id, name in SORTS.items())  # fmt: skip
    deals = []
    for deal, (name, words) in DEAL_NAMES.items():
        extra = c.extra if deal == "weapon" else ""
        after = replace(c, deal=deal, extra=extra)
        deals.append(Item(f"deal.{deal}", name, after, words, "", c.deal == deal))
    made = [Group("What you owe", sorts, "tiles"), Group("How much", tuple(deals))]
    if c.deal == "weapon":
        arms = tuple(_card(m, c, f"extra.{id}", id, replace(c, extra=id), c.extra == id)
                     for id in m.weapons())  # fmt: skip
        made.append(Group("The weapon", arms))
    return made


def _card(m: Makings, c: Choices, id: str, card: str, after: Choices, chosen: bool) -> Item:
    gear = m.gear[card]
    arm = gear.weapon
    if arm is not None:
        words = f"{SKILL_NAMES[arm.skill]}, damage {arm.damage}, {arm.range} range"
    elif gear.type == "armor":
        words = f"Soak {gear.soak}, defense {gear.defense}"
    else:
        words = _listed(gear.skills)
    return Item(id, gear.name, after, words, "", chosen)


def _kit(m: Makings, c: Choices) -> list[Group]:
    arms = []
    for id, cards in cr.WEAPONS.items():
        item = _card(m, c, f"weapon.{id}", id, replace(c, weapon=id), c.weapon == id)
        more = " and ".join(m.gear[each].name for each in cards)
        arms.append(replace(item, name=more))
    armor = tuple(_card(m, c, f"armor.{id}", id, replace(c, armor=id), c.armor == id)
                  for id in cr.ARMORS)  # fmt: skip
    tools = []
    for id in m.tools():
        left = tuple(each for each in c.tools if each != id)
        after = replace(c, tools=left if id in c.tools else (*c.tools, id))
        tools.append(_card(m, c, f"tool.{id}", id, after, id in c.tools))
    return [Group("Weapon", tuple(arms)), Group("Armor", armor),
            Group(f"Tools: {len(c.tools)} of {cr.TOOLS}", tuple(tools))]  # fmt: skip


def _motive(m: Makings, c: Choices) -> list[Group]:
    titles = {"ambition": "Ambitions", "cause": "Causes", "tie": "Ties"}
    return [
        Group(title, tuple(
            Item(id, each.name, replace(c, motive=id), each.story, "", c.motive == id)
            for id, each in m.motives.items() if each.sort == sort
        ))
        for sort, title in titles.items()
    ]  # fmt: skip


def _name(m: Makings, c: Choices) -> list[Group]:
    species = m.species.get(c.species)
    if species is None:
        return [Group("Choose a species first.", ())]
    faces = tuple(Item(f"face.{id}", "", replace(c, likeness=id), chosen=c.likeness == id)
                  for id in species.likenesses)  # fmt: skip
    names = tuple(Item(f"name.{at}", name, replace(c, name=name), chosen=c.name == name)
                  for at, name in enumerate(species.names))  # fmt: skip
    return [Group("Likeness", faces, "faces"), Group("Names to take", names, "tiles")]


STEP_GROUPS = {
    "species": _species, "career": _career, "specialization": _specialization,
    "training": _training, "ratings": _ratings, "ranks": _ranks, "talents": _talents,
    "past": _past, "kit": _kit, "motive": _motive, "name": _name,
}  # fmt: skip


@dataclass(frozen=True)
class Mark:
    """The state of a step: its cost, whether it is open, and whether something is wrong."""

    cost: int
    open: bool
    wrong: bool


def mark(m: Makings, c: Choices, step: Step, faults: Sequence[Fault]) -> Mark:
    """Return the state of a step, given all faults of the choices."""
    own = [fault for fault in faults if fault.step == step]
    return Mark(cr.cost(m, c, step), any(fault.open for fault in own),
                any(not fault.open for fault in own))  # fmt: skip
