"""The dice that are on the table after some events, with their present faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.client.draw import theme
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.dice import Die, Roll
from game.client.tabletop.pages.solids import icon_signs
from game.outer_rim.combat.events import (
    CombatBegan,
    DamageSuffered,
    Defeated,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.events import (
    CreditsChanged,
    FameChanged,
    ReputationChanged,
    StepBegan,
    TurnBegan,
)
from game.table.decisions import parse
from game.table.events import Event
from game.table.grammar import capital, listed

COMBAT = ("ground", "ship")
MOST_ROLLS = 3
"""rolls on a page: the one that led to a combat, and both sides of it"""
ENDS = (CombatBegan, DiceRolled, StepBegan, TurnBegan)
"""events that what follows a test or fight ends with"""
DAMAGE = {"hit": 1, "crit": 2, "focus": 0, "blank": 0}


PURPOSES = {
    "test": "skill test",
    "ground": "ground combat",
    "ship": "ship combat",
    "delivery": "delivery",
    "card": "roll",
}
DIE = Die(
    icon_signs("die_"),
    ("hit", "blank", "focus", "hit", "crit", "blank", "hit", "focus"),
    glow=(
        ("crit", theme.rgb("E9D8A0")),
        ("focus", theme.rgb("58C9C2")),
        ("hit", theme.rgb("8FA9C8")),
    ),
)
"""a die with its eight faces, in the order in which they show while it tumbles"""


@dataclass
class RimRoll(Roll):
    """A roll; ``attacks`` in a combat for the attacker, who wins ties. The ``note`` of a combat
    that is over is "won" or "lost". Once a test is over, ``skill`` is its skill; ``brought`` is
    what a test or fight that is over has changed, such as "2,000 credits lost"."""

    attacks: bool = False
    skill: str = ""
    brought: str = ""

    @property
    def damage(self) -> int:
        """The damage of the faces in a combat."""
        return sum(DAMAGE[face] for face in self.faces)

    @property
    def words(self) -> str:
        if self.skill:
            return f"{self.skill.title()} test"
        return "attacks, wins ties" if self.attacks else PURPOSES.get(self.purpose, self.purpose)

    @property
    def total(self) -> str:
        if self.purpose in COMBAT and not self.note:
            return f"{self.damage} damage"
        return f"{self.note}: {self.brought}" if self.brought else self.note

    def die(self, number: int) -> Die:
        return DIE


def rolls(model: Model, events: Sequence[Event], now: Sequence[Event] = ()) -> list[RimRoll]:
    """Return the dice on the table after these events, at most the last roll of either side of a
    combat and the previous one. ``now``: the events that the last answer caused."""
    found: list[RimRoll] = []
    enemy, attacker = "", -2
    for place, event in enumerate(events):
        if isinstance(event, CombatBegan):
            # Dice that led to the fight, such as the die of a delivery, are still there.
            found = [each for each in found if each.purpose not in COMBAT][-1:]
            enemy, attacker = event.enemy, event.seat
        elif isinstance(event, DiceRolled):
            rolled = _roll(model, found, event, enemy)
            rolled.attacks = event.purpose in COMBAT and event.seat == attacker
            if any(each is event for each in now):
                rolled.fresh = len(event.faces)
        elif isinstance(event, DiceChanged) and found:
            mine = [roll for roll in found if roll.faces == event.before]
            _change((mine or found)[-1], event, any(each is event for each in now))
        elif isinstance(event, SkillTested):
            fresh = found[-1].fresh if found else 0
            found = [roll_of_test(model, event, events[place + 1 :], fresh)]
    return found[-MOST_ROLLS:]


def roll_of_test(
    model: Model, tested: SkillTested, after: Sequence[Event], fresh: int = 0
) -> RimRoll:
    """Return the dice of a test that is over, with what the events after it have brought."""
    note = "passed" if tested.passed else "failed"
    return RimRoll(
        tested.seat, model.player_name(tested.seat), "test", tested.faces, note, fresh=fresh,
        skill=tested.skill, brought=brought(model, tested.seat, after),
    )  # fmt: skip


def brought(model: Model, seat: int, after: Sequence[Event]) -> str:
    """Return what a test or fight that is over has changed for a player, from the events after
    it; "" for nothing."""
    made: Counter[str] = Counter()
    lost = 0
    for event in after:
        if isinstance(event, ENDS):
            break
        if getattr(event, "seat", -1) != seat:
            continue
        if isinstance(event, CreditsChanged) and model.tell(event):  # a price is no result
            made["credits"] += event.amount
        elif isinstance(event, FameChanged):
            made["fame"] += event.amount
        elif isinstance(event, ReputationChanged):
            made[f"{event.faction.title()} reputation"] += event.now - event.before
        elif isinstance(event, DamageSuffered):
            lost += event.amount
        elif isinstance(event, Defeated):
            made["credits"] -= event.credits_lost
    changed = [
        f"{abs(amount):,} {what} {'gained' if amount > 0 else 'lost'}"
        for what, amount in made.items()
        if amount
    ]
    return listed([f"{lost} damage suffered", *changed] if lost else changed)


def enemy_name(model: Model, enemy: str) -> str:
    """Return the name of an enemy: that of its token, or as its card words it."""
    faction = model.patrol_faction(enemy)
    if faction:
        return f"{faction.title()} patrol"
    return model.name(enemy) if enemy in model.content.components else capital(enemy or "enemy")


def _change(roll: RimRoll, event: DiceChanged, new: bool) -> None:
    """Let an ability work on a roll: faces turned, added, or canceled."""
    roll.faces = event.faces
    more = len(event.faces) - len(event.before)
    if more < 0:
        gone = Counter(event.before) - Counter(event.faces)
        roll.lost = (*roll.lost, *gone.elements())
        roll.breaking = -more if new else 0
    elif more and new:
        roll.fresh = more


def _roll(model: Model, found: list[RimRoll], event: DiceRolled, enemy: str) -> RimRoll:
    who = model.player_name(event.seat) if event.seat >= 0 else enemy_name(model, enemy)
    known = [roll for roll in found if roll.seat == event.seat and roll.purpose == event.purpose]
    if event.cause and known:
        # The dice that were picked are rolled again, and come to rest after the others.
        kept = list(known[-1].faces)
        for face in _picked_faces(model, event):
            if face in kept:
                kept.remove(face)
        known[-1].faces = (*kept[: max(0, len(known[-1].faces) - len(event.faces))], *event.faces)
        return known[-1]
    found.append(RimRoll(event.seat, who, event.purpose, event.faces))
    return found[-1]


def _picked_faces(model: Model, event: DiceRolled) -> list[str]:
    """Return the faces that were picked to be rolled again, from the answers before the roll."""
    turns = model.session.history
    last = next(
        (place for place, turn in enumerate(turns) if any(each is event for each in turn.events)),
        -1,
    )
    picked: list[str] = []
    for turn in reversed(turns[: last + 1]):
        given = parse(turn.answer.key)
        if given.verb != "done" and given.source != event.cause:
            break
        if given.target:
            picked.append(given.target)
        if len(picked) == len(event.faces):
            break
    return picked
