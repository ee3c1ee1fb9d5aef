"""Pictures of the table in use: with something over it, something in hand, or another board on
view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.client.draw import richtext
from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.play.party import BOX
from game.client.games.outer_rim.table import guide, plan_ahead
from game.client.games.outer_rim.table.areas import areas_of
from game.client.games.outer_rim.table.parts import RimUi
from game.client.games.outer_rim.table.table import KIND, table_of
from game.client.games.outer_rim.table.turns import ahead_of
from game.client.games.outer_rim.tools.shots import SEATS, SEED, answer, session
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.tools.in_hand import InHand
from game.client.shell.tools.shots import Wish
from game.client.shell.window.command_palette import PaletteScene
from game.client.shell.window.scenes import Scene
from game.client.tabletop.bars.curtain import CurtainScene
from game.client.tabletop.bars.menu import MenuScene
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.table.session import Session

FRIENDS = [
    {"kind": "human", "name": "Vela", "character": "boba_fett", "ship": "g_1a_starfighter"},
    {"kind": "human", "name": "Orin", "character": "han_solo", "ship": "g9_rigger"},
]
MEETING = {
    "players": [
        {"space": "naboo", "credits": 9000, "cards": ["vibroknife", "spice"], "fame": 3},
        {"space": "naboo", "credits": 4000, "cards": ["armored_vest"], "fame": 4},
    ],
    "step": "action",
}
MIDDLE = {
    "players": [
        {"space": "nav_5", "credits": 7400, "cards": ["vibroknife", "bacta_supplies"], "fame": 4},
        {"space": "takodana", "fame": 3},
    ],
    "step": "action",
}


def _market() -> Session[Any]:
    return answer(session(), "faction:rebel", "credits")


def _middle(**more: Any) -> Session[Any]:
    position = {**MIDDLE, **more}
    return answer(session(position=position), "faction:rebel")


def _friends() -> Session[Any]:
    """Return two friends in one place, with goods and credits."""
    setup = {"game": "outer_rim", "seats": FRIENDS, "first_player": 0, "position": MEETING}
    return Session(the_game(), setup, SEED)


def _under(app: App, game: Session[Any]) -> TableScene:
    """Return a table on the stack, for scenes shown over it."""
    scene = table_of(app, game)
    app.stack.push(scene)
    return scene


def _palette(app: App, wish: Wish) -> Scene:
    scene = _under(app, _market())
    return PaletteScene(app, richtext.plain(scene.model.prompt), scene.do.commands())


def _menu(app: App, wish: Wish) -> Scene:
    scene = _under(app, _market())
    return MenuScene(app, f" Seed {SEED}.", scene.views.say)


def _guide(app: App, wish: Wish) -> Scene:
    """Return the warning when ending a step with a delivery still possible."""
    players = [{**MIDDLE["players"][0], "space": "takodana"}]  # type: ignore[dict-item]
    scene = _under(app, _middle(players=players))
    what = guide.chances_lost(as_kind(scene.model, Model), "end", ())
    return guide.LeftScene(app, what, partial(scene.do.choose, "end"), lambda kinds: None)


def _curtain(app: App, wish: Wish) -> Scene:
    game = answer(_friends(), "trade@seat_1", "give:vibroknife", "get_now:1000", "propose")
    scene = _under(app, game)
    return CurtainScene(
        app, scene.model, 1, scene.answers.hand_over, scene.table.things.bust, lambda: None
    )


def _trading(app: App, wish: Wish) -> Scene:
    wanted = ("trade@seat_1", "give:vibroknife", "ask:armored_vest", "get_now:1000")
    return table_of(app, answer(_friends(), *wanted))


def _log_large(app: App, wish: Wish) -> Scene:
    scene = table_of(app, _middle())
    while scene.model.session.seq < 30 and scene.model.options:
        scene.model.answer(scene.model.options[-1].key)
    scene.ui.log_large = True
    return scene


def _other_board(app: App, wish: Wish) -> Scene:
    scene = table_of(app, _middle())
    as_kind(scene.ui, RimUi).looking = 1
    return scene


def _pinned(app: App, wish: Wish) -> Scene:
    """Return a table with a pinned card."""
    scene = table_of(app, _market())
    shown = as_kind(scene.model, Model).market_tops()
    for _, card, _ in shown[2:4]:
        scene.table.reading.toggle(("market", card))
    return scene


def _held(app: App, wish: Wish) -> Scene:
    """Return a table with the ship in hand, as with the keyboard: its possible goals are lit."""
    kind = replace(KIND, parts=lambda table: (InHand(table, "ship", str(table.model.seat)),))
    return TableScene(app, _middle(step="planning"), kind)


def _ahead(app: App, wish: Wish) -> Scene:
    """Return the list for planning the next turn."""
    scene = _under(app, _middle())
    return PaletteScene(app, "Your next turn", ahead_of(scene.table).commands())


def _planned(app: App, wish: Wish) -> Scene:
    """Return a table with the next turn planned, and a patrol inspected: the pointer hovers over
    it, and its possible way is shaded."""
    scene = table_of(app, _middle())
    setattr(scene.table.inspector, "pointed_thing", lambda: ("patrol", "rebel"))
    ahead_of(scene.table).keep(
        plan_ahead.possible(as_kind(scene.model, Model), areas_of(scene.table).map.flags())[1]
    )
    scene.ui.toast = ""
    return scene


def _first_question(app: App, wish: Wish) -> Scene:
    """Return the very first question of a game against the AI deck, for a player who gives the
    answers that its cards leave open."""
    app.settings.ask_for_computer = True
    return table_of(app, session())


def _crowded(app: App, wish: Wish) -> Scene:
    """Return a deal that brings a card for which there is no slot."""
    meeting = {
        "players": [
            {"space": "naboo", "credits": 9000, "cards": ["spice"]},
            {"space": "naboo", "credits": 4000, "cards": ["coaxium_crystal"]},
        ],
        "step": "action",
    }
    setup = {"game": "outer_rim", "seats": FRIENDS, "first_player": 0, "position": meeting}
    game = Session(the_game(), setup, SEED)
    return table_of(app, answer(game, "trade@seat_1", "give:spice"))


def _drawn_card(app: App, wish: Wish) -> Scene:
    """Return a drawn card that asked nothing."""
    position = {
        "players": [{"space": "kessel", "credits": 9000}],
        "decks": {"kessel_maelstrom": ["enc_kessel_maelstrom_i"]},
        "step": "encounter",
    }
    scene = table_of(app, answer(session(position=position), "faction:rebel"))
    scene.relayout(app.metrics)
    scene.do.choose(next(each.key for each in scene.model.options if each.verb == "draw"))
    return scene


def _smuggled(app: App, wish: Wish) -> Scene:
    """Return a delivery that went wrong: its die, the card that it brought, and the fight."""
    cargo = "databank_91_antique_blasters"
    position = {
        "players": [{"space": "mon_calamari", "cards": [cargo], "credits": 100}],
        "dice": ["blank", "hit", "hit", "hit", "blank", "blank"],
        "step": "action",
    }
    scene = table_of(app, answer(session(position=position), "faction:rebel"))
    scene.relayout(app.metrics)
    scene.do.choose(f"deliver:{cargo}")
    return scene


def _contacts(app: App, wish: Wish) -> Scene:
    """Return contacts that can be met, one of them faceup."""
    position = {
        "players": [{"space": "mon_calamari", "credits": 9000}],
        "contacts": {"mon_calamari": ["4_lom"]},
        "faceup": ["4_lom"],
        "step": "encounter",
    }
    scene = table_of(app, answer(session(position=position), "faction:rebel"))
    scene.table.reading.toggle(("place", "mon_calamari.1"))
    return scene


class Stopped(TableScene):
    """A table on which no time passes."""

    @property
    def busy(self) -> bool:
        return False

    def update(self, dt: float) -> None:
        """Leave everything as it is."""


def _rival(app: App, wish: Wish) -> Scene:
    """Return a turn of the rival in the middle: its card, and what was just bought."""
    position = {"players": [{"space": "nav_5"}], "step": "action", "ai_deck": ["ai_card_1"]}
    scene = Stopped(app, answer(session(position=position), "faction:rebel", "end"), KIND)
    scene.motion.speed = "normal"
    scene.relayout(app.metrics)
    while not scene.table.playback.loaded:
        scene.do.choose(scene.model.options[0].key)
    while scene.ui.tray:
        scene.do.next_page()
    scene.motion.finish_all()
    while scene.table.playback.playing and not scene.table.playback.exhibit.card:
        scene.table.playback.next()
    scene.motion.finish_all()
    scene.table.playback.tumble.part = 1.0
    return scene


HUNTER = {"kind": "deck", "character": "cad_bane_character"}
CORE = {
    "players": [
        {"space": "spinward_core", "credits": 6000, "cards": ["tracking_fob", "unrefined_coaxium"]},
    ],
    "decks": {"core_worlds": ["enc_core_worlds_r"]},
    "step": "encounter",
}


def _core(*wanted: str) -> Session[Any]:
    """Return a game with the further box at one end of the galaxy, against two rivals."""
    seats = [SEATS[0], HUNTER, SEATS[1]]
    return answer(session(expansions=[BOX], seats=seats, position=CORE), "faction:rebel", *wanted)


def _two_rivals(app: App, wish: Wish) -> Scene:
    """Return the Core Worlds, cards with two ends, and two rivals that the deck plays."""
    return table_of(app, _core())


def _across(app: App, wish: Wish) -> Scene:
    """Return a crossing of the galaxy, declared before its card was drawn."""
    return table_of(app, _core("cross"))


MOMENTS: dict[str, Callable[[App, Wish], Scene]] = {
    "palette": _palette,
    "menu": _menu,
    "before_the_end": _guide,
    "curtain": _curtain,
    "trading": _trading,
    "log_large": _log_large,
    "other_board": _other_board,
    "pinned": _pinned,
    "think_ahead": _ahead,
    "planned": _planned,
    "ship_in_hand": _held,
    "first_question": _first_question,
    "crowded_deal": _crowded,
    "drawn_card": _drawn_card,
    "smuggled": _smuggled,
    "contacts": _contacts,
    "rival": _rival,
    "two_rivals": _two_rivals,
    "across_the_core": _across,
}
shots.SHOTS.update(MOMENTS)
