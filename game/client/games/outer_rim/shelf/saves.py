"""The saved games of Outer Rim in the list: their summary, and a picture of the map."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map.galaxy import GalaxyView
from game.client.games.outer_rim.play import boxes
from game.client.shell.window import thumbnails
from game.client.tabletop.records.saves import Saves, Standing
from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.table.text_safety import plain

ROOM = (800, 450)  # pixels of the map in a picture, before it is scaled down
GIVE = 0.002  # seconds that another thread is given at a time
NEAR = 2.2  # how far the map is zoomed in on the player's ship


class OuterRimSaves(Saves[OuterRim, State]):
    """Characters, rounds and fame; the map around the player's ship."""

    game = OuterRim.id

    def standing(self, game: OuterRim, state: State, seat: int) -> Standing:
        """Return the summary of the game for the player of a seat."""
        names = [_name(game, state, number) for number in range(len(state.players))]
        me, goal = state.players[seat], state.setup.fame_goal
        known = [each for each in state.setup.expansions if each in boxes.NAMES]
        fame = [each.fame for each in state.players]
        score = f"{fame[seat]} of {goal}"
        others = [f"{names[n]} {each}" for n, each in enumerate(fame) if n != seat]
        details = [("Fame", ", ".join([score, *others])), ("Round", _round(state, names))]
        if known:
            details.append(("Boxes", ", ".join(boxes.NAMES[each] for each in known)))
        if me.space:
            place = game.board(state).spaces[me.space].label
            details += [("Where", place), ("Credits", f"{me.credits:,}")]
        return Standing(
            names=names,
            moment=f"Round {state.round}" if state.round else "Setting up",
            score=f"{score} fame",
            final=" to ".join(str(each) for each in fame) + " fame",
            emblem=me.character,
            marks=(("fame", score), *(("expansion", boxes.NAMES[each]) for each in known)),
            details=tuple(details),
            turn=_turn(game, state, names),
        )

    def draw_state(self, game: OuterRim, state: State) -> pygame.Surface:
        """Return the map around the ship of the first person."""
        *_, made = self.drawing(game, state)
        assert made is not None
        return made

    def drawing(self, game: OuterRim, state: State) -> Iterator[pygame.Surface | None]:
        """Yield while the map is drawn, at last the picture."""
        view = GalaxyView(game.board(state))
        shown, m, rect = game.view(state, None), Metrics((1280, 720)), pygame.Rect((0, 0), ROOM)
        seat = self.seat(game, state)
        space = state.players[seat].space
        placing = Thread(target=view.placer(rect, m), daemon=True)
        placing.start()
        while placing.is_alive():
            placing.join(GIVE)
            yield None
        view.layout(rect, m, NEAR if space else 1.0)
        if space:
            view.layout(rect, m, NEAR, view.pan_to(space, NEAR))
        yield None
        yield from view.ground_steps()
        made = pygame.Surface(ROOM)
        view.draw_static(made, shown)
        view.draw_dynamic(
            made, shown, None, {}, (), flags={}, away=(), active=("ship", str(seat))
        )  # fmt: skip
        yield pygame.transform.smoothscale(made, thumbnails.SIZE)


def _name(game: OuterRim, state: State, seat: int) -> str:
    """Return the name of the player in a seat, if given, else the character's."""
    given = plain(state.setup.seats[seat].name, 40)
    character = state.players[seat].character
    if given or not character:
        return given or f"Player {seat + 1}"
    return game.edition(state).content.name(character)


def _turn(game: OuterRim, state: State, names: list[str]) -> str:
    """Return whose turn it is and that player's place; "" during setup."""
    if not state.round:
        return ""
    space = game.board(state).spaces.get(state.players[state.turn].space or "")
    where = f" {'on' if space.kind == 'planet' else 'at'} {space.label}" if space else ""
    return f"{names[state.turn]}'s turn{where}"


def _round(state: State, names: list[str]) -> str:
    if not state.round:
        return "setting up"
    return str(state.round) if state.ending else f"{state.round}, turn of {names[state.turn]}"


SAVES = OuterRimSaves()
