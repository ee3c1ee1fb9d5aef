"""Attacks on packs: any contents of a pack end in a list of problems or in a pack that plays,
quickly and in little memory."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.commands import check
from game.outer_rim.cards import box
from game.outer_rim.cards.loading import stock_of
from game.outer_rim.catalog import Content
from game.outer_rim.game import OuterRim, load
from game.table import json_positions
from game.table.packs import reading
from game.table.packs.reading import PackError, load_pack
from game.table.packs.stock import Stock
from game.table.refusals import Stuck
from tests.attack.kit import NO_FILES, SPECIAL, damaged, in_time, mutated, seeds
from tests.breadth import every
from tests.names import Out, Patch

INFO = {"id": "mine", "name": "Mine", "game": "outer_rim", "version": "1"}
Card = dict[str, Any]


@cache
def whole() -> OuterRim:
    """Return the game of the box."""
    return load([])


@cache
def cards() -> list[Card]:
    """Return all cards of the box as they are written, each renamed where possible."""
    found: list[Card] = []
    for path in sorted(box.CARDS.glob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        if isinstance(data, dict) and isinstance(data.get("cards"), list):
            found += [each for each in data["cards"] if isinstance(each, dict) and "kind" in each]
    return found


def write(folder: Path, *cards: Any, info: Any = INFO) -> Path:
    """Return a pack with these cards."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.json").write_text(json.dumps(info), "utf-8")
    (folder / "a.json").write_text(json.dumps({"cards": list(cards)}), "utf-8")
    return folder


def stocked(folder: Path) -> Stock:
    """Return the box with this pack on top if the pack is sound; its problems are reported in
    lines."""
    game = whole()
    stock = stock_of(box_pack(), game.base.pieces)
    if not stock.add(folder):
        assert stock.problems
        for each in stock.problems:
            told = str(each)
            assert told.isprintable() and len(told) < 1500
    return stock


@cache
def box_pack() -> Any:
    """Return the pack of the box."""
    return box.cards()


def played(stock: Stock, number: int, answers: int = 60) -> None:
    """Play some of a game in which the cards of the pack are on top of their decks."""
    own = [id for pack in list(stock.packs.values())[1:] for id in pack.components]
    game = OuterRim(Content(stock.components), whole().base.pieces, whole().base.row, stock.version)
    seats = [{"kind": "random"}, {"kind": "random"}]
    state, _ = game.begin(game.setup({"seats": seats}), number)
    for deck, order in state.market.items():
        state.market[deck] = tuple(sorted(order, key=lambda id: id not in own))
    for deck, order in state.encounters.items():
        state.encounters[deck] = tuple(sorted(order, key=lambda id: id not in own))
    game.forget()
    rng = random.Random(number)
    for _ in range(answers):
        decision = game.decision(state)
        if decision is None:
            break
        mine = [each for each in decision.options if each.source.partition(".")[0] in own]
        chosen = rng.choice(mine or list(decision.options))
        if mine or rng.random() < 0.1:
            game.word(state, chosen)
        game.choose(state, chosen.key)


@pytest.mark.long
def test_cards_of_the_box_with_odd_values(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    for number, rng in seeds(pytestconfig, 200):
        card = rng.choice(cards())
        for _ in range(rng.randint(1, 2)):
            card = mutated(card, rng)
        folder = write(tmp_path / "pack", card)
        with in_time(20, number):
            try:
                load_pack(folder, box.COMPONENT)
            except PackError as error:
                assert error.problems and str(error)
            else:
                if number % 4 == 0:
                    stocked(folder)


def test_damaged_files(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    for number, rng in seeds(pytestconfig, 60):
        folder = write(tmp_path / "pack", *rng.sample(cards(), 3))
        path = folder / rng.choice(("a.json", "a.json", "pack.json"))
        path.write_bytes(damaged(path.read_bytes(), rng))
        with in_time(20, number):
            try:
                load_pack(folder, box.COMPONENT)
            except PackError as error:
                assert error.problems and str(error)


VERBS: dict[str, Card] = {
    "gain": {"credits": 1000, "reputation": {"any": 1}}, "lose": {"credits": 1000},
    "damage": {"character": 1, "ship": 1}, "recover": {"character": "all", "ship": 1},
    "move": {"spaces": "hyperdrive"}, "move_patrol": {"faction": "any", "spaces": 20},
    "reveal_contacts": {"where": "planet", "count": "all"},
    "peek_contacts": {"where": "planet", "count": 99}, "move_contact": {"to_here": True},
    "encounter_contact": {}, "encounter_far": {"spaces": 20},
    "gain_card": {"deck": "luxury", "kinds": ["crew"]},
    "buy": {"decks": ["luxury", "ship"], "discount": 1_000_000},
    "buy_ship": {"dearer": True, "discount": 99, "damage": 20},
    "search_deck": {"deck": "bounty", "kinds": ["gear"], "count": 99},
    "look_top": {"deck": "cargo", "count": 9, "take": "gain", "rest": "order"}, "market": {},
    "sell": {"kinds": ["gear", "crew", "job"], "bonus": 9},
    "discard": {"kinds": ["gear", "crew", "job", "bounty", "cargo"], "count": 99},
    "discard_top": {"decks": ["luxury", "luxury", "job"]}, "dispose": {"how": "shuffle"},
    "extra_turn": {}, "databank": {"number": 41}, "mark_planet": {}, "take_crew": {},
    "destination": {}, "move_player": {},
}  # fmt: skip
WHENS = (
    "action", "action", "action", "planning", "encounter", "combat_won", "combat_lost",
    "test_failed", "before_test", "would_be_defeated", "defeated", "patrol_stop", "crew_gained",
    "ship_recovered", "cargo_delivered", "delivery_reward", "bounty_reward", "other_enters",
)  # fmt: skip


def block(rng: random.Random, depth: int = 0) -> list[Card]:
    """Return some effects, which may hold others."""
    return [_effect(rng, depth) for _ in range(rng.randint(1, 3 if depth < 2 else 1))]


def _effect(rng: random.Random, depth: int) -> Card:
    kind = rng.randrange(14)
    if depth > 4 or kind > 6:
        verb = rng.choice(list(VERBS))
        return {"do": verb, **VERBS[verb]}
    inner = [block(rng, depth + 1) if rng.random() < 0.7 else [] for _ in range(3)]
    then = inner[0] or block(rng, 9)
    return [
        {"do": "test", "skill": ["tech"], "then": inner[0], "otherwise": inner[1],
         "buy_off": rng.choice((0, 1000))},
        {"do": "fight", "combat": "here", "enemy": "Echo", "value": rng.randint(1, 20),
         "win": inner[0], "lose": inner[1], "survive": inner[2]},
        {"do": "fight_player", "win": inner[0], "lose": inner[1], "survive": inner[2]},
        {"do": "may", "cost": {"credits": 1000}, "then": then, "otherwise": inner[1]},
        {"do": "choose", "ways": [{"then": then}, {"when": {"credits": 1}, "then": block(rng, 9)}]},
        {"do": "if", "when": {"credits": 3000}, "then": then, "otherwise": inner[1]},
        {"do": "roll", "dice": rng.choice((1, 20, {"base": 20, "each": 20, "per": "fame"})),
         "success": ["hit"], "need": rng.randint(1, 20), "then": inner[0], "each": inner[1]},
    ][kind]  # fmt: skip


def invented(rng: random.Random) -> Iterator[Card]:
    """Return a pack of cards made of the words of the language."""
    usual = {"fidelity": "house", "cost": 0}
    abilities: list[Card] = [
        {
            "when": rng.choice(WHENS),
            "then": block(rng),
            **rng.choice(({}, {}, {"limit": "turn"}, {"cost": {"ship_damage": 1}})),
        }
        for _ in range(rng.randint(1, 3))
    ]
    abilities.append({"when": "own_dice", "then": [{"do": "reroll", "dice": "any"}]})
    abilities.append({"when": "always", "modify": {"ground_combat": rng.randint(-20, 20)}})
    gear = {"kind": "gear", "deck": "gear_and_mod", "abilities": abilities}
    yield {"id": "thing", "name": "Thing", **usual, **gear}
    deal = {"kind": "deal", "deck": "luxury", "after": "shuffle", "effect": block(rng)}
    yield {"id": "deal", "name": "Deal", **usual, **deal}
    steps = [
        {"effect": [*block(rng), {"do": "go_to", "step": rng.choice((1, 2, 3, 3, 3))}]}
        for _ in range(2)
    ]
    test = {"do": "test", "skill": ["tech"], "then": [{"do": "complete_job"}]}
    steps.append({"effect": [{**test, "otherwise": [{"do": "go_to", "step": 1}]}]})
    script = {"kind": "job_steps", "number": 101, "steps": steps, "fidelity": "house"}
    yield {"id": "script", "name": "Script", **script}
    job = {"kind": "job", "deck": "job", "destination": "naboo", "databank": 101}
    yield {"id": "errand", "name": "Errand", **usual, **job}


def test_cards_made_of_all_words_play_or_are_refused(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    sound = 0
    for number, rng in seeds(pytestconfig, 4):
        folder = write(tmp_path / "pack", *invented(rng))
        with in_time(60, number):
            stock = stocked(folder)
            if len(stock.packs) > 1:
                sound += 1
                try:
                    played(stock, number, 15)
                except Stuck as stuck:
                    pytest.fail(f"pack {number}: {stuck.reason}")
    assert sound


def test_sound_packs_of_odd_cards_play(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """Cards of the box with changed figures that are still sound."""
    sound = 0
    for number, rng in seeds(pytestconfig, 3):
        folder = write(tmp_path / "pack", *(figures(each, rng) for each in rng.sample(cards(), 2)))
        with in_time(60, number):
            stock = stocked(folder)
            if len(stock.packs) > 1:
                sound += 1
                played(stock, number, 40)
    assert sound


def figures(value: Any, rng: random.Random) -> Any:
    """Return the same data with some numbers changed."""
    if isinstance(value, dict):
        return {
            key: each if key in ("number", "databank") else figures(each, rng)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [figures(each, rng) for each in value]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.3:
        return rng.choice((0, 1, 2, 20, value + 1, value))
    return value


@pytest.mark.parametrize(
    ("name", "kind"), every(16, product(("pack.json", "a.json", "clauses.json"), NO_FILES))
)
@pytest.mark.posix
def test_what_is_no_file(tmp_path: Path, name: str, kind: str, capsys: Out) -> None:
    folder = write(tmp_path / "pack")
    (folder / name).unlink(missing_ok=True)
    SPECIAL[kind](folder / name)
    with in_time(10, kind):
        check.main([str(folder)])
    assert capsys.readouterr().out.count("\n") < 10


def test_a_file_of_nothing_but_mistakes(tmp_path: Path, capsys: Out, monkeypatch: Patch) -> None:
    folder = write(tmp_path / "pack", *[{}] * 150, info={**INFO, "game": "free_captains"})
    for module in (check, reading):
        monkeypatch.setattr(module, "MOST_TOLD", 100)
    with in_time(20):
        assert check.main([str(folder)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 52
    assert lines[-2:] == ["and 100 more", "150 problems"]
    with in_time(20):
        check.main([str(folder), "--json"])
    data = json.loads(capsys.readouterr().out)
    assert data["errors"] == 150
    assert len(data["problems"]) == 100


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("{}," * 5_001 + "{}", "it holds more than 5,000 values; split the file"),
        ("{}," * 3000 + "{}", "the pack has more than 2,000 cards; split it in two"),
        ("[" * 70 + "]" * 70, "it is nested more than 64 levels deep"),
        ("9" * 5000, "the number"),
    ],
)
def test_too_much(tmp_path: Path, capsys: Out, monkeypatch: Patch, cards: str, told: str) -> None:
    monkeypatch.setattr(json_positions, "MAX_VALUES", 5_000)
    folder = write(tmp_path / "pack")
    (folder / "a.json").write_text(f'{{"cards": [{cards}]}}')
    with in_time(20):
        assert check.main([str(folder)]) == 1
    out = capsys.readouterr().out
    assert told in out
    assert len(out) < 1000


def test_too_many_files(tmp_path: Path, capsys: Out) -> None:
    folder = write(tmp_path / "pack")
    for number in range(201):
        (folder / f"b{number:03}.json").write_text('{"cards": []}')
    with in_time(20):
        assert check.main([str(folder)]) == 1
    assert "the pack has more than 200 files of cards" in capsys.readouterr().out


def test_names_that_steer_stay_on_their_line(tmp_path: Path, capsys: Out) -> None:
    name = "\x1b[2J\nall is well\u202e"
    card = {"kind": "gear", "id": "thing", "name": name, "fidelity": "house", name: 1}
    folder = write(tmp_path / "pack", card, info={**INFO, "name": name, "version": "\u2028"})
    with in_time(20):
        assert check.main([str(folder)]) == 1
    lines = capsys.readouterr().out.split("\n")
    assert not any(line.startswith("all is well") for line in lines)
    assert all(line.isprintable() for line in lines)
