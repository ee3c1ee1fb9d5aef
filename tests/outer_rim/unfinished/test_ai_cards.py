"""The AI cards of the expansion: what each line says, and what a special line does."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from game.outer_rim.ai.planning import best_ways
from game.outer_rim.ai.specials import LINES
from game.outer_rim.cards.ai_lines import FirstLine
from game.outer_rim.catalog import Content
from game.outer_rim.contacts.events import ContactRevealed
from game.outer_rim.context import Play
from game.outer_rim.events import AILine, CreditsChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.market.frames import TurnUp
from game.outer_rim.patrols.frames import PatrolMoves
from tests.outer_rim.cards.ai_lines import check_text
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.lone import AI, BOX, lone, turn
from tests.specs import Row, for_each, tables

CARDS = tables("outer_rim/unfinished/ai_cards.spec")["cards"]


@pytest.fixture(scope="module")
def content(game: OuterRim) -> Content:
    """Return the cards with the expansion."""
    return game.edition(Sim(game, setup=BOX).state).content


def added(content: Content) -> set[str]:
    """Return the AI cards that the expansion adds."""
    return {each for each in content.ai_cards if content.box_of(each) == "unfinished_business"}


@pytest.mark.rule("UB-005")
def test_there_are_21_cards_and_each_has_a_spec(content: Content) -> None:
    assert len(CARDS) == 21
    assert sorted(row["card"] for row in CARDS) == sorted(added(content))


@for_each(CARDS)
def test_text(content: Content, row: Row) -> None:
    check_text(content, row)


@for_each(CARDS)
def test_nothing_to_do_in_open_space(game: OuterRim, content: Content, row: Row) -> None:
    """Undamaged, poor, without targets and goals: 2,000 credits, and all lines are looked at."""
    card, actions, encounter = row["card"], row["action"].split(), row["encounter"].split()
    character = content.ai_cards[card].character or "boba_fett"
    played = "jyn_erso" if character != "jyn_erso" else "bossk"
    sim = lone(game, "nav_5", card=card, character=character, played=played)
    if card == "ai_card_enfys_nest":
        sim.state.market["cargo"] = ()  # nothing to raid
    turn(sim)
    while sim.step == "patrol":
        sim.choose(sim.keys[0])
    told = {(each.part, each.line): each for each in sim.found(AILine, log=True)}
    assert told["planning", 2].done
    assert {("action", at) for at in range(len(actions))} <= told.keys()
    assert told["encounter", len(encounter) - 1].done == (encounter[-1] == "sell")
    assert all(each.done or each.why for each in told.values())


# --- special lines -------------------------------------------------------------------------------


def special(game: OuterRim, card: str, **more: Any) -> tuple[Sim, AILine]:
    """Return the AI's turn with a character's own card, and what became of its special line."""
    played = "bossk" if card == "jyn_erso" else "jyn_erso"
    table = lone(game, "tatooine", card=f"ai_card_{card}", character=card, played=played, **more)
    turn(table)
    return table, next(each for each in table.found(AILine) if each.part == "special")


def test_boba_fett_turns_up_the_nearest_contact_of_a_class_he_hunts(game: OuterRim) -> None:
    tokens = {"naboo.1": "chopper", "mon_calamari.1": "hondo_ohnaka", "kessel.1": "saw_gerrera"}
    sim, line = special(game, "boba_fett", bounties=("greedo_bounty",), tokens=tokens)
    assert line.done and sim.found(ContactRevealed)[0].contact == "chopper"
    sim, line = special(game, "boba_fett", tokens=tokens)
    assert (line.done, line.why) == (False, "no facedown contact to look for")


@pytest.mark.rule("UB-244")
def test_a_contact_that_somebody_plays_is_turned_up_in_vain(
    game: OuterRim, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The human is Jyn Erso: her token goes, and the next nearest is turned up."""
    monkeypatch.setattr(content.assets["greedo_bounty"], "target", "enfys_nest")
    tokens = {"kessel.orange": "jyn_erso_contact", "naboo.orange": "cad_bane"}
    sim, line = special(game, "boba_fett", bounties=("greedo_bounty",), tokens=tokens)
    assert line.done
    seen = [each.contact for each in sim.found(ContactRevealed)]
    assert seen[:2] == ["jyn_erso_contact", "cad_bane"]
    assert "jyn_erso_contact" in sim.state.removed


@pytest.mark.parametrize(
    ("card", "stat", "by"),
    [("bossk", "ground_combat", 1), ("ketsu_onyo", "hyperdrive", 2), ("han_solo", "hyperdrive", 2)],
)
def test_values_are_raised_for_a_turn(game: OuterRim, card: str, stat: str, by: int) -> None:
    sim = lone(game, "nav_5", card=f"ai_card_{card}", character=card)
    before = getattr(sim.values(AI), stat)
    play = sim.play()
    play.ai(AI).raised = ((stat, by),)
    assert getattr(sim.values(AI), stat) == before + by
    play.ai(AI).raised = ()
    turn(sim)
    assert next(each for each in sim.found(AILine) if each.part == "special").done
    assert getattr(sim.values(AI), stat) == before
    assert sim.state.players[AI].ai.raised == ()  # type: ignore[union-attr]


def test_with_a_raised_hyperdrive_it_flies_further(game: OuterRim) -> None:
    sim = lone(game, "tatooine", ("greedo_bounty",), {"takodana.1": "greedo"}, ("greedo",))
    play = sim.play()
    usual = best_ways(play, AI, "takodana", hunt=True)
    play.ai(AI).raised = (("hyperdrive", 2),)
    raised = best_ways(play, AI, "takodana", hunt=True)
    assert len(raised[0][1]) - len(usual[0][1]) == 2


def test_ig_88_mends_itself(game: OuterRim) -> None:
    sim, line = special(game, "ig_88", ai={"damage": {"character": 3}})
    assert line.done and sim.player(AI).character_damage == 1
    _, line = special(game, "ig_88")
    assert (line.done, line.why) == (False, "no damage")


def line(play: Play, do: str, **fields: Any) -> str:
    """Carry out a special line for the AI; return why it does not apply."""
    model: Any = TypeAdapter(FirstLine).validate_python({"do": do, **fields})
    return LINES[do](play, AI, model)


def test_credits_for_each_bounty(game: OuterRim) -> None:
    play = lone(game, "tatooine", ("greedo_bounty", "saw_gerrera_bounty")).play()
    assert line(play, "collect", credits=2_000, per="bounty") == ""
    assert play.player(AI).credits == 4_000
    play = lone(game, "tatooine").play()
    assert line(play, "collect", credits=2_000, per="bounty") == "no bounty"
    assert play.player(AI).credits == 0


def test_lando_calls_on_his_friends(game: OuterRim) -> None:
    liked = {"hutt": "positive", "rebel": "positive", "imperial": "negative"}
    sim, told = special(game, "lando_calrissian", ai={"reputation": liked})
    assert told.done and sim.found(CreditsChanged)[0].amount == 2_000
    neutral = {each: "neutral" for each in ("hutt", "imperial", "rebel", "syndicate")}
    _, told = special(game, "lando_calrissian", ai={"reputation": neutral})
    assert (told.done, told.why) == (False, "no positive reputation")


def test_jyn_erso_serves_the_rebels(game: OuterRim) -> None:
    for before, now, done in (("negative", 0, True), ("positive", 1, False)):
        sim, told = special(game, "jyn_erso", ai={"reputation": {"rebel": before}})
        assert (told.done, sim.player(AI).reputation[2]) == (done, now)


def test_a_raid_takes_the_top_cargo_in_flight(game: OuterRim) -> None:
    """Its destination is a goal; on a planet and in full ships nothing is taken."""
    tops = {"cargo": ["bacta_supplies"]}
    play = lone(game, "nav_5", decks=tops).play()
    assert line(play, "raid") == ""
    assert "bacta_supplies" in play.player(AI).cards
    assert play.ai(AI).goals == {play.content.assets["bacta_supplies"].destination: 1}
    assert isinstance(play.stack[-1], TurnUp)
    assert line(lone(game, "tatooine", decks=tops).play(), "raid") == "on a planet"
    play = lone(game, "nav_5", decks=tops).play()
    play.player(AI).cards = ("spice", "coaxium_crystal", "stolen_hyperfuel")
    assert line(play, "raid") == "no empty slot"


def test_a_patrol_is_called(game: OuterRim) -> None:
    play = lone(game, "nav_28").play()
    assert line(play, "call_patrol", faction="rebel", distance=2) == "the patrol is here"
    play.player(AI).space = "takodana"
    assert line(play, "call_patrol", faction="rebel", distance=2) == ""
    frame = play.stack[-1]
    assert isinstance(frame, PatrolMoves)
    assert (frame.faction, frame.goal, frame.points) == ("rebel", "takodana", 2)


def test_a_levy_takes_from_everybody_here(game: OuterRim) -> None:
    play = lone(game, "nav_3", human={"credits": 700}).play()
    assert line(play, "levy", credits=1_000) == ""
    assert [each.credits for each in play.state.players] == [0, 700]
    assert line(play, "levy", credits=1_000) == "no one here has credits"
    play.player(AI).space = "kessel"
    assert line(play, "levy", credits=1_000) == "no one else here"


def test_all_contacts_here_are_revealed(game: OuterRim) -> None:
    """One that somebody plays goes."""
    tokens = {"kessel.1": "greedo", "kessel.2": "chopper", "kessel.orange": "jyn_erso_contact"}
    play = lone(game, "kessel", tokens={**tokens, "naboo.1": "boshek"}).play()
    assert line(play, "reveal_all") == ""
    assert set(play.state.faceup) == {"greedo", "chopper"}
    assert "jyn_erso_contact" in play.state.removed
    assert line(play, "reveal_all") == "no facedown contact here"
