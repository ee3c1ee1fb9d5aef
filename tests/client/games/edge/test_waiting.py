"""The tags for changes that wait for a hero's next check."""

from __future__ import annotations

import pytest

from game.client.games.edge.stage.heroes import waits
from game.edge.text.names import CHANGES


@pytest.mark.parametrize(
    ("change", "words"),
    [("boost", "Boost next"), ("setback", "Setback next"), ("upgrade", "Upgrade next"),
     ("downgrade", "Downgrade next"), ("toughen", "Harder next"), ("ease", "Easier next")],
)  # fmt: skip
def test_a_tag_says_what_waits(change: str, words: str) -> None:
    assert waits(change) == words


def test_every_change_has_words() -> None:
    assert all(len(waits(change)) > len(" next") for change in CHANGES)
