"""The content of a game, compiled once from packs: cards by id, decks, blocks of effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import capwords
from typing import Any

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.abilities import Ability, Goal, When
from game.outer_rim.cards.effects.language import Block, CombatKind, Effect, Faction, Model, Skill
from game.outer_rim.cards.effects.trials import Fight, Test
from game.outer_rim.cards.log_texts import Spoken


class Power:
    """An ability of one card: named by options and remembered by lists of used abilities.

    ``id`` is the card's id, with ``.n`` added if a card has several abilities that are used (rather
    than ``always`` in force).
    """

    __slots__ = ("id", "card", "ability", "when", "order", "goal")

    def __init__(self, id: str, card: str, ability: Ability, goal: int = -1) -> None:
        self.id = id
        self.card = card
        self.ability = ability
        self.when: When = ability.when
        self.goal = goal
        """the place of the goal of an ambition that it is for, -1 for none"""


class Asset:
    """A card that can be in a slot or be bought, with its fields at hand.

    ``card`` is the card on which it is printed: itself, except for the other end of a card with
    two, and ``other`` the asset there. ``home`` is its discard place: ``market:DECK``,
    ``encounter:DECK`` or ``databank``. Fields that its kind lacks are empty.
    """

    __slots__ = (
        "id",
        "card",
        "other",
        "kind",
        "name",
        "story",
        "cost",
        "traits",
        "powers",
        "always",
        "skills",
        "droid",
        "faction",
        "contact",
        "destination",
        "destination_patrol",
        "bought",
        "reward",
        "delivery_roll",
        "after",
        "target",
        "combat",
        "value",
        "eliminate",
        "capture",
        "deliver_to",
        "after_reward",
        "job_skills",
        "critical",
        "opposed",
        "partner",
        "databank",
        "encounter",
        "fits_cargo",
        "deck",
        "patrol",
        "reveal",
        "no_sale",
        "ship",
        "effect",
        "needs",
        "home",
    )

    def __init__(self, id: str, kind: str, home: str, model: Any) -> None:
        def field(name: str, default: Any) -> Any:
            return getattr(model, name, default)

        self.id = id
        self.card = id
        self.other = ""
        self.kind = kind
        self.home = home
        self.name: str = model.name
        self.story: str = field("story", "")
        self.cost: int = field("cost", 0)
        self.traits: tuple[str, ...] = field("traits", ())
        self.powers: tuple[Power, ...] = ()
        self.always: tuple[Ability, ...] = ()
        self.droid: bool = field("droid", False)
        self.faction: Faction | None = field("faction", None)
        self.contact = ""
        self.destination: str | None = field("destination", None)
        self.destination_patrol: Faction | None = field("destination_patrol", None)
        self.bought: Block = field("bought", ())
        self.reward: Block = field("reward", ())
        self.delivery_roll: c.DeliveryRoll | None = field("delivery_roll", None)
        self.after: str = field("after", "discard")
        self.target: str = field("target", "")
        self.combat: CombatKind | None = field("combat", None)
        self.value: int = field("value", 0)
        self.eliminate: Block = field("eliminate", ())
        self.capture: Block = field("capture", ())
        self.deliver_to: str = field("deliver_to", "")
        self.after_reward: Block = field("after_reward", ())
        self.skills: tuple[Skill, ...] = field("skills", ()) if kind == "crew" else ()
        self.job_skills: tuple[Skill, ...] = field("skills", ()) if kind == "job" else ()
        self.critical: tuple[Skill, ...] = field("critical", ())
        self.opposed: tuple[Skill, ...] = field("opposed", ())
        self.partner: bool = field("partner", False)
        self.databank: int | None = field("databank", None)
        self.encounter: Block = field("encounter", ())
        self.fits_cargo: bool = field("fits_cargo", False)
        self.deck: str = field("deck", "")
        self.patrol: c.PatrolMove | None = field("patrol", None)
        self.reveal: tuple[int, int] | None = field("reveal", None)
        self.no_sale: tuple[str, ...] = field("no_sale", ())
        self.ship: str = field("ship", "")
        self.effect: Block = field("effect", ())
        self.needs = field("needs", None)


class Side:
    """One side of a character card or ship sheet: abilities and goal."""

    __slots__ = ("powers", "always", "goal")

    def __init__(self, card: str, abilities: tuple[Ability, ...], goal: Goal | None) -> None:
        self.powers, self.always = powers_of(card, abilities)
        self.goal = goal


def powers_of(
    card: str, abilities: Iterable[Ability]
) -> tuple[tuple[Power, ...], tuple[Ability, ...]]:
    """Return the abilities that are used, as powers with ids, and those that are always in
    force."""
    used = [each for each in abilities if each.when != "always"]
    always = tuple(each for each in abilities if each.when == "always")
    if len(used) == 1:
        return (Power(card, card, used[0]),), always
    return tuple(Power(f"{card}.{n}", card, each) for n, each in enumerate(used, 1)), always


def place_of(block: str, place: int) -> str:
    """Return the id of an effect: its position in its card."""
    return f"{block}.{place}"


class Content:
    """All components, and the lookup tables of the rules."""

    def __init__(
        self, components: Mapping[str, Any], boxes: Mapping[str, str] | None = None
    ) -> None:
        self.components = dict(components)
        self.boxes = dict(boxes or {})
        self.characters: dict[str, c.Character] = {}
        self.ships: dict[str, c.Ship] = {}
        self.contacts: dict[str, c.Contact] = {}
        self.patrols: dict[tuple[str, int], c.Patrol] = {}
        self.assets: dict[str, Asset] = {}
        self.market: dict[str, list[str]] = {}
        self.encounters: dict[str, list[str]] = {}
        self.encounter_cards: dict[str, c.EncounterCard] = {}
        self.secrets: dict[str, Power] = {}
        """by encounter card"""
        self.secret_decks: dict[str, set[str]] = {}
        """by moment: the encounter decks with secrets for it"""
        self.encounter_decks: dict[str, c.EncounterDeck] = {}
        self.databank: dict[str, Any] = {}
        self.numbers: dict[int, list[str]] = {}
        self.ai_cards: dict[str, c.AICard] = {}
        self.ambitions: dict[str, c.Ambition] = {}
        self.board: c.Board
        self.powers: dict[str, Power] = {}
        self.sides: dict[tuple[str, bool], Side] = {}
        self.bounties_on: dict[str, tuple[str, ...]] = {}
        self.shows: dict[str, str] = {}
        """by contact token: the character that can be played and that it shows, by name"""
        self.blocks: dict[str, Block] = {}
        self._names: dict[int, str] = {}
        for component in components.values():
            self._add(component)
        for card in components.values():
            self._name_blocks(card.id, card)
        for asset in self.assets.values():
            if asset.kind == "bounty":
                self.bounties_on[asset.target] = (*self.bounties_on.get(asset.target, ()), asset.id)
        filed = sorted(self.databank.values(), key=lambda card: int(card.number))
        self.databank_order = {card.id: place for place, card in enumerate(filed)}
        named = {each.name: each.id for each in self.characters.values()}
        for contact in self.contacts.values():
            if contact.name in named:
                self.shows[contact.id] = named[contact.name]
            for number_card in self.numbers.get(contact.databank, ()):
                self.assets[number_card].contact = contact.id

    def block_name(self, block: Block) -> str:
        """Return the id of a block of effects: its position in its card."""
        return self._names[id(block)]

    def name(self, id: str) -> str:
        """Return the name of a component, for texts; of an encounter card that players own, that
        of the person or thing it is then."""
        found = self.assets.get(id) or self.components.get(id)
        return found.name if found is not None else capwords(id.replace("_", " "))

    def _add(self, component: Any) -> None:
        if isinstance(component, c.Character):
            self.characters[component.id] = component
            for flipped, side in ((False, component.front), (True, component.back)):
                self._side(component.id, flipped, Side(component.id, side.abilities, side.goal))
        elif isinstance(component, c.Ship):
            self.ships[component.id] = component
            for flipped, face in ((False, component.front), (True, component.back)):
                if face is not None:
                    self._side(component.id, flipped, Side(component.id, face.abilities, face.goal))
        elif isinstance(component, c.Contact):
            self.contacts[component.id] = component
        elif isinstance(component, c.Patrol):
            self.patrols[component.faction, component.level] = component
        elif isinstance(component, c.EncounterCard):
            self._add_encounter(component)
        elif isinstance(component, c.EncounterDeck):
            self.encounter_decks[component.id] = component
        elif isinstance(component, c.AICard):
            self.ai_cards[component.id] = component
        elif isinstance(component, c.Board):
            self.board = component
        elif isinstance(component, c.Ambition):
            self._add_ambition(component)
        elif isinstance(component, c.MarketFields):
            card: Any = component
            self.market.setdefault(card.deck, []).append(card.id)
            asset = self._asset(card, card.kind, f"market:{card.deck}")
            if getattr(card, "other", None) is not None:
                self._add_other(asset, card.other)
        else:
            self._add_databank(component)

    def _add_other(self, first: Asset, model: Any) -> None:
        self.components[model.id] = model
        other = self._asset(model, model.kind, first.home)
        other.card = first.id
        first.other, other.other = other.id, first.id

    def _add_ambition(self, card: c.Ambition) -> None:
        """Add a sheet: its own abilities, and those of its goals after them."""
        self.ambitions[card.id] = card
        side = Side(card.id, card.abilities, None)
        of_goals = [(n, each) for n, goal in enumerate(card.goals) for each in goal.abilities]
        first = len(side.powers) + 1
        if len(side.powers) == 1 and of_goals:
            side.powers[0].id = f"{card.id}.1"
        side.powers += tuple(
            Power(f"{card.id}.{place}", card.id, ability, goal)
            for place, (goal, ability) in enumerate(of_goals, first)
        )
        self._side(card.id, False, side)

    def _add_encounter(self, card: c.EncounterCard) -> None:
        self.encounter_cards[card.id] = card
        self.encounters.setdefault(card.deck, []).append(card.id)
        if card.asset is not None:
            self._asset(card.asset, card.asset.kind, f"encounter:{card.deck}", card.id)
        for section in card.sections:
            if section.secret is not None:
                self.secrets[card.id] = Power(f"{card.id}.secret", card.id, section.secret)
                self._power(self.secrets[card.id])
                self.secret_decks.setdefault(section.secret.when, set()).add(card.deck)

    def _add_databank(self, card: Any) -> None:
        self.databank[card.id] = card
        self.numbers.setdefault(card.number, []).append(card.id)
        if isinstance(card, c.ContactCard):
            asset = self._asset(card, "crew", "databank")
            asset.skills, asset.droid = card.crew.skills, card.crew.droid
            asset.faction = card.crew.faction
            self._abilities(asset, card.crew.abilities)
        elif card.kind in c.SLOT_KINDS:
            self._asset(card, c.SLOT_KINDS[card.kind], "databank")

    def _asset(self, model: Any, kind: str, home: str, id: str = "") -> Asset:
        asset = Asset(id or model.id, kind, home, model)
        self._abilities(asset, getattr(model, "abilities", ()))
        self.assets[asset.id] = asset
        return asset

    def _abilities(self, asset: Asset, abilities: tuple[Ability, ...]) -> None:
        asset.powers, asset.always = powers_of(asset.id, abilities)
        for power in asset.powers:
            self._power(power)

    def _side(self, card: str, flipped: bool, side: Side) -> None:
        self.sides[card, flipped] = side
        for power in side.powers:
            if flipped:
                power.id = power.id.replace(card, f"{card}.back", 1)
            self._power(power)

    def _power(self, power: Power) -> None:
        self.powers[power.id] = power

    def _name_blocks(self, path: str, value: Any) -> None:
        """Give every block of effects below ``value`` its position as an id."""
        if isinstance(value, Model):
            for field in type(value).model_fields:
                self._name_blocks(f"{path}.{field}", getattr(value, field))
        elif isinstance(value, tuple) and value and isinstance(value[0], Model):
            if hasattr(value[0], "do"):
                self.blocks[path] = value
                self._names[id(value)] = path
            for place, item in enumerate(value):
                self._name_blocks(f"{path}.{place}", item)

    def box_of(self, id: str) -> str:
        """Return the id of the pack that a component comes from, "" if none is known."""
        return self.boxes.get(self.card_of(id), "")

    def card_of(self, id: str) -> str:
        """Return the card on which an asset is printed; anything else is a card of its own."""
        asset = self.assets.get(id)
        return id if asset is None else asset.card

    def kinds(self, cards: Iterable[str]) -> dict[str, int]:
        """Return the number of these cards of each kind."""
        count: dict[str, int] = {}
        for card in cards:
            kind = self.assets[card].kind
            count[kind] = count.get(kind, 0) + 1
        return count

    def effect(self, block: str, place: int) -> Effect:
        """Return one effect of a block."""
        return self.blocks[block][place]

    def outcome(self, trial: str, won: bool) -> Spoken:
        """Return how a test or fight turns out in the story, by its place on its card; an empty
        line if its card does not say."""
        block, _, place = trial.rpartition(".")
        if block not in self.blocks:
            return Spoken()
        effect = self.effect(block, int(place))
        if not isinstance(effect, Test | Fight):
            return Spoken()
        if won:
            return Spoken(effect.passed, effect.passed_log)
        return Spoken(effect.failed, effect.failed_log)
