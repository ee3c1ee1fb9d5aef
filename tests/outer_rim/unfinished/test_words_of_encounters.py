"""Words of the encounter cards: accounts, secrets at more moments, losses that are averted,
invitations, looks at secrets, and a step without movement."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai.determinize import imagine
from game.outer_rim.cards.effects.market import SellShip
from game.outer_rim.effects.verbs import VERBS
from game.outer_rim.events import (
    InvitationAnswered,
    PlayerPlaced,
    SecretSeen,
    SecretsPeeked,
    SkillTested,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.damage import drop_secrets
from game.outer_rim.text.log import tell
from tests.outer_rim.conftest import Sim

BOXES = {"expansions": ["unfinished_business"]}
CORE = "enc_core_worlds_"
RING = "enc_takodana_ring_of_kafrene_"
DRAW, CROSS = "draw:core_worlds@spinward_core", "cross:core_worlds@spinward_core"
FAR = {
    faction: {"level": 1, "space": "nav_12"}
    for faction in ("hutt", "imperial", "rebel", "syndicate")
}
IDLE = "databank_90_ponda_baba"


def table(
    game: OuterRim,
    *cards: str,
    space: str = "spinward_core",
    step: str = "encounter",
    rival: dict[str, Any] | None = None,
    patrols: dict[str, Any] | None = None,
    **own: Any,
) -> Sim:
    """Return a position of two players, with these cards on top of the first one's deck."""
    me = {"space": space, "credits": 10_000, "cards": (IDLE,), **own}
    decks: dict[str, tuple[str, ...]] = {}
    for card in cards:
        deck = card.removeprefix("enc_").rpartition("_")[0]
        decks[deck] = (*decks.get(deck, ()), card)
    return Sim(
        game,
        setup=BOXES,
        players=[me, {"space": "kessel", "credits": 5_000, **(rival or {})}],
        step=step,
        decks=decks,
        patrols={**FAR, **(patrols or {})},
    )


# --- secrets --------------------------------------------------------------------------------------

REPORT = f"{CORE}b"


@pytest.mark.rule("UB-289")
@pytest.mark.parametrize(("faction", "asked"), [("rebel", True), ("syndicate", False)])
def test_a_secret_waits_for_a_beaten_patrol_of_its_faction(
    game: OuterRim, faction: str, asked: bool
) -> None:
    here = {faction: {"level": 1, "space": "spinward_core"}}
    sim = table(game, secrets=[REPORT], patrols=here)
    sim.dice("crit", "crit", "crit", "blank", "blank")
    sim.choose(f"fight:patrol_{faction}_1@spinward_core")
    assert (f"use:{REPORT}.secret" in sim.keys) == asked
    if asked:
        sim.choose(f"use:{REPORT}.secret")
        player = sim.player()
        assert player.credits == 10_000 + 2_000 + 5_000
        assert player.reputation[1:3] == (1, -1)
        assert player.secrets == ()
        assert REPORT in sim.state.encounters["core_worlds"]


PURSE = f"{RING}s"


def test_credits_that_another_player_would_take_stay(game: OuterRim) -> None:
    sim = table(
        game, f"{RING}k", space="ring_of_kafrene",
        rival={"space": "ring_of_kafrene", "secrets": [PURSE]},
    )  # fmt: skip
    sim.choose("draw:takodana_ring_of_kafrene@ring_of_kafrene")
    sim.dice("crit", "blank", "blank", "blank", "blank", "blank")
    sim.choose("choose:b")
    assert (sim.seat, sim.step) == (1, "window")
    sim.choose(f"use:{PURSE}.secret")
    assert [each.credits for each in sim.state.players] == [10_000, 5_000]


# --- looking at secrets ---------------------------------------------------------------------------


def looked(game: OuterRim) -> Sim:
    sim = table(game, f"{CORE}g", rival={"secrets": [PURSE]})
    sim.dice("crit", "blank")
    sim.choose(DRAW, "choose:b", "player:seat_1")
    return sim


def test_a_look_at_secrets_is_for_one_player_alone(game: OuterRim) -> None:
    sim = looked(game)
    p, seen = sim.play(), sim.found(SecretSeen)
    assert [(each.card, each.to) for each in seen] == [(PURSE, (0,))]
    assert [each.owner for each in sim.found(SecretsPeeked)] == [1]
    assert "Ore Rush" in tell(p, seen[0], 0) and tell(p, seen[0], 1) == ""
    views = [game.view(sim.state, seat)["players"][1]["secrets"] for seat in (0, None)]
    assert views == [[PURSE], ["takodana_ring_of_kafrene"]]


def test_what_was_seen_is_kept_in_mind_until_it_is_used(game: OuterRim) -> None:
    sim = looked(game)
    content = game.edition(sim.state).content
    for number in range(5):
        assert imagine(content, sim.state, 0, number).players[1].secrets == (PURSE,)
    p = sim.play()
    drop_secrets(p, 1)
    assert PURSE not in sim.player().known


def test_players_without_secrets_are_not_looked_at(game: OuterRim) -> None:
    sim = table(game, f"{CORE}g")
    sim.dice("crit", "blank")
    sim.choose(DRAW, "choose:b")
    assert sim.player().credits == 13_000
    assert not sim.found(SecretsPeeked)


def test_secrets_need_not_be_looked_at(game: OuterRim) -> None:
    sim = table(game, f"{CORE}g", rival={"secrets": [PURSE]})
    sim.dice("crit", "blank")
    sim.choose(DRAW, "choose:b", "pass")
    assert not sim.found(SecretsPeeked, log=True) and sim.player().known == ()


def test_what_one_has_seen_before_is_not_noted_twice(game: OuterRim) -> None:
    sim = table(game, f"{CORE}g", rival={"secrets": [PURSE]})
    sim.player().known = (PURSE,)
    sim.edited()
    sim.dice("crit", "blank")
    sim.choose(DRAW, "choose:b", "player:seat_1")
    assert sim.player().known == (PURSE,)
    assert [each.card for each in sim.found(SecretSeen)] == [PURSE]


# --- going together -------------------------------------------------------------------------------

YACHT = f"{CORE}p"


@pytest.mark.rule("UB-061", "UB-R15")
@pytest.mark.parametrize("agreed", [True, False])
def test_a_player_is_asked_along_and_may_refuse(game: OuterRim, agreed: bool) -> None:
    sim = table(game, YACHT, rival={"space": "spinward_core"})
    sim.choose(CROSS, "choose:b", "player:seat_1")
    assert (sim.seat, sim.step) == (1, "invited")
    assert "invites you along" in game.prompt(sim.state)
    sim.choose("accept" if agreed else "decline")
    assert [each.agreed for each in sim.found(InvitationAnswered)] == [agreed]
    spaces = [each.space for each in sim.state.players]
    assert spaces == ["trailing_core", "trailing_core" if agreed else "spinward_core"]
    assert sim.player(1).credits == (3_000 if agreed else 5_000)


def test_a_guest_who_is_there_already_is_not_moved(game: OuterRim) -> None:
    """The host has come back to the guest's space by the time they go."""
    sim = table(game, YACHT, rival={"space": "spinward_core"})
    sim.choose(CROSS, "choose:b", "player:seat_1")
    sim.player(1).space = "trailing_core"
    sim.edited()
    sim.choose("accept")
    assert 1 not in [each.seat for each in sim.found(PlayerPlaced)]


def test_nobody_need_be_asked(game: OuterRim) -> None:
    sim = table(game, YACHT, rival={"space": "spinward_core"})
    sim.choose(CROSS, "choose:b", "pass")
    assert [each.space for each in sim.state.players] == ["trailing_core", "spinward_core"]


# --- a step without movement ----------------------------------------------------------------------


def test_the_next_planning_step_has_no_move(game: OuterRim) -> None:
    sim = table(game, f"{CORE}s")
    sim.dice("blank", "blank")
    sim.choose(CROSS, "choose:a")
    assert [each.passed for each in sim.found(SkillTested)] == [False]
    assert sim.player().space == "trailing_core"
    sim.choose(next(key for key in sim.keys if key == "credits"), "end")
    while sim.seat == 1:
        sim.choose(sim.keys[-1])
    assert sim.keys == ["recover", "credits"]
    assert "cannot move" in str(sim.refused("move:g_1a_starfighter@nav_28"))
    sim.choose("credits")
    assert not sim.player().grounded


# --- accounts -------------------------------------------------------------------------------------


# --- selling the ship, room, one of several kinds -------------------------------------------------


def test_a_ship_is_sold_for_its_cost(game: OuterRim) -> None:
    sim = table(
        game, f"{CORE}o", ship="yt_1300_light_freighter", reputation={"imperial": "positive"}
    )
    sim.choose(DRAW, "choose:a")
    assert (sim.player().ship, sim.player().credits) == ("g9_rigger", 32_000)
    assert "yt_1300_light_freighter" in sim.state.ships


def test_nobody_buys_a_starter(game: OuterRim) -> None:
    p, sold = table(game).play(), SellShip(do="sell_ship", starter="g9_rigger")
    assert not VERBS[SellShip].possible(p, 0, sold, "")
    assert "starter" in str(VERBS[SellShip].lack(p, 0, sold, "It", "OR-158"))
    sim = table(game, f"{CORE}o", reputation={"imperial": "positive"})
    sim.choose(DRAW)
    assert sim.keys == ["choose:b", "choose:c"]


@pytest.mark.rule("UB-288", "UB-059")
@pytest.mark.parametrize("card", ["salvage", "vibroknife", "databank_7_boshek"])
def test_crew_cargo_or_gear_pays_for_the_way(game: OuterRim, card: str) -> None:
    sim = table(game, f"{CORE}b", cards=(IDLE, card))
    sim.choose(CROSS, "accept")
    player = sim.player()
    assert (player.space, player.cards) == ("trailing_core", (IDLE,))
    assert player.reputation[1] == 1


def test_an_invitation_says_what_the_guest_pays(game: OuterRim) -> None:
    sim = table(game, YACHT, rival={"space": "spinward_core"})
    sim.choose(CROSS, "choose:b", "player:seat_1")
    decision = sim.game.decision(sim.state)
    assert decision is not None
    said = sim.game.word(sim.state, decision.options[0])
    assert "with you as that player: Take up to 2,000 credits from that player" in said.detail
    assert "Otherwise" not in said.detail
