"""Jobs that concern another player: a partner who helps (UB-092 to UB-095), or somebody who is
robbed (UB-096)."""

from __future__ import annotations

from game.outer_rim.cards.effects.goods import TakeCard
from game.outer_rim.cards.effects.language import Block, Skill, every_effect
from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.catalog import Asset, place_of
from game.outer_rim.combat import damage
from game.outer_rim.combat import rules as combat
from game.outer_rim.company.events import PartnerAsked
from game.outer_rim.company.frames import Fighter, Join, LentSkill, Sufferer
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.frames.turns import Encounter, Job
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step

JOIN = option("join")
REFUSE = option("refuse")


def seat_key(seat: int) -> str:
    """Return a seat as part of the key of an option."""
    return f"seat_{seat}"


# --- whom a job concerns --------------------------------------------------------------------------


def targets(p: Play, seat: int, asset: Asset) -> list[str]:
    """Return with whom, against whom, or for which card a job can be attempted; "" for a job that
    concerns nobody else."""
    if asset.partner:
        return [seat_key(each) for each in partners(p, seat)]
    if not asset.opposed:
        return [""]
    loot = prize_of(asset.reward)
    others = company(p, seat)
    if loot is None:
        return [seat_key(each) for each in others]
    return [card for each in others for card in cards_of(p, each, loot)]


def concerned(p: Play, seat: int, target: str) -> int:
    """Return the seat of the other player whom a target of a job names, -1 for none."""
    for other in company(p, seat):
        if target == seat_key(other) or target in p.player(other).cards:
            return other
    return -1


def partners(p: Play, seat: int) -> list[int]:
    """Return the players in the space who can still be asked: never defeated ones (UB-R35), nor
    those who have declined at this encounter."""
    asking = p.below(Encounter)
    declined = asking.declined if asking is not None else ()
    return [
        each
        for each in company(p, seat)
        if not p.player(each).defeated and each not in declined and not p.is_deck(each)
    ]


def prize_of(reward: Block) -> TakeCard | None:
    """Return the effect of a reward that takes a card from another player, if it has one."""
    return next((each for each in every_effect(reward) if isinstance(each, TakeCard)), None)


def cards_of(p: Play, seat: int, e: TakeCard) -> list[str]:
    """Return the cards of a player that an effect may take."""
    assets = p.content.assets
    return [
        card
        for card in p.player(seat).cards
        if assets[card].kind in e.kinds and (e.worth is None or assets[card].cost <= e.worth)
    ]


# --- asking a partner -----------------------------------------------------------------------------


def ask(p: Play, seat: int, card: str, target: str) -> None:
    """Ask a player in the space to join a job (UB-R34)."""
    other = concerned(p, seat, target)
    p.tell(PartnerAsked(seat=seat, card=card, partner=other))
    p.push(Join(other, card=card, owner=seat))


def join_options(p: Play, f: Join) -> Options:
    """Step ``job.join``: join the job, or decline (UB-R34)."""
    return JOIN, REFUSE


# --- two at work ----------------------------------------------------------------------------------


def begin(p: Play, f: Job) -> None:
    """Let the owner name a skill of the partner's before the first step."""
    has = p.values(f.partner).skills
    skills: tuple[Skill, ...] = tuple(each for each, level in has.items() if level)
    if skills:
        p.push(LentSkill(f.seat, card=f.card, skills=tuple(sorted(skills))))


def skill_options(p: Play, f: LentSkill) -> Options:
    """Step ``job.skill``: the skill that the partner contributes."""
    return tuple(option("skill", each) for each in f.skills)


def skill_answer(p: Play, f: LentSkill, chosen: Option) -> None:
    """Count this skill of the partner's in each test of the job."""
    p.stack.pop()
    p.under(Job).lent = next(each for each in f.skills if each == chosen.source)


def under_way(p: Play) -> Job:
    """Return the job under way."""
    job = p.below(Job)
    assert job is not None
    return job


def pair(p: Play, seat: int, card: str) -> tuple[int, ...]:
    """Return the owner and the partner of the job under way whose card has an effect, the acting
    player alone if there is no partner."""
    job = p.below(Job)
    if job is None or job.partner < 0 or seat != job.seat or card != job.card:
        return (seat,)
    return seat, job.partner


def fighter_options(p: Play, f: Fighter) -> Options:
    """Step ``job.fighter``: which of the two fights."""
    return tuple(option("player", seat_key(seat)) for seat in f.among)


def fighter_answer(p: Play, f: Fighter, chosen: Option) -> None:
    """Begin the combat of the card for this player."""
    p.stack.pop()
    seat = int(chosen.source.removeprefix("seat_"))
    trial = place_of(f.block, f.place)
    combat.of_card(p, seat, p.effect(f, Fight), f.card, token=f.context.token, trial=trial)


def sufferer_options(p: Play, f: Sufferer) -> Options:
    """Step ``job.sufferer``: which of the two suffers damage."""
    return tuple(option("player", seat_key(seat)) for seat in f.among)


def sufferer_answer(p: Play, f: Sufferer, chosen: Option) -> None:
    """Let this player suffer the damage."""
    p.stack.pop()
    seat = int(chosen.source.removeprefix("seat_"))
    damage.suffer(p, seat, "character", f.character, f.card)
    damage.suffer(p, seat, "ship", f.ship, f.card)


PENDING: tuple[Step[Play], ...] = (
    Ask(LentSkill, skill_options, skill_answer),
    Ask(Fighter, fighter_options, fighter_answer),
    Ask(Sufferer, sufferer_options, sufferer_answer),
)
"""the steps that are run here"""
