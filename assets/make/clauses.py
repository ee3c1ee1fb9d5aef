"""Write the numbered clauses of a rules document as data for the rules help and the tests.

    python assets/make/clauses.py RULES.md cards/GAME/clauses.json [OWN.json]

A clause is a list item ``- [ID] text (source)``; headings of level two are sections, those of
level three topics. A source is the lines of a rulebook, or says where else the clause is from:
other clauses, public knowledge, the house. Editorial notes (``[deduced]``) are left out. OWN.json
replaces the text, topic or source of clauses: ``{"ID": {"text": "..."}}``; those of Outer Rim and
Edge are ``clauses_outer_rim.json`` and ``clauses_edge.json`` beside this script.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

CLAUSE = re.compile(r"- \[([A-Z]+-R?\d+)\] (.+)")
ELSEWHERE = "computed|counted|follows|house|implementation|public|ruling|section"
SOURCE = re.compile(rf"\s*\(((?:L\d|[A-Z]+-R?\d|{ELSEWHERE})[^()]*)\)$")
NOTE = re.compile(r"\s*\[(?:icon )?deduced\]$")
NUMBER = re.compile(r"^[\d.]+ ")
AMERICAN = {"colour": "color", "neighbour": "neighbor", "afterwards": "afterward",
            "grey": "gray", "towards": "toward", "honour": "honor",
            "recognisable": "recognizable", "cancelled": "canceled", "cancelling": "canceling",
            "favour": "favor", "harbour": "harbor", "labour": "labor"}  # fmt: skip


def clauses(text: str, own: dict[str, dict[str, str]] | None = None) -> list[dict[str, str]]:
    """Return the clauses of a rules document, some with replaced text.

    Raise ``ValueError`` for a duplicate id, and for replaced text of an unknown clause.
    """
    for word, spelled in AMERICAN.items():
        text = text.replace(word, spelled).replace(word.capitalize(), spelled.capitalize())
    found: dict[str, dict[str, str]] = {}
    section = topic = ""
    for line in text.splitlines():
        clause = CLAUSE.fullmatch(line.strip())
        if line.startswith("## "):
            section, topic = NUMBER.sub("", line[3:].strip()), ""
        elif line.startswith("### "):
            topic = NUMBER.sub("", line[4:].strip())
        elif clause:
            id, words = clause.groups()
            if id in found:
                raise ValueError(f"the clause {id} is there twice")
            source = SOURCE.search(words)
            found[id] = {
                "id": id,
                "section": section,
                "topic": topic,
                "text": NOTE.sub("", SOURCE.sub("", words)),
                "source": source[1] if source else "",
            }
    for id, changes in (own or {}).items():
        if id not in found:
            raise ValueError(f"there is no clause {id} to put in other words")
        found[id] |= changes
    return list(found.values())


def main(argv: list[str]) -> int:
    """Write the file; return 0 when written, 2 for wrong arguments."""
    if len(argv) not in (2, 3):
        print("usage: clauses.py RULES.md cards/GAME/clauses.json [OWN.json]", file=sys.stderr)
        return 2
    own = json.loads(Path(argv[2]).read_text("utf-8")) if len(argv) == 3 else {}
    found = clauses(Path(argv[0]).read_text("utf-8"), own)
    out = Path(argv[1])
    out.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found, indent=1, ensure_ascii=False)
    out.write_text(text + "\n", encoding="utf-8", newline="\n")
    print(f"{len(found)} clauses in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
