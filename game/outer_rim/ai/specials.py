"""The special lines of characters' own AI cards. They come first, and break no other rule."""

from __future__ import annotations

from typing import Any

from game.outer_rim.ai import hunter
from game.outer_rim.ai.acting import why_not_take
from game.outer_rim.ai.line import Line
from game.outer_rim.cards.ai_lines import (
    FirstCollect,
    FirstLevy,
    FirstMend,
    FirstPatrol,
    FirstRaise,
    FirstStanding,
)
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.combat import damage
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company, on_planet
from game.outer_rim.market import rules as market
from game.outer_rim.market import sales
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.rules import credits, reputation, slots


def _raise(p: Play, seat: int, line: FirstRaise) -> str:
    p.ai(seat).raised = tuple(line.stats.items())
    return ""


def _mend(p: Play, seat: int, line: FirstMend) -> str:
    if not p.player(seat).character_damage:
        return "no damage"
    damage.recover(p, seat, line.damage, 0, "special")
    return ""


def _collect(p: Play, seat: int, line: FirstCollect) -> str:
    if line.per == "bounty":
        count, without = len(hunter.bounties(p, seat)), "no bounty"
    else:
        count = sum(reputation.level(p, seat, each) > 0 for each in FACTIONS)
        without = "no positive reputation"
    credits.gain(p, seat, count * line.credits, "special")
    return "" if count else without


def _spy(p: Play, seat: int, line: Any) -> str:
    """Reveal the nearest contact that may be a target; another one if it shows a character in play
    (UB-244)."""
    done = False
    while found := [each for each in hunter.targets(p, seat) if each.kind == hunter.FACEDOWN]:
        done = True
        if contacts.turn_up(p, seat, hunter.choose(p, seat, found).place, "special"):
            break
    return "" if done else "no facedown contact to look for"


def _reveal_all(p: Play, seat: int, line: Any) -> str:
    found = contacts.facedown(p, p.player(seat).space)
    for place in found:
        contacts.turn_up(p, seat, place, "special")
    return "" if found else "no facedown contact here"


def _befriend(p: Play, seat: int, line: FirstStanding) -> str:
    if reputation.level(p, seat, line.faction) == 1:
        return "already positive"
    reputation.change(p, seat, line.faction, 1, "special")
    return ""


def _call_patrol(p: Play, seat: int, line: FirstPatrol) -> str:
    if p.state.patrols[line.faction][1] == p.player(seat).space:
        return "the patrol is here"
    patrols.toward(p, line.faction, seat, line.distance, "special")
    return ""


def _levy(p: Play, seat: int, line: FirstLevy) -> str:
    others = company(p, seat)
    taken = sum(credits.lose(p, each, line.credits, "special") for each in others)
    credits.gain(p, seat, taken, "special")
    if not others:
        return "no one else here"
    return "" if taken else "no one here has credits"


def _raid(p: Play, seat: int, line: Any) -> str:
    """Take the top card of the cargo deck; its destination is a goal."""
    if on_planet(p, seat):
        return "on a planet"
    card = sales.top(p, "cargo")
    if card and p.content.assets[card].destination_patrol is not None:
        return "its destination is a patrol"
    why = why_not_take(p, seat, card)
    if not why:
        market.gain_top(p, seat, "cargo", (), "special")
        slots.put_goal(p, seat, card)
    return why


LINES: dict[str, Line] = {
    "raise": _raise,
    "mend": _mend,
    "collect": _collect,
    "spy": _spy,
    "reveal_all": _reveal_all,
    "befriend": _befriend,
    "call_patrol": _call_patrol,
    "levy": _levy,
    "raid": _raid,
}
