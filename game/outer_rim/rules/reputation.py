"""Reputation with the four factions (OR-376 to OR-388).

The positions of a player's tokens are in ``Player.reputation``, which only this module reads or
changes. Rules ask for the ``level``, so that effects may replace it in the future.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.outer_rim.cards.effects.language import FACTIONS, LEVELS, Faction
from game.outer_rim.context import Play
from game.outer_rim.events import (
    ReputationChanged,
    ReputationHeld,
    ReputationStayed,
    ReputationTreated,
)
from game.outer_rim.state import Levels, Player

LEVEL_NAMES = dict(enumerate(LEVELS, -1))
LEVEL_OF = {name: level for level, name in LEVEL_NAMES.items()}
PLACE: dict[str, int] = {faction: place for place, faction in enumerate(FACTIONS)}
"""the index of a faction in ``Player.reputation``"""


def level(p: Play, seat: int, faction: str) -> int:
    """Return the effective level of a player's reputation with a faction: -1, 0 or 1 (OR-379), or
    the one that an effect puts in its place (UB-268)."""
    player = p.state.players[seat]
    for other, counted, _ in reversed(player.treated):
        if other == faction:
            return counted
    return player.reputation[PLACE[faction]]


def level_name(p: Play, seat: int, faction: str) -> str:
    """Return a player's reputation with a faction as a word: negative, neutral or positive."""
    return LEVEL_NAMES[level(p, seat, faction)]


def positive(p: Play, seat: int) -> list[Faction]:
    """Return the factions with which a player's reputation is positive."""
    if p.state.players[seat].treated:
        return [faction for faction in FACTIONS if level(p, seat, faction) > 0]
    held = p.state.players[seat].reputation
    return [faction for faction, now in zip(FACTIONS, held) if now > 0]


def tokens(player: Player) -> Levels:
    """Return the positions of a player's tokens, in the order of ``FACTIONS``."""
    return player.reputation


def change(p: Play, seat: int, faction: str, steps: int, cause: str) -> None:
    """Move a token up or down; at the end of its track it stays (OR-385, OR-386).

    Nothing happens either while the player counts as being on another level (UB-268).
    """
    player = p.player(seat)
    before = player.reputation[PLACE[faction]]
    if level(p, seat, faction) != before:
        p.tell(ReputationHeld(seat=seat, faction=faction, cause=cause))
        return
    now = max(-1, min(1, before + steps))
    if now != before:
        lay(player, {faction: now})
        p.tell(ReputationChanged(seat=seat, faction=faction, before=before, now=now, cause=cause))
    elif steps:
        p.tell(ReputationStayed(seat=seat, faction=faction, now=now, cause=cause))


def lay(player: Player, levels: Mapping[str, int]) -> None:
    """Put the tokens of these factions on these levels."""
    hutt, imperial, rebel, syndicate = (
        levels.get(faction, now) for faction, now in zip(FACTIONS, player.reputation, strict=True)
    )
    player.reputation = (hutt, imperial, rebel, syndicate)


def treat(p: Play, seat: int, faction: str, counted: int, source: str) -> None:
    """Let a player count as being on this level with a faction until the end of the turn."""
    player = p.player(seat)
    player.treated = (*player.treated, (faction, counted, source))
    p.tell(ReputationTreated(seat=seat, faction=faction, now=counted, cause=source))


def turn_ends(p: Play) -> None:
    """Let every player count as what their tokens say again."""
    for player in p.state.players:
        player.treated = ()
