"""Heroes of players: what is legal, what their gifts do, and that games, campaigns, codes and packs
carry them."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.commands import hero as command
from game.edge import campaign, filling, hero_codes
from game.edge import creation as cr
from game.edge.cards.creation import Career, Specialization, Species
from game.edge.cards.effects import Strain
from game.edge.cards.models import Hero
from game.edge.checks import lines
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, FromSkill
from game.edge.frames import Tray
from game.edge.game import load
from game.edge.ledger import Ledger, Sheet
from game.edge.names import CHARACTERISTICS, SKILLS, Skill
from game.edge.rules import motives, passives
from game.edge.rules.deeds import Case
from game.edge.scenes import deeds, obligation, ports
from game.edge.state import Setup
from game.table.codes import CodeError
from tests.edge.bench import Sim

GAME = load(packs=())
M = cr.Makings.of(GAME.content.components)


def drawn(seed: int) -> cr.Choices:
    """Return choices of every kind, legal ones."""
    words = [*filling.WORDS]
    return filling.surprise(M, seed) if seed % 2 else filling.filled(M, seed, words[seed // 2 % 6])


def one(species: str, **fields: Any) -> Hero:
    """Return a hero of a species, filled in, with some fields of the sheet changed."""
    kept = cr.Choices(species=f"species_{species}")
    return cr.hero(M, replace(filling.filled(M, 5, "fights", kept), **fields))


def sim(*heroes: Hero, **fields: Any) -> Sim:
    """Return a game of these heroes and Juno."""
    setup = {"seats": ({"kind": "human"},), "story": "ombra", "heroes": ("juno",), **fields}
    setup["heroes"] = (*(each.id for each in heroes), "juno")
    return Sim(GAME, {**setup, "own": tuple(each.model_dump() for each in heroes)}, 3)


@pytest.mark.rule("EE-R115", "EE-R116", "EE-R117", "EE-R118", "EE-R119", "EE-R121", "EE-388",
                  "EE-122", "EE-146", "EE-147", "EE-228")  # fmt: skip
@pytest.mark.parametrize("seeds", (60, pytest.param(5000, marks=pytest.mark.long)))
def test_drawn_heroes_are_legal_by_another_count(seeds: int) -> None:
    for seed in range(seeds):
        c = drawn(seed)
        hero, species = cr.hero(M, c), M.species[c.species]
        own = {*M.careers[c.career].skills, *M.specializations[c.specialization].skills}
        assert set(hero.career) == own and max(hero.ratings.values()) <= 5
        assert max(hero.ranks.values()) <= 2 and set(hero.ranks) <= set(SKILLS)
        card = M.specializations[c.specialization].card
        assert card is not None and len({*c.talents}) == len(c.talents)
        one, two = ({*c.talents} & {*row} for row in (card.first, card.second))
        assert len(one) + len(two) == len(c.talents) and (not two or len(one) >= 2)
        assert not c.raised or len(two) == 2
        spent = 10 * len(one) + 15 * len(two) + 25 * bool(c.raised)
        assert hero.specializations == (c.specialization,)
        assert [*hero.holes] == [f"{c.specialization}.{each}" for each in (
            *c.talents, *filter(None, (c.raised,)))]  # fmt: skip
        wanted = [p for id in c.talents for p in M.talents[id].passives]
        assert [*hero.passives] == [*species.passives, *wanted]
        spent += sum(10 * n for each in CHARACTERISTICS for n in range(
            species.ratings[each] + 1, hero.ratings[each] + 1 - (each == c.raised)))  # fmt: skip
        free = Counter([*c.trained, *c.special, *cr.gifts(M, c)])
        assert 0 < len(own & {*free}) < len(own)
        spent += sum(5 * n + 5 * (skill not in own) for skill, rank in hero.ranks.items()
                     for n in range(free[skill] + 1, rank + 1))  # fmt: skip
        owed = {10: (0,), 15: (0, 5), 20: (10,)}[hero.obligation]
        assert hero.spare + spent - species.experience in owed
        assert (len(c.trained), len(c.special)) == ((5, 3) if species.name == "Droid" else (4, 2))
        assert {"armor", "hand", "gear_1", "gear_2"} <= set(hero.slots)
        assert hero.bases == (species.wounds, species.strain)


@pytest.mark.rule("EE-R114")
def test_the_order_of_steps_never_matters() -> None:
    whole = asdict(drawn(8))
    for seed in range(20):
        made = cr.Choices()
        for name in Random(seed).sample(sorted(whole), len(whole)):
            made = replace(made, **{name: whole[name]})
            assert all(each.reason.text for each in cr.faults(M, made)) and cr.sketch(M, made)
        assert cr.hero(M, made) == cr.hero(M, drawn(8))


@pytest.mark.rule("EE-R115", "EE-R20")
@pytest.mark.parametrize("who", GAME.content.heroes)
def test_the_six_come_out_of_the_same_function(who: str) -> None:
    ready = GAME.content.heroes[who]
    skills = sorted(ready.ranks, key=lambda skill: -ready.ranks[skill])
    house, spared = {"name": "Any", "fidelity": "house"}, [s for s in SKILLS if s not in skills]
    m = replace(
        M,
        species={"any": Species(kind="species", id="any", experience=120, likenesses=("human_1",),
                                ratings=dict.fromkeys(CHARACTERISTICS, 2), names=("A",), **house)},
        careers={"any": Career(kind="career", id="any", skills=(*skills, *spared)[:8], **house)},
        specializations={"any": Specialization(kind="specialization", id="any", career="any",
                                               skills=(*skills[:2], *skills[4:6]), **house)},
    )  # fmt: skip
    special = (skills[0], skills[1] if ready.ranks[skills[1]] == 2 else skills[4])
    free = Counter((*skills[:4], *special))
    made = cr.hero(m, replace(
        drawn(0), species="any", career="any", specialization="any", likeness="human_1", free=(),
        trained=tuple(skills[:4]), special=special, deal="none", extra="",
        raises={each: n - 2 for each, n in ready.ratings.items()},
        ranks={each: n - free[each] for each, n in ready.ranks.items()},
    ))  # fmt: skip
    assert (made.ratings, made.ranks, made.bases) == (ready.ratings, ready.ranks, ready.bases)


TALENT = "talent_toughened"
REFUSED = (
    ("EE-R115", {"species": ""}), ("EE-R114", {"specialization": "specialization_thief"}),
    ("EE-R116", {"trained": ("medicine",) * 4}), ("EE-R116", {"ranks": {"athletics": 3}}),
    ("EE-R116", {"raises": {"brawn": 4}}),
    ("EE-R117", {"raises": {"brawn": 1, "agility": 2, "presence": 2, "cunning": 2}}),
    ("EE-R118", {"deal": "weapon", "extra": "disruptor_pistol"}),
    ("EE-R118", {"extra": "vibroknife"}), ("EE-R119", {"tools": ("stim", "stim")}),
    ("EE-R119", {"weapon": "disruptor_pistol"}), ("EE-R120", {"motive": ""}),
    ("EE-R121", {"talents": ("talent_nothing",)}), ("EE-R121", {"talents": ("brawn",)}),
    ("EE-R121", {"raised": "brawn"}), ("EE-R121", {"talents": (TALENT, TALENT)}),
)  # fmt: skip


@pytest.mark.rule(*{clause for clause, _ in REFUSED})
@pytest.mark.parametrize("clause, fields", REFUSED)
def test_what_is_illegal_says_why(clause: str, fields: dict[str, Any]) -> None:
    kept = cr.Choices(species="species_wookiee")
    found = cr.problems(M, replace(filling.filled(M, 1, "fights", kept), **fields))
    assert clause in [each.clause for each in found], found


@pytest.mark.rule("EE-R119")
def test_a_poor_fighter_is_warned_of() -> None:
    c = replace(drawn(1), weapon="holdout_blaster", extra="", deal="none")
    assert len(cr.warnings(M, replace(c, trained=(), special=(), free=(), ranks={}))) == 2


@pytest.mark.rule("EE-R115", "EE-389", "EE-R30")
def test_thresholds_and_gifts_with_and_without() -> None:
    hurt = one("wookiee")
    plain = hurt.model_copy(update={"passives": (), "bases": (10, 10)})
    plain = plain.model_copy(update={"id": cr.id_of(plain, "human_1")})
    with_gift, p = sim(hurt, plain), sim(hurt, plain).play
    assert p.wound_threshold(hurt.id) - p.wound_threshold(plain.id) == 4
    assert p.strain_threshold(hurt.id) - p.strain_threshold(plain.id) == -2
    damage = []
    for wounds, injuries in ((0, ()), (1, ()), (1, (("hurt", 1),))):
        for who in (hurt.id, plain.id):
            p.person(who).wounds, p.person(who).injuries = wounds, injuries
        damage.append(tuple(p.weapon(who, "fists").damage for who in (hurt.id, plain.id)))
    assert [one - other for one, other in damage] == [0, 1, 2], with_gift


@pytest.mark.rule("EE-R115")
@pytest.mark.parametrize("species, skill, context, why", [
    ("twilek", "athletics", "travel", "the heat of the day"),
    ("rodian", "perception", "travel", "x"), ("bothan", "charm", "talk", "x"),
    ("human", "charm", "talk", ""),
])  # fmt: skip
def test_the_first_setback_is_not_added(species: str, skill: Skill, context: Any, why: str) -> None:
    hero = one(species)
    p, added = sim(hero).play, Added(Kind.SETBACK, 1, why or "x")
    own, plain = p.passives(hero.id), p.passives("juno")
    assert len([*passives.calm(own, skill, context, (added, added))]) == bool(why)
    assert not [*passives.calm(plain, skill, context, (added,)),
                *passives.calm(own, skill, context, ())]  # fmt: skip
    if why:
        assert not [*passives.calm(own, "melee", "fight", (replace(added, why="y"),))]


@pytest.mark.rule("EE-R115", "EE-R85")
def test_a_droid_is_mended_by_mechanics_and_needs_no_air() -> None:
    hero = one("droid")
    p = sim(hero).play
    tray = Tray(0, "medicine", "", "juno", skill="medicine", target=hero.id)
    skills = [step.why for step in lines.build(p, tray).steps if isinstance(step, FromSkill)]
    assert skills == ["mechanics"] and passives.mending(p.passives("juno")) == "medicine"
    deeds.VERBS[Strain].run(p, Case("juno"), Strain(do="strain", who="each", n=2, air=True))
    assert (p.person(hero.id).strain, p.person("juno").strain) == (0, 2)


@pytest.mark.rule("EE-R120")
def test_a_motive_earns_experience_once() -> None:
    hero = one("human", motive="motive_riches")
    p = sim(hero).play
    assert not motives.served(p, hero.id)
    p.state.taken += ("ombra_terms.money", "ombra_price.deliver")
    assert motives.served(p, hero.id) and not motives.served(p, "juno")
    q = sim(one("human", motive="motive_peace")).play
    assert len(motives.serving(q, "ombra_dool.charm")) == 1 and not motives.serving(
        q, "ombra_dool.x"
    )
    ends = {way.partition("_")[0] for each in M.motives.values() for way in each.ways}
    for motive in M.motives.values():
        assert {way.partition("_")[0] for way in motive.ways} == ends, motive.id
        for scene, _, way in (each.partition(".") for each in motive.ways):
            found = GAME.content.scenes[scene]
            ways = (*getattr(found, "ways", ()), *getattr(found, "choices", ()))
            assert way in [each.id for each in ways], (motive.id, scene, way)


@pytest.mark.rule("EE-R117", "EE-R118", "EE-149")
def test_a_campaign_takes_a_hero_in() -> None:
    hero = one("human", deal="more", ranks={})
    ledger = campaign.joined(campaign.joined(campaign.begun(GAME.content), (hero,)), (hero,))
    assert ledger.sheets[hero.id] == Sheet(obligation=20, sort="debt")
    assert (ledger.experience, hero.spare, ledger.own) == (20, 50, (hero,))
    for crew, earned, most in ((3, 45, 20), (3, 120, 40), (2, 400, 50)):
        running = Ledger(sheets={str(n): Sheet() for n in range(crew)}, earned=earned)
        assert campaign.joined(running, (hero,)).experience == min(50, most), earned
    assert "crew takes 20" in cr.lapsing(M, replace(drawn(0), ranks={}, raises={}))
    assert not obligation.heavy(replace(ledger, sheets={**ledger.sheets, hero.id: Sheet()}))
    assert obligation.heavy(ledger)
    p = sim(hero, ledger=TypeAdapter(Ledger).dump_python(ledger)).play
    trained = next(skill for skill in hero.career if not hero.ranks.get(skill))
    outside = next(
        skill for skill in SKILLS if skill not in hero.career and skill not in hero.ranks
    )
    assert (ports.price(p, hero.id, trained), ports.price(p, hero.id, outside)) == (5, 10)


@pytest.mark.rule("EE-004")
def test_a_save_carries_its_heroes() -> None:
    hero = one("rodian")
    played = sim(hero)
    other = load(packs=())
    setup = other.setup(json.loads(TypeAdapter(Setup).dump_json(played.state.setup)))
    assert other.load(GAME.dump(played.state)).setup == other.new(setup, 3).setup == setup
    assert other.content.name(hero.id) == hero.name and hero.id not in list(other.content.heroes)
    forged = hero.model_copy(update={"bases": (30, 30)})
    with pytest.raises(ValueError, match="not the id"):
        sim(forged)


def test_codes_carry_a_hero() -> None:
    for seed in range(40):
        c = drawn(seed)
        code = hero_codes.encode(M, c)
        bare = replace(c, talents=(), raised="")
        assert len(hero_codes.encode(M, bare)) <= len(code), "no longer without talents"
        assert cr.hero(M, hero_codes.decode(M, code)) == cr.hero(M, c)
    for wrong in (
        "",
        code[:-2],
        code[:8] + ("0" if code[8] != "0" else "1") + code[9:],
        "!" + code,
    ):
        with pytest.raises(CodeError):
            hero_codes.decode(M, wrong)
    with pytest.raises(CodeError, match="motive"):
        hero_codes.encode(M, replace(c, motive=""))


def test_the_command_prints_a_sheet_or_the_reasons(tmp_path: Path, capsys: Any) -> None:
    assert command.main(["--random", "7", "--json", "--pack", str(tmp_path / "pack")]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["hero"]["id"] in load(packs=[tmp_path / "pack"]).content.heroes
    file = tmp_path / "choices.json"
    for change, status in (({}, 0), ({"motive": ""}, 1), ({"name": 5}, 1)):
        file.write_text(json.dumps({**made["choices"], **change}), "utf-8")
        assert command.main(["--choices", str(file)]) == status
    assert "motive" in capsys.readouterr().err
    assert command.main(["--choices", str(tmp_path / "none")]) == 2
