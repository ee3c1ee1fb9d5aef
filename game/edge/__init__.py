"""Edge: a narrative-dice game. Dice, content models, state, and one module for each part of the
rules."""

from game.table.registry import GameRules

RULES = GameRules(
    id="edge",
    load="game.edge.game:load",
    components="game.edge.cards.pieces:AnyComponent",
    lint="game.edge.cards.lint:check",
    maps="game.edge.maps:load_folder",
    adviser="game.edge.players.hints:CaseAdviser",
    together=True,
    players={
        "careful": "game.edge.players.careful:Careful",
        "careless": "game.edge.players.careless:Careless",
    },
    stand_in="careful",
    statistics="game.edge.statistics:STATISTICS",
    varied="game.edge.statistics:varied",
    own="game.edge.text.hero_sheets:make_hero",
    usual={"seats": [{}], "story": "ombra", "heroes": ["juno", "maro"]},
)
