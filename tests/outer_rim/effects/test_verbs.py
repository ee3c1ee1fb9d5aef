"""Every kind of effect has a whole verb: it is done, asked about, and put into words."""

from __future__ import annotations

from typing import Literal

import pytest

from game.outer_rim.cards.effects.choices import May
from game.outer_rim.cards.effects.gains import Gain
from game.outer_rim.cards.effects.language import EFFECTS, Effect
from game.outer_rim.context import Play
from game.outer_rim.effects.verb import VERBS, Verb, check_all, verb
from game.outer_rim.frames.turns import Effects
from game.outer_rim.text.terms import Said, Scene

NAMES = [kind.__name__ for kind in EFFECTS]


def test_every_kind_of_effect_has_a_verb_and_nothing_else_has() -> None:
    assert list(VERBS) != [] and set(VERBS) == set(EFFECTS)
    assert len({kind.model_fields["do"].annotation for kind in EFFECTS}) == len(EFFECTS)


@pytest.mark.parametrize("kind", EFFECTS, ids=NAMES)
def test_a_verb_is_in_the_module_of_its_theme(kind: type[Effect]) -> None:
    package, _, theme = kind.__module__.rpartition(".")
    home = f"{package}.verbs" if theme == "effects" else f"game.outer_rim.effects.verbs.{theme}"
    assert type(VERBS[kind]).__module__ == home
    assert type(VERBS[kind]).__name__ == f"{kind.__name__}Verb"


@pytest.mark.parametrize("kind", EFFECTS, ids=NAMES)
def test_a_verb_that_can_be_impossible_says_what_it_lacks(kind: type[Effect]) -> None:
    """An offer may lack anything that costs and conditions ask for, so it says nothing special."""
    made = type(VERBS[kind])
    assert ("possible" in vars(made)) == ("lack" in vars(made)) or kind is May


class Juggle(Effect):
    """Stands for an effect that somebody has just added."""

    do: Literal["juggle"]


EFFECTS.remove(Juggle)


def test_a_kind_of_effect_without_a_verb_is_named() -> None:
    with pytest.raises(TypeError, match=r"no verb for Juggle \(in .*test_verbs\): write a class"):
        check_all([*EFFECTS, Juggle])


def test_a_verb_is_whole() -> None:
    """A verb without words is refused where its module is loaded."""

    class Silent(Verb[Juggle]):
        def do(self, p: Play, f: Effects, e: Juggle) -> None: ...

        def icon(self, e: Juggle) -> str:
            return ""

    with pytest.raises(TypeError, match="abstract method '?sentence"):
        verb(Juggle)(Silent)  # type: ignore[type-abstract]
    assert Juggle not in VERBS


def test_a_kind_of_effect_has_one_verb() -> None:
    class Again(Verb[Gain]):
        def do(self, p: Play, f: Effects, e: Gain) -> None: ...

        def icon(self, e: Gain) -> str:
            return ""

        def sentence(self, e: Gain, scene: Scene) -> Said:
            return Said("gain again")

    with pytest.raises(TypeError, match="Gain has two verbs"):
        verb(Gain)(Again)
