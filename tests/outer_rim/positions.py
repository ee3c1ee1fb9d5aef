"""Positions in text: a table, answers in order, and what is true after each.

A section (``tests.specs``) is one test, named by its heading; ``rule OR-123`` cites the clauses
that it proves. A situation is a table; the lines below it happen and hold in order:

    [a_captured_contact_is_delivered]
      rule OR-284 OR-R69
    @ encounter takodana credits=0 cards=greedo_bounty contacts.takodana=greedo,- dice=hhcbb
      > meet:takodana.1 hunt:greedo_bounty@greedo
      offers eliminate:greedo_bounty@greedo capture:greedo_bounty@greedo
      event CombatDecided damage=4 won=yes
      me credits=0 cards=+greedo_bounty ship_damage=0
      refused deliver:greedo_bounty OR-284 It is wanted on Tatooine

A situation has a step (``planning`` without one), the space of the first player, and settings:

- of players: fields of a setup file, ``hutt=-1``, ``hurt=2`` and ``harm=1`` (damage of character
  and ship), ``character=bossk``, and ``flipped`` by name; those of the second player begin with
  ``rival.``, then ``third.`` and ``fourth.``;
- of the table: ``contacts.naboo=boshek,-``, ``deck.cargo=spice``, ``patrol.rebel=2@nav_18``,
  ``dice=hcfb`` (hit, crit, focus, blank), and other fields of a position or a setup;
- ``neutral`` and ``rival.neutral``: with all factions that are not named; ``patrols=1@nav_3``
  likewise;
- ``seats=human,deck`` or ``seats=3``, ``seed=2``; two people and 1 otherwise.

A setting that is a list has commas between its values, and ``-`` is an empty one. ``with`` begins
another line of settings. After ``each dice won`` come lines of two values, ``| hhb yes``: the whole
situation is played for each of them, with its values for ``{dice}`` and ``{won}``. The lines below:

- ``> key key``: answers; ``dice hhb``: the next dice; ``lay CARD captive=greedo``: of a card;
  ``set me marks=naboo``: a change by hand; ``top market.cargo spice``: cards on top of a deck;
  ``drop databank databank_7_boshek``: cards that leave a deck;
- ``offers a b``: all options, deals apart; ``offers +a -b #7``: one of them, none of them, their
  number; a name with a colon at its end is a verb; ``verbs a b``: all verbs;
- ``asks 1 action``: the seat and the step, ``nobody`` when the game is over;
- ``me``, ``rival``, ``third``, ``fourth``: fields and values of players; ``state``: of the game,
  with dots between names: ``patrols.rebel.1=nav_18``, ``tokens.naboo=boshek,-``;
  ``cards=+a,-b`` has a and not b, ``cards=#2`` has two;
- ``only a b``: all options of the verbs of these; ``prompt words of the question``;
- ``event KIND field=value``: each event of this kind in the last answer, one line for each, or one
  line with all of them, ``step=1/2/3``; ``log KIND``: since the start; ``no KIND``, ``never KIND``:
  there is none;
- ``refused KEY CLAUSE words of the sentence``: the clause may be missing, or the words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.game import OuterRim
from game.outer_rim.text.log.log import LINES as TOLD
from tests.outer_rim.conftest import CHARACTERS, Sim
from tests.outer_rim.unfinished.lone import spread
from tests.specs import TESTS, Line, Situation, Spec, read

KINDS = {kind.__name__: kind for kind in TOLD}
"""the events by name"""
PEOPLE = ("me", "rival", "third", "fourth")
STEPS = ("planning", "action", "encounter")
FACES = {"h": "hit", "c": "crit", "f": "focus", "b": "blank"}
LEVELS = {"-1": "negative", "0": "neutral", "1": "positive"}
HURT = {"hurt": "character", "harm": "ship"}
BOTH = ["unfinished_business"]
LISTS = ("cards", "secrets", "debts", "goals", "faceup", "ai_deck", "expansions", "variants")
OF_TABLE = ("faceup", "ai_deck", "turn")
OF_SETUP = ("fame_goal", "map", "variants", "favors", "ambitions", "first_player", "expansions")


def sections(folder: str) -> list[Any]:
    """Return the parameters of a test over all specs of a folder, each with its clauses."""
    found = []
    for path in sorted((TESTS / folder).glob("*.spec")):
        for name, spec in read(path).items():
            clauses = " ".join(spec.texts("rule")).split()
            marks = [pytest.mark.rule(*clauses)] if clauses else []
            found.append(pytest.param(spec, id=f"{path.stem}.{name}", marks=marks))
    return found


def check(game: OuterRim, spec: Spec, expansions: list[str]) -> None:
    """Play all situations of a section. AssertionError and SpecError name the line."""
    spec.values("rule")
    assert spec.situations, f"{spec.line}: there is no situation"
    for situation in (one for each in spec.situations for one in outlined(each)):
        try:
            table = begun(game, situation, expansions)
        except (ValueError, LookupError) as wrong:
            raise situation.line.fault(f"{wrong!r}; {situation.line.text}") from wrong
        lines = [line for line in situation.lines if line.key != "with"]
        while lines:
            line = lines.pop(0)
            alike = [line]
            while line.key in ("event", "log") and lines and _kind(lines[0]) == _kind(line):
                alike.append(lines.pop(0))
            if line.key not in LINES:
                raise line.fault(f"'{line.key}' is not among {', '.join(LINES)}")
            try:
                LINES[line.key](table, alike)
            except (AssertionError, AttributeError, LookupError, ValueError) as wrong:
                raise AssertionError(f"{line}: {line.text}: {wrong}") from wrong


def outlined(situation: Situation) -> Iterator[Situation]:
    """Return a situation for each line of values, or the situation itself if it has none."""
    names = situation.value("each").split()
    rows = [line for line in situation.lines if line.key == "|"]
    rest = [line for line in situation.lines if line.key not in ("each", "|")]
    if not names:
        yield situation
    for row in rows:
        values = row.value.split()
        if len(values) != len(names):
            raise row.fault(f"{len(values)} values, not {len(names)}: {', '.join(names)}")
        given = dict(zip(names, values, strict=True))
        lines = [
            replace(line, text=line.text.format_map(given)) for line in (situation.line, *rest)
        ]
        yield Situation(lines[0], lines=lines[1:])


# --- situations -----------------------------------------------------------------------------------


def begun(game: OuterRim, situation: Situation, expansions: list[str]) -> Sim:
    """Return the table of a situation."""
    words = [*situation.names]
    settings = dict(situation.settings)
    for more in (Situation(line) for line in situation.lines if line.key == "with"):
        words += more.names
        settings |= more.settings
    settings |= {word: "yes" for word in words if word.endswith(("flipped", "neutral"))}
    settings |= {word: "yes" for word in words if word in OF_SETUP}
    places = [word for word in words if word not in settings]
    position: dict[str, Any] = {}
    if places and places[0] in STEPS:
        position["step"] = places.pop(0)
    players: list[dict[str, Any]] = [{} for _ in PEOPLE]
    if places:
        (players[0]["space"],) = places
    setup: dict[str, Any] = {"expansions": expansions} if expansions else {}
    characters: list[str | None] = [*CHARACTERS]
    seats, seed = settings.pop("seats", "2"), int(settings.pop("seed", 1))
    kinds = int(seats) if seats.isdigit() else tuple(seats.split(","))
    for place, kind in enumerate(kinds if isinstance(kinds, tuple) else ()):
        characters[place] = "lando_calrissian" if kind == "deck" else characters[place]
    if everywhere := settings.pop("patrols", ""):
        settings = {f"patrol.{each}": everywhere for each in FACTIONS} | settings
    for key, value in settings.items():
        first, _, rest = key.partition(".")
        if key == "dice":
            position["dice"] = [FACES[each] for each in value]
        elif key in OF_TABLE:
            position[key] = _setting(key, value)
        elif key in OF_SETUP:
            setup[key] = _setting(key, value)
        elif first in ("contacts", "deck"):
            tokens = [None if each == "-" else each for each in value.split(",")]
            kind = {"deck": "decks"}.get(first, first)
            position.setdefault(kind, {})[rest] = [] if tokens == [None] else tokens
        elif first == "patrol":
            level, _, space = value.partition("@")
            position.setdefault("patrols", {})[rest] = {"level": int(level), "space": space}
        elif first == "ai_goals":
            position.setdefault("ai_goals", {})[rest] = int(value)
        else:
            place = PEOPLE.index(first) if first in PEOPLE else 0
            field = rest if first in PEOPLE else key
            if field == "character":
                characters[place] = value
            else:
                _player(players[place], field, value)
    while players and not players[-1]:
        players.pop()
    if players:
        position["players"] = players
    return Sim(game, kinds, seed, tuple(characters), setup, **position)


def _player(player: dict[str, Any], field: str, value: str) -> None:
    """Put a setting into the part of a position for a player."""
    if field == "neutral":
        player["reputation"] = dict.fromkeys(FACTIONS, "neutral") | player.get("reputation", {})
    elif field in FACTIONS:
        player.setdefault("reputation", {})[field] = LEVELS[value]
    elif field in HURT:
        player.setdefault("damage", {})[HURT[field]] = int(value)
    else:
        player[field] = _setting(field, value)


def _setting(key: str, value: str) -> Any:
    """Return the value of a setting."""
    if key in LISTS:
        found = [] if value == "-" else value.split(",")
        return [int(each) if each.isdigit() else each for each in found]
    return True if value == "yes" else int(value) if value.isdigit() else value


# --- lines ----------------------------------------------------------------------------------------


def _kind(line: Line) -> tuple[str, ...]:
    return tuple(line.text.split()[:2])


def _fields(words: list[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        name, _, value = word.partition("=")
        yield name, value


def _answer(table: Sim, lines: list[Line]) -> None:
    for key in lines[0].value.split():
        assert key in table._keys, f"{key} is not among {' '.join(table._keys)}"
        table.choose(key)


def _dice(table: Sim, lines: list[Line]) -> None:
    table.dice(*(FACES[each] for each in lines[0].value))


def _lay(table: Sim, lines: list[Line]) -> None:
    card, *changes = lines[0].value.split()
    table.lay(card, **dict(_fields(changes)))


def _spread(table: Sim, lines: list[Line]) -> None:
    """Put these contacts on the map and no others: ``naboo.1=boshek``, ``faceup=boshek``; with
    ``quiet`` no turn of the others ends with an encounter."""
    tokens = dict(_fields(lines[0].value.split()))
    quiet, faceup = "quiet" in tokens, tokens.pop("faceup", "")
    tokens.pop("quiet", None)
    spread(table, tokens, tuple(faceup.split(",")) if faceup else ())
    if quiet:
        table.state.encounters = dict.fromkeys(table.state.encounters, ())
        table.edited()


def _top(table: Sim, lines: list[Line]) -> None:
    pile, *cards = lines[0].value.split()
    name, _, deck = pile.partition(".")
    piles: Any = getattr(table.state, name)
    now = (*cards, *(each for each in (piles[deck] if deck else piles) if each not in cards))
    if deck:
        piles[deck] = now
    else:
        setattr(table.state, name, now)
    table.edited()


def _drop(table: Sim, lines: list[Line]) -> None:
    pile, *cards = lines[0].value.split()
    assert set(cards) <= set(getattr(table.state, pile)), f"they are not all in {pile}"
    setattr(table.state, pile, tuple(x for x in getattr(table.state, pile) if x not in cards))
    table.edited()


def _set(table: Sim, lines: list[Line]) -> None:
    owner, *changes = lines[0].value.split()
    part: Any = table.state if owner == "state" else table.player(PEOPLE.index(owner))
    for name, value in _fields(changes):
        *path, last = name.split(".", 1) if name.startswith("contacts") else name.split(".")
        holder = _within(part, path)
        old = holder[last] if isinstance(holder, dict) else getattr(holder, last)
        new: Any = value
        if isinstance(old, tuple):
            each = [] if value == "-" else value.split(",")
            new = tuple(int(one) if one.lstrip("-").isdigit() else one for one in each)
        elif isinstance(old, bool):
            new = value == "yes"
        elif isinstance(old, int):
            new = int(value)
        if isinstance(holder, dict):
            holder[last] = new
        else:
            setattr(holder, last, new)
    table.edited()


def _offers(table: Sim, lines: list[Line]) -> None:
    words, keys = lines[0].value.split(), table.keys
    if words == ["nothing"]:
        assert keys == []
        return
    if not words[0].startswith(("+", "-", "#")):
        assert words == keys, f"on offer: {' '.join(keys)}"
    for word in words:
        sign, key = word[0], word[1:]
        if sign == "#":
            assert len(keys) == int(key), f"{len(keys)} options: {' '.join(keys)}"
        elif sign in "+-":
            among = key in keys if key[-1] != ":" else key[:-1] in table.verbs()
            assert among is (sign == "+"), f"{word}; on offer: {' '.join(keys)}"


def _verbs(table: Sim, lines: list[Line]) -> None:
    assert sorted(table.verbs()) == lines[0].value.split(), sorted(table.verbs())


def _only(table: Sim, lines: list[Line]) -> None:
    words = lines[0].value.split()
    verbs = {_verb(word) for word in words}
    found = [key for key in table.keys if _verb(key) in verbs]
    assert words == found, f"on offer: {' '.join(found)}"


def _verb(key: str) -> str:
    return key.partition(":")[0].partition("@")[0]


def _prompt(table: Sim, lines: list[Line]) -> None:
    asked = table.game.prompt(table.state)
    assert lines[0].value in asked, asked


def _asks(table: Sim, lines: list[Line]) -> None:
    for word in lines[0].value.split():
        told = str(table.seat) if word.isdigit() else table.step or "nobody"
        assert told == word, f"it asks {table.seat} {table.step}"


def _player_has(table: Sim, lines: list[Line]) -> None:
    seat = PEOPLE.index(lines[0].key)
    player = table.player(seat)
    for name, wanted in _fields(lines[0].value.split()):
        if name in FACTIONS:
            found: Any = player.reputation[FACTIONS.index(name)]
        elif name in ("captive", "destination"):
            found = table.laid(name, seat)
        else:
            path = name.split(".")
            found = _within(player if hasattr(player, path[0]) else table.values(seat), path)
        _compare(name, found, wanted)


def _state_has(table: Sim, lines: list[Line]) -> None:
    for name, wanted in _fields(lines[0].value.split()):
        first, _, rest = name.partition(".")
        planet, *place = rest.split(".")
        tokens = first == "tokens"
        found = _within(
            table.tokens(planet) if tokens else table.state, place if tokens else name.split(".")
        )
        _compare(name, found, wanted)


def _events(table: Sim, lines: list[Line]) -> None:
    """Compare all events of a kind, in the last answer or since the start."""
    kind = lines[0].value.split()[0]
    found = table.found(KINDS[kind], log=lines[0].key == "log")
    fields = [dict(_fields(line.value.split()[1:])) for line in lines]
    if len(fields) == 1 and any("/" in value for value in fields[0].values()):
        columns = [value.split("/") for value in fields[0].values()]
        fields = [dict(zip(fields[0], row, strict=True)) for row in zip(*columns, strict=True)]
    assert len(found) == len(fields), f"{len(found)} of them: {found}"
    for event, each in zip(found, fields, strict=True):
        for name, wanted in each.items():
            _compare(f"{kind}.{name}", getattr(event, name), wanted)


def _none(table: Sim, lines: list[Line]) -> None:
    for kind in lines[0].value.split():
        found = table.found(KINDS[kind], log=lines[0].key == "never")
        assert not found, found


def _refused(table: Sim, lines: list[Line]) -> None:
    key, *words = lines[0].value.split()
    refusal = table.refused(key)
    if words and words[0][:3] in ("OR-", "UB-"):
        clause = words.pop(0)
        assert refusal.clause == clause, f"refused for {refusal.clause}: {refusal}"
    assert " ".join(words) in str(refusal), str(refusal)


LINES = {
    ">": _answer, "dice": _dice, "lay": _lay, "spread": _spread, "set": _set, "top": _top, "drop":
    _drop, "offers": _offers, "verbs": _verbs, "only": _only, "prompt": _prompt, "asks": _asks,
    **dict.fromkeys(PEOPLE, _player_has), "state": _state_has, "event": _events, "log": _events,
    "no": _none, "never": _none, "refused": _refused,
}  # fmt: skip


def _within(part: Any, path: list[str]) -> Any:
    """Return what is at a path of fields, keys and places."""
    for at, name in enumerate(path):
        if isinstance(part, Mapping):
            whole = ".".join(path[at:])  # contact spaces have a dot in their names
            if whole in part:
                return part[whole]
            part = part[name]
        elif isinstance(part, list | tuple):
            part = part[int(name)]
        else:
            part = getattr(part, name)
    return part


def _compare(name: str, found: Any, wanted: str) -> None:
    """Compare a value with its text: ``yes``, ``none``, ``a,b``, ``-`` for an empty list."""
    parts = wanted.split(",")
    if (
        isinstance(found, list | tuple | set | frozenset | Mapping)
        and parts[0][:1] in ("+", "-", "#")
        and (len(parts[0]) > 1 and not parts[0][1:].isdigit() or parts[0][0] == "#")
    ):
        for part in parts:
            if part[0] == "#":
                assert len(found) == int(part[1:]), f"{name} is {told(found)}"
            else:
                assert (part[1:] in found) is (part[0] == "+"), f"{name} is {told(found)}"
        return
    assert told(found) == wanted, f"{name} is {told(found)}, not {wanted}"


def told(value: Any) -> str:
    """Return a value as a spec has it."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, Mapping):
        return ",".join(f"{key}:{told(each)}" for key, each in value.items()) or "-"
    if isinstance(value, set | frozenset):
        value = sorted(value)
    if isinstance(value, list | tuple):
        return ",".join(told(each) or "-" for each in value) or "-"
    return str(value)
