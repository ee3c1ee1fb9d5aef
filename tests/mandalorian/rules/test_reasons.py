"""Which reason is given: for each question, answers that are wrong, each with its clause."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from game.mandalorian.frames import (
    Arriving,
    Choosing,
    Dealing,
    Enemies,
    Hurting,
    MayWalk,
    Placing,
    Resolving,
    Shifting,
)
from tests.mandalorian.bench import CARA, GREEF, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND

HOUSE, SHIP = "a_promise_broken", "six_minutes"
NIKTOS = (("nikto_guard", "s15"), ("nikto_marksman", "s21"), ("nikto_guard", "s08"))
Table = Callable[[], Sim]


def free(action: str, strength: int, mission: str = "the_asset", *who: str, **data: Any) -> Table:
    """Return a table at which the first character performs an action without a card."""

    def made() -> Sim:
        sim = Sim(mission, who, **data)
        sim.free(action, strength)
        return sim

    return made


def played(*keys: str, **data: Any) -> Table:
    """Return a table at which these answers have been given."""

    def made() -> Sim:
        sim = Sim(**data)
        sim.do(*keys)
        return sim

    return made


def answered(before: Table, *keys: str) -> Table:
    """Return a table at which these answers have been given to the questions of another."""

    def made() -> Sim:
        sim = before()
        sim.do(*(named(sim, key) for key in keys))
        return sim

    return made


def asked(frame: Any, step: str = "action", **data: Any) -> Table:
    """Return a table at which a step is pending."""

    def made() -> Sim:
        sim = Sim(**data)
        sim.state.step = step  # type: ignore[assignment]
        found = {each.name: getattr(frame, each.name) for each in fields(frame)}
        sim.push(type(frame)(**{name: named(sim, each) for name, each in found.items()}))
        return sim

    return made


def named(sim: Sim, value: Any) -> Any:
    """Return a value with the handle of each token that it names: ``{nikto_guard.2}``."""
    if isinstance(value, tuple):
        return tuple(named(sim, each) for each in value)
    if not isinstance(value, str):
        return value
    return re.sub(r"{(\w+)[.]?(\d?)}", lambda m: sim.token(m[1], int(m[2] or 1)), value)


WALK: dict[str, Any] = {
    "tokens": (("nikto_guard", "s15"), ("medpac_1", "s19")),
    "damage": {MANDO: 1},
}


def medpac(number: str, space: str, who: str = MANDO) -> dict[str, Any]:
    """Return a position in which a character could use a Medpac."""
    return {"tokens": ((f"medpac_{number}", space),), "damage": {who: 1}}


KEEP: dict[str, Any] = {"hands": (HAND,), "planning": ("defend", "bad_luck", "push_on")}
OWN: dict[str, Any] = {"seats": 3, "mission": HOUSE, "characters": (MANDO, CARA, GREEF)}
COVER = {CARA: ("covering_shots",), GREEF: ("decoy", "borrowed_time")}
HOLD = {
    **OWN,
    "plans": COVER,
    "tokens": (("rooftop_hunter", "s11"), ("rooftop_hunter", "s11"), ("guild_hunter", "s01")),
}
HOLDS = Enemies(1, MANDO, ("sharpshooter",), 3, -1, step="holding")

CASES: dict[str, tuple[Table, dict[str, str]]] = {
    "a move": (
        free("move", 2, **WALK),
        {
            f"move:{IG}@s19": "MA-316",
            f"move:{MANDO}@s99": "MA-116",
            f"move:{MANDO}@s20": "MA-106",
            f"move:{MANDO}@s03": "MA-119",
            f"move:{MANDO}@s09": "MA-108",
            f"move:{MANDO}@s08": "MA-106",
            f"pass:{MANDO}@s15": "MA-108",
            f"pass:{MANDO}@s22": "MA-108",
            f"pass:{MANDO}@s21": "MA-204",
            "attack@{nikto_guard}": "MA-105",
            "ability": "MA-166",
            "plain": "MA-172",
            f"use:steady_hands@{MANDO}": "MA-159",
        },
    ),
    "a walk of an ability": (
        asked(MayWalk(0, (IG,), 1, step="may_walk"), child="s20", mission="town_square"),
        {f"move:{MANDO}@s19": "MA-316", f"rescue@{IG}": "MA-337"},
    ),
    "an attack": (
        free("attack", 2, tokens=(*NIKTOS, ("empty_crate", "s20"))),
        {
            "attack@t99": "MA-140",
            "attack@{nikto_guard.2}": "MA-185",
            "attack@{empty_crate}": "MA-R18",
            "divide": "MA-R17",
            f"move:{MANDO}@s19": "MA-105",
        },
    ),
    "damage to deal": (
        asked(Dealing(0, MANDO, 1, 1, "enemy", 2, "{nikto_marksman}", ("{nikto_guard}",),
                      step="dealing"),
              tokens=(*NIKTOS, ("empty_crate", "s20"), *((("nikto_brawler", "s20"),) * 2))),
        {"hit@t99": "MA-140", "hit@{nikto_marksman}": "MA-R17", "hit@{nikto_guard}": "MA-R17",
         "hit@{empty_crate}": "MA-194", "hit@{nikto_guard.2}": "MA-185", "on": "MA-173"},
    ),
    "intel": (
        free("intel", 2, tokens=NIKTOS, down=(("asset", "s20"), ("vault_guard", "s03"))),
        {
            "look@t99": "MA-145",
            "look@{nikto_guard}": "MA-145",
            "look@{vault_guard}": "MA-186",
            "push:{asset}@s15": "MA-150",
            "push:t99@s15": "MA-150",
            "push:{nikto_guard.2}@s07": "MA-185",
            "push:{nikto_guard}@s15": "MA-R19",
            "push:{nikto_guard}@s08": "MA-R19",
            "push:{nikto_guard}@s99": "MA-R19",
            "unlock@1": "MA-144",
        },
    ),
    "intel that may open doors": (
        free("intel", 3, HOUSE, KUIIL, CARA, spaces={KUIIL: "s08"}, doors=(2,)),
        {"unlock@9": "MA-123", "unlock@x": "MA-123", "unlock@2": "MA-R77"},
    ),
    "intel that has been used to look once of twice": (
        answered(
            played("play:tracking_fob@intel", mission=HOUSE, characters=(MANDO, KUIIL),
                   spaces={MANDO: "s08"}, hands=(("tracking_fob", *HAND[:3]),),
                   tokens=(("guild_hunter", "s08"),),
                   down=(("tracker", "s07"), ("tracker", "s07"))),
            "look@{tracker}",
        ),
        {"look@{tracker}": "MA-145", "unlock@1": "MA-144", "push:{guild_hunter}@s03": "MA-144"},
    ),
    "intel at no door": (
        free("intel", 3, HOUSE, KUIIL, CARA),
        {"unlock@1": "MA-123"},
    ),
    "intel too weak for a door": (
        free("intel", 2, HOUSE, KUIIL, CARA, spaces={KUIIL: "s08"}, **medpac("2", "s08", KUIIL)),
        {"unlock@1": "MA-369"},
    ),
    "slicing": (
        free("slice", 2, SHIP, MANDO, "burg", spaces={MANDO: "s02"}, doors=(2,),
             **medpac("3", "s02")),
        {"unlock@9": "MA-123", "unlock@2": "MA-R77", "unlock@3": "MA-367", "unlock@1": "MA-369"},
    ),
    "slicing with a strong card elsewhere": (
        free("slice", 4, SHIP, MANDO, "burg", spaces={MANDO: "s02"}),
        {"unlock@3": "MA-367", "work": "MA-105"},
    ),
    "slicing in the control room with a weak card": (
        free("slice", 3, SHIP, MANDO, "burg", spaces={MANDO: "s10"}, **medpac("3", "s10")),
        {"unlock@3": "MA-367"},
    ),
    "cutting": (
        free("cut", 2, "town_square", MANDO, IG, spaces={MANDO: "s08"}, **medpac("4", "s08")),
        {"work": "MA-363", "unlock@1": "MA-105"},
    ),
    "cutting where there is no green slot": (
        free("cut", 2, **medpac("1", "s20")),
        {"work": "MA-367"},
    ),
    "cutting where the green slot is for doors": (
        free("cut", 2, SHIP, MANDO, "burg", **medpac("3", "s13")),
        {"work": "MA-367"},
    ),
    "slicing where there is no green slot": (
        free("slice", 4, **medpac("1", "s20")),
        {"unlock@1": "MA-367"},
    ),
    "slicing where the green slot is for work": (
        free("slice", 4, "town_square", MANDO, IG, **medpac("4", "s18")),
        {"unlock@1": "MA-367"},
    ),
    "planning cards drawn": (
        played("play:old_trade@plan", "draw", **KEEP),
        {
            f"keep:loose_wires@{MANDO}": "MA-154",
            f"keep:defend@{IG}": "MA-154",
            f"keep:bad_luck@{MANDO}": "MA-155",
            "top:loose_wires": "MA-157",
        },
    ),
    "planning cards drawn, one kept and one put back": (
        played("play:old_trade@plan", "draw", f"keep:defend@{MANDO}", "top:push_on", **KEEP),
        {f"keep:bad_luck@{MANDO}": "MA-154", "top:bad_luck": "MA-157",
         f"keep:defend@{MANDO}": "MA-154"},
    ),
    "another of the same": (
        played("play:old_trade@plan", "draw", **KEEP, plans={MANDO: ("defend.2",)}),
        {f"keep:defend@{MANDO}": "MA-156"},
    ),
    "a card in hand": (
        played("play:old_trade@plan", "done", hands=(HAND,), plans={IG: ("push_on",)}),
        {
            "play:full_sweep@move": "MA-086",
            "play:vibro_knife@slice": "MA-098",
            "play:vibro_knife@plan": "MA-102",
            "end": "MA-096",
            f"use:push_on@{MANDO}": "MA-160",
            f"use:defend@{IG}": "MA-160",
        },
    ),
    "cards kept for later": (
        played("play:old_trade@plan", hands=(HAND,),
               plans={MANDO: ("defend", "borrowed_time"), IG: ("steady_hands",)}),
        {
            f"use:defend@{MANDO}": "MA-159",
            f"use:borrowed_time@{MANDO}": "MA-159",
            f"use:steady_hands@{IG}": "MA-R62",
            "ability": "MA-166",
            "plain": "MA-172",
        },
    ),
    "an action that has been performed": (
        played("play:rising_phoenix@move", f"move:{MANDO}@s15", hands=(HAND,),
               plans={MANDO: ("steady_hands",)}, damage={MANDO: 2},
               tokens=(("medpac_1", "s15"), ("nikto_guard", "s15"))),
        {
            f"move:{MANDO}@s20": "MA-100",
            "plain": "MA-100",
            f"use:steady_hands@{MANDO}": "MA-159",
        },
    ),
    "the end of a move": (
        asked(Arriving(0, MANDO, ("{nikto_watchman}",), step="arriving"), seats=2,
              tokens=(("nikto_watchman", "s21"), ("medpac_1", "s20"), ("door_control", "s21")),
              damage={MANDO: 1}),
        {"feature:{nikto_watchman}@" + MANDO: "MA-201", f"feature:t99@{MANDO}": "MA-201",
         "feature:{medpac_1}@" + IG: "MA-203", "feature:{door_control}@" + MANDO: "MA-203"},
    ),
    "damage": (
        asked(Hurting(0, MANDO, 1, "toll", step="hurting"),
              plans={MANDO: ("defend", "push_on"), IG: ("defend.2",)}),
        {f"block:defend.2@{IG}": "MA-R33", f"block:push_on@{MANDO}": "MA-159",
         f"block:defend.3@{MANDO}": "MA-160"},
    ),
    "an attack to answer": (
        asked(Choosing(0, MANDO, what=("{nikto_guard}",), step="retort"), tokens=NIKTOS,
              plans={MANDO: ("return_fire",), IG: ("return_fire.2",)}),
        {f"use:return_fire.2@{IG}": "MA-159", f"use:return_fire.3@{MANDO}": "MA-160"},
    ),
    "enemies that move": (
        asked(Enemies(0, MANDO, ("blaster",), 1, 1, ("{nikto_guard.2}",), step="advancing"),
              step="event", spaces={IG: "s15"},
              tokens=(("nikto_guard", "s22"), ("nikto_guard", "s09"), ("nikto_guard", "s14"),
                      ("nikto_marksman", "s22"))),
        {"advance:{nikto_guard.2}@s15": "MA-R27", "advance:{nikto_marksman}@s21": "MA-253",
         "advance:{nikto_guard.3}@s08": "MA-252"},
    ),
    "enemies that attack": (
        asked(Enemies(0, MANDO, ("blaster",), 3, 1, ("{nikto_guard.2}",), step="striking"),
              step="event", spaces={IG: "s08"},
              tokens=(("nikto_guard", "s20"), ("nikto_guard", "s15"), ("nikto_guard", "s08"))),
        {"strike:{nikto_guard}@" + IG: "MA-266", "strike:{nikto_guard.2}@" + MANDO: "MA-R27",
         f"strike:t99@{MANDO}": "MA-262"},
    ),
    "enemies about to attack": (
        asked(HOLDS, "event", **HOLD),
        {"hold@{rooftop_hunter}": "MA-159", f"use:decoy@{GREEF}": "MA-160",
         f"use:return_fire@{CARA}": "MA-160"},
    ),
    "enemies of whom one does not attack": (
        answered(asked(HOLDS, "event", **HOLD), f"use:covering_shots@{CARA}"),
        {"hold@{guild_hunter}": "MA-262", "on": "MA-173", f"use:decoy@{GREEF}": "MA-159"},
    ),
    "spaces for a reinforcement": (
        asked(Placing(0, MANDO, ("s07", "s12"), step="spawning"), step="event"),
        {"spawn@s22": "MA-247"},
    ),
    "lowest slots": (
        asked(Placing(0, MANDO, ("move", "plan"), step="disrupting"), step="event"),
        {"disrupt@intel": "MA-357"},
    ),
    "the nearest facedown threats": (
        asked(Placing(0, MANDO, ("{asset}", "{vault_guard}"), step="flipping"), step="event",
              down=(("asset", "s15"), ("vault_guard", "s21"), ("vault_guard", "s08"))),
        {"flip@{vault_guard.2}": "MA-R29"},
    ),
    "several mission effects": (
        asked(Choosing(0, MANDO, what=("{nikto_guard}", "{nikto_guard.2}"), step="effects"),
              tokens=(("nikto_guard", "s15"), ("nikto_guard", "s15"), ("nikto_guard", "s15"))),
        {"first@{nikto_guard.3}": "MA-R73"},
    ),
    "The Child flees": (
        asked(Placing(0, MANDO, (), step="fleeing"),
              tokens=(("nikto_guard", "s15"), ("nikto_guard", "s19"))),
        {"flee@s21": "MA-345", "flee@s09": "MA-344"},
    ),
    "who you are": (
        asked(Resolving(0, "move", 5, "", step="who"), step="event"),
        {f"you@{KUIIL}": "MA-324"},
    ),
    "a slot to weigh": (
        asked(Resolving(2, "move", 6, "", step="weigh"), step="event", **OWN, plans=COVER),
        {f"use:covering_shots@{CARA}": "MA-160", f"use:decoy@{GREEF}": "MA-159"},
    ),
    "a toll": (
        asked(Choosing(0, MANDO, 1, step="toll"), step="event", plans={MANDO: ("defend",)}),
        {"pay:push_on": "MA-160"},
    ),
    "somebody to heal": (
        asked(Choosing(0, MANDO, 1, (MANDO, IG), step="healing"), damage={MANDO: 1, IG: 1}),
        {f"heal@{KUIIL}": "MA-185"},
    ),
    "a token to discard": (
        asked(Choosing(0, MANDO, 1, ("move.1", "plan.2"), step="calming"),
              disrupts={"move": (1,), "plan": (2,)}),
        {"calm@move.2": "MA-274", "calm@plan": "MA-274"},
    ),
    "doors that are equally near": (
        asked(Choosing(0, MANDO, what=("1", "2"), step="unlocking"), mission=SHIP),
        {"unlock@3": "MA-282"},
    ),
    "an enemy to move": (
        asked(Shifting(0, MANDO, "", 1, step="shifting"),
              tokens=(("nikto_guard", "s20"), ("nikto_guard", "s15"))),
        {"push:{nikto_guard.2}@s09": "MA-173", "push:{nikto_guard}@s22": "MA-R19",
         "push:t99@s15": "MA-150"},
    ),
    "the target to move": (
        asked(Shifting(0, MANDO, "{nikto_guard.2}", 1, step="shifting"),
              tokens=(("nikto_guard", "s20"), ("nikto_guard", "s15"))),
        {"push:{nikto_guard}@s15": "MA-173"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_each_wrong_answer_has_its_reason(name: str) -> None:
    made, wrong = CASES[name]
    sim = made()
    wrong = {named(sim, key): clause for key, clause in wrong.items()}
    assert {key: sim.against(key) for key in wrong} == wrong
    assert not set(wrong) & set(sim.keys())


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_against_an_option(name: str) -> None:
    sim = CASES[name][0]()
    assert sim.keys() and not [key for key in sim.keys() if sim.against(key)]
