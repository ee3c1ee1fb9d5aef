"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.client.games.outer_rim.ending import end, records
from game.client.games.outer_rim.lessons import pictures
from game.client.games.outer_rim.play import house_rules, party
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.setup import new_game
from game.client.games.outer_rim.table import table
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.tools.recordings import Recordings
from game.client.shell.tools.shots import Wish
from game.client.shell.window.scenes import Scene
from game.client.tabletop.ending.end import EndScene
from game.client.tabletop.setup.house_rules import PRACTICE, HouseRulesScene
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.players import make_players
from game.table.session import Session

SEATS = [
    {"kind": "human", "name": "", "character": "boba_fett", "ship": "g_1a_starfighter"},
    {"kind": "deck", "character": "lando_calrissian"},
]
SEED = 7
RECORDED = Recordings(Path(__file__).parent)
WON = 12
"""of a game that a Captain wins; when the players change, a later one is found"""


def session(**more: Any) -> Session[Any]:
    """Return a game of Boba Fett against the AI deck."""
    return Session(the_game(), {"game": "outer_rim", "seats": SEATS, **more}, SEED)


def answer(game: Session[Any], *wanted: str) -> Session[Any]:
    """Give the first option that begins with each text; return the game."""
    for text in wanted:
        decision = game.decision()
        if decision is None:
            break
        keys = [each.key for each in decision.options if each.key.startswith(text)]
        if not keys:
            raise ValueError(f"no option begins with {text!r}: {[o.key for o in decision.options]}")
        game.choose(keys[0])
    return game


def _table(app: App, wish: Wish) -> Scene:
    """Return the table at its first move."""
    return table.make(app, session=answer(session(), "faction:rebel"))


def _table_four(app: App, wish: Wish) -> Scene:
    """Return the last rounds of a game of four."""
    whole = _play(SEED)
    game = Session(the_game(), whole.header.setup, SEED)
    asked = game.decision()
    while asked and (asked.step != "planning" or game.state.round < whole.state.round - 1):
        game.choose(whole.history[game.seq].answer.key)
        asked = game.decision()
    scene = table.table_of(app, game)
    # no curtain: the player who must answer has already looked
    scene.model.look_from(asked.seat if asked else 0)
    return scene


def _market(app: App, wish: Wish) -> Scene:
    return table.make(app, session=answer(session(), "faction:rebel", "credits"))


ENCOUNTER = {
    "players": [{"space": "kessel", "credits": 9000}],
    "decks": {"kessel_maelstrom": ["enc_kessel_maelstrom_a"]},
    "step": "encounter",
}


def _encounter(app: App, wish: Wish) -> Scene:
    return table.make(app, session=answer(session(position=ENCOUNTER), "faction:rebel", "draw"))


def _new_game(app: App, wish: Wish) -> Scene:
    # The defaults instead of the last choices: the same picture on every machine.
    return new_game.make(app, SEED, party.Party(), records.Book())


def _house_rules(app: App, wish: Wish) -> Scene:
    app.stack.push(_new_game(app, wish))
    rules = (*house_rules.RULES, PRACTICE)
    return HouseRulesScene(app, rules, ["fresh_market"], lambda id, on: None)


def _four(app: App, wish: Wish) -> Scene:
    """Return four seats, one of them random, with house rules."""
    seats = [
        party.Seat("human", "bossk", name="Kim"),
        party.Seat("human", "jyn_erso"),
        party.Seat("human", party.RANDOM),
        party.Seat("deck", "lando_calrissian"),
    ]
    chosen = party.Party(seats, 12, "modular", variants=["fresh_market", "trailing_bonus"])
    scene = new_game.make(app, SEED, chosen, records.Book())
    scene.setup.picked = 2
    return scene


def _end(app: App, wish: Wish) -> Scene:
    game = session(fame_goal=8)
    answer(game, "faction:rebel")
    while (decision := game.decision()) is not None:
        game.choose(decision.options[-1].key)
    return _end_of(app, game)


def _end_won(app: App, wish: Wish) -> Scene:
    """Return the end of a game that the player has won: the first that a Captain wins."""
    seed = WON
    while (game := _play_out(seed)).state.winner != 0:
        seed += 1
    return _end_of(app, game)


def _play_out(seed: int) -> Session[Any]:
    """Return a whole game of a Captain against the AI deck."""
    game = Session(the_game(), {"game": "outer_rim", "seats": SEATS, "fame_goal": 8}, seed)
    players = make_players("outer_rim", ("captain", "deck"), seed)
    game.autoplay(RECORDED.players(f"captain {seed}", players))
    return game


def _end_dice(app: App, wish: Wish) -> Scene:
    """Return the dice of a game of four, among those of more games."""
    games = [_play(SEED + number) for number in range(6)]
    scene = _end_of(app, games[0])
    scene.end.book.games = [records.record(Model(each)) for each in games]
    scene.page = "dice"
    return scene


def _play(seed: int) -> Session[Any]:
    """Return a whole game of three friends against the AI deck."""
    names = ("boba_fett", "bossk", "ketsu_onyo", "lando_calrissian")
    kinds = ("human", "human", "human", "deck")
    seats = [{"kind": k, "character": name} for k, name in zip(kinds, names, strict=True)]
    game = Session(the_game(), {"game": "outer_rim", "seats": seats}, seed)
    game.autoplay(make_players("outer_rim", ("random", "random", "random", "deck"), seed))
    return game


def _end_of(app: App, game: Session[Any]) -> EndScene:
    scene = table.table_of(app, game)
    scene.ui.ended = True
    app.stack.push(scene)
    return end.make(app, as_kind(scene.model, Model))


COMBAT = {
    "players": [{"space": "nav_5", "credits": 9000, "ship": "firespray_31_slave_i",
                 "cards": ["ion_cannon"], "reputation": {"syndicate": "negative"}}],
    "patrols": {"syndicate": {"level": 2, "space": "nav_5"}},
    "dice": ["hit", "crit", "focus", "hit", "blank", "hit"],
    "step": "encounter",
}  # fmt: skip


def _combat(app: App, wish: Wish) -> Scene:
    """Return a combat with a patrol: the dice have landed, and an ability may change them."""
    return table.make(app, session=answer(session(position=COMBAT), "faction:rebel", "fight"))


def _results(app: App, wish: Wish) -> Scene:
    """Return the results of that combat."""
    return _after(app, answer(session(position=COMBAT), "faction:rebel", "fight"))


def _skill_test(app: App, wish: Wish) -> Scene:
    """Return a skill test that failed, for want of the skill."""
    position = {
        "players": [{"space": "the_maelstrom", "credits": 9000}],
        "decks": {"kessel_maelstrom": ["enc_kessel_maelstrom_a"]},
        "dice": ["hit", "focus"],
        "step": "encounter",
    }
    return _after(app, answer(session(position=position), "faction:rebel", "draw"))


GROUND = {
    "players": [{"space": "mon_calamari", "cards": ["databank_91_antique_blasters", "vibroknife"],
                 "credits": 100}],
    "dice": ["blank", "hit", "blank", "focus", "blank", "crit", "hit"],
    "step": "action",
}  # fmt: skip


def _ground_combat(app: App, wish: Wish) -> Scene:
    """Return a fight on foot, in which dice can be changed before the enemy rolls."""
    return table.make(app, session=answer(session(position=GROUND), "faction:rebel", "deliver"))


AI_TURN = {"players": [{"space": "nav_5"}], "step": "action", "ai_deck": ["ai_card_1"]}


def _ai_turn(app: App, wish: Wish) -> Scene:
    """Return the AI's turn, line by line, after the end of the player's own."""
    scene = _after(app, answer(session(position=AI_TURN), "faction:rebel"), "end", "draw")
    while scene.ui.tray and not scene.ui.tray[0].ai and len(scene.ui.tray) > 1:
        scene.do.next_page()
    return scene


def _after(app: App, game: Session[Any], *wanted: str) -> TableScene:
    """Return the table after the given answers, then the first option each time until a turn is
    over."""
    scene = table.table_of(app, game)
    scene.relayout(app.metrics)
    for text in wanted:
        keys = [each.key for each in scene.model.options if each.key.startswith(text)]
        if keys:  # otherwise it was forced, and has been taken
            scene.do.choose(keys[0])
    while not scene.ui.tray and scene.model.decision:
        scene.do.choose(scene.model.options[0].key)
    return scene


GAME_SHOTS: dict[str, Callable[[App, Wish], Scene]] = {
    "new_game": _new_game,
    "new_game_four": _four,
    "house_rules": _house_rules,
    "end": _end,
    "end_won": _end_won,
    "end_dice": _end_dice,
    "table": _table,
    "table_four": _table_four,
    "market": _market,
    "encounter": _encounter,
    "combat": _combat,
    "results": _results,
    "ground_combat": _ground_combat,
    "skill_test": _skill_test,
    "ai_turn": _ai_turn,
}
shots.SHOTS.update({**GAME_SHOTS, **pictures.PICTURES})
