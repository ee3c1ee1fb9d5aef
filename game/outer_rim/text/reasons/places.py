"""Reasons why something cannot go somewhere, or cannot be met there."""

from __future__ import annotations

from game.outer_rim.bounties import hunted
from game.outer_rim.bounties.rules import owner_of
from game.outer_rim.cards.effects.trials import FightPlayer as Duel
from game.outer_rim.company.frames import Fighter, Invite, PeekSecrets, Sufferer
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.frames import AnotherContact, Contact, MoveContact, PlaceContact
from game.outer_rim.contests.effects import Opposed
from game.outer_rim.contests.frames import Rival
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company
from game.outer_rim.effects.verbs import trials
from game.outer_rim.frames.turns import (
    Destination,
    Encounter,
    Far,
    FightPlayer,
    Go,
    Move,
    Opponent,
    Planning,
    Reveal,
    TakeCrew,
)
from game.outer_rim.patrols.frames import PatrolTo
from game.outer_rim.patrols.refusals import beyond
from game.outer_rim.rules import jobs, movement, reputation
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import at, name_of, patrol, space_name
from game.outer_rim.text.reasons.phrases import (
    NO_SPACE,
    Check,
    apart,
    called,
    contact_space,
    not_yours,
    obliged,
    seat_named,
    spaces_away,
)
from game.table.decisions import Intent
from game.table.grammar import capital, listed
from game.table.refusals import Reason

NO_PLACE = Reason("OR-028", "That place holds no contacts: choose a contact space on the map.")
EMPTY = Reason("OR-R62", "No one waits in that space: choose one with a contact.")


# --- flying ---------------------------------------------------------------------------------------


def move(p: Play, f: Planning | Move, wanted: Intent) -> Reason | None:
    """Return why a ship cannot move to a space."""
    player, goal = p.player(f.seat), wanted.target
    if goal not in p.galaxy.spaces:
        return NO_SPACE
    if wanted.source != player.ship:
        own = p.content.name(player.ship)
        return Reason("OR-087", "That is not your ship: you fly the {ship}.", ship=own)
    if isinstance(f, Planning) and player.grounded:
        return Reason("OR-093", "You cannot move in this planning step.")
    points = f.points if isinstance(f, Move) else p.values(f.seat).hyperdrive
    hindrance = movement.verify(p, f.seat, goal, points)
    if isinstance(hindrance, movement.Barrier):
        return _blocked(p, f.seat, hindrance, space_name(p, goal))
    if hindrance is None:
        return None
    limit = "this move takes you" if isinstance(f, Move) else "your hyperdrive takes you"
    return Reason(
        "OR-093",
        "{goal} is {far} away; {limit} {points}.",
        goal=capital(space_name(p, goal)),
        far=plural(hindrance, "space"),
        limit=limit,
        points=points,
    )


def _blocked(p: Play, seat: int, barrier: movement.Barrier, goal: str) -> Reason:
    """Return the obstacle that ends the move on the way to a space near enough."""
    if not barrier.faction:
        return Reason(
            "OR-096", "The route to {goal} crosses the Maelstrom, where your move ends.", goal=goal
        )
    return Reason(
        "OR-097",
        "The {patrol} {there} stops you on the way to {goal}: your {faction} reputation"
        " is {level}.",
        patrol=patrol(barrier.faction),
        there=at(p, barrier.space),
        goal=goal,
        faction=barrier.faction.title(),
        level=reputation.level_name(p, seat, barrier.faction),
    )


def go(p: Play, f: Go, wanted: Intent) -> Reason | None:
    """Return why a card does not put the player on a space."""
    if wanted.target not in p.galaxy.spaces:
        return NO_SPACE
    here = p.player(f.seat).space
    if wanted.target == here:
        return Reason("OR-213", "You are already {here}.", here=at(p, here))
    spaces = [space_name(p, each) for each in f.spaces if each != here]
    where = listed(spaces, "or") if len(spaces) < 4 else "another planet"
    return Reason("OR-213", "This card takes you only to {where}.", where=where)


def mark(p: Play, f: Destination, wanted: Intent) -> Reason | None:
    """Return why a space cannot be the destination of a card."""
    if wanted.target not in p.galaxy.spaces:
        return NO_SPACE
    if wanted.target not in contacts.planets(p):
        return Reason("OR-180", "The destination must be a planet.")
    if wanted.target == p.player(f.whose).space:
        return Reason(
            "OR-180",
            "{who} is {there}: the destination must be another planet.",
            who=name_of(p, f.whose),
            there=at(p, wanted.target),
        )
    return None


# --- contacts and cards in the space --------------------------------------------------------------


def meet(p: Play, f: Encounter | AnotherContact | Far, wanted: Intent) -> Reason | None:
    """Return why a contact cannot be encountered."""
    bound = obliged(p, f)
    if bound is not None:
        return bound
    planet, here = contact_space(p, wanted.source), p.player(f.seat).space
    if not planet:
        return NO_PLACE
    if not isinstance(f, Far) and planet != here:
        return Reason(
            "OR-225",
            "You can meet only a contact on your planet; that one is {there}, {far}.",
            there=at(p, planet),
            far=spaces_away(p, f.seat, planet),
        )
    if not contacts.token_at(p, wanted.source):
        return EMPTY
    return beyond(p, f, planet, "that contact") if isinstance(f, Far) else None


def draw(p: Play, f: Encounter, wanted: Intent) -> Reason | None:
    """Return why an encounter card cannot be drawn."""
    bound = obliged(p, f)
    if bound is not None:
        return bound
    here = p.player(f.seat).space
    deck = p.galaxy.spaces[here].encounter
    asked = p.content.encounter_decks.get(wanted.source)
    if asked is None:
        return Reason("OR-211", "Choose the encounter deck of your space.")
    if wanted.source != deck:
        return Reason(
            "OR-211",
            "{deck} belongs to other spaces: draw from the deck of your own.",
            deck=capital(_deck_words(asked.name)),
        )
    if not p.state.encounters.get(deck):
        return Reason(
            "OR-R61", "The encounter deck of {here} has no cards left.", here=space_name(p, here)
        )
    return Reason("OR-193", "You can explore only where you are, and that is {here}.",
                  here=space_name(p, here))  # fmt: skip


def cross(p: Play, f: Encounter, wanted: Intent) -> Reason | None:
    """Return why the galaxy cannot be crossed from here."""
    here = p.player(f.seat).space
    if p.galaxy.spaces[here].crossing:
        return draw(p, f, wanted)
    ends = [space_name(p, each.id) for each in p.galaxy.spaces.values() if each.crossing]
    if not ends:
        return Reason("OR-193", "No space of this map leads across the galaxy.")
    return obliged(p, f) or Reason(
        "OR-193", "You can cross the galaxy only from {ends}.", ends=listed(ends, "or")
    )


def _deck_words(name: str) -> str:
    """Return ``the deck of Naboo and Ryloth``."""
    if " / " not in name:
        return f"the {name.lower()} deck"
    return f"the deck of {name.replace(' / ', ' and ').replace('The ', 'the ')}"


def job(p: Play, f: Encounter, wanted: Intent) -> Reason | None:
    """Return why a job cannot be attempted."""
    bound = obliged(p, f)
    if bound is not None:
        return bound
    player, asset = p.player(f.seat), p.content.assets.get(wanted.source)
    if asset is None or asset.id not in player.cards:
        return not_yours(p, f.seat, wanted.source, "OR-251")
    if asset.kind != "job":
        return Reason("OR-251", "{card} is not a job.", card=capital(called(asset)))
    if asset.destination == "another_player":
        for effect in asset.encounter:
            if isinstance(effect, Duel) and not trials.opponents(p, f.seat, effect):
                return trials.no_opponent(p, f.seat, effect, asset.name, "OR-251", "OR-254")
    elif asset.destination and asset.destination != player.space:
        return Reason(
            "OR-251",
            "{card} waits {there}; {apart}.",
            card=asset.name,
            there=at(p, asset.destination),
            apart=apart(p, f.seat, asset.destination),
        )
    return jobs.why_not(p, f.seat, asset.id)


def hunt(p: Play, f: Encounter | Contact, wanted: Intent) -> Reason | None:
    """Return why a bounty cannot be fought for."""
    bound = obliged(p, f)
    if bound is not None:
        return bound
    player, bounty = p.player(f.seat), p.content.assets.get(wanted.source)
    if bounty is None or bounty.id not in player.cards:
        return not_yours(p, f.seat, wanted.source, "OR-277")
    if bounty.kind != "bounty":
        return Reason("OR-277", "{card} is not a bounty.", card=bounty.name)
    prey = p.content.name(bounty.target)
    if p.on(bounty.id).captive:
        return Reason(
            "OR-284",
            "You have already captured {prey}: deliver the contact to {goal}.",
            prey=prey,
            goal=space_name(p, bounty.deliver_to),
        )
    if hunted.prey(p, bounty.id) >= 0 or wanted.target.startswith("seat_"):
        return hunted.why_not(p, f.seat, bounty.id)
    if isinstance(f, Contact):
        if bounty.target == f.token:
            return None
        here = p.content.name(f.token)
        return Reason("OR-277", "The bounty is on {prey}; this is {here}.", prey=prey, here=here)
    return _no_crew(p, f, prey, bounty.target, wanted.target)


def _no_crew(p: Play, f: Encounter, prey: str, target: str, crew: str) -> Reason:
    asset = p.content.assets.get(crew)
    if crew and crew != target and (asset is None or asset.contact != target):
        return Reason("OR-277", "The bounty is on {prey}.", prey=prey)
    owner = owner_of(p, crew) if asset is not None else -1
    if owner < 0:
        return Reason("OR-277", "To fight {prey}, first find and meet that contact.", prey=prey)
    space = p.player(owner).space
    return Reason(
        "OR-301",
        "{prey} belongs to the crew of {who}, who is {there}; {apart}.",
        prey=prey,
        who=name_of(p, owner),
        there=at(p, space),
        apart=apart(p, f.seat, space),
    )


def look(p: Play, f: Reveal, wanted: Intent) -> Reason | None:
    """Return why a contact cannot be revealed or looked at."""
    place, planet = wanted.source, contact_space(p, wanted.source)
    if not planet:
        return NO_PLACE
    token = contacts.token_at(p, place)
    if not token:
        return EMPTY
    if token in p.state.faceup:
        return Reason(
            "OR-231",
            "{token} is already faceup: choose a facedown contact.",
            token=p.content.name(token),
        )
    where = f.where
    if where == "planet_without_players":
        there = [name_of(p, each.seat) for each in p.state.players if each.space == planet]
        if not there:
            return None
        return Reason(
            "OR-225",
            "The planet must have no players on it; {who} {verb} {there}.",
            who=listed(there),
            verb="is" if len(there) == 1 else "are",
            there=at(p, planet),
        )
    only = p.player(f.seat).space if where == "here" else where
    if only in p.galaxy.spaces and only != planet:
        return Reason(
            "OR-225",
            "The contact must be {only}, and that one is {there}: choose another.",
            only=at(p, only),
            there=at(p, planet),
        )
    return Reason("OR-236", "You have already looked at that contact: choose another.")


def take(p: Play, f: MoveContact | TakeCrew, wanted: Intent) -> Reason | None:
    """Return why a contact cannot be moved, or crew not taken."""
    if isinstance(f, TakeCrew):
        return _take_crew(p, f, wanted.source)
    planet = contact_space(p, wanted.source)
    if not planet:
        return NO_PLACE
    if not contacts.token_at(p, wanted.source):
        return EMPTY
    here = p.player(f.seat).space
    if f.from_here and planet != here:
        return Reason("OR-029", "The contact must be {here}.", here=at(p, here))
    if f.to_here and planet == here:
        return Reason("OR-029", "That contact is already {here}.", here=at(p, here))
    return None


def _take_crew(p: Play, f: TakeCrew, card: str) -> Reason:
    asset = p.content.assets.get(card)
    if asset is None:
        return Reason("OR-R36", "Choose a card of a player in your space.")
    owner = owner_of(p, card)
    if owner == f.seat:
        return Reason(
            "OR-R36", "You already have {card}: choose a different card.", card=asset.name
        )
    if owner not in company(p, f.seat):
        return Reason("OR-R36", "No one in your space has {card}.", card=asset.name)
    kinds = sorted({p.content.assets[each].kind for each in f.cards})
    if asset.kind not in kinds:
        kind = listed(kinds, "or")
        return Reason("OR-R36", "{card} is not {kind}.", card=asset.name, kind=kind)
    fault = "is not a droid" if asset.kind == "crew" else "cannot be taken now"
    return Reason("OR-R36", "{card} {fault}.", card=asset.name, fault=fault)


def place(p: Play, f: PlaceContact | MoveContact, wanted: Intent) -> Reason | None:
    """Return why a contact cannot be put on a contact space."""
    planet = contact_space(p, wanted.target)
    if not planet:
        return NO_PLACE
    if contacts.token_at(p, wanted.target):
        return Reason("OR-050", "Another contact is already there: choose an empty space.")
    if isinstance(f, PlaceContact):
        start = f.start
        near = {contacts.planet_of(each) for each in contacts.nearest_empty(p, start)}
        return Reason(
            "OR-R67",
            "{token} goes to the nearest empty contact space, {there}.",
            token=p.content.name(f.token),
            there=listed((at(p, each) for each in sorted(near)), "or"),
        )
    start = contacts.planet_of(f.place)
    if planet == start:
        return Reason("OR-029", "The contact is already {there}.", there=at(p, planet))
    if f.to_here:
        here = at(p, p.player(f.seat).space)
        return Reason(
            "OR-029", "The contact comes to you: choose a contact space {here}.", here=here
        )
    return None


WHOM = {
    "opponent": "OR-140",
    "opposed.whom": "UB-098",
    "invite": "OR-140",
    "peek_secrets": "OR-307",
    "fight_player": "OR-330",
    "patrol_to": "OR-178",
    "job.fighter": "UB-094",
    "job.sufferer": "UB-094",
}
"""the clause of each step that asks for a player"""


def player(
    p: Play,
    f: Opponent | Invite | PeekSecrets | FightPlayer | PatrolTo | Rival | Fighter | Sufferer,
    wanted: Intent,
) -> Reason | None:
    """Return why a player cannot be the one chosen."""
    other, clause = seat_named(p, wanted.source), WHOM[f.step]
    if other < 0:
        return Reason(clause, "You cannot choose that player: choose another at this table.")
    if isinstance(f, Fighter | Sufferer):
        return Reason(clause, "{who} is not your partner in this job.", who=name_of(p, other))
    if other == f.seat:
        return Reason(clause, "You cannot choose yourself: choose another player.")
    if isinstance(f, Rival):
        return _no_rival(p, f, other, clause)
    who, there = name_of(p, other), p.player(other).space
    if isinstance(f, PeekSecrets):
        return Reason(clause, "{who} has no secrets.", who=who)
    if there != p.player(f.seat).space:
        return Reason(clause, "{who} is {there}, not with you.", who=who, there=at(p, there))
    if not isinstance(f, FightPlayer):
        return None
    if p.player(other).defeated:
        return Reason(
            "OR-R85", "{who} is defeated, and you cannot fight defeated players.", who=who
        )
    if other in trials.opponents(p, f.seat, p.effect(f, Duel)):
        return None
    card = p.content.name(f.card)
    return Reason("OR-330", "{who} does not meet the conditions of {card}.", who=who, card=card)


def _no_rival(p: Play, f: Rival, other: int, clause: str) -> Reason | None:
    if other in f.among:
        return None
    who, card, there = name_of(p, other), p.content.name(f.card), p.player(other).space
    if p.effect(f, Opposed).reach == "here" and there != p.player(f.seat).space:
        return Reason(clause, "{who} is {there}, not with you.", who=who, there=at(p, there))
    return Reason(clause, "{card} does not let you choose {who}.", who=who, card=card)


CHECKS: dict[str, Check] = {
    "move": move,
    "go": go,
    "mark": mark,
    "meet": meet,
    "draw": draw,
    "cross": cross,
    "job": job,
    "hunt": hunt,
    "look": look,
    "take": take,
    "place": place,
    "player": player,
}
"""by what is attempted, in the steps that ask for it"""
