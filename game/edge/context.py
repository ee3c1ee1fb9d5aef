"""One answer being carried out: the state, its content, and what all rules ask of both."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.edge.cards.effects import Deeds
from game.edge.cards.models import Adversary, Gear, Hero, Weapon
from game.edge.cards.passives import Passives, raised
from game.edge.cards.scenes import Adventure, Encounter, Scene
from game.edge.catalog import Content
from game.edge.dice.pool import Pool
from game.edge.dice.rolling import Roll, roll, sides_of
from game.edge.frames import Outcome
from game.edge.ledger import Sheet
from game.edge.names import LINKED, Characteristic, Range, Skill
from game.edge.rules import passives
from game.edge import talents
from game.edge.state import Battle, Fight, Person, State
from game.table.maps.areas import Areas, Shut
from game.table.play import Play as BasePlay

ARMOR, HAND, HOLSTER = 2, 0, 1
"""places among the slots"""
BANDS: tuple[Range, ...] = ("short", "medium", "long", "extreme")
"""the range by the number of links (EE-R79)"""


class Play(BasePlay[State]):
    """The context of the rules for one state."""

    def __init__(self, content: Content, state: State) -> None:
        super().__init__(state)
        self.content = content
        content.welcome(state.setup.own)
        self.due: list[tuple[Deeds, Any]] = []
        """deeds of marks reached, with their case, to be done after those at hand"""

    @property
    def story(self) -> Adventure:
        """The adventure, or the job taken instead of it."""
        return self.content.stories[self.state.job or self.state.setup.story]

    @property
    def scene(self) -> Scene:
        """The scene that is on."""
        return self.content.scenes[self.state.scene]

    # -- people --

    @property
    def heroes(self) -> tuple[str, ...]:
        """The heroes who go, the lead first."""
        return self.state.setup.heroes

    def is_hero(self, who: str) -> bool:
        """Return True for a hero."""
        return who in self.heroes

    def person(self, who: str) -> Person:
        """Return a hero, or an adversary in the encounter."""
        return self.state.people[who]

    def sheet_of(self, who: str) -> Hero | Adversary:
        """Return the component of a person."""
        found: Hero | Adversary = self.content.components[self.person(who).piece]
        return found

    def passives(self, who: str) -> Passives:
        """Return the passives of a person: those of the sheet, and of talents bought since."""
        sheet = self.sheet_of(who)
        return sheet.passives + self._grown(who) if isinstance(sheet, Hero) else ()

    def _grown(self, who: str) -> Passives:
        found = self.content.talents
        ids = map(talents.talent_of, self.bought(who))
        return tuple(each for id in ids if id in found for each in found[id].passives)

    def bought(self, who: str) -> tuple[str, ...]:
        """Return the holes of talent cards that a hero has bought since he was made."""
        sheet = self.ledger_of(who)
        now = self.state.punched.get(who, ())
        return (*sheet.holes, *now) if sheet is not None else now

    def holes(self, who: str) -> tuple[str, ...]:
        """Return all holes in the talent cards of a hero."""
        sheet = self.sheet_of(who)
        return (*sheet.holes, *self.bought(who)) if isinstance(sheet, Hero) else ()

    def specializations(self, who: str) -> tuple[str, ...]:
        """Return the specializations of a hero, the first that of his career."""
        hero, sheet = self.sheet_of(who), self.ledger_of(who)
        own = hero.specializations if isinstance(hero, Hero) else ()
        later = sheet.specializations if sheet is not None else ()
        return (*own, *later, *self.state.entered.get(who, ()))

    def ledger_of(self, who: str) -> Sheet | None:
        """Return what a campaign has made of a hero."""
        ledger = self.state.setup.ledger
        return ledger.sheets.get(who) if ledger is not None else None

    def seat_of(self, who: str) -> int:
        """Return the seat that decides for a hero: the second seat has the second hero."""
        seats = len(self.state.setup.seats)
        return self.heroes.index(who) % seats if who in self.heroes else 0

    def rating(self, who: str, characteristic: Characteristic) -> int:
        """Return a characteristic of a person, with what was raised in play (EE-R122)."""
        more = talents.raised(self.bought(who)).count(characteristic)
        return self.sheet_of(who).ratings.get(characteristic, 1) + more

    def rank(self, who: str, skill: Skill) -> int:
        """Return the ranks of a person in a skill. A group of minions has its members still up
        minus one in the skills of the group (EE-R46)."""
        sheet = self.sheet_of(who)
        if isinstance(sheet, Adversary) and sheet.type == "minion":
            return min(5, self.standing(who) - 1) if skill in sheet.ranks else 0
        bought = self.ledger_of(who)
        more = bought.ranks.get(skill, 0) if bought is not None else 0
        more += skill in self.state.learned.get(who, ())
        return min(5, sheet.ranks.get(skill, 0) + more)

    def linked(self, who: str, skill: Skill) -> int:
        """Return the characteristic that a person uses with a skill (EE-143)."""
        return self.rating(who, LINKED[skill])

    def ability(self, who: str, skill: Skill) -> int:
        """Return how good a person is with a skill: ranks and characteristic together."""
        return self.rank(who, skill) + self.linked(who, skill)

    def best(self, who: str, skills: Iterable[Skill]) -> Skill:
        """Return the skill with which a person is best, the first of equals."""
        return max(skills, key=lambda each: self.ability(who, each))

    @property
    def outcome(self) -> Outcome | None:
        """The check whose results are being spent and paid."""
        found = (each for each in reversed(self.stack) if isinstance(each, Outcome))
        return next(found, None)

    def standing(self, who: str) -> int:
        """Return the members of a group still up (EE-R88); 1 or 0 for anybody else."""
        person, sheet = self.person(who), self.sheet_of(who)
        if isinstance(sheet, Adversary) and sheet.type == "minion":
            down = max(0, person.wounds - 1) // sheet.threshold
            return max(0, person.count - down)
        return int(self.up(who))

    def wound_threshold(self, who: str) -> int:
        """Return the wounds that a person may have and still be up (EE-R30)."""
        sheet = self.sheet_of(who)
        if isinstance(sheet, Adversary):
            return sheet.threshold * self.person(who).count
        return sheet.wound_threshold + raised(self._grown(who), "wounds")

    def strain_threshold(self, who: str) -> int:
        """Return the strain that a person may have; 0 for those who take strain as wounds."""
        sheet = self.sheet_of(who)
        if isinstance(sheet, Adversary):
            return sheet.strain
        pressed = self.state.pressed
        all_alike = self.state.doubled or pressed == who
        pressing = (2 if all_alike else 1) if pressed else 0
        return sheet.strain_threshold + raised(self._grown(who), "strain") - pressing

    def up(self, who: str) -> bool:
        """Return True unless a person is out of action or carried off (EE-R31, EE-R89)."""
        person = self.person(who)
        if who in self.state.captives:
            return False
        if person.gone or any(self.content.components[row].down for row, _ in person.injuries):
            return False
        limit = self.strain_threshold(who)
        return person.wounds <= self.wound_threshold(who) and not (limit and person.strain > limit)

    @property
    def ups(self) -> tuple[str, ...]:
        """The heroes who are up."""
        return tuple(who for who in self.heroes if self.up(who))

    def partners(self, who: str) -> tuple[str, ...]:
        """Return the others of the same side who are up."""
        if self.is_hero(who):
            return tuple(each for each in self.ups if each != who)
        return tuple(each for each in self.foes if each != who)

    def next_to_act(self, who: str) -> tuple[str, ...]:
        """Return the partners of a person, those first who have not acted in this round
        (EE-R113)."""
        return self.waiting_to_act(self.partners(who))

    def waiting_to_act(self, whos: tuple[str, ...]) -> tuple[str, ...]:
        """Return people in their order, those first who have not acted in this round."""
        fight, battle = self.state.fight, self.state.battle
        acted: tuple[str, ...] = fight.acted if fight is not None else ()
        if battle is not None:
            acted = tuple(each for each, _ in battle.stations)
        return tuple(sorted(whos, key=lambda each: each in acted))

    @property
    def foes(self) -> tuple[str, ...]:
        """The adversaries in the encounter who are up."""
        heroes = self.heroes
        return tuple(who for who in self.state.people if who not in heroes and self.up(who))

    def marked(self, who: str, mark: str) -> int:
        """Return how often a person has a mark; one without a weapon stands for every weapon."""
        marks = (name for name, _ in self.person(who).marks)
        return sum(mark in (name, name.partition(":")[0]) for name in marks)

    # -- cards --

    def cards(self, who: str) -> Iterator[str]:
        """Return the cards in a hero's slots."""
        return (card for card in self.state.slots.get(who, ()) if card)

    def card(self, id: str) -> Gear:
        """Return a card."""
        return self.content.card(id)

    @property
    def owned(self) -> frozenset[str]:
        """The cards of the party by component, wherever they are."""
        state = self.state
        all_slots = [card for cards in state.slots.values() for card in cards if card]
        return frozenset(
            card.partition(".")[0] for card in (*all_slots, *state.held, *state.stowed)
        )

    def armor(self, who: str) -> Gear | None:
        """Return the armor that a hero wears."""
        slots = self.state.slots.get(who, ())
        return self.card(slots[ARMOR]) if slots and slots[ARMOR] else None

    def soak(self, who: str) -> int:
        """Return what a person's soak takes off a hit: Brawn and armor (EE-R30)."""
        sheet = self.sheet_of(who)
        if isinstance(sheet, Adversary):
            return sheet.soak
        armor = self.armor(who)
        return self.rating(who, "brawn") + (armor.soak if armor is not None else 0)

    def weapon(self, who: str, id: str, target: str = "") -> Weapon:
        """Return a weapon: a hero's card, or a foe's weapon by its number. "fists" are Brawl. With
        a target its damage is that at the range to it."""
        sheet = self.sheet_of(who)
        if isinstance(sheet, Adversary):
            return sheet.weapons[int(id)]
        if id == "fists":
            return Weapon(
                skill="brawl",
                damage=self.rating(who, "brawn") + self._more(who, "brawl", target),
                critical=5,
                range="engaged",
                stun=True,
            )
        weapon = self.card(id).weapon
        assert weapon is not None, "weapons have figures"
        more = self._more(who, weapon.skill, target)
        more += self.rating(who, "brawn") - weapon.holds if weapon.holds else 0
        if more:
            return weapon.model_copy(update={"damage": max(0, weapon.damage + more)})
        return weapon

    def _more(self, who: str, skill: Skill, target: str) -> int:
        band = self.range(who, target) if target else None
        return passives.damage(self.passives(who), self.person(who), skill, band)

    # -- encounters --

    @property
    def fight(self) -> Fight:
        """The encounter that is on."""
        assert self.state.fight is not None, "asked in encounters alone"
        return self.state.fight

    @property
    def encounter(self) -> Encounter:
        """The scene of the encounter that is on."""
        scene = self.content.scenes[self.fight.scene]
        assert isinstance(scene, Encounter), "fights are encounters"
        return scene

    @property
    def map(self) -> Areas:
        """The map of the encounter that is on."""
        return self.content.maps[self.encounter.map]

    @property
    def shut(self) -> Shut:
        """The links that are closed."""
        return frozenset(self.fight.shut)

    def distance(self, one: str, two: str) -> int | None:
        """Return the length of the open way between two zones, None if there is none (EE-R79)."""
        return self.map.distances(one, self.shut).get(two)

    def range(self, one: str, two: str) -> Range | None:
        """Return the range between two people, None if neither sees the other (EE-R79)."""
        if two in self.person(one).engaged:
            return "engaged"
        length = self.distance(self.person(one).zone, self.person(two).zone)
        return None if length is None else BANDS[min(length, 3)]

    @property
    def battle(self) -> Battle:
        """The battle of ships that is on."""
        assert self.state.battle is not None, "asked in battles alone"
        return self.state.battle

    # -- chance --

    def throw(self, pool: Pool) -> Roll:
        """Roll a pool."""
        return roll(pool, [self.roll("dice", sides) for sides in sides_of(pool)])
