"""The AI that hunts bounties: whom it looks for, and how it gets there."""

from __future__ import annotations

import pytest

from game.outer_rim.ai import hunter
from game.outer_rim.events import AILine, ShipMoved
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.lone import AI, BOX, lone, turn

SAW, HERA = "saw_gerrera_bounty", "hera_syndulla_bounty"
GREEDO = "greedo_bounty"


def found(sim: Sim) -> list[hunter.Target]:
    """Return the targets of the AI."""
    return hunter.targets(sim.play(), AI)


def kinds(sim: Sim) -> list[tuple[int, str]]:
    """Return kind and space of each target of the AI."""
    return [(each.kind, each.space) for each in found(sim)]


def chosen(sim: Sim) -> hunter.Target:
    """Return the target that the AI prefers."""
    return hunter.choose(sim.play(), AI, found(sim))


def crew_card(game: OuterRim, token: str) -> str:
    """Return the card that makes a contact crew."""
    content = game.edition(Sim(game, setup=BOX).state).content
    return next(id for id, each in content.assets.items() if each.contact == token)


def by_class(game: OuterRim, kind: str) -> list[str]:
    """Return the tokens of a class."""
    content = game.edition(Sim(game, setup=BOX).state).content
    return [each.id for each in content.contacts.values() if each.contact_class == kind]


# --- what is a target ----------------------------------------------------------------------------


@pytest.mark.rule("UB-204", "UB-206")
def test_all_who_match_a_bounty_are_targets(game: OuterRim) -> None:
    """A faceup contact, crew of a player, a character; not other contacts of the class."""
    yellow = [each for each in by_class(game, "yellow") if each != "saw_gerrera"]
    tokens = {"naboo.1": "saw_gerrera", "ryloth.1": yellow[0]}
    sim = lone(game, "kessel", (SAW,), tokens, (*tokens.values(),))
    assert kinds(sim) == [(hunter.FACEUP, "naboo")]
    crew = crew_card(game, "saw_gerrera")
    sim = lone(game, "kessel", (SAW,), {"ryloth.1": yellow[0]}, human={"cards": [crew]})
    assert kinds(sim) == [(hunter.CREW, "nav_3")]
    assert kinds(lone(game, "kessel", (SAW,))) == []


@pytest.mark.rule("UB-205", "UB-206")
@pytest.mark.parametrize(
    ("bounty", "kind"), [(SAW, "yellow"), (GREEDO, "green"), ("databank_90_boshek", "gray")]
)
def test_unless_it_is_in_sight_the_closest_facedown_contact_of_its_class_is(
    game: OuterRim, bounty: str, kind: str
) -> None:
    others = {name: by_class(game, name) for name in ("gray", "green", "yellow", "orange")}
    far, near = others[kind][-1], others[kind][-2]
    wrong = [names[-3] for name, names in others.items() if name != kind]
    tokens = {"naboo.1": far, "mon_calamari.1": near}
    tokens |= dict(zip(("lothal.1", "lothal.2", "lothal.orange"), wrong))
    sim = lone(game, "lothal", (bounty,), tokens)
    play = sim.play()
    nearer = min(
        ("naboo", "mon_calamari"), key=lambda each: play.galaxy.routes.away["lothal"][each]
    )
    assert kinds(sim) == [(hunter.FACEDOWN, nearer)]


@pytest.mark.rule("UB-R65")
def test_without_facedown_contacts_of_the_class_there_is_no_target(game: OuterRim) -> None:
    """Saw Gerrera is out of the game: a yellow contact stands for him, a green one does not."""
    yellow = [each for each in by_class(game, "yellow") if each != "saw_gerrera"]
    sim = lone(game, "kessel", (SAW,), {"naboo.1": yellow[0], "ryloth.1": "greedo"})
    assert kinds(sim) == [(hunter.FACEDOWN, "naboo")]
    sim.state.faceup = (yellow[0],)
    assert kinds(sim) == []


# --- priority ------------------------------------------------------------------------------------


@pytest.mark.rule("UB-207")
def test_characters_before_crew_before_faceup_before_facedown(
    game: OuterRim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The further down the list, the nearer the target, and yet the list decides."""
    green = next(each for each in by_class(game, "green") if each != "greedo")
    crew = crew_card(game, "hera_syndulla")
    tokens = {"tatooine.1": green, "nal_hutta.1": "saw_gerrera"}
    held = (GREEDO, SAW, HERA)
    human = {"cards": [crew], "space": "cantonica"}
    sim = lone(game, "tatooine", held, tokens, ("saw_gerrera",), human=human)
    assert {each.kind for each in found(sim)} == {hunter.CREW, hunter.FACEUP, hunter.FACEDOWN}
    assert chosen(sim).kind == hunter.CREW
    monkeypatch.setitem(sim.play().content.shows, "greedo", "jyn_erso")
    assert chosen(sim).kind == hunter.CHARACTER
    monkeypatch.undo()
    sim.player(AI).cards = (GREEDO, SAW)
    assert chosen(sim).kind == hunter.FACEUP
    sim.player(AI).cards = (GREEDO,)
    assert chosen(sim).kind == hunter.FACEDOWN


@pytest.mark.rule("UB-208", "UB-R57")
@pytest.mark.parametrize("up", [True, False])
def test_among_contacts_the_lowest_class_is_preferred(game: OuterRim, up: bool) -> None:
    """Greedo is green and far away, Saw Gerrera yellow and near."""
    tokens = {"naboo.1": "greedo", "nal_hutta.1": "saw_gerrera"}
    faceup = tuple(tokens.values()) if up else ()
    sim = lone(game, "tatooine", (SAW, GREEDO), tokens, faceup)
    assert len(found(sim)) == 2
    assert (chosen(sim).bounty, chosen(sim).space) == (GREEDO, "naboo")


@pytest.mark.rule("UB-209")
def test_among_equals_the_nearest_is_preferred(game: OuterRim) -> None:
    tokens = {"naboo.1": "saw_gerrera", "nal_hutta.1": "maz_kanata"}
    held = (SAW, "maz_kanata_bounty")
    sim = lone(game, "tatooine", held, tokens, tuple(tokens.values()))
    assert [each.rank for each in found(sim)] == [2, 2]
    assert chosen(sim).space == "nal_hutta"
    sim.player(AI).space = "naboo"
    assert chosen(sim).space == "naboo"


@pytest.mark.rule("UB-210")
def test_between_equals_at_the_same_distance_chance_decides(game: OuterRim) -> None:
    tokens = {"nal_hutta.1": "saw_gerrera", "nal_hutta.2": "maz_kanata"}
    held = (SAW, "maz_kanata_bounty")
    sim = lone(game, "tatooine", held, tokens, tuple(tokens.values()))
    play = sim.play()
    seen = {hunter.choose(play, AI, hunter.targets(play, AI)).bounty for _ in range(40)}
    assert seen == set(held)


# --- moving to it --------------------------------------------------------------------------------


@pytest.mark.rule("UB-203", "UB-202")
def test_it_moves_toward_its_target_and_stops_there(game: OuterRim) -> None:
    sim = turn(lone(game, "tatooine", (SAW,), {"nal_hutta.1": "saw_gerrera"}, ("saw_gerrera",)))
    assert sim.player(AI).space == "nal_hutta"
    assert [each.path[-1] for each in sim.found(ShipMoved)] == ["nal_hutta"]


@pytest.mark.rule("UB-R88")
def test_it_does_not_move_if_it_is_there_already(game: OuterRim) -> None:
    """The next line applies: it gains 2,000."""
    tokens = {"tatooine.1": "saw_gerrera"}
    human = {"space": "nav_4"}
    sim = turn(lone(game, "tatooine", (SAW,), tokens, ("saw_gerrera",), human=human))
    assert sim.found(ShipMoved) == []
    line = next(each for each in sim.found(AILine) if (each.part, each.line) == ("planning", 1))
    assert (line.done, line.why) == (False, "already at its bounty target")
