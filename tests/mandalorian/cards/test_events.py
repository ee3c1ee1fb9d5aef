"""Event cards and planning cards, played."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import event_step
from tests.specs import Situation, faults, read, table

SPECS = read("mandalorian/cards/events.spec")
COUNTED = {
    "attack": e.EnemyAttacks, "spawn": e.TokenEntered, "disrupt": e.SlotDisrupted,
    "flip": e.TokenFlipped,
}  # fmt: skip


def placed(words: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return tokens and their spaces: ``nikto_guard@s09``."""
    return tuple((token, space) for token, _, space in (word.partition("@") for word in words))


def drawn(id: str, position: Situation, total: int) -> str:
    """Return what comes of an event drawn for a slot of this total, taking the first choices: how
    many enemies move and by how many spaces at most, and how much there is of everything else.

    Another event is Alarm, which spawns twice.
    """
    tokens = placed(position.names)
    down = placed(tuple(filter(None, position.settings.get("down", "").split(","))))
    events = tuple(dict.fromkeys((id, "ev_alarm")))
    sim = Sim(tokens=tokens, down=down, events=events, setup={"guide": 71})
    cards = ("whistling_birds",) if total == 5 else ("old_trade", "whistling_birds")
    sim.put("move", *cards, disrupts=(2 if total == 5 else 1,))
    event_step(sim)
    found = list(sim.events)
    while sim.step != "act":
        found += sim.do(sim.keys()[0])
    assert sim.state.track == (total > 5)
    paths = [len(each.path) - 1 for each in found if isinstance(each, e.TokenMoved)]
    told = {"move": len(paths), "by": max(paths, default=0)}
    for word, kind in COUNTED.items():
        told[word] = sum(isinstance(each, kind) for each in found)
    told["hurt"] = sum(sim.state.damage.get(who, 0) for who in sim.state.characters)
    return "; ".join(f"{word} {n}" for word, n in told.items() if n)


@pytest.mark.rule("MA-242")
@pytest.mark.parametrize(("slot", "total"), [("five", 5), ("seven", 7)])
def test_every_event_card(slot: str, total: int) -> None:
    with faults() as at:
        for id, spec in SPECS.items():
            with at(spec.line):
                (position,) = spec.situations
                assert drawn(id, position, total) == position.plays[slot]
                more = spec.texts("says")[-1].startswith("6+")
                assert more == (position.plays["five"] != position.plays["seven"])


@pytest.mark.rule("MA-347")
def test_bad_footing_makes_the_child_flee() -> None:
    sim = Sim("a_promise_broken", (MANDO, KUIIL), child=KUIIL, events=("ev_bad_footing",))
    sim.put("move", "whistling_birds", disrupts=(2,))
    event_step(sim)
    while sim.step != "act":
        sim.do(sim.keys()[0])
    assert sim.state.carrier == "" and sim.state.child in {"s11", "s17"}
    assert not sim.state.damage


def test_out_of_time_takes_a_planning_card_instead() -> None:
    sim = Sim(plans={MANDO: ("defend",)}, events=("ev_out_of_time",))
    sim.put("move", "whistling_birds", disrupts=(2,))
    event_step(sim)
    assert sim.keys() == ["pay:defend", "suffer"]
    sim.do("pay:defend")
    assert sim.state.plans[MANDO] == () and not sim.state.damage


HAND = (("old_trade", "patient_hunter", "rising_phoenix", "two_at_once"),)


def kept(id: str, **position: object) -> Sim:
    """Return a game in which the Mandalorian has kept a planning card."""
    more = {"hands": HAND, "setup": {"guide": 71}, **position}
    return Sim(plans={MANDO: (id,)}, **more)  # type: ignore[arg-type]


def gone(sim: Sim, id: str) -> bool:
    """Return True if a card has been used and is in the discard pile (MA-R36)."""
    return sim.state.plans[MANDO] == () and id in sim.state.piles["planning"]


@pytest.mark.rule("MA-161", "MA-R36")
def test_defend() -> None:
    sim = kept("defend", tokens=(("nikto_watchman", "s09"),))
    sim.do("play:old_trade@move", f"move:{MANDO}@s15", f"block:defend@{MANDO}")
    assert not sim.state.damage and gone(sim, "defend")


def decline(sim: Sim, *slots: str) -> None:
    """Play a card of the hand into each slot and decline its action."""
    for card, slot in zip(sim.state.hands[0], slots, strict=False):
        sim.do(f"play:{card}@{slot}")
        if sim.step == "acting":
            sim.do("done")


def test_push_on() -> None:
    sim = kept("push_on")
    sim.do(f"use:push_on@{MANDO}")
    decline(sim, "move", "attack")
    assert sim.state.turn == 1 and sim.keys("play"), "a third action is due"
    decline(sim, "intel")
    assert sim.state.turn == 2
    usual = kept("push_on")
    decline(usual, "move", "attack")
    assert not usual.keys("play") or usual.state.turn == 2
    assert gone(sim, "push_on")


def test_return_fire() -> None:
    sim = kept("return_fire", events=("ev_long_shot",), tokens=(("nikto_marksman", "s15"),))
    sim.put("move", "whistling_birds", disrupts=(2,))
    event_step(sim)
    if sim.step == "striking":
        sim.do(f"strike:{sim.token('nikto_marksman')}@{MANDO}")
    sim.do(f"use:return_fire@{MANDO}")
    assert sim.on_map("nikto_marksman") == 0 and gone(sim, "return_fire")


def test_steady_hands() -> None:
    sim = kept("steady_hands", tokens=(("nikto_chief", "s15"),))
    sim.do("play:patient_hunter@attack", f"use:steady_hands@{MANDO}")
    sim.do(f"attack@{sim.token('nikto_chief')}")
    assert sim.of(e.TokenHurt)[0].n == 3 and gone(sim, "steady_hands")


def test_quick_exit() -> None:
    sim = kept("quick_exit")
    sim.do(f"use:quick_exit@{MANDO}")
    assert f"move:{MANDO}@s04" not in sim.keys()
    sim.do(f"move:{MANDO}@s09")
    assert sim.state.at == {MANDO: "s09", IG: "s20"} and sim.state.plays == 0
    assert gone(sim, "quick_exit")


@pytest.mark.rule("MA-391", "MA-R14", "MA-180", "MA-R15")
def test_own_initiative() -> None:
    sim = kept("own_initiative", tokens=(("nikto_chief", "s15"),))
    chief = sim.token("nikto_chief")
    sim.do("play:patient_hunter@attack", f"attack@{chief}", f"use:own_initiative@{MANDO}")
    assert sim.keys() == [f"perform@{slot}" for slot in ("move", "attack", "intel", "plan")]
    assert sim.refused("perform@slice") == "MA-R14"
    sim.do("perform@attack", f"attack@{chief}")
    assert not sim.on_map("nikto_chief"), "an action of this turn once more"
    assert sim.state.plays == 1 and gone(sim, "own_initiative")
    assert sim.state.slots["attack"] == ("patient_hunter",)


def test_second_look() -> None:
    sim = kept("second_look", down=(("nikto_guard", "s08"), ("nikto_chief", "s07")))
    sim.do(f"use:second_look@{MANDO}")
    assert sim.keys("look") == [f"look@{sim.token('nikto_guard')}"], "range 3"
    sim.do(f"look@{sim.token('nikto_guard')}")
    assert sim.state.seen == {sim.token("nikto_guard"): (0,)} and gone(sim, "second_look")


def test_loose_wires() -> None:
    sim = kept("loose_wires", disrupts={"move": (1, 2), "plan": (1,)})
    assert sim.why(f"use:loose_wires@{MANDO}") == "MA-159", "not before the end of the step"
    decline(sim, "attack", "intel")
    if sim.step == "act":
        sim.do("end")
    sim.do(f"use:loose_wires@{MANDO}", "calm@move")
    assert sim.state.disrupts["move"] == () and sim.state.disrupts["plan"] == (1,)
    assert gone(sim, "loose_wires")


@pytest.mark.parametrize(("id", "held"), [("covering_shots", 1), ("decoy", 2)])
def test_enemies_are_kept_from_attacking(id: str, held: int) -> None:
    tokens = (("nikto_marksman", "s15"), ("nikto_marksman", "s19"), ("nikto_marksman", "s21"))
    sim = kept(id, events=("ev_long_shot",), tokens=tokens)
    sim.put("move", "whistling_birds", disrupts=(2,))
    event_step(sim)
    sim.do(f"use:{id}@{MANDO}")
    for number in range(1, held + 1):
        sim.do(f"hold@{sim.token('nikto_marksman', number)}")
    while sim.step:
        if sim.step == "act":
            break
        sim.do(sim.keys()[0])
    assert sum(sim.state.damage.values()) == 3 - held and gone(sim, id)


def test_borrowed_time() -> None:
    sim = kept("borrowed_time", events=("ev_alarm",))
    sim.put("move", "old_trade", "whistling_birds", disrupts=(1,))
    event_step(sim)
    sim.do(f"use:borrowed_time@{MANDO}")
    assert sim.state.track == 0 and not sim.of(e.CrisisBegan)
    assert len(sim.of(e.TokenEntered)) == 1, "no 6+ ability"
    assert gone(sim, "borrowed_time")


def test_field_dressing() -> None:
    sim = kept("field_dressing", damage={MANDO: 2, IG: 2})
    sim.do(f"use:field_dressing@{MANDO}")
    assert sim.state.damage == {MANDO: 1, IG: 2} and gone(sim, "field_dressing")


def test_wire_trap() -> None:
    tokens = (("nikto_chief", "s15"), ("nikto_gunner", "s09"))
    sim = kept("wire_trap", tokens=tokens, down=(("nikto_guard", "s21"),))
    sim.do(f"use:wire_trap@{MANDO}")
    if sim.step == "dealing":
        sim.do(f"hit@{sim.token('nikto_chief')}")
    assert sim.state.damage == {sim.token("nikto_chief"): 2} and gone(sim, "wire_trap")


def test_ask_around() -> None:
    sim = kept("ask_around")
    sim.do(f"use:ask_around@{MANDO}")
    assert len(sim.state.hands[0]) == 6 and gone(sim, "ask_around")


@pytest.mark.rule("MA-155")
def test_bad_luck_cannot_be_kept() -> None:
    sim = Sim(hands=HAND, planning=("bad_luck", "defend"))
    sim.do("play:patient_hunter@plan", "draw")
    assert sim.keys("keep") == [f"keep:defend@{MANDO}"]
    assert sim.why(f"keep:bad_luck@{MANDO}") == "MA-155"


def test_no_planning_card_is_missing() -> None:
    tested = {name.removeprefix("test_") for name in globals()}
    cards = {row["card"] for row in table("mandalorian/cards/planning.spec")}
    assert cards - tested == {"covering_shots", "decoy", "bad_luck"}, "tested together"
