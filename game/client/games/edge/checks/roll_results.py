"""Results of rolls, on view until they are read: the dice, the net symbols, and the outcome.

A check that leaves something to spend has its own panel (``spending``). Every other roll is on a
page of its own: checks of heroes until they are dismissed, those of others for a while. Beside a
map it is over the heroes' boards, so that the blow is seen; elsewhere it fills the stage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.checks import dice_well
from game.client.games.edge.checks.dice_well import AnyRoll, Well
from game.client.games.edge.checks.winnings import MOST_GAINS, gains_of
from game.client.games.edge.identity.identity import (
    CHANCE,
    HEAD,
    INK,
    LAMPLIT,
    NAME,
    PAPER,
    TAG,
    TITLE,
    TOBACCO,
)
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import rivals
from game.client.games.edge.stage.card import backdrop
from game.client.tabletop.kit.thing import ThingAt
from game.client.tabletop.pages.dice import Tumble
from game.client.tabletop.pages.gains import add_gains, cut_gains
from game.client.tabletop.pages.results import Line, Page
from game.client.widgets import Button, Form, keymap
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.edge import events as e
from game.edge.names import skill_named
from game.edge.ships.names import ORDERS
from game.edge.text import dice as said
from game.edge.text import log, names, outcomes, prizes
from game.edge.text.names import SKILL_NAMES
from game.table.events import Event

ROLLS = (e.Rolled, e.Thrown, e.DestinyRolled, e.Injured, e.ObligationRolled)
"""all kinds of rolls"""
TOLD = (*ROLLS, e.SimplyDone, e.RaiderShot, e.AlliesShot, e.FightBegan, e.BattleBegan, e.FoesCame,
        e.OracleShown)  # fmt: skip
"""what the dice on a page say already, and what the next check says"""
SMALL = (e.StimUsed, e.Healed, e.Hurt, e.CreditsMoved, e.ObligationMoved, e.Learned,
         e.TalentBought, e.Raised, e.Entered, e.CardGained,
         e.CardLost, e.Treated, e.LuckTaken)  # fmt: skip
"""consequences of answers without a roll that a message shows"""
GROUPS = {"initiative": "Initiative", "recovery": "After the fight"}
"""rolls that stand together on a page, with its heading"""
PURPOSES = {"initiative": "for the order", "recovery": "to shake off strain"}
"""by why such a roll is made, what it is for"""
RACES = {"won": "You come first", "nobody": "No one comes first"}
"""by how a competitive check ended, the heading of the page about it, where it is no rival's"""
ENDS = {"won": "You win the fight", "lost": "You lose the fight", "stalemate": "A draw",
        "taken": "Someone is missing", "terms": "You come to terms",
        "away": "You get away"}  # fmt: skip
"""by how a fight ended, the heading of the page about it"""
CHANGES = (e.CardGained, e.CardLost, e.CreditsMoved, e.ObligationMoved, e.ExperienceGained, e.Hurt,
           e.Healed, e.WentDown, e.StoodUp, e.CarriedOff, e.Freed, e.TrackMoved, e.CardTurned,
           e.Changed, e.ShipHurt, e.FlagSet, e.SceneSeen)  # fmt: skip
"""the consequences of a choice that are read before the next question"""
DESTINY = (
    "Force dice set the points of fate. Spend a light one for a better die; the opposition spends "
    "dark ones. A spent point flips to the other side."
)
MOST_LINES = 6
SECONDS, MORE = 4.5, 0.8
"""how long a roll of others is on view at normal speed, and longer for each line"""
LARGE_DU, TALL_DU = 120, 430
"""design units of the largest dice, and of a page with room for large letters"""
PICTURE = 46
"""hundredths of the width that the picture of the scene has for itself"""


@dataclass
class Throw:
    """One roll on a page: whose, its dice or its number, and the result in words."""

    who: str
    roll: AnyRoll | None
    result: str
    good: bool | None = None
    number: str = ""


@dataclass
class RollPage(Page):
    """A page about rolls. ``events`` are shown on the board together with it."""

    throws: list[Throw] = field(default_factory=list)
    scene: str = ""
    """the scene in which it was made"""
    words: str = ""
    """what was tried"""
    face: str = ""
    """the bust of the rival that it is about, "" for none"""
    story: str = ""
    """the line of what happened, "" for none"""
    check: e.Rolled | e.SimplyDone | None = None
    """the check of a hero that it is about"""
    rest: list[Line] = field(default_factory=list)
    """what became of its Advantage or Threat, which is no part of success or failure"""
    leaves_map: bool = False
    """True for a page without a roll that leaves the map of a fight in view as well"""
    own: bool = False
    """made by the players: it stays until it is dismissed"""
    left: float = 0.0
    """seconds that it stays otherwise, at normal speed"""
    events: list[Event] = field(default_factory=list)
    later: Sequence[Event] = ()
    """events of the answer after the last one that it is about"""

    @property
    def speech(self) -> str:
        rolls = [f"{each.who}: {each.number} {each.result}." for each in self.throws]
        story = [self.story] if self.story else []
        return " ".join([f"{self.title}.", *rolls, *story, *(line.text for line in self.lines)])

    @property
    def large(self) -> bool:
        """True: nothing is asked while it is on view."""
        return True


# --- the pages ------------------------------------------------------------------------------------


def pages(model: Model, events: Sequence[Event], spent: Event | None) -> list[Page]:
    """Return the rolls among events as pages; ``spent`` is the one that the spend panel shows."""
    scene = _scene_before(model, events)
    found: list[RollPage] = []
    early: list[Event] = []
    group, reading, before, chosen = "", False, "", ""
    for at, event in enumerate(events):
        if isinstance(event, outcomes.ENDED):
            before = outcomes.line(model.content, event)
        if isinstance(event, e.SceneBegan):
            scene, reading, chosen = event.scene, False, ""
        if isinstance(event, e.ChoiceTaken):
            chosen = _choice(model, event)
        elif chosen and not reading and _is_read(model, event):
            found.append(RollPage(model.content.name(scene), scene=scene, words=chosen, own=True))
            reading = True
        if isinstance(event, e.FightEnded | e.BattleEnded):
            found.append(RollPage(ENDS[event.how], scene=scene, words=before, own=True))
            group, reading = "recovery", True
        if isinstance(event, e.RivalsEnded):
            found.append(_raced(model, event, before))
            group, reading = "", True
            found[-1].events.append(event)
            found[-1].later = events[len(early) + sum(len(each.events) for each in found) :]
            continue
        if isinstance(event, e.FightBegan | e.BattleBegan):
            found.append(_begun(model, event.scene))
            group, reading = "initiative", True
        elif isinstance(event, ROLLS) and event is not spent:
            why = event.why if isinstance(event, e.Thrown) and event.why in GROUPS else ""
            if why and group == why:
                found[-1].throws += _grouped(model, events, at)
            elif not (reading and isinstance(event, e.Injured)):
                found.append(_page(model, event, scene))
                if why:
                    found[-1].throws = _grouped(model, events, at)
                found[-1].lines += _dodged(model, events[:at])
            else:
                found[-1].lines.append(Line(literal(model.tell(event))))
            group, reading = why, True
        elif event is spent:
            group, reading = "", False
        elif isinstance(event, e.SimplyDone) and model.outcome is None:
            found.append(_without_roll(model, event, scene))
            group, reading = "", True
        elif isinstance(event, e.TurnBegan) and event.who in model.heroes:
            reading = False
        elif reading and not isinstance(event, TOLD):
            told = "" if _recovers(events, at) else _tell(model, events, at)
            if isinstance(event, e.FightEnded | e.BattleEnded):  # its line heads the page
                told = told.removesuffix(before).strip()
                told = told * (told not in (log.FOUGHT["won"], log.FOUGHT["lost"]))
            if told:
                rests = found[-1].check is not None and _is_rest(event)
                (found[-1].rest if rests else found[-1].lines).append(Line(literal(told)))
            found[-1].gains = [*found[-1].gains, *gains_of(model, event)][:MOST_GAINS]
        (found[-1].events if found else early).append(event)
        if reading:
            found[-1].later = events[len(early) + sum(len(each.events) for each in found) :]
    for page in found:
        page.lines = _told(model, page)
        page.left = SECONDS + MORE * (len(page.lines) + len(page.throws) - 1)
    if found:
        found[0].events[:0] = early
    return list(found)


def _grouped(model: Model, events: Sequence[Event], at: int) -> list[Throw]:
    """Return a roll for the order of turns, or one after a fight with what it gives back."""
    event = events[at]
    assert isinstance(event, e.Thrown)
    (made,) = _throws(model, event)
    who = f"{made.who}, {PURPOSES[event.why]}"
    if event.why != "recovery":
        return [replace(made, who=who)]
    back = events[at + 1] if _recovers(events, at + 1) else None
    gone = f"recovers {back.n} strain" if isinstance(back, e.Healed) else _idle(event)
    return [replace(made, who=who, result=f"{made.result}: {gone}", good=back is not None or None)]


def _idle(event: e.Thrown) -> str:
    """Return why a roll after a fight gives no strain back."""
    return "no strain to recover" if event.success > 0 else "recovers no strain"


def _recovers(events: Sequence[Event], at: int) -> bool:
    """Return True for strain that the roll before gives back after a fight."""
    before = events[at - 1] if 0 < at < len(events) else None
    rest = isinstance(before, e.Thrown) and before.why == "recovery"
    return rest and isinstance(events[at], e.Healed)


def _tell(model: Model, events: Sequence[Event], at: int) -> str:
    """Return the line of an event; strain recovered with leftover Advantage has one line."""
    event = events[at]
    if at and isinstance(events[at - 1], e.Unspent) and isinstance(event, e.Healed):
        return ""
    count, words = model.merge(events, at) if isinstance(event, e.Unspent) else (0, "")
    return words if count else model.tell(event)


def _told(model: Model, page: RollPage) -> list[Line]:
    """Return the lines of a page, with what came of a hero's check that they do not say."""
    if page.check is None:
        return page.lines
    came = model.foresight.came(page.check, not page.lines)
    lines = [*page.lines, *([Line(literal(came))] if came else [])]
    cause = prizes.cause(page.check)
    lines = [Line(f"**{cause}:** {lines[0].text}"), *lines[1:]] if lines and cause else lines
    return [*lines, *page.rest]


def _dodged(model: Model, before: Sequence[Event]) -> list[Line]:
    """Return the line of a dodge that was the last thing before an attack."""
    last = before[-1] if before else None
    if isinstance(last, e.Hurt) and last.cause == e.DODGE:
        return [Line(literal(model.tell(last)))]
    return []


def _is_rest(event: Event) -> bool:
    """Return True for what Advantage or Threat brings that nobody has spent."""
    by_threat = isinstance(event, e.Hurt) and event.cause == "threat"
    return by_threat or isinstance(event, e.Unspent)


def _is_read(model: Model, event: Event) -> bool:
    """Return True for a consequence of a choice that is to be read before the next scene: not for
    a track that moves and triggers nothing."""
    told = model.tell(event) if isinstance(event, CHANGES) else ""
    return bool(told) and not (isinstance(event, e.TrackMoved) and ". " not in told)


def _choice(model: Model, event: e.ChoiceTaken) -> str:
    choices = getattr(model.content.scenes.get(event.scene), "choices", ())
    return next((each.text for each in choices if each.id == event.choice), "")


def message(model: Model, events: Sequence[Event]) -> list[Page]:
    """Return in a message what an answer without a roll has changed: a stim, a purchase, a rank."""
    small = (*SMALL, e.TrackMoved) if any(isinstance(x, e.ChoiceTaken) for x in events) else SMALL
    told = [line for each in events if isinstance(each, small) and (line := model.tell(each))]
    return [Page("Done", lines=[Line(literal(" ".join(told)))])] if told else []


def spent_page(model: Model, events: Sequence[Event]) -> list[Page]:
    """Return what a roll was spent on without the player, when its panel has closed: a line or two
    are a message, more are a page."""
    ends = (*ROLLS, e.SceneBegan, e.FightEnded, e.BattleEnded, e.TurnBegan)
    count = next((at for at, x in enumerate(events) if isinstance(x, ends)), len(events))
    found = [at for at in range(count) if not isinstance(events[at], e.OracleShown)
             and model.tell(events[at])]  # fmt: skip
    if not any(isinstance(each, e.Spent | e.Unspent) for each in events) or not found:
        return []
    lines = [Line(literal(told)) for at in found if (told := _tell(model, events, at))]
    if len(found) <= 2:
        return [Page("Spent", lines=lines)]
    gains = [gain for each in events for gain in gains_of(model, each)]
    return [RollPage(_settled(model), scene=_scene_before(model, events), own=True, lines=lines,
                     gains=gains, leaves_map=True, later=events[count:])]  # fmt: skip


def _settled(model: Model) -> str:
    """Return the heading of what became of a roll: left to the program, or paid or spent last."""
    for turn in reversed(model.session.history):
        if turn.answer.key == "auto":
            return "Settled for you"
        spent = [each for each in turn.events if isinstance(each, e.Spent)]
        if spent:
            return "What you paid" if spent[-1].by in ("pay", "despair") else "What you spent"
        if any(isinstance(each, e.Rolled | e.SimplyDone) for each in turn.events):
            break
    return "What is left of the roll"


def _scene_before(model: Model, events: Sequence[Event]) -> str:
    """Return the scene in which the events began."""
    begun, trail = sum(isinstance(each, e.SceneBegan) for each in events), model.seat_view.trail
    return trail[-1 - begun] if len(trail) > begun else model.story.start


def _page(model: Model, event: Event, scene: str) -> RollPage:
    title, words = _heading(model, event, scene)
    check = event if isinstance(event, e.Rolled) and event.who in model.heroes else None
    rival = isinstance(event, e.Thrown) and event.why == "rival"
    face = _face(model, scene, event.who) if isinstance(event, e.Thrown) and rival else ""
    return RollPage(title, throws=list(_throws(model, event)), scene=scene, words=words,
                    own=check is not None or isinstance(event, e.DestinyRolled), check=check,
                    face=face,
                    story=outcomes.line(model.content, event))  # fmt: skip


def _without_roll(model: Model, event: e.SimplyDone, scene: str) -> RollPage:
    """Return the page of a check that succeeds without a roll."""
    way, place = (
        outcomes.way(model.content, event.scene, event.way),
        model.content.scenes.get(scene),
    )
    story = outcomes.line(model.content, event)
    told = model.tell(event).removesuffix(story).strip()
    return RollPage(place.name if place is not None else model.name(event.who), scene=scene,
                    words=way.text if way is not None else "", story=story, own=True,
                    check=event, lines=[Line(literal(told))])  # fmt: skip


def _raced(model: Model, event: e.RivalsEnded, line: str) -> RollPage:
    """Return the page about who comes first in a competitive check: all rolls, the best first."""
    names = [model.name(who) if who in model.heroes else who for who, *_ in event.scores]
    title = RACES.get(event.how, f"{event.who} comes first")
    words = rivals.order(event.scores, names)
    return RollPage(title, scene=event.scene, words=words, story=line, own=True,
                    face=_face(model, event.scene, event.who))  # fmt: skip


def _face(model: Model, scene: str, name: str) -> str:
    """Return the bust of a rival of a scene, "" for anybody else."""
    found = getattr(model.content.scenes.get(scene), "rivals", ())
    return next((each.face for each in found if each.name == name), "")


def _begun(model: Model, scene: str) -> RollPage:
    """Return the page of a fight that begins: its text, and the order as it is rolled."""
    found = model.content.scenes[scene]
    return RollPage(found.name, scene=scene, words="\n".join(found.text), own=True)


def _heading(model: Model, event: Event, scene: str) -> tuple[str, str]:
    """Return the heading of a roll, and what was tried."""
    if isinstance(event, e.Rolled):
        return _check_heading(model, event, scene)
    if isinstance(event, e.Thrown):
        if event.why in GROUPS:
            return GROUPS[event.why], ""
        who = model.thrower(event)
        return THROWN.get(event.why, "{}: fire").format(who), ""
    if isinstance(event, e.DestinyRolled):
        return "Destiny", DESTINY
    if isinstance(event, e.ObligationRolled):
        owed = model.seat_view.owed
        return "Obligation", f"Up to {owed} of 100, someone comes to collect what a hero owes."
    return "Critical Injury", ""


THROWN = {"close": "{} closes in", "mend": "{} makes repairs", "rival": "{} rolls"}
"""by why a roll is made, its heading"""


def _check_heading(model: Model, event: e.Rolled, scene: str) -> tuple[str, str]:
    who, place = model.name(event.who), model.content.scenes.get(scene)
    target = model.name(event.target) if event.target in model.seat_view.people else ""
    if event.task == "attack":
        at = target or model.content.name(event.target.partition(".")[0])
        return f"{who} attacks {at}", ""
    if event.task == "station":
        return f"{who} at the {ORDERS[event.way]}", ""
    if event.task in ("medicine", "rally"):
        return f"{who} {'treats' if event.task == 'medicine' else 'rallies'} {target}", ""
    if event.task == "decode":
        return f"{who} opens the datapad", ""
    if event.task == "pinned":
        return f"{who} under fire", ""
    if event.task == "escape":
        return f"{who} breaks free of the net", ""
    if event.task == "feature":
        features = getattr(place, "features", ())
        return next((each.name for each in features if each.id == event.way), who), ""
    ways = getattr(place, "ways", ())
    words = next((each.text for each in ways if each.id == event.way), "")
    return place.name if place is not None else who, words


def _throws(model: Model, event: Event) -> Iterator[Throw]:
    if isinstance(event, e.Rolled):
        won = event.success > 0
        skill = SKILL_NAMES[skill_named(event.skill)]
        words = ("Hit", "Miss") if event.task == "attack" else ("Success", "Failure")
        head = words[0] if won else words[1]
        head += f" by {event.success}" if event.success > 1 else ""
        told = _with_rest(head, event)
        good = won == (event.who in model.heroes)  # a hit of the opposition is no good news
        yield Throw(f"{model.name(event.who)}, {skill}", event, told, good)
    elif isinstance(event, e.Thrown):
        skill = f", {SKILL_NAMES[skill_named(event.skill)]}" if event.skill else ""
        shot = event.why in ("fire", "close", "mend", "allies", "rival")
        won = event.success > 0
        who = model.thrower(event)
        words = ("Hit", "Miss") if event.why in ("fire", "allies") else ("Success", "Failure")
        head = words[0] if won else words[1]
        head += f" by {event.success}" if won and event.why == "rival" else ""
        told = _with_rest(head, event) if shot else ", ".join(
            filter(None, (f"{max(0, event.success)} Success", _rest(event)))
        )  # fmt: skip
        good = won == (event.why == "allies")
        yield Throw(f"{who}{skill}", event, told, good if shot else None)
    elif isinstance(event, e.DestinyRolled):
        faces = tuple(int(each) for each in event.faces)
        roll = e.Thrown(who="", why="destiny", skill="", dice=("force",) * len(faces), faces=faces,
                        success=0, advantage=0, triumphs=0, despairs=0)  # fmt: skip
        yield Throw("", roll, f"{event.light} light, {event.dark} dark")
    elif isinstance(event, e.Injured):
        added = event.sum - event.rolled
        number = f"{event.rolled}" + (f" + {added} = {event.sum}" if added else "")
        told = names.injury(model.content, event.row)
        yield Throw(model.name(event.who), None, told, None, number)
    elif isinstance(event, e.ObligationRolled):
        told = (
            f"Someone comes to collect from {model.name(event.of)}" if event.of else "No one calls"
        )
        yield Throw("", None, told, not event.of, f"{event.rolled}")


def _with_rest(head: str, event: AnyRoll) -> str:
    """Return how a roll came out: what it leaves beside Success, and why one fails."""
    more = _rest(event)
    if event.success > 0:
        return f"{head}, {more}" if more else head
    why = said.shortfall(dice_well.as_thrown(event).symbols)
    return f"{head}: {why}; {more}" if more else f"{head}: {why}"


def _rest(event: e.Rolled | e.Thrown) -> str:
    """Return the net symbols of a roll other than Success."""
    word = "Advantage" if event.advantage > 0 else "Threat"
    parts = [f"{abs(event.advantage)} {word}"] if event.advantage else []
    parts += [f"{event.triumphs} Triumph"] if event.triumphs else []
    parts += [f"{event.despairs} Despair"] if event.despairs else []
    return ", ".join(parts)


# --- on the table ---------------------------------------------------------------------------------


def narrow(model: Model, page: RollPage) -> bool:
    """Return True for a page that leaves the map in view."""
    fits = len(page.throws) == 1 or page.leaves_map
    return model.stage in ("encounter", "battle") and fits


def place(
    model: Model, page: RollPage, stage: pygame.Rect, heroes: pygame.Rect, m: Metrics
) -> pygame.Rect:
    """Return the place of a page: the stage; beside a map the heroes' boards, or a band at the foot
    of the stage where those are not on view."""
    if not narrow(model, page):
        return stage
    if heroes.width:
        return heroes
    high = min(stage.height * 6 // 10, m.du(230 if stage.height > m.du(480) else 176))
    return pygame.Rect(stage.left, stage.bottom - high, stage.width, high)


def build(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, page: RollPage, after: Sequence[Page],
    tumble: Tumble, struck: Callable[[], float], go_on: Callable[[], None], at: ThingAt,
    coached: bool = False,
) -> None:  # fmt: skip
    """Add a page: its sheet, the wells of its dice, what was won or lost once they lie, and the
    button that closes it, which leaves the eye to the button of a coach; ``after`` follow it."""
    plan = Plan.lay_out(m, area, model, page)
    sheet = form.add(Sheet("rolls.sheet", area, plan, model, page, tumble))
    assert isinstance(sheet, Sheet)
    for number, (throw, rect) in enumerate(zip(page.throws, plan.wells)):
        if throw.roll is not None:
            made = Well(f"rolls.dice.{number}", rect, throw.roll, tumble, True, struck)
            made.most_du = LARGE_DU
            form.add(made)
    if page.gains and not tumble.rolling:
        if plan.picture.width:
            add_gains(form, m, Room(plan.picture).inset(m.du(24)), page.gains, at)
        else:
            cut_gains(form, m, plan.lines, page.gains, at)
    rolls = [isinstance(each, RollPage) and bool(each.throws) for each in after]
    left = sum(rolls)
    words = "Next roll" if left == 1 else f"Next roll ({left} left)"
    words = words if page.throws and rolls and rolls[0] else "Continue"
    tip = "Continues; the roll stays in the log"
    form.add(Button("results.continue", plan.button, words, go_on,
                    kind="normal" if coached else "primary",
                    hotkey=keymap.key("skip"), tip=tip))  # fmt: skip


@dataclass
class Plan:
    """The places on a page; ``picture`` is empty where the scene is not shown."""

    picture: pygame.Rect
    head: pygame.Rect
    words: pygame.Rect
    names: list[pygame.Rect]
    wells: list[pygame.Rect]
    results: list[pygame.Rect]
    story: pygame.Rect
    lines: Room
    button: pygame.Rect

    @classmethod
    def lay_out(cls, m: Metrics, area: pygame.Rect, model: Model, page: RollPage) -> Plan:
        """Lay a page out."""
        pad = m.pick(22, 10)
        room = Room(area).inset(pad, pad if area.height > m.du(300) else m.du(10))
        button = room.piece(m.du(210), m.pick(48, 40), "bottomright")
        if narrow(model, page):
            return cls._band(m, room, button, len(page.throws))
        picture = room.west(0)
        scene = model.content.scenes.get(page.scene)
        if scene is not None and (len(page.throws) < 2 or room.width > m.du(860)):
            picture = room.west(room.width * PICTURE // 100, pad)
        count, tall = len(page.throws), room.height > m.du(TALL_DU)
        large = TITLE if tall and count < 2 else HEAD
        needs = sheets.wrap(m, literal(page.words), room.width, "story", PAPER).height
        needs = min(needs, room.height * (60 if not page.throws else 40) // 100)
        head = room.north(m.pitch(large), m.du(6))
        words = room.north(needs, m.du(10)) if page.words else room.north(0, m.du(4))
        name, result = m.pitch(TAG), m.pitch(large if count < 2 else NAME)
        lines = "\n".join(line.text for line in page.lines[:MOST_LINES])
        beside = max(m.du(120), button.left - m.du(16) - room.left)  # where they are in a low page
        style = "body" if tall else "tile"
        high = sheets.wrap(m, lines, beside, style, PAPER).height if lines else 0
        low = max(button.height, min(high, room.height // 2)) + m.du(14)
        told = sheets.wrap(m, literal(page.story), room.width, "story", PAPER).height
        story_height = told + m.du(6) if page.story else 0
        columns = 1 if count < 3 else 2 if count < 5 or room.width < m.du(560) else 3
        each = max(m.du(60), room.height - low - story_height) // max(1, -(-count // columns))
        well = min(m.du(150 if count < 2 else 104), max(m.du(34), each - name - result - m.du(14)))
        width = (room.width - pad * (columns - 1)) // columns
        cells = room.grid(count, columns, (width, name + well + result + m.du(14)), pad, 0)
        names_ = [cell.north(name, m.du(2)) for cell in cells]
        wells = [cell.north(well, m.du(2)) for cell in cells]
        results = [cell.north(result) for cell in cells]
        room.north(results[-1].bottom - room.top if results else 0)
        story = room.north(story_height, m.du(8))
        if room.bottom - story.bottom < m.du(160):
            room.width = button.left - m.du(16) - room.left
        else:
            room.height = button.top - m.du(8) - room.top
        return cls(picture, head, words, [*names_], [*wells], [*results], story, room, button)

    @classmethod
    def _band(cls, m: Metrics, inner: Room, button: pygame.Rect, count: int) -> Plan:
        """Lay a band out: the dice at the left, their outcome at the right, or lines alone."""
        none = pygame.Rect(inner.topleft, (0, 0))
        if not count:
            head = inner.north(m.pitch(HEAD), m.du(2))
            inner.height = button.top - m.du(2) - inner.top
            return cls(none, head, none, [], [], [], none, inner, button)
        dice, lines = inner.columns(2, m.du(20))
        head, name = dice.north(m.pitch(HEAD)), dice.north(m.pitch(TAG), m.du(2))
        result = lines.north(m.pitch(HEAD), m.du(2))
        if button.top - m.du(2) - lines.top < 2 * m.pitch("body"):
            lines.width = button.left - m.du(14) - lines.left
        else:
            lines.height = button.top - m.du(2) - lines.top
        return cls(none, head, none, [name], [dice], [result], none, lines, button)


class Sheet(Widget):
    """The ground and the words of a page. They show no result while the dice roll."""

    reads = Rank.WORDS
    solid = False

    def __init__(
        self, id: str, rect: pygame.Rect, plan: Plan, model: Model, page: RollPage, tumble: Tumble,
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.plan, self.model, self.page, self.tumble = plan, model, page, tumble

    def draw(self, surface: pygame.Surface) -> None:
        m, plan, page = self.m, self.plan, self.page
        surface.fill(theme.mix(INK, TOBACCO, 0.1), self.rect)
        fonts.cover(self.rect)
        pygame.draw.line(surface, theme.mix(INK, PAPER, 0.25), self.rect.topleft,
                         (self.rect.right - 1, self.rect.top), max(1, m.du(2)))  # fmt: skip
        scene = self.model.content.scenes.get(page.scene)
        if plan.picture.width and scene is not None:
            backdrop(surface, self.rect, plan.picture.right, scene.art, m)
            if page.face:
                rivals.face(surface, Room(plan.picture).inset(m.du(24), 0), page.face)
        large = TITLE if plan.head.height >= m.pitch(TITLE) else HEAD
        style = sheets.narrower(m, page.title, plan.head.width, large, HEAD, NAME, "tile")
        sheets.line(surface, m, style, page.title, LAMPLIT, plan.head, where="rolls.head")
        if plan.words.height:
            sheets.text(surface, m, plan.words, literal(page.words), theme.SOFT, "story", "body",
                        "tile", where="rolls.words")  # fmt: skip
        for throw, name, dice, result in zip(page.throws, plan.names, plan.wells, plan.results):
            sheets.line(surface, m, TAG, throw.who, theme.SOFT, name, where="rolls.who")
            dice_well.cloth(surface, dice, m)
            if throw.number and not self.tumble.rolling:
                style = CHANCE if dice.height >= m.pitch(CHANCE) else HEAD
                fonts.draw_line(surface, m, style, throw.number, PAPER, dice, "center",
                                "rolls.sum")  # fmt: skip
            self._result(surface, throw, result)
        if not self.tumble.rolling:
            if plan.story.height:
                sheets.text(surface, m, plan.story, literal(page.story), PAPER, "story", "reading",
                            "body", where="rolls.story")  # fmt: skip
            self._lines(surface)

    def _result(self, surface: pygame.Surface, throw: Throw, rect: pygame.Rect) -> None:
        m = self.m
        if self.tumble.rolling:
            sheets.line(surface, m, NAME, "The dice are rolling", theme.MUTED, rect,
                        where="rolls.result")  # fmt: skip
            return
        ink: Color = {True: theme.GOOD, False: theme.DANGER, None: PAPER}[throw.good]
        large = next((each for each in (TITLE, HEAD) if rect.height >= m.pitch(each)), NAME)
        style = sheets.narrower(m, throw.result, rect.width, large, NAME, "tile")
        sheets.line(surface, m, style, throw.result, ink, rect, where="rolls.result")

    def _lines(self, surface: pygame.Surface) -> None:
        m, area = self.m, self.plan.lines
        told = "\n".join(line.text for line in self.page.lines[:MOST_LINES])
        if told and area.height > 0:
            sheets.text(surface, m, area, told, theme.SOFT, "reading", "body", "caption", "tile",
                        where="rolls.lines")  # fmt: skip


__all__ = ["ROLLS", "RollPage", "build", "narrow", "pages", "place"]
