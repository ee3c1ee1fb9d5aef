"""The events of answers: each change of the table with its figures, and who learns of it."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards import effects as c
from game.mandalorian.frames import Block, Choosing, Enemies, Placing, Plain, Resolving, Shifting
from game.mandalorian.rules import character_deeds, decks, features, kept, mission_deeds, tokens
from game.table.events import Event
from tests.mandalorian.bench import CARA, GREEF, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, event_step, finish, rest

HOUSE, SHIP, SQUARE = "a_promise_broken", "six_minutes", "town_square"
ROBOTS = ("straight_line", "sensor_band", "full_sweep", "recalculate")
E = TypeVar("E", bound=Event)


def one(sim: Sim, kind: type[E]) -> E:
    """Return the only event of a kind that came of the last answers."""
    found = sim.of(kind)
    assert len(found) == 1, found
    return found[0]


def parts(sim: Sim, kind: type[E], *names: str) -> list[tuple[Any, ...]]:
    """Return these fields of all events of a kind."""
    return [tuple(getattr(each, name) for name in names) for each in sim.of(kind)]


# --- turns and cards ------------------------------------------------------------------------------


@pytest.mark.rule("MA-082", "MA-091")
def test_a_turn_and_its_cards() -> None:
    sim = Sim(seats=2, hands=(HAND, ROBOTS))
    assert parts(sim, e.TurnBegan, "seat", "turn") == [(0, 1)]
    sim.do("play:old_trade@plan")
    played = one(sim, e.SkillPlayed)
    assert (played.card, played.slot, played.who) == ("old_trade", "plan", MANDO)
    sim.do("done")
    assert parts(sim, e.ActionDeclined, "who", "slot") == [(MANDO, "plan")]
    sim.do("play:patient_hunter@move", "done")
    drawn = parts(sim, e.SkillsDrawn, "seat", "count", "to")
    assert drawn == [(0, 2, (0,)), (0, 2, (1,))]
    mine, theirs = sim.of(e.SkillsDrawn)
    assert mine.cards == sim.state.hands[0][-2:] and not theirs.cards
    assert parts(sim, e.TurnBegan, "seat", "turn") == [(1, 2)]


@pytest.mark.rule("MA-093", "MA-091")
@pytest.mark.parametrize("more, drawn", [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_only_what_is_missing_is_drawn(more: int, drawn: int) -> None:
    sim = Sim(hands=((*HAND, *("straight_line", "sensor_band", "full_sweep")[:more]),))
    for slot in ("move", "plan"):
        sim.do(f"play:{sim.state.hands[0][0]}@{slot}", "done")
    assert [each.count for each in sim.of(e.SkillsDrawn)] == ([drawn] if drawn else [])
    assert len(sim.state.hands[0]) == 2 + more + drawn and not sim.state.owed


@pytest.mark.rule("MA-286", "MA-R39", "MA-R70")
def test_cards_owed_are_drawn_by_the_player_whose_turn_it_is_first() -> None:
    """Then by the others, clockwise."""
    sim = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3, mode="shared", setup={"characters": (),
              "first": 1})  # fmt: skip
    state = sim.state
    state.decks["shared"], state.piles["shared"] = (), ("old_trade", "old_trade.2", "full_sweep")
    state.owed = {0: 1, 1: 1, 2: 1}
    play = sim.game.play(state)
    decks.pay_owed(play)
    order = [each.seat for each in play.events if isinstance(each, e.SkillsDrawn)]
    assert list(dict.fromkeys(order)) == [1, 2, 0] and not state.owed


@pytest.mark.rule("MA-286")
def test_nothing_is_told_of_cards_that_are_not_there() -> None:
    sim = Sim()
    state, play = sim.state, sim.game.play(sim.state)
    state.decks["shared"] = ()
    changes = state.changes
    decks.draw_skills(play, 0, 2)
    assert state.owed == {0: 2} and play.events == [] and state.changes == changes


@pytest.mark.rule("MA-285", "MA-R69")
def test_a_deck_is_made_anew_of_its_pile_alone() -> None:
    sim = Sim()
    state, play = sim.state, sim.game.play(sim.state)
    state.decks["event"], state.piles["event"] = ("ev_alarm", "ev_rush"), ("ev_patrol",)
    assert decks.take(play, "event") == "ev_rush"
    assert state.piles["event"] == ("ev_patrol",) and play.events == []
    assert decks.take(play, "event") == "ev_alarm"
    assert state.decks["event"] == ("ev_patrol",) and state.piles["event"] == ()
    assert [type(each) for each in play.events] == [e.DeckShuffled]
    assert decks.take(play, "event") == "ev_patrol" and decks.take(play, "event") == ""


# --- actions --------------------------------------------------------------------------------------


ACTIONS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "move": ("the_asset", f"move:{MANDO}@s19", {}),
    "attack": ("the_asset", "attack@{nikto_guard}", {"tokens": (("nikto_guard", "s20"),)}),
    "look": ("the_asset", "look@{nikto_guard}", {"down": (("nikto_guard", "s21"),)}),
    "push": ("the_asset", "push:{nikto_guard}@s15", {"tokens": (("nikto_guard", "s20"),)}),
    "intel door": (HOUSE, "unlock@1", {"spaces": {MANDO: "s08"}}),
    "plan": ("the_asset", "draw", {"planning": ("bad_luck", "bad_luck.2", "bad_luck.3")}),
    "slice": (SHIP, "unlock@1", {"spaces": {MANDO: "s02"}}),
    "cut": (SQUARE, "work", {"spaces": {MANDO: "s18"}}),
}
SLOTS = {"look": "intel", "push": "intel", "intel door": "intel"}


@pytest.mark.rule("MA-100", "MA-R81")
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_performed_once_and_not_declined(name: str) -> None:
    """A Medpac in the space keeps the question open."""
    mission, key, data = ACTIONS[name]
    number = {"the_asset": 1, HOUSE: 2, SHIP: 3, SQUARE: 4}[mission]
    other = {1: IG, 2: KUIIL, 3: "burg", 4: CARA}[number]
    where = data.get("spaces", {}).get(MANDO) or ("s19" if name == "move" else "s20")
    laid = (*data.get("tokens", ()), (f"medpac_{number}", where))
    sim = Sim(mission, (MANDO, other), **{**data, "tokens": laid, "damage": {MANDO: 2}})
    sim.free(SLOTS.get(name, name), 3)
    key = key.replace("{nikto_guard}", sim.token("nikto_guard") if "nikto" in key else "")
    sim.do(key)
    if sim.step == "drawn":
        sim.do("done")
    assert sim.step == "acting" and key not in sim.keys()
    assert sim.against(key) == "MA-100"
    assert not sim.do("done") or not sim.of(e.ActionDeclined)


@pytest.mark.rule("MA-167", "MA-171")
def test_the_use_of_an_ability() -> None:
    sim = Sim(HOUSE, (KUIIL, CARA), hands=(("field_repair", *HAND[:3]),), damage={KUIIL: 2})
    sim.do("play:field_repair@plan", "ability")
    assert parts(sim, e.AbilityUsed, "who", "card") == [(KUIIL, "field_repair")]
    assert parts(sim, e.Healed, "who", "n") == [(KUIIL, 1)]
    assert sim.against("ability") == "MA-167" and sim.state.damage == {KUIIL: 1}


@pytest.mark.rule("MA-173")
def test_an_ability_that_would_change_nothing() -> None:
    sim = Sim(HOUSE, (KUIIL, CARA), hands=(("field_repair", *HAND[:3]),))
    sim.do("play:field_repair@plan")
    assert sim.against("ability") == "MA-173"
    late = Sim(HOUSE, (KUIIL, CARA), hands=(("said_and_done", *HAND[:3]),))
    late.do("play:said_and_done@move")
    assert late.against("ability") in ("MA-168", "MA-171", "MA-166")


@pytest.mark.rule("MA-161")
def test_damage_and_what_blocks_it() -> None:
    sim = Sim(plans={MANDO: ("defend",)}, damage={MANDO: 1})
    sim.game.play(sim.state).hurt(MANDO, 2, "toll")
    sim.push(sim.state.stack.pop())
    sim.do(f"block:defend@{MANDO}")
    assert parts(sim, e.PlanningUsed, "who", "card") == [(MANDO, "defend")]
    assert parts(sim, e.Blocked, "who", "n") == [(MANDO, 1)]
    assert parts(sim, e.Hurt, "who", "left", "cause") == [(MANDO, 3, "toll")]


@pytest.mark.rule("MA-264")
def test_the_last_point_leaves_nothing() -> None:
    sim = Sim(damage={MANDO: 4})
    sim.game.play(sim.state).hurt(MANDO, 1, "toll")
    sim.push(sim.state.stack.pop())
    assert one(sim, e.Hurt).left == 0 and one(sim, e.MissionLost).why == "defeat"


@pytest.mark.rule("MA-161", "MA-R33")
@pytest.mark.parametrize("n, left", [(1, 1), (2, 0), (3, 0)])
def test_a_card_that_blocks_more(n: int, left: int) -> None:
    """Of two points; never more than there are."""
    sim = Sim()
    play = sim.game.play(sim.state)
    play.hurt(MANDO, 2, "toll")
    block = Block(0, "defend.deeds", MANDO, step="block")
    character_deeds.VERBS[c.Block].run(play, block, c.Block(do="block", n=n))
    assert getattr(sim.state.stack[-1], "left") == left
    assert [each.n for each in play.events if isinstance(each, e.Blocked)] == [2 - left]


@pytest.mark.rule("MA-159")
def test_cards_for_what_is_not_about_to_happen_change_nothing() -> None:
    sim = Sim()
    play, block = sim.game.play(sim.state), Block(0, "defend.deeds", MANDO, step="block")
    verbs = character_deeds.VERBS
    deeds = (c.Block(do="block", n=1), c.Hold(do="hold", n=1), c.Borrow(do="borrow", n=5))
    assert not [each for each in deeds if verbs[type(each)].possible(play, block, each)]
    sim.state.stack.append(Enemies(0, MANDO, (), 1, 1, step="striking"))
    sim.state.stack.append(Resolving(0, "move", 6, MANDO, step="crisis"))
    assert not [each for each in deeds if verbs[type(each)].possible(play, block, each)]


@pytest.mark.rule("MA-149", "MA-147")
def test_an_enemy_moved_and_a_threat_looked_at() -> None:
    sim = Sim(seats=2, tokens=(("nikto_guard", "s15"),), down=(("asset", "s21"),))
    sim.free("intel", 1)
    sim.do(f"look@{sim.token('asset')}")
    assert [(each.threat, each.to) for each in sim.of(e.TokenSeen)] == [("asset", (0,)), ("", (1,))]
    sim.free("intel", 1)
    sim.do(f"push:{sim.token('nikto_guard')}@s09")
    assert parts(sim, e.TokenMoved, "threat", "path") == [("nikto_guard", ("s15", "s09"))]
    finish(sim)


@pytest.mark.rule("MA-141", "MA-142", "MA-138", "MA-139")
@pytest.mark.parametrize("down", [True, False])
def test_an_attack(down: bool) -> None:
    laid = (("nikto_guard", "s15"),)
    sim = Sim(down=laid if down else (), tokens=() if down else laid)
    sim.free("attack", 2)
    token = sim.token("nikto_guard")
    sim.do(f"attack@{token}")
    assert parts(sim, e.TokenHurt, "token", "n", "left") == [(token, 2, 1)]
    assert len(sim.of(e.TokenFlipped)) == int(down)
    sim.free("attack", 2)
    sim.do(f"attack@{token}")
    assert parts(sim, e.TokenHurt, "token", "n", "left") == [(token, 2, 0)]
    assert parts(sim, e.TokenBeaten, "token", "space") == [(token, "s15")]
    assert token not in {**sim.state.up, **sim.state.spaces, **sim.state.damage}


# --- planning -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-153", "MA-154", "MA-157", "MA-158")
@pytest.mark.parametrize("seats", [1, 2])
def test_planning_cards_drawn_kept_put_back_and_discarded(seats: int) -> None:
    """Others learn how many, which one is kept, and which ones are discarded."""
    sim = Sim(seats=seats, planning=("defend", "bad_luck", "push_on"))
    others = [(1,)] * (seats - 1)
    sim.free("plan", 3)
    sim.do("draw")
    drawn = sim.of(e.PlanningDrawn)
    assert [(each.count, len(each.cards)) for each in drawn] == [(3, 3), (3, 0)][:seats]
    assert [each.to for each in drawn] == [(0,), *others]
    sim.do(f"keep:defend@{MANDO}")
    assert parts(sim, e.PlanningKept, "who", "card", "to") == [(MANDO, "defend", None)]
    sim.do("top:push_on")
    topped = [("push_on", (0,)), *(("", each) for each in others)]
    assert parts(sim, e.PlanningTopped, "card", "to") == topped
    assert sim.state.top == {"planning": (0,)}
    if sim.step == "drawn":
        sim.do("done")
    assert parts(sim, e.PlanningDiscarded, "cards") == [(("bad_luck",),)]


@pytest.mark.rule("MA-158")
def test_nothing_is_discarded_if_nothing_is_left() -> None:
    sim = Sim(planning=("defend", "push_on"))
    sim.free("plan", 1)
    sim.do("draw", f"keep:defend@{MANDO}", "done")
    assert not sim.of(e.PlanningDiscarded) and sim.step == "act"


# --- cards kept -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-R33", "MA-159")
@pytest.mark.parametrize("player, order", [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_owners_are_asked_clockwise_from_the_player_whose_turn_it_is(
    player: int, order: tuple[int, ...]
) -> None:
    sim = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3, setup={"first": player},
              plans={MANDO: ("decoy",), CARA: ("covering_shots",), GREEF: ("decoy.2",)},
              tokens=(("rooftop_hunter", "s11"), ("rooftop_hunter", "s11")))  # fmt: skip
    play = sim.game.play(sim.state)
    assert kept.owners(play, "strike") == order
    assert [kept.owners(play, "strike", each) for each in order] == [order[1:], order[2:], ()]
    sim.put("move", "vibro_knife", disrupts=(2, 2))
    sim.state.decks["event"] += ("ev_long_shot",)
    sim.state.slots["move"], sim.state.disrupts["move"] = (), (2, 2, 1)
    event_step(sim)
    seats = []
    while sim.step == "holding":
        seats.append(sim.seat)
        sim.do("on")
    assert tuple(seats) == order


@pytest.mark.rule("MA-159", "MA-262")
def test_an_enemy_that_is_held_is_told() -> None:
    sim = Sim(plans={MANDO: ("covering_shots",)}, events=("ev_long_shot",),
              tokens=(("nikto_marksman", "s15"), ("nikto_marksman", "s19")))  # fmt: skip
    sim.put("move", "old_trade", disrupts=(2,))
    event_step(sim)
    assert sim.against(f"hold@{sim.token('nikto_marksman')}") == "MA-159"
    sim.do(f"use:covering_shots@{MANDO}")
    assert sim.state.held == 1
    assert sim.against(f"use:covering_shots@{MANDO}") == "MA-159"
    assert sim.against("on") == "MA-173"
    token = sim.token("nikto_marksman")
    sim.do(f"hold@{token}")
    assert parts(sim, e.EnemyHeld, "token", "threat") == [(token, "nikto_marksman")]
    rest(sim)
    assert not sim.state.held and sum(sim.state.damage.values()) == 1


@pytest.mark.rule("MA-159")
def test_nobody_is_asked_to_hold_enemies_that_cannot_attack() -> None:
    sim = Sim(plans={MANDO: ("covering_shots",)}, tokens=(("nikto_marksman", "s07"),))
    sim.state.step = "event"
    sim.push(Enemies(0, MANDO, ("sharpshooter",), 1, 1, step="holding"))
    assert sim.step == "act"


@pytest.mark.rule("MA-R30", "MA-225", "MA-242")
@pytest.mark.parametrize("used, spawned, track", [(True, 1, 0), (False, 2, 1)])
def test_a_slot_keeps_the_strength_it_was_checked_with(
    used: bool, spawned: int, track: int
) -> None:
    """Borrowed Time makes it five for the crisis and the 6+ ability alike, although the tokens stay
    on the slot."""
    sim = Sim(plans={IG: ("borrowed_time",)}, events=("ev_alarm",))
    sim.put("move", "old_trade", disrupts=(2, 1))
    event_step(sim)
    assert sim.game.play(sim.state).slot_total("move") == 6
    sim.do(f"use:borrowed_time@{IG}" if used else "on")
    assert (len(sim.of(e.TokenEntered)), sim.state.track) == (spawned, track)
    assert len(sim.of(e.CrisisBegan)) == track
    assert one(sim, e.SlotEmptied).disrupts == (2, 1) and sim.step == "act"


@pytest.mark.rule("MA-R30", "MA-R33")
def test_a_slot_that_counts_as_five_is_weighed_by_nobody_else() -> None:
    sim = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3, events=("ev_alarm",),
              plans={CARA: ("borrowed_time",)})  # fmt: skip
    sim.state.plans[GREEF] = ("borrowed_time",)
    sim.put("move", "old_trade", disrupts=(2, 1))
    event_step(sim)
    assert (sim.step, sim.seat) == ("weigh", 1)
    sim.do(f"use:borrowed_time@{CARA}")
    assert sim.state.plans[GREEF] and sim.step != "weigh"
    other = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3, events=("ev_alarm",),
                plans={CARA: ("borrowed_time",)})  # fmt: skip
    other.state.plans[GREEF] = ("borrowed_time",)
    other.put("move", "old_trade", disrupts=(2, 1))
    event_step(other)
    other.do("on")
    assert (other.step, other.seat) == ("weigh", 2)


# --- tokens ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-191", "MA-339", "MA-R92")
def test_a_token_off_the_map_leaves_nothing_behind() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), tokens=(("guild_hunter", "s16"),), down=(("tracker", "s17"),))
    play, token = sim.game.play(sim.state), sim.token("guild_hunter")
    sim.state.carrier = token
    tokens.deal(play, token, 1)
    tokens.deal(play, token, 1)
    assert [each.space for each in play.events if isinstance(each, e.ChildPlaced)] == ["s16"]
    assert (sim.state.child, sim.state.carrier) == ("s16", "")
    tracker = sim.token("tracker")
    sim.state.seen[tracker] = (0,)
    tokens.turn_up(play, tracker)
    assert tracker not in sim.state.seen and sim.state.up[tracker]
    sim.state.seen[tracker], sim.state.damage[tracker] = (0,), 1
    tokens.discard(play, tracker)
    for name in ("spaces", "up", "damage", "seen", "carried"):
        assert not {tracker, token} & set(getattr(sim.state, name)), name
    assert [each.token for each in play.events if isinstance(each, e.TokenGone)] == [tracker]


@pytest.mark.rule("MA-202")
def test_a_feature_taken_along() -> None:
    sim = Sim(seats=2, tokens=(("asset", "s20"),))
    token = sim.token("asset")
    sim.do(f"feature:{token}@{MANDO}")
    assert parts(sim, e.FeatureUsed, "who", "threat") == [(MANDO, "asset")]
    assert parts(sim, e.FeatureTaken, "who", "token") == [(MANDO, token)]
    assert sim.state.carried == {token: MANDO} and token not in sim.state.spaces


@pytest.mark.rule("MA-203")
def test_features_out_of_the_action_step() -> None:
    sim = Sim(seats=2, tokens=(("medpac_1", "s20"), ("empty_crate", "s20")), damage={MANDO: 1})
    play, token = sim.game.play(sim.state), sim.token("medpac_1")
    assert sim.keys("feature") == [f"feature:{token}@{MANDO}"]
    assert features.check(play, token, MANDO) is None
    sim.state.step = "event"
    reason = features.check(play, token, MANDO)
    assert reason is not None and reason.text == "Features are used in the Action Step."
    assert features.users(play) == ()


@pytest.mark.rule("MA-173", "MA-149")
def test_an_ability_moves_one_enemy() -> None:
    sim = Sim(tokens=(("nikto_guard", "s20"), ("nikto_brawler", "s20")))
    sim.push(Shifting(0, MANDO, "", 1, step="shifting"))
    sim.do(f"push:{sim.token('nikto_guard')}@s21")
    assert len(sim.of(e.TokenMoved)) == 1 and sim.step == "act"


@pytest.mark.rule("MA-250")
def test_a_spawn_without_a_token_is_told() -> None:
    sim = Sim()
    sim.state.reserve = []
    sim.push(Placing(0, MANDO, ("s07",), step="spawning"))
    assert len(sim.of(e.NoReinforcement)) == 1 and not sim.state.spaces


@pytest.mark.rule("MA-335", "MA-344")
def test_the_child_placed_rescued_and_fleeing() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), tokens=(("child_token", "s16"),))
    changes = sim.state.changes
    play = sim.game.play(sim.state)
    token = sim.token("child_token")
    tokens.begin_effects(play, (token,), MANDO)
    sim.push(sim.state.stack.pop())
    assert parts(sim, e.ChildPlaced, "space") == [("s16",)]
    sim.free("plan", 1)
    sim.do(f"rescue@{MANDO}")
    assert parts(sim, e.ChildRescued, "who") == [(MANDO,)]
    assert sim.state.carrier == MANDO and sim.state.changes > changes


# --- small choices --------------------------------------------------------------------------------


@pytest.mark.rule("MA-160", "MA-161")
@pytest.mark.parametrize("key", ["pay:defend", "suffer"])
def test_a_toll_is_paid_or_suffered(key: str) -> None:
    sim = Sim(plans={MANDO: ("defend",)}, spaces={MANDO: "s20"})
    sim.state.step = "event"
    sim.push(Choosing(0, MANDO, 1, step="toll"))
    assert set(sim.keys()) == {"pay:defend", "suffer"}
    sim.do(key)
    if key == "suffer":
        sim.do("take")
        assert sim.state.damage == {MANDO: 1} and sim.state.plans[MANDO] == ("defend",)
    else:
        assert parts(sim, e.PlanningDiscarded, "cards") == [(("defend",),)]
        assert sim.state.piles["planning"] == ("defend",) and sim.state.plans[MANDO] == ()


@pytest.mark.rule("MA-297", "MA-298")
@pytest.mark.parametrize("key, told", [("under", 1), ("leave", 0)])
def test_the_top_event_card_stays_or_goes(key: str, told: int) -> None:
    sim = Sim(seats=2, events=("ev_alarm",))
    play = sim.game.play(sim.state)
    block = Block(0, "x", MANDO, step="block")
    character_deeds.VERBS[c.PeekEvent].run(play, block, c.PeekEvent(do="peek_event"))
    seen = [each for each in play.events if isinstance(each, e.EventPeeked)]
    assert [(each.card, each.to) for each in seen] == [("ev_alarm", (0,)), ("", (1,))]
    sim.push(sim.state.stack.pop())
    sim.do(key)
    assert len(sim.of(e.EventBuried)) == told and sim.step == "act"
    place = 0 if told else -1
    assert sim.state.decks["event"][place] == "ev_alarm"


@pytest.mark.rule("MA-274", "MA-227")
@pytest.mark.parametrize(
    "all, key, left", [(False, "calm@move.1", (2, 1)), (True, "calm@move", ())]
)
def test_disrupt_tokens_discarded(all: bool, key: str, left: tuple[int, ...]) -> None:
    sim = Sim(disrupts={"move": (1, 2, 1), "plan": (1,)})
    play = sim.game.play(sim.state)
    block = Block(0, "x", MANDO, step="block")
    character_deeds.VERBS[c.Calm].run(play, block, c.Calm(do="calm", all=all))
    frame = sim.state.stack.pop()
    assert getattr(frame, "n") == (0 if all else 1)
    sim.push(frame)
    sim.do(key)
    assert sorted(sim.state.disrupts["move"]) == sorted(left)
    gone = (1, 2, 1) if all else (1,)
    assert parts(sim, e.SlotCalmed, "slot", "tokens") == [("move", gone)]
    assert sorted(sim.state.spent) == sorted(gone)


@pytest.mark.rule("MA-174", "MA-185")
@pytest.mark.parametrize("where, healed", [("s20", 2), ("s15", 2), ("s09", 1)])
def test_healing_within_a_range(where: str, healed: int) -> None:
    sim = Sim(spaces={IG: where}, damage={MANDO: 2, IG: 1})
    play = sim.game.play(sim.state)
    deed = c.Heal(do="heal", n=2, range=1)
    character_deeds.VERBS[c.Heal].run(play, Block(0, "x", MANDO, step="block"), deed)
    frame = sim.state.stack.pop()
    assert len(getattr(frame, "what")) == healed
    own = c.Heal(do="heal", n=2)
    character_deeds.VERBS[c.Heal].run(play, Block(0, "x", MANDO, step="block"), own)
    assert getattr(sim.state.stack.pop(), "what") == (MANDO,)
    sim.push(frame)
    if healed == 2:
        sim.do(f"heal@{IG}")
        assert parts(sim, e.Healed, "who", "n") == [(IG, 1)] and sim.state.damage == {MANDO: 2}
    else:
        assert sim.state.damage == {IG: 1}


@pytest.mark.rule("MA-156", "MA-297")
def test_a_card_taken_from_the_pile() -> None:
    sim = Sim()
    sim.state.piles["planning"] = ("push_on", "defend.2", "defend")
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed = c.Fetch(do="fetch", card="defend")
    verb = character_deeds.VERBS[c.Fetch]
    assert verb.possible(play, block, deed)
    verb.run(play, block, deed)
    assert sim.state.plans[MANDO] == ("defend.2",)
    assert sim.state.piles["planning"] == ("push_on", "defend")
    kept_ = [each for each in play.events if isinstance(each, e.PlanningKept)]
    assert [(each.who, each.card) for each in kept_] == [(MANDO, "defend.2")]
    assert not verb.possible(play, block, deed)


@pytest.mark.rule("MA-183", "MA-174")
@pytest.mark.parametrize(
    "reach, who", [(None, (IG,)), (1, ()), (2, (IG,))], ids=["any", "near", "far"]
)
def test_who_may_walk(reach: int | None, who: tuple[str, ...]) -> None:
    sim = Sim(spaces={IG: "s09"})
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed = c.Walk(do="walk", n=1, who="other", range=reach)
    assert character_deeds.VERBS[c.Walk].possible(play, block, deed) is bool(who)
    character_deeds.VERBS[c.Walk].run(play, block, deed)
    assert getattr(sim.state.stack.pop(), "whos") == who
    sim.state.at[IG] = "s03"
    character_deeds.VERBS[c.Walk].run(play, block, deed)
    assert getattr(sim.state.stack.pop(), "whos") == ((IG,) if reach is None else ())


@pytest.mark.rule("MA-147", "MA-173")
def test_what_can_be_revealed_and_moved() -> None:
    sim = Sim(tokens=(("nikto_guard", "s15"),), down=(("asset", "s15"),))
    play = sim.game.play(sim.state)
    reveal = c.RevealSeen(do="reveal_seen")
    shift = c.Shift(do="shift", n=1, who="target")
    found = {}
    for name, token in (("up", "nikto_guard"), ("down", "asset")):
        block = Block(0, "x", MANDO, target=sim.token(token), step="block")
        found[name] = [
            character_deeds.VERBS[type(each)].possible(play, block, each)
            for each in (reveal, shift)
        ]
    gone = Block(0, "x", MANDO, target="t99", step="block")
    found["gone"] = [
        character_deeds.VERBS[type(each)].possible(play, gone, each) for each in (reveal, shift)
    ]
    assert found == {"up": [False, True], "down": [True, False], "gone": [False, False]}


# --- missions -------------------------------------------------------------------------------------


def cut(sim: Sim, strength: int) -> None:
    """Perform the action of the green slot."""
    sim.free("cut", strength)
    sim.do("work")


def square(**data: Any) -> Sim:
    """Return mission 4 with the Mandalorian where the grate is cut."""
    return Sim(SQUARE, (MANDO, CARA), spaces={MANDO: "s18", CARA: "s18"}, child=CARA, **data)


@pytest.mark.rule("MA-367", "MA-369")
def test_charges_are_used_up_by_the_one_who_carries_them() -> None:
    sim = square(carried={"charge": MANDO})
    token = next(iter(sim.state.carried))
    cut(sim, 4)
    assert sim.state.work == 2 + 3 and not sim.state.carried and token in sim.state.gone
    assert parts(sim, e.WorkDone, "n", "work") == [(5, 5)]
    other = square(carried={"charge": CARA})
    cut(other, 3)
    assert other.state.work == 1 and other.state.carried
    heavy = square(carried={"rigged_charge": MANDO})
    cut(heavy, 1)
    assert heavy.state.work == 1 and heavy.state.carried


@pytest.mark.rule("MA-367", "MA-R77")
@pytest.mark.parametrize("before, doors", [(7, []), (8, []), (9, [2])])
def test_the_tunnel_opens_with_the_last_cut(before: int, doors: list[int]) -> None:
    sim = square(work=before)
    cut(sim, 1)
    assert sim.state.doors == doors
    assert parts(sim, e.DoorUnlocked, "door") == [(each,) for each in doors]
    open_ = square(work=before, doors=(2,))
    cut(open_, 1)
    assert open_.state.doors == [2] and not open_.of(e.DoorUnlocked)


@pytest.mark.rule("MA-367")
@pytest.mark.parametrize("done, possible", [(9, True), (10, False), (11, False)])
def test_no_more_work_than_there_is(done: int, possible: bool) -> None:
    sim = square(work=done, tokens=(("medpac_4", "s18"),), damage={MANDO: 1})
    sim.free("cut", 1)
    assert ("work" in sim.keys()) is possible
    assert sim.against("work") == ("" if possible else "MA-367")


@pytest.mark.rule("MA-123", "MA-R77")
@pytest.mark.parametrize("doors, opened", [("all", [1, 3, 4]), ((3, 2), [3]), ((2,), [])])
def test_doors_unlocked_by_a_feature(doors: Any, opened: list[int]) -> None:
    sim = Sim(SHIP, (MANDO, "burg"), doors=(2,))
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed = c.Unlock(do="unlock", doors=doors)
    assert mission_deeds.VERBS[c.Unlock].possible(play, block, deed) is bool(opened)
    mission_deeds.VERBS[c.Unlock].run(play, block, deed)
    assert sorted(sim.state.doors) == sorted([2, *opened])
    sim.state.doors = [1, 2, 3, 4]
    for each in ("all", "nearest"):
        deed = c.Unlock(do="unlock", doors=each)
        assert not mission_deeds.VERBS[c.Unlock].possible(play, block, deed)


@pytest.mark.rule("MA-R29", "MA-123")
@pytest.mark.parametrize("space, near", [("s02", "1"), ("s03", "12"), ("s13", "34"), ("s01", "1")])
def test_the_nearest_locked_doors(space: str, near: str) -> None:
    sim = Sim(SHIP, (MANDO, "burg"), spaces={MANDO: space})
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    mission_deeds.VERBS[c.Unlock].run(play, block, c.Unlock(do="unlock", doors="nearest"))
    assert getattr(sim.state.stack.pop(), "what") == tuple(near)


@pytest.mark.rule("MA-273")
def test_another_event_is_a_change() -> None:
    sim = Sim()
    play = sim.game.play(sim.state)
    sim.state.stack.append(Resolving(0, "move", 7, IG, step="after_event"))
    changes = sim.state.changes
    block = Block(0, "x", MANDO, step="block")
    mission_deeds.VERBS[c.AnotherEvent].run(play, block, c.AnotherEvent(do="another_event"))
    frame = sim.state.stack[-1]
    assert isinstance(frame, Resolving) and frame.step == "event"
    assert (frame.slot, frame.total, frame.who) == ("move", 7, IG)
    assert sim.state.changes == changes + 1


@pytest.mark.rule("MA-331", "MA-256")
def test_a_threat_that_waits_enters_once() -> None:
    sim = square()
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed = c.Enter(do="enter", threat="moff_gideon", space="s03")
    verb = mission_deeds.VERBS[c.Enter]
    assert verb.possible(play, block, deed)
    verb.run(play, block, deed)
    assert sim.state.spaces[sim.token("moff_gideon")] == "s03" and not sim.state.aside
    assert not verb.possible(play, block, deed)
    assert tokens.on_map(play, "moff_gideon") == (sim.token("moff_gideon"),)
    sim.state.up.clear()
    assert tokens.on_map(play, "moff_gideon") == ()
    assert tokens.on_map(play, "stormtrooper") == ()


@pytest.mark.rule("MA-234")
def test_a_hunter_moves_and_attacks_once() -> None:
    sim = square(tokens=(("moff_gideon", "s03"),))
    sim.state.step = "event"
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    hunt = c.Hunt(do="hunt", threat="moff_gideon", spaces=2, range=2)
    mission_deeds.VERBS[c.Hunt].run(play, block, hunt)
    sim.push(sim.state.stack.pop())
    rest(sim)
    assert len(sim.of(e.TokenMoved)) == 1 and len(sim.of(e.EnemyAttacks)) == 1


@pytest.mark.rule("MA-R33")
def test_the_first_owner_is_asked_before_enemies_attack() -> None:
    sim = Sim(HOUSE, (MANDO, CARA, GREEF), seats=3,
              plans={CARA: ("covering_shots",), GREEF: ("decoy",)},
              tokens=(("rooftop_hunter", "s11"),))  # fmt: skip
    sim.state.step = "event"
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    strike = c.Strike(do="strike", classes=("sharpshooter",), range=3)
    mission_deeds.VERBS[c.Strike].run(play, block, strike)
    sim.push(sim.state.stack.pop())
    assert (sim.step, sim.seat) == ("holding", 1)


@pytest.mark.rule("MA-223", "MA-234")
def test_a_slot_checked_and_a_crisis() -> None:
    sim = Sim(events=("ev_alarm",))
    sim.put("move", "old_trade", disrupts=(2, 2))
    changes = sim.state.changes
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    assert parts(sim, e.SlotChecked, "slot", "total") == [("move", 7)]
    assert parts(sim, e.CrisisBegan, "slot", "track") == [("move", 1)]
    assert parts(sim, e.EventDrawn, "card", "slot") == [("ev_alarm", "move")]
    assert sim.state.changes > changes + 1


@pytest.mark.rule("MA-237", "MA-271")
@pytest.mark.parametrize("melee", [True, False])
def test_abilities_done_and_idle(melee: bool) -> None:
    tokens = (("nikto_brawler", "s15"),) if melee else (("nikto_guard", "s15"),)
    sim = Sim(events=("ev_rush",), tokens=tokens, spaces={IG: "s08"})
    sim.put("move", "old_trade", disrupts=(2,))
    event_step(sim)
    done = [("ev_rush.deeds", 0), ("ev_rush.deeds", 1)]
    assert parts(sim, e.DeedBegan, "name", "index") == (done if melee else [])
    assert parts(sim, e.DeedIdle, "name", "index") == ([] if melee else done)


@pytest.mark.rule("MA-175", "MA-176", "MA-R16")
def test_an_additional_action_is_one_and_takes_a_card_and_a_slot() -> None:
    sim = Sim(plans={MANDO: ("push_on",)}, hands=(HAND,))
    sim.do(f"use:push_on@{MANDO}")
    assert sim.state.extra == 1
    play, block = sim.game.play(sim.state), Block(0, "x", MANDO, step="block")
    deed, verb = c.Extra(do="extra"), character_deeds.VERBS[c.Extra]
    assert verb.possible(play, block, deed)
    sim.state.used = list(play.slots)
    assert not verb.possible(play, block, deed)
    sim.state.used, sim.state.hands[0] = [], ()
    assert not verb.possible(play, block, deed)
