"""The events of an answer as pages: own results first, then each AI turn.

A page never asks for anything. It holds the rolls, the acting player, the log lines of the
outcome, and the cards gained or seen. Each test or fight of an answer has a page of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.games.outer_rim.encounter import duels, outcomes
from game.client.games.outer_rim.encounter.rolls import RimRoll, rolls
from game.client.games.outer_rim.facts import turn_summary
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.results import Line, Page
from game.client.tabletop.replay.playback_paint import Exhibit
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    Defeated,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.company.events import SecretSeen
from game.outer_rim.contacts.events import ContactMet, ContactRevealed, ContactSeen
from game.outer_rim.events import (
    AICardDrawn,
    AILine,
    CardDiscarded,
    CargoDelivered,
    DatabankDrawn,
    EncounterDrawn,
    GoalCompleted,
    GoalTokenTaken,
    JobEnded,
    JobStepBegan,
    StepBegan,
    TurnBegan,
)
from game.outer_rim.favors.events import FavorGranted
from game.outer_rim.market.events import CardBought, CardMissed, MarketRevealed, OfferDeclined
from game.table.events import Event
from game.table.session import Turn

WORTH_A_PAGE = (
    BountyClosed,
    CombatDecided,
    ContactMet,
    ContactRevealed,
    ContactSeen,
    DatabankDrawn,
    Defeated,
    DiceRolled,
    EncounterDrawn,
    GoalCompleted,
    JobEnded,
    SecretSeen,
    SkillTested,
)
TRIALS = (CombatDecided, SkillTested)
BEFORE_TRIALS = (CombatBegan, DatabankDrawn, DiceRolled, EncounterDrawn, JobStepBegan)
"""events with which the next test or fight begins, once one is over"""
AI_WORDS = {
    "recover": "Recover",
    "move": "Fly to the nearest goal",
    "move_to_target": "Fly toward its target",
    "credits": "Take {credits} credits",
    "deliver": "Deliver cargo",
    "buy": "Buy from the {deck} deck",
    "discard_top": "Discard from the market",
    "cash_cargo": "Sell the top cargo for {credits}",
    "raise": "Raise its values",
    "mend": "Recover some damage",
    "collect": "Collect {credits} for each",
    "spy": "Reveal a far contact",
    "reveal_all": "Reveal all contacts here",
    "befriend": "Gain {faction} reputation",
    "call_patrol": "Call the {faction} patrol",
    "levy": "Take {credits} from all here",
    "raid": "Take the top cargo in flight",
    "hunt": "Encounter a bounty target",
    "reveal_contact": "Reveal a contact",
    "fight_patrol": "Fight a hostile patrol",
    "complete_job": "Complete a job",
    "buy_fame": "Buy 1 fame for {credits}",
    "hire_contact": "Hire a contact",
    "gain_reputation": "Gain reputation",
    "credits_for_reputation": "Take {credits}, lose reputation",
}
DRAWN = (ContactMet, DatabankDrawn, EncounterDrawn, JobStepBegan)
"""events that bring the card of a page"""
ABOUT = (ContactMet, DatabankDrawn, EncounterDrawn, JobStepBegan)
"""events that bring up a card with something to do"""
LOG_ONLY = (StepBegan, MarketRevealed, TurnBegan)
AI_IN_LOG = (CardDiscarded, GoalTokenTaken)
"""events that a page about the AI leaves to the log, so that the lines of its card stand out"""
FOR_A_RIVAL = "ai."
"""how the steps begin in which a player only answers for the AI deck"""


def pages(
    model: Model, events: Sequence[Event], before: Sequence[Event] = (),
    concerns: Callable[[Event], bool] = lambda event: True,
) -> list[Page]:  # fmt: skip
    """Return the pages for the events of one answer; none if there is nothing to read.

    ``before`` holds the earlier events of the same scene: their dice are still on the table. The
    rest of a computer player's turn has a page as a whole turn has, unless an event ``concerns``
    the viewing player.
    """
    made: list[Page] = []
    for part in _turns(events):
        first = part[0] if part else None
        if isinstance(first, TurnBegan) and first.seat in model.computers:
            made.append(_ai_page(model, first.seat, part))
            continue
        rival = -1 if isinstance(first, TurnBegan) else on_turn(model, events)
        if rival in model.computers and not any(map(concerns, part)):
            own = part[: own_results(model, part)]
            made.append(Page("What happened", lines=_told(model, own)))
            rest = part[len(own) :]
            if not own or _told(model, rest):
                made.append(_ai_page(model, rival, rest))
                made[-1].title = f"{model.player_name(rival)}'s turn continues"
            continue
        seen, beats = [*before], _beats(part)
        for beat, after in zip(beats, [*beats[1:], []], strict=True):
            if any(isinstance(each, WORTH_A_PAGE) or came_to_nothing(each) for each in beat):
                made.append(_own_page(model, beat, seen, after))
                more = outcomes.next_trial(model, beat, after)
                made[-1].lines += [Line(each) for each in more]
                made[-1].goes_on = beat is not beats[-1]
            seen += beat
    return [page for page in made if page.worth_reading]


def came_to_nothing(event: Event) -> bool:
    """Return True if the event is of an effect that has brought nothing, which has no question."""
    return isinstance(event, CardMissed) or isinstance(event, OfferDeclined) and bool(event.barred)


def on_turn(model: Model, events: Sequence[Event]) -> int:
    """Return the seat in whose turn these events came, whatever has been played since; -1 before
    the first turn."""
    past = [each for turn in model.session.history for each in turn.events]
    same = [n for n, each in enumerate(past) if events and each is events[0]]
    same = same or [n for n, each in enumerate(past) if events and each == events[0]]
    before = past[: same[-1]] if same else past
    return next((each.seat for each in reversed(before) if isinstance(each, TurnBegan)), -1)


def _given(model: Model, events: Sequence[Event]) -> Turn | None:
    """Return the answer that brought these events, which may be those of a film of it."""
    past = [turn for turn in model.session.history if turn.events and events]
    same = [turn for turn in past if turn.events[0] is events[0]]
    same = same or [turn for turn in past if turn.events[0] == events[0]]
    return same[-1] if same else None


def own_results(model: Model, events: Sequence[Event]) -> int:
    """Return how many of these events, which began in another player's turn, are what the viewing
    player has just decided there: those up to the first with a line."""
    given = _given(model, events)
    if given is None or given.answer.seat != model.seat or given.step.startswith(FOR_A_RIVAL):
        return 0
    return next((n for n, each in enumerate(events, 1) if model.tell(each)), 0)


def _told(model: Model, events: Sequence[Event]) -> list[Line]:
    """Return the lines of events, as on a page."""
    return [Line(line) for each in events
            if not isinstance(each, LOG_ONLY) and (line := model.tell(each))]  # fmt: skip


def _turns(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events, divided where a turn begins."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TurnBegan):
            parts.append([])
        parts[-1].append(event)
    return [part for part in parts if part]


def _beats(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events, divided where one test or fight is over and another begins."""
    beats: list[list[Event]] = [[]]
    left = sum(isinstance(each, TRIALS) for each in events)
    over = False
    for event in events:
        if over and left and isinstance(event, BEFORE_TRIALS):
            beats.append([])
            over = False
        beats[-1].append(event)
        if isinstance(event, TRIALS):
            over, left = True, left - 1
    return beats


def _tested(model: Model, events: Sequence[Event]) -> str:
    """Return the card that the last test is printed on, which need not be the last one drawn; ""
    for none."""
    trials = [each.trial for each in events if isinstance(each, SkillTested) and each.trial]
    card = trials[-1].partition(".")[0] if trials else ""
    return card if card in model.content.components else ""


def _own_page(
    model: Model, events: Sequence[Event], before: Sequence[Event], after: Sequence[Event]
) -> Page:
    """Return the page of a part of an answer's events, with those before and after it."""
    decided = any(isinstance(each, CombatDecided | SkillTested) for each in events)
    seen = [*before, *events] if decided else events
    page = Page(_title(model, events), rolls=rolls(model, seen, events))
    looked = outcomes.card_seen(model, events) if not _card(events) else ""
    card = looked or _tested(model, events) or _card(seen) or _card(before)
    if card in model.content.components:
        page.card, page.section = card, section_of(card, [*before, *events])
        if any(isinstance(each, DRAWN) and each.card == card for each in events):
            page.story = story(model, card, [*before, *events])
    if looked:
        page.story = story(model, looked, ())
    page.duel = duels.over(model, seen, events, duels.Cause(card, page.section))
    page.outcome = " ".join(filter(None, map(model.aside, events)))
    told = (CombatBegan, CombatDecided, SkillTested) if page.duel else ()
    page.gains = outcomes.gains(model, events) if not looked else ()
    page.lines += [Line(each) for each in outcomes.lines_of_dice(model, card, events)]
    drawn = next((each for each in events if isinstance(each, DRAWN)), None)
    if drawn is not None:
        why = outcomes.reason(model, drawn, events, after)
        page.lines += [Line(each) for each in why or outcomes.stakes(model, events)]
    hidden = outcomes.repeated_events(model, events)
    for event in events:
        page.lines += [Line(each) for each in outcomes.goals(model, event, events)]
        if isinstance(event, DRAWN) and event.card == card and page.large:
            continue  # the page shows it
        if any(each is event for each in hidden):
            continue
        if isinstance(event, FavorGranted):
            page.lines.append(Line(outcomes.favor_line(model, event, events)))
        elif not isinstance(event, (*LOG_ONLY, *told, DiceRolled, DiceChanged)):
            _say(model, page, event)
    page.lines += [Line(each) for each in outcomes.card_lines(model, looked)]
    page.lines += [Line(each) for each in outcomes.after_job(model, events)]
    page.lines += [Line(each) for each in outcomes.missed(model, seen if decided else events)]
    page.lines += [Line(each) for each in outcomes.pending_damage(model, events)]
    page.lines += [Line(each) for each in outcomes.after_defeat(model, events)]
    return page


def _ai_page(model: Model, seat: int, events: Sequence[Event]) -> Page:
    name = model.player_name(seat)
    page = Page(f"{name} takes a turn", ai=True, rolls=rolls(model, events, events))
    page.summary = turn_summary.sentence(model, seat, events)
    part = ""
    for event in events:
        if isinstance(event, AICardDrawn):
            page.card = event.card
            page.title = f"{name} draws {model.name(event.card)}"
        elif isinstance(event, AILine):
            if event.part != part:
                part = event.part
                page.lines.append(Line(part.capitalize(), "head"))
            page.lines.append(ai_line(model, event))
        elif not isinstance(event, (*LOG_ONLY, *AI_IN_LOG, DiceRolled, DiceChanged)):
            _say(model, page, event)
    return page


def ai_line(model: Model, event: AILine) -> Line:
    """Return a line of an AI card: its text, and the reason if it was skipped."""
    words = line_words(model, event.card, event.part, event.line)
    if event.done:
        return Line(words, "done")
    return Line(f"{words}: {event.why}" if event.why else words, "skipped")


def line_words(model: Model, card: str, part: str, number: int) -> str:
    """Return a line of an AI card in a few words."""
    line = getattr(model.content.ai_cards[card], part)[number]
    figures = {
        "credits": f"{getattr(line, 'credits', 0):,}",
        "faction": str(getattr(line, "faction", "")).capitalize(),
        "deck": str(getattr(line, "deck", "")).replace("_", " "),
    }
    return AI_WORDS.get(line.do, line.do.replace("_", " ").capitalize()).format_map(figures)


def ai_exhibit(model: Model, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
    """Return the exhibit at a moment of a computer player's turn: the AI card with its lines, the
    card that it is about, and dice."""
    drawn = [each.card for each in events if isinstance(each, AICardDrawn)]
    title, lines = "", list[Line]()
    if drawn:
        title, lines = model.name(drawn[-1]), ai_lines(model, drawn[-1], events, now)
    rolled = _rolls_now(model, events, now)
    # A card stays while dice are rolled for it.
    about = [each for each in events if isinstance(each, ABOUT)] if rolled else now
    card = next((found for each in reversed(about) if (found := _shown_card(model, each))), "")
    return Exhibit(title, lines, card, section_of(card, events), rolled)


def _rolls_now(model: Model, events: Sequence[Event], now: Sequence[Event]) -> list[RimRoll]:
    """Return the dice on the table while they matter: when they are rolled, and until the next
    thing happens."""
    rolled = any(isinstance(each, DiceRolled | DiceChanged | CombatDecided) for each in now)
    return rolls(model, events, now) if rolled else []


def ai_lines(model: Model, card: str, events: Sequence[Event], now: Sequence[Event]) -> list[Line]:
    """Return all lines of an AI card: done, skipped, under way ("now"), or still to come ("to
    come")."""
    told = {(each.part, each.line): each for each in events if isinstance(each, AILine)}
    done = [each for each in told.values() if each.done]
    made: list[Line] = []
    for part in ("special", "planning", "action", "encounter"):
        found = getattr(model.content.ai_cards[card], part)
        if found:
            made.append(Line(part.capitalize(), "head"))
        for number in range(len(found)):
            event = told.get((part, number))
            words = line_words(model, card, part, number)
            state = "to come" if event is None else "done" if event.done else "skipped"
            if event is not None and done and event is done[-1]:
                state = "now"
            made.append(Line(words, state))
    return made


def _shown_card(model: Model, event: Event) -> str:
    """Return the card that an event of a computer player's turn brings up, "" for none."""
    if isinstance(event, EncounterDrawn):
        return event.card if not _secret(model, event) else ""
    if isinstance(event, DatabankDrawn | JobStepBegan | ContactMet | CardBought):
        return event.card
    if isinstance(event, CargoDelivered | JobEnded | BountyClosed):
        return event.card
    return ""


def _secret(model: Model, event: EncounterDrawn) -> bool:
    card = model.content.encounter_cards[event.card]
    return event.section >= 0 and card.sections[event.section].secret is not None


def _say(model: Model, page: Page, event: Event) -> None:
    line = model.tell(event)
    if page.outcome:
        line = line.removesuffix(model.aside(event)).rstrip()  # it stands above the lines
    if line:
        page.lines.append(Line(line))


def _title(model: Model, events: Sequence[Event]) -> str:
    for event in reversed(events):
        if isinstance(event, CombatDecided):
            return "Combat won" if event.won else "Combat lost"
        if isinstance(event, SkillTested):
            return "Test passed" if event.passed else "Test failed"
        if isinstance(event, JobEnded):
            return "Job done" if event.completed else "Job failed"
        if isinstance(event, Defeated):
            return "You are defeated" if event.seat == model.seat else "Defeated"
    for event in events:
        if isinstance(event, GoalCompleted):
            own = event.seat == model.seat
            return "You reach a goal" if own else f"{model.player_name(event.seat)} reaches a goal"
    if any(isinstance(each, ContactSeen | SecretSeen) for each in events):
        return "For your eyes only"
    if any(map(came_to_nothing, events)):
        return "It came to nothing"
    card = _card(events)
    return model.name(card) if card else "What happened"


def _card(events: Sequence[Event]) -> str:
    """Return the card that the events are about."""
    for event in reversed(events):
        if isinstance(event, EncounterDrawn | DatabankDrawn | JobStepBegan | ContactMet):
            return event.card
    for event in reversed(events):
        if isinstance(event, CombatBegan):
            return event.enemy
        if isinstance(event, GoalCompleted):
            return event.card
        if isinstance(event, CargoDelivered):
            return event.card
    return ""


def story(model: Model, card: str, episode: Sequence[Event]) -> str:
    """Return the words of the card for its current part."""
    encounter = model.content.encounter_cards.get(card)
    for event in reversed(episode):
        if isinstance(event, EncounterDrawn) and event.card == card and encounter:
            return encounter.sections[event.section].story if event.section >= 0 else ""
        if isinstance(event, JobStepBegan) and event.card == card:
            return str(model.content.databank[card].steps[event.step - 1].story)
    component = model.content.components.get(card)
    return str(getattr(component, "story", ""))


def section_of(card: str, episode: Sequence[Event]) -> int:
    """Return the section of an encounter card, or the step of a job's card, that is being resolved,
    counted from 0; -1 if it has none."""
    for event in reversed(episode):
        if isinstance(event, EncounterDrawn) and event.card == card:
            return event.section
        if isinstance(event, JobStepBegan) and event.card == card:
            return event.step - 1
    return -1
