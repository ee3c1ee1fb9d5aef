"""The steps of a turn (sections 6 and 7): Action Step, Event Step, Draw Step."""

from __future__ import annotations

from game.mandalorian import events as e
from game.mandalorian.checking import Check, allowed
from game.mandalorian.context import Play
from game.mandalorian.frames import Acting, Plain
from game.mandalorian.rules import (
    child,
    decks,
    features,
    kept,
    naming,
    objectives,
    talk,
    telling,
)
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def begin_turn(p: Play, f: Plain) -> None:
    """Begin a turn: the first player's, then that of the player on the left (MA-082, MA-094)."""
    state = p.state
    if state.turn:
        state.player = (state.player + 1) % len(state.setup.seats)
    state.turn += 1
    state.step = "action"
    state.used, state.plays, state.extra, state.fled = [], 0, 0, False
    p.events.append(e.TurnBegan(seat=state.player, turn=state.turn))
    last = state.turn % len(state.setup.seats) == 0
    after = ("reading",) * last + ("draw", "jammer") if p.way is not None else ("draw",)
    for step in (*after, "events"):
        p.stack.append(Plain(state.player, step=step))
    for step in ("dusk", "act"):
        p.stack.append(Plain(p.player_of(state.player), step=step))
    talk.begin(p, state.player)


def hand(p: Play) -> tuple[str, ...]:
    """Return the cards of the player whose turn it is, copies of the same card once."""
    first = {card.partition(".")[0]: card for card in reversed(p.state.hands[p.state.player])}
    return tuple(card for card in p.state.hands[p.state.player] if card in first.values())


def act_options(p: Play, f: Plain) -> Options:
    """Return the cards that can be played, planning cards and features to use, and the end; with
    a companion at the table, also what can be marked while there is something else to do."""
    open_slots = [slot for slot in p.slots if slot not in p.state.used]
    ways = [option("play", card, slot) for card in hand(p) for slot in open_slots]
    ways += kept.ways(p, ("action_step",))
    ways += features.ways(p)
    ways += [option("call")] * (p.way is not None)
    found = allowed(p, f, [*ways, option("end")], ACT)
    if len(found) < 2 or not talk.companions(p):
        return found
    said = allowed(p, f, [*talk.ways(p, f.seat), *telling.ways(p, f.seat)], ACT)
    return (*found[:-1], *said, found[-1])


def check_play(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against playing a card into a slot."""
    state = p.state
    if o.source not in state.hands[state.player]:
        return Reason("MA-086", "That card is not in your hand: choose one that is.")
    if o.target not in p.slots:
        return Reason("MA-098", "This mission runs without that slot: choose one you can see.")
    if o.target in state.used:
        return Reason("MA-102", "This slot has already had its card this turn: choose another.")
    return _no_action_left(p)


def _no_action_left(p: Play) -> Reason | None:
    """Return the reason against any other card this turn."""
    if p.state.plays >= _allowed(p):
        return Reason("MA-085", "You are out of actions this turn: end the Action Step.")
    return None


TO = {
    "move": ("move", "To move"),
    "pass": ("move", "To move"),
    "attack": ("attack", "To attack"),
    "divide": ("attack", "To attack"),
    "look": ("intel", "To look at a facedown threat"),
    "push": ("intel", "To move an enemy"),
    "draw": ("plan", "To draw planning cards"),
}
"""the slot of each action, and what it is for"""


def check_without_card(p: Play, f: Plain, o: Intent) -> Reason:
    """Return the reason against an action before its card is played."""
    slot, to = TO[o.verb]
    left = _no_action_left(p)
    if left is not None:
        return left
    if slot in p.state.used:
        return Reason(
            "MA-102",
            "The {slot} slot has already had its card this turn: choose another action.",
            slot=slot.capitalize(),
        )
    return Reason(
        "MA-105", "{to}, play a card into the {slot} slot.", to=to, slot=slot.capitalize()
    )


def check_end(p: Play, f: Plain, o: Intent) -> Reason | None:
    """Return the reason against ending the Action Step."""
    state = p.state
    left = _allowed(p) - state.plays
    if left > 0 and state.hands[state.player] and set(p.slots) - set(state.used):
        return Reason(
            "MA-096", "You are not done: play a card first ({n:action|actions} left).", n=left
        )
    return None


def _allowed(p: Play) -> int:
    """Return the number of cards to be played this turn (MA-085, MA-182)."""
    return p.content.table.plays + p.state.extra


def act(p: Play, f: Plain, chosen: Option) -> None:
    """Play a card, use something, or end the Action Step."""
    if chosen.verb == "use":
        kept.use(p, chosen)
    elif chosen.verb == "feature":
        features.use(p, chosen)
    elif chosen.verb == "end":
        p.stack.pop()
    elif chosen.verb == "call":
        naming.call(p, f.seat)
    elif chosen.verb in talk.MARKING:
        talk.mark(p, f.seat, chosen)
    elif chosen.verb in telling.TELLING:
        telling.talk(p, f.seat, chosen)
    else:
        _play(p, f.seat, chosen.source, chosen.target)


def _play(p: Play, by: int, card: str, slot: str) -> None:
    """Place a card on top of a slot, and let its action begin (MA-099, MA-100); a seat plays it
    for the player whose turn it is."""
    state = p.state
    seat = state.player
    state.hands[seat] = tuple(each for each in state.hands[seat] if each != card)
    state.slots[slot] += (card,)
    state.used.append(slot)
    state.plays += 1
    skill = p.skill(card)
    p.change(e.SkillPlayed(card=card, slot=slot, who=skill.character))
    bonus = 1 if skill.bonus == slot else 0
    if skill.exact:
        return
    p.stack.append(Acting(by, skill.character, slot, skill.strength + bonus, card, step="acting"))


def dusk_options(p: Play, f: Plain) -> Options:
    """Return the planning cards that are used at the end of the Action Step."""
    return allowed(p, f, [*kept.ways(p, ("step_end",)), option("on")], DUSK)


def dusk(p: Play, f: Plain, chosen: Option) -> None:
    """Use a planning card, or begin the Event Step."""
    if chosen.verb == "use":
        kept.use(p, chosen)
    else:
        p.stack.pop()
        p.state.step = "event"


def draw_step(p: Play, f: Plain) -> None:
    """Fill the hand, check the objective, and let the next turn begin (MA-091, MA-288)."""
    state = p.state
    p.stack.pop()
    state.step = "draw"
    missing = p.hand_size - len(state.hands[f.seat])
    decks.draw_skills(p, f.seat, max(missing, state.owed.pop(f.seat, 0)))
    objectives.check(p)


def never(p: Play, f: object, o: Intent) -> Reason | None:
    """Return None: nothing is against it."""
    return None


ACT: dict[str, Check] = {
    "play": check_play,
    "use": kept.check("action_step"),
    "feature": features.check_here,
    "end": check_end,
    "call": naming.check_call,
    "rescue": child.check_rescue,
    **dict.fromkeys(TO, check_without_card),
    **talk.MARKING,
    **telling.TELLING,
}
DUSK: dict[str, Check] = {"use": kept.check("step_end"), "on": never}
