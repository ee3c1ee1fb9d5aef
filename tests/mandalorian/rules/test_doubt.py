"""The Doubtful Friend, the way of play of envelope 2: one person, companions, and a false one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.mandalorian import campaign, share
from game.mandalorian import events as e
from game.mandalorian.names import CLIENT, CREW
from game.mandalorian.players import leaking
from game.mandalorian.players.companion import Companion, Heeding
from game.mandalorian.rules import roles
from game.mandalorian.state import State
from game.table.contract import Sight
from game.table.session import Session
from game.table.streams import number
from tests.mandalorian.bench import CARA, GREEF, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, setup, wrong
from tests.mandalorian.rules.test_leak import FOUR, dealt, end_turn, play, same_to

WAY = CONTENT.ways["doubt"]
DOUBT = {"way": "doubt", "mission": "a_promise_broken", "mode": "normal"}


def kinds(seats: int) -> list[dict[str, str]]:
    """Return one person and companions."""
    return [{"kind": "human"}, *[{"kind": "companion"}] * (seats - 1)]


def begin(seats: int, seed: int = 1, **data: Any) -> State:
    made = {**setup(seats, **DOUBT), "seats": kinds(seats), "first": 0, **data}
    return GAME.new(GAME.setup(made), seed)


def doubt(seats: int = 3, client: int | None = 1, **data: Any) -> Sim:
    """Return a game on an empty map in which the second seat is the Second Client."""
    asked = {"way": "doubt", "seats": kinds(seats)}
    sim = Sim("a_promise_broken", FOUR[:seats], seats=seats, setup=asked, **data)
    dealt(sim.state, client)
    return sim


def round_about(sim: Sim) -> list[Any]:
    """Play a turn of each seat to no effect; return all events."""
    found: list[Any] = []
    for _ in sim.state.setup.seats:
        while sim.step == "saying":
            found += sim.do("on")
        found += end_turn(sim)
    return found


def name(sim: Sim, who: str) -> list[Any]:
    """Name a companion in the person's turn."""
    return sim.do("call", f"name@{who}")


@pytest.mark.rule("MA-R103", "MA-R104")
def test_envelope_2_opens_at_card_65() -> None:
    assert campaign.due_envelopes(CONTENT, 64) == (1,)
    assert campaign.due_envelopes(CONTENT, 65) == (1, 2)
    kept = campaign.Campaign(65)
    opened = campaign.open_envelope(kept, 2)
    assert campaign.open_ways(CONTENT, kept) == ()
    assert campaign.open_ways(CONTENT, opened) == ("doubt",)
    told = " ".join(WAY.lines)
    for seats, words in ((3, "At {} or less"), (4, "characters: {})")):
        sums = WAY.sums_of(seats)
        assert sums is not None and words.format(sums.through) in told
        assert f"{sums.marker} " in told or f"{sums.marker})" in told
    assert (WAY.more, WAY.wrong, WAY.names) == (1, 2, 2)
    assert "one card more" in told and "costs two markers" in told and "twice in a game" in told


@pytest.mark.rule("MA-R115")
@pytest.mark.parametrize("seats", [3, 4])
def test_roles_are_dealt_to_companions_alone(seats: int) -> None:
    """The person is crew and is asked about no role; one role stays sealed."""
    found: Counter[int | None] = Counter()
    for seed in range(90):
        state = begin(seats, seed)
        every = [*(role for seat, role in state.roles.items() if seat), state.sealed]
        assert state.roles[0] == CREW and Counter(every) == {CLIENT: 1, CREW: seats - 1}
        found[next((seat for seat, role in state.roles.items() if role == CLIENT), None)] += 1
        decision = GAME.decision(state)
        assert decision is not None and decision.step == "act"
    assert set(found) == {*range(1, seats), None} and min(found.values()) > 90 // (3 * seats)


@pytest.mark.rule("MA-R115")
def test_it_is_for_one_person_and_companions() -> None:
    assert "every other seat is a companion's" in wrong(3, **DOUBT)
    friends = {**setup(2, **DOUBT), "seats": kinds(2)}
    with pytest.raises(ValueError, match="for 3 or 4 players, not 2"):
        GAME.setup(friends)
    with pytest.raises(ValueError, match="choices 'turn'"):
        begin(3, choices="person")
    assert WAY.hands == CONTENT.ways["leak"].hands
    for mission, level, size in (
        ("a_promise_broken", "novice", 7), ("six_minutes", "veteran", 4),
        ("town_square", "novice", 4),
    ):  # fmt: skip
        state = begin(4, level=level, mission=mission, sandbox=True)
        assert {len(hand) for hand in state.hands.values()} == {size}
    named = {**setup(4, **DOUBT), "seats": kinds(4), "characters": FOUR, "sandbox": True}
    made = GAME.setup(named)
    assert share.decode(share.encode(made, 77, GAME), GAME) == (made, 77)


@pytest.mark.rule("MA-R115")
@pytest.mark.parametrize("seats, outs", [(3, [1, 2, 1]), (4, [1, 2, 3])])
def test_a_reading_leaves_out_companions_in_turn(seats: int, outs: list[int]) -> None:
    sim = doubt(seats, client=None)
    found = []
    for _ in outs:
        found += [each for each in round_about(sim) if isinstance(each, e.JammerRead)]
    assert [each.out for each in found] == outs
    assert {len(each.strengths) for each in found} == {seats}
    assert all(each.given[0] for each in sim.state.readings)


@pytest.mark.rule("MA-R116")
def test_the_person_alone_names_at_most_twice() -> None:
    """A wrong name costs two markers, never the last; that companion is not named again, nor
    heeds a mark."""
    sim = doubt(4, client=None)
    assert "call" in sim.keys()
    with_vote = sim.do("call")
    assert sim.step == "vote" and [each.seat for each in with_vote] == [0]
    assert sim.refused("abstain") == "MA-R116" and sim.refused(f"name@{MANDO}") == "MA-R111"
    events = sim.do(f"name@{CARA}")
    assert sim.state.named == [1] and sim.state.track == 2 and sim.step == "act"
    assert e.RoleTurned(seat=1, role=CREW) in events
    sim.do("call")
    assert sim.refused(f"name@{CARA}") == "MA-R111"
    sim.state.track = 8
    sim.do(f"name@{GREEF}")
    assert sim.state.track == 8 and not sim.state.over and sim.refused("call") == "MA-R116"
    sim = doubt(3, client=2)
    end_turn(sim)
    sim.do("on")
    assert sim.seat == 1 and sim.refused("call") == "MA-R116"
    sim = doubt(3)
    sim.do(sim.keys("play")[0])
    while sim.step != "act":
        sim.do(sim.keys()[-1])
    assert sim.why("call") == "MA-R116"


@pytest.mark.rule("MA-R116", "MA-R112")
def test_the_person_plays_the_hand_of_a_companion_who_is_named() -> None:
    """It says no reasons, gives no card, and decides the events of its turns."""
    sim = doubt(3)
    name(sim, CARA)
    state = sim.state
    assert state.client == 1 and state.track == 0 and sim.refused("call") == "MA-R112"
    end_turn(sim)
    assert state.player == 1 and sim.seat == 0 and sim.step == "act"
    assert (
        GAME.view(state, 0)["hand"]
        == list(state.hands[1])
        == GAME.view(state, 0)["leak"]["open_hand"]
    )
    state.step = "event"
    assert play(sim).decider == 1
    state.step = "action"
    while state.turn == 2:
        plays = sim.keys("play")
        assert sim.step != "jammer"
        sim.do(plays[0] if plays else sim.keys()[-1])
    assert 1 not in state.jammer and state.player == 2
    play(sim).lose("track")
    assert roles.scores(play(sim)) == (0, 1, 0)


@pytest.mark.rule("MA-R116")
def test_a_companion_who_was_named_wrongly_heeds_no_mark() -> None:
    sim = doubt(3, client=None)
    space = next(each for each in play(sim).map.grid.squares if each != sim.state.at[CARA])
    sim.do(f"mark:marker@{space}")
    search = Heeding(GAME, 1, Companion(1, 1), 1)
    sim.state.at[CARA] = space
    heeded = search.worth(sim.state)
    sim.state.named = [2]
    assert search.worth(sim.state) == heeded
    sim.state.named = [1]
    assert search.worth(sim.state) < heeded


# --- companions -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-R117")
def test_no_companion_says_what_became_of_a_mark() -> None:
    """Else what it says would prove what it is."""
    sim = doubt(3)
    sim.do(f"mark:marker@{next(iter(play(sim).map.grid.squares))}")
    end_turn(sim)
    assert sim.step == "saying" and sim.refused("say:asked") == sim.refused("say:declined")
    assert sim.refused("say:asked") == "MA-R117"


@pytest.mark.rule("MA-R117")
def test_loyal_and_false_companions_give_a_little_away() -> None:
    """A loyal one takes by chance any turn that is nearly the best, the same one when it is asked
    again; a false one the worst within reach that does not hurt its own character."""
    ends = [play(doubt(3)) for _ in range(4)]
    ends[3].state.damage[CARA] = 1
    worths = [5.0, 4.2, 3.2, 3.1]
    now = play(doubt(3))
    chosen = [leaking.friendly(now, ends, worths, 2, seed) for seed in range(40)]
    assert set(chosen) == {0, 1}
    assert chosen == [leaking.friendly(now, ends, worths, 2, seed) for seed in range(40)]
    false = {leaking.friendly(now, ends, worths, 1, seed) for seed in range(40)}
    assert false == {2}  # 1.8 below the best is within both of its limits
    far = [5.0, 4.2, 2.0, 3.1]
    assert {leaking.friendly(now, ends, far, 1, seed) for seed in range(40)} == {1, 2}


@pytest.mark.rule("MA-R117")
def test_a_companion_plays_as_it_says_and_asks_no_more_by_its_role() -> None:
    """The same number of questions to itself, guesses and steps, whatever its role."""
    counts, games = [], []
    for client in (1, 2):
        session = Session(GAME, {**setup(3, **DOUBT), "seats": kinds(3), "first": 1}, 5)
        dealt(session.state, client)
        companion, asked = Companion(4, 1), Counter[str]()
        imagine = Sight.imagine

        class Counted(Sight[Any]):
            def imagine(self, number: int) -> Any:
                asked["imagine"] += 1  # noqa: B023
                return imagine(self, number)

        for _ in range(4):
            decision = GAME.decision(session.state)
            assert decision is not None
            if decision.seat != 1 or decision.step not in ("saying", "act"):
                break
            key = companion.choose(Counted(GAME, session.state, 1), decision)
            assert decision.find(key) is not None and "asked" not in key
            asked["questions"] += 1
            if decision.step == "act":
                break
            session.choose(key)
        counts.append(asked["imagine"] / asked["questions"])
        games.append(session.state.said.get(1, ()))
    assert counts[0] == counts[1] and all(games)


# --- secrets --------------------------------------------------------------------------------------


def _pairs(first: int, last: int, answers: int) -> None:
    """Play two worlds that differ in the roles of companions alone; the person sees no
    difference."""
    for pair in range(first, last):
        seats = 3 + pair % 2
        clients: list[int | None] = [*range(1, seats), None]
        one = number(pair, "one", 0, len(clients))
        two = (one + 1 + number(pair, "two", 0, len(clients) - 1)) % len(clients)
        worlds = [dealt(begin(seats, pair), clients[each]) for each in (one, two)]
        for turn in range(answers):
            decision = GAME.decision(worlds[0])
            if decision is None:
                break
            options = [each for each in decision.options if each.verb != "call"]
            key = options[number(pair, "choice", turn, len(options))].key
            events = GAME.choose(worlds[0], key), GAME.choose(worlds[1], key)
            if worlds[0].over:
                break
            same_to(0, *worlds, events)


@pytest.mark.rule("MA-R115", "MA-R117")
def test_nothing_differs_to_the_person_by_role() -> None:
    _pairs(0, 12, 60)


@pytest.mark.long
@pytest.mark.rule("MA-R115", "MA-R117")
@pytest.mark.parametrize("first", range(0, 500, 50))
def test_nothing_differs_to_the_person_in_many_worlds(first: int) -> None:
    _pairs(first, first + 50, 80)


@pytest.mark.rule("MA-R115", "MA-R117")
def test_guesses_keep_what_a_seat_knows() -> None:
    """The person is crew for everybody; a companion knows its own role, and no other."""
    sim = doubt(4, client=2)
    for seat, kept in ((0, {0: CREW}), (1, {0: CREW, 1: CREW}), (2, {0: CREW, 2: CLIENT})):
        clients = set()
        for guess in range(40):
            made = GAME.imagine(sim.state, seat, guess)
            assert {each: made.roles[each] for each in kept} == kept
            assert Counter([*made.roles.values(), made.sealed]) == {CLIENT: 1, CREW: 4}
            clients.add(next((at for at, role in made.roles.items() if role == CLIENT), None))
        assert clients == ({2} if seat == 2 else {1, 2, 3, None} - {seat})
        told = GAME.view(sim.state, seat)["leak"]
        assert (CLIENT in str(told)) == (seat == 2)
