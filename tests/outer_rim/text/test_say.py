"""The text of every card: each verb, field and moment has words, and they are well formed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import pytest
from pydantic import BaseModel, TypeAdapter

from game.outer_rim.cards import ai_lines as lines
from game.outer_rim.cards.effects.abilities import Ability, Goal, Grant, Stat, When
from game.outer_rim.cards.effects.language import AnyEffect, Condition, Cost
from game.outer_rim.effects.conditions import CHECKS
from game.outer_rim.game import ROOT, OuterRim
from game.outer_rim.text import ai_cards, conditions, icons
from game.outer_rim.text import cards as say
from game.outer_rim.text.abilities import ability, goal
from game.outer_rim.text.effects import block
from game.outer_rim.text.grammar import a_or_an, clipped, plain, plural, together
from game.outer_rim.text.terms import Scene
from game.table.grammar import listed, sentence
from tests import specs
from tests.specs import Row, for_each

ICONS = {path.stem for path in Path(ROOT, "assets", "icons").glob("*.svg")}
ICON = re.compile(r"\{icon:([^}]*)\}")
RAW_ID = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b")
DOUBLED = re.compile(r"\b([a-z]+) \1\b", re.IGNORECASE)
BAD = ("None", "..", " .", " ,", "( ", " )", "{", "}", "you you", "True", "False")
LENGTHS: tuple[say.Length, ...] = ("tile", "text", "help")


def faults(text: str) -> list[str]:
    """Return the faults of a generated text."""
    found = [f"no icon {icon}" for icon in ICON.findall(text) if icon not in ICONS]
    shown = plain(text)
    if RAW_ID.search(shown):
        found.append(f"raw id in {shown!r}")
    if DOUBLED.search(shown):
        found.append(f"a word twice in {shown!r}")
    if text.count("**") % 2:
        found.append(f"bold left open in {text!r}")
    if "  " in ICON.sub("@", text):
        found.append(f"two spaces in {text!r}")
    return found + [f"{bad!r} in {shown!r}" for bad in BAD if bad in shown]


def paragraphs(game: OuterRim, length: say.Length) -> Iterator[tuple[str, str]]:
    """Return every paragraph of every component, with its source."""
    content = game.base.content
    for id in content.components:
        for flipped in (False, True):
            card = say.card_text(content, id, length, flipped)
            for place, words in enumerate(card.body):
                yield f"{id}/{flipped}/{place}", words
    for id in content.assets:
        for place, words in enumerate(say.slot_text(content, id, length).body):
            yield f"{id}/slot/{place}", words
    for id, encounter in content.encounter_cards.items():
        for number in range(len(encounter.sections)):
            for place, words in enumerate(say.section_text(content, id, number, length).body):
                yield f"{id}/{number}/{place}", words


@pytest.mark.parametrize("length", LENGTHS)
def test_every_paragraph_is_well_formed(game: OuterRim, length: say.Length) -> None:
    wrong = {id: faults(words) for id, words in paragraphs(game, length) if faults(words)}
    assert wrong == {}


def test_every_paragraph_is_made_of_sentences(game: OuterRim) -> None:
    loose = {
        id: words
        for id, words in paragraphs(game, "help")
        if not words.endswith((".", "!", "?", ".**"))
        and not words.startswith("{teal|")
        and not words.endswith(")")
        or not re.match(r"[A-Z+\d-]", plain(words))
    }
    assert loose == {}


def test_heads_and_feet_are_well_formed(game: OuterRim) -> None:
    for id in game.base.content.components:
        card = say.card_text(game.base.content, id)
        assert faults(card.name) + faults(card.kind_line) + faults(card.footer) == [], id
        assert "{" not in card.footer, f"{id}: the footer is plain"
        assert not card.footer or card.footer.endswith("."), id


def test_every_card_for_the_table_says_something(game: OuterRim) -> None:
    silent = [
        id
        for id in game.base.content.components
        if not any(say.card_text(game.base.content, id).body)
    ]
    assert silent == []


def test_a_tile_is_one_line_and_shorter_than_the_card(game: OuterRim) -> None:
    for id in game.base.content.assets:
        line = say.slot_text(game.base.content, id, "tile").body
        assert len(line) == 1 and "\n" not in line[0], id
        shown = ICON.sub("@", line[0])
        assert len(shown) <= 60, f"{id}: {shown}"


def test_steps_and_abilities_are_well_formed(game: OuterRim) -> None:
    for id, card in game.base.content.databank.items():
        for step in range(1, len(getattr(card, "steps", ())) + 1):
            assert faults(say.step_text(game.base.content, id, step)) == []
    for power in game.base.content.powers:
        words = say.ability_text(game.base.content, power)
        assert faults(words) == [] and words.endswith("."), power


# --- nothing without words ------------------------------------------------------------------------


def verbs_of(union: Any) -> set[str]:
    """Return the ``do`` of all models in an annotated union."""
    models = get_args(get_args(union)[0]) if get_origin(union) is Annotated else get_args(union)
    return {get_args(model.model_fields["do"].annotation)[0] for model in models}


AI_VERBS = (
    verbs_of(lines.PlanLine)
    | verbs_of(lines.ActLine)
    | verbs_of(lines.MeetLine)
    | verbs_of(lines.FirstLine)
)


@pytest.mark.parametrize(
    ("said", "done"),
    [
        (set(say.CONDITIONS), set(Condition.model_fields)), (set(say.CONDITIONS), set(CHECKS)),
        (set(say.COSTS), set(Cost.model_fields)),
        (set(say.WHENS) | {"always", "planning", "action", "encounter"}, set(get_args(When))),
        (set(say.GOALS) | {"always", "planning", "action", "encounter"}, set(get_args(When))),
        (set(icons.MOMENTS) | {"always"}, set(get_args(When))),
        (set(say.STATS), set(get_args(Stat))), (set(icons.STATS), set(get_args(Stat))),
        (set(say.GRANTS), set(get_args(Grant))), (set(icons.GRANTS), set(get_args(Grant))),
        (set(ai_cards.AI_LINES), AI_VERBS),
    ],
    ids=[
        "conditions", "checks", "costs", "moments", "goals", "moment icons", "stats", "stat icons",
        "grants", "grant icons", "ai lines",
    ],
)  # fmt: skip
def test_what_can_be_written_can_be_said(said: set[str], done: set[str]) -> None:
    assert said == done


def test_every_literal_of_an_ability_has_words() -> None:
    fields = Ability.model_fields
    rolls = get_args(get_args(fields["roll"].annotation)[0])
    limits = [each for each in get_args(fields["limit"].annotation) if each is not type(None)]
    assert set(say.ROLLS) == set(rolls)
    assert set(say.LIMITS) == {word for each in limits for word in get_args(each)}


# --- patterns -------------------------------------------------------------------------------------

EFFECT: TypeAdapter[Any] = TypeAdapter(AnyEffect)
CONDITIONS = specs.tables("outer_rim/text/conditions.spec")
ABILITIES = specs.tables("outer_rim/text/abilities.spec")


def condition(data: str) -> Condition:
    """Return a condition given as data."""
    return Condition.model_validate_json(data)


@pytest.fixture
def scene(game: OuterRim) -> Scene:
    """Return a card that hires Greedo and may bring a relic."""
    return Scene(game.base.content, asset="Relic", crew="Greedo")


def said(scene: Scene, *effects: dict[str, Any]) -> str:
    """Return a block given as data, in plain words."""
    made = tuple(EFFECT.validate_python(each, strict=False) for each in effects)
    return plain(block(made, scene))


@for_each(specs.table("outer_rim/text/effects.spec"))
def test_effects_read_like_a_card(row: Row, scene: Scene) -> None:
    assert said(scene, *json.loads(row["effects"])) == row["words"]


@for_each(CONDITIONS["words"])
def test_conditions_read_like_a_card(row: Row, scene: Scene) -> None:
    assert plain(conditions.condition(condition(row["data"]), scene)) == row["words"]


def test_every_condition_has_a_sample() -> None:
    assert {row["field"] for row in CONDITIONS["samples"]} == set(Condition.model_fields)


@for_each(CONDITIONS["samples"])
def test_every_condition_can_be_denied(row: Row, scene: Scene) -> None:
    """No pattern drops the difference between holding and not holding."""
    made = condition(f'{{"{row["field"]}": {row["value"]}}}')
    yes = conditions.condition(made, scene)
    no = conditions.condition(made, scene, holds=False)
    who = conditions.condition(made, scene, conditions.WHO)
    assert yes and no and yes != no and who
    assert faults(yes) + faults(no) + faults(who) == []


@for_each(CONDITIONS["opposites"])
def test_conditions_and_their_opposites(row: Row, scene: Scene) -> None:
    made = condition(row["data"])
    assert plain(conditions.condition(made, scene)) == row["yes"]
    assert plain(conditions.condition(made, scene, holds=False)) == row["no"]


@for_each(ABILITIES["abilities"])
def test_abilities_read_like_a_card(row: Row, scene: Scene) -> None:
    assert plain(ability(Ability.model_validate_json(row["data"]), scene)) == row["words"]


@for_each(ABILITIES["goals"])
def test_goals_read_like_a_card(row: Row, scene: Scene) -> None:
    assert plain(goal(Goal.model_validate_json(row["data"]), scene)) == f"Goal: {row['words']}"


def test_an_ability_and_its_better_half_share_a_paragraph(game: OuterRim) -> None:
    body = [plain(each) for each in say.card_text(game.base.content, "jetpack").body]
    assert body == [
        "After your opponent rolls dice in ground combat, you may cancel 1 hit. "
        "If you have Tactics, you may cancel 1 hit or crit instead."
    ]


def test_casino_heist_reads_as_it_runs(game: OuterRim) -> None:
    steps = [
        plain(say.step_text(game.base.content, "databank_42_the_casino_heist", number))
        for number in (1, 2, 3, 4)
    ]
    assert steps == [
        "Test Influence. Fail: The job fails.",
        "Test Tech. Fail: Suffer 1 character damage and go to step 4.",
        "Test Strength. Pass: The job is complete.",
        "Fight local security (ground combat, 3 dice). Win and not defeated: The job is complete. "
        "If you lose: Repeat this step.",
    ]


def test_help_reminds_of_what_the_card_uses(game: OuterRim) -> None:
    short = say.card_text(game.base.content, "boba_fett").body
    long = say.card_text(game.base.content, "boba_fett", "help").body
    assert long[: len(short)] == short and len(long) > len(short)


def test_an_asset_shows_where_its_section_can_bring_it(game: OuterRim) -> None:
    cards = game.base.content.encounter_cards.values()
    card = next(each for each in cards if each.asset is not None)
    words = " ".join(say.section_text(game.base.content, card.id, 0).body)
    assert card.asset is not None and f"**{card.asset.name}** (" in words


# --- grammar --------------------------------------------------------------------------------------


def test_grammar() -> None:
    assert listed(("a", "", "b", "c")) == "a, b and c"
    assert [plural(n, "die") for n in (1, 2)] == ["1 die", "2 dice"]
    assert plural(2, "cargo") == "2 cargo" and plural(3, "bounty") == "3 bounties"
    assert a_or_an("{icon:imperial} Imperial") == "an {icon:imperial} Imperial"
    assert sentence("**pass**") == "**Pass**." and sentence("done!") == "Done!"
    assert together(["gain 1 fame", "gain 2 credits"]) == "gain 1 fame and 2 credits"
    assert together(["gain a and b", "go"]) == "gain a and b, then go"
    assert together(["gain a", "gain b if it is c"]) == "gain a, then gain b if it is c"
    assert plain("{icon:hutt} Hutt, **{icon:die_hit}** {teal|Kessel}") == "Hutt, hit Kessel"
    assert clipped("one two three", 9) == "one two…" and clipped("one", 9) == "one"


def models_in(value: Any) -> Iterator[Any]:
    """Return all models within a value, itself included."""
    if isinstance(value, BaseModel):
        yield value
        for field in type(value).model_fields:
            yield from models_in(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from models_in(each)


STORY = {"words", "passed", "failed", "passed_log", "failed_log"}


def without_story(value: Any) -> Any:
    """Return a model without the words of the story in it, which are no part of the rules."""
    if isinstance(value, tuple):
        return tuple(without_story(each) for each in value)
    if not isinstance(value, BaseModel):
        return value
    fields = {name: without_story(getattr(value, name)) for name in type(value).model_fields}
    return value.model_copy(update={**fields, **dict.fromkeys(fields.keys() & STORY, "")})


def test_effects_that_differ_say_something_else(game: OuterRim, scene: Scene) -> None:
    """No pattern drops a field: two effects of the box with the same words are the same."""
    told: dict[str, Any] = {}
    for component in game.base.content.components.values():
        for model in models_in(component):
            if hasattr(model, "do") and not component.id.startswith("ai_card"):
                words, model = block((model,), scene), without_story(model)
                assert told.setdefault(words, model) == model, words


def test_conditions_that_differ_say_something_else(game: OuterRim, scene: Scene) -> None:
    told: dict[str, Any] = {}
    for component in game.base.content.components.values():
        for model in models_in(component):
            if isinstance(model, Condition):
                words = conditions.condition(model, scene)
                assert told.setdefault(words, model) == model, words
