"""Skill tests and fights."""

from __future__ import annotations

from dataclasses import replace

from game.outer_rim.cards.effects.language import Block
from game.outer_rim.cards.effects.tasks import MarkPlanet
from game.outer_rim.cards.effects.trials import Fight, FightPlayer, Test
from game.outer_rim.catalog import place_of
from game.outer_rim.combat import rules as combat
from game.outer_rim.company import rules as together
from game.outer_rim.company.frames import Fighter
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import company, holds
from game.outer_rim.effects.verb import Verb, possible, verb, verb_of
from game.outer_rim.effects.verbs.gains import DEFEAT
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Effects
from game.outer_rim.frames.turns import FightPlayer as Whom
from game.outer_rim.rules import skills
from game.outer_rim.text import icons
from game.outer_rim.text.conditions import WHO, condition
from game.outer_rim.text.effects import branches, clause, in_order, labelled
from game.outer_rim.text.grammar import plain
from game.outer_rim.text.names import name_of
from game.outer_rim.text.terms import Said, Scene, money, value
from game.outer_rim.text.terms import skills as skill_words
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Ask, Step

COMBAT = ("combat_won", "combat_lost", *DEFEAT)
"""the moments that a fight leads to"""
LOST = "If you lose"
"""not "Lose", which the losses after it often begin with"""


@verb(Test)
class TestVerb(Verb[Test]):
    def do(self, p: Play, f: Effects, e: Test) -> None:
        known = replace(f.context, script=False, successes=0)
        trial = place_of(f.block, f.at - 1)
        skills.test(p, f.seat, e.skill, e.then, e.otherwise, f.card, e.buy_off, known, trial)

    def possible(self, p: Play, seat: int, e: Test, card: str) -> bool:
        return all(possible(p, seat, each, card) for each in _marks(e.then))

    def lack(self, p: Play, seat: int, e: Test, name: str, clause: str) -> Reason:
        mark = _marks(e.then)[0]
        return verb_of(mark).lack(p, seat, mark, name, clause)

    def causes(self, e: Test) -> tuple[str, ...]:
        return ("before_test", "test_failed")

    def sentence(self, e: Test, scene: Scene) -> Said:
        if e.buy_off:
            fail = f" **Fail:** You may spend {money(e.buy_off)} to pass after all."
            if e.otherwise:
                start = fail.removesuffix(".") + "; otherwise"
                rest = clause(e.otherwise, scene.inside())
                fail = f"{start} {rest[:1].lower()}{rest[1:]}"
        else:
            fail = labelled("Fail", e.otherwise, scene)
        tail = in_order([labelled("Pass", e.then, scene), fail])
        return Said(f"test {skill_words(e.skill)}", tail)

    def icon(self, e: Test) -> str:
        names = "/".join(f"{{icon:{each}}}" for each in e.skill)
        return f"{names}?{icons.outcome('check', e.then)}{icons.outcome('cross', e.otherwise)}"


def _marks(then: Block) -> list[MarkPlanet]:
    """Return the marks that a trial is for; if they are impossible, it is pointless."""
    return [each for each in then if isinstance(each, MarkPlanet)]


@verb(Fight)
class FightVerb(Verb[Fight]):
    def do(self, p: Play, f: Effects, e: Fight) -> None:
        among = together.pair(p, f.seat, f.card)
        if len(among) == 1:
            trial = place_of(f.block, f.at - 1)
            combat.of_card(p, f.seat, e, f.card, token=f.context.token, trial=trial)
            return
        asked = Fighter(
            f.seat, among=among, card=f.card, block=f.block, place=f.at - 1, context=f.context
        )
        p.push(asked)

    def possible(self, p: Play, seat: int, e: Fight, card: str) -> bool:
        return all(possible(p, seat, each, card) for each in _marks(e.survive))

    def lack(self, p: Play, seat: int, e: Fight, name: str, clause: str) -> Reason:
        mark = _marks(e.survive)[0]
        return verb_of(mark).lack(p, seat, mark, name, clause)

    def causes(self, e: Fight) -> tuple[str, ...]:
        return COMBAT

    def sentence(self, e: Fight, scene: Scene) -> Said:
        head = f"fight **{e.enemy}** ({value(e.combat, e.value)})"
        return Said(head, _outcomes(e, scene), short=f"fight {e.enemy}")

    def icon(self, e: Fight) -> str:
        return _icons(e, f"{e.value}")


@verb(FightPlayer)
class FightPlayerVerb(Verb[FightPlayer]):
    def do(self, p: Play, f: Effects, e: FightPlayer) -> None:
        others = opponents(p, f.seat, e)
        if others:
            p.push(Whom(f.seat, among=tuple(others), card=f.card, block=f.block, place=f.at - 1))

    def possible(self, p: Play, seat: int, e: FightPlayer, card: str) -> bool:
        return bool(opponents(p, seat, e))

    def lack(self, p: Play, seat: int, e: FightPlayer, name: str, clause: str) -> Reason:
        return no_opponent(p, seat, e, name, "OR-330", "OR-330")

    def causes(self, e: FightPlayer) -> tuple[str, ...]:
        return COMBAT

    def sentence(self, e: FightPlayer, scene: Scene) -> Said:
        which = f" {condition(e.opponent, scene, WHO)}" if e.opponent is not None else ""
        how = f"a {{icon:{e.combat}_combat}} {e.combat} combat against "
        how = "" if e.combat == "here" else how
        tail = _outcomes(e, scene.inside(rival="that player"))
        return Said(f"fight {how}a player in your space{which}", tail, short="fight a player here")

    def icon(self, e: FightPlayer) -> str:
        return _icons(e, " player")


def opponents(p: Play, seat: int, e: FightPlayer) -> list[int]:
    """Return the players in the space who can be fought; never defeated ones (OR-R85)."""
    if p.player(seat).defeated:
        return []
    actor = Context(actor=seat)
    return [
        other
        for other in company(p, seat)
        if not p.player(other).defeated and holds(p, other, e.opponent, actor)
    ]


def no_opponent(
    p: Play, seat: int, e: FightPlayer, name: str, company_: str, fitting: str
) -> Reason:
    """Return why nobody can be fought.

    ``company_`` and ``fitting`` are the clauses that require a player, and one of a kind.
    """
    others = company(p, seat)
    if not others:
        return Reason(company_, "{name} needs another player in your space.", name=name)
    standing = [each for each in others if not p.player(each).defeated]
    if not standing:
        return Reason(
            "OR-R85",
            "{who} {is_} defeated, and you cannot fight defeated players.",
            who=listed(name_of(p, each) for each in others),
            is_="is" if len(others) == 1 else "are",
        )
    words = plain(condition(e.opponent, Scene(p.content), WHO))
    return Reason(fitting, "{name} needs a player here {words}.", name=name, words=words)


def fight_player_options(p: Play, f: Whom) -> Options:
    """Step ``fight_player``: which player to fight."""
    return tuple(option("player", f"seat_{seat}") for seat in f.among)


def fight_player_answer(p: Play, f: Whom, chosen: Option) -> None:
    """Fight the player (OR-336)."""
    p.stack.pop()
    defender = int(chosen.source.removeprefix("seat_"))
    combat.of_card(p, f.seat, p.effect(f, FightPlayer), f.card, defender=defender)


def _outcomes(e: Fight | FightPlayer, scene: Scene) -> str:
    pairs = [("Win", e.win), ("Win and not defeated", e.survive), (LOST, e.lose)]
    return branches(pairs, scene)


def _icons(e: Fight | FightPlayer, enemy: str) -> str:
    kind = "{icon:swords}" if e.combat == "here" else f"{{icon:{e.combat}_combat}}"
    win = icons.outcome("check", (*e.win, *e.survive))
    return f"{kind}{enemy}{win}{icons.outcome('cross', e.lose)}"


PENDING: tuple[Step[Play], ...] = (Ask(Whom, fight_player_options, fight_player_answer),)
"""the steps that are run here"""
