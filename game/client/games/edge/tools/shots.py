"""Pictures of the game's screens: a fixed seed and scripted answers, the same every time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from game.client.games.edge.ending import end
from game.client.games.edge.lessons.scenes import LESSONS
from game.client.games.edge.maker.scene import MakerScene
from game.client.games.edge.play.model import Model
from game.client.games.edge.play.party import Party, the_game
from game.client.games.edge.setup import new_game
from game.client.games.edge.stage.stage import CaseUi
from game.client.games.edge.table.rolls import CasePages
from game.client.games.edge.table.table import KIND, table_of
from game.client.shell.app.app import App
from game.client.shell.tools import shots
from game.client.shell.tools.recordings import Recordings
from game.client.shell.tools.shots import Wish
from game.client.shell.window.scenes import Scene
from game.client.tabletop.lessons.teacher import open_chapter
from game.client.tabletop.table.contract import as_kind
from game.client.tabletop.table.scene import TableScene
from game.edge import campaign, creation, filling
from game.edge.creation import Makings, Step
from game.edge.filling import Word
from game.edge.game import Edge
from game.edge.ledger import Ledger
from game.edge.names import Skill
from game.players import make_players
from game.table.session import Chooser, Session

SEED, TRIES = 7, 60
PAIR = ("juno", "maro")
RECORDED = Recordings(Path(__file__).parent)


def session(story: str = "ombra", seed: int = SEED, seats: int = 1) -> Session[Any]:
    """Return a case before its first answer."""
    setup = {
        "game": Edge.id,
        "seats": [{"kind": "human"}] * seats,
        "story": story,
        "heroes": list(PAIR),
    }
    return Session(the_game(), setup, seed)


def _careful(story: str, seed: int) -> dict[int, Chooser]:
    """Return the computer player of the only seat."""
    player = make_players(Edge.id, ("careful",), seed)[0]
    return RECORDED.players(f"{story} {seed}", {0: player})


def upto(scene: str, *steps: str, story: str = "ombra", offered: str = "") -> Session[Any]:
    """Return a case at the first such question of a scene, played by a computer player, where an
    answer is offered if it is named."""
    seed, keys = _way_to(scene, steps, story, offered)
    game = session(story, seed)
    for key in keys:
        game.choose(key)
    return game


@lru_cache
def _way_to(
    scene: str, steps: tuple[str, ...], story: str, offered: str
) -> tuple[int, tuple[str, ...]]:
    """Return the seed and the answers that lead to such a question."""
    for seed in range(SEED, SEED + TRIES):
        game = session(story, seed)
        player = _careful(story, seed)
        while (decision := game.decision()) is not None:
            if (
                game.sight(0)()["scene"] == scene
                and decision.step in steps
                and len(decision.options) > 1
                and (not offered or decision.find(offered) is not None)
            ):
                return seed, tuple(turn.answer.key for turn in game.history)
            game.autoplay(player, 1)
    raise ValueError(f"nobody comes to {scene}")


def over(rank: int, story: str = "ombra") -> Session[Any]:
    """Return a case that has ended with such a rank."""
    for seed in range(SEED, SEED + TRIES):
        game = session(story, seed)
        game.autoplay(_careful(story, seed))
        result = game.result()
        if result is not None and result.scores[0] == rank:
            return game
    raise ValueError(f"nobody ends {story} like that")


def _table(
    scene: str, *steps: str, story: str = "ombra", offered: str = ""
) -> Callable[[App, Wish], Scene]:
    return lambda app, wish: table_of(app, upto(scene, *steps, story=story, offered=offered))


def _fill_tray(app: App, wish: Wish) -> Scene:
    """Return the table with the tray filled as a careful player would."""
    game = upto("ombra_way_in", "tray")
    player = make_players(Edge.id, ("careful",), SEED)[0]
    while (decision := game.decision()) is not None:
        key = player.choose(game.sight(0), decision)
        if key == "roll":
            break
        game.choose(key)
    return table_of(app, game)


def dodging() -> Session[Any]:
    """Return a fight at the question whether a hero dodges."""
    m = Makings.of(the_game().content.components)
    choices = filling.filled(m, SEED, "flies")
    hero = creation.hero(m, replace(choices, career="career_smuggler", ranks={},
                                    specialization="specialization_pilot", trained=PILOT[:4],
                                    special=PILOT[4:], free=(), species="species_bothan",
                                    likeness="bothan_1", talents=("talent_dodge",)))  # fmt: skip
    setup = {
        **{
            "game": Edge.id,
            "seats": [{"kind": "human"}],
            "story": "lantern",
            "scene": "lantern_captain",
        },
        **{"heroes": [hero.id, "juno"], "own": [hero.model_dump(mode="json")]},
    }
    game = Session(the_game(), setup, SEED)
    player = make_players(Edge.id, ("careful",), SEED)[0]
    while (decision := game.decision()) is not None and decision.step != "dodge":
        game.choose(player.choose(game.sight(0), decision))
    return game


def _dodge(app: App, wish: Wish) -> Scene:
    return TableScene(app, dodging(), replace(KIND, pages=Opened))


def in_port(job: int | None = None, experience: int = 35, keys: Sequence[str] = ()) -> Session[Any]:
    """Return a chapter of a campaign in port, perhaps with one of the jobs on the board taken,
    after these answers."""
    crew = campaign.begun(the_game().content, seed=SEED)
    ledger = replace(crew, credits=380, experience=experience, earned=experience)
    setup = {
        **{"game": Edge.id, "seats": [{"kind": "human"}], "story": "ombra", "heroes": list(PAIR)},
        "ledger": TypeAdapter(Ledger).dump_python(ledger, mode="json"),
    }
    game = Session(the_game(), setup, SEED)
    if job is not None:
        game.choose(f"job:{game.sight(0)()['board'][job]}")
    for key in keys:
        game.choose(key)
    return game


class Opened(CasePages):
    """Pages without the rolls from before the first question."""

    def begin(self) -> None:
        """Show nothing."""


def _board(job: int | None = None) -> Callable[[App, Wish], Scene]:
    def make(app: App, wish: Wish) -> Scene:
        scene = TableScene(app, in_port(job), replace(KIND, pages=Opened))
        as_kind(scene.ui, CaseUi).port = "jobs"
        return scene

    return make


PILOT: tuple[Skill, ...] = ("coordination", "perception", "skulduggery", "vigilance", "gunnery",
                            "ranged_light")  # fmt: skip
PUNCHED = (
    "talent:specialization_pilot.talent_steady_yoke@juno",
    "talent:specialization_pilot.talent_dodge@juno",
)


def _talents(*keys: str, growth: str = "skills") -> Callable[[App, Wish], Scene]:
    """Return the maker of the page of a hero in port, with holes in her talent card."""

    def make(app: App, wish: Wish) -> Scene:
        game = in_port(experience=85, keys=(*PUNCHED, *keys))
        scene = TableScene(app, game, replace(KIND, pages=Opened))
        ui = as_kind(scene.ui, CaseUi)
        ui.port, ui.growth = "learn.juno", growth
        return scene

    return make


def _lesson(chapter: str, *keys: str) -> Callable[[App, Wish], Scene]:
    """Return the maker of a chapter after these answers, at the step that follows."""

    def make(app: App, wish: Wish) -> Scene:
        scene = open_chapter(app, LESSONS, LESSONS.find(chapter), keep=False)
        assert isinstance(scene, TableScene)
        for key in keys:
            scene.model.answer(key)
        scene.relayout(app.metrics)
        return scene

    return make


def _end(rank: int, page: str) -> Callable[[App, Wish], Scene]:
    def make(app: App, wish: Wish) -> Scene:
        scene = end.make(app, Model(over(rank)))
        scene.page = page
        return scene

    return make


def _new_game(app: App, wish: Wish) -> Scene:
    return new_game.make(app, SEED, Party())


def _maker(word: Word, step: Step, **changes: Any) -> Callable[[App, Wish], Scene]:
    """Return the maker of a sheet that is filled in, but for some changes, at a step."""

    def make(app: App, wish: Wish) -> Scene:
        scene = MakerScene(app, lambda id: None)
        filled = filling.filled(scene.makings, SEED, word)
        scene.choices, scene.step = replace(filled, **changes), step
        return scene

    return make


shots.SHOTS.update(
    {
        "edge_maker": _maker("sneaks", "species", motive="", ranks={}),
        "edge_maker_skills": _maker("flies", "ranks", name=""),
        "edge_maker_talents": _maker(
            "fights", "talents", ranks={}, talents=("talent_toughened", "talent_keen_eyes")
        ),
        "edge_new_game": _new_game,
        "edge_lesson": _lesson("slots", "way:lock", "lead:maro", "help:juno"),
        "edge_scene": _table("ombra_table", "tray"),
        "edge_check": _table("ombra_way_in", "tray"),
        "edge_spend": _table("ombra_way_in", "spend"),
        "edge_hub": _table("ombra_before", "hub"),
        "edge_story": _table("ombra_breathes", "story"),
        "edge_contest": _table("ombra_concourse", "tray"),
        "edge_rivals": _table("cask_auction", "tray", story="cask"),
        "edge_impossible": _table("cask_nest", "tray", story="cask", offered="way:reason"),
        "edge_fight": _table("ombra_hall", "turn"),
        "edge_dodge": _dodge,
        "edge_battle": _table("lantern_gap", "crew", story="lantern"),
        "edge_camp": _table("ombra_camp", "camp"),
        "edge_filled": _fill_tray,
        "edge_jobs": _board(),
        "edge_job_taken": _board(1),
        "edge_talents": _talents(growth="card"),
        "edge_won": _end(1, "story"),
        "edge_path": _end(1, "path"),
        "edge_dice": _end(1, "dice"),
    }
)
