"""The effects of a card as pills: an icon for each word, for cards too small for sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.free_captains.cards import effects as x
from game.free_captains.cards import models as c

STRENGTH, CUBE, ANY = "{icon:engage_strength}", "{icon:cube_any}", "{icon:ability_any}"
EVADED, ENGAGED, SEARCH = "{icon:card_evaded}", "{icon:card_engaged}", "{icon:zoom}"
BAG, FIRST, NEXT = "{icon:cube_bag}", "{icon:first_card}", "{icon:next_card}"


def pills(part: Any) -> tuple[str, ...]:
    """Return the pills of a component."""
    return PILLS[type(part)](part)


def with_sign(n: int) -> str:
    """Return a change with its sign."""
    return f"{n:+d}".replace("-", "\u2212")


def ability(name: str) -> str:
    """Return the icon of an ability, or of any of them."""
    return f"{{icon:ability_{name}}}"


def effect(each: x.Model) -> str:
    """Return the pill of an effect."""
    return FOLDS[type(each)](each)


def _who(who: x.Who) -> str:
    kind = {"guardforce": "{icon:line_guardforce} ", "agent": "{icon:line_agent} ", None: ""}
    icons = "".join(f"{ability(each)} " for each in (who.own, who.pays) if each)
    first = FIRST if who.first == 1 else f"{who.first} {NEXT}" if who.first else ""
    return f"{kind[who.kind]}{icons}{first}{' ' if first else ''}"


def _strength(each: x.Strength) -> str:
    change = f"{with_sign(each.n)} {STRENGTH}"
    if each.per == "evaded":
        return f"{change} / {EVADED}"
    if each.weapons is not None:
        return f"{each.weapons} {{icon:super_weapon}} {change} {FIRST}"
    if each.who.each is not None:
        return f"{each.who.each} {{icon:cube_black}} {change} {FIRST}"
    return f"{_who(each.who)}{change}"


def _evade_draw(each: x.EvadeDraw) -> str:
    if each.instead is not None:
        return f"{EVADED} {each.instead} {CUBE}"
    return f"{EVADED} {with_sign(each.n)} {CUBE}"


def _colors(colors: Sequence[str]) -> str:
    return "".join(f"{{icon:cube_{each}}}" for each in colors) if len(colors) < 5 else CUBE


def _face_pills(card: c.Faced) -> tuple[str, ...]:
    always = [
        f"{STRENGTH} {ability(card.icon)}" if isinstance(each, x.OwnIcon) and card.icon
        else effect(each)
        for each in card.always
    ]  # fmt: skip
    engaged = [f"{ENGAGED} {_pill_after(each)}" for each in card.engaged]
    return (*always, *engaged, *(f"{EVADED} {_pill_after(each)}" for each in card.evaded))


def _pill_after(each: x.Model) -> str:
    """Return the pill of an effect after its moment: cubes alone mean those of the bag."""
    return effect(each).removeprefix(f"{BAG} ")


def row(each: c.Row) -> tuple[str, ...]:
    """Return the pills of a row of a Location."""
    return (*map(effect, each.always), *(f"{FIRST} {effect(deed)}" for deed in each.first))


def _planet(card: c.Planet) -> tuple[str, ...]:
    return (*map(effect, card.always), *map(effect, card.paid))


def _captain(card: c.Captain) -> tuple[str, ...]:
    names = ("combat", "diplomacy", "science")
    each = zip(names, card.start, card.most, strict=True)
    return tuple(f"{ability(name)} {start}/{most}" for name, start, most in each)


FOLDS: dict[type[x.Model], Callable[[Any], str]] = {
    x.Strength: _strength,
    x.Also: lambda each: f"{_who(each.who)}+{each.n} {ability(each.icon)}",
    x.OwnIcon: lambda each: f"{STRENGTH} {{icon:rotate}}",
    x.MustFace: lambda each: f"{EVADED} {{icon:lock}}",
    x.EvadeDraw: _evade_draw,
    x.EvadeFree: lambda each: f"{EVADED} 0 {ANY}",
    x.StillCounts: lambda each: f"{EVADED} {{icon:planet}}",
    x.SearchDraw: lambda each: f"{SEARCH} +{each.n} {CUBE}",
    x.DrawFewer: lambda each: f"{SEARCH} {with_sign(-each.n)} {CUBE} +{each.gain} {ANY}",
    x.WhiteAway: lambda each: f"{SEARCH} {{icon:cube_white}} {{icon:discard}}",
    x.NextStrength: lambda each: f"{NEXT} {with_sign(each.n)} {STRENGTH}",
    x.Gain: lambda each: f"+{each.n} {ability(each.ability)}",
    x.Raise: lambda each: f"{{icon:die_up}} {each.n}",
    x.Reroll: lambda each: "{icon:die_roll}",
    x.Purge: lambda each: f"{BAG} {with_sign(-each.n)} {_colors(each.colors)}",
    x.Seed: lambda each: f"{BAG} +{each.n} {{icon:cube_{each.color}}}",
    x.Lower: lambda each: f"{ability(each.icon)} {with_sign(-each.n)} {STRENGTH}",
    x.AnyAbility: lambda each: f"{STRENGTH} {ANY}",
    x.SlipPast: lambda each: f"{EVADED} 0 {ANY} 0 {CUBE}",
    x.CountEvaded: lambda each: f"{EVADED} {{icon:planet}}",
}
PILLS: dict[type[Any], Callable[[Any], tuple[str, ...]]] = {
    c.Faced: _face_pills,
    c.Location: lambda card: (),
    c.Planet: _planet,
    c.Captain: _captain,
    c.Alien: lambda card: tuple(map(effect, card.always)),
    c.Weapon: lambda card: (effect(card.power),),
}
