"""Statistics of a simulation on characters, turn order and market cards, and its records."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.commands import simulate, tally
from game.outer_rim import events, statistics
from game.outer_rim.ambitions.events import AmbitionAdvanced, AmbitionPicked
from game.outer_rim.favors.events import FavorAsked, FavorGranted
from game.outer_rim.statistics import Tally
from game.table import registry
from game.table.statistics import PlainStatistics, Played, doubt, replaced
from tests.names import Out, Patch

SEATS = {"game": "outer_rim", "seats": [{"kind": "random"}] * 4}
DRAWN = simulate.Plan("outer_rim", registry.GAMES["outer_rim"], SEATS, True)


def played(seed: int, characters: str, up: str, bought: str, **more: Any) -> Played:
    """Return a game with these characters by seat and these market cards, a letter each."""
    notes = {"characters": list(characters), "up": list(up), "bought": list(bought)}
    return Played(seed, **more, notes=notes)


GAMES = [
    played(1, "abc", "xy", "x", rounds=9, winner=2, first=1),
    played(2, "cad", "x", "", rounds=5, winner=0, first=1),
    played(3, "bcd", "y", "y", rounds=7),
]


def figures(capsys: Out, *args: str, status: int = 0) -> dict[str, Any]:
    assert simulate.main(["--json", *args]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_characters_cards_and_turns_are_counted() -> None:
    found = simulate.summary("outer_rim", [*GAMES, Played(4, error="Oops: no")], 3, 1.0)
    assert found["characters"] == {
        "a": {"games": 2, "wins": 0}, "b": {"games": 2, "wins": 0}, "c": {"games": 3, "wins": 2},
        "d": {"games": 2, "wins": 0},
    }  # fmt: skip
    assert found["market"] == {"x": {"up": 2, "bought": 1}, "y": {"up": 2, "bought": 1}}
    assert found["wins"] == [1, 0, 1]
    assert found["wins_by_turn"] == [0, 1, 1], "seat 2 came second, seat 0 last"
    assert found["rounds"] == {"p10": 5, "median": 7, "p90": 9, "p99": 9}
    assert found["errors"] == 1


def test_percentiles_of_many_games() -> None:
    found = simulate.summary("coin", [Played(n, rounds=n) for n in range(1, 101)], 2, 1.0)
    assert found["rounds"] == {"p10": 10, "median": 50.5, "p90": 90, "p99": 99}


def test_words_and_page_tell_shares_and_put_the_least_bought_first() -> None:
    games = [*GAMES, played(5, "abd", "yz", "", winner=1)]
    found = simulate.summary("outer_rim", games, 3, 1.0)
    words = simulate.in_words("outer_rim", found)
    assert "c                       2 of    3   66.7%" in words
    assert words.index("  z ") < words.index("  y ") < words.index("  x ")
    page = statistics.page(found, "main.py simulate --games 4")
    assert "```\nmain.py simulate --games 4\n```" in page
    assert "| c | 3 | 2 | 66.7% | 54.4% |" in page and "| z | 1 | 0 | 0.0% |" in page
    assert "| wins by order of turns | 0.0% | 66.7% | 33.3% |" in page
    assert page.index("| z |") < page.index("| y |") < page.index("| x |")


def test_the_page_says_what_holds_and_what_does_not() -> None:
    """Each claim at its exact limit, and a step beyond it."""

    def told(rounds: int, wins: tuple[int, int], bought: int) -> list[tuple[str, str]]:
        figures = {
            "rounds": {"median": rounds},
            "wins_by_turn": [21, 27, 27, 25 + 1],
            "characters": {"a": {"games": 100, "wins": wins[0]}, "b": {"games": 20, "wins": 4}},
            "market": {"x": {"up": 100, "bought": bought}, "y": {"up": 10, "bought": 5}},
        }
        figures["characters"]["c"] = {"games": 100, "wins": wins[1]}
        return [(what, holds) for what, _, _, holds in statistics.wanted(figures)]

    assert [holds for _, holds in told(18, (15, 35), 5)] == ["yes"] * 4
    assert [holds for _, holds in told(35, (15, 35), 5)] == ["yes"] * 4
    assert [holds for _, holds in told(17, (15, 35), 5)] == ["no", "yes", "yes", "yes"]
    assert [holds for _, holds in told(36, (14, 35), 5)] == ["no", "yes", "no", "yes"]
    assert [holds for _, holds in told(20, (15, 36), 4)] == ["yes", "yes", "no", "no"]
    uneven = {"rounds": {"median": 20}, "wins_by_turn": [30, 20], "characters": {}, "market": {}}
    assert [holds for *_, holds in statistics.wanted(uneven)] == ["yes", "no"]


def test_how_sure_a_share_is() -> None:
    assert doubt(25, 100) == 8.7 and doubt(100, 400) == 4.3
    assert doubt(0, 50) == doubt(0, 0) == 0.0


@pytest.mark.long
def test_a_game_is_remembered_as_it_was() -> None:
    game = simulate.play(DRAWN, 3)
    content = simulate._LOADED["outer_rim"].base.content
    market = {card for deck in content.market.values() for card in deck}
    assert not game.error and len(set(game.notes["characters"])) == 4
    assert set(game.notes["bought"]) <= set(game.notes["up"]) <= market
    assert game.notes["bought"] and len(game.notes["up"]) >= 6
    assert game.first in range(4)


def test_characters_drawn_come_from_the_seed_alone() -> None:
    """The kinds of players have no influence, and every character is drawn eventually."""
    drawn = [_cast(simulate.Plan(DRAWN.game, DRAWN.source, SEATS, True), n) for n in range(12)]
    eager = {"game": "outer_rim", "seats": [{"kind": "captain"}] * 4}
    assert _cast(simulate.Plan(DRAWN.game, DRAWN.source, eager, True), 5) == drawn[5]
    assert _cast(simulate.Plan(DRAWN.game, DRAWN.source, eager, False), 5) != drawn[5]
    assert len(set(Counter(each for cast in drawn for each in cast))) == 8


def _cast(plan: simulate.Plan, seed: int) -> tuple[str, ...]:
    """Return the characters of a game that stops before its first turn."""
    game = registry.load_game(plan.game)
    heard = Tally()
    state, events = game.begin(game.setup(plan.setup), seed)
    heard.note(events)
    answering = simulate.answering(game, state, seed, plan.drawn)
    while (decision := game.decision(state)) is not None and decision.step.startswith("setup"):
        heard.note(game.choose(state, answering(decision)))
    return tuple(heard.notes()["characters"])


def optional(seed: int, winner: int, decks: dict[str, bool] | None = None) -> Played:
    """Return a game of two players with ambitions and favors, or of one against decks."""
    notes: dict[str, Any] = {"characters": ["a", "b"], "fame": [8, 5], "up": [], "bought": []}
    if decks is not None:
        return Played(seed, rounds=seed, winner=winner, notes={**notes, "decks": decks})
    sheets = [{"sheet": "vigo", "goals": [0, 2]}, {"sheet": "hero", "goals": [0]}]
    favors = {"advice": {"asked": 3, "granted": 1}}
    return Played(seed, winner=winner, notes={**notes, "ambitions": sheets, "favors": favors})


def test_ambitions_and_favors_are_counted_where_they_are_in_the_game() -> None:
    found = simulate.summary("outer_rim", [optional(1, 0), optional(2, 0)], 2, 1.0)
    assert found["ambitions"] == {
        "hero": {"games": 2, "wins": 0, "goals": [2]},
        "vigo": {"games": 2, "wins": 2, "goals": [2, 0, 2]},
    }
    assert found["favors"] == {"advice": {"asked": 6, "granted": 2}}
    assert "vigo                      2 of    2  100.0%" in simulate.in_words("outer_rim", found)
    setup = {"expansions": ["unfinished_business"], "ambitions": True, "favors": False}
    page = statistics.page({**found, "setup": setup}, "play")
    assert page.startswith("# How even the game is: Unfinished Business, ambitions\n")
    assert "| vigo | 2 | 2 | 100.0% | 0.0% | 100% | 0% | 100% |" in page
    assert "| hero | 2 | 0 | 0.0% | 0.0% | 100% | - | - |" in page
    assert "| advice | 3.0 | 1.0 |" in page
    assert ("each ambition completed", "in some games", "0 of 2 (hero)", "no") in (
        statistics.wanted(found)
    )
    plain = simulate.summary("outer_rim", GAMES, 3, 1.0)
    assert not {"ambitions", "favors", "decks"} & set(plain)
    assert statistics.title(plain) == "How even the game is"


def test_decks_of_the_ai_are_told_apart() -> None:
    games = [optional(9, 0, {"1": True}), optional(5, 1, {"1": True}), optional(7, 1, {"1": False})]
    found = simulate.summary("outer_rim", games, 2, 1.0)
    assert found["decks"]["bounty hunter"] == {
        "games": 2, "won": 1, "players": 16, "ai": 10, "rounds": [5, 9],
    }  # fmt: skip
    assert found["decks"]["other"]["won"] == 0
    setup = {"seats": [{"kind": "captain"}, {"kind": "deck"}]}
    page = statistics.page({**found, "setup": setup}, "play")
    assert page.startswith("# How even the game is: one AI\n")
    assert "What an even game asks for" not in page and "## Seats" not in page
    assert found["characters"] == {"a": {"games": 3, "wins": 1}}, "the AI's own are left out"
    assert "| bounty hunter | 2 | 50.0% ± 70.7 | 7 | 8.0 | 5.0 |" in page


def test_goals_fame_and_favors_of_a_game_are_remembered() -> None:
    heard = Tally()
    advanced: dict[str, Any] = {"card": "vigo", "mark": "lasting"}
    asked: dict[str, Any] = {"other": -1, "favor": "advice", "wish": "tech"}
    heard.note([
        *(events.CharacterPicked(seat=seat, character="ab"[seat]) for seat in (1, 0)),
        *(AmbitionPicked(seat=seat, card=("vigo", "hero")[seat]) for seat in (1, 0)),
        *(AmbitionAdvanced(seat=0, goal=n, done=True, **advanced) for n in (3, 1)),
        AmbitionAdvanced(seat=0, goal=3, done=False, **advanced),
        events.FameChanged(seat=1, amount=2, now=2),
        FavorAsked(seat=0, credits=1_000, **asked),
        FavorAsked(seat=0, credits=2_000, **asked),
        FavorGranted(seat=0, **{**asked, "other": 1}),
    ])  # fmt: skip
    assert heard.notes() == {
        "characters": ["a", "b"], "fame": [0, 2], "up": [], "bought": [],
        "ambitions": [{"sheet": "vigo", "goals": [1]}, {"sheet": "hero", "goals": []}],
        "favors": {"advice": {"asked": 2, "granted": 1}},
    }  # fmt: skip


@pytest.mark.parametrize(("ship", "hunts"), [("g_1a_starfighter", True), ("g9_rigger", False)])
def test_a_hunting_ai_is_known_by_its_ship(ship: str, hunts: bool) -> None:
    heard = Tally()
    heard.note([
        *(events.ShipPicked(seat=seat, ship=("g_1a_starfighter", ship)[seat]) for seat in (1, 0)),
        events.AICardDrawn(seat=1, card="any"),
    ])  # fmt: skip
    assert heard.notes()["decks"] == {"1": hunts}


@pytest.mark.parametrize(
    ("text", "value"),
    [("a=true", True), ("a=false", False), ("a=12", 12), ("a=b_2", "b_2"), ("a=[b,3]", ["b", 3])],
)
def test_a_field_of_the_setup_is_set(text: str, value: Any) -> None:
    assert simulate.value_of(text) == ("a", value) and type(simulate.value_of(text)[1]) is (
        type(value)
    )


@pytest.mark.parametrize("wrong", ["level", "level=", "=1", "level=a b", "a-b=1", "a=[b", "a=b,c"])
def test_a_field_without_a_value_is_refused(wrong: str, capsys: Out) -> None:
    assert simulate.main(["--game", "coin", "--set", wrong]) == 2
    assert "is not a field and its value: write ambitions=true" in capsys.readouterr().err


def test_a_value_that_no_setup_has_is_refused(capsys: Out) -> None:
    assert simulate.main(["--set", "fame_goal=7"]) == 2
    assert "fame_goal" in capsys.readouterr().err


def test_a_record_is_gone_on_with(tmp_path: Path, capsys: Out, monkeypatch: Patch) -> None:
    path = tmp_path / "games.jsonl"
    args = ("--game", "coin", "--record", str(path))
    figures(capsys, *args, "--games", "3", "--seed", "5")
    played: list[int] = []
    play = simulate.play

    def watched(plan: simulate.Plan, seed: int) -> Played:
        played.append(seed)
        return play(plan, seed)

    monkeypatch.setattr(simulate, "play", watched)
    whole = figures(capsys, *args, "--games", "6", "--seed", "3")
    assert played == [3, 4, 8], "what the file knows is not played again"
    alone = figures(capsys, "--game", "coin", "--games", "6", "--seed", "3")
    for name in ("decisions", "rounds", "wins", "endings"):
        assert whole[name] == alone[name]
    assert len(path.read_text().splitlines()) == 7


def test_games_that_went_wrong_or_were_cut_off_are_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tally.begin(path, {"setup": 1}, [GAMES[0], Played(9, error="Oops: no")])
    path.write_text(path.read_text() + '{"seed": 10, "dec')
    assert tally.read(path, {"setup": 1}) == [GAMES[0], Played(9, error="Oops: no")]
    left = simulate.still_to_play(range(1, 12), tally.read(path, {"setup": 1}))
    assert left == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"plan": {"setup": 2}}\n', "other cards or another setup"),
        ('{"plan": {"setup": 1}}\nrubbish\n{}\n', "games.jsonl:2: this line is not JSON"),
        ('{"plan": {"setup": 1}}\n' + "[" * 200_000 + "\n{}\n", "games.jsonl:2: this line is not"),
        ('{"plan": {"setup": 1}}\n{"seed": 1}\n', "a line is not the record of a game"),
    ],
)
def test_foreign_and_broken_records_are_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text)
    with pytest.raises(tally.BadRecord, match=told):
        tally.read(path, {"setup": 1})
    assert path.read_text() == text


def test_other_cards_need_another_record(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "games.jsonl"
    figures(capsys, "--game", "coin", "--games", "1", "--record", str(path))
    text = path.read_text()
    path.write_text(text.replace("coin-1", "coin-0"))
    assert simulate.main(["--game", "coin", "--games", "1", "--record", str(path)]) == 2
    assert "name a new file for --record" in capsys.readouterr().err


def test_the_page_is_written_with_its_command(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "page.md"
    figures(capsys, "--game", "coin", "--games", "2", "--markdown", str(path))
    assert f"main.py simulate --json --game coin --games 2 --markdown {path}" in path.read_text()
    nowhere = str(tmp_path / "no" / "page.md")
    assert simulate.main(["--game", "coin", "--games", "1", "--markdown", nowhere]) == 2
    assert "page.md cannot be written" in capsys.readouterr().err


def test_games_with_each_value_of_a_field_are_compared(tmp_path: Path, capsys: Out) -> None:
    """Each value has figures and records of its own, and the page a column for each."""
    page, record = tmp_path / "page.md", tmp_path / "games.jsonl"
    page.write_text("# Another game\n\nIts tables.\n")
    found = figures(
        capsys, "--game", "free_captains", "--no-packs", "--seats", "random", "--games", "3",
        "--each", "level=basic,advanced", "--record", str(record), "--markdown", str(page),
    )  # fmt: skip
    assert set(found) == {"basic", "advanced"} and found["basic"]["games"] == 3
    assert found["basic"]["players"] == ["random"]
    assert len((tmp_path / "games.basic.jsonl").read_text().splitlines()) == 4
    text = page.read_text()
    assert text.startswith("# Another game\n\nIts tables.\n\n# How even")
    assert "| captain | basic | advanced |" in text


@pytest.mark.parametrize("wrong", ["level", "level=", "=basic", "level=basic,", "level=a b"])
def test_a_field_with_its_values_is_asked_for(wrong: str, capsys: Out) -> None:
    assert simulate.main(["--game", "free_captains", "--seats", "random", "--each", wrong]) == 2
    assert "is not a field and its values: write level=easy,hard" in capsys.readouterr().err


def test_a_value_that_the_setup_does_not_know_is_refused(capsys: Out) -> None:
    assert simulate.main(["--game", "free_captains", "--seats", "random", "--each", "level=x"]) == 2
    assert "level" in capsys.readouterr().err


def test_a_section_of_a_page_is_replaced() -> None:
    page = "# One\n\na\n\n## Part\n\n# Two\n\nb\n"
    assert replaced(page, "# One\n\nnew\n") == "# One\n\nnew\n\n# Two\n\nb\n"
    assert replaced(page, "# Two\n\nnew\n") == "# One\n\na\n\n## Part\n\n# Two\n\nnew\n"
    assert replaced(page, "# Three\n\nc\n") == page + "\n# Three\n\nc\n"
    assert replaced("", "# One\n\na\n") == "# One\n\na\n"


def test_a_section_takes_the_level_of_the_one_it_replaces() -> None:
    page = "# Page\n\n## One\n\na\n\n### Part\n\nb\n\n## Two\n\nc\n"
    new = "# One\n\nnew\n\n## Share\n\nd\n"
    assert replaced(page, new) == ("# Page\n\n## One\n\nnew\n\n### Share\n\nd\n\n## Two\n\nc\n")


def test_a_game_without_a_comparison_of_its_own_shows_page_after_page() -> None:
    whole = PlainStatistics().compared("size", {"1": FIGURES, "2": FIGURES}, "play")
    assert whole.startswith("# Games by size\n\n## 1\n") and "\n## 2\n" in whole
    assert whole.count("### Length") == 2 and "\n# " not in whole


FIGURES = {
    "games": 2, "errors": 0, "rounds": {"p10": 1, "median": 1, "p90": 1, "p99": 1}, "endings": {},
}  # fmt: skip
