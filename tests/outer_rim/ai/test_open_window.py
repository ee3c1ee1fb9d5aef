"""A player who is asked to use a secret has one that fits the moment."""

from __future__ import annotations

import pytest

from game.outer_rim.frames import Window
from game.outer_rim.game import OuterRim

SETUP = {
    "expansions": ["unfinished_business"],
    "seats": [
        {"kind": "human", "character": "han_solo"},
        {"kind": "human", "character": "bossk"},
    ],
}


@pytest.mark.rule("OR-307")
@pytest.mark.parametrize("number", range(8))
def test_a_guess_gives_a_secret_for_the_moment_that_is_asked(game: OuterRim, number: int) -> None:
    state = game.new(game.setup(SETUP), 5)
    while not state.encounters.get("core_worlds"):
        decision = game.decision(state)
        assert decision is not None
        game.choose(state, decision.options[0].key)
    content = game.edition(state).content
    secrets = [power for id, power in content.powers.items() if id.endswith(".secret")]
    rare = min(secrets, key=lambda each: sum(other.when == each.when for other in secrets))
    state.players[1].secrets = (rare.card,)
    for deck, cards in state.encounters.items():
        state.encounters[deck] = tuple(each for each in cards if each != rare.card)
    state.stack.append(Window(1, when=rare.when))
    guess = game.imagine(state, 0, number)
    (guessed,) = guess.players[1].secrets
    assert content.powers[f"{guessed}.secret"].when == rare.when
