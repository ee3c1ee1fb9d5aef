"""The saved games of The Moonpeeler Affair in the list."""

from __future__ import annotations

from game.client.tabletop.saves import Saves, Standing
from game.free_captains.game import FreeCaptain
from game.free_captains.state import State
from game.table.text_safety import plain


class CaptainsSaves(Saves[FreeCaptain, State]):
    """Captain, round and weapons found."""

    game = FreeCaptain.id

    def standing(self, game: FreeCaptain, state: State, seat: int) -> Standing:
        setup = state.setup
        captain = game.content.name(state.captain) if state.captain else "A captain"
        most = game.content.table.levels[setup.level].weapons
        score = f"{len(state.weapons)} of {most} weapons"
        return Standing(
            names=[plain(setup.seats[0].name, 40) or captain],
            moment=f"Round {state.round}" if state.round else "Setting up",
            score=score,
            final=score,
            details=(("Captain", captain), ("Level", setup.level.capitalize())),
        )


SAVES = CaptainsSaves()
