"""The coach of a chapter: the current step, and remarks on detours.

Nothing is forbidden. The coach reads events as the log does; events taken back do not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.client.draw import richtext
from game.client.tabletop.guidance.lesson import Chapter, Moment, Step, fits
from game.client.tabletop.play.model import TableModel
from game.client.widgets.keymap import with_keys
from game.table.decisions import Option
from game.table.session import Turn

LONGEST = 40
"""maximum number of words in a text of the coach"""
LONGEST_DEED = 8
"""maximum number of words of an answer's label that a remark repeats"""


class Coach:
    """A chapter in progress. ``at`` is the step, ``len(chapter.steps)`` when all are finished."""

    def __init__(self, chapter: Chapter, model: TableModel[Any]) -> None:
        self.chapter, self.model = chapter, model
        self.acts: set[str] = set()
        self.passed: set[int] = set()
        """steps that were read, skipped, or finished for good"""
        self.at = 0
        self.remark = ""
        """the words for the last answer if it was a detour"""
        self.since = len(model.session.history)
        """answers before the current step"""
        self.hinting = False
        self._seen = len(model.session.history)
        self._deed = ""
        self._open = -1  # the task that follows the current step, if it is not finished yet
        self.look()

    # -- reading --

    @property
    def step(self) -> Step | None:
        """The current step, None when the chapter is finished."""
        steps = self.chapter.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def over(self) -> bool:
        """True when the chapter is finished."""
        return self.step is None

    @property
    def reached(self) -> bool:
        """True when the goal is reached: mostly with the last task."""
        if any(each.reaches for each in self.chapter.steps[: self.at]):
            return True
        return self.step is None or not self.step.task and self._task_after(self.at) < 0

    @property
    def text(self) -> str:
        """The coach's current words."""
        if self.remark:
            return self.remark
        if self.step is None:
            return with_keys(self.chapter.end)
        if self.hinting and self.is_stuck:
            return with_keys(self._way(self.step))
        return with_keys(self.step.hint if self.hinting and self.step.hint else self.step.text)

    @property
    def wanted(self) -> list[Option]:
        """The options that lead on from here, of the best kind on offer."""
        if self.step is None:
            return []
        for pattern in self.step.keys:
            found = [each for each in self.model.options if fits(each.key, (pattern,))]
            if found:
                return found
        return []

    # -- events --

    def about_to(self, option: Option | None) -> None:
        """Remember the words of an answer in advance, in case it is a detour."""
        label = self.model.labels.get(option.key) if option else None
        words = richtext.plain(label.label).split() if label else []
        self._deed = " ".join(words[:LONGEST_DEED]) + ("..." if len(words) > LONGEST_DEED else "")

    def did(self, act: str) -> bool:
        """Note an act that is not an answer; return True if there is something new to say."""
        if act in self.acts:
            return False
        self.acts.add(act)
        before = self.at
        self._move()
        return before != self.at

    def look(self) -> None:
        """Read the table again after an answer, or after one was taken back."""
        history, before, step = self.model.session.history, self.at, self.step
        fresh = history[self._seen :]
        rewound = len(history) < self._seen
        self._seen = len(history)
        if rewound:
            self.acts.add("undo")
        self._move()
        if self.at != before or rewound:
            self.remark, self.hinting = "", False
        elif step is not None and step.task and fresh:
            own = self._own(fresh)
            astray = [turn for turn in own if _astray(step, turn)]
            last = astray or (own if self.is_stuck else [])
            self.remark = self._remark(step, last[-1]) if last else ""

    def _own(self, turns: Sequence[Turn]) -> list[Turn]:
        """Return the learner's answers among some turns."""
        return [turn for turn in turns if turn.answer.seat == self.chapter.seat]

    def _move(self) -> None:
        """Move to the first step that is neither passed nor finished."""
        now = Moment(self.model.session.history, frozenset(self.acts), self.chapter.seat)
        for number, step in enumerate(self.chapter.steps):
            if number in self.passed:
                continue
            if step.done is None and self._is_overtaken(number, now):
                self.passed.add(number)
                continue
            if step.done is None or not step.done(now):
                self._reach(number, now)
                return
            if not step.keep:
                self.passed.add(number)
        self._reach(len(self.chapter.steps), now)

    def _reach(self, number: int, now: Moment) -> None:
        if number != self.at:
            was_read = number > self.at and self.step is not None and not self.step.task
            self.at = number
            if not was_read:  # what was answered during the reading may stand in the way
                self.since = len(self.model.session.history)
        task = self._task_after(number)
        done = self.chapter.steps[task].done if task >= 0 else None
        self._open = task if done is not None and not done(now) else -1

    def _is_overtaken(self, number: int, now: Moment) -> bool:
        """Return True for a step that is only read if its task was finished during the reading."""
        task = self._task_after(number)
        done = self.chapter.steps[task].done if task >= 0 else None
        return task == self._open and done is not None and done(now)

    def _task_after(self, number: int) -> int:
        """Return the number of the next task after a step, -1 for none."""
        later = range(number + 1, len(self.chapter.steps))
        return next((each for each in later if self.chapter.steps[each].done is not None), -1)

    @property
    def is_stuck(self) -> bool:
        """True if answers since the step began have used up what it asks for."""
        step = self.step
        asks = step is not None and step.task and not step.act
        return asks and not self.wanted and len(self.model.session.history) > self.since

    @property
    def is_detour(self) -> bool:
        """True if such answers can be taken back."""
        return self.is_stuck and self.model.can_undo() is None

    def _remark(self, step: Step, turn: Turn) -> str:
        """Return the words for an answer that leads elsewhere."""
        for wrong in step.wrong:
            if fits(turn.answer.key, wrong.keys) and wrong.meant(turn):
                return with_keys(wrong.text)
        deed = f"**{richtext.literal(self._deed)}**: fair enough." if self._deed else "Fair enough."
        return with_keys(f"{deed} {self._way(step)}")

    def _way(self, step: Step) -> str:
        """Return the way to the goal from here."""
        goal = self.chapter.goal[0].lower() + self.chapter.goal[1:].rstrip(".")
        if self.model.decision is None:
            return "But that ended the game; try the chapter again to see the rest."
        if self.wanted:
            return f"Your goal is still: {goal}. The ring shows the way."
        if self.model.can_undo() is None:
            return f"Your goal is still: {goal}. <table.undo> undoes your last choice."
        return step.still or f"Your goal is still: {goal}. Keep playing, or try the chapter again."

    # -- requests of the learner --

    def go_on(self) -> None:
        """Close a remark, or skip a step that was only for reading."""
        if self.remark:
            self.remark = ""
            return
        self.skip()

    def skip(self) -> None:
        """Skip the step, finished or not."""
        self.remark, self.hinting = "", False
        if self.step is not None:
            self.passed.add(self.at)
            self._move()
            own = self._own(self.model.session.history[self.since :])
            if own and self.step is not None and self.is_stuck:
                self.remark = self._remark(self.step, own[-1])

    def hint(self) -> None:
        """Explain how to finish the step."""
        self.remark = ""
        self.hinting = True


def _astray(step: Step, turn: Turn) -> bool:
    """Return True if an answer leads elsewhere: it fits no pattern of the step, or a remark names
    that very answer."""
    key, named = turn.answer.key, [each for each in step.wrong if each.meant(turn)]
    return not fits(key, step.keys) or any(key in wrong.keys for wrong in named)
