"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.client.games.mandalorian.board import past
from game.client.games.mandalorian.board.past import PastScene
from game.client.games.mandalorian.campaign.envelopes import EnvelopeScene
from game.client.games.mandalorian.campaign.intro import IntroScene
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.campaign.reading import ReadingScene
from game.client.games.mandalorian.ending import end
from game.client.games.mandalorian.lessons.scenes import LESSONS
from game.client.games.mandalorian.play.model import Model
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.setup import new_game
from game.client.games.mandalorian.table.table import KIND, make, table_of
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.tools.in_hand import InHand
from game.client.shell.tools.recordings import Recordings
from game.client.shell.tools.shots import Wish
from game.client.shell.window.scenes import Scene
from game.client.tabletop.guidance.progress import Progress
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.lessons.teacher import coach_at, open_chapter
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.client.tabletop.play.party import Seat
from game.mandalorian.campaign import Campaign
from game.mandalorian.game import Mandalorian
from game.players import make_players
from game.table.events import Event
from game.table.session import Chooser, Session

SEED, TRIES = 7, 40
RECORDED = Recordings(Path(__file__).parent)
WINNER = 29
"""the seed of a player who wins The Asset, tried first: most do not"""
PAIRS: dict[str, tuple[str, ...]] = {
    "the_asset": ("the_mandalorian", "ig_11"),
    "a_promise_broken": ("the_mandalorian", "kuiil"),
    "six_minutes": ("the_mandalorian", "burg"),
    "town_square": ("cara_dune", "ig_11"),
}
"""the pair that plays each mission in the pictures"""


def session(mission: str, journal: Path | None = None, seats: int = 1) -> Session[Any]:
    """Return a mission before its first answer."""
    setup = {**_setup(mission), "seats": [{"kind": "human"}] * seats}
    return Session(the_game(), setup, SEED, journal)


def _setup(mission: str) -> dict[str, Any]:
    return {
        "game": Mandalorian.id,
        "mission": mission,
        "mode": "shared",
        "level": "standard",
        "characters": list(PAIRS[mission]),
    }


def _steady(mission: str, seed: int = SEED) -> dict[int, Chooser]:
    """Return the computer player of the only seat."""
    player = make_players(Mandalorian.id, ("steady",), seed)[0]
    return RECORDED.players(f"{mission} {seed}", {0: player})


def at(mission: str, step: str, after: int) -> Session[Any]:
    """Return a mission at the first such question after some answers of a computer player."""
    game = session(mission)
    player = _steady(mission)
    game.autoplay(player, after)
    while (decision := game.decision()) is not None and decision.step != step:
        game.autoplay(player, 1)
    return game


def upto(mission: str, kind: type[Event]) -> tuple[Session[Any], str]:
    """Return a mission before the answer of a computer player that such an event follows, and that
    answer."""
    game = session(mission)
    player = _steady(mission)
    while not any(isinstance(each, kind) for each in game.autoplay(player, 1)):
        if game.decision() is None:
            raise ValueError(f"{mission} is over without {kind.__name__}")
    keys = [each.answer.key for each in game.history]
    before = session(mission)
    for key in keys[:-1]:
        before.choose(key)
    return before, keys[-1]


def over(mission: str, won: bool) -> Session[Any]:
    """Return a mission played to the end by the first computer player who wins it, or loses it."""
    game = session(mission)
    for key in _answers(mission, won):
        game.choose(key)
    return game


@lru_cache(maxsize=8)
def _answers(mission: str, won: bool) -> tuple[str, ...]:
    """Return the answers that lead to such an end."""
    for seed in (WINNER, *range(SEED, SEED + TRIES)):
        game = session(mission)
        game.autoplay(_steady(mission, seed))
        result = game.result()
        if result is not None and (result.winner is not None) == won:
            return tuple(each.answer.key for each in game.history)
    raise ValueError(f"{mission}: nobody plays it to such an end")


def _table(mission: str, step: str, after: int) -> Callable[[App, Wish], Scene]:
    """Return the maker of a table at such a question."""
    return lambda app, wish: table_of(app, at(mission, step, after))


def _held(app: App, wish: Wish) -> Scene:
    """Return a table with the first card in hand picked up, as with the keyboard."""
    kind = replace(KIND, parts=lambda table: (InHand(table, "hand"),))
    return TableScene(app, at("town_square", "act", 24), kind)


def _new_game(app: App, wish: Wish) -> Scene:
    return new_game.make(app, SEED, Party())


def _past(app: App, wish: Wish) -> Scene:
    """Return the page of an event, over its table."""
    scene = table_of(app, at("a_promise_broken", "act", 70))
    app.stack.push(scene)
    return PastScene(app, as_kind(scene.model, Model), past.events(as_kind(scene.model, Model)))


def _end(won: bool, page: str) -> Callable[[App, Wish], Scene]:
    """Return the maker of an end, open at a page."""

    def make(app: App, wish: Wish) -> Scene:
        table = table_of(app, over("the_asset", won))
        scene = end.make(app, as_kind(table.model, Model))
        scene.page = page
        return scene

    return make


def _leak_end(app: App, wish: Wish) -> Scene:
    """Return the end of a game of The Leak, open at the page with all roles."""
    table = table_of(app, leak("over", 0))
    scene = end.make(app, as_kind(table.model, Model))
    scene.page = "leak"
    return scene


def _lessons(app: App, wish: Wish) -> Scene:
    """Return the list at the second lesson, with the first one finished, whatever the player's
    progress."""
    done = [each.id for each in LESSONS.of_part(LESSONS.parts[0])]
    return LessonsScene(app, LESSONS, learned=Progress(done))


def _lesson(chapter: str, *keys: str) -> Callable[[App, Wish], Scene]:
    """Return the maker of a chapter after these answers, at the step that follows."""

    def make(app: App, wish: Wish) -> Scene:
        scene = open_chapter(app, LESSONS, LESSONS.find(chapter), keep=False)
        assert isinstance(scene, TableScene)
        coach_at(scene).skip()
        for key in keys:
            scene.model.answer(key)
        scene.relayout(app.metrics)
        return scene

    return make


def _companion(app: App, wish: Wish) -> Scene:
    """Return a mission at a person's turn, after turns of a companion who gives its reasons."""
    setup = {**_setup("a_promise_broken"), "mode": "normal", "first": 1}
    setup["seats"] = [{"kind": "human"}, {"kind": "companion"}]
    game = Session(the_game(), setup, SEED)
    players = RECORDED.players(
        "companion", make_players(Mandalorian.id, ("steady", "companion"), SEED)
    )
    game.autoplay(players, 24)
    while (decision := game.decision()) is not None and (decision.seat, decision.step) != (
        0,
        "act",
    ):
        game.autoplay(players, 1)
    return table_of(app, game)


LEAK = {"mission": "a_promise_broken", "mode": "normal", "level": "standard", "way": "leak",
        "first": 0, "sandbox": True, "guide": 44,
        "characters": ("the_mandalorian", "kuiil", "cara_dune")}  # fmt: skip


def leak(step: str, after: int) -> Session[Any]:
    """Return a game of The Leak with three people, at the first such question after some answers
    of computer players."""
    game = Session(the_game(), {**LEAK, "seats": [{"kind": "human"}] * 3}, SEED)
    players = RECORDED.players("leak", make_players(Mandalorian.id, ("steady",) * 3, SEED))
    game.autoplay(players, after)
    while (decision := game.decision()) is not None and decision.step != step:
        if step == "vote" and decision.find("call") is not None:
            game.choose("call")
            continue
        game.autoplay(players, 1)
    return game


def _leak(step: str, after: int, held: bool = False) -> Callable[[App, Wish], Scene]:
    """Return the maker of a table of The Leak for the seat that is asked; ``held``: with the own
    secrets shown, and the role card turned."""

    def make(app: App, wish: Wish) -> Scene:
        scene = table_of(app, leak(step, after))
        model = as_kind(scene.model, Model)
        if model.decision is not None:
            model.look_from(model.decision.seat)
        if held:
            model.peeking, model.turned = True, model.session.seq
        scene.relayout(app.metrics)
        return scene

    return make


def _new_leak(app: App, wish: Wish) -> Scene:
    """Return the page of a new mission with The Leak chosen, its envelope opened."""
    opened = Journey(Campaign(44, opened=(1,)), 44)
    party = Party(seats=[Seat() for _ in range(3)], way="leak", guide=44,
                  mission="a_promise_broken")  # fmt: skip
    for seat in party.seats[1:]:
        seat.kind = "human"
    return new_game.make(app, SEED, party, opened)


DOUBT_SEED = 9
"""the seed of a game with a false companion and several readings"""


def doubt(step: str, after: int) -> Session[Any]:
    """Return a game of The Doubtful Friend, at the first such question to its person after some
    answers of computer players."""
    seats = [{"kind": "human"}, *[{"kind": "companion"}] * 2]
    game = Session(the_game(), {**LEAK, "way": "doubt", "guide": 65, "seats": seats}, DOUBT_SEED)
    kinds = ("steady", "companion", "companion")
    players = RECORDED.players("doubt", make_players(Mandalorian.id, kinds, DOUBT_SEED))
    game.autoplay(players, after)
    while (asked := game.decision()) is not None and (asked.step, asked.seat) != (step, 0):
        if step == "vote" and asked.find("call") is not None:
            game.choose("call")
            continue
        game.autoplay(players, 1)
    return game


def _doubt(step: str, after: int) -> Callable[[App, Wish], Scene]:
    """Return the maker of a table of The Doubtful Friend."""
    return lambda app, wish: table_of(app, doubt(step, after))


def _new_doubt(app: App, wish: Wish) -> Scene:
    """Return the page of a new mission with The Doubtful Friend chosen."""
    opened = Journey(Campaign(65, opened=(1, 2)), 65)
    party = Party(seats=[Seat() for _ in range(3)], way="doubt", guide=65,
                  mission="a_promise_broken")  # fmt: skip
    for seat in party.seats[1:]:
        seat.kind = "companion"
    return new_game.make(app, SEED, party, opened)


def _doubt_end(app: App, wish: Wish) -> Scene:
    """Return the end of The Doubtful Friend, at its roles."""
    game = doubt("over", 0)
    scene = end.make(app, as_kind(table_of(app, game).model, Model))
    scene.page = "leak"
    return scene


def _envelope(known: bool, number: int = 1) -> Callable[[App, Wish], Scene]:
    """Return the maker of an envelope, sealed or opened."""
    return lambda app, wish: EnvelopeScene(
        app, the_game().content.envelopes[number], lambda: None, known
    )


def _hint(app: App, wish: Wish) -> Scene:
    """Return a table with a hint about the next card."""
    scene = table_of(app, at("the_asset", "act", 12))
    scene.table.hinting.ask()
    while scene.table.hinting.thinking:
        scene.table.hinting.update(0.0)
    return scene


def _guide(app: App, wish: Wish) -> Scene:
    cards = [each.id for each in the_game().content.guides.values()]
    return ReadingScene(app, cards, lambda: None)


shots.SHOTS.update(
    {
        "mandalorian_new_game": _new_game,
        "mandalorian_intro": lambda app, wish: IntroScene(app, "the_asset", lambda: None),
        "mandalorian_briefing": lambda app, wish: make(app, session=session("the_asset")),
        "mandalorian_table": _table("the_asset", "act", 12),
        "mandalorian_card_in_hand": _held,
        "mandalorian_action": _table("a_promise_broken", "acting", 9),
        "mandalorian_event": _table("six_minutes", "striking", 8),
        "mandalorian_past": _past,
        "mandalorian_won": _end(True, "story"),
        "mandalorian_won_figures": _end(True, "figures"),
        "mandalorian_won_guide": _end(True, "guide"),
        "mandalorian_lost": _end(False, "story"),
        "mandalorian_guide": _guide,
        "mandalorian_planning": _table("the_asset", "drawn", 4),
        "mandalorian_companion": _companion,
        "mandalorian_hint": _hint,
        "mandalorian_new_game_leak": _new_leak,
        "mandalorian_envelope": _envelope(False),
        "mandalorian_envelope_open": _envelope(True),
        "mandalorian_envelope_2": _envelope(True, 2),
        "mandalorian_new_game_doubt": _new_doubt,
        "mandalorian_doubt": _doubt("act", 40),
        "mandalorian_doubt_name": _doubt("vote", 60),
        "mandalorian_doubt_end": _doubt_end,
        "mandalorian_leak_back": _leak("role", 0),
        "mandalorian_leak_role": _leak("role", 0, held=True),
        "mandalorian_leak_jammer": _leak("jammer", 40),
        "mandalorian_leak_peek": _leak("act", 60, held=True),
        "mandalorian_leak_vote": _leak("vote", 60),
        "mandalorian_leak_end": _leak_end,
        "mandalorian_lessons": _lessons,
        "mandalorian_lesson": _lesson("flee", "play:tracking_fob@move", "move:the_mandalorian@s18"),
        "mandalorian_lesson_doors": _lesson("control", "play:devaronian_strength@slice"),
    }
)
