"""``main.py headless``: a game over standard input and output, one JSON object per line.

Out: ``decision``, ``event``, ``refused``, ``state`` and ``result`` lines, each named by its
``type``. In: ``{"choose":KEY}`` (with ``"seq":N`` to be sure which decision it answers),
``{"state":true}`` (with ``"seat":N`` for that seat's view), ``{"why":KEY}``,
``{"undo":true}`` and ``{"quit":true}``. A line that is none of these is ``refused`` and
changes nothing; the reason is always one line. ``why`` is answered by ``refused``
with the reason, or by the decision again when the key is one of its options; both repeat the
key as ``why``. Notes on the journal's file are printed on standard error.

With ``--check`` (or ``RIMWARD_CHECK=1``) the whole state is checked after each answer. One that is
not valid ends the program with ``refused`` and status 1; the journal ends with the answer before.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, BinaryIO, TextIO

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from game.commands import arguments
from game.commands.arguments import Wrong
from game.commands.no_packs import add_packs
from game.players import make_players
from game.table.contract import Game
from game.table.decisions import Decision, parse
from game.table.events import Event, as_data
from game.table.journal import Answer, Journal, JournalError, is_begun
from game.table.json_positions import BrokenJson, read, spelled
from game.table.packs import player_packs
from game.table.packs.complaints import explain, nearest
from game.table.refusals import Reason, Refused
from game.table.session import HUMAN, Session
from game.table.text_safety import plain, quoted
from game.table.validation import SWITCH, InvalidState

HELP = "play over standard input and output, in JSON lines, for programs"
PROG = "main.py headless"
MAX_LINE = 1 << 16
MAX_REASON = 500


class Line(BaseModel):
    """Base class of input lines: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _only_true(value: bool) -> bool:
    if not value:
        raise ValueError("false is not allowed, write true")
    return value


Number = Annotated[int, Field(ge=-(10**20), le=10**20)]
Yes = Annotated[bool, AfterValidator(_only_true)]
"""only True; ``Literal[True]`` would also accept 1"""


class Choose(Line):
    choose: Annotated[str, Field(max_length=500)]
    seq: Number | None = None


class State(Line):
    state: Yes
    seat: Number | None = None


class Why(Line):
    why: Annotated[str, Field(max_length=500)]


class Undo(Line):
    undo: Yes


class Quit(Line):
    quit: Yes


LINES: dict[str, type[Line]] = {
    "choose": Choose,
    "state": State,
    "why": Why,
    "undo": Undo,
    "quit": Quit,
}


def main(argv: list[str]) -> int:
    """Run until the game ends, ``quit`` or end of input; return 0, 1 if the journal or the state
    cannot be used any more, or 2 for wrong arguments."""
    return arguments.guarded(PROG, _main, argv)


def _main(argv: list[str]) -> int:
    wanted = _parser().parse_args(argv)
    if wanted.check:
        os.environ[SWITCH] = "1"
    game = arguments.load_game(wanted.game, journal_content(wanted.journal, wanted.game))
    try:
        session = open_session(game, wanted)
        if HUMAN not in session.kinds:
            arguments.must_end(wanted.game)
        return _talk(session)
    except (JournalError, InvalidState) as error:
        print(f"{PROG}: {error}", file=sys.stderr)
        return 1


def _talk(session: Session[Any]) -> int:
    try:
        return Talk(session, sys.stdin.buffer, sys.stdout).run()
    finally:
        session.close()


def _parser() -> arguments.Parser:
    parser = arguments.Parser(prog=PROG, description=HELP)
    arguments.add_game(parser)
    add_packs(parser)
    parser.add_argument("--seats", type=arguments.seats, metavar="KIND,...", help="who plays")
    parser.add_argument("--seed", type=arguments.seed, metavar="N", help="default: 1")
    parser.add_argument(
        "--setup", type=arguments.path, metavar="FILE", help="use the setup in this file"
    )
    parser.add_argument(
        "--journal", type=arguments.path, metavar="FILE", help="save the game there, or continue it"
    )
    parser.add_argument(
        "--expansion", action="append", default=[], metavar="ID", help="play with this expansion"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="check the whole state after each answer, and stop at the first invalid one; the "
        f"same as {SWITCH}=1",
    )
    return parser


def journal_content(path: Path | None, game: str) -> str:
    """Return the content of the journal to resume; "" for a new game or another kind of file."""
    try:
        if path is None or not is_begun(path):
            return ""
        header = Journal.read(path).header
    except JournalError as error:
        raise Wrong(str(error)) from error
    return header.content if header.game == game else ""


def open_session(game: Game[Any], wanted: Any) -> Session[Any]:
    """Return the requested session, new or resumed. Raise ``Wrong`` for unusable arguments."""
    path: Path | None = wanted.journal
    try:
        if path is not None and is_begun(path):
            session = Session.resume(game, path)
            if wanted.seed not in (None, session.header.seed) or wanted.setup or wanted.seats:
                session.notes.append(f"{plain(path)} continues with its own setup and seed.")
            told = player_packs.changed(session.header.content, game.recorded(session.state.setup))
            session.notes += [plain(told)] if told else []
            return session
        data = arguments.setup_data(wanted.setup, wanted.seats, wanted.game)
        if wanted.expansion:
            data["expansions"] = wanted.expansion
        arguments.checked_setup(game, data)
        return Session(game, data, 1 if wanted.seed is None else wanted.seed, path)
    except JournalError as error:
        raise Wrong(str(error)) from error


class Talk:
    """The conversation about one game."""

    def __init__(self, session: Session[Any], source: BinaryIO, out: TextIO) -> None:
        self.session = session
        self.source = source
        self.out = out
        self.players = make_players(session.game.id, session.kinds, session.header.seed)
        self.answers: dict[type[Line], Callable[[Any], None]] = {
            Choose: self.choose,
            State: self.state,
            Why: self.why,
            Undo: self.undo,
        }

    def run(self) -> int:
        """Ask, listen and answer until the end; returns 0.

        Raise ``InvalidState``, after reporting it, if states are checked and one is not valid.
        """
        try:
            return self.talk()
        except InvalidState as invalid:
            self.refuse(str(invalid), "")
            raise

    def talk(self) -> int:
        """Ask, listen and answer until the end; returns 0."""
        self.tell_notes()
        self.go_on()
        while self.session.decision() is not None:
            line = self.source.readline(MAX_LINE + 1)
            if not line:
                break
            try:
                said = self.understood(line)
                if isinstance(said, Quit):
                    break
                self.answers[type(said)](said)
            except Refused as refused:
                self.refuse(refused.reason, refused.clause)
            self.tell_notes()
        return 0

    def tell_notes(self) -> None:
        """Print new notes about the journal on stderr."""
        for note in self.session.notes:
            print(f"{PROG}: {note}", file=sys.stderr)
        self.session.notes.clear()

    def understood(self, line: bytes) -> Line:
        """Parse a line as one of ``LINES``. Raise ``Refused`` with what would work."""
        if len(line) > MAX_LINE:
            while line and not line.endswith(b"\n"):
                line = self.source.readline(MAX_LINE)
            raise Refused(f"The line is longer than {MAX_LINE} bytes; send a shorter one.")
        data = _read(line)
        verbs = [key for key in data if key in LINES] if isinstance(data, dict) else []
        if len(verbs) != 1:
            hint = _near(data) if not verbs else f"It has {' and '.join(verbs)} together. "
            raise Refused(f"{hint}{USAGE}")
        kind = LINES[verbs[0]]
        _known_fields(data, kind)
        try:
            return kind.model_validate(data)
        except ValidationError as error:
            complaints = explain(error, data, kind.model_json_schema())
            if not complaints:
                raise Refused(USAGE) from error
            first = complaints[0]
            raise Refused(f"{spelled(first.path) or 'the line'}: {first.message}.") from error

    # --- answers ---------------------------------------------------------------------------------

    def choose(self, said: Choose) -> None:
        """Play the answer, then let computer players answer."""
        decision = self.session.decision()
        if decision and said.seq in (None, decision.seq) and not decision.find(said.choose):
            reason = self.against(said.choose)
            if reason is not None:
                raise Refused.because(reason)
        self.events(self.session.choose(said.choose, said.seq))
        self.go_on()

    def state(self, said: State) -> None:
        """Write what everybody, or one seat, may know."""
        game, state = self.session.game, self.session.state
        seats = len(game.seats(state))
        if said.seat is not None and not 0 <= said.seat < seats:
            raise Refused(f"No seat {said.seat}: the seats are 0 to {seats - 1}.")
        shown = {} if said.seat is None else {"seat": said.seat}
        self.say("state", {"seq": self.session.seq, **shown, "view": game.view(state, said.seat)})

    def why(self, said: Why) -> None:
        """Explain why a key cannot be chosen, or show the decision that it can answer."""
        decision = self.session.decision()
        if decision is not None and decision.find(said.why):
            self.ask(decision, why=said.why)
            return
        reason = self.against(said.why)
        text = reason.text if reason else f"'{quoted(said.why, 80)}' is not one of the options."
        self.refuse(text, reason.clause if reason else "", why=said.why)

    def against(self, key: str) -> Reason | None:
        """Return the reason why a key cannot be chosen now.

        If the rules fail to produce a reason, print the error on stderr; the game continues.
        """
        intent = parse(key)
        try:
            reason = self.session.game.why_not(self.session.state, intent)
            return Reason(reason.clause, "{text}", text=reason.text) if reason else None
        except Refused:
            raise
        except Exception as error:
            words = plain(f"{type(error).__name__}: {error}")
            print(f"{PROG}: no reason against {quoted(key, 80)} found ({words})", file=sys.stderr)
            return Reason("", "'{key}' is not one of the options.", key=quoted(key, 80))

    def undo(self, said: Undo) -> None:
        """Undo the last answer and ask again."""
        self.session.undo()
        self.go_on()

    def go_on(self) -> None:
        """Let computer players answer, then ask, or write the result."""
        while (decision := self.session.decision()) is not None:
            if decision.seat not in self.players:
                self.ask(decision)
                return
            events = self.session.autoplay(self.players, limit=1)
            self.reason(self.session.history[-1].answer)
            self.events(events)
        result = self.session.result()
        if result is not None:
            end = {"winner": result.winner, "ending": result.ending, "scores": result.scores}
            self.say("result", {"seq": self.session.seq, **end})

    # --- words -----------------------------------------------------------------------------------

    def events(self, events: Iterable[Event]) -> None:
        """Write the events, one per line."""
        game, state = self.session.game, self.session.state
        for event in events:
            seat = event.to[0] if event.to else None
            text = game.tell(state, event, seat)
            self.say("event", {**as_data(event), **({"text": text} if text else {})})

    def reason(self, answer: Answer) -> None:
        """Write why a computer player chose its answer, if it says so."""
        if answer.why:
            self.say("reason", {"seq": answer.seq, "seat": answer.seat, "text": answer.why})

    def refuse(self, reason: str, clause: str, **more: Any) -> None:
        """Write a refusal on one printable line."""
        self.say("refused", {**more, "reason": quoted(reason, MAX_REASON), "clause": clause})

    def ask(self, decision: Decision, **more: Any) -> None:
        """Write the decision with its options in words."""
        game, state = self.session.game, self.session.state
        options = []
        for option in decision.options:
            label = game.word(state, option)
            detail = {"detail": label.detail} if label.detail else {}
            options.append(
                {
                    "key": option.key,
                    "label": label.label,
                    **detail,
                    "source": option.source,
                    "target": option.target,
                }
            )
        self.say(
            "decision",
            {
                "seq": decision.seq,
                "seat": decision.seat,
                "step": decision.step,
                "prompt": game.prompt(state),
                "options": options,
                **more,
            },
        )

    def say(self, kind: str, fields: dict[str, Any]) -> None:
        """Write one line and flush."""
        line = {"type": kind, **fields} | {"type": kind}
        print(json.dumps(line, default=_plain), file=self.out, flush=True)


USAGE = (
    'Write one of {"choose":"KEY"}, {"choose":"KEY","seq":N}, {"state":true}, '
    '{"state":true,"seat":N}, {"why":"KEY"}, {"undo":true} and {"quit":true}.'
)


def _near(data: Any) -> str:
    """Suggest the verb that an unknown line may have meant."""
    if not isinstance(data, dict):
        return "The line is not an object. "
    near = [(key, nearest(key, LINES)) for key in list(data)[:8] if len(key) < 40]
    hints = [
        f"Did you mean '{known}' instead of '{quoted(key, 40)}'? " for key, known in near if known
    ]
    return hints[0] if hints else "The line has no known key. "


def _read(line: bytes) -> Any:
    """Parse the JSON of a line. Raise ``Refused`` for invalid JSON or duplicate keys."""
    try:
        text = line.decode()
        if text.startswith("\ufeff"):
            raise Refused(f"The line begins with a byte order mark; leave it out. {USAGE}")
        placed = read(text)
    except UnicodeDecodeError as error:
        where = f"byte {error.start + 1} ({line[error.start]:#04x}) is not UTF-8"
        raise Refused(f"The line is not JSON: {where}. {USAGE}") from error
    except BrokenJson as error:
        raise Refused(f"The line is not JSON: {quoted(error.message, 120)}. {USAGE}") from error
    for path, _, _ in placed.doubles:
        raise Refused(f"You gave the key '{quoted(path[-1], 40)}' twice; give it once.")
    return placed.value


def _known_fields(data: dict[str, Any], kind: type[Line]) -> None:
    """Reject fields that this kind of line does not have."""
    fields = list(kind.model_fields)
    for key in data:
        if key not in fields:
            near = nearest(key, fields) if len(key) < 40 else None
            known = " and ".join(f"'{field}'" for field in fields)
            hint = f"did you mean '{near}'?" if near else f"the fields are {known}."
            raise Refused(f"No field '{quoted(key, 40)}' belongs here; {hint}")


def _plain(value: Any) -> Any:
    """Convert sets to sorted lists, and other values to text."""
    return sorted(value) if isinstance(value, set | frozenset) else str(value)
