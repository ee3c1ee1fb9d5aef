"""Buttons beside the answers: other ways to pay for a card, all cubes at once, two sides of a die,
and what cannot be done."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import richtext
from game.client.games.free_captains.facts import prices
from game.client.games.free_captains.pieces import dice
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.verbs import VERBS
from game.client.tabletop.table.contract import Table
from game.client.widgets import Button, keymap
from game.table.decisions import Option

NONE = pygame.Rect(0, 0, 0, 0)


def more_buttons(table: Table, model: Model) -> list[Button]:
    """Return the buttons of the moment, not yet placed."""
    return [*_payments(table, model), *_all_cubes(table, model), *_by_two(table, model),
            *_barred(model)]  # fmt: skip


def _payments(table: Table, model: Model) -> list[Button]:
    """Return the ways to pay other than the one that Engage shows: with points alone, or part by
    part."""
    engage = next((each for each in model.options if each.verb == "engage"), None)
    if engage is None or not model.pays_itself:
        return []
    price, found = model.price(model.current), list[Button]()
    alone = prices.alone(model, price)
    if (price.die or price.powers) and alone:
        found.append(Button("table.points", NONE, "With points alone",
                            partial(_engage, table, model, engage, "points"),
                            detail=f"Costs {alone}", tip="Saves your dice and powers",
                            hotkey=keymap.key("free_captains.points")))  # fmt: skip
    if price.sure and model.has_ways_to_pay:
        found.append(Button("table.ways", NONE, "Choose how to pay",
                            partial(_engage, table, model, engage, "open"),
                            tip="Dice, powers and points, one after another",
                            hotkey=keymap.key("free_captains.ways")))  # fmt: skip
    return found


def _engage(table: Table, model: Model, engage: Option, payment: str) -> None:
    model.pay_with(payment)
    table.do.ask(engage.key)


def _all_cubes(table: Table, model: Model) -> list[Button]:
    """Return the button that puts all drawn cubes where they usually go."""
    cubes = [each for each in model.options if each.verb == "cube"]
    if not cubes or len(cubes) < len(model.options) or sum(model.cubes_to_place.values()) < 2:
        return []
    usual = model.usual_cube
    if model.steward is None or usual is None:
        return []

    def place() -> None:
        model.place_all()
        table.do.ask(usual.key)

    return [Button("table.all_cubes", NONE, "Place them all", place, icon="check",
                   tip="Each cube goes to its usual place: on a low ability, otherwise on a Super "
                   "Weapon. Black takes from your highest ability.",
                   hotkey=keymap.key("free_captains.all_cubes"))]  # fmt: skip


def _by_two(table: Table, model: Model) -> list[Button]:
    """Return the switch for turning the next die down by two sides, where one can do so."""
    if not model.can_turn_two:
        return []

    def switch() -> None:
        model.by_two = not model.by_two
        table.views.renew()

    now, other = (2, 1) if model.by_two else (1, 2)
    return [Button("table.by_two", NONE, f"A used die drops by {now}", switch, icon="dice",
                   detail=f"Click to make that {other}",
                   kind="chosen" if model.by_two else "normal",
                   tip="\n".join(_downward(model, *each) for each in model.two_ways_down),
                   hotkey=keymap.key("free_captains.by_two"))]  # fmt: skip


def _downward(model: Model, die: str, value: int) -> str:
    """Return what a die does after its use, turned down by one side or by two."""
    one, two = (dice.words(die, value - down).rstrip(".") for down in (1, 2))
    name = richtext.literal(model.content.name(die))
    return f"**{name}**: one side down, {value - 1} ({one}); two, {value - 2} ({two})."


def _barred(model: Model) -> list[Button]:
    """Return Engage or Evade with the reason against it, if only the other is offered."""
    found = list[Button]()
    if model.step != "face":
        return []
    for verb, words in (("engage", "Engage"), ("evade", "Evade")):
        stop = model.why_not(verb, model.current)
        if stop is not None:
            found.append(
                Button(f"barred.{verb}", NONE, words, lambda: None, icon=VERBS.icons[verb],
                       detail=richtext.plain(stop.text), enabled=False,
                       reason=richtext.literal(stop.text))
            )  # fmt: skip
    return found
