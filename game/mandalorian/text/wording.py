"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.mandalorian.cards.effects import Take
from game.mandalorian.context import Play
from game.mandalorian.frames import (
    Acting,
    Choosing,
    Dealing,
    Drawn,
    Enemies,
    Hurting,
    MayWalk,
    Shifting,
)
from game.mandalorian.names import CRISIS_AT, EVENT_AT
from game.mandalorian.rules import acting, features, kept, planning, verbs
from game.mandalorian.rules import enemies as rules
from game.mandalorian.text import names, talk
from game.mandalorian.text.cards import ability, lines, sentences
from game.mandalorian.text.phrases import SHAPES, SLOTS, enemies, plain
from game.table import grammar
from game.table.contract import Label
from game.table.decisions import Option, Options
from game.table.grammar import (
    Line,
    Name,
    Namer,
    a_or_an,
    capital,
    counted,
    filled,
    listed,
    possessive,
)

# --- questions ------------------------------------------------------------------------------------


def prompt(p: Play) -> str:
    """Return the question of the current decision."""
    if p.state.over or not p.stack:
        return "The game is over."
    frame = p.stack[-1]
    question = PROMPTS[frame.step]
    return filled(question, p, frame, NAMERS) if isinstance(question, str) else question(p, frame)


NAMERS: Mapping[str, Namer[Play]] = {
    "seat": lambda p, seat: Name(names.seat_name(p, seat)),
    "slot": lambda p, slot: SLOTS[slot],
    "tokens": lambda p, tokens: p.threat(tokens[0]).name,
    "what": lambda p, tokens: Name(p.threat(tokens[0]).name),
    "who": lambda p, who: Name(names.character(p, who)),
}
"""by field of a pending step, what stands for its value"""


def _act(p: Play, f: Any) -> str:
    left = p.content.table.plays + p.state.extra - p.state.plays
    if left <= 0:
        first = "Use a card, or end" if kept.ways(p, ("action_step", "step_end")) else "End"
        return f"You have taken your actions. {first} the Action Step?"
    if not p.state.hands[p.state.player]:
        return "Your hand is empty. End the Action Step?"
    return f"Play which card into which slot? {counted(left, 'action')} left."


def _acting(p: Play, f: Acting) -> str:
    asked = "Does {who} use anything else, or end the action?" if f.at else ASKS[f.slot]
    return filled(asked, p, f, NAMERS)


ASKS = {
    "move": "{who} can move up to {strength:space|spaces}. Where to?",
    "attack": "{who} attacks with strength {strength}. Which target?",
    "intel": "{who} has range {strength}. Look at a threat, or move an enemy?",
    "plan": "{who} plans. Draw {strength:planning card|planning cards}?",
    "slice": "{who} slices with strength {strength}. Unlock which door?",
    "cut": "{who} cuts with strength {strength}. Go ahead?",
}
"""by slot, the question of its action"""


def _strength(n: int) -> str:
    return f"strength {n}"


def _may_walk(p: Play, f: MayWalk) -> str:
    who = listed([names.character(p, each) for each in f.whos], "or")
    return f"Move {who} up to {counted(f.left, 'more space' if f.moved else 'space')}, or stay?"


def _drawn(p: Play, f: Drawn) -> str:
    keep = f"keep {counted(f.keep, 'card')}" if f.keep else ""
    top = "" if f.topped else f"return one{'' if keep else ' card'} to the top"
    choices = [each for each in (keep, top) if each]
    if not choices:
        return "Discard the other cards?"
    return f"{capital(listed(choices))}? You discard the rest."


def _dealing(p: Play, f: Dealing) -> str:
    if f.divide:
        return f"Deal the next damage to which target? ({f.left} left)"
    if f.left > 1:
        return f"Deal {f.n} damage to which target? (up to {f.left} targets left)"
    return f"Deal {f.n} damage to which target?"


def _shifting(p: Play, f: Shifting) -> str:
    target = names.token_name(p, f.token, f.seat) if f.token else "an enemy here"
    return f"You can move {target} up to {counted(f.n, 'space')}. Where to?"


def _hurting(p: Play, f: Hurting) -> str:
    by = names.definite(p, p.state.kinds[f.attacker]) if f.attacker else ""
    cause = names.source(p, f.cause, by)
    return f"{names.character(p, f.who)} faces {f.left} damage from {cause}. Block it?"


def _holding(p: Play, f: Enemies) -> str:
    if p.state.held:
        return "Keep which enemy from attacking?"
    if f.only:
        return f"{names.token_name(p, f.only, f.seat)} is about to attack. Use a card first?"
    return f"{_some(f)} {'is' if f.left == 1 else 'are'} about to attack. Use a card first?"


def _advancing(p: Play, f: Enemies) -> str:
    single = _single(p, f, rules.advance_options(p, f))
    return (
        f"{single} moves. Where to?"
        if single
        else f"{_some(f)} {_verb(f, 'move')}. Which {_next(f)}?"
    )


def _striking(p: Play, f: Enemies) -> str:
    single = _single(p, f, rules.strike_options(p, f))
    if single:
        return f"{single} attacks whom?"
    return f"{_some(f)} {_verb(f, 'attack')}. Which {_next(f)}?"


def _single(p: Play, f: Enemies, options: Options) -> str:
    """Return the name of the one enemy that can be next, "" if there are several."""
    tokens = {each.source for each in options}
    return names.token_name(p, tokens.pop(), f.seat) if len(tokens) == 1 else ""


def _some(f: Enemies) -> str:
    """Return the enemies still to be picked: "All melee enemies"."""
    return capital(enemies(None if f.left < 0 else f.left, f.classes))


def _verb(f: Enemies, verb: str) -> str:
    return f"{verb}s" if f.left == 1 else verb


def _next(f: Enemies) -> str:
    return "one" if f.left == 1 else "one is next"


PROMPTS: Mapping[str, Line[Play]] = {
    "saying": "What does {seat} have in mind?",
    "act": _act,
    "dusk": "Use a planning card before the Action Step ends?",
    "acting": _acting,
    "may_walk": _may_walk,
    "arriving": "Sentries will act after {who:'s} move. Use anything first?",
    "drawn": _drawn,
    "dealing": _dealing,
    "shifting": _shifting,
    "effects": "Resolve which mission effect first?",
    "healing": "Which character heals {n} damage?",
    "calming": lambda p, f: (
        "Discard which disrupt token?" if f.n else "Clear all disrupt tokens from which slot?"
    ),
    "peeking": "Leave the top event card, or put it on the bottom?",
    "sending": "Let which character move up to {n:space|spaces}? Its player picks where.",
    "unlocking": "Unlock which of the nearest doors?",
    "toll": "Discard one of {who:'s} planning cards, or take {n} damage?",
    "hurting": _hurting,
    "sequence": "Resolve which first: The Child's flight from {who}, or the answer to the attack?",
    "retort": "{what} attacked {who}. Answer with a card?",
    "fleeing": "The Child flees from {who}. Where to?",
    "weigh": "The {slot} slot is at {total}. Use a card before its crisis and event?",
    "who": 'Who is "you" in this event? ({slot} slot)',
    "hunting": "Send which {tokens} to attack? (up to {n:space|spaces})",
    "holding": _holding,
    "advancing": _advancing,
    "striking": _striking,
    "spawning": "Several star spaces are equally near {who}. Where does the reinforcement arrive?",
    "disrupting": "Several slots are equally low. Disrupt which one?",
    "flipping": "Several facedown threats are equally near. Flip which one?",
}
"""by step, its question: a template with the fields of the pending step, or a function"""


# --- options --------------------------------------------------------------------------------------


def label(p: Play, o: Option) -> Label:
    """Return an option in words, as the seat that is asked may read it."""
    said = WORDS[o.verb](p, o)
    return Label(plain(said.label), plain(said.detail))


def _seat(p: Play) -> int | None:
    return p.stack[-1].seat if p.stack else None


def _play(p: Play, o: Option) -> Label:
    card = p.skill(o.source)
    total = p.slot_total(o.target) + card.strength
    bonus = 1 if card.bonus == o.target else 0
    parts = ["no action"] if card.exact else [_strength(card.strength + bonus)]
    total = EVENT_AT if card.exact else total
    parts.append(f"raises the slot to {total}{_due(total)}")
    told = [capital("; ".join(parts))]
    if card.ability is not None and card.ability.slot == o.target:
        told += [capital(plain(each).partition(": ")[2]) for each in ability(p.content, card)]
    return Label(f"{ACTS.get(o.target, SLOTS[o.target])} with {card.name}", grammar.sentences(told))


ACTS = {"intel": "Gather intel"}
"""the verbs of slots whose names are none"""


def _due(total: int) -> str:
    if total < EVENT_AT:
        return ""
    return " (crisis and event)" if total >= CRISIS_AT else " (event)"


def _in_space(p: Play, space: str) -> str:
    """Return what a seat knows to be in a space: ``A Nikto Guard is there``, "" for nothing."""
    seat = _seat(p)
    counts = Counter(names.token_name(p, token, seat) for token in p.in_space(space))
    proper = {p.threat(token).name for token in p.in_space(space) if _proper(p, token)}
    found = [
        f"{n} {name}s" if n > 1 else name if name in proper else a_or_an(name)
        for name, n in counts.items()
    ]
    if p.state.child == space:
        found.append(names.CHILD)
    verb = "is" if len(found) == 1 and not found[0][:1].isdigit() else "are"
    return f"{capital(listed(found))} {verb} there" if found else ""


def _proper(p: Play, token: str) -> bool:
    """Return True if a token has a name of its own."""
    return not names.threat(p, p.state.kinds[token]).article


def _move(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    several = isinstance(frame, MayWalk) and len(frame.whos) > 1
    who = f"{names.character(p, o.source)}: " if several else ""
    place = names.place(p, o.target)
    words = f"move to {place:the}" if o.verb == "move" else f"stop {place:in}"
    if o.verb == "move" and o.target == p.state.at[o.source]:
        words = f"stay {place:in}"
    words = f"{who}{words}"
    return Label(capital(words), _in_space(p, o.target))


def _attack(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    n = frame.strength if isinstance(frame, Acting) else 0
    return Label(f"Attack {names.the_token(p, o.target, _seat(p))}", _damage(p, o.target, n))


def _damage(p: Play, token: str, n: int) -> str:
    enemy = p.enemy(token)
    if enemy is None:
        known = token in p.state.up
        return "A feature takes no damage" if known else f"Deals {n} damage if it is an enemy"
    left = enemy.health - p.state.damage.get(token, 0)
    if n >= left:
        return f"{n} damage defeats it"
    return f"{n} damage leaves it {left - n} of {enemy.health} health"


def _look(p: Play, o: Option) -> Label:
    shape = capital(SHAPES[p.threat(o.target).shape])
    return Label(f"Look at {names.the_token(p, o.target, _seat(p))}", f"{shape} token")


def _push(p: Play, o: Option) -> Label:
    name = names.the_token(p, o.source, _seat(p))
    return Label(f"Move {name} to {names.place(p, o.target):the}", _in_space(p, o.target))


def _draw(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Acting):
        return Label("Draw planning cards")
    n, keep = planning.amounts(frame, acting.modifiers(p, frame))
    detail = f"Keep up to {keep}, return 1 to the top if you like, and discard the rest"
    return Label(f"Draw {counted(n, 'planning card')}", detail if n > 1 else "")


def _unlock(p: Play, o: Option) -> Label:
    return Label(f"Unlock {names.door(p, int(o.target))}")


def _work(p: Play, o: Option) -> Label:
    slot = p.mission.slot
    words = sentences(p.content, slot.deeds) if slot is not None else ""
    done = f"{p.state.work} of {p.mission.work} cuts made so far"
    return Label("Cut", grammar.sentences((plain(words), done)))


def _ability(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Acting):
        return Label("Use the ability")
    card = p.skill(frame.card)
    words = [plain(each).partition(": ")[2] for each in ability(p.content, card)]
    return Label(f"Use {card.name}", capital(" ".join(words).removeprefix("then ")))


def _plain(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    name = p.content.name(frame.card) if isinstance(frame, Acting) else "the card"
    return Label(f"Skip {possessive(name)} ability", "Take the action without it")


def _use(p: Play, o: Option) -> Label:
    card = p.content.planning[o.source]
    words = " ".join(plain(each) for each in lines(p.content, card.id)).partition(": ")[2]
    whose = names.character(p, o.target)
    idle = card.when == "action_step" and not verbs.helps(p, kept.block_of(p, o.source, o.target))
    return Label(f"Use {card.name} ({whose})", f"{IDLE * idle}{capital(words)}")


IDLE = "Does nothing now. "
"""the words before what a card or a feature does that can be used, but would change nothing"""


DISCARD = "Discard this token."


def _feature(p: Play, o: Option) -> Label:
    threat = p.threat(o.source)
    idle = not verbs.helps(p, features.block_of(p, o.source, o.target))
    words = sentences(p.content, threat.use)
    first, stop, rest = words.partition(f"{DISCARD} ")
    if not first and stop and rest:
        words = f"Discard the token to {rest[:1].lower()}{rest[1:]}"
    name = names.definite(p, p.state.kinds[o.source])
    who, taken = names.character(p, o.target), any(isinstance(each, Take) for each in threat.use)
    verb = f"Have {who} take {name}" if taken else f"Use {name} ({who})"
    return Label(verb, f"{IDLE * idle}{words}")


def _rescue(p: Play, o: Option) -> Label:
    return Label("Rescue The Child", f"{names.character(p, o.target)} then carries The Child")


def _vain(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    slot = SLOTS[frame.slot] if isinstance(frame, Acting) else "Act"
    return Label(f"{slot} without a target", "You can still use the card's ability")


def _order(p: Play, o: Option) -> Label:
    return Label(ORDERS[o.target])


ORDERS = {"flee": "Let The Child flee first", "retort": "Answer the attack first"}


def _hunt(p: Play, o: Option) -> Label:
    space = p.state.spaces[o.target]
    return Label(f"Send {p.threat(o.target).name} {names.place(p, space):in}")


def _done(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if isinstance(frame, Drawn):
        return Label("Discard the rest" if frame.cards else "Finish drawing")
    if isinstance(frame, Acting) and not frame.performed and not frame.ability:
        return Label("Skip the action", "The card stays in its slot" if frame.card else "")
    return Label("End the action")


def _keep(p: Play, o: Option) -> Label:
    words = " ".join(plain(each) for each in lines(p.content, p.content.planning[o.source].id))
    frame = p.stack[-1]
    own = isinstance(frame, Drawn) and o.target == frame.who
    whose = "" if own else f" for {names.character(p, o.target)}"
    return Label(f"Keep {p.content.name(o.source)}{whose}", words)


def _spawn(p: Play, o: Option) -> Label:
    """Return a space for a reinforcement with what may arrive; the pile is facedown."""
    faces = (each for each in p.content.faces[p.mission.number] if each.orange and not each.aside)
    told = listed([a_or_an(each.name) for each in faces], "or")
    words = (f"{capital(told)} arrives", _in_space(p, o.target))
    return Label(f"Place it {names.place(p, o.target):in}", "; ".join(filter(None, words)))


def _hit(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    n = frame.n if isinstance(frame, Dealing) else 0
    return Label(f"Hit {names.the_token(p, o.target, _seat(p))}", _damage(p, o.target, n))


def _first(p: Play, o: Option) -> Label:
    threat = p.threat(o.target)
    return Label(f"Resolve {threat.name} first", sentences(p.content, threat.effect))


def _heal(p: Play, o: Option) -> Label:
    who = o.target
    now = f"Now at {p.left(who)} of {p.health(who)} health"
    return Label(f"Heal {names.character(p, who)}", now)


def _calm(p: Play, o: Option) -> Label:
    slot, _, value = o.target.partition(".")
    total = p.slot_total(slot)
    if value:
        to = f"Lowers the slot from {total} to {total - int(value)}"
        return Label(f"Discard the {value} token from {SLOTS[slot]}", to)
    left = total - sum(p.state.disrupts[slot])
    to = f"Lowers the slot from {total} to {left}"
    return Label(f"Discard all disrupt tokens from {SLOTS[slot]}", to)


def _block(p: Play, o: Option) -> Label:
    told = " ".join(plain(each) for each in lines(p.content, p.content.planning[o.source].id))
    words = (told.partition(": ")[2], "The card is then discarded")
    return Label(f"Block with {p.content.name(o.source)}", grammar.sentences(words))


def _take(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Hurting):
        return Label("Take the damage")
    left = max(0, p.left(frame.who) - 1)
    flees = "; The Child flees" if p.state.carrier == frame.who and left else ""
    end = "; the mission is lost" if not left else ""
    return Label("Take 1 damage", f"{left} of {p.health(frame.who)} health left{flees}{end}")


def _suffer(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Choosing):
        return Label("Take the damage")
    left = max(0, p.left(frame.who) - frame.n)
    return Label(f"Take {frame.n} damage", f"{left} of {p.health(frame.who)} health left")


def _advance(p: Play, o: Option) -> Label:
    name = names.the_token(p, o.source, _seat(p))
    near, hit = _near(p, o.target), rules.would_hit(p, o.source, o.target)
    attack = (
        f"it could attack {listed([names.character(p, who) for who in hit], 'or')}" if hit else ""
    )
    told = capital("; ".join(each for each in (near, attack) if each))
    return Label(f"Move {name} to {names.place(p, o.target):the}", told)


def _near(p: Play, space: str) -> str:
    """Return the characters who would be close: "Kuiil is there"."""
    here = [names.character(p, who) for who, where in p.state.at.items() if where == space]
    return f"{listed(here)} {'is' if len(here) == 1 else 'are'} there" if here else ""


def _strike(p: Play, o: Option) -> Label:
    who = o.target
    return Label(
        f"Have {names.the_token(p, o.source, _seat(p))} attack {names.character(p, who)}",
        f"{names.character(p, who)} has {p.left(who)} of {p.health(who)} health left",
    )


def _hold(p: Play, o: Option) -> Label:
    return Label(f"Hold back {names.the_token(p, o.target, _seat(p))}", "It does not attack now")


def _disrupt(p: Play, o: Option) -> Label:
    return Label(f"Disrupt {SLOTS[o.target]}", f"The slot is at {p.slot_total(o.target)}")


def _on(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    return Label(ONWARD.get(frame.step, "Continue"))


ONWARD = {
    "saying": "Begin the turn",
    "dusk": "Go to the Event Step",
    "may_walk": "Stay here",
    "arriving": "End the move",
    "dealing": "Hit no more targets",
    "retort": "Use no card",
    "weigh": "Let the crisis and the event come",
    "holding": "Let them attack",
}

WORDS: dict[str, Callable[[Play, Option], Label]] = {
    "say": talk.say,
    "mark": talk.mark,
    "unmark": talk.unmark,
    "play": _play,
    "end": lambda p, o: Label("End the Action Step"),
    "move": _move,
    "pass": _move,
    "attack": _attack,
    "divide": lambda p, o: Label("Divide the damage", "You deal it point by point"),
    "look": _look,
    "push": _push,
    "draw": _draw,
    "unlock": _unlock,
    "work": _work,
    "vain": _vain,
    "ability": _ability,
    "plain": _plain,
    "use": _use,
    "feature": _feature,
    "rescue": _rescue,
    "done": _done,
    "keep": _keep,
    "top": lambda p, o: Label(f"Put {p.content.name(o.source)} back on top"),
    "hit": _hit,
    "send": lambda p, o: Label(f"Send {names.character(p, o.target)}"),
    "heal": _heal,
    "first": _first,
    "calm": _calm,
    "leave": lambda p, o: Label("Leave the card on top"),
    "under": lambda p, o: Label("Put the card on the bottom"),
    "block": _block,
    "take": _take,
    "pay": lambda p, o: Label(f"Discard {p.content.name(o.source)}", "Instead of taking damage"),
    "suffer": _suffer,
    "you": lambda p, o: Label(f"Choose {names.character(p, o.target)}"),
    "advance": _advance,
    "order": _order,
    "hunt": _hunt,
    "strike": _strike,
    "hold": _hold,
    "spawn": _spawn,
    "disrupt": _disrupt,
    "flip": lambda p, o: Label(f"Flip {names.the_token(p, o.target, _seat(p))}"),
    "flee": lambda p, o: Label(f"Flee to {names.place(p, o.target):the}", _in_space(p, o.target)),
    "on": _on,
}
