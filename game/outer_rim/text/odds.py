"""Odds in words: one short clause before an option's detail."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.cards.effects.language import Block, every_effect
from game.outer_rim.cards.effects.tasks import CompleteJob, Databank
from game.outer_rim.cards.effects.trials import Test
from game.outer_rim.catalog import Content
from game.outer_rim.context import Play
from game.outer_rim.favors.odds import Help
from game.outer_rim.odds.crossings import Passage
from game.outer_rim.odds.forecast import BUY_OFF, Odds, Use, of_option
from game.outer_rim.text.grammar import plain, plural
from game.table.contract import Label
from game.table.decisions import Option
from game.table.grammar import NOTABLE, capital, listed, percent

AIMS = {
    "test": "to pass",
    "opposed": "to be the only one to pass",
    "combat": "to win",
    "job": "to complete it",
    "delivery": "to avoid trouble",
    "roll": "to succeed",
}
"""the success that the chance refers to, by kind of odds"""
CERTAIN = ("pay", "fail")
"""answers whose outcome needs no figure"""
CHANGING = ("reroll", "cancel", "add", "turn")
"""answers that change the dice: their figures hold for what comes after"""


def damage(amount: float) -> str:
    """Return ``expect 2 damage``, "" for a negligible amount."""
    if amount < 0.05:
        return ""
    return f"expect {amount:.0f} damage" if amount >= 0.95 else "expect under 1 damage"


def clause(p: Play, odds: Odds, option: Option) -> str:
    """Return ``67% to win; win or lose, 9% to be defeated; expect 2 damage``, with better chances
    for credits."""
    paid = _paid(p, odds, option.source)
    chance = _chance(p, odds, option) + (f", or {paid}" if paid else "")
    either = "win or lose, " if odds.kind == "combat" else "either way, "
    open_ = percent(odds.free) not in (percent(0), percent(1))
    defeat = f"{either * open_}{percent(odds.defeated)} to be defeated"
    told = (chance, defeat if odds.defeated >= NOTABLE else "", damage(odds.taken))
    return "; ".join(filter(None, told))


def job_aim(content: Content, card: str) -> str:
    """Return what the chance of a job refers to: "to complete it", with the second way that a
    failed test leads to on some."""
    found = content.components.get(card)
    tests = [each for each in every_effect(found) if isinstance(each, Test)] if found else []
    again = any(_completes(content, each.otherwise) for each in tests)
    return f"{AIMS['job']}, also by what a failed test leads to" if again else AIMS["job"]


def _completes(content: Content, effects: Block) -> bool:
    """Return True if a job can still be completed by these effects, or by the card they call."""
    called = [card for each in every_effect(effects) if isinstance(each, Databank)
              for card in content.numbers.get(each.number, ())]  # fmt: skip
    blocks = (effects, *(content.components[card] for card in called))
    return any(isinstance(each, CompleteJob) for block in blocks for each in every_effect(block))


def _chance(p: Play, odds: Odds, option: Option) -> str:
    aim = "to stay with you" if option.verb == "yield" else AIMS[odds.kind]
    aim = job_aim(p.content, option.source) if odds.kind == "job" else aim
    if option.verb in CHANGING:
        return f"then a {percent(odds.free)} chance {aim}"
    before = "hunted, " if option.verb == "meet" else ""
    return f"{before}{percent(odds.free)} {aim}"


def _paid(p: Play, odds: Odds, chosen: str) -> str:
    """Return ``100% if you spend 2,000 credits (Maz Kanata)``, "" if paying changes nothing."""
    costly = [use for use in odds.uses if use.cost and use.power != chosen]
    if odds.win - odds.free < NOTABLE or not costly:
        return ""
    return f"{percent(odds.win)} if you {listed(_way(p, use) for use in costly)}"


def _way(p: Play, use: Use) -> str:
    if use.power == BUY_OFF:
        return use.cost
    return f"{plain(use.cost)} ({p.content.name(p.content.powers[use.power].card)})"


def crossing(found: Passage) -> list[str]:
    """Return a crossing in clauses: its chance, the credits it may cost, and what else decides."""
    count, prices = len(found.ways), found.prices
    told = [f"{percent(found.chance)} to get across, over all {count} cards"]
    if prices:
        low, high = prices[0], prices[-1]
        span = f"{low:,}" if low == high else f"{low:,} to {high:,}"
        told.append(f"{plural(len(prices), 'card')} for {span} credits")
    if found.trials:
        told.append(f"{plural(found.trials, 'card')} by dice")
    if found.barred:
        told.append(f"{plural(found.barred, 'card')} demanding something you lack")
    return told


def with_odds(p: Play, option: Option, label: Label) -> Label:
    """Return the words of an option of the current decision with its odds, if it has any: before
    its detail, or behind the act that begins it."""
    odds = None if option.verb in CERTAIN else of_option(p, option)
    if odds is None:
        return label
    told, rest = clause(p, odds, option), label.detail
    if label.act:
        act, _, rest = label.detail.partition(". ")
        told = f"{act.removesuffix('.')}: {told}"
    return replace(label, detail=". ".join(filter(None, (capital(told), rest))))


def with_favor_odds(p: Play, help: Help, option: Option, label: Label) -> Label:
    """Return the words of an option, with the chance that a favor would bring after its own."""
    told = _chance(p, help.bare, option)
    for words in (capital(told), told):
        if words in label.detail:
            more = f"{words} ({percent(help.more.free)} with a favor)"
            return replace(label, detail=label.detail.replace(words, more, 1))
    return label
