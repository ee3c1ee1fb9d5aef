"""Outer Rim: content models, state, and one module for each part of the rules."""

from game.table.registry import GameRules

BOX = {"expansions": ["unfinished_business"]}

RULES = GameRules(
    id="outer_rim",
    load="game.outer_rim.game:load",
    components="game.outer_rim.cards.models:AnyComponent",
    maps="game.outer_rim.maps.galaxy:load_folder",
    lint="game.outer_rim.cards.lint.single:check",
    players={
        "schemer": "game.outer_rim.players.schemer:Schemer",
        "drifter": "game.outer_rim.players.levels:drifter",
        "spacer": "game.outer_rim.players.levels:spacer",
        "captain": "game.outer_rim.players.levels:captain",
        "veteran": "game.outer_rim.players.levels:veteran",
        "legend": "game.outer_rim.players.levels:legend",
    },
    stand_in="captain",
    adviser="game.outer_rim.players.hints:RimAdviser",
    answered=("deck",),
    learner="game.outer_rim.players.training:Training",
    statistics="game.outer_rim.statistics:STATISTICS",
    cuts="game.outer_rim.cuts:CUTS",
    drawn=("setup.character", "setup.ship"),
    measured={
        "box": BOX,
        "favors": {**BOX, "favors": True},
        "ambitions": {**BOX, "ambitions": True},
    },
)
