"""Specs as text: their lines, tables and faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.specs import Row, SpecError, faults, for_each, read, rows, table, tables

TEXT = """\
# a deck
[knife]
  deck gear
@ naboo rebel=0,1 company
  says Choose one: • Spend 2,000 credits.
  #9 buy=2000 PASS => -2,000; gets it
  pass =>
  => hurt 1
[wine]
@ ryloth
"""
TABLE = """\
card   cost  says
knife  1 3   You may reroll 1 die.
wine | -   | Drink it.
"""


def written(path: Path, text: str) -> Path:
    """Return the path of a spec with this text."""
    (path / "deck.spec").write_text(text, "utf-8")
    return path / "deck.spec"


def test_a_spec_is_read(tmp_path: Path) -> None:
    specs = read(written(tmp_path, TEXT))
    assert list(specs) == ["knife", "wine"]
    assert specs["knife"].values("deck") == {"deck": "gear"}
    (found,) = specs["knife"].situations
    assert (found.names, found.settings) == (("naboo", "company"), {"rebel": "0,1"})
    assert found.values("says") == {"says": "Choose one: • Spend 2,000 credits."}
    assert found.plays == {"#9 buy=2000 PASS": "-2,000; gets it", "pass": "", "": "hurt 1"}
    assert str(found.lines[0]) == "deck.spec:5"
    assert [each.names for each in specs["wine"].situations] == [("ryloth",)]


def test_a_table_is_read(tmp_path: Path) -> None:
    first, second = table(written(tmp_path, TABLE))
    assert first.fields == {"card": "knife", "cost": "1 3", "says": "You may reroll 1 die."}
    assert (second["cost"], second["says"], second.line.number) == ("", "Drink it.", 3)


def test_fields_are_compared_with_what_a_card_has(tmp_path: Path) -> None:
    text = "[gear]\n  card   cost   trait  says\n  rifle  5,000  -      Fight. / Win.\n"
    ((row,),) = tables(written(tmp_path, text)).values()
    assert (row.number("cost"), row.number("trait")) == (5_000, 0)
    assert row.lines("says") == ["Fight.", "Win."] and row.lines("trait") == []
    row.check(cost=5_000, trait=None, says=("Fight.", "Win."))
    with pytest.raises(
        SpecError, match="deck.spec:3: cost is '4,000', not '5,000'; trait is 'A', "
    ):
        row.check(card="rifle", cost=4_000, trait="A")


def test_lines_with_one_key_are_gathered(tmp_path: Path) -> None:
    spec = read(written(tmp_path, "[a]\n  says A.\n  cost 2\n  says B.\n"))["a"]
    assert spec.values("cost", many=("says",)) == {"cost": "2"}
    assert (spec.texts("says"), spec.value("cost"), spec.value("deck")) == (["A.", "B."], "2", "")
    with pytest.raises(SpecError, match="deck.spec:4: 'says' is there twice"):
        spec.value("says")
    with pytest.raises(SpecError, match="deck.spec:3: 'cost' is not among deck, says"):
        spec.values("deck", many=("says",))


def test_lines_of_a_card_are_compared_one_by_one(tmp_path: Path) -> None:
    spec = read(written(tmp_path, "[a]\n  both A.\n  cost 2\n  back B.\n"))["a"]
    spec.check(["A.", "B."], "both", "back")
    with pytest.raises(SpecError, match="deck.spec:4: it is 'C.'"):
        spec.check(["A.", "C."], "both", "back")
    with pytest.raises(SpecError, match="deck.spec:1: 1 lines, not 2: A."):
        spec.check(["A."], "both", "back")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("says Lost.", "deck.spec:1: an [id] comes first"),
        ("[a\n", "deck.spec:1: the id ends with ]"),
        ("[a]\n[b]\n[a]\n", "deck.spec:3: a is in deck.spec:1 already"),
        ("[a]\n@ x\n  says A.\n  says B.\n", "deck.spec:4: 'says' is there twice"),
        ("[a]\n@ x\n  sayz A.\n", "deck.spec:3: 'sayz' is not among says"),
        ("[a]\n@ x\n  pass => 1\n  pass => 2\n", "deck.spec:4: 'pass' is there twice"),
        ("[a]\n@ x rebel=0 rebel=1\n", "deck.spec:2: 'rebel' is there twice"),
    ],
)
def test_a_fault_names_file_and_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SpecError) as wrong:
        for spec in read(written(tmp_path, text)).values():
            for each in spec.situations:
                _ = each.values("says"), each.plays, each.settings
    assert str(wrong.value) == told


def test_a_row_has_a_field_for_each_column(tmp_path: Path) -> None:
    lines = read(written(tmp_path, "[costs]\n  card  cost\n  knife  1  2\n"))["costs"].lines
    with pytest.raises(SpecError, match=r"deck.spec:3: 3 fields, not 2: card, cost"):
        rows(lines)


def test_all_faults_are_told_at_the_end(tmp_path: Path) -> None:
    specs = read(written(tmp_path, TEXT))
    with pytest.raises(AssertionError) as wrong, faults() as at:
        for spec in specs.values():
            with at(spec.line):
                assert not spec.id, f"{spec.id} is one"
        with at(specs["wine"].situations[0].line):
            raise KeyError("space")
    first, *others = str(wrong.value).splitlines()
    assert first == "3 faults:"
    assert others == [
        "deck.spec:2: knife is one",
        "deck.spec:9: wine is one",
        "deck.spec:10: KeyError: 'space'",
    ]


def test_a_test_loops_over_all_rows(tmp_path: Path) -> None:
    found = []

    @for_each(table(written(tmp_path, TABLE)))
    def test(row: Row, more: int) -> None:
        found.append(more)
        assert row["cost"], "it costs nothing"

    with pytest.raises(AssertionError, match="a fault:\ndeck.spec:3: it costs nothing"):
        test(more=1)
    assert found == [1, 1]
    with pytest.raises(AssertionError, match="nothing to test"):
        for_each([])(lambda row, more: None)(more=1)
