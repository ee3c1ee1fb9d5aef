"""Lines of the log that read as a native writer would write them."""

from __future__ import annotations

import json
from collections.abc import Callable

from game.client.games.outer_rim.guide.tips import TIPS
from game.outer_rim.text.story.story import story
from tests.specs import Row, for_each, table

from .conftest import Sim
from .positions import KINDS

Make = Callable[..., Sim]


@for_each(table("outer_rim/log_words.spec"))
def test_a_line(sim: Make, row: Row) -> None:
    event = KINDS[row["event"]](**json.loads(row["fields"]))
    made = sim()
    assert made.game.tell(made.state, event, None) == row["words"]


@for_each(table("outer_rim/log_story.spec"))
def test_answers_as_a_story(sim: Make, row: Row) -> None:
    """Answers of a turn, the last of which is put into words: its key, and its events."""
    made = sim()
    answers = [
        ("".join(step), key, [KINDS[kind](**fields) for kind, fields in told])
        for key, told, *step in json.loads(row["answers"])
    ]
    told = story(made.play(), lambda each: made.game.tell(made.state, each, 0), answers, 0)[-1]
    lines = [words for line in told for words in (line.words, line.aside) if words]
    assert " / ".join(lines) == row["words"], " / ".join(lines)


def test_tips_teach_the_rules_of_patrols() -> None:
    """Only positive reputation lets pass; only negative forces a fight (OR-097, OR-196)."""
    told = {each.id: each.text for each in TIPS}
    assert "If your reputation with it is negative, you must fight it" in told["patrol"]
    assert "With a positive reputation you fly past" in told["reputation"]
    assert "with a negative one you must fight" in told["reputation"]


def test_a_secret_is_told_once_to_its_owner_and_unnamed_to_the_others(sim: Make) -> None:
    table = sim()
    kept = KINDS["SecretKept"](seat=0, card="enc_naboo_ryloth_f", to=(0,))
    taken = KINDS["SecretTaken"](seat=0, deck="naboo_ryloth")
    lines = {seat: [table.game.tell(table.state, each, seat) for each in (kept, taken)]
             for seat in (0, 1)}  # fmt: skip
    assert lines == {
        0: ["Boba keeps Invitations as a secret.", ""],
        1: ["", "Boba keeps a secret."],
    }
