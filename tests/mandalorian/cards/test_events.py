"""Every event card, drawn for a slot of 5 and for one of 7, in a position that suits it."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Plain
from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.cards.others import EVENTS

Tokens = tuple[tuple[str, str], ...]
Result = tuple[int, int, int, int, int, int, int]
"""enemies that moved, most spaces by one, attacks, reinforcements, disrupts, flips, damage"""

TWO_BRAWLERS = (("nikto_brawler", "s09"), ("nikto_brawler", "s08"))
TWO_GUARDS = (("nikto_guard", "s09"), ("nikto_guard", "s08"))
FACEDOWN = (("nikto_guard", "s09"), ("nikto_brawler", "s08"))
FIVE: dict[str, tuple[Tokens, Result]] = {
    "ev_rush": ((*TWO_BRAWLERS, ("nikto_chief", "s15")), (3, 2, 2, 0, 0, 0, 2)),
    "ev_closing_in": (TWO_BRAWLERS, (2, 3, 2, 0, 0, 0, 2)),
    "ev_cornered": ((("nikto_brawler", "s08"),), (1, 2, 1, 0, 0, 0, 1)),
    "ev_open_fire": (
        (("nikto_guard", "s15"), ("nikto_watchman", "s21"), *TWO_GUARDS),
        (0, 0, 3, 0, 0, 0, 3),
    ),
    "ev_advance": (TWO_GUARDS, (2, 1, 1, 0, 0, 0, 1)),
    "ev_flanking": ((*TWO_GUARDS, ("nikto_gunner", "s07")), (3, 2, 2, 0, 0, 0, 2)),
    "ev_long_shot": (
        (("nikto_marksman", "s08"), ("nikto_marksman", "s07")),
        (0, 0, 1, 0, 0, 0, 1),
    ),
    "ev_crossfire": (
        (("nikto_guard", "s09"), ("nikto_marksman", "s08"), ("nikto_marksman", "s07")),
        (0, 0, 3, 0, 0, 0, 3),
    ),
    "ev_alarm": ((), (0, 0, 0, 1, 0, 0, 0)),
    "ev_patrol": ((("nikto_brawler", "s09"),), (1, 1, 0, 1, 0, 0, 0)),
    "ev_bad_footing": ((), (0, 0, 0, 0, 1, 1, 0)),
    "ev_out_of_time": ((), (0, 0, 0, 0, 0, 0, 1)),
    "ev_ambush": ((("nikto_brawler", "s08"),), (1, 3, 1, 0, 0, 0, 1)),
    "ev_barrage": ((("nikto_guard", "s15"), ("nikto_guard", "s09")), (0, 0, 2, 0, 0, 0, 2)),
    "ev_overwatch": ((("nikto_marksman", "s07"),), (0, 0, 1, 0, 0, 0, 1)),
    "ev_sirens": ((), (0, 0, 0, 2, 0, 0, 0)),
    "ev_bad_wiring": ((), (0, 0, 0, 0, 2, 0, 0)),
    "ev_dead_end": ((), (1, 1, 0, 0, 0, 1, 0)),
}
MORE: dict[str, Result] = {
    "ev_closing_in": (0, 0, 1, 0, 0, 0, 1),
    "ev_cornered": (0, 0, 0, 1, 0, 0, 0),
    "ev_open_fire": (2, 1, 0, 0, 0, 0, 0),
    "ev_advance": (0, 0, 1, 0, 0, 0, 1),
    "ev_long_shot": (1, 1, 0, 0, 0, 0, 0),
    "ev_alarm": (0, 0, 0, 1, 0, 0, 0),
    "ev_bad_footing": (0, 0, 0, 0, 1, 0, 0),
    "ev_out_of_time": (0, 0, 0, 2, 0, 0, 0),
    "ev_ambush": (0, 0, 1, 0, 0, 0, 1),
    "ev_barrage": (2, 2, 0, 0, 0, 0, 0),
    "ev_overwatch": (0, 0, 0, 1, 0, 0, 0),
    "ev_sirens": (0, 0, 0, 0, 1, 0, 0),
    "ev_bad_wiring": (0, 0, 0, 0, 0, 0, 1),
    "ev_dead_end": (0, 0, 0, 2, 0, 0, 0),
}
"""what the ability of six adds; another event is Alarm, which spawns twice"""


def drawn(id: str, total: int) -> Result:
    """Return what came of an event drawn for a slot of this total, taking the first choices."""
    tokens = FIVE[id][0]
    down = FACEDOWN if id in ("ev_bad_footing", "ev_dead_end") else ()
    events = tuple(dict.fromkeys((id, "ev_alarm")))
    sim = Sim(tokens=tokens, down=down, events=events, setup={"guide": 71})
    cards = ("whistling_birds",) if total == 5 else ("old_trade", "whistling_birds")
    sim.put("move", *cards, disrupts=(2 if total == 5 else 1,))
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    found = list(sim.events)
    while sim.step != "act":
        found += sim.do(sim.keys()[0])
    moved = [len(each.path) - 1 for each in found if isinstance(each, e.TokenMoved)]
    kinds = (e.EnemyAttacks, e.TokenEntered, e.SlotDisrupted, e.TokenFlipped)
    counts = [sum(isinstance(each, kind) for each in found) for kind in kinds]
    hurt = sum(sim.state.damage.get(who, 0) for who in sim.state.characters)
    assert sim.state.track == (total > 5)
    return (len(moved), max(moved, default=0), *counts, hurt)  # type: ignore[return-value]


def test_every_event_card_is_drawn() -> None:
    assert set(FIVE) == set(EVENTS)
    assert set(MORE) == {id for id, spec in EVENTS.items() if spec[-1][-1].startswith("6+")}


@pytest.mark.parametrize("id", FIVE)
def test_a_slot_of_five(id: str) -> None:
    assert drawn(id, 5) == FIVE[id][1]


@pytest.mark.rule("MA-242")
@pytest.mark.parametrize("id", FIVE)
def test_a_slot_of_seven(id: str) -> None:
    first, more = FIVE[id][1], MORE.get(id, (0,) * 7)
    both = [a + b for a, b in zip(first, more, strict=True)]
    both[1] = max(first[1], more[1])
    assert drawn(id, 7) == tuple(both)


@pytest.mark.rule("MA-347")
def test_bad_footing_makes_the_child_flee() -> None:
    sim = Sim("a_promise_broken", (MANDO, KUIIL), child=KUIIL, events=("ev_bad_footing",))
    sim.put("move", "whistling_birds", disrupts=(2,))
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    while sim.step != "act":
        sim.do(sim.keys()[0])
    assert sim.state.carrier == "" and sim.state.child in {"s11", "s17"}
    assert not sim.state.damage


def test_out_of_time_takes_a_planning_card_instead() -> None:
    sim = Sim(plans={MANDO: ("defend",)}, events=("ev_out_of_time",))
    sim.put("move", "whistling_birds", disrupts=(2,))
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    assert sim.keys() == ["pay:defend", "suffer"]
    sim.do("pay:defend")
    assert sim.state.plans[MANDO] == () and not sim.state.damage
