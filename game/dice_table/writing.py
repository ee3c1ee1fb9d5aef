"""Words that people write at the table: an answer that takes words carries them in its key.

Such an answer is listed without words, as ``name@s1``; with some it is ``name:4a756e6f@s1``, the
words in hexadecimal UTF-8.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.dice_table import single_files
from game.table.decisions import Decision, Intent, Option, option, parse
from game.table.refusals import Reason
from game.table.text_safety import plain

MOST: Mapping[str, int] = MappingProxyType(
    {
        "name": 40,
        "own": 40,
        "place": 24,
        "weapon": 160,
        "note": 200,
        "paste": 4000,
        "keep": 8000,
        "open_sheet": 8000,
        "open_table": 20000,
    }
)
"""the answers that take words, and how many characters each takes"""


SORTS = {"open_sheet": "sheet", "open_table": "table"}
"""the answers whose words are the text of a single file, and what it must hold"""


def written(verb: str, words: str, target: str = "") -> str:
    """Return the key of an answer with words, without control characters and in no more than it
    takes; "" if none are left."""
    kept = plain(words[: MOST[verb]], MOST[verb]).strip()
    return option(verb, kept.encode().hex(), target).key if kept else ""


def words_of(chosen: Option) -> str:
    """Return the words of an answer, "" for none. Raise ``ValueError`` for what are no words."""
    return bytes.fromhex(chosen.source).decode()


def against(intent: Intent) -> Reason | None:
    """Return the reason against the words of an answer."""
    most = MOST[intent.verb]
    try:
        words = words_of(intent)
    except ValueError:
        return Reason("", "These are no words: write them as hexadecimal UTF-8.")
    if len(words) > most or words != plain(words, most).strip():
        return Reason("", "Write at most {most} plain characters.", most=most)
    sort = SORTS.get(intent.verb, "")
    problem = single_files.problem(words, sort) if sort and words else ""
    return Reason("", "{told}", told=problem) if problem else None


class WritingDecision(Decision):
    """A decision whose answers may carry words."""

    def find(self, key: str) -> Option | None:
        """Return the option with this key; one that takes words also with words."""
        found = Decision.find(self, key)
        if found is not None or key.partition(":")[0] not in MOST:
            return found
        asked = parse(key)
        listed = Decision.find(self, option(asked.verb, "", asked.target).key)
        return asked if listed is not None and against(asked) is None else None
