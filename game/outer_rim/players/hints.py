"""Hints and coaching: the answer of the strongest player, what it may bring, and why.

What an answer may bring is tried in imagined games of three turns. What answers are
worth is what the strongest player itself weighs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from game.outer_rim.cards.models import Patrol
from game.outer_rim.combat.events import CombatBegan, Defeated, SkillTested
from game.outer_rim.context import Play
from game.outer_rim.events import TurnBegan
from game.outer_rim.players.knowledge import Mind
from game.outer_rim.players.levels import LEVELS
from game.outer_rim.players.parts import Task
from game.outer_rim.players.schemer import Scheme, Schemer, usual_options
from game.outer_rim.text.names import apostrophe, patrol, short_name
from game.table.coaching import Weighing
from game.table.contract import Sight
from game.table.decisions import Decision, Option
from game.table.grammar import sentence
from game.table.hints import ALONE, Figure, Hint, Measures, Thinking

FUTURES = 6
"""imagined games for each of the two best answers; more than eight would repeat themselves"""
TURNS = 3
"""turns to the end of each, the present one included"""
LONGEST = 700
"""answers after which a future is counted as it stands"""
TASKS = 2
"""errands that a reason names"""
CLOSING = ("keep", "done", "end", "pass")
"""answers with which a question can always be left"""
SEED = 1
UNTIL = "over three turns"


@dataclass(frozen=True, slots=True)
class Outcome(Measures):
    """The result of a future: fame, thousands of credits, and defeats."""

    fame: float
    thousands: float
    defeats: float


class RimAdviser:
    """Advises a player as the strongest computer player would play. ``futures`` are the imagined
    games for each of the two best answers."""

    unit, share = "fame", False

    def __init__(self, futures: int = FUTURES) -> None:
        self.futures = futures

    def weigh(self, sight: Sight[Any], decision: Decision) -> Iterator[Weighing | None]:
        """Weigh the answers; worths are in fame."""
        yield from _weighed(sight, decision, figures=True)

    def think(self, sight: Sight[Any], decision: Decision) -> Thinking:
        """Weigh the answers, look into the future of the best two, and word the hint."""
        weighed: Weighing | None = None
        for weighed in _weighed(sight, decision, figures=False):
            yield None
        assert weighed is not None
        best = decision.find(weighed.best)
        assert best is not None
        second = _second(sight, decision, weighed)
        yield None
        outcomes, perils = list[Outcome](), Counter[str]()
        for option in (best, *([second] if second else [])):
            futures = list[Outcome]()
            for number in range(self.futures):
                noted = perils if option is best else Counter[str]()
                for outcome in _future(sight, option, number, noted):
                    yield None
                    if outcome is not None:
                        futures.append(outcome)
            outcomes.append(Outcome.mean(futures) if futures else Outcome(0.0, 0.0, 0.0))
        peril = next((each for each, _ in perils.most_common(1)), "")
        yield _hint(sight, weighed, best, second, outcomes, bool(self.futures), peril)


def _scheme(sight: Sight[Any]) -> Scheme:
    return Scheme(Mind(sight.game, sight.imagine(0), sight.seat, LEVELS[-1].style))


def _weighed(sight: Sight[Any], decision: Decision, figures: bool) -> Iterator[Weighing | None]:
    """Yield None after each slice, at last the worths: of the answers of the main questions. The
    reason has its worth as a figure, or none: that of a hint is what comes within three turns."""
    options = usual_options(decision.options)
    if len(options) == 1:
        yield Weighing(options[0].key, {}, "")
        return
    scheme = _scheme(sight)
    yield None
    key, why = scheme.answer(decision, options)
    yield None
    worths = dict[str, float]()
    own = scheme.mind.world.stack[-1].seat == decision.seat == sight.seat
    for each in options if own else ():
        worth = _worth(scheme, decision.step, each)
        if worth is not None:
            worths[each.key] = worth / 100
        yield None
    if key in worths:  # some things come first whatever else is worth more, such as deliveries
        worths = {each: worth for each, worth in worths.items() if worth <= worths[key]}
    best = decision.find(key)  # also a favor or a trade, which are no part of the usual options
    assert best is not None
    yield Weighing(key, worths, _why(scheme, decision.step, best, why, figures) if own else why)


def best_of(sight: Sight[Any], decision: Decision) -> Iterator[str]:
    """Yield the key of the answer with which a hint would begin, found in slices."""
    options = usual_options(decision.options)
    if len(options) == 1:
        yield options[0].key
        return
    yield _scheme(sight).answer(decision, options)[0]


def _why(scheme: Scheme, step: str, option: Option, why: str, figures: bool) -> str:
    """Return a reason for an answer: the errands that it leads to, or what it does; "" for none."""
    if step not in ("planning", "encounter"):
        bare = not figures and option.verb in ("buy", "use")  # without its figure it says no more
        return why if step in ("action", "market") and not bare else ""
    if step == "planning" and option.verb == "move":
        plan = scheme.arrival(option.target)[1]
    else:
        plan = scheme.router.plan(scheme.mind.me.space, step == "encounter")
    words = [task.words for task in plan.tasks]
    shown = [n for n, each in enumerate(words) if each not in words[:n]][:TASKS]
    tasks = tuple(_worded(plan.tasks[n]) for n in shown)
    told = replace(plan, tasks=tasks, turns=tuple(plan.turns[n] for n in shown)).words(figures)
    return f"Leads to: {told}" if plan.tasks else ""


def _worded(task: Task) -> Task:
    """Return a task as a hint words it: "Use Hondo Ohnaka's ability"."""
    if not task.key.startswith("use:"):
        return task
    return replace(task, words=f"{task.words}{apostrophe(task.words)} ability")


def _worth(scheme: Scheme, step: str, option: Option) -> float | None:
    """Return the worth of an answer in hundredths of a fame; None where it is not weighed."""
    if step == "planning":
        found = scheme.planned(option)
        return found[0] if found else None
    if step == "encounter":
        return scheme.met(option)[0]
    if step not in ("action", "market"):
        return None
    if option.verb in ("end", "done"):
        return 0.0
    if option.verb == "use":
        return scheme.use(option.source)
    if option.verb == "buy":
        card = option.key.partition(":")[2].partition("@")[0]
        return scheme.shopper.offer(card) if card in scheme.mind.content.assets else None
    if option.verb == "deliver":
        asset = scheme.mind.content.assets[option.source]
        return max((task.whole for task in scheme.worths.cards.tasks(asset)), default=0.0)
    return None


def _second(sight: Sight[Any], decision: Decision, weighed: Weighing) -> Option | None:
    """Return the second best answer: by worth, or what the player would do without the first."""
    rest = tuple(each for each in usual_options(decision.options) if each.key != weighed.best)
    if not rest:
        return None
    known = [each for each in rest if each.key in weighed.worths]
    if known:
        return max(known, key=lambda each: weighed.worths[each.key])
    best = decision.find(weighed.best)
    if len(rest) == 1 or best is not None and best.verb in CLOSING:
        return rest[0]  # its rules stop with that one if nothing else is good
    left = Decision(decision.seq, decision.seat, decision.step, rest)
    key, _ = _scheme(sight).answer(left, rest)
    return left.find(key) or rest[0]


def _future(
    sight: Sight[Any], option: Option, number: int, perils: Counter[str]
) -> Iterator[Outcome | None]:
    """Play an imagined game on after an answer; yield what came of it at the end. ``perils`` counts
    what has defeated the player first."""
    game: Any = sight.game
    seat, state = sight.seat, sight.imagine(number)
    me = state.players[seat]
    fame, credits, defeats, stop = me.fame, me.credits, 0, state.round + TURNS
    players = [Schemer(SEED, n, LEVELS[-1].style) for n in range(len(state.players))]
    key, danger = option.key, ""
    for _ in range(LONGEST):
        for each in game.choose(state, key):
            if isinstance(each, CombatBegan | SkillTested):
                danger = _danger(game.play(state), seat, each) or danger
            elif isinstance(each, TurnBegan):
                danger = ""
            elif isinstance(each, Defeated) and each.seat == seat:
                perils[danger or "the damage of an encounter"] += not defeats
                defeats += 1
        decision = game.decision(state)
        if decision is None or state.round > stop or state.round == stop and state.turn == seat:
            break
        yield None
        asked = decision.seat
        key = players[asked].choose(Sight(game, state, asked), decision)
    me = state.players[seat]
    yield Outcome(me.fame - fame, (me.credits - credits) / 1000, float(defeats > 0))


def _danger(play: Play, seat: int, event: CombatBegan | SkillTested) -> str:
    """Return what may defeat a player from now on: a fight or a test; "" for no change. Players
    and patrols are named, which are on the map; cards and contacts are imagined."""
    if isinstance(event, SkillTested):
        return "a failed test" if event.seat == seat and not event.passed else ""
    if seat not in (event.seat, event.defender):
        return ""
    if event.defender >= 0:
        rival = event.seat if event.defender == seat else event.defender
        return f"a fight with {short_name(play, rival)}"
    token = play.content.components.get(event.enemy)
    if isinstance(token, Patrol):
        return f"a fight with the {patrol(token.faction)}"
    return "a fight in an encounter"


def _hint(
    sight: Sight[Any], weighed: Weighing, best: Option, second: Option | None,
    outcomes: list[Outcome], tried: bool, peril: str,
) -> Hint:  # fmt: skip
    state = sight.imagine(0)
    now, words = outcomes[0], sight.game.word(state, best).whole
    other = sight.game.word(state, second).whole if second else ""
    why = sentence(weighed.why)
    why = why or _because(now, tried)
    rather = ALONE
    if second is not None:
        rather = _rather(weighed, best, second, outcomes, other, tried)
    credits = Figure(abs(now.thousands), "thousand credits")
    gain = (Figure(now.fame, "fame"), *((credits,) if now.thousands > 0.05 else ()))
    risk = Figure(now.defeats, "risk of a defeat", True)
    loss = (*((credits,) if now.thousands < -0.05 else ()), risk)
    if peril:
        rather += f" A defeat may come from {peril}."
    return Hint(best.key, words, gain, loss, (why, rather), other, UNTIL)


def _because(now: Outcome, tried: bool) -> str:
    if tried and now.fame:
        return f"Playing from here gains {now.fame:.1f} fame in three turns."
    return "It fits your current errands best."


def _rather(
    weighed: Weighing, best: Option, second: Option, outcomes: list[Outcome], other: str,
    tried: bool,
) -> str:  # fmt: skip
    """Return what it has over the second best answer."""
    now, then = outcomes[0], outcomes[1]
    if tried and now.fame - then.fame >= 0.1:
        return f"It gains {now.fame - then.fame:.1f} more fame in three turns than: {other}."
    if tried and then.defeats - now.defeats >= 0.1:
        less = then.defeats - now.defeats
        return f"It makes a defeat {less:.0%} less likely than: {other}."
    worths = weighed.worths
    if best.key in worths and second.key in worths:
        more = worths[best.key] - worths[second.key]
        if more >= 0.05:
            return f"In the long run it brings more than: {other}."
    if tried and now.thousands - then.thousands >= 0.3:
        more = round((now.thousands - then.thousands) * 10) * 100
        return f"It leaves {more:,} more credits in three turns than: {other}."
    return f"It is a close call: {other} is worth nearly as much."
