"""Every event card, drawn for a slot of 5 and for one of 7, in a position that suits it."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import event_step
from tests.specs import Situation, faults, read

SPECS = read("mandalorian/cards/events.spec")
COUNTED = {
    "attack": e.EnemyAttacks,
    "spawn": e.TokenEntered,
    "disrupt": e.SlotDisrupted,
    "flip": e.TokenFlipped,
}


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
