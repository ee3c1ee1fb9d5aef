"""Templates of sentences: articles, number, possessives."""

from __future__ import annotations

import doctest
from dataclasses import dataclass
from importlib import import_module

import pytest

from game.table.events import Event
from game.table.grammar import Count, Name, a_or_an, capital, listed, percent, sentences, told
from game.table.refusals import Reason
from tests.conftest import ROOT

SHOWN = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted((ROOT / "game").rglob("*.py"))
    if "client" not in path.parts and ">>> " in path.read_text("utf-8")
]
"""the modules with examples"""


@pytest.mark.parametrize("module", SHOWN)
def test_the_examples_of_the_module(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted and not found.failed


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("{who}", "airlock"),
        ("{who:the}", "an airlock"),
        ("{who:The} {who:is|are} shut.", "An airlock is shut."),
        ("{who:'s} door", "an airlock's door"),
        ("{ship:'s} crew", "the Scales' crew"),
        ("{ship:The} {ship:turns|turn}", "The Scales turn"),
        ("{n:wound|wounds}, {n:+}", "1,200 wounds, +1,200"),
        ("{less:wound|wounds}, {less:+}", "-1 wounds, \N{MINUS SIGN}1"),
    ],
)
def test_a_name_or_count_stands_in_the_form_asked_for(template: str, words: str) -> None:
    values = {
        "who": Name("airlock", "a"), "ship": Name("Scales", "the", plural=True), "n": Count(1200),
        "less": Count(-1),
    }  # fmt: skip
    assert template.format(**values) == words


@pytest.mark.parametrize("template", ["{who:are}", "{n:wounds}"])
def test_a_form_that_there_is_not_is_named_with_those_there_are(template: str) -> None:
    with pytest.raises(ValueError, match="write 'one|more'"):
        template.format(who=Name("Ilo"), n=Count(1))


def test_an_article_goes_by_the_sound_and_a_capital_past_the_markup() -> None:
    words = ["Engineer", "Keycard", "Ugnaught", "user", "one-eyed guard", "ion cannon"]
    assert [a_or_an(each).partition(" ")[0] for each in words] == ["an", "a", "an", "a", "a", "an"]
    assert a_or_an("{icon:hit}", "hit") == "a {icon:hit}"
    assert capital("**{icon:tech} test**") == "**{icon:tech} Test**"
    assert capital("{link:cargo|cargo} here") == "{link:cargo|Cargo} here"
    assert sentences(["draw a card", "", "**stop.**"]) == "Draw a card. **Stop.**"


def test_a_reason_counts_its_figures() -> None:
    reason = Reason("X-001", "Pay {n:credit|credits} for {k:card|cards}.", n=5000, k=1)
    assert reason.text == "Pay 5,000 credits for 1 card."


def test_lists_have_a_word_before_the_last() -> None:
    assert [listed(["a", "", "b", "c"][:n]) for n in range(1, 5)] == [
        "a", "a", "a and b", "a, b and c",
    ]  # fmt: skip
    assert listed(["a", "b"], "or") == "a or b"


@dataclass(slots=True, kw_only=True)
class Fell(Event):
    """A person takes wounds."""

    who: str
    n: int


@dataclass(slots=True, kw_only=True)
class Rose(Event):
    """A person gets up."""

    who: str


def test_an_event_is_told_by_its_template_or_function() -> None:
    lines = {Fell: "{who} {who:takes|take} {n:wound|wounds}.", Rose: lambda p, event: p + event.who}
    namers = {"who": lambda p, id: Name(id.title(), plural=id.endswith("s"))}
    assert told(lines, "", Fell(who="drones", n=1), namers) == "Drones take 1 wound."
    assert told(lines, "up: ", Rose(who="ilo"), namers) == "up: ilo"
    assert told({}, "", Rose(who="ilo"), namers) == ""


def test_a_namer_may_add_what_the_event_does_not_carry() -> None:
    namers = {"who": lambda p, id: id.title(), "place": lambda p, none: Name(p, "the")}
    lines = {Rose: "{who} gets up in {place:the}."}
    assert told(lines, "vault", Rose(who="ilo"), namers) == "Ilo gets up in the vault."
    with pytest.raises(AttributeError):
        told({Rose: "{whom}"}, "", Rose(who="ilo"), namers)


@pytest.mark.parametrize(
    "chance, words",
    [(0.0, "0%"), (0.001, "under 1%"), (0.006, "1%"), (0.655, "66%"), (0.9945, "99%"),
     (0.999, "over 99%"), (1.0, "100%"), (1 - 1e-12, "100%")],
)  # fmt: skip
def test_a_percent_is_0_or_100_only_for_what_is_certain(chance: float, words: str) -> None:
    assert percent(chance) == words
