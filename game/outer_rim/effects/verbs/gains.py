"""Gaining and losing: credits, fame, reputation, damage."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.cards.effects.gains import (
    Damage,
    Gain,
    Lose,
    Recover,
    Take,
    TakeReputation,
    Treat,
)
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.combat import damage
from game.outer_rim.company import rules as together
from game.outer_rim.company.frames import Sufferer
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import amount, company, planet_faction
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.effects.verbs import whom
from game.outer_rim.frames.turns import Effects, FactionChoice, TreatChoice
from game.outer_rim.rules import credits, fame, losses, reputation
from game.outer_rim.text import terms
from game.outer_rim.text.icons import GAP, harm
from game.outer_rim.text.terms import Said, Scene, money
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Ask, Step

ALL = 999
DEFEAT: tuple[When, ...] = ("would_be_defeated", "defeated")
"""the moments that damage leads to"""


@verb(Gain)
class GainVerb(Verb[Gain]):
    def do(self, p: Play, f: Effects, e: Gain) -> None:
        for seat in whom.seats(p, f, e.who):
            for key, steps in e.reputation.items():
                _reputation(p, seat, key, steps, f.card)
            if not f.context.forgo or seat != f.seat:
                credits.gain(p, seat, amount(p, seat, e.credits, f.context), f.card)
            won = amount(p, seat, e.fame, f.context)
            fame.gain(p, seat, won, f.card, e.additional)

    def possible(self, p: Play, seat: int, e: Gain, card: str) -> bool:
        return e.who == "me" or bool(company(p, seat))

    def lack(self, p: Play, seat: int, e: Gain, name: str, clause: str) -> Reason:
        return Reason(clause, "{name} needs another player in your space.", name=name)

    def sentence(self, e: Gain, scene: Scene) -> Said:
        return whom.deed("gain", _goods(e), e.who, scene)

    def icon(self, e: Gain) -> str:
        return _goods_icons(e, "")


@verb(Lose)
class LoseVerb(Verb[Lose]):
    def do(self, p: Play, f: Effects, e: Lose) -> None:
        for seat in whom.seats(p, f, e.who):
            gone = p.player(seat).credits if e.all_credits else e.credits
            losses.lose(p, seat, gone, f.card)
            fame.lose(p, seat, e.fame, f.card)
            for key, steps in e.reputation.items():
                _reputation(p, seat, key, -steps, f.card)

    def sentence(self, e: Lose, scene: Scene) -> Said:
        every = "all credits" if e.all_credits else ""
        goods = listed((every, _goods(e)))
        return whom.deed("spend" if scene.pays else "lose", goods, e.who, scene)

    def icon(self, e: Lose) -> str:
        every = "{icon:credits} -all" if e.all_credits else ""
        return GAP.join(filter(None, (every, _goods_icons(e, "-"))))


@verb(Take)
class TakeVerb(Verb[Take]):
    def do(self, p: Play, f: Effects, e: Take) -> None:
        for seat in whom.seats(p, f, "opponent"):
            losses.lose(p, seat, e.credits, f.card, to=f.seat)

    def sentence(self, e: Take, scene: Scene) -> Said:
        return Said(f"take up to {money(e.credits)} from {scene.rival}")

    def icon(self, e: Take) -> str:
        return f"take {{icon:credits}} {e.credits:,}"


@verb(TakeReputation)
class TakeReputationVerb(Verb[TakeReputation]):
    def do(self, p: Play, f: Effects, e: TakeReputation) -> None:
        for seat in whom.seats(p, f, "opponent"):
            p.push(FactionChoice(f.seat, whose=f.seat, steps=1, cause=f.card, victim=seat))

    def sentence(self, e: TakeReputation, scene: Scene) -> Said:
        return Said(
            f"{scene.rival} loses 1 reputation with a faction of your choice, and you gain it",
            kind="fact",
        )

    def icon(self, e: TakeReputation) -> str:
        return "take {icon:positive} 1"


@verb(Damage)
class DamageVerb(Verb[Damage]):
    def do(self, p: Play, f: Effects, e: Damage) -> None:
        among = together.pair(p, f.seat, f.card) if e.who == "me" else ()
        if len(among) > 1:
            p.push(Sufferer(f.seat, among=among, card=f.card, character=e.character, ship=e.ship))
            return
        for seat in whom.seats(p, f, e.who):
            damage.suffer(p, seat, "character", e.character, f.card)
            damage.suffer(p, seat, "ship", e.ship, f.card)

    def causes(self, e: Damage) -> tuple[str, ...]:
        return DEFEAT

    def sentence(self, e: Damage, scene: Scene) -> Said:
        return whom.deed("suffer", _damage(e.character, e.ship), e.who, scene)

    def icon(self, e: Damage) -> str:
        return GAP.join(harm(e.character, e.ship))


@verb(Recover)
class RecoverVerb(Verb[Recover]):
    def do(self, p: Play, f: Effects, e: Recover) -> None:
        character = ALL if e.character == "all" else e.character
        ship = ALL if e.ship == "all" else e.ship
        damage.recover(p, f.seat, character, ship, f.card)

    def possible(self, p: Play, seat: int, e: Recover, card: str) -> bool:
        player = p.player(seat)
        return bool(e.character and player.character_damage or e.ship and player.ship_damage)

    def lack(self, p: Play, seat: int, e: Recover, name: str, clause: str) -> Reason:
        if e.character and e.ship:
            return Reason(clause, "{name} recovers damage, and you have none.", name=name)
        what = "character" if e.character else "ship"
        return Reason(
            clause, "{name} recovers {what} damage, and you have none.", name=name, what=what
        )

    def causes(self, e: Recover) -> tuple[str, ...]:
        return ("ship_recovered",) if e.ship else ()

    def sentence(self, e: Recover, scene: Scene) -> Said:
        return Said(f"recover {_damage(e.character, e.ship)}")

    def icon(self, e: Recover) -> str:
        if e.character == e.ship == "all":
            return "{icon:recover}{icon:health}{icon:hull} all"
        parts = [f"{{icon:health}} {e.character}"] if e.character else []
        parts += [f"{{icon:hull}} {e.ship}"] if e.ship else []
        return "{icon:recover}" + " ".join(parts)


@verb(Treat)
class TreatVerb(Verb[Treat]):
    def do(self, p: Play, f: Effects, e: Treat) -> None:
        now = reputation.LEVEL_OF[e.level]
        if e.faction != "any":
            reputation.treat(p, f.seat, e.faction, now, f.card)
            return
        among = _different(p, f.seat, e)
        if among:
            p.push(TreatChoice(f.seat, among=among, level=now, cause=f.card))

    def possible(self, p: Play, seat: int, e: Treat, card: str) -> bool:
        return e.faction != "any" or bool(_different(p, seat, e))

    def lack(self, p: Play, seat: int, e: Treat, name: str, clause: str) -> Reason:
        levels = listed(e.instead_of, "or")
        return Reason(
            clause, "{name} needs a faction with {levels} reputation.", name=name, levels=levels
        )

    def sentence(self, e: Treat, scene: Scene) -> Said:
        until = "until the end of the turn"
        if e.faction != "any":
            whose = f"{e.level} {terms.faction(e.faction)} reputation"
            return Said(f"count as having {whose} {until}")
        levels = listed(e.instead_of, "or")
        whose = f"{e.level} instead of {levels} reputation with a faction of your choice"
        return Said(f"count as having {whose} {until}")

    def icon(self, e: Treat) -> str:
        whom_ = "any" if e.faction == "any" else f"{{icon:{e.faction}}}"
        return f"{whom_} as {{icon:{e.level}}}"


def _different(p: Play, seat: int, e: Treat) -> tuple[str, ...]:
    """Return the factions with which a player is on one of the levels that an effect replaces."""
    return tuple(each for each in FACTIONS if reputation.level_name(p, seat, each) in e.instead_of)


def treat_options(p: Play, f: TreatChoice) -> Options:
    """Step ``treat``: with which faction the player counts as having another reputation."""
    return tuple(option("faction", each) for each in f.among)


def treat_answer(p: Play, f: TreatChoice, chosen: Option) -> None:
    """Count as being on that level with the faction."""
    p.stack.pop()
    reputation.treat(p, f.seat, chosen.source, f.level, f.cause)


# --- reputation with a faction of choice ----------------------------------------------------------


def _reputation(p: Play, seat: int, key: str, steps: int, card: str) -> None:
    """Change reputation with a faction, with that of the planet, or with one of choice."""
    if key == "any":
        step = 1 if steps > 0 else -1
        for _ in range(abs(steps)):
            p.push(FactionChoice(p.chooser(seat), whose=seat, steps=step, cause=card))
        return
    faction = planet_faction(p, p.player(seat).space) if key == "planet" else key
    if faction:
        reputation.change(p, seat, faction, steps, card)


def faction_options(p: Play, f: FactionChoice) -> Options:
    """Step ``faction``: with which faction reputation changes."""
    seat, steps = (f.victim, -1) if f.victim >= 0 else (f.whose, f.steps)
    useful = [each for each in FACTIONS if -1 <= reputation.level(p, seat, each) + steps <= 1]
    return tuple(option("faction", each) for each in useful or FACTIONS)


def faction_answer(p: Play, f: FactionChoice, chosen: Option) -> None:
    """Change the reputation, of the victim too if there is one."""
    p.stack.pop()
    if f.victim >= 0:
        reputation.change(p, f.victim, chosen.source, -1, f.cause)
    reputation.change(p, f.whose, chosen.source, f.steps, f.cause)


# --- words ----------------------------------------------------------------------------------------


def _goods(e: Gain | Lose) -> str:
    found = [money(e.credits)] if e.credits else []
    if e.fame:
        more = "additional " if isinstance(e, Gain) and e.additional else ""
        words = f"{e.fame} {more}fame" if isinstance(e.fame, int) else f"fame: {money(e.fame)}"
        found.append(words)
    found += [terms.reputation(steps, name) for name, steps in e.reputation.items()]
    return listed(found)


def _goods_icons(e: Gain | Lose, sign: Literal["", "-"]) -> str:
    """Return goods as pills: gains of credits and fame without a sign, as on the cards."""
    found = [f"{{icon:credits}} {sign}{terms.amount(e.credits)}"] if e.credits else []
    found += [f"{{icon:fame}} {sign}{terms.amount(e.fame)}"] if e.fame else []
    for name, steps in e.reputation.items():
        step = f"{sign or '+'}{steps}"
        if name in ("planet", "any"):
            icon = "{icon:planet}" if name == "planet" else "any"
            found.append(f"{icon} reputation {step}")
        else:
            found.append(f"{{icon:{name}}} {step}")
    return GAP.join(found)


def _damage(character: int | Literal["all"], ship: int | Literal["all"]) -> str:
    if character == ship == "all":
        return "all damage"
    parts = ((character, "character"), (ship, "ship"))
    return listed(f"{number} {what} damage" if number else "" for number, what in parts)


PENDING: tuple[Step[Play], ...] = (
    Ask(FactionChoice, faction_options, faction_answer),
    Ask(TreatChoice, treat_options, treat_answer),
)
"""the steps that are run here"""
