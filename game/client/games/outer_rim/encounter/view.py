"""The encounter view: one decision shown as a scene.

The view covers the map (everything but the bars in a compact window) and shows the scene of a card
or a place, what happens there, and every choice as a large button with a number key. Only an answer
closes it; holding M shows the map.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.client.draw import richtext
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import art, enlarged
from game.client.games.outer_rim.cards.faces import text_of
from game.client.games.outer_rim.encounter import duels, outcomes
from game.client.games.outer_rim.encounter.pages import section_of, story
from game.client.games.outer_rim.encounter.rolls import RimRoll, rolls
from game.client.games.outer_rim.favors import facts
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages import duel, page
from game.client.tabletop.pages.dice import Tumble
from game.client.tabletop.pages.duel import Duel
from game.client.tabletop.pages.page import ChoiceButton
from game.client.tabletop.pages.stage import CardFace, Scenery
from game.client.tabletop.pages.story_text import once
from game.client.widgets import Form
from game.outer_rim.bounties.frames import Protect
from game.outer_rim.cards.effects.choices import Choose as Choice
from game.outer_rim.cards.effects.choices import May as Offered
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.cards.models import ContactCard
from game.outer_rim.combat.events import DiceChanged, DiceRolled
from game.outer_rim.company.frames import Join
from game.outer_rim.contacts.effects import Hire
from game.outer_rim.contacts.events import ContactMet
from game.outer_rim.effects.conditions import amount
from game.outer_rim.effects.verbs.choices import LETTERS
from game.outer_rim.events import DatabankDrawn, EncounterDrawn, JobStepBegan, StepBegan, TurnBegan
from game.outer_rim.frames.turns import Cargo, Choose, May, SetupFaction
from game.outer_rim.text import cards
from game.table.contract import Label as Words
from game.table.decisions import Option, option, parse
from game.table.events import Event
from game.table.grammar import a_or_an, capital, listed

VIEW_STEPS = frozenset((
    "talk", "test.skill", "test.buy_off", "dice.use", "may", "choose", "contact", "protect",
    "spoils", "faction", "opponent", "fight_player", "opposed.whom",
    "job.join", "job.skill", "job.fighter", "job.sufferer", "window", "setup.character",
    "setup.ship", "setup.faction", "buy_ship", "destination", "take_crew", "search", "look_top",
    "ai.job", "ai.patrol", "trade", "trade.answer",
))  # fmt: skip
"""steps whose decision is shown in the view even if some of it is on the table"""
TITLES = {
    "setup.ship": "Your first ship",
    "setup.character": "Who are you?",
    "setup.faction": "Old friends",
    "window": "A chance to act",
    "buy_ship": "Ships for sale",
}
"""the titles of pages about no card; others have the name of the place"""
PERSONAL = ("setup.", "ai.")
"""how the steps begin that ask about a person"""
SHOWN = (ContactMet, DatabankDrawn, DiceChanged, DiceRolled, EncounterDrawn, JobStepBegan)
"""events that a page shows: its card and its dice"""
BEGINNING = ("buy", "deliver")
"""answers that begin another affair within a step"""
MOST_TOLD = 5
"""lines on a page about what has happened"""
CHOOSE = "Choose one."
STRANGER = art.Subject("a stranger", "character", "contact", traits=("character",))
"""the picture of a player without a character"""


def is_wanted(model: Model, placed: int) -> bool:
    """Return True if the decision is shown in the view: it says so, or nothing of it is on the
    table."""
    if model.decision is None or not model.options:
        return False
    step = model.decision.step
    if step in VIEW_STEPS:
        return True
    return placed == 0 and step not in ("action", "planning", "encounter", "market", "barter")


def shows_events(model: Model) -> bool:
    """Return True if the view opens for the decision and so shows the latest events."""
    step = model.decision.step if model.decision and model.options else ""
    return step in VIEW_STEPS


def subject(model: Model, episode: Sequence[Event]) -> str:
    """Return the card that the view is about: the last one being resolved."""
    opened = [card for card in model.view["open"] if card not in model.content.ai_cards]
    frame = model.state.stack[-1] if model.state.stack else None
    if isinstance(frame, Join | Protect) and model.options:  # what another player does
        return frame.card if isinstance(frame, Join) else frame.crew
    if opened:
        return str(opened[-1])
    for event in reversed(episode):
        found = getattr(event, "contact", "") or getattr(event, "enemy", "")
        if found:
            return str(found)
    return ""


def episode(model: Model) -> list[Event]:
    """Return the events of what is under way, since the step began."""
    return of_affair(model, model.episode(StepBegan, TurnBegan))


def of_affair(model: Model, events: Sequence[Event]) -> list[Event]:
    """Return those of the events that came with the viewing player's last purchase or delivery, or
    after it: those before it are another story."""
    under_way = set[int]()
    for turn in reversed(model.session.history):
        under_way |= {id(each) for each in turn.events}
        own = turn.answer.seat == model.seat
        if not events or id(events[0]) in under_way:
            break
        if own and parse(turn.answer.key).verb in BEGINNING:
            break
    return [each for each in events if id(each) in under_way]


def face(model: Model, card: str, section: int = -1) -> CardFace | None:
    """Return the card of a page, enlarged; None if there is none to show."""
    if not card or card not in model.content.components:
        return None

    def draw(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
        enlarged.draw_zoom(surface, rect, model.content, card, m, section=section)

    def draw_small(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
        enlarged.draw_small(surface, rect, model.content, card, m, section)

    return CardFace(card, draw, draw_small)


def scenery(model: Model, card: str, section: int = -1) -> Scenery:
    """Return the scene of a card; on a page about none that of the person asked about, or of the
    place where the player is."""
    shown = _scene(model, card, section)
    return Scenery(shown, partial(art.stage, shown), partial(art.stage_steps, shown))


def _scene(model: Model, card: str, section: int) -> art.Subject:
    content = model.content
    if card in content.components:
        if section >= 0:
            return art.section_subject(content, card, section)
        return art.subject(content, card)
    person = _person(model)
    if person:
        return art.subject(content, person)
    if model.step == "setup.character":
        return STRANGER
    space = str(model.me["space"] or "")
    places = model.galaxy.spaces
    if space not in places:
        return art.space_subject("navpoint", "navpoint", None)
    return art.space_subject(space, places[space].kind, places[space].faction)


def _person(model: Model) -> str:
    """Return the character whom the question is about; "" if it is about a place."""
    if model.decision is None or not model.step.startswith(PERSONAL):
        return ""
    seat = getattr(model.state.stack[-1], "seat", model.seat)
    return str(model.view["players"][seat]["character"] or "")


def build_view(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, options: Sequence[Option],
    episode: Sequence[Event], choose: Callable[[str], None], tumble: Tumble,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add the view's widgets to the form; return the rectangle of each choice's button, by key."""
    card = subject(model, episode)
    section = section_of(card, episode)
    shown = face(model, card, section)
    trial = duels.current_duel(model, episode, tumble.events, duels.Cause(card, section))
    if trial is not None:
        return _build_trial(form, m, area, model, options, trial, choose, tumble, shown)
    rolled = on_table(model, episode, tumble.events)
    setting = page.Setting(scenery(model, card, section), shown, rolled, tumble)
    buttons = _buttons(model, options, choose)
    if options and model.step == "setup.faction":
        buttons.append(_any(model, options, choose))
    told = _page_words(model, card, episode)
    labels = [model.labels[each.key] for each in options]
    said = [words for each in labels for words in (each.label, each.detail)]
    if any(not once(Words(words, told.question)).detail for words in said):
        told = replace(told, question="")  # an answer says it
    return page.add_choices(form, m, area, setting, told, buttons)


def on_table(model: Model, episode: Sequence[Event], now: Sequence[Event]) -> list[RimRoll]:
    """Return the dice on the page: those of a test that is over make way for the next."""
    found = rolls(model, episode, now)
    if not duels.awaits_roll(model, episode):
        return found
    return [each for each in found if each.purpose != "test"]


def _build_trial(
    form: Form, m: Metrics, area: pygame.Rect, model: Model, options: Sequence[Option],
    trial: Duel, choose: Callable[[str], None], tumble: Tumble, shown: CardFace | None,
) -> dict[str, pygame.Rect]:  # fmt: skip
    """Add a fight or test under way, with what can be done about it."""
    below = duel.add_duel(form, m, area, trial, tumble, shown)
    if tumble.rolling:
        return {}
    buttons = _buttons(model, options, choose)
    return duel.add_choices(form, m, below, model.prompt, buttons)


def _buttons(
    model: Model, options: Sequence[Option], choose: Callable[[str], None]
) -> list[ChoiceButton]:
    """Return a button for each choice; those that cost credits say how many the player has."""
    made = page.choices(options, facts.with_help(model), choose, _icon)
    for button, each in zip(made, options, strict=True):
        if each.source in model.content.ships:
            button.tip = "\n".join(text_of(model.content, each.source).body)
        if due := price(model, each):
            said = f"{button.label} {button.detail}"
            own = "" if f"{due:,} credits" in said else f"For you it is {due:,}."
            told = (_stop_words(button.detail), own, _purse(model))
            button.detail = " ".join(filter(None, told))
    return [*made, *_closed_choices(model, choose)]


def _closed_choices(model: Model, choose: Callable[[str], None]) -> list[ChoiceButton]:
    """Return a button without light for each way of a card that cannot be chosen now, which says
    why: players read the whole card (OR-R109)."""
    frame = model.state.stack[-1] if model.state.stack else None
    if not isinstance(frame, Choose) or model.step != "choose":
        return []
    ways = model.game.play(model.state).effect(frame, Choice).ways
    made = []
    for letter, _ in zip(LETTERS, ways, strict=False):
        reason = model.why_not("choose", letter)
        if reason is not None:
            each = option("choose", letter)
            words = model.game.word_bare(model.state, each)
            detail = f"{_stop_words(words.act)} {reason.text}".strip()
            button = ChoiceButton(
                f"choice.{each.key}", pygame.Rect(0, 0, 0, 0), words.label,
                partial(choose, each.key), enabled=False, reason=reason.text, detail=detail,
            )  # fmt: skip
            made.append(button)
    return made


def _purse(model: Model) -> str:
    return f"You have {model.me['credits']:,} credits."


def _stop_words(words: str) -> str:
    return words if not words or words.rstrip(")")[-1:] in ".!?" else f"{words}."


def price(model: Model, each: Option) -> int:
    """Return the credits that an option costs, 0 for none."""
    frame = model.state.stack[-1] if model.state.stack else None
    play, cost = model.game.play(model.state), None
    if each.source in model.content.powers and each.verb != "buy_ship":
        cost = model.content.powers[each.source].ability.cost
    elif isinstance(frame, Choose) and each.verb == "choose":
        cost = play.effect(frame, Choice).ways[LETTERS.index(each.source)].cost
    elif isinstance(frame, May) and each.verb == "accept":
        cost = play.effect(frame, Offered).cost
    if cost is None or not cost.credits:
        return 0
    return amount(play, model.seat, cost.credits)


def _icon(each: Option) -> str:
    return each.source if each.verb == "faction" else ""


def _any(model: Model, options: Sequence[Option], choose: Callable[[str], None]) -> ChoiceButton:
    """Return the button for players with no preference: the seed decides which answer it gives."""
    each = options[model.session.header.seed % len(options)]
    return ChoiceButton(
        "encounter.any", pygame.Rect(0, 0, 0, 0), "Any of them", partial(choose, each.key),
        detail=f"Takes {model.labels[each.key].label} in this game", hotkey="0",
    )  # fmt: skip


FACTION_WORDS = (
    "{who} starts the game with **{level}** reputation with one faction. {why} Patrols of a "
    "faction let a ship pass where its reputation is positive, stop it where it is neutral, and "
    "fight it where it is negative. Some cards ask for reputation as well."
)
LEVELS = {1: "positive", 0: "neutral", -1: "negative"}
THEIR_CHOICE = "The AI deck does not decide this, so you do."
OWN_CHOICE = "You choose which."


def _explanation(model: Model) -> str:
    """Return an explanation of the first question of a game: whose reputation it is about, why, and
    its meaning."""
    decision = model.decision
    frame = model.state.stack[-1] if model.state.stack else None
    if decision is None or not isinstance(frame, SetupFaction):
        return ""
    who = richtext.literal(model.player_name(frame.seat))
    why = THEIR_CHOICE if model.kinds[frame.seat] == "deck" else OWN_CHOICE
    return FACTION_WORDS.replace("{who}", who).replace("{why}", why).replace(
        "{level}", LEVELS[frame.level]
    )  # fmt: skip


def _trouble(model: Model) -> str:
    """Return the roll that a delivery has failed, and that the cargo still pays; "" for none."""
    frame = next((each for each in reversed(model.state.stack) if isinstance(each, Cargo)), None)
    asset = model.asset(frame.card) if frame is not None else None
    roll = asset.delivery_roll if asset is not None else None
    if frame is None or asset is None or roll is None or not frame.faces:
        return ""
    if set(frame.faces) & set(roll.success):
        return ""
    rolled, needed = listed(map(a_or_an, frame.faces)), model.delivery_needs(frame.card)
    told = f"you rolled {rolled} and needed {needed}"
    name = richtext.literal(asset.name)
    return f"For **{name}** {told}. This comes first; then the delivery pays."


def _page_words(model: Model, card: str, episode: Sequence[Event]) -> page.Told:
    """Return title, story, events of this scene, and question, each of them once."""
    title = TITLES.get(model.step, "") if not card else model.name(card)
    title = title or model.name(str(model.me["space"] or "")) or "A decision"
    lines = [_explanation(model), _trouble(model),
             *_card_lines(model, card, section_of(card, episode))]  # fmt: skip
    happened = [model.tell(each) for each in episode if not isinstance(each, SHOWN)]
    happened += outcomes.missed(model, episode)
    happened += outcomes.pending_damage(model, episode)
    latest = [*filter(None, happened)][-MOST_TOLD:]
    lines += [f"{{muted|{richtext.plain(line)}}}" for line in latest]
    words = story(model, card, episode) if card else ""
    return page.Told(title, words, "\n\n".join(filter(None, lines)), _question(model, title))


def _card_lines(model: Model, card: str, section: int) -> list[str]:
    """Return the card that an encounter may bring, or what a contact can do as crew, as its own
    lines: the choices only name it."""
    crew = cards.as_crew(model.content, card)
    if crew and model.decision is not None:
        return [*crew, _berths(model)] if _may_join(model, card) else [_no_hiring(model, card)]
    if card not in model.content.encounter_cards or section < 0:
        return []
    return cards.gained(model.content, card, section)


def _may_join(model: Model, card: str) -> bool:
    """Return True unless the part of a contact's card that is resolved hires no one."""
    frame = model.state.stack[-1] if model.state.stack else None
    place = str(getattr(frame, "block", "")).split(".")
    if place[:2] != [card, "parts"]:
        return True
    part = model.content.blocks.get(".".join([*place[:3], "effect"]), ())
    return any(isinstance(each, Hire) for each in every_effect(part))


def _no_hiring(model: Model, card: str) -> str:
    """Return at which reputation a contact would join, who does not join now."""
    found = model.content.databank.get(card)
    levels: dict[str, list[str]] = {}
    for part in found.parts if isinstance(found, ContactCard) else ():
        if part.when is not None and any(isinstance(e, Hire) for e in every_effect(part.effect)):
            for faction, names in part.when.reputation.items():
                levels.setdefault(faction, []).extend(names)
    told = listed([f"{listed(names, 'or')} {faction.title()} reputation"
                   for faction, names in levels.items()], "and")  # fmt: skip
    who = richtext.literal(model.name(card))
    return f"{who} joins only at {told}." if told else f"{who} does not join you now."


def _berths(model: Model) -> str:
    """Return who would have to go for new crew, or that a berth is free."""
    berths = [each.card for each in model.slots(model.seat) if each.kind == "crew"]
    if not berths:
        return "You have no berth for crew."
    if not all(berths):
        return "A berth is free."
    names = listed([f"**{richtext.literal(model.name(each))}**" for each in berths], "or")
    return f"Your {'only berth is' if len(berths) == 1 else 'berths are'} taken: {names} would go."


def _question(model: Model, title: str) -> str:
    """Return the question without what the title says already."""
    asked = model.prompt.removeprefix(f"{richtext.literal(title)}: ")
    asked = capital(asked)
    return "" if asked == CHOOSE else asked


def speech(model: Model, options: Sequence[Option], episode: Sequence[Event]) -> str:
    """Return the scene for reading aloud: story, question, and each choice with its number."""
    card = subject(model, episode)
    parts = [story(model, card, episode) if card else "", model.prompt]
    labels = [model.labels[each.key] for each in options]
    parts += [f"{number}: {each.label}. {each.detail}" for number, each in enumerate(labels, 1)]
    return " ".join(richtext.plain(part) for part in parts if part)
