"""The Planet Search Phase: whether to search, Planet actions, and the cubes drawn."""

from __future__ import annotations

from game.free_captains import events as e
from game.free_captains.cards import effects as x
from game.free_captains.context import Play
from game.free_captains.frames import Count, Paying, Plain, Resolving, Searching
from game.free_captains.names import (
    ABILITIES,
    ABILITY_AT,
    BLACK,
    COLOR_AT,
    COLORS,
    WHITE,
    YELLOW,
)
from game.free_captains.rules import counting, deeds, dice
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

SEARCH, SKIP, DRAW = option("search"), option("skip"), option("draw")


def search_options(p: Play, f: Plain) -> Options:
    """Return to search, or to skip the search (FC-139)."""
    return SEARCH, SKIP


def search(p: Play, f: Plain, chosen: Option) -> None:
    """Begin the search, or skip it with all of its steps (FC-R53)."""
    if chosen is SEARCH or chosen.verb == "search":
        p.stack[-1] = Searching(0, step="probe")
    else:
        p.events.append(e.SearchSkipped(planet=p.state.planet))
        p.stack[-1] = Plain(0, step="keep")


# --- before the draw ----------------------------------------------------------------------------


def probe_options(p: Play, f: Searching) -> Options:
    """Return Planet actions, dice that can be used in a search, and to draw."""
    planet = p.state.planet
    ways = (option("action", planet), option("fewer", planet))
    checks = (check_action, check_fewer)
    found = [each for each, check in zip(ways, checks, strict=True) if check(p, f, each) is None]
    return (*found, *dice.die_options(p, f), DRAW)


def check_action(p: Play, f: Searching, o: Intent) -> Reason | None:
    """Return the reason against paying for the Planet's action."""
    planet = p.planet
    if planet is None or o.source != planet.id:
        return Reason("FC-140", "You are searching another Planet: pay for the action of that one.")
    if planet.price is None:
        return Reason(
            "FC-R81", "{planet} sells no action: keep your Codes and Keys.", planet=planet.name
        )
    if f.paid:
        return Reason(
            "FC-R81", "You have already used this Planet's action: it works once a round."
        )
    codes, keys = in_hand(p)
    if codes < planet.price.code or keys < planet.price.key:
        return Reason(
            "FC-140", "Your hand shows too few Codes or Keys for this action: go without it."
        )
    return None


def in_hand(p: Play) -> tuple[int, int]:
    """Return the Codes and Keys of the cards in hand."""
    shown = [icon for card in p.state.hand for icon in p.content.faced[card].hand]
    return shown.count("code"), shown.count("key")


def check_fewer(p: Play, f: Searching, o: Intent) -> Reason | None:
    """Return the reason against drawing fewer cubes for points."""
    offer = fewer_offer(p)
    if offer is None or o.source != p.state.planet:
        return Reason("FC-144", "This Planet offers no shortcut: draw all your cubes.")
    if f.fewer:
        return Reason("FC-144", "You have already chosen to draw fewer cubes: draw them now.")
    if counting.cubes(p) < offer.n:
        return Reason(
            "FC-R83", "You can draw fewer cubes only from a draw of {n} or more.", n=offer.n
        )
    return None


def fewer_offer(p: Play) -> x.DrawFewer | None:
    """Return the offer to draw fewer cubes for points, None without one."""
    offers = p.standing(x.DrawFewer)
    return offers[0][1] if offers else None


def probe(p: Play, f: Searching, chosen: Option) -> None:
    """Pay for the action, use a die, take fewer cubes, or draw."""
    if chosen.verb == "action":
        planet = p.planet
        assert planet is not None and planet.price is not None
        f.paid = True
        p.stack.append(Paying(0, planet.price.code, planet.price.key, step="price"))
    elif chosen.verb == "fewer":
        offer = fewer_offer(p)
        assert offer is not None
        f.fewer = offer.n
        deeds.more(p, -offer.n, p.state.planet)
        p.stack.append(Count(0, offer.gain, step="gain"))
    elif chosen.verb == "die":
        dice.use(p, f, chosen)
    else:
        _draw(p, f)


def price_options(p: Play, f: Paying) -> Options:
    """Return the cards of the hand that help to pay."""
    ways = (option("price", card) for card in p.state.hand)
    return tuple(each for each in ways if check_price(p, f, each) is None)


def check_price(p: Play, f: Paying, o: Intent) -> Reason | None:
    """Return the reason against paying with a card."""
    if o.source not in p.state.hand:
        return Reason("FC-140", "That card is not in your hand: pay with one that is.")
    shown = p.content.faced[o.source].hand
    if not (f.code and "code" in shown or f.key and "key" in shown):
        return Reason(
            "FC-140", "This card shows no Code or Key that you still owe: choose another."
        )
    return None


def pay_price(p: Play, f: Paying, chosen: Option) -> None:
    """Discard a card for its icons (FC-R46); the action follows when all is paid."""
    state, card = p.state, p.content.faced[chosen.source]
    state.hand.remove(card.id)
    state.gone.append(card.id)
    f.cards += (card.id,)
    f.code = max(0, f.code - card.hand.count("code"))
    f.key = max(0, f.key - card.hand.count("key"))
    if f.code or f.key:
        return
    p.stack.pop()
    planet = p.planet
    assert planet is not None
    p.events.append(e.ActionPaid(planet=planet.id, cards=f.cards))
    deeds.do(p, planet.paid, planet.id)


# --- the cubes ----------------------------------------------------------------------------------


def _draw(p: Play, f: Searching) -> None:
    """Draw all cubes at once (FC-R47), and settle those that leave no choice."""
    state = p.state
    drawn = p.draw_cubes(counting.cubes(p), range(len(COLORS)))
    cubes = [drawn.count(color) for color in range(len(COLORS))]
    white, cubes[WHITE] = cubes[WHITE], 0
    placing = Resolving(0, tuple(cubes), white, f.dice, step="cubes")
    p.stack[-1] = Plain(0, step="keep")
    p.stack.append(placing)  # a view of the draw has its cubes
    p.events.append(e.CubesDrawn(cubes=tuple(COLORS[color] for color in drawn), search=True))
    place = collector(p)
    if place and cubes[BLACK]:  # FC-150, FC-R51
        n, cubes[BLACK] = cubes[BLACK], 0
        state.collected += n
        placing.cubes = tuple(cubes)
        p.events.append(e.CubePlaced(cube="black", place=place, n=n, total=state.collected))
    if not any(cubes):
        p.stack.pop()
        whites_back(p, placing)


def collector(p: Play) -> str:
    """Return the alien that collects the black cubes drawn now, "" if its Sector is over."""
    ahead = p.state.aliens[p.state.sector :]
    return next((each for each in ahead if p.content.aliens[each].collects == "black"), "")


def whites_go_away(p: Play) -> bool:
    """Return True if the white cubes of this search go to the supply instead of the bag."""
    return bool(p.standing(x.WhiteAway))


def cube_options(p: Play, f: Resolving) -> Options:
    """Return where each drawn cube can go; none when all are placed."""
    if f.pick:
        return tuple(option("take", each) for each in sorted(p.state.weapon_deck))
    found: list[Option] = []
    for color, left in enumerate(f.cubes):
        if left:
            found += _places(p, f, color)
    if found:
        found += dice.die_options(p, f)
    return tuple(found)


def _places(p: Play, f: Resolving, color: int) -> list[Option]:
    """Return where a cube of a color can go."""
    name = COLORS[color]
    wanted = [*ABILITIES, *p.state.weapons, "deck", "supply"]
    ways = [option("cube", name, place) for place in wanted]
    return [each for each in ways if check_cube(p, f, each) is None]


def check_cube(p: Play, f: Resolving, o: Intent) -> Reason | None:
    """Return the reason against putting a drawn cube somewhere."""
    state = p.state
    color = COLOR_AT.get(o.source, -1)
    if color < 0 or not f.cubes[color]:
        return Reason("FC-R47", "You hold no cube of that color: place one that you drew.")
    if color == YELLOW:
        wanted = "deck" if state.weapon_deck else "supply"  # FC-R84
        return (
            None
            if o.target == wanted
            else Reason(
                "FC-145", "A yellow cube finds a Super Weapon while any is left: take the weapon."
            )
        )
    if color == BLACK:
        if o.target in ABILITY_AT:
            if state.abilities[ABILITY_AT[o.target]]:
                return None
            return Reason(
                "FC-R52", "This ability is already at 0: choose one with a point to lose."
            )
        if o.target == "supply" and not any(state.abilities):
            return None
        return Reason("FC-151", "A black cube costs 1 ability point. Choose the ability.")
    if o.target == "supply":
        return None
    if o.target in ABILITY_AT:
        if ABILITY_AT[o.target] != color:
            return Reason(
                "FC-146", "A cube raises only the ability of its own color: choose that one."
            )
        if color not in p.below_most():
            return Reason("FC-148", "This ability is already at its maximum: choose another.")
        return None
    if o.target not in state.weapons:
        return Reason(
            "FC-146",
            "A cube goes on an ability, on your Super Weapon or into the supply: choose one.",
        )
    if not wants(p, o.target, color):
        return Reason(
            "FC-R50", "This Super Weapon needs no cube of that color: place it elsewhere."
        )
    return None


def wants(p: Play, weapon: str, color: int) -> bool:
    """Return True if an owned weapon still needs a cube of this color."""
    if p.active(weapon):
        return False
    needed = p.content.weapons[weapon].needs.get(COLORS[color], 0)
    return p.state.cubes_on[weapon][color] < needed


def place(p: Play, f: Resolving, chosen: Option) -> None:
    """Place one drawn cube, or use a die; the white ones come last."""
    if chosen.verb == "die":
        dice.use(p, f, chosen)
        return
    state = p.state
    color = YELLOW if chosen.verb == "take" else COLOR_AT[chosen.source]
    cubes = list(f.cubes)
    cubes[color] -= 1
    f.cubes = tuple(cubes)
    if chosen.verb == "take":
        f.pick = False
        state.weapon_deck.remove(chosen.source)
        state.weapon_deck = p.shuffle("weapons", state.weapon_deck)
        _found(p, chosen.source)
    elif chosen.target == "deck":
        _found(p, state.weapon_deck.pop())
    elif chosen.target in state.cubes_on:
        _onto(p, chosen.target, color)
    else:
        p.events.append(e.CubePlaced(cube=COLORS[color], place=chosen.target))
        state.supply[color] += 1
        if chosen.target in ABILITY_AT:
            ability = ABILITY_AT[chosen.target]
            if color == BLACK:
                p.lower(ability, 1, "black")
            else:
                p.lift(ability, 1)
    if not p.over and not any(f.cubes):
        whites_back(p, f)


def _found(p: Play, weapon: str) -> None:
    """Take a Super Weapon with the yellow cube; the last one wins at once (FC-R57, FC-R89)."""
    state = p.state
    state.weapons.append(weapon)
    state.cubes_on[weapon] = (0, 0, 0)
    p.events.append(e.WeaponFound(weapon=weapon, number=len(state.weapons)))
    if len(state.weapons) >= p.content.table.levels[state.setup.level].weapons:
        state.over, state.phase = True, "over"
        p.events.append(e.GameWon(round=state.round))


def _onto(p: Play, weapon: str, color: int) -> None:
    """Put an ability cube on a weapon; it is Understood when all are there (FC-153)."""
    cubes = list(p.state.cubes_on[weapon])
    cubes[color] += 1
    p.state.cubes_on[weapon] = tuple(cubes)
    p.events.append(e.CubePlaced(cube=COLORS[color], place=weapon))
    needs = p.content.weapons[weapon].needs
    if all(cubes[COLOR_AT[each]] >= count for each, count in needs.items()):
        p.state.understood.append(weapon)
        p.events.append(e.WeaponUnderstood(weapon=weapon))


def whites_back(p: Play, f: Resolving) -> None:
    """Put the white cubes back into the bag, or away if a text says so (FC-152, FC-R47)."""
    away = whites_go_away(p)
    (p.state.supply if away else p.state.bag)[WHITE] += f.white
    if f.white:
        where = "supply" if away else "bag"
        p.events.append(e.CubePlaced(cube="white", place=where, n=f.white))
        f.white = 0
