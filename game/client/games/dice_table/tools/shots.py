"""Pictures of the dice table: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.games.dice_table.play.model import Model
from game.client.games.dice_table.play.shown import PlayersTable, players_table
from game.client.games.dice_table.setup import setup
from game.client.games.dice_table.setup.setup import TableParty
from game.client.games.dice_table.table import players_window
from game.client.games.dice_table.play.desk import DeskUi
from game.client.games.dice_table.table.table import table_of
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.tools.shots import Wish
from game.client.shell.window.scenes import Scene
from game.client.tabletop.play.load_session import the_game
from game.client.tabletop.table.contract import as_kind
from game.dice_table.writing import written
from game.table.session import Session

SEED = 11
NAMES = ("Game Master", "Ana", "Ben", "Cleo")
SNEAKING = ("who:1", "skill:stealth", "more:rank", "more:rank", *("more:characteristic",) * 3,
            "level:hard", "why:cover", "add:setback")  # fmt: skip
TURNS = ("skill:cool", "more:rank", *("more:characteristic",) * 2, "roll", "slot:players", "roll",
         "slot:others", "roll", "slot:players", "next")  # fmt: skip
ATTACK = ("target:s2", "attack:s1.w1", "add:proficiency", "add:ability")
BLOCK = ("Harbor Watch [RIVAL] Brawn 3 Agility 2 Soak 4 Wound Threshold 12 Skills: Cool 1, "
         "Vigilance 2. Talents: Quick Draw. Equipment: Blaster carbine (Ranged [Heavy]; Damage 9; "
         "Critical 3; Range [Medium]; Stun setting), comlink, two pairs of cuffs.")  # fmt: skip
PLACES = ("Landing pad", "Crates", "Ramp")
FIGHT = ("foe:pirate_crew@4", "foe:captain_vole", "initiative:cool", "claim:s7@i29", "next",
         "next", "claim:s3@i11", *(written("place", each) for each in PLACES),
         *(f"stand:s{n}@z{at}" for n, at in ((1, 33), (2, 33), (7, 34), (8, 35))),
         "stand:s3@z34", "engage:s3@s7")  # fmt: skip
SHIPS = ("ship:ferrywing", "ship:raider", "edit:s7", *["raise:handling@s7"] * 2,
         *["raise:speed@s7"] * 3, "edit:s7", "station:s7.pilot@s1", "station:s7.w1@s2", "target:s8",
         "facing:aft", "wound:s7")  # fmt: skip
ASKED = ("curtain", "skill:piloting", "level:hard", "upgrade:difficulty", "add:setback", "ask")
DESTINY = ("destiny", "count_up:clock", "count_up:clock", "count_up:alarm")


def desk(*keys: str) -> Session[Any]:
    """Return a table with the heroes' sheets after these answers; those that cannot be given are
    left out."""
    party = TableParty(sheets="heroes")
    for seat, name in zip(party.seats, NAMES):
        seat.name = name
    game: Session[Any] = Session(the_game("dice_table"), party.setup(SEED), SEED)
    for key in keys:
        decision = game.decision()
        if decision is not None and decision.find(key) is not None:
            game.choose(key)
    return game


def _table(
    *keys: str, side: str = "odds", low: str = "sheets", typing: bool = False, sheet: str = ""
) -> Callable[[App, Wish], Scene]:
    def make(app: App, wish: Wish) -> Scene:
        table = table_of(app, desk(*keys))
        ui = as_kind(table.ui, DeskUi)
        ui.side, ui.low, ui.typing, ui.sheet = side, low, typing, sheet
        ui.tab = "dice" if low == "sheets" else "desk"
        return table

    return make


class PlayersScene(Scene):
    """The players' window as a picture."""

    def __init__(self, app: App, shown: PlayersTable) -> None:
        super().__init__(app)
        self.shown = shown

    def paint(self, surface: pygame.Surface) -> None:
        players_window.paint(surface, self.shown)


def _players(app: App, wish: Wish) -> Scene:
    keys = (*FIGHT, *DESTINY, written("note", "21:40 The mayor owes the captain"), *ASKED,
            "pool:s1@stealth", "level:average", "roll", "wound:s1")  # fmt: skip
    return PlayersScene(app, players_table(as_kind(table_of(app, desk(*keys)).model, Model)))


def _new_game(app: App, wish: Wish) -> Scene:
    return setup.make(app, SEED, TableParty(sheets="heroes"))


shots.SHOTS.update(
    {
        "dice_new_game": _new_game,
        "dice_pool": _table(*SNEAKING),
        "dice_rolled": _table(*SNEAKING, "roll", side="guide"),
        "dice_sheet": _table("wound:s1", "injure:s1", sheet="s1"),
        "dice_sheet_edit": _table("edit:s2", sheet="s2"),
        "dice_group": _table("foe:pirate_crew@4", "down:s7", written("paste", BLOCK), sheet="s8"),
        "dice_attack": _table("hero:sanne", "target:s2", "attack:s1.w1", "toggle:aim"),
        "dice_hit": _table(*ATTACK, "roll"),
        "dice_ship": _table(*SHIPS, sheet="s7"),
        "dice_ship_edit": _table(*SHIPS, "edit:s8", sheet="s8"),
        "dice_asked": _table(*SHIPS, *ASKED),
        "dice_players": _players,
        "dice_typed": _table(*SNEAKING, "face:3", "face:5", typing=True),
        "dice_turns": _table(*TURNS, side="log", low="turns"),
        "dice_initiative": _table(*FIGHT, low="turns"),
        "dice_ranges": _table(*FIGHT, low="ranges"),
        "dice_session": _table(
            "edit:s2", *["raise:owes@s2"] * 90, "obligation", "award:15", low="session"
        ),
        "dice_destiny": _table(*SNEAKING, "roll", *DESTINY, "curtain", low="destiny"),
    }
)
