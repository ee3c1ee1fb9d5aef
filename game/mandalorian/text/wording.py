"""The questions of the game, and its options in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.mandalorian.cards.effects import DiscardThis, Rewind, Take, Work
from game.mandalorian.context import Play
from game.mandalorian.frames import (
    Acting,
    Block,
    Carrying,
    Choosing,
    Dealing,
    Drawn,
    Enemies,
    Hurting,
    MayWalk,
    Placing,
    Retreating,
    Shifting,
)
from game.mandalorian.names import CRISIS_AT, EVENT_AT
from game.mandalorian.rules import abilities, features, kept, planning, retreating, spawning, verbs
from game.mandalorian.rules import enemies as rules
from game.mandalorian.rules.decks import EVENT
from game.mandalorian.rules.enemies import OUT_OF_RANGE
from game.mandalorian.rules.mission_deeds import STRONG
from game.mandalorian.text import leak, names, talk
from game.mandalorian.text.cards import DURING, ability, lines, sentences
from game.mandalorian.text.phrases import SHAPES, SLOTS, enemies, plain
from game.table import grammar
from game.table.contract import Label
from game.table.decisions import Option, Options
from game.table.grammar import (
    Count,
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
    "token": lambda p, token: names.threat(p, p.state.kinds[token]),
    "tokens": lambda p, tokens: p.threat(tokens[0]).name,
    "what": lambda p, tokens: names.threat(p, p.state.kinds[tokens[0]]),
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
    asked = f"Which card goes into which slot? {counted(left, 'action')} left."
    return leak.for_another(p) + asked


def _acting(p: Play, f: Acting) -> str:
    green = p.mission.slot
    asked = "Does {who} use anything else, or end the action?" if f.at else ASKS[f.slot]
    if green is not None and green.slot == f.slot and f.strength < (green.least or 0):
        asked = f"This takes strength {green.least}, and {{who}} has {{strength}}. Use a card?"
    return filled(asked, p, f, NAMERS)


ASKS = {
    "move": "{who} can move up to {strength:space|spaces}. Where to?",
    "attack": "{who} takes aim with strength {strength}. Who or what is the target?",
    "intel": "{who} scouts with range {strength}. Look at a threat, or move an enemy?",
    "plan": "{who} stops to plan. Draw {strength:planning card|planning cards}?",
    "slice": "{who} slices with strength {strength}. Which door do you unlock?",
    "cut": "{who} cuts with strength {strength}. Go ahead?",
    "signal": "{who} signals with strength {strength}. Go ahead?",
}
"""by slot, the question of its action"""


def _may_walk(p: Play, f: MayWalk) -> str:
    who = listed([names.character(p, each) for each in f.whos], "or")
    return f"Move {who} up to {counted(f.left, 'more space' if f.moved else 'space')}, or stay?"


def _drawn(p: Play, f: Drawn) -> str:
    keep = f"keep {counted(f.keep, 'card')}" if f.keep else ""
    top = "" if f.topped else f"return one{'' if keep else ' card'} to the top"
    choices = [each for each in (keep, top) if each]
    if not choices:
        return "Discard the other cards?" if len(f.cards) > 1 else "Discard the other card?"
    if len(f.cards) == 1:
        name = p.content.name(f.cards[0]) if not p.hushed else "this card"
        ways = [f"keep {name}"] * bool(f.keep) + ["return it to the top"] * (not f.topped)
        words = listed(ways, "or") if f.keep else f"return {name} to the top"
        return f"{capital(words)}? Otherwise you discard it."
    return f"{capital(listed(choices))}? You discard the rest."


def _dealing(p: Play, f: Dealing) -> str:
    if f.divide:
        return f"Where does the next point of damage go? {f.left} left to deal."
    if f.left > 1:
        return f"Which target takes {f.n} damage? You can hit {f.left} more."
    return f"Which target takes {f.n} damage?"


def _shifting(p: Play, f: Shifting) -> str:
    target = names.token_name(p, f.token, f.seat) if f.token else "an enemy here"
    return f"You can move {target} up to {counted(f.n, 'space')}. Where to?"


def _hurting(p: Play, f: Hurting) -> str:
    by = names.definite(p, p.state.kinds[f.attacker]) if f.attacker else ""
    cause = names.source(p, f.cause, by)
    return f"{names.character(p, f.who)} faces {f.left} damage from {cause}. Block it?"


def _holding(p: Play, f: Enemies) -> str:
    if p.state.held:
        return "Which enemy do you hold back?"
    near = {who for each in rules.attackers(p, f).values() for who in each}
    targets = listed([names.character(p, who) for who in p.state.characters if who in near], "or")
    some = capital(names.the_token(p, f.only, f.seat)) if f.only else _some(f)
    verb = "is" if f.only or f.left == 1 else "are"
    return f"{some} {verb} about to attack{' ' * bool(targets)}{targets}. Use a card first?"


def _advancing(p: Play, f: Enemies) -> str:
    single = _single(p, f, rules.advance_options(p, f))
    return f"{single} is on the move. Where to?" if single else _which(f, "move")


def _retreating(p: Play, f: Retreating) -> str:
    tokens = {each.source for each in retreating.options(p, f)}
    if len(tokens) > 1:
        return "Which enemy backs away?"
    return f"{capital(names.the_token(p, tokens.pop(), f.seat))} backs away. Where to?"


def _striking(p: Play, f: Enemies) -> str:
    single = _single(p, f, rules.strike_options(p, f))
    if single:
        return f"{single} attacks. Who is the target?"
    return _which(f, "attack")


def _spawning(p: Play, f: Placing) -> str:
    """Ask for the space of a reinforcement, after what sends it."""
    cause = next((each for each in reversed(p.stack) if not isinstance(each, Placing)), None)
    why, carried_out = "A reinforcement comes", p.state.piles[EVENT]
    if carried_out:
        why = f"{p.content.name(carried_out[-1])} changes nothing, so a reinforcement comes"
    if isinstance(cause, Block):
        by = names.definite(p, p.state.kinds[cause.token]) if cause.token else ""
        why = f"{capital(names.source(p, cause.name, by))} brings a reinforcement"
    return f"{why}. In which star space near {names.character(p, f.who)}?"


def _single(p: Play, f: Enemies, options: Options) -> str:
    """Return the name of the one enemy that can be next, "" if there are several."""
    tokens = {each.source for each in options}
    return capital(names.the_token(p, tokens.pop(), f.seat)) if len(tokens) == 1 else ""


def _some(f: Enemies) -> str:
    """Return the enemies still to be picked: "All melee enemies"."""
    return capital(enemies(None if f.left < 0 else f.left, f.classes))


def _one(f: Enemies) -> str:
    """Return the kind of enemy still to be picked: "melee enemy"."""
    return enemies(1, f.classes).removeprefix("1 ").removesuffix(" of any class")


def _which(f: Enemies, verb: str) -> str:
    """Ask which enemy moves or attacks: "Which melee enemy attacks?"."""
    if f.left == 1:
        return f"Which {_one(f)} {verb}s?"
    return f"{_some(f)} {verb}. Which goes next?"


PROMPTS: Mapping[str, Line[Play]] = {
    **leak.PROMPTS,
    "saying": "What does {seat} have in mind?",
    "act": _act,
    "dusk": "Use a planning card before the Action Step ends?",
    "acting": _acting,
    "may_walk": _may_walk,
    "arriving": "Sentries are waiting for {who}. Use anything before they act?",
    "drawn": _drawn,
    "dealing": _dealing,
    "shifting": _shifting,
    "effects": "Which mission effect comes first?",
    "free": "{who} has a free action of strength {n}. Which action is it?",
    "healing": "Who gets patched up? That character heals {n} damage.",
    "calming": lambda p, f: (
        "Which disrupt token do you discard?" if f.n else "Which slot loses all disrupt tokens?"
    ),
    "peeking": "Leave the top event card, or put it on the bottom?",
    "sending": "Which character may move up to {n:space|spaces}? That player picks where.",
    "unlocking": "Which of the nearest doors do you unlock?",
    "toll": "Discard one of {who:'s} planning cards, or take {n} damage?",
    "hurting": _hurting,
    "sequence": "Which comes first: The Child's flight from {who}, or the answer to the attack?",
    "retort": "{what:The} attacked {who}. Answer with a card?",
    "fleeing": "The Child flees from {who}. Where to?",
    "weigh": "The {slot} slot is at {total}. Use a card before its crisis and event?",
    "who": 'Who is "you" in this event? ({slot} slot)',
    "hunting": "Which {tokens} do you send to attack? (up to {n:space|spaces})",
    "snatching": "Which enemy takes The Child?",
    "carrying": "{token:The} makes off with The Child. Which way?",
    "holding": _holding,
    "advancing": _advancing,
    "retreating": _retreating,
    "striking": _striking,
    "spawning": _spawning,
    "disrupting": "Several slots are equally low. Which one takes the disrupt token?",
    "flipping": "Several facedown threats are equally near. Which one flips?",
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
    n = card.strength + bonus
    first = "No action" if card.exact else DOES.get(o.target, "Strength {n}").format(n=Count(n))
    total = EVENT_AT if card.exact else total
    told = [f"{first}; the slot {_due(total)}"]
    if card.ability is not None and card.ability.slot == o.target:
        told += [capital(plain(each).partition(": ")[2]) for each in ability(p.content, card)]
    act = ACTS.get(o.target, SLOTS[o.target].lower())
    return Label(f"Play {card.name} to {act}", grammar.sentences(told))


ACTS = {"intel": "gather intel"}
"""the verbs of slots whose names are none"""
DOES = {
    "move": "Moves up to {n:space|spaces}",
    "attack": "Hits for {n} damage",
    "intel": "Reaches {n:space|spaces}",
    "plan": "Draws {n:planning card|planning cards}",
    "slice": "Works a lock with strength {n}",
    "cut": "Cuts with strength {n}",
    "signal": "Signals with strength {n}",
}
"""by slot, what a strength does there; the others only name it"""


def _due(total: int) -> str:
    """Return what a card does to its slot: "then stands at 3", "at 5 brings an event"."""
    if total < EVENT_AT:
        return f"then stands at {total}"
    return f"at {total} brings {'a crisis and an event' if total >= CRISIS_AT else 'an event'}"


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
    told = _in_space(p, o.target)
    if words.startswith("move") and not told:
        told = _near(p, o.target) or "No one waits there"
    return Label(capital(f"{who}{words}"), told)


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
        return f"Your {n} damage defeats it"
    return f"Your {n} damage leaves it with {left - n} of {enemy.health} health"


def _look(p: Play, o: Option) -> Label:
    shape = SHAPES[p.threat(o.target).shape]
    name = names.the_token(p, o.target, _seat(p))
    return Label(f"Look at {name}", f"Shows you its face; the token is {shape}")


def _push(p: Play, o: Option) -> Label:
    name = names.the_token(p, o.source, _seat(p))
    return Label(f"Move {name} to {names.place(p, o.target):the}", _in_space(p, o.target))


def _draw(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Acting):
        return Label("Draw planning cards")
    n, keep = planning.amounts(frame, abilities.modifiers(p, frame))
    detail = f"Keep up to {keep}, put 1 back on top if you like, and discard the rest"
    return Label(f"Draw {counted(n, 'planning card')}", detail if n > 1 else "")


def _unlock(p: Play, o: Option) -> Label:
    return Label(f"Unlock {names.door(p, int(o.target))}")


def _work(p: Play, o: Option) -> Label:
    slot, frame = p.mission.slot, p.stack[-1]
    back = [each for each in slot.deeds if isinstance(each, Rewind)] if slot is not None else []
    if back:
        track, after = p.state.track, max(0, p.state.track - back[0].n)
        return Label("Send the signal", f"The crisis track goes back from {track} to {after}")
    strength = frame.strength if isinstance(frame, Acting) else 0
    found = [each for each in slot.deeds if isinstance(each, Work)] if slot is not None else []
    n = sum(each.strong if each.strong and strength >= STRONG else each.n for each in found)
    now = f"You have {p.state.work or 'none'} of {p.mission.work} so far"
    return Label(f"Make {counted(n, 'cut')}", now)


def _ability(p: Play, o: Option) -> Label:
    action = p.action
    if action is None:
        return Label("Use the ability")
    card = p.skill(action.card)
    words = [plain(each).partition(": ")[2] for each in ability(p.content, card)]
    does = " ".join(words).removeprefix("then ").removeprefix(DURING)
    return Label(f"Use {card.name}", capital(does))


def _plain(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    name = p.content.name(frame.card) if isinstance(frame, Acting) else "the card"
    return Label(f"Skip {possessive(name)} ability", "The action goes ahead without it")


def _use(p: Play, o: Option) -> Label:
    card = p.content.planning[o.source]
    words = " ".join(plain(each) for each in lines(p.content, card.id)).partition(": ")[2]
    whose = names.character(p, o.target)
    idle = card.when == "action_step" and not verbs.helps(p, kept.block_of(p, o.source, o.target))
    words = capital(words).replace("from yourself", f"from {whose}")
    return Label(f"Play {possessive(whose)} {card.name}", f"{IDLE * idle}{words}")


IDLE = "Does nothing now. "
"""the words before what a card or a feature does that can be used, but would change nothing"""


def _feature(p: Play, o: Option) -> Label:
    use, who = p.threat(o.source).use, names.character(p, o.target)
    name = names.definite(p, p.state.kinds[o.source])
    idle = IDLE * (not verbs.helps(p, features.block_of(p, o.source, o.target)))
    if any(isinstance(each, Take) for each in use):
        return Label(f"Have {who} take {name}", f"{idle}It stays with {who} and cannot be dropped.")
    spent = isinstance(use[0], DiscardThis) and len(use) > 1
    words = sentences(p.content, use[spent:]).replace("from yourself", f"from {who}")
    if spent:
        words = f"Discard the token to {words[:1].lower()}{words[1:]}"
    return Label(f"Have {who} use {name}", f"{idle}{words}")


def _rescue(p: Play, o: Option) -> Label:
    who = names.character(p, o.target)
    return Label("Rescue The Child", f"{who} carries it from here on")


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
        if len(frame.cards) == 1:
            return Label(f"Discard {p.content.name(frame.cards[0])}")
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
    told = listed([names.threat(p, each).with_article for each in spawning.may_come(p)], "or")
    arrives = f"{capital(told)} arrives" if told else "No reinforcement is left to arrive"
    words = (arrives, _in_space(p, o.target))
    return Label(f"Have it arrive {names.place(p, o.target):in}", ". ".join(filter(None, words)))


def _hit(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    n = frame.n if isinstance(frame, Dealing) else 0
    return Label(f"Hit {names.the_token(p, o.target, _seat(p))}", _damage(p, o.target, n))


def _perform(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    n = frame.n if isinstance(frame, Choosing) else 0
    does = DOES.get(o.target, "Strength {n}").format(n=Count(n))
    return Label(f"Take a free {SLOTS[o.target]} action", f"{does}; no card goes into the slot")


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
        return Label(f"Clear the {value} token off {SLOTS[slot]}", to)
    left = total - sum(p.state.disrupts[slot])
    to = f"Lowers the slot from {total} to {left}"
    return Label(f"Clear the disrupt tokens off {SLOTS[slot]}", to)


def _block(p: Play, o: Option) -> Label:
    told = " ".join(plain(each) for each in lines(p.content, p.content.planning[o.source].id))
    words = capital(told.partition(": ")[2].rstrip(".").replace("block ", "stops "))
    return Label(f"Block with {p.content.name(o.source)}", f"{words}; you discard the card")


def _take(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Hurting):
        return Label("Take the damage")
    left = max(0, p.left(frame.who) - 1)
    flees = "; The Child flees" if p.state.carrier == frame.who and left else ""
    end = "; the mission is lost" if not left else ""
    who = names.character(p, frame.who)
    now = f"Leaves {who} with {left} of {p.health(frame.who)} health"
    return Label("Take 1 damage", f"{now}{flees}{end}")


def _suffer(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    if not isinstance(frame, Choosing):
        return Label("Take the damage")
    left = max(0, p.left(frame.who) - frame.n)
    now = f"Leaves {names.character(p, frame.who)} with {left} of {p.health(frame.who)} health"
    return Label(f"Take {frame.n} damage", now)


def _advance(p: Play, o: Option) -> Label:
    name = names.the_token(p, o.source, _seat(p))
    hit = rules.would_hit(p, o.source, o.target)
    attack = f"From there it could attack {listed([names.character(p, who) for who in hit], 'or')}"
    told = attack if hit else _near(p, o.target)
    return Label(f"Move {name} to {names.place(p, o.target):the}", told)


def _retreat(p: Play, o: Option) -> Label:
    name = names.the_token(p, o.source, _seat(p))
    far = p.walking.distance[o.target]
    who = min(p.state.characters, key=lambda each: far.get(p.state.at[each], OUT_OF_RANGE))
    n = far.get(p.state.at[who], 0)
    told = _near(p, o.target) or f"{counted(n, 'space')} from {names.character(p, who)}"
    return Label(f"Move {name} to {names.place(p, o.target):the}", told)


def _snatch(p: Play, o: Option) -> Label:
    enemy = p.enemy(o.target)
    left = 0 if enemy is None else enemy.health - p.state.damage.get(o.target, 0)
    name = names.the_token(p, o.target, _seat(p))
    return Label(f"Let {name} take The Child", f"It has {left} health left")


def _carry(p: Play, o: Option) -> Label:
    name, frame = names.the_token(p, o.source, _seat(p)), p.stack[-1]
    markers = frame.markers if isinstance(frame, Carrying) else 0
    far = p.walking.distance[o.target]
    n = min((far[star] for star in p.map.stars if star in far), default=0)
    adds = f"Adds {counted(markers, 'marker')} to the track; The Child stays there"
    told = f"{counted(n, 'space')} from a star space" if n else adds
    if p.state.spaces.get(o.source) == o.target:
        return Label(f"Keep {name} {names.place(p, o.target):in}", told)
    return Label(f"Move {name} to {names.place(p, o.target):the}", told)


def _near(p: Play, space: str) -> str:
    """Return the characters who would be close: "Kuiil is there"."""
    here = [names.character(p, who) for who, where in p.state.at.items() if where == space]
    return f"{listed(here)} {'is' if len(here) == 1 else 'are'} there" if here else ""


def _fit(p: Play, who: str) -> str:
    """Return the health of a character as the end of a sentence."""
    left, all_of = p.left(who), p.health(who)
    return f"has all {all_of} health" if left == all_of else f"has {left} of {all_of} health left"


def _strike(p: Play, o: Option) -> Label:
    who = o.target
    return Label(
        f"Have {names.the_token(p, o.source, _seat(p))} attack {names.character(p, who)}",
        f"{names.character(p, who)} {_fit(p, who)}",
    )


def _hold(p: Play, o: Option) -> Label:
    return Label(f"Hold back {names.the_token(p, o.target, _seat(p))}", "It sits this attack out")


def _disrupt(p: Play, o: Option) -> Label:
    now = f"It stands at {p.slot_total(o.target)} now"
    return Label(f"Disrupt the {SLOTS[o.target]} slot", now)


def _on(p: Play, o: Option) -> Label:
    frame = p.stack[-1]
    return Label(*ONWARD.get(frame.step, ("Continue",)))


ONWARD: Mapping[str, tuple[str, ...]] = {
    "saying": ("Begin the turn",),
    "dusk": ("Save your cards", "The Event Step begins"),
    "may_walk": ("Stay put",),
    "arriving": ("Stop here", "The sentries then get their turn"),
    "dealing": ("Spare the rest", "No other target takes damage"),
    "retort": ("Save your cards", "The attack goes unanswered"),
    "weigh": ("Let the crisis and the event come",),
    "holding": ("Let them attack", "Your cards stay in hand"),
}
"""by step, the button that makes no choice, and its consequence"""

WORDS: dict[str, Callable[[Play, Option], Label]] = {
    **leak.WORDS,
    "say": talk.say,
    "mark": talk.mark,
    "unmark": talk.unmark,
    "tell": talk.tell,
    "ask": talk.ask,
    "play": _play,
    "end": lambda p, o: Label("End the Action Step", "Your turn moves on to the Event Step"),
    "move": _move,
    "pass": _move,
    "attack": _attack,
    "divide": lambda p, o: Label("Spread the damage around", "You deal it point by point"),
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
    "top": lambda p, o: Label(
        f"Put {p.content.name(o.source)} back on top", "It will be the next planning card drawn"
    ),
    "hit": _hit,
    "send": lambda p, o: Label(f"Send {names.character(p, o.target)}"),
    "perform": _perform,
    "heal": _heal,
    "first": _first,
    "calm": _calm,
    "leave": lambda p, o: Label("Leave the card on top"),
    "under": lambda p, o: Label("Put the card on the bottom"),
    "block": _block,
    "take": _take,
    "pay": lambda p, o: Label(f"Discard {p.content.name(o.source)}", "Spares you the damage"),
    "suffer": _suffer,
    "you": lambda p, o: Label(f"Choose {names.character(p, o.target)}"),
    "advance": _advance,
    "order": _order,
    "hunt": _hunt,
    "snatch": _snatch,
    "carry": _carry,
    "retreat": _retreat,
    "strike": _strike,
    "hold": _hold,
    "spawn": _spawn,
    "disrupt": _disrupt,
    "flip": lambda p, o: Label(
        f"Flip {names.the_token(p, o.target, _seat(p))}", "Everyone sees its face"
    ),
    "flee": lambda p, o: Label(
        f"Let The Child flee to {names.place(p, o.target):the}", _in_space(p, o.target)
    ),
    "on": _on,
}
