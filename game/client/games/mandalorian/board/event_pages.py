"""Pages to read: the briefing of a mission, and where nothing moves the events of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from game.client.draw.richtext import literal
from game.client.games.mandalorian.board import past
from game.client.games.mandalorian.ending import game_story
from game.client.games.mandalorian.play.model import Model
from game.client.tabletop.pages.results import Line, Page
from game.mandalorian import events as e
from game.mandalorian.text.phrases import SLOTS
from game.table.events import Event, visible

REST = "The event continues"
DISRUPTED = "Each slot begins with a disrupt token: its number counts toward the 5 of an event."


def briefing(model: Model) -> Page:
    """Return the page with which a mission begins: its story, and the stakes."""
    mission = model.mission
    story = " ".join(mission.briefing) or mission.story
    lines = [Line(f"**{literal(mission.stakes)}**")] if mission.stakes else []
    if any(model.slot(each)["disrupts"] for each in model.slots):
        lines.append(Line(f"{{muted|{DISRUPTED}}}"))
    return Page(mission.name, card=mission.id, story=story, lines=lines)


def pages(model: Model, events: Sequence[Event]) -> list[Page]:
    """Return a page for each event card; what was still to come of one that was under way, as far
    as the first of them, is a page of its own."""
    seen = [each for each in events if visible(each, model.seat)]
    rest = _rest(model, seen)
    faces = [Line(literal(model.tell(each))) for each in seen if isinstance(each, e.TokenSeen)]
    made = [Page("A look", lines=faces)] if faces else []
    made += [Page(REST, lines=rest)] if rest else []
    made += [_page(model, each) for each in past.past_events(model, seen)]
    if made and any(isinstance(each, e.MissionLost) for each in seen):
        made[-1].lines.append(Line(f"**{literal(game_story.loss(model))}**"))
    return made


def _rest(model: Model, seen: Sequence[Event]) -> list[Line]:
    """Return what an event under way still did: everything before the next slot or step."""
    began = (e.StepBegan, e.TurnBegan, e.GameBegan)
    before = takewhile(lambda each: not isinstance(each, (e.SlotChecked, *began)), seen)
    mine = [each for each in before]
    within = any(isinstance(each, e.SlotEmptied | e.EnemyAttacks | e.MissionLost) for each in mine)
    if not within:
        return []
    return [Line(literal(words)) for each in mine if (words := model.tell(each))]


def _page(model: Model, one: past.Past) -> Page:
    """Return the page of a card: what each of its lines did."""
    name = model.content.name(one.card)
    lines = [Line(literal(" ".join(one.before[1:])))] if one.before[1:] else []
    for deed in one.deeds:
        did = f" {{muted|{literal(' '.join(deed.told))}}}" if deed.told else ""
        lines.append(Line(f"{deed.text}{did}"))
    return Page(f"{name}: the {SLOTS[one.slot]} slot", card=one.card, lines=lines)
