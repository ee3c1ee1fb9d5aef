"""Effects in words: one pattern for each verb.

A pattern gives a ``Said``: an order ("gain 2,000 credits"), a fact ("the job is complete") or
an offer, which is a deed one may leave ("buy a ship"), and after it, where it branches, what
follows under bold labels. ``block`` makes sentences of them, ``clause`` the rest of a sentence
that has begun.
"""

from __future__ import annotations

import re
from typing import Any

from game.outer_rim.cards.effects import Condition
from game.outer_rim.text.conditions import WHO, condition, cost_words
from game.outer_rim.text.deeds import DEEDS, Pattern, Said
from game.outer_rim.text.grammar import capital, sentence, together
from game.outer_rim.text.terms import Scene, dice, faces, money, skills, value

Block = tuple[Any, ...]
BULLET = "\n• "


def say(effect: Any, scene: Scene) -> Said:
    """One effect in words."""
    return VERBS[effect.do](effect, scene)


def block(effects: Block, scene: Scene) -> str:
    """A block of effects as sentences."""
    return _sentences([say(each, scene) for each in effects], "")


def clause(effects: Block, scene: Scene, start: str = "") -> str:
    """A block as the rest of a sentence begun with ``start`` (``you may``, ``if ..., ``)."""
    return _sentences([say(each, scene) for each in effects], start)


def _sentences(said: list[Said], start: str) -> str:
    """Orders that follow each other share a sentence; what branches ends it."""
    found: list[str] = []
    orders: list[str] = []
    branched = False
    for each in said:
        if orders and (each.tail or each.kind != "order"):
            found.append(_begun(together(orders), start, branched))
            start, orders = "", []
        if each.kind == "order" and not each.tail:
            orders.append(each.head)
            continue
        if each.kind == "fact":
            start = _before_fact(start)
        found.append(_begun(_head(each, start), start, branched) + each.tail)
        start, branched = "", branched or bool(each.tail)
    if orders:
        found.append(_begun(together(orders), start, branched))
    return " ".join(found)


def _head(said: Said, start: str) -> str:
    """An offer says that one may, unless the sentence says so already."""
    return f"you may {said.head}" if said.kind == "offer" and not start else said.head


def _begun(words: str, start: str, branched: bool) -> str:
    """A sentence; after one that branched it is set off, so as not to belong to a branch."""
    if branched:
        return f"**Then:** {sentence(words)}"
    return sentence(f"{start} {words}" if start else words)


def _before_fact(start: str) -> str:
    """The start of a sentence whose deed has a subject of its own: a colon for "to"."""
    if start.endswith(" to"):
        return start.removesuffix(" to") + ":"
    return f"{start} do this:" if start.endswith("may") else start


def labelled(label: str, effects: Block, scene: Scene) -> str:
    """`` **Fail:** Lose 1,000 credits.``, "" for an empty block."""
    return f" **{label}:** {block(effects, scene.inside())}" if effects else ""


def branches(pairs: list[tuple[str, Block]], scene: Scene) -> str:
    """Labelled blocks; one that branches itself comes last, or on a line of its own."""
    return _in_order([labelled(label, effects, scene) for label, effects in pairs])


def _in_order(told: list[str]) -> str:
    """Labelled blocks, those that branch themselves last. Where two of them branch, or a label
    comes twice, each has a line of its own."""
    told = sorted(filter(None, told), key=_branching)
    labels = LABEL.findall("".join(told))
    if len(told) > 1 and (_branching(told[0]) or len(set(labels)) < len(labels)):
        return "".join(f"\n{each.strip()}" for each in told)
    return "".join(told)


LABEL = re.compile(r"\*\*[^*]+:\*\*")


def _branching(text: str) -> bool:
    return len(LABEL.findall(text)) > 1 or "\n" in text


# --- tests, fights, choices -----------------------------------------------------------------------


def _test(e: Any, scene: Scene) -> Said:
    if e.buy_off:
        fail = f" **Fail:** You may spend {money(e.buy_off)} to pass after all."
        if e.otherwise:
            start = fail.removesuffix(".") + "; otherwise"
            rest = clause(e.otherwise, scene.inside())
            fail = f"{start} {rest[:1].lower()}{rest[1:]}"
    else:
        fail = labelled("Fail", e.otherwise, scene)
    return Said(f"test {skills(e.skill)}", _in_order([labelled("Pass", e.then, scene), fail]))


LOST = "If you lose"
"""not "Lose", which what is lost follows so often"""


def _fight(e: Any, scene: Scene) -> Said:
    pairs = [("Win", e.win), ("Win and not defeated", e.survive), (LOST, e.lose)]
    tail = branches(pairs, scene)
    return Said(f"fight **{e.enemy}** ({value(e.combat, e.value)})", tail, short=f"fight {e.enemy}")


def _fight_player(e: Any, scene: Scene) -> Said:
    only: Condition | None = e.opponent
    which = f" {condition(only, scene, WHO)}" if only is not None else ""
    pairs = [("Win", e.win), ("Win and not defeated", e.survive), (LOST, e.lose)]
    tail = branches(pairs, scene.inside(rival="that player"))
    how = "" if e.combat == "here" else f"a {{icon:{e.combat}_combat}} {e.combat} combat against "
    return Said(f"fight {how}a player in your space{which}", tail, short="fight a player here")


def _may(e: Any, scene: Scene) -> Said:
    cost = cost_words(e.cost)
    start = f"if {condition(e.when, scene)}, you may" if e.when is not None else "you may"
    words = clause(e.then, scene, f"{start} {cost} to" if cost else start)
    said = _split(words)
    return Said(said.head, said.tail + labelled("Decline", e.otherwise, scene), "fact")


BRANCH = re.compile(r"[ \n](?:\*\*[^*]+:\*\*|• )")
"""where a label or a bullet begins"""


def _split(words: str) -> Said:
    """Sentences told already, as a fact that is not to be joined to others."""
    branch = BRANCH.search(words)
    place = branch.start() if branch else len(words)
    return Said(_small(words[:place]), words[place:], "fact")


def _small(words: str) -> str:
    """The first letter small again: the words become part of a sentence."""
    place = 0
    while place < len(words) and not words[place].isalpha():
        place = words.index("}", place) + 1 if words[place] == "{" else place + 1
    return words[:place] + words[place : place + 1].lower() + words[place + 1 :]


def way(e: Any, scene: Scene) -> str:
    """One way of a choice as sentences: ``Spend 2,000 credits to gain 1 fame.``"""
    cost = cost_words(e.cost)
    given = f"if {condition(e.when, scene)}," if e.when is not None and not _pays(e) else ""
    start = f"{given} {cost} to".strip() if cost else given
    told = clause(e.then, scene.inside(pays=_pays(e)), start or CHOSEN)
    return capital(told.removeprefix(f"{CHOSEN} "))


def _pays(e: Any) -> bool:
    """Does a way take credits that it asks for? Then one pays them: there is nothing to lose."""
    if e.when is None or e.when.model_fields_set != {"credits"}:
        return False
    lost = [each for each in e.then if each.do == "lose" and each.credits == e.when.credits]
    return any(not (each.fame or each.reputation) for each in lost)


CHOSEN = "-"
"""begins a way without condition and cost, where an offer has been chosen already"""


LONG = (" and ", " if ", ", ", ". ", ":", "\n")
"""what a way must not hold to share a line with another one"""


def _choose(e: Any, scene: Scene) -> Said:
    told = [way(each, scene) for each in e.ways]
    if scene.depth and len(told) == 2 and not any(mark in each for each in told for mark in LONG):
        return Said(together([_small(each).removesuffix(".") for each in told], "or"))
    return Said("choose one:", "".join(BULLET + each for each in told))


def _if(e: Any, scene: Scene) -> Said:
    words = clause(e.then, scene.inside(), f"if {condition(e.when, scene)},")
    said = _split(words)
    rest = clause(e.otherwise, scene.inside(), "otherwise") if e.otherwise else ""
    if rest:
        rest = " " + rest.replace("Otherwise ", "Otherwise, ", 1)
    return Said(said.head, said.tail + rest, "fact")


def _roll(e: Any, scene: Scene) -> Said:
    shown = faces(e.success)
    need = "Any" if e.need == 1 else f"At least {e.need}"
    if isinstance(e.dice, int) and e.dice == e.need:
        need = f"{e.need}" if e.need > 1 else ""
    pairs = [(f"{need} {shown}".strip(), e.then), ("Otherwise", e.otherwise)]
    tail = branches(pairs, scene) + labelled(f"For each {shown}", e.each, scene)
    if e.otherwise and not e.then:
        fewer = f"Fewer than {e.need} {shown}" if e.need > 1 else f"No {shown}"
        tail = labelled(fewer, e.otherwise, scene)
    return Said(f"roll {dice(e.dice)}", tail)


VERBS: dict[str, Pattern] = {
    **DEEDS,
    "test": _test,
    "fight": _fight,
    "fight_player": _fight_player,
    "may": _may,
    "choose": _choose,
    "if": _if,
    "roll": _roll,
}
"""every verb; those that hold further effects are here"""


def short(effect: Any, scene: Scene) -> str:
    """An effect in a few words, for a button: ``Fight the raider``."""
    said = say(effect, scene)
    return capital(said.short or said.head)
