"""Setup and difficulty (sections 4 and 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.mandalorian.rules import decks
from game.mandalorian.rules.setup_validation import cast
from game.mandalorian.state import State
from tests.mandalorian.bench import CARA, GREEF, IG, KUIIL, MANDO
from tests.mandalorian.rules.kit import CONTENT, GAME, begin, wrong

MISSIONS = ("the_asset", "a_promise_broken", "six_minutes", "town_square")
TABLE = CONTENT.table
SEEDS = range(1, 13)


@pytest.mark.rule("MA-047", "MA-048", "MA-049", "MA-067", "MA-285")
@pytest.mark.parametrize("deck", [decks.PLANNING, decks.EVENT, MANDO])
def test_decks_are_shuffled_whole(deck: str) -> None:
    """The order of the backs of events differs as much as that of the cards."""
    made = [begin(2, seed) for seed in SEEDS]
    whole = [
        sorted((*each.decks[deck], *(each.hands[0] if deck == MANDO else ()))) for each in made
    ]
    assert all(each == whole[0] for each in whole)
    assert len(whole[0]) == {decks.PLANNING: 20, decks.EVENT: 12, MANDO: 12}[deck]
    assert len({each.decks[deck] for each in made}) == len(made)
    if deck == decks.EVENT:
        backs = {tuple(CONTENT.events[card].back for card in each.decks[deck]) for each in made}
        assert len(backs) > len(made) // 2


@pytest.mark.rule("MA-052", "MA-053", "MA-368", "MA-R08", "MA-019")
@pytest.mark.parametrize("mission", MISSIONS)
def test_each_slot_has_a_white_disrupt_token(mission: str) -> None:
    """The rest is a pool in a random order; with five slots no white token is left for it."""
    dealt, pools = set(), set()
    for seed in SEEDS:
        state = begin(2, seed, mission=mission)
        assert set(state.disrupts) == set(CONTENT.slots[mission])
        assert all(len(each) == 1 for each in state.disrupts.values())
        white = [n for each in state.disrupts.values() for n in each]
        left = Counter(TABLE.white) - Counter(white)
        assert sum(left.values()) == 5 - len(CONTENT.slots[mission])
        assert Counter(state.pool) == left + Counter(TABLE.yellow)
        dealt.add(tuple(white))
        pools.add(tuple(state.pool))
    assert len(dealt) > 1 and len(pools) > 1


@pytest.mark.rule("MA-054", "MA-055", "MA-056", "MA-057", "MA-059", "MA-R03", "MA-R04", "MA-190")
@pytest.mark.parametrize("number, mission", list(enumerate(MISSIONS, 1)))
def test_tokens_of_the_mission_lie_on_the_marks_of_their_shape(number: int, mission: str) -> None:
    laid = set()
    marks = CONTENT.maps[CONTENT.missions[mission].map].marks
    for seed in SEEDS:
        state = begin(2, seed, mission=mission)
        threats = {each: CONTENT.threats[kind] for each, kind in state.kinds.items()}
        assert all(each.mission == number for each in threats.values())
        here = Counter(
            (threats[each].shape, space, each in state.up) for each, space in state.spaces.items()
        )
        assert here == Counter((mark.shape, mark.space, mark.up) for mark in marks)
        laid.add(tuple(threats[each].id for each in state.spaces))
    assert len(laid) == len(SEEDS)


@pytest.mark.rule("MA-058", "MA-R06", "MA-R52", "MA-R05")
@pytest.mark.parametrize("mission", MISSIONS)
def test_orange_tokens_are_the_reinforcements(mission: str) -> None:
    orders = set()
    for seed in SEEDS:
        state = begin(2, seed, mission=mission)
        orange = {each for each, kind in state.kinds.items() if CONTENT.threats[kind].orange}
        assert set(state.reserve) == orange and orange.isdisjoint(state.spaces)
        assert {CONTENT.threats[state.kinds[each]].shape for each in orange} == {"d"}
        orders.add(tuple(CONTENT.threats[state.kinds[each]].id for each in state.reserve))
    assert len(orders) > 1


@pytest.mark.rule("MA-060", "MA-061", "MA-300", "MA-062", "MA-074")
def test_everybody_has_a_character_of_the_mission() -> None:
    assert not wrong(2, characters=(IG, MANDO))
    assert "nobody is in play twice" in wrong(2, characters=(MANDO, MANDO))
    assert "is not in this mission" in wrong(2, characters=(MANDO, KUIIL))
    assert "play shared or in the sandbox" in wrong(3)
    assert not wrong(3, mode="shared")
    assert not wrong(3, sandbox=True)
    assert not wrong(4, mission="a_promise_broken")


@pytest.mark.rule("MA-063", "MA-066", "MA-022", "MA-051", "MA-292")
def test_characters_begin_unhurt_in_the_start_space_with_their_decks() -> None:
    state = begin(4, mission="a_promise_broken")
    start = CONTENT.maps["nevarro_streets"].start
    assert state.at == dict.fromkeys((MANDO, CARA, GREEF, KUIIL), start)
    assert not state.damage
    for seat, who in enumerate(state.characters):
        cards = [*state.decks[who], *state.hands[seat]]
        assert len(cards) == 12
        assert {CONTENT.skills[card].character for card in cards} == {who}


@pytest.mark.rule("MA-068", "MA-069", "MA-081", "MA-314")
@pytest.mark.parametrize("level, size", [("novice", 4), ("standard", 4), ("veteran", 3)])
@pytest.mark.parametrize("mode", ["normal", "shared"])
def test_the_starting_hand(level: str, size: int, mode: str) -> None:
    state = begin(2, level=level, mode=mode)
    assert [len(each) for each in state.hands.values()] == [size, size]
    if mode == "shared":
        assert len(state.decks["shared"]) == 24 - 2 * size


@pytest.mark.rule("MA-064", "MA-065", "MA-078", "MA-079", "MA-080", "MA-076")
@pytest.mark.parametrize("level", ["novice", "standard", "veteran"])
def test_the_side_of_a_character_card(level: str) -> None:
    play = GAME.play(begin(2, level=level))
    for who in (MANDO, IG):
        card = CONTENT.characters[who]
        assert card.novice > card.health
        assert play.health(who) == (card.novice if level == "novice" else card.health)


@pytest.mark.rule("MA-077", "MA-041")
def test_the_first_game_is_mission_one_on_novice() -> None:
    made = GAME.setup({"seats": [{"kind": "human"}]})
    assert (made.level, made.mission) == ("novice", "the_asset")


@pytest.mark.rule("MA-072", "MA-073", "MA-082")
def test_the_first_player_is_agreed_on_or_drawn() -> None:
    for first in range(3):
        state = begin(3, mission="a_promise_broken", first=first)
        assert (state.player, state.turn) == (first, 1)
    drawn = {begin(3, seed, mission="a_promise_broken").player for seed in range(1, 25)}
    assert drawn == {0, 1, 2}
    assert "not at this table" in wrong(2, first=2)


@pytest.mark.rule("MA-045", "MA-046", "MA-409")
def test_the_setup_of_a_briefing() -> None:
    """Mission 1 has none; in mission 4 the first character begins with The Child."""
    assert (begin(2).carrier, begin(2).child) == ("", "")
    for seats in (2, 4):
        state = begin(seats, mission="town_square")
        assert state.carrier == state.characters[0]
        assert names_of(state) == ["moff_gideon"]


def names_of(state: State) -> list[str]:
    """Return the threats that wait beside the map."""
    return [CONTENT.threats[state.kinds[each]].id for each in state.aside]


@pytest.mark.rule("MA-R57")
def test_one_to_four_players() -> None:
    assert wrong(5, mission="a_promise_broken", mode="shared")
    for seats in (1, 2, 3, 4):
        assert not wrong(seats, mission="a_promise_broken", mode="shared")


@pytest.mark.rule("MA-075", "MA-326", "MA-R40")
def test_one_player_alone_leads_two_characters() -> None:
    state = begin(1)
    assert state.characters == [MANDO, IG]
    assert list(state.hands) == [0] and len(state.hands[0]) == 4
    assert len(state.decks["shared"]) == 20
    assert "one player alone leads two characters" in wrong(1, mode="normal")


@pytest.mark.rule("MA-R58", "MA-310", "MA-311", "MA-312")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_shared_mode_has_two_characters_of_the_briefing(seats: int) -> None:
    state = begin(seats, mission="a_promise_broken", mode="shared", characters=(CARA, GREEF))
    assert state.characters == [CARA, GREEF]
    assert len(state.hands) == seats
    assert "name 2" in wrong(seats, mission="a_promise_broken", mode="shared", characters=(CARA,))
    assert "is not in this mission" in wrong(seats, mode="shared", characters=(CARA, MANDO))


@pytest.mark.rule("MA-301", "MA-307", "MA-308", "MA-309", "MA-R43", "MA-R59")
def test_the_sandbox_allows_anybody_once() -> None:
    for mode in ("normal", "shared"):
        state = begin(2, mode=mode, sandbox=True, characters=(KUIIL, CARA))
        assert state.characters == [KUIIL, CARA]
        assert set(state.at.values()) == {CONTENT.maps["arvala_compound"].start}
    assert not wrong(1, sandbox=True, characters=(KUIIL, CARA))
    assert "nobody is in play twice" in wrong(2, sandbox=True, characters=(CARA, CARA))
    assert (
        len(
            set(
                cast(
                    CONTENT,
                    GAME.setup(
                        {"seats": [{"kind": "human"}] * 4, "mode": "normal", "sandbox": True}
                    ),
                )
            )
        )
        == 4
    )


@pytest.mark.rule("MA-293", "MA-294", "MA-305")
def test_characters_level_and_mode_are_chosen_anew_for_each_game() -> None:
    """Nothing of a game is in the setup of the next."""
    one = begin(2, level="veteran", mode="normal")
    two = begin(2, level="novice", mode="shared", characters=(IG, MANDO))
    assert (one.setup.level, two.setup.level) == ("veteran", "novice")
    assert two.characters == [IG, MANDO]
