"""Bounties on characters that somebody plays: the fight, and what replaces the card's rewards
(UB-074 to UB-091)."""

from __future__ import annotations

from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.bounties.frames import HuntedFaction, HuntedReward
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.combat.frames import Combat
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import kind_here
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Reward
from game.outer_rim.rules import credits, fame, reputation, slots
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

CREDITS, FAME = 5_000, 1
"""the first two steps of the reward (UB-083, UB-084)"""


def prey(p: Play, bounty: str) -> int:
    """Return the seat that plays the character a bounty is on, -1 if nobody does."""
    return contacts.player_of(p, p.content.assets[bounty].target)


def options(p: Play, seat: int) -> Options:
    """Return the player's bounties whose character is in the same space and can be fought
    (UB-076)."""
    return tuple(
        option("hunt", card, f"seat_{prey(p, card)}")
        for card in p.player(seat).cards
        if p.content.assets[card].kind == "bounty" and why_not(p, seat, card) is None
    )


def why_not(p: Play, seat: int, bounty: str) -> Reason | None:
    """Return why a player cannot fight the character that their bounty is on; None if they can."""
    hunted = prey(p, bounty)
    name = p.content.name(p.content.assets[bounty].target)
    if hunted < 0:
        return Reason("UB-076", "No one plays {name}.", name=name)
    if hunted == seat:
        return Reason(
            "UB-090",
            "You play {name} yourself: no one can complete this bounty while you hold it.",
            name=name,
        )
    spaces = p.galaxy.spaces
    if p.player(hunted).space != p.player(seat).space:
        return Reason(
            "UB-076",
            "{name} is a player now: fight them in their space, {there}; you are at {here}.",
            name=name,
            there=spaces[p.player(hunted).space].label,
            here=spaces[p.player(seat).space].label,
        )
    if p.player(hunted).defeated:
        return Reason(
            "OR-R85", "{name} is defeated, and you cannot fight defeated players.", name=name
        )
    return None


def fight(p: Play, seat: int, bounty: str) -> None:
    """Fight the character that a bounty is on: on the ground on a planet, between ships anywhere
    else (UB-077, UB-078), each with their own values (UB-R29)."""
    p.push(
        Combat(
            seat,
            combat=kind_here(p, seat),
            defender=prey(p, bounty),
            on="hunted",
            foe="player",
            card=bounty,
            bounty=bounty,
        )
    )


def consequence(p: Play, f: Combat, won: bool) -> None:
    """Complete the bounty of a combat that was won; otherwise it stays (UB-079, UB-080)."""
    if won:
        complete(p, f.seat, f.bounty, f.defender)


def complete(p: Play, seat: int, bounty: str, hunted: int) -> None:
    """Complete a bounty on a player's character: the reward of the card is replaced (UB-081,
    UB-082)."""
    p.tell(BountyClosed(seat=seat, card=bounty, contact="", how="hunted"))
    p.push(
        Reward(seat, block="", card=bounty, moment="bounty_reward", fame_reward=True, hunted=hunted)
    )


def run_reward(p: Play, f: HuntedReward) -> None:
    """Step ``hunted.reward``: credits and fame, a gain of reputation, a loss, and the card leaves
    the game (UB-083 to UB-087)."""
    f.at += 1
    if f.at == 1:
        credits.gain(p, f.seat, 0 if f.forgo else CREDITS, f.bounty)
        fame.gain(p, f.seat, FAME, f.bounty)
    elif f.at == 2:
        p.push(HuntedFaction(p.chooser(f.seat), whose=f.seat, hunted=f.hunted, steps=1))
    elif f.at == 3:
        p.push(HuntedFaction(p.chooser(f.seat), whose=f.seat, hunted=f.hunted, steps=-1))
    else:
        p.stack.pop()
        if f.bounty in p.player(f.seat).cards:
            slots.take_out(p, f.seat, f.bounty)
            slots.remove(p, f.seat, f.bounty, "bounty")
        fame.happened(p, f.seat, "bounty_completed")
        fame.count(p, f.seat, "bounty_reward", Context(fame_reward=True))


def faction_options(p: Play, f: HuntedFaction) -> Options:
    """Step ``hunted.faction``: a faction with which the hunted player stands badly, for a gain, or
    well, for a loss; possibly none (UB-085, UB-086, UB-R33).

    An AI gains where it is not positive yet, if possible (UB-239).
    """
    standing = -1 if f.steps > 0 else 1
    among = [each for each in FACTIONS if reputation.level(p, f.hunted, each) == standing]
    if p.is_deck(f.whose) and f.steps > 0:
        among = [each for each in among if reputation.level(p, f.whose, each) < 1] or among
    return tuple(option("faction", each) for each in among)


def faction_answer(p: Play, f: HuntedFaction, chosen: Option) -> None:
    """Change the reputation of the player who completed the bounty."""
    p.stack.pop()
    reputation.change(p, f.whose, chosen.source, f.steps, "bounty")


PENDING: tuple[Step[Play], ...] = (
    Auto(HuntedReward, run_reward),
    Ask(HuntedFaction, faction_options, faction_answer),
)
"""the steps that are run here"""
