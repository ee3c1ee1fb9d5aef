"""The body of each kind of component, paragraph by paragraph."""

from __future__ import annotations

from collections.abc import Callable
from string import capwords
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.abilities import Ability, Goal
from game.outer_rim.cards.effects.choices import Choose, If, May, Roll
from game.outer_rim.cards.effects.gains import Damage, Lose
from game.outer_rim.cards.effects.language import Block, Effect, Skill, every_effect
from game.outer_rim.cards.effects.tasks import CompleteJob, Databank, FailJob, GoTo
from game.outer_rim.cards.effects.trials import Fight, FightPlayer, Test
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.company.rules import prize_of
from game.outer_rim.contests.effects import Opposed
from game.outer_rim.players.chances import FACES
from game.outer_rim.text.abilities import abilities, ability, goal
from game.outer_rim.text.conditions import condition
from game.outer_rim.text.effects import BULLET, block, clause
from game.outer_rim.text.grammar import many, plain, plural
from game.outer_rim.text.terms import (
    Scene,
    at_space,
    faces,
    faction,
    money,
    reputation,
    skill,
    skills,
    space,
    value,
)
from game.table.grammar import capital, listed

DOT = " · "
LINE = "\n"
NEXT_TO_PLAYER = "another_player"


def scene_of(content: Content, id: str) -> Scene:
    """Return the facts that the words on a card refer to."""
    component = content.components.get(id)
    if isinstance(component, c.ContactCard):
        return Scene(content, crew=component.name)
    if isinstance(component, c.JobCard):
        return Scene(content, rival="the other player")
    asset = content.assets.get(id)
    if asset is not None and asset.partner:
        return Scene(content, rival="your partner")
    if asset is not None and asset.opposed:
        return Scene(content, rival="that player", prize=_prize(asset))
    if isinstance(component, c.EncounterCard) and component.asset is not None:
        return Scene(content, asset=component.asset.name)
    return Scene(content)


def _prize(asset: Asset) -> str:
    loot = prize_of(asset.reward)
    return "" if loot is None else f"that {listed(loot.kinds, 'or')}"


# --- characters, ships, tokens --------------------------------------------------------------------


def character(card: c.Character, side: c.CharacterSide, scene: Scene) -> list[str]:
    """Return skills, abilities and goal of a character."""
    body = [capital(skills(card.skills, "and")) + "." if card.skills else "No skills."]
    scene = scene.inside(goal=side.goal, depth=scene.depth)
    body += abilities(side.abilities, scene)
    return body + _goal(side.goal, scene)


def _goal(found: Goal | None, scene: Scene, room: int = 0) -> list[str]:
    return list(filter(None, [goal(found, scene, room)])) if found is not None else []


def character_line(card: c.Character) -> str:
    """Return kind and figures of a character."""
    kind = "Droid" if card.droid else "Character"
    return DOT.join(
        (kind, f"{{icon:health}} {card.health}", f"{{icon:ground_combat}} {card.ground_combat}")
    )


def ship(side: c.ShipSide, scene: Scene) -> list[str]:
    """Return slots, abilities and goal of a ship."""
    body = [f"**Slots:** {slots(side.slots)}."]
    scene = scene.inside(goal=side.goal, sheet="sheet", depth=scene.depth)
    body += abilities(side.abilities, scene)
    return body + _goal(side.goal, scene, side.slots.crew)


def ship_line(side: c.ShipSide) -> str:
    """Return kind and figures of a ship."""
    figures = {"hyperdrive": side.hyperdrive, "ship_combat": side.ship_combat, "hull": side.hull}
    return DOT.join(("Ship", *(f"{{icon:{icon}}} {number}" for icon, number in figures.items())))


def ship_facts(side: c.ShipSide) -> str:
    """Return the figures and slots of a ship in plain words."""
    figures = f"hyperdrive {side.hyperdrive}, ship combat {side.ship_combat}, hull {side.hull}"
    return f"{figures}; {plain(slots(side.slots))}"


def slots(found: c.Slots) -> str:
    """Return the slots of a ship: ``2 crew, 1 cargo, 1 cargo or mod``."""
    kinds = (
        ("crew", "crew", found.crew),
        ("cargo", "cargo", found.cargo),
        ("mod", "mod", found.mod),
        ("cargo", "cargo or mod", found.cargo_or_mod),
        ("gear", "gear or mod", found.gear_or_mod),
        ("job", "job or bounty", found.job_or_bounty),
    )
    told = [
        f"{number} {{icon:{icon}}} {many(kind) if number > 1 else kind}"
        for icon, kind, number in kinds
        if number
    ]
    return listed(told)


def patrol(card: c.Patrol) -> list[str]:
    """Return the reward for defeating a patrol."""
    if card.ship_combat is None:
        return ["It cannot be defeated: it defeats any player who encounters it, then moves on."]
    fame = f"{card.fame} fame" if card.fame else ""
    reward = listed((money(card.credits) if card.credits else "", fame))
    return [f"**Win:** Lose {reputation(1, card.faction)}, then gain {reward}."]


def patrol_line(card: c.Patrol) -> str:
    """Return kind and figures of a patrol."""
    strength = "unbeatable" if card.ship_combat is None else str(card.ship_combat)
    return f"Patrol{DOT}level {card.level}{DOT}{{icon:ship_combat}} {strength}"


def contact(card: c.Contact) -> str:
    """Return kind and marks of a contact token."""
    marks = [f"{{icon:class_{card.contact_class}}} {card.contact_class.title()} contact"]
    marks += ["{icon:droid} Droid"] if card.droid else []
    marks += [faction(card.faction)] if card.faction else []
    return DOT.join(marks)


# --- cards with parts -----------------------------------------------------------------------------


def parts(found: tuple[c.Part, ...], scene: Scene) -> list[str]:
    """Return the parts of a section or of a contact's card, each after its condition: the first
    that fits is resolved (OR-215)."""
    told: list[str] = []
    for part in found:
        start = f"**If {condition(part.when, scene)}:** " if part.when is not None else ""
        if part.when is None and told:
            start = "**Otherwise:** "
        told.append(start + block(part.effect, scene))
    return told


def crew_marks(skills_: tuple[Any, ...], droid: bool, side: str | None) -> str:
    """Return skills, droid mark and faction of crew."""
    marks = [skill(each) for each in skills_]
    marks += ["{icon:droid} droid"] if droid else []
    marks += [faction(side)] if side else []
    return listed(marks)


def contact_card(card: c.ContactCard, scene: Scene) -> list[str]:
    """Return the encounter with a contact, and the crew that it can become."""
    return [*parts(card.parts, scene), *as_crew(card, scene)]


def as_crew(card: c.ContactCard, scene: Scene) -> list[str]:
    """Return what a contact can do as crew."""
    crew = card.crew
    marks = crew_marks(crew.skills, crew.droid, crew.faction) or "no skill"
    return [f"**As crew:** {capital(marks)}.", *abilities(crew.abilities, scene)]


def encounter(card: c.EncounterCard, scene: Scene) -> list[str]:
    """Return all sections of an encounter card."""
    found: list[str] = []
    for each in card.sections:
        found += [f"{{teal|{where(each, card.deck)}}}", *section(each, scene)]
    return found


def where(section: c.Section, deck: str) -> str:
    """Return the spaces of a section, or that it is for a crossing; one for all spaces of its deck
    is named for the deck."""
    if section.across:
        return "Across the Core"
    named = listed([space(each) for each in section.spaces], "and")
    return capital(named) if named else capwords(deck.replace("_", " "))


def section(found: c.Section, scene: Scene) -> list[str]:
    """Return the parts of a section; a secret adds its later use."""
    told = parts(found.parts, scene)
    if found.secret is not None:
        told.append(
            ability(found.secret.model_copy(update={"title": _secret(found.secret)}), scene)
        )
    return told


def _secret(found: Ability) -> str:
    return f"Secret: {found.title}" if found.title else "Secret"


def steps(card: c.JobCard, scene: Scene) -> list[str]:
    """Return the numbered steps of a job's databank card."""
    return [f"**{n}.** {step_words(card, n, scene)}" for n in range(1, len(card.steps) + 1)]


def step_words(card: c.JobCard, number: int, scene: Scene) -> str:
    """Return a step of a job's databank card; the last one covers a job left open."""
    effect = card.steps[number - 1].effect
    told = block(effect, scene.inside(step=number, depth=scene.depth))
    return or_fails(told, effect) if number == len(card.steps) else told


def or_fails(told: str, effect: Block) -> str:
    """Return the text of an attempt at a job; if it can end undecided, the text adds that the job
    fails."""
    if not _open(effect):
        return told
    return f"{told}{LINE if BULLET in told else ' '}Otherwise, the job fails."


def trouble(card: c.TroubleCard, scene: Scene) -> str:
    """Return a databank card that other cards call for; one that can save a job adds the
    alternative."""
    completes = any(isinstance(each, CompleteJob) for each in every_effect(card.effect))
    told = block(card.effect, scene)
    return or_fails(told, card.effect) if completes else told


def _open(effects: Block) -> bool:
    """Return True if these effects can end with the job neither complete, failed nor sent to
    another step."""
    return all(map(_leaves_open, effects))


def _leaves_open(effect: Effect) -> bool:
    if isinstance(effect, CompleteJob | FailJob | GoTo | Databank):
        return False
    if isinstance(effect, Fight | FightPlayer):
        return _open(effect.lose) or (_open(effect.win) and _open(effect.survive))
    if isinstance(effect, Opposed):
        return any(map(_open, (effect.won, effect.lost, effect.both, effect.neither)))
    if isinstance(effect, Choose):
        return any(_open(way.then) for way in effect.ways)
    if isinstance(effect, Test | May | If | Roll):
        return _open(effect.then) or _open(effect.otherwise)
    return True


# --- assets ---------------------------------------------------------------------------------------


def asset(found: Asset, scene: Scene, own: tuple[Any, ...]) -> list[str]:
    """Return the effects of a card in a slot or in the market; ``own`` are its abilities as
    printed."""
    body = KIND_BODY.get(found.kind, _nothing)(found, scene)
    return [*filter(None, body), *abilities(own, scene)]


def _nothing(found: Asset, scene: Scene) -> list[str]:
    return []


def _crew(found: Asset, scene: Scene) -> list[str]:
    marks = crew_marks(found.skills, found.droid, found.faction)
    return [f"{capital(marks)}."] if marks else []


def _cargo(found: Asset, scene: Scene) -> list[str]:
    told = []
    if found.bought:
        told.append(clause(found.bought, scene.inside(), "when you buy this,"))
    if found.delivery_roll is not None:
        shown = faces(found.delivery_roll.success)
        fail = clause(found.delivery_roll.fail, scene.inside(), f"unless it shows {shown},")
        label = "**ILLEGAL:** " if "illegal" in found.traits else ""
        risk = _risk(found.delivery_roll, scene)
        told.append(f"{label}Before you deliver this cargo, roll a die. {fail}{risk}")
    if found.destination:
        told.append(f"**Deliver to {space(found.destination)}:** {block(found.reward, scene)}")
    elif found.destination_patrol is not None:
        goal_ = f"in the space of the {faction(found.destination_patrol)} patrol"
        told.append(f"**Deliver {goal_}:** {block(found.reward, scene)}")
    elif found.reward:
        told.append(f"**Delivered:** {block(found.reward, scene)}")
    return told


def _risk(roll: c.DeliveryRoll, scene: Scene) -> str:
    """Return the chance of a die that stops a delivery, and what that can cost."""
    caught = round(8 - 8 * sum(FACES[face] for face in roll.success))
    numbers = [each.number for each in roll.fail if isinstance(each, Databank)]
    cards = [scene.content.databank[id] for n in numbers for id in scene.content.numbers.get(n, ())]
    effects = [each for card in cards for each in every_effect(card)]
    losses = [each for each in effects if isinstance(each, Lose)]
    costs = {
        f"up to {max((each.credits for each in losses), default=0):,} credits":
            any(each.credits for each in losses),
        "reputation": any(each.reputation for each in losses),
        "damage": any(isinstance(each, Damage) for each in effects),
        "a fight": any(isinstance(each, Fight) for each in effects),
    }  # fmt: skip
    price = listed((each for each, known in costs.items() if known), "or")
    return f" The chance of trouble is {caught} in 8{f'; it can cost {price}' if price else ''}."


def _bounty(found: Asset, scene: Scene) -> list[str]:
    target, token = scene.content.name(found.target), scene.content.contacts.get(found.target)
    kind = token.contact_class if token is not None else ""
    who = f"**{target}** ({{icon:class_{kind}}} {kind} contact):" if kind else f"**{target}:**"
    after = clause(found.after_reward, scene, "after either reward,") if found.after_reward else ""
    return [
        f"{who} {capital(value(found.combat or 'ground', found.value))}.",
        f"**Eliminate:** {block(found.eliminate, scene)}",
        f"**Capture, deliver to {space(found.deliver_to)}:** {block(found.capture, scene)}",
        after,
    ]


def _job(found: Asset, scene: Scene) -> list[str]:
    told = []
    if found.job_skills:
        told.append(f"Tests {listed([_tested(found, each) for each in found.job_skills])}.")
    goal_ = found.destination or ""
    place = "With another player" if goal_ == NEXT_TO_PLAYER else capital(at_space(goal_))
    if found.opposed:
        place = "Against a player in your space"
    if found.partner:
        place += ", with another player there"
    deed = f"{_choice(found)}Play out its story (databank card #{found.databank})."
    if found.databank is None:
        deed = or_fails(block(found.encounter, scene), found.encounter)
    told.append(f"**{place}:** {deed}")
    reward = f"**Reward:** {block(found.reward, scene)}" if found.reward else ""
    return [*told, reward]


def _tested(found: Asset, each: Skill) -> str:
    name = f"{skill(each)} (opposed)" if each in found.opposed else skill(each)
    return f"**{name}**" if each in found.critical else name


def _choice(found: Asset) -> str:
    """Return which card of a player the owner of a job names before it begins."""
    loot = prize_of(found.reward) if found.opposed else None
    if loot is None:
        return ""
    most = "" if loot.worth is None else f" that costs {loot.worth:,} credits or less"
    return f"Choose 1 of their {listed(loot.kinds, 'or')}{most}. "


def _deal(found: Asset, scene: Scene) -> list[str]:
    needs = condition(found.needs, scene)
    only = f"Can be bought only if {needs}." if needs else ""
    return [only, block(found.effect, scene)]


def _ship(found: Asset, scene: Scene) -> list[str]:
    sheet = scene.content.ships[found.ship]
    return ship(sheet.front, scene)


KIND_BODY: dict[str, Callable[[Asset, Scene], list[str]]] = {
    "crew": _crew,
    "mod": lambda found, scene: (
        ["Can take a cargo slot instead of a mod slot."] if found.fits_cargo else []
    ),
    "cargo": _cargo,
    "bounty": _bounty,
    "job": _job,
    "deal": _deal,
    "ship": _ship,
}


AFTER = {
    "remove": "After {its_reward}, remove this card from the game.",
    "discard": "",
    "shuffle": "After {its_reward}, shuffle this card into its deck.",
}


def footer(found: Asset) -> str:
    """Return the small print, without icons: disposal, places without sale, patrol."""
    told = []
    if found.kind in ("bounty", "cargo", "job", "deal"):
        after = AFTER["remove" if found.kind == "bounty" else found.after]
        told.append(after.format(its_reward="this" if found.kind == "deal" else "its reward"))
    if found.no_sale:
        places = (at_space(found.no_sale[0]), *(space(each) for each in found.no_sale[1:]))
        told.append(f"Not sold {listed(places, 'or')}.")
    if found.patrol is not None:
        move = found.patrol
        told.append(
            f"If revealed after a purchase: the {move.faction.title()} patrol moves "
            f"{plural(move.distance, 'space')} toward the buyer."
        )
    if found.reveal is not None:
        least, most = found.reveal
        people = plural(most, "player") if least == most else f"{least} to {most} players"
        when = "Then, with" if found.patrol is not None else "If revealed after a purchase with"
        told.append(f"{when} {people}: the buyer reveals a contact here.")
    return " ".join(filter(None, told))
