"""The tips of Edge, at the table: each once, when what it is about is met."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.draw.theme import Metrics
from game.client.games.edge.guide.lesson_progress import NOTEBOOK
from game.client.games.edge.play.model import Model
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.guidance.tips import Tip, Tips
from game.edge import events as e
from game.table.events import Event

Seen = Callable[[Model, Sequence[Event]], bool]


def _at(*steps: str) -> Seen:
    return lambda model, events: model.step in steps


def _is_offered(verb: str) -> Seen:
    return lambda model, events: any(each.verb == verb for each in model.options)


def _is_new(*verbs: str) -> Seen:
    """Return a test: one of these can be done now, and has not been done in this game: a tip comes
    before the deed or not at all."""

    def seen(model: Model, events: Sequence[Event]) -> bool:
        given = (turn.answer.key.partition(":")[0] for turn in model.session.history)
        offered = any(each.verb in verbs for each in model.options)
        return offered and not any(each in verbs for each in given)

    return seen


def _has_happened(*kinds: type[Event]) -> Seen:
    return lambda model, events: any(isinstance(each, kinds) for each in events)


def _is_scarred(model: Model, events: Sequence[Event]) -> bool:
    """Return True for an injury of a hero that stays until it is treated."""
    new = {each.row for each in events if isinstance(each, e.Injured) and each.who in model.heroes}
    return any(id in new for who in model.heroes for id in model.person(who).injuries)


def _dark(light: bool) -> Seen:
    """Return a test: a dark point is on the check, and the party has a light one, or not."""

    def seen(model: Model, events: Sequence[Event]) -> bool:
        dark = model.tray is not None and model.tray.dark
        return dark and (model.seat_view.light > 0) is light

    return seen


def _is_paying(model: Model, events: Sequence[Event]) -> bool:
    return model.step == "pay" and len(model.options) > 1


def _impossible(model: Model, events: Sequence[Event]) -> bool:
    fight = model.seat_view.fight
    features = fight.features if fight is not None else ()
    dire = any(each.card.impossible for each in features if each.open)
    return dire or any(each.impossible for each in model.ways)


def _terrain(model: Model, events: Sequence[Event]) -> bool:
    battle = model.seat_view.battle
    return battle is not None and battle.scene.terrain > 0


def _race(model: Model, events: Sequence[Event]) -> bool:
    return model.seat_view.race is not None


def _contest(model: Model, events: Sequence[Event]) -> bool:
    scene = model.scene
    return scene is not None and scene.kind == "contest"


TIPS: tuple[Tip[Model], ...] = (
    Tip("ways", "Choose **how** you try it: each approach has its skill, its dice and its odds. "
                "Point at one to see them before you commit.", _is_new("way"), passing=True),
    Tip("help", "The other hero can help with at least 1 rank in the skill: drop the portrait on "
                "**Help**, or press <edge.help>.", _is_new("help"), passing=True),
    Tip("gear", "A lit card fits this check. Drop it on **Gear**, or press <edge.gear>; it is "
                "exhausted until the next camp.", _is_new("gear", "calm"), passing=True),
    Tip("push", "**Push** costs 2 strain and adds a Boost die. A camp clears strain.",
        _is_new("push"), passing=True),
    Tip("spend", "Symbols that cancel are struck out; the rest are **chips**. Drop them on "
                 "cards. Unspent Advantage heals strain.", _is_new("spend", "triumph"),
        passing=True),
    Tip("extra", "One **Success** is enough. Discipline and Leadership have cards that take one "
                 "beyond the first.", _is_new("extra"),
        passing=True),
    Tip("pay", "You choose how to pay Threat: pick a card, or take the rest as **strain**.",
        _is_paying),
    Tip("dark", "The opposition puts a **dark point** on this check: one Difficulty die is red. It "
                "flips to light when you roll. Answer with a light point.", _dark(True)),
    Tip("dark_alone", "The opposition puts a **dark point** on this check: one Difficulty die is "
                      "red. When you roll, it flips and is a light point for you.", _dark(False)),
    Tip("luck", "A **lucky break** costs a light point and always works, without a check.",
        _is_new("break"), passing=True),
    Tip("hub", "Each place costs what its row says. You do not have time for everything.",
        _at("hub")),
    Tip("contest", "A **contest** is several checks in a row. You can use each approach only "
                   "once.", _contest),
    Tip("rivals", "Rivals want the same. Each of you rolls **once**; then they roll in the open. "
                  "Most net Success comes first, then Triumphs, then Advantage.", _race),
    Tip("impossible", "The approach in **red** is impossible: it costs a light point before the "
                      "roll and takes no other. Five dice are against you.", _impossible),
    Tip("terrain", "The **terrain** adds a Setback die to your helm and to all shots, theirs too. "
                   "Advantage lets one hero ignore it for a turn.", _terrain),
    Tip("camp", "Your strain is gone and your cards are ready. Move cards between slots, and "
                "treat wounds.", _at("camp")),
    Tip("track", "A dotted mark on a track triggers something. Point at the track to read it.",
        _has_happened(e.TrackMoved)),
    Tip("injury", "This **Critical Injury** stays until someone treats it; the hero's board shows "
                  "its name.", _is_scarred),
    Tip("port", "Between chapters experience buys ranks and talents. One rank turns a green die "
        "into a yellow one.", _at("port")),
    Tip("sweep", "The **red zone** is swept with fire: who begins a turn there out of cover needs "
                 "Discipline to act and maneuver. Take cover, or leave.",
        _has_happened(e.ZoneSwept)),
    Tip("jobs", "The **jobs** board has three sheets. Point at one to read its file; take it to "
                "play it before the adventure.", _is_offered("job")),
)  # fmt: skip


def open_tips(model: Model, app: SceneHost, relayout: Callable[[Metrics], None]) -> Tips[Model]:
    """Return the tips of a table."""
    return Tips(TIPS, model, NOTEBOOK, app, relayout)
