"""Jobs, goals, databank cards, marks on the map, and turns."""

from __future__ import annotations

from game.outer_rim.cards.effects.tasks import (
    Achieve,
    CompleteJob,
    Databank,
    Destination,
    ExtraTurn,
    FailJob,
    Flip,
    GoTo,
    MarkCard,
    MarkPlanet,
    Mission,
    Progress,
)
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import on_planet
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.events import (
    CardMarked,
    DatabankDrawn,
    DestinationMarked,
    ExtraTurnGranted,
    PlanetMarked,
)
from game.outer_rim.frames.turns import Destination as DestinationStep
from game.outer_rim.frames.turns import Effects, Trouble
from game.outer_rim.frames.turns import MarkCard as MarkCardStep
from game.outer_rim.rules import fame, jobs, slots
from game.outer_rim.rules.movement import away
from game.outer_rim.text.icons import ARROW
from game.outer_rim.text.names import at
from game.outer_rim.text.terms import Said, Scene, reached
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Ask, Auto, Step

# --- jobs -----------------------------------------------------------------------------------------


@verb(CompleteJob)
class CompleteJobVerb(Verb[CompleteJob]):
    belongs = "job"

    def do(self, p: Play, f: Effects, e: CompleteJob) -> None:
        jobs.decide(p, jobs.COMPLETE, e.reward)

    def causes(self, e: CompleteJob) -> tuple[str, ...]:
        return ("job_reward", "job_completed")

    def sentence(self, e: CompleteJob, scene: Scene) -> Said:
        without = "" if e.reward else ", without its reward"
        return Said(f"the job is complete{without}", kind="fact")

    def icon(self, e: CompleteJob) -> str:
        return "{icon:job}{icon:check}"


@verb(FailJob)
class FailJobVerb(Verb[FailJob]):
    belongs = "job"

    def do(self, p: Play, f: Effects, e: FailJob) -> None:
        jobs.decide(p, jobs.FAILED)

    def sentence(self, e: FailJob, scene: Scene) -> Said:
        return Said("the job fails", kind="fact")

    def icon(self, e: FailJob) -> str:
        return "{icon:job}{icon:cross}"


@verb(GoTo)
class GoToVerb(Verb[GoTo]):
    belongs = "job"

    def do(self, p: Play, f: Effects, e: GoTo) -> None:
        jobs.go_to(p, e.step)

    def sentence(self, e: GoTo, scene: Scene) -> Said:
        return Said("repeat this step" if e.step == scene.step else f"go to step {e.step}")

    def icon(self, e: GoTo) -> str:
        return f"{ARROW} step {e.step}"


@verb(Achieve)
class AchieveVerb(Verb[Achieve]):
    belongs = "ambition"

    def do(self, p: Play, f: Effects, e: Achieve) -> None:
        place = f.block.split(".goals.")[1].partition(".")[0]
        fame.achieve(p, f.seat, int(place))

    def sentence(self, e: Achieve, scene: Scene) -> Said:
        return Said("this goal is complete", kind="fact")

    def icon(self, e: Achieve) -> str:
        return "{icon:check}"


@verb(Mission)
class MissionVerb(Verb[Mission]):
    belongs = "ambition"

    def do(self, p: Play, f: Effects, e: Mission) -> None:
        jobs.mission(p, f.seat, f.card, e.number)

    def sentence(self, e: Mission, scene: Scene) -> Said:
        told = f"{_faced(scene, e.number)} as that of a job; done, this goal is complete"
        return Said(told, short=_faced(scene, e.number))

    def icon(self, e: Mission) -> str:
        return f"{{icon:job}} #{e.number}"


# --- databank cards -------------------------------------------------------------------------------


def _faced(scene: Scene, number: int) -> str:
    """Return the words for the databank cards of a number: their titles, then the number."""
    names = [scene.content.name(each) for each in scene.content.numbers.get(number, ())]
    return f"resolve {listed(names, 'or')} (databank card #{number})"


@verb(Databank)
class DatabankVerb(Verb[Databank]):
    def do(self, p: Play, f: Effects, e: Databank) -> None:
        filed = p.content.numbers.get(e.number, ())
        cards = tuple(each for each in filed if each in p.state.databank)
        if not cards:
            return
        card = p.pick("databank", cards)
        p.state.databank = slots.without(p.state.databank, card)
        p.state.open = (*p.state.open, card)
        p.tell(DatabankDrawn(seat=f.seat, card=card, cause=f.card))
        p.push(Trouble(f.seat, card=card))
        p.block(f.seat, p.content.databank[card].effect, card, f.context)

    def causes(self, e: Databank) -> tuple[str, ...]:
        return ("a databank card",)

    def sentence(self, e: Databank, scene: Scene) -> Said:
        return Said(_faced(scene, e.number))

    def icon(self, e: Databank) -> str:
        return f"{{icon:databank}} #{e.number}"


def run_trouble(p: Play, f: Trouble) -> None:
    """Step ``trouble``: a databank card that was called for returns (OR-427)."""
    p.stack.pop()
    p.state.open = slots.without(p.state.open, f.card)
    slots.return_to_databank(p, f.card)


# --- marks ----------------------------------------------------------------------------------------


@verb(Destination)
class DestinationVerb(Verb[Destination]):
    def do(self, p: Play, f: Effects, e: Destination) -> None:
        far = away(p, p.player(f.seat).space)
        others = [each for each in p.state.players if each.seat != f.seat]
        near = min((far[each.space] for each in others), default=0)
        closest = [each.seat for each in others if far[each.space] == near] or [f.seat]
        p.push(DestinationStep(p.chooser(closest[0]), card=f.card, whose=f.seat))

    def sentence(self, e: Destination, scene: Scene) -> Said:
        words = "the nearest other player chooses the planet to deliver this card to"
        return Said(words, kind="fact")

    def icon(self, e: Destination) -> str:
        return "choose {icon:deliver} {icon:planet}"


def destination_options(p: Play, f: DestinationStep) -> Options:
    """Step ``destination``: the planet that a player marks for another's card."""
    here = p.player(f.whose).space
    return tuple(option("mark", f.card, space) for space in contacts.planets(p) if space != here)


def destination_answer(p: Play, f: DestinationStep, chosen: Option) -> None:
    """Mark the planet."""
    p.stack.pop()
    card, whose = f.card, f.whose
    if card in p.player(whose).cards:
        p.lay(card, destination=chosen.target)
        p.tell(DestinationMarked(seat=whose, card=card, space=chosen.target))


@verb(MarkPlanet)
class MarkPlanetVerb(Verb[MarkPlanet]):
    def do(self, p: Play, f: Effects, e: MarkPlanet) -> None:
        player = p.player(f.seat)
        if player.space not in player.marks:
            player.marks = (*player.marks, player.space)
            p.tell(PlanetMarked(seat=f.seat, space=player.space, cause=f.card))
            fame.check_goals(p, f.seat)

    def possible(self, p: Play, seat: int, e: MarkPlanet, card: str) -> bool:
        player = p.player(seat)
        return on_planet(p, seat) and player.space not in player.marks

    def lack(self, p: Play, seat: int, e: MarkPlanet, name: str, clause: str) -> Reason:
        here = p.player(seat).space
        if here in p.player(seat).marks:
            return Reason(clause, "{name} has already marked this planet.", name=name)
        return Reason(clause, "{name} marks a planet; you are {here}.", name=name, here=at(p, here))

    def sentence(self, e: MarkPlanet, scene: Scene) -> Said:
        return Said("place one of your damage tokens on your planet")

    def icon(self, e: MarkPlanet) -> str:
        return "mark {icon:planet}"


# --- tokens on cards ------------------------------------------------------------------------------


@verb(MarkCard)
class MarkCardVerb(Verb[MarkCard]):
    sought = True

    def do(self, p: Play, f: Effects, e: MarkCard) -> None:
        p.push(MarkCardStep(f.seat, cause=f.card))

    def possible(self, p: Play, seat: int, e: MarkCard, card: str) -> bool:
        return bool(_unmarked(p, seat))

    def lack(self, p: Play, seat: int, e: MarkCard, name: str, clause: str) -> Reason:
        return Reason(clause, "{name} needs one of your cards without a goal token.", name=name)

    def causes(self, e: MarkCard) -> tuple[str, ...]:
        return ("card_marked",)

    def sentence(self, e: MarkCard, scene: Scene) -> Said:
        return Said("place a goal token on one of your assets that has none")

    def icon(self, e: MarkCard) -> str:
        return "+{icon:goal}"


def _unmarked(p: Play, seat: int) -> list[str]:
    return [card for card in p.player(seat).cards if not p.on(card).tokens]


def mark_card_options(p: Play, f: MarkCardStep) -> Options:
    """Step ``mark_card``: on which card to put a goal token."""
    return tuple(option("mark_card", card) for card in _unmarked(p, f.seat))


def mark_card_answer(p: Play, f: MarkCardStep, chosen: Option) -> None:
    """Put it there; it stays until the card leaves its slot (UB-265)."""
    p.stack.pop()
    p.lay(chosen.source, tokens=1)
    p.tell(CardMarked(seat=f.seat, card=chosen.source, cause=f.cause))
    fame.happened(p, f.seat, "card_marked")


@verb(Flip)
class FlipVerb(Verb[Flip]):
    def do(self, p: Play, f: Effects, e: Flip) -> None:
        fame.turn_back(p, f.seat)

    def sentence(self, e: Flip, scene: Scene) -> Said:
        return Said("flip this card back to its front")

    def icon(self, e: Flip) -> str:
        return "{icon:rotate}"


# --- goals and turns ------------------------------------------------------------------------------


@verb(Progress)
class ProgressVerb(Verb[Progress]):
    def do(self, p: Play, f: Effects, e: Progress) -> None:
        fame.progress(p, f.seat, e.goal)

    def sentence(self, e: Progress, scene: Scene) -> Said:
        if scene.goal is not None and scene.goal.count == 1:
            return Said(reached(scene.goal, scene))
        return Said(f"advance your {e.goal} goal")

    def icon(self, e: Progress) -> str:
        return "+{icon:goal}"


@verb(ExtraTurn)
class ExtraTurnVerb(Verb[ExtraTurn]):
    def do(self, p: Play, f: Effects, e: ExtraTurn) -> None:
        p.state.extra_turns += 1
        p.tell(ExtraTurnGranted(seat=f.seat, cause=f.card))

    def sentence(self, e: ExtraTurn, scene: Scene) -> Said:
        return Said("take another turn after this one")

    def icon(self, e: ExtraTurn) -> str:
        return "another turn"


PENDING: tuple[Step[Play], ...] = (
    Auto(Trouble, run_trouble),
    Ask(MarkCardStep, mark_card_options, mark_card_answer),
    Ask(DestinationStep, destination_options, destination_answer),
)
"""the steps that are run here"""
