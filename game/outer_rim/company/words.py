"""Jobs with another player in words: labels of options, questions, and log lines."""

from __future__ import annotations

from typing import Any

from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.combat.rules import strength
from game.outer_rim.company import rules as together
from game.outer_rim.company.effects import Invite
from game.outer_rim.company.events import (
    InvitationAnswered,
    PartnerAnswered,
    PartnerAsked,
    SecretSeen,
    SecretsPeeked,
)
from game.outer_rim.company.frames import Fighter, Invited, Join, LentSkill, Sufferer
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import kind_here
from game.outer_rim.rules import skills
from game.outer_rim.text import cards
from game.outer_rim.text.facts import said
from game.outer_rim.text.grammar import plain, plural
from game.outer_rim.text.names import EXPERTISE, name_of, owner
from game.table.contract import Label
from game.table.decisions import Option
from game.table.events import Event
from game.table.grammar import Line, capital, listed
from game.table.stack import Frame


def whom(p: Play, seat: int, o: Option) -> str:
    """Return with whom, against whom or for which card a job is attempted, after its name."""
    if not o.target:
        return ""
    asset = p.content.assets[o.source]
    other = together.concerned(p, seat, o.target)
    who = name_of(p, other) if other >= 0 else ""
    if o.target in p.content.assets:
        return f": {owner(p, other)} {p.content.name(o.target)}" if who else ""
    return f" {'with' if asset.partner else 'against'} {who}" if who else ""


def join(p: Play, f: Frame | None, o: Option) -> Label:
    if not isinstance(f, Join):
        return Label("Join the job")
    card = p.content.assets[f.card]
    return Label(f"Join {owner(p, f.owner)} job", f"Reward: {said(p, card.reward, f.card)}")


def along(p: Play, f: Frame | None) -> str:
    """Return what happens once an invitation is accepted, as the card says it to the host."""
    if not isinstance(f, Invited):
        return ""
    effect = p.content.effect(f.block, f.place)
    assert isinstance(effect, Invite), effect
    whole = plain(cards.block(p.content, (effect,), f.card))
    then = whole.partition("agree, ")[2].partition(" Otherwise")[0]
    return f"For {name_of(p, f.host)}, with you as that player: {capital(then)}" if then else ""


def refuse(p: Play, f: Frame | None, o: Option) -> Label:
    return Label("Decline", "The job waits" if isinstance(f, Join) else "")


def lent(p: Play, f: LentSkill, o: Option) -> Label:
    """Return the words for a skill that the partner contributes."""
    partner = next(seat for seat in _pair(p) if seat != f.seat)
    skill: Any = o.source
    now = skills.level(p, f.seat, skill)
    then = min(2, now + 1)
    change = f"you are {EXPERTISE[now]}"
    if then > now:
        change += f", together {EXPERTISE[then]}"
    return Label(f"Use {owner(p, partner)} {skill.title()}", capital(change))


def _pair(p: Play) -> tuple[int, int]:
    job = together.under_way(p)
    return job.seat, job.partner


def fighter(p: Play, f: Fighter, seat: int) -> Label:
    """Return the words for one of the two as the fighter."""
    e = p.effect(f, Fight)
    kind = kind_here(p, seat) if e.combat == "here" else e.combat
    dice = plural(strength(p.values(seat), kind), "die")
    return Label(_who(p, f.seat, seat, "fight"), f"{kind.title()} combat: {dice} against {e.value}")


def sufferer(p: Play, f: Sufferer, seat: int) -> Label:
    """Return the words for one of the two as the one who suffers damage."""
    player, values = p.player(seat), p.values(seat)
    left = [
        f"{what} {limit - now} of {limit} left"
        for what, amount, now, limit in (
            ("health", f.character, player.character_damage, values.health),
            ("hull", f.ship, player.ship_damage, values.hull),
        )
        if amount
    ]
    return Label(_who(p, f.seat, seat, "suffer"), capital(listed(left)))


def _who(p: Play, own: int, seat: int, verb: str) -> str:
    return f"You {verb}" if seat == own else f"{name_of(p, seat)} {verb}s"


def join_prompt(p: Play, f: Join) -> str:
    """Return the question of the step ``job.join``."""
    name = p.content.name(f.card)
    return f"{name_of(p, f.owner)} asks you to join {name} and will make every decision. Join?"


def sufferer_prompt(p: Play, f: Sufferer) -> str:
    """Return the question of the step ``job.sufferer``."""
    kinds = (("character", f.character), ("ship", f.ship))
    harm = listed(f"{amount} {what} damage" for what, amount in kinds if amount)
    return f"{p.content.name(f.card)}: who suffers {harm}?"


LINES: dict[type[Event], Line[Play]] = {
    SecretsPeeked: "{seat} looks at {owner:'s} secrets{cause}.",
    SecretSeen: "{seat} sees {owner:'s} secret {card}.",
    InvitationAnswered: "{seat} {agreed:goes|refuses to go} with {host}{cause}.",
    PartnerAsked: "{seat} asks {partner} to join {card}.",
    PartnerAnswered: "{seat} {joined:joins|declines to join} {card}.",
}
