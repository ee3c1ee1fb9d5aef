"""Free Captain: content models, state, and one module for each part of the rules."""

from game.table.registry import GameRules

RULES = GameRules(
    id="free_captains",
    load="game.free_captains.game:load",
    components="game.free_captains.cards.models:AnyComponent",
    lint="game.free_captains.cards.lint:check",
    maps="game.free_captains.mat:load_folder",
    players={
        "greedy": "game.free_captains.players.greedy:Greedy",
        "lookout": "game.free_captains.players.lookout:Lookout",
    },
    adviser="game.free_captains.players.hints:CaptainAdviser",
    statistics="game.free_captains.statistics:STATISTICS",
    usual={"seats": [{}]},
)
