"""Random games, checked at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from game.table.conformance import answers, components, copies, secrets
from game.table.conformance.hooks import Check, Fault, Hooks, Moment, all_shown
from game.table.events import Event

S = TypeVar("S")

ALWAYS: tuple[Check, ...] = (
    answers.options_are_finished,
    answers.options_are_accepted,
    copies.copies_are_equal,
    secrets.news_keep_secrets,
    components.all_is_there,
)
RARELY: tuple[Check, ...] = (
    answers.options_have_words,
    answers.others_are_refused,
    answers.decisions_are_fresh,
    secrets.views_are_data,
    secrets.views_keep_secrets,
    secrets.guesses_agree_with_the_view,
    secrets.guesses_rest_on_knowledge,
    secrets.guesses_have_no_past,
    secrets.guesses_vary,
    secrets.what_can_be_taken_back_reveals_nothing,
    components.last_option_gives_a_sound_state,
    copies.clones_are_independent,
    copies.loading_is_strict,
)
EVERY = 8
"""the costly checks look at one in this many decisions"""
PAST = 40
"""interval, in decisions, at which a clone is kept to verify that it stays unchanged"""


class Run:
    """Random games at one table: ``limit`` decisions, over as many games as needed."""

    def __init__(self, hooks: Hooks[Any], table: str, limit: int, every: int = EVERY) -> None:
        self.hooks, self.table, self.limit, self.every = hooks, table, limit, every
        self.steps: Counter[str] = Counter()
        self.seed = 0
        self.keys: list[str] = []
        self._past: list[tuple[Any, bytes]] = []

    def play(self) -> Counter[str]:
        """Run all checks; return the number of questions by step. Raise ``Fault``."""
        for m in self.moments():
            self.steps[m.decision.step] += 1
            for check in (*ALWAYS, *self.hooks.always):
                self.check(check, m)
            if m.number % self.every == 0:
                for check in (*RARELY, *self.hooks.rarely):
                    self.check(check, m)
            if m.number % PAST == 0:
                self.keep(m)
        with self.naming("the_whole_run"):
            self.look_back()
        return self.steps

    def moments(self) -> Iterator[Moment[Any]]:
        """Yield every decision of random games at this table, up to the limit."""
        number = 0
        while number < self.limit:
            self.seed += 1
            for m in self.one_game(number):
                number = m.number
                yield m

    def one_game(self, number: int) -> Iterator[Moment[Any]]:
        """Yield every decision of this seed's game; ``number`` decisions have been checked
        before."""
        hooks, game, seed = self.hooks, self.hooks.game, self.seed
        self.keys = []
        state, told = game.begin(game.setup(hooks.setup(self.table, seed)), seed)
        streams: dict[str, int] = {}
        m: Moment[Any] | None = None
        while number < self.limit:
            if game.decision(state) is None:
                self.check_end(state, told, m)
                return
            number += 1
            m = self.moment(state, told, m, number)
            yield m
            self.keys.append(hooks.pick(state, m.decision, streams, seed))
            with self.naming("random_play", m.decision.step):
                told = game.choose(state, self.keys[-1])

    def moment(
        self, state: Any, told: list[Event], before: Moment[Any] | None, number: int
    ) -> Moment[Any]:
        """Return the game at this moment, after the events so far."""
        hooks, game = self.hooks, self.hooks.game
        decision = game.decision(state)
        assert decision is not None
        secret = [frozenset(hooks.hidden(state, seat)) for seat in range(len(game.seats(state)))]
        known = before.strangers[-9:] if before else ()
        return Moment(
            hooks,
            state,
            decision,
            number,
            len(self.keys),
            game.dump(state),
            told,
            secret,
            before.hidden if before else secret,
            all_shown(hooks, told, before),
            (*known, decision.options[-1].key) if before else (),
        )

    def check(self, check: Check, m: Moment[Any]) -> None:
        """Run one check; add the location to any exception."""
        with self.naming(check.__name__, m.decision.step):
            check(m)

    def check_end(self, state: Any, told: list[Event], before: Moment[Any] | None) -> None:
        """Run the checks of a finished game."""
        hooks, game = self.hooks, self.hooks.game
        with self.naming("end_is_the_end"):
            if before is None:
                raise Fault("The game is over before it begins.")
            answers.end_is_the_end(game, state, self.keys[-1])
            copies.must_have_equal_copies(game, state, game.dump(state))
            components.components_are_there(hooks, state)
            hidden = [frozenset(hooks.hidden(state, seat)) for seat in before.seats]
            shown = all_shown(hooks, told, before)
            hidden = secrets.still_secret(hooks, told, hidden)
            secrets.must_keep_secrets(told, hidden, before.hidden, shown)

    @contextmanager
    def naming(self, check: str, step: str = "") -> Iterator[None]:
        """Add the name of the check and the location to any exception raised within."""
        try:
            yield
        except Exception as error:
            if isinstance(error, Fault):
                error.check = check
            asked = f", which asks '{step}'" if step else ""
            error.add_note(
                f"Found by {check} at the table '{self.table}', seed {self.seed}, after "
                f"{len(self.keys)} answers{asked}. The last of them: {', '.join(self.keys[-5:])}."
            )
            raise

    def keep(self, m: Moment[Any]) -> None:
        """Keep a clone, and verify that earlier clones are unchanged."""
        self._past = [*self._past[-4:], (m.game.clone(m.state), m.dump)]
        with self.naming("clones_stay_as_they_are"):
            for state, dump in self._past:
                if m.game.dump(state) != dump:
                    raise Fault("A clone changes as the game continues.")

    def look_back(self) -> None:
        """Run the checks that need many decisions."""
        missing = self.hooks.steps - self.steps.keys()
        if missing:
            raise Fault(f"Never asked in {self.limit} decisions: {', '.join(sorted(missing))}.")


def look(hooks: Hooks[S], table: str, limit: int, every: int = EVERY) -> Counter[str]:
    """Check this many decisions of random games; return the number of questions by step.

    The costly checks look at one in ``every`` decisions. Raise ``Fault``, or any error of the rules
    or the hooks, with a note that gives the location.
    """
    return Run(hooks, table, limit, every).play()
