"""Sheets with figures: pools by one answer, changes by hand, and what the curtain keeps."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.dice_table.cards import Card, Weapon
from game.dice_table.writing import written
from game.edge.dice.pool import Pool
from tests.dice_table.table import GAME, Bench


@pytest.mark.rule("EE-R131")
def test_a_sheet_builds_its_pool_with_its_injuries() -> None:
    bench = Bench().do("hero:juno", "edit:s3", "owner:1@s3", "tens:7", "ones:1", "apply:s3")
    bench.do("level:hard", "pool:s3@charm")
    assert bench.pool == Pool(proficiency=1, ability=2, difficulty=3, setback=1)
    assert bench.view()["pool"]["sheet"] == "Juno Pell" and bench.state.who == 1
    hurt = next(each["id"] for each in bench.view()["pool"]["steps"] if each["why"] == "injury")
    assert bench.do(f"drop:{hurt}", "roll").told()[0].startswith("Ben (Juno Pell) rolls Charm, ")
    assert bench.do("pool:s3@lore").pool == Pool(ability=2, setback=1), "what is rolled makes way"
    bench.do("level:easy", "add:boost", "hero:orrakh")
    bench.do(f"pool:{bench.state.sheets[-1].id}@lore")
    assert bench.pool == Pool(ability=2, difficulty=1), "another sheet has circumstances of its own"


@pytest.mark.rule("EE-R131", "EE-136")
def test_every_figure_is_changed_by_hand() -> None:
    bench = Bench().do("sheet:rival", "edit:s3", "raise:presence@s3", written("own", "Law", "s3"))
    bench.do("raise:own_1@s3", "link:own_1@s3", *["link:own_1@s3"] * 2, "arm:vibroknife@s3")
    bench.do("raise:soak@s3", written("name", "Old  Zi", "s3"), "pool:s3@own_1")
    assert (bench.pool, bench.state.skill) == (Pool(proficiency=1), "Law")
    card = bench.state.sheets[2].card
    assert (card.name, card.soak, card.weapons[0].damage) == ("Old Zi", 1, 1)
    assert bench.why_not("name:20@s3") == "Write at most 40 plain characters."
    assert not bench.do("edit:s3").offers("raise:soak@s3")


@pytest.mark.rule("EE-R131", "EE-R27", "EE-R28", "EE-R29")
def test_an_attack_meets_its_target_and_deals_what_soak_lets_through() -> None:
    bench = Bench().do("hero:juno", "hero:orrakh", "edit:s4", "raise:ranged_defense@s4")
    bench.do("raise:adversary@s4", "target:s4", "attack:s3.w1", "toggle:aim", "band:long")
    assert bench.pool == Pool(2, 1, 1, challenge=1, difficulty=2, setback=1)
    assert bench.do("toggle:aim", "band:engaged").pool == Pool(2, 1, challenge=1, difficulty=1,
                                                               setback=1)  # fmt: skip
    bench.do("toggle:cover", "clear", "attack:s3.w1", *(f"face:{n}" for n in (10, 1, 3, 1, 1, 1)))
    assert bench.view()["strike"] == "7 + 1 \N{MINUS SIGN} soak 6 = 2 damage to Orrakh"
    bench.do("hit:wounds", "hit:critical")
    assert bench.state.sheets[3].wounds == 2 and len(bench.state.sheets[3].injuries) == 1
    assert bench.why_not("hit:strain") == "You have applied this already: undo takes it back."


def test_each_side_keeps_the_target_that_it_chose() -> None:
    bench = Bench().do("hero:juno", "hero:orrakh", "foe:captain_vole", "target:s5", "attack:s3.w1")
    for key, target in (("attack:s5.w1", ""), ("target:s3", "s3"), ("attack:s5.w1", "s3"),
                        ("attack:s4.w1", "s5"), ("attack:s5.w1", "s3"), ("target:s4", "s4"),
                        ("attack:s3.w1", "s5"), ("attack:s5.w1", "s4")):  # fmt: skip
        strike = bench.do(key).state.strike
        assert strike is not None and strike.target == target, key
    bench.do("ship:ferrywing")
    bench.do(f"attack:{bench.state.sheets[-1].id}.w1")
    assert bench.state.target == "", "a ship does not fire at whom a person shot last"
    bench.do("target:s5", "attack:s3.w1", "target:s4", "attack:s3.w1")
    assert bench.state.target == "s4", "a target on one's own side stays if it is chosen"


def arm(name: str, skill: str, damage: int, critical: int, far: str, *more: str) -> str:
    """Return a weapon as it is printed."""
    figures = (skill, f"Damage {damage}", f"Critical {critical}", f"Range [{far}]", *more)
    return f"{name} ({'; '.join(figures)})"


LIGHT, HEAVY, STUN = "Ranged [Light]", "Ranged [Heavy]", "Stun setting"
HOLDOUT = arm("Holdout blaster", LIGHT, 5, 4, "Short", STUN)
DISRUPTOR = arm("Disruptor pistol", LIGHT, 10, 2, "Short", "Vicious 4")
PISTOL = arm("Heavy blaster pistol", LIGHT, 7, 3, "Medium", STUN)
CARBINE = arm("blaster carbine", HEAVY, 9, 3, "Medium", STUN).replace("Critical", "Criti cal")
KNIFE = arm("vibroknife", "Me lee", 3, 2, "Engaged", "Pierce 2, Vicious 1")
NONE = "Talents: None. Abilities: None. Equipment:"
CAPTAIN = {"coercion": 3, "cool": 3, "coordination": 2, "deception": 3, "gunnery": 2,
           "leadership": 2, "ranged_heavy": 3, "melee": 4, "resilience": 2,
           "skulduggery": 3}  # fmt: skip
INFOCHANT = {"deception": 2, "knowledge": 2, "perception": 2, "vigilance": 1}
PARTS = ("core_worlds", "education", "lore", "outer_rim", "underworld", "xenology")


def ranks(skills: dict[str, int]) -> str:
    """Return skills as they are printed."""
    names = {"ranged_heavy": "Ranged (Heavy)", "knowledge": "Knowledge (All)"}
    return ", ".join(f"{names.get(each, each.capitalize())} {n}" for each, n in skills.items())


def armed(*figures: Any) -> tuple[Weapon, ...]:
    return tuple(Weapon(f"p{at}", *each) for at, each in enumerate(figures, 1))


BLASTER = ("Holdout blaster", "ranged_light", 5, 4, "short", True)
BLOCKS = (
    (f"). Abilities: None. Equipment: {DISRUPTOR}, {HOLDOUT.lower()}, armored clothing (+1 soak, "
     "+1 defense).",
     {"soak": 1, "melee_defense": 1, "ranged_defense": 1,
      "weapons": armed(("Disruptor pistol", "ranged_light", 10, 2, "short", False, 0, 4),
                       BLASTER)}),
    (f"Skills: {ranks(INFOCHANT)}. {NONE} {HOLDOUT}, encrypted datapad, comlink.",
     {"skills": {**INFOCHANT, **dict.fromkeys(PARTS, 2)}, "weapons": armed(BLASTER),
      "notes": "encrypted datapad, comlink"}),
    (f"Skills (groups only): Cool, Ranged (Heavy) or Ranged (Light). {NONE} {PISTOL} or {CARBINE}, "
     f"{KNIFE}, padded armor ( + 2 soak).",
     {"kind": "minions", "soak": 2, "group": ("cool", "ranged_heavy", "ranged_light"),
      "skills": {"cool": 0, "ranged_heavy": 0, "ranged_light": 0},
      "weapons": armed(("Heavy blaster pistol", "ranged_light", 7, 3, "medium", True),
                       ("Blaster carbine", "ranged_heavy", 9, 3, "medium", True),
                       ("Vibroknife", "melee", 3, 2, "engaged", False, 2, 1))}),
    (f"Skills: {ranks(CAPTAIN)}. Talents: Adversary 2 (twice com bat), Feral Strength 2 ( + 2), "
     "Knockdown (may spend",
     {"skills": CAPTAIN, "adversary": 2, "notes": "Knockdown (may spend"}),
    ("S L A V E R [R IV A L ]", {"name": "Slaver"}),
)  # fmt: skip


@pytest.mark.rule("EE-300", "EE-302", "EE-303", "EE-304", "EE-305", "EE-306", "EE-307", "EE-308",
                  "EE-309", "EE-R45")  # fmt: skip
@pytest.mark.parametrize(("block", "expected"), BLOCKS)
def test_a_printed_stat_block_is_read_whole(block: str, expected: dict[str, Any]) -> None:
    card = Bench().do(written("paste", block)).state.sheets[2].card
    assert card == Card(**{"name": "Pasted sheet", "kind": "rival", **expected})


@pytest.mark.rule("EE-R46")
def test_a_group_loses_ranks_with_each_one_down() -> None:
    bench = Bench().do("foe:pirate_crew@4", "down:s3", "pool:s3@cool")
    card = bench.state.sheets[2].card
    assert (card.name, card.wounds, bench.state.sheets[2].wounds) == ("Pirate", 20, 6)
    assert bench.pool == Pool(2) and bench.view()["sheets"][2]["up"] == 3
    bench.do("down:s3", "down:s3", "down:s3")
    assert bench.why_not("down:s3") == "The whole group is down."


@pytest.mark.rule("EE-R74", "EE-R131")
def test_everybody_rolls_and_a_slot_is_claimed_for_a_round() -> None:
    bench = Bench().do("foe:slaver", "curtain", "sheet:beast", "curtain", "initiative:cool")
    slots = bench.state.slots
    assert sorted(each.group for each in slots) == ["others", "players", "players"]
    mine = next(each.id for each in slots if each.group == "others")
    assert not bench.do(f"claim:s3@{mine}", "next", "next", "next").offers(f"claim:s3@{mine}")
    assert bench.do("next").offers(f"claim:s3@{mine}") and bench.state.round == 2


@pytest.mark.rule("EE-009", "EE-R131")
def test_range_bands_give_attacks_their_range() -> None:
    bench = Bench().do("hero:juno", "foe:slaver", *(written("place", each) for each in "ABC"))
    a, b, c = (each.id for each in bench.state.places)
    bench.do("target:s4", f"far:{a}", f"stand:s3@{a}", f"stand:s4@{b}", "attack:s3.w1")
    assert bench.state.band == "long" and bench.do(f"stand:s4@{c}").view()["band"] == "long"
    assert bench.do("attack:s3.w1").state.band == "extreme"
    bench.do(f"stand:s4@{a}", "engage:s3@s4", "attack:s3.w1")
    assert bench.state.band == "engaged" and bench.pool.difficulty == 2
    assert bench.do(f"unplace:{a}").view()["sheets"][2]["place"] == ""


@pytest.mark.rule("EE-118", "EE-R103", "EE-R131")
def test_a_session_rolls_obligation_awards_experience_and_ends() -> None:
    bench = Bench().do("edit:s1", *["raise:owes@s1"] * 99, "obligation", "strain:s1")
    value = bench.state.history[-1].value
    assert bench.view()["sheets"][0]["strain_threshold"] == (9 if value < 100 else 11)
    assert bench.do("award:10").view()["sheets"][1]["figures"]["experience"] == 10
    told = bench.do("session").view()["sheets"][0]
    assert (told["strain_threshold"], told["strain"]) == (11, 0)


@pytest.mark.rule("EE-R132")
def test_a_table_of_the_group_is_read_and_rolled_for_a_sheet() -> None:
    bench = Bench().do(written("keep", "Street names 01-50 Dock: wet and loud 51-00 Hill: dry"))
    kept = bench.state.tables[0]
    assert (kept.name, [each.to for each in kept.rows]) == ("Street names", [50, 100])
    bench.do(f"table:{kept.id}@s2")
    assert bench.view()["sheets"][1]["notes"] in ("Dock: wet and loud", "Hill: dry")
    assert bench.do(f"unkeep:{kept.id}").state.tables == ()


def test_a_force_rating_is_rolled() -> None:
    bench = Bench()
    assert bench.why_not("force:s1") == "This sheet has no Force rating: edit it first."
    bench.do("edit:s1", "raise:force@s1", "raise:force@s1", "force:s1")
    assert len(bench.last.dice) == 2 and bench.told()[0].startswith("Ada (Vex) rolls 2 Force: ")


@pytest.mark.rule("EE-R13", "EE-R15")
def test_checks_are_opposed_by_a_sheet_and_compared() -> None:
    bench = Bench().do("hero:juno", "hero:sanne", "target:s4", "pool:s3@charm", "oppose:cool@s4")
    assert bench.pool == Pool(1, 2, challenge=1, difficulty=2)
    bench.do("clear", "pool:s3@cool", "face:12", "face:1", "face:1", "pool:s4@cool", "face:1")
    assert bench.why_not("compare").startswith("Roll two checks of one skill in a row, ")
    told = bench.do("face:1", "face:1", "compare").told()
    assert told == ["Juno Pell (Success (1) with 1 Triumph) is ahead of Sanne Oru (Failure)."]


@pytest.mark.rule("EE-R132")
def test_a_hidden_sheet_leaks_nothing() -> None:
    seen = []
    for key in ("hero:juno", "sheet:beast"):
        bench = Bench().do("curtain", key, "wound:s3", "injure:s3", "curtain", "edit:s3")
        told = bench.told(1)
        bench.do("raise:soak@s3", "pool:s3@charm", "clear")
        seen.append((bench.view(1), told, bench.told(1), GAME.seat_view(bench.state, 1)))
    assert seen[0] == seen[1] and bench.do("turn:s3").view(1)["sheets"][2]["name"] == "Beast"


def test_a_state_without_cards_opens() -> None:
    bench = Bench().do("wound:s1")
    state = json.loads(GAME.dump(bench.state))
    for at, each in enumerate(state["sheets"]):
        each |= {"name": each.pop("card")["name"], "figures": at}
    assert GAME.load(json.dumps(state).encode()) == bench.state
