"""Other players: going somewhere together, and what they keep secret."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.company.effects import Follow, Invite, PeekSecrets
from game.outer_rim.company.events import InvitationAnswered, SecretSeen, SecretsPeeked
from game.outer_rim.company.frames import Invite as InviteStep
from game.outer_rim.company.frames import Invited
from game.outer_rim.company.frames import PeekSecrets as PeekSecretsStep
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.events import PlayerPlaced
from game.outer_rim.frames.turns import Effects
from game.outer_rim.text import icons
from game.outer_rim.text.effects import clause
from game.outer_rim.text.terms import Said, Scene
from game.table.decisions import Option, Options, option
from game.table.grammar import capital
from game.table.refusals import Reason
from game.table.stack import Ask, Step

ACCEPT = option("accept")
DECLINE = option("decline")
PASS = option("pass")
THEY = "that player"

# --- an invitation --------------------------------------------------------------------------------


@verb(Invite)
class InviteVerb(Verb[Invite]):
    def do(self, p: Play, f: Effects, e: Invite) -> None:
        among = tuple(each for each in company(p, f.seat) if not p.is_deck(each))
        if among:
            p.push(
                InviteStep(
                    f.seat,
                    among=among,
                    card=f.card,
                    block=f.block,
                    place=f.at - 1,
                    context=f.context,
                )
            )
        else:
            p.block(f.seat, e.otherwise, f.card, f.context)

    def sentence(self, e: Invite, scene: Scene) -> Said:
        rest = scene.inside(rival=THEY)
        agreed = clause(e.then, rest, "if they agree,")
        tail = f" {capital(agreed)}"
        if e.otherwise:
            tail += f" {clause(e.otherwise, rest, 'Otherwise,')}"
        words = "ask a player in your space to come along"
        return Said(words, tail, short="ask a player along")

    def icon(self, e: Invite) -> str:
        return f"{{icon:hand}}{icons.outcome('check', e.then)}"


def invite_options(p: Play, f: InviteStep) -> Options:
    """Step ``invite``: whom to ask along, or nobody."""
    return (*(option("player", f"seat_{seat}") for seat in f.among), PASS)


def invite_answer(p: Play, f: InviteStep, chosen: Option) -> None:
    """Ask that player."""
    p.stack.pop()
    if chosen.verb == "pass":
        _settle(p, f.seat, f, -1)
        return
    guest = int(chosen.source.removeprefix("seat_"))
    p.push(
        Invited(guest, host=f.seat, card=f.card, block=f.block, place=f.place, context=f.context)
    )


def invited_options(p: Play, f: Invited) -> Options:
    """Step ``invited``: come along or not."""
    return (ACCEPT, DECLINE)


def invited_answer(p: Play, f: Invited, chosen: Option) -> None:
    """Resolve what follows for the player who asked."""
    p.stack.pop()
    agreed = chosen.verb == "accept"
    p.tell(InvitationAnswered(seat=f.seat, host=f.host, agreed=agreed, cause=f.card))
    _settle(p, f.host, f, f.seat if agreed else -1)


def _settle(p: Play, seat: int, f: InviteStep | Invited, guest: int) -> None:
    effect = p.content.effect(f.block, f.place)
    assert isinstance(effect, Invite), effect
    if guest >= 0:
        p.block(seat, effect.then, f.card, replace(f.context, opponent=guest))
    else:
        p.block(seat, effect.otherwise, f.card, f.context)


@verb(Follow)
class FollowVerb(Verb[Follow]):
    def do(self, p: Play, f: Effects, e: Follow) -> None:
        guest, space = f.context.opponent, p.player(f.seat).space
        if guest >= 0 and p.player(guest).space != space:
            p.player(guest).space = space
            p.tell(PlayerPlaced(seat=guest, space=space, cause=f.card))

    def sentence(self, e: Follow, scene: Scene) -> Said:
        return Said(f"{scene.rival} goes to your space", kind="fact")

    def icon(self, e: Follow) -> str:
        return "{icon:hand}{icon:move}"


# --- the secrets of others ------------------------------------------------------------------------


@verb(PeekSecrets)
class PeekSecretsVerb(Verb[PeekSecrets]):
    def do(self, p: Play, f: Effects, e: PeekSecrets) -> None:
        among = with_secrets(p, f.seat)
        if among:
            p.push(PeekSecretsStep(f.seat, among=among, card=f.card))

    def possible(self, p: Play, seat: int, e: PeekSecrets, card: str) -> bool:
        return bool(with_secrets(p, seat))

    def lack(self, p: Play, seat: int, e: PeekSecrets, name: str, clause: str) -> Reason:
        return Reason(clause, "No other player has a secret.")

    def sentence(self, e: PeekSecrets, scene: Scene) -> Said:
        words = "secretly look at another player's {icon:secret} secrets"
        return Said(words, kind="offer", short="look at secrets")

    def icon(self, e: PeekSecrets) -> str:
        return "{icon:eye}{icon:secret}"


def with_secrets(p: Play, seat: int) -> tuple[int, ...]:
    """Return the other players who have a secret."""
    return tuple(each.seat for each in p.state.players if each.secrets and each.seat != seat)


def peek_options(p: Play, f: PeekSecretsStep) -> Options:
    """Step ``peek_secrets``: whose secrets to look at, or nobody's."""
    return (*(option("player", f"seat_{seat}") for seat in f.among), PASS)


def peek_answer(p: Play, f: PeekSecretsStep, chosen: Option) -> None:
    """Look at all of them."""
    p.stack.pop()
    if chosen.verb == "pass":
        return
    owner = int(chosen.source.removeprefix("seat_"))
    player, cards = p.player(f.seat), p.player(owner).secrets
    p.tell(SecretsPeeked(seat=f.seat, owner=owner, cause=f.card))
    for card in cards:
        if card not in player.known:
            player.known = (*player.known, card)
        p.tell(SecretSeen(seat=f.seat, owner=owner, card=card, cause=f.card, to=(f.seat,)))


PENDING: tuple[Step[Play], ...] = (
    Ask(InviteStep, invite_options, invite_answer),
    Ask(Invited, invited_options, invited_answer),
    Ask(PeekSecretsStep, peek_options, peek_answer),
)
"""the steps that are run here"""
