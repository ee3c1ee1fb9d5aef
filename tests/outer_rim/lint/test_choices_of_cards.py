"""Cards ask something worth asking: no option that another beats in every position, no test of the
better of two skills for one stake, few sections without a decision, few of one shape; and each
place has words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.language import FACTIONS
from game.outer_rim.cards.lint.known import effects
from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.choices import LEVELS, Position, dominated, holds, positions

MOST_OF_ONE_SHAPE = 2
FEWEST = 10
"""positions that say something about a level of reputation"""
OUR_OWN = ("house", "reported")
DECKS = (
    "kessel_maelstrom", "lothal_mon_calamari", "naboo_ryloth", "navpoint", "ord_mantell_cantonica",
    "takodana_ring_of_kafrene", "tatooine_nal_hutta",
)  # fmt: skip
each_deck = pytest.mark.parametrize("deck", DECKS)
BOX = "unfinished_business"
GROUPS = [*DECKS, "databank", *(f"{BOX}/{deck}" for deck in ("core_worlds", *DECKS))]
each_group = pytest.mark.parametrize("group", GROUPS)


def cards(game: OuterRim, group: str) -> Iterator[Any]:
    """Return the cards of an encounter deck, or contacts and all of the databank, without printed
    ones; those of ``BOX/DECK`` are the cards that an expansion adds to a deck."""
    kinds = c.ContactCard | c.JobCard | c.TroubleCard
    box, _, deck = group.rpartition("/")
    content = game.editions.of((box,)).content if box else game.base.content
    for id, card in content.components.items():
        if card.fidelity not in OUR_OWN or box and content.box_of(id) != box:
            continue
        if isinstance(card, c.EncounterCard) and card.deck == deck:
            yield card
        elif isinstance(card, kinds) and deck == "databank":
            yield card


def parts(card: Any) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """Return the blocks a card may resolve at once: the place, its condition, its effects."""
    if isinstance(card, c.EncounterCard):
        for section in card.sections:
            place = section.spaces[0] if section.spaces else "navpoint"
            for part in section.parts:
                yield f"{card.id} {place}", part.when, part.effect
            if section.secret is not None:
                yield f"{card.id} {place} secret", section.secret.only, section.secret.then
    elif isinstance(card, c.ContactCard):
        for part in card.parts:
            yield card.id, part.when, part.effect
    elif isinstance(card, c.TroubleCard):
        yield card.id, None, card.effect
    else:
        for number, step in enumerate(card.steps, 1):
            yield f"{card.id} step {number}", None, step.effect


def within(block: tuple[Any, ...]) -> list[Any]:
    """Return all effects of a block, including those inside others."""
    return [effect for each in block for _, effect in effects(each)]


# --- options ------------------------------------------------------------------------------------


def beaten(effect: Any, fits: list[Position]) -> list[str]:
    """Return options that are dead: in all positions, or else in all of one level of reputation."""
    found = [f"{name} is never better than {other}" for name, other in dominated(effect, fits)]
    if found:
        return found
    for faction, level in product(FACTIONS, LEVELS):
        own = [at for at in fits if at.levels[faction] == level]
        if FEWEST <= len(own) < len(fits):
            found += [
                f"{name} is never better than {other} at {LEVELS[level]} {faction} reputation"
                for name, other in dominated(effect, own)
            ]
    return found


@pytest.mark.long
@each_group
def test_no_option_is_beaten_in_every_position(game: OuterRim, group: str) -> None:
    """Nothing on offer is as good as nothing: some position makes it the best, or the safest."""
    everywhere, wrong = positions(), []
    for card in cards(game, group):
        for where, when, block in parts(card):
            fits = [at for at in everywhere if holds(at, when)] or everywhere
            wrong += [
                f"{where}: {told}"
                for effect in within(block)
                if effect.do in ("choose", "may")
                for told in beaten(effect, fits)
            ]
    assert wrong == [], "\n".join(wrong)


def options_of(effect: Any) -> list[tuple[Any, ...]]:
    """Return the effects of the free options of a choice or an offer."""
    if effect.do == "choose":
        return [way.then for way in effect.ways if not way.cost.model_fields_set]
    return [effect.otherwise] if effect.do == "may" else []


# --- sections -----------------------------------------------------------------------------------


def sections(game: OuterRim, deck: str) -> Iterator[tuple[str, Any]]:
    """Return each section of ours with its place."""
    for card in cards(game, deck):
        for section in card.sections:
            yield f"{card.id} {section.spaces[0] if section.spaces else 'navpoint'}", section


FIGURES = frozenset(
    "story enemy title value spaces dice count bonus discount skill buy_off".split()
)
"""what does not matter to the shape of a section"""


def shape(value: Any) -> Any:
    """Return a section without its figures, names and places, for comparison."""
    if isinstance(value, dict):
        return {key: shape(each) for key, each in sorted(value.items()) if key not in FIGURES}
    if isinstance(value, list):
        return [shape(each) for each in value]
    return "#" if isinstance(value, int) and not isinstance(value, bool) else value


def shaped(section: Any) -> str:
    found = section.model_dump(mode="json", exclude_defaults=True, exclude={"spaces", "story"})
    words = str(shape(found))
    return re.sub(r"\b(hutt|imperial|rebel|syndicate)\b", "faction", words)


def flat_exits(section: Any) -> int:
    """Return the number of ways out that are credits for nothing."""
    return sum(
        [each.do for each in then] == ["gain"]
        and then[0].credits != 0
        and not then[0].fame
        and not then[0].reputation  # fmt: skip
        for part in section.parts
        for effect in within(part.effect)
        for then in options_of(effect)
    )


def ladder(section: Any) -> bool:
    """Return whether positive, neutral and negative reputation each have a separate part."""
    levels = [
        tuple(sorted(part.when.reputation.items()))
        for part in section.parts
        if part.when is not None and part.when.reputation
    ]
    return len(levels) >= 3


def fork(section: Any) -> bool:
    """Return whether company brings a fight among players, and its absence something else."""
    return any(part.when is not None and part.when.company is not None for part in section.parts)


def menu(section: Any) -> bool:
    """Return a choice among trades."""
    trades = ("buy", "sell", "buy_ship", "market")
    return any(
        effect.do == "choose"
        and sum(bool(way.then) and way.then[0].do in trades for way in effect.ways) >= 2
        for part in section.parts
        for effect in within(part.effect)
    )


def two_tests(section: Any) -> bool:
    """Return a choice among tests and nothing else."""
    return any(
        effect.do == "choose"
        and all(
            [each.do for each in way.then] == ["test"] and not way.cost.model_fields_set
            for way in effect.ways
        )
        for part in section.parts
        for effect in within(part.effect)
    )


TEMPLATES = {
    "credits for nothing": flat_exits, "ladder": ladder, "company": fork, "menu": menu,
    "two tests": two_tests,
}  # fmt: skip


@pytest.mark.parametrize("template", TEMPLATES)
@each_deck
def test_no_deck_leans_on_one_template(game: OuterRim, deck: str, template: str) -> None:
    found = [
        where
        for where, section in sections(game, deck)
        for _ in range(int(TEMPLATES[template](section)))
    ]
    assert len(found) <= MOST_OF_ONE_SHAPE, "\n".join(found)


# --- words --------------------------------------------------------------------------------------

WORDS = {
    "kessel": "spice pyke wookiee mine kessel coaxium overseer shaft glitterstim",
    "the_maelstrom": "maelstrom gravity summa-verminoth carbonberg maw akkadese ion channel",
    "lothal": "loth-cat loth-wol grass isb stormtrooper capital lothal lothalite kyber prairie",
    "mon_calamari": "quarren coral tide calamari dac reef squid admiral current",
    "naboo": "gungan fambaa plasma theed naboo otoh kaadu gooberfish royal",
    "ryloth": "twi'lek lylek heat ryloth lekku lessu ryll blurrg canyon",
    "navpoint": "mynock purrgil hyperspace lane navpoint beacon asteroid nebula exogorth",
    "ord_mantell": "mantell savrip mantellian scrap junk black sun clone separatist",
    "cantonica": "cantonica fathier canto bight zord sabacc dasqan desert sea",
    "takodana": "takodana maz castle lake jedi sith statue forest band hassk",
    "ring_of_kafrene": "kafrene ring shaft mining informer trooper rock dock asteroid",
    "tatooine": "tatooine jawa krayt tusken bantha twin suns sand dune womp sarlacc dewback",
    "nal_hutta": "hutt nal bilbousa swamp gamorrean bog rancor slime kajidic",
}
LEAST_WORDS = 4
"""different words of its own that the stories of a place use"""
BRITISH = re.compile(
    r"\b(queue\w*|lifts?|marquees?|barrows?|lorr(y|ies)|petrol|rubbish|flats?|per cent|cheques?"
    r"|whilst|amongst|towards|holidays?|trousers|biscuits?|tins?|caravans?|fortnight|rota|tyres?"
    r"|kerb|pavement|storey|programme|grey|jewellery|mould\w*|plough\w*|sceptic\w*|aluminium"
    r"|learnt|burnt|spelt|leapt|car park|post office box|postbox|dustbin|pram|spanner|torch)\b"
)


def said(words: str, story: str) -> set[str]:
    """Return the words of a place that a story uses."""
    return {each for each in words.split() if re.search(rf"\b{each}", story.lower())}


@each_deck
def test_every_place_has_words_of_its_own(game: OuterRim, deck: str) -> None:
    found: dict[str, list[set[str]]] = {}
    for where, section in sections(game, deck):
        place = where.split()[1]
        found.setdefault(place, []).append(said(WORDS[place], section.story))
    for place, each in sorted(found.items()):
        assert len(set().union(*each)) >= LEAST_WORDS, (place, each)
        assert sum(bool(one) for one in each) >= len(each) / 2, (place, each)


def test_a_position_is_like_no_other() -> None:
    """The search looks at poor and rich, hurt and unhurt, liked and hated, skilled or not."""
    found = positions()
    assert len({str(at) for at in found}) == len(found) >= 150
    sides: list[Any] = [
        lambda at: at.credits == 0, lambda at: at.hurt > 0, lambda at: at.levels["rebel"] < 0,
        lambda at: at.skills["tech"] == 2, lambda at: at.cards["cargo"] > 0,
    ]  # fmt: skip
    for side in sides:
        count = sum(map(side, found))
        assert 5 <= count <= len(found) - 5
