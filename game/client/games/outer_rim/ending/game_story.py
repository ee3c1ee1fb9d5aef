"""The story of a score in three sentences: the ending, the main sources, the decisive moment."""

from __future__ import annotations

from functools import partial

from game.client.draw.richtext import literal
from game.client.games.outer_rim.cards import art
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.ending import score
from game.client.tabletop.ending.end_parts import StoryCard
from game.client.tabletop.ending.score import Gain
from game.outer_rim.events import AICardDrawn, FameChanged, TurnBegan
from game.outer_rim.text.log.naming import CAUSES
from game.table.grammar import capital, listed

KINDS = {
    "cargo": "deliveries",
    "bounty": "bounties",
    "job": "jobs",
    "gear": "gear",
    "mod": "mods",
    "crew": "crew",
    "ship": "ships",
}
"""kinds of card that give fame, as sources"""
SOURCES = {"bounty": "bounties", "job": "jobs", "ai": "paid favors", "special": "AI cards"}
"""causes that are not cards, as sources"""
ONE = {"bounty": "a bounty", "job": "a job", "ai": "a paid favor", "special": "an AI card"}
"""one of each"""
GOAL = "the personal goal"


def gains(model: Model) -> list[Gain]:
    """Return the history of the score from the events."""
    found, at = [], 0
    for turn in model.session.history:
        for event in turn.events:
            if isinstance(event, TurnBegan):
                at = event.round
            elif isinstance(event, FameChanged):
                found.append(Gain(at, event.seat, event.amount, event.now, event.cause))
    return found


def sentences(model: Model, seat: int) -> list[str]:
    """Return a seat's story of victory or defeat, as markup."""
    steps = gains(model)
    found = [
        _ending(model, seat),
        _sources(model, seat, steps),
        _decisive_moment(model, seat, steps),
    ]
    return [each for each in found if each]


def _ending(model: Model, seat: int) -> str:
    players, round_ = model.view["players"], model.view["round"]
    name, fame = literal(model.player_name(seat)), players[seat]["fame"]
    if model.result is None or model.result.winner is None:
        return f"After {round_} rounds no one has won; {name} has {fame} fame."
    others = [each for each in players if each["seat"] != seat]
    if not others:
        return f"{name} reached {fame} fame in round {round_}."
    second = max(others, key=lambda each: (each["fame"], -each["seat"]))
    who, lead = literal(model.player_name(second["seat"])), fame - second["fame"]
    ahead = f"{lead} ahead of {who}" if lead > 0 else f"level with {who}"
    return f"{name} reached **{fame} fame** in round {round_}, {ahead}."


def _sources(model: Model, seat: int, steps: list[Gain]) -> str:
    """Return all sources of the fame: what came in, less what was lost, is what there is."""
    paid = score.sources(steps, seat, lambda cause: source_of(model, cause))
    if not paid:
        return f"{literal(model.player_name(seat))} never gained any fame."
    parts = [f"**{amount}** came from {literal(source)}" for source, amount in paid]
    lost = -sum(min(0, each.amount) for each in steps if each.seat == seat)
    if not lost:
        return f"Of this fame, {listed(parts)}."
    gained = sum(amount for _, amount in paid)
    return f"Of {gained} fame gained, {listed(parts)}; **{lost}** of it was lost again."


def source_of(model: Model, cause: str) -> str:
    """Return the source of fame with that cause, in words."""
    asset = model.asset(cause)
    if asset is not None and asset.kind in KINDS:
        return KINDS[asset.kind]
    if cause in SOURCES or cause in CAUSES:
        return SOURCES.get(cause, CAUSES.get(cause, cause))
    if _own_goal(model, cause):
        return GOAL
    return model.name(cause) if cause else "luck"


def _own_goal(model: Model, cause: str) -> bool:
    """Return True if a player's own character is the cause: its personal goal."""
    return any(cause and cause == each["character"] for each in model.view["players"])


def _decisive_moment(model: Model, seat: int, steps: list[Gain]) -> str:
    """Return the moment when the winner took the lead for good."""
    taken = score.deciding_gain(steps, len(model.kinds), seat)
    if taken is None:
        return "The lead was never safe."
    name = literal(model.player_name(seat))
    lead = f"{name} took the lead for good in round {taken.round}"
    if taken.seat != seat:
        return f"{lead}, when the others fell back."
    own = GOAL if _own_goal(model, taken.cause) else ""
    what = own or ONE.get(taken.cause) or model.name(taken.cause or "fame")
    return f"{lead}, with {literal(what)}."


def cards(model: Model, seat: int) -> list[StoryCard]:
    """Return the moments that brought a seat fame, in their order.

    Gains of the same kind are one story: the name that was bought three times counts three.
    """
    told: dict[str, list[Gain]] = {}
    for gain in gains(model):
        if gain.seat == seat and gain.amount > 0:
            told.setdefault(gain.cause, []).append(gain)
    return [_card(model, seat, cause, paid) for cause, paid in told.items()]


def _card(model: Model, seat: int, cause: str, paid: list[Gain]) -> StoryCard:
    rounds = list(dict.fromkeys(each.round for each in paid))
    when = f"Round {rounds[0]}" if len(rounds) == 1 else f"Rounds {listed(map(str, rounds))}"
    known = cause in model.content.components
    subject = cause if known else _drawn_card(model, seat, rounds[-1])
    asset = model.asset(cause)
    title = GOAL.removeprefix("the ") if _own_goal(model, cause) else model.name(cause)
    title = title if known else source_of(model, cause)
    return StoryCard(
        capital(title), sum(each.amount for each in paid), when, seat,
        words=asset.story if asset is not None else "", icon="fame",
        picture=partial(art.picture, model.content, subject) if subject else None,
    )  # fmt: skip


def _drawn_card(model: Model, seat: int, round_: int) -> str:
    """Return the AI card that a seat drew in a round, "" for none."""
    at, card = 0, ""
    for turn in model.session.history:
        for event in turn.events:
            if isinstance(event, TurnBegan):
                at = event.round
            elif isinstance(event, AICardDrawn) and (event.seat, at) == (seat, round_):
                card = event.card
    return card
