"""The teller of the story: it gathers deeds and news of an answer, and puts them into lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from game.outer_rim import events as e
from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.choices import Choose, May
from game.outer_rim.cards.log_texts import Spoken, opening
from game.outer_rim.catalog import Content
from game.outer_rim.combat.events import DamageSuffered, DiceChanged, DiceRolled
from game.outer_rim.contacts.events import ContactMet
from game.outer_rim.context import Play
from game.outer_rim.effects.verbs.choices import LETTERS
from game.outer_rim.market.events import CardBartered, MarketRevealed
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.log.naming import CAUSES
from game.outer_rim.text.names import short_name
from game.outer_rim.text.story.deeds import (
    LEADS_ON,
    MOST,
    ON_DELIVERY,
    ROLLS,
    Deed,
    in_a_row,
    merge_alike,
    merge_start,
    sentences,
    with_period,
)
from game.table.decisions import parse
from game.table.events import Event
from game.table.grammar import capital, listed

KNOWN = (
    "ai", "special", "combat", "bounty", "planning", "setup", "bought", "taken", "encounter",
    "favor", "job",
)  # fmt: skip
"""causes that the story shows without a word"""
COMES = {" comes to market.": "sends", " come to market.": "send"}
"""by end of the news of the market: what a card there does to a patrol"""
COST = " at the cost of "
FROM = {"gains": "from", "suffers": "from", "pays": "for", "loses": "over", "draws": "for"}
"""the word between a deed and the card that caused it"""
PLAIN = (PatrolMoved, MarketRevealed, DiceRolled, DiceChanged)
"""events that say nothing about whose doing the next ones are"""
CHANCES = {"accept": ("takes", "the chance"), "pass": ("lets", "the chance go")}
"""by answer to the offer of an encounter, the deed"""
LEFT = {1: "it", 2: "both"}
"""by number of cards found in a deck, what a player leaves who buys none"""
IDLE = (
    e.TurnBegan, e.StepBegan, e.AICardDrawn, e.AILine, DiceRolled, e.GoalTokenTaken, ContactMet,
    e.SecretStirred,
)  # fmt: skip
"""events that do not count as the outcome of an encounter"""


Again = tuple[tuple[str, str, str], ...]


class Line(NamedTuple):
    """A line, ``at`` the place of the last event in it (-1: the answer itself), and as ``aside``
    how an encounter begins, or how a test or fight turns out for its player, in the words of its
    card."""

    at: int
    seat: int
    words: str
    aside: str = ""
    joins: bool = False
    """whether it takes the place of the last line of the answer before, which it begins with"""
    again: Again = ()
    """its parts with their words for the next time, and what they are then about, "" for what they
    say"""
    folds: tuple[str, ...] = ()
    """its player and deeds, if they are one sentence with those of the line before once the log has
    told what that is about"""


class Move(NamedTuple):
    """The move of a patrol, which a later one may continue."""

    who: str
    far: int
    why: str

    def words(self, goal: str) -> str:
        """Return its line."""
        return f"The {self.who} moves {plural(self.far, 'space')} to {goal}{self.why}."


class News(NamedTuple):
    """A line that follows the deeds around it."""

    at: int
    seat: int
    words: str
    kind: str = ""
    """``market`` for cards that come to market, which joins the deeds before it; ``patrol`` for a
    patrol that such a card sends, which joins that news"""
    move: Move | None = None
    """of a patrol that no such card sends"""


@dataclass
class Scene:
    """The turn so far: its player, its cards and rolls."""

    seat: int = -1
    opening: str = ""
    """who goes first, and what wins the game, which stand before the first turn"""
    number: int = 0
    """the number of the turn in the game"""
    card: str = ""
    block: str = ""
    """the start of the ids of the blocks of the card that is being resolved"""
    job: str = ""
    """the job whose steps are on the card drawn for it"""
    jobs_done: set[str] = field(default_factory=set)
    """completed jobs, which leave without another word"""
    flight_goal: str = ""
    """the space to which the player has flown"""
    choice_told: bool = False
    """whether a line says which way of the card the player has chosen"""
    idle_card: str = ""
    """the card of an encounter of which nothing has come so far"""
    brought_something: bool = False
    """whether something has come of an encounter this turn"""
    failed_card: str = ""
    """the card for which a test failed last"""
    attempt_told: bool = False
    """whether a line says which job the player attempts"""
    idle_roll: bool = False
    """whether that is about a roll in it"""
    cards_found: int = 0
    """the number of cards found in a deck, of which the player may buy one"""
    idle_contact: str = ""
    """the card of a contact whom the player has met, and of whom nothing has come so far"""
    cleared_cards: dict[str, str] = field(default_factory=dict)
    """by market deck: the card that was cleared from it last"""
    named_cards: set[str] = field(default_factory=set)
    """cards that a line has named: as causes they need no other mention"""
    market_news: set[str] = field(default_factory=set)
    """cards that have come to market"""
    contacts_gone: set[str] = field(default_factory=set)
    """contacts whose departure another line shows"""
    rolls: dict[int, tuple[str, ...]] = field(default_factory=dict)
    barters: list[CardBartered] = field(default_factory=list)
    attacker_won: bool = False
    """whether the attacker won the last fight"""
    attack_known: bool = False
    """whether a line says that the player attacks another one"""
    attack_told: bool = False
    """whether a line says so of the fight under way"""
    winner: int = -1
    """the seat that won the last fight"""


class Teller:
    """Puts answers into words one after another. ``tellers`` add the events of each kind; others
    have their own line."""

    def __init__(
        self, p: Play, tell: Callable[[Event], str], viewer: int, tellers: Tellers
    ) -> None:
        self.p, self.tell, self.viewer, self.tellers = p, tell, viewer, tellers
        self.scene = Scene()
        self.open: list[Deed] = []
        """the deeds of the latest line, if the next answer may continue it"""
        self.begun = False
        """whether the latest line is about what has other words the next time, or follows on it"""
        self.asked: Line | None = None
        """the latest line, if it is a request for a favor: its answers join it"""
        self.last: Line | None = None
        """the latest line, if it ends with news of the market: a patrol may follow"""
        self.moved: Move | None = None
        """the move in the latest line, if it is the move of a patrol"""
        self.deeds: dict[int, list[tuple[Deed, int]]] = {}
        self._begin(())

    def _begin(self, events: Sequence[Event]) -> None:
        self.events = events
        self.at = -1
        self.actor = self.scene.seat
        self.lines: list[Line] = []
        self.deeds = {seat: [(deed, -1) for deed, _ in made] for seat, made in self.deeds.items()}
        self.news: list[News] = []
        self.paid: DamageSuffered | None = None
        """damage that the line of its fight has told"""
        self.fresh: list[str] = []
        self.fresh_at = -1
        """cards new in the market, for the next line about it"""

    def run(self, events: Sequence[Event], step: str, key: str) -> list[Line]:
        """Return the lines of one answer to a step."""
        self._begin(events)
        self._choice(step, key)
        for self.at, event in enumerate(events):
            seat = getattr(event, "seat", -1)
            if not isinstance(event, PLAIN):
                self.actor = seat if seat >= 0 else self.actor
            if not isinstance(event, IDLE):
                self.scene.brought_something |= bool(self.scene.idle_card)
                self.scene.idle_card = self.scene.idle_contact = ""
            self.tellers.get(type(event), Teller.add_own_line)(self, event)
        if self.scene.seat >= 0 or self.news or self.fresh:
            self.flush()  # a start of several answers is one sentence
        begins = [at for at, each in enumerate(events) if isinstance(each, e.TurnBegan)]
        if any(type(each).reveals for each in events[begins[-1] if begins else 0 :]):
            last = self.open[-1] if self.open else None
            rolled = last and (
                last.tail == ON_DELIVERY or last.verb in ROLLS or last.about == LEADS_ON
            )
            self.open = self.open if rolled else []  # undo stops below its line
        return self.lines

    def _choice(self, step: str, key: str) -> None:
        """Add the way of a card that a player chose, in the words of the card, if it is certain;
        or that the player takes the chance that the card of an encounter offers, or does not;
        or leaves what a search has found."""
        scene = self.scene
        offered = scene.idle_card and not scene.idle_contact and offers(self.p.content, scene.block)
        if offered and step == "may" and key in CHANCES:
            self.add(scene.seat, Deed(*CHANCES[key], about=LEADS_ON))
            scene.idle_card = ""
        if step == "search" and key == "pass" and scene.cards_found:
            self.add(scene.seat, Deed("leaves", f"{LEFT.get(scene.cards_found, 'them')} there"))
            scene.cards_found = 0
        if step != "choose" or scene.choice_told or not scene.block:
            return
        option = parse(key)
        if option.verb != step:
            return
        asked = choices_of(self.p.content, scene.block)
        place = LETTERS.index(option.source)
        if len(asked) == 1 and place < len(asked[0].ways) and asked[0].ways[place].words:
            scene.choice_told = True
            self.add(scene.seat, Deed("chooses", f'"{asked[0].ways[place].words}"'))

    def flush(self) -> None:
        """Add the lines of the deeds so far, and then the news."""
        for seat, deeds in self.deeds.items():
            name, parts = short_name(self.p, seat), [each for each, _ in deeds]
            done = merge_alike(parts if self.scene.seat >= 0 else merge_start(parts))
            before = self.open if seat == self.scene.seat and not self.lines else []
            joins = bool(before) and len(before) + len(done) <= MOST
            self.open = []
            if joins:
                *before, done[0] = [*before[:-1], *merge_alike([before[-1], done[0]])]
            for n, some in enumerate(sentences([*before, *done] if joins else done)):
                words = with_period(f"{name} {in_a_row(some)}")
                aside = " ".join(filter(None, (each.aside for each in some)))
                again = tuple(
                    (each.words.rstrip('"'), each.again, each.about) for each in some if each.again
                )
                goes_on = joins and n == 0
                self.begun = seat == self.scene.seat and bool(self.begun or again)
                folds = (name, *(each.brief or each.words for each in some)) if self.begun else ()
                self.add_line(words, seat, deeds[-1][1], aside, goes_on, again, folds)
                self.open = [] if aside or seat != self.scene.seat else some
        told, self.deeds = bool(self.deeds) and self.scene.seat >= 0, {}
        self.add_market_news()
        self.open = [] if self.news else self.open
        for each in self.news:
            if told and each.kind == "market":
                last = self.lines.pop()
                words = f"{last.words} {each.words}"
                folds = (*last.folds, each.words) if last.folds else ()
                self.add_line(words, last.seat, each.at, last.aside, last.joins, last.again, folds)
                self.begun = False
            elif self.last and not self.lines and each.kind == "patrol":
                words, last = _with_patrol(self.last.words, each.words), self.last
                self.add_line(words, last.seat, each.at, last.aside, True, last.again)
            else:
                self.add_line(each.words, each.seat, each.at)
            told = False
        if self.lines:
            ends = self.news and self.news[-1].kind == "market"
            self.last = self.lines[-1] if ends else None
            self.moved = self.news[-1].move if self.news else self.moved
        self.news = []

    def add_market_news(self) -> None:
        if self.fresh:
            names = listed(map(self.card_name, self.fresh))
            if self.scene.seat < 0:
                words = f"The market opens with {names}."
            else:
                words = capital(names) + [*COMES][len(self.fresh) > 1]
            self.news.insert(0, News(self.fresh_at, -1, words, "market"))
            self.fresh = []

    def add_patrol_move(self, move: Move, goal: str, sender: str) -> None:
        """Add the move of a patrol, which a card that comes to market sends if it is the sender;
        a patrol that moves space by space does so in one line."""
        sent = sender in self.scene.market_news
        self.add_market_news()
        last = self.news[-1] if self.news else None
        moved = last.move if last else None if self.deeds else self.moved
        if sent and last is not None and last.kind == "market":
            words = _with_patrol(last.words, move.words(goal))
            self.news[-1] = last._replace(at=self.at, words=words)
        elif sent:
            self.news.append(News(self.at, -1, move.words(goal), "patrol"))
        elif moved is not None and (moved.who, moved.why) == (move.who, move.why):
            move = move._replace(far=moved.far + move.far)
            if last is not None:
                self.news[-1] = News(self.at, -1, move.words(goal), move=move)
            else:
                self.add_line(move.words(goal), -1, joins=not self.lines)
                self.moved = move
        else:
            self.news.append(News(self.at, -1, move.words(goal), move=move))

    def add_line(
        self,
        words: str,
        seat: int,
        at: int | None = None,
        aside: str = "",
        joins: bool = False,
        again: Again = (),
        folds: tuple[str, ...] = (),
    ) -> None:
        """Add a line about a player, -1 for none."""
        self.asked, self.moved, self.begun = None, None, bool(folds)
        place = self.at if at is None else at
        last = self.lines[-1].at if self.lines else -1
        self.lines.append(Line(max(place, last), seat, words, aside, joins, again, folds))

    def add(self, seat: int, deed: Deed) -> None:
        """Add a deed to the sentence of its player."""
        self.deeds.setdefault(seat, []).append((deed, self.at))

    def add_anew(self, seat: int, verb: str, what: str, scene: str = "") -> None:
        """Add a deed with other words for the next time."""
        brief = verb.removesuffix(" the encounter")
        told = f"{brief} {what} again"
        self.add(seat, Deed(verb, what, aside=scene, ends=bool(scene), again=told))

    def tell_anew(self, seat: int) -> None:
        """Let the latest deed of a player say "again" once the log has told it before."""
        done = self.deeds[seat]
        done[-1] = (replace(done[-1][0], again=f"{done[-1][0].words} again"), done[-1][1])

    def opening_of(self, seat: int, card: c.Section | c.ContactCard | c.JobCard) -> str:
        """Return the first sentence of a card: one that speaks to its player names that player,
        or is ""."""
        said = Spoken(opening(card.story), card.story_log)
        return said.told_of(short_name(self.p, seat))

    def change(self, seat: int, verb: str, change: Callable[[Deed], Deed | None]) -> bool:
        """Change the latest deed of a player if it has that verb; return True if so."""
        done = self.deeds.get(seat)
        if not done or done[-1][0].verb != verb:
            return False
        made = change(done[-1][0])
        if made is None:
            return False
        done[-1] = (made, self.at)
        return True

    def add_yield(self, event: Any, what: str) -> bool:
        """Add a gain to the use of the card that brings it: "calls on Dengar for 2,000 credits".
        Return False if its use is not the deed before."""
        name = self.p.content.name(event.cause.partition(".")[0])

        def used(deed: Deed) -> Deed | None:
            gain, at, cost = deed.tail.partition(COST)
            if deed.what.partition(" (")[0] != name or gain[:5] not in ("", " for "):
                return None
            return replace(deed, tail=f"{gain} {'and' if gain else 'for'} {what}{at}{cost}")

        return any(self.change(event.seat, verb, used) for verb in ("uses", "calls on"))

    def add_cost(self, event: Any, what: str) -> bool:
        """Add what a player gives for the use of a card to it: "calls on Dengar at the cost of
        1 damage". Return False if its use is not the deed before."""
        name = self.p.content.name(event.cause.partition(".")[0])

        def used(deed: Deed) -> Deed | None:
            if deed.what.partition(" (")[0] != name:
                return None
            link = " and " if COST in deed.tail else COST
            return replace(deed, tail=f"{deed.tail}{link}{what}")

        return any(self.change(event.seat, verb, used) for verb in ("uses", "calls on"))

    def cause_of(self, event: Event) -> str:
        """Return the card or reason of an event, "" if the story shows it."""
        card = event.cause.partition(".")[0]
        seat = getattr(event, "seat", -1)
        own = seat in (-1, self.scene.seat)
        if not card or card in KNOWN or (own and card in self.scene.named_cards):
            return ""
        if card in self.p.content.components:
            name = self.p.content.name(card)
            if any(name in deed.what for deed, _ in self.deeds.get(seat, ())):
                return ""
        if seat >= 0 and card == self.p.player(seat).character:
            return ""
        if card in CAUSES:
            return f" ({CAUSES[card]})"
        return self.p.content.name(card) if card in self.p.content.components else ""

    def add_caused(self, event: Any, verb: str, what: str, tail: str = "") -> None:
        """Add a deed with its cause."""
        cause = self.cause_of(event)
        before = [deed for deed, _ in self.deeds.get(event.seat, ())][-1:]
        if cause and any(cause in deed.tail and deed.verb != verb for deed in before):
            cause = ""  # the deed before names it
        if cause.startswith(" "):
            self.add(event.seat, Deed(verb, what, tail + cause))
        elif cause:
            link = FROM.get(verb)
            behind = f" {link} {cause}{tail}" if link else f"{tail} ({cause})"
            self.add(event.seat, Deed(verb, what, behind))
        else:
            self.add(event.seat, Deed(verb, what, tail))

    def is_bounty(self, card: str) -> bool:
        asset = self.p.content.assets.get(card)
        return asset is not None and asset.kind == "bounty"

    def card_name(self, card: str) -> str:
        """Return the name of a card; a bounty that has the name of its target, as one."""
        name = self.p.content.name(card)
        same = self.is_bounty(card) and name == self.p.content.name(
            self.p.content.assets[card].target
        )
        return f"the bounty on {name}" if same else name

    def comes_later(self, kind: type[Event], **fields: object) -> bool:
        """Return True if such an event follows in this answer, before the turn ends."""
        for each in self.events[self.at + 1 :]:
            if isinstance(each, e.TurnBegan):
                return False
            if isinstance(each, kind) and all(
                getattr(each, name) == value for name, value in fields.items()
            ):
                return True
        return False

    def comes_next(self, kind: type[Event], **fields: object) -> bool:
        """Return True if such an event follows next."""
        after = self.events[self.at + 1 : self.at + 2]
        return any(
            isinstance(each, kind)
            and all(getattr(each, name) == value for name, value in fields.items())
            for each in after
        )

    def add_own_line(self, event: Event) -> None:
        """Add the line that an event has of its own."""
        words = self.tell(event)
        if words:
            seat = int(getattr(event, "seat", -1))
            self.flush()
            self.open = []
            self.add_line(words, seat)

    def add_news(self, event: Event) -> None:
        """Add the line that an event has of its own after the deeds around it."""
        words = self.tell(event)
        if words:
            self.news.append(News(self.at, int(getattr(event, "seat", -1)), words))

    def leave_out(self, event: Event) -> None:
        """Leave an event to the lines around it."""


def _with_patrol(market: str, patrol: str) -> str:
    """Return news of the market with that of the patrol that a card there sends."""
    for end, sends in COMES.items():
        if market.endswith(end):
            return f"{market[:-1]} and {sends} t{patrol[1:].replace(' moves ', ' ', 1)}"
    return f"{market} {patrol}"


@lru_cache(maxsize=256)
def choices_of(content: Content, start: str) -> list[Choose]:
    """Return the choices in the blocks of a card whose ids start like that."""
    blocks = (block for id, block in content.blocks.items() if id.startswith(start))
    return [each for block in blocks for each in block if isinstance(each, Choose)]


@lru_cache(maxsize=256)
def offers(content: Content, start: str) -> bool:
    """Return True if the blocks of a card whose ids start like that begin with an offer that has
    no ways."""
    blocks = [block for id, block in content.blocks.items() if id.startswith(start)]
    offered = bool(blocks) and isinstance(blocks[0][0], May)
    return offered and not choices_of(content, start)


Tellers = Mapping[type[Event], Callable[[Teller, Any], None]]
"""by kind of event, what adds it to the story"""
