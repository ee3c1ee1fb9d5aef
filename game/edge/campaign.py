"""A campaign: its ledger after each chapter, derived from how the chapter ended (EE-R100, EE-R103,
EE-R104)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.edge.cards.effects import THREAD
from game.edge.cards.models import SLOTS, Hero
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.creation import LEFT
from game.edge.ledger import Ledger, Sheet
from game.edge.state import State

WAGE = 50
"""credits that a hero earns who stays at home without a scar"""


def begun(content: Content, heroes: tuple[str, ...] = (), seed: int = 0) -> Ledger:
    """Return the ledger of a new campaign, with a sheet for every hero of the crew."""
    crew = heroes or tuple(content.heroes)
    found = {who: content.heroes[who] for who in crew}
    sheets = {who: Sheet(obligation=each.obligation, sort=each.owes) for who, each in found.items()}
    return Ledger(sheets=sheets, seed=seed)


def joined(ledger: Ledger, heroes: Iterable[Hero]) -> Ledger:
    """Return the ledger with these heroes of players in the crew. Each brings experience that was
    not spent when he was made (EE-R117); one who is in it already changes nothing."""
    new = [each for each in heroes if each.id not in ledger.sheets]
    most = allowed_spare(ledger)
    sheets = {each.id: Sheet(obligation=each.obligation, sort=each.owes) for each in new}
    return replace(
        ledger,
        sheets={**ledger.sheets, **sheets},
        experience=ledger.experience + sum(min(most, each.spare) for each in new),
        own=(*ledger.own, *new),
    )


def allowed_spare(ledger: Ledger | None) -> int:
    """Return the unspent experience that a hero may bring into a campaign, or into a new one: the
    share of one hero in what the crew has earned, and always a little (EE-R117)."""
    if ledger is None or not ledger.sheets:
        return LEFT
    return max(LEFT, ledger.earned // len(ledger.sheets))


def after(content: Content, state: State) -> Ledger:
    """Return the ledger after a chapter that has ended. Raise ``ValueError`` for one that has
    not, and for a game outside a campaign."""
    ledger = state.setup.ledger
    if ledger is None or not state.over:
        raise ValueError("only a finished chapter adds to a campaign")
    play = Play(content, state)
    gained = state.experience
    sheets = {who: _sheet(play, ledger, who) for who in ledger.sheets}
    home = [who for who in ledger.sheets if who not in play.heroes]
    wages = sum(not ledger.sheets[who].scars for who in home) * WAGE
    return replace(
        ledger,
        sheets=sheets,
        credits=state.credits + wages,
        experience=state.unspent + gained,
        earned=ledger.earned + gained,
        stowed=state.stowed,
        favors=(*ledger.favors, *(each for each in state.favors if each not in ledger.favors)),
        flags=tuple(each for each in state.flags if each.startswith(THREAD)),
        chapters=(*ledger.chapters, play.story.id),
    )


def _sheet(play: Play, ledger: Ledger, who: str) -> Sheet:
    """Return a hero's sheet after a chapter: who stayed at home heals a scar."""
    sheet = ledger.sheets[who]
    if who not in play.heroes:
        return replace(sheet, scars=sheet.scars[1:])
    person = play.person(who)
    learned, state = play.state.learned.get(who, ()), play.state
    ranks = {**sheet.ranks, **{skill: sheet.ranks.get(skill, 0) + 1 for skill in learned}}
    owed = sheet.obligation + (play.state.obligation if who == play.heroes[0] else 0)
    owed += play.state.relief if who == play.state.pressed else 0
    scars = () if play.up(who) else person.injuries[-1:]
    worn = zip(SLOTS, play.state.slots[who])
    slots: dict[str, str] = {slot: card for slot, card in worn if card}
    return replace(
        sheet,
        ranks=ranks,
        holes=(*sheet.holes, *state.punched.get(who, ())),
        specializations=(*sheet.specializations, *state.entered.get(who, ())),
        slots=slots,
        scars=scars,
        obligation=max(0, owed),
    )
