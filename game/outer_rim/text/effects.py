"""Effects in words: the sentences that the words of verbs make together.

A verb (``effects.verbs``) says an order ("gain 2,000 credits"), a fact ("the job is complete") or
an offer, which is a deed one may leave ("buy a ship"), and after it, where it branches, what
follows under bold labels. ``block`` makes sentences of them, ``clause`` the rest of a sentence
that has begun.
"""

from __future__ import annotations

import re

from game.outer_rim.cards.effects import Block, Effect
from game.outer_rim.cards.effects.choices import May, Way
from game.outer_rim.cards.effects.gains import Lose
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.text.conditions import condition, cost_words
from game.outer_rim.text.grammar import capital, sentence, together
from game.outer_rim.text.terms import Said, Scene

BULLET = "\n• "


def say(effect: Effect, scene: Scene) -> Said:
    """One effect in words."""
    return verb_of(effect).sentence(effect, scene)


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
    return in_order([labelled(label, effects, scene) for label, effects in pairs])


def in_order(told: list[str]) -> str:
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


BRANCH = re.compile(r"[ \n](?:\*\*[^*]+:\*\*|• )")
"""where a label or a bullet begins"""


def split(words: str) -> Said:
    """Sentences told already, as a fact that is not to be joined to others."""
    branch = BRANCH.search(words)
    place = branch.start() if branch else len(words)
    return Said(small(words[:place]), words[place:], "fact")


def small(words: str) -> str:
    """The first letter small again: the words become part of a sentence."""
    place = 0
    while place < len(words) and not words[place].isalpha():
        place = words.index("}", place) + 1 if words[place] == "{" else place + 1
    return words[:place] + words[place : place + 1].lower() + words[place + 1 :]


def way(e: Way | May, scene: Scene) -> str:
    """One way of a choice as sentences: ``Spend 2,000 credits to gain 1 fame.``"""
    cost = cost_words(e.cost)
    given = f"if {condition(e.when, scene)}," if e.when is not None and not _pays(e) else ""
    start = f"{given} {cost} to".strip() if cost else given
    told = clause(e.then, scene.inside(pays=_pays(e)), start or CHOSEN)
    return capital(told.removeprefix(f"{CHOSEN} "))


def _pays(e: Way | May) -> bool:
    """Does a way take credits that it asks for? Then one pays them: there is nothing to lose."""
    if e.when is None or e.when.model_fields_set != {"credits"}:
        return False
    return any(
        isinstance(each, Lose)
        and each.credits == e.when.credits
        and not (each.fame or each.reputation)
        for each in e.then
    )


CHOSEN = "-"
"""begins a way without condition and cost, where an offer has been chosen already"""


def short(effect: Effect, scene: Scene) -> str:
    """An effect in a few words, for a button: ``Fight the raider``."""
    said = say(effect, scene)
    return capital(said.short or said.head)
