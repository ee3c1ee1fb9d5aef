"""Write the numbered clauses of a rules document as data for the rules help and the tests.

    python assets/make/clauses.py RULES.md cards/GAME/clauses.json

A clause is a list item ``- [ID] text (source)``; headings of level two are sections, those of
level three topics.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

CLAUSE = re.compile(r"- \[([A-Z]+-R?\d+)\] (.+)")
SOURCE = re.compile(r"\s*\((L\d[^()]*)\)$")
NUMBER = re.compile(r"^[\d.]+ ")


def clauses(text: str) -> list[dict[str, str]]:
    """The clauses of a rules document. Refuses, with ``ValueError``, an id given twice."""
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
                "text": SOURCE.sub("", words),
                "source": source[1] if source else "",
            }
    return list(found.values())


def main(argv: list[str]) -> int:
    """Write the file; 0 when it is written, 2 for wrong arguments."""
    if len(argv) != 2:
        print("usage: clauses.py RULES.md cards/GAME/clauses.json", file=sys.stderr)
        return 2
    found = clauses(Path(argv[0]).read_text("utf-8"))
    out = Path(argv[1])
    out.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found, indent=1, ensure_ascii=False)
    out.write_text(text + "\n", encoding="utf-8", newline="\n")
    print(f"{len(found)} clauses in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
