"""Characters that go out together, one party after another."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from game.mandalorian.game import Mandalorian
from game.mandalorian.rules.setup_validation import count_of


def dealt(game: Mandalorian, setup: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Return the plain data of a setup with the party of a seed.

    Seeds in a row have all parties in turn, then all of them with the last character first, for
    the first may carry something. Only a sandbox has them of all characters.
    """
    made = game.setup(setup)
    whole = tuple(game.content.characters)
    known = whole if made.sandbox else game.content.missions[made.mission].characters
    parties = list(combinations(known, count_of(made)))
    around, place = divmod(seed, len(parties))
    party = parties[place]
    return {**setup, "characters": party[::-1] if around % 2 else party}
