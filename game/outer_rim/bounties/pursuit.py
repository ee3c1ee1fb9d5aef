"""Bounties of an AI that hunts: unopposed and opposed ones (UB-211 to UB-245)."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.ai.frames import AiToll
from game.outer_rim.bounties import hunted
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.bounties.frames import BountyEnd
from game.outer_rim.combat import damage
from game.outer_rim.combat.frames import Combat
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import kind_here
from game.outer_rim.events import CardDiscarded
from game.outer_rim.frames.turns import Surplus
from game.outer_rim.rules import rewards, slots
from game.table.stack import Auto, Step


def unopposed(p: Play, seat: int, bounty: str, token: str, crew: str = "", owner: int = -1) -> None:
    """Resolve the three steps: the contact or crew is removed, the reward gained, damage suffered
    (UB-222 to UB-225)."""
    if crew:
        _remove_crew(p, seat, owner, crew)
    contacts.remove_token(p, token)
    p.push(AiToll(seat, bounty=bounty))
    _reward(p, seat, bounty, token)


def run_toll(p: Play, f: AiToll) -> None:
    """Step ``ai.toll``: damage in the amount of the bounty's combat value (UB-225)."""
    p.stack.pop()
    asset = p.content.assets[f.bounty]
    target: damage.Target = "ship" if asset.combat == "ship" else "character"
    damage.suffer(p, f.seat, target, asset.value, f.bounty)


def oppose(
    p: Play,
    seat: int,
    bounty: str,
    defender: int,
    on: Literal["hunt_crew", "hunt_character"],
    crew: str = "",
) -> None:
    """Fight the player with the character or the protected crew (UB-226 to UB-230)."""
    p.push(
        Combat(
            seat,
            combat=kind_here(p, seat),
            defender=defender,
            on=on,
            foe="player",
            card=bounty,
            token=p.content.assets[bounty].target,
            bounty=bounty,
            crew=crew,
        )
    )


def answered(p: Play, seat: int, bounty: str, crew: str, owner: int, protected: bool) -> None:
    """Go on once the owner of crew has decided: an opposed or unopposed bounty (UB-219, UB-220)."""
    if protected:
        oppose(p, seat, bounty, owner, "hunt_crew", crew)
    else:
        unopposed(p, seat, bounty, p.content.assets[bounty].target, crew, owner)


def on_crew(p: Play, f: Combat, won: bool) -> None:
    """Resolve an opposed bounty on crew: it leaves the game for the reward, or the card is
    discarded (UB-232 to UB-235)."""
    if not won:
        slots.drop(p, f.seat, f.bounty, "hunt_lost")
        return
    _remove_crew(p, f.seat, f.defender, f.crew)
    contacts.remove_token(p, f.token)
    _reward(p, f.seat, f.bounty, f.token)


def on_character(p: Play, f: Combat, won: bool) -> None:
    """Resolve an opposed bounty on a character: 5,000, 1 fame and reputation whatever the card
    offers, or the card is discarded (UB-232, UB-236 to UB-240)."""
    if not won:
        slots.drop(p, f.seat, f.bounty, "hunt_lost")
        return
    hunted.complete(p, f.seat, f.bounty, f.defender)


def _reward(p: Play, seat: int, bounty: str, token: str) -> None:
    """Gain the elimination reward; the end of the bounty carries out what follows a reward
    (UB-223, UB-224)."""
    p.tell(BountyClosed(seat=seat, card=bounty, contact=token, how="eliminated"))
    p.push(BountyEnd(seat, bounty=bounty, how="eliminated"))
    rewards.grant(p, seat, p.content.assets[bounty].eliminate, bounty, "bounty_reward")


def _remove_crew(p: Play, hunter: int, owner: int, crew: str) -> None:
    """Take crew out of the game, together with the slots that it brought (UB-222, UB-233)."""
    slots.take_out(p, owner, crew)
    p.tell(CardDiscarded(seat=owner, card=crew, cause="bounty"))
    slots.remove(p, hunter, crew, "bounty")
    if not slots.fits(p, owner, p.player(owner).cards):
        p.push(Surplus(owner))


PENDING: tuple[Step[Play], ...] = (Auto(AiToll, run_toll),)
"""the steps that are run here"""
