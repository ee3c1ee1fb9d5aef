"""The Leak, the way of play of envelope 1: roles, the Jammer, votes, and who knows what."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from game.mandalorian import campaign, share
from game.mandalorian import events as e
from game.mandalorian.campaign import Campaign, Played
from game.mandalorian.context import Play
from game.mandalorian.frames import Plain
from game.mandalorian.names import CLIENT, CREW
from game.mandalorian.players import leaking, suspicion
from game.mandalorian.rules import decks, jammer, roles
from game.mandalorian.state import NOBODY, Reading, State
from game.mandalorian.text import names
from game.players import make_players
from game.table.session import Session
from game.table.streams import number
from tests.mandalorian.bench import CARA, GREEF, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, begin, setup, wrong

FOUR = (MANDO, CARA, GREEF, KUIIL)
WAY = CONTENT.ways["leak"]
LEAK = {"way": "leak", "mission": "a_promise_broken"}
WON, LOST = "won", "lost"


def leak(seats: int = 3, **data: Any) -> Sim:
    """Return a game of The Leak on an empty map, in which everybody has seen the own role: the
    second seat is the Second Client. Hands and a client can be named."""
    client = data.pop("client", 1)
    sim = Sim("a_promise_broken", FOUR[:seats], seats=seats, setup={"way": "leak"}, **data)
    sim.do(*["seen"] * seats)
    dealt(sim.state, client)
    return sim


def dealt(state: State, client: int | None) -> State:
    """Deal the roles of a game anew: to a seat the Second Client, or to none."""
    seats = len(state.setup.seats)
    state.roles = {seat: CLIENT if seat == client else CREW for seat in range(seats)}
    state.sealed = CLIENT if client is None else CREW
    return state


def play(sim: Sim) -> Play:
    return GAME.play(sim.state)


def answer(sim: Sim, until: str, prefer: str = "") -> list[Any]:
    """Answer with the last option, or one of a verb, until such a step asks; return all events."""
    found: list[Any] = []
    while sim.step != until:
        keys = [each for each in sim.keys() if each not in ("call", "unmark")]
        wanted = [each for each in keys if prefer and each.startswith(prefer)]
        found += sim.do((wanted or keys[-1:])[0])
    return found


def end_turn(sim: Sim, card: str = "") -> list[Any]:
    """Play two cards to no effect, put one into the Jammer, and return what came of all."""
    found: list[Any] = []
    while sim.step != "jammer":
        keys = [each for each in sim.keys() if each != "call"]
        plays = [each for each in keys if each.startswith("play")]
        found += sim.do(plays[0] if plays else keys[-1])
    return found + sim.do(f"jam:{card}" if card else sim.keys()[0])


def vote(sim: Sim, named: tuple[int, ...]) -> list[Any]:
    """Call a vote and let each seat, from the one that calls on, name a seat."""
    found = sim.do("call")
    for seat in named:
        found += sim.do("abstain" if seat == NOBODY else f"name@{sim.state.characters[seat]}")
    return found


# --- envelopes ------------------------------------------------------------------------------------


@pytest.mark.rule("MA-031", "MA-033", "MA-411", "MA-R103", "MA-R104")
def test_an_envelope_opens_when_the_deck_says_so_and_brings_a_way_of_play() -> None:
    """Nothing in an envelope is part of a deck; saved campaigns read on as they are."""
    envelope = CONTENT.envelopes[1]
    assert not {envelope.id, *envelope.holds} & {*campaign.deck(CONTENT)}
    told = [n for n, card in CONTENT.guides.items() if card.opens]
    assert told == [44, 65] and not campaign.due_envelopes(CONTENT, 43)
    assert campaign.due_envelopes(CONTENT, 64) == campaign.due_envelopes(CONTENT, 44) == (1,)
    kept = Campaign(44, (Played("town_square", True, "standard"),))
    assert campaign.open_ways(CONTENT, kept) == ()
    opened = campaign.open_envelope(kept, 1)
    assert campaign.open_ways(CONTENT, opened) == ("leak",) and opened.guide == kept.guide
    after = campaign.conclude(CONTENT, opened, Played("the_egg", True, "standard"))
    assert after.opened == (1,) and len(after.games) == 2


@pytest.mark.rule("MA-R105")
def test_the_leak_is_for_three_or_four_with_a_character_each() -> None:
    assert "for 3 or 4 players, not 2" in wrong(2, **LEAK)
    assert "each player leads one character" in wrong(3, mode="shared", **LEAK)
    assert "choices 'turn'" in wrong(3, choices="person", **LEAK)
    companion = [{"kind": "human"}, {"kind": "human"}, {"kind": "companion"}]
    with pytest.raises(ValueError, match="no companion plays"):
        GAME.setup({**setup(3, **LEAK), "seats": companion})
    for mission, level, size in (
        ("six_minutes", "novice", 5), ("the_egg", "standard", 5), ("six_minutes", "veteran", 4),
        ("a_promise_broken", "standard", 7), ("town_square", "standard", 4),
    ):  # fmt: skip
        state = begin(3, level=level, way="leak", mission=mission, sandbox=True)
        assert {len(hand) for hand in state.hands.values()} == {size}
    made = GAME.setup(setup(4, first=2, challenges=("fog",), **LEAK))
    assert share.decode(share.encode(made, 77, GAME), GAME) == (made, 77)
    plain = GAME.setup(setup(3, mission="a_promise_broken"))
    assert len(share.encode(plain, 77, GAME)) == share.LENGTH


def test_the_rules_card_says_the_figures_that_the_rules_read() -> None:
    """Role cards have as much to read, so that nobody is longer at it."""
    told = " ".join(WAY.lines)
    three, four = (WAY.sums_of(seats) for seats in (3, 4))
    assert three is not None and four is not None and WAY.sums_of(2) is None
    assert f"At {three.through} or less (four players: {four.through})" in told
    assert f"At {three.marker} or less (four: {four.marker})" in told
    assert [(each.mission, each.more) for each in WAY.hands] == [
        ("a_promise_broken", 3), ("town_square", 0),
    ] and "one card more; in A Promise Broken three, in The Square none" in told  # fmt: skip
    assert (WAY.more, WAY.split, WAY.wrong) == (1, 1, 2) and sorted(WAY.noise) == [
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
    ]
    cards = [CONTENT.components[each].lines for each in (CLIENT, CREW)]
    assert len({*map(len, cards)}) == 1
    assert abs(len(" ".join(cards[0])) - len(" ".join(cards[1]))) < 30


# --- roles ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-032", "MA-R106")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_role_stays_sealed_so_there_may_be_no_leak(seats: int) -> None:
    """Everybody looks before the first turn, the first player before the others."""
    found: Counter[int | None] = Counter()
    for seed in range(120):
        state = begin(seats, seed, **LEAK)
        every = [*state.roles.values(), state.sealed]
        assert Counter(every) == {CLIENT: 1, CREW: seats}
        found[next((seat for seat, role in state.roles.items() if role == CLIENT), None)] += 1
    assert set(found) == {*range(seats), None} and min(found.values()) > 120 // (3 * seats)
    state = begin(seats, first=1, **LEAK)
    asked = []
    while (decision := GAME.decision(state)) is not None and decision.step == "role":
        asked.append(decision.seat)
        assert not state.turn
        GAME.choose(state, "seen")
    assert asked == [(1 + step) % seats for step in range(seats)]


@pytest.mark.rule("MA-R107")
@pytest.mark.parametrize(
    "client, end, fallen, scores",
    [
        (1, WON, None, (1, 0, 1)),
        (None, WON, None, (1, 1, 1)),
        (1, LOST, None, (0, 1, 0)),
        (1, LOST, 0, (0, 1, 0)),
        (1, LOST, 1, (0, 0, 0)),
        (None, LOST, 0, (0, 0, 0)),
    ],
)
def test_who_wins(
    client: int | None, end: str, fallen: int | None, scores: tuple[int, ...]
) -> None:
    sim = leak(client=client)
    now = play(sim)
    if fallen is not None:
        who = sim.state.characters[fallen]
        sim.state.damage[who] = now.health(who)
    now.win() if end == WON else now.lose("track" if fallen is None else "defeat")
    result = GAME.result(sim.state)
    assert result is not None and result.scores == scores
    assert result.winner == (0 if end == WON else None)
    told = [each for each in now.events if isinstance(each, e.RolesShown)]
    assert told[0].roles[1] == (CLIENT if client else CREW)
    assert GAME.view(sim.state, None)["leak"]["sealed"] == sim.state.sealed


# --- the Jammer -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-R108", "MA-R113")
def test_a_card_goes_facedown_into_the_jammer_before_the_draw() -> None:
    """It adds to no slot and reaches no discard pile; a tactical card never goes in."""
    hand = ("beskar_helmet", "old_trade", "rising_phoenix", "flamethrower")
    sim = leak(hands=(hand, (), ()))
    while sim.step != "jammer":
        keys = [each for each in sim.keys() if each.startswith("play")] or [sim.keys()[-1]]
        sim.do(keys[0])
    state = sim.state
    assert state.step == "draw" and len(state.hands[0]) == 2
    gone, slots = state.hands[0][0], {slot: play(sim).slot_total(slot) for slot in state.slots}
    assert sim.refused("jam:whistling_birds") == sim.refused("jam_top") == "MA-R108"
    events = sim.do(f"jam:{gone}")
    assert state.jammer == {0: gone} and len(state.hands[0]) == 7
    told = [each for each in events if isinstance(each, e.Jammed | e.SkillsDrawn)]
    assert told[0] == e.Jammed(seat=0)
    assert {slot: play(sim).slot_total(slot) for slot in state.slots} == slots
    assert gone not in [card for pile in state.piles.values() for card in pile]


@pytest.mark.rule("MA-R108")
def test_without_a_card_of_strength_the_top_of_the_deck_goes_in_unseen() -> None:
    own = [id for id, each in CONTENT.skills.items() if each.character == MANDO]
    exact = next(each for each in own if CONTENT.skills[each].exact)
    sim = leak()
    sim.state.hands[0], top = (exact,), sim.state.decks[MANDO][-1]
    sim.push(Plain(0, step="jammer"))
    assert sim.keys() == ["jam_top"] and sim.refused(f"jam:{exact}") == "MA-R108"
    sim.do("jam_top")
    assert sim.state.jammer == {0: top} and sim.state.hands[0] == (exact,)


@pytest.mark.rule("MA-R109", "MA-R113")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_reading_leaves_one_seat_out_in_rotation(seats: int) -> None:
    """It shows sorted strengths only; every card goes back into its deck."""
    sim, outs = leak(seats, level="novice"), list[int]()
    whole = {who: Counter(_cards(sim.state, seat)) for seat, who in enumerate(FOUR[:seats])}
    for _ in range(2):
        given: dict[int, str] = {}
        for seat in range(seats):
            answer(sim, "jammer", "play")
            given[seat] = sim.keys()[0].partition(":")[2]
            events = sim.do(sim.keys()[0])
            if sim.state.over:
                return
        read = next(each for each in events if isinstance(each, e.JammerRead))
        outs.append(read.out)
        own = Counter(CONTENT.skills[card].strength for s, card in given.items() if s != read.out)
        left = Counter(read.strengths) - own
        assert left.total() == 1 and set(left) <= {*WAY.noise}
        assert list(read.strengths) == sorted(read.strengths) and sum(read.strengths) == read.total
        assert sim.state.jammer == {} and len(read.strengths) == seats
        for seat, who in enumerate(FOUR[:seats]):
            assert Counter(_cards(sim.state, seat)) == whole[who]
    assert outs == [0, 1]


def _cards(state: State, seat: int) -> list[str]:
    """Return all skill cards of a seat's character, wherever they are."""
    who = state.characters[seat]
    slots = [card for cards in state.slots.values() for card in cards]
    own = [card for card in slots if CONTENT.skills[card].character == who]
    return [*state.hands[seat], *state.decks[who], *state.piles[who], *own,
            *filter(None, [state.jammer.get(seat, "")])]  # fmt: skip


@pytest.mark.rule("MA-R110")
@pytest.mark.parametrize(
    "seats, total, track, after, disrupted",
    [(3, 7, 2, 2, False), (3, 6, 2, 2, True), (3, 4, 2, 3, True), (3, 4, 8, 8, True),
     (4, 10, 2, 2, False), (4, 9, 2, 2, True), (4, 7, 2, 3, True)],
)  # fmt: skip
def test_a_low_sum_disrupts_and_may_cost_a_marker(
    monkeypatch: pytest.MonkeyPatch, seats: int, total: int, track: int, after: int, disrupted: bool
) -> None:
    """Never the last one. The slot that comes to five waits for the next Event Step."""
    full = dict.fromkeys(("plan", "attack", "intel"), (4,))
    sim = leak(seats, slots={"move": ("old_trade",)}, disrupts=full)
    state, now = sim.state, play(sim)
    state.track = track
    state.step, state.player = "draw", seats - 1
    weak = [_of_strength(who, 1) for who in FOUR[:seats]]
    state.jammer = {seat: card for seat, card in enumerate(weak)}
    noise = total - (seats - 1)
    mixed = Play.shuffle

    def shuffle(p: Play, stream: str, items: Any) -> list[Any]:
        return [noise] if stream == "noise" else mixed(p, stream, items)

    monkeypatch.setattr(Play, "shuffle", shuffle)
    sim.push(Plain(state.player, step="reading"))
    assert state.readings[-1].total == total and state.track == after
    assert bool(state.disrupts["move"]) == disrupted
    assert not state.raised and now.limit == 9


def _of_strength(who: str, strength: int) -> str:
    return next(
        id for id, each in CONTENT.skills.items()
        if each.character == who and each.strength == strength and not each.guide
    )  # fmt: skip


# --- votes ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R111")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_votes(seats: int) -> None:
    """More than half of all seats name; else a marker, and two for a member of the crew. Each of
    these leaves the last place of the track free."""
    choices = [[*(s for s in range(seats) if s != seat), NOBODY] for seat in range(seats)]
    for named in product(*choices):
        sim = leak(seats)
        sim.state.track = 3
        events = vote(sim, named)
        top = Counter(each for each in named if each != NOBODY).most_common(1)
        hit = top[0][0] if top and 2 * top[0][1] > seats else None
        cost = WAY.split if hit is None else 0 if hit == 1 else WAY.wrong
        assert sim.state.track == 3 + cost, named
        assert sim.state.named == ([] if hit is None else [hit])
        assert sim.state.client == (1 if hit == 1 else None)
        shown = next(each for each in events if isinstance(each, e.VotesShown))
        assert shown.votes == named and not sim.state.votes
    for track, after in ((6, 8), (7, 8), (8, 8)):
        sim = leak(seats)
        sim.state.track = track
        vote(sim, (2, 2, 0, 2)[:seats])
        assert sim.state.track == after and not sim.state.over


@pytest.mark.rule("MA-R111", "MA-R112")
def test_when_a_vote_can_be_called() -> None:
    sim = leak(4)
    vote(sim, (2, NOBODY, NOBODY, NOBODY))
    assert sim.step == "act" and sim.refused("call") == "MA-R111"
    end_turn(sim)
    sim.do(next(each for each in sim.keys() if each.startswith("play")))
    assert sim.why("call") == "MA-R111"
    sim = leak(4)
    sim.do("call")
    assert sim.refused(f"name@{MANDO}") == sim.refused("name@xian") == "MA-R111"
    sim = leak(4)
    vote(sim, (2, 2, 0, 2))
    assert sim.state.named == [2]
    end_turn(sim)
    sim.do("call")
    assert f"name@{GREEF}" not in sim.keys() and sim.refused(f"name@{GREEF}") == "MA-R111"
    sim = leak(4)
    vote(sim, (1, 0, 1, 1))
    end_turn(sim)
    assert sim.state.player == 1 and sim.seat == 2 and sim.refused("call") == "MA-R112"
    assert Sim(seats=2, characters=(MANDO, "ig_11")).refused("call") == "MA-R104"


@pytest.mark.rule("MA-R112", "MA-239")
def test_a_named_client_is_played_from_the_left_and_rules_the_events() -> None:
    """The hand is open, the seat gives no card, and the choices of events in that turn are the
    client's; cards of characters are their players' own."""
    sim = leak(3)
    vote(sim, (1, 0, 1))
    state = sim.state
    for seat in (0, 2, None):
        assert GAME.view(state, seat)["leak"]["open_hand"] == list(state.hands[1])
    state.step = "event"
    assert play(sim).decider == 0
    state.step = "action"
    end_turn(sim)
    assert state.player == 1 and sim.seat == 2 == play(sim).decider
    state.step = "event"
    assert play(sim).decider == 1
    state.step = "action"
    assert GAME.view(state, 2)["hand"] == list(state.hands[1])
    assert GAME.view(state, 0)["hand"] == list(state.hands[0])
    assert play(sim).seat_of(CARA) == 2 and play(sim).hand_of(CARA) == 1
    before = len(state.hands[1])
    sim.do(next(each for each in sim.keys() if each.startswith("play")))
    assert len(state.hands[1]) == before - 1 and sim.seat == 2
    while state.turn == 2:
        assert sim.step != "jammer"
        sim.do(next((each for each in sim.keys() if each.startswith("play")), sim.keys()[-1]))
    assert 1 not in state.jammer and sim.seat == 2 == state.player
    end_turn(sim)
    assert state.readings[-1].out == 1 and len(state.readings[-1].strengths) == 3


@pytest.mark.rule("MA-R112")
def test_a_client_who_is_named_in_the_own_turn_hands_the_turn_over() -> None:
    sim = leak(3, client=0)
    vote(sim, (1, 0, 0))
    assert sim.state.client == 0 == sim.state.player and sim.seat == 1 and sim.step == "act"


# --- secrets --------------------------------------------------------------------------------------


def worlds(pair: int) -> tuple[State, State, int]:
    """Return two games that differ in roles alone, and a seat whose role is the same in both."""
    seats = 3 + pair % 2
    first = pair % seats
    others = [seat for seat in range(seats) if seat != first]
    clients: list[int | None] = [*others, None]
    one = clients[number(pair, "one", 0, len(clients))]
    two = next(each for each in clients if each != one)
    made = [dealt(begin(seats, pair, **LEAK), client) for client in (one, two)]
    return made[0], made[1], first


def same_to(seat: int, one: State, two: State, events: tuple[list[Any], list[Any]]) -> None:
    """Fail unless two games look the same to a seat, ask it the same, and log the same."""
    views = [GAME.view(each, seat) for each in (one, two)]
    assert views[0] == views[1]
    assert GAME.view(one, None) == GAME.view(two, None)
    asked = [GAME.decision(each) for each in (one, two)]
    assert (asked[0] is None) == (asked[1] is None)
    if asked[0] is not None and asked[1] is not None:
        assert asked[0] == asked[1] and GAME.prompt(one) == GAME.prompt(two)
        words = [[GAME.word(each, o) for o in asked[0].options] for each in (one, two)]
        assert words[0] == words[1]
    assert events[0] == events[1]
    lines = [[GAME.tell(each, x, seat) for x in found] for each, found in zip((one, two), events)]
    assert lines[0] == lines[1]
    assert GAME.drawn(one) == GAME.drawn(two)


def _pairs(first: int, last: int, answers: int) -> None:
    for pair in range(first, last):
        one, two, seat = worlds(pair)
        for turn in range(answers):
            decision = GAME.decision(one)
            if decision is None:
                break
            options = [each for each in decision.options]
            chosen = options[number(pair, "choice", turn, len(options))]
            if decision.step == "vote":
                chosen = options[-1]  # a role turned up is no secret
            events = GAME.choose(one, chosen.key), GAME.choose(two, chosen.key)
            if one.over:
                break
            same_to(seat, one, two, events)


@pytest.mark.rule("MA-R114")
def test_nothing_differs_by_role() -> None:
    """Two worlds with other roles ask, show and log the same to a seat that does not know them."""
    _pairs(0, 12, 60)


@pytest.mark.long
@pytest.mark.rule("MA-R114")
@pytest.mark.parametrize("first", range(0, 500, 50))
def test_nothing_differs_by_role_in_many_worlds(first: int) -> None:
    _pairs(first, first + 50, 80)


@pytest.mark.rule("MA-R114", "MA-295", "MA-296")
def test_views_and_guesses_of_a_seat_hold_no_secret_of_another() -> None:
    """Role, vote and card of a seat are in no other view; a guess deals them anew, and keeps what
    the seat knows. The log of a shared screen names no card that is not open."""
    sim = leak(4, client=2, down=(("tracker", "s02"),))
    end_turn(sim)
    state = sim.state
    state.votes = {0: 2, 3: 1}
    state.readings = [Reading(1, 3, (1, 2, 3, 4), 10, ("old_trade", "", "good_odds", ""))]
    for seat in (0, 1, 3, None):
        told = GAME.view(state, seat)["leak"]
        assert CLIENT not in str(told) and told["sealed"] == ""
        assert told["given"] == (state.jammer[0] if seat == 0 else "")
        assert told["vote"] == state.votes.get(seat if seat is not None else 9)
        assert told["readings"][0]["given"] == ["old_trade" if seat == 0 else "", "", "", ""]
    clients = set()
    for guess in range(40):
        made = GAME.imagine(state, 0, guess)
        GAME.validate(made)
        assert made.roles[0] == CREW and made.jammer == {0: state.jammer[0]}
        assert made.hands[0] == state.hands[0] and made.votes == {0: 2, 3: NOBODY}
        assert made.readings[0].given == ("old_trade", "", "", "")
        assert Counter([*made.roles.values(), made.sealed]) == {CLIENT: 1, CREW: 4}
        clients.add(next((seat for seat, role in made.roles.items() if role == CLIENT), None))
        assert GAME.imagine(state, 1, guess).jammer[0] in _cards(state, 0)
    assert clients == {1, 2, 3, None}
    drawn = e.SkillsDrawn(seat=0, count=1, cards=("old_trade",), to=(0,))
    token = next(each for each in state.spaces if each not in state.up)
    state.seen[token] = (0,)
    assert "threat" in names.token_name(play(sim), token, 0)
    line = GAME.tell(state, drawn, 0)
    assert "Old Trade" not in line and "1 skill card" in line


@pytest.mark.rule("MA-R114")
def test_undo_stops_at_a_secret() -> None:
    session = Session(GAME, setup(3, **LEAK), 5)
    for keys in (["seen"], ["seen", "seen"]):
        for key in keys:
            session.choose(key)
        assert session.can_undo() is not None
    while (decision := session.decision()) is not None and decision.step != "jammer":
        plays = [each.key for each in decision.options if each.verb == "play"]
        session.choose(plays[0] if plays else decision.options[-1].key)
    session.choose(session.decision().options[0].key)  # type: ignore[union-attr]
    assert session.can_undo() is not None
    session.choose("call")
    assert session.can_undo() is None
    session.choose("abstain")
    assert session.can_undo() is not None
    assert all(kind.reveals for kind in (e.RoleSeen, e.Jammed, e.Voted, e.TokenSeen))


def test_the_whole_game_is_told_and_can_be_read_again(tmp_path: Any) -> None:
    """Played by chance in all seats; the journal replays to the same state."""
    path = tmp_path / "leak.jsonl"
    session = Session(GAME, {**setup(3, **LEAK), "seats": [{"kind": "random"}] * 3}, 11, path)
    session.autoplay(make_players("mandalorian", session.kinds, 11))
    assert session.state.over and session.state.readings
    session.close()
    again = Session.resume(GAME, path)
    assert GAME.dump(again.state) == GAME.dump(session.state) and not again.notes
    again.close()


# --- computer players -----------------------------------------------------------------------------


def test_what_computer_players_make_of_readings() -> None:
    """Low sums whenever a seat's card is in speak against it; the player's own card is no news."""
    sim = leak(3, client=None)
    low, high = (1, 1, 2), (3, 4, 4)
    sim.state.readings = [
        Reading(n + 1, n % 3, high if n % 3 == 1 else low, sum(high if n % 3 == 1 else low),
                ("", "", ""))
        for n in range(6)
    ]  # fmt: skip
    chances = suspicion.suspicion(play(sim), 0)
    assert suspicion.suspect(chances, 0.6) == 1 and abs(sum(chances.values()) - 1) < 1e-9
    assert leaking.calls(play(sim), 0) and not leaking.calls(play(leak(3)), 0)
    sim.do("call")
    players = make_players("mandalorian", ("steady",) * 3, 1)
    sight = Session(GAME, setup(3, **LEAK), 5).sight(0)
    sight._state = sim.state
    assert players[0].choose(sight, GAME.decision(sim.state)) == f"name@{CARA}"  # type: ignore[arg-type]


@pytest.mark.parametrize("client, place, least", [(0, 0, 20), (1, -1, 24)])
def test_what_computer_players_put_into_the_jammer(client: int, place: int, least: int) -> None:
    """A Second Client mostly the weakest card, the crew mostly the strongest, but not always."""
    sim = leak(
        3, client=client, hands=(("beskar_helmet", "flamethrower", "rising_phoenix"), (), ())
    )
    sim.push(Plain(0, step="jammer"))
    ranked = sorted(sim.state.hands[0], key=lambda card: CONTENT.skills[card].strength)
    sight = Session(GAME, setup(3, **LEAK), 5).sight(0)
    sight._state = sim.state
    asked = GAME.decision(sim.state)
    assert asked is not None
    kinds = ("steady",) * 3
    given = [make_players("mandalorian", kinds, seed)[0].choose(sight, asked) for seed in range(40)]
    assert least <= given.count(f"jam:{ranked[place]}") < 40


def test_a_quiet_client_gives_little_away_and_spares_itself() -> None:
    """It takes a worse turn within reach, but none that hurts the own character."""
    sim = leak(3, client=0)
    best, worse, hurt = (play(leak(3, client=0)) for _ in range(3))
    hurt.state.damage[MANDO] = 1
    worths = [5.0, 5.0 - leaking.QUIET, 5.0 - leaking.QUIET, 4.9 - leaking.QUIET]
    assert leaking.quiet([best, worse, hurt, worse], worths, 0, leaking.QUIET) == 1
    assert roles.scores(play(sim)) == (1, 0, 0) and decks.skill_deck(play(sim), 0) == MANDO
    assert jammer.JAMMER.keys() == {"jam", "jam_top"}
