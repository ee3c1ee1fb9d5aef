"""Stat blocks as they are printed, read into sheets.

Scans break words and spread letters, so that spaces inside words count for nothing. What is not
understood is kept as notes; figures that the block does not give stay 0 (EE-R50).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from game.dice_table.cards import FACINGS, MOST_NOTES, MOST_WEAPONS, Arc, Card, Kind, Weapon
from game.dice_table.skills import NAMES, SPLITS, SheetSkill, split
from game.edge.names import CHARACTERISTICS, RANGES, SKILLS, Characteristic

SECTION = re.compile(r"\b(Skills|Talents|Abilities|Equipment)\s*(\([^)]*\))?\s*:", re.IGNORECASE)
KINDS: dict[str, Kind] = {"minion": "minions", "rival": "rival", "nemesis": "nemesis"}
KIND = re.compile(r"\[\s*([A-Za-z ]+?)\s*\]")
RANKED = re.compile(r"(.*?)(\d+)?")
BONUS = re.compile(r"\+(\d+)(soak|defense)")
FIGURES = {
    "wounds": re.compile(r"woundthreshold:?(\d+)"),
    "strain": re.compile(r"strainthreshold:?(\d+)"),
    "soak": re.compile(r"soak(?:value)?:?(\d+)"),
}
DEFENSE = re.compile(r"defense:?(\d+)(?:/(\d+))?")
MOST_NAME = 40


def letters(words: str) -> str:
    """Return words as they are compared: without spaces and signs, in lower case."""
    return re.sub(r"[^a-z]", "", words.lower())


_PARTS: tuple[SheetSkill, ...] = tuple(part for parts in SPLITS.values() for part in parts)
_SKILLS: dict[str, SheetSkill] = {
    **{letters(NAMES[skill]): skill for skill in (*SKILLS, *_PARTS)},
    **{f"knowledge{letters(part)}": part for part in SPLITS["knowledge"]},
    "knowledgeall": "knowledge",
}


@dataclass
class _Reading:
    """The figures understood so far, and the words that were not."""

    ranks: dict[SheetSkill, int] = field(default_factory=dict)
    group: list[SheetSkill] = field(default_factory=list)
    weapons: list[Weapon] = field(default_factory=list)
    soak: int = 0
    defense: int = 0
    adversary: int = 0
    feral: int = 0
    rest: list[str] = field(default_factory=list)


def parse(text: str) -> Card:
    """Return the sheet of a stat block."""
    found, cuts = _Reading(), list(SECTION.finditer(text))
    head = text[: cuts[0].start()] if cuts else text
    for at, cut in enumerate(cuts):
        end = cuts[at + 1].start() if at + 1 < len(cuts) else len(text)
        groups = "group" in (cut.group(2) or "").lower()
        READERS[cut.group(1).lower()](found, text[cut.end() : end], groups)
    name, kind = _head(head)
    if found.group:
        kind = "minions"
    figures = "".join(head.lower().split())
    rated = dict(_ratings(figures))
    numbers = {
        name: int(m.group(1)) for name, each in FIGURES.items() if (m := each.search(figures))
    }
    worn = DEFENSE.search(figures)
    melee = int(worn.group(1)) if worn else found.defense
    return Card(
        name,
        numbers.get("wounds", 0),
        numbers.get("strain", 0),
        rated,
        split(found.ranks.items()),
        kind,
        soak=numbers.get("soak", rated.get("brawn", 0) + found.soak),
        melee_defense=melee,
        ranged_defense=int(worn.group(2)) if worn and worn.group(2) else melee,
        adversary=found.adversary,
        weapons=tuple(_with_feral(found)),
        group=tuple(found.group),
        notes=", ".join(found.rest)[:MOST_NOTES],
    )


def _head(words: str) -> tuple[str, Kind]:
    """Return name and kind: letters that a scan has spread are put together."""
    marked = KIND.search(words)
    kind = KINDS.get(letters(marked.group(1))) if marked else None
    before = words[: marked.start()] if marked and kind else ""
    name = before.strip(" .)")
    if re.fullmatch(r"(\S )+\S", name):
        name = name.replace(" ", "")
    return name.title()[:MOST_NAME] or "Pasted sheet", kind or "rival"


def _ratings(figures: str) -> Iterator[tuple[Characteristic, int]]:
    for each in CHARACTERISTICS:
        if found := re.search(rf"{each}:?(\d)(?!\d)", figures):
            yield each, int(found.group(1))


def _items(words: str) -> Iterator[str]:
    """Yield what commas and "or" part, outside of parentheses."""
    depth, item = 0, ""
    for sign in re.sub(r"\s+or\s+(?=[^()]*(?:\(|$))", ", ", words.strip()):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth <= 0:
            yield item.strip(" .")
            item = ""
        else:
            item += sign
    yield item.strip(" .")


def _named(words: str) -> Iterable[str]:
    return (each for each in _items(words) if each and letters(each) != "none")


def _skills(found: _Reading, words: str, groups: bool) -> None:
    for item in _named(words):
        match = RANKED.fullmatch(item)
        skill = _SKILLS.get(letters(item))
        if match is None or skill is None:
            found.rest.append(item)
        elif groups:
            found.group.append(skill)
        else:
            found.ranks[skill] = int(match.group(2) or 0)


def _talents(found: _Reading, words: str, groups: bool) -> None:
    for item in _named(words):
        name, rank = letters(item.partition("(")[0]), re.search(r"(\d+)", item.partition("(")[0])
        if name == "adversary" and rank:
            found.adversary = int(rank.group(1))
        elif name == "feralstrength" and rank:
            found.feral = int(rank.group(1))
        else:
            found.rest.append(item)


def _abilities(found: _Reading, words: str, groups: bool) -> None:
    found.rest += _named(words)


def _equipment(found: _Reading, words: str, groups: bool) -> None:
    for item in _named(words):
        name, _, told = item.partition("(")
        plain = "".join(told.lower().split())
        bonus = {what: int(n) for n, what in BONUS.findall(plain)}
        weapon = _weapon(name.strip(), plain, len(found.weapons) + 1)
        if weapon is not None and len(found.weapons) < MOST_WEAPONS:
            found.weapons.append(weapon)
        elif bonus:
            found.soak += bonus.get("soak", 0)
            found.defense = max(found.defense, bonus.get("defense", 0))
        else:
            found.rest.append(item)


def _number(name: str, words: str) -> int:
    found = re.search(rf"{name}:?(\d+)", words)
    return int(found.group(1)) if found else 0


def _weapon(name: str, words: str, number: int) -> Weapon | None:
    """Return a weapon from its figures without spaces, None if it has none."""
    skill = _SKILLS.get(letters(words.partition(";")[0]))
    if skill is None or "damage" not in words:
        return None
    return Weapon(
        f"p{number}",
        name[:MOST_NAME].capitalize() or NAMES[skill],
        skill,
        _number("damage", words),
        _number("critical", words),
        next((each for each in RANGES if re.search(rf"range:?\[?{each}", words)), "engaged"),
        "stunsetting" in words,
        _number("pierce", words),
        _number("vicious", words),
    )


def read_weapon(words: str, id: str, ship: bool = False) -> Weapon:
    """Return a weapon from words such as "Ion gun, Gunnery, damage 5, critical 4, long range, aft".
    The name ends at the first comma, semicolon, parenthesis or number; figures that are missing
    are 0, and a skill that is missing is Gunnery on a ship, else Ranged (Light)."""
    name = re.split(r"[,;(\d]", words, maxsplit=1)[0].strip()
    plain = "".join(words[len(name) :].lower().split())
    named = letters(plain)
    longest = sorted(_SKILLS, key=len, reverse=True)
    skill = next((_SKILLS[each] for each in longest if each in named), None)
    arcs: tuple[Arc, ...] = (*FACINGS, "all")
    return Weapon(
        id,
        name[:MOST_NAME] or "Weapon",
        skill or ("gunnery" if ship else "ranged_light"),
        _number("damage", plain),
        _number("critical", plain) or _number("crit", plain),
        next((each for each in RANGES if each in plain), "short" if ship else "engaged"),
        "stun" in plain,
        _number("pierce", plain),
        _number("vicious", plain),
        next((each for each in arcs if each in plain), ""),
    )


def _with_feral(found: _Reading) -> Iterator[Weapon]:
    for each in found.weapons:
        more = found.feral if each.skill in ("brawl", "melee") else 0
        yield replace(each, damage=each.damage + more)


READERS = {
    "skills": _skills,
    "talents": _talents,
    "abilities": _abilities,
    "equipment": _equipment,
}
