"""The saved games in the list: mission, turn, crisis track."""

from __future__ import annotations

from game.client.games.mandalorian.ending.records import LEVELS
from game.client.tabletop.records.saves import Saves, Standing
from game.mandalorian.context import Play
from game.mandalorian.game import Mandalorian
from game.mandalorian.state import State
from game.mandalorian.text import names
from game.table.grammar import listed, possessive


class MissionSaves(Saves[Mandalorian, State]):
    """Mission, turn and crises."""

    game = Mandalorian.id

    def standing(self, game: Mandalorian, state: State, seat: int) -> Standing:
        """Return the summary of a mission."""
        play = Play(game.content, state)
        seats = [names.seat_name(play, each) for each in range(len(state.setup.seats))]
        crew = listed([names.character(play, each) for each in state.characters])
        mission = play.mission
        crises = f"{state.track} of {play.limit} crises"
        over = "won" if state.won else "lost"
        whose = crew if len(seats) == 1 else f"{possessive(seats[state.player])} turn"
        return Standing(
            names=seats,
            moment=f"Turn {state.turn}",
            score=crises,
            final=f"{mission.name} {over}",
            marks=(("ma_mission", mission.name), ("ma_crisis", crises)),
            details=(
                ("Mission", f"{mission.number}, {mission.name}"),
                ("Crew", crew),
                ("Level", LEVELS[state.setup.level]),
                ("Crises", crises),
            ),
            turn="" if state.over else f"{mission.name}: {whose}",
        )


SAVES = MissionSaves()
