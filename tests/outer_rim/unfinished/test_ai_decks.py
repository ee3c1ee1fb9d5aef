"""Solo games of the expansion: setup, the decks of the AI, what it buys, and two AIs at once."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import hunter
from game.outer_rim.ai.frames import AiTarget
from game.outer_rim.ai.planning import best_ways
from game.outer_rim.bounties import hunted
from game.outer_rim.bounties.frames import HuntedFaction
from game.outer_rim.catalog import Content
from game.outer_rim.combat.frames import Combat
from game.outer_rim.contacts.events import ContactRevealed
from game.outer_rim.events import AICardDrawn, CreditsChanged, TurnBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import CardBought, MarketDiscarded
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.state import State
from game.players import make_players
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.lone import AI, BOX, lone, turn

HUNTERS = tuple(f"hunter_ai_card_{number}" for number in range(1, 6))
COMMON = tuple(f"ai_card_{number}" for number in (1, 2, 6, 7, 9))


@pytest.fixture(scope="module")
def content(game: OuterRim) -> Content:
    """Return the cards with the expansion."""
    return game.edition(Sim(game, setup=BOX).state).content


def begun(game: OuterRim, *decks: str, seed: int = 1, human: str = "jyn_erso") -> State:
    """Return a game of a person against the AI with these characters, set up."""
    seats: list[dict[str, Any]] = [
        {"kind": "human", "character": human, "ship": "g9_rigger"},
        *({"kind": "deck", "character": each} for each in decks),
    ]
    state = game.new(game.setup({"seats": seats, **BOX}), seed)
    while state.step == "setup":
        decision = game.decision(state)
        assert decision is not None
        game.choose(state, decision.options[0].key)
    return state


def deck(state: State, seat: int = AI) -> set[str]:
    """Return the AI cards of a seat."""
    ai = state.players[seat].ai
    assert ai is not None
    return set(ai.deck)


# --- the decks -----------------------------------------------------------------------------------


@pytest.mark.rule("UB-180", "UB-R03")
def test_every_character_has_exactly_one_ai_card_of_its_own(content: Content) -> None:
    own = [card.character for card in content.ai_cards.values() if card.character]
    assert sorted(own) == sorted(content.characters)


@pytest.mark.rule("UB-180", "UB-181", "UB-182", "UB-198", "UB-199")
def test_a_character_that_starts_with_a_bounty_hunts(game: OuterRim, content: Content) -> None:
    """Its own card and bounty hunter cards 1 to 5."""
    hunters = [each.id for each in content.characters.values() if each.databank == 90]
    assert {"boba_fett", "bossk", "ig_88", "ketsu_onyo"} <= set(hunters)
    for character in hunters:
        assert deck(begun(game, character)) == {*HUNTERS, _own(content, character)}


@pytest.mark.rule("UB-180", "UB-181", "UB-183")
def test_others_have_five_common_cards_of_the_base_game(game: OuterRim, content: Content) -> None:
    others = [each.id for each in content.characters.values() if each.databank != 90]
    assert {"doctor_aphra", "han_solo", "lando_calrissian"} <= set(others)
    for character in others:
        human = "jyn_erso" if character != "jyn_erso" else "bossk"
        state = begun(game, character, human=human)
        assert deck(state) == {*COMMON, _own(content, character)}


def _own(content: Content, character: str) -> str:
    (card,) = [each.id for each in content.ai_cards.values() if each.character == character]
    return card


@pytest.mark.rule("UB-184")
def test_numbers_of_common_cards_are_known(content: Content) -> None:
    numbers = {card.id: card.number for card in content.ai_cards.values() if not card.character}
    assert numbers == {
        **{f"ai_card_{number}": number for number in range(1, 11)},
        **{f"hunter_ai_card_{number}": number for number in range(1, 6)},
    }


@pytest.mark.rule("UB-200")
def test_other_ai_cards_are_out_of_the_game(game: OuterRim, content: Content) -> None:
    state = begun(game, "boba_fett")
    out = set(content.ai_cards) & set(state.removed)
    assert out == set(content.ai_cards) - deck(state)


@pytest.mark.rule("UB-201", "UB-197")
def test_a_hunter_starts_in_the_starfighter(game: OuterRim) -> None:
    """Others start in the G9 Rigger, whatever the person flies; credits are as always."""
    assert begun(game, "bossk").players[AI].ship == "g_1a_starfighter"
    assert begun(game, "han_solo").players[AI].ship == "g9_rigger"
    assert [each.credits for each in begun(game, "bossk").players] == [4_000, 6_000]
    seats = [{"kind": "human"}, {"kind": "deck", "character": "bossk", "ship": "g9_rigger"}]
    with pytest.raises(ValueError, match="UB-201"):
        game.setup({"seats": seats, **BOX})


# --- what solo leaves out ------------------------------------------------------------------------


OUT = {
    "disable_comms_network_job", "honest_robbery_job", "sail_barge_sabotage_job",
    "snatch_and_grab_job",
}  # fmt: skip
SHARED = "takodana_ring_of_kafrene"


@pytest.mark.rule("UB-178", "UB-179")
@pytest.mark.parametrize("decks", [("han_solo",), ("bossk",), ("boba_fett", "han_solo")])
def test_four_jobs_and_card_11_are_left_out_of_games_for_one(
    game: OuterRim, content: Content, decks: tuple[str, ...]
) -> None:
    """They are out of the game; with two people they are in their decks."""
    (eleven,) = [c for c in content.encounters[SHARED] if content.encounter_cards[c].number == 11]
    state = begun(game, *decks)
    assert set(state.removed) - set(content.ai_cards) == {*OUT, eleven}
    assert not OUT & set(state.market["job"]) and eleven not in state.encounters[SHARED]
    both = Sim(game, setup=BOX).state
    assert both.removed == () and set(both.market["job"]) >= OUT
    assert eleven in both.encounters[SHARED]


def test_a_position_cannot_bring_them_back(game: OuterRim) -> None:
    for position in ({"decks": {"job": ["honest_robbery_job"]}}, {"human": {"cards": [*OUT][:1]}}):
        with pytest.raises(ValueError, match="left out of single-player games"):
            lone(game, "naboo", **position)


# --- buying --------------------------------------------------------------------------------------


def shop(game: OuterRim, card: str, deck: str, *tops: str, credits: int = 3_000) -> Sim:
    """Return the AI's turn on Tatooine with these cards on top of a market deck."""
    return turn(
        lone(game, "tatooine", card=card, decks={deck: list(tops)}, ai={"credits": credits})
    )


@pytest.mark.rule("UB-186", "UB-R58", "UB-R59")
def test_it_discards_up_to_two_cards_each_for_a_reason_of_its_own(game: OuterRim) -> None:
    """Two that are too expensive go; the third is bought, or stays if it is too."""
    assert game.edition(Sim(game, setup=BOX).state).content.board.discards == 2
    content = lone(game, "tatooine").play().content
    by_cost = sorted(content.market["gear_and_mod"], key=lambda each: content.assets[each].cost)
    fits = [each for each in by_cost if content.assets[each].kind == "gear"]
    cheap, dear, other = fits[0], fits[-1], fits[-2]
    money = content.assets[cheap].cost
    sim = shop(game, "hunter_ai_card_3", "gear_and_mod", dear, other, cheap, credits=money)
    assert [each.card for each in sim.found(CardBought)] == [cheap]
    assert [each.card for each in sim.found(MarketDiscarded)] == [dear, other]
    sim = shop(game, "hunter_ai_card_3", "gear_and_mod", dear, cheap, other, credits=money)
    assert [each.card for each in sim.found(CardBought)] == [cheap]
    assert [each.card for each in sim.found(MarketDiscarded)] == [dear]
    third = fits[-3]
    sim = shop(game, "hunter_ai_card_3", "gear_and_mod", dear, other, third, credits=money)
    assert not sim.found(CardBought) and len(sim.found(MarketDiscarded)) == 2
    assert sim.state.market["gear_and_mod"][0] == third


@pytest.mark.rule("UB-241", "UB-242", "UB-R61")
@pytest.mark.parametrize("first", ["wanted_job", "information_broker"])
def test_two_cards_of_the_bounty_deck_are_never_bought(game: OuterRim, first: str) -> None:
    """They go in addition to the two, and a bounty below them is bought."""
    other = {"wanted_job": "information_broker", "information_broker": "wanted_job"}[first]
    sim = shop(game, "hunter_ai_card_4", "bounty", first, other, "greedo_bounty")
    thrown = [each.card for each in sim.found(MarketDiscarded) if each.deck == "bounty"]
    assert thrown == [first, other]
    assert [each.card for each in sim.found(CardBought)] == ["greedo_bounty"]


@pytest.mark.rule("UB-242", "UB-R61")
def test_each_of_them_is_discarded_once_in_a_purchase(game: OuterRim) -> None:
    """The deck holds nothing else: it is not turned over for ever."""
    sim = lone(game, "tatooine", card="hunter_ai_card_4")
    sim.state.market["bounty"] = ("wanted_job", "information_broker")
    sim.edited()
    turn(sim)
    thrown = [each.card for each in sim.found(MarketDiscarded) if each.deck == "bounty"]
    assert thrown == ["wanted_job", "information_broker"]
    assert not sim.found(CardBought)


@pytest.mark.rule("UB-187", "UB-R60")
def test_cargo_for_a_patrol_is_a_reason_to_discard(
    game: OuterRim, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two such cards go, and a third is not bought either."""
    tops = ["bacta_supplies", "salvage", "food_supplies"]

    def bought() -> tuple[list[str], list[str]]:
        more: dict[str, Any] = {"character": "han_solo", "card": "ai_card_1"}
        rich = {"credits": 9_000}
        sim = turn(lone(game, "tatooine", decks={"cargo": tops}, ai=rich, **more))
        gone = [each.card for each in sim.found(MarketDiscarded)]
        return gone, [each.card for each in sim.found(CardBought)]

    assert bought() == ([], tops[:1])
    monkeypatch.setattr(content.assets[tops[0]], "destination_patrol", "hutt")
    assert bought() == (tops[:1], [tops[1]])
    for card in tops[1:]:
        monkeypatch.setattr(content.assets[card], "destination_patrol", "hutt")
    assert bought() == (tops[:2], [])


@pytest.mark.rule("UB-246", "UB-R75")
def test_cargo_discarded_for_credits_is_no_purchase(game: OuterRim) -> None:
    """No icon of the card that it uncovers is resolved, neither patrol nor contact."""
    content = lone(game, "tatooine").play().content
    icons = [card for card in content.market["cargo"] if content.assets[card].patrol is not None]
    tokens = {"tatooine.1": "greedo"}
    tops = {"cargo": icons[:3]}
    sim = turn(lone(game, "tatooine", tokens=tokens, card="hunter_ai_card_5", decks=tops))
    cash = [each for each in sim.found(CreditsChanged) if each.seat == AI and each.amount == 2_000]
    assert len(cash) == 2  # planning, and the cargo
    assert sim.state.market["cargo"][0] == icons[1]
    assert sim.state.market["cargo"][-1] == icons[0]
    assert not sim.found(PatrolMoved) and not sim.found(ContactRevealed)


@pytest.mark.rule("UB-185", "UB-R62")
def test_it_does_not_cross_the_core(game: OuterRim) -> None:
    """Ever nearer by way of the Rim, though the way across is next door; it may stop there."""
    sim = lone(game, "spinward_core", ("saw_gerrera_bounty",))
    play = sim.play()
    for goal in ("trailing_core", "takodana"):
        ends = {end for end, _ in best_ways(play, AI, goal, hunt=True)}
        assert ends and not ends & {"trailing_core", "nav_28", "nav_29"}
    play.player(AI).space = "nav_27"
    assert {end for end, _ in best_ways(play, AI, "spinward_core", hunt=True)} == {"spinward_core"}


# --- two at once ---------------------------------------------------------------------------------


def whole(game: OuterRim, state: State, turns: int = 9) -> list[Any]:
    """Answer at random for some turns; all that happened."""
    player = make_players("outer_rim", ["random"], state.seed)[0]
    events: list[Any] = []
    while sum(isinstance(each, TurnBegan) for each in events) < turns:
        decision = game.decision(state)
        assert decision is not None
        events += game.choose(state, player.choose(None, decision))  # type: ignore[arg-type]
    return events


@pytest.mark.rule("UB-247")
@pytest.mark.parametrize(
    ("decks", "fault"),
    [
        (("boba_fett", "han_solo"), ""), (("han_solo", "boba_fett"), ""), ((None, "boba_fett"), ""),
        (("boba_fett", "bossk"), "UB-247"), (("doctor_aphra", "han_solo"), "UB-247"),
    ],
)  # fmt: skip
def test_one_hunter_and_one_other(game: OuterRim, decks: Any, fault: str) -> None:
    seats = [{"kind": "human"}, *({"kind": "deck", "character": each} for each in decks)]
    if not fault:
        game.setup({"seats": seats, **BOX})
        return
    with pytest.raises(ValueError, match=fault):
        game.setup({"seats": seats, **BOX})


@pytest.mark.rule("UB-247")
def test_two_play_against_one_person_alone(game: OuterRim) -> None:
    human, ai = {"kind": "human"}, {"kind": "deck"}
    with pytest.raises(ValueError, match="UB-247"):
        game.setup({"seats": [human, human, ai, ai], **BOX})
    with pytest.raises(ValueError, match="OR-R102"):
        game.setup({"seats": [human, ai, ai, ai], **BOX})
    with pytest.raises(ValueError, match="OR-R102"):
        game.setup({"seats": [human, ai, ai]})
    state = game.new(game.setup({"seats": [human, ai, ai], **BOX}), 1)
    game.choose(state, "pick:jyn_erso")
    game.choose(state, "pick:boba_fett")
    decision = game.decision(state)
    assert decision is not None
    hunters = {each for each in ("bossk", "ig_88", "ketsu_onyo")}
    offered = {each.source for each in decision.options}
    assert not offered & hunters and {"han_solo", "doctor_aphra"} <= offered


@pytest.mark.rule("UB-248", "UB-249", "UB-250")
def test_their_order_is_random_after_the_person(game: OuterRim) -> None:
    """The earlier one has 6,000, the later one 8,000."""
    firsts = set()
    for seed in range(12):
        state = begun(game, "boba_fett", "han_solo", seed=seed)
        assert (state.first, state.turn) == (0, 0)
        assert {each.character for each in state.players[1:]} == {"boba_fett", "han_solo"}
        assert [each.credits for each in state.players] == [4_000, 6_000, 8_000]
        firsts.add(state.players[1].character)
    assert firsts == {"boba_fett", "han_solo"}
    seats = [{"kind": "human"}, *({"kind": "deck", "character": c} for c in ("bossk", "han_solo"))]
    with pytest.raises(ValueError, match="OR-438"):
        game.setup({"seats": seats, "first_player": 2, **BOX})


@pytest.mark.rule("UB-251", "UB-252", "UB-253", "UB-255", "UB-256")
def test_each_acts_once_after_the_person_from_its_own_deck(game: OuterRim) -> None:
    state = begun(game, "boba_fett", "han_solo", seed=5)
    own = {player.character: deck(state, player.seat) for player in state.players[1:]}
    assert own == {
        "boba_fett": {*HUNTERS, "ai_card_boba_fett"},
        "han_solo": {*COMMON, "ai_card_han_solo"},
    }
    events = whole(game, state, 12)
    turns = [each.seat for each in events if isinstance(each, TurnBegan)]
    assert turns[:9] == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    drawn = [(each.seat, each.card) for each in events if isinstance(each, AICardDrawn)]
    for seat, card in drawn:
        assert card in own[state.players[seat].character]
    by_seat = [seat for seat, _ in drawn]
    assert by_seat[:6] == [1, 2] * 3


@pytest.mark.rule("UB-R92", "UB-292")
def test_cad_bane_begins_with_fame_in_the_hands_of_a_person_only(game: OuterRim) -> None:
    cad = "cad_bane_character"
    assert [each.fame for each in begun(game, "boba_fett", human=cad).players] == [2, 0]
    assert [each.fame for each in begun(game, cad, human="boba_fett").players] == [0, 0]


@pytest.mark.rule("UB-254")
@pytest.mark.parametrize("winner", [1, 2])
def test_either_ai_can_win(game: OuterRim, winner: int) -> None:
    state = begun(game, "boba_fett", "han_solo", seed=5)
    state.players[winner].fame = state.players[winner].fame_goal - 1
    state.players[winner].credits = 40_000
    player = make_players("outer_rim", ["random"], 1)[0]
    for _ in range(4_000):
        decision = game.decision(state)
        if decision is None:
            break
        game.choose(state, player.choose(None, decision))  # type: ignore[arg-type]
    assert (state.winner, state.ending) == (winner, "fame")


@pytest.mark.rule("UB-R70")
def test_a_hunter_hunts_the_other_ai(game: OuterRim, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its character is opposed, its crew not, and the person picks the factions."""
    state = begun(game, "boba_fett", "han_solo", seed=5)
    play = game.play(state)
    seat = next(each.seat for each in state.players if each.character == "boba_fett")
    other = 3 - seat
    bounty = "saw_gerrera_bounty"
    crew = next(c.id for c in play.content.assets.values() if c.contact == "saw_gerrera")
    state.players[seat].cards, state.players[other].cards = (bounty,), (crew,)
    state.players[seat].space = state.players[other].space = "tatooine"
    play.push(AiTarget(seat))
    monkeypatch.setattr(play.content.assets[bounty], "target", "han_solo_contact")
    hunter.run_target(play, play.stack[-1])  # type: ignore[arg-type]
    fight = play.stack[-1]
    assert isinstance(fight, Combat) and (fight.seat, fight.defender) == (seat, other)
    play.stack.pop()
    monkeypatch.undo()
    play.push(AiTarget(seat))
    hunter.run_target(play, play.stack[-1])  # type: ignore[arg-type]
    assert crew in state.removed and state.players[other].cards == ()
    frame = HuntedFaction(play.chooser(seat), whose=seat, hunted=other, steps=1)
    assert frame.seat == 0 and hunted.faction_options(play, frame)
