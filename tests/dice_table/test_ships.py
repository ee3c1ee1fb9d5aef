"""Ships: their sheets, stations, attacks, Criticals by the group's own tables, and Table 7-5."""

from __future__ import annotations

import pytest

from game.dice_table.guide import lines_for
from game.dice_table.writing import written
from game.edge.dice.pool import Pool
from tests.dice_table.table import Bench

SHIPS = ("hero:juno", "ship:ferrywing", "ship:raider")
"""s1 and s2 are those of the bench, s3 is a hero, s4 and s5 are ships"""


@pytest.mark.rule("EE-R94", "EE-296", "EE-297", "EE-R171")
def test_a_station_rolls_with_whoever_holds_it() -> None:
    bench = Bench().do(*SHIPS, "edit:s4", *["lower:handling@s4"] * 2, "crew:s4.pilot")
    assert bench.pool == Pool(setback=2), "no one on a ship of the box without figures for a crew"
    bench.do("station:s4.pilot@s1", "level:average", "crew:s4.pilot")
    assert bench.pool == Pool(proficiency=3, ability=1, difficulty=2, setback=2)
    handling = next(e["id"] for e in bench.view()["pool"]["steps"] if e["why"] == "handling")
    assert bench.do(f"drop:{handling}").pool.setback == 0
    assert bench.do("crew:s4.engineer").view()["pool"]["sheet"] == "Ferrywing"
    assert bench.do("crew:s5.pilot").pool == Pool(proficiency=1, ability=1, difficulty=2)
    assert bench.do("unsheet:s1").view()["sheets"][2]["crew"] == []
    assert bench.do(*["lower:handling@s4"] * 3).why_not("lower:handling@s4").startswith("This is ")


@pytest.mark.rule("EE-R97", "EE-R98", "EE-280", "EE-R171")
def test_a_gun_is_fired_by_its_gunner_and_meets_armor_and_a_side() -> None:
    bench = Bench().do(*SHIPS, "edit:s5", "raise:aft_defense@s5", "station:s4.w1@s1", "target:s5")
    bench.do("attack:s4.w1", "facing:aft")
    assert bench.pool == Pool(ability=4, difficulty=1, setback=2)
    assert bench.state.context == "ship", "the guide opens at the lines of ships"
    assert bench.view()["strike"] == "Gun, Raider, aft, Short range"
    bench.do(*(f"face:{n}" for n in (2, 2, 2, 2, 1, 1, 1)))
    assert bench.view()["strike"] == "6 + 4 \N{MINUS SIGN} armor 2 = 8 damage to Raider"
    assert bench.do("hit:wounds").told() == ["Raider takes 8 hull damage (now 8)."]
    assert bench.do("hit:critical").view()["sheets"][4]["wounds"] == 11
    assert bench.why_not("apply:s5") and bench.why_not("hit:strain")
    for key, context in (("pool:s3@lore", "general"), ("pool:s3@charm", "talk"),
                         ("crew:s4.pilot", "ship"), ("attack:s3.w1", "combat"),
                         ("initiative:cool", "combat"), ("next", "combat"),
                         ("pool:s3@charm", "combat"), ("crew:s4.pilot", "ship"),
                         ("pool:s3@lore", "ship")):  # fmt: skip
        assert bench.do(key).state.context == context, key


@pytest.mark.rule("EE-R32", "EE-R98", "EE-R132")
def test_criticals_go_by_a_table_of_the_group() -> None:
    bench = Bench().do(*SHIPS, written("keep", "Hull 01-50 Hiss: air 51-90 Bang: fire 91-00 Out"))
    kept = bench.state.tables[0].id
    bench.do(f"use:ships@{kept}", "tens:4", "ones:5", "apply:s5", "apply:s5")
    assert bench.told() == ["Hull (45 + 10 = 55) for Raider: Bang: fire."]
    assert bench.do("injure:s5").state.sheets[4].wrecks[2].sum == bench.last.value + 20
    first = bench.state.sheets[4].wrecks[0].id
    assert bench.do(f"mend:{first}@s5").view()["sheets"][4]["wrecks"][0]["told"] == "Bang: fire"
    bench.do("tens:0", "ones:9", "apply:s1", f"use:people@{kept}", "apply:s1")
    assert bench.state.sheets[0].injuries == (("jolted", 9),)
    assert [each.sum for each in bench.state.sheets[0].wrecks] == [9]
    assert bench.do(f"unkeep:{kept}", "injure:s5").state.sheets[4].wounds == 3


TABLE = {"tip": "1 advantage", "notice": "1 advantage", "critical": "3 advantage",
         "quality": "2 advantage", "maneuver": "2 advantage", "distract": "2 advantage",
         "help": "2 advantage", "component": "3 advantage", "terrain": "3 advantage",
         "pilot_only": "3 advantage", "veer": "3 advantage", "toughen_target": "1 triumph",
         "great_help": "1 triumph", "vital": "1 triumph", "destroy": "2 triumph"}  # fmt: skip


@pytest.mark.rule("EE-276", "EE-277", "EE-279", "EE-281", "EE-282", "EE-286", "EE-288", "EE-289",
                  "EE-290", "EE-293", "EE-294", "EE-295", "EE-298", "EE-R38", "EE-R39")  # fmt: skip
def test_the_guide_has_the_whole_table_of_ships() -> None:
    good = [each for each in lines_for("ship") if each.price in ("advantage", "triumph")]
    rows = {each.id: f"{each.n} {each.price}" for each in good if each.id != "breathe"}
    assert rows == TABLE


@pytest.mark.rule("EE-278", "EE-260", "EE-R68")
def test_a_triumph_pays_for_a_line_and_a_gun_has_its_own_price() -> None:
    bench = Bench().do(*SHIPS, "context:ship", "edit:s5", "station:s5.w1@s1", "attack:s5.w1")
    bench.do("add:proficiency", *(f"face:{n}" for n in (12, 7, 7, 5, 5, 1)))
    assert bench.do("spend:critical").told()[0].startswith("4 Advantage spent: A Critical Hit")
    assert "veer" in bench.view()["payable"]
    bench.do("spend:veer", "spend:vital")
    assert bench.last.lines == ("critical@4", "veer@triumph", "vital")
    assert bench.view()["payable"] == [], "one Triumph pays once"
