"""Cards that would never end: jobs that go in circles, and abilities and encounters that trigger
themselves again.

Decisions of chance, or of a player, may go either way, so it is enough if one way leads out. Those
of the table (conditions, affordable costs) may stay the same forever, so every way has to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.abilities import Ability
from game.outer_rim.cards.effects.choices import Choose, If, May, Roll
from game.outer_rim.cards.effects.language import Block, Cost, Effect
from game.outer_rim.cards.effects.tasks import CompleteJob, Databank, FailJob, GoTo
from game.outer_rim.cards.effects.travel import EncounterFar
from game.outer_rim.cards.effects.trials import Fight, FightPlayer, Test
from game.outer_rim.cards.lint.known import Found, Known, effects, walk
from game.outer_rim.cards.lint.whole import Whole
from game.outer_rim.contacts.effects import EncounterContact
from game.outer_rim.contests.effects import Opposed
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.effects.verbs.gains import DEFEAT
from game.outer_rim.effects.verbs.trials import COMBAT

# --- jobs ----------------------------------------------------------------------------------------


def jobs(known: Known, part: Any) -> Found:
    """Check that every step of a job has a way to its end."""
    if not isinstance(part, c.JobCard):
        return
    for number, step in enumerate(part.steps, 1):
        for path, effect in effects(step):
            if isinstance(effect, GoTo) and effect.step > len(part.steps):
                spot = f"steps.{number - 1}.{path}.step"
                yield spot, f"no step {effect.step}: the steps are 1 to {len(part.steps)}"
    for number in _circling(part, known):
        for path, effect in effects(part.steps[number - 1]):
            if isinstance(effect, GoTo):
                spot = f"steps.{number - 1}.{path}.step"
                yield spot, f"step {number} repeats forever; give one choice a way out"


def _circling(card: c.JobCard, known: Known) -> list[int]:
    """Return the numbers of steps from which no way leads to the end of the job."""
    after = len(card.steps) + 1
    ends = dict.fromkeys(range(1, after), False)
    for _ in card.steps:
        for number in reversed(range(1, after)):
            rest = ends.get(number + 1, True)
            ends[number] = _Ends(known, ends).of(card.steps[number - 1].effect, rest)
    return [number for number, end in ends.items() if not end]


class _Ends:
    """Answers whether a block leads to the end of a job, if ``steps`` do and the part after it
    does."""

    def __init__(self, known: Known, steps: dict[int, bool]) -> None:
        self.known = known
        self.steps = steps
        self.called: tuple[int, ...] = ()
        """numbers of databank cards being looked at"""

    def of(self, block: Block, rest: bool) -> bool:
        """Return True if a block of effects leads to the end, each effect before the next."""
        for effect in reversed(block):
            rest = self._one(effect, rest)
        return rest

    def _one(self, e: Effect, rest: bool) -> bool:
        if isinstance(e, GoTo):
            return self.steps.get(e.step, True)
        if isinstance(e, CompleteJob | FailJob):
            return True
        if isinstance(e, Test):
            return self.of(e.then, rest) or self.of(e.otherwise, rest)
        if isinstance(e, Fight):
            return self.of(e.win + e.survive, rest) or self.of(e.lose, rest)
        if isinstance(e, FightPlayer):  # nobody may be there
            return rest and (self.of(e.win + e.survive, rest) or self.of(e.lose, rest))
        if isinstance(e, Opposed):  # nobody may be there
            ends = (self.of(each, rest) for each in (e.won, e.both, e.neither, e.lost))
            return rest and any(ends)
        if isinstance(e, May):
            free = e.when is None and e.cost == Cost()
            return self.of(e.otherwise, rest) or (free and self.of(e.then, rest))
        if isinstance(e, If):
            return self.of(e.then, rest) and self.of(e.otherwise, rest)
        if isinstance(e, Choose):
            return self._choice(e, rest)
        if isinstance(e, Roll):
            return self._roll(e, rest)
        return self._trouble(e, rest) if isinstance(e, Databank) else rest

    def _choice(self, e: Choose, rest: bool) -> bool:
        free = [way for way in e.ways if way.when is None and way.cost == Cost()]
        if free:
            return any(self.of(way.then, rest) for way in free)
        return rest and all(self.of(way.then, rest) for way in e.ways)

    def _roll(self, e: Roll, rest: bool) -> bool:
        """Return True if a roll does; the results of a variable number of dice are unknown."""
        good, bad = self.of(e.each + e.then, rest), self.of(e.otherwise, rest)
        if not isinstance(e.dice, int):
            return good and bad
        die = set(known_die(self.known))
        can_win = e.dice >= e.need and bool(die & set(e.success))
        can_fail = e.dice < e.need or bool(die - set(e.success))
        return (good and can_win) or (bad and can_fail)

    def _trouble(self, e: Databank, rest: bool) -> bool:
        cards = self.known.numbers.get(e.number, []) if e.number not in self.called else []
        self.called = (*self.called, e.number)
        found = [self.of(card.effect, rest) for card in cards if isinstance(card, c.TroubleCard)]
        self.called = self.called[:-1]
        return rest and all(found)


def known_die(known: Known) -> tuple[str, ...]:
    """Return the faces of a die."""
    return next((board.die for board in known.every(c.Board)), ())


# --- what sets itself off ------------------------------------------------------------------------

ONCE = ("always", "planning", "action", "encounter", "own_dice", "opponent_dice", "patrol_moves")
"""moments of abilities that trigger nothing, or are used once per turn or roll"""


def endless(known: Known) -> Whole:
    """Check that no ability and no contact triggers itself again, alone or with others."""
    yield from _circles(known)
    for card in known.every(c.ContactCard):
        for path, effect in effects(card):
            if path.startswith("parts.") and isinstance(effect, EncounterContact | EncounterFar):
                yield card.id, path, "contacts that lead to each other may never end"


def _circles(known: Known) -> Whole:
    """Yield abilities that trigger themselves; of several in one circle those of the last card."""
    leads = _leads(known)
    told: dict[str, str] = {}
    """the card to blame by the moment that comes again"""
    found = []
    for id, part in known.parts.items():
        for path, model in walk(part):
            if isinstance(model, Ability) and _unlimited(model):
                reached = _reached(leads, _caused(model))
                if model.when in reached:
                    found.append((id, path, model.when))
                    told |= dict.fromkeys(
                        (when for when in sorted(reached) if model.when in _reached(leads, {when})),
                        id,
                    )
    for id, path, moment in found:
        if told[moment] == id:
            words = f"its effect may trigger '{moment}' again, without end"
            yield id, path, f"{words}; give it the limit 'turn'"


def _unlimited(ability: Ability) -> bool:
    once = ability.when in ONCE or ability.limit == "turn" or ability.cost.discard_this
    return not once


def _leads(known: Known) -> dict[str, set[str]]:
    """Return the moments that each moment may lead to through unlimited abilities and cards."""
    leads: dict[str, set[str]] = {}
    for part in known.parts.values():
        for _, model in walk(part):
            if isinstance(model, Ability) and _unlimited(model):
                leads.setdefault(model.when, set()).update(_caused(model))
        for kinds, moment in CARDS:
            if isinstance(part, kinds):
                leads.setdefault(moment, set()).update(_by_effects(part))
    contact = leads.setdefault("a contact", set())
    contact.update((*COMBAT, "bounty_reward", "eliminated", "crew_gained"))
    return leads


CARDS: tuple[tuple[tuple[type, ...], str], ...] = (
    ((c.ContactCard,), "a contact"),
    ((c.BountyFields,), "a contact"),
    ((c.MarketDeal,), "a deal"),
    ((c.TroubleCard,), "a databank card"),
)


def _caused(ability: Ability) -> set[str]:
    found = {
        moment for _, effect in effects(ability.then) for moment in verb_of(effect).causes(effect)
    }
    found.update(_hurt(ability.cost))
    return found


def _by_effects(part: Any) -> set[str]:
    """Return the moments that the effects of a card lead to, without those of its abilities."""
    used = [path for path, model in walk(part) if isinstance(model, Ability)]
    return {
        moment
        for path, effect in effects(part)
        if not any(path.startswith(f"{each}.") for each in used)
        for moment in verb_of(effect).causes(effect)
    }


def _hurt(cost: Cost) -> tuple[str, ...]:
    return DEFEAT if cost.character_damage or cost.ship_damage else ()


def _reached(leads: dict[str, set[str]], first: Iterable[str]) -> set[str]:
    found: set[str] = set()
    ahead = sorted(first)
    while ahead:
        moment = ahead.pop()
        if moment not in found:
            found.add(moment)
            ahead += sorted(leads.get(moment, ()))
    return found
