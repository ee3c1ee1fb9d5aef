"""The odds shown at the table, against every draw and every way to play in the real game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from game.free_captains import odds
from game.free_captains.context import Play
from game.free_captains.events import AbilityChanged
from game.free_captains.names import ABILITIES
from game.free_captains.state import State
from tests.free_captains.kit import GAME, answer, edit, keys, line, owned, step


def price(state: State, card: str) -> odds.Price:
    return odds.price(GAME.play(state), card)


def escape(state: State, card: str) -> odds.Escape:
    return odds.evade(GAME.play(state), card)


def engagements(state: State, card: str) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Yield the abilities after every way to play an Engage without a roll, and whether the game
    was lost."""
    seen: set[str] = set()

    def follow(now: State) -> Iterator[tuple[tuple[int, ...], bool]]:
        if now.over or now.fates[now.line.index(card)] == "engaged":
            yield tuple(now.abilities), bool(now.lost)
            return
        for key in keys(now):
            if key.startswith(("evade", "pass")) or key.endswith(("roll", "reroll", "swap")):
                continue
            after = GAME.clone(now)
            GAME.choose(after, key)
            known = repr((after.abilities, after.faces, after.stack, after.powers))
            if known not in seen:
                seen.add(known)
                yield from follow(after)

    first = GAME.clone(state)
    GAME.choose(first, f"engage:{card}")
    yield from follow(first)


POSITIONS = [
    {}, {"abilities": [1, 1, 1]}, {"abilities": [0, 3, 4]},
    {"abilities": [0, 5, 2], "faces": [1, 1]}, {"abilities": [3, 0, 2], "faces": [4, 2]},
    {"abilities": [9, 0, 5], "faces": [2, 6]}, {"abilities": [2, 2, 2], **owned("we_01", "we_02")},
]  # fmt: skip
LINES = [
    ("gf_05", "gf_10", "gf_04", "gf_12"),
    ("gf_15", "gf_01", "gf_12", "gf_06"),
    ("gf_24", "gf_02", "gf_03", "gf_04"),
    ("lo_01", "gf_20", "gf_08", "gf_05"),
]


@pytest.mark.parametrize("fields", POSITIONS)
@pytest.mark.parametrize("cards", LINES)
def test_no_way_to_engage_is_cheaper(cards: tuple[str, ...], fields: dict[str, object]) -> None:
    state = line(*cards, aliens=("al_02", "al_01", "al_03"), **fields)
    card = state.line[0]
    told = price(state, card)
    if f"engage:{card}" not in keys(state):
        assert told.reason is not None and told.reason.clause == "FC-081"
        return
    ways = set(engagements(state, card))
    before = tuple(state.abilities)
    assert ways and told.sure and told.reason is None
    kept = [left for left, lost in ways if not lost]
    assert told.ends == (not kept)
    if kept:
        assert told.cost == min(sum(before) - sum(left) for left in kept)
        assert told.left in kept
    assert tuple(was - n for was, n in zip(before, told.points, strict=True)) == told.left


def test_what_is_paid_is_not_paid_again() -> None:
    state = line("gf_05", "gf_10", "gf_04", "gf_12", faces=[1, 1], abilities=[8, 8, 7])
    whole = price(state, "gf_05")
    answer(state, "engage:gf_05", "pay:diplomacy@diplomacy")
    rest = price(state, "gf_05")
    assert rest.cost == whole.cost - 1 and sum(rest.need) == sum(whole.need) - 1


def test_a_printed_zero_has_no_price() -> None:
    told = price(line("gf_18", "gf_01", "gf_02", "gf_03"), "gf_18")
    assert told.reason is not None and told.reason.clause == "FC-079" and not told.sure


def test_powers_lower_a_price() -> None:
    fields = {"faces": [1, 1], "abilities": [5, 5, 5]}
    plain = price(line("gf_24", "gf_01", "gf_02", "gf_03", **fields), "gf_24")
    told = price(line("gf_24", "gf_01", "gf_02", "gf_03", **fields, **owned("we_01")), "gf_24")
    assert plain.cost - told.cost == 3 and [each.key for each in told.powers] == ["power:we_01"]


def test_the_chance_of_a_roll_counts_its_faces() -> None:
    """Artificial Intelligence rolls a Weapons Specialist at 5, of which only some faces pay."""
    state = line(
        "gf_05", "gf_01", "gf_02", "gf_03", dice=["artificial_intelligence", "engineer"],
        faces=[5, 1], abilities=[1, 1, 1],
    )  # fmt: skip
    told = price(state, "gf_05")
    assert not told.sure and told.reason is None and told.rolls == "artificial_intelligence"
    assert told.chance == pytest.approx(1 / 6)  # only a 6 gives 3 Combat
    assert "engage:gf_05" in keys(state)


Falls = dict[tuple[int, ...], list[tuple[list[int], bool]]]


def real_evades(state: State, card: str, monkeypatch: pytest.MonkeyPatch) -> Falls:
    """Return for each point paid the further loss of every draw; all draws are as likely."""
    found: Falls = defaultdict(list)
    for choice in range(3):
        number, every = 0, 1
        while number < every:
            drawn: list[int] = []

            def draw(play: Play, count: int, colors: Sequence[int]) -> list[int]:
                nonlocal every
                wooden = [color for color in colors for _ in range(play.state.bag[color])]
                ways = list(combinations(wooden, min(count, len(wooden))))
                every = len(ways)
                drawn.extend(ways[number])
                return list(ways[number])

            monkeypatch.setattr(Play, "draw_cubes", draw)
            after = GAME.clone(state)
            events = answer(after, f"evade:{card}")
            lose = [key for key in keys(after) if key.startswith("lose")]
            if lose:
                if choice >= len(lose):
                    break
                events += answer(after, lose[choice])
            if "draw" in keys(after):
                events += answer(after, "draw")
            paid, lost = [0, 0, 0], [0, 0, 0]
            for each in events:
                if isinstance(each, AbilityChanged):
                    place = paid if each.cause == "evade" else lost
                    place[ABILITIES.index(each.ability)] -= each.change  # type: ignore[arg-type]
            found[tuple(paid)].append((lost, bool(after.lost)))
            number += 1
        if not lose:
            break
    return found


@pytest.mark.parametrize("abilities", [[6, 6, 6], [1, 0, 4], [2, 1, 1], [0, 1, 2], [1, 5, 1]])
@pytest.mark.parametrize("card", ["gf_01", "gf_13", "gf_17", "ev_01"])
@pytest.mark.parametrize("planet", ["pl_01", "pl_03"])
def test_the_cost_of_an_evade_agrees_with_every_draw(
    abilities: list[int], card: str, planet: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = line(
        card, "gf_02", "gf_03", "gf_04", planet=planet, abilities=abilities, bag=[3, 2, 2, 1, 1, 1],
        dice=["engineer", "scanning_technology"], faces=[1, 5],
    )  # fmt: skip
    told = escape(state, card)
    assert told.reason is None
    real = real_evades(state, card, monkeypatch)
    assert {each.points for each in told.falls} == set(real)
    for fall in told.falls:
        falls = real[fall.points]
        assert sum(fall.points) == told.points
        assert fall.ends == pytest.approx(sum(over for _, over in falls) / len(falls))
        losses = [sum(lost) for lost, _ in falls]
        assert (fall.least, fall.worst) == (min(losses), max(losses))
        assert fall.expected == pytest.approx(
            [sum(lost[at] for lost, _ in falls) / len(falls) for at in range(3)]
        )
    risks = [(each.ends, each.further) for each in told.falls]
    assert risks == sorted(risks) and told.best is told.falls[0]


def test_an_evade_that_was_chosen_has_only_its_draw_left() -> None:
    state = line("gf_01", "gf_02", "gf_03", "gf_04", abilities=[6, 6, 6], faces=[5, 6])
    answer(state, "evade:gf_01")
    assert escape(state, "gf_01").points == 1
    answer(state, "lose:combat")
    assert step(state) == "evade"
    told = escape(state, "gf_01")
    assert told.points == 0 and told.cubes == 2 and len(told.falls) == 1


def test_looking_changes_nothing() -> None:
    state = line("gf_24", "gf_02", "gf_11", "gf_04", aliens=("al_02", "al_01", "al_03"))
    before = GAME.dump(state)
    for card in state.line:
        price(state, card)
        escape(state, card)
    odds.search(GAME.play(state))
    assert GAME.dump(state) == before


def test_the_search_counts_its_cubes() -> None:
    state = line("gf_09", "gf_02", "gf_03", "gf_04")
    edit(state, fates=["engaged", "", "", ""], more=1)
    assert odds.search(GAME.play(state)) == odds.chances(state.bag, 5)


def test_a_card_outside_the_line_has_no_price() -> None:
    state = line("gf_09", "gf_02", "gf_03", "gf_04")
    with pytest.raises(ValueError):
        price(state, "gf_24")
