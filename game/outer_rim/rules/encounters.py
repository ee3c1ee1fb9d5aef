"""The encounter step: possible encounters, cards, secrets (OR-193 to OR-246, OR-307 to OR-312)."""

from __future__ import annotations

from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.bounties import hunted
from game.outer_rim.bounties import rules as bounties
from game.outer_rim.cards.models import ContactCard, EncounterCard, Part
from game.outer_rim.catalog import Power
from game.outer_rim.company import rules as together
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.frames import Talk
from game.outer_rim.context import Play
from game.outer_rim.effects import costs, verb
from game.outer_rim.effects.conditions import holds
from game.outer_rim.effects.triggers import open_window, ready, remember, usable
from game.outer_rim.events import AbilityUsed, EncounterDrawn, SecretKept, SecretTaken
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors.frames import FavorRead
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.frames.turns import Across, CardDrawn, Encounter
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules import jobs, slots
from game.outer_rim.rules.fame import happened
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

RESOLVE = option("pass")


def options(p: Play, f: Encounter) -> Options:
    """Step ``encounter``: exactly one encounter in the player's space (OR-193, OR-194).

    A mandatory patrol leaves no other choice (OR-195, OR-196, OR-R57).
    """
    space = p.player(f.seat).space
    obliged = patrols.obliged(p, f.seat)
    if obliged:
        instead = (
            each for each in abilities(p, f.seat) if ambitions.instead_of_patrol(p, f.seat, each)
        )
        return (
            *(option("fight", patrols.token(p, each).id, space) for each in obliged),
            *(option("use", power.id) for power in instead),
        )
    fights = [option("fight", patrols.token(p, each).id, space) for each in patrols.here(p, space)]
    deck = p.galaxy.spaces[space].encounter
    verbs = ("draw", "cross") if p.galaxy.spaces[space].crossing else ("draw",)  # UB-056
    draw = [option(verb, deck, space) for verb in verbs] if p.state.encounters.get(deck) else []
    meet = [option("meet", place) for place in contacts.places(p, space)]
    use = [option("use", power.id) for power in abilities(p, f.seat)]
    return (
        *fights,
        *draw,
        *meet,
        *jobs.options(p, f.seat),
        *bounties.crew_options(p, f.seat),
        *hunted.options(p, f.seat),
        *use,
    )


def abilities(p: Play, seat: int) -> list[Power]:
    """Return the abilities and secrets headed 'Encounter' that can be used here (OR-244,
    OR-246)."""
    return [
        power
        for power in (*ready(p, seat, "encounter"), *secrets(p, seat, "encounter"))
        if possible(p, seat, power)
    ]


def secrets(p: Play, seat: int, when: str) -> list[Power]:
    """Return the secrets of a player that can be used at a moment (OR-309)."""
    powers = [p.content.secrets[card] for card in p.player(seat).secrets]
    return [power for power in powers if power.when == when and usable(p, seat, power)]


def possible(p: Play, seat: int, power: Power) -> bool:
    """Return True if an ability would find a target: someone to fight, a crew to take, a patrol in
    range."""
    return all(verb.possible(p, seat, effect, power.card) for effect in power.ability.then)


def answer(p: Play, f: Encounter, chosen: Option) -> None:
    """Resolve the encounter chosen; the step is spent with it (OR-245), but not with asking for a
    partner (UB-R34)."""
    if chosen.verb == "job" and p.content.assets[chosen.source].partner:
        together.ask(p, f.seat, chosen.source, chosen.target)
        return
    p.stack.pop()
    TAKE[chosen.verb](p, f.seat, chosen)


def _fight(p: Play, seat: int, chosen: Option) -> None:
    for faction in patrols.here(p, chosen.target):
        if patrols.token(p, faction).id == chosen.source:
            patrols.fight(p, seat, faction)
            return


def _draw(p: Play, seat: int, chosen: Option) -> None:
    draw(p, seat, chosen.source)


def _cross(p: Play, seat: int, chosen: Option) -> None:
    p.push(Across(seat, deck=chosen.source))


def _meet(p: Play, seat: int, chosen: Option) -> None:
    contacts.meet(p, seat, chosen.source)


def _job(p: Play, seat: int, chosen: Option) -> None:
    jobs.attempt(p, seat, chosen.source, chosen.target)


def _hunt(p: Play, seat: int, chosen: Option) -> None:
    if chosen.target.startswith("seat_"):
        hunted.fight(p, seat, chosen.source)
    else:
        bounties.hunt_crew(p, seat, chosen.source, chosen.target)


def _use(p: Play, seat: int, chosen: Option) -> None:
    use(p, seat, p.content.powers[chosen.source])


TAKE = {
    "fight": _fight,
    "draw": _draw,
    "cross": _cross,
    "meet": _meet,
    "job": _job,
    "hunt": _hunt,
    "use": _use,
}


def use(p: Play, seat: int, power: Power) -> None:
    """Use an ability: note it, pay for it, resolve it."""
    remember(p, seat, power)
    p.tell(AbilityUsed(seat=seat, ability=power.id, cause=power.card))
    p.block(seat, power.ability.then, power.card)
    costs.pay(p, seat, power.ability.cost, power.card)


def draw(p: Play, seat: int, deck: str, across: bool = False) -> None:
    """Draw the top encounter card and resolve the section of the space (OR-211, OR-213), or the one
    for a crossing that was declared (UB-057, UB-058)."""
    happened(p, seat, "space_encountered")
    card, *rest = p.state.encounters[deck]
    p.state.encounters[deck] = tuple(rest)
    p.state.open = (*p.state.open, card)
    number = section_for(p, card, p.player(seat).space, across)
    sections = p.content.encounter_cards[card].sections
    # A secret is only for its owner; the log reports to the others that it is kept (OR-307).
    hidden = number >= 0 and sections[number].secret is not None
    to = (seat,) if hidden else None
    p.tell(EncounterDrawn(seat=seat, card=card, section=number, cause=deck, to=to))
    p.push(CardDrawn(seat, card=card))
    if number >= 0 and _swayed(p, seat, sections[number].parts):
        p.push(FavorRead(seat, card=card, section=number))
    elif number >= 0:
        part(p, seat, sections[number].parts, card)


def _swayed(p: Play, seat: int, parts: tuple[Part, ...]) -> bool:
    """Return True if a player could ask for an endorsement that brings another part (UB-R93)."""
    player = p.player(seat)
    before, now = player.treated, fitting(p, seat, parts)
    if player.favors.received or favors.why_not(p, p.stack[-1], seat) is not None:
        return False
    for faction in favors.wishes(p, seat, favors.ENDORSEMENT):
        player.treated = (*before, (faction, 1, favors.ENDORSEMENT))
        other = fitting(p, seat, parts)
        player.treated = before
        if other is not now:
            return True
    return False


def read_options(p: Play, f: FavorRead) -> Options:
    """Step ``favor.read``: resolve the card that was drawn; favors are options of every
    question."""
    return (RESOLVE,)


def read_answer(p: Play, f: FavorRead, chosen: Option) -> None:
    """Resolve the part that fits by now."""
    p.stack.pop()
    part(p, f.seat, p.content.encounter_cards[f.card].sections[f.section].parts, f.card)


def section_for(p: Play, card: str, space: str, across: bool = False) -> int:
    """Return the section of a card that matches a space, -1 if none does."""
    sections = p.content.encounter_cards[card].sections
    for number, section in enumerate(sections):
        if section.across == across and (not section.spaces or space in section.spaces):
            return number
    return -1


def part(
    p: Play, seat: int, parts: tuple[Part, ...], card: str, context: Context = NOTHING
) -> None:
    """Resolve the first part whose condition fits, if any (OR-215)."""
    found = fitting(p, seat, parts)
    if found is not None:
        p.block(seat, found.effect, card, context)


def fitting(p: Play, seat: int, parts: tuple[Part, ...]) -> Part | None:
    """Return the first part whose condition fits, None if there is none."""
    return next((each for each in parts if holds(p, seat, each.when)), None)


def run_across(p: Play, f: Across) -> None:
    """Step ``across``: abilities that prepare for a crossing, then its card (UB-056, UB-057)."""
    f.at += 1
    if f.at == 1:
        open_window(p, f.seat, "crossing")
        return
    p.stack.pop()
    draw(p, f.seat, f.deck, across=True)


def run_card(p: Play, f: CardDrawn) -> None:
    """Step ``encounter.card``: a card that was not kept goes under its deck (OR-214, OR-217)."""
    p.stack.pop()
    card = f.card
    if card in p.state.open:
        p.state.open = slots.without(p.state.open, card)
        deck = p.content.encounter_cards[card].deck
        p.state.encounters[deck] = (*p.state.encounters[deck], card)


def keep(p: Play, seat: int, card: str, forced: bool = False) -> None:
    """Gain the asset at the foot of the encounter card being resolved (OR-217); if that is
    ``forced``, it cannot be declined (UB-257)."""
    if card in p.state.open:
        p.state.open = slots.without(p.state.open, card)
        slots.gain(p, seat, card, card, forced)


def keep_secret(p: Play, seat: int, card: str) -> None:
    """Keep an encounter card as a secret; others see only its back (OR-307, OR-R73)."""
    if card in p.state.open:
        encounter: EncounterCard = p.content.encounter_cards[card]
        p.state.open = slots.without(p.state.open, card)
        player = p.player(seat)
        player.secrets = (*player.secrets, card)
        p.tell(SecretKept(seat=seat, card=card, to=(seat,)))
        p.tell(SecretTaken(seat=seat, deck=encounter.deck))


def run_talk(p: Play, f: Talk) -> None:
    """Step ``talk``: the top of a contact's databank card, then the card returns unless hired."""
    f.at += 1
    card = f.card
    if f.at == 1:
        contact: ContactCard = p.content.databank[card]
        part(p, f.seat, contact.parts, card, Context(token=f.token))
        return
    p.stack.pop()
    if card in p.state.open:
        p.state.open = slots.without(p.state.open, card)
        slots.return_to_databank(p, card)


def hire(p: Play, seat: int, card: str, token: str) -> None:
    """Gain the crew of a contact's databank card; the token leaves the map (OR-227, OR-228)."""
    if card in p.state.open and slots.can_hold(p, seat, card):
        p.state.open = slots.without(p.state.open, card)
        contacts.leave(p, token)
        slots.gain(p, seat, card, card)


PENDING: tuple[Step[Play], ...] = (
    Ask(Encounter, options, answer, shown=True),
    Auto(Across, run_across),
    Auto(CardDrawn, run_card),
    Auto(Talk, run_talk),
    Ask(FavorRead, read_options, read_answer, shown=True),
)
"""the steps that are run here"""
