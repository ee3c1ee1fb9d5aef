"""The glossary of the box: its links and clauses lead somewhere, in the base box too."""

from __future__ import annotations

from game.client.games.outer_rim.play.model import the_game
from game.client.shell.window import registry
from game.outer_rim.text.cards import card_text
from game.resources import ROOT

FOLDERS = [ROOT / "cards" / "outer_rim", ROOT / "cards" / "unfinished_business"]


def test_rules_help_reads_both_boxes() -> None:
    assert [ROOT / each for each in registry.client("outer_rim").help] == FOLDERS


def test_sections_without_spaces_are_named_for_their_deck() -> None:
    content = the_game().editions.of(("unfinished_business",)).content
    told = card_text(content, "enc_core_worlds_a", "text").body
    assert [told[0], told[2]] == ["{teal|Core Worlds}", "{teal|Across the Core}"]
    navpoint = next(iter(content.encounters["navpoint"]))
    assert card_text(content, navpoint, "text").body[0] == "{teal|Navpoint}"
