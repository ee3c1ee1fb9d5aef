"""Checks of content that the models cannot make: references, places of use, amounts.

Each rule walks one component and yields the path of a field with its fault and the remedy.
``amounts`` checks quantities, ``conditions`` whether conditions can hold, ``loops`` whether cards
end, ``whole`` whether all cards together make a game: counts, and that everything can appear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from game.outer_rim.cards import box
from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.abilities import Ability, When
from game.outer_rim.cards.effects.choices import Choose
from game.outer_rim.cards.effects.gains import Treat
from game.outer_rim.cards.effects.language import EFFECTS, MARKET_DECKS, Condition, every_effect
from game.outer_rim.cards.effects.tasks import Achieve, CompleteJob, Mission, Progress
from game.outer_rim.cards.effects.travel import MovePlayer
from game.outer_rim.cards.lint import amounts, conditions, loops
from game.outer_rim.cards.lint import whole as lint_whole
from game.outer_rim.cards.lint.known import Found, Known, effects, missing, walk, within
from game.outer_rim.contests.effects import Opposed
from game.outer_rim.effects.triggers import OF_SECRETS
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.effects.verbs import VERBS
from game.outer_rim.effects.verbs.moments import DiceVerb, OwnStep
from game.outer_rim.maps.galaxy import Piece
from game.outer_rim.market.effects import SearchDeck
from game.outer_rim.rules.stats import PURE_FIELDS
from game.table.maps.drawing import MapError
from game.table.packs import linting
from game.table.packs.reading import Pack, PackError, Problem

DICE_MOMENTS = DiceVerb.moments
STEPS = ("planning", "action", "encounter")
OWN: dict[When, list[str]] = {}
"""moments at which only verbs of their own work, and these"""
for _kind in EFFECTS:
    _verb = VERBS[_kind]
    for _moment in _verb.moments if isinstance(_verb, OwnStep) else ():
        OWN.setdefault(_moment, []).append(_kind.word())
BELONGS = {
    "ambition": "belongs to a goal of an ambition",
    "contact": "belongs on the databank card of a contact",
    "encounter": "belongs on an encounter card",
    "job": "belongs in a job",
    "two_ends": "belongs on a card with an asset at its other end ('other')",
}
GOAL_MOMENTS = (
    "bounty_completed",
    "bounty_reward",
    "captured_delivered",
    "card_marked",
    "cargo_delivered",
    "combat_lost",
    "combat_won",
    "contact_met",
    "crew_gained",
    "defeated",
    "eliminated",
    "job_completed",
    "patrol_beaten",
    "planning_recovered",
    "ship_recovered",
    "space_encountered",
)
"""moments that are counted toward goals"""


def _whole(drawn: Iterable[Mapping[str, Piece]]) -> bool:
    """Return True if one of these folders has a whole row of pieces, with both of its ends."""
    sides = [{join.side for piece in row.values() for join in piece.joins} for row in drawn]
    ends = [sum(len({join.side for join in piece.joins}) == 1 for piece in row.values())
            for row in drawn]  # fmt: skip
    return any(len(each) == 2 and count >= 2 for each, count in zip(sides, ends, strict=True))


def check(packs: Mapping[str, Pack], maps: Mapping[str, Mapping[str, Piece]]) -> list[Problem]:
    """Return all faults of the packs of this game, given packs in the order they load, and maps.

    Packs without the box are checked on top of it, and an expansion with its map and those packs
    that build on it. If two contain a component with the same id, the later one counts. While the
    box itself cannot be read, nothing is reported: those problems are already known.
    """
    own = {id: pack for id, pack in packs.items() if pack.game == "outer_rim"}
    boxes = own.keys() & box.expansions().keys()
    late = {id: pack for id, pack in own.items() if {id, *pack.requires} & boxes}
    usual = {id: pack for id, pack in own.items() if id not in late}
    try:
        stock = {} if "outer_rim" in usual else {"outer_rim": box.cards()}
        drawn = [row for folder, row in maps.items() if Path(folder).name not in box.expansions()]
        # A pack may draw a few pieces anew; the others are those of the box.
        pieces: Mapping[str, Piece] = {} if _whole(drawn) else box.pieces()
        for row in drawn:
            pieces = {**pieces, **row}
        found = located({**stock, **usual}, usual, pieces) if usual else []
        if not late or found:
            return found
        for each in boxes:
            pieces = {**pieces, **box.ends(each)[0]}
        return located({**stock, **usual, **late}, late, pieces)
    except (PackError, MapError):
        return []


def located(
    stock: Mapping[str, Pack], blamed: Iterable[str], pieces: Mapping[str, Piece]
) -> list[Problem]:
    """Return all faults of the packs in stock together, each with its file and line."""
    return linting.located(stock, blamed, lambda parts: findings(Known(parts, pieces)))


def findings(known: Known) -> Iterator[tuple[str, str, str]]:
    """Yield all faults of a set of components: id ("" for none), path in it, sentence."""
    closer = True
    for id, part in known.parts.items():
        large = list(amounts.size(part))
        closer = closer and not large
        for path, message in large or (one for rule in RULES for one in rule(known, part)):
            yield id, path, message
    for whole in (*lint_whole.RULES, loops.endless) if closer else ():
        yield from whole(known)


# --- what is named -------------------------------------------------------------------------------


def references(known: Known, part: Any) -> Found:
    """Check that contacts, ships and planets that are named exist."""
    wanted: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("target", "contact", known.of(c.Contact)),
        ("deliver_to", "planet", known.planets),
        ("starting_planet", "planet", known.planets),
        ("contact", "contact", known.of(c.Contact)),
        ("ship", "ship sheet", known.of(c.Ship)),
    )
    inner = [(getattr(part, name, None), f"{name}.") for name in ("asset", "other")]
    for holder, path in ((part, ""), *inner):
        if holder is None:
            continue
        for name, what, ids in wanted:
            value = getattr(holder, name, None)
            if isinstance(value, str) and value not in ids:
                yield path + name, missing(what, value, ids)
        goal = getattr(holder, "destination", None)
        if goal not in (None, "another_player") and goal not in known.planets:
            yield path + "destination", missing("planet", str(goal), known.planets)
        for place, space in enumerate(getattr(holder, "no_sale", ())):
            if space not in known.planets:
                yield f"{path}no_sale.{place}", missing("planet", space, known.planets)
    for path, effect in effects(part):
        for space in effect.spaces if isinstance(effect, MovePlayer) else ():
            if space not in known.spaces:
                yield f"{path}.spaces", missing("space", space, known.spaces)


def reveal_icons(known: Known, part: Any) -> Found:
    """Check that the range of a reveal contact icon is one of players."""
    icon = getattr(part, "reveal", None)
    if icon is not None and not 1 <= icon[0] <= icon[1] <= lint_whole.SEATS:
        yield "reveal", f"it is a range of players, such as [1, 3], within 1 to {lint_whole.SEATS}"


def encounter_sections(known: Known, part: Any) -> Found:
    """Check that encounter cards belong to a deck, name spaces of the map, and keep only cards they
    carry."""
    if not isinstance(part, c.EncounterCard):
        return
    decks = known.of(c.EncounterDeck)
    if part.deck not in decks:
        yield "deck", missing("encounter deck", part.deck, decks)
    kept = False
    for number, section in enumerate(part.sections):
        for space in section.spaces:
            if space not in known.spaces:
                yield f"sections.{number}.spaces", missing("space", space, known.spaces)
        verbs = {effect.do for _, effect in effects(section)}
        keeps = not verbs.isdisjoint(("keep", "burden"))
        kept = kept or keeps
        if keeps and part.asset is None:
            yield f"sections.{number}", "keeps the card's asset, but the card has none"
        if ("keep_secret" in verbs) != (section.secret is not None):
            yield f"sections.{number}", "a secret needs both 'keep_secret' and 'secret'"
        moments = (*STEPS, *sorted(OF_SECRETS))
        if section.secret is not None and section.secret.when not in moments:
            yield f"sections.{number}.secret.when", f"players use a secret at {_either(moments)}"
    if part.asset is not None and not kept:
        yield "asset", "no one gains this asset: no section says 'keep' or 'burden'"


# --- what is done --------------------------------------------------------------------------------


def verbs_in_place(known: Known, part: Any) -> Found:
    """Check that verbs are in places where they can work."""
    moments = {path: one.when for path, one in walk(part) if isinstance(one, Ability)}
    for path, effect in effects(part):
        moment = moments.get(within(path, moments), "")
        verb = verb_of(effect)
        if verb.moments and moment not in verb.moments:
            what = "works on dice: only in" if isinstance(verb, DiceVerb) else "works only in"
            yield path, f"'{effect.do}' {what} {_either(verb.moments)}"
        elif moment in OWN and not verb.moments:
            yield path, f"'{moment}' takes {_either(sorted(OWN[moment]))}, not '{effect.do}'"
        if verb.belongs and verb.belongs not in _homes(part):
            yield path, f"'{effect.do}' {BELONGS[verb.belongs]}"
        if isinstance(effect, CompleteJob) and ".win." in path:
            yield path, "a defeat in the fight fails the job; write 'complete_job' under 'survive'"
        if isinstance(effect, SearchDeck) and bool(effect.kinds) == bool(effect.costs):
            yield path, "a search names either kinds or costs"
        if isinstance(effect, Opposed) and not (effect.won or effect.both):
            yield path, "an opposed test needs 'won' or 'both'"
        if isinstance(effect, Treat) and bool(effect.instead_of) != (effect.faction == "any"):
            yield path, "'instead_of' belongs to the faction 'any', which needs it"
        if isinstance(effect, Treat) and effect.level in effect.instead_of:
            yield path, f"to count as {effect.level} instead of {effect.level} changes nothing"
        if isinstance(effect, Choose) and len(effect.ways) == 1:
            yield f"{path}.ways", "a choice needs two options or more; 'may' offers a single one"


def _homes(part: Any) -> list[str]:
    """Return the roles of a card for verbs that only belong on some cards.

    A job is also its databank card, or a databank card that a job may call for.
    """
    inner = getattr(part, "asset", None) or part
    job = isinstance(part, c.JobCard | c.TroubleCard) or isinstance(inner, c.JobFields)
    kinds = {
        "ambition": isinstance(part, c.Ambition),
        "contact": isinstance(part, c.ContactCard),
        "encounter": isinstance(part, c.EncounterCard),
        "job": job,
        "two_ends": getattr(part, "other", None) is not None,
    }
    return [kind for kind, fits in kinds.items() if fits]


def jobs(known: Known, part: Any) -> Found:
    """Check that jobs have steps that can be completed."""
    for path, job in walk(part):
        if not isinstance(job, c.JobFields):
            continue
        if (job.databank is None) == (not job.encounter):
            yield path, "a job has either 'databank' or 'encounter'"
        elif job.encounter and not _completes(job.encounter):
            yield f"{path}.encounter".strip("."), "nothing here says 'complete_job'"
    if not isinstance(part, c.JobCard):
        return
    if part.steps and not any(_completes(step) for step in part.steps):
        yield "steps", "no step says 'complete_job', so the job cannot be done"


def _completes(value: Any) -> bool:
    return any(isinstance(one, CompleteJob) for one in every_effect(value))


def market_cards(known: Known, part: Any) -> Found:
    """Check that ships are sold from the ship deck, and that cargo has some use."""
    if isinstance(part, c.MarketShip) and part.deck != "ship":
        yield "deck", "a card of the kind 'ship' belongs in the deck 'ship'"
    for path, card in walk(part):
        if isinstance(card, c.CargoFields) and card.destination_patrol is not None:
            if card.destination is not None:
                yield f"{path}.destination".strip("."), "cargo goes to a planet or to a patrol"
        elif isinstance(card, c.CargoFields) and card.destination is None:
            if not getattr(card, "abilities", ()) and not card.bought:
                yield path, "cargo needs a 'destination', or an ability of another use"


# --- abilities and goals -------------------------------------------------------------------------


def abilities(known: Known, part: Any) -> Found:
    """Check that permanent abilities depend on the loadout alone, and that others have an effect
    when used."""
    for path, model in walk(part):
        if not isinstance(model, Ability):
            continue
        always = model.when == "always"
        if always:
            impure = _fields(model.only) - PURE_FIELDS
            if impure:
                yield path, f"'always' may not depend on {', '.join(sorted(impure))}"
            if model.then or not (model.modify or model.skills or model.grants or model.swap):
                yield path, "'always' takes modify, skills or grants, and no 'then'"
        elif not model.then or model.modify or model.skills or model.grants or model.swap:
            yield path, f"'{model.when}' takes 'then' alone"
        for name in _unread(model):
            yield f"{path}.{name}", f"'{model.when}' does not read '{name}'; leave it out"


def _unread(model: Ability) -> Iterator[str]:
    """Yield fields of an ability that its moment never reads."""
    dice = model.when in DICE_MOMENTS
    if model.roll and not dice:
        yield "roll"
    if model.must and (dice or model.when in ("always", "patrol_moves", *STEPS)):
        yield "must"
    if model.when == "always":
        yield from (name for name in ("cost", "limit") if name in model.model_fields_set)
    elif model.limit == "roll" and not dice:
        yield "limit"


def _fields(only: Condition | None) -> set[str]:
    if only is None:
        return set()
    inner = [*only.any, *([only.no] if only.no is not None else [])]
    return set(only.model_fields_set).union(*(_fields(each) for each in inner))


def goals(known: Known, part: Any) -> Found:
    """Check that goals can be reached and are on the front, and that there is a back to flip to."""
    if not isinstance(part, c.Character | c.Ship):
        return
    if part.back is not None and part.back.goal is not None:
        yield "back.goal", "only the front has a goal; the back is what reaching it gives"
    goal = part.front.goal
    if goal is None:
        return
    if part.back is None:
        yield "front.goal", "a goal turns the sheet over, and this one has no 'back'"
    if goal.when is not None and goal.when not in GOAL_MOMENTS:
        yield "front.goal.when", f"'{goal.when}' is not counted; take {_either(GOAL_MOMENTS)}"
    if goal.when is not None and goal.have is not None:
        yield "front.goal", "a goal has either 'when' or 'have'"
    if goal.only is not None and goal.when is None:
        yield "front.goal.only", "'only' is asked at 'when', which is missing; 'have' stands alone"
    if goal.have is not None and goal.count > 1:
        yield "front.goal.count", "'have' is reached once; leave 'count' out"
    if goal.each is not None and (goal.when != "contact_met" or goal.count == 1):
        yield "front.goal.each", "'each' needs 'contact_met', and a 'count' of 2 or more"
    if goal.within is not None and (goal.when is None or goal.count == 1):
        yield "front.goal.within", "'within' needs 'when', and a 'count' of 2 or more"
    which = "ship" if isinstance(part, c.Ship) else "personal"
    made = [each for each in every_effect(part.front) if isinstance(each, Progress)]
    if goal.when is None and goal.have is None and not any(each.goal == which for each in made):
        yield (
            "front.goal",
            "it is never reached: give it 'when' or 'have', or an ability that says "
            f"'progress' with the goal '{which}'",
        )


def ambitions(known: Known, part: Any) -> Found:
    """Check that a sheet gives a card of its deck, and that each goal can be completed."""
    if not isinstance(part, c.Ambition):
        return
    card = known.parts.get(part.card)
    if not isinstance(card, c.MarketFields) or card.deck != part.deck:
        yield "card", f"no card '{part.card}' in the deck '{part.deck}'"
    if [goal.mark for goal in part.goals].count("final") != 1:
        yield "goals", "a sheet has one final goal"
    for place, goal in enumerate(part.goals):
        path = f"goals.{place}"
        if goal.mark == "lasting" and (goal.have is None or goal.when or goal.abilities):
            yield path, "a lasting goal has 'have', and nothing else"
        if goal.only is not None and goal.when is None:
            yield f"{path}.only", "'only' is asked at 'when', which is missing"
        made = any(isinstance(each, Achieve | Mission) for each in every_effect(goal.abilities))
        if not (goal.when or goal.have or made):
            yield path, "it is never completed: give it 'when', 'have' or 'abilities'"
        if goal.abilities and not made:
            yield f"{path}.abilities", "they complete nothing: say 'achieve' or 'mission'"


def _either(words: Iterable[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def effects_alone(known: Known, part: Any) -> Found:
    """Check each effect in itself, and that the deck it names exists."""
    decks = {*MARKET_DECKS, *known.of(c.EncounterDeck)}
    for path, effect in effects(part):
        deck = getattr(effect, "deck", None)
        if deck and deck not in decks:
            yield f"{path}.deck", missing("deck", deck, decks)
        for field, message in effect.faults():
            yield f"{path}.{field}", message


RULES: tuple[Callable[[Known, Any], Found], ...] = (
    references,
    reveal_icons,
    encounter_sections,
    verbs_in_place,
    effects_alone,
    jobs,
    loops.jobs,
    market_cards,
    abilities,
    goals,
    ambitions,
    amounts.amounts,
    amounts.texts,
    amounts.log_texts,
    conditions.conditions,
    conditions.unreachable,
)
