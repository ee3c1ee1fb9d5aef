"""Bounties on characters that somebody plays (UB-074 to UB-091)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table.goals import goals
from game.outer_rim.ai.evaluation import judge
from game.outer_rim.events import BountyClosed, CombatBegan, FameChanged, ReputationChanged
from game.outer_rim.game import OuterRim, load
from game.outer_rim.odds import forecast, win_forecast
from game.table.session import Session
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
LOM, ARMOR = "databank_4_4_lom", "mandalorian_armor"
WRIT, OWN, LOOSE = "bossk_writ", "boba_fett_writ", "han_solo_writ"
HUNT = f"hunt:{WRIT}@seat_1"
LEVELS = ("negative", "neutral", "positive")
SCRATCH = ("hit", "blank", "blank", "blank")
WIN = ("crit", "crit", "crit", *SCRATCH)
LOSE = ("blank", "blank", "blank", *SCRATCH)


def writ(id: str, target: str) -> dict[str, Any]:
    """Return a bounty whose rewards nobody gets for a player."""
    return {
        "kind": "bounty", "id": id, "name": id.replace("_", " ").title(), "fidelity": "house",
        "deck": "bounty", "target": target, "combat": "ship", "value": 9, "deliver_to": "ryloth",
        "eliminate": [{"do": "gain", "credits": 11_000, "fame": 2}],
        "capture": [{"do": "gain", "credits": 17_000, "fame": 2}],
        "after_reward": [{"do": "lose", "reputation": {"imperial": 1}}],
    }  # fmt: skip


@pytest.fixture(scope="module")
def hunters(tmp_path_factory: pytest.TempPathFactory) -> OuterRim:
    """Return the game with three bounties on characters of the base box."""
    folder = Path(tmp_path_factory.mktemp("packs")) / "writs"
    folder.mkdir()
    info = {"id": "writs", "name": "Writs", "game": "outer_rim", "version": "1.0"}
    cards = [
        writ(WRIT, "bossk_contact"), writ(OWN, "boba_fett_contact"), writ(LOOSE, "han_solo_contact")
    ]  # fmt: skip
    (folder / "pack.json").write_text(json.dumps({**info, "requires": ["unfinished_business"]}))
    (folder / "cards.json").write_text(json.dumps({"cards": cards}))
    made = load([folder])
    assert made.problems == []
    return made


def facing(game: OuterRim, *cards: str, space: str = "naboo", **more: Any) -> Sim:
    """Return Boba Fett (ground 3) with a bounty where Bossk is (4 with 4-LOM), in the encounter
    step."""
    mine = {"space": space, "credits": 1_000, "cards": cards or [WRIT], **more.pop("mine", {})}
    theirs = {"space": space, "cards": [LOM], **more.pop("theirs", {})}
    neutral = dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), "neutral")
    for each in (mine, theirs):
        each["reputation"] = {**neutral, **each.get("reputation", {})}
    return Sim(
        game, more.pop("seats", 2), setup=BOX, players=[mine, theirs],
        step=more.pop("step", "encounter"), **more,
    )  # fmt: skip


def fight(sim: Sim, *faces: str) -> Sim:
    """Fight with these dice, and use no abilities."""
    sim.dice(*faces)
    sim.choose(HUNT)
    while sim.step in ("dice.use", "window"):
        sim.choose("pass" if "pass" in sim.keys else "keep" if "keep" in sim.keys else sim.keys[-1])
    return sim


@pytest.mark.rule("UB-074", "UB-076")
def test_the_owner_may_fight_the_character_in_the_same_space(hunters: OuterRim) -> None:
    sim = facing(hunters)
    assert HUNT in sim.keys
    decision = hunters.decision(sim.state)
    assert decision is not None
    chosen = next(each for each in decision.options if each.key == HUNT)
    label = hunters.word(sim.state, chosen)
    assert label.label == "Fight Bossk for the bounty"
    odds, _, rest = label.detail.partition(". ")
    assert odds.startswith("48% to win")
    assert rest == "Ground combat, your 3 dice against 4; win: 5,000 credits and 1 fame"


@pytest.mark.rule("UB-076")
def test_it_is_the_one_encounter_of_the_turn(hunters: OuterRim) -> None:
    sim = fight(facing(hunters), *LOSE)
    assert sim.seat == 1 and sim.step == "planning"
    assert "the encounter step" in str(facing(hunters, step="action").refused(HUNT))


@pytest.mark.rule("UB-076")
def test_not_from_another_space(hunters: OuterRim) -> None:
    sim = facing(hunters, theirs={"space": "ryloth"})
    assert HUNT not in sim.keys
    assert "Ryloth" in str(sim.refused(HUNT)) and "Naboo" in str(sim.refused(HUNT))


@pytest.mark.rule("UB-R30")
def test_the_defeated_are_not_fought(hunters: OuterRim) -> None:
    sim = facing(hunters, theirs={"damage": {"character": 9}})
    assert HUNT not in sim.keys
    assert "defeated" in str(sim.refused(HUNT))


@pytest.mark.rule("UB-R30")
def test_the_target_is_not_asked(hunters: OuterRim) -> None:
    sim = facing(hunters)
    sim.dice(*WIN)
    sim.choose(HUNT)
    assert sim.found(CombatBegan)


@pytest.mark.rule("UB-R31")
def test_a_hostile_patrol_comes_first(hunters: OuterRim) -> None:
    sim = facing(
        hunters, mine={"reputation": {"hutt": "negative"}},
        patrols={"hutt": {"level": 1, "space": "naboo"}},
    )  # fmt: skip
    assert sim.keys == ["fight:patrol_hutt_1@naboo"] or sim.step == "combat"
    assert "patrol" in str(sim.refused(HUNT))


@pytest.mark.rule("UB-077", "UB-078", "UB-R29")
@pytest.mark.parametrize(
    ("space", "kind", "dice"),
    [
        ("naboo", "ground", (3, 4)),
        ("spinward_core", "ground", (3, 4)),
        ("nav_3", "ship", (3, 3)),
        ("the_maelstrom", "ship", (3, 3)),
    ],
)
def test_on_the_ground_of_a_planet_else_between_ships(
    hunters: OuterRim, space: str, kind: str, dice: tuple[int, int]
) -> None:
    """With both sides' own values: the 9 ship combat of the card is for contacts."""
    found = Sim(hunters, setup=BOX).play().galaxy.spaces
    space = space if space in found else next(s for s in found if found[s].kind == "maelstrom")
    begun = fight(facing(hunters, space=space), *WIN).found(CombatBegan, log=True)[0]
    assert (begun.combat, begun.defender) == (kind, 1)
    assert (begun.dice, begun.enemy_dice) == dice


@pytest.mark.rule("UB-079", "UB-081", "UB-082", "UB-083", "UB-084", "UB-087", "UB-088", "UB-089")
def test_a_win_brings_5000_and_1_fame_and_the_card_is_gone(hunters: OuterRim) -> None:
    """Nothing that the card says: no 11,000, no capture, no lost Imperial reputation."""
    sim = fight(facing(hunters), *WIN)
    player = sim.player()
    assert (player.credits, player.fame, player.reputation) == (6_000, 1, (0, 0, 0, 0))
    assert WRIT not in player.cards and WRIT in sim.state.removed
    assert WRIT not in sim.state.market["bounty"]
    assert [each.how for each in sim.found(BountyClosed, log=True)] == ["hunted"]
    assert not sim.found(ReputationChanged, log=True)
    assert "bossk_contact" in sim.state.contacts.values()
    told = [hunters.tell(sim.state, each, None) for each in sim.log]
    assert "Boba Fett completes the bounty on Bossk." in told


@pytest.mark.rule("UB-R29")
def test_a_tie_is_the_hunters(hunters: OuterRim) -> None:
    sim = fight(facing(hunters), "hit", "hit", "hit", "hit", "hit", "hit", "blank")
    assert sim.player().fame == 1


@pytest.mark.rule("UB-080")
def test_without_a_win_the_card_stays(hunters: OuterRim) -> None:
    sim = fight(facing(hunters), *LOSE)
    assert (sim.player().credits, sim.player().fame) == (1_000, 0)
    assert sim.player().cards == (WRIT,)
    sim.choose("credits")
    while sim.seat == 1 or sim.step != "encounter":
        keys = [key for key in sim.keys if not key.startswith("deal")]
        sim.choose(next((key for key in ("recover", "end", "pass") if key in keys), keys[-1]))
    assert HUNT in sim.keys or sim.player(1).defeated


STEP_3 = {"hutt": "negative", "rebel": "negative", "syndicate": "positive", "imperial": "positive"}


@pytest.mark.rule("UB-082", "UB-085", "UB-086", "UB-088")
def test_reputation_goes_after_the_defenders(hunters: OuterRim) -> None:
    """Up with those who hate the prey, down with those who love it: both picked by the winner."""
    before = {"rebel": "negative", "syndicate": "positive"}
    sim = facing(hunters, theirs={"reputation": STEP_3}, mine={"reputation": before})
    fight(sim, *WIN)
    assert (sim.step, sim.seat) == ("hunted.faction", 0)
    assert (sim.player().credits, sim.player().fame) == (6_000, 1)
    assert sim.keys == ["faction:hutt", "faction:rebel"]
    assert "not negative" in str(sim.refused("faction:imperial"))
    assert "gain 1 reputation" in hunters.prompt(sim.state)
    sim.choose("faction:rebel")
    assert sim.keys == ["faction:imperial", "faction:syndicate"]
    assert "not positive" in str(sim.refused("faction:hutt"))
    assert "lose 1 reputation" in hunters.prompt(sim.state)
    assert WRIT in sim.player().cards
    sim.choose("faction:syndicate")
    assert sim.player().reputation == (0, 0, 0, 0)
    assert WRIT in sim.state.removed
    assert sim.player(1).reputation == (-1, 1, -1, 1)


@pytest.mark.rule("UB-R33")
def test_a_faction_may_be_picked_without_effect(hunters: OuterRim) -> None:
    sim = facing(
        hunters, theirs={"reputation": {"hutt": "negative", "rebel": "negative"}},
        mine={"reputation": {"hutt": "positive"}},
    )  # fmt: skip
    fight(sim, *WIN)
    assert sim.keys == ["faction:hutt", "faction:rebel"]
    sim.choose("faction:hutt")
    assert sim.player().reputation == (1, 0, 0, 0)
    assert WRIT in sim.state.removed


@pytest.mark.rule("UB-R32")
def test_rewards_come_before_damage(hunters: OuterRim) -> None:
    sim = fight(facing(hunters, mine={"damage": {"character": 3}}), *WIN)
    kinds = [type(each).__name__ for each in sim.log]
    assert kinds.index("FameChanged") < kinds.index("DamageSuffered")
    assert sim.player().defeated and sim.player().fame == 1
    assert WRIT in sim.state.removed


@pytest.mark.rule("UB-075")
def test_the_token_of_the_target_does_not_help(hunters: OuterRim) -> None:
    sim = facing(
        hunters, theirs={"space": "ryloth"},
        contacts={"naboo": [None, None, "bossk_contact"]}, faceup=["bossk_contact"],
    )  # fmt: skip
    sim.choose("meet:naboo.orange")
    assert sim.step == "encounter" and "bossk_contact" in sim.state.removed
    assert sim.player().cards == (WRIT,) and not any(key.startswith("hunt") for key in sim.keys)


@pytest.mark.rule("UB-090", "UB-091", "UB-R64")
def test_the_bounty_on_oneself_is_held_and_never_completed(hunters: OuterRim) -> None:
    sim = facing(hunters, OWN)
    assert sim.player().cards == (OWN,)
    assert not any(key.startswith("hunt:") for key in sim.keys)
    assert "You play Boba Fett yourself" in str(sim.refused(f"hunt:{OWN}@seat_0"))


@pytest.mark.rule("UB-091")
def test_it_can_be_bought_and_traded_away(hunters: OuterRim) -> None:
    sim = facing(hunters, "hired_help", step="action", decks={"bounty": [OWN]})
    sim.choose(next(key for key in sim.keys if key.startswith(f"buy:{OWN}")))
    while sim.step != "action":
        sim.choose(sim.keys[0])
    assert OWN in sim.player().cards
    assert "trade@seat_1" in sim.keys


@pytest.mark.rule("UB-R20")
def test_a_character_that_nobody_plays_is_not_hunted_so(hunters: OuterRim) -> None:
    sim = facing(hunters, LOOSE)
    assert not any(key.startswith("hunt:") for key in sim.keys)
    assert "Nobody plays Han Solo" in str(sim.refused(f"hunt:{LOOSE}@seat_1"))


@pytest.mark.rule("UB-R71")
def test_an_ai_defends_with_its_values_alone(hunters: OuterRim) -> None:
    sim = facing(
        hunters, LOOSE, seats=("human", "deck"), characters=("boba_fett", "han_solo"),
    )  # fmt: skip
    sim.dice(*WIN)
    events = sim.choose(f"hunt:{LOOSE}@seat_1")
    begun = next(each for each in events if isinstance(each, CombatBegan))
    values = sim.values(1)
    assert begun.enemy_dice == values.ground_combat
    assert sim.player().fame == 1 and LOOSE in sim.state.removed


def test_the_odds_are_those_of_a_fight_between_players(hunters: OuterRim) -> None:
    sim = facing(hunters)
    decision = hunters.decision(sim.state)
    assert decision is not None
    chosen = next(each for each in decision.options if each.key == HUNT)
    odds = forecast.of_option(sim.play(), chosen)
    same = forecast.of_combat(sim.play(), 0, "ground", defender=1)
    assert odds is not None and odds.kind == "combat"
    assert odds.win == pytest.approx(same.win) and 0 < odds.win < 1
    assert odds.dealt == pytest.approx(same.dealt)


def test_a_planner_values_prey_that_is_near_and_weak(hunters: OuterRim) -> None:
    def worth(*cards: str, **theirs: Any) -> float:
        sim = facing(hunters, *cards, theirs=theirs)
        return judge(hunters, sim.state, 0)

    near = worth(WRIT)
    assert near > worth(WRIT, space="lothal") > worth(OWN)
    assert near < worth(WRIT, cards=["hired_help"])
    assert worth(OWN) > worth("databank_91_protein_bars") - 60


def test_the_fame_can_win_the_game(hunters: OuterRim) -> None:
    sim = fight(facing(hunters, mine={"fame": 9}), *WIN)
    assert sim.state.winner == 0 and sim.step == ""
    assert [each.now for each in sim.found(FameChanged, log=True)] == [10]


@pytest.mark.parametrize(("card", "fame"), [(WRIT, 1), (OWN, 0), (LOOSE, 0)])
def test_what_a_turn_can_bring_counts_prey_within_reach(
    hunters: OuterRim, card: str, fame: int
) -> None:
    sim = facing(hunters, card, step="planning", theirs={"space": "nav_18"})
    assert win_forecast.reach(sim.play(), 0).fame == fame


@pytest.mark.parametrize(
    ("card", "told"),
    [
        (WRIT, "fight Bossk at Naboo"),
        (OWN, "you play this character: nobody can try it while you hold it"),
        (LOOSE, "Han Solo, not found yet"),
    ],
)
def test_the_goals_say_where_the_prey_is(hunters: OuterRim, card: str, told: str) -> None:
    sim = facing(hunters, card)
    model = Model(Session(hunters, json.loads(hunters.dump(sim.state))["setup"], 1))
    assert [each.detail for each in goals(model) if each.id == card] == [told]


@pytest.mark.rule("UB-079")
def test_it_counts_as_a_bounty_for_goals(hunters: OuterRim) -> None:
    """Boba Fett's own goal: two bounties."""
    assert fight(facing(hunters), *WIN).player().goal_tokens == 1
    sim = fight(facing(hunters, mine={"goal_tokens": 1}), *WIN)
    assert sim.player().flipped and sim.player().fame == 2


@pytest.mark.parametrize(("answer", "gained"), [("use", (0, 2)), ("pass", (5_000, 1))])
def test_its_credits_may_be_given_up_for_fame(
    hunters: OuterRim, answer: str, gained: tuple[int, int]
) -> None:
    sim = facing(hunters, WRIT, ARMOR, mine={"credits": 0})
    sim.dice(*WIN)
    sim.choose(HUNT)
    assert sim.step == "window"
    sim.choose(next(key for key in sim.keys if key.startswith(answer)))
    assert (sim.player().credits, sim.player().fame) == gained


@pytest.mark.rule("UB-070")
def test_own_crew_is_hunted_as_ever(hunters: OuterRim) -> None:
    """Nobody plays Han Solo: an orange contact in the player's crew is fought for the bounty."""
    han = "databank_29_han_solo_contact"
    sim = facing(hunters, LOOSE, han)
    assert f"hunt:{LOOSE}@{han}" in sim.keys
    sim.dice(*("crit",) * 3, *("blank",) * 9)
    sim.choose(f"hunt:{LOOSE}@{han}")
    begun = sim.found(CombatBegan)[0]
    assert (begun.combat, begun.defender, begun.enemy_dice) == ("ship", -1, 9)
    assert {key.partition(":")[0] for key in sim.keys} == {"eliminate", "capture"}


@pytest.mark.rule("UB-074", "UB-081", "UB-083", "UB-084", "UB-292")
@pytest.mark.parametrize(
    ("who", "credits", "fame"), [("jyn_erso", 5_000, 1), ("cad_bane_character", 10_000, 0)]
)
def test_a_bounty_of_the_market_on_boba_fett(
    game: OuterRim, who: str, credits: int, fame: int
) -> None:
    """Cad Bane takes 5,000 for the fame that he gains 1 less of."""
    mine = {"space": "naboo", "credits": 0, "fame": 0, "cards": ["boba_fett_bounty"]}
    neutral = dict.fromkeys(("hutt", "imperial", "rebel", "syndicate"), "neutral")
    sim = Sim(
        game, setup=BOX, characters=(who, "boba_fett"), step="encounter", players=[
            {**mine, "reputation": neutral}, {"space": "naboo", "reputation": neutral},
        ],
    )  # fmt: skip
    dice = [sim.values(seat).ground_combat for seat in (0, 1)]
    sim.dice(*("crit",) * dice[0], *("blank",) * dice[1])
    sim.choose("hunt:boba_fett_bounty@seat_1")
    while sim.seat == 0 and sim.step in ("dice.use", "window"):
        sim.choose("pass" if "pass" in sim.keys else "keep")
    assert (sim.player().credits, sim.player().fame) == (credits, fame)
    assert "boba_fett_bounty" in sim.state.removed


@pytest.mark.rule("UB-079")
def test_what_follows_a_completed_bounty_follows_this_one(hunters: OuterRim) -> None:
    """Dengar, on his back, pays 3,000 of the 5,000 for another fame."""
    sim = facing(hunters, characters=("dengar_character", "bossk"), mine={"flipped": True})
    sim.dice(*WIN)
    sim.choose(HUNT)
    while "use:dengar_character.back" not in sim.keys:
        sim.choose("pass" if "pass" in sim.keys else "keep")
    assert WRIT in sim.state.removed and sim.player().credits == 6_000
    sim.choose("use:dengar_character.back")
    assert (sim.player().credits, sim.player().fame) == (3_000, 2)
