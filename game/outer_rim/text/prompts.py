"""The question of each asking step, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.cards.effects.choices import May as Offered
from game.outer_rim.cards.effects.company import Invite as Along
from game.outer_rim.cards.kinds import KINDS
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.triggers import in_question
from game.outer_rim.frames import (
    Action,
    AiPatrol,
    Barter,
    Buy,
    Choose,
    Contact,
    Dice,
    DiceUse,
    Discard,
    FactionChoice,
    HuntedFaction,
    Invited,
    Market,
    May,
    MoveContact,
    Offer,
    PatrolMoves,
    PatrolRedirect,
    Protect,
    Reveal,
    Search,
    Sell,
    TakeCrew,
    WhichPatrol,
    Window,
)
from game.outer_rim.rules import lending, patrols
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.steps import STEPS
from game.outer_rim.text import cards, looks, together
from game.outer_rim.text import favors as favor_words
from game.outer_rim.text.conditions import WHICH
from game.outer_rim.text.grammar import capital, clipped, listed, one, plain, plural, sentence
from game.outer_rim.text.names import at, name_of, owner, patrol, space_name
from game.outer_rim.text.terms import DECKS
from game.outer_rim.text.trading import answer_prompt, trade_prompt

Asker = Callable[[Play, Any], str]
LONGEST = 100
LENGTHS = {"left": "points", "within": "spaces"}
"""by the name in a question, if the step has a number of spaces"""
SHORT = " You lack credits for it; a deal could help."
"""after a question that waits for credits of others"""

MOMENTS: dict[str, str] = {
    "before_test": "You are about to test {skill}.",
    "test_failed": "You are about to fail {one_skill} test.",
    "patrol_stop": "A patrol stops your move.",
    "would_be_defeated": "You are about to be defeated.",
    "combat_won": "You won the combat.",
    "combat_lost": "You lost the combat.",
    "patrol_beaten": "You defeated the patrol.",
    "bounty_reward": "You are about to gain a bounty reward.",
    "eliminated": "You eliminated the contact.",
    "captured_delivered": "You delivered the captured contact.",
    "delivery_reward": "You are about to gain a delivery reward.",
    "cargo_delivered": "You delivered cargo.",
    "job_reward": "You are about to gain a job reward.",
    "job_completed": "You completed the job.",
    "ship_recovered": "Your ship recovered damage.",
    "crew_gained": "You gained crew.",
    "defeated": "You were defeated.",
    "hunting": "You are about to fight for a bounty.",
    "crossing": "You are about to cross the Core.",
    "other_enters": "{mover} moves into your space.",
    "space_encountered": "You are about to draw an encounter card.",
    "credits_lost": "You are about to lose credits.",
    "turn_ended": "Your turn ends.",
    "planning_recovered": "You recovered all damage.",
    "bounty_completed": "You completed the bounty.",
    "contact_met": "You are about to encounter a contact.",
    "card_marked": "You put a goal token on a card.",
}
"""the start of a window of abilities, by moment; other moments have steps of their own"""


def _window(p: Play, f: Window) -> str:
    when, mover = f.when, f.context.opponent
    skill = f.context.skill.title()
    mover_name = name_of(p, mover) if mover >= 0 else ""
    words = MOMENTS[when].format(skill=skill, one_skill=one(skill), mover=mover_name)
    powers = in_question(p, f)
    if any(power.ability.must for power in powers):
        return f"{words} Which ability comes first?"
    if len(powers) == 1 and powers[0].card != p.player(f.seat).character:
        return f"{words} Use {p.content.name(powers[0].card)}?"
    return f"{words} Use an ability?"


def _dice(p: Play, f: DiceUse) -> str:
    roll = p.under(Dice, f)
    if f.power:
        return f"{p.content.name(p.content.powers[f.power].card)}: change another die?"
    if roll.seat == f.seat:
        return "Use an ability on your dice?"
    whose = owner(p, roll.seat) if roll.seat >= 0 else "the enemy's"
    return f"Use an ability on {whose} dice?"


def _planning(p: Play, f: Any) -> str:
    return "What will you do in your planning step?"


def _action(p: Play, f: Action) -> str:
    left = [word for key, word in ((f.market, "buy"), (f.deliver, "deliver")) if not key]
    return f"Your action step: {listed((*left, 'use abilities'), 'or')}, or end it."


def _encounter(p: Play, f: Any) -> str:
    bound = patrols.obliged(p, f.seat)
    if bound:
        names = listed((patrol(each) for each in bound), "or")
        return f"Your reputation is negative: you must encounter the {names}."
    return f"What will you encounter {at(p, p.player(f.seat).space)}?"


def _barter(p: Play, f: Barter) -> str:
    purchase = p.under(Buy, f)
    what = p.content.name(f.card or purchase.ship)
    return f"Buy {what}: {purchase.owed:,} credits owed. Barter goods or pay."


def _market(p: Play, f: Market) -> str:
    if f.discards >= p.content.board.discards:
        return "Your market action: buy a card, or finish."
    more = f"another {DECKS[f.deck]} card" if f.deck else "a card"
    return f"Your market action: discard {more}, buy one, or finish."


def _offer(p: Play, f: Offer) -> str:
    decks = listed((DECKS[each] for each in f.decks), "or")
    less = f" for {f.discount:,} credits less" if f.discount else ""
    return f"Buy the top card of the {decks} deck{less}?"


def _search(p: Play, f: Search) -> str:
    if not f.named:
        return f"What do you search the {DECKS[f.deck]} deck for?"
    return "Buy one of the cards found?" if f.found else "Nothing found."


def _sell(p: Play, f: Sell) -> str:
    bonus = f" plus {f.bonus:,} credits" if f.bonus else ""
    return f"Sell {listed(f.kinds, 'or')} for its cost{bonus}?"


def _discard(p: Play, f: Discard) -> str:
    whose = f.whose
    kinds = listed((one(each) for each in f.kinds), "or")
    kinds = WHICH[f.which].format("an asset" if len(f.kinds) == len(KINDS) else kinds)
    if whose != f.seat:
        return f"Choose {kinds} for {name_of(p, whose)} to discard."
    left = f" ({f.left} left)" if f.left > 1 else ""
    return f"Choose {kinds} to discard{left}."


def _patrol(p: Play, f: PatrolMoves) -> str:
    left = plural(f.points, "space")
    goal = space_name(p, f.goal)
    return f"The {patrol(f.faction)} moves toward {goal}, {left} left. Which way?"


def where_it_ends(p: Play) -> str:
    """Return the question for the end of a patrol's whole way, asked instead of each space."""
    f = p.stack[-1]
    assert isinstance(f, PatrolMoves)
    goal, far = space_name(p, f.goal), plural(f.points, "space")
    return f"The {patrol(f.faction)} moves up to {far} toward {goal}. Where does it stop?"


def _redirect(p: Play, f: PatrolRedirect) -> str:
    return (
        f"The {patrol(f.faction)} is about to move {plural(f.points, 'space')} "
        "toward you. Send it toward somebody else?"
    )


def _contact(p: Play, f: Contact) -> str:
    token = p.content.name(f.token)
    return f"{token} is here. Talk, or fight for the bounty?"


def _protect(p: Play, f: Protect) -> str:
    hunter, crew = name_of(p, f.hunter), p.content.name(f.crew)
    return f"{hunter} is hunting {crew}, one of your crew. Fight for {crew}?"


def _faction(p: Play, f: FactionChoice) -> str:
    cause = p.content.name(f.cause)
    whose = "" if f.whose == f.seat else f" ({name_of(p, f.whose)})"
    if f.victim >= 0:
        return f"{cause}: take 1 reputation from {name_of(p, f.victim)} with which faction?"
    verb = "gain" if f.steps > 0 else "lose"
    return f"{cause}: {verb} 1 reputation with which faction{whose}?"


def _hunted_faction(p: Play, f: HuntedFaction) -> str:
    whose = "" if f.whose == f.seat else f" ({name_of(p, f.whose)})"
    verb = "gain" if f.steps > 0 else "lose"
    hunted = name_of(p, f.hunted)
    return f"The bounty on {hunted}: {verb} 1 reputation with which faction{whose}?"


def _may(p: Play, f: May) -> str:
    effect = p.effect(f, Offered)
    price = costs.due(p, f.seat, effect.cost, effect.then)
    shown = effect.model_copy(update={"when": None, "cost": price})
    words = plain(cards.way(p.content, shown, f.card))
    card = p.content.name(f.card)
    first = words.partition(". ")[0].removesuffix(".")
    asked = f"{first}?" if card in first else f"{card}: {first[:1].lower()}{first[1:]}?"
    return asked if len(asked) <= LONGEST else f"{card}: accept?"


def _choose(p: Play, f: Choose) -> str:
    return f"{p.content.name(f.card)}: choose one."


def _invited(p: Play, f: Invited) -> str:
    effect = p.content.effect(f.block, f.place)
    assert isinstance(effect, Along), effect
    words = plain(cards.block(p.content, effect.then, f.card))
    asked = f"{name_of(p, f.host)} asks you along ({p.content.name(f.card)}): {words}"
    return asked if len(asked) <= LONGEST else f"{name_of(p, f.host)} asks you along. Agree?"


def _which_patrol(p: Play, f: WhichPatrol) -> str:
    far = plural(f.points, "space")
    upto = "up to " if f.toward == "anywhere" else ""
    return f"{p.content.name(f.card)}: which patrol moves {upto}{far}?"


def _take(p: Play, f: TakeCrew) -> str:
    kinds = sorted({p.content.assets[card].kind for card in f.cards})
    return f"Which {listed(kinds, 'or')} do you take?"


def _reveal(p: Play, f: Reveal) -> str:
    if f.secret:
        return "Which facedown contact do you secretly look at?"
    more = " The others on its planet follow." if f.left > 1 else ""
    return f"Which contact is revealed?{more}"


def _move_contact(p: Play, f: MoveContact) -> str:
    return "Where does the contact go?" if f.place else "Which contact moves?"


def _ai_patrol(p: Play, f: AiPatrol) -> str:
    who = name_of(p, f.seat)
    if f.then == "fight":
        return f"Several patrols fit. Which one does {who} fight?"
    verb = "gain" if f.amount > 0 else "lose"
    return f"Several patrols are equally near. With which faction does {who} {verb} reputation?"


def _asked(words: str) -> Asker:
    """Return a question whose names are filled in from the frame's data."""

    def asker(p: Play, f: Any) -> str:
        return words.format_map(_Names(p, f))

    return asker


_MAKE_ROOM = _asked("No slot is free for {card}. Discard a card, or give it up.")
_FORCED = _asked("No slot is free for {card}. Discard a card to make room for it.")


def _make_room(p: Play, f: Any) -> str:
    return (_FORCED if f.forced else _MAKE_ROOM)(p, f)


class _Names(dict[str, str]):
    """The names in a question, worked out on demand."""

    def __init__(self, p: Play, frame: Any) -> None:
        super().__init__()
        self.p, self.frame = p, frame

    def __missing__(self, key: str) -> str:
        p, frame = self.p, self.frame
        if key == "who":
            return name_of(p, self.frame.seat)
        if key == "here":
            return at(p, p.player(self.frame.seat).space)
        if key == "level":
            return LEVEL_NAMES[frame.level]
        if key in LENGTHS:
            return plural(getattr(frame, LENGTHS[key]), "space")
        if key == "whose":
            return owner(p, frame.whose)
        if key == "patrol":
            return patrol(frame.faction)
        if key == "skills":
            return listed((each.title() for each in frame.skills), "or")
        value = getattr(frame, key)
        return f"{value:,}" if isinstance(value, int) else p.content.name(value)


PROMPTS: dict[str, Asker] = {
    "setup.character": _asked("Which character does {who} play?"),
    "setup.ship": _asked("Which ship does {who} start in?"),
    "setup.faction": _asked("With which faction is {who}'s reputation {level}?"),
    "setup.ambition": _asked("Which ambition does {who} choose?"),
    "planning": _planning,
    "action": _action,
    "encounter": _encounter,
    "trade": trade_prompt,
    "trade.answer": answer_prompt,
    "favor.ask": favor_words.ask_prompt,
    "favor.answer": favor_words.answer_prompt,
    "favor.pick": favor_words.pick_prompt,
    "favor.read": favor_words.read_prompt,
    "favor.moment": favor_words.moment_prompt,
    "move": _asked("Where do you move? You have {left}."),
    "window": _window,
    "dice.use": _dice,
    "test.skill": _asked("Which skill do you test, {skills}?"),
    "test.buy_off": _asked("You failed the test. Spend {price} credits to pass after all?"),
    "market": _market,
    "barter": _barter,
    "offer": _offer,
    "buy_ship": _asked("Buy a ship from the supply?"),
    "search": _search,
    "look_top": looks.prompt,
    "sell": _sell,
    "make_room": _make_room,
    "surplus": _asked("You have more cards than slots. Which one do you discard?"),
    "discard": _discard,
    "deliver": _asked("Deliver more {here}?"),
    "patrol": _patrol,
    "patrol.leave": _asked("The {patrol} won, and moves on. To which space?"),
    "patrol.redirect": _redirect,
    "contact": _contact,
    "place_contact": _asked("{token} gets away. To which contact space?"),
    "protect": _protect,
    "spoils": _asked("{token} is beaten. Eliminate or capture?"),
    "opponent": _asked("Which player in your space does it affect?"),
    "invite": _asked("{card}: which player do you ask along?"),
    "invited": _invited,
    "peek_secrets": _asked("{card}: whose secrets do you look at?"),
    "fight_player": _asked("{card}: which player do you fight?"),
    "job.join": together.join_prompt,
    "job.skill": _asked("{card}: which skill of your partner's counts for the job?"),
    "job.fighter": _asked("{card}: which of you fights?"),
    "job.sufferer": together.sufferer_prompt,
    "opposed.whom": _asked("{card}: which player do you test against?"),
    "faction": _faction,
    "treat": _asked("Until the end of the turn you count as {level} with which faction?"),
    "hunted.faction": _hunted_faction,
    "may": _may,
    "choose": _choose,
    "which_patrol": _which_patrol,
    "patrol_to": _asked("Toward which player does the {patrol} move?"),
    "patrol_far": _asked("How far does the {patrol} move toward you?"),
    "free_patrol": _asked("Move the {patrol}: {left} left."),
    "reveal": _reveal,
    "move_contact": _move_contact,
    "another_contact": _asked("Which contact do you encounter?"),
    "far": _asked("Which patrol or contact within {within} do you encounter?"),
    "discard_top": _asked("{card}: discard the top card of which market deck?"),
    "take_crew": _take,
    "mark_card": _asked("On which of your cards do you put a goal token?"),
    "destination": _asked("Choose the planet where {whose} {card} must be delivered."),
    "go": _asked("Which space do you move to directly?"),
    "ai.goal": _asked("Several goals are equally near. Which one does {who} head for?"),
    "ai.move": _asked("Several ways are equally good. Where does {who} stop?"),
    "ai.contact": _asked("Which of these contacts does {who} reveal?"),
    "ai.patrol": _ai_patrol,
    "ai.job": _asked("Which job does {who} complete?"),
}


def prompt(p: Play, frame: Any) -> str:
    """Return the question of the asking step, in one or two short sentences."""
    words = sentence(capital(PROMPTS[frame.step](p, frame)))
    if p.chooser(frame.seat) != frame.seat and not p.is_deck(frame.seat):
        words = f"For {name_of(p, frame.seat)}: {words}"
    if not lending.short(p, frame, STEPS[frame.step]):
        return clipped(words, LONGEST + 20)
    return clipped(words, LONGEST + 20 - len(SHORT)) + SHORT
