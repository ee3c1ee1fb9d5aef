"""A journal of Outer Rim for the list of saved games: what it says, and a picture of it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import cast

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.map.galaxy import GalaxyView
from game.client.games.outer_rim.model import Model
from game.client.shell import thumbnails
from game.client.shell.saves import Facts
from game.client.tabletop.opening import game_for
from game.outer_rim.game import OuterRim
from game.outer_rim.state import Setup, State
from game.table.journal import Header, Journal, JournalError, Kept
from game.table.packs import player_packs
from game.table.session import replay_one
from game.table.snapshots import read_snapshot, write_snapshot
from game.table.text_safety import plain

ROOM = (800, 450)  # pixels of the map that a picture shows, before it is made smaller
QUIET = 4.0  # seconds without an event
NEAR = 2.2  # how far the map is zoomed in on the player's ship


def describe(path: Path) -> Facts:
    """Who plays whom, how far it is, and with what. Raises ``JournalError`` with the reason for
    a file that is no game of this kind, or whose packs are missing."""
    kept, game, setup = _opened(path)
    state = _state(path, kept, game, setup)
    seat = _seat(setup)
    names = [_name(game, state, number) for number in range(len(state.players))]
    me = state.players[seat] if state.players else None
    goal = setup.fame_goal
    fame = [each.fame for each in state.players] or [0]
    marks = [("", f"Round {state.round}" if state.round else "Setting up")]
    marks.append(("fame", f"{fame[seat]} of {goal}"))
    line = f"{names[seat]}, {marks[0][1].lower()}, {fame[seat]} of {goal} fame"
    if kept.outcome is not None:
        how = _ending(kept, seat, names)
        marks[0] = ("", f"{how} in round {state.round}")
        line = f"{names[seat]}, {how.lower()}, {_scores(kept.outcome.scores)}"
    others = [name for number, name in enumerate(names) if number != seat]
    if others and kept.outcome is None:
        marks.append(("", f"against {', '.join(others)}"))
    details = [("Against", ", ".join(others)), ("Fame", _standing(fame, names, goal, seat))]
    details.append(("Round", _round(state, names)))
    if me is not None and me.space:
        place = game.galaxy(state.pieces).spaces[me.space].label
        details += [("Where", place), ("Credits", f"{me.credits:,}")]
    details.append(("Choices", str(len(kept.answers))))
    details.append(("Packs", _packs(kept)))
    details.append(("Practice", "anything can be taken back" if kept.practice else ""))
    return Facts(
        line=line,
        hero=names[seat],
        emblem=me.character if me is not None else "",
        seat=seat,
        marks=tuple(marks),
        details=tuple(each for each in details if each[1]),
        seed=kept.header.seed,
        finished=kept.outcome is not None,
    )


def _opened(path: Path) -> tuple[Kept, OuterRim, Setup]:
    kept = Journal.read(path)
    if kept.header.game != OuterRim.id:
        named = plain(kept.header.game, 40)
        raise JournalError(f"{plain(path.name)} is a game of {named}, not of Outer Rim.")
    game = _game(kept.header)
    try:
        return kept, game, game.recall(kept.header.setup)
    except ValueError as problem:
        why = plain(problem).rstrip(".")
        raise JournalError(
            f"{plain(path.name)} does not work with this version: {why}."
        ) from problem


_lacking: dict[str, str] = {}
"""why a game with these packs cannot be played; finding out takes as long as loading all cards"""


def _game(header: Header) -> OuterRim:
    """The rules with the packs of a journal. Raises ``JournalError``, at once the second time."""
    if header.content in _lacking:
        raise JournalError(_lacking[header.content])
    try:
        return cast(OuterRim, game_for(header))
    except JournalError as problem:
        _lacking[header.content] = str(problem)
        raise


def _state(path: Path, kept: Kept, game: OuterRim, setup: Setup) -> State:
    """How the game stands: from its snapshot, and the answers since played again.

    Where an answer no longer fits it is the moment before, from which the game would go on.
    """
    found = read_snapshot(path, kept)
    if found is not None:
        with suppress(ValueError):
            state = game.load(found[1])
            if all(_played(game, state, each) for each in kept.answers[found[0] :]):
                return state
    state = game.new(setup, kept.header.seed)
    for answer in kept.answers:
        before = game.clone(state)
        if replay_one(game, state, answer)[0] is None:
            return before
    return state


def _played(game: OuterRim, state: State, answer: object) -> bool:
    return replay_one(game, state, answer)[0] is not None  # type: ignore[arg-type]


def _seat(setup: Setup) -> int:
    """The seat that the game is told from: the first human one."""
    return next((n for n, seat in enumerate(setup.seats) if seat.kind == "human"), 0)


def _name(game: OuterRim, state: State, seat: int) -> str:
    """What the player of a seat is called, else the character."""
    given = plain(state.setup.seats[seat].name, 40)
    character = state.players[seat].character
    return given or (game.content.name(character) if character else f"Seat {seat + 1}")


def _ending(kept: Kept, seat: int, names: list[str]) -> str:
    winner = kept.outcome.winner if kept.outcome else None
    if winner is None:
        return "Nobody won"
    return "Won" if winner == seat else f"{names[winner]} won"


def _scores(scores: tuple[int, ...]) -> str:
    return " to ".join(str(score) for score in scores) + " fame"


def _standing(fame: list[int], names: list[str], goal: int, seat: int) -> str:
    """The fame of all, one's own first."""
    others = [f"{names[n]} {each}" for n, each in enumerate(fame) if n != seat]
    return ", ".join([f"{fame[seat]} of {goal}", *others])


def _round(state: State, names: list[str]) -> str:
    if not state.round:
        return "setting up"
    return str(state.round) if state.ending else f"{state.round}, turn of {names[state.turn]}"


def _packs(kept: Kept) -> str:
    used = player_packs.used(kept.header.content)
    return ", ".join(f"{each.id.replace('_', ' ').title()} {each.version}" for each in used)


# --- pictures ------------------------------------------------------------------------------------


def picture(path: Path) -> pygame.Surface:
    """The map around the player's ship, as the journal left it. Raises ``JournalError``."""
    kept, game, setup = _opened(path)
    return drawn(game, _state(path, kept, game, setup))


def drawn(game: OuterRim, state: State) -> pygame.Surface:
    """The map around the ship of the first human seat, ``thumbnails.SIZE`` pixels.

    Only what everybody may know is on it: players who share a screen look at the same list.
    """
    view = GalaxyView(game.galaxy(state.pieces))
    shown, m, rect = game.view(state, None), Metrics((1280, 720)), pygame.Rect((0, 0), ROOM)
    seat = _seat(state.setup)
    space = state.players[seat].space
    view.layout(rect, m, NEAR if space else 1.0)
    if space:
        view.layout(rect, m, NEAR, view.pan_to(space, NEAR))
    made = pygame.Surface(ROOM)
    view.draw_static(made, shown)
    view.draw_dynamic(
        made, shown, None, {}, (), flags={}, away=(), active=("ship", str(seat))
    )  # fmt: skip
    return pygame.transform.smoothscale(made, thumbnails.SIZE)


class Keeper:
    """Keeps picture and snapshot of a game when it is left, and when nothing has happened for a
    while since its last answer."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.kept = -1
        """the version of the model that the picture shows"""
        self.quiet = 0.0

    def stir(self) -> None:
        """The player does something."""
        self.quiet = 0.0

    def update(self, dt: float) -> None:
        """``dt`` seconds have passed."""
        self.quiet += dt
        if self.quiet >= QUIET and self.kept != self.model.version:
            self.keep()

    def keep(self) -> None:
        """Keeps the game as it is now. What fails here is no problem: the journal is the save."""
        model, session = self.model, self.model.session
        if session.path is None or self.kept == model.version:
            return
        self.kept = model.version
        with suppress(Exception):
            answers = [turn.answer for turn in session.history]
            write_snapshot(session.path, session.header, answers, model.game.dump(model.state))
            picture = drawn(model.game, model.state)
            thumbnails.store(session.path, session.header.seed, picture)
