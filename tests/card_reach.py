"""Reach of the cards: the list of their parts, and a record of those played.

A part is a kind and an id. Nearly all are found in the events of a game. Effects have no events of
their own, so while a record is kept the steps that carry them out are wrapped: ``watched`` swaps
two entries of the table of steps and restores them. An unwatched game runs exactly the normal
code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from game.outer_rim import events as e
from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.cards.effects.language import Condition, Model
from game.outer_rim.cards.models import AICard
from game.outer_rim.catalog import Content, Power
from game.outer_rim.combat.events import DiceChanged, DiceRolled
from game.outer_rim.contacts.events import ContactMet
from game.outer_rim.context import Play
from game.outer_rim.effects import interpreter
from game.outer_rim.frames.turns import Effects
from game.outer_rim.market.events import CardBought, ShipBought
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.patrols.events import PatrolBeaten, PatrolSpawned
from game.outer_rim.patrols.frames import PatrolRedirect
from game.outer_rim.steps import STEPS
from game.table.decisions import Option
from game.table.events import Event
from game.table.stack import Ask, Auto

Part = tuple[str, str]
"""kind, and id within the kind"""
OWN_STEP = ("own_dice", "opponent_dice", "patrol_moves")
"""timings whose abilities are carried out by the steps ``dice.use`` and ``patrol.redirect``"""
NEVER_PASSED = ("credits", "credits_for_reputation", "discard_top", "raise", "cash_cargo")
"""lines of AI cards that can always be carried out"""
AI_PARTS = ("special", "planning", "action", "encounter")


class Record:
    """The parts reached so far. ``tell`` takes the events of an answer; ``on`` switches
    recording."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.reached: set[Part] = set()
        self.on = True

    def tell(self, events: Iterable[Event]) -> None:
        """Record the parts reached by events of a real game."""
        for event in events:
            for kind, id in _told(self.content, event):
                self.reached.add((kind, id))
                if kind == "ability used":
                    self._used(self.content.powers[id])

    def effect(self, block: str, place: int) -> None:
        """Record an effect that was carried out; with its last one a block is resolved."""
        self.reached.add(("effect", f"{block}[{place}]"))
        if place + 1 == len(self.content.blocks[block]):
            self.reached.add(("block", block))

    def redirected(self, power: Power) -> None:
        """Record an ability that redirects a patrol, which no event names."""
        self.reached.add(("ability used", power.id))
        self._used(power)

    def _used(self, power: Power) -> None:
        """Record the effects of an ability carried out by its own step instead of the effects
        step."""
        if power.when in OWN_STEP:
            for place in range(len(power.ability.then)):
                self.effect(self.content.block_name(power.ability.then), place)


@contextmanager
def watched(record: Record) -> Iterator[None]:
    """Record each effect carried out inside the ``with`` block while ``record.on`` is set."""
    kept = {name: STEPS[name] for name in ("effects", "patrol.redirect")}

    def run(p: Play, f: Effects) -> None:
        place = f.at
        interpreter.run(p, f)
        # An effect that ends its block early, or first asks which player is meant, keeps its frame.
        if record.on and f.at > place:
            record.effect(f.block, place)

    def redirect(p: Play, f: PatrolRedirect, chosen: Option) -> None:
        if record.on and chosen.verb == "redirect":
            record.redirected(p.content.powers[f.power])
        patrols.redirect_answer(p, f, chosen)

    STEPS["effects"] = Auto(Effects, run)
    STEPS["patrol.redirect"] = Ask(PatrolRedirect, patrols.redirect_options, redirect)
    try:
        yield
    finally:
        STEPS.update(kept)


def _told(content: Content, event: Event) -> Iterator[Part]:
    """Return the parts reached according to one event."""
    if isinstance(event, e.CardGained | CardBought):
        yield from _gained(content, event.card)
    elif isinstance(event, e.EncounterDrawn) and event.section >= 0:
        yield "encounter section", f"{event.card}.{event.section}"
    elif isinstance(event, e.DatabankDrawn):
        yield "databank card", event.card
    elif isinstance(event, e.JobStepBegan):
        yield "job step", f"{event.card}.{event.step}"
    elif isinstance(event, e.JobEnded) and event.completed:
        yield "job completed", event.card
    elif isinstance(event, ContactMet):
        yield "contact met", event.contact
        yield "databank card", event.card
    elif isinstance(event, BountyClosed):
        yield f"bounty {event.how}", event.card
    elif isinstance(event, e.CardRotated):
        yield "other end", event.card
    elif isinstance(event, AmbitionPicked):
        yield "ambition", event.card
    elif isinstance(event, AmbitionAdvanced) and event.done:
        yield "goal of an ambition", f"{event.card}.{event.goal}"
    elif isinstance(event, e.CargoDelivered):
        yield "cargo delivered", event.card
    elif isinstance(event, e.SecretKept):
        yield "secret kept", event.card
    elif isinstance(event, e.AICardDrawn):
        yield "AI card", event.card
    elif isinstance(event, e.AILine):
        line = f"{event.card}.{event.part}.{event.line}"
        yield "AI line done" if event.done else "AI line passed over", line
    elif isinstance(event, e.CharacterPicked):
        yield "character", event.character
    elif isinstance(event, e.ShipPicked | ShipBought):
        yield "ship", event.ship
    elif isinstance(event, e.GoalCompleted):
        yield "character flipped" if event.goal == "personal" else "ship flipped", event.card
    elif isinstance(event, PatrolBeaten):
        yield "patrol beaten", f"{event.faction} {event.level}"
    elif isinstance(event, PatrolSpawned):
        yield "patrol spawned", f"{event.faction} {event.level}"
    elif isinstance(event, e.AbilityUsed):
        yield from _used(content.powers[event.ability])
    elif isinstance(event, DiceRolled | DiceChanged) and event.cause in content.powers:
        yield from _used(content.powers[event.cause])


def _gained(content: Content, card: str) -> Iterator[Part]:
    asset = content.assets[card]
    if asset.contact:
        yield "contact hired", asset.contact
    elif asset.home == "databank":
        yield "databank card", card
    elif asset.home.startswith("market"):
        yield "market card", asset.card
    else:
        yield "encounter card gained", card


def _used(power: Power) -> Iterator[Part]:
    yield "secret used" if power.id.endswith(".secret") else "ability used", power.id


def parts(content: Content) -> dict[str, set[str]]:
    """Return all parts: ids by kind, for kinds of which there are some."""
    every = _every_part(content)
    return {kind: ids for kind, ids in every.items() if ids}


def _every_part(content: Content) -> dict[str, set[str]]:
    assets = content.assets.values()
    powers = set(content.powers)
    secrets = {power for power in powers if power.endswith(".secret")}
    own_blocks = {name for name in content.blocks if name.split(".")[0] not in content.ai_cards}
    lines = {name: do for card in content.ai_cards.values() for name, do in _lines(card)}
    return {
        "market card": {card.card for card in assets if card.home.startswith("market")},
        "other end": {card.id for card in assets if card.id != card.card},
        "encounter section": {
            f"{card.id}.{place}"
            for card in content.encounter_cards.values()
            for place in range(len(card.sections))
        },
        "encounter card gained": {card.id for card in assets if card.home.startswith("encounter")},
        "databank card": set(content.databank),
        "job step": {
            f"{card.id}.{place}"
            for card in content.databank.values()
            for place in range(1, 1 + len(getattr(card, "steps", ())))
        },
        "job completed": {card.id for card in assets if card.kind == "job"},
        "bounty eliminated": {card.id for card in assets if card.kind == "bounty"},
        "bounty captured": {card.id for card in assets if card.kind == "bounty"},
        "bounty delivered": {card.id for card in assets if card.kind == "bounty"},
        "bounty hunted": {card.id for card in assets if card.target in content.shows},
        "cargo delivered": {card.id for card in assets if card.kind == "cargo" and card.reward},
        "contact met": set(content.contacts),
        "contact hired": set(content.contacts),
        "patrol spawned": {f"{faction} {n}" for faction, n in content.patrols if n > 1},
        "patrol beaten": {
            f"{faction} {n}" for (faction, n), each in content.patrols.items() if each.ship_combat
        },
        "AI card": set(content.ai_cards),
        "AI line done": set(lines),
        "AI line passed over": {name for name, do in lines.items() if do not in NEVER_PASSED},
        "character": set(content.characters),
        "character flipped": {card for (card, _), side in content.sides.items() if side.goal}
        & set(content.characters),
        "ship": set(content.ships),
        "ship flipped": {ship.id for ship in content.ships.values() if ship.back is not None},
        "ambition": set(content.ambitions),
        "goal of an ambition": {
            f"{card.id}.{place}"
            for card in content.ambitions.values()
            for place in range(len(card.goals))
        },
        "secret kept": {content.powers[power].card for power in secrets},
        "secret used": secrets,
        "ability used": powers - secrets,
        "block": own_blocks,
        "effect": {f"{name}[{n}]" for name in own_blocks for n in range(len(content.blocks[name]))},
    }


def _lines(card: AICard) -> Iterator[tuple[str, str]]:
    """Return each line of an AI card, named as in ``_told``, and its effect."""
    for part in AI_PARTS:
        for number, line in enumerate(getattr(card, part)):
            yield f"{card.id}.{part}.{number}", line.do


def above(content: Content, part: str) -> Iterator[Any]:
    """Return the models enclosing a part, from its component inward, each with the field taken."""
    root, *fields = part.split("[")[0].split(".")
    value = content.components.get(root)
    for field in fields:
        if isinstance(value, Model):
            yield value, field
        if isinstance(value, tuple) and field.isdigit() and int(field) < len(value):
            value = value[int(field)]
        else:
            value = getattr(value, field, None)


def conditions(content: Content, part: str) -> list[Condition]:
    """Return the conditions that must hold to reach a part."""
    found = [
        getattr(model, name, None)
        for model, field in above(content, part)
        for name in ("when", "only")
        if field != "otherwise"
    ]
    return [each for each in found if isinstance(each, Condition)]
