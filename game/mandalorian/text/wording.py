"""Questions and options in words."""

from __future__ import annotations

from game.mandalorian.context import Play
from game.table.contract import Label
from game.table.decisions import Option

PROMPTS = {
    "act": "Play a skill card into a slot.",
    "dusk": "The Action Step ends. Use a planning card?",
    "acting": "Perform the action.",
    "may_walk": "Move on?",
    "arriving": "Use something before the sentries deal damage?",
    "drawn": "Keep a planning card, put one back, discard the rest.",
    "dealing": "Choose the threat that takes the damage.",
    "shifting": "Move the enemy.",
    "healing": "Choose the character to heal.",
    "calming": "Choose the disrupt token to discard.",
    "peeking": "Leave the event card, or put it under the deck?",
    "unlocking": "Choose the door to unlock.",
    "hurting": "Damage is about to be taken. Block it?",
    "retort": "Answer the attack?",
    "fleeing": "Choose the space to which The Child flees.",
    "toll": "Discard a planning card, or take damage?",
    "weigh": "Let the slot count as less?",
    "who": "Choose the character whom crisis and event are about.",
    "holding": "Keep an enemy from attacking?",
    "advancing": "Choose the enemy that moves, and its space.",
    "striking": "Choose the enemy that attacks, and its target.",
    "spawning": "Choose the star space for the reinforcement.",
    "disrupting": "Choose the slot to disrupt.",
    "flipping": "Choose the threat to flip.",
}
"""the question of each step"""


def prompt(p: Play) -> str:
    """Return the question of the current decision."""
    return PROMPTS[p.stack[-1].step] if p.stack else "The game is over."


def label(p: Play, option: Option) -> Label:
    """Return an option in words."""
    names = [name_of(p, each) for each in (option.source, option.target) if each]
    return Label(" ".join([option.verb.capitalize(), *names]))


def name_of(p: Play, id: str) -> str:
    """Return the name of a card, character, space, slot or token."""
    if id in p.state.kinds:
        known = id in p.state.up
        return p.threat(id).name if known else "a facedown threat"
    if id in p.map.grid.squares:
        return p.map.grid.squares[id].label
    return p.content.name(id) if id.partition(".")[0] in p.content.components else id
