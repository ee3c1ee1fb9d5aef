"""The turn: planning, action, encounter; and the next player (OR-080 to OR-092, OR-106)."""

from __future__ import annotations

from game.outer_rim.ai.frames import Ai
from game.outer_rim.catalog import Power
from game.outer_rim.combat import damage
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import open_window, ready
from game.outer_rim.events import StepBegan, TurnBegan
from game.outer_rim.favors import rules as favors
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Action, Encounter, Planning, Turn
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.market.frames import Market
from game.outer_rim.rules import credits, delivery, encounters, fame, movement, reputation, variants
from game.outer_rim.trading import rules as trading
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Auto, Step

INCOME = 2_000
"""credits of the planning option (OR-089)"""
ROUNDS = 1_000
"""rounds after which a game ends without a winner (OR-R104)"""
STEPS = ("planning", "action", "encounter")
OVER = len(STEPS) + 2
"""position of a turn whose end has been announced"""
RECOVER = option("recover")
CREDITS = option("credits")
END = option("end")


def run(p: Play, f: Turn) -> None:
    """Step ``turn``: the three steps in order, then the next player's turn (OR-081, OR-082).

    A player defeated during the turn skips the steps that have not begun (OR-371).
    """
    if f.at == 0:
        begin(p, f)
        return
    ended = f.at > 1 and p.player(f.seat).defeated
    if f.at <= len(STEPS) and not ended:
        step = STEPS[f.at - 1]
        f.at += 1
        enter(p, f.seat, step)
        return
    if f.at != OVER:
        f.at = OVER
        if open_window(p, f.seat, "turn_ended"):
            return
    p.stack.pop()
    reputation.turn_ends(p)
    after(p, f.seat)


def begin(p: Play, f: Turn) -> None:
    """Begin a turn; abilities limited per turn are available again (OR-190)."""
    state = p.state
    state.turn, state.proposals = f.seat, 0
    for player in state.players:
        player.used = ()
        fame.forget_turn(p, player.seat)
    favors.turn_begins(p)
    fresh = f.seat == state.first and not f.extra
    if fresh:
        state.round += 1
        if state.round > ROUNDS:
            fame.end(p, -1, "limit")
            return
    p.tell(TurnBegan(seat=f.seat, round=state.round))
    if fresh:
        variants.round_begins(p)
    variants.turn_begins(p, f.seat)
    if p.is_deck(f.seat):
        f.at = len(STEPS) + 1
        p.push(Ai(f.seat))
    else:
        f.at = 1 + STEPS.index(f.begins)


def enter(p: Play, seat: int, step: str) -> None:
    """Begin a step."""
    p.state.step = step  # type: ignore[assignment]
    p.tell(StepBegan(seat=seat, step=step))
    if step == "action":
        p.push(Action(seat))
    else:
        p.push(Planning(seat) if step == "planning" else Encounter(seat))


def after(p: Play, seat: int) -> None:
    """Begin an additional turn directly, or that of the player to the left. A single person's
    comes once the AI has acted, as it does after each of their turns (OR-R74)."""
    state = p.state
    following = (seat + 1) % len(state.players)
    people = [each.seat for each in state.players if each.ai is None]
    taker = following if len(people) == 1 else seat
    extra = state.extra_turns > 0 and (taker == seat or taker in people)
    state.extra_turns -= extra
    p.push(Turn(taker if extra else following, extra=extra))


def planning_options(p: Play, f: Planning) -> Options:
    """Step ``planning``: move, recover, credits or a Planning ability (OR-086 to OR-091)."""
    if p.player(f.seat).defeated:
        return plans(p, f.seat)
    use = tuple(option("use", power.id) for power in usable(p, f.seat, "planning"))
    return (*plans(p, f.seat), *use)


def plans(p: Play, seat: int) -> Options:
    """Return the possible actions of a player's planning step in the present place: move, recover
    or gain credits; defeated players recover (OR-086 to OR-091)."""
    if p.player(seat).defeated:
        return (RECOVER,)
    if p.player(seat).grounded:
        return (RECOVER, CREDITS)
    return (*movement.move_options(p, seat, p.values(seat).hyperdrive), RECOVER, CREDITS)


def usable(p: Play, seat: int, when: str) -> list[Power]:
    """Return the abilities and secrets of a step that can be used with effect."""
    powers = (*ready(p, seat, when), *encounters.secrets(p, seat, when))  # type: ignore[arg-type]
    return [power for power in powers if encounters.possible(p, seat, power)]


def planning_answer(p: Play, f: Planning, chosen: Option) -> None:
    """Carry out the planning option; the step is spent with it."""
    p.stack.pop()
    p.player(f.seat).grounded = False
    if chosen.verb == "move":
        movement.travel(p, f.seat, chosen.target, p.values(f.seat).hyperdrive)
    elif chosen is RECOVER:
        recover(p, f.seat)
    elif chosen is CREDITS:
        credits.gain(p, f.seat, INCOME, "planning")
    else:
        encounters.use(p, f.seat, p.content.powers[chosen.source])


def recover(p: Play, seat: int) -> None:
    """Recover all damage (OR-088); players who were not defeated may follow it up (UB-296)."""
    player = p.player(seat)
    stood, gone = not player.defeated, player.character_damage + player.ship_damage
    damage.recover(p, seat, player.character_damage, player.ship_damage, "planning")
    if stood:
        fame.happened(p, seat, "planning_recovered", Context(damage=gone))


def action_options(p: Play, f: Action) -> Options:
    """Step ``action``: any number of actions, then the end of the step (OR-106 to OR-110)."""
    if p.player(f.seat).defeated:
        return ()
    found: list[Option] = list(trading.trade_options(p, f))
    if not f.deliver:
        found += delivery.options(p, f.seat)
    if sales.why_no_market(p, f) is None:
        found += sales.options(p, f)
        found += market.discard_options(p, f)
    found += (option("use", power.id) for power in usable(p, f.seat, "action"))
    return (*found, END)


def action_answer(p: Play, f: Action, chosen: Option) -> None:
    """Carry out an action; market and deliver once each (OR-108)."""
    if chosen is END:
        p.stack.pop()
    elif chosen.verb == "deliver":
        f.deliver = True
        delivery.begin(p, f.seat, chosen.source)
    elif chosen.verb == "buy":
        f.market = True
        market.buy(p, f.seat, chosen.source)
    elif chosen.verb == "discard":
        f.market = True
        action = Market(f.seat)
        p.push(action)
        market.discard(p, action, chosen.source)
    elif chosen.verb == "trade":
        trading.begin(p, f.seat, chosen)
    else:
        encounters.use(p, f.seat, p.content.powers[chosen.source])


PENDING: tuple[Step[Play], ...] = (
    Auto(Turn, run),
    Ask(Planning, planning_options, planning_answer),
    Ask(Action, action_options, action_answer, shown=True),
)
"""the steps that are run here"""
