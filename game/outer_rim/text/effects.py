"""Effects in words: sentences composed of the words of verbs.

A verb (``effects.verbs``) contributes an order ("gain 2,000 credits"), a fact ("the job is
complete") or an offer, which is optional ("buy a ship"), and after it, if it branches, its
consequences under bold labels. ``block`` makes sentences of them, ``clause`` the rest of a sentence
that has begun.
"""

from __future__ import annotations

import re

from game.outer_rim.cards.effects.choices import May, Way
from game.outer_rim.cards.effects.gains import Lose
from game.outer_rim.cards.effects.language import Block, Effect
from game.outer_rim.effects.verb import verb_of
from game.outer_rim.text.conditions import condition, cost_words
from game.outer_rim.text.grammar import together
from game.outer_rim.text.terms import Said, Scene
from game.table.grammar import capital, sentence

LIST = "•"
"""the mark of each way in a list"""
BULLET = f"\n{LIST} "


def say(effect: Effect, scene: Scene) -> Said:
    """Return one effect in words."""
    return verb_of(effect).sentence(effect, scene)


def block(effects: Block, scene: Scene) -> str:
    """Return a block of effects as sentences."""
    return _sentences([say(each, scene) for each in effects], "")


def clause(effects: Block, scene: Scene, start: str = "") -> str:
    """Return a block as the rest of a sentence begun with ``start`` (``you may``, ``if ..., ``)."""
    return _sentences([say(each, scene) for each in effects], start)


def _sentences(said: list[Said], start: str) -> str:
    """Return sentences: consecutive orders share one; an effect that branches ends it."""
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
    """Return the head, with "you may" for an offer unless the sentence has it already."""
    return f"you may {said.head}" if said.kind == "offer" and not start else said.head


def _begun(words: str, start: str, branched: bool) -> str:
    """Return a sentence; after one that branched it is set off, so that it does not seem part of a
    branch."""
    if branched:
        return f"**Then:** {sentence(words)}"
    return sentence(f"{start} {words}" if start else words)


def _before_fact(start: str) -> str:
    """Return the start of a sentence whose clause has a subject of its own: a colon for "to"."""
    if start.endswith(" to"):
        return start.removesuffix(" to") + ":"
    return f"{start} do this:" if start.endswith("may") else start


def labelled(label: str, effects: Block, scene: Scene) -> str:
    """Return `` **Fail:** Lose 1,000 credits.``, "" for an empty block."""
    return f" **{label}:** {block(effects, scene.inside())}" if effects else ""


def branches(pairs: list[tuple[str, Block]], scene: Scene) -> str:
    """Return labeled blocks; one that branches itself comes last, or on a line of its own."""
    return in_order([labelled(label, effects, scene) for label, effects in pairs])


def in_order(told: list[str]) -> str:
    """Return labeled blocks, those that branch themselves last. If two of them branch, or a label
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
"""the start of a label or a bullet"""


def split(words: str) -> Said:
    """Return finished sentences as a fact that does not join with others."""
    branch = BRANCH.search(words)
    place = branch.start() if branch else len(words)
    return Said(small(words[:place]), words[place:], "fact")


def small(words: str) -> str:
    """Return the words with a lowercase first letter, to become part of a sentence."""
    place = 0
    while place < len(words) and not words[place].isalpha():
        place = words.index("}", place) + 1 if words[place] == "{" else place + 1
    return words[:place] + words[place : place + 1].lower() + words[place + 1 :]


def way(e: Way | May, scene: Scene) -> str:
    """Return one way of a choice as sentences: ``Spend 2,000 credits to gain 1 fame.``"""
    cost = cost_words(e.cost)
    given = f"if {condition(e.when, scene)}," if e.when is not None and not _pays(e) else ""
    start = f"{given} {cost} to".strip() if cost else given
    told = clause(e.then, scene.inside(pays=_pays(e)), start or CHOSEN)
    return capital(told.removeprefix(f"{CHOSEN} "))


def _pays(e: Way | May) -> bool:
    """Return True if a way takes credits that its condition asks for: then they are paid, not
    lost."""
    if e.when is None or e.when.model_fields_set != {"credits"}:
        return False
    return any(
        isinstance(each, Lose)
        and each.credits == e.when.credits
        and not (each.fame or each.reputation)
        for each in e.then
    )


CHOSEN = "-"
"""begins a way without condition and cost, after an offer that is already chosen"""


def short(effect: Effect, scene: Scene) -> str:
    """Return an effect in a few words, for a button: ``Fight the raider``."""
    said = say(effect, scene)
    return capital(said.short or said.head)
