"""The ability of a skill card: its modifiers, its deeds, and when these may happen (section 13)."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.cards.effects import Deeds, Modifier
from game.mandalorian.cards.models import SkillAbility
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Block, MayWalk
from game.mandalorian.rules import verbs
from game.table.decisions import Intent
from game.table.refusals import Reason


def _named(p: Play, f: Acting) -> SkillAbility | None:
    """Return the ability of a card in the slot that it names (MA-166)."""
    found = p.skill(f.card).ability if f.card else None
    return found if found is not None and found.slot == f.slot else None


def modifiers(p: Play, f: Acting) -> tuple[Modifier, ...]:
    """Return the modifiers in force."""
    found = _named(p, f)
    return found.modifiers if found is not None and not f.plain else ()


def deeds_of(p: Play, f: Acting) -> Deeds:
    """Return the deeds of the card's ability that have not been done."""
    found = _named(p, f)
    return found.deeds if found is not None and not f.ability else ()


def block_of(p: Play, f: Acting, target: str = "") -> Block:
    """Return the step that carries out the ability of the card, as it would be after an attack on
    a target that is named."""
    name = f"{f.card.partition('.')[0]}.ability"
    acted_on = f.seen[-1] if f.slot == "intel" and f.seen else f.target
    return Block(f.seat, name, f.who, target=target or acted_on, step="block")


def follows(p: Play, f: Acting, target: str = "") -> bool:
    """Return True if an ability that comes after the action would change something. It belongs to
    the slot, so the action may have acted on nothing (MA-106, MA-166, MA-220)."""
    return bool(deeds_of(p, f)) and _is_after(p, f) and verbs.can(p, block_of(p, f, target))


def _is_after(p: Play, f: Acting) -> bool:
    found = _named(p, f)
    return found is not None and found.after


def check(p: Play, f: Acting, o: Intent) -> Reason | None:
    """Return the reason against using the ability of the card (MA-166 to MA-172)."""
    if not f.card or p.skill(f.card).ability is None:
        return Reason("MA-166", "This card has no ability: take the action without one.")
    if f.ability:
        return Reason("MA-167", "You have already used this card's ability: end the action.")
    if not deeds_of(p, f):
        return Reason(
            "MA-171", "This ability works only in the slot it names: take the action without it."
        )
    if not f.at and _is_after(p, f):
        return Reason("MA-168", "The action comes first: perform it, then use the ability.")
    if not verbs.can(p, block_of(p, f)):
        return Reason("MA-173", "The ability would change nothing now: take the action without it.")
    return None


def use(p: Play, f: Acting) -> None:
    """Use the ability of the card."""
    f.ability = True
    p.events.append(e.AbilityUsed(who=f.who, card=f.card))
    p.stack.append(block_of(p, f))


# --- during a move --------------------------------------------------------------------------------


def interrupted(p: Play, who: str) -> Acting | None:
    """Return the move action of a character that the ability of its card can interrupt (MA-170),
    None for any other movement."""
    action = p.action
    found = _named(p, action) if action is not None and action.who == who else None
    return action if found is not None and found.during else None


def invites(p: Play, who: str, space: str) -> bool:
    """Return True if the ability that may interrupt a move would change something in a space on
    the way, as things are now."""
    action = interrupted(p, who)
    if action is None or action.ability:
        return False
    here = p.state.at[who]
    p.state.at[who] = space  # the check asks from where the character would be
    try:
        return verbs.can(p, block_of(p, action))
    finally:
        p.state.at[who] = here


def check_on_the_way(p: Play, f: MayWalk, o: Intent) -> Reason | None:
    """Return the reason against using the ability of the card in the middle of a move."""
    action = interrupted(p, f.whos[0]) if f.moved else None
    if action is None:
        return Reason("MA-170", "No ability works in the middle of this move: finish it first.")
    return check(p, action, o)


def use_on_the_way(p: Play, f: MayWalk) -> None:
    """Use the ability of the card in the middle of a move, which continues."""
    action = interrupted(p, f.whos[0])
    assert action is not None, "a check comes first"
    use(p, action)
