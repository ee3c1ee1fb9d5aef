"""Facts about favors for the table: which can be had, why not, and what each would do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.client.draw.richtext import literal
from game.client.games.outer_rim.play import requests
from game.client.games.outer_rim.play.model import Model
from game.outer_rim.combat.frames import SkillTest
from game.outer_rim.context import Play
from game.outer_rim.favors import odds as help_of
from game.outer_rim.favors import rules as favors
from game.outer_rim.favors import worth
from game.outer_rim.favors.events import FavorAsked, FavorDeclined, FavorGranted, FavorOffered
from game.outer_rim.favors.frames import Favor, FavorMoment
from game.outer_rim.favors.odds import Help
from game.outer_rim.favors.words import NAMES
from game.outer_rim.odds import forecast
from game.outer_rim.rules.stats import Table
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import EXPERTISE
from game.outer_rim.text.odds import with_favor_odds
from game.table.contract import Label
from game.table.decisions import option, parse
from game.table.events import Event
from game.table.grammar import listed, percent

ASK, ANSWER, PICK, MOMENT = requests.ASK, requests.ANSWER, "favor.pick", requests.MOMENT
SLIPS = frozenset((ANSWER, PICK, MOMENT))
"""steps that are asked on a slip at the foot of the map"""
NOBODY = "No one can do you a favor now."
UNABLE = "{who} cannot do you that favor now."
KINDS = (*NAMES, favors.WITHHOLD)
DICE = frozenset(("accept", "choose", "fight", "hunt", "job", "meet", "pass", "skill", "player",
                  "protect", "yield", "join", "use"))  # fmt: skip
"""verbs of options that may lead to dice"""


@dataclass(frozen=True)
class Tile:
    """One favor in the tray. ``words``: what it would do, or why it cannot be had; ``key``: the
    option that asks for it, "" for none."""

    kind: str
    name: str
    words: str
    key: str


def in_use(model: Model) -> bool:
    """Return True if there are people at the table who can do each other favors."""
    if not model.view["favors"]:
        return False
    return bool(favors.people(model.game.play(model.state), model.seat))


def asker(model: Model) -> int:
    """Return the seat that would ask: the one that decides, if its options are on view."""
    return model.decision.seat if model.decision and model.options else model.seat


def asks(model: Model) -> str:
    """Return ``Ask for``, or ``Orin asks for`` while the table is on view for somebody else."""
    seat = asker(model)
    return "Ask for" if seat == model.seat else f"{model.player_name(seat)} asks for"


def tiles(model: Model, owner: int = -1) -> list[Tile]:
    """Return all favors, possible now or not; with ``owner`` those that this player can do, whose
    debt token is called in."""
    return [_tile(model, kind, owner) for kind in KINDS]


def _tile(model: Model, kind: str, owner: int) -> Tile:
    name = NAMES.get(kind, "Withhold")
    key = option("favor", kind).key
    if not any(each.key == key for each in model.options):
        return Tile(kind, name, why_not(model, kind), "")
    if owner >= 0 and not wishes_granted_by(model, kind, owner):
        return Tile(kind, name, UNABLE.format(who=literal(model.player_name(owner))), "")
    return Tile(kind, name, effect(model, kind, owner), key)


def wishes_granted_by(model: Model, kind: str, owner: int = -1) -> list[str]:
    """Return what can be named for a favor that somebody can grant now, or one player."""
    play, seat = model.game.play(model.state), asker(model)
    if owner < 0:
        return list(favors.wishes(play, seat, kind))
    return requests.able(play, seat, owner, kind)


def why_not(model: Model, kind: str) -> str:
    """Return why a favor cannot be asked for now, by the check that lists it."""
    if not model.options:
        if model.decision is None:
            return "The game is over."
        return f"{literal(model.player_name(model.decision.seat))} decides now."
    found = model.why_not("favor", kind)
    return literal(found.text) if found is not None else NOBODY


def reason(model: Model) -> str:
    """Return why no favor at all can be asked for, "" if one can."""
    keys = {each.key for each in model.options}
    if any(option("favor", kind).key in keys for kind in KINDS):
        return ""
    words = {why_not(model, kind) for kind in KINDS if kind != favors.WITHHOLD}
    return words.pop() if len(words) == 1 else NOBODY


def why_not_call(model: Model, owner: int) -> str:
    """Return why the debt token of a player cannot be called in now, "" if it can."""
    open_now = [each.source for each in model.options if each.verb == "favor"]
    kinds = [each for each in open_now if each != favors.WITHHOLD]
    if not kinds:
        return why_not(model, KINDS[0])
    if any(wishes_granted_by(model, kind, owner) for kind in kinds):
        return ""
    return UNABLE.format(who=literal(model.player_name(owner)))


def requests_left(model: Model) -> str:
    """Return how many requests a player has left this turn, and that each has a price."""
    spent = model.state.players[asker(model)].favors.requests
    left = plural(favors.REQUESTS - spent, "request")
    return f"{left} left this turn. You offer a price next: credits, cards or your debt token."


def told_price(model: Model) -> str:
    """Return what the computer players count of an offer, "" if people alone are asked."""
    frame = model.state.stack[-1]
    asked = [frame.to] if isinstance(frame, Favor) and frame.to >= 0 else favors.people(
        model.game.play(model.state), model.seat)  # fmt: skip
    if not any(each in model.computers for each in asked):
        return ""
    return "Computer players count only credits now and debt tokens, no promises or cards."


def refusals(model: Model, events: Sequence[Event]) -> str:
    """Return why every computer player who was asked by the viewer refuses; "" if none does, or
    somebody is willing."""
    asked = next((each for each in reversed(events) if isinstance(each, FavorAsked)), None)
    if asked is None or asked.seat != model.seat:
        return ""
    since = events[max(n for n, each in enumerate(events) if each is asked) :]
    if any(isinstance(each, FavorGranted | FavorOffered) for each in since):
        return ""
    whys: dict[str, list[str]] = {}
    for each in since:
        if isinstance(each, FavorDeclined) and each.seat in model.computers and not each.closed:
            why = _why_refused(model, asked.favor, each.seat)
            whys.setdefault(why, []).append(model.player_name(each.seat))
    told = [f"{listed(names)} {'refuses' if len(names) == 1 else 'refuse'}: {why}"
            for why, names in whys.items()]  # fmt: skip
    return " ".join(map(literal, told))


def _why_refused(model: Model, kind: str, seat: int) -> str:
    least = worth.least_price(model.state, kind, model.seat, seat)
    if least is None:
        return "you are too close to winning."
    credits, token = least
    return (
        f"the favor costs at least {credits:,} credits now{', or a debt token' if token else ''}."
    )


def held_favor(model: Model) -> str:
    """Return the favor that the viewing player has had and that still counts, "" for none."""
    found = model.state.players[model.seat].favors
    if found.advice:
        return f"Advice: {found.advice.title()}"
    if found.strategy:
        return NAMES["combat_strategy"]
    return NAMES["shortcut"] if found.shortcut else ""


def effect(model: Model, kind: str, owner: int = -1) -> str:
    """Return what a favor would do for the player who decides, in figures; ``owner`` is the player
    who is to grant it, -1 for anybody."""
    seat, wished = asker(model), wishes_granted_by(model, kind, owner)
    if kind == "advice":
        skill = tested_skill(model)
        if (odds := with_favor(model, kind)) and skill in wished:
            return f"{skill.title()} for this test: {odds}"
        words = f"For your next test: {listed([each.title() for each in wished], 'or')}"
        return _help(model, kind, wished) or words
    if kind == "combat_strategy":
        return _strategy(model, seat)
    if kind == "endorsement":
        levels = model.view["players"][seat]["reputation"]
        said = [f"{{icon:{each}}} {each.title()} ({levels[each]})" for each in wished]
        return f"Positive until the turn ends: {listed(said, 'or')}"
    if kind == "shortcut":
        values = model.values(seat)
        return f"Hyperdrive {_rise(values.hyperdrive if values else 0)} until the turn ends"
    return "Pay a player to refuse a rival's requests for favors. Nothing binds them to it."


def effect_of(model: Model, kind: str, wish: str) -> str:
    """Return what a favor would do once it is named, without naming it again."""
    play, seat = model.game.play(model.state), asker(model)
    if kind == "advice":
        before = moment(model)
        if before is not None and before.skill == wish and (odds := with_favor(model, kind)):
            return odds
        if odds := _help(model, kind):
            return odds
        now = min(1, favors.sources_of(play, seat, wish))
        return f"In your next test: {EXPERTISE[now]} {{icon:right}} {EXPERTISE[now + 1]}"
    if kind == "endorsement":
        now = model.view["players"][seat]["reputation"][wish]
        return f"Until the turn ends: {now} {{icon:right}} positive"
    return effect(model, kind)


def _strategy(model: Model, seat: int) -> str:
    if odds := with_favor(model, "combat_strategy"):
        return f"1 extra die in this combat: {odds}"
    if odds := _help(model, "combat_strategy"):
        return f"1 extra die: {odds}"
    values = model.values(seat)
    if values is None:
        return "1 extra die in your next combat"
    ground, ship = values.ground_combat, values.ship_combat
    return f"Your next combat: ground {_rise(ground)} dice, ship {_rise(ship)} dice"


def _rise(figure: int) -> str:
    return f"{figure} {{icon:right}} {figure + 1}"


def tested_skill(model: Model) -> str:
    """Return the skill of the test that is about to be rolled, "" for none."""
    found = [each for each in model.state.stack if isinstance(each, SkillTest)]
    return str(found[-1].skill) if found else ""


def moment(model: Model) -> FavorMoment | None:
    """Return the last moment before dice, also while a request made in it is on the table."""
    frames = (each for each in reversed(model.state.stack) if not isinstance(each, Favor))
    found = next(frames, None)
    return found if isinstance(found, FavorMoment) else None


def chances(model: Model, kind: str) -> tuple[float, float] | None:
    """Return the chance of the dice about to be rolled, without and with a favor; None if the
    favor is for something else, or no dice are about to fall."""
    frame = moment(model)
    if frame is None or kind != ("advice" if frame.skill else "combat_strategy"):
        return None
    found = model.helped.ask(lambda: _trial(_copy(model), frame, kind))
    return found[0] if found else None


def _copy(model: Model) -> Play:
    """Return the game with a state and tables of its own, for a thread."""
    content, state = model.content, model.game.clone(model.state)
    return Play(content, model.galaxy, Table(content), state)


def _trial(play: Play, frame: FavorMoment, kind: str) -> Iterator[tuple[float, float]]:
    bare = forecast.of_trial(play, frame.seat)
    more = forecast.of_trial(play, frame.seat, kind, frame.skill)
    if bare and more:
        yield bare.win, more.win


def helps(model: Model) -> Mapping[str, Help]:
    """Return the help that a favor would bring to each option of the question on now, or of the one
    that a request interrupts, by the option's key; {} until it is known."""
    if not model.view["favors"] or not model.options or model.step in SLIPS:
        return {}
    return dict(model.aid.ask(lambda: help_of.each_help(_copy(model), DICE)))


def _best(model: Model, kind: str = "") -> tuple[str, Help] | None:
    """Return the option that a favor helps the most, and its help; None if it helps none."""
    found = [each for each in helps(model).items() if kind in ("", each[1].kind)]
    return max(found, key=lambda each: each[1].gain, default=None)


def button_words(model: Model) -> tuple[str, str]:
    """Return the words on the button beside a page that asks for a favor, with the chance that it
    would bring, and its kind; "Favor" and "" where it would change no chance."""
    best = _best(model) if model.step != ASK else None
    if best is None:
        return "Favor", ""
    figures = {percent(each.more.free) for each in helps(model).values()}
    words = f"With a favor: {figures.pop()}" if len(figures) == 1 else "Ask for a favor"
    return words, best[1].kind


def _help(model: Model, kind: str, wished: Collection[str] = ()) -> str:
    """Return ``Tech: 23% -> 75% (Attempt Quiet Witness)`` for the option that a favor helps the
    most, "" if it helps none. ``wished``: what can be named, () for all."""
    best = _best(model, kind)
    if best is None or wished and best[1].wish not in wished:
        return ""
    key, help = best
    odds = f"{percent(help.bare.free)} {{icon:right}} {percent(help.more.free)}"
    named = f"{help.wish.title()}: {odds}" if help.wish and model.step != ASK else odds
    label = _label(model, key)
    again = help.wish and help.wish.title() in label
    return named if again else f"{named} ({literal(label)})"


def _label(model: Model, key: str) -> str:
    """Return an option of the question on now, or of the one that a request interrupts."""
    if key in model.labels:
        return model.labels[key].label
    state, each = model.game.clone(model.state), parse(key)
    while state.stack and isinstance(state.stack[-1], Favor):
        state.stack.pop()
    return model.game.word_bare(state, option(each.verb, each.source, each.target)).label


def with_help(model: Model) -> dict[str, Label]:
    """Return the words of all options, with the chance that a favor would bring beside theirs."""
    found = dict(model.labels)
    play = model.game.play(model.state)
    by_key = {each.key: each for each in model.options}
    for key, help in helps(model).items():
        if key in found and key in by_key:
            found[key] = with_favor_odds(play, help, by_key[key], found[key])
    return found


def with_favor(model: Model, kind: str) -> str:
    """Return ``23% -> 75%`` for the dice about to be rolled, "" if they are not."""
    found = chances(model, kind)
    if found is None:
        return ""
    return f"{percent(found[0])} {{icon:right}} {percent(found[1])}"


def helpful_favor(model: Model) -> str:
    """Return the favor that would help with the next dice, "" if nobody can grant it."""
    frame = model.state.stack[-1] if model.state.stack else None
    if not isinstance(frame, FavorMoment):
        return ""
    kind = "advice" if frame.skill else "combat_strategy"
    return kind if any(each.key == option("favor", kind).key for each in model.options) else ""
