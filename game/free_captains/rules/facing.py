"""Facing a card: Engage or Evade (FC-072), what is paid, and what an Evade costs."""

from __future__ import annotations

from collections.abc import Sequence

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Facing, Losing
from game.free_captains.names import ABILITIES, ABILITY_AT, COLORS
from game.free_captains.rules import affording, deeds, dice, powers
from game.free_captains.rules.affording import may_roll, payable, rest_payable
from game.free_captains.rules.demand import Demand, affordable, demand, payments, points_for
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
        return Reason("FC-070", "Face the cards one at a time, from the left.")
    if f.step != "face":
        return Reason("FC-072", "You have already decided how to face this card: see it through.")
    return too_strong(p, f, demand(p, f.card))


def too_strong(p: Play, f: Facing, now: Demand) -> Reason | None:
    """Return the reason why a demand keeps a card from being engaged."""
    if not now.own:
        return Reason("FC-079", "You cannot engage a card with Strength 0; evade it.")
    if not payable(p, now, f) and not may_roll(p, f, now):
        return Reason("FC-081", "You cannot pay the Strength of this card; evade it.")
    return None


def check_evade(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against evading."""
    if o.source != p.state.line[f.card]:
        return Reason("FC-070", "Face the cards one at a time, from the left.")
    if f.step not in ("face", "pay"):
        return Reason("FC-072", "You have already decided how to face this card: see it through.")
    if f.paid:
        return Reason("FC-072", "You have begun to pay for this card: finish paying.")
    if p.standing(x.MustFace, p.faced(f.card)):
        now = demand(p, f.card)
        if now.own and payable(p, now, f):
            return Reason("FC-R40", "You must engage this card while you can pay for it.")
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


def pay_options(p: Play, f: Facing) -> Options:
    """Return the ways to pay what is left, none once it is paid."""
    if not dice.total_left(f):
        return ()
    found: list[Option] = []
    if check_settle(p, f, SETTLE) is None:
        found.append(SETTLE)
    need = dice.left(f)
    for icon, points in enumerate(need):
        if points:
            for ability in ABILITIES:
                each = option("pay", ability, ABILITIES[icon])
                if check_pay(p, f, each) is None:
                    found.append(each)
    found += [each for each in dice.die_options(p, f) if not affording.check_die(p, f, each)]
    found += [each for each in dice.rolled_options(p, f) if not affording.check_rolled(p, f, each)]
    found += [each for each in powers.power_options(p, f) if not check_power(p, f, each)]
    leave = way_out(p, f)
    if check_evade(p, f, leave) is None:
        found.append(leave)
    return tuple(found)


def way_out(p: Play, f: Facing) -> Option:
    """Return the option to evade the card that is faced."""
    return option("evade", p.state.line[f.card])


SETTLE = option("settle")


def check_settle(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against paying the rest with points."""
    if f.step != "pay":
        return Reason("FC-081", "Engage the card first, then pay for it.")
    if not affordable(p.state.abilities, dice.left(f)):
        return Reason("FC-081", "You cannot cover the rest with points.")
    return None


def check_pay(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against paying one point of Strength with an ability."""
    if f.step != "pay":
        return Reason("FC-081", "Engage the card first, then pay for it.")
    if o.source not in ABILITY_AT or o.target not in ABILITY_AT:
        return Reason("FC-082", "Choose the ability that pays, and the icon it pays for.")
    have, need = p.state.abilities, dice.left(f)
    ability, icon = ABILITY_AT[o.source], ABILITY_AT[o.target]
    points = points_for(ability, icon)
    if not need[icon]:
        return Reason("FC-R41", "This icon is paid in full: pay for another.")
    if have[ability] < points:
        return Reason(
            "FC-084",
            "You need {points} points of {ability} to pay for this icon.",
            points=points,
            ability=o.source.capitalize(),
        )
    rest = Facing(0, f.card, f.icon, f.own, f.added, die=f.die, rolled=f.rolled, value=f.value)
    dice.pay_off(rest, icon, 1)
    have[ability] -= points
    enough = rest_payable(p, rest)
    have[ability] += points
    return None if enough else Reason("FC-R42", "The rest could not be paid then.")


def check_power(p: Play, f: Facing, o: Intent) -> Reason | None:
    """Return the reason against using a power while the card is paid for."""
    return affording.check_power(p, f, o, powers.check_power(p, f, o))


def pay(p: Play, f: Facing, chosen: Option) -> None:
    """Pay a point of Strength, or all the rest; use a die or a power; or evade after all."""
    if chosen.verb == "pay":
        pay_point(p, f, ABILITY_AT[chosen.source], ABILITY_AT[chosen.target])
    elif chosen.verb == "settle":
        settle(p, f)
    elif chosen.verb == "die":
        dice.use(p, f, chosen)
    elif chosen.verb == "face":
        dice.use_rolled(p, f, chosen)
    elif chosen.verb == "power":
        powers.use(p, f, chosen)
    else:
        p.stack.pop()
        below = p.stack[-1]
        assert isinstance(below, Facing)
        below.die = f.die
        evade(p, below)


def pay_point(p: Play, f: Facing, ability: int, icon: int) -> None:
    """Pay one point of Strength: with a point of its ability, or two of another (FC-084)."""
    points = points_for(ability, icon)
    f.paid = True
    dice.pay_off(f, icon, 1)
    p.state.abilities[ability] -= points
    _note_payment(p, ABILITIES[ability], points, ABILITIES[icon], p.state.abilities[ability])
    p.check_abilities()


def _note_payment(p: Play, ability: str, points: int, icon: str, left: int) -> None:
    """Note a payment; one of the same kind right before it becomes part of it."""
    last = p.events[-1] if p.events else None
    if isinstance(last, e.PointsPaid) and (last.ability, last.icon) == (ability, icon):
        last.points += points
        last.strength += 1
        last.left = left
    else:
        p.events.append(e.PointsPaid(ability=ability, points=points, icon=icon, left=left))


def settle(p: Play, f: Facing) -> None:
    """Pay the rest as cheaply as points can without losing: own points first, then pairs of the
    ability with the most left over."""
    while not p.over and dice.total_left(f):
        pay_point(p, f, *_next_point(p, dice.left(f)))


def _next_point(p: Play, need: tuple[int, int, int]) -> tuple[int, int]:
    """Return the ability and icon of the next point: the cheapest after which the rest can be paid,
    and paid without losing if it can be now."""
    have = p.state.abilities
    spare = sorted(range(3), key=lambda each: (need[each] - have[each], each))
    ways = [(icon, icon) for icon in range(3) if need[icon] and have[icon]]
    ways += [(ability, icon) for icon in range(3) if need[icon] for ability in spare
             if ability != icon and have[ability] >= points_for(ability, icon)]  # fmt: skip
    safe = _safe(p, have, need)
    for ability, icon in ways:
        then, less = list(have), list(need)
        then[ability] -= points_for(ability, icon)
        less[icon] -= 1
        left = payments(then, less)
        if left and (not safe or _safe(p, then, less)):
            return ability, icon
    raise AssertionError("asked for what points can pay")


def _safe(p: Play, have: Sequence[int], need: Sequence[int]) -> bool:
    """Return True if points can pay without losing the game."""
    return any(not p.fatal(each) for each in payments(have, need))


def engaged(p: Play, f: Facing) -> None:
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
    return Reason("FC-R52", "This ability has no point to lose.")


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
            p.events.append(e.CubesDrawn(cubes=tuple(COLORS[color] for color in drawn)))
        p.to_supply(drawn)
        suffer(p, drawn)


def suffer(p: Play, drawn: Sequence[int]) -> None:
    """Lower abilities by the cubes of an Evade; one at 0 is not hurt (FC-091, FC-092)."""
    for color in sorted(drawn):
        p.lower(color, 1, COLORS[color])


def evade_cubes(p: Play, index: int) -> int:
    """Return the number of cubes that an Evade of this card draws."""
    count = p.content.table.evade_cubes
    before = p.state.evaded() - (p.state.fates[index] == "evaded")
    for _, each in p.standing(x.EvadeDraw, p.faced(index)):
        if not (each.once and before):
            count = each.instead if each.instead is not None else max(0, count + each.n)
    return count


CHECKS = {"engage": check_engage, "evade": check_evade}
