"""The start of a game and the turns of players in the story."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.text.names import at, short_name
from game.outer_rim.text.story import encounters
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Scene, Teller, Tellers


def add_character(t: Teller, x: e.CharacterPicked) -> None:
    """Add who plays a character, before where that one starts."""
    t.add_line(t.tell(x), x.seat)


def add_first_ship(t: Teller, x: e.ShipPicked) -> None:
    t.add(x.seat, Deed("starts", f"in the {t.p.content.name(x.ship)}"))


def add_first_player(t: Teller, x: e.FirstPlayerChosen) -> None:
    rolled = any(isinstance(each, e.FirstPlayerRolled) for each in t.events[: t.at])
    how = "rolls best and goes first" if rolled else "goes first"
    setup = t.p.state.setup
    wins = "" if setup.ambitions else f" The first to {setup.fame_goal} fame wins."
    t.scene.opening = f"{short_name(t.p, x.seat)} {how}.{wins}"


def add_arrival(t: Teller, x: e.PlayerPlaced) -> None:
    if t.scene.seat < 0:
        t.add(x.seat, Deed("starts", at(t.p, x.space)))
    else:
        t.add(x.seat, Deed("ends up", at(t.p, x.space)))


def _targets(t: Teller) -> str:
    """Return what wins a game with ambitions, in which players need different things."""
    needs: list[str] = []
    for each in t.p.state.players:
        verb = "" if needs else "needs "
        sheet = f" and all goals of {t.p.content.name(each.ambition)}" * bool(each.ambition)
        needs.append(f"{short_name(t.p, each.seat)} {verb}{each.fame_goal} fame{sheet}")
    return f"To win, {'; '.join(needs)}."


def begin_turn(t: Teller, x: e.TurnBegan) -> None:
    t.at -= 1  # the lines so far end before the turn begins
    encounters.close(t)
    t.flush()
    if t.scene.opening:
        t.add_line(t.scene.opening, -1)
    if t.scene.seat < 0 and x.round == 1 and t.p.state.setup.ambitions:
        t.add_line(_targets(t), -1)
    t.at += 1
    number = x.round * len(t.p.state.players) + x.seat
    t.scene, t.open = Scene(seat=x.seat, number=number), []
    t.actor = x.seat
    t.add_line(t.tell(x), x.seat)


def add_extra_turn(t: Teller, x: e.ExtraTurnGranted) -> None:
    t.add_caused(x, "takes", "another turn after this one")


def add_grounding(t: Teller, x: e.PlayerGrounded) -> None:
    t.add_caused(x, "cannot move", "in the next planning step")


TELLERS: Tellers = {
    e.TurnBegan: begin_turn,
    e.StepBegan: Teller.leave_out,
    e.ExtraTurnGranted: add_extra_turn,
    e.PlayerGrounded: add_grounding,
    e.PlayerPlaced: add_arrival,
    e.CharacterPicked: add_character,
    e.ShipPicked: add_first_ship,
    e.FirstPlayerChosen: add_first_player,
}
