"""Moving players and patrols over the map, and encounters far away."""

from __future__ import annotations

from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.cards.effects.travel import (
    Cross,
    EncounterFar,
    Ground,
    Move,
    MovePatrol,
    MovePlayer,
)
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.effects.verbs.trials import COMBAT
from game.outer_rim.events import PlayerGrounded, PlayerPlaced
from game.outer_rim.frames.turns import Effects, Far, Go
from game.outer_rim.frames.turns import Move as MoveStep
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.patrols.frames import FreePatrol, PatrolFar, PatrolTo, WhichPatrol
from game.outer_rim.rules import encounters
from game.outer_rim.rules.movement import away
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.terms import Said, Scene, space
from game.outer_rim.text.terms import faction as faction_words
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Ask, Step

PATROLS = {"any": "any patrol", "nearest": "the nearest patrol"}
TOWARD = {"me": " toward you", "other": " toward another player", "anywhere": ""}


@verb(Move)
class MoveVerb(Verb[Move]):
    def do(self, p: Play, f: Effects, e: Move) -> None:
        points = p.values(f.seat).hyperdrive if e.spaces == "hyperdrive" else e.spaces
        p.push(MoveStep(f.seat, points=points + e.more))

    def causes(self, e: Move) -> tuple[str, ...]:
        return ("patrol_stop", "other_enters")

    def sentence(self, e: Move, scene: Scene) -> Said:
        if e.spaces == "hyperdrive":
            more = f" and {plural(e.more, 'space')} more" if e.more else ""
            return Said(f"move up to your hyperdrive value{more}")
        return Said(f"move up to {plural(e.spaces, 'space')}")

    def icon(self, e: Move) -> str:
        if e.spaces == "hyperdrive":
            return "{icon:move}{icon:hyperdrive}" + (f" +{e.more}" if e.more else "")
        return f"{{icon:move}} {e.spaces}"


# --- to a space at once ---------------------------------------------------------------------------


@verb(MovePlayer)
class MovePlayerVerb(Verb[MovePlayer]):
    def do(self, p: Play, f: Effects, e: MovePlayer) -> None:
        p.push(Go(f.seat, spaces=e.spaces or tuple(contacts.planets(p))))

    def sentence(self, e: MovePlayer, scene: Scene) -> Said:
        goal = listed((space(each) for each in e.spaces), "or") or "any planet"
        return Said(f"move directly to {goal}")

    def icon(self, e: MovePlayer) -> str:
        goals = "/".join(space(each) for each in e.spaces)
        return "{icon:move} " + (goals or "any {icon:planet}")


def go_options(p: Play, f: Go) -> Options:
    """Step ``go``: to which space."""
    ship, here = p.player(f.seat).ship, p.player(f.seat).space
    return tuple(option("go", ship, goal) for goal in f.spaces if goal != here)


def go_answer(p: Play, f: Go, chosen: Option) -> None:
    """Put the player there."""
    p.stack.pop()
    p.player(f.seat).space = chosen.target
    p.tell(PlayerPlaced(seat=f.seat, space=chosen.target))


@verb(Cross)
class CrossVerb(Verb[Cross]):
    belongs = "encounter"

    def do(self, p: Play, f: Effects, e: Cross) -> None:
        player = p.player(f.seat)
        goal = p.galaxy.spaces[player.space].crossing
        if goal:
            player.space = goal
            p.tell(PlayerPlaced(seat=f.seat, space=goal, cause=f.card))

    def sentence(self, e: Cross, scene: Scene) -> Said:
        return Said("cross the Core")

    def icon(self, e: Cross) -> str:
        return "{icon:move}{icon:planet}"


@verb(Ground)
class GroundVerb(Verb[Ground]):
    def do(self, p: Play, f: Effects, e: Ground) -> None:
        p.player(f.seat).grounded = True
        p.tell(PlayerGrounded(seat=f.seat, cause=f.card))

    def sentence(self, e: Ground, scene: Scene) -> Said:
        return Said("you cannot move in your next planning step", kind="fact")

    def icon(self, e: Ground) -> str:
        return "{icon:lock}{icon:move}"


# --- patrols --------------------------------------------------------------------------------------


@verb(MovePatrol)
class MovePatrolVerb(Verb[MovePatrol]):
    def do(self, p: Play, f: Effects, e: MovePatrol) -> None:
        p.push(
            WhichPatrol(
                f.seat,
                faction=e.faction,
                points=e.spaces,
                toward=e.toward,
                card=f.card,
                up_to=e.up_to,
            )
        )

    def causes(self, e: MovePatrol) -> tuple[str, ...]:
        return ("patrol_moves",)

    def sentence(self, e: MovePatrol, scene: Scene) -> Said:
        which = PATROLS.get(e.faction) or f"the {faction_words(e.faction)} patrol"
        upto = "up to " if e.toward == "anywhere" or e.up_to else ""
        return Said(f"move {which} {upto}{plural(e.spaces, 'space')}{TOWARD[e.toward]}")

    def icon(self, e: MovePatrol) -> str:
        icon = "patrol" if e.faction in PATROLS else f"patrol_{e.faction}"
        return f"{{icon:{icon}}} {e.spaces}"


def which_patrol_options(p: Play, f: WhichPatrol) -> Options:
    """Step ``which_patrol``: the patrol that an effect moves, if that is open."""
    if f.faction == "any":
        factions = list[str](FACTIONS)
    elif f.faction == "nearest":
        factions = list(patrols.nearest(p, p.player(f.seat).space))
    else:
        factions = [f.faction]
    return tuple(option("patrol", each) for each in factions)


def which_patrol_answer(p: Play, f: WhichPatrol, chosen: Option) -> None:
    """Move it toward a player, or freely."""
    p.stack.pop()
    faction, points = chosen.source, f.points
    if f.up_to:
        p.push(PatrolFar(f.seat, faction=faction, points=points, card=f.card))
    elif f.toward == "me":
        patrols.toward(p, faction, f.seat, points, f.card)
    elif f.toward == "anywhere":
        p.push(FreePatrol(f.seat, faction=faction, points=points, card=f.card))
    else:
        others = tuple(each.seat for each in p.state.players if each.seat != f.seat)
        p.push(PatrolTo(f.seat, faction=faction, points=points, card=f.card, among=others))


def patrol_to_options(p: Play, f: PatrolTo) -> Options:
    """Step ``patrol_to``: toward which other player."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def patrol_to_answer(p: Play, f: PatrolTo, chosen: Option) -> None:
    """Move it there; the player it moves toward picks the route (OR-R47)."""
    p.stack.pop()
    seat = int(chosen.source.removeprefix("seat_"))
    patrols.toward(p, f.faction, seat, f.points, f.card)


def patrol_far_options(p: Play, f: PatrolFar) -> Options:
    """Step ``patrol_far``: how many spaces toward the player, none included, until it arrives
    (UB-R91)."""
    far = p.galaxy.routes.away[p.player(f.seat).space][p.state.patrols[f.faction][1]]
    return tuple(option("spaces", str(each)) for each in range(min(f.points, far), -1, -1))


def patrol_far_answer(p: Play, f: PatrolFar, chosen: Option) -> None:
    """Move it so far, on a way of the player's choice."""
    p.stack.pop()
    patrols.toward(p, f.faction, f.seat, int(chosen.source), f.card)


def free_patrol_options(p: Play, f: FreePatrol) -> Options:
    """Step ``free_patrol``: the next space of a patrol that the player moves freely, or stop."""
    if f.points == 0:
        return ()
    at = p.state.patrols[f.faction][1]
    steps = tuple(option("patrol", f.faction, goal) for goal in p.galaxy.neighbors[at])
    return (*steps, option("done"))


def free_patrol_answer(p: Play, f: FreePatrol, chosen: Option) -> None:
    """Move it one space, or stop."""
    if chosen.verb == "done":
        p.stack.pop()
        return
    f.points -= 1
    patrols.step(p, f.faction, chosen.target, f.card)


# --- encounters far away --------------------------------------------------------------------------


@verb(EncounterFar)
class EncounterFarVerb(Verb[EncounterFar]):
    def do(self, p: Play, f: Effects, e: EncounterFar) -> None:
        p.push(Far(f.seat, spaces=e.spaces))

    def possible(self, p: Play, seat: int, e: EncounterFar, card: str) -> bool:
        return bool(far_patrols(p, seat, e.spaces) or far_contacts(p, seat, e.spaces))

    def lack(self, p: Play, seat: int, e: EncounterFar, name: str, clause: str) -> Reason:
        far = plural(e.spaces, "space")
        return Reason(clause, "No patrol or contact is within {far}.", far=far)

    def causes(self, e: EncounterFar) -> tuple[str, ...]:
        return ("a contact", "patrol_beaten", *COMBAT)

    def sentence(self, e: EncounterFar, scene: Scene) -> Said:
        return Said(f"encounter a patrol or contact up to {plural(e.spaces, 'space')} away")

    def icon(self, e: EncounterFar) -> str:
        return f"{{icon:encounter}}{{icon:contact}}{{icon:patrol}} {e.spaces} away"


def far_patrols(p: Play, seat: int, spaces: int) -> list[str]:
    """Return the factions whose patrol is within that many spaces, but not here."""
    reach = away(p, p.player(seat).space)
    return [each for each, (_, at) in p.state.patrols.items() if 0 < reach[at] <= spaces]


def far_contacts(p: Play, seat: int, spaces: int) -> list[str]:
    """Return the contact spaces with a token within that many spaces, but not here."""
    reach = away(p, p.player(seat).space)
    return [
        place
        for planet in contacts.planets(p)
        if 0 < reach[planet] <= spaces
        for place in contacts.places(p, planet)
    ]


def far_options(p: Play, f: Far) -> Options:
    """Step ``far``: a patrol or contact up to that many spaces away."""
    return (
        *(
            option("fight", patrols.token(p, each).id, p.state.patrols[each][1])
            for each in far_patrols(p, f.seat, f.spaces)
        ),
        *(option("meet", place) for place in far_contacts(p, f.seat, f.spaces)),
    )


def far_answer(p: Play, f: Far, chosen: Option) -> None:
    """Encounter it from here."""
    p.stack.pop()
    encounters.TAKE[chosen.verb](p, f.seat, chosen)


PENDING: tuple[Step[Play], ...] = (
    Ask(WhichPatrol, which_patrol_options, which_patrol_answer),
    Ask(PatrolTo, patrol_to_options, patrol_to_answer),
    Ask(PatrolFar, patrol_far_options, patrol_far_answer),
    Ask(FreePatrol, free_patrol_options, free_patrol_answer),
    Ask(Far, far_options, far_answer),
    Ask(Go, go_options, go_answer),
)
"""the steps that are run here"""
