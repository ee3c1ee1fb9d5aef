"""Setup, modes of play and challenges."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.mandalorian import campaign, share, weekly
from game.mandalorian.campaign import Played, Run
from game.mandalorian.rules import decks
from game.mandalorian.rules.setup_validation import cast
from game.mandalorian.share import CodeError
from game.mandalorian.state import State
from game.mandalorian.text import cards as texts
from game.mandalorian.text import challenges
from tests.mandalorian.bench import CARA, GREEF, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, HAND, begin, finish, rest, setup, wrong

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
    assert "in play only once" in wrong(2, characters=(MANDO, MANDO))
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
    assert "one player leads two characters" in wrong(1, mode="normal")


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
    assert "in play only once" in wrong(2, sandbox=True, characters=(CARA, CARA))
    four = {"seats": [{"kind": "human"}] * 4, "mode": "normal", "sandbox": True}
    assert len(set(cast(CONTENT, GAME.setup(four)))) == 4


@pytest.mark.rule("MA-293", "MA-294", "MA-305")
def test_characters_level_and_mode_are_chosen_anew_for_each_game() -> None:
    """Nothing of a game is in the setup of the next."""
    one = begin(2, level="veteran", mode="normal")
    two = begin(2, level="novice", mode="shared", characters=(IG, MANDO))
    assert (one.setup.level, two.setup.level) == ("veteran", "novice")
    assert two.characters == [IG, MANDO]


BOTH = ("old_trade", "straight_line", "patient_hunter", "sensor_band")


@pytest.mark.rule("MA-313", "MA-314", "MA-408", "MA-315")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_one_deck_of_both_characters(seats: int) -> None:
    state = begin(seats, mode="shared")
    cards = [*state.decks["shared"], *(card for each in state.hands.values() for card in each)]
    assert len(cards) == len(set(cards)) == 24
    assert MANDO not in state.decks and IG not in state.decks
    decks = {begin(seats, seed, mode="shared").decks["shared"] for seed in range(1, 6)}
    assert len(decks) == 5


@pytest.mark.rule("MA-316", "MA-323", "MA-302", "MA-327", "MA-319", "MA-317", "MA-318")
@pytest.mark.parametrize("second", ["patient_hunter", "sensor_band"])
def test_two_actions_of_one_character_or_of_both(second: str) -> None:
    """One card for each slot, whichever character it belongs to."""
    sim = Sim(hands=(BOTH,))
    sim.do("play:old_trade@move", f"move:{MANDO}@s15")
    finish(sim)
    for card in ("straight_line", "patient_hunter"):
        assert sim.refused(f"play:{card}@move") == "MA-102"
    sim.do(f"play:{second}@plan")
    action = sim.game.play(sim.state).action
    assert action is not None
    assert action.who == (MANDO if second == "patient_hunter" else IG)
    sim.do("done")
    assert sim.state.turn == 2


@pytest.mark.rule("MA-320", "MA-321", "MA-323")
def test_a_planning_card_lies_below_the_character_who_planned() -> None:
    sim = Sim(hands=(BOTH,), planning=("defend",), plans={MANDO: ("defend.2",)})
    sim.do("play:straight_line@plan", "draw", f"keep:defend@{IG}", "done")
    assert sim.state.plans == {MANDO: ("defend.2",), IG: ("defend",)}


@pytest.mark.rule("MA-R62", "MA-322")
def test_in_normal_mode_cards_of_others_are_not_used() -> None:
    sim = Sim(seats=2, plans={MANDO: ("push_on",), IG: ("quick_exit",)})
    assert sim.keys("use") == [f"use:push_on@{MANDO}"]


@pytest.mark.rule("MA-306", "MA-300", "MA-304", "MA-329")
def test_the_group_picks_the_mode_also_with_the_guide_deck() -> None:
    for guide in (0, 30, 71):
        assert not wrong(3, mode="shared", guide=guide)
        assert not wrong(3, sandbox=True, guide=guide)
        assert not wrong(1, guide=guide)
    more = begin(1, guide=71)
    assert len(more.decks["event"]) > len(begin(1).decks["event"])


@pytest.mark.rule("MA-328", "MA-R91")
def test_a_solo_game_is_won_by_the_objective() -> None:
    sim = Sim(carried={"asset": MANDO}, hands=(HAND,))
    assert sim.seat == 0
    sim.do("play:old_trade@move", "done", "play:patient_hunter@plan", "done")
    rest(sim)
    assert sim.state.won and sim.state.player == 0


@pytest.mark.rule("MA-R90", "MA-174")
def test_another_character_is_the_other_of_the_two() -> None:
    cards = ("blurrg_ride", "long_patience", "vapor_tools", "field_repair")
    sim = Sim("a_promise_broken", (KUIIL, CARA), seats=4, mode="shared", hands=(cards, (), (), ()))
    sim.do("play:blurrg_ride@move", "ability")
    assert {key.partition("@")[0] for key in sim.keys("move")} == {f"move:{CARA}"}


WEEK = "2026-W48"


def dared(*keys: str, **data: Any) -> Sim:
    """Return a fixed position with challenges."""
    return Sim(setup={"challenges": keys}, **data)


def test_a_setup_takes_challenges_of_the_deck_each_once() -> None:
    assert tuple(CONTENT.challenges) == ("wounded", "short_hand", "no_bacta", "fog", "one_life")
    assert wrong(challenges=["fog", "wounded"]) == ""
    assert "no 'mist'" in wrong(challenges=["mist"])
    assert "more than once" in wrong(challenges=["fog", "fog"])
    assert GAME.view(begin(challenges=["fog"]), 0)["challenges"] == ["fog"]


def test_nobody_uses_a_medpac_without_bacta() -> None:
    laid = {"tokens": (("medpac_1", "s20"),), "damage": {MANDO: 2}, "hands": (("old_trade",),)}
    for keys, clause in (("no_bacta",), "MA-R50"), ((), ""):
        sim = dared(*keys, **laid)
        sim.do("play:old_trade@move")
        (medpac,) = sim.state.spaces
        assert sim.against(f"feature:{medpac}@{MANDO}") == clause
        assert bool(sim.keys("feature")) is not bool(keys)


def test_other_features_are_used_without_bacta() -> None:
    sim = dared("no_bacta", tokens=(("door_control", "s20"),), hands=(("old_trade",),))
    sim.do("play:old_trade@move")
    assert sim.keys("feature")


def test_in_fog_intel_moves_enemies_and_looks_at_nothing() -> None:
    laid = {"tokens": (("nikto_guard", "s20"),), "down": (("nikto_brawler", "s21"),)}
    for keys in (("fog",), ()):
        sim = dared(*keys, hands=(("patient_hunter",),), **laid)
        sim.do("play:patient_hunter@intel")
        assert bool(sim.keys("look")) is not bool(keys)
        assert sim.keys("push")
    down = next(each for each in sim.state.spaces if each not in sim.state.up)
    sim = dared("fog", hands=(("patient_hunter",),), **laid)
    sim.do("play:patient_hunter@intel")
    assert sim.refused(f"look@{down}") == "MA-R50"


def test_a_life_is_counted_up_to_the_first_loss() -> None:
    def game(won: bool, *keys: str) -> Played:
        return Played("the_asset", won, "standard", challenges=keys)

    one = "one_life"
    games = [game(True, one), game(True, one), game(False), game(True), game(True, "fog", one)]
    assert campaign.run(CONTENT, games) == Run(3, 3)
    assert campaign.run(CONTENT, [*games, game(False, one)]) == Run(0, 3)
    assert campaign.run(CONTENT, [*games, game(False, one), game(True, one)]) == Run(1, 3)


def test_challenges_open_with_their_cards() -> None:
    opened = [campaign.open_challenges(CONTENT, guide) for guide in (65, 66, 69, 71)]
    assert opened == [(), ("wounded",), (*CONTENT.challenges,)[:4], (*CONTENT.challenges,)]
    assert [campaign.weekly_open(CONTENT, guide) for guide in (64, 65)] == [False, True]


# --- words ----------------------------------------------------------------------------------------

SAID = {
    "wounded": ["Each character begins with 2 damage."],
    "short_hand": ["The hand holds 3 cards, whatever the level."],
    "no_bacta": ["You cannot use Medpacs."],
    "fog": ["No one can look at facedown threats. Intel still moves enemies."],
    "one_life": ["The run counts missions won in a row. The first loss ends it."],
}


def test_the_cards_say_what_their_data_does() -> None:
    for key, words in SAID.items():
        assert list(challenges.sentences(CONTENT, CONTENT.challenges[key])) == words
        card = challenges.card(CONTENT, key)
        assert list(texts.lines(CONTENT, card.id)) == [card.text, *words]
    assert challenges.names(CONTENT, ("no_bacta", "fog")) == "No Bacta and Fog"
    more = CONTENT.challenges["wounded"].model_copy(update={"damage": 3})
    assert list(challenges.sentences(CONTENT, more)) == ["Each character begins with 3 damage."]


# --- the job of the week --------------------------------------------------------------------------


def weekly_setup(week: str, **data: Any) -> dict[str, Any]:
    due = weekly.job(CONTENT, week)
    made = {"week": week, "mission": due.mission, "level": due.level, "guide": 71}
    return setup(1, **{**made, "characters": due.characters, **data})


def test_only_the_job_itself_counts_for_a_week() -> None:
    seed = weekly.job(CONTENT, WEEK).seed
    made = GAME.setup(weekly_setup(WEEK))
    assert campaign.result_of(GAME.play(GAME.new(made, seed))).week == WEEK
    assert campaign.result_of(GAME.play(GAME.new(made, seed + 1))).week == ""
    for change in ({"level": "novice"}, {"challenges": ["fog"]}, {"guide": 10}):
        with pytest.raises(ValueError, match=f"the job of {WEEK} is"):
            GAME.setup(weekly_setup(WEEK, **change))


# --- codes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [(), ("fog",), tuple(SAID)])
def test_a_code_has_the_challenges(keys: tuple[str, ...]) -> None:
    made = GAME.setup(setup(1, mission="last_shuttle", challenges=keys, characters=[MANDO, "burg"]))
    code = share.encode(made, 999_999_999, GAME)
    assert len(code) == (17 if keys else 15)
    assert share.decode(share.written(code), GAME) == (made, 999_999_999)


def test_the_job_of_the_week_has_no_code() -> None:
    with pytest.raises(CodeError, match="needs no code"):
        share.encode(GAME.setup(weekly_setup(WEEK)), 1, GAME)
