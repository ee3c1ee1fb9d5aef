"""When the tips of Unfinished Business come up."""

from __future__ import annotations

from typing import Any

from game.client.games.outer_rim.play.model import Model, the_game
from game.client.games.outer_rim.guide.tips_unfinished import TIPS
from game.outer_rim.events import CardRotated, ContactBarred, ReputationTreated
from game.table.session import Session

SEEN = {tip.id: tip.seen for tip in TIPS}


def a_model(*players: dict[str, Any], step: str = "encounter", **position: Any) -> Model:
    """Return the first player's view of a game with the box, in its first turn."""
    seats = [
        {"kind": "human", "character": each} for each in ("han_solo", "hera_syndulla_character")
    ]
    position = {"players": list(players), "step": step, "turn": 0, **position}
    setup = {
        "game": "outer_rim",
        "expansions": ["unfinished_business"],
        "seats": seats,
        "first_player": 0,
        "position": position,
    }
    session = Session(the_game(), setup, 7)
    while (asked := session.decision()) and asked.step.startswith("setup"):
        session.choose(asked.options[0].key)
    model = Model(session)
    model.look_from(0)
    return model


def test_the_crossing_is_explained_where_it_can_be_declared() -> None:
    core, rim = a_model({"space": "spinward_core"}), a_model({"space": "kessel"})
    assert SEEN["cross"](core, []) and not SEEN["cross"](rim, [])


def test_orange_contacts_are_explained_where_one_is() -> None:
    core, rim = a_model({"space": "spinward_core"}), a_model({"space": "kessel"})
    assert SEEN["orange"](rim, []) and not SEEN["orange"](core, [])


def test_a_hunted_player_hears_of_it() -> None:
    bounty = next(
        id
        for id, asset in the_game().editions.of(("unfinished_business",)).content.assets.items()
        if asset.kind == "bounty" and asset.target == "hera_syndulla"
    )
    hunter = a_model({"space": "kessel"}, {"space": "naboo", "cards": [bounty]})
    assert not SEEN["hunted"](hunter, []), "the bounty is on the other player"
    hunted = a_model({"space": "kessel", "cards": [bounty]}, {"space": "naboo"})
    hunted.look_from(1)
    assert SEEN["hunted"](hunted, [])


def test_events_of_the_viewer_bring_their_tips() -> None:
    model = a_model({"space": "kessel"})
    events = {
        "rotate": CardRotated(seat=0, card="a", cause="b"),
        "self": ContactBarred(contact="chewbacca", player=1),
    }
    for id, event in events.items():
        assert SEEN[id](model, [event]) and not SEEN[id](model, []), id
    assert ReputationTreated.__dataclass_fields__["seat"]
