"""The log as a story: a turn in a few lines, each of them about one stretch of events.

The deeds and gains of a player in a row are one sentence ("Tam buys Spice for 3,000 credits and
suffers 1 damage (3 of 4 health left)."). Rolls stand with their result. News of the market and of
patrols comes after the deeds that brought them. Events that no rule here covers have their own
line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from game.outer_rim import events as e
from game.outer_rim.cards.effects.choices import Choose
from game.outer_rim.catalog import Content
from game.outer_rim.context import Play
from game.outer_rim.effects.verbs.choices import LETTERS
from game.outer_rim.rules.contacts import planet_of
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.ambitions import MARKS
from game.outer_rim.text.favors import favor_name
from game.outer_rim.text.log.causes import CAUSES
from game.outer_rim.text.log.deeds import MOST, Deed, in_a_row, joined, sentences, start, stopped
from game.outer_rim.text.log.fights import enemy
from game.outer_rim.text.log.naming import title
from game.outer_rim.text.names import NEEDED, at, dice, name_of, patrol, space_name
from game.outer_rim.text.grammar import one, plural
from game.outer_rim.text.terms import deck_name
from game.table.decisions import parse
from game.table.events import Event
from game.table.grammar import listed

KNOWN = (
    "ai", "special", "combat", "bounty", "planning", "setup", "bought", "taken", "encounter",
    "favor", "job",
)  # fmt: skip
"""causes that the story shows without a word"""
PASSING = (("crit",), ("crit", "hit"), ("crit", "hit", "focus"))
"""the faces that pass a test, by skill level"""
MARKET = "New in the market: "
SENTENCE_END = re.compile(r"(?<=[.!?]) ")
YOU = re.compile(r"\b[Yy]ou(r\w*)?\b")
PATROL = "The "
"""how news of a patrol begins"""
FROM = {"gains": "from", "suffers": "from", "pays": "for", "loses": "over"}
"""the word between a deed and the card that caused it"""


Again = tuple[tuple[str, str], ...]


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
    """its parts that have other words once the log has told them before"""


@dataclass
class _Scene:
    """The turn so far: its player, its cards and rolls."""

    seat: int = -1
    step: str = ""
    card: str = ""
    block: str = ""
    """the start of the ids of the blocks of the card that is being resolved"""
    job: str = ""
    """the job whose steps are on the card drawn for it"""
    ended: set[str] = field(default_factory=set)
    """completed jobs, which leave without another word"""
    goal: str = ""
    """the space to which the player has flown"""
    chosen: bool = False
    drawn: str = ""
    """the card of an encounter of which nothing has come so far"""
    named: set[str] = field(default_factory=set)
    """cards that a line has named: as causes they need no other mention"""
    left: set[str] = field(default_factory=set)
    """contacts whose departure another line shows"""
    rolls: dict[int, tuple[str, ...]] = field(default_factory=dict)
    barters: list[e.CardBartered] = field(default_factory=list)
    beaten: bool = False


def story(
    p: Play,
    tell: Callable[[Event], str],
    answers: Sequence[tuple[str, Sequence[Event]]],
    viewer: int,
) -> list[list[Line]]:
    """Return the lines of answers in a row, of each its own.

    ``answers`` are keys with the events that the ``viewer`` may know; the first is where a turn
    begins. ``tell`` returns the line of a single event.
    """
    told = _Teller(p, tell, viewer)
    return [told.run(events, key) for key, events in answers]


class _Teller:
    """Puts answers into words one after another."""

    def __init__(self, p: Play, tell: Callable[[Event], str], viewer: int) -> None:
        self.p, self.tell, self.viewer = p, tell, viewer
        self.scene = _Scene()
        self.open: list[Deed] = []
        """the deeds of the latest line, if the next answer may continue it"""
        self.asked: Line | None = None
        """the latest line, if it is a request for a favor: its answers join it"""
        self.prior: Line | None = None
        """the latest line of the answers before"""
        self.last: Line | None = None
        """the latest line, if it ends with news of the market: a patrol may follow"""
        self.deeds: dict[int, list[tuple[Deed, int]]] = {}
        self._begin(())

    def _begin(self, events: Sequence[Event]) -> None:
        self.events = events
        self.at = -1
        self.actor = self.scene.seat
        self.lines: list[Line] = []
        self.deeds = {seat: [(deed, -1) for deed, _ in made] for seat, made in self.deeds.items()}
        self.news: list[Line] = []
        self.paid: e.DamageSuffered | None = None
        """damage that the line of its fight has told"""
        self.fresh: list[str] = []
        self.fresh_at = -1
        """cards new in the market, for the next line about it"""

    # -- the run of an answer --

    def run(self, events: Sequence[Event], key: str) -> list[Line]:
        """Return the lines of one answer."""
        self._begin(events)
        self._choice(key)
        for self.at, event in enumerate(events):
            seat = getattr(event, "seat", -1)
            if not isinstance(event, PLAIN):
                self.actor = seat if seat >= 0 else self.actor
            if not isinstance(event, IDLE):
                self.scene.drawn = ""
            TELLERS.get(type(event), _Teller.other)(self, event)
        if self.scene.seat >= 0 or self.news or self.fresh:
            self.flush()  # a start of several answers is one sentence
        self.prior = self.lines[-1] if self.lines else self.prior
        begins = [at for at, each in enumerate(events) if isinstance(each, e.TurnBegan)]
        if any(type(each).reveals for each in events[begins[-1] if begins else 0 :]):
            self.open = []  # undo stops below its line
        return self.lines

    def _choice(self, key: str) -> None:
        """Add the way of a card that a player chose, in the words of the card, if it is certain."""
        option = parse(key) if key.startswith("choose:") else None
        scene = self.scene
        if option is None or scene.chosen or not scene.block or option.source not in LETTERS:
            return
        asked = _choices(self.p.content, scene.block)
        place = LETTERS.index(option.source)
        if len(asked) == 1 and place < len(asked[0].ways) and asked[0].ways[place].words:
            scene.chosen = True
            words = f'"{asked[0].ways[place].words}"'
            self.do(scene.seat, Deed("chooses", words, again=f"again chooses {words[:-1]}"))

    def flush(self) -> None:
        """Add the lines of the deeds so far, and then the news."""
        for seat, deeds in self.deeds.items():
            parts = [each for each, _ in deeds]
            done = joined(parts if self.scene.seat >= 0 else start(parts))
            before = self.open if seat == self.scene.seat and not self.lines else []
            joins = bool(before) and len(before) + len(done) <= MOST
            self.open = []
            if joins and before[-1].verb == done[0].verb == "peeks at":
                *before, done[0] = [*before[:-1], *joined([before[-1], done[0]])]
            for n, some in enumerate(sentences([*before, *done] if joins else done)):
                words = stopped(f"{name_of(self.p, seat)} {in_a_row(some)}")
                aside = " ".join(filter(None, (each.aside for each in some)))
                again = tuple((each.words.rstrip('"'), each.again) for each in some if each.again)
                goes_on = joins and n == 0
                self.line(words, seat, deeds[-1][1], aside, goes_on, again)
                self.open = [] if aside or seat != self.scene.seat else some
        told, self.deeds = bool(self.deeds) and self.scene.seat >= 0, {}
        self._market()
        self.open = [] if self.news else self.open
        for each in self.news:
            if told and each.words.startswith(MARKET):
                last = self.lines.pop()
                words = f"{last.words} {each.words}"
                self.line(words, last.seat, each.at, last.aside, last.joins, last.again)
            elif self.last and not self.lines and each.words.startswith(PATROL):
                words, last = f"{self.last.words} {each.words}", self.last
                self.line(words, last.seat, each.at, last.aside, True, last.again)
            else:
                self.line(each.words, each.seat, each.at)
            told = False
        if self.lines:
            ends = self.news and self.news[-1].words.startswith(MARKET)
            self.last = self.lines[-1] if ends else None
        self.news = []

    def _market(self) -> None:
        if self.fresh:
            names = listed(map(self.card, self.fresh))
            self.news.insert(0, Line(self.fresh_at, -1, f"{MARKET}{names}."))
            self.fresh = []

    def line(
        self,
        words: str,
        seat: int,
        at: int | None = None,
        aside: str = "",
        joins: bool = False,
        again: Again = (),
    ) -> None:
        """Add a line about a player, -1 for none."""
        self.asked = None
        place = self.at if at is None else at
        last = self.lines[-1].at if self.lines else -1
        self.lines.append(Line(max(place, last), seat, words, aside, joins, again))

    def do(self, seat: int, deed: Deed) -> None:
        """Add a deed to the sentence of its player."""
        self.deeds.setdefault(seat, []).append((deed, self.at))

    def again(self, seat: int, verb: str, what: str, scene: str = "") -> None:
        """Add a deed with other words for the next time."""
        brief = verb.removesuffix(" the encounter")
        told = f"{brief} {what} again"
        self.do(seat, Deed(verb, what, aside=scene, ends=bool(scene), again=told))

    def _scene(self, seat: int, text: str) -> str:
        """Return the first sentence of a card, "" if it speaks to a player who is not viewing."""
        first = SENTENCE_END.split(text, 1)[0]
        return "" if seat != self.viewer and YOU.search(first) else first

    def redo(self, seat: int, verb: str, change: Callable[[Deed], Deed | None]) -> bool:
        """Change the latest deed of a player if it has that verb; return True if so."""
        done = self.deeds.get(seat)
        if not done or done[-1][0].verb != verb:
            return False
        made = change(done[-1][0])
        if made is None:
            return False
        done[-1] = (made, self.at)
        return True

    def cause(self, event: Event) -> str:
        """Return the card or reason of an event, "" if the story shows it."""
        card = event.cause.partition(".")[0]
        seat = getattr(event, "seat", -1)
        if not card or card in KNOWN or card in self.scene.named:
            return ""
        if seat >= 0 and card == self.p.player(seat).character:
            return ""
        if card in CAUSES:
            return f" ({CAUSES[card]})"
        return self.p.content.name(card) if card in self.p.content.components else ""

    def got(self, event: Any, verb: str, what: str, tail: str = "") -> None:
        """Add a deed with its cause."""
        cause = self.cause(event)
        if cause.startswith(" "):
            self.do(event.seat, Deed(verb, what, tail + cause))
        elif cause:
            link = FROM.get(verb)
            behind = f" {link} {cause}{tail}" if link else f"{tail} ({cause})"
            self.do(event.seat, Deed(verb, what, behind))
        else:
            self.do(event.seat, Deed(verb, what, tail))

    def _bounty(self, card: str) -> bool:
        asset = self.p.content.assets.get(card)
        return asset is not None and asset.kind == "bounty"

    def card(self, card: str) -> str:
        """Return the name of a card; a bounty, which has that of its target, as one."""
        return "the bounty on " * self._bounty(card) + self.p.content.name(card)

    def later(self, kind: type[Event], **fields: object) -> bool:
        """Return True if such an event follows in this answer, before the turn ends."""
        for each in self.events[self.at + 1 :]:
            if isinstance(each, e.TurnBegan):
                return False
            if isinstance(each, kind) and all(
                getattr(each, name) == value for name, value in fields.items()
            ):
                return True
        return False

    def follows(self, kind: type[Event], **fields: object) -> bool:
        """Return True if such an event follows next."""
        after = self.events[self.at + 1 : self.at + 2]
        return any(
            isinstance(each, kind)
            and all(getattr(each, name) == value for name, value in fields.items())
            for each in after
        )

    # -- events with a line of their own --

    def picked(self, x: e.CharacterPicked) -> None:
        """Add who plays a character, before where that one starts."""
        self.line(self.tell(x), x.seat)

    def other(self, event: Event) -> None:
        """Add the line that an event has of its own."""
        words = self.tell(event)
        if words:
            seat = int(getattr(event, "seat", -1))
            self.flush()
            self.open = []
            self.line(words, seat)

    def report(self, event: Event) -> None:
        """Add the line that an event has of its own after the deeds around it."""
        words = self.tell(event)
        if words:
            self.news.append(Line(self.at, int(getattr(event, "seat", -1)), words))

    def silent(self, event: Event) -> None:
        """Leave an event to the lines around it."""

    def turn(self, x: e.TurnBegan) -> None:
        self.at -= 1  # the lines so far end before the turn begins
        if self.scene.drawn:
            self._in_vain()
        self.flush()
        self.at += 1
        self.scene, self.open = _Scene(seat=x.seat), []
        self.actor = x.seat
        self.line(self.tell(x), x.seat)

    def _in_vain(self) -> None:
        """Add that nothing came of an encounter, to the line of it."""
        prior, seat = self.prior, self.scene.seat
        if self.open or self.lines or self.deeds or prior is None or prior.seat != seat:
            if pending := self.deeds.get(seat):
                deed, at = pending[-1]
                pending[-1] = (replace(deed, ends=False), at)
            self.do(seat, Deed("comes", "away with nothing"))
            return
        words = prior.words.removesuffix(".")
        if words == prior.words:  # it ends with a quotation
            self.do(seat, Deed("comes", "away with nothing"))
            return
        first, _, last = words.rpartition(" and ")
        if first and last.startswith(("meets ", "draws ")):
            words = f"{first}, {last}"
        elif first:
            words += ","
        words += " and comes away with nothing."
        self.line(words, seat, joins=True, again=prior.again)

    def step(self, x: e.StepBegan) -> None:
        self.scene.step = x.step

    # -- tests and fights --

    def rolled(self, x: e.DiceRolled) -> None:
        again = x.cause.partition(".")[0] in self.p.content.components
        if x.purpose in ("delivery", "card") and x.seat >= 0:
            shown = dice(x.faces)
            if again:
                self.do(x.seat, Deed("rerolls", f"for {shown}"))
            else:
                self.do(x.seat, Deed("rolls", shown, " to deliver" * (x.purpose == "delivery")))
        elif not again:
            self.scene.rolls[x.seat] = tuple(x.faces)

    def changed(self, x: e.DiceChanged) -> None:
        self.scene.rolls[x.seat] = tuple(x.faces)

    def tested(self, x: e.SkillTested) -> None:
        cause = self.cause(x)
        aim = f" for {cause}" if cause and not cause.startswith(" ") else cause
        how = "on" if x.passed == any(each in PASSING[x.level] for each in x.faces) else "despite"
        what = f"{one(x.skill.title())} test{aim} {how} {dice(x.faces)}"
        if not x.passed:
            what += f" (needs {NEEDED[x.level]})"
        self.do(x.seat, Deed("passes" if x.passed else "fails", what, aside=self._aside(x)))

    def fought(self, x: e.CombatDecided) -> None:
        if self.news or self.fresh or x.defender in self.deeds:
            self.flush()  # a patrol may have come before the fight, or a defender paid for it
        self.scene.beaten = x.won
        self.scene.named.add(x.enemy)
        own, theirs = (self.scene.rolls.pop(each, ()) for each in (x.seat, x.defender))
        odds = f"{plural(len(own), 'die')} against {len(theirs)}" if own or theirs else ""
        tie = "the attacker wins ties" if x.damage == x.enemy_damage else ""
        notes = "; ".join(filter(None, (odds, tie)))
        where = "in space" if x.combat == "ship" else "on the ground"
        score = f"{x.damage} to {x.enemy_damage}{f' ({notes})' if notes else ''}"
        what = f"{enemy(self.p, x)} {where} {score}"
        self.do(x.seat, Deed("beats" if x.won else "loses to", what, aside=self._aside(x)))

    def fight(self, x: e.CombatBegan) -> None:
        """Add an attack on a player, unless its result is all that happens."""
        if x.defender < 0:
            return
        for each in self.events[self.at + 1 :]:
            if isinstance(each, e.CombatDecided):
                return
            if isinstance(each, PRICES) and each.seat == x.defender:
                break
        if self.news or self.fresh:
            self.flush()
        self.do(x.seat, Deed("attacks", enemy(self.p, x)))
        self.flush()

    def _aside(self, x: e.SkillTested | e.CombatDecided) -> str:
        won = x.passed if isinstance(x, e.SkillTested) else x.won
        found = self.p.content.outcome(x.trial, won)
        return found if x.seat == self.viewer else ""

    def beat(self, x: e.PatrolBeaten) -> None:
        if not self.scene.beaten:
            self.other(x)

    # -- flights, rest and figures --

    def moved(self, x: e.ShipMoved) -> None:
        if not x.path:
            if self.deeds.get(x.seat) and self.scene.goal == x.start:
                return  # a line has said where
            self.scene.goal = x.start if x.seat == self.scene.seat else self.scene.goal
            self.do(x.seat, Deed("stays", at(self.p, x.start)))
            return
        why = ""
        if x.stopped == "maelstrom":
            why = " (which ends the move)"
        elif x.stopped == "patrol":
            there = listed(patrol(each) for each in x.patrols)
            why = f" (stopped by {f'the {there}' if there else 'a patrol'})"
        far = plural(len(x.path), "space")
        self.scene.goal = x.path[-1] if x.seat == self.scene.seat else self.scene.goal
        self.do(x.seat, Deed("flies", f"{far} to {space_name(self.p, x.path[-1])}{why}"))

    def placed(self, x: e.PlayerPlaced) -> None:
        if self.scene.seat < 0:
            self.do(x.seat, Deed("starts", at(self.p, x.space)))
        else:
            self.do(x.seat, Deed("ends up", at(self.p, x.space)))

    def recovered(self, x: e.Recovered) -> None:
        rests = x.cause == "planning"  # which removes all damage
        if x.character and rests:
            self.do(x.seat, Deed("recovers", "to full health"))
        elif x.character:
            self.got(x, "heals", f"{x.character} damage")
        if x.ship and rests:
            self.do(x.seat, Deed("repairs", "the ship in full"))
        elif x.ship:
            self.got(x, "repairs", f"{x.ship} ship damage")

    def stood(self, x: e.StoodUp) -> None:
        self.do(x.seat, Deed("is", "back in action"))

    def credits(self, x: e.CreditsChanged) -> None:
        sold = self.later(e.CardBought, card=x.cause) or self.later(e.ShipBought, ship=x.cause)
        if x.amount < 0 and (x.cause == "defeat" or sold):
            return
        if x.cause == "favor" and self.later(e.FavorGranted):
            return
        many = f"{abs(x.amount):,} credits"
        if x.amount < 0:
            self.got(x, "pays", many)
        elif x.cause == "planning":
            self.do(x.seat, Deed("earns", many))
        elif x.cause == "setup":
            self.do(x.seat, Deed("has", many))
        elif not self.redo(x.seat, "gains", lambda deed: self._more(x, deed)):
            self.got(x, "gains", many)

    def _more(self, x: e.CreditsChanged, deed: Deed) -> Deed | None:
        """Return a gain of credits as one with the gain before; None if they stand apart."""
        had, _, unit = deed.what.partition(" ")
        if unit != "credits" or deed.tail or self.cause(x):
            return None
        return replace(deed, what=f"{int(had.replace(',', '')) + x.amount:,} credits")

    def fame(self, x: e.FameChanged) -> None:
        amount, tail = f"{abs(x.amount)} fame", self._fame_now(x)
        if x.cause == "ai" and x.amount > 0:
            if self.redo(
                x.seat, "pays", lambda paid: Deed("buys", f"{amount} for {paid.what}{tail}")
            ):
                return
        cause = self.cause(x)
        verb = "gains" if x.amount > 0 else "loses"
        if not cause and self.redo(x.seat, verb, lambda deed: _more_fame(x, deed, tail)):
            return
        if cause and not cause.startswith(" "):
            self.do(x.seat, Deed(verb, f"{amount} {FROM[verb]} {cause}{tail}"))
        else:
            self.do(x.seat, Deed(verb, f"{amount}{cause}{tail}"))

    def _fame_now(self, x: e.FameChanged) -> str:
        """Return the fame that a player has now: of what wins, unless an ambition asks for more."""
        player = self.p.player(x.seat)
        if not player.ambition or x.now < player.fame_goal:
            return f" ({x.now} of {player.fame_goal})"
        first = x.now - x.amount < player.fame_goal
        return f" ({x.now}, enough for the ambition)" if first else f" ({x.now})"

    def reputation(self, x: e.ReputationChanged) -> None:
        if self.scene.seat < 0:
            self.do(x.seat, Deed("has", f"{LEVEL_NAMES[x.now]} {x.faction.title()} reputation"))
            return
        verb = "gains" if x.now > x.before else "loses"
        self.got(x, verb, f"{x.faction.title()} reputation (now {LEVEL_NAMES[x.now]})")

    def damage(self, x: e.DamageSuffered) -> None:
        if x is self.paid:
            return
        kept, kind = ("hull", "ship damage") if x.target == "ship" else ("health", "damage")
        left = f" ({max(0, x.limit - x.now)} of {x.limit} {kept} left)"
        cause = self.cause(x)
        where = f" from {cause}" if cause and not cause.startswith(" ") else cause
        price = " to change a die" if self.follows(e.DiceChanged, seat=x.seat) else ""
        self.do(x.seat, Deed("suffers", f"{x.amount} {kind}{where}{price}{left}"))

    def defeated(self, x: e.Defeated) -> None:
        lost = f" ({x.credits_lost:,} credits lost)" if x.credits_lost else ""
        self.do(x.seat, Deed("is", "defeated", lost))

    # -- cards --

    def bought(self, x: e.CardBought) -> None:
        name, asset = self.p.content.name(x.card), self.p.content.assets.get(x.card)
        self.scene.named.add(x.card)
        self.fresh = [each for each in self.fresh if each != x.card]
        barters = [each for each in self.scene.barters if each.cause == x.card]
        given = [self.p.content.name(each.card) for each in barters]
        worth = sum(each.worth for each in barters)
        if asset is not None and asset.kind == "bounty":
            self.do(x.seat, Deed("takes the bounty on", name))
        elif barters and worth >= x.price:
            self.do(x.seat, Deed("barters", f"{listed(given)} for {name}"))
        elif barters:
            paid = listed([f"{x.price - worth:,} credits", *given])
            self.do(x.seat, Deed("buys", f"{name} for {paid}"))
        elif x.price:
            self.do(x.seat, Deed("buys", f"{name} for {x.price:,} credits"))
        else:
            job = asset is not None and asset.kind == "job"
            self.do(x.seat, Deed("takes the job" if job else "takes", name))

    def bartered(self, x: e.CardBartered) -> None:
        self.scene.barters.append(x)

    def ship(self, x: e.ShipBought) -> None:
        ship, before = self.p.content.name(x.ship), self.p.content.name(x.before)
        swap = f" to replace the {before}"
        for verb in ("buys", "takes", "barters"):
            if self.redo(
                x.seat, verb, lambda deed: replace(deed, what=f"the {deed.what}", tail=swap)
            ):
                return
        paid = sum(
            -each.amount
            for each in self.events[: self.at]
            if isinstance(each, e.CreditsChanged) and each.cause == x.ship and each.seat == x.seat
        )
        if paid:
            self.do(x.seat, Deed("buys", f"the {ship} for {paid:,} credits", swap))
        else:
            self.do(x.seat, Deed("takes", f"the {ship}", swap))

    def gained(self, x: e.CardGained) -> None:
        if x.cause in ("bought", "taken"):
            return
        if self.scene.seat < 0:
            self.do(x.seat, Deed("has", self.card(x.card)))
            return
        name, asset = self.p.content.name(x.card), self.p.content.assets.get(x.card)
        crew = asset is not None and asset.kind == "crew"
        met = x.card == x.cause.partition(".")[0] or x.cause in ("ai", "encounter")
        if crew and met:
            if not self.redo(
                x.seat, "meets", lambda deed: Deed("hires", name) if deed.what == name else None
            ):
                self.do(x.seat, Deed("hires", name))
            self.scene.left.add(name)
        elif x.card == x.cause and x.card in self.scene.named:
            drawn = any(each.what == name for each, _ in self.deeds.get(x.seat, ()))
            self.do(x.seat, Deed("keeps", "it" if drawn else name))
        else:
            self.got(x, "gains", name)
        self.scene.named.add(x.card)

    def discarded(self, x: e.CardDiscarded) -> None:
        if x.cause == "delivered" or x.card in self.scene.ended:
            return
        if x.seat < 0:
            self.other(x)
            return
        name = title(self.p, x.card)
        if self._bounty(x.card):
            self.got(x, "gives up", self.card(x.card))
            return
        for verb in ("uses", "calls on"):
            if self.redo(
                x.seat,
                verb,
                lambda deed: replace(deed, tail=" (discarded)") if deed.what == name else None,
            ):
                return
        self.got(x, "discards", name)

    def dropped(self, x: e.SecretDropped) -> None:
        if self.tell(x):  # its player reads the name
            self.got(x, "discards", "a secret")

    def removed(self, x: e.CardRemoved) -> None:
        if x.card not in self.scene.named:
            self.report(x)

    def swept(self, x: e.MarketDiscarded) -> None:
        if x.seat < 0:
            self.report(x)
            return
        self.do(x.seat, Deed("discards", self.card(x.card), " from the market"))
        self.fresh = [each for each in self.fresh if each != x.card]

    def revealed(self, x: e.MarketRevealed) -> None:
        if x.card and x.cause == "search" and self.actor >= 0:
            self.do(self.actor, Deed("finds", self.p.content.name(x.card)))
        elif x.card:
            self.scene.named.add(x.card)
            self.fresh.append(x.card)
            self.fresh_at = self.at
        else:
            self.report(x)

    def delivered(self, x: e.CargoDelivered) -> None:
        self.scene.named.add(x.card)
        goal = "" if x.space == self.scene.goal else f" to {space_name(self.p, x.space)}"
        self.do(x.seat, Deed("delivers", self.p.content.name(x.card), goal))

    def rotated(self, x: e.CardRotated) -> None:
        before, now = self.p.content.name(x.cause or ""), self.p.content.name(x.card)
        if not self.redo(
            x.seat,
            "uses",
            lambda deed: replace(deed, tail=f" (now {now})") if deed.what == before else None,
        ):
            self.do(x.seat, Deed("turns", f"{before} into {now}"))

    # -- patrols and contacts --

    def patrol(self, x: e.PatrolMoved) -> None:
        self._market()
        far, goal = plural(len(x.path), "space"), space_name(self.p, x.path[-1])
        cause = self.cause(x)
        why = cause if cause.startswith(" ") or not cause else f" ({cause})"
        words = f"The {patrol(x.faction)} moves {far} to {goal}{why}."
        last = self.news[-1] if self.news else None
        if last is not None and last.words.startswith(MARKET) and not why:
            self.news[-1] = Line(self.at, -1, f"{last.words} {words}")
        else:
            self.news.append(Line(self.at, -1, words))

    def shown(self, x: e.ContactRevealed) -> None:
        if self.later(e.ContactMet, contact=x.contact):
            return
        name, where = self.p.content.name(x.contact), at(self.p, planet_of(x.place))
        cause = self.cause(x)
        if self.later(e.ContactBarred, contact=x.contact):
            gone = f"the {name} contact {where} (out of the game: {name} has a player)"
            self.do(x.seat, Deed("reveals", gone))
            return
        why = cause if cause.startswith(" ") or not cause else f" ({cause})"
        self.do(x.seat, Deed("reveals", name, f" {where}{why}"))

    def barred(self, x: e.ContactBarred) -> None:
        before = self.events[: self.at]
        if not any(isinstance(y, e.ContactRevealed) and y.contact == x.contact for y in before):
            self.report(x)

    def met(self, x: e.ContactMet) -> None:
        self._enter(x.card, x.card)
        self.scene.left.add(x.contact)
        scene = self._scene(x.seat, self.p.content.databank[x.card].story)
        self.again(x.seat, "meets", self.p.content.name(x.contact), scene)
        self.scene.drawn = x.card

    def left(self, x: e.ContactLeft) -> None:
        known = self.scene.left | {
            getattr(each, "contact", "")
            for each in self.events
            if isinstance(each, e.ContactMet | e.BountyClosed | e.ContactBarred)
        }
        if x.contact not in known:
            self.report(x)

    def closed(self, x: e.BountyClosed) -> None:
        verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "hands over"}
        whom = x.contact or self.p.content.assets[x.card].target
        self.scene.named |= {x.card, whom}
        verb = verbs.get(x.how, "completes the bounty on")
        self._pay_for(x)
        self.do(x.seat, Deed(verb, self.p.content.name(whom)))

    def _pay_for(self, x: e.BountyClosed) -> None:
        """Add the damage of an AI player that hunts: its price for a fight without dice."""
        for toll in self.events[self.at + 1 :]:
            if isinstance(toll, e.DamageSuffered) and toll.cause == x.card and toll.seat == x.seat:
                self.do(x.seat, Deed("fights", self.p.content.name(x.contact), " without dice"))
                self.damage(toll)
                self.paid = toll
                return

    def peeked(self, x: e.ContactPeeked) -> None:
        if x.seat != self.viewer:
            self.do(x.seat, Deed("peeks at", f"a contact {at(self.p, planet_of(x.place))}"))

    def seen(self, x: e.ContactSeen) -> None:
        where = at(self.p, planet_of(x.place))
        self.do(x.seat, Deed("peeks at", self.p.content.name(x.contact), f" {where}"))

    def marked(self, x: e.PlanetMarked) -> None:
        self.got(x, "leaves", f"a damage token {at(self.p, x.space)}")

    def saw_top(self, x: e.TopSeen) -> None:
        names = listed(map(self.p.content.name, x.cards))
        deck = deck_name(self.p.content, x.deck)
        self.do(x.seat, Deed("sees", f"{names} on top of the {deck} deck"))

    def looked(self, x: e.TopLookedAt) -> None:
        if x.seat != self.viewer:
            deck = deck_name(self.p.content, x.deck)
            self.do(x.seat, Deed("looks at", f"{plural(x.count, 'card')} of the {deck} deck"))

    # -- encounters, jobs and abilities --

    def _enter(self, card: str, block: str) -> None:
        """Begin to resolve a card."""
        scene = self.scene
        scene.card, scene.block, scene.chosen = card, f"{block}.", False
        scene.named.add(card)

    def drew(self, x: e.EncounterDrawn) -> None:
        card = self.p.content.encounter_cards[x.card]
        if x.section >= 0 and card.sections[x.section].secret is not None:
            return  # the next event says that it is kept
        if x.section < 0:
            empty = f"{card.name}, which has nothing for this space"
            self.do(x.seat, Deed("draws the encounter", empty))
            return
        self._enter(x.card, f"{x.card}.sections.{x.section}")
        scene = self._scene(x.seat, card.sections[x.section].story)
        self.again(x.seat, "draws the encounter", card.name, scene)
        self.scene.drawn = x.card

    def databank(self, x: e.DatabankDrawn) -> None:
        if self.later(e.JobStepBegan, card=x.card):
            self.scene.named.add(x.cause.partition(".")[0])
            self.scene.job = x.cause.partition(".")[0]
            return
        self.got(x, "draws", self.p.content.name(x.card))
        self._enter(x.card, x.card)

    def job_step(self, x: e.JobStepBegan) -> None:
        if x.step == 1:
            job = self.scene.job or x.card
            name, own = self.p.content.name(job), self.p.content.name(x.card)
            sheet = job in self.p.content.ambitions
            what = own if sheet or name == own else f"{name} ({own})"
            scene = self._scene(x.seat, self.p.content.components[x.card].story)
            self.again(x.seat, "goes after" if sheet else "attempts", what, scene)
        self._enter(x.card, f"{x.card}.steps.{x.step - 1}")

    def job_ended(self, x: e.JobEnded) -> None:
        self.scene.named.add(x.card)
        if x.completed:
            self.scene.ended.add(x.card)
        verb = "completes" if x.completed else "fails at"
        sheet = x.card in self.p.content.ambitions and self.scene.card
        self.do(x.seat, Deed(verb, self.p.content.name(self.scene.card if sheet else x.card)))

    def used(self, x: e.AbilityUsed) -> None:
        power = self.p.content.powers[x.ability]
        self.scene.named.add(power.card)
        if _choices(self.p.content, f"{power.card}."):
            self.scene.chosen = True  # a choice may now be one of this card
        if power.card == self.p.player(x.seat).character:
            return
        name, card = power.ability.title, self.p.content.name(power.card)
        asset = self.p.content.assets.get(power.card)
        if power.card in self.p.content.ambitions:
            self.do(x.seat, Deed("follows", f"the ambition {card}"))
        elif name and power.id.endswith(".secret"):
            self.do(x.seat, Deed("plays the secret", name))
        elif name:
            self.do(x.seat, Deed("uses", f'{card} ("{name}")'))
        elif asset is not None and asset.kind == "crew":
            self.do(x.seat, Deed("calls on", card))
        else:
            self.do(x.seat, Deed("uses", card))

    def goal_token(self, x: e.GoalTokenPlaced) -> None:
        if self.actor < 0:
            self.report(x)
            return
        self.do(self.actor, Deed("sets a course for", space_name(self.p, x.space)))

    def goal_advanced(self, x: e.GoalAdvanced) -> None:
        if not self.later(e.GoalCompleted, seat=x.seat, goal=x.goal):
            self.report(x)

    def goal_completed(self, x: e.GoalCompleted) -> None:
        self.scene.named.add(x.card)
        self.do(x.seat, Deed("completes", f"the {x.goal} goal"))

    def advanced(self, x: e.AmbitionAdvanced) -> None:
        """Add a goal of an ambition; one that a player meets before doing anything has a line."""
        goal = f"the {MARKS[x.mark]} of {self.p.content.name(x.card)}"
        if x.mark != "lasting":
            self.do(x.seat, Deed("completes", goal))
        elif x.seat == self.actor and self.deeds.get(x.seat):
            self.do(x.seat, Deed("meets" if x.done else "no longer meets", goal))
        else:
            how = "now meets" if x.done else "no longer meets"
            self.news.append(Line(self.at, x.seat, f"{name_of(self.p, x.seat)} {how} {goal}."))

    def favor(self, x: e.FavorGranted) -> None:
        paid = sum(
            each.amount
            for each in self.events[: self.at]
            if isinstance(each, e.CreditsChanged) and each.cause == "favor" and each.seat == x.other
        )
        price, giver = f" for {paid:,} credits" if paid > 0 else "", name_of(self.p, x.other)
        agrees = self.asked is not None and f" offers {paid:,} credits" in self.asked.words
        wanted = f"; {giver} wants {paid:,} credits"
        if self._answer(f"{giver} {'agrees' if agrees else f'does it{price}'}.", wanted):
            self.asked = None
            return
        self.flush()
        wanted, who = favor_name(self.p, x.favor, x.wish), name_of(self.p, x.seat)
        self.do(x.other, Deed("does", f"{who} a favor{price}: {wanted}"))
        self.flush()

    def request(self, x: e.FavorAsked) -> None:
        self.other(x)
        self.asked = self.lines[-1]

    def reply(self, x: e.FavorOffered | e.FavorDeclined) -> None:
        """Add what a player says to a request to its line."""
        words = self.tell(x).replace(" for the favor.", ".")
        if isinstance(x, e.FavorDeclined) and not x.closed:
            words = f"{name_of(self.p, x.seat)} refuses."
        if not self._answer(words):
            self.other(x)

    def _answer(self, words: str, met: str = "") -> bool:
        """Add an answer to the line of its request, without the demand that it meets; return False
        if that is not the latest."""
        asked = self.asked
        if asked is None or self.deeds or self.news or self.fresh:
            return False
        here = asked in self.lines
        joins = self.lines.pop().joins if here else True
        before = asked.words[:-1].replace(met, "", 1) if met else asked.words[:-1]
        self.line(f"{before}; {words}", asked.seat, joins=joins)
        self.asked = self.lines[-1]
        return True

    def first(self, x: e.FirstPlayerChosen) -> None:
        rolled = any(isinstance(each, e.FirstPlayerRolled) for each in self.events[: self.at])
        how = "rolls best and goes first" if rolled else "goes first"
        self.line(f"{name_of(self.p, x.seat)} {how}.", x.seat)

    def ship_picked(self, x: e.ShipPicked) -> None:
        self.do(x.seat, Deed("starts", f"in the {self.p.content.name(x.ship)}"))


def _more_fame(x: e.FameChanged, deed: Deed, tail: str) -> Deed | None:
    """Return a gain or loss of fame as one with that before; None if they stand apart."""
    had = re.fullmatch(r"(\d+) fame \(\d+[^)]*\)", deed.what)
    return replace(deed, what=f"{int(had[1]) + abs(x.amount)} fame{tail}") if had else None


@lru_cache(maxsize=256)
def _choices(content: Content, start: str) -> list[Choose]:
    """Return the choices in the blocks of a card whose ids start like that."""
    blocks = (block for id, block in content.blocks.items() if id.startswith(start))
    return [each for block in blocks for each in block if isinstance(each, Choose)]


PLAIN = (e.PatrolMoved, e.MarketRevealed, e.DiceRolled, e.DiceChanged)
"""events that say nothing about whose doing the next ones are"""
PRICES = (e.DamageSuffered, e.CreditsChanged, e.AbilityUsed, e.CardDiscarded)
"""what a player does or pays to change a fight"""
IDLE = (e.TurnBegan, e.StepBegan, e.AICardDrawn, e.AILine, e.DiceRolled, e.GoalTokenTaken)
"""events that do not count as the outcome of an encounter"""

TELLERS: dict[type[Event], Callable[[_Teller, Any], None]] = {
    e.TurnBegan: _Teller.turn,
    e.StepBegan: _Teller.step,
    e.DiceRolled: _Teller.rolled,
    e.DiceChanged: _Teller.changed,
    e.SkillTested: _Teller.tested,
    e.CombatBegan: _Teller.fight,
    e.CombatDecided: _Teller.fought,
    e.PatrolBeaten: _Teller.beat,
    e.PatrolSpawned: _Teller.report,
    e.PatrolMoved: _Teller.patrol,
    e.ShipMoved: _Teller.moved,
    e.PlayerPlaced: _Teller.placed,
    e.Recovered: _Teller.recovered,
    e.StoodUp: _Teller.stood,
    e.CreditsChanged: _Teller.credits,
    e.FameChanged: _Teller.fame,
    e.ReputationChanged: _Teller.reputation,
    e.DamageSuffered: _Teller.damage,
    e.Defeated: _Teller.defeated,
    e.CardBought: _Teller.bought,
    e.CardBartered: _Teller.bartered,
    e.ShipBought: _Teller.ship,
    e.CardGained: _Teller.gained,
    e.CardDiscarded: _Teller.discarded,
    e.SecretDropped: _Teller.dropped,
    e.CardRemoved: _Teller.removed,
    e.MarketDiscarded: _Teller.swept,
    e.MarketRevealed: _Teller.revealed,
    e.CargoDelivered: _Teller.delivered,
    e.CardRotated: _Teller.rotated,
    e.DeckShuffled: _Teller.silent,
    e.ContactRevealed: _Teller.shown,
    e.ContactMet: _Teller.met,
    e.ContactPeeked: _Teller.peeked,
    e.ContactSeen: _Teller.seen,
    e.PlanetMarked: _Teller.marked,
    e.TopSeen: _Teller.saw_top,
    e.TopLookedAt: _Teller.looked,
    e.ContactLeft: _Teller.left,
    e.ContactBarred: _Teller.barred,
    e.BountyClosed: _Teller.closed,
    e.EncounterDrawn: _Teller.drew,
    e.DatabankDrawn: _Teller.databank,
    e.JobStepBegan: _Teller.job_step,
    e.JobEnded: _Teller.job_ended,
    e.AbilityUsed: _Teller.used,
    e.AICardDrawn: _Teller.silent,
    e.AILine: _Teller.silent,
    e.GoalTokenPlaced: _Teller.goal_token,
    e.GoalAdvanced: _Teller.goal_advanced,
    e.GoalCompleted: _Teller.goal_completed,
    e.AmbitionAdvanced: _Teller.advanced,
    e.FavorAsked: _Teller.request,
    e.FavorOffered: _Teller.reply,
    e.FavorDeclined: _Teller.reply,
    e.FavorGranted: _Teller.favor,
    e.CharacterPicked: _Teller.picked,
    e.ShipPicked: _Teller.ship_picked,
    e.FirstPlayerRolled: _Teller.silent,
    e.FirstPlayerChosen: _Teller.first,
    e.GoalTokenTaken: _Teller.silent,
}
"""how each kind of event goes into the story; others have their own line"""
