"""A stage for one section of an encounter card or one databank card: played, and described in
words.

A ``Case`` is a situation, what the card says in it, and ``plays``: an answer path and what comes
of it, both in a few words. Specs (``tests.specs``) hold the cases of a deck. Nothing here looks a
figure up in the cards.

A situation is a space, and any of these:

- ``company``: the other player is here too; ``across``: the section for crossing the Core;
  ``foreign``: the figures are those of other cards, so this one need not state them;
- ``hutt=-1``, ``rebel=0,1``: reputation, or several that it goes for alike; else neutral;
- ``credits=9000``, ``fame=5``, ``hurt=3`` (character), ``harm=3`` (ship), ``ship=hwk_290``,
  ``cards=salvage,jetpack``, ``step=action``, ``opens=use:jetpack`` (the first answer);
- ``rival.credits=9000``, ``rival.hutt=-1``, ``rival.cards=...``: of the other player;
- ``deck.cargo=salvage,spice``: top of a deck; ``patrol.rebel=nav_18``: a patrol of level 1;
- ``contacts.naboo=boshek,-``: contacts of a planet, a dash for none; ``faceup=boshek``.

A case that says nothing says what the one before it does. A path is answers in order, by key, and
dice in capitals where they are rolled:

- ``PASS``, ``FAIL``: the two dice of a test; ``ROLL:hit,blank``: dice of a card;
- ``WIN5``, ``LOSE5``: a fight against 5 dice, won unhurt, or lost with 1 damage;
  ``BLEED5``: won with 1 damage;
- ``accept=2000``: an answer that costs this much, and is missing for a player with 1 less;
- ``~buy:salvage``: an answer among others that the case does not name;
- ``move*3``: the ship to a space 3 away, with none farther on offer; ``#9``: 9 options.

The results are events, in order: ``+2,000``, ``-1 fame``, ``+1 hutt``, ``hurt 2``
(character), ``harm 1`` (ship), ``stealth passed``, ``ground 5; won``. Patrols and
markets move along with every purchase; of those only the card's own effects are named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.outer_rim import events as e
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.catalog import Content
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    DamageSuffered,
    Defeated,
    SkillTested,  # fmt: skip
)
from game.outer_rim.contacts.events import ContactMet, ContactMoved, ContactRevealed, ContactSeen
from game.outer_rim.market.events import CardBought, MarketDiscarded, ShipBought
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.text.cards import plain, section_text
from game.table.events import Event
from tests.card_reach import Record, watched
from tests.outer_rim.cards.bench import FACTIONS, NEUTRAL, Make
from tests.specs import Line, Situation, Spec, faults, read

IDLE = "databank_90_ponda_baba"
"""a bounty of no use here; who has a card is not dealt a starting card"""
FAR = {faction: {"level": 1, "space": "nav_25"} for faction in FACTIONS}
"""patrols where they meet nobody"""
AFAR = "nav_24"
"""where the other player is"""
DICE = 3
"""own dice of the player on stage, on the ground and in space"""
WORDS = {-1: "negative", 0: "neutral", 1: "positive"}
FIGHT = re.compile(r"(WIN|LOSE|BLEED)(\d+)")


CROSS = "cross:core_worlds@spinward_core"
NAMES = ("company", "across", "foreign")
FIGURED = ("credits", "fame", "hurt", "harm")


@dataclass(frozen=True)
class Case:
    """A situation on a card: ``says`` is its line then, ``plays`` paths and what they bring.

    ``levels``: reputation by faction, or several that it goes for alike; neutral where not named.
    ``decks``: tops of market decks; ``more``: of the position; ``player``, ``rival``: of those.
    ``opens``: the first answer; ``foreign``: the card itself need not state the figures.
    """

    space: str
    says: str = ""
    plays: dict[str, str] = field(default_factory=dict)
    levels: dict[str, tuple[int, ...]] = field(default_factory=dict)
    company: bool = False
    credits: int = 20_000
    fame: int = 2
    hurt: int = 0
    harm: int = 0
    cards: tuple[str, ...] = (IDLE,)
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
    player: dict[str, Any] = field(default_factory=dict)
    rival: dict[str, Any] = field(default_factory=dict)
    opens: str = ""
    foreign: bool = False
    line: Line = Line("", 0, "")

    @property
    def across(self) -> bool:
        """Return whether this is about the section for a crossing."""
        return self.opens == CROSS


def cases(spec: Spec) -> list[Case]:
    """Return the cases of a card, each with its text."""
    found: list[Case] = []
    for each in spec.situations:
        says = each.values("says").get("says") or (found[-1].says if found else "")
        found.append(replace(_case(each), says=says, plays=each.plays, line=each.line))
    return found


def _case(situation: Situation) -> Case:
    """Return the case of a situation, without its text; SpecError for an unknown setting."""
    space, *names = situation.names
    case = Case(space, company="company" in names, foreign="foreign" in names)
    position: dict[str, Any] = {"opens": CROSS} if "across" in names else {}
    for name in set(names) - set(NAMES):
        raise situation.line.fault(f"'{name}' is not among {', '.join(NAMES)}")
    for key, value in situation.settings.items():
        kind, _, name = key.partition(".")
        several = tuple("" if each == "-" else each for each in value.split(","))
        if key in FACTIONS:
            case.levels[key] = tuple(map(int, several))
        elif key in FIGURED:
            position[key] = int(value)
        elif key == "cards":
            position[key] = several
        elif key == "opens":
            position[key] = value
        elif key == "ship":
            case.player[key] = value
        elif key in ("step", "faceup"):
            case.more[key] = value if key == "step" else [*several]
        elif kind == "deck":
            case.decks[name] = several
        elif kind == "patrol":
            case.more.setdefault("patrols", {})[name] = {"level": 1, "space": value}
        elif kind == "contacts":
            tokens = [each or None for each in several]
            case.more.setdefault("contacts", {})[name] = tokens
        elif kind == "rival" and name in FACTIONS:
            case.rival["reputation"] = {**NEUTRAL, name: WORDS[int(value)]}
        elif kind == "rival" and name in ("credits", "cards"):
            case.rival[name] = int(value) if name == "credits" else [*several]
        else:
            raise situation.line.fault(f"no situation has '{key}'")
    return replace(case, **position)


def situations(case: Case) -> Iterator[dict[str, int]]:
    """Return the reputation by faction, for each combination that the case covers."""
    found: list[dict[str, int]] = [dict.fromkeys(FACTIONS, 0)]
    for faction, levels in case.levels.items():
        found = [{**one, faction: level} for one in found for level in levels]
    yield from found


def stage(sim: Make, case: Case, levels: dict[str, int], **changed: Any) -> Any:
    """Return a table with Boba Fett in the encounter step of a case, Bossk elsewhere or with
    him."""
    decks = {**case.decks, **changed.pop("decks", {})}
    me = {
        "space": case.space, "credits": case.credits, "fame": case.fame, "cards": case.cards,
        "damage": {"character": case.hurt, "ship": case.harm},
        "reputation": {faction: WORDS[level] for faction, level in levels.items()},
    }  # fmt: skip
    rival = {
        "space": case.space if case.company else AFAR,
        "credits": 4_000,
        "fame": 5,
        "reputation": dict.fromkeys(FACTIONS, "neutral"),
    }
    players = [{**me, **case.player, **changed}, {**rival, **case.rival}]
    position = {"players": players, "decks": decks, "patrols": FAR, "step": "encounter"}
    return sim(2, **{**position, **case.more})


def faces(word: str) -> tuple[str, ...]:
    """Return the dice that a capital word of a path stands for."""
    if word in ("PASS", "FAIL"):
        return (("crit", "blank"), ("blank", "blank"))[word == "FAIL"]
    if word.startswith("ROLL:"):
        return tuple(word.removeprefix("ROLL:").split(","))
    how, number = FIGHT.fullmatch(word).groups()  # type: ignore[union-attr]
    mine = ("crit" if how != "LOSE" else "blank", *("blank",) * (DICE - 1))
    theirs = ("blank" if how == "WIN" else "hit", *("blank",) * (int(number) - 1))
    return (*mine, *theirs)


def is_dice(word: str) -> bool:
    """Return whether this word of a path is a roll."""
    return word[:1].isupper()


@dataclass
class Walk:
    """One path through a card: at each answer, what was there to choose from."""

    table: Any
    path: tuple[str, ...]
    asked: list[tuple[tuple[str, ...], str, frozenset[str]]] = field(default_factory=list)
    """words before, answer ("" for one among others), options"""

    def go(self, opens: str) -> Walk:
        """Begin, then answer along the path; fails where an answer is not on offer."""
        self.table.dice(*(face for word in self.path if is_dice(word) for face in faces(word)))
        self._answer(opens)
        for at, word in enumerate(self.path):
            if is_dice(word):
                continue
            options = frozenset(self.table.keys)
            if word.startswith("#"):
                assert len(options) == int(word[1:]), f"{word}: {sorted(options)}"
            elif word.startswith("move*"):
                self._answer(farthest(self.table, int(word[5:])))
            else:
                key = word.lstrip("~").partition("=")[0]
                before = tuple(each.partition("=")[0] for each in self.path[:at] if each[0] != "#")
                self.asked.append((before, "" if word[0] == "~" else key, options))
                self._answer(key)
        return self

    def _answer(self, key: str) -> None:
        """Answer; a patrol that moves after a purchase takes any of its routes, and nobody
        borrows."""
        assert key in self.table.keys, f"{key} is not among {self.table.keys}"
        self.table.choose(key)
        while self.table.step == "patrol" or self.table.short or self._icon():
            self.table.choose(self.table.keys[0])

    def _icon(self) -> bool:
        """Return whether a card that a purchase turned up reveals a contact."""
        step = self.table.state.stack[-1] if self.table.step == "reveal" else None
        return step is not None and not step.card.startswith(("enc_", "databank_"))


def farthest(table: Any, spaces: int) -> str:
    """Return the key of a move to a space this far away; fail if another is farther, or none is
    that far."""
    neighbors = table.play().galaxy.neighbors
    away, edge = {table.player().space: 0}, [table.player().space]
    for space in edge:
        for near in neighbors[space]:
            if near not in away:
                away[near] = away[space] + 1
                edge.append(near)
    far = {key: away[key.partition("@")[2]] for key in table.keys if key.startswith("move:")}
    assert max(far.values(), default=0) == spaces, f"not {spaces} spaces: {far}"
    found: str = next(key for key, distance in far.items() if distance == spaces)
    return found


def check(
    sim: Make, card: str, case: Case, opens: str, record: Record | None = None, **changed: Any
) -> None:
    """Play a case along all its paths at all its levels; every answer offered has to be named.

    AssertionError with all that is wrong; ``record`` notes what the paths reach.
    """
    case = case if case.opens else replace(case, opens=opens)
    wrong: list[str] = []
    laid = [(levels, stage(sim, case, levels, **changed)) for levels in situations(case)]
    for levels, table in laid:
        place = " ".join(f"{faction}={levels[faction]}" for faction in case.levels)
        asked: dict[tuple[str, ...], tuple[frozenset[str], set[str]]] = {}
        for words, expected in case.plays.items():
            walk = Walk(table.copy(), tuple(words.split()))
            try:
                told = happened(walk.go(case.opens).table.log, card)
                assert told == expected, told or "nothing"
                assert not walk.table.state.dice, "dice left over"
            except AssertionError as fault:
                wrong.append(f"{place} '{words}': {fault}".strip())
            if record is not None:
                record.tell(walk.table.log)
            for before, key, options in walk.asked:
                asked.setdefault(before, (options, set()))[1].add(key)
        for before, (options, named) in asked.items():
            if "" not in named and options != named:
                there = ", ".join(sorted(options))
                wrong.append(f"{place} after '{' '.join(before)}' on offer: {there}".strip())
    if record is not None:
        record.on = False
    wrong += [
        f"'{words}': {fault}"
        for _, table in laid
        for words in sorted({_priced(words) for words in case.plays} - {""})
        for fault in _prices(table, case, tuple(words.split()))
    ]
    if record is not None:
        record.on = True
    assert not wrong, "; ".join(wrong)


def _priced(words: str) -> str:
    """Return a path up to its last price, "" without one."""
    path = words.split()
    while path and "=" not in path[-1]:
        path.pop()
    return " ".join(path)


def _prices(table: Any, case: Case, path: tuple[str, ...]) -> Iterator[str]:
    """Return what is wrong with prices: who has one exactly can pay it, who has 1 less cannot."""
    for at, word in enumerate(path):
        key, priced, price = word.lstrip("~").partition("=")
        before = tuple(each for each in path[:at] if each[0] != "#")
        for credits in (int(price), int(price) - 1) if priced else ():
            walk = Walk(table.copy(credits=credits), before)
            try:
                offered = key in walk.go(case.opens).table.keys
            except AssertionError:
                offered = False  # too poor to come so far, or to be asked
            if offered is not (credits == int(price)):
                yield f"{key} with {credits}: {offered}"


def lines(content: Content, card: str, place: int) -> list[str]:
    """Return the text of a section of an encounter card, without markup."""
    return [plain(line) for line in section_text(content, card, place).body]


TERMS = frozenset(
    """pass fail win defeated decline then otherwise if choose may each any least another
    gain lose spend suffer recover discard move directly reveal look buy sell test fight take keep
    roll hit hits crit crits focus focuses blank blanks less plus top
    deck cost unused arrives credits fame character
    ship damage hutt imperial rebel syndicate reputation positive neutral negative faction most
    famous influence knowledge piloting stealth strength tactics tech crew cargo gear mod mods job
    bounty bounties luxury patrol nearest toward hyperdrive contact contacts facedown planet turn
    secret action encounter navpoint kessel maelstrom ryloth mon calamari cantonica naboo takodana
    ord mantell lothal tatooine no not player space spaces ground combat dice all up illegal
    resolve databank""".split()
)
"""the words of a card that state something; the others only put it nicely"""


def stated(line: str) -> list[str]:
    """Return the statements of a line: its terms and figures in order, whatever the wording."""
    words = re.findall(r"[a-z]+|•|[\d,]*\d", line.lower())
    return [word for word in words if word in TERMS or not word.isalpha()]


def figures(outcome: str) -> Iterator[str]:
    """Return the figures a card must state for an outcome: credits, fame, reputation, damage,
    skills, fights.

    Not what comes of the rules: damage in a fight, the price of goods, what a defeat costs.
    """
    told = outcome.split("; ")
    for at, words in enumerate(told):
        rolled = words[:4] in ("hurt", "harm") and {"won", "lost"} & set(told[:at])
        before, after = told[at - 1] if at else "", told[at + 1] if at + 1 < len(told) else ""
        traded = before.startswith(("drops", "ship ")) or after.startswith(("buys", "ship "))
        elsewhere = rolled or traded or after == "defeated"
        for pattern, wording in () if elsewhere else FIGURES:
            if found := pattern.fullmatch(words):
                yield wording.format(*found.groups()).lower()


FIGURES = [
    (re.compile(pattern), wording)
    for pattern, wording in (
        (r"[+-]([\d,]+)", "{0} credits"), (r"[+-](\d) fame", "{0} fame"),
        (r"hurt (\d)", "{0} character damage"), (r"harm (\d)", "{0} ship damage"),
        (r"(\w+) (?:passed|failed)", "{0}"), (r"(ground|ship) (\d)", "({0} combat, {1} dice)"),
        (r"(\w+) patrol .*", "patrol"), (r"another turn", "another turn"), (r"secret", "secret"),
    )
]  # fmt: skip
"""how a card words what has happened"""


def happened(log: list[Event], card: str) -> str:
    """Return the events until the end of the step, in a few words."""
    told: list[str] = []
    over = False
    for event in log:
        over = over or isinstance(event, e.TurnBegan)
        over = over or isinstance(event, e.StepBegan) and event.step == "encounter"
        bought = isinstance(event, e.CardGained) and told[-1:] == [f"buys {event.card}"]
        if not over and not bought and (words := tell(event, card)):
            told.append(words)
    assert over, f"not yet over: {'; '.join(told)}"
    return "; ".join(merged(told))


def merged(told: list[str]) -> Iterator[str]:
    """Return single steps of a patrol as one movement, with the space where it ends."""
    moved: list[str] = []
    for words in [*told, ""]:
        if moved and words.split(":")[0] != moved[-1].split(":")[0]:
            name, _, space = moved[-1].partition(" patrol 1: ")
            yield f"{name} patrol {len(moved)}: {space}"
            moved = []
        if " patrol 1: " in words:
            moved.append(words)
        elif words:
            yield words


def tell(event: Event, card: str) -> str:
    """Return one event in a few words, "" for events that accompany every card."""
    teller = TELLERS.get(type(event))
    if teller is None:
        return ""
    if isinstance(event, PatrolMoved | MarketDiscarded) and event.cause != card:
        return ""  # a card turned up in the market
    if isinstance(event, ContactRevealed) and event.cause not in (card, "encounter"):
        return ""
    words: str = teller(event).replace(card, "it")
    who = getattr(event, "seat", 0)
    return f"rival {words}" if who == 1 and words else words


def signed(number: int, of: str = "") -> str:
    return f"{number:+,} {of}".strip()


TELLERS: dict[type[Event], Callable[[Any], str]] = {
    e.CreditsChanged: lambda it: signed(it.amount),
    e.FameChanged: lambda it: signed(it.amount, "fame"),
    e.ReputationChanged: lambda it: signed(it.now - it.before, it.faction),
    DamageSuffered: lambda it: f"{'hurt' if it.target == 'character' else 'harm'} {it.amount}",
    e.Recovered: lambda it: " ".join(
        [f"heal {it.character}"] * bool(it.character) + [f"repair {it.ship}"] * bool(it.ship)
    ),
    Defeated: lambda it: "defeated",
    SkillTested: lambda it: f"{it.skill} {'passed' if it.passed else 'failed'}",
    CombatBegan: lambda it: f"{it.combat} {it.enemy_dice}{'' if it.enemy else ' player'}",
    CombatDecided: lambda it: "won" if it.won else "lost",
    e.CardGained: lambda it: f"gets {it.card}", CardBought: lambda it: f"buys {it.card}",
    e.CardDiscarded: lambda it: f"drops {it.card}" if it.seat >= 0 else "",
    e.CardRemoved: lambda it: "" if "_ship_card" in it.card else f"removed {it.card}",
    MarketDiscarded: lambda it: f"discards {it.card}", ShipBought: lambda it: f"ship {it.ship}",
    e.ShipMoved: lambda it: f"moves {len(it.path)}", e.PlayerPlaced: lambda it: f"to {it.space}",
    PatrolMoved: lambda it: f"{it.faction} patrol {len(it.path)}: {it.path[-1]}",
    e.SecretKept: lambda it: "secret", e.ExtraTurnGranted: lambda it: "another turn",
    ContactRevealed: lambda it: f"reveals {it.place}", ContactSeen: lambda it: f"sees {it.place}",
    ContactMet: lambda it: f"meets {it.contact}",
    ContactMoved: lambda it: f"{it.place} to {it.goal}",
    e.DatabankDrawn: lambda it: f"draws {it.card}",
    e.CargoDelivered: lambda it: f"delivers {it.card}",
    e.JobEnded: lambda it: "job completed" if it.completed else "job failed",
    BountyClosed: lambda it: it.how,
}  # fmt: skip
"""events that a card brings about; all others go along with any encounter"""


def check_deck(sim: Make, content: Content, file: Path) -> None:
    """Check the encounter cards of a spec: each case; that each line of text has one; and that all
    cases together bring about every effect of their sections."""
    deck = [(card, spec.line, cases(spec)) for card, spec in read(file).items()]
    record = Record(content)
    with faults() as at, watched(record):
        for card, line, its in deck:
            with at(line):
                check_lines(content, card, its)
            for case in its:
                with at(case.line):
                    check_card(sim, content, card, case, record)
            with at(line):
                check_reach(content, record, card, ".parts.")


def check_reach(content: Content, record: Record, card: str, part: str) -> None:
    """Check that every effect in these parts of a card was brought about."""
    wanted = {
        f"{name}[{place}]"
        for name, block in content.blocks.items()
        for place in range(len(block))
        if name.split(".")[0] == card and part in name
    }
    assert wanted, f"{card} has no{part}"
    missed = wanted - {id for kind, id in record.reached if kind == "effect"}
    assert not missed, f"no case brings about {', '.join(sorted(missed))}"


def check_card(sim: Make, content: Content, card: str, case: Case, record: Record) -> None:
    """Check a case of an encounter card: the card states every figure, and the game does the
    same."""
    told = [stated(line) for line in lines(content, card, section_of(content, card, case))]
    assert stated(case.says) in told, f"{card} does not say: {case.says}"
    check_figures(case)
    deck = deck_of(card)
    decks = {deck: (card, *case.decks.get(deck, ()))}
    check(sim, card, case, f"draw:{deck}@{case.space}", record, decks=decks)


def deck_of(card: str) -> str:
    """Return the deck of an encounter card."""
    return card.removeprefix("enc_").rpartition("_")[0]


def check_figures(case: Case) -> None:
    """Check that a case's text states every figure it expects."""
    for words, outcome in case.plays.items():
        for figure in figures(outcome):
            assert figure in case.says.lower(), f"'{words}' brings {figure}; it says {case.says}"


def section_of(content: Content, card: str, case: Case) -> int:
    """Return the index of the section that a case is about."""
    (place,) = (
        number
        for number, each in enumerate(content.encounter_cards[card].sections)
        if each.across == case.across and (not each.spaces or case.space in each.spaces)
    )
    return place


def check_lines(content: Content, card: str, cases: list[Case]) -> None:
    """Check that every section of a card, and every line of it above the asset, has a case."""
    for place in range(len(content.encounter_cards[card].sections)):
        said = [stated(each.says) for each in cases if section_of(content, card, each) == place]
        assert said, f"{card}: no case for section {place + 1}"
        told, asset = lines(content, card, place), content.assets.get(card)
        if asset is not None:
            ends = (number for number, line in enumerate(told) if line.startswith(asset.name))
            told = told[: next(ends, len(told))]
        for line in told:
            if not line.startswith("Secret"):
                assert stated(line) in said, f"{card}: no case for '{line}'"
