"""The rest of a roll, spent and paid (EE-R67 to EE-R73): first Advantage and Triumph by the player,
then Threat and Despair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from game.edge import events as e
from game.edge.cards.effects import Deeds, UseQuality
from game.edge.cards.models import Row, Spend
from game.edge.cards.scenes import Asking, Battle, Encounter, Listed
from game.edge.checking import Checks, allowed, never
from game.edge.checks import tasks
from game.edge.context import Play
from game.edge.fights import qualities
from game.edge.frames import Outcome
from game.edge.names import DIRE
from game.edge.people import rules as people
from game.edge.rules import verbs
from game.edge.rules.conditions import holds
from game.edge.rules.deeds import Case
from game.edge.scenes import ending
from game.edge.ships import stations
from game.edge.ships.names import CREW, PARTS
from game.table.decisions import Intent, Option, Options, option
from game.table.refusals import Reason

Side = Literal["advantage", "success", "threat"]
SIDES: Mapping[str, Side] = {
    "extra": "success",
    "spend": "advantage",
    "triumph": "advantage",
    "pay": "threat",
    "despair": "threat",
}
"""by verb, the side of the cards that it uses"""
CHOSEN = {"flaw", "veer_off"}
"""deeds for the raider that was shot at, else for the nearest"""
SPARE = 3
"""strain below the threshold that the program leaves (EE-R73)"""


def spend_options(p: Play, o: Outcome) -> Options:
    """Return the spend cards for more Success than it takes ("extra"), Advantage ("spend") and
    Triumph ("triumph"), and the end."""
    ways = [
        *_ways(p, o, "success", ("extra",)),
        *_ways(p, o, "advantage", ("spend", "triumph")),
    ]
    found = allowed(p, o, ways, SPEND)
    return (*found, option("auto"), option("done")) if found else (option("done"),)


def pay_options(p: Play, o: Outcome) -> Options:
    """Return the spend cards for Threat ("pay") and Despair ("despair"), and the end."""
    found = allowed(p, o, list(_ways(p, o, "threat", ("pay", "despair"))), PAY)
    if p.state.setup.paying == "program":
        return (option("auto"),)
    if any(each.verb == "despair" for each in found):
        return found
    return (*found, option("auto"), option("done")) if found else (option("done"),)


def _ways(p: Play, o: Outcome, side: Side, names: tuple[str, ...]) -> Iterator[Option]:
    """Yield the cards of a side for this kind of check that what is left pays for."""
    where = tasks.where(p, o)
    for id, card in p.content.spends.items():
        if card.side == side and where in card.where:
            for target in targets(p, o, card):
                for name in names:
                    if _unpaid(p, o, card, name, target) is None:
                        yield option(name, id, target)


def targets(p: Play, o: Outcome, card: Spend) -> tuple[str, ...]:
    """Return what a card may be for: a line of the scene or oracle, a component of a raider, a
    raider, an ally, or nothing named."""
    if card.listed is not None:
        return tuple(id for id, _ in listed(p, o, card.listed))
    if card.by_quality:
        return tuple(each.name for each in qualities.of(p, o))
    kinds = {each.do for each in card.deeds}
    if "component" in kinds:
        return tuple(PARTS)
    if kinds & CHOSEN:
        return stations.aimed(p, o)
    whos = {getattr(deed, "who", "") for deed in card.deeds}
    if "ally" in whos:
        return p.partners(o.who)
    if "any" in whos:
        return (o.who, *p.partners(o.who))
    return ("",)


def listed(p: Play, o: Outcome, row: Row) -> list[tuple[str, Deeds]]:
    """Return the lines for a row: the scene's own, else the oracle's; of those for Threat and
    Despair the ones that lie face up (design 1.4)."""
    scene = p.content.scenes[o.scene]
    own: tuple[Listed, ...] = ()
    if isinstance(scene, Asking | Encounter | Battle):
        own = scene.listed
    found = [(each.id, each.deeds) for each in own if each.row == row and holds(p, each.when)]
    if found or isinstance(scene, Battle):
        return found
    context = tasks.context(p, o)
    lines = [each for each in p.content.oracles if each.row == row and each.context == context]
    if row in ("harm", "despair"):
        lines = [each for each in lines if each.id in p.state.oracle]
    return [(each.id, each.deeds) for each in lines if holds(p, each.when)]


def deeds_of(p: Play, o: Outcome, card: Spend, target: str) -> Deeds:
    """Return the deeds of a spend card for what it was used on."""
    if card.listed is not None:
        return dict(listed(p, o, card.listed)).get(target, ())
    found = qualities.quality_named(p, o, target) if card.by_quality else None
    if found is not None:
        return (UseQuality(do="quality", quality=found.name),)
    if target in PARTS:
        parts = {"part": target}
        return tuple(each.model_copy(update=parts) if each.do == "component" else each
                     for each in card.deeds)  # fmt: skip
    return card.deeds


def case_of(p: Play, o: Outcome, target: str) -> Case:
    """Return the people of a check, with the ally or the raider that a card is for."""
    if p.state.battle is not None and target in p.battle.vessels:
        return Case(o.who, target)
    return Case(o.who, o.target, target if target in p.state.people else "")


def _check(p: Play, o: Outcome, i: Intent) -> Reason | None:
    card = p.content.spends.get(i.source)
    if card is None or card.side != SIDES[i.verb]:
        return Reason("EE-R69", "Your symbols cannot buy that: pick one of the cards shown.")
    if tasks.where(p, o) not in card.where:
        return Reason(
            "EE-R71", "This card is for another kind of check: pick one of the cards shown."
        )
    if card.skills and o.skill not in card.skills:
        return Reason("EE-R69", "This card is for another skill: pick one of the cards shown.")
    if card.won and o.success <= 0:
        return Reason("EE-R69", "This card follows from a success: pick one of the others shown.")
    if i.target not in targets(p, o, card):
        return Reason(
            "EE-R69", "That is not among the targets listed for this card: pick one that is."
        )
    if card.listed is not None and card.id in o.bought and not card.again:
        return Reason(
            "EE-R34",
            "A check takes one of the scene's own cards, and you have used one: pick another card.",
        )
    if _mark(card, i.target) in o.bought and not card.again:
        return Reason(
            "EE-R34", "You have already used this card, which works once a check: pick another."
        )
    unpaid = _unpaid(p, o, card, i.verb, i.target)
    if unpaid is not None:
        return unpaid
    if not verbs.can(p, deeds_of(p, o, card, i.target), case_of(p, o, i.target)):
        return Reason(
            "EE-R34", "This card would change nothing now: spend your symbols on another."
        )
    return None


def _mark(card: Spend, target: str) -> str:
    """Return how a check remembers that a card was used: by quality where it is for several."""
    return f"{card.id}.{target}" if card.by_quality else card.id


def _unpaid(p: Play, o: Outcome, card: Spend, verb: str, target: str) -> Reason | None:
    """Return the reason if what is left does not pay for a card."""
    if verb == "extra":
        if o.success > card.n:
            return None
        return Reason(
            "EE-R42",
            "This card costs {n} Success beyond the first, and the roll has {left}: pick another.",
            n=card.n,
            left=max(0, o.success - 1),
        )
    if verb in ("triumph", "despair"):
        left = o.triumphs if verb == "triumph" else o.despairs
        word = "Triumph" if verb == "triumph" else "Despair"
        if left < card.marks:
            return Reason(
                "EE-R68",
                "This card costs {n} {word}, and the roll has {left} left: pick a cheaper one.",
                n=card.marks,
                word=word,
                left=left,
            )
        if verb == "despair" and card.n not in (0, DIRE):
            return Reason("EE-R36", "A Despair asks for worse than this: pick a harsher card.")
        return None
    left = o.advantage if verb == "spend" else -o.advantage
    word = "Advantage" if verb == "spend" else "Threat"
    n = cost(p, o, card, target)
    if not n:
        return Reason("EE-R68", "This card cannot be paid with {word}.", word=word)
    return (
        None
        if left >= n
        else Reason(
            "EE-R34",
            "This card costs {n} {word}, and the roll has {left} left: pick a cheaper one.",
            n=n,
            word=word,
            left=max(0, left),
        )
    )


def cost(p: Play, o: Outcome, card: Spend, target: str) -> int:
    """Return the Advantage or Threat that a card costs; a Critical Hit and a quality by the
    weapon."""
    if card.by_quality:
        return qualities.cost(p, o, target)
    if not card.by_weapon:
        return card.n
    if o.task == "station":
        return stations.ship(p, CREW).critical
    return p.weapon(o.who, o.weapon).critical if o.weapon else 0


def spend(p: Play, o: Outcome, chosen: Option) -> None:
    """Use a spend card, leave the rest to the program, or end spending."""
    if chosen.verb == "auto":
        chosen = _best(p, o) or option("done")
    if chosen.verb == "done":
        _take_back(p, o)
        o.step = "pay"
        return
    _use(p, o, chosen)


def pay(p: Play, o: Outcome, chosen: Option) -> None:
    """Pay Threat with a card, leave the rest to the program, or take it as strain."""
    if chosen.verb == "auto":
        chosen = _mildest(p, o)
    if chosen.verb == "done":
        _suffer(p, o)
        ending.finish(p, o)
        return
    _use(p, o, chosen)


def _use(p: Play, o: Outcome, chosen: Option) -> None:
    card = p.content.spends[chosen.source]
    o.bought += (_mark(card, chosen.target),)
    if chosen.verb == "triumph":
        o.triumphs -= card.marks
    elif chosen.verb == "despair":
        o.despairs -= card.marks
    elif chosen.verb == "extra":
        o.success -= card.n
    else:
        n = cost(p, o, card, chosen.target)
        o.advantage -= n if chosen.verb == "spend" else -n
    p.events.append(e.Spent(who=o.who, card=card.id, by=chosen.verb, at=chosen.target))
    case = case_of(p, o, chosen.target)
    verbs.run(p, deeds_of(p, o, card, chosen.target), case)


def _best(p: Play, o: Outcome) -> Option | None:
    """Return the card that the rule of EE-R73 takes next: cards in the order of the content."""
    return next((each for each in spend_options(p, o) if each.source), None)


def _mildest(p: Play, o: Outcome) -> Option:
    """Return how the program pays.

    A Despair is settled by the first of its own items in the order of the cards, else by one of
    three Threat (EE-R36). Threat is strain while the hero stays three below the threshold, else a
    card that brings none; above the threshold only if nothing else can be paid (EE-R73, EE-R107).
    """
    found = allowed(p, o, list(_ways(p, o, "threat", ("pay", "despair"))), PAY)
    dire = [each for each in found if each.verb == "despair"]
    if dire:
        return min(dire, key=lambda each: p.content.spends[each.source].n)
    room = p.strain_threshold(o.who) - p.person(o.who).strain - SPARE
    others = [each for each in found if each.source and not _strains(p, o, each)]
    return option("done") if -o.advantage <= room or not others else others[0]


def _strains(p: Play, o: Outcome, chosen: Option) -> bool:
    deeds = deeds_of(p, o, p.content.spends[chosen.source], chosen.target)
    return any(each.do == "strain" for each in deeds)


def _take_back(p: Play, o: Outcome) -> None:
    """Turn Advantage left over into strain recovered (EE-R34)."""
    n = min(max(0, o.advantage), p.person(o.who).strain)
    if n:
        p.events.append(e.Unspent(who=o.who, n=n, side="advantage"))
        people.heal(p, o.who, "strain", n)
    if o.advantage > n and p.is_hero(o.who):
        p.events.append(e.Unspent(who=o.who, n=o.advantage - n, side="lost"))
    o.advantage = min(o.advantage, 0)


def _suffer(p: Play, o: Outcome) -> None:
    """Turn Threat left over into strain, at a station into that of the ship (EE-R35, EE-R98)."""
    if o.advantage < 0:
        if o.task == "station":
            stations.strain(p, -o.advantage, "threat")
        else:
            p.events.append(e.Unspent(who=o.who, n=-o.advantage, side="threat"))
            people.strain(p, o.who, -o.advantage, "threat")
    o.advantage = 0


SPEND: Checks = {
    "extra": _check,
    "spend": _check,
    "triumph": _check,
    "auto": never,
    "done": never,
}
PAY: Checks = {"pay": _check, "despair": _check, "auto": never, "done": never}
