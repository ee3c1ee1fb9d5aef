"""Words of the encounter cards: looks at secrets, a step without movement, and what is said."""

from __future__ import annotations

from typing import Any

from game.outer_rim.ai.determinize import imagine
from game.outer_rim.combat.damage import drop_secrets
from game.outer_rim.combat.events import SkillTested
from game.outer_rim.company.events import SecretSeen, SecretsPeeked
from game.outer_rim.effects.verbs import VERBS
from game.outer_rim.game import OuterRim
from game.outer_rim.market.effects import SellShip
from game.outer_rim.text.log.log import tell
from tests.outer_rim.conftest import Sim

BOXES = {"expansions": ["unfinished_business"]}
CORE = "enc_core_worlds_"
DRAW, CROSS = "draw:core_worlds@spinward_core", "cross:core_worlds@spinward_core"
FAR = {
    faction: {"level": 1, "space": "nav_12"}
    for faction in ("hutt", "imperial", "rebel", "syndicate")
}
IDLE = "databank_90_ponda_baba"


def table(game: OuterRim, *cards: str, rival: dict[str, Any] | None = None) -> Sim:
    """Return a position of two players, with these cards on top of the deck of the Core."""
    me = {"space": "spinward_core", "credits": 10_000, "cards": (IDLE,)}
    other = {"space": "kessel", "credits": 5_000, **(rival or {})}
    return Sim(
        game, setup=BOXES, players=[me, other], step="encounter",
        decks={"core_worlds": cards} if cards else {}, patrols=FAR,
    )  # fmt: skip


PURSE = "enc_takodana_ring_of_kafrene_s"


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
    assert "Ore Claim" in tell(p, seen[0], 0) and tell(p, seen[0], 1) == ""
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


# --- going together -------------------------------------------------------------------------------

YACHT = f"{CORE}p"


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


# --- selling the ship, room, one of several kinds -------------------------------------------------


def test_nobody_buys_a_starter(game: OuterRim) -> None:
    p, sold = table(game).play(), SellShip(do="sell_ship", starter="g9_rigger")
    assert not VERBS[SellShip].possible(p, 0, sold, "")
    assert "starter" in str(VERBS[SellShip].lack(p, 0, sold, "It", "OR-158"))


def test_an_invitation_says_what_the_guest_pays(game: OuterRim) -> None:
    sim = table(game, YACHT, rival={"space": "spinward_core"})
    sim.choose(CROSS, "choose:b", "player:seat_1")
    decision = sim.game.decision(sim.state)
    assert decision is not None
    said = sim.game.word(sim.state, decision.options[0])
    assert "with you as that player: Take up to 2,000 credits from that player" in said.detail
    assert "Otherwise" not in said.detail
