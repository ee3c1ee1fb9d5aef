"""The secrets of the encounter cards: where each can be used, and for what."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.game import OuterRim
from tests.card_reach import Record, watched
from tests.outer_rim.cards.bench import NEUTRAL, PLANETS, Make
from tests.outer_rim.cards.scene import (
    Case,
    cases,
    check,
    check_figures,
    check_reach,
    deck_of,
    lines,  # fmt: skip
    situations,
    stage,
    stated,
)
from tests.specs import faults, read

SPACES = PLANETS | {"the_maelstrom", "nav_12"}
WANTED = {"reputation": {**NEUTRAL, "hutt": "negative"}}
SPECS = read("outer_rim/cards/secrets.spec")
"""``where``: the spaces where who has what it takes, in the same company, can use it"""
TRUST = "enc_takodana_ring_of_kafrene_e"
"""the one that is used where a test fails, wherever that is"""


def place(game: OuterRim, card: str) -> int:
    """Return the section that is the secret."""
    sections = game.base.content.encounter_cards[card].sections
    (found,) = (n for n, each in enumerate(sections) if each.secret is not None)
    return found


def test_secrets(sim: Make, game: OuterRim) -> None:
    """Each says what a case says of it, and does it."""
    content = game.base.content
    record = Record(content)
    with faults() as at, watched(record):
        for card, spec in SPECS.items():
            for case in cases(spec):
                with at(case.line):
                    told = lines(content, card, place(game, card))[-1]
                    assert stated(case.says) == stated(told), f"the card says: {told}"
                    if not case.foreign:
                        check_figures(case)
                    check(sim, card, case, f"use:{card}.secret", record, secrets=[card])
            with at(spec.line):
                check_reach(content, record, card, ".secret.")
                assert ("secret used", f"{card}.secret") in record.reached, "never used"


def test_where_each_can_be_used_and_what_it_costs(sim: Make) -> None:
    """Once used it is under its deck."""
    with faults() as at:
        for card, spec in SPECS.items():
            own, case = spec.values("where", "cost"), cases(spec)[0]
            with at(spec.line):
                if price := int(own.get("cost", 0)):
                    assert offered(sim, card, case, credits=price)
                    assert not offered(sim, card, case, credits=price - 1)
                if card == TRUST:
                    continue
                usable = {each for each in SPACES if offered(sim, card, replace(case, space=each))}
                assert usable == spaces(own["where"]), f"usable: {sorted(usable)}"
                table = stage(sim, case, next(situations(case)), secrets=[card])
                assert table.player().secrets == (card,)
                table.choose(f"use:{card}.secret")
                assert table.player().secrets == ()
                assert table.state.encounters[deck_of(card)][-1] == card


def spaces(words: str) -> set[str]:
    """Return the spaces that a spec names: all planets, say, but -kessel."""
    every = {"everywhere": SPACES, "planets": PLANETS}
    named, but = words.split(), {word[1:] for word in words.split() if word[0] == "-"}
    return set().union(*(every.get(word, {word}) for word in named if word[0] != "-")) - but


def offered(sim: Make, card: str, case: Case, **changed: object) -> bool:
    """Return whether the secret can be used in this case."""
    table = stage(sim, case, next(situations(case)), secrets=[card], **changed)
    return f"use:{card}.secret" in table.keys


def test_nobody_to_fight(sim: Make) -> None:
    """A secret for a fight is of no use alone, and one asks for somebody the Hutts hate."""
    for card in ("enc_tatooine_nal_hutta_a", "enc_tatooine_nal_hutta_i"):
        assert not offered(sim, card, Case("naboo", rival=WANTED))
    friend = Case("naboo", company=True)
    assert not offered(sim, "enc_tatooine_nal_hutta_a", friend)
    assert offered(sim, "enc_tatooine_nal_hutta_i", friend)


def test_every_secret_has_a_case(game: OuterRim) -> None:
    kept = {
        card.id
        for card in game.base.content.encounter_cards.values()
        if any(section.secret is not None for section in card.sections)
    }
    assert set(SPECS) == kept
