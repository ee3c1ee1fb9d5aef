"""Plain American English in everything a player reads (``docs/style.md``).

The tests read the strings of the program, the texts of cards, rules and glossary, the generated
text of every card, and the questions, options and log of whole games; and, in ``PROSE``, docstrings
and comments.
"""

from __future__ import annotations

import json
import re
from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import OuterRim, load
from game.outer_rim.text import cards as say

ROOT = Path(__file__).resolve().parent.parent
STRINGS = sorted([*(ROOT / "game").rglob("*.py"), ROOT / "main.py"])
TEXTS = sorted(each for each in (ROOT / "cards").rglob("*.json") if "schema" not in each.name)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

BRITISH = (
    r"colour\w*|favour\w*|honour\w*|rumour\w*|harbour\w*|armour\w*|labour\w*|neighbour\w*"
    r"|behaviour\w*|vapour\w*|odour\w*|parlour\w*|grey\w*|centre[sd]?|metres?|theatres?"
    r"|licence\w*|defence\w*|offence\w*|judgement\w*|programmes?|storeys?|tyres?|kerbs?|cheques?"
    r"|catalogue\w*|jewellery|towards|afterwards|whilst|amongst|cancell(?:ed|ing)"
    r"|travell(?:ed|er|ers|ing)|labelled|modelled|organis\w+|recognis\w+|realis\w+|apologis\w+"
    r"|learnt|burnt|spelt|skilful|wilful|fulfil|enrol|aluminium|plough\w*|sceptic\w*|mould\w*"
    r"|manoeuvr\w*|queue\w*|lorr(?:y|ies)|petrol|marquees?|per cent|set-ups?"
)
"""spellings and words foreign to American readers"""
HARD = {
    r"\d %": "67%", r"\btrue dice\b": "fair dice", r"\bface (?:down|up)\b": "facedown, faceup",
    r"\b[Rr]est (?:on (?:it|a|an|the)|the pointer)\b": "hover over",
    r"\b[Bb]y keys\b": "with the keyboard",
    r"\bby (?:itself|themselves)\b": "automatically, on its own",
    r"^Whoever\b|\. Whoever\b": "a player who, any player who",
    r"(?<![Tt]here )\bis no (?!longer|more\b|better\b|worse\b)[a-z]": "is not a",
    r"\b(?:card|gear|job|step|move|turn|reputation) of yours\b": "your card",
    r"\bis (?:told|carried out)\b": "say who says, or what happens",
    r"\b[Ww]ho first\b|\bWho (?:shares|deals|gains)\b": "the first player to, players who",
    r"\b(?:is|are) dear(?:er)?\b|\bdear(?:er|est)? (?:things|cards|ships?)\b": "expensive",
    r"\bwould be right\b": "use ..., it must be ...",
    r"\b(?:wound|maneuver|strain) (?:more|less)\b": "an extra wound, remove 1 strain",
    r"\d in 100\b": "67%", r"^That takes\b": "name the thing: You must ...",
    r"\bthe defeated\b": "defeated players", r"\b(?:is|are|has|have) \w+ already\b": "is already",
    r"\bnot known yet\b": "leave it out until it is known",
    r"\btells (?!you |{who} |them |everyone |the player )": "shows, says, lists",
    r"\bFor that (?:it|they|you)\b": "usual order of words",
    r"\bhas to be (?:fought|used|delivered)\b": "must be",
    r"\b[Tt]ake (?:the )?last answer\b": "take back your last choice",
    r"\b[Aa] [AEIOaeio](?!ne\b)[a-z]": "an",
}  # fmt: skip
"""unidiomatic expressions, and their replacements"""
PROSE = ("assets/make", "game", "tests")
"""folders whose docstrings and comments are checked"""
CLUMSY = {
    r"^(?:What|Whether|Who|Whose|How|Why) (?!to\b)": "a noun, or Return ...",
    r"\b[Tt]ells?\b|\b(?:is|are|be) told\b|\btold (?:in|on|to)\b": "shows, lists",
    r"\bone's own\b": "the player's own", r"\bso many\b": "this many, the number of",
    r"\b[Ww]hoever\b": "a player who", r"\bgo(?:es)? on\b": "continues",
    r"\b(?:lies|lay there|lie (?:there|on|in|over))\b": "is, are",
    r"(?<!set )(?<!set it )\baside\b": "hidden, set aside", r"\bwith why\b": "with the reason",
    r"\bby (?:itself|themselves)\b": "automatically, on its own", r"\bput away\b": "closed",
    r"\b(?:to|for) be (?:drawn|laid) again\b": "request a redraw",
}  # fmt: skip
"""clumsy expressions in docstrings and comments, and their replacements"""
VERBS = (
    "add|answer|ask|bring|draw|end|give|keep|lay|let|lift|make|paint|pick|play|put|raise|read"
    "|refuse|return|run|say|scroll|set|show|start|stop|store|take|turn|work"
)
BARE = {
    r"^(?:An?|The|All|Every|One|As|From|So)\b": "an imperative: Return the ...",
    rf"(?i)^(?:{VERBS})s\b": "an imperative: Draw the ...",
}
"""beginnings of the docstrings of functions, other than tests and properties"""
EXCUSED = "A trait does nothing by itself"
"""beginning of a text that stays as it is: in a clause it means 'without others'"""
RULES = "clauses.json"
"""the rules keep their legal tone: only their spelling is checked"""


# --- sources of text -----------------------------------------------------------------------------


LITERAL = re.compile(
    r'''([rbf]*)(?:"""((?s:.*?))"""|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)')|#.*'''
)


FIELD = re.compile(r"\{\{|\}\}|\{[^{}]*\}")
BRACES = {"{{": "{", "}}": "}"}


def strings(path: Path) -> Iterator[tuple[str, str]]:
    """Return the texts of a module with their locations, without docstrings, attribute notes, ids,
    keys and file names."""
    source, parts, start, end = path.read_text("utf-8"), list[str](), 0, 0
    for each in LITERAL.finditer(source):
        kind, *bodies = each.groups()
        body = next((text for text in bodies if text is not None), "")
        if parts and source[end : each.start()].strip():
            yield from located(path, source, start, "".join(parts))
            parts = []
        at_line = source.rfind("\n", 0, each.start()) + 1
        note = bodies[0] is not None and not source[at_line : each.start()].strip()
        if kind is not None and not note:
            start = start if parts else each.start()
            if "f" in kind:
                for text in re.findall(r"\{[^{}]*?'([^'\n]*)'", body):
                    yield from located(path, source, start, text)
                body = FIELD.sub(lambda found: BRACES.get(found[0], "0"), body)
            parts.append(body.replace("\\n", "\n").replace('\\"', '"'))
        end = each.end()
    yield from located(path, source, start, "".join(parts))


def located(path: Path, source: str, start: int, text: str) -> Iterator[tuple[str, str]]:
    """Yield a text with its location if a player may read it."""
    if " " in text or text[:1].isupper():
        yield f"{path.relative_to(ROOT)}:{source.count(chr(10), 0, start) + 1}", text


NOTE = re.compile(r'''^([^"#\n]*)"""((?s:.*?))"""|(?:^ *|  )#[: ]+(.*)$''', re.MULTILINE)
HEAD = re.compile(r"^((?: *@.*\n)*) *(?:def (\w+)|class )", re.MULTILINE)


def noted(path: Path) -> Iterator[tuple[str, str, bool]]:
    """Yield docstrings, attribute notes and comments of a module with their locations, and whether
    each describes a function that is neither a test nor a property."""
    text = path.read_text("utf-8")
    heads = [(each.start(), each[1], each[2]) for each in HEAD.finditer(text)]
    for note in NOTE.finditer(text):
        act = False
        if (note[1] or "").strip() not in ("", "r"):
            continue  # a text of the program
        if note[2] and text.endswith((":\n", ":  # fmt: skip\n"), 0, note.start()):
            _, marks, name = heads[bisect(heads, (note.start(),)) - 1]
            act = bool(name) and not name.startswith("test_") and "property" not in marks
        line = text.count("\n", 0, note.start()) + 1
        yield f"{path.relative_to(ROOT)}:{line}", note[2] or note[3], act


def texts(value: Any) -> Iterator[str]:
    """Return the texts within a file of cards, rules or terms."""
    if isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, str) and (" " in value or value[:1].isupper()):
        yield value


@cache
def game() -> OuterRim:
    return load()


def cards() -> Iterator[tuple[str, str]]:
    """Return the generated text of every card, at full length and on its tile."""
    content = game().base.content
    for id in content.components:
        text = say.card_text(content, id)
        for line in (text.kind_line, *text.body, text.footer):
            yield id, line


def played(seed: int, most: int = 250) -> Iterator[tuple[str, str]]:
    """Return questions, options and log lines of a game in which no two answers in a row are
    alike."""
    rules = game()
    seats = [{"kind": "human", "name": "Vela"}, {"kind": "human"}, {"kind": "deck"}]
    state = rules.new(rules.setup({"seats": seats, "fame_goal": 8}), seed)
    for number in range(most):
        asked = rules.decision(state)
        if asked is None:
            return
        where = f"seed {seed}, answer {number}, {asked.step}"
        yield where, rules.prompt(state)
        for option in asked.options:
            label = rules.word(state, option)
            yield where, f"{label.label}. {label.detail}"
        key = asked.options[(number * 7 + seed) % len(asked.options)].key
        for event in rules.choose(state, key):
            yield where, rules.tell(state, event, None)


def stumbles(text: str, only: Mapping[str, str]) -> list[str]:
    """Return the faults of a text, each with its replacement."""
    if text.startswith(EXCUSED):
        return []
    words = bare(text)
    found = [(each, "American spelling") for each in WORD.findall(words) if is_british(each)]
    for pattern, better in only.items():
        if match := re.search(pattern, words):
            found.append((match[0], better))
    return [f"{each!r} ({better}) in {text[:90]!r}" for each, better in found]


def bare(text: str) -> str:
    """Return a text without its markup and code."""
    if "`" in text or "{" in text:
        return re.sub(r"\{(?:icon|link|see):[^{}|]*\|?|`[^`]*`", "", text)
    return text


def faults(texts: Iterable[tuple[Any, str]], only: Mapping[str, str]) -> list[str]:
    """Return the faults of many texts with their locations. Patterns are searched in all of them
    at once, and one by one only where some text has them."""
    listed = [*texts]
    whole = "\n".join(bare(text) for _, text in listed)
    near = {each: only[each] for each in only if re.search(each, whole, re.MULTILINE)}
    if not near and not any(map(is_british, {*WORD.findall(whole)})):
        return []
    return [f"{where}: {each}" for where, text in listed for each in stumbles(text, near)]


WORD = re.compile(r"per cent|set-ups?|\w+", re.IGNORECASE)


@cache
def is_british(word: str) -> bool:
    """Return whether a word, or one of a few expressions, is foreign to American readers."""
    return re.fullmatch(BRITISH, word, re.IGNORECASE) is not None


# --- the tests -----------------------------------------------------------------------------------


def test_strings_of_the_program() -> None:
    found = [each for path in STRINGS for each in faults(strings(path), HARD)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("folder", PROSE)
def test_docstrings_and_comments(folder: str) -> None:
    of_acts, others = list[tuple[str, str]](), list[tuple[str, str]]()
    for path in sorted((ROOT / folder).rglob("*.py")):
        for where, text, act in noted(path):
            said = re.sub(r"(?ms)>>>.*?(^\s*$|\Z)", "", text)
            words = re.sub(r"``[^`]*``", "``", " ".join(said.split()))
            (of_acts if act else others).append((where, words))
    found = faults(of_acts, CLUMSY | BARE) + faults(others, CLUMSY)
    assert not found, "\n".join(found)


def test_texts_of_cards_rules_and_terms() -> None:
    found = []
    for path in TEXTS:
        given = [(path, text) for text in texts(json.loads(path.read_text("utf-8")))]
        found += faults(given, {} if path.name == RULES else HARD)
    assert not found, "\n".join(found)


def test_what_is_said_of_cards() -> None:
    found = faults(cards(), HARD)
    assert not found, "\n".join(found)


def test_questions_options_and_log() -> None:
    found = faults(played(1, 120), HARD)
    assert not found, "\n".join(found)


def test_pages_for_players() -> None:
    lines = [(path, line) for path in PAGES for line in path.read_text("utf-8").splitlines()]
    found = faults(lines, {})
    assert not found, "\n".join(found)


def test_stumbles_are_found() -> None:
    wrong = ("The colour tells which.", "67 % to win", "Rest on it.", "That is no option.",
             "You are here already.", "Luck is dear.", "A wound more", "That takes engagement.",
             "The new game's set-up")  # fmt: skip
    assert [text for text in wrong if not stumbles(text, HARD)] == []


def test_plain_words_pass() -> None:
    right = ("Tam buys Spice for free.", "Han Solo is no longer defeated.", "67% to win",
             "{link:colour|Color}", "It is already yours.")  # fmt: skip
    assert [text for text in right if stumbles(text, HARD)] == []


def test_clumsy_docstrings_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = ("What is under the pointer.", "It tells which Rimward this is.",
             "The board of one's own ship.", "Pixels of a table of so many lines.",
             "Whoever is asked goes on.", "A card that lies there.",
             "The colour of a seat.")  # fmt: skip
    assert [text for text in wrong if not stumbles(text, CLUMSY)] == []
    assert stumbles("The spaces within reach.", BARE) and stumbles("Draws the map.", BARE)


def test_docstrings_and_comments_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    path = tmp_path / "module.py"
    path.write_text(
        '"""Module."""\n\nSIZE = 3  # of it\n"""a note"""\n\n\n@cache\ndef size(\n    a: int\n'
        ') -> int:\n    """Return\n    it."""\n\n    # why\n\n@property\ndef width():\n'
        '    """The width."""\n\n\nTEXT = """\nIt\n"""\n\n\nclass Case:\n    """A case."""\n',
        "utf-8",
    )
    assert [(where.partition(":")[2], text, act) for where, text, act in noted(path)] == [
        ("1", "Module.", False), ("3", "of it", False), ("4", "a note", False),
        ("11", "Return\n    it.", True), ("14", "why", False), ("18", "The width.", False),
        ("27", "A case.", False),
    ]  # fmt: skip
