"""One table without a network: what guests read, take back, lose and get again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.online import guest, knowledge, limits, table, words
from game.table import registry
from game.table.conformance.hooks import words_in, words_of_event
from game.table.journal import Journal
from game.table.refusals import Refused
from game.table.session import Session
from tests.online.party import HOOKS, WAYS, Party, hooks, must_agree, open_party, party_of
from game.table.events import Event
from tests.table.coin import GAME, CoinBanked, CoinGame, State

HUMANS = {"seats": [{"kind": "human"}, {"kind": "human"}]}
BANK, FLIP, PEEK, END = "bank:coin@bank", "flip", "peek", "end"
LONG = 400


@pytest.fixture(autouse=True)
def coin_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")


def coins(folder: Path, **more: Any) -> Party:
    """Return two friends at a game of coins."""
    return open_party(GAME, HUMANS, folder, **more)


def play(party: Party, name: str, answers: int, seed: int = 1) -> None:
    """Play random answers; every guest reads the same as at the host after each."""
    for _ in range(answers):
        if party.session.decision() is None:
            return
        party.answer(party.pick(hooks(name), seed))
        must_agree(party)
        for place, each in party.guests.items():
            *_, last = each.at.arrived
            assert last.shots[-1][-1].view == party.session.game.view(party.session.state, place)


@pytest.mark.parametrize("name", HOOKS)
def test_guests_read_what_the_host_reads(name: str, tmp_path: Path) -> None:
    play(party_of(name, tmp_path), name, 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", HOOKS)
def test_guests_read_what_the_host_reads_all_game(name: str, seed: int, tmp_path: Path) -> None:
    play(party_of(name, tmp_path, seed + 11), name, LONG, seed)


# --- secrets --------------------------------------------------------------------------------------


def must_keep_secrets(party: Party, name: str, answers: int, seed: int) -> int:
    """Play, and search every frame of every seat for what is hidden from it; return the number of
    hidden ids looked for.

    The state in a frame is imagined, so it has all ids: it must not depend on where they are.
    """
    hook, game, looked = hooks(name), party.session.game, 0
    before = [hook.hidden(party.session.state, seat) for seat in party.session.people]
    shown, begun = set[str](), False
    for _ in range(answers):
        state = party.session.state
        decision = game.decision(state)
        if decision is None:
            break
        for each in party.guests.values():
            each.heard.clear()
        party.answer(party.pick(hook, seed))
        told = party.session.history[-1].events
        fresh = {w for each in told if hook.shows(each) for w in words_of_event(each)}
        shown = fresh if begun else shown | fresh
        begun = any(hook.forgets(each) for each in told)
        if party.session.decision() is None:
            break  # nothing is hidden any more
        for seat in party.session.people:
            hidden = hook.hidden(party.session.state, seat)
            secret = (hidden & before[seat]) - shown - hook.learned(told, seat)
            looked += len(secret)
            for text in party.guests[seat].heard:
                frame = json.loads(text)
                frame.pop("state", None)
                for part in frame.get("parts", ()):  # searched as views are
                    for shot in part["shots"]:
                        shot["v"] = _searched(hook, game, party.session.state, seat, shot["v"])
                assert not secret.intersection(words_in(frame))
                assert str(party.session.header.seed) not in text
            before[seat] = hidden
    return looked


def _searched(hook: Any, game: Any, state: Any, seat: int, patch: Any) -> Any:
    """Return the view that a patch gives, without the parts that hooks do not search."""
    return hook.searched(knowledge.codec.patched(game.view(state, seat), patch))


SEARCHED = [name for name in HOOKS if name not in WAYS]
"""games whose hooks know all hidden ids; in a way of play a seat sees again what it gave away"""


@pytest.mark.parametrize("name", SEARCHED)
def test_no_frame_names_what_is_hidden(name: str, tmp_path: Path) -> None:
    looked = must_keep_secrets(party_of(name, tmp_path, seed=1 << 60), name, 4, 3)
    assert looked or name in ("edge", "dice_table")  # which have no hidden ids


@pytest.mark.long
@pytest.mark.parametrize("name", SEARCHED)
def test_no_frame_of_a_game_names_what_is_hidden(name: str, tmp_path: Path) -> None:
    must_keep_secrets(party_of(name, tmp_path, seed=1 << 60), name, LONG, 5)


def sync_of(state: Any, party: Party, place: knowledge.Place) -> list[str]:
    """Return what a place is sent of a game in this state."""
    true, party.session.state = party.session.state, state
    try:
        sent = party.table.sync(place)
    finally:
        party.session.state = true
    return [words.frame(word) for _, word in sent if not isinstance(word, words.Past)]


@pytest.mark.parametrize("name", HOOKS)
def test_what_is_sent_rests_on_knowledge_alone(name: str, tmp_path: Path) -> None:
    """Games that differ only in what a seat cannot know are byte for byte the same to it."""
    party, hook = party_of(name, tmp_path), hooks(name)
    game = party.session.game
    for number in range(3):
        for place in (*party.session.people, None):
            other = game.load(game.dump(game.imagine(party.session.state, place, 5 + number)))
            assert sync_of(other, party, place) == sync_of(party.session.state, party, place)
        party.answer(party.pick(hook))


def test_a_key_goes_to_the_seat_that_gave_it(tmp_path: Path) -> None:
    party = coins(tmp_path)
    party.answer(PEEK)
    keys = [party.guests[place].at.history[-1].answer.key for place in (0, 1, None)]
    assert keys == [PEEK, guest.HIDDEN, guest.HIDDEN]
    kept = [len(party.guests[place].at.history[-1].events) for place in (0, 1, None)]
    assert kept == [1, 0, 0]
    assert not any("tails" in text or "heads" in text for text in party.guests[1].heard)
    party.answer(FLIP)
    assert all('"drawn"' not in text.partition('"state"')[0] for text in party.guests[1].heard)


class Showy(CoinGame):
    """A game that lays an ace on top of a tray for a moment, and then at its foot; only the tops
    are seen."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "trays": [tray[:1] for tray in state.trays]}

    def watch(self, state: State, key: str, events: list[Event]) -> list[Event]:
        told = self.choose(state, key)
        state.trays[0].insert(0, "ace")
        events.append(told[0])
        events.append(CoinBanked(seat=0, bank=2))
        state.trays[0].append(state.trays[0].pop(0))
        return events


def test_what_lies_open_for_a_moment_is_not_sent() -> None:
    game = Showy()
    state = game.new(game.setup(HUMANS), 3)
    state.trays[0].append("queen")
    (take,) = knowledge.shoot(game, state, BANK, [0])[0]
    assert len(take.events) == 2 and "ace" in state.trays[0]
    assert "ace" not in json.dumps(take.view)


def test_a_seed_cannot_be_guessed_and_nothing_is_laid_out() -> None:
    seeds = {table.new_session(GAME, HUMANS).header.seed for _ in range(4)}
    assert len(seeds) == 4 and max(seeds) > 1 << 40
    with pytest.raises(ValueError, match="position would show"):
        table.new_session(GAME, {**HUMANS, "position": {}})


# --- answers --------------------------------------------------------------------------------------


def reply(party: Party, place: knowledge.Place, word: words.Word) -> words.Word:
    """Return the first word that a place gets for one of its own; everybody hears theirs."""
    sent = party.say(place, word)
    party.pass_on(sent)
    return next(each for at, each in sent if at == place)


def test_answers_are_refused_with_the_reason(tmp_path: Path) -> None:
    party = coins(tmp_path, begun=False)
    rev = party.table.rev

    def said(place: knowledge.Place, number: int, key: str, at: int = rev) -> str:
        found = reply(party, place, words.Choose(id=number, rev=at, keys=[key]))
        return getattr(found, "reason", "")

    assert said(0, 1, END) == table.NOT_BEGUN
    party.pass_on(party.table.begin())
    assert said(1, 1, END) == "Friend 0 is asked, not you."
    assert said(None, 1, END) == "You watch this table: you cannot choose."
    assert said(0, 2, END, rev + 1) == table.CHANGED
    assert said(0, 3, "nonsense") == "'nonsense' is not one of the options."
    assert said(0, 4, END) == "" and party.session.seq == 1
    assert said(0, 4, END) == "" and party.session.seq == 1, "the same word again"
    with pytest.raises(Refused, match="Friend 1 is asked, not you."):
        party.guests[0].at.choose(END)


def test_nothing_can_be_chosen_while_an_answer_is_on_its_way(tmp_path: Path) -> None:
    party = coins(tmp_path)
    one = party.guests[0].at
    one.choose(BANK)
    asked = one.decision()
    assert asked is not None and asked.options == () and one.can_undo() == guest.WAIT
    with pytest.raises(Refused, match="on its way"):
        one.choose(BANK)
    party.carry(0)
    asked = one.decision()
    assert asked is not None and asked.options


def test_answers_in_a_row_are_one_word(tmp_path: Path) -> None:
    party = coins(tmp_path)
    party.guests[0].at.choose_all((BANK, "left_out", BANK))
    party.carry(0)
    must_agree(party)
    assert party.session.seq == 2
    (arrived,) = party.guests[1].at.arrived
    assert (arrived.start, len(arrived.shots)) == (0, 2)


# --- taking back ----------------------------------------------------------------------------------

STANDS = "Friend 0 made the last choice: you cannot undo it."
UNDO = [
    # the rule, what has been answered, who wants it back: why it cannot, None if it is done, or
    # "asked" if the others are
    ("matters", (BANK,), 0, None),
    ("matters", (BANK, END), 0, None),
    ("matters", (BANK, END), 1, STANDS),
    ("matters", (END, END), 0, STANDS.replace("0", "1")),
    ("matters", (FLIP,), 0, "You cannot undo rolls or reveals."),
    ("ask", (BANK,), 0, None),
    ("ask", (END, END), 0, "asked"),
    ("ask", (FLIP, END, END), 0, "asked"),
    ("ask", (END, FLIP), 0, "You cannot undo rolls or reveals."),
    ("never", (BANK,), 0, table.NEVER),
    ("matters", (), 0, "You have nothing to undo yet."),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "answers", "seat", "why"), UNDO)
def test_undo_by_three_rules(
    rule: Any, answers: tuple[str, ...], seat: int, why: str | None, tmp_path: Path
) -> None:
    party = coins(tmp_path, undo=rule)
    for key in answers:
        party.answer(key)
    before = party.session.seq
    reason = party.guests[seat].at.can_undo()
    if why not in (None, "asked"):
        assert reason is not None and reason.text.startswith(why)
        word = reply(party, seat, words.Undo(id=99, rev=party.table.rev))
        assert isinstance(word, words.No) and word.reason.startswith(why)
        assert party.session.seq == before
        return
    assert reason is None
    party.undo(seat)
    if why == "asked":
        wish = party.guests[1].news[-1]
        assert isinstance(wish, words.Wish) and party.session.seq == before
        party.pass_on(party.table.agree(1 - seat, words.Agree(ask=wish.ask, yes=True)))
    assert party.session.seq < before
    must_agree(party)


def test_a_request_is_declined_or_overtaken(tmp_path: Path) -> None:
    party = coins(tmp_path, undo="ask")
    for key in (END, END):
        party.answer(key)
    party.undo(0)
    party.pass_on(party.table.agree(1, words.Agree(ask=1, yes=False)))
    gone = party.guests[0].news[-1]
    assert isinstance(gone, words.Gone) and (gone.agreed, gone.by) == (False, 1)
    assert party.guests[0].at.pending is None, "it can go on"
    party.undo(0)
    party.answer(BANK)
    gone = next(each for each in party.guests[0].news if isinstance(each, words.Gone) and each.ask
                == 2)  # fmt: skip
    assert not gone.agreed and party.session.seq == 3
    must_agree(party)


def test_redo_is_for_the_author(tmp_path: Path) -> None:
    party = coins(tmp_path)
    for key in (BANK, END):
        party.answer(key)
    party.undo(0)
    assert [party.guests[place].at.can_redo for place in (0, 1)] == [True, False]
    party.guests[0].at.redo()
    party.carry(0)
    must_agree(party)
    assert party.session.seq == 2


# --- coming, going and the end --------------------------------------------------------------------


def test_a_guest_that_was_away_gets_what_it_lacks(tmp_path: Path) -> None:
    party = coins(tmp_path)
    party.answer(BANK)
    away = party.guests.pop(1)
    party.pass_on(party.table.depart(1))
    party.answer(BANK)
    party.undo(0)
    party.answer(END)
    party.guests[1] = away
    have, mark = away.at.have()
    away.heard.clear()
    party.pass_on(party.table.arrive(1, have, mark))
    (sync,) = [each for each in map(json.loads, away.heard) if each["t"] == "sync"]
    assert sync["keep"] == 1, "only what is new was sent"
    must_agree(party)


def test_a_host_killed_after_the_journal_loses_nothing(tmp_path: Path) -> None:
    party = coins(tmp_path)
    one = party.guests[0]
    one.at.choose(BANK)
    word = one.out.pop()
    party.say(0, word)  # on disk, and nobody has heard of it
    path = party.session.path
    assert path is not None
    party.session.close()
    party.table = table.Table(Session.resume(GAME, path), "t1", "Cantina")
    for place, each in party.guests.items():
        party.pass_on(party.table.arrive(place, *each.at.have()))
    must_agree(party)
    assert one.at.pending is None and one.at.history[-1].answer.key == BANK
    assert isinstance(reply(party, 0, word), words.No), "the old word does not count again"


def test_a_computer_player_continues_until_its_person_is_back(tmp_path: Path) -> None:
    party = coins(tmp_path)
    away = party.guests.pop(0)
    party.pass_on(party.table.depart(0))
    party.pass_on(party.table.let_computer(0))
    assert party.guests[1].at.kinds == ("random", "human")
    party.pass_on(party.table.move(END, "It is late."))
    must_agree(party)
    assert party.guests[1].at.history[-1].answer.why == "It is late."
    party.guests[0] = away
    party.pass_on(party.table.arrive(0, *away.at.have()))
    assert party.session.kinds == ("human", "human")
    must_agree(party)
    with pytest.raises(Refused, match="is here"):
        party.table.let_computer(0)


def test_seats_are_taken_once(tmp_path: Path) -> None:
    one = table.Table(Session(GAME, {"seats": [{"kind": "human"}, {"kind": "random"}]}, 3))
    one.take(0, "Ann")
    for seat, why in ((0, "Ann has this seat"), (1, "A computer player"), (5, "A computer")):
        with pytest.raises(Refused, match=why):
            one.take(seat, "Ben")
    one.free(0)
    one.take(0, "Ben")
    assert one.name_of(0) == "Ben"


def test_at_the_end_everybody_gets_the_journal(tmp_path: Path) -> None:
    party = open_party(GAME, {**HUMANS, "goal": 1}, tmp_path)
    party.answer(BANK)
    assert party.guests[1].at.state == party.session.state, "what was hidden is shown"
    whole = [each for each in party.guests[1].news if isinstance(each, words.Whole)]
    copy = tmp_path / "copy.jsonl"
    copy.write_text("".join(each.text for each in whole), "utf-8")
    assert Journal.read(copy).header == party.session.header and not whole[-1].more
    assert party.guests[0].at.can_undo() is not None, "all is known now"


def test_calls_are_few_and_point_at_what_all_see(tmp_path: Path) -> None:
    one = coins(tmp_path).table

    def heard(now: float, call: Any = "nice", at: str = "") -> int:
        return len(one.say(0, words.Say(call=call, at=at), now))

    assert (heard(0), heard(1), heard(2)) == (3, 0, 3)
    assert (heard(10, "point", "penny"), heard(20, "point", "heads")) == (3, 0)
    assert sum(bool(heard(30 + 2 * n)) for n in range(15)) == limits.CALLS_PER_MINUTE - 3
    assert [len(one.nudge(1, now)) for now in (0, 60, 200)] == [1, 0, 1]
    assert one.nudge(0, 999) == [], "it is asked itself"


def test_a_broken_host_is_found_out(tmp_path: Path) -> None:
    party = coins(tmp_path)
    party.answer(BANK)
    word = json.loads(party.guests[1].heard[-1])
    unknown = {**word["parts"][0], "shots": [{"e": [["Import", {}]], "v": None}]}
    other = {**word["ask"], "seat": 1}
    for name, wrong in (("state", "{}"), ("parts", [unknown]), ("ask", other)):
        bad = words.heard(json.dumps({**word, "seq": 2, "rev": 1, name: wrong}), words.HOST)
        at = open_party(GAME, HUMANS, tmp_path / name).guests[1].at
        at.history = list(party.guests[1].at.history)
        with pytest.raises(guest.GuestError):
            at.hear(bad)


def test_a_gap_is_asked_for_again_once(tmp_path: Path) -> None:
    party = coins(tmp_path)
    deaf = party.guests.pop(1)
    party.answer(BANK)
    party.guests[1] = deaf
    party.answer(BANK)
    assert isinstance(deaf.out[0], words.Resync)
    party.carry(1)
    must_agree(party)
    deaf.at.doubt()
    with pytest.raises(guest.GuestError, match="rules here differ"):
        deaf.at.doubt()
