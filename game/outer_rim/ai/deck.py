"""The AI deck of the single-player game (OR-443 to OR-489).

A turn works through one card: its special part, then the first planning line that applies, all
action lines that apply, and the first encounter line that applies. A line is a function that
carries it out and returns "", or returns the reason why it does not apply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.cards.ai_lines import (
    ActBuy,
    ActDeliver,
    ActDiscardTop,
    MeetCredits,
    MeetFame,
    MeetReputation,
    PlanCredits,
    PlanRecover,
)
from game.outer_rim.cards.models import AICard
from game.outer_rim.catalog import Asset
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import on_planet, planet_faction
from game.outer_rim.events import (
    AICardDrawn,
    AILine,
    ContactMet,
    DeckShuffled,
    JobEnded,
    StepBegan,
)
from game.outer_rim.frames import (
    Ai,
    AiBought,
    AiContact,
    AiGoal,
    AiIllegal,
    AiJob,
    AiMove,
    AiPatrol,
    Cargo,
    JobEnd,
)
from game.outer_rim.rules import (
    contacts,
    credits,
    damage,
    delivery,
    fame,
    market,
    patrols,
    reputation,
    reveals,
    rewards,
    sales,
    slots,
)
from game.outer_rim.rules.movement import away, fly, patrol_stops, watchers
from game.table.decisions import Option, Options, option

PARTS = ("special", "planning", "action", "encounter")
ALL_THAT_APPLY = ("special", "action")

Line = Callable[[Play, int, Any], str]


def run(p: Play, f: Ai) -> None:
    """Step ``ai``: draw the card, resolve its lines from top to bottom, put it under the deck."""
    if not f.card:
        ai = p.ai(f.seat)
        card, *rest = ai.deck
        ai.deck = tuple(rest)
        p.state.open = (*p.state.open, card)
        f.card = card
        p.tell(AICardDrawn(seat=f.seat, card=card))
        return
    if f.part < len(PARTS):
        _line(p, f)
        return
    p.stack.pop()
    _put_back(p, f.seat, f.card)


def _line(p: Play, f: Ai) -> None:
    """Resolve the next line of the part under way."""
    card: AICard = p.content.ai_cards[f.card]
    part, number = PARTS[f.part], f.line
    lines: tuple[Any, ...] = getattr(card, part)
    skipped = p.player(f.seat).defeated and part not in ("special", "planning")
    if number >= len(lines) or skipped:
        f.part, f.line = f.part + 1, 0
        return
    if number == 0 and part != "special":
        p.state.step = part  # type: ignore[assignment]
        p.tell(StepBegan(seat=f.seat, step=part))
    f.line = number + 1
    place = len(p.events)
    why = LINES[lines[number].do](p, f.seat, lines[number])
    told = AILine(
        seat=f.seat, card=card.id, part=part, line=number, done=not why, why=why, cause=card.id
    )
    p.events.insert(place, told)
    if not why and part not in ALL_THAT_APPLY:
        f.part, f.line = f.part + 1, 0


def _put_back(p: Play, seat: int, card: str) -> None:
    """Put the card under the deck (OR-450); a card with a special part is shuffled back."""
    p.state.open = slots.without(p.state.open, card)
    ai = p.ai(seat)
    ai.deck = (*ai.deck, card)
    if p.content.ai_cards[card].special:
        ai.deck = p.shuffle("ai_deck", ai.deck)
        p.tell(DeckShuffled(deck="ai"))


def _recover(p: Play, seat: int, line: PlanRecover) -> str:
    player = p.player(seat)
    if line.only_if_defeated and not player.defeated:
        return "not defeated"
    if not player.character_damage and not player.ship_damage:
        return "no damage"
    damage.recover(p, seat, player.character_damage, player.ship_damage, "planning")
    return ""


def _move(p: Play, seat: int, line: Any) -> str:
    goals = p.ai(seat).goals
    if not goals:
        return "no goal token on the map"
    if p.player(seat).space in goals:
        return "already on a goal"
    p.push(AiGoal(seat))
    return ""


def _credits(p: Play, seat: int, line: PlanCredits) -> str:
    credits.gain(p, seat, line.credits, "planning")
    return ""


def goal_options(p: Play, f: AiGoal) -> Options:
    """Step ``ai.goal``: the nearest goal token; the human breaks ties (OR-468, OR-R91)."""
    far = away(p, p.player(f.seat).space)
    goals = p.ai(f.seat).goals
    least = min(far[space] for space in goals)
    near = [space for space in p.galaxy.spaces if space in goals]
    return tuple(option("goal", "", space) for space in near if far[space] == least)


def goal_answer(p: Play, f: AiGoal, chosen: Option) -> None:
    """Head for the goal."""
    p.stack.pop()
    p.push(AiMove(f.seat, goal=chosen.target))


def move_options(p: Play, f: AiMove) -> Options:
    """Step ``ai.move``: the nearest place to its goal; the human breaks ties (OR-470)."""
    ends = {end: None for end, _ in best_ways(p, f.seat, f.goal)}
    ship = p.player(f.seat).ship
    return tuple(option("move", ship, space) for space in ends)


def move_answer(p: Play, f: AiMove, chosen: Option) -> None:
    """Fly there. Among equal paths the human chooses one on which others can stop the AI
    (OR-R91)."""
    p.stack.pop()
    ways = [path for end, path in best_ways(p, f.seat, f.goal) if end == chosen.target]
    traps = {p.player(each).space for each in watchers(p, f.seat)}
    fly(p, f.seat, next((path for path in ways if traps & set(path[:-1])), ways[0]))


def best_ways(p: Play, seat: int, goal: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the spaces where the AI may end, with the paths: as near to its goal as possible
    (OR-467 to OR-473).

    It stops at patrols with which it has no positive reputation, not in the Maelstrom. A detour
    around them may come by another goal token first; there it stops as well (OR-R92).
    """
    board = p.galaxy.routes
    start, points = p.player(seat).space, p.values(seat).hyperdrive
    halt = patrol_stops(p, seat) & ~board.bit[start]
    for space in p.ai(seat).goals:
        halt |= board.bit[space]
    far = away(p, goal)
    spaces = [each for each in board.reach(start, points, halt) if each != start]
    if not spaces:
        return []
    least = min(far[each] for each in spaces)
    ways: list[tuple[str, tuple[str, ...]]] = []
    for end in spaces:
        if far[end] == least:
            for path in _shortest(p, start, end, halt):
                ways.append(_settle(p, seat, path))
    return ways


def _shortest(p: Play, start: str, end: str, halt: int) -> list[tuple[str, ...]]:
    """Return all shortest paths that pass no stop, in the galaxy's order."""
    bit = p.galaxy.routes.bit
    ways: list[tuple[str, ...]] = [()]
    seen = {start}
    while True:
        longer: list[tuple[str, ...]] = []
        for way in ways:
            here = way[-1] if way else start
            if way and bit[here] & halt:
                continue
            longer += [(*way, each) for each in p.galaxy.neighbors[here] if each not in seen]
        done = [way for way in longer if way[-1] == end]
        if done or not longer:
            return done
        seen |= {way[-1] for way in longer}
        ways = longer


def _settle(p: Play, seat: int, path: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the path, cut back so that the AI ends on a planet it just passed instead of a
    navpoint (OR-473).

    This also applies if a patrol stops it, and in the Maelstrom (OR-R93).
    """
    end = path[-1]
    if p.galaxy.spaces[end].kind != "planet" and end not in p.ai(seat).goals:
        for back in (2, 3):
            if len(path) >= back and p.galaxy.spaces[path[-back]].kind == "planet":
                return path[-back], path[: len(path) - back + 1]
    return end, path


def _deliver(p: Play, seat: int, line: ActDeliver) -> str:
    player = p.player(seat)
    due = [
        card
        for card in player.cards
        if p.content.assets[card].kind == "cargo" and delivery.destination(p, card) == player.space
    ]
    for card in reversed(due):
        if "illegal" in p.content.assets[card].traits:
            p.push(
                AiIllegal(
                    seat,
                    damage=line.illegal_damage,
                    reputation=line.illegal_reputation,
                )
            )
        p.push(Cargo(seat, card=card))
    return "" if due else "no cargo for this space"


def run_illegal(p: Play, f: AiIllegal) -> None:
    """Step ``ai.illegal``: the price that the AI pays for delivering ILLEGAL cargo (OR-488)."""
    p.stack.pop()
    damage.suffer(p, f.seat, "ship", f.damage, "ai")
    faction = planet_faction(p, p.player(f.seat).space)
    if faction and f.reputation:
        reputation.change(p, f.seat, faction, -f.reputation, "ai")


def _buy(p: Play, seat: int, line: ActBuy) -> str:
    if not on_planet(p, seat):
        return "not on a planet"
    deck = line.if_full if line.full and line.if_full and _full(p, seat, line.full) else line.deck
    for _ in range(p.content.board.discards):
        if why_not_buy(p, seat, deck):
            market.discard_top(p, seat, deck, "ai")
    why = why_not_buy(p, seat, deck)
    if not why:
        p.push(AiBought(seat, card=sales.top(p, deck), goal=line.goal))
        market.buy(p, seat, sales.top(p, deck))
    return why


def run_bought(p: Play, f: AiBought) -> None:
    """Step ``ai.bought``: put a goal token on the destination of the card bought (OR-457)."""
    p.stack.pop()
    if f.goal and f.card in p.player(f.seat).cards:
        slots.put_goal(p, f.seat, f.card)


def _full(p: Play, seat: int, kind: str) -> bool:
    """Return True if all slots for a kind of card are taken."""
    values = p.values(seat)
    count = {**values.count, kind: values.count.get(kind, 0) + 1}
    flexible = sum(p.content.assets[card].fits_cargo for card in p.player(seat).cards)
    return not values.fits(count, flexible)


def why_not_buy(p: Play, seat: int, deck: str) -> str:
    """Return why the AI skips the top card of a deck, "" if it buys it (OR-475 to OR-483)."""
    card = sales.top(p, deck)
    if not card:
        return "no card left"
    asset: Asset = p.content.assets[card]
    player = p.player(seat)
    if player.space in asset.no_sale:
        return "cannot be bought here"
    if player.credits < sales.price_of(p, seat, asset):
        return "too expensive"
    if asset.kind == "ship":
        own = p.content.ships[player.ship].cost
        return "" if asset.cost > own and asset.ship in p.state.ships else "no better ship"
    if asset.kind == "deal" or not slots.has_room(p, seat, card):
        return "no empty slot"
    return ""


def _reveal(p: Play, seat: int, line: Any) -> str:
    return _lowest(p, seat, hire=False)


def _hire(p: Play, seat: int, line: Any) -> str:
    return _lowest(p, seat, hire=True)


def _lowest(p: Play, seat: int, hire: bool) -> str:
    """Reveal the lowest-class facedown contact here, and hire it if the card says so."""
    found = contacts.facedown(p, p.player(seat).space)
    if not found:
        return "no facedown contact here"
    if hire:
        values = p.values(seat)
        if values.count.get("crew", 0) >= values.crew_slots:
            return "no empty crew slot"
    p.push(AiContact(seat, places=reveals.lowest(p, found), hire=hire))
    return ""


def contact_options(p: Play, f: AiContact) -> Options:
    """Step ``ai.contact``: choose between equal contacts; the human breaks ties (OR-R98)."""
    return tuple(option("look", place) for place in f.places)


def contact_answer(p: Play, f: AiContact, chosen: Option) -> None:
    """Reveal the contact, and gain its crew at no cost."""
    p.stack.pop()
    token = contacts.reveal(p, f.seat, chosen.source, "ai")
    number = p.content.contacts[token].databank
    cards = tuple(card for card in p.content.numbers.get(number, ()) if card in p.state.databank)
    if f.hire and cards:
        card = p.pick("databank", cards)
        p.state.databank = slots.without(p.state.databank, card)
        p.tell(ContactMet(seat=f.seat, contact=token, card=card))
        contacts.leave(p, token)
        slots.gain(p, f.seat, card, "ai")


def _fight_patrol(p: Play, seat: int, line: Any) -> str:
    there = patrols.here(p, p.player(seat).space)
    bad = [each for each in there if reputation.level(p, seat, each) < 0]
    if not bad:
        return "no hostile patrol here"
    p.push(AiPatrol(seat, among=tuple(bad), then="fight"))
    return ""


def patrol_options(p: Play, f: AiPatrol) -> Options:
    """Step ``ai.patrol``: choose between several patrols; the human breaks ties (OR-R98)."""
    return tuple(option("patrol", faction) for faction in f.among)


def patrol_answer(p: Play, f: AiPatrol, chosen: Option) -> None:
    """Fight the patrol, or change reputation with its faction."""
    p.stack.pop()
    if f.then == "fight":
        patrols.fight(p, f.seat, chosen.source)
    else:
        reputation.change(p, f.seat, chosen.source, f.amount, "ai")


def _complete_job(p: Play, seat: int, line: Any) -> str:
    """Gain just the reward: no databank card, no tests (OR-485, OR-486)."""
    player = p.player(seat)
    ready = [
        card
        for card in player.cards
        if p.content.assets[card].kind == "job"
        and p.content.assets[card].destination == player.space
    ]
    if not ready:
        return "no job for this space"
    p.push(AiJob(seat, cards=tuple(ready)))
    return ""


def job_options(p: Play, f: AiJob) -> Options:
    """Step ``ai.job``: choose between several jobs; the human breaks ties (OR-R98)."""
    return tuple(option("job", card) for card in f.cards)


def job_answer(p: Play, f: AiJob, chosen: Option) -> None:
    """Gain the reward; discard the card."""
    p.stack.pop()
    card = chosen.source
    p.tell(JobEnded(seat=f.seat, card=card, completed=True))
    p.push(JobEnd(f.seat, card=card))
    rewards.grant(p, f.seat, p.content.assets[card].reward, card, "job_reward")


def _buy_fame(p: Play, seat: int, line: MeetFame) -> str:
    if p.player(seat).credits < line.credits:
        return "not enough credits"
    credits.spend(p, seat, line.credits, "ai")
    fame.gain(p, seat, 1, "ai")
    return ""


def _gain_reputation(p: Play, seat: int, line: MeetReputation) -> str:
    player = p.player(seat)
    if line.with_ == "planet":
        faction = planet_faction(p, player.space)
        if faction is None:
            return "no faction here"
        if reputation.level(p, seat, faction) == 1:
            return "already positive"
        reputation.change(p, seat, faction, 1, "ai")
        return ""
    nearest = patrols.nearest(p, player.space)
    near = tuple(each for each in nearest if reputation.level(p, seat, each) < 1)
    if not near:
        return "already positive"
    p.push(AiPatrol(seat, among=near, then="reputation", amount=1))
    return ""


def _credits_for_reputation(p: Play, seat: int, line: MeetCredits) -> str:
    near = tuple(patrols.nearest(p, p.player(seat).space))
    p.push(AiPatrol(seat, among=near, then="reputation", amount=-1))
    credits.gain(p, seat, line.credits, "ai")
    return ""


def _discard_top(p: Play, seat: int, line: ActDiscardTop) -> str:
    for deck in line.decks:
        market.discard_top(p, seat, deck, "ai")
    return ""


LINES: dict[str, Line] = {
    "recover": _recover,
    "move": _move,
    "credits": _credits,
    "deliver": _deliver,
    "buy": _buy,
    "reveal_contact": _reveal,
    "fight_patrol": _fight_patrol,
    "complete_job": _complete_job,
    "buy_fame": _buy_fame,
    "hire_contact": _hire,
    "gain_reputation": _gain_reputation,
    "credits_for_reputation": _credits_for_reputation,
    "discard_top": _discard_top,
}
