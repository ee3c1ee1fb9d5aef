"""The Mandalorian: Adventures: content models, state, and one module for each part of the rules."""

from game.table.registry import GameRules

RULES = GameRules(
    id="mandalorian",
    load="game.mandalorian.game:load",
    components="game.mandalorian.cards.models:AnyComponent",
    lint="game.mandalorian.cards.lint:check",
    maps="game.mandalorian.maps:load_folder",
    players={
        "companion": "game.mandalorian.players.companion:Companion",
        "planner": "game.mandalorian.players.plans:Planner",
        "steady": "game.mandalorian.players.plans:Steady",
    },
    stand_in="planner",
    adviser="game.mandalorian.players.hints:MissionAdviser",
    statistics="game.mandalorian.statistics:STATISTICS",
    dealt="game.mandalorian.parties:dealt",
    together=True,
)
