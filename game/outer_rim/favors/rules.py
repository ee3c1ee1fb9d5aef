"""Favors between players (UB-122 to UB-133): who may ask for what, who can grant it, what it does.

A favor is asked for in an option of any question, until the dice of a test or combat have fallen.
``favor_deals`` has the steps in which its price is agreed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from operator import attrgetter
from typing import Any, Literal, get_args

from game.outer_rim.cards.effects.language import FACTIONS, Skill
from game.outer_rim.combat.frames import Combat, SkillTest
from game.outer_rim.context import Play
from game.outer_rim.favors.events import DebtPassed, FavorGranted
from game.outer_rim.favors.frames import Favor, FavorMoment
from game.outer_rim.rules import reputation
from game.outer_rim.state import NO_FAVORS, Player
from game.outer_rim.text.names import name_of
from game.outer_rim.trading.frames import Deal
from game.table.decisions import Option, Options, option
from game.table.refusals import Reason
from game.table.stack import Ask, Frame, Step

SKILLS: tuple[Skill, ...] = get_args(Skill)
ENDORSEMENT = "endorsement"
WITHHOLD = "withhold"
"""the request that another player is helped with no favor (UB-146)"""
REQUESTS = 3
"""favors that a player may ask for in one turn (UB-E12)"""
TWICE = 2
"""refusals after which a player is not asked again in this turn (UB-E12)"""
ROLL = option("pass")
QUIET = option("quiet")
ROLLED = 3
"""place in a skill test from which its dice have fallen"""
NAMED = ("advice", ENDORSEMENT, WITHHOLD)
"""the favors that name a skill, a faction or a seat: not every willing player can grant them"""
BARE = ("",)
"""the wish for a favor that leaves nothing to name"""
BARGAINS = (Deal, Favor)
"""steps in which something is being agreed already"""


def people(p: Play, seat: int) -> list[int]:
    """Return the other players who can grant a favor to one, clockwise from the left (UB-122)."""
    return [each.seat for each in _others(p, seat)]


def _others(p: Play, seat: int) -> list[Player]:
    players = p.state.players
    return [each for each in players[seat + 1 :] + players[:seat] if each.ai is None]


# --- asking ---------------------------------------------------------------------------------------


def with_favors(p: Play, f: Frame, options: Options) -> Options:
    """Return the options of a decision, and the favors that its player may ask for now (UB-123)."""
    if why_not(p, f, f.seat) is not None:
        return options
    found = _OFFERS.to(p, f.seat)
    if not found or options[-1].source or options[-1].target:
        return options + found
    return (*options[:-1], *found, options[-1])


class _Offers:
    """The favors that a player may ask for, as options; each seat's are listed anew once something
    has changed that they depend on."""

    THEIRS = attrgetter("favors", "reputation", "treated", "character", "flipped", "cards")
    OWN = attrgetter("debts", "ship", "ship_flipped", "ambition")

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[Any, ...], Options]] = {}

    def to(self, p: Play, seat: int) -> Options:
        """Return the favors on offer to the player in a seat."""
        state = p.state
        players = state.players
        facts = (p.content, state.setup, self.OWN(players[seat]), *map(self.THEIRS, players))
        known = self._known.get(seat)
        if known is None or known[0] != facts:
            offered = tuple([option("favor", kind) for kind in on_offer(p, seat)])
            known = self._known[seat] = facts, offered
        return known[1]


_OFFERS = _Offers()


def kinds(p: Play) -> tuple[str, ...]:
    """Return all that players ask each other for."""
    return (*p.content.board.favors, WITHHOLD)


def why_not(p: Play, f: Frame, seat: int) -> Reason | None:
    """Return why a player cannot ask for any favor now; None if that is possible."""
    if not p.state.setup.favors:
        return Reason("UB-120", "This table plays without favors: rely on yourself.")
    if isinstance(f, BARGAINS):
        return Reason("UB-122", "First finish the deal on the table: propose it or call it off.")
    if p.state.step == "setup":
        return Reason("UB-122", "Favors begin after setup.")
    player = p.state.players[seat]
    if player.ai is not None:
        return Reason("UB-192", "The AI asks for no favors.")
    if rolled(p):
        return Reason("UB-123", "The dice are already rolled: ask after this test or combat.")
    if player.favors.requests >= REQUESTS:
        return Reason(
            "UB-122",
            "You have already asked for {count} favors this turn, the most you can.",
            count=REQUESTS,
        )
    return None


def why_not_kind(p: Play, seat: int, kind: str) -> Reason | None:
    """Return why a player cannot ask for this favor, though favors can be asked for."""
    if kind not in kinds(p):
        return Reason("UB-125", "Choose one of the favors in the game.")
    if kind != WITHHOLD and p.player(seat).favors.received:
        return Reason("UB-124", "You have already had a favor this turn: ask again next turn.")
    if kind in on_offer(p, seat):
        return None
    return Reason("UB-122", "No one can do you this favor now: manage without it.")


def on_offer(p: Play, seat: int) -> list[str]:
    """Return the favors that somebody can do a player now, who may have had one (UB-124)."""
    able = willing(p, seat)
    if not able:
        return []
    asked = (WITHHOLD,) if p.player(seat).favors.received else kinds(p)
    return [
        kind
        for kind in asked
        if kind not in NAMED or any(granted(p, seat, other, kind) for other in able)
    ]


def rolled(p: Play) -> bool:
    """Return True from the first die of a test or combat until it is over (UB-123, UB-R45)."""
    for each in p.stack:
        if each.at and isinstance(each, (Combat, SkillTest)):
            if each.at >= (ROLLED if isinstance(each, SkillTest) else 1):
                return True
    return False


def wishes(p: Play, seat: int, kind: str) -> tuple[str, ...]:
    """Return what a player can name for a favor that somebody can grant: a skill, a faction, the
    seat that is not to be helped, or ``BARE``."""
    found = {wish for other in willing(p, seat) for wish in granted(p, seat, other, kind)}
    return tuple(each for each in _named(p, seat, kind) if each in found)


def _named(p: Play, seat: int, kind: str) -> tuple[str, ...]:
    """Return everything that could be named for a favor, in order."""
    if kind == "advice":
        return SKILLS
    if kind == ENDORSEMENT:
        return FACTIONS
    if kind == WITHHOLD:
        return tuple(f"seat_{other}" for other in people(p, seat))
    return BARE


def willing(p: Play, seat: int) -> list[int]:
    """Return the players who do favors to one this turn, or must do one for their debt token
    (UB-132, UB-138)."""
    asker = p.player(seat)
    return [
        each.seat
        for each in _others(p, seat)
        if not _turns_away(each, asker) or each.seat in asker.debts
    ]


def _turns_away(other: Player, asker: Player) -> Literal["", "all", "twice"]:
    """Return why a player does no favor to another this turn: to no one at ``all``, or not after
    refusing ``twice``; "" if they may (UB-132, UB-E12)."""
    if other.favors.closed:
        return "all"
    return "twice" if asker.favors.refused.count(other.seat) >= TWICE else ""


def granted(p: Play, seat: int, other: int, kind: str) -> Collection[str]:
    """Return what a willing player can grant of a kind: skills of their own and their crew that the
    asker is not highly skilled in, factions that think well of them, help withheld from a third."""
    if kind == "advice":
        return skills_of(p, other) - p.values(seat).highly
    if kind == ENDORSEMENT:
        return reputation.positive(p, other)
    if kind == WITHHOLD:
        return [f"seat_{each}" for each in people(p, seat) if each != other]
    return BARE


def grantors(p: Play, seat: int, kind: str, wish: str) -> list[int]:
    """Return the players who can grant this favor now."""
    return [each for each in willing(p, seat) if wish in granted(p, seat, each, kind)]


def why_not_grant(p: Play, seat: int, other: int, kind: str, wish: str) -> Reason | None:
    """Return why a player cannot grant this favor to another; None if they can."""
    if other == seat:
        return Reason("UB-145", "You cannot ask yourself for a favor.")
    who = name_of(p, other)
    if p.is_deck(other):
        return Reason("UB-192", "The AI plays {who}, and does no favors.", who=who)
    if other not in p.player(seat).debts and (no := unwilling(p, seat, other)) is not None:
        return no
    if wish in granted(p, seat, other, kind):
        return None
    return _unable(p, other, kind, wish)


def unwilling(p: Play, seat: int, other: int) -> Reason | None:
    """Return why a player is not asked by another this turn, but for their own debt token; None if
    they are (UB-132, UB-E12)."""
    why = _turns_away(p.player(other), p.player(seat))
    if why == "all":
        return Reason("UB-132", "{who} does no favors this turn.", who=name_of(p, other))
    if why:
        return Reason(
            "UB-132", "{who} has already refused you twice this turn.", who=name_of(p, other)
        )
    return None


def _unable(p: Play, other: int, kind: str, wish: str) -> Reason:
    """Return what a willing player lacks for a favor that they cannot grant."""
    who = name_of(p, other)
    if kind == "advice" and wish in skills_of(p, other):
        return Reason("UB-R46", "You are already highly skilled in {skill}.", skill=wish.title())
    if kind == "advice":
        return Reason(
            "UB-127", "Neither {who} nor their crew has {skill}.", who=who, skill=wish.title()
        )
    if kind == ENDORSEMENT:
        return Reason(
            "UB-129", "{who} has no positive {faction} reputation.", who=who, faction=wish.title()
        )
    return Reason("UB-146", "{who} cannot help you with this.", who=who)


def sources_of(p: Play, seat: int, skill: str) -> int:
    """Return how often a player has a skill."""
    return next((n for each, n in p.values(seat).skills.items() if each == skill), 0)


def skills_of(p: Play, seat: int) -> frozenset[Skill]:
    """Return the skills that a player's character or crew has: those of gear are not lent
    (UB-127)."""
    return p.values(seat).lent


# --- the last moment before the dice --------------------------------------------------------------


def before_dice(p: Play, f: Combat | SkillTest) -> bool:
    """Ask the players of a test or combat whether they want a favor first; return True if one of
    them is asked. The step is then repeated."""
    if f.asked or f.odds or not p.state.setup.favors:
        return False
    f.asked = True
    skill = f.skill if isinstance(f, SkillTest) else ""
    sides = [f.defender, f.seat] if isinstance(f, Combat) else [f.seat]
    wanted = [seat for seat in sides if seat >= 0 and _stops(p, f, seat, skill)]
    if wanted:
        f.at -= 1
    for seat in wanted:
        p.push(FavorMoment(seat, skill=skill))
    return bool(wanted)


def _stops(p: Play, f: Combat | SkillTest, seat: int, skill: str) -> bool:
    """Return True if a favor could change a player's dice, and the player wants to be asked."""
    player = p.player(seat)
    if player.favors.quiet or player.favors.received or _why_not_before(p, f, seat):
        return False
    kind = "advice" if skill else "combat_strategy"
    return kind in kinds(p) and bool(grantors(p, seat, kind, skill))


def _why_not_before(p: Play, f: Combat | SkillTest, seat: int) -> bool:
    """Return True if a player cannot ask for a favor before these dice."""
    at, f.at = f.at, 0
    hindered = why_not(p, f, seat) is not None
    f.at = at
    return hindered


def moment_options(p: Play, f: FavorMoment) -> Options:
    """Step ``favor.moment``: roll; favors are options of every question."""
    return (ROLL, QUIET)


def moment_answer(p: Play, f: FavorMoment, chosen: Option) -> None:
    """Roll; and perhaps roll at once for the rest of this turn."""
    p.stack.pop()
    if chosen is QUIET:
        player = p.player(f.seat)
        player.favors = replace(player.favors, quiet=True)


# --- what they do ---------------------------------------------------------------------------------


def begin(p: Play) -> None:
    """Give each player the debt token in their color (UB-135)."""
    if p.state.setup.favors:
        for player in p.state.players:
            player.debts = (player.seat,) if player.ai is None else ()


def turn_begins(p: Play) -> None:
    """Let favors of the turn before lapse (UB-R43, UB-R46, UB-131)."""
    for player in p.state.players:
        player.favors = NO_FAVORS


def grant(p: Play, seat: int, other: int, kind: str, wish: str) -> None:
    """Let a player have a favor (UB-132)."""
    player = p.player(seat)
    player.favors = replace(
        player.favors,
        received=True,
        advice=wish if kind == "advice" else player.favors.advice,
        strategy=kind == "combat_strategy",
        shortcut=kind == "shortcut",
    )
    p.tell(FavorGranted(seat=seat, other=other, favor=kind, wish=wish))
    if kind == ENDORSEMENT:
        reputation.treat(p, seat, wish, 1, kind)


def take_advice(p: Play, f: SkillTest) -> None:
    """Let advice count for the test about to be rolled, if it is for its skill; it is used up in
    either case (UB-126)."""
    player = p.player(f.seat)
    if player.favors.advice:
        f.granted += player.favors.advice == f.skill
        player.favors = replace(player.favors, advice="")


def advised(p: Play, seat: int, skill: str) -> int:
    """Return 1 if a player has been advised in a skill that is not tested yet."""
    return int(p.player(seat).favors.advice == skill)


def extra_dice(p: Play, seat: int) -> int:
    """Return the dice that a Combat Strategy adds to a player's own roll (UB-128, UB-R49)."""
    return int(seat >= 0 and p.player(seat).favors.strategy)


def fought(p: Play, f: Combat) -> None:
    """Let the strategies of both sides be used up: they are for one combat."""
    for seat in (f.seat, f.defender):
        if seat >= 0 and p.player(seat).favors.strategy:
            player = p.player(seat)
            player.favors = replace(player.favors, strategy=False)


def pass_debts(p: Play, giver: int, taker: int, tokens: tuple[int, ...]) -> None:
    """Pass debt tokens on (UB-136, UB-137)."""
    source, goal = p.player(giver), p.player(taker)
    for owner in tokens:
        source.debts = tuple(each for each in source.debts if each != owner)
        goal.debts = tuple(sorted((*goal.debts, owner)))
        p.tell(DebtPassed(seat=taker, owner=owner, giver=giver))


PENDING: tuple[Step[Play], ...] = (Ask(FavorMoment, moment_options, moment_answer),)
"""the steps that are run here"""
