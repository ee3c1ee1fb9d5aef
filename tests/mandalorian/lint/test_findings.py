"""Each check of content finds its fault, and nothing is wrong with the box."""

from __future__ import annotations

import pytest

from game.mandalorian.cards import lint
from game.mandalorian.cards.box import cards
from tests.mandalorian.lint.parts import BOX, Change, changed, found, miscounted


def test_the_box_has_no_fault() -> None:
    assert found(BOX) == [] and miscounted(BOX) == []
    assert lint.check({"mandalorian": cards()}, {}) == []


ABILITY = "ability.deeds.0.do"
FAULTS: list[tuple[str, Change, str]] = [
    # references
    ("grunt", lambda d: d.update(character="burgg"), "character: there is no character 'burgg'"),
    (
        "six_minutes",
        lambda d: d["characters"].append("bo_katan"),
        "characters.4: there is no character 'bo_katan'",
    ),
    (
        "beskar_helmet",
        lambda d: d["ability"]["deeds"][0].update(card="defent"),
        "ability.deeds.0.card: there is no planning 'defent'; did you mean 'defend'?",
    ),
    (
        "town_square",
        lambda d: d["crisis"][0]["deeds"][0].update(threat="gideon"),
        "crisis.0.deeds.0.threat: there is no threat 'gideon'",
    ),
    (
        "town_square",
        lambda d: d["crisis"][1].update(present="nobody"),
        "crisis.1.present: there is no threat 'nobody'",
    ),
    (
        "town_square",
        lambda d: d.update(carried_work={"asset": 3}),
        "carried_work.asset: 'asset' belongs to mission 1, not 4",
    ),
    ("g16", lambda d: d.update(mission="nine"), "mission: there is no mission 'nine'"),
    ("g11", lambda d: d.update(adds=["grunts"]), "adds.0: there is no component 'grunts'"),
    # cards against their own words
    ("grunt", lambda d: d.update(strength=0), "strength: a card without strength counts"),
    ("another_day", lambda d: d.update(strength=1), "strength: a card without strength counts"),
    ("another_day", lambda d: d.update(bonus="move"), "exact: a card that counts as exactly five"),
    (
        "full_sweep",
        lambda d: d["ability"].update(modifiers=[]),
        "ability: the ability does nothing",
    ),
    (
        "full_sweep",
        lambda d: d["ability"].update(slot="move"),
        "ability.modifiers.0.do: 'reach' changes the attack action, not move",
    ),
    (
        "whistling_birds",
        lambda d: d["ability"].update(slot="plan"),
        f"{ABILITY}: it looks back at an attack action, not at plan",
    ),
    (
        "throw_him",
        lambda d: d["ability"].update(after=False),
        f"{ABILITY}: it looks back at the action, so the ability must come after it",
    ),
    (
        "ex_imperial",
        lambda d: d["ability"].update(slot="move"),
        f"{ABILITY}: it looks back at an intel action, not at move",
    ),
    (
        "vibro_knife",
        lambda d: d["ability"]["deeds"][0].update(what="attacker"),
        f"{ABILITY}: only a planning card answers an attacker",
    ),
    (
        "field_repair",
        lambda d: d["ability"].update(deeds=[{"do": "spawn"}]),
        f"{ABILITY}: 'spawn' cannot happen here",
    ),
    ("defend", lambda d: d.update(when="strike"), "deeds.0.do: 'block' cannot happen here"),
    ("defend", lambda d: d.update(deeds=[]), "deeds: a card that is never used does nothing"),
    (
        "wire_trap",
        lambda d: d["deeds"][0].update(what="attacker"),
        "deeds.0.what: the attacker is known when you are attacked, and only then",
    ),
    (
        "return_fire",
        lambda d: d["deeds"][0].update(what="enemy"),
        "deeds.0.what: the attacker is known when you are attacked, and only then",
    ),
    ("ev_rush", lambda d: d.update(deeds=[]), "deeds: an event has at least one ability"),
    ("ev_rush", lambda d: d.update(back="blaster"), "back: the back shows blaster, but no ability"),
    ("ev_rush", lambda d: d.update(six=[{"do": "take"}]), "six.0.do: 'take' cannot happen here"),
    (
        "ev_alarm",
        lambda d: d["deeds"][0].update(n=2),
        "deeds.0.n: reinforcements appear one at a time",
    ),
    ("bounty_table", lambda d: d["white"].pop(), "white: each of up to 5 slots gets a white token"),
    (
        "bounty_table",
        lambda d: d["hand"].pop("veteran"),
        "hand: the hand of the level veteran is missing",
    ),
    # tokens
    ("nikto_chief", lambda d: d.update(shape="o"), "orange: reinforcements are enemies of the"),
    (
        "nikto_guard",
        lambda d: d.update(use=[{"do": "take"}]),
        "nikto_guard use: only features can be used",
    ),
    ("tracker", lambda d: d.update(effect=[]), "effect: a mission effect needs both its icon and"),
    ("keycard", lambda d: d.update(hurt=True), "hurt: only a feature that heals asks for damage"),
    # missions
    (
        "six_minutes",
        lambda d: d["slot"].update(slot="plan"),
        "slot.slot: every map has the slot plan already",
    ),
    (
        "six_minutes",
        lambda d: d["slot"].update(borders=None),
        "slot: slicing unlocks doors at the borders of a space",
    ),
    (
        "six_minutes",
        lambda d: d["slot"].update(number=None),
        "slot.anywhere: any door is unlocked from a numbered space; name its number",
    ),
    (
        "town_square",
        lambda d: d["slot"].update(number=None),
        "slot: cutting is done in a numbered space",
    ),
    ("town_square", lambda d: d.update(work=None), "work: work needs a slot that adds to it"),
    (
        "six_minutes",
        lambda d: d.update(carried_work={"prisoner": 1}),
        "carried_work: there is no work to carry anything to",
    ),
    (
        "the_asset",
        lambda d: d["crisis"][0].update(at=[9]),
        "crisis.0: it never happens before the mission is lost at 9 markers",
    ),
    (
        "the_asset",
        lambda d: d.update(short_fuse=9),
        "short_fuse: with a short fuse the mission is lost sooner than at 9 markers",
    ),
    (
        "the_asset",
        lambda d: d["crisis"][0].update(since=2),
        "crisis.0: only one of at, every and since can hold",
    ),
    ("the_asset", lambda d: d.update(goal={}), "goal: the mission has no objective"),
    (
        "the_asset",
        lambda d: d.update(goal={"there": "start", "all_in": "start"}),
        "goal.there: a place needs something that is carried there",
    ),
    ("the_asset", lambda d: d.update(number=3), "number: 'the_asset' is mission 3 already"),
]


@pytest.mark.parametrize(("id", "change", "told"), FAULTS, ids=[each[2][:60] for each in FAULTS])
def test_fault(id: str, change: Change, told: str) -> None:
    assert [each for each in found(changed(id, change)) if told in each]


def test_two_cards_that_say_the_same() -> None:
    twin = BOX["grunt"].model_copy(update={"id": "grumble", "name": "Grumble"})
    told = "it says the same as 'grunt'; raise the count of one of them"
    assert found({**BOX, "grumble": twin}) == [f"grumble : {told}"]


def test_a_game_needs_one_table() -> None:
    table = BOX["bounty_table"].model_copy(update={"id": "second_table"})
    told = " : there are 2 tables of figures; a game needs one"
    assert found({**BOX, "second_table": table}) == [told]
