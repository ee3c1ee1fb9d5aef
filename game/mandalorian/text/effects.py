"""Sentences for modifiers and deeds; a kind without words fails when this is imported."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from game.mandalorian.cards import effects as x
from game.mandalorian.catalog import Content
from game.mandalorian.text.phrases import SHAPES, SLOTS, Place, enemies, icon, place
from game.table.grammar import a_or_an, counted, listed

Says = Callable[[Content, Any], str]
STOPS = ("elevation", "enemies")
"""what would stop a move; anything else that a card ignores would deal damage"""


def ignore(content: Content, each: x.Ignore) -> str:
    stops = [what for what in each.what if what in STOPS]
    hurts = [what for what in each.what if what not in STOPS]
    parts = [f"{listed(stops)} {verb(stops, 'do')} not stop this move"] if stops else []
    if hurts:
        parts.append(f"{listed(hurts)} {verb(hurts, 'deal')} no damage during this move")
    return f"{'; '.join(parts)}."


def verb(things: Sequence[str], word: str) -> str:
    """Return "do" or "does", "deal" or "deals"."""
    if len(things) > 1 or "enemies" in things:
        return word
    return {"do": "does"}.get(word, f"{word}s")


def looks(content: Content, each: x.Looks) -> str:
    if each.n == 2:
        return "you may look at a second facedown threat in range."
    return f"you may look at up to {each.n} facedown threats in range."


def give(content: Content, each: x.Give) -> str:
    return "you may give a card you keep to another character."


def damage(content: Content, each: x.Damage) -> str:
    amount = f"deal {each.n} damage"
    if each.what == "attacker":
        return f"{amount} to that enemy."
    where = f"within range {each.range}" if each.range else "in your space"
    kind = "enemy" if each.what == "enemy" else "threat"
    if each.targets > 1:
        many = {"enemy": "enemies", "threat": "threats"}[kind]
        other = "other " if each.other else ""
        return f"{amount} to each of up to {each.targets} {other}{many} {where}."
    one = f"another {kind}" if each.other else {"enemy": "an enemy", "threat": "a threat"}[kind]
    return f"{amount} to {one} {where}."


def spaces(n: int) -> str:
    """Return "1 space", "up to 2 spaces"."""
    return f"{'up to ' if n > 1 else ''}{counted(n, 'space')}"


def shift(content: Content, each: x.Shift) -> str:
    if each.who == "target":
        return f"move the target {spaces(each.n)}, if it is still on the map."
    return f"move an enemy in your space {spaces(each.n)}."


def walk(content: Content, each: x.Walk) -> str:
    who = "you" if each.who == "you" else "another character"
    where = f" within range {each.range}" if each.range is not None else ""
    return f"{who}{where} may move {spaces(each.n)}."


def heal(content: Content, each: x.Heal) -> str:
    if each.range is None:
        return f"remove {each.n} damage from yourself."
    return f"remove {each.n} damage from any character within range {each.range}."


def calm(content: Content, each: x.Calm) -> str:
    if each.all:
        return "discard all disrupt tokens from one slot."
    return "discard 1 disrupt token from any slot."


def free(content: Content, each: x.Free) -> str:
    if each.action == "any":
        return f"take a free action of your choice, of strength {each.strength}."
    return f"take a free {SLOTS[each.action].lower()} action of strength {each.strength}."


def hold(content: Content, each: x.Hold) -> str:
    return f"keep {each.n} of them from attacking."


def advance(content: Content, each: x.Advance) -> str:
    some = enemies(each.count, each.classes)
    moves = "moves" if each.count == 1 else "move"
    return f"{some} {moves} {counted(each.spaces, 'space')} toward the nearest character."


def retreat(content: Content, each: x.Retreat) -> str:
    single = each.count == 1 or each.threat is not None
    some = some_threat(content, each.threat) if each.threat else enemies(each.count, each.classes)
    some = some.replace("1 enemy of any class", "an enemy")
    away = "you" if each.of == "you" else "the nearest character"
    if each.range is not None:
        some += f" within range {each.range}{'' if each.of == 'you' else ' of a character'}"
    return f"{some} move{'s' * single} {counted(each.spaces, 'space')} away from {away}."


def strike(content: Content, each: x.Strike) -> str:
    some, single = enemies(each.count, each.classes), each.count == 1
    attacks = "attacks" if single else "attack"
    if not each.range:
        return f"{some} {attacks} a character in {'its' if single else 'their'} space."
    return f"{some} {attacks} within range {each.range}."


def spawn(content: Content, each: x.Spawn) -> str:
    return f"spawn {counted(each.n, 'reinforcement')} {_where(each)}."


def _where(each: x.Spawn) -> str:
    if each.at == "you":
        return "in your space"
    if each.at != "star":
        return f"in space {each.at}"
    return f"in the {f'{each.color} ' if each.color else ''}star space nearest you"


def unlock(content: Content, each: x.Unlock) -> str:
    if each.doors == "all":
        return "unlock all doors."
    if each.doors == "nearest":
        return "unlock the nearest locked door."
    word = "door" if len(each.doors) == 1 else "doors"
    return f"unlock {word} {listed([str(door) for door in each.doors])}."


def snatch(content: Content, each: x.Snatch) -> str:
    some = enemies(1, each.classes).replace("1 enemy of any class", "an enemy")
    some = some.replace("1 ", "a ", 1)
    return f"{some} in The Child's space, or else one next to it, takes it if no one carries it."


def carry(content: Content, each: x.Carry) -> str:
    return (
        f"the enemy with The Child moves {counted(each.spaces, 'space')} toward the nearest star "
        f"space; once there, it leaves The Child and adds {counted(each.markers, 'marker')}."
    )


def enter(content: Content, each: x.Enter) -> str:
    return f"{content.name(each.threat)} enters {space_name(content, each.threat, each.space):the}."


def space_name(content: Content, threat: str, space: str) -> Place:
    """Return the name of a space on the map of the mission to which a threat belongs."""
    number = content.threats[threat].mission
    maps = (each.map for each in content.missions.values() if each.number == number)
    return place(content.maps[next(maps)].grid.squares[space].label)


def hunt(content: Content, each: x.Hunt, child: bool = True) -> str:
    """Return the sentence of a hunt, in missions without The Child with ``child`` False."""
    carrier = "character who carries The Child, if there is one, or else the nearest,"
    return (
        f"{some_threat(content, each.threat)} moves {counted(each.spaces, 'space')} toward the "
        f"{carrier if child else 'nearest character'} and attacks within range {each.range}."
    )


def some_threat(content: Content, id: str) -> str:
    """Return a threat as a sentence names it: "Moff Gideon", "a Vault Guard" of several."""
    name = content.name(id)
    return name if content.threats[id].count == 1 else a_or_an(name)


def work(content: Content, each: x.Work) -> str:
    strong = "" if each.strong is None else f", or {each.strong} with strength 4 or more"
    return f"add {counted(each.n, 'cut')}{strong}."


SAYS: dict[type[x.Model], Says] = {
    x.Reach: lambda c, each: f"the target may be within range {each.range}.",
    x.Spread: lambda c, each: "each enemy in the target's space takes the damage.",
    x.Divide: lambda c, each: f"you may divide the damage among enemies within range {each.range}.",
    x.StrongerHere: lambda c, each: f"gain {each.n} strength if the target is in your space.",
    x.Looks: looks,
    x.PushFar: lambda c, each: f"you may move an enemy up to {counted(each.n, 'space')}.",
    x.Ignore: ignore,
    x.KeepMore: lambda c, each: f"you may keep {each.n} of the cards you draw.",
    x.Give: give,
    x.DrawMore: lambda c, each: f"draw {counted(each.n, 'more planning card')}.",
    x.Damage: damage,
    x.Shift: shift,
    x.Walk: walk,
    x.Heal: heal,
    x.Calm: calm,
    x.DrawSkill: lambda c, each: f"draw {counted(each.n, 'skill card')}.",
    x.Fetch: lambda c, each: (
        f"take 1 {c.name(each.card)} from the planning discard pile, if you have none."
    ),
    x.PeekEvent: lambda c, each: (
        "look at the top event card; you may put it on the bottom of the deck."
    ),
    x.RevealSeen: lambda c, each: "reveal the threat you looked at.",
    x.Free: free,
    x.Extra: lambda c, each: "take an additional action.",
    x.Stronger: lambda c, each: f"gain {each.n} strength for this action.",
    x.Block: lambda c, each: f"block {each.n} damage.",
    x.Hold: hold,
    x.Borrow: lambda c, each: f"count the slot as {each.n}, with no crisis and no 6+ ability.",
    x.Advance: advance,
    x.Strike: strike,
    x.Retreat: retreat,
    x.Spawn: spawn,
    x.Disrupt: lambda c, each: "disrupt the slot with the least strength.",
    x.FlipNearest: lambda c, each: "flip the facedown threat nearest you.",
    x.Flee: lambda c, each: "The Child flees.",
    x.Toll: lambda c, each: f"discard one of your planning cards, or take {each.n} damage.",
    x.AnotherEvent: lambda c, each: "resolve another event.",
    x.Hurt: lambda c, each: f"take {each.n} damage.",
    x.DiscardThis: lambda c, each: "discard this token.",
    x.Take: lambda c, each: "take this token with you; it cannot be dropped.",
    x.Unlock: unlock,
    x.LookAll: lambda c, each: f"look at all {SHAPES[each.shape]} facedown threats.",
    x.PlaceChild: lambda c, each: "replace this token with The Child.",
    x.Snatch: snatch,
    x.Carry: carry,
    x.Enter: enter,
    x.Hunt: hunt,
    x.Work: work,
    x.Rewind: lambda c, each: f"take {counted(each.n, 'marker')} off the crisis track.",
}

ICONS: dict[type[x.Model], Callable[[Any], tuple[str, ...]]] = {
    x.Advance: lambda each: ("move", *each.classes),
    x.Retreat: lambda each: ("move", *(() if each.threat else each.classes)),
    x.Strike: lambda each: ("attack", *each.classes),
    x.Spawn: lambda each: ("spawn",),
    x.Disrupt: lambda each: ("disrupt",),
    x.FlipNearest: lambda each: ("threat",),
    x.Flee: lambda each: ("child",),
    x.AnotherEvent: lambda each: ("event",),
    x.Snatch: lambda each: ("child",),
    x.Carry: lambda each: ("move", "child"),
    x.Enter: lambda each: ("threat",),
    x.Hunt: lambda each: ("move", "attack"),
    x.Toll: lambda each: ("planning",),
    x.Hurt: lambda each: ("trouble",),
}
"""the icons before the line of an event or a crisis (MA-236)"""


def _kinds() -> set[type[x.Model]]:
    return {kind for union in (x.Modifier, x.Deed) for kind in get_args(get_args(union)[0])}


_dumb = _kinds() - set(SAYS)
if _dumb:
    raise TypeError(f"no words for {', '.join(sorted(each.__name__ for each in _dumb))}")


def say(content: Content, effect: x.Model) -> str:
    """Return the sentence of a modifier or deed, without the moment that stands before it."""
    return SAYS[type(effect)](content, effect)


def icons(effect: x.Model) -> str:
    """Return the icons of a deed of an event or a crisis."""
    names = ICONS.get(type(effect))
    return "".join(icon(each) for each in names(effect)) if names else ""
