"""The guide deck: the cards that are read before and after a game, and what they have added.

The deck is an ordered list (MA-026). Its place is one number, that of the last card carried out;
everything else follows from it. Nothing here changes a game: ``Setup.guide`` is that number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.mandalorian import weekly
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import Content
from game.mandalorian.context import Play
from game.mandalorian.names import Level
from game.table.validation import STRICT

Medal = Literal["won", "standard", "veteran", "quiet", "unhurt"]
QUIET = 3
"""the medal of quiet work is for markers on at most one part in this many of the crisis track"""


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    mission: str
    won: bool
    level: Level
    medals: tuple[Medal, ...] = ()
    challenges: tuple[str, ...] = ()
    week: str = ""
    """the week whose job it was, with the seed of that week"""


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class Campaign:
    """The place in the guide deck, kept between games (MA-036), and the games played."""

    guide: Annotated[int, Field(ge=0, le=71)] = 0
    """number of the last guide card carried out"""
    games: tuple[Played, ...] = ()
    opened: tuple[Annotated[int, Field(ge=1, le=9)], ...] = ()
    """the envelopes that have been opened, by their numbers"""


# --- the deck -------------------------------------------------------------------------------------


def deck(content: Content) -> tuple[str, ...]:
    """Return the components of the deck in the order of their numbers (MA-027); a planning card
    takes one number for each copy."""
    numbered: dict[int, str] = {}
    for id, part in content.components.items():
        if isinstance(part, c.Guide):
            numbered[part.number] = id
        elif part.guide:
            copies = getattr(part, "count", 1)
            numbered |= {number: id for number in range(part.guide, part.guide + copies)}
    return tuple(numbered[number] for number in sorted(numbered))


def stops(content: Content, number: int) -> bool:
    """Return True if the card with a number ends the reading (MA-039)."""
    card = content.guides.get(number)
    return card is not None and card.stop


def reading(content: Content, guide: int) -> tuple[str, ...]:
    """Return the cards from the top of the deck to the next STOP (MA-037 to MA-039)."""
    cards = deck(content)
    last = next((n for n in range(guide + 1, len(cards) + 1) if stops(content, n)), len(cards))
    return cards[guide:last]


def before(content: Content, guide: int) -> tuple[str, ...]:
    """Return the cards to read before a game: none after a STOP has named what comes next."""
    return () if stops(content, guide) else reading(content, guide)


def after(content: Content, guide: int, mission: str) -> tuple[str, ...]:
    """Return the cards to read after a game of a mission (MA-034), whether won or lost (MA-R88).

    A game of another mission than those that may be next leaves the deck as it is (MA-R87).
    """
    if not stops(content, guide) or not moves_on(content, guide, mission):
        return ()
    return reading(content, guide)


def moves_on(content: Content, guide: int, mission: str) -> bool:
    """Return True if a game of a mission moves the deck on: of one that the deck names, on any of
    its maps, or of any if it names none (MA-R102)."""
    card = _naming(content, guide)
    if card is None:
        return True
    return sheet(content, mission) in {sheet(content, each) for each in named_by(card)}


def sheet(content: Content, mission: str) -> str:
    """Return the mission that this one is on another map, or itself."""
    part = content.missions.get(mission)
    return (part.sheet if part is not None else None) or mission


def named_by(card: c.Guide) -> tuple[str, ...]:
    """Return the missions that a guide card names, in any order to be played."""
    return ((card.mission,) if card.mission is not None else ()) + card.others


def next_mission(content: Content, guide: int) -> str | None:
    """Return the mission that the deck names, the first of several; None if the group picks
    freely (MA-040, MA-R89)."""
    card = _naming(content, guide)
    return card.mission if card is not None else None


def _naming(content: Content, guide: int) -> c.Guide | None:
    """Return the card that names the next missions, None if there is none."""
    number = guide
    while number > 0:
        card = content.guides.get(number)
        if card is not None and card.mission is not None:
            return card
        number -= 1
        if stops(content, number):
            break
    return None


# --- what has been added --------------------------------------------------------------------------


def added(content: Content, guide: int) -> tuple[str, ...]:
    """Return the cards and missions that the deck has added so far (MA-030)."""
    found = dict.fromkeys(deck(content)[:guide])
    return tuple(id for id in found if not isinstance(content.components[id], c.Guide))


def open_missions(content: Content, guide: int) -> tuple[str, ...]:
    """Return the missions that the deck has named or added so far, the next one included."""
    read = (card for number, card in content.guides.items() if number <= guide)
    opened = {each for card in read for each in named_by(card)} | set(added(content, guide))
    return tuple(id for id, each in content.missions.items() if {id, each.sheet or id} & opened)


def open_characters(content: Content, guide: int) -> tuple[str, ...]:
    """Return the characters of the missions that the deck has named or added so far (MA-R100)."""
    met = {who for id in open_missions(content, guide) for who in content.missions[id].characters}
    return tuple(who for who in content.characters if who in met)


# --- a campaign -----------------------------------------------------------------------------------


def prepare(content: Content, campaign: Campaign) -> Campaign:
    """Return a campaign after the reading that begins a setup."""
    return replace(campaign, guide=campaign.guide + len(before(content, campaign.guide)))


def conclude(content: Content, campaign: Campaign, played: Played) -> Campaign:
    """Return a campaign after a game and the reading that follows it."""
    read = after(content, campaign.guide, played.mission)
    return replace(campaign, guide=campaign.guide + len(read), games=(*campaign.games, played))


def result_of(p: Play) -> Played:
    """Return the record of a game that is over."""
    state, setup = p.state, p.state.setup
    due = setup.week and weekly.job(p.content, setup.week).seed == state.seed
    return Played(setup.mission, state.won, setup.level, medals(p), setup.challenges,
                  setup.week if due else "")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Run:
    """Missions won in a row with one life, in the latest run and in the best one."""

    now: int = 0
    best: int = 0


def run(content: Content, games: Iterable[Played]) -> Run:
    """Return the runs of games with one life; each begins after a game that was lost."""
    lives = {key for key, each in content.challenges.items() if each.one_life}
    now = best = 0
    for game in games:
        if lives.intersection(game.challenges):
            now = now + 1 if game.won else 0
            best = max(best, now)
    return Run(now, best)


def open_challenges(content: Content, guide: int) -> tuple[str, ...]:
    """Return the challenges that the deck has shown so far."""
    cards = (card for number, card in content.guides.items() if number <= guide)
    return tuple(card.challenge.key for card in cards if card.challenge is not None)


def due_envelopes(content: Content, guide: int) -> tuple[int, ...]:
    """Return the envelopes that the cards read so far say to open (MA-033)."""
    cards = (card for number, card in content.guides.items() if number <= guide)
    return tuple(card.opens for card in cards if card.opens is not None)


def open_envelope(campaign: Campaign, number: int) -> Campaign:
    """Return a campaign with an envelope opened."""
    return replace(campaign, opened=tuple(sorted({*campaign.opened, number})))


def open_ways(content: Content, campaign: Campaign) -> tuple[str, ...]:
    """Return the ways of play from the envelopes that have been opened (MA-R104)."""
    held = (content.envelopes[each].holds[0] for each in campaign.opened
            if each in content.envelopes)  # fmt: skip
    keys = {way.id: way.key for way in content.ways.values()}
    return tuple(keys[each] for each in held)


def weekly_open(content: Content, guide: int) -> bool:
    """Return True if the deck has shown the card of the weekly job."""
    return any(card.weekly for number, card in content.guides.items() if number <= guide)


def medals(p: Play) -> tuple[Medal, ...]:
    """Return the medals of a game that is won: for winning, for the level, for few crises, and for
    nobody below half health."""
    state = p.state
    earned: dict[Medal, bool] = {
        "won": True,
        "standard": state.setup.level != "novice",
        "veteran": state.setup.level == "veteran",
        "quiet": QUIET * state.track <= p.limit,
        "unhurt": all(2 * p.left(who) >= p.health(who) for who in state.characters),
    }
    return tuple(medal for medal, true in earned.items() if true and state.won)
