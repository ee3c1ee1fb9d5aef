"""The text of cards, generated from the data that runs (promise 2).

``card_text`` and similar functions return words with markup: ``{icon:name}``, ``**bold**``,
``{teal|words}`` and line breaks. Three lengths: ``tile`` is one line, mostly icons; ``text`` is
what the card prints; ``help`` adds reminders of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from game.outer_rim.ambitions import words as ambitions
from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.choices import May, Way
from game.outer_rim.cards.effects.goods import Burden, Keep
from game.outer_rim.cards.effects.language import Block, every_effect
from game.outer_rim.catalog import Asset, Content
from game.outer_rim.effects.verbs import VERBS
from game.outer_rim.text import bodies as cards
from game.outer_rim.text import icons
from game.outer_rim.text import pills as _pills
from game.outer_rim.text.abilities import GOALS, GRANTS, LIMITS, ROLLS, STATS, WHENS, ability
from game.outer_rim.text.ai_cards import ai_card
from game.outer_rim.text.bodies import scene_of
from game.outer_rim.text.conditions import CONDITIONS, COSTS, condition, cost_words
from game.outer_rim.text.effects import block as _block
from game.outer_rim.text.effects import short
from game.outer_rim.text.effects import way as _way
from game.outer_rim.text.grammar import plain
from game.outer_rim.text.reminders import reminders
from game.outer_rim.text.terms import DECKS, KINDS, TRAITS, Scene, rewards
from game.table.grammar import listed, sentence

__all__ = [
    "CONDITIONS",
    "COSTS",
    "CardText",
    "DECKS",
    "GOALS",
    "GRANTS",
    "KINDS",
    "LIMITS",
    "Length",
    "ROLLS",
    "STATS",
    "TRAITS",
    "VERBS",
    "WHENS",
    "ability_text",
    "block",
    "button",
    "card_text",
    "condition",
    "cost_words",
    "pills",
    "plain",
    "scene_of",
    "section_text",
    "sentence",
    "slot_text",
    "step_text",
    "tile",
    "way",
]

Length = Literal["tile", "text", "help"]


@dataclass(frozen=True, slots=True)
class CardText:
    """The text of a card.

    ``body``: paragraphs with markup; ``kind_line`` has markup too; ``footer`` and ``story`` are
    plain. ``cost`` is None if none is printed.
    """

    name: str
    kind_line: str
    cost: int | None
    traits: tuple[str, ...]
    body: tuple[str, ...]
    footer: str
    story: str


def card_text(
    content: Content, id: str, length: Length = "text", flipped: bool = False
) -> CardText:
    """Return the text of any component by id; ``flipped`` for the back of characters and ships.

    For an encounter card with an asset that is the asset; for its sections see ``section_text``.
    """
    component = content.components[id]
    if id in content.assets and not isinstance(component, c.ContactCard):
        return slot_text(content, id, length)
    text, told = _told(content, component, flipped)
    return _sized(text, length, told, lambda: _tile(content, component, flipped))


def slot_text(content: Content, id: str, length: Length = "text") -> CardText:
    """Return the text of a card in a slot or in the market; of a contact, the crew."""
    asset = content.assets[id]
    own = _abilities(content, asset)
    kind = cards.ship_line(content.ships[asset.ship].front) if asset.ship else KINDS[asset.kind]
    body = (*cards.asset(asset, scene_of(content, id), own), *_other_end(content, asset))
    traits = tuple(TRAITS[each] for each in asset.traits)
    cost = asset.cost if asset.deck or asset.cost else None
    text = CardText(asset.name, kind, cost, traits, body, cards.footer(asset), asset.story)
    told = (_model(content, asset),)
    return _sized(text, length, told, lambda: _asset_tile(asset, own, content))


def _other_end(content: Content, asset: Asset) -> list[str]:
    """Return the asset at the other end of a card in a paragraph; nothing if there is none."""
    if not asset.other:
        return []
    other = content.assets[asset.other]
    price = f", {other.cost:,} credits" if other.cost else ""
    marks = other.traits if other.delivery_roll is None else ()  # its first line says ILLEGAL
    traits = "".join(f", {TRAITS[each]}" for each in marks)
    told = cards.asset(other, scene_of(content, other.id), _abilities(content, other))
    return [f"{{icon:rotate}} **{other.name}**{price}{traits}: {' '.join(told)}"]


def section_text(content: Content, id: str, section: int, length: Length = "text") -> CardText:
    """Return one section of an encounter card, with the asset that it may bring."""
    card = content.encounter_cards[id]
    chosen, scene = card.sections[section], scene_of(content, id)
    body = cards.section(chosen, scene)
    body += gained(content, id, section)
    where = cards.where(chosen, card.deck)
    text = CardText(card.name, where, None, (), tuple(body), "", chosen.story)
    line = " / ".join(icons.block(part.effect) for part in chosen.parts)
    return _sized(text, length, (chosen, *((card.asset,) if card.asset else ())), lambda: line)


def gained(content: Content, id: str, section: int) -> list[str]:
    """Return the asset that a section of an encounter card may bring: a line with its name, kind,
    price and traits, and its text lines; none if it brings none."""
    card = content.encounter_cards[id]
    if card.asset is None or not _brings_asset(card.sections[section]):
        return []
    asset = content.assets[id]
    price = f", {asset.cost:,} credits" if asset.cost else ""
    traits = "".join(f", {TRAITS[each]}" for each in asset.traits)
    head = f"**{card.asset.name}** ({KINDS[card.asset.kind].lower()}{price}{traits})"
    return [head, *cards.asset(asset, scene_of(content, id), _abilities(content, asset))]


def as_crew(content: Content, id: str) -> list[str]:
    """Return what a contact can do as crew, in lines; none for other cards."""
    card = content.components.get(id)
    return cards.as_crew(card, scene_of(content, id)) if isinstance(card, c.ContactCard) else []


def step_text(content: Content, id: str, step: int) -> str:
    """Return a numbered step of a job's databank card, counted from 1."""
    card: c.JobCard = content.databank[id]
    return cards.step_words(card, step, scene_of(content, id))


def pills(content: Content, id: str) -> _pills.Pills:
    """Return the pills of a card of the market or in a slot, for its tile."""
    asset = content.assets[id]
    return _pills.of_asset(asset, _abilities(content, asset), content)


def closed_pills(content: Content, id: str, open_: Callable[[Any], bool]) -> frozenset[str]:
    """Return those of the pills of a card that do nothing for a player: of each condition on who
    that is, ``open_()`` says whether it is met."""
    return _pills.closed(_abilities(content, content.assets[id]), open_)


def ability_text(content: Content, power: str) -> str:
    """Return an ability by its power id."""
    found = content.powers[power]
    return ability(found.ability, scene_of(content, found.card))


def tile(content: Content, id: str, flipped: bool = False) -> str:
    """Return a component in one line, mostly icons."""
    return card_text(content, id, "tile", flipped).body[0]


def block(content: Content, effects: Block, card: str = "") -> str:
    """Return a block of effects of a card as sentences."""
    return _block(effects, scene_of(content, card))


def way(content: Content, found: Way | May, card: str = "") -> str:
    """Return one way of a choice, or a ``may``, with its condition and cost, as sentences."""
    return _way(found, scene_of(content, card))


def because(content: Content, part: c.Part, card: str) -> str:
    """Return a part of a card whose condition fits, after that as the reason."""
    scene = scene_of(content, card)
    return f"Because {condition(part.when, scene)}: {_block(part.effect, scene)}"


def button(content: Content, found: Way | May, card: str = "") -> str:
    """Return a way, or a ``may``, in a few plain words: ``Spend 2,000: hire Greedo``."""
    scene = scene_of(content, card)
    words = plain(short(found.then[0], scene)) if found.then else "Nothing"
    cost = found.cost
    if cost.model_fields_set == {"credits"} and isinstance(cost.credits, int):
        return f"Spend {cost.credits:,}: {words[:1].lower()}{words[1:]}"
    spent = plain(sentence(cost_words(cost))).removesuffix(".")
    return f"{spent}: {words[:1].lower()}{words[1:]}" if spent else words


def _brings_asset(section: c.Section) -> bool:
    """Return True if this section of a card can end in gaining its asset."""
    return any(isinstance(each, Keep | Burden) for each in every_effect(section))


def _model(content: Content, asset: Asset) -> Any:
    component = content.components[asset.id]
    if isinstance(component, c.EncounterCard):
        return component.asset
    return component.crew if isinstance(component, c.ContactCard) else component


def _abilities(content: Content, asset: Asset) -> tuple[Any, ...]:
    found: tuple[Any, ...] = _model(content, asset).abilities
    return found


def _sized(text: CardText, length: Length, told: tuple[Any, ...], line: Any) -> CardText:
    """Return the text reduced to a line of icons, as printed, or with reminders."""
    if length == "tile":
        return replace(text, body=(line().replace(icons.GAP, cards.DOT),))
    if length == "help":
        return replace(text, body=(*text.body, *reminders(*told)))
    return text


def _told(content: Content, component: Any, flipped: bool) -> tuple[CardText, tuple[Any, ...]]:
    """Return the text of a component that is not an asset, and the models to search for
    reminders."""
    scene = scene_of(content, component.id)

    def text(kind: str, body: list[str], name: str = "", cost: int | None = None) -> CardText:
        return CardText(name or component.name, kind, cost, (), tuple(body), "", component.story)

    if isinstance(component, c.Character):
        side = component.back if flipped else component.front
        body = cards.character(component, side, scene)
        return text(cards.character_line(component), body), (side,)
    if isinstance(component, c.Ship):
        face = component.back if flipped and component.back is not None else component.front
        cost = None if component.starter else component.cost
        body = cards.ship(face, scene)
        return text(cards.ship_line(face), body, face.name, cost), (face,)
    kind, body = _kind_and_body(component, scene)
    return text(kind, body), (component,)


def _kind_and_body(component: Any, scene: Scene) -> tuple[str, list[str]]:
    if isinstance(component, c.Patrol):
        return cards.patrol_line(component), cards.patrol(component)
    if isinstance(component, c.Contact):
        return cards.contact(component), [
            f"**Talk:** Hear the story on databank card #{component.databank}."
        ]
    if isinstance(component, c.ContactCard):
        body = cards.contact_card(component, scene)
        return f"Contact{cards.DOT}databank #{component.number}", body
    if isinstance(component, c.EncounterCard):
        return f"Encounter{cards.DOT}{_deck_name(scene, component)}", cards.encounter(
            component, scene
        )
    if isinstance(component, c.JobCard):
        return f"Job{cards.DOT}databank #{component.number}", cards.steps(component, scene)
    if isinstance(component, c.TroubleCard):
        return f"Databank #{component.number}", [cards.trouble(component, scene)]
    if isinstance(component, c.AICard):
        return "AI card", ai_card(component)
    if isinstance(component, c.Ambition):
        return "Ambition", ambitions.body(component, scene)
    if isinstance(component, c.EncounterDeck):
        return "Encounter deck", [f"Found here: {listed(rewards(component))}."]
    return "Player board", [
        f"{component.gear_slots} gear slots and {component.job_slots} slots for jobs and bounties."
    ]


def _deck_name(scene: Scene, card: c.EncounterCard) -> str:
    return scene.content.name(card.deck)


def _asset_tile(asset: Asset, own: tuple[Any, ...], content: Content) -> str:
    illegal = ["{icon:illegal}"] if "illegal" in asset.traits else []
    return icons.GAP.join((*illegal, *_pills.of_asset(asset, own, content).all))


def _tile(content: Content, component: Any, flipped: bool) -> str:
    if isinstance(component, c.Character):
        side = component.back if flipped else component.front
        marks = "".join(f"{{icon:{each}}}" for each in component.skills)
        told = [
            f"{{icon:health}} {component.health}",
            f"{{icon:ground_combat}} {component.ground_combat}",
            marks,
            *map(icons.ability, side.abilities),
        ]
        return cards.DOT.join(filter(None, told))
    if isinstance(component, c.Ship):
        face = component.back if flipped and component.back is not None else component.front
        told = [cards.ship_line(face).partition(cards.DOT)[2], *map(icons.ability, face.abilities)]
        return cards.DOT.join(told)
    if isinstance(component, c.Patrol):
        reward = [f"{{icon:credits}} {component.credits:,}"] if component.credits else []
        reward += [f"{{icon:fame}} {component.fame}"] if component.fame else []
        return cards.DOT.join((cards.patrol_line(component).rpartition(cards.DOT)[2], *reward))
    if isinstance(component, c.Contact):
        return cards.contact(component)
    if isinstance(component, c.ContactCard):
        line = " / ".join(icons.block(part.effect) for part in component.parts)
        return f"{{icon:contact}} {line}"
    if isinstance(component, c.EncounterCard):
        names = " / ".join(cards.where(section, component.deck) for section in component.sections)
        return f"{{icon:encounter}} {names}"
    if isinstance(component, c.JobCard):
        told = [icons.block(step.effect) for step in component.steps]
        return cards.DOT.join(filter(None, told))
    if isinstance(component, c.TroubleCard):
        return icons.block(component.effect)
    if isinstance(component, c.AICard):
        return f"{{icon:ai}} {component.number}"
    if isinstance(component, c.Ambition):
        marks = "".join(f"{{icon:{each}}}" for each in (*component.skills, *component.factions))
        return f"{{icon:fame}} {marks}"
    if isinstance(component, c.EncounterDeck):
        return f"{{icon:encounter}} {component.name}"
    return f"{component.gear_slots} {{icon:gear}} {component.job_slots} {{icon:job}}"
