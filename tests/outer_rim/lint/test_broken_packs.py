"""Broken packs of players: each is left out whole, and says what a person needs to mend it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.cards import box
from game.outer_rim.cards.effects.language import EFFECTS
from game.outer_rim.cards.loading import stock_of
from game.outer_rim.game import ROOT
from game.table.packs.reading import Pack
from tests.breadth import every
from tests.specs import Row, table

Card = dict[str, Any]
INFO = {"id": "mine", "name": "Mine", "game": "outer_rim", "version": "1"}
CREDITS: list[Card] = [{"do": "gain", "credits": 1000}]
DONE: list[Card] = [{"do": "complete_job"}]
GOAL = {"when": "job_completed", "count": 2}
SLOTS = {"crew": 1, "cargo": 1, "mod": 1}
SIDE = {"name": "Tub", "hyperdrive": 5, "ship_combat": 2, "hull": 4, "slots": SLOTS}


def write(folder: Path, *cards: Card, **files: Any) -> None:
    """Write a pack of cards, each on a line of its own, or of whole files by name: text or data."""
    listed = ",\n".join(map(json.dumps, cards))
    written = {"a.json": f'{{"cards": [\n{listed}\n]}}'} if cards or not files else {}
    folder.mkdir()
    for name, data in {"pack.json": INFO, **written, **files}.items():
        if data is not None:
            text = data if isinstance(data, str) else json.dumps(data)
            (folder / name).write_bytes(text.encode("latin-1"))


def card(kind_: str, **fields: Any) -> Card:
    """Return a card called Thing."""
    return {"kind": kind_, "id": "thing", "name": "Thing", "fidelity": "house", **fields}


def gear(*abilities: Card, **fields: Any) -> Card:
    """Return gear with these abilities."""
    usual = {"deck": "gear_and_mod", "cost": 1000, "abilities": list(abilities)}
    return card("gear", **{**usual, **fields})


def act(*then: Card, **fields: Any) -> Card:
    """Return gear with an action."""
    return gear({"when": "action", "then": list(then), **fields})


def only(**condition: Any) -> Card:
    """Return gear with an action under a condition."""
    return act(*CREDITS, only=condition)


def bounty(**fields: Any) -> Card:
    """Return a bounty on Greedo."""
    usual = {"deck": "bounty", "target": "greedo", "combat": "ground", "value": 2}
    goods = {"eliminate": CREDITS, "capture": CREDITS, "deliver_to": "naboo"}
    return card("bounty", **{**usual, **goods, **fields})


def cargo(**fields: Any) -> Card:
    """Return cargo for Naboo."""
    return card("cargo", **{"deck": "cargo", "destination": "naboo", "reward": CREDITS, **fields})


def job(**fields: Any) -> Card:
    """Return a job on Naboo that is done at once."""
    return card("job", **{"deck": "job", "destination": "naboo", "encounter": DONE, **fields})


def steps(*effects: list[Card], number: int = 101) -> Card:
    """Return the databank card of a job."""
    listed = [{"effect": effect} for effect in effects]
    return card("job_steps", id="script", number=number, steps=listed)


def script(*effects: list[Card]) -> list[Card]:
    """Return a job and its databank card."""
    return [job(databank=101, encounter=[]), steps(*effects)]


def section(space: str, *parts: Card) -> Card:
    """Return a section of an encounter card."""
    return {"spaces": [space] if space else [], "story": "", "parts": list(parts)}


def enc(naboo: list[Card], **fields: Any) -> Card:
    """Return an encounter card for Naboo and Ryloth; effects, or parts, of the first."""
    parts = naboo if "effect" in naboo[0] else [{"effect": naboo}]
    both = [section("naboo", *parts), section("ryloth", {"effect": CREDITS})]
    return card("encounter", **{"deck": "naboo_ryloth", "number": 11, "sections": both, **fields})


def sheet(**fields: Any) -> Card:
    """Return a ship sheet."""
    return card("ship_sheet", **{"cost": 5000, "front": SIDE, "back": SIDE, **fields})


def sold(**fields: Any) -> list[Card]:
    """Return a ship sheet and the card that sells it."""
    return [sheet(**fields), card("ship", id="thing_card", deck="ship", cost=5000, ship="thing")]


def hero(**fields: Any) -> Card:
    """Return a character."""
    usual = {"health": 4, "ground_combat": 2, "skills": ["tech"], "databank": 92}
    return card("character", **{**usual, "front": {"goal": GOAL}, "back": {}, **fields})


def patrol(**fields: Any) -> Card:
    """Return a patrol of the Hutts."""
    return card("patrol", **{"faction": "hutt", "level": 1, "ship_combat": 1, **fields})


def token(**fields: Any) -> Card:
    """Return a contact."""
    return card("contact_token", **{"contact_class": "gray", "databank": 101, **fields})


def talk(**fields: Any) -> Card:
    """Return the databank card of that contact."""
    usual = {"id": "talk", "number": 101, "contact": "thing", "crew": {}}
    return card("contact", **{**usual, "parts": [{"effect": CREDITS}], **fields})


SOUND = {
    each["kind"]: each
    for each in (
        gear(), bounty(), cargo(), job(), steps(), enc(CREDITS), hero(), patrol(), token(), talk(),
        *sold(),
    )
}  # fmt: skip
CASES = table("outer_rim/lint/broken_packs.spec")
KINDS = f"one of {len(EFFECTS)} kinds"


def written(row: Row) -> tuple[list[Card], dict[str, Any]]:
    """Return the cards of a row, and its whole files."""
    cards: list[Card] = []
    files: dict[str, Any] = {}
    left, decoder = row["cards"], json.JSONDecoder()
    while left:
        word, _, rest = left.partition(" ")
        data, end = decoder.raw_decode(rest)
        left = rest[end:].removeprefix(" + ")
        if word.endswith(".json"):
            files[word] = data
        elif word == "raw":
            cards.append(data)
        elif word == "act":
            cards.append(gear({"when": "action", **data}))
        elif word.startswith("plain."):
            cards.append(card(word.removeprefix("plain."), **data))
        else:
            cards.append({**SOUND[word], **data})
    return cards, files


@pytest.fixture(scope="module")
def first() -> Pack:
    """Return the box, read once."""
    return box.cards()


PIECES = box.pieces()


@pytest.mark.parametrize("row", every(6, CASES), ids=lambda row: str(row.line.number))
def test_a_broken_pack_is_left_out_and_says_why(row: Row, first: Pack, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    cards, files = written(row)
    write(folder, *cards, **files)
    stock = stock_of(first, PIECES)
    assert not stock.add(folder)
    assert list(stock.packs) == ["outer_rim"]
    assert stock.components.keys() == first.components.keys()
    told = (
        "\n".join(map(str, stock.problems))
        .replace(f"{folder}/", "")
        .replace(KINDS, "one of N kinds")
    )
    told = told.replace(str(folder), "FOLDER").replace(f"{ROOT}/", "")
    assert told.split("\n") == row.lines("told"), row.line


@pytest.mark.parametrize(
    "cards",
    [
        [act(*CREDITS)], [bounty()], [cargo()], [job()], script(CREDITS, DONE), [enc(CREDITS)],
        sold(), [hero()], [token(), talk()], [patrol(id="patrol_hutt_1")],
        [only(has=["databank_8_chewbacca"], cards={"gear": 2}, at=["planet"])],
    ],
    ids=lambda cards: str(cards[0]["kind"]),
)  # fmt: skip
def test_the_cards_that_are_broken_here_are_sound_as_they_are(
    cards: list[Card], first: Pack, tmp_path: Path
) -> None:
    """Each case breaks for its own reason, not for one of the card it began with."""
    write(tmp_path / "mine", *cards)
    stock = stock_of(first, PIECES)
    assert stock.add(tmp_path / "mine"), list(map(str, stock.problems))
    assert stock.components["thing" if "thing" in stock.components else cards[0]["id"]]
