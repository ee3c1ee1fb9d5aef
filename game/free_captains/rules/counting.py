"""Planet icons of the line, and how many cubes a search draws."""

from __future__ import annotations

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Counting
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason


def icons(p: Play) -> int:
    """Return the planet icons that count: of cards engaged, of evaded ones whose text says so, and
    those that a die or a weapon counts (FC-143, FC-144)."""
    state, total = p.state, 0
    for index, fate in enumerate(state.fates):
        card = p.faced(index)
        if fate == "engaged" or _still(p, index):
            total += card.planets
        else:
            total += state.counted[index]
    return total


def _still(p: Play, index: int) -> bool:
    return any(isinstance(each, x.StillCounts) for each in p.faced(index).always)


def cubes(p: Play) -> int:
    """Return the number of cubes that a search draws now, never below 0 (FC-R83)."""
    standing = sum([each.n for _, each in p.standing(x.SearchDraw)])
    return max(0, icons(p) + standing + p.state.more)


def uncounted(p: Play) -> list[int]:
    """Return the evaded cards of the line with planet icons that do not count yet."""
    state = p.state
    return [
        index
        for index, fate in enumerate(state.fates)
        if fate == "evaded" and not _still(p, index)
        and state.counted[index] < p.faced(index).planets
    ]  # fmt: skip


def count_options(p: Play, f: Counting) -> Options:
    """Return the evaded cards of which an icon can be counted, each once."""
    if not f.left:
        return ()
    left = [index for index in uncounted(p) if index not in f.chosen]
    return tuple(option("count", p.state.line[index]) for index in left)


def check_count(p: Play, f: Counting, o: Intent) -> Reason | None:
    """Return the reason against counting an icon of a card."""
    if o.source not in p.state.line:
        return Reason("FC-126", "Choose a card in the Encounter Line.")
    index = p.state.line.index(o.source)
    if p.state.fates[index] != "evaded":
        return Reason(
            "FC-126", "Only an evaded card has icons to win back: choose one that you evaded."
        )
    if index in f.chosen:
        return Reason("FC-127", "Each card adds only one icon: choose another card.")
    return Reason("FC-126", "This card has no planet icon left for the search: choose another.")


def count(p: Play, f: Counting, chosen: Option) -> None:
    """Count one planet icon of an evaded card."""
    index = p.state.line.index(chosen.source)
    f.left -= 1
    f.chosen += (index,)
    add(p, index, 1)


def add(p: Play, index: int, icons: int) -> None:
    """Count icons of an evaded card."""
    p.state.counted[index] += icons
    p.events.append(e.IconsCounted(card=p.state.line[index], icons=icons))
