"""Current values of a player: the printed figures as changed by cards.

They depend only on the loadout (character, ship, their sides, and the cards in slots), so they are
worked out once for each loadout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple, get_args

from game.outer_rim.cards.effects.abilities import Ability, Stat, Swap, When
from game.outer_rim.cards.effects.language import Condition, Per, Skill
from game.outer_rim.catalog import Asset, Content, Power
from game.outer_rim.state import Player


class Loadout(NamedTuple):
    """Everything that a player's figures depend on."""

    character: str
    flipped: bool
    ship: str
    ship_flipped: bool
    cards: tuple[str, ...]
    raised: tuple[tuple[str, int], ...] = ()
    """by a line of an AI card, or by a favor, for a turn"""
    ambition: str = ""


Owner = Player | Loadout
Always = list[tuple[str, Ability]]
"""abilities that are always in force, with their cards"""
SHORTCUT = (("hyperdrive", 1),)
STATS: tuple[Stat, ...] = get_args(Stat)
PURE_FIELDS = frozenset(
    ("skill", "cards", "cards_worth", "has", "droid_crew", "droid", "ship_cost", "any", "no")
)
"""fields that a condition of an ``always`` ability may use"""


class Values:
    """The figures, skills and abilities of one loadout."""

    __slots__ = (
        *STATS,
        "free_slots",
        "gear_or_mod",
        "swaps",
        "skills",
        "highly",
        "lent",
        "grants",
        "powers",
        "count",
        "droid_crew",
        "droid",
    )

    def __init__(self) -> None:
        self.ground_combat = self.ship_combat = self.health = self.hull = self.hyperdrive = 0
        self.crew_slots = self.cargo_slots = self.mod_slots = 0
        self.gear_slots = self.job_slots = 0
        self.opponent_ground_dice = self.opponent_ship_dice = 0
        self.ground_armor = self.ship_armor = 0
        self.hunt_dice = self.ship_attack = self.ship_plating = self.ground_cap = (
            self.delivery_reach
        ) = 0
        self.free_slots = 0
        """'cargo or mod' slots"""
        self.gear_or_mod = 0
        """'gear or mod' slots"""
        self.hire_discount = 0
        self.swaps: tuple[tuple[str, Swap], ...] = ()
        """what credits take the place of, with the card that says so"""
        self.skills: dict[Skill, int] = {}
        self.highly: frozenset[Skill] = frozenset()
        """skills that the player has at least twice"""
        self.lent: frozenset[Skill] = frozenset()
        """skills of the character and of crew, which a favor lends to others (UB-127)"""
        self.grants: frozenset[str] = frozenset()
        self.powers: dict[When, tuple[Power, ...]] = {}
        self.count: Counter[str] = Counter()
        """cards by kind"""
        self.droid_crew = 0
        self.droid = False

    def fits(self, count: Mapping[str, int], flexible: int = 0) -> bool:
        """Return True if cards of these kinds fit the slots, one per slot (OR-141, OR-142, OR-146).

        ``flexible`` of the mods may use a cargo slot too.
        """
        cargo, mods = count.get("cargo", 0), count.get("mod", 0) - flexible
        free = self.free_slots
        either = self.gear_or_mod - max(0, count.get("gear", 0) - self.gear_slots)
        for_mods = self.mod_slots + either
        return (
            either >= 0
            and count.get("crew", 0) <= self.crew_slots
            and count.get("job", 0) + count.get("bounty", 0) <= self.job_slots
            and cargo <= self.cargo_slots + free
            and mods <= for_mods + free
            and cargo + mods + flexible <= self.cargo_slots + for_mods + free
        )


class Table:
    """The values of every loadout so far.

    ``roomy`` are the cards on which the number of slots depends; None for all of them.
    """

    LIMIT = 4_000

    def __init__(self, content: Content) -> None:
        self.content = content
        self.known: dict[tuple[Any, ...], Values] = {}
        self._parts: dict[Any, Any] = {}
        """parts that several values have in common, each under itself"""
        self.roomy = _roomy(content)

    def of(self, player: Player, cards: tuple[str, ...] | None = None) -> Values:
        """Return the values of a player with these cards, or with those in the slots now."""
        loadout = (
            player.character,
            player.flipped,
            player.ship,
            player.ship_flipped,
            player.cards if cards is None else cards,
            _raised(player),
            player.ambition,
        )
        found = self.known.get(loadout)
        if found is None:
            if len(self.known) >= self.LIMIT:
                self.known.clear()
                self._parts.clear()
            found = self.known[loadout] = work_out(self.content, Loadout(*loadout))
            self._share(found)
        return found

    def _share(self, values: Values) -> None:
        """Keep equal parts of different values once: most loadouts differ in few of them."""
        same = self._parts.setdefault
        values.highly = same(values.highly, values.highly)
        values.lent = same(values.lent, values.lent)
        values.grants = same(values.grants, values.grants)
        values.powers = {when: same(each, each) for when, each in values.powers.items()}

    def slots(self, player: Player, cards: tuple[str, ...]) -> Values:
        """Return values that have the slots of a player with these cards, and maybe nothing else:
        most cards bring no slots, so that they need not be worked out for each hand."""
        roomy = self.roomy
        if roomy is None:
            return self.of(player, cards)
        return self.of(player, tuple([card for card in cards if card in roomy]))


def _roomy(content: Content) -> frozenset[str] | None:
    """Return the cards that bring slots; None if an ability brings them only with other cards."""
    bringing = [(card, each) for card, asset in content.assets.items() for each in asset.always]
    bringing += [("", each) for side in content.sides.values() for each in side.always]
    bringing = [one for one in bringing if any(stat.endswith("_slots") for stat in one[1].modify)]
    if any(each.only or not _fixed(each) for _, each in bringing):
        return None
    return frozenset(card for card, _ in bringing)


def _fixed(ability: Ability) -> bool:
    return all(isinstance(amount, int) for amount in ability.modify.values())


def work_out(content: Content, player: Owner) -> Values:
    """Return the values of a loadout, worked out from its cards."""
    v = Values()
    always: Always = []
    powers: list[Power] = []
    v.gear_slots, v.job_slots = content.board.gear_slots, content.board.job_slots
    assets = [content.assets[card] for card in player.cards]
    v.count = Counter(content.kinds(player.cards))
    v.droid_crew = sum([asset.kind == "crew" and asset.droid for asset in assets])
    if player.character:
        _character(content, player, v, always, powers)
    if player.ship:
        _ship(content, player, v, always, powers)
    if player.ambition:
        side = content.sides[player.ambition, False]
        always += [(player.ambition, each) for each in side.always]
        powers += side.powers
    for asset in assets:
        for skill in asset.skills:
            v.skills[skill] = v.skills.get(skill, 0) + 1
        always += [(asset.id, each) for each in asset.always]
        powers += asset.powers
    v.lent = _people_skills(content, player, assets, always)
    _in_force(content, player, v, assets, always)
    v.highly = frozenset(skill for skill, count in v.skills.items() if count > 1)
    for stat, by in _raised(player):
        setattr(v, stat, getattr(v, stat) + by)
    by_when: dict[When, list[Power]] = {}
    for power in powers:
        by_when.setdefault(power.when, []).append(power)
    v.powers = {when: tuple(each) for when, each in by_when.items()}
    return v


def _people_skills(
    content: Content, player: Owner, assets: list[Asset], always: Always
) -> frozenset[Skill]:
    people = {player.character, *(each.id for each in assets if each.kind == "crew")}
    found = [skill for card, each in always if card in people for skill in each.skills]
    if player.character:
        found += content.characters[player.character].skills
    return frozenset((*found, *(skill for each in assets for skill in each.skills)))


def _raised(player: Owner) -> tuple[tuple[str, int], ...]:
    """Return the values that a line of an AI card, or a Shortcut (UB-131), raises for a turn."""
    if isinstance(player, Loadout):
        return player.raised
    if player.favors.shortcut:
        return SHORTCUT
    return () if player.ai is None else player.ai.raised


def _character(
    content: Content, player: Owner, v: Values, always: Always, powers: list[Power]
) -> None:
    card = content.characters[player.character]
    v.ground_combat, v.health, v.droid = card.ground_combat, card.health, card.droid
    for skill in card.skills:
        v.skills[skill] = v.skills.get(skill, 0) + 1
    side = content.sides[player.character, player.flipped]
    always += [(card.id, each) for each in side.always]
    powers += side.powers


def _ship(content: Content, player: Owner, v: Values, always: Always, powers: list[Power]) -> None:
    ship = content.ships[player.ship]
    face = ship.back if player.ship_flipped and ship.back is not None else ship.front
    v.ship_combat, v.hull, v.hyperdrive = face.ship_combat, face.hull, face.hyperdrive
    v.crew_slots, v.cargo_slots = face.slots.crew, face.slots.cargo
    v.mod_slots, v.free_slots = face.slots.mod, face.slots.cargo_or_mod
    v.gear_or_mod = face.slots.gear_or_mod
    v.job_slots += face.slots.job_or_bounty
    side = content.sides[player.ship, player.ship_flipped and ship.back is not None]
    always += [(ship.id, each) for each in side.always]
    powers += side.powers


def _in_force(
    content: Content, player: Owner, v: Values, assets: list[Asset], always: Always
) -> None:
    """Apply permanent abilities: skills first, since others depend on them."""
    grants: set[str] = set()
    for _, ability in always:
        if ability.skills and pure(content, player, v, assets, ability.only):
            for skill in ability.skills:
                v.skills[skill] = v.skills.get(skill, 0) + 1
    for card, ability in always:
        if not pure(content, player, v, assets, ability.only):
            continue
        grants.update(ability.grants)
        if ability.swap is not None:
            v.swaps = (*v.swaps, (card, ability.swap))
        for stat, amount in ability.modify.items():
            setattr(v, stat, _modified(stat, getattr(v, stat), _counted(v, amount)))
    if player.character:
        v.health = max(v.health, 1)  # with none left the undamaged could never stand up again
    if player.ship:
        v.hull = max(v.hull, 1)
    v.grants = frozenset(grants)


def _modified(stat: Stat, before: int, amount: int) -> int:
    """Return a figure after a modification: of two caps the lower counts, others add up."""
    return min(before, amount) if stat == "ground_cap" and before else before + amount


def _counted(v: Values, amount: int | Per) -> int:
    if isinstance(amount, int):
        return amount
    counted = v.droid_crew if amount.per == "droid_crew" else v.count.get(amount.per, 0)
    return max(amount.least, amount.base + amount.each * counted)


def sources(content: Content, player: Player) -> dict[str, tuple[tuple[str, int], ...]]:
    """Return the sources of current figures and skills: by figure or skill, the id of each
    character, ship or card that adds to it with the amount, the printed figures first."""
    v = work_out(content, player)
    assets = [content.assets[card] for card in player.cards]
    found: dict[str, list[tuple[str, int]]] = {}
    always: Always = []
    board = (("gear_slots", content.board.gear_slots), ("job_slots", content.board.job_slots))
    if player.character:
        found = {stat: [(player.character, count)] for stat, count in board}
    for id, part in ((player.character, _character), (player.ship, _ship)):
        if id:
            printed = Values()
            part(content, player, printed, always, [])
            for stat in STATS:
                if getattr(printed, stat):
                    found.setdefault(stat, []).append((id, getattr(printed, stat)))
            for skill, count in printed.skills.items():
                found.setdefault(skill, []).append((id, count))
    for asset in assets:
        always += [(asset.id, each) for each in asset.always]
        for skill in asset.skills:
            found.setdefault(skill, []).append((asset.id, 1))
    for id, ability in always:
        if pure(content, player, v, assets, ability.only):
            for skill in ability.skills:
                found.setdefault(skill, []).append((id, 1))
            for stat, amount in ability.modify.items():
                found.setdefault(stat, []).append((id, _counted(v, amount)))
    for name, by in _raised(player):
        source = player.character if player.ai is not None else "shortcut"
        found.setdefault(name, []).append((source, by))
    return {name: tuple(each for each in row if each[1]) for name, row in found.items()}


def pure(
    content: Content, player: Owner, v: Values, assets: list[Asset], only: Condition | None
) -> bool:
    """Return True if a condition on the loadout holds."""
    if only is None:
        return True
    return (
        on_loadout(content, player, v, assets, only)
        and (not only.any or any(pure(content, player, v, assets, each) for each in only.any))
        and (only.no is None or not pure(content, player, v, assets, only.no))
    )


def on_loadout(
    content: Content, player: Owner, v: Values, assets: list[Asset], only: Condition
) -> bool:
    """Return True if the fields of a condition that are about the loadout hold."""
    return (
        (not only.skill or any(v.skills.get(skill) for skill in only.skill))
        and all(v.count.get(kind, 0) >= least for kind, least in only.cards.items())
        and (only.cards_worth is None or _worth(assets) >= only.cards_worth)
        and (not only.has or any(card in player.cards for card in only.has))
        and (only.droid_crew is None or v.droid_crew >= only.droid_crew)
        and (only.droid is None or v.droid == only.droid)
        and (only.ship_cost is None or ship_cost(content, player) >= only.ship_cost)
    )


def _worth(assets: list[Asset]) -> int:
    return sum(asset.cost for asset in assets if asset.kind in ("gear", "mod"))


def ship_cost(content: Content, player: Owner) -> int:
    """Return the printed cost of a player's ship in credits."""
    return content.ships[player.ship].cost if player.ship else 0
