"""Talent cards: what each talent does, with and without it; holes, raises and specializations in
port; Dodge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from game.edge import campaign, talents, talent_cards
from game.edge import creation as cr
from game.edge import events as e
from game.edge.balance import HELD
from game.edge.cards import effects as fx
from game.edge.cards import lint
from game.edge.cards.creation import Career, Specialization, Talent, TalentCard
from game.edge.cards.passives import Clear
from game.edge.cards.models import Hero
from game.edge.checks import lines, rolling
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added
from game.edge.fights import deeds, dodging, foes, maneuvers, turns
from game.edge.foresight import Foresight
from game.edge.frames import Outcome, Taking, Tray
from game.edge.game import load
from game.edge.ledger import Ledger, Sheet
from game.edge.names import SKILLS
from game.edge.people import rules as people
from game.edge.players.careful import Careful
from game.edge.players.hints import CaseAdviser
from game.edge.rules import passives
from game.edge.rules.deeds import Case
from game.edge.rules.setup_validation import problems_of
from game.edge.scenes import ports
from game.edge.ships import stations
from game.edge.text import hero_sheets, wording
from game.table.contract import Sight
from game.table.decisions import parse
from game.table.hints import Hint
from tests.edge.bench import Sim

GAME = load(packs=())
CONTENT = GAME.content
LEDGER: TypeAdapter[Ledger] = TypeAdapter(Ledger)
PILOT = "specialization_pilot"
SCENE = "lantern_captain"


def fight(seed: int = 3, **fields: Any) -> Sim:
    """Return the fight with the captain, before it begins."""
    setup = {"seats": ({"kind": "human"},), "story": "lantern", "scene": SCENE, **fields}
    return Sim(GAME, {"heroes": ("orrakh", "juno"), **setup}, seed)


def port(experience: int = 500, **sheets: Sheet) -> Sim:
    """Return a port with Juno and Maro."""
    own = {"juno": Sheet(), "maro": Sheet(), **sheets}
    ledger = LEDGER.dump_python(Ledger(sheets=own, experience=experience))
    setup = {"seats": ({"kind": "human"},), "story": "ombra", "heroes": ("juno", "maro")}
    return Sim(GAME, {**setup, "ledger": ledger})


def give(p: Play, who: str, *ids: str) -> None:
    """Give a hero talents."""
    p.state.punched[who] = tuple(talents.hole("any", f"talent_{id}") for id in ids)


def foe_of(p: Play) -> str:
    return p.foes[0]


# --- what each talent does ------------------------------------------------------------------------


def _near(p: Play) -> int:
    p.person("juno").zone = p.person(foe_of(p)).zone
    return p.weapon("juno", "heavy_blaster_pistol", foe_of(p)).damage


def _far(p: Play) -> int:
    p.person("juno").zone = next(
        zone for zone in p.map.zones if p.distance(zone, p.person(foe_of(p)).zone) == 1
    )
    return p.weapon("juno", "heavy_blaster_pistol", foe_of(p)).damage


def _injury(p: Play, victim: str) -> int:
    people.injure(p, victim, cause="juno" if victim != "juno" else foe_of(p))
    return next(each.sum for each in p.events if type(each).__name__ == "Injured")


def _stim(p: Play) -> int:
    return maneuvers.stim_heals(p, "juno", "orrakh")


def _healed(p: Play, task: Any, sort: str) -> int:
    person = p.person("orrakh")
    person.wounds = person.strain = 9
    o = Outcome(0, task, p.state.scene, "juno", target="orrakh", success=2, step="spend")
    rolling.RESULTS[task](p, o)
    return 9 - int(getattr(person, sort))


def _draws(p: Play) -> int:
    turn = Taking(0, "orrakh", step="turn", maneuvers=2)
    p.stack.append(turn)
    n = 0
    while found := next((o for o in turns.options(p, turn) if o.verb == "draw"), None):
        turns.take(p, turn, found)
        n += 1
    assert turn.maneuvers == 2 and not p.person("orrakh").strain
    return n


def _fear(p: Play) -> int:
    tray = Tray(0, "fear", "lantern_dark", "juno", skill="discipline")
    return lines.build(p, tray).pool.difficulty


def _hazard(p: Play) -> int:
    hazard = fx.Hazard(do="hazard", zone=p.person(foe_of(p)).zone, cls=8)
    deeds.VERBS[fx.Hazard].run(p, Case("juno"), hazard)
    return next(each.damage for each in p.events if type(each).__name__ == "Hit")


FIGURES: tuple[tuple[str, str, int, Callable[[Play], int]], ...] = (
    ("grit", "juno", 1, lambda p: p.strain_threshold("juno")),
    ("toughened", "juno", 2, lambda p: p.wound_threshold("juno")),
    ("dodge", "juno", 1, lambda p: passives.dodges(p.passives("juno"))),
    ("point_blank", "juno", 1, _near),
    ("point_blank", "juno", 0, _far),
    ("point_blank", "juno", 0, lambda p: p.weapon("juno", "heavy_blaster_pistol").damage),
    ("lethal_blows", "juno", 10, lambda p: _injury(p, foe_of(p))),
    ("lethal_blows", "juno", 0, lambda p: _injury(p, "juno")),
    ("durable", "juno", -10, lambda p: _injury(p, "juno")),
    ("durable", "juno", 0, lambda p: _injury(p, foe_of(p))),
    ("rough_work", "juno", 1, lambda p: p.weapon("juno", "fists").damage),
    ("rough_work", "juno", 0, lambda p: p.weapon("juno", "heavy_blaster_pistol").damage),
    ("quick_hands", "orrakh", 1, _draws),
    ("field_surgeon", "juno", 1, _stim),
    ("field_surgeon", "juno", 1, lambda p: _healed(p, "medicine", "wounds")),
    ("field_surgeon", "juno", 0, lambda p: _healed(p, "rally", "strain")),
    ("confidence", "juno", -1, _fear),
    ("word_of_command", "juno", 1, lambda p: _healed(p, "rally", "strain")),
    ("improvise", "juno", 2, _hazard),
    ("good_seamanship", "juno", -1, lambda p: stations.great(p, "juno")),
    ("good_seamanship", "juno", 1, lambda p: stations.restored(p, "juno")),
)


@pytest.mark.rule("EE-R121")
@pytest.mark.parametrize("id, who, by, figure", FIGURES)
def test_each_talent_changes_its_figure(
    id: str, who: str, by: int, figure: Callable[[Play], int]
) -> None:
    found = []
    for ids in ((), (id,), (id, id)):
        p = fight().do("begin").play
        give(p, who, *ids)
        found.append(figure(p))
    assert found[1] - found[0] == by, found
    assert found[2] - found[1] == by, "from two cards it counts twice"


CLEARS = [each for each in CONTENT.talents.values() if isinstance(each.passives[0], Clear)]


@pytest.mark.rule("EE-R121")
@pytest.mark.parametrize("talent", CLEARS, ids=lambda each: each.id)
def test_a_clear_talent_takes_one_setback_die_off_its_skills(talent: Talent) -> None:
    (own,) = talent.passives
    assert isinstance(own, Clear) and len(own.skills) == 2 and own.why == talent.name
    two = (Added(Kind.SETBACK, 2, "x"),)
    for skill in SKILLS:
        found = [*passives.calm(talent.passives, skill, "talk", two)]
        assert [each.why for each in found] == [talent.name] * (skill in own.skills)
    twice = talent.passives * 3
    assert len([*passives.calm(twice, own.skills[0], "talk", two)]) == 2, "no more than there are"


@pytest.mark.rule("EE-R121", "EE-234", "EE-235")
def test_the_cards_of_the_box() -> None:
    fights = {"grit", "toughened", "dodge", "point_blank", "lethal_blows", "durable", "rough_work"}
    used = set()
    for each in CONTENT.specializations.values():
        assert each.card is not None, each.id
        first = [id for id in each.card.first if id.removeprefix("talent_") in fights]
        assert len(first) <= 1, "one talent of fights at most in a first row"
        used |= {*each.card.talents}
    assert used == {*CONTENT.talents}
    assert {figure[0] for figure in FIGURES} | {c.id[7:] for c in CLEARS} == {i[7:] for i in used}
    careers = {each.name for each in CONTENT.components.values() if isinstance(each, Career)}
    assert {"Smuggler", "Technician", "Colonist", "Hired Gun", "Bounty Hunter"} <= careers
    names = {each.name for each in CONTENT.specializations.values()}
    assert {"Politico", "Soldier", "Pilot", "Slicer", "Thief"} <= names


def test_the_six_have_the_nearest_specialization() -> None:
    for hero in CONTENT.heroes.values():
        if hero.id not in CONTENT._own:
            worth = {each.id: _alike(hero.ranks, each) for each in CONTENT.specializations.values()}
            assert worth[hero.specializations[0]] == max(worth.values()), (hero.id, worth)


def _alike(ranks: Any, special: Specialization) -> int:
    return len({*ranks} & {*special.skills, *CONTENT.components[special.career].skills})


def test_a_wrong_card_is_found() -> None:
    parts = dict(CONTENT._parts)
    pilot, juno = CONTENT.specializations[PILOT], CONTENT.heroes["juno"]
    card = pilot.card
    assert card is not None and not [*lint.findings(parts)]
    lost = card.model_copy(update={"second": ("talent_dogde", "talent_grit")})
    found = [*lint.findings({**parts, PILOT: pilot.model_copy(update={"card": lost})})]
    assert (
        PILOT,
        "card.second.0",
        "no talent 'talent_dogde'; did you mean 'talent_dodge'?",
    ) in found
    holes = (f"{PILOT}.talent_grit", "specialization_thief.talent_dodge")
    found = [*lint.findings({**parts, "juno": juno.model_copy(update={"holes": holes})})]
    assert [path for _, path, _ in found] == ["holes.0", "holes.1"]
    with pytest.raises(ValidationError, match="five different"):
        TalentCard(first=card.first, second=(card.first[0], "talent_grit"))


# --- in port --------------------------------------------------------------------------------------


def bought(*ids: str) -> tuple[str, ...]:
    return tuple(f"talent:{PILOT}.talent_{id}@juno" for id in ids)


@pytest.mark.rule("EE-R121", "EE-R122", "EE-124", "EE-132", "EE-389")
def test_a_card_is_punched_row_by_row_for_85() -> None:
    sim = port()
    assert sim.why(bought("durable")[0]) == "EE-R121"
    sim.do(*bought("dodge", "steady_yoke"))
    assert sim.state.unspent == 480 and sim.why(bought("dodge")[0]) == "EE-R121"
    assert sim.why(f"raise:{PILOT}.agility@juno") == "EE-R121"
    p = sim.play
    strain, wounds, soak = p.strain_threshold("juno"), p.wound_threshold("juno"), p.soak("juno")
    sim.do(*bought("durable", "toughened"), *bought("good_seamanship"))
    assert sim.state.unspent == 440 and sim.play.wound_threshold("juno") == wounds + 2
    sim.do(f"raise:{PILOT}.brawn@juno")
    p = sim.play
    assert (sim.state.unspent, p.rating("juno", "brawn"), p.soak("juno")) == (415, 3, soak + 1)
    assert (p.wound_threshold("juno"), p.strain_threshold("juno")) == (wounds + 2, strain)
    assert p.linked("juno", "athletics") == 3 and p.weapon("juno", "fists").damage == 3
    assert sim.why(f"raise:{PILOT}.agility@juno") == "EE-R122", "once for each specialization"
    shown = Foresight.of(Sight(GAME, sim.state, 0)).view()
    (card,) = shown.talent_cards["juno"]
    assert all(each.punched for row in card.rows for each in row)
    assert card.raised is not None and card.raised.name == "Brawn"
    assert shown.people["juno"].rating("brawn") == 3 and len(shown.people["juno"].talents) == 5


REFUSED = (
    ("EE-R121", 500, "talent:specialization_thief.talent_dodge@juno", {}),
    ("EE-R121", 500, f"talent:{PILOT}.talent_grit@juno", {}),
    ("EE-R121", 500, f"talent:{PILOT}.agility@juno", {}),
    ("EE-R121", 500, "talent:specialization_thief.talent_dodge@vaysh", {}),
    ("EE-R121", 9, bought("dodge")[0], {}),
    ("EE-R103", 500, bought("dodge")[0], {"juno": Sheet(obligation=61)}),
    ("EE-R103", 500, "enter:specialization_thief@juno", {"juno": Sheet(obligation=61)}),
    ("EE-R123", 19, "enter:specialization_thief@juno", {}),
    ("EE-R123", 500, f"enter:{PILOT}@juno", {}),
    ("EE-R123", 500, "enter:specialization_poet@juno", {}),
)  # fmt: skip


@pytest.mark.rule("EE-R121", "EE-R123", "EE-R103")
@pytest.mark.parametrize("clause, experience, key, sheets", REFUSED)
def test_a_purchase_is_refused_with_its_reason(
    clause: str, experience: int, key: str, sheets: dict[str, Sheet]
) -> None:
    assert port(experience, **sheets).why(key) == clause


@pytest.mark.rule("EE-132", "EE-R122")
def test_no_characteristic_rises_above_six() -> None:
    cards = [each for each in CONTENT.specializations if each != PILOT][:4]
    holes = tuple(f"{each}.agility" for each in cards)
    ready = [f"{PILOT}.{id}" for id in CONTENT.specializations[PILOT].card.talents]  # type: ignore[union-attr]
    for n, clause in ((3, "EE-R122"), (2, "")):
        sheet = Sheet(holes=(*ready, *holes[:n]), specializations=tuple(cards))
        sim = port(juno=sheet)
        assert sim.play.rating("juno", "agility") == 3 + n
        key = f"raise:{PILOT}.agility@juno"
        assert (sim.why(key) if clause else str(key in sim.keys)) == (clause or "True")


@pytest.mark.rule("EE-230", "EE-R123", "EE-R124")
def test_a_further_specialization_opens_its_card_and_skills() -> None:
    sim = port()
    assert ports.price(sim.play, "juno", "computers") == 10
    assert ports.price(sim.play, "juno", "gunnery") == 10, "not a skill that she began with"
    sim.do("enter:specialization_thief@juno")  # of her career
    assert sim.state.unspent == 480 and ports.price(sim.play, "juno", "computers") == 5
    sim.do("enter:specialization_doctor@juno")  # of another
    assert sim.state.unspent == 440
    sim.do("talent:specialization_doctor.talent_field_surgeon@juno")
    assert len(sim.play.specializations("juno")) == 3
    sim.do("depart")
    sim.state.ending, sim.state.stack = "ombra_out", []
    sim.state.over = True  # type: ignore[misc]
    ledger = campaign.after(CONTENT, sim.state)
    assert ledger.sheets["juno"].holes == ("specialization_doctor.talent_field_surgeon",)
    assert len(ledger.sheets["juno"].specializations) == 2 and not ledger.sheets["maro"].holes
    told = talent_cards.bought(CONTENT, ledger.sheets["juno"])
    assert told == ["also a thief", "also a doctor", "Field Surgeon"]


@pytest.mark.rule("EE-R124")
def test_an_old_campaign_has_nothing_bought() -> None:
    old = '{"sheets": {"juno": {"ranks": {"cool": 2}, "obligation": 10}, "maro": {}}}'
    ledger = LEDGER.validate_json(old)
    assert ledger.sheets["juno"].holes == () == ledger.sheets["maro"].specializations
    strange = Sheet(holes=(f"{PILOT}.talent_x",), specializations=("poet",))
    setup = replace(port().state.setup, ledger=replace(ledger, sheets={"juno": strange}))
    assert len(problems_of(CONTENT, setup)) == 2


@pytest.mark.rule("EE-R121")
def test_purchases_are_put_into_words_and_hints() -> None:
    ready = tuple(f"{PILOT}.talent_{id}" for id in ("dodge", "steady_yoke", "durable"))
    sim = port(65, juno=Sheet(holes=ready))
    for key, label, told in (
        (*bought("toughened"), "Teach Juno Pell Toughened",
         "Juno Pell learns Toughened from the card of the Pilot."),
        (f"raise:{PILOT}.agility@juno", "Raise Juno Pell's Agility to 4",
         "Juno Pell's Agility rises to 4."),
        ("enter:specialization_thief@juno", "Make Juno Pell a thief too",
         "Juno Pell takes up a further specialization: Thief."),
    ):  # fmt: skip
        if key.startswith("raise"):
            hint = _hint(sim)
            assert hint.key[:6] == key[:6] and 0.01 < hint.gain[0].amount < 0.05 and hint.until
        assert GAME.word(sim.state, parse(key)).label == label
        sim.do(key)
        assert [GAME.tell(sim.state, each, 0) for each in sim.events] == [told]
    sim = port(10)
    hint = _hint(sim)
    assert hint.key == "talent:specialization_mechanic.talent_gearhead@maro"
    assert hint.reasons[1] == CONTENT.talents["talent_gearhead"].text


def _hint(sim: Sim) -> Hint:
    decision = GAME.decision(sim.state)
    assert decision is not None
    *_, hint = CaseAdviser().think(Sight(GAME, sim.state, 0), decision)
    assert hint is not None
    return hint


# --- dodge ----------------------------------------------------------------------------------------


def shot(seed: int = 1, steps: int = 1, **fields: Any) -> tuple[Sim, Tray]:
    """Return a fight with the captain's shot at Juno, before its roll."""
    sim = fight(seed, **fields).do("begin")
    p = sim.play
    give(p, "juno", *["dodge"] * steps)
    p.person("juno").zone = p.person(foe_of(p)).zone
    weapon = foes.best_weapon(p, foe_of(p), "juno")
    assert weapon is not None
    return sim, foes.tray(p, foe_of(p), weapon, "juno")


@pytest.mark.rule("EE-R125", "EE-211")
def test_a_dodge_upgrades_the_difficulty_for_strain() -> None:
    sim, tray = shot(steps=2)
    p = sim.play
    p.stack.append(tray)
    plain = lines.build(p, tray).pool
    dodging.meet(p, tray)
    assert tray.step == "dodge" and [o.key for o in dodging.options(p, tray)] == [
        "dodge:1", "dodge:2", "stay"
    ]  # fmt: skip
    assert "Dodge?" in wording.prompt(p)
    p.person("juno").strain = p.strain_threshold("juno") - 1
    assert [o.key for o in dodging.options(p, tray)] == ["dodge:1", "stay"]
    p.person("juno").strain = 0
    one = replace(tray, dodge=1)
    pool = lines.build(p, one).pool
    assert pool.challenge == plain.challenge + 1 and pool.difficulty == plain.difficulty - 1
    dodging.answer(p, tray, dodging.options(p, tray)[1])
    assert p.person("juno").strain >= 2 and p.stack[-1] is not tray


@pytest.mark.rule("EE-R125")
@pytest.mark.parametrize("dodges, soak, strain, asked, used", [
    (False, 0, 0, True, 0), (True, 0, 0, True, 0),  # a hit would take a quarter
    (False, 90, 0, False, 0), (True, 90, 0, False, 1),  # it would not
    (True, 90, 6, False, 0), (False, 0, 12, False, 0),  # strain is short
])  # fmt: skip
def test_only_a_hit_that_hurts_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, dodges: bool, soak: int, strain: int, asked: bool, used: int
) -> None:
    sim, tray = shot(dodges=dodges)
    p = sim.play
    monkeypatch.setattr(p, "soak", lambda who: soak)
    monkeypatch.setattr(rolling, "roll", lambda p, f: None)
    p.person("juno").strain = strain
    p.stack.append(tray)
    dodging.meet(p, tray)
    assert (tray.step == "dodge") == asked and tray.dodge == used
    assert p.person("juno").strain == strain + used


@pytest.mark.rule("EE-R53", "EE-R121")
def test_word_of_command_rallies_the_tired() -> None:
    for ids, free in (((), False), (("word_of_command",), True)):
        p = fight().do("begin").play
        give(p, "juno", *ids)
        turn = Taking(0, "juno", step="turn")
        for strain, may in ((0, False), (3, free)):
            p.person("orrakh").strain = strain
            verbs = {each.verb for each in turns.options(p, turn)}
            assert ("rally" in verbs) == may


def test_a_sheet_lists_its_talents() -> None:
    made = next(found for seed in range(60) if (found := hero_sheets.make_hero(GAME, seed)).data
                and found.data["choices"]["talents"])  # fmt: skip
    names = [CONTENT.talents[id].name for id in made.data["choices"]["talents"]]
    assert all(any(line.startswith(f"{name}: ") for line in made.lines) for name in names)


# --- balance --------------------------------------------------------------------------------------

PICKS = {"juno": "agility", "orrakh": "brawn", "tikka": "agility", "maro": "intellect",
         "sanne": "intellect", "vaysh": "cunning"}  # fmt: skip
"""the characteristic that each of the six would raise"""


def full(who: str) -> Hero:
    """Return one of the six with a full talent card, bought in play."""
    hero, raised = CONTENT.heroes[who], PICKS[who]
    card = CONTENT.specializations[hero.specializations[0]].card
    assert card is not None
    more = tuple(each for id in card.talents for each in CONTENT.talents[id].passives)
    wounds, strain = hero.bases
    grown = hero.model_copy(update={
        "passives": hero.passives + more, "bases": (wounds - (raised == "brawn"), strain),
        "ratings": {**hero.ratings, raised: hero.ratings[raised] + 1},
    })  # fmt: skip
    return grown.model_copy(update={"id": cr.id_of(grown, "human_1")})


@pytest.mark.long
def test_a_full_card_moves_the_captains_fight_by_little() -> None:
    """By 12 points for one of two heroes on average, by 18 for both."""
    games, pairs = 16, [*combinations(PICKS, 2)]
    held = Counter[tuple[bool, bool]]()
    for one, two in pairs:
        for cards in ((False, False), (True, False), (False, True), (True, True)):
            heroes = [full(who) if has else CONTENT.heroes[who]
                      for who, has in zip((one, two), cards)]  # fmt: skip
            own = tuple(each.model_dump() for each, has in zip(heroes, cards) if has)
            for seed in range(games):
                ids = tuple(each.id for each in heroes)
                sim = fight(771001 + seed, heroes=ids, own=own)
                held[cards] += _held(sim, Careful(771001 + seed, 0))
    share = {cards: 100 * n / (games * len(pairs)) for cards, n in held.items()}
    bare = share[False, False]
    assert (share[True, False] + share[False, True]) / 2 - bare <= 12, share
    assert 5 <= share[True, True] - bare <= 18, share


def _held(sim: Sim, player: Careful) -> bool:
    while (decision := GAME.decision(sim.state)) is not None:
        sim.do(player.choose(Sight(GAME, sim.state, decision.seat), decision))
        for each in sim.events:
            if isinstance(each, e.FightEnded):
                return each.how in HELD
    return False
