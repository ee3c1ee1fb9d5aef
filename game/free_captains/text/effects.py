"""Sentences for effects, by kind; a kind without words fails when this is imported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from game.free_captains.cards import effects as x
from game.table.grammar import a_or_an, counted, listed

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
ABILITY_NAMES = {"combat": "Combat", "diplomacy": "Diplomacy", "science": "Science"}


def cubes(n: int, colors: Sequence[str] = ()) -> str:
    """Return "1 white or black cube", "2 cubes"."""
    kind = f"{listed(colors, 'or')} " if colors else ""
    return counted(n, f"{kind}cube")


def points(n: int, ability: str = "any") -> str:
    """Return "1 Combat", or "3 ability points of your choice"."""
    if ability != "any":
        return f"{n} {ABILITY_NAMES[ability]}"
    return f"{counted(n, 'ability point')} of your choice"


def sides(n: int) -> str:
    """Return "1 side", "2 sides"."""
    return counted(n, "side")


def who_words(who: x.Who) -> str:
    """Return the cards that an effect is about, "" for the card itself."""
    words = {"guardforce": "Guardforce", "agent": "Agents", None: "Cards"}[who.kind]
    if who.own is not None:
        words += f" that show a {ABILITY_NAMES[who.own]} icon"
    if who.pays is not None:
        words += f" engaged with {ABILITY_NAMES[who.pays]}"
    return words


def strength(each: x.Strength) -> str:
    who = each.who
    change = f"{each.n:+d} Strength".replace("-", "−")
    if each.per == "evaded":
        return f"{change} for each card evaded in this line."
    if who.first is not None:
        if who.each is not None:
            return by_cubes(who.first, who.each, change)
        if each.weapons is not None:
            return (
                f"**Alarm:** while you own {each.weapons} or more Super Weapons, the first "
                f"{NUMBERS[who.first]} cards of each line have {change}."
            )
        if who.first == 1:
            return f"{change} if it is the first card of the line."
        return f"The first {NUMBERS[who.first]} cards of each line have {change}."
    if who == x.Who():
        return f"{change}."
    return f"{who_words(who)} have {change}."


def by_cubes(most: int, each: int, change: str) -> str:
    """Return "With 3 cubes on this card, the first card ...; with 6, the first two."."""
    first = f"With {each} cubes on this card, the first card of each line has {change}"
    rest = [f"; with {each * n}, the first {NUMBERS[n]}" for n in range(2, most + 1)]
    return f"{first}{''.join(rest)}."


def also(each: x.Also) -> str:
    added = f"Strength {each.n} {ABILITY_NAMES[each.icon]}"
    if each.who == x.Who():
        return f"Also has {added}."
    return f"{who_words(each.who)} also have {added}."


def evade_draw(each: x.EvadeDraw) -> str:
    which = "Your first Evade of each line" if each.once else "**Evading:**"
    verb = "draws" if each.once else "draw"
    if each.instead == 0:
        return f"{which} {verb} no cubes; you still pay the point."
    if each.instead is not None:
        return f"{which} {verb} {cubes(each.instead)} instead of 2."
    more = "more" if each.n > 0 else "fewer"
    return f"{which} {verb} {counted(abs(each.n), f'{more} cube')}."


def thinned(each: x.Thin) -> str:
    """Return "2 white cubes", "1 cube other than yellow"."""
    few = len(each.colors) < 5
    return cubes(each.n, each.colors if few else ()) + ("" if few else " other than yellow")


def purge(each: x.Purge) -> str:
    count = f"up to {each.n}" if each.up_to else f"{each.n}"
    return f"remove {count} {listed(each.colors, 'or')} cube{'s' * (each.n != 1)} from the bag."


def raise_words(each: x.Raise) -> str:
    which = {
        "one": "one of your dice",
        "each": "each of your dice",
        "crew": "one of your Crew dice",
    }
    return f"raise {which[each.dice]} by {each.n}."


SAYS: dict[type[x.Model], Callable[[Any], str]] = {
    x.Strength: strength,
    x.Also: also,
    x.OwnIcon: lambda each: "Engaged by its own icon, not its neighbor's.",
    x.MustFace: lambda each: "You must engage it while you can pay for it.",
    x.EvadeDraw: evade_draw,
    x.EvadeFree: lambda each: "**Evading:** you pay no point, but still draw cubes.",
    x.StillCounts: lambda each: "**Evaded:** its planet icons still count.",
    x.SearchDraw: lambda each: f"draw {counted(each.n, 'more cube')}.",
    x.DrawFewer: lambda each: (
        f"if you would draw {each.n} or more cubes, you may draw {each.n} fewer and gain "
        f"{points(each.gain)}."
    ),
    x.WhiteAway: lambda each: "White cubes drawn in the search go to the supply.",
    x.NextStrength: lambda each: f"the next card has {each.n:+d} Strength.".replace("-", "−"),
    x.Gain: lambda each: f"gain {points(each.n, each.ability)}.",
    x.Raise: raise_words,
    x.Reroll: lambda each: "you may reroll one of your dice.",
    x.Purge: purge,
    x.Seed: lambda each: f"add {cubes(each.n, (each.color,))} to the bag.",
    x.Lower: lambda each: f"**Engaging:** the card costs {each.n} less {ABILITY_NAMES[each.icon]}.",
    x.AnyAbility: lambda each: (
        "**Engaging:** pay the card's own Strength with an ability of your choice; pay added "
        "Strengths as usual."
    ),
    x.SlipPast: lambda each: "Evade a card without paying a point or drawing cubes.",
    x.CountEvaded: lambda each: "The planet icons of one evaded card count in this round's search.",
    x.Bonus: lambda each: (
        f"+{each.n} " + ("of any ability" if each.icon == "any" else ABILITY_NAMES[each.icon])
    ),
    x.RaiseSystems: lambda each: f"raise a Systems die by {each.n}",
    x.Thin: lambda each: (
        "remove 1 random cube from the bag; return a yellow one (Evade)"
        if each.blind
        else f"remove {thinned(each)} from the bag (Evade)"
    ),
    x.MoreCubes: lambda each: f"draw {counted(each.n, 'more cube')} in this round's search",
    x.CountIcon: lambda each: (
        "count 1 planet icon on an evaded card"
        if each.n == 1
        else f"count 1 planet icon on each of {each.n} evaded cards"
    ),
    x.PickWeapon: lambda each: "choose the Super Weapon that a yellow cube takes",
    x.Understand: lambda each: "Understand a Super Weapon",
    x.RollDie: lambda each: (
        f"roll {a_or_an(each.die.replace('_', ' ').title())} die and engage with the result"
    ),
    x.SwapDie: lambda each: "swap a die for a new one and roll it (Guardforce with a planet icon)",
    x.RerollDie: lambda each: (
        "reroll a die (Guardforce with a planet icon)"
        if each.against == "guardforce"
        else "reroll a die (Agent or Event)"
    ),
}


def _kinds() -> set[type[x.Model]]:
    found: set[type[x.Model]] = set()
    for union in (x.Standing, x.Deed, x.Power, x.Act):
        found |= set(get_args(get_args(union)[0]))
    return found


_dumb = _kinds() - set(SAYS)
if _dumb:
    raise TypeError(f"no words for {', '.join(sorted(each.__name__ for each in _dumb))}")


def say(effect: x.Model) -> str:
    """Return the sentence of an effect, without the moment that stands before it."""
    return SAYS[type(effect)](effect)


def face_words(face: Sequence[x.Part]) -> str:
    """Return what a face of a die can do: "+2 Science and raise a Systems die 2 sides"."""
    return ", or ".join(" and ".join(say(act) for act in part) for part in face)
