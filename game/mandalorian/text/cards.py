"""The text of a component, line by line, generated from its data.

Markup: ``{icon:ma_move}`` is an icon, ``**Move:**`` a moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.mandalorian.cards import effects as x
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import Content, original
from game.mandalorian.text import challenges, missions
from game.mandalorian.text.effects import icons, say
from game.mandalorian.text.phrases import SLOTS, icon
from game.table.grammar import capital, counted, listed

WHEN = {
    "damage": "When you are about to take damage",
    "action_step": "In your Action Step",
    "attacked": "After an enemy attacks you",
    "played": "When you play a skill card",
    "step_end": "At the end of the Action Step",
    "strike": "When enemies are about to attack",
    "crisis": "When you check a slot of 6 or more",
}
EXACT = "It brings no action. In the Event Step its slot counts as exactly 5, whatever it holds."
DURING = "at any point of the move, "
"""the words before a deed that may interrupt a move"""
ABILITIES = {
    "sentry": "a character who ends a move within range 1 takes 1 damage.",
    "grapple": "a character who moves out of its space takes 1 damage first.",
    "sabotage": "after it moves in the Event Step, disrupt the slot with the least strength.",
}
ABILITY_NAMES = {
    "sentry": "Sentry",
    "grapple": "Grapple",
    "sabotage": "Sabotage",
    "effect": "Mission effect",
}


def lines(content: Content, id: str) -> tuple[str, ...]:
    """Return the rules text of a component or of a copy of one, one line for each effect."""
    part = content.components[original(id)]
    return tuple(WORDS[type(part)](content, part))


def sentences(content: Content, deeds: Iterable[x.Model]) -> str:
    """Return several deeds as sentences after one another."""
    return " ".join(capital(say(content, each)) for each in deeds)


# --- skill cards ----------------------------------------------------------------------------------


def ability(content: Content, card: c.Skill) -> list[str]:
    """Return the ability of a skill card: a line for each thing that it does."""
    if card.exact:
        return [EXACT]
    found = card.ability
    if found is None:
        return []
    moment = f"{icon(found.slot)} **{SLOTS[found.slot]}:**"
    then = "then " if found.after else DURING if found.during else ""
    said = [say(content, each) for each in found.modifiers]
    said += [f"{then}{say(content, each)}" for each in found.deeds]
    return [f"{moment} {each}" for each in said]


def _skill(content: Content, card: c.Skill) -> list[str]:
    words = ability(content, card)
    if card.bonus is not None:
        words.insert(0, f"{icon(card.bonus)} +1 strength in the {SLOTS[card.bonus]} slot.")
    return words


# --- planning and events --------------------------------------------------------------------------


def _planning(content: Content, card: c.Planning) -> list[str]:
    if card.when == "never":
        return ["No effect. You cannot keep it."]
    return [f"**{WHEN[card.when]}:** {_joined(content, card.deeds)}"]


def _joined(content: Content, deeds: Iterable[x.Model]) -> str:
    """Return deeds as sentences, the first of them after a colon."""
    words = sentences(content, deeds)
    return words if words.startswith("The Child") else words[:1].lower() + words[1:]


def deed_line(content: Content, deed: x.Model) -> str:
    """Return one line of an event or a crisis: its icons and its sentence."""
    return f"{icons(deed)} {capital(say(content, deed))}".strip()


def _event(content: Content, card: c.EventCard) -> list[str]:
    return [deed_line(content, each) for each in card.deeds] + [
        f"**6+** {deed_line(content, each)}" for each in card.six
    ]


# --- threats --------------------------------------------------------------------------------------


def threat(content: Content, id: str, mission: str) -> tuple[str, ...]:
    """Return the rules text of a threat as it is used in a mission."""
    return tuple(_threat(content, content.laid[mission][id]))


def _threat(content: Content, token: c.Threat) -> list[str]:
    if token.enemy is not None:
        return [*_enemy(token, token.enemy), *_effect(content, token)]
    words = _effect(content, token)
    if token.use:
        only = " if you have damage" if token.hurt else ""
        words.append(f"**Use{only}:** {_joined(content, token.use)}")
    return words or ["Nothing of use."]


def _enemy(token: c.Threat, enemy: c.Enemy) -> list[str]:
    words = [f"{icon(enemy.cls)} {capital(enemy.cls)}, health {enemy.health}."]
    words += [
        f"{icon(each)} **{ABILITY_NAMES[each]}:** {ABILITIES[each]}"
        for each in enemy.abilities
        if each in ABILITIES
    ]
    if token.orange:
        words.append(f"{icon('reinforcement')} Reinforcement: it may return once defeated.")
    if token.aside:
        words.append("Waits beside the map.")
    return words


def _effect(content: Content, token: c.Threat) -> list[str]:
    if not token.effect:
        return []
    name = ABILITY_NAMES["effect"]
    return [f"{icon('mission_effect')} **{name}:** {_joined(content, token.effect)}"]


# --- the rest -------------------------------------------------------------------------------------


def _character(content: Content, card: c.Character) -> list[str]:
    return [f"Health {card.health}, on the novice side {card.novice}."]


def _guide(content: Content, card: c.Guide) -> list[str]:
    words = [card.text] if card.text else []
    if card.challenge is not None:
        words.extend(challenges.sentences(content, card.challenge))
    named = ((card.mission,) if card.mission is not None else ()) + card.others
    if named:
        words.append(f"Next: {listed([content.name(each) for each in named], 'or')}.")
    if card.stop:
        words.append("**Stop.**")
    return words


def _table(content: Content, card: c.Table) -> list[str]:
    hands = ", ".join(f"{level} {counted(n, 'card')}" for level, n in card.hand.items())
    return [
        f"Disrupt tokens: {len(card.white)} white, {len(card.yellow)} yellow.",
        f"Hand: {hands}.",
        f"Each turn you play {card.plays} cards.",
    ]


WORDS: dict[type[Any], Any] = {
    c.Character: _character,
    c.Skill: _skill,
    c.Planning: _planning,
    c.EventCard: _event,
    c.Threat: _threat,
    c.Mission: missions.lines,
    c.Guide: _guide,
    c.Role: lambda content, card: list(card.lines),
    c.Way: lambda content, card: list(card.lines),
    c.Envelope: lambda content, card: [
        f"It holds {listed([content.name(each) for each in card.holds])}."
    ],
    c.Table: _table,
}
