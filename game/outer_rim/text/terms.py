"""Terms of the game in words: credits, factions, skills, dice, spaces, decks, kinds of card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from game.outer_rim.cards.effects.abilities import Goal
from game.outer_rim.cards.effects.language import Amount, Per
from game.outer_rim.cards.models import EncounterDeck
from game.outer_rim.catalog import Content
from game.outer_rim.text.grammar import plural
from game.table.grammar import listed

DECKS = {
    "bounty": "bounty",
    "cargo": "cargo",
    "gear_and_mod": "gear and mod",
    "job": "job",
    "luxury": "luxury",
    "ship": "ship",
}
KINDS = {
    "bounty": "Bounty",
    "cargo": "Cargo",
    "crew": "Crew",
    "gear": "Gear",
    "job": "Job",
    "mod": "Mod",
    "ship": "Ship",
    "deal": "Deal",
    "account": "Account, beside the slots",
}
TRAITS = {"illegal": "ILLEGAL", "weapon": "WEAPON", "armor": "ARMOR"}
PER = {
    "bounty": "bounty you have",
    "cargo": "cargo you have",
    "crew": "crew you have",
    "gear": "gear you have",
    "job": "job you have",
    "mod": "mod you have",
    "droid_crew": "droid crew you have",
    "success": "success rolled",
    "fame": "fame you have",
}
CORE = "core"
"""the last word of spaces that are named with an article, as the Spinward Core is"""
SMALL = ("of", "the", "and")


@dataclass(frozen=True, slots=True)
class Scene:
    """The facts that the words of a card refer to.

    ``asset``: the card gained by an encounter's ``keep``; ``crew``: the crew that a contact's card
    hires; ``moment``: of the ability being described; ``rival``: the term for the opponent;
    ``depth``: how deep a block is within others; ``pays``: a loss of credits is a price; ``goal``:
    the goal that this card's text reaches; ``sheet``: the side that is flipped then; ``step``: the
    number of the step being described; ``prize``: the card of another player that a job is about;
    ``again``: a skill is had already.
    """

    content: Content
    asset: str = ""
    crew: str = ""
    moment: str = ""
    rival: str = "a player in your space"
    depth: int = 0
    pays: bool = False
    goal: Goal | None = None
    sheet: str = "card"
    step: int = 0
    prize: str = ""
    again: bool = False

    def inside(self, **changes: Any) -> Scene:
        """Return the scene one block further in."""
        return replace(self, **{"depth": self.depth + 1, "pays": False, **changes})


@dataclass(frozen=True, slots=True)
class Said:
    """An effect in words.

    ``kind``: an order ("gain 2,000 credits"), a fact ("the job is complete") or an offer, which is
    optional ("buy a ship"). ``tail``: the labeled consequences if it branches. ``short``: for
    buttons, if ``head`` would be long.
    """

    head: str
    tail: str = ""
    kind: Literal["order", "fact", "offer"] = "order"
    short: str = ""


def reached(goal: Goal, scene: Scene) -> str:
    """Return the reward of a goal."""
    return f"gain {goal.fame} fame and flip this {scene.sheet}"


def decks(names: Sequence[str], link: str) -> str:
    """Return ``cargo and ship decks``, ``cargo or ship deck``."""
    found = listed([DECKS[each] for each in names], link)
    return f"{found} {'decks' if len(names) > 1 and link == 'and' else 'deck'}"


def deck_name(content: Content, deck: str) -> str:
    """Return the name of a deck of the market or of encounters."""
    return DECKS.get(deck) or content.name(deck)


def amount(value: Amount) -> str:
    """Return a number; for a variable one see ``per``."""
    return f"{value.base or abs(value.each):,}" if isinstance(value, Per) else f"{value:,}"


def per(value: Amount) -> str:
    """Return the basis of an amount: `` for each job you have``, "" for a fixed one."""
    if not isinstance(value, Per):
        return ""
    if not value.base:
        return f" for each {PER[value.per]}"
    way = "less" if value.each < 0 else "more"
    return f" ({abs(value.each):,} {way} for each {PER[value.per]})"


def money(value: Amount) -> str:
    """Return ``2,000 credits``."""
    return f"{amount(value)} credits{per(value)}"


def dice(value: Amount) -> str:
    """Return ``a die``, ``2 dice``."""
    if isinstance(value, Per):
        return f"{amount(value)} dice{per(value)}"
    return "a die" if value == 1 else plural(value, "die")


def faction(name: str) -> str:
    """Return a faction with its icon."""
    return f"{{icon:{name}}} {name.title()}"


def skill(name: str) -> str:
    """Return a skill with its icon."""
    return f"{{icon:{name}}} {name.title()}"


def skills(names: tuple[str, ...], link: str = "or") -> str:
    """Return skills with their icons."""
    return listed([skill(name) for name in names], link)


def faces(names: tuple[str, ...]) -> str:
    """Return die faces as icons."""
    return listed([f"{{icon:die_{name}}}" for name in names], "or")


def space(name: str) -> str:
    """Return a space within a sentence: ``Naboo``, ``the Maelstrom``."""
    words = name.removeprefix("the_").split("_")
    titled = " ".join(word if word in SMALL else word.title() for word in words)
    the = "the " if name.startswith("the_") or "of" in words or words[-1] == CORE else ""
    return the + titled


def at_space(name: str) -> str:
    """Return ``on Naboo``, ``in the Maelstrom``."""
    inside = "maelstrom" in name
    return f"{'in' if inside else 'on'} {space(name)}"


REWARDS = {
    "additional turn": "additional turns",
    "buy fame": "fame for credits",
    "buy ships": "buying ships",
    "fight players": "fighting players",
    "find contacts": "finding contacts",
    "move contacts": "moving contacts",
    "rescue": "rescues",
}
"""nouns for rewards of encounter decks that are none"""


def rewards(deck: EncounterDeck) -> list[str]:
    """Return the common rewards of an encounter deck, as its back has them."""
    return [REWARDS.get(each, each) for each in deck.rewards]


def reputation(steps: int, name: str) -> str:
    """Return ``1 Hutt reputation``, ``1 reputation with this planet's faction``."""
    if name == "planet":
        return f"{steps} reputation with this planet's faction"
    if name == "any":
        return f"{steps} reputation with a faction of your choice"
    return f"{steps} {faction(name)} reputation"


def value(kind: str, number: int) -> str:
    """Return the strength of an enemy: ``ground combat, 4 dice``."""
    if kind == "here":
        return f"{plural(number, 'die')}; ground combat on a planet, ship combat elsewhere"
    return f"{{icon:{kind}_combat}} {kind} combat, {plural(number, 'die')}"
