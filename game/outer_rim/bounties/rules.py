"""Bounties: hunting contacts and crew, eliminating, capturing, delivering (OR-273 to OR-306)."""

from __future__ import annotations

from game.outer_rim.bounties import pursuit
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.bounties.frames import BountyEnd, Hunt, Protect, Spoils
from game.outer_rim.combat.frames import Combat
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company, kind_here
from game.outer_rim.events import CardDiscarded
from game.outer_rim.frames.base import Context
from game.outer_rim.rules import rewards, slots
from game.outer_rim.rules.fame import count, happened
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

PROTECT = option("protect")
YIELD = option("yield")


def crew_options(p: Play, seat: int) -> Options:
    """Return the player's bounties that match their own crew, or crew of a player in the space
    (OR-296, OR-301).

    Defeated players cannot be fought (OR-R85), so nobody protects their crew, which can be.
    """
    player, assets = p.player(seat), p.content.assets
    bounties = [
        card for card in player.cards if assets[card].kind == "bounty" and not p.on(card).captive
    ]
    if not bounties:
        return ()
    return tuple(
        option("hunt", bounty, crew)
        for owner in (seat, *company(p, seat))
        for crew in p.player(owner).cards
        for bounty in bounties
        if assets[crew].contact == assets[bounty].target
    )


def owner_of(p: Play, card: str) -> int:
    """Return the seat that has a card, -1 if nobody has."""
    for player in p.state.players:
        if card in player.cards:
            return player.seat
    return -1


def run_hunt(p: Play, f: Hunt) -> None:
    """Step ``hunt``: fight a contact on the map for a bounty (OR-277, OR-279)."""
    p.stack.pop()
    bounty = p.content.assets[f.bounty]
    p.push(
        Combat(
            f.seat,
            combat=bounty.combat or "ground",
            defender=-1,
            on="bounty",
            foe="contact",
            card=bounty.id,
            enemy=f.token,
            value=bounty.value,
            token=f.token,
            bounty=bounty.id,
        )
    )


def hunt_crew(p: Play, seat: int, bounty: str, crew: str) -> None:
    """Fight crew for a bounty; another player may protect theirs (OR-296 to OR-304, OR-R71)."""
    owner = owner_of(p, crew)
    if owner != seat and not p.is_deck(owner) and not p.player(owner).defeated:
        p.push(Protect(owner, bounty=bounty, crew=crew, hunter=seat))
    else:
        _fight_crew(p, seat, bounty, crew)


def protect_options(p: Play, f: Protect) -> Options:
    """Step ``protect``: the crew's owner decides (OR-302)."""
    return (PROTECT, YIELD)


def protect_answer(p: Play, f: Protect, chosen: Option) -> None:
    """Fight the owner, or the crew (OR-303, OR-304)."""
    p.stack.pop()
    hunter, bounty, crew = f.hunter, f.bounty, f.crew
    if p.is_deck(hunter):
        pursuit.answered(p, hunter, bounty, crew, f.seat, chosen is not YIELD)
        return
    if chosen is YIELD:
        _fight_crew(p, hunter, bounty, crew)
        return
    kind = kind_here(p, hunter)
    token = p.content.assets[crew].contact
    p.push(
        Combat(
            hunter,
            combat=kind,
            defender=f.seat,
            on="crew",
            foe="player",
            card=bounty,
            token=token,
            bounty=bounty,
            crew=crew,
        )
    )


def _fight_crew(p: Play, seat: int, bounty: str, crew: str) -> None:
    card, token = p.content.assets[bounty], p.content.assets[crew].contact
    p.push(
        Combat(
            seat,
            combat=card.combat or "ground",
            defender=-1,
            on="crew",
            foe="contact",
            card=bounty,
            enemy=token,
            value=card.value,
            token=token,
            bounty=bounty,
            crew=crew,
            barred=crew,
        )
    )


def on_contact(p: Play, f: Combat, won: bool) -> None:
    """Resolve the outcome of a hunt: eliminate or capture; on a loss nothing changes (OR-281,
    OR-288)."""
    if won:
        p.push(Spoils(f.seat, bounty=f.bounty, token=f.token, spared=f.spared))


def on_crew(p: Play, f: Combat, won: bool) -> None:
    """Resolve the outcome of a fight for crew (OR-298, OR-299, OR-305, OR-306)."""
    crew = f.crew
    owner = owner_of(p, crew)
    if won:
        slots.take_out(p, owner, crew)
        p.tell(CardDiscarded(seat=owner, card=crew, cause="bounty"))
        slots.return_to_databank(p, crew)
        p.push(Spoils(f.seat, bounty=f.bounty, token=f.token, spared=f.spared))
    elif owner == f.seat:
        slots.drop(p, f.seat, crew, "escaped")


def spoils_options(p: Play, f: Spoils) -> Options:
    """Step ``spoils``: eliminate or capture (OR-281, OR-R69)."""
    capture = option("capture", f.bounty, f.token)
    return (capture,) if f.spared else (option("eliminate", f.bounty, f.token), capture)


def spoils_answer(p: Play, f: Spoils, chosen: Option) -> None:
    """Put the token on the card, or remove it from the game for the reward (OR-282, OR-283)."""
    p.stack.pop()
    bounty, token = f.bounty, f.token
    eliminated = chosen.verb == "eliminate"
    how = "eliminated" if eliminated else "captured"
    p.tell(BountyClosed(seat=f.seat, card=bounty, contact=token, how=how))
    if not eliminated:
        contacts.leave(p, token)
        contacts.take_aside(p, token)
        p.lay(bounty, captive=token)
        return
    contacts.remove_token(p, token)
    p.push(BountyEnd(f.seat, bounty=bounty, how=how))
    asset = p.content.assets[bounty]
    rewards.grant(p, f.seat, asset.eliminate, bounty, "bounty_reward")


def deliver(p: Play, seat: int, bounty: str) -> None:
    """Deliver a captured contact for the capture reward (OR-284, OR-285)."""
    token = p.on(bounty).captive
    p.lay(bounty, captive="")
    p.state.removed = (*p.state.removed, token)
    p.tell(BountyClosed(seat=seat, card=bounty, contact=token, how="delivered"))
    p.push(BountyEnd(seat, bounty=bounty, how="delivered"))
    rewards.grant(p, seat, p.content.assets[bounty].capture, bounty, "bounty_reward")


def run_end(p: Play, f: BountyEnd) -> None:
    """Step ``bounty.end``: after a reward the card leaves the game (OR-287)."""
    f.at += 1
    bounty = f.bounty
    if f.at == 1:
        if bounty in p.player(f.seat).cards:
            slots.take_out(p, f.seat, bounty)
            slots.remove(p, f.seat, bounty, "bounty")
        p.block(f.seat, p.content.assets[bounty].after_reward, bounty)
        return
    p.stack.pop()
    asset = p.content.assets[bounty]
    moment, reward = ("captured_delivered", asset.capture)
    if f.how == "eliminated":
        moment, reward = ("eliminated", asset.eliminate)
    counted = happened(p, f.seat, moment)  # type: ignore[arg-type]
    happened(p, f.seat, "bounty_completed")
    known = Context(fame_reward=rewards.brings_fame(reward))
    count(p, f.seat, "bounty_reward", known, counted=counted)


PENDING: tuple[Step[Play], ...] = (
    Auto(Hunt, run_hunt),
    Ask(Protect, protect_options, protect_answer),
    Ask(Spoils, spoils_options, spoils_answer),
    Auto(BountyEnd, run_end),
)
"""the steps that are run here"""
