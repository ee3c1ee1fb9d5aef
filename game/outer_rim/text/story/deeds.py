"""Deeds and gains of players as sentences: those in a row share their player, verb and tail."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.table.grammar import listed

MOST = 4
"""deeds in a sentence"""
LONG = 220
"""letters after which a sentence ends"""
FOLD = 280
"""letters of a sentence about what the log has told before, at the most"""

FAMILIAR = "draws a familiar encounter"
"""an encounter that the log has told before; the start of its story says which"""
LEADS_ON = "leads on"
"""what a deed is about that the test or fight after it follows in the same sentence"""
ON_DELIVERY = " on delivery"
"""the tail of a roll that decides a delivery, whose outcome is in the same sentence"""
REPLACES = " (its replacement)"
"""said of a card in the market that is cleared as soon as it comes, after the one before it"""
REPUTATION = re.compile(r"(\w+ reputation) (\(now \w+\))")
AMOUNT = re.compile(r"([\d,]+) (credits|fame)( \(\d[^()]*\))?")
ROLLS = ("rolls", "rerolls", "chooses", "beats", "loses to", "finds")
"""the verbs of rolls, ways, fights and searches whose outcome is in the same sentence"""
REROLLS = "rerolls the delivery for"
"""the verb of a second such roll, which joins the first"""


@dataclass(frozen=True)
class Deed:
    """A deed or gain of a player: verb, object, what stands behind it, and how it turns out.

    Deeds with the same verb and tail in a row share them.
    """

    verb: str
    what: str = ""
    tail: str = ""
    aside: str = ""
    ends: bool = False
    """whether it ends its sentence: what follows comes after its ``aside``"""
    again: str = ""
    """its words once the log has told it before, "" for the same"""
    about: str = ""
    """what has been told before then, "" for its words"""
    brief: str = ""
    """its words in one sentence with what it is about, "" for the same"""
    parts: tuple[str, ...] = ()
    """the objects of deeds that share it, () if it is one deed"""

    @property
    def words(self) -> str:
        """The deed without its player."""
        return " ".join(filter(None, (self.verb, self.what))) + self.tail


def merge_start(deeds: Sequence[Deed]) -> list[Deed]:
    """Return the start of a player as one deed: place and ship, then everything else."""
    where = sorted((each.what for each in deeds if each.verb == "starts"), reverse=True)
    has = [each.what for each in deeds if each.verb == "has"]
    rest = [each for each in deeds if each.verb not in ("starts", "has")]
    verb = "starts" if where else "has"
    kept = " with " * bool(where and has) + listed(has)
    begins = Deed(verb, " ".join(where) + kept, ends=True)
    return [begins, *rest] if where or has else rest


def fold(parts: Sequence[str]) -> str:
    """Return the name of a player and deeds as one sentence, "" if it is too long. News may stand
    behind them, which is a sentence already."""
    who, *deeds = parts
    news = f" {deeds.pop()}" if deeds[-1].endswith(".") else ""
    words = with_period(f"{who} {_in_a_row(deeds)}")
    fits = len(words) <= FOLD and not any(each.endswith(".") for each in deeds)
    return f"{words}{news}" if fits else ""


def with_period(words: str) -> str:
    """Return a sentence with its period, which stands before the mark at the end of a quotation."""
    return f'{words[:-1]}."' if words.endswith('"') and words[-2] not in ".!?" else f"{words}."


def merge_alike(deeds: Sequence[Deed]) -> list[Deed]:
    """Return the deeds, those in a row with the same verb and tail as one."""
    made: list[list[Deed]] = []
    for deed in deeds:
        last = made[-1][-1] if made else None
        if last is not None and last.tail == ON_DELIVERY and deed.verb == REROLLS:
            made[-1] = [replace(last, tail=f"{ON_DELIVERY} ({deed.what} on the reroll)")]
            continue
        if last is not None and len(made[-1]) == 1 and _takes_back(last, deed):
            deed = replace(deed, what=REPUTATION.sub(r"it again \2", deed.what))
        alike = last is not None and (last.verb, last.tail) == (deed.verb, deed.tail)
        brief = sum(len(each.what) for each in made[-1]) + len(deed.what) < LONG if made else True
        whole = any(each.aside or each.again for each in (deed, *(made[-1][:1] if made else ())))
        if alike and brief and deed.what and not whole:
            made[-1].append(deed)
        else:
            made.append([deed])
    return [_as_one(each) if len(each) > 1 else each[0] for each in made]


def _takes_back(last: Deed, deed: Deed) -> bool:
    """Return True if a deed loses the reputation that the one before gains, or gains it back."""
    was, now = (REPUTATION.fullmatch(each.what + each.tail) for each in (last, deed))
    verbs = {last.verb, deed.verb} == {"gains", "loses"}
    return verbs and was is not None and now is not None and was[1] == now[1]


def _as_one(deeds: Sequence[Deed]) -> Deed:
    parts = [part for each in deeds for part in each.parts or (each.what,)]
    return replace(deeds[0], what=_chained(_counted(_summed(parts))), parts=tuple(parts))


def _summed(whats: Sequence[str]) -> list[str]:
    """Return objects with credits as one sum, and fame with what the player has at the end."""
    made: dict[str, str] = {}
    for n, what in enumerate(whats):
        found = AMOUNT.fullmatch(what)
        kind = found[2] if found else f"{what} {n}"
        before = AMOUNT.fullmatch(made.get(kind, ""))
        if found and before:
            total = sum(int(each[1].replace(",", "")) for each in (before, found))
            what = f"{total:,} {kind}{found[3] or ''}"
        made[kind] = what
    return [*made.values()]


def _chained(whats: Sequence[str]) -> str:
    """Return objects in a list; a card that replaces the one before it stands behind it: "Wanted
    and then its replacement Spice"; several are a number: "3 cards in a row"."""
    groups: list[list[str]] = []
    for what in whats:
        if what.endswith(REPLACES) and groups:
            groups[-1].append(what.removesuffix(REPLACES))
        else:
            groups.append([what])
    if len(groups) == len(whats):
        return listed(whats)
    first, *rest = (_with_replacements(each) for each in groups)
    return ", and ".join([first, *rest])


def _with_replacements(cards: Sequence[str]) -> str:
    if len(cards) > 2:
        return f"{len(cards)} cards in a row"
    return " and then its replacement ".join(cards)


def _counted(whats: Sequence[str]) -> list[str]:
    """Return objects with hidden ones of a kind as a number: "2 contacts on Naboo"."""
    made = []
    for what in dict.fromkeys(whats):
        count, hidden = whats.count(what), re.match("a (contact|secret)", what)
        if hidden is not None and count > 1:
            made.append(what.replace(hidden[0], f"{count} {hidden[1]}s", 1))
        else:
            made += [what] * count
    return made


def sentences(deeds: Sequence[Deed]) -> list[list[Deed]]:
    """Return deeds in sentences: of a few deeds, and of no more than one test or fight with
    an outcome in the words of its card."""
    made: list[list[Deed]] = []
    for deed in deeds:
        full = not made or len(made[-1]) == MOST or made[-1][-1].ends
        full = full or sum(len(each.words) + 2 for each in made[-1]) + len(deed.words) > LONG
        if full or (deed.aside and any(each.aside for each in made[-1])):
            made.append([])
        made[-1].append(deed)
    return made


def in_a_row(deeds: Sequence[Deed]) -> str:
    """Return the words of deeds in a row."""
    return _in_a_row([each.words for each in deeds])


def _in_a_row(words: Sequence[str]) -> str:
    """Return words in a row; a comma stands before the mark at the end of a quotation."""
    return listed(words).replace('",', ',"')
