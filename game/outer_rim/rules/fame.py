"""Fame, goals and winning (OR-389 to OR-419)."""

from __future__ import annotations

from typing import Any

from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.cards.effects.abilities import Goal, When
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import holds
from game.outer_rim.effects.triggers import open_window
from game.outer_rim.events import (
    CharacterTurned,
    FameChanged,
    GameEnded,
    GoalAdvanced,
    GoalCompleted,
)
from game.outer_rim.frames.base import NOTHING, Context
from game.outer_rim.frames.turns import Surplus
from game.outer_rim.rules import credits


def gain(p: Play, seat: int, fame: int, cause: str, additional: bool = False) -> None:
    """Give a player fame; at the winning amount the game ends at once (OR-390, OR-R80).

    ``additional`` fame is never swapped for credits (UB-258). With an ambition fame keeps
    counting, and alone wins nothing (UB-148, UB-R87).
    """
    if fame <= 0 or p.over:
        return
    if not additional:
        fame = _swapped(p, seat, fame, cause)
    _gain(p, seat, fame, cause)


def _swapped(p: Play, seat: int, fame: int, cause: str) -> int:
    """Pay credits for a part of a gain of fame from another card; return the rest (UB-292,
    UB-R76). They are no part of a reward, so that nothing reduces them (UB-260)."""
    if p.is_deck(seat):
        return fame
    for card, swap in p.values(seat).swaps:
        if card != cause:
            credits.gain(p, seat, swap.credits, card)
            fame = max(0, fame - swap.fame)
    return fame


def _gain(p: Play, seat: int, fame: int, cause: str) -> None:
    if not fame:
        return
    player = p.player(seat)
    gained = fame if player.ambition else min(fame, player.fame_goal - player.fame)
    player.fame += gained
    p.tell(FameChanged(seat=seat, amount=gained, now=player.fame, cause=cause))
    if player.ambition:
        watch(p)
    elif player.fame >= player.fame_goal:
        end(p, seat, "fame")


def lose(p: Play, seat: int, fame: int, cause: str) -> None:
    """Take fame from a player, as far as it goes."""
    player = p.player(seat)
    taken = min(fame, player.fame)
    if taken:
        player.fame -= taken
        p.tell(FameChanged(seat=seat, amount=-taken, now=player.fame, cause=cause))


def end(p: Play, winner: int, ending: Any) -> None:
    """End the game; ``winner`` -1 for nobody."""
    p.state.ending = ending
    p.state.winner = winner if winner >= 0 else None
    p.tell(GameEnded(seat=winner, ending=ending))


def watch(p: Play) -> None:
    """End the game if the goals and the fame of a player are complete (UB-177, UB-R52)."""
    state = p.state
    if not state.setup.ambitions or state.ending or state.step == "setup":
        return
    if ambitions.refresh(p) or state.fulfilled >= 0:
        seat = ambitions.winner(p)
        if seat >= 0:
            end(p, seat, "ambition")


def achieve(p: Play, seat: int, goal: int) -> None:
    """Complete a goal of an ambition."""
    ambitions.achieve(p, seat, goal)
    watch(p)


def ambition_done(p: Play, seat: int, script: str) -> None:
    """Complete the goal of an ambition that a databank card is for."""
    ambitions.mission_done(p, seat, script)
    watch(p)


def happened(p: Play, seat: int, when: When, context: Context = NOTHING) -> bool:
    """Count an event of a player toward goals, and offer abilities that follow it. Return True if
    it has completed a goal of the ambition."""
    open_window(p, seat, when, context)
    return count(p, seat, when, context)


def count(
    p: Play, seat: int, when: When, context: Context = NOTHING, counted: bool = False
) -> bool:
    """Count an event toward the visible goals, and those of the ambition. Return True if it has
    completed one of those.

    ``counted``: the same deed, under another name, already has.
    """
    if p.player(seat).ambition and not counted:
        counted = ambitions.count(p, seat, when, context)
        watch(p)
    for which in ("personal", "ship"):
        goal = showing(p, seat, which)
        if goal is not None and goal.when == when and holds(p, seat, goal.only, context):
            if goal.each is None or _first_of_class(p, seat, context):
                progress(p, seat, which)
    return counted


def _first_of_class(p: Play, seat: int, context: Context) -> bool:
    """Note the class of the contact just met; return True if none of it has counted yet."""
    character, found = p.player(seat).character, p.content.contacts[context.token].contact_class
    noted = p.on(character).noted
    if found not in noted:
        p.lay(character, noted=(*noted, found))
    return found not in noted


def turn_back(p: Play, seat: int) -> None:
    """Turn a player's character card back to its front, for its goal to be reached again
    (UB-265)."""
    player = p.player(seat)
    if player.flipped:
        player.flipped, player.goal_tokens = False, 0
        p.tell(CharacterTurned(seat=seat, card=player.character))
        p.push(Surplus(seat))


def check_goals(p: Play, seat: int) -> None:
    """Complete goals that require a state of the game, if it has been reached."""
    for which in ("personal", "ship"):
        goal = showing(p, seat, which)
        if goal is not None and goal.have is not None and holds(p, seat, goal.have):
            progress(p, seat, which)


def showing(p: Play, seat: int, which: str) -> Goal | None:
    """Return the personal or ship goal that a player's card shows now; none for the AI (OR-454)."""
    player = p.player(seat)
    if p.is_deck(seat):
        return None
    if which == "personal":
        return p.content.sides[player.character, player.flipped].goal if player.character else None
    ship = p.content.ships.get(player.ship)
    if ship is None:
        return None
    return p.content.sides[player.ship, player.ship_flipped and ship.back is not None].goal


def forget_turn(p: Play, seat: int) -> None:
    """Take back the tokens of goals that have to be reached within one turn."""
    player = p.player(seat)
    for which in ("personal", "ship"):
        goal = showing(p, seat, which)
        if goal is None or goal.within is None:
            continue
        if which == "personal":
            player.goal_tokens = 0
        else:
            player.ship_tokens = 0


def progress(p: Play, seat: int, which: str) -> None:
    """Put a goal token; with the last one gain the fame and flip the card (OR-411 to OR-417)."""
    goal = showing(p, seat, which)
    if goal is None:
        return
    player = p.player(seat)
    card = player.character if which == "personal" else player.ship
    tokens = 1 + (player.goal_tokens if which == "personal" else player.ship_tokens)
    done = tokens >= goal.count
    if goal.count > 1:
        p.tell(GoalAdvanced(seat=seat, goal=which, tokens=tokens, count=goal.count, cause=card))
    if which == "personal":
        player.goal_tokens, player.flipped = (0, True) if done else (tokens, False)
    else:
        player.ship_tokens, player.ship_flipped = (0, True) if done else (tokens, False)
    if done:
        p.tell(GoalCompleted(seat=seat, goal=which, card=card, cause=card))
        p.push(Surplus(seat))
        gain(p, seat, goal.fame, card)
