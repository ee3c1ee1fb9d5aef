"""Reasons why an ability cannot be used, a die not changed, a way of a card not taken."""

from __future__ import annotations

from game.outer_rim.ambitions import rules as ambitions
from game.outer_rim.bounties.frames import HuntedFaction
from game.outer_rim.cards.effects.choices import Choose as Choice
from game.outer_rim.cards.effects.choices import May as Offered
from game.outer_rim.cards.effects.language import FACTIONS, Condition, Cost
from game.outer_rim.cards.effects.trials import FightPlayer
from game.outer_rim.catalog import Power
from game.outer_rim.combat import dice
from game.outer_rim.combat.frames import Dice, DiceUse, SkillChoice
from game.outer_rim.company.frames import LentSkill
from game.outer_rim.context import Play
from game.outer_rim.effects.conditions import amount, company, holds, unpaid
from game.outer_rim.effects.triggers import Hindrance, hindrance, ready
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.effects.verbs.choices import LETTERS
from game.outer_rim.frames.base import NOTHING, Context, Pending
from game.outer_rim.frames.turns import (
    Action,
    Choose,
    Encounter,
    FactionChoice,
    May,
    Planning,
    SetupAmbition,
    SetupCharacter,
    SetupFaction,
    SetupShip,
    TreatChoice,
    Window,
)
from game.outer_rim.rules import reputation
from game.outer_rim.text.abilities import ROLLS, WHENS
from game.outer_rim.text.conditions import BEATEN, condition, cost_words
from game.outer_rim.text.grammar import a_or_an, plain, plural
from game.outer_rim.text.names import name_of, owner, power_name
from game.outer_rim.text.reasons.phrases import (
    MOMENT_CLAUSE,
    STEPS,
    Check,
    called,
    due,
    not_yours,
    obliged,
)
from game.outer_rim.text.terms import TRAITS, Scene
from game.table.decisions import Intent
from game.table.grammar import capital, listed
from game.table.refusals import Reason

STEP_CLAUSE = {"planning": "OR-090", "action": "OR-107", "encounter": "OR-244"}
LIMITS = {"roll": "on this roll", "combat": "in this combat", "turn": "this turn"}


# --- which ability --------------------------------------------------------------------------------


def _power(p: Play, f: Pending, id: str) -> Power | None:
    """Return the ability of an id; of a card with several, the one that fits the step best."""
    exact = p.content.powers.get(id)
    if exact is not None:
        return exact
    every = [each for each in p.content.powers.values() if each.card == id]
    works = [each for each in every if holds(p, f.seat, each.ability.only, _known(f))]
    for found in (works, every):
        for each in found:
            if each.when in (f.step, getattr(f, "when", None)):
                return each
    return next(iter(works or every), None)


def _known(f: Pending) -> Context:
    found = getattr(f, "context", NOTHING)
    return found if isinstance(found, Context) else NOTHING


def _title(p: Play, power: Power) -> str:
    """Return the name of an ability: its own title if it is a secret's, else after its card."""
    if power.id.endswith(".secret"):
        return f'your secret "{power.ability.title}"' if power.ability.title else "this secret"
    return power_name(p, power)


def _no_power(p: Play, f: Pending, id: str) -> Reason:
    asset = p.content.assets.get(id)
    if asset is not None and id not in p.player(f.seat).cards:
        return not_yours(p, f.seat, id, "OR-107")
    if asset is None and id not in p.content.characters and id not in p.content.ships:
        return Reason("OR-107", "Choose an ability of your character, ship or cards.")
    card = capital(called(asset)) if asset is not None else p.content.name(id)
    return Reason("OR-107", "{card} has no ability that you can use.", card=card)


def _not_mine(p: Play, f: Pending, power: Power) -> Reason | None:
    player, name = p.player(f.seat), p.content.name(power.card)
    if power.id.endswith(".secret"):
        owned = power.card in player.secrets
        return None if owned else Reason("OR-309", "You hold no such secret: use one of your own.")
    if any(power in each for each in p.values(f.seat).powers.values()):
        return None
    if power.card in (player.character, player.ship):
        clause = "OR-409" if power.card == player.character else "OR-417"
        if ".back" in power.id:
            return Reason(clause, "{name} has that ability only on its flipped side.", name=name)
        return Reason(clause, "{name} is flipped and has a different ability.", name=name)
    if power.card in p.content.assets:
        return not_yours(p, f.seat, power.card, "OR-107")
    other = next((o.seat for o in p.state.players if power.card in (o.character, o.ship)), -1)
    if power.card in p.content.ships:
        return Reason(
            "OR-107", "You do not fly {ship}, so its ability is not yours to use.", ship=name
        )
    if other < 0:
        return Reason(
            "OR-107", "No one plays {name} in this game: use an ability of your own.", name=name
        )
    return Reason(
        "OR-107", "That ability belongs to {who}: use one of your own.", who=name_of(p, other)
    )


def moment(power: Power) -> str:
    """Return the moment of an ability: ``after you roll dice in ground combat``."""
    only = power.ability.only
    words = WHENS[power.when].format(
        beaten=BEATEN[only.beaten if only else None].format(you="you", your="your"),
        trait=f"{TRAITS[only.trait]} " if only is not None and only.trait else "",
    )
    rolls = listed((ROLLS[each] for each in power.ability.roll), "or")
    return f"{words} {rolls}".strip()


# --- using it -------------------------------------------------------------------------------------


def use(p: Play, f: Planning | Action | Encounter | Window, wanted: Intent) -> Reason | None:
    """Return why an ability cannot be used now."""
    power = _power(p, f, wanted.source)
    if power is None:
        return _no_power(p, f, wanted.source)
    return (
        _not_mine(p, f, power)
        or _used(p, f, power)
        or _not_yet(p, f, power)
        or obliged(p, f)
        or unusable(p, f, power)
        or _effects(p, f, power)
    )


def _not_yet(p: Play, f: Pending, power: Power) -> Reason | None:
    now = f.when if isinstance(f, Window | DiceUse) else f.step
    if power.when == now:
        return None
    name = _title(p, power)
    if power.when not in STEPS:
        clause = MOMENT_CLAUSE[power.when]
        return Reason(clause, "You can use {name} only {moment}.", name=name, moment=moment(power))
    if now not in STEPS:
        return Reason(
            "OR-085", "You can use {name} only in the {home} step.", name=name, home=power.when
        )
    return Reason(
        "OR-085",
        "You can use {name} only in the {home} step{when}.",
        name=name,
        home=power.when,
        when=due(power.when, now),
    )


def _hindrance(p: Play, f: Pending, power: Power) -> Hindrance:
    if isinstance(f, DiceUse):
        return dice.hindrance_on(p, f.seat, power, p.under(Dice, f))
    return hindrance(p, f.seat, power, _known(f), f.used if isinstance(f, Window) else ())


def _used(p: Play, f: Pending, power: Power) -> Reason | None:
    if _hindrance(p, f, power) != "turn":
        return None
    return Reason("OR-190", "You have already used {name} this turn.", name=_title(p, power))


def unusable(p: Play, f: Pending, power: Power) -> Reason | None:
    """Return why an ability does not work: it is used up, its condition does not hold, or its cost
    cannot be paid."""
    why, name, ability = _hindrance(p, f, power), _title(p, power), power.ability
    if why == "fight":
        name = p.content.name(power.card)
        return Reason("OR-300", "{name} is part of this fight and lends you nothing.", name=name)
    if why == "spent":
        often = LIMITS.get(ability.limit or "", "in this step")
        return Reason("OR-190", "You have already used {name} {often}.", name=name, often=often)
    if why == "goal":
        found = ambitions.why_closed(p, f.seat, power.goal)
        return found or Reason("UB-164", "{name} is for a goal.", name=name)
    if why == "condition" and ability.only is not None:
        return _condition(p, f.seat, power, ability.only)
    return short_of(p, f.seat, ability.cost, power.card, name)


def _condition(p: Play, seat: int, power: Power, only: Condition) -> Reason:
    name = _title(p, power)
    if only.company and not company(p, seat):
        clause = "OR-330" if _fights(power) else "OR-140"
        return Reason(clause, "{name} needs another player in your space.", name=name)
    words = plain(condition(only, Scene(p.content)))
    clause = STEP_CLAUSE.get(power.when) or MOMENT_CLAUSE[power.when]
    return Reason(clause, "{name} works only if {words}.", name=name, words=words)


def _fights(power: Power) -> bool:
    return any(isinstance(effect, FightPlayer) for effect in power.ability.then)


def short_of(p: Play, seat: int, cost: Cost, card: str, name: str) -> Reason | None:
    """Return the part of a cost that a player cannot pay, if any."""
    player, lack = p.player(seat), unpaid(p, seat, cost, card)
    if lack == "":
        return None
    if lack == "credits":
        price = amount(p, seat, cost.credits)
        return Reason(
            "OR-R26",
            "{name} costs {price} credits; you have {credits} and need {short} more.",
            name=name,
            price=price,
            credits=player.credits,
            short=price - player.credits,
        )
    if lack == "fame":
        return Reason(
            "OR-R26",
            "{name} costs {price} fame; you have {fame}.",
            name=name,
            price=cost.fame,
            fame=player.fame,
        )
    if lack == "discard":
        parts = Cost(discard=cost.discard, discard_one=cost.discard_one)
        words = plain(cost_words(parts))
        return Reason(
            "OR-R26", "To use {name} you must {words}, and you cannot.", name=name, words=words
        )
    return Reason(
        "OR-R87",
        "{name} costs {steps} {faction} reputation, and yours is {level}.",
        name=name,
        steps=cost.reputation[lack],
        faction=lack.title(),
        level=reputation.level_name(p, seat, lack),
    )


# --- what its effects need ------------------------------------------------------------------------


def _effects(p: Play, f: Pending, power: Power) -> Reason | None:
    name, clause = _title(p, power), STEP_CLAUSE.get(power.when, "OR-107")
    for effect in power.ability.then:
        found = verb_of(effect)
        if not found.possible(p, f.seat, effect, power.card):
            return found.lack(p, f.seat, effect, name, clause)
    return None


# --- dice -----------------------------------------------------------------------------------------


def change_die(p: Play, f: DiceUse, wanted: Intent) -> Reason | None:
    """Return why an ability cannot work on a die."""
    power = _power(p, f, wanted.source)
    if power is None:
        return _no_power(p, f, wanted.source)
    going = f.power
    if going and going != power.id:
        return _going(p, f)
    reason = (
        _not_mine(p, f, power)
        or _used(p, f, power)
        or _not_yet(p, f, power)
        or _other_verb(p, power, wanted.verb)
    )
    if reason is None and not going:
        reason = _other_roll(p, f, power) or unusable(p, f, power)
    return reason or _face(p, f, power, wanted)


def _other_roll(p: Play, f: DiceUse, power: Power) -> Reason | None:
    if not power.ability.roll or p.under(Dice, f).purpose in power.ability.roll:
        return None
    return Reason(
        "OR-R103", "You can use {name} only {moment}.", name=_title(p, power), moment=moment(power)
    )


def _other_verb(p: Play, power: Power, verb: str) -> Reason | None:
    if any(effect.do == verb for effect in power.ability.then):
        return None
    return Reason("OR-R103", "{name} does not {verb} dice.", name=_title(p, power), verb=verb)


def _face(p: Play, f: DiceUse, power: Power, wanted: Intent) -> Reason:
    """Return why a die of that face is missing, or cannot be changed."""
    name, face = _title(p, power), wanted.target
    works = {face for effect in power.ability.then for face in getattr(effect, "faces", ())}
    if works and face not in works:
        return Reason(
            "OR-R103",
            "{name} works on {faces}.",
            name=name,
            faces=a_or_an(listed(sorted(works), "or")),
        )
    if face in p.content.board.die and face not in p.under(Dice, f).faces:
        return Reason("OR-R103", "No die shows {face}: choose one that fits.", face=a_or_an(face))
    return Reason("OR-R103", "{name} cannot do that to a die.", name=name)


def _going(p: Play, f: DiceUse) -> Reason:
    name = p.content.name(p.content.powers[f.power].card)
    return Reason("OR-R103", "First finish using {name}.", name=name)


def keep(p: Play, f: DiceUse, wanted: Intent) -> Reason | None:
    """Return why the dice cannot be kept yet."""
    return _going(p, f) if f.power else None


def pass_by(p: Play, f: Window, wanted: Intent) -> Reason | None:
    """Return why the abilities of a moment cannot be left unused."""
    powers = [each for each in ready(p, f.seat, f.when, f.context, f.used) if each.ability.must]
    if not powers:
        return None
    names = listed(dict.fromkeys(p.content.name(each.card) for each in powers), "or")
    clause = MOMENT_CLAUSE[f.when]
    return Reason(clause, "You must use {names}.", names=names)


# --- choices of cards -----------------------------------------------------------------------------


def accept(p: Play, f: May, wanted: Intent) -> Reason | None:
    """Return why an offer of a card cannot be accepted."""
    effect = p.effect(f, Offered)
    return short_of(p, f.seat, effect.cost, f.card, p.content.name(f.card))


def choose(p: Play, f: Choose, wanted: Intent) -> Reason | None:
    """Return why a way of a card is not open."""
    effect = p.effect(f, Choice)
    card = p.content.name(f.card)
    place = LETTERS.find(wanted.source) if len(wanted.source) == 1 else -1
    if not 0 <= place < len(effect.ways):
        ways = plural(len(effect.ways), "option")
        return Reason(
            "OR-R55", "{card} gives you {ways}: choose one of them.", card=card, ways=ways
        )
    way = effect.ways[place]
    if not holds(p, f.seat, way.when, f.context):
        words = plain(condition(way.when, Scene(p.content)))
        return Reason("OR-215", "You can choose this option only if {words}.", words=words)
    return short_of(p, f.seat, way.cost, f.card, "This option")


def skill(p: Play, f: SkillChoice | LentSkill, wanted: Intent) -> Reason | None:
    """Return why a skill is not one that is tested, or that the partner has."""
    if isinstance(f, LentSkill):
        names = listed(each.title() for each in f.skills)
        return Reason("UB-094", "Your partner has only {names}.", names=names)
    names = listed((each.title() for each in f.skills), "or")
    return Reason("OR-323", "This is a test of {names}.", names=names)


def faction(
    p: Play, f: SetupFaction | FactionChoice | HuntedFaction | TreatChoice, wanted: Intent
) -> Reason | None:
    """Return why reputation with a faction cannot be the one that changes."""
    if wanted.source not in FACTIONS:
        names = listed(each.title() for each in FACTIONS)
        return Reason("OR-376", "The factions are {names}.", names=names)
    if isinstance(f, SetupFaction):
        return None
    if isinstance(f, TreatChoice):
        names = listed((each.title() for each in f.among), "or")
        return Reason("UB-268", "Choose {names}.", names=names)
    if isinstance(f, HuntedFaction):
        return Reason(
            "UB-085" if f.steps > 0 else "UB-086",
            "{who} {faction} reputation is not {level}.",
            who=owner(p, f.hunted),
            faction=wanted.source.title(),
            level="negative" if f.steps > 0 else "positive",
        )
    victim, whose = f.victim, f.whose
    seat = victim if victim >= 0 else whose
    who = "Your" if seat == f.seat else owner(p, seat)
    level = reputation.level_name(p, seat, wanted.source)
    return Reason(
        "OR-385" if level == "positive" else "OR-386",
        "{who} {faction} reputation is already {level}.",
        who=who,
        faction=wanted.source.title(),
        level=level,
    )


def pick(p: Play, f: SetupCharacter | SetupShip | SetupAmbition, wanted: Intent) -> Reason | None:
    """Return why a character, ship or ambition cannot be picked."""
    name = p.content.name(wanted.source)
    if isinstance(f, SetupAmbition):
        if wanted.source in p.content.ambitions:
            return Reason("UB-157", "{name} is not among the sheets left.", name=name)
        return Reason("UB-157", "That sheet is not here: choose one of the ambitions left.")
    if isinstance(f, SetupShip):
        if wanted.source not in p.content.ships:
            return Reason("OR-059", "Everyone starts in a starter ship: choose one of those.")
        return Reason("OR-059", "{name} is not a starter ship.", name=name)
    character = p.content.characters.get(wanted.source)
    if character is None:
        return Reason("OR-054", "Choose a character that no one has taken.")
    taken = next((o.seat for o in p.state.players if o.character == wanted.source), -1)
    if taken >= 0:
        return Reason("OR-R14", "{name} is already taken.", name=name)
    if p.is_deck(f.seat) and character.databank == 90:
        return Reason(
            "OR-436",
            "The AI can play only a character that starts with databank card 91 or 92; {name} "
            "starts with 90.",
            name=name,
        )
    return Reason("OR-R14", "{name} is reserved for another player.", name=name)


CHECKS: dict[str, Check] = {
    "use": use,
    **dict.fromkeys(("reroll", "turn", "cancel", "add"), change_die),
    "keep": keep,
    "pass": pass_by,
    "accept": accept,
    "choose": choose,
    "skill": skill,
    "faction": faction,
    "pick": pick,
}
"""by what is attempted, in the steps that ask for it"""
