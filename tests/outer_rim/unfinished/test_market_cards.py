"""The market cards of the box: what each costs, where it is sold, and the icons on its edge."""

from __future__ import annotations

from collections import Counter

import pytest

from game.outer_rim.events import CardBought, PatrolMoved
from game.outer_rim.frames import RevealIcon
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import market
from tests.outer_rim.unfinished.stall import PLANETS, alone, words

EDGES: dict[str, tuple[str, str, int, str, str, int, tuple[int, int] | None]] = {
    # slot, cost, not sold on, patrol and its distance, players of the reveal icon
    "doctor_aphra_bounty": ("bounty", "job", 0, "", "syndicate", 4, (1, 3)),
    "ahsoka_tano_bounty": ("bounty", "job", 0, "", "imperial", 4, (1, 4)),
    "han_solo_bounty": ("bounty", "job", 0, "", "hutt", 3, (1, 3)),
    "lando_calrissian_bounty": ("bounty", "job", 0, "", "rebel", 3, (1, 3)),
    "boba_fett_bounty": ("bounty", "job", 0, "", "hutt", 4, (1, 4)),
    "cad_bane_bounty": ("bounty", "job", 0, "", "syndicate", 3, (1, 4)),
    "ig_88_bounty": ("bounty", "job", 0, "", "imperial", 3, (1, 4)),
    "jyn_erso_bounty": ("bounty", "job", 0, "", "rebel", 4, (1, 3)),
    "enfys_nest_bounty": ("bounty", "job", 0, "", "syndicate", 2, (1, 3)),
    "astromech_droid_parts": ("cargo", "cargo", 1_000, "ord_mantell", "rebel", 3, (1, 2)),
    "speeder_bike_parts": ("cargo", "cargo", 1_000, "lothal", "imperial", 2, (1, 2)),
    "unrefined_coaxium": ("cargo", "cargo", 1_000, "ring_of_kafrene", "syndicate", 3, (1, 3)),
    "blank_chain_codes": ("cargo", "cargo", 2_000, "cantonica", "hutt", 3, (1, 3)),
    "black_sun_mole": ("cargo", "cargo", 1_000, "", "hutt", 2, (1, 3)),
    "hutt_informant": ("cargo", "cargo", 1_000, "", "syndicate", 2, (1, 3)),
    "imperial_defector": ("cargo", "cargo", 1_000, "", "rebel", 2, (1, 2)),
    "rebel_traitor": ("cargo", "cargo", 1_000, "", "imperial", 3, (1, 3)),
    "corellia_passenger": ("cargo", "cargo", 1_000, "trailing_core", "hutt", 2, (1, 4)),
    "electroripper_staff": ("gear_and_mod", "gear", 5_000, "", "", 0, (1, 3)),
    "iqa_11_blaster_rifle": ("gear_and_mod", "gear", 5_000, "", "rebel", 3, (1, 3)),
    "holo_disguise_matrix": ("gear_and_mod", "gear", 4_000, "", "syndicate", 3, (1, 2)),
    "tracking_fob": ("gear_and_mod", "gear", 3_000, "", "hutt", 3, (1, 3)),
    "coaxium_injector": ("gear_and_mod", "mod", 3_000, "", "imperial", 2, (1, 2)),
    "field_medbay": ("gear_and_mod", "mod", 4_000, "", "imperial", 3, None),
    "tractor_clamp": ("gear_and_mod", "mod", 4_000, "", "syndicate", 3, (1, 3)),
    "core_transponder": ("gear_and_mod", "mod", 2_000, "", "rebel", 2, (1, 2)),
    "maz_kanatas_goggles": ("luxury", "gear", 10_000, "", "rebel", 2, (1, 4)),
    "opera_box": ("luxury", "", 9_000, "rim", "imperial", 2, None),
    "stolen_painting": ("luxury", "cargo", 8_000, "", "rebel", 3, (1, 3)),
    "orrin_vash": ("luxury", "crew", 9_000, "", "syndicate", 3, (1, 4)),
    "kashyyyk_long_gun": ("luxury", "gear", 12_000, "", "hutt", 4, (1, 4)),
    "rogue_class_porax_38_ship_card": ("ship", "ship", 5_000, "", "hutt", 2, (1, 2)),
    "jumpmaster_5000_ship_card": ("ship", "ship", 10_000, "", "syndicate", 4, (1, 2)),
    "edgehawk_class_swoop_carrier_ship_card": ("ship", "ship", 10_000, "", "hutt", 3, None),
    "auzituck_anti_slaver_gunship_ship_card": ("ship", "ship", 15_000, "", "imperial", 4, None),
    "yt_2400_light_freighter_ship_card": ("ship", "ship", 20_000, "", "rebel", 4, None),
    "vcx_100_light_freighter_ship_card": ("ship", "ship", 25_000, "", "imperial", 3, None),
}
CORE = {"spinward_core", "trailing_core"}
PRINTED = ("astromech_droid_parts", "electroripper_staff", "doctor_aphra_bounty",
           "ahsoka_tano_bounty")  # fmt: skip


def test_every_card_of_the_box_has_a_spec(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    cards = {deck: [card for card in pile if content.box_of(card) == "unfinished_business"]
             for deck, pile in content.market.items()}  # fmt: skip
    jobs = cards.pop("job", [])
    assert Counter(sum(cards.values(), [])) == Counter(list(EDGES)), jobs
    assert all(EDGES[card][0] == deck for deck, pile in cards.items() for card in pile)


@pytest.mark.rule("UB-302", "UB-304", "UB-307", "UB-316", "OR-135")
@pytest.mark.parametrize("card", EDGES)
def test_price_and_place(game: OuterRim, card: str) -> None:
    deck, slot, cost, without, *_ = EDGES[card]
    key = f"buy:{card}@{slot}" if slot else f"buy:{card}"
    starter = "g_1a_starfighter"

    def stall(space: str, credits: int, ship: str = starter) -> list[str]:
        position = {"decks": {deck: [card]}}
        return alone(game, "action", space, "hired_help", ship=ship, credits=credits,
                     position=position).keys  # fmt: skip

    closed = {"": set(), "rim": set(PLANETS) - CORE - {"lothal", "naboo"}}.get(without, {without})
    assert {space for space in PLANETS if key not in stall(space, cost)} == closed
    if cost:
        assert not [
            key for key in stall("spinward_core", cost - 1) if key.startswith(f"buy:{card}")
        ]
    sim = alone(game, "action", "spinward_core", "hired_help", ship=starter, credits=cost,
                position={"decks": {deck: [card]}})  # fmt: skip
    sim.choose(next(key for key in sim.keys if key.startswith(f"buy:{card}")))
    while sim.step == "barter":
        sim.choose("pay")
    assert [each.price for each in sim.found(CardBought, log=True)] == [cost]
    assert sim.player().credits == 0


@pytest.mark.rule("UB-305", "UB-306", "UB-308", "UB-317", "UB-113", "UB-R25")
@pytest.mark.parametrize("card", EDGES)
def test_icons(game: OuterRim, card: str) -> None:
    deck, _, _, _, faction, distance, people = EDGES[card]
    sim = alone(game, "action", "naboo", position={"decks": {deck: [card]}})
    play = sim.play()
    market.turn_up(play, 0, deck, "test")
    steps = [frame.step for frame in play.stack]
    moved = [each for each in play.events if isinstance(each, PatrolMoved)]
    asked = [frame for frame in play.stack if frame.step == "patrol"]
    assert bool(moved or asked) == bool(faction), steps
    assert all(frame.faction == faction for frame in asked)  # type: ignore[attr-defined]
    assert ("reveal_icon" in steps) == (people is not None)
    one = play.state.players[0]
    for seats in range(1, 5):
        play.state.players, play.stack[:] = [one] * seats, [RevealIcon(0, card=card)]
        market.run_reveal_icon(play, play.stack[0])  # type: ignore[arg-type]
        works = people is not None and people[0] <= seats <= people[1]
        assert [frame.step for frame in play.stack] == ["reveal"] * works
    told = words(sim, card)
    assert (f"the {faction.title()} patrol moves {distance} spaces" in told) == bool(faction)
    if people is None:
        assert "turns up a contact" not in told
    else:
        assert f"{people[0]} to {people[1]} players: the buyer turns up a contact here" in told


def test_the_icons_of_each_faction_are_as_many(game: OuterRim) -> None:
    content = game.editions.of(("unfinished_business",)).content
    own = [asset for asset in content.assets.values()
           if asset.deck and content.box_of(asset.id) == "unfinished_business"]  # fmt: skip
    count = Counter(asset.patrol.faction for asset in own if asset.patrol is not None)
    assert count == {"hutt": 11, "imperial": 11, "rebel": 11, "syndicate": 11}
    assert sum(asset.reveal is not None for asset in own) == 39
    assert len(own) == 45


@pytest.mark.parametrize("card", PRINTED)
def test_printed_cards_say_so(game: OuterRim, card: str) -> None:
    content = game.editions.of(("unfinished_business",)).content
    assert content.components[card].fidelity == "printed"
