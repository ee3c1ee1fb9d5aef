"""The outcome of an answer beyond its log lines: cards gained, lost or seen, dice that count for a
card, and damage that a fight is about to do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

from game.client.games.outer_rim.cards.faces import text_of
from game.client.games.outer_rim.encounter.rolls import enemy_name
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.pages.gains import Gain
from game.outer_rim.cards.effects.choices import Roll
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.cards.effects.trials import Test
from game.outer_rim.cards.models import ContactCard, EncounterCard, JobCard, Part
from game.outer_rim.combat import damage
from game.outer_rim.combat import rules as combat
from game.outer_rim.combat.events import (
    CombatBegan,
    CombatDecided,
    Defeated,
    DiceChanged,
    DiceRolled,
    SkillTested,
)
from game.outer_rim.combat.frames import Combat
from game.outer_rim.combat.rules import DECIDED
from game.outer_rim.company.events import SecretSeen
from game.outer_rim.contacts.events import (
    ContactLeft,
    ContactMet,
    ContactPeeked,
    ContactRevealed,
    ContactSeen,
)
from game.outer_rim.context import Play
from game.outer_rim.events import (
    CardDiscarded,
    CardGained,
    CardPassed,
    CargoDelivered,
    CreditsChanged,
    EncounterDrawn,
    FameChanged,
    GoalCompleted,
    JobEnded,
    ReputationChanged,
    SecretKept,
    TurnBegan,
)
from game.outer_rim.effects.conditions import holds
from game.outer_rim.effects.triggers import powers_of
from game.outer_rim.effects.verbs.moments import dice_verb
from game.outer_rim.favors.events import FavorAsked, FavorGranted, FavorOffered
from game.outer_rim.market.events import CardBought
from game.outer_rim.rules.encounters import fitting
from game.outer_rim.text.bodies import scene_of
from game.outer_rim.text.cards import because
from game.outer_rim.text.conditions import condition
from game.outer_rim.text.effects import small
from game.outer_rim.text.facts import said
from game.outer_rim.text.grammar import plain, plural
from game.outer_rim.text.pills import stands
from game.outer_rim.text.terms import faces as face_words
from game.table.events import Event, visible

MOST_GAINS = 4
"""cards on a page; the lines name any others"""
JOINS = {
    "crew": "Joins your crew",
    "cargo": "Into your hold",
    "gear": "Your new gear",
    "mod": "Your new mod",
    "job": "Your new job",
    "bounty": "Your new bounty",
}
"""the words below a card gained, by its kind"""
SPENT = ("delivered", "bought", "barter")
"""causes of discards for which the player got something"""


def gains(model: Model, events: Sequence[Event]) -> list[Gain]:
    """Return the cards that the viewing player gained, lost, or alone has seen."""
    made: list[Gain] = []
    bought = {each.card for each in events if isinstance(each, CardBought)}
    for event in events:
        found = _gain(model, event) if visible(event, model.seat) else None
        if found is not None and found.name[1] not in bought:
            made.append(found)
    kept = {each.name: each for each in made}  # a card that came and went shows how it ended
    return list(kept.values())[:MOST_GAINS]


def _gain(model: Model, event: Event) -> Gain | None:
    if isinstance(event, ContactSeen) and event.seat == model.seat:
        return Gain(("place", event.place), "Seen by you alone")
    if isinstance(event, SecretSeen) and event.seat == model.seat:
        return Gain(("card", event.card), f"{model.player_name(event.owner)}'s secret")
    if isinstance(event, SecretKept) and event.seat == model.seat:
        return Gain(("card", event.card), "Your secret")
    if isinstance(event, CardGained | CardPassed) and model.asset(event.card):
        if event.seat == model.seat:
            return Gain(("card", event.card), JOINS.get(_kind(model, event.card), "Yours"))
        if isinstance(event, CardPassed) and event.giver == model.seat:
            to = model.player_name(event.seat)
            return Gain(("card", event.card), f"Goes to {to}", lost=True)
    if isinstance(event, CardDiscarded) and event.seat == model.seat and model.asset(event.card):
        if event.cause not in SPENT:
            if event.cause == "job":
                return Gain(("card", event.card), "Completed")
            return Gain(("card", event.card), "Lost", lost=True)
    return None


def card_seen(model: Model, events: Sequence[Event]) -> str:
    """Return the card of the one contact that the viewing player alone has seen; "" for none, or
    for several."""
    seen = [each.contact for each in events
            if isinstance(each, ContactSeen) and each.seat == model.seat]  # fmt: skip
    if len(seen) != 1:
        return ""
    cards = model.content.numbers.get(model.content.contacts[seen[0]].databank, ())
    return next((each for each in cards
                 if isinstance(model.content.components[each], ContactCard)), "")  # fmt: skip


def card_lines(model: Model, card: str) -> list[str]:
    """Return the text of a card in lines; none for no card."""
    return [plain(each) for each in text_of(model.content, card).body] if card else []


def _kind(model: Model, card: str) -> str:
    asset = model.asset(card)
    return asset.kind if asset else ""


def favor_line(model: Model, favor: FavorGranted, events: Sequence[Event]) -> str:
    """Return the line of a favor done, with the credits paid for it."""
    line = model.tell(favor)
    paid = sum(
        each.amount for each in events
        if isinstance(each, CreditsChanged) and each.cause == "favor" and each.seat == favor.other
    )  # fmt: skip
    return f"{line.removesuffix('.')}, for {paid:,} credits." if paid > 0 else line


def repeated_events(model: Model, events: Sequence[Event]) -> list[Event]:
    """Return the events whose lines would only repeat others: a contact leaves its planet to join
    a crew, is revealed to be met, or was looked at by the player who has seen it; the viewing
    player's own goal, and its fame; the way to a favor done."""
    done = any(isinstance(each, FavorGranted) for each in events)
    turned = {each.card for each in events
              if isinstance(each, GoalCompleted) and each.seat == model.seat}  # fmt: skip
    hired = {model.name(each.card) for each in events if isinstance(each, CardGained)}
    seen = {each.place for each in events if isinstance(each, ContactSeen)}
    met = {each.contact for each in events if isinstance(each, ContactMet)}
    return [
        each for each in events
        if isinstance(each, ContactLeft) and model.name(each.contact) in hired
        or isinstance(each, ContactPeeked) and each.place in seen
        or isinstance(each, ContactRevealed) and each.contact in met
        or isinstance(each, FameChanged | GoalCompleted) and each.cause in turned
        or done and (isinstance(each, FavorAsked | FavorOffered) or each.cause == "favor")
    ]  # fmt: skip


# --- what the lines of the log leave out ----------------------------------------------------------


def reason(
    model: Model, drawn: Event, events: Sequence[Event], after: Sequence[Event]
) -> list[str]:
    """Return why a card that the viewing player has drawn or met does what it does without a
    question: the condition of its part, and the words of that."""
    if not isinstance(drawn, ContactMet | EncounterDrawn) or drawn.seat != model.seat:
        return []
    start, parts = f"{drawn.card}.parts.", _parts(model, drawn)
    if isinstance(drawn, EncounterDrawn):
        start = f"{drawn.card}.sections.{drawn.section}.parts."
    at = [getattr(each, "trial", "") or getattr(each, "block", "")
          for each in (*events, *after, *model.state.stack)]  # fmt: skip
    found = [parts[int(each.removeprefix(start).partition(".")[0])]
             for each in at if each.startswith(start)]  # fmt: skip
    if not found and not any(isinstance(each, ReputationChanged) for each in events):
        fits = fitting(model.game.play(model.state), model.seat, parts)
        found = [fits] if fits is not None and fits.when and fits.when.reputation else []
    if not found or found[0].when is None:
        return []
    return [plain(because(model.content, found[0], drawn.card))]


def _parts(model: Model, drawn: ContactMet | EncounterDrawn) -> tuple[Part, ...]:
    """Return the parts of a card of which the first that fits is resolved (OR-215)."""
    if isinstance(drawn, ContactMet):
        contact: ContactCard = model.content.databank[drawn.card]
        return contact.parts
    card: EncounterCard = model.content.encounter_cards[drawn.card]
    return card.sections[drawn.section].parts if drawn.section >= 0 else ()


def stakes(model: Model, events: Sequence[Event]) -> list[str]:
    """Return what a test was for to which the card drawn led without a choice: what a pass and what
    a failure mean, with what follows either."""
    tested = next((each for each in events if isinstance(each, SkillTested)), None)
    if tested is None or tested.seat != model.seat:
        return []
    block, _, place = tested.trial.rpartition(".")
    card, play = block.partition(".")[0], model.game.play(model.state)
    known = block in play.content.blocks
    effect = play.content.effect(block, int(place)) if known else None
    if not isinstance(effect, Test) or card not in play.content.components:
        return []
    job = isinstance(play.content.components[card], JobCard)
    nothing = "The job goes on." if job else "Nothing happens."
    after = play.content.blocks[block][int(place) + 1 :]
    ways = (("pass", (*effect.then, *after)), ("fail", (*effect.otherwise, *after)))
    return [f"If you {word}: {said(play, part, card) if part else nothing}" for word, part in ways]


def goal_fame(goal: GoalCompleted, events: Sequence[Event]) -> FameChanged | None:
    """Return the fame that a goal itself has brought, not what else brought fame with it."""
    return next((each for each in events if isinstance(each, FameChanged)
                 and each.seat == goal.seat and each.cause == goal.card), None)  # fmt: skip


def goals(model: Model, event: Event, events: Sequence[Event]) -> list[str]:
    """Return what a goal of the viewing player that is complete has brought: fame, and what the
    other side of the card says; nothing for any other event."""
    if not isinstance(event, GoalCompleted) or event.seat != model.seat:
        return []
    paid, name = goal_fame(event, events), model.name(event.card)
    fame = f"fame {paid.now - paid.amount} to {paid.now}. " if paid is not None else ""
    front, back = (text_of(model.content, event.card, flipped=side).body
                   for side in (False, True))  # fmt: skip
    return [f"The {event.goal} goal of {name} is done: {fame}The card turns over.",
            *(f"New: {plain(each)}" for each in back if each not in front)]  # fmt: skip


def next_trial(model: Model, events: Sequence[Event], after: Sequence[Event]) -> list[str]:
    """Return the fight to which a test has led, whose page is the next."""
    tested = next((each for each in reversed(events) if isinstance(each, SkillTested)), None)
    fight = next((each for each in after if isinstance(each, CombatBegan)), None)
    if tested is None or fight is None or fight.seat != model.seat or fight.defender >= 0:
        return []
    result = "Passed" if tested.passed else "Failed"
    enemy = enemy_name(model, fight.enemy)
    enemy = enemy if fight.enemy in model.content.components else small(enemy)
    return [f"{result}: you fight {enemy} next."]


def after_job(model: Model, events: Sequence[Event]) -> list[str]:
    """Return what becomes of the card of a job that the viewing player has failed."""
    made: list[str] = []
    for event in events:
        if not isinstance(event, JobEnded) or event.seat != model.seat:
            continue
        asset = model.asset(event.card)
        if asset is None:
            continue
        if event.completed:
            continue
        if event.card in model.me["cards"]:
            made.append(f"You keep {asset.name}, and may attempt it again.")
        else:
            made.append(f"{asset.name} is discarded.")
    return made


# --- dice that count for a card -------------------------------------------------------------------


def lines_of_dice(model: Model, card: str, events: Sequence[Event]) -> list[str]:
    """Return in words how the dice of a card or delivery came out, once they are final."""
    faces: tuple[str, ...] = ()
    purpose = ""
    for event in events:
        if isinstance(event, DiceRolled) and event.purpose in ("card", "delivery"):
            faces, purpose = event.faces, event.purpose
        elif isinstance(event, DiceChanged) and faces == event.before:
            faces = event.faces
    if not faces or model.step == "dice.use":
        return []
    if purpose == "delivery":
        return _delivery(model, faces, events)
    return _roll(model, card, faces)


def _delivery(model: Model, faces: tuple[str, ...], events: Sequence[Event]) -> list[str]:
    delivered = next((each.card for each in events if isinstance(each, CargoDelivered)), "")
    asset = model.asset(delivered)
    roll = asset.delivery_roll if asset is not None else None
    if roll is None:
        return []
    safe = bool(set(faces) & set(roll.success))
    needed = face_words(roll.success)
    return [f"The die shows {needed}: no one checks your hold."] if safe else [
        f"The die shows no {needed}: you are caught."
    ]  # fmt: skip


def _roll(model: Model, card: str, faces: tuple[str, ...]) -> list[str]:
    if card not in model.content.components:
        return []
    known = {
        (each.success, each.need, bool(each.then or each.otherwise))
        for each in every_effect(model.content.components[card])
        if isinstance(each, Roll)
        if not isinstance(each.dice, int) or each.dice == len(faces)
    }
    if len(known) != 1:
        return []
    success, need, decides = known.pop()
    right = sum(face in success for face in faces)
    words = f"{right} of {plural(len(faces), 'die')} {'shows' if right == 1 else 'show'} "
    words += face_words(success)
    if not decides:
        return [f"{words}."]
    return [f"{words}: {'enough' if right >= need else f'too few, {need} needed'}."]


def missed(model: Model, events: Sequence[Event]) -> list[str]:
    """Return which card of the viewing player would have changed its dice, had the player what the
    card takes, of a fight or test that is over."""
    faces, purpose = tuple[str, ...](), ""
    for event in events:
        if isinstance(event, DiceRolled) and event.seat == model.seat:
            faces, purpose = event.faces, event.purpose
        elif isinstance(event, DiceChanged) and faces == event.before:
            faces = event.faces
    over = any(isinstance(each, CombatDecided | SkillTested) for each in events)
    if not faces or not over:
        return []
    play = model.game.play(model.state)
    made: list[str] = []
    for power in powers_of(play, model.seat, "own_dice"):
        ability = power.ability
        if ability.roll and purpose not in ability.roll or not stands(ability):
            continue
        able = any(dice_verb(each).targets(each, faces) for each in ability.then)
        if able and not holds(play, model.seat, ability.only):
            lacks = condition(ability.only, scene_of(model.content, power.card), holds=False)
            made.append(f"{model.name(power.card)} changes no die: {plain(lacks)}.")
    return made


# --- damage to come -------------------------------------------------------------------------------


def pending_damage(model: Model, events: Sequence[Event]) -> list[str]:
    """Return what a fight that is decided is about to do to its sides, where a question comes
    before its damage."""
    frame = next((each for each in model.state.stack if isinstance(each, Combat)), None)
    decided = any(isinstance(each, CombatDecided) for each in events)
    if frame is None or not decided or frame.at > DECIDED:
        return []
    play = model.game.play(model.state)
    sides = [frame.seat, *([frame.defender] if frame.defender >= 0 else [])]
    return [_damage(model, play, frame, each) for each in sides]


def after_defeat(model: Model, events: Sequence[Event]) -> list[str]:
    """Return what a defeat of the viewing player means for its turn (OR-371, OR-091)."""
    own = [each for each in events if isinstance(each, Defeated) and each.seat == model.seat]
    if not own:
        return []
    if _in_own_turn(model, own[-1]):
        return ["Defeated, you have no more steps this turn, and you begin the next by recovering."]
    return ["Defeated, you have to begin your next turn by recovering."]


def _in_own_turn(model: Model, event: Event) -> bool:
    """Return True if an event happened in the viewing player's own turn."""
    past = (each for turn in reversed(model.session.history) for each in reversed(turn.events))
    before = dropwhile(lambda each: each is not event, past)
    return next((each.seat for each in before if isinstance(each, TurnBegan)), -1) == model.seat


def _damage(model: Model, play: Play, frame: Combat, seat: int) -> str:
    who, amount = model.player_name(seat), combat.taken(play, frame, seat)
    if amount <= 0:
        return f"{who} suffers no damage."
    values, player, ship = play.values(seat), play.player(seat), frame.combat == "ship"
    amount = damage.after_plating(play, seat, "ship" if ship else "character", amount)
    limit = values.hull if ship else values.health
    left = limit - amount - (player.ship_damage if ship else player.character_damage)
    what, kept = ("ship", "hull") if ship else ("character", "health")
    fate = f"{left} of {limit} {kept} left"
    if left <= 0:
        fate = f"it would defeat {'you' if seat == model.seat else who}"
    return f"Next, {who} suffers {amount} {what} damage: {fate}."
