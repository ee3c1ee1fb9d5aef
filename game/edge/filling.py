"""Heroes filled in for a player: from one word, or by surprise (EE-R114).

A filled sheet is legal, and the same for the same seed. These draws are none of a game's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Literal, get_args

from game.edge import creation as cr
from game.edge.cards.creation import Specialization
from game.edge.cards.models import Sort
from game.edge.creation import Choices, Deal, Makings
from game.edge.names import CHARACTERISTICS, LINKED, SKILLS, Characteristic, Skill

Word = Literal["fights", "talks", "fixes", "sneaks", "flies", "heals"]
WORDS: dict[Word, tuple[Skill, ...]] = {
    "fights": ("ranged_light", "ranged_heavy", "melee", "vigilance", "brawl", "resilience"),
    "talks": ("charm", "negotiation", "deception", "leadership", "coercion", "cool"),
    "fixes": ("mechanics", "computers", "knowledge", "astrogation", "perception", "piloting"),
    "sneaks": ("stealth", "skulduggery", "deception", "perception", "coordination", "computers"),
    "flies": ("piloting", "gunnery", "astrogation", "perception", "mechanics", "vigilance"),
    "heals": ("medicine", "resilience", "knowledge", "discipline", "survival", "charm"),
}
"""what a hero is for, with the skills that it takes, the first of them most"""
DEALS: tuple[Deal, ...] = get_args(Deal)
SORTS: tuple[Sort, ...] = get_args(Sort)
GUNS: tuple[Skill, ...] = ("ranged_light", "ranged_heavy")


def filled(m: Makings, seed: int, word: Word, kept: Choices | None = None) -> Choices:
    """Return the choices for a hero who does what the word says; who he is stays as it is in
    ``kept``, as far as that is chosen: species, likeness, name, past, motive and Obligation."""
    draws, wanted = Random(seed), WORDS[word]
    kept = kept or Choices()
    special = draws.choice(_best(m, wanted))
    key = _keys(wanted)
    able = [each for each in m.species.values() if each.ratings[key[0]] >= 2]
    species = m.species.get(kept.species) or draws.choice(able or [*m.species.values()])
    by_worth = sorted(SKILLS, key=lambda each: _worth(each, wanted), reverse=True)
    made = Choices(
        name=kept.name.strip() or draws.choice(species.names),
        likeness=kept.likeness
        if kept.likeness in species.likenesses
        else draws.choice(species.likenesses),
        species=species.id,
        career=special.career,
        specialization=special.id,
        owes=kept.owes,
        deal="none" if kept.deal == "weapon" else kept.deal,
        motive=kept.motive or draws.choice([*m.motives]),
        past=kept.past,
    )
    made = _trained(m, made, by_worth)
    made = _raised(m, made, key, draws)
    made = _learned(m, made, [*_gun(m, made), *wanted[:3], *by_worth])
    made = next((each for each in _punches(m, made) if not any(cr.bought(m, each))), made)
    tools = _tools(m, cr.ranks(m, made))
    return replace(made, weapon=_weapon(m, made), armor=draws.choice(cr.ARMORS), tools=tools)


def surprise(m: Makings, seed: int) -> Choices:
    """Return any legal choices at all: every part of them is drawn."""
    draws = Random(seed)
    species = draws.choice([*m.species.values()])
    special = draws.choice([*m.specializations.values()])
    deal = draws.choice(DEALS)
    weapon = draws.choice([*cr.WEAPONS] if deal != "weapon" else [
        id for id, arms in cr.WEAPONS.items() if len(arms) == 1
    ])  # fmt: skip
    made = Choices(
        name=draws.choice(species.names),
        likeness=draws.choice(species.likenesses),
        species=species.id,
        career=special.career,
        specialization=special.id,
        owes=draws.choice(SORTS),
        deal=deal,
        weapon=weapon,
        armor=draws.choice(cr.ARMORS),
        tools=tuple(draws.sample(m.tools(), cr.TOOLS)),
        extra=draws.choice(m.weapons()) if deal == "weapon" else "",
        motive=draws.choice([*m.motives]),
    )
    made = _trained(m, made, draws.sample(SKILLS, len(SKILLS)))
    while ways := _buys(m, made):
        made = draws.choice(ways)
        if not draws.randrange(12):
            break
    return made


def _best(m: Makings, wanted: Sequence[Skill]) -> list[Specialization]:
    """Return the three specializations that teach most of what is wanted, with their careers."""

    def worth(each: Specialization) -> int:
        skills = {*each.skills, *m.careers[each.career].skills}
        return sum(_worth(skill, wanted) for skill in skills)

    return sorted(m.specializations.values(), key=worth, reverse=True)[:3]


def _worth(skill: Skill, wanted: Sequence[Skill]) -> int:
    """Return how much a skill is wanted; guns are always worth something."""
    if skill in wanted:
        return 10 - wanted.index(skill)
    return 3 if skill in GUNS else 0


def _keys(wanted: Sequence[Skill]) -> list[Characteristic]:
    """Return the characteristics that matter, the one that matters most first."""
    worth = {
        each: sum(_worth(s, wanted) for s in wanted if LINKED[s] == each)
        for each in CHARACTERISTICS
    }
    return sorted(CHARACTERISTICS, key=lambda each: -worth[each])


def _trained(m: Makings, c: Choices, order: Sequence[Skill]) -> Choices:
    """Return the choices with all free ranks, in skills in this order as far as they have room."""
    species = m.species[c.species]
    own, gift = cr.career_skills(m, c), species.free
    outside = tuple(each for each in SKILLS if each not in own)
    free = _top(order, gift.of or outside, gift.n, ())
    special = _top(order, m.specializations[c.specialization].skills, species.special, ())
    both = [each for each in SKILLS if each in free and each in special]
    trained = _top(order, m.careers[c.career].skills, species.trained, both)
    return replace(c, free=free, special=special, trained=trained)


def _top(
    order: Sequence[Skill], skills: Iterable[Skill], n: int, without: Iterable[Skill]
) -> tuple[Skill, ...]:
    known = {*skills} - {*without}
    return tuple(each for each in order if each in known)[:n]


def _buys(m: Makings, c: Choices) -> list[Choices]:
    """Return the choices after each single purchase that there is experience for."""
    ways = [
        replace(c, raises={**c.raises, each: c.raises.get(each, 0) + 1}) for each in CHARACTERISTICS
    ]
    ways += [replace(c, ranks={**c.ranks, each: c.ranks.get(each, 0) + 1}) for each in SKILLS]
    ways += _punches(m, c)
    return [each for each in ways if not any(cr.bought(m, each))]


def _punches(m: Makings, c: Choices) -> list[Choices]:
    """Return the choices after each hole that may be open in the talent card."""
    card = m.specializations[c.specialization].card
    if card is None:
        return []
    left = [each for each in card.talents if each not in c.talents]
    ways = [replace(c, talents=(*c.talents, each)) for each in left]
    return ways + ([] if c.raised else [replace(c, raised=each) for each in CHARACTERISTICS])


def _raised(m: Makings, c: Choices, keys: Sequence[Characteristic], draws: Random) -> Choices:
    """Raise what matters most, and keep some experience for skills."""
    keep = draws.choice((15, 20, 25))
    for each, most in zip((keys[0], keys[1], "agility", "willpower", keys[0]), (4, 3, 3, 2, 5)):
        while cr.ratings(m, c)[each] < most:
            more = replace(c, raises={**c.raises, each: c.raises.get(each, 0) + 1})
            if cr.spare(m, more) < keep:
                break
            c = more
    return c


def _learned(m: Makings, c: Choices, order: Sequence[Skill]) -> Choices:
    """Spend what is left on ranks, in the order of the skills."""
    for skill in order:
        more = replace(c, ranks={**c.ranks, skill: c.ranks.get(skill, 0) + 1})
        if not any(cr.bought(m, more)):
            c = more
    return c


def _gun(m: Makings, c: Choices) -> tuple[Skill, ...]:
    """Return the skill of the gun to learn, if none is known."""
    if any(cr.ranks(m, c).get(each) for each in GUNS):
        return ()
    own = cr.career_skills(m, c)
    return ("ranged_heavy",) if "ranged_heavy" in own else ("ranged_light",)


def _weapon(m: Makings, c: Choices) -> str:
    """Return the weapon of the gun that is known best."""
    own = cr.ranks(m, c)
    heavy = own.get("ranged_heavy", 0) > own.get("ranged_light", 0)
    return "blaster_carbine" if heavy else "heavy_blaster_pistol"


def _tools(m: Makings, own: dict[Skill, int]) -> tuple[str, ...]:
    """Return the tools that help with the most ranks."""
    worth = {id: sum(own.get(s, 0) for s in m.gear[id].skills) for id in m.tools()}
    return tuple(sorted(worth, key=lambda id: -worth[id])[: cr.TOOLS])
