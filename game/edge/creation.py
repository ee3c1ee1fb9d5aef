"""Making a hero: choices in, what is wrong with them or the whole sheet out (EE-R114 to EE-R121).

Everything here depends on its arguments alone. ``Choices`` are what a player decides, in any order;
a sheet that nothing is wrong with is a ``Hero`` like the six of the box.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from pydantic import Field, TypeAdapter, with_config

from game.edge import talents as cards
from game.edge.cards.creation import Career, Specialization, Species, Talent
from game.edge.cards.models import HIGHEST, SLOTS, Gear, Hero, Motive, Slot, Sort
from game.edge.cards.passives import Passives
from game.edge.ledger import Id
from game.edge.names import CHARACTERISTICS, LINKED, SKILLS, Characteristic, Skill
from game.edge.text.names import SKILL_NAMES
from game.table.grammar import counted
from game.table.refusals import Reason
from game.table.validation import STRICT, Natural

MOST = 2
"""the highest rank in a skill at creation (EE-R116)"""
OF_RATING, OF_RANK, OUTSIDE = 10, 5, 5
"""experience for each new rating and rank, and more for a rank outside the career (EE-R19)"""
LEFT = 20
"""unspent experience that every crew takes (EE-R117)"""
OWED = 10
Deal = Literal["none", "weapon", "experience", "more"]
DEALS: Mapping[Deal, tuple[int, int]] = {
    "none": (0, 0),
    "weapon": (5, 0),
    "experience": (5, 5),
    "more": (10, 10),
}
"""what a hero may owe more, with the experience that it brings (EE-R118)"""
DEAREST = 450
"""the price of a weapon that Obligation may buy"""
WEAPONS: Mapping[str, tuple[str, ...]] = {
    "heavy_blaster_pistol": ("heavy_blaster_pistol",),
    "blaster_carbine": ("blaster_carbine",),
    "holdout_blaster": ("holdout_blaster", "vibroknife"),
}
ARMORS = ("padded_armor", "armored_clothing")
TOOLS = 2
GOOD = 7
"""damage below which a weapon is a poor one"""
RANGED: tuple[Skill, ...] = ("ranged_light", "ranged_heavy")
Step = Literal["past", "species", "career", "specialization", "training", "ratings", "ranks",
               "talents", "kit", "motive", "name"]  # fmt: skip
"""a part of the choices; they are made in any order (EE-R114)"""
SPENDING: tuple[Step, ...] = ("ratings", "ranks", "talents")
"""the steps in which experience is spent"""
Text = Annotated[str, Field(max_length=110)]
BARS: tuple[tuple[Skill, ...], ...] = (
    ("ranged_light", "ranged_heavy", "melee", "brawl"),
    ("charm", "deception", "negotiation", "leadership", "coercion"),
    ("computers", "mechanics", "medicine", "astrogation"),
    ("stealth", "skulduggery", "perception", "coordination"),
)
"""the skills that decide how well a hero fights, talks, knows machines and sneaks"""
PLAYS_AS = (
    "Stands where the shooting is.",
    "Does the talking.",
    "Makes things work, and people.",
    "Gets in, and out again.",
)


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Choices:
    """The decisions of a player about a hero. ``raises`` and ``ranks`` are what experience buys, in
    steps; ``free``, ``trained`` and ``special`` are skills that get a free rank each: from the
    species, the career and the specialization. ``talents`` are those bought on its card, and
    ``raised`` is the characteristic that the card raises."""

    name: Annotated[str, Field(max_length=24)] = ""
    likeness: Id = ""
    species: Id = ""
    career: Id = ""
    specialization: Id = ""
    free: tuple[Skill, ...] = ()
    trained: tuple[Skill, ...] = ()
    special: tuple[Skill, ...] = ()
    raises: dict[Characteristic, Natural] = field(default_factory=dict)
    ranks: dict[Skill, Natural] = field(default_factory=dict)
    talents: tuple[Id, ...] = ()
    raised: Characteristic | Literal[""] = ""
    owes: Sort = "debt"
    deal: Deal = "none"
    weapon: Id = "heavy_blaster_pistol"
    armor: Id = "padded_armor"
    tools: tuple[Id, ...] = ()
    extra: Id = ""
    """the weapon that Obligation buys"""
    motive: Id = ""
    past: tuple[Text, Text, Text] = ("", "", "")
    """where from, why here, what next (L27)"""


CHOICES: TypeAdapter[Choices] = TypeAdapter(Choices)


@dataclass(frozen=True)
class Makings:
    """The parts that heroes can be made of, by id."""

    species: Mapping[str, Species]
    careers: Mapping[str, Career]
    specializations: Mapping[str, Specialization]
    talents: Mapping[str, Talent]
    motives: Mapping[str, Motive]
    gear: Mapping[str, Gear]

    @staticmethod
    def of(parts: Mapping[str, Any]) -> Makings:
        """Return those among these components."""
        return Makings(
            _of(parts, Species),
            _of(parts, Career),
            _of(parts, Specialization),
            _of(parts, Talent),
            _of(parts, Motive),
            _of(parts, Gear),
        )

    def weapons(self) -> tuple[str, ...]:
        """Return the weapons that Obligation may buy: plain ones (EE-R118)."""
        return tuple(
            id
            for id, each in self.gear.items()
            if each.weapon and not each.weapon.qualities and 0 < each.price <= DEAREST
        )

    def tools(self) -> tuple[str, ...]:
        """Return the tools of a kit."""
        return tuple(id for id, each in self.gear.items() if each.type == "tool" and each.skills)


K = TypeVar("K")


def _of(parts: Mapping[str, Any], kind: type[K]) -> dict[str, K]:
    return {id: each for id, each in parts.items() if isinstance(each, kind)}


class Fault(NamedTuple):
    """Something wrong with the choices of a step; ``open``: a decision is still to be made."""

    step: Step
    reason: Reason
    open: bool = False


# --- figures --------------------------------------------------------------------------------------


def ratings(m: Makings, c: Choices) -> dict[Characteristic, int]:
    """Return the characteristics: those of the species, with what was bought and raised."""
    species = m.species.get(c.species)
    own: Mapping[Characteristic, int] = species.ratings if species is not None else {}
    return {
        each: own.get(each, 2) + c.raises.get(each, 0) + (each == c.raised)
        for each in CHARACTERISTICS
    }


def career_skills(m: Makings, c: Choices) -> tuple[Skill, ...]:
    """Return the career skills, those of the specialization included (EE-149)."""
    career, special = m.careers.get(c.career), m.specializations.get(c.specialization)
    found = {*(career.skills if career else ()), *(special.skills if special else ())}
    return tuple(skill for skill in SKILLS if skill in found)


def granted(m: Makings, c: Choices) -> Counter[Skill]:
    """Return the free ranks (EE-R116)."""
    return Counter((*gifts(m, c), *c.trained, *c.special))


def gifts(m: Makings, c: Choices) -> tuple[Skill, ...]:
    """Return the skills in which the species brings a rank: without a choice they are known."""
    species = m.species.get(c.species)
    if species is not None and species.free.of and len(species.free.of) == species.free.n:
        return species.free.of
    return c.free


def ranks(m: Makings, c: Choices) -> dict[Skill, int]:
    """Return the ranks in skills, free and bought; skills without any are left out."""
    free = granted(m, c)
    found = {skill: free[skill] + c.ranks.get(skill, 0) for skill in SKILLS}
    return {skill: n for skill, n in found.items() if n}


def rating_cost(m: Makings, c: Choices, each: Characteristic) -> int:
    """Return the experience spent on a characteristic: ten times each new rating, before a talent
    card raises it."""
    now = ratings(m, c)[each] - (each == c.raised)
    return OF_RATING * sum(range(now - c.raises.get(each, 0) + 1, now + 1))


def rank_cost(m: Makings, c: Choices, skill: Skill) -> int:
    """Return the experience spent on a skill: five times each new rank, five more for each outside
    the career (EE-R19)."""
    bought, free = c.ranks.get(skill, 0), granted(m, c)[skill]
    outside = 0 if skill in career_skills(m, c) else OUTSIDE * bought
    return OF_RANK * sum(range(free + 1, free + bought + 1)) + outside


def holes(c: Choices) -> tuple[str, ...]:
    """Return the holes in the talent card."""
    bought = (*c.talents, *((c.raised,) if c.raised else ()))
    return tuple(cards.hole(c.specialization, each) for each in bought)


def talent_cost(m: Makings, c: Choices) -> int:
    """Return the experience spent on the talent card (EE-R121)."""
    special = m.specializations.get(c.specialization)
    rows = (cards.row(special, cards.talent_of(each)) for each in holes(c) if special is not None)
    return sum(cards.PRICES[at] for at in rows if at is not None)


def cost(m: Makings, c: Choices, step: Step) -> int:
    """Return the experience that a step has cost; what Obligation brings is below zero."""
    if step == "ratings":
        return sum(rating_cost(m, c, each) for each in c.raises)
    if step == "ranks":
        return sum(rank_cost(m, c, each) for each in c.ranks)
    if step == "talents":
        return talent_cost(m, c)
    return -DEALS[c.deal][1] if step == "past" else 0


def experience(m: Makings, c: Choices) -> int:
    """Return the experience with which the hero starts, of the species and of Obligation."""
    species = m.species.get(c.species)
    return (species.experience if species is not None else 0) + DEALS[c.deal][1]


def spare(m: Makings, c: Choices) -> int:
    """Return the experience that is not spent; below zero if too much is."""
    return experience(m, c) - sum(cost(m, c, each) for each in SPENDING)


# --- what is wrong --------------------------------------------------------------------------------


def problems(m: Makings, c: Choices) -> list[Reason]:
    """Return what is wrong with the choices, in the order of the steps; nothing for a hero."""
    return [each.reason for each in faults(m, c)]


def faults(m: Makings, c: Choices) -> list[Fault]:
    """Return what is wrong or still open, with the step to which it belongs."""
    return [*_past(m, c), *_origin(m, c), *_training(m, c), *bought(m, c), *_kit(m, c),
            *_person(m, c)]  # fmt: skip


def _past(m: Makings, c: Choices) -> Iterator[Fault]:
    if c.deal == "weapon":
        if not c.extra:
            told = "Choose the weapon that the Obligation pays for."
            yield Fault("past", Reason("EE-R118", told), True)
        elif c.extra not in m.weapons():
            told = "Obligation pays for a weapon of up to {most} credits, not for this one."
            yield Fault("past", Reason("EE-R118", told, most=DEAREST))
        elif len(WEAPONS.get(c.weapon, ())) > 1:
            told = "Two weapons fill hand and holster: choose another kit, or no third weapon."
            yield Fault("past", Reason("EE-R118", told))
    elif c.extra:
        yield Fault("past", Reason("EE-R118", "This weapon costs 5 Obligation: take it on."))


def _origin(m: Makings, c: Choices) -> Iterator[Fault]:
    special = m.specializations.get(c.specialization)
    if c.species not in m.species:
        yield Fault("species", Reason("EE-R115", "Choose a species."), True)
    if c.career not in m.careers:
        yield Fault("career", Reason("EE-R114", "Choose a career."), True)
    if special is None:
        yield Fault("specialization", Reason("EE-R114", "Choose a specialization."), True)
    elif special.career != c.career:
        told = "A {name} belongs to another career: choose a specialization of yours."
        name = special.name.lower()
        yield Fault("specialization", Reason("EE-R114", told, name=name), not c.career)


def _training(m: Makings, c: Choices) -> Iterator[Fault]:
    species, career = m.species.get(c.species), m.careers.get(c.career)
    special = m.specializations.get(c.specialization)
    if species is None or career is None or special is None:
        return
    yield from _picks(c.trained, career.skills, species.trained, "of the career")
    yield from _picks(c.special, special.skills, species.special, "of the specialization")
    own = career_skills(m, c)
    outside = tuple(skill for skill in SKILLS if skill not in own)
    yield from _picks(gifts(m, c), species.free.of or outside, species.free.n,
                      f"of the {species.name}" if species.free.of
                      else "outside the career")  # fmt: skip


def _picks(
    taken: tuple[Skill, ...], allowed: tuple[Skill, ...], n: int, whose: str
) -> Iterator[Fault]:
    if not set(taken) <= set(allowed):
        told = f"A free rank {whose} is in a skill that is not on its list."
        yield Fault("training", Reason("EE-R116", told))
    elif len(set(taken)) < len(taken):
        told = f"Two free ranks {whose} are in one skill: spread them out."
        yield Fault("training", Reason("EE-R116", told))
    elif len(taken) > n:
        told = f"There {'is' if n == 1 else 'are'} {counted(n, 'free rank')} {whose}, not more."
        yield Fault("training", Reason("EE-R116", told))
    elif len(taken) < n:
        told = f"Choose {counted(n - len(taken), 'skill')} {whose} for a free rank."
        yield Fault("training", Reason("EE-R116", told), True)


def bought(m: Makings, c: Choices) -> Iterator[Fault]:
    """Return what is wrong with what experience has bought."""
    for each, n in ratings(m, c).items():
        if n > HIGHEST:
            told = "{name} stops at {most} when a hero is made."
            yield Fault("ratings", Reason("EE-R116", told, name=each, most=HIGHEST))
    for skill, n in ranks(m, c).items():
        if n > MOST:
            told = "{name} stops at rank {most} when a hero is made."
            step: Step = "ranks" if c.ranks.get(skill) else "training"
            yield Fault(step, Reason("EE-R116", told, name=SKILL_NAMES[skill], most=MOST))
    yield from _card(m, c)
    left = spare(m, c)
    if left < 0 and c.species in m.species:
        told = "This costs {n} experience more than there is: take something back."
        step = next((each for each in reversed(SPENDING) if cost(m, c, each)), "ratings")
        yield Fault(step, Reason("EE-R117", told, n=-left))


def _card(m: Makings, c: Choices) -> Iterator[Fault]:
    """Return what is wrong with the talent card: each hole needs those of the row above it."""
    special = m.specializations.get(c.specialization)
    if special is None:
        return
    for each in c.talents:
        if each not in m.talents:
            told = "The card has no such talent: choose one that is on it."
            yield Fault("talents", Reason("EE-R121", told))
            return
    found = holes(c)
    for at, each in enumerate(found):
        rest = (*found[:at], *found[at + 1 :])
        reason = cards.why_not(special, cards.talent_of(each), rest)
        if reason is not None:
            yield Fault("talents", reason)
            return


def _kit(m: Makings, c: Choices) -> Iterator[Fault]:
    tools = m.tools()
    if c.weapon not in WEAPONS or c.armor not in ARMORS or not set(c.tools) <= set(tools):
        yield Fault("kit", Reason("EE-R119", "A kit has no such card: choose from the list."))
    elif len(c.tools) > TOOLS or len(set(c.tools)) < len(c.tools):
        yield Fault("kit", Reason("EE-R119", "A kit has two different tools, not more."))
    elif len(c.tools) < TOOLS:
        left = counted(TOOLS - len(c.tools), "tool")
        yield Fault("kit", Reason("EE-R119", f"Choose {left}."), True)


def _person(m: Makings, c: Choices) -> Iterator[Fault]:
    species = m.species.get(c.species)
    if c.motive not in m.motives:
        yield Fault("motive", Reason("EE-R120", "Choose a motive."), True)
    if species is not None and c.likeness not in species.likenesses:
        yield Fault("name", Reason("EE-R114", "Choose a likeness."), True)
    if not c.name.strip():
        yield Fault("name", Reason("EE-R114", "Give the hero a name."), True)


def warnings(m: Makings, c: Choices) -> list[str]:
    """Return what a hero will miss in a fight, each in a sentence; it is no ban (EE-R119)."""
    own = ranks(m, c)
    arms = [m.gear[each].weapon for each in _arms(c) if each in m.gear]
    found = []
    if not any(own.get(skill) for skill in RANGED):
        found.append("No rank in a ranged skill: most fights are fought at a distance.")
    if all(arm is None or arm.damage < GOOD for arm in arms):
        found.append(f"No weapon that deals {GOOD} damage: armor will stop most hits.")
    return found


def lapsing(m: Makings, c: Choices) -> str:
    """Return what becomes of much experience that is not spent, "" for little (EE-R117)."""
    if spare(m, c) <= LEFT:
        return ""
    return (
        f"Of {spare(m, c)} experience left, a crew takes {LEFT}, or as much as one of its heroes "
        "has earned if that is more."
    )


# --- the sheet ------------------------------------------------------------------------------------


def _arms(c: Choices) -> tuple[str, ...]:
    return (*WEAPONS.get(c.weapon, ()), *((c.extra,) if c.extra else ()))


def hero(m: Makings, c: Choices) -> Hero:
    """Return the hero of choices that nothing is wrong with. Raise ``ValueError`` with the first
    problem."""
    wrong = problems(m, c)
    if wrong:
        raise ValueError(wrong[0].text)
    return sketch(m, c)


def sketch(m: Makings, c: Choices) -> Hero:
    """Return the sheet as far as the choices go, for a look at it; nobody plays it."""
    species, special = m.species.get(c.species), m.specializations.get(c.specialization)
    own, now, motive = ranks(m, c), ratings(m, c), m.motives.get(c.motive)
    worn: Iterator[tuple[Slot, str]] = zip(SLOTS[:2], _arms(c))
    slots: dict[Slot, str] = {**dict(worn), "armor": c.armor}
    gear: Iterator[tuple[Slot, str]] = zip(SLOTS[3:5], c.tools)
    bars = _bars(now, own)
    gift = species.gift if species is not None else ""
    reason = f"Motive: {motive.name}. {motive.story}" if motive is not None else ""
    made: dict[str, Any] = {
        "kind": "hero",
        "name": " ".join(c.name.split()) or "Nobody yet",
        "fidelity": "house",
        "story": " ".join(each.strip() for each in c.past if each.strip()),
        "species": species.name if species is not None else "",
        "calling": special.name.lower() if special is not None else "",
        "ratings": {each: min(HIGHEST, n) for each, n in now.items()},
        "ranks": {skill: min(HIGHEST, n) for skill, n in own.items()},
        "slots": {**slots, **dict(gear)},
        "plays_as": PLAYS_AS[bars.index(max(bars))],
        "bars": bars,
        "primer": tuple(each for each in (gift, reason) if each),
        "owes": c.owes,
        "bases": (species.wounds, species.strain) if species is not None else (10, 10),
        "career": career_skills(m, c),
        "specializations": (special.id,) if special is not None else (),
        "holes": holes(c),
        "passives": (*(species.passives if species is not None else ()), *_passives(m, c)),
        "motive": motive,
        "obligation": OWED + DEALS[c.deal][0],
        "spare": max(0, spare(m, c)),
    }
    bare = Hero(id=MARK, **made)
    return bare.model_copy(update={"id": id_of(bare, c.likeness or "nobody")})


def _passives(m: Makings, c: Choices) -> Passives:
    found = (m.talents[each] for each in c.talents if each in m.talents)
    return tuple(each for talent in found for each in talent.passives)


def _bars(now: Mapping[Characteristic, int], own: Mapping[Skill, int]) -> tuple[int, int, int, int]:
    def bar(skills: tuple[Skill, ...]) -> int:
        best = max(now[LINKED[each]] + own.get(each, 0) for each in skills)
        trained = sum(bool(own.get(each)) for each in skills)
        return max(1, min(5, best - 2 + (trained > 1)))

    fight, talk, tech, sneak = map(bar, BARS)
    return fight, talk, tech, sneak


MARK, PARTED = "made", "__"


def id_of(hero: Hero, likeness: str) -> str:
    """Return the id of a player's hero: a likeness, and a digest of all that the sheet says beside
    what is usual, so that a field that heroes get later changes no id."""
    sheet = hero.model_dump(mode="json", exclude={"id"}, exclude_defaults=True)
    text = json.dumps(sheet, sort_keys=True)
    return PARTED.join((MARK, likeness, hashlib.sha256(text.encode()).hexdigest()[:12]))


def likeness_of(id: str) -> str:
    """Return the likeness in the id of a player's hero, "" for any other hero."""
    parts = id.split(PARTED)
    return parts[1] if len(parts) == 3 and parts[0] == MARK else ""


def genuine(hero: Hero) -> bool:
    """Return True if the id of a player's hero is that of the sheet."""
    likeness = likeness_of(hero.id)
    return bool(likeness) and hero.id == id_of(hero, likeness)
