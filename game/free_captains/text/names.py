"""Names with the article and number that a sentence needs: captain, dice, cards, cubes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.free_captains.context import Play
from game.table.grammar import Name, counted, listed, sounds_plural

TITLES = frozenset(("The", "Old", "Captain", "Doctor", "Lady", "Lord"))
"""first words of a name that do not stand for the whole of it"""


def captain(p: Play) -> Name:
    """Return what the log calls the captain: "Mina", "Doctor Sile"."""
    name = p.captain.name
    first = name.partition(" ")[0]
    return Name(name if first in TITLES else first)


def card(p: Play, id: str) -> Name:
    """Return a card of the line, a Planet, a Location, a Super Weapon or an alien."""
    name = p.content.name(id)
    return Name(name, plural=sounds_plural(name))


def cards(p: Play, ids: Sequence[str]) -> Name:
    """Return the names of cards in a list."""
    found = [card(p, id) for id in ids]
    return Name(listed(found), plural=len(found) > 1 or any(each.plural for each in found))


def cards_with_pay(p: Play, ids: Sequence[str]) -> str:
    """Return cards of the hand with what each pays: "Breach Crew (1 Key)"."""
    icons = (listed(f"1 {each.capitalize()}" for each in p.content.faced[id].hand) for id in ids)
    return listed(f"{card(p, id)} ({pays})" for id, pays in zip(ids, icons, strict=True))


def die(p: Play, id: str) -> Name:
    """Return a die: "the Engineer", "Artificial Intelligence"."""
    found = p.content.dice[id]
    return Name(found.name, "the" if found.group == "crew" else "")


def cubes(p: Play, colors: Sequence[str]) -> Name:
    """Return cubes by color: "3 cubes (2 red and 1 black)", "1 black cube"."""
    if not colors:
        return Name("no cubes", plural=True)
    counts = Counter(colors)
    if len(counts) == 1:
        return Name(counted(len(colors), f"{colors[0]} cube"), plural=len(colors) > 1)
    parts = listed([f"{n} {color}" for color, n in counts.most_common()])
    return Name(f"{len(colors)} cubes ({parts})", plural=True)
