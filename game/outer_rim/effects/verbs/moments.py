"""Effects of abilities that interrupt: they change what is pending."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal

from game.outer_rim.cards.effects.moments import (
    Add,
    Cancel,
    Forgo,
    GrantSkill,
    Pass,
    Redirect,
    Reroll,
    Stop,
    Turn,
)
from game.outer_rim.combat.frames import SkillTest
from game.outer_rim.context import Play
from game.outer_rim.effects.triggers import AVERTING, threat
from game.outer_rim.effects.verb import E, Verb, verb, verb_of
from game.outer_rim.frames.turns import Effects, Halt, Reward, Travel
from game.outer_rim.text import icons
from game.outer_rim.text.icons import ARROW
from game.outer_rim.text.terms import Said, Scene, skills
from game.outer_rim.text.terms import faces as face_words

ALL = 99
AVERTED = {
    "patrol_stop": "continue your move",
    "test_failed": "pass it after all",
    "would_be_defeated": "avoid the defeat",
    "credits_lost": "lose none",
}

# --- dice -----------------------------------------------------------------------------------------


class OwnStep(Verb[E]):
    """A verb of an ability that the pending step itself carries out: dice, a patrol's move."""

    def do(self, p: Play, f: Effects, e: E) -> None:
        raise AssertionError(f"the step that '{e.do}' changes carries it out")


class DiceVerb(OwnStep[E]):
    """A verb that works on the present dice, one die after another.

    Options name a face, and equal faces are the same choice.
    """

    moments = ("own_dice", "opponent_dice")
    rolls: ClassVar[bool] = False
    """whether the dice it takes are rolled again, all together, at the end"""

    @abstractmethod
    def targets(self, e: E, faces: Iterable[str]) -> Iterable[str]:
        """Return the faces that the effect can work on, each once."""

    @abstractmethod
    def changed(self, e: E, faces: Sequence[str], target: str) -> tuple[str, ...]:
        """Return the faces after the effect has worked on one that shows ``target``."""

    def most(self, e: E) -> int:
        """Return the number of dice that the effect may work on."""
        return 1


@verb(Reroll)
class RerollVerb(DiceVerb[Reroll]):
    rolls = True

    def targets(self, e: Reroll, faces: Iterable[str]) -> Iterable[str]:
        return _among(faces, e.faces)

    def changed(self, e: Reroll, faces: Sequence[str], target: str) -> tuple[str, ...]:
        return _exchanged(faces, target)

    def most(self, e: Reroll) -> int:
        return ALL if e.dice == "any" else e.dice

    def sentence(self, e: Reroll, scene: Scene) -> Said:
        if len(e.faces) < 4:
            number = {"any": "any number of", 1: "1"}.get(e.dice, f"up to {e.dice}")
            return Said(f"reroll {number} {face_words(e.faces)}")
        if scene.moment == "opponent_dice":
            return Said(f"reroll {_dice(e.dice).replace('dice', 'of their dice')}")
        return Said("reroll 1 die" if e.dice == 1 else f"reroll {_dice(e.dice)}")

    def icon(self, e: Reroll) -> str:
        what = icons.faces(e.faces) if len(e.faces) < 4 else "{icon:dice}"
        return f"reroll {'any ' if e.dice == 'any' else e.dice}{what}"


@verb(Turn)
class TurnVerb(DiceVerb[Turn]):
    def targets(self, e: Turn, faces: Iterable[str]) -> Iterable[str]:
        return _among(faces, e.faces)

    def changed(self, e: Turn, faces: Sequence[str], target: str) -> tuple[str, ...]:
        return _exchanged(faces, target, e.to)

    def most(self, e: Turn) -> int:
        return e.dice

    def sentence(self, e: Turn, scene: Scene) -> Said:
        return Said(f"turn {_upto(e.dice)} {face_words(e.faces)} to {face_words((e.to,))}")

    def icon(self, e: Turn) -> str:
        return f"{icons.faces(e.faces)} {ARROW} {icons.faces((e.to,))}"


@verb(Add)
class AddVerb(DiceVerb[Add]):
    def targets(self, e: Add, faces: Iterable[str]) -> Iterable[str]:
        return (e.face,)

    def changed(self, e: Add, faces: Sequence[str], target: str) -> tuple[str, ...]:
        return (*faces, *(e.face,) * e.dice)

    def sentence(self, e: Add, scene: Scene) -> Said:
        return Said(f"add {e.dice} {face_words((e.face,))}")

    def icon(self, e: Add) -> str:
        return f"+{icons.faces((e.face,) * e.dice)}"


@verb(Cancel)
class CancelVerb(DiceVerb[Cancel]):
    def targets(self, e: Cancel, faces: Iterable[str]) -> Iterable[str]:
        return _among(faces, e.faces)

    def changed(self, e: Cancel, faces: Sequence[str], target: str) -> tuple[str, ...]:
        return _exchanged(faces, target)

    def most(self, e: Cancel) -> int:
        return e.dice

    def sentence(self, e: Cancel, scene: Scene) -> Said:
        return Said(f"cancel {_upto(e.dice)} {face_words(e.faces)}")

    def icon(self, e: Cancel) -> str:
        return f"cancel {e.dice} {icons.faces(e.faces)}"


def dice_verb(effect: E) -> DiceVerb[E]:
    """Return the verb of an effect that works on dice."""
    found = verb_of(effect)
    assert isinstance(found, DiceVerb), effect
    return found


def _among(faces: Iterable[str], wanted: Sequence[str]) -> Iterable[str]:
    return dict.fromkeys(face for face in faces if face in wanted)


def _exchanged(faces: Sequence[str], target: str, *to: str) -> tuple[str, ...]:
    """Return faces with the first that shows ``target`` replaced, or left out."""
    place = faces.index(target)
    return (*faces[:place], *to, *faces[place + 1 :])


# --- a patrol about to move -----------------------------------------------------------------------


@verb(Redirect)
class RedirectVerb(OwnStep[Redirect]):
    moments = ("patrol_moves",)

    def sentence(self, e: Redirect, scene: Scene) -> Said:
        return Said("move it toward another player instead")

    def icon(self, e: Redirect) -> str:
        return f"{e.within}{{icon:move}} {{icon:rotate}}"


# --- tests, threats, rewards, moves ---------------------------------------------------------------


@verb(GrantSkill)
class GrantSkillVerb(Verb[GrantSkill]):
    moments = ("before_test",)

    def do(self, p: Play, f: Effects, e: GrantSkill) -> None:
        test = p.below(SkillTest)
        if test is not None and e.skill in (None, test.skill):
            test.granted += 1
            if e.spent:
                test.spent = (*test.spent, f.card)

    def sentence(self, e: GrantSkill, scene: Scene) -> Said:
        which = skills((e.skill,)) if e.skill else "that skill"
        spent = "; if you pass, discard this card" if e.spent else ""
        return Said(f"count as having {which}{' once more' if scene.again else ''}{spent}")

    def icon(self, e: GrantSkill) -> str:
        return f"+{{icon:{e.skill}}}" if e.skill else "+ its skill"


@verb(Pass)
class PassVerb(Verb[Pass]):
    moments = tuple(sorted(AVERTING))

    def do(self, p: Play, f: Effects, e: Pass) -> None:
        threatened = threat(p)
        if threatened is not None:
            threatened.averted = True

    def sentence(self, e: Pass, scene: Scene) -> Said:
        return Said(AVERTED.get(scene.moment, "avoid it"))

    def icon(self, e: Pass) -> str:
        return icons.AVERT


@verb(Forgo)
class ForgoVerb(Verb[Forgo]):
    moments = ("delivery_reward", "job_reward", "bounty_reward")

    def do(self, p: Play, f: Effects, e: Forgo) -> None:
        reward = p.below(Reward)
        if reward is not None:
            reward.forgo = True

    def sentence(self, e: Forgo, scene: Scene) -> Said:
        return Said("give up its credits")

    def icon(self, e: Forgo) -> str:
        return f"no {{icon:credits}} {ARROW}"


@verb(Stop)
class StopVerb(Verb[Stop]):
    moments = ("other_enters",)

    def do(self, p: Play, f: Effects, e: Stop) -> None:
        move = next((each for each in reversed(p.stack) if isinstance(each, Travel | Halt)), None)
        if move is not None:
            move.stopped = True

    def sentence(self, e: Stop, scene: Scene) -> Said:
        return Said("stop them there")

    def icon(self, e: Stop) -> str:
        return "{icon:lock}"


# --- words ----------------------------------------------------------------------------------------


def _upto(number: int) -> str:
    return "1" if number == 1 else f"up to {number}"


def _dice(number: int | Literal["any"]) -> str:
    return "any number of dice" if number == "any" else f"{_upto(number)} dice"
