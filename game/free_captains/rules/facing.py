"""Facing a card: Engage or Evade (FC-072), and what an Evade costs."""

from __future__ import annotations

from collections.abc import Sequence

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Losing
from game.free_captains.names import ABILITIES, ABILITY_AT, COLORS
from game.free_captains.rules import deeds, dice, powers
from game.free_captains.rules.affording import may_roll, payable
from game.free_captains.rules.demand import Demand, demand
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

# --- Engage or Evade ----------------------------------------------------------------------------


def face_options(p: Play, f: Facing) -> Options:
    """Return Engage and Evade, and what dice and weapons can do before that."""
    card = p.state.line[f.card]
    ways = (option("engage", card), option("evade", card))
    found = [each for each in ways if CHECKS[each.verb](p, f, each) is None]
    return (*found, *dice.die_options(p, f), *powers.power_options(p, f))


def check_engage(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against engaging."""
    if o.source != p.state.line[f.card]:
        return _out_of_turn(p, f, o.source)
    if f.step != "face":
        return Reason("FC-072", "You have already decided how to face this card: see it through.")
    return too_strong(p, f, demand(p, f.card))


def _out_of_turn(p: Play, f: Facing, card: str) -> Reason:
    """Return the reason against facing another card than the one whose turn it is."""
    if card in p.state.line[: f.card]:
        return Reason("FC-070", "That card is behind you: face the next one in the line.")
    return Reason("FC-070", "The line has an order: face the cards one at a time, from the left.")


def too_strong(p: Play, f: Facing, now: Demand) -> Reason | None:
    """Return the reason why a demand keeps a card from being engaged."""
    if not now.own:
        return Reason("FC-079", "A card with Strength 0 leaves you nothing to engage: evade it.")
    if not payable(p, now, f) and not may_roll(p, f, now):
        return Reason("FC-081", "This card costs more than you can pay: evade it.")
    return None


def check_evade(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against evading."""
    if o.source != p.state.line[f.card]:
        return _out_of_turn(p, f, o.source)
    if f.step not in ("face", "pay"):
        return Reason("FC-072", "You have already decided how to face this card: see it through.")
    if f.paid:
        return Reason("FC-072", "Half a price buys nothing: pay the rest for this card.")
    if p.standing(x.MustFace, p.faced(f.card)):
        now = demand(p, f.card)
        if now.own and payable(p, now, f):
            return Reason(
                "FC-R40", "No one who can pay may evade this card, and you can pay: engage it."
            )
    return None


def face(p: Play, f: Facing, chosen: Option) -> None:
    """Engage, evade, or use a die or a power before that."""
    if chosen.verb == "engage":
        now = demand(p, f.card)
        f.step = "engaged"
        p.stack.append(Facing(0, f.card, now.icon, now.own, now.added, die=f.die, step="pay"))
    elif chosen.verb == "evade":
        evade(p, f)
    elif chosen.verb == "die":
        dice.use(p, f, chosen)
    elif powers.use(p, f, chosen):
        _turn(p, f)
        f.step = "after"
        deeds.do(p, p.faced(f.card).evaded, p.state.line[f.card])


# --- Engage -------------------------------------------------------------------------------------


def way_out(p: Play, f: Facing) -> Option:
    """Return the option to evade the card that is faced."""
    return option("evade", p.state.line[f.card])


def mark_engaged(p: Play, f: Facing) -> None:
    """Mark a card that is paid for as engaged; its deeds follow, then the powers after
    engaging."""
    card = p.faced(f.card)
    p.state.fates[f.card] = "engaged"
    p.events.append(e.CardEngaged(card=card.id))
    f.step = "after"
    deeds.do(p, card.engaged, card.id)


# --- Evade --------------------------------------------------------------------------------------


def evade(p: Play, f: Facing) -> None:
    """Evade the card: pay the point, then its deeds, dice and powers, then draw (FC-R72)."""
    _turn(p, f)
    f.step = "evade"
    card = p.faced(f.card)
    deeds.do(p, card.evaded, card.id)
    if not p.standing(x.EvadeFree, card):
        for _ in range(p.content.table.evade_cost):
            p.stack.append(Losing(0, "evade", step="lose"))


def _turn(p: Play, f: Facing) -> None:
    p.state.fates[f.card] = "evaded"
    p.events.append(e.CardEvaded(card=p.state.line[f.card]))


def lose_options(p: Play, f: Losing) -> Options:
    """Return the abilities that have a point to lose."""
    have = p.state.abilities
    return tuple(option("lose", each) for at, each in enumerate(ABILITIES) if have[at])


def check_lose(p: Play, f: Losing, o: Intent) -> Reason | None:
    """Return the reason against losing a point of an ability."""
    return Reason("FC-R52", "This ability is already at 0: choose one with a point to lose.")


def lose(p: Play, f: Losing, chosen: Option) -> None:
    """Lose a point."""
    p.stack.pop()
    p.lower(ABILITY_AT[chosen.source], 1, "evade" if f.why == "evade" else "black")


DRAW = option("draw")


def evade_options(p: Play, f: Facing) -> Options:
    """Return what dice and powers can do before the cubes are drawn, and to draw."""
    return (*dice.die_options(p, f), *powers.power_options(p, f), DRAW)


def fall(p: Play, f: Facing, chosen: Option) -> None:
    """Use a die or a power, or draw the cubes of the Evade, which lower abilities (FC-088 to
    FC-092)."""
    if chosen.verb == "die":
        dice.use(p, f, chosen)
    elif chosen.verb == "power":
        powers.use(p, f, chosen)
    else:
        p.stack.pop()
        drawn = p.draw_cubes(evade_cubes(p, f.card), range(len(ABILITIES)))
        if drawn:
            harmless = not any(p.state.abilities[color] for color in drawn)
            colors = tuple(COLORS[color] for color in drawn)
            p.events.append(e.CubesDrawn(cubes=colors, harmless=harmless))
        p.to_supply(drawn)
        suffer(p, drawn)


def suffer(p: Play, drawn: Sequence[int]) -> None:
    """Lower abilities by the cubes of an Evade; one at 0 is not hurt (FC-091, FC-092)."""
    for color in sorted(drawn):
        p.take(color, 1, COLORS[color])
    p.check_abilities()


def evade_cubes(p: Play, index: int) -> int:
    """Return the number of cubes that an Evade of this card draws."""
    count = p.content.table.evade_cubes
    before = p.state.evaded() - (p.state.fates[index] == "evaded")
    for _, each in p.standing(x.EvadeDraw, p.faced(index)):
        if not (each.once and before):
            count = each.instead if each.instead is not None else max(0, count + each.n)
    return count


CHECKS = {"engage": check_engage, "evade": check_evade}
