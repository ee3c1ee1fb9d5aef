"""Three lessons, a coach, and one tip."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.guidance.guided_game import Advice, GuideScript, GuideStep
from game.client.tabletop.guidance.lesson import Chapter, Step, answered, own
from game.client.tabletop.guidance.progress import Notebook
from game.client.tabletop.kit.marks import mark
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers
from tests.harbor.board import Model, table_of
from tests.harbor.rules import ErrandTaken, Fished, Sailed

SETUP: dict[str, Any] = {"game": "harbor", "seats": [{"kind": "human"}, {"kind": "random"}]}
NOTEBOOK = Notebook("harbor")
learned = NOTEBOOK.load


def chapter(id: str, title: str, goal: str, *steps: Step) -> Chapter:
    """Return a chapter of this game."""
    return Chapter(id, title, goal, f"{goal}.", SETUP, steps, "That is all there is to it.")


CHAPTERS = (
    chapter(
        "sail", "Sailing", "Reach another island",
        Step("This is the sea. **Drag your boat** along a lane to another island.",
             own(Sailed), keys=("sail:*",)),
    ),
    chapter(
        "fish", "Fishing", "Cast the net once",
        Step("First sail, or stay.", answered("sail:*", "stay"), keys=("stay", "sail:*")),
        Step("Now **fish**: the die brings coins, or a storm.", own(Fished), keys=("fish",)),
    ),
    chapter(
        "errand", "Errands", "Take an errand",
        Step("First sail, or stay.", answered("sail:*", "stay"), keys=("stay", "sail:*")),
        Step("**Take an errand** from the deck. Nobody else sees it.",
             own(ErrandTaken), keys=("take:deck",)),
    ),
)  # fmt: skip


def say(id: str, verb: str, text: str) -> GuideStep[Model]:
    """Return a step that speaks when an option with this verb is offered."""
    return GuideStep(
        id,
        lambda model: next(
            (Advice(text, each.key, goal=True) for each in model.options if each.verb == verb), None
        ),
    )


LEAD = GuideScript(
    (
        say("deliver", "deliver", "Your errand belongs **here**: deliver it."),
        say("sail", "sail", "Sail along a lane: other islands have letters to bring."),
        say("take", "take", "**Take an errand**: it says which island pays for it."),
    ),
    lambda model: "Next time, fish only when the hold is empty.",
)


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach, an old boat."""
    surface.blit(mark(0, rect.width), rect)


LESSONS = Lessons(
    notebook=NOTEBOOK, chapters=CHAPTERS, note="Three short lessons on the real table.",
    all_done="You know all there is. Play a friend.", face=paint_face, table=table_of,
)  # fmt: skip
make_list, make_chapter = makers(LESSONS)
