"""The story of a score in three sentences: how it ended, what paid, when it was decided."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.draw.richtext import literal
from game.client.games.outer_rim.model import Model
from game.outer_rim.events import FameChanged, TurnBegan
from game.outer_rim.text.grammar import listed
from game.outer_rim.text.log import CAUSES

KINDS = {
    "cargo": "deliveries",
    "bounty": "bounties",
    "job": "jobs",
    "gear": "gear",
    "mod": "mods",
    "crew": "crew",
    "ship": "ships",
}
"""kinds of card that fame comes from, as sources"""
SOURCES = {"bounty": "bounties", "job": "jobs", "ai": "AI cards", "special": "AI cards"}
"""causes that are no card, as sources"""
ONE = {"bounty": "a bounty", "job": "a job", "ai": "an AI card", "special": "an AI card"}
"""one of each"""


@dataclass(frozen=True)
class Gain:
    """Fame won or lost: when, by whom, how much, what for, and what it came to."""

    round: int
    seat: int
    amount: int
    now: int
    cause: str


def gains(model: Model) -> list[Gain]:
    """The story of the score, from what has happened."""
    found, at = [], 0
    for turn in model.session.history:
        for event in turn.events:
            if isinstance(event, TurnBegan):
                at = event.round
            elif isinstance(event, FameChanged):
                found.append(Gain(at, event.seat, event.amount, event.now, event.cause))
    return found


def hero(model: Model) -> int:
    """The seat that the story is about: the winner, or the player who looks."""
    winner = model.result.winner if model.result else None
    return model.seat if winner is None else winner


def sentences(model: Model) -> list[str]:
    """How the game was won, as markup."""
    seat, steps = hero(model), gains(model)
    found = [_ending(model, seat), _sources(model, seat, steps), _decided(model, seat, steps)]
    return [each for each in found if each]


def _ending(model: Model, seat: int) -> str:
    players, round_ = model.view["players"], model.view["round"]
    name, fame = literal(model.player_name(seat)), players[seat]["fame"]
    if model.result is None or model.result.winner is None:
        return f"After {round_} rounds nobody has won; {name} stands at {fame} fame."
    others = [each for each in players if each["seat"] != seat]
    if not others:
        return f"{name} came to {fame} fame in round {round_}."
    second = max(others, key=lambda each: (each["fame"], -each["seat"]))
    who, lead = literal(model.player_name(second["seat"])), fame - second["fame"]
    ahead = f"{lead} ahead of {who}" if lead > 0 else f"level with {who}"
    return f"{name} came to **{fame} fame** in round {round_}, {ahead}."


def _sources(model: Model, seat: int, steps: list[Gain]) -> str:
    """What most of the fame came from."""
    paid: dict[str, int] = {}
    for step in steps:
        if step.seat == seat and step.amount > 0:
            source = source_of(model, step.cause)
            paid[source] = paid.get(source, 0) + step.amount
    best = sorted(paid.items(), key=lambda each: (-each[1], each[0]))[:3]
    if not best:
        return f"{literal(model.player_name(seat))} never gained any fame."
    told = listed(f"**{amount}** came from {literal(source)}" for source, amount in best)
    return f"Of this fame, {told}."


def source_of(model: Model, cause: str) -> str:
    """What fame with that cause came from, in words."""
    asset = model.asset(cause)
    if asset is not None and asset.kind in KINDS:
        return KINDS[asset.kind]
    if cause in SOURCES or cause in CAUSES:
        return SOURCES.get(cause, CAUSES.get(cause, cause))
    return model.name(cause) if cause else "luck"


def _decided(model: Model, seat: int, steps: list[Gain]) -> str:
    """When the lead was taken that was never lost."""
    fame = dict.fromkeys(range(len(model.kinds)), 0)
    taken: Gain | None = None
    for step in steps:
        fame[step.seat] = step.now
        ahead = all(fame[seat] > now for other, now in fame.items() if other != seat)
        if not ahead:
            taken = None
        elif taken is None:
            taken = step
    if taken is None:
        return "The lead was never safe."
    name = literal(model.player_name(seat))
    lead = f"{name} took the lead for good in round {taken.round}"
    if taken.seat != seat:
        return f"{lead}, when the others fell back."
    what = ONE.get(taken.cause) or model.name(taken.cause or "fame")
    return f"{lead}, with {literal(what)}."
