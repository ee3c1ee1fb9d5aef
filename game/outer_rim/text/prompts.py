"""The question of each asking step in one sentence, and for everybody at the table, without a
secret, why a player is asked."""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter
from typing import Any

from game.outer_rim.ai.frames import AiPatrol
from game.outer_rim.bounties.frames import HuntedFaction, Protect
from game.outer_rim.cards.effects.choices import May as Offered
from game.outer_rim.cards.kinds import KINDS
from game.outer_rim.combat.frames import Combat, Dice, DiceUse
from game.outer_rim.company import words as together
from game.outer_rim.company.effects import Invite as Along
from game.outer_rim.company.frames import Invited, Join
from game.outer_rim.contests.frames import Opposed
from game.outer_rim.context import Play
from game.outer_rim.effects import costs
from game.outer_rim.effects.triggers import in_question
from game.outer_rim.favors import words as favor_words
from game.outer_rim.frames.turns import (
    Action,
    Discard,
    FactionChoice,
    May,
    Planning,
    Reveal,
    TakeCrew,
    Window,
)
from game.outer_rim.looks import words as looks
from game.outer_rim.market import sales
from game.outer_rim.market.frames import Barter, Buy, Market, Offer, Search, Sell
from game.outer_rim.patrols import rules as patrols
from game.outer_rim.patrols.frames import PatrolMoves, PatrolRedirect, WhichPatrol
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.rules.turn import INCOME
from game.outer_rim.steps import STEPS
from game.outer_rim.text import cards
from game.outer_rim.text.conditions import WHICH
from game.outer_rim.text.effects import LIST
from game.outer_rim.text.grammar import clipped, one, plain, plural
from game.outer_rim.text.names import at, name_of, owner, patrol, power_name, space_name
from game.outer_rim.text.terms import DECKS, deck_name
from game.outer_rim.trading import lending
from game.outer_rim.trading.frames import TradeAnswer
from game.outer_rim.trading.words import answer_prompt, trade_prompt
from game.table.grammar import capital, listed, sentence

Question = str | Callable[[Play, Any], str]
"""a template with figures of a step (``FIGURES``), or a function"""
LONGEST = 100
MANY = 4
"""maximum number of answers of the AI's steps listed by name"""
SHORT = " You are short of credits: try a deal."
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
    "card_marked": "You placed a goal token on a card.",
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
        return f"{words} Use {power_name(p, powers[0])}?"
    return f"{words} Use an ability?"


def _dice(p: Play, f: DiceUse) -> str:
    roll = p.under(Dice, f)
    if f.power:
        return f"{p.content.name(p.content.powers[f.power].card)} can do more. Change another die?"
    if roll.seat == f.seat:
        return "Your dice are down. Use an ability, or keep the roll?"
    whose = owner(p, roll.seat) if roll.seat >= 0 else "the enemy's"
    return f"{capital(whose)} dice are down. Use an ability on them?"


def _planning(p: Play, f: Planning) -> str:
    player = p.player(f.seat)
    if player.defeated:
        return "You are defeated. Recover your damage?"
    ways = ("" if player.grounded else "move", "recover", f"gain {INCOME:,} credits")
    return f"How do you begin your turn: {listed(filter(None, ways), 'or')}?"


def _action(p: Play, f: Action) -> str:
    closed = sales.why_no_market(p, f) is not None
    left = [word for key, word in ((closed, "buy"), (f.deliver, "deliver")) if not key]
    here = at(p, p.player(f.seat).space)
    then = " Then you must fight the patrol here." if patrols.obliged(p, f.seat) else ""
    return f"What do you do {here}? You can still {listed((*left, 'use abilities'), 'or')}.{then}"


def _encounter(p: Play, f: Any) -> str:
    bound = patrols.obliged(p, f.seat)
    if bound:
        names = listed((patrol(each) for each in bound), "or")
        return f"Fight the {names}? Your negative reputation leaves you no other encounter."
    return f"You are {at(p, p.player(f.seat).space)}. Which encounter do you choose?"


def _barter(p: Play, f: Barter) -> str:
    purchase = p.under(Buy, f)
    what = p.content.name(f.card or purchase.ship)
    if not f.card or p.content.assets[f.card].kind == "ship":
        what = f"The {what}"
    costs, held = f"{what} costs you {purchase.owed:,} credits", p.player(f.seat).credits
    if held < purchase.owed:
        missing = purchase.owed - held
        return f"{costs}, and you have {held:,}. Which goods pay the other {missing:,}?"
    return f"{costs}. Pay, or barter goods first?"


def _market(p: Play, f: Market) -> str:
    most = p.content.board.discards
    if f.discards >= most:
        return "Buy a card, or leave the market?"
    more = f"up to {most} cards of one deck" if most > 1 else "a card"
    if f.deck:
        more = f"another {DECKS[f.deck]} card ({f.discards} of {most} discarded)"
    return f"Discard {more}, buy a card, or leave the market?"


def _offer(p: Play, f: Offer) -> str:
    decks = listed((DECKS[each] for each in f.decks), "or")
    less = f" at {f.discount:,} credits off" if f.discount else ""
    return f"Buy the top card of the {decks} deck{less}, or keep your credits?"


def _search(p: Play, f: Search) -> str:
    if not f.named:
        return f"What are you looking for in the {DECKS[f.deck]} deck?"
    return "Buy one of the cards you found?" if f.found else "You found nothing. Continue?"


def _sell(p: Play, f: Sell) -> str:
    bonus = f" plus {f.bonus:,} credits" if f.bonus else ""
    return f"Sell {listed(map(one, f.kinds), 'or')} for its cost{bonus}?"


def _discard(p: Play, f: Discard) -> str:
    whose = f.whose
    kinds = listed((one(each) for each in f.kinds), "or")
    kinds = WHICH[f.which].format("an asset" if len(f.kinds) == len(KINDS) else kinds)
    if whose != f.seat:
        return f"{name_of(p, whose)} must discard {kinds}. Which one?"
    left = f" ({f.left} left)" if f.left > 1 else ""
    return f"You must discard {kinds}{left}. Which one?"


def _patrol(p: Play, f: PatrolMoves) -> str:
    goal, left = space_name(p, f.goal), _moves(p, [f.faction], [f.goal], f.points)
    return f"The {patrol(f.faction)} heads for {goal}. By which route? {left} left."


def where_it_ends(p: Play) -> str:
    """Return the question for the end of a patrol's whole route, asked instead of each space."""
    f = p.stack[-1]
    if isinstance(f, WhichPatrol):
        return f"{_movable(p, f)} Which one moves {_distance(p, f)}, and where to?"
    assert isinstance(f, PatrolMoves)
    _, left = patrols.spaces(p, [f.faction], [f.goal], f.points)
    flown = len(f.path) - 1
    far = f"exactly {plural(flown + left, 'space')}"
    way = f". It has flown {flown}; the other {left} go" if flown and left > 1 else ","
    if flown and left == 1:
        way = f". It has flown {flown}; the last goes"
    return f"{_sent(p, f)}, {far}{way} by a way you choose. Where does it end?"


def way_rule(p: Play) -> str:
    """Return the rule for the way of a patrol, and why the player chooses it; "" if no such way is
    asked for."""
    f = p.stack[-1]
    if not isinstance(f, PatrolMoves):
        return ""
    _, far = patrols.spaces(p, [f.faction], [f.goal], f.points)
    spaces = plural(len(f.path) - 1 + far, "space")
    way = f"It flies all {spaces}, none twice, and ends nearer than it began."
    why = "The player whom a patrol moves toward chooses its way."
    return f"{why} {'It takes a shortest one.' if f.direct else way}"


def _sent(p: Play, f: PatrolMoves) -> str:
    """Return which card, of whom, moves a patrol toward whom: "Vela's Traffic Control moves the
    Hutt patrol toward you"."""
    own = f.seat == p.state.turn or not f.cause
    card = p.content.name(f.cause) if f.cause else "The game"
    whose = card if own else f"{owner(p, p.state.turn)} {card}"
    you = p.player(f.seat).space == f.goal
    goal = "you" if you else space_name(p, f.goal)
    return f"{whose} moves the {patrol(f.faction)} toward {goal}"


def _faction(p: Play, f: FactionChoice) -> str:
    cause = p.content.name(f.cause)
    if f.victim >= 0:
        return f"{cause} costs {name_of(p, f.victim)} 1 reputation. With which faction?"
    return f"{cause}: with which faction {_changes(p, f)} 1 reputation?"


def _hunted_faction(p: Play, f: HuntedFaction) -> str:
    hunted = name_of(p, f.hunted)
    return f"The bounty on {hunted}: with which faction {_changes(p, f)} 1 reputation?"


def _changes(p: Play, f: FactionChoice | HuntedFaction) -> str:
    """Return ``do you gain``, ``do you lose``, or the same of another player."""
    who = "do you" if f.whose == f.seat else f"does {name_of(p, f.whose)}"
    return f"{who} {'gain' if f.steps > 0 else 'lose'}"


def _may(p: Play, f: May) -> str:
    effect = p.effect(f, Offered)
    price = costs.due(p, f.seat, effect.cost, effect.then)
    shown = effect.model_copy(update={"when": None, "cost": price})
    words = plain(cards.way(p.content, shown, f.card))
    card = p.content.name(f.card)
    first = words.partition(". ")[0].removesuffix(".")
    asked = f"{first}?" if card in first else f"{card}: {first[:1].lower()}{first[1:]}?"
    return (
        asked if len(asked) <= LONGEST and LIST not in asked else f"Do you take what {card} offers?"
    )


def _invited(p: Play, f: Invited) -> str:
    effect = p.content.effect(f.block, f.place)
    assert isinstance(effect, Along), effect
    words = plain(cards.block(p.content, effect.then, f.card))
    asked = f"{name_of(p, f.host)} invites you along ({p.content.name(f.card)}): {words}"
    return asked if len(asked) <= LONGEST else f"{name_of(p, f.host)} invites you along. Go?"


TOWARD = {"me": " toward you", "other": " toward another player", "anywhere": ""}


def _movable(p: Play, f: WhichPatrol) -> str:
    """Return which patrols an effect may move, and why the player chooses."""
    if f.faction != "nearest":
        return f"{p.content.name(f.card)}: you choose a patrol."
    near = patrols.nearest(p, p.player(f.seat).space)
    return f"The {listed([each.title() for each in near])} patrols are equally near: you choose."


def _distance(p: Play, f: WhichPatrol) -> str:
    """Return how far the chosen patrol moves: ``up to 3 spaces`` if that is chosen, or depends on
    the choice."""
    if f.toward == "anywhere" or f.up_to:
        return f"up to {plural(f.points, 'space')}"
    here = p.player(f.seat).space
    near = patrols.nearest(p, here) if f.faction == "nearest" else list(p.state.patrols)
    others = [each.space for each in p.state.players if each.seat != f.seat]
    return _moves(p, near, [here] if f.toward == "me" else others, f.points)


def _moves(p: Play, factions: list[str], goals: list[str], points: int) -> str:
    """Return how far one of these patrols moves toward one of these spaces."""
    least, most = patrols.spaces(p, factions, goals, points)
    return plural(most, "space") if least == most else f"up to {plural(most, 'space')}"


def _redirect(p: Play, f: PatrolRedirect) -> str:
    far = _moves(p, [f.faction], [p.player(f.seat).space], f.points)
    who = patrol(f.faction)
    return f"The {who} is about to move {far} toward you. Send it toward someone else?"


def _take(p: Play, f: TakeCrew) -> str:
    kinds = sorted({p.content.assets[card].kind for card in f.cards})
    return f"Which {listed(kinds, 'or')} do you take?"


def _reveal(p: Play, f: Reveal) -> str:
    if f.secret:
        return "Which facedown contact do you look at? Only you see it."
    if f.left > 1:
        return "Which contact do you reveal first? You then reveal the others on its planet."
    return "Which facedown contact do you reveal?"


def _ai_patrol(p: Play, f: AiPatrol) -> str:
    who = name_of(p, f.seat)
    if f.then == "fight":
        return f"Several patrols fit. Which one does {who} fight?"
    verb = "gain" if f.amount > 0 else "lose"
    return f"Several patrols are equally near. With which faction does {who} {verb} reputation?"


def _make_room(p: Play, f: Any) -> str:
    card = p.content.name(f.card)
    if f.forced:
        return f"No slot is free for {card}. Which card do you discard to make room?"
    return f"No slot is free for {card}. Discard a card to make room, or do without it?"


def _answers(p: Play, f: Any) -> list[str]:
    """Return the targets of the options of a step of the AI."""
    return [each.target for each in STEPS[f.step].options(p, f)]  # type: ignore[union-attr]


def _ends(p: Play, f: Any) -> str:
    names = [space_name(p, each) for each in _answers(p, f)]
    return listed(names, "or") if len(names) <= MANY else "one of the spaces shown"


def _owner(p: Play, f: Any) -> str:
    whose = getattr(f, "whose", f.seat)
    return "you must" if whose == f.seat else f"{name_of(p, whose)} must"


def _named(key: str) -> Callable[[Play, Any], Any]:
    return lambda p, f: p.content.name(getattr(f, key))


FIGURES: dict[str, Callable[[Play, Any], Any]] = {
    "who": lambda p, f: name_of(p, f.seat),
    "whose": lambda p, f: owner(p, getattr(f, "whose", f.seat)),
    "hunter": lambda p, f: name_of(p, f.hunter),
    "asker": lambda p, f: owner(p, f.asker),
    "here": lambda p, f: at(p, p.player(f.seat).space),
    "income": lambda p, f: INCOME,
    "other": lambda p, f: name_of(p, f.other),
    "hunted": lambda p, f: name_of(p, f.hunted),
    "host": lambda p, f: name_of(p, f.host),
    "points": lambda p, f: plural(f.points, "space"),
    "way": lambda p, f: plural(patrols.spaces(p, [f.faction], [f.goal], f.points)[1], "space"),
    "reach": lambda p, f: plural(f.spaces, "space"),
    "skills": lambda p, f: listed((each.title() for each in f.skills), "or"),
    "price": lambda p, f: f.price,
    "what": lambda p, f: p.content.name(f.card or p.under(Buy, f).ship),
    "decks": lambda p, f: listed((DECKS[each] for each in f.decks), "or"),
    "deck": lambda p, f: deck_name(p.content, f.deck),
    "kinds": lambda p, f: listed(map(one, f.kinds), "or"),
    "owner": _owner,
    "patrol": lambda p, f: patrol(f.faction),
    "level": lambda p, f: LEVEL_NAMES[f.level],
    "goal": lambda p, f: space_name(p, f.goal),
    "card": _named("card"),
    "token": _named("token"),
    "crew": _named("crew"),
    "ends": _ends,
    "factions": lambda p, f: listed((each.title() for each in f.among), "or"),
    "cards": lambda p, f: listed((p.content.name(each) for each in f.cards), "or"),
}
"""by name, the values filled into a question or refusal"""


def figures(p: Play, f: Any, sentence: str) -> dict[str, Any]:
    """Return the values of a step that are named in a sentence."""
    names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
    return {name: FIGURES[name](p, f) for name in names}


PROMPTS: dict[str, Question] = {
    "setup.character": "Which character does {who} play?",
    "setup.ship": "Which ship does {who} start in?",
    "setup.faction": "With which faction does {who} start with {level} reputation?",
    "setup.ambition": "Which ambition does {who} choose?",
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
    "move": "Where do you fly? {points} left.",
    "window": _window,
    "dice.use": _dice,
    "test.skill": "Which skill do you trust: {skills}?",
    "test.buy_off": "You failed the test. Spend {price} credits to pass after all?",
    "market": _market,
    "barter": _barter,
    "offer": _offer,
    "buy_ship": "Buy a ship from the supply, or keep your own?",
    "search": _search,
    **looks.PROMPTS,
    "sell": _sell,
    "make_room": _make_room,
    "surplus": "You have more cards than slots. Which one do you discard?",
    "discard": _discard,
    "deliver": "Deliver more {here}?",
    "patrol": _patrol,
    "patrol.leave": "The {patrol} won and moves on. To which space?",
    "patrol.redirect": _redirect,
    "contact": "{token} is here. Talk, or fight for the bounty?",
    "place_contact": "{token} gets away. To which contact space?",
    "protect": "{hunter} is hunting {crew}, one of your crew. Fight for {crew}?",
    "spoils": "{token} is at your mercy. Eliminate or capture?",
    "opponent": "Which player in your space do you pick?",
    "invite": "{card}: invite which player along?",
    "invited": _invited,
    "peek_secrets": "{card}: look at whose secrets?",
    "fight_player": "{card}: fight which player?",
    "job.join": together.join_prompt,
    "job.skill": "{card}: which of your partner's skills do you use?",
    "job.fighter": "{card}: who fights, you or your partner?",
    "job.sufferer": together.sufferer_prompt,
    "opposed.whom": "{card}: which player do you test against?",
    "faction": _faction,
    "treat": "Which faction counts you as {level} until the end of the turn?",
    "hunted.faction": _hunted_faction,
    "may": _may,
    "choose": "{card}: what do you do?",
    "which_patrol": lambda p, f: (
        f"{_movable(p, f)} Which one moves {_distance(p, f)}{TOWARD[f.toward]}?"
    ),
    "patrol_to": "Which player does the {patrol} move toward?",
    "patrol_far": "How far does the {patrol} move toward you?",
    "free_patrol": "Where does the {patrol} go? {points} left.",
    "reveal": _reveal,
    "move_contact": lambda p, f: (
        "Where does the contact go?" if f.place else "Which contact moves?"
    ),
    "another_contact": "Which contact do you meet?",
    "far": "Which patrol or contact within {reach} do you encounter?",
    "discard_top": "{card}: which market deck loses its top card?",
    "take_crew": _take,
    "mark_card": "Which of your cards gets a goal token?",
    "destination": "Where must {whose} {card} be delivered?",
    "go": "Your card takes you straight there. To which space?",
    "ai.goal": "Several goals are equally near. Which one does {who} head for?",
    "ai.move": "Several routes are equally good. Where does {who} stop?",
    "ai.contact": "Which of these contacts does {who} reveal?",
    "ai.patrol": _ai_patrol,
    "ai.job": "Which job does {who} complete?",
}


def prompt(p: Play, frame: Any) -> str:
    """Return the question of the asking step, in one or two short sentences."""
    asked = PROMPTS[frame.step]
    if isinstance(asked, str):
        named = figures(p, frame, asked).items()
        asked = asked.format_map({k: f"{v:,}" if isinstance(v, int) else v for k, v in named})
    else:
        asked = asked(p, frame)
    words = sentence(capital(asked))
    if p.chooser(frame.seat) != frame.seat and not p.is_deck(frame.seat):
        words = f"For {name_of(p, frame.seat)}: {words}"
    if not lending.short(p, frame, STEPS[frame.step]):
        return clipped(words, LONGEST + 20)
    return clipped(words, LONGEST + 20 - len(SHORT)) + SHORT


# --- why a player is asked ------------------------------------------------------------------------

SETUP = {
    "setup.character": "Choose your character.",
    "setup.ship": "Choose your ship.",
    "setup.faction": "Choose where your reputation begins.",
    "setup.ambition": "Choose your ambition.",
}
CALLS: dict[type, Callable[[Play, Any], str]] = {
    TradeAnswer: lambda p, f: f"{name_of(p, f.other)} offers you a deal.",
    Invited: lambda p, f: f"{name_of(p, f.host)} invites you along.",
    Join: lambda p, f: f"{name_of(p, f.owner)} asks you to join a job.",
    Protect: lambda p, f: f"{name_of(p, f.hunter)} hunts {p.content.name(f.crew)} of your crew.",
    PatrolRedirect: lambda p, f: f"The {patrol(f.faction)} is about to move toward you.",
    PatrolMoves: lambda p, f: f"{_sent(p, f)}, so you choose its way.",
}


def call(p: Play) -> str:
    """Return why the player of the pending step is asked, "" if it is that player's turn or there
    is nothing more to say than whose turn it is."""
    frame = p.stack[-1]
    if frame.step in SETUP:
        return SETUP[frame.step]
    if frame.seat == p.state.turn:
        return ""
    said = CALLS.get(type(frame))
    return said(p, frame) if said is not None else _fight(p, frame.seat) or _of_card(p)


def _of_card(p: Play) -> str:
    """Return the card under way in another player's turn from which the question comes."""
    cards_ = (getattr(f, "cause", "") or getattr(f, "card", "") for f in reversed(p.stack))
    card = next((each for each in cards_ if each in p.content.components), "")
    return f"{owner(p, p.state.turn)} {p.content.name(card)} asks this of you." if card else ""


def _fight(p: Play, seat: int) -> str:
    """Return who attacks this player, or takes a test against it, in the middle of a fight."""
    for frame in reversed(p.stack):
        if isinstance(frame, Combat) and frame.defender == seat:
            return f"{name_of(p, frame.seat)} attacks you."
        if isinstance(frame, Opposed) and frame.opponent == seat:
            return f"{name_of(p, frame.seat)} takes a test against you."
    return ""
