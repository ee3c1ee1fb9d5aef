"""The story of a score in three sentences: the ending, the main sources, the decisive moment."""

from __future__ import annotations

from game.client.draw.richtext import literal
from game.client.games.outer_rim.model import Model
from game.client.tabletop import score
from game.client.tabletop.score import Gain
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
"""kinds of card that give fame, as sources"""
SOURCES = {"bounty": "bounties", "job": "jobs", "ai": "AI cards", "special": "AI cards"}
"""causes that are not cards, as sources"""
ONE = {"bounty": "a bounty", "job": "a job", "ai": "an AI card", "special": "an AI card"}
"""one of each"""


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
    found = [_ending(model, seat), _sources(model, seat, steps), _decided(model, seat, steps)]
    return [each for each in found if each]


def _ending(model: Model, seat: int) -> str:
    players, round_ = model.view["players"], model.view["round"]
    name, fame = literal(model.player_name(seat)), players[seat]["fame"]
    if model.result is None or model.result.winner is None:
        return f"After {round_} rounds nobody has won; {name} stands at {fame} fame."
    others = [each for each in players if each["seat"] != seat]
    if not others:
        return f"{name} reached {fame} fame in round {round_}."
    second = max(others, key=lambda each: (each["fame"], -each["seat"]))
    who, lead = literal(model.player_name(second["seat"])), fame - second["fame"]
    ahead = f"{lead} ahead of {who}" if lead > 0 else f"level with {who}"
    return f"{name} reached **{fame} fame** in round {round_}, {ahead}."


def _sources(model: Model, seat: int, steps: list[Gain]) -> str:
    """Return the main sources of the fame."""
    best = score.sources(steps, seat, lambda cause: source_of(model, cause))[:3]
    if not best:
        return f"{literal(model.player_name(seat))} never gained any fame."
    parts = listed(f"**{amount}** came from {literal(source)}" for source, amount in best)
    return f"Of this fame, {parts}."


def source_of(model: Model, cause: str) -> str:
    """Return the source of fame with that cause, in words."""
    asset = model.asset(cause)
    if asset is not None and asset.kind in KINDS:
        return KINDS[asset.kind]
    if cause in SOURCES or cause in CAUSES:
        return SOURCES.get(cause, CAUSES.get(cause, cause))
    return model.name(cause) if cause else "luck"


def _decided(model: Model, seat: int, steps: list[Gain]) -> str:
    """Return the moment when the winner took the lead for good."""
    taken = score.decided(steps, len(model.kinds), seat)
    if taken is None:
        return "The lead was never safe."
    name = literal(model.player_name(seat))
    lead = f"{name} took the lead for good in round {taken.round}"
    if taken.seat != seat:
        return f"{lead}, when the others fell back."
    what = ONE.get(taken.cause) or model.name(taken.cause or "fame")
    return f"{lead}, with {literal(what)}."
