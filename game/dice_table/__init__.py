"""The dice table: narrative dice for groups with a human Game Master. It enforces no rule."""

from game.table.registry import GameRules

RULES = GameRules(
    id="dice_table",
    load="game.dice_table.game:load",
    usual={"seats": [{"name": "Game Master"}, {"name": "Player"}]},
    endless=True,
)
