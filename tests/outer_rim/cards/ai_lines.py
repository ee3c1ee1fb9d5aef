"""Lines of AI cards, by the short names that their specs give them."""

from __future__ import annotations

from itertools import zip_longest

from game.outer_rim.catalog import Content
from game.outer_rim.text.cards import card_text, plain
from tests.specs import Row, tables

TABLES = tables("outer_rim/cards/ai_cards.spec")
LINES = {row["line"]: row["says"] for row in TABLES["lines"]}
HEADS = {
    "planning": "Planning (the first that applies):",
    "action": "Action (all that apply):",
    "encounter": "Encounter (the first that applies):",
}


def line(word: str) -> str:
    """Return a line by its short name, such as ``look``, ``deliver:2`` or ``buy:cargo>job``."""
    verb, _, what = word.partition(":")
    if verb == "deliver":
        lost = "lose 1 reputation with this planet's faction"
        price = lost if what == "planet" else f"suffer {what} ship damage"
        return "Deliver all cargo" + f"; for each ILLEGAL one, {price}" * bool(what) + "."
    if verb == "buy":
        deck, _, other = what.replace("_", " ").partition(">")
        told = f"Buy from the {deck} deck"
        told += f", or from the {other} deck if no {deck} slot is empty" * bool(other)
        return told + "; its destination is a goal" * (deck in ("cargo", "job")) + "."
    return LINES[word]


def bought(row: Row) -> tuple[str, str]:
    """Return the deck that a card buys from, and another for full slots, "" for none."""
    (what,) = (word.removeprefix("buy:") for word in row["action"].split() if word[:4] == "buy:")
    deck, _, other = what.partition(">")
    return deck, other


def check_text(content: Content, row: Row) -> None:
    """Assert that a card has these lines in its parts, and no others."""
    parts = [("First:", [row["special"]])] if row["special"] else []
    parts += [(head, [*map(line, row[part].split())]) for part, head in HEADS.items()]
    parts += [("Then:", ["Shuffle this card back into the AI deck."])] if row["special"] else []
    told = [plain(part) for part in card_text(content, row["card"]).body]
    wanted = [" • ".join((head, *lines)) for head, lines in parts]
    wrong = [f"'{one}', not '{other}'" for one, other in zip_longest(told, wanted) if one != other]
    if wrong:
        raise row.line.fault("; ".join(wrong))
