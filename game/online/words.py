"""The words of the protocol ``rimward.1``: one JSON object per frame, told apart by ``t``.

A word of a guest has at most ``limits.FRAME_IN`` bytes. ``rev`` counts the changes of a table
since the host began; it begins anywhere, so that no word from before fits by chance. ``seq`` is the
number of answers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from game.online import limits
from game.table.journal import Count, Header

Text = Annotated[str, Field(max_length=500)]
Name = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_NAME)]
Key = Annotated[str, Field(min_length=1, max_length=limits.LONGEST_KEY)]
Hex = Annotated[str, Field(max_length=64, pattern="^[0-9a-f]*$")]
Number = Annotated[int, Field(ge=0, lt=1 << 53)]
TableId = Annotated[str, Field(max_length=32, pattern="^[a-z0-9]*$")]
Call = Literal[
    "nice", "ouch", "luck", "thanks", "sorry", "deal", "moment", "back", "undo", "point"
]  # fmt: skip
UndoRule = Literal["matters", "ask", "never"]
Bye = Literal[4001, 4002, 4003, 4005, 4006, 4008, 4009, 4010]


class WordError(ValueError):
    """A frame is no word. The message is a sentence."""


class Word(BaseModel):
    """Base class of all words: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# --- from a guest ---------------------------------------------------------------------------------


class Hello(Word):
    """The first word. ``table`` is "" for the only one; ``by`` is the secret that proves: of the
    invitation, or the word of a table on the same network."""

    t: Literal["hello"] = "hello"
    v: Annotated[list[Number], Field(min_length=1, max_length=8)]
    nonce: Hex
    table: TableId = ""
    by: Literal["code", "word"] = "code"


class Enter(Word):
    """The proof of a guest, with the secret of the table or, for one who returns to a seat, with
    the token of that."""

    t: Literal["enter"] = "enter"
    program: Text
    build: Hex
    name: Name
    proof: Hex
    seat: Count | None = None
    """the seat whose token proves it; None with the secret of the table"""


class Take(Word):
    """Take a seat; None to watch."""

    t: Literal["take"] = "take"
    seat: Count | None


class Choose(Word):
    """Answers to the decision of ``rev``, one after another. ``forced`` are those that needed no
    thought."""

    t: Literal["choose"] = "choose"
    id: Number
    rev: Number
    keys: Annotated[list[Key], Field(min_length=1, max_length=limits.KEYS)]
    forced: bool = False


class Undo(Word):
    t: Literal["undo"] = "undo"
    id: Number
    rev: Number


class Redo(Word):
    t: Literal["redo"] = "redo"
    id: Number
    rev: Number


class Agree(Word):
    """The answer to a request to take something back."""

    t: Literal["agree"] = "agree"
    ask: Number
    yes: bool


class Say(Word):
    """A call to the table; ``at`` is a thing that everybody sees, for "point"."""

    t: Literal["say"] = "say"
    call: Call
    at: Annotated[str, Field(max_length=80)] = ""


class Nudge(Word):
    t: Literal["nudge"] = "nudge"


class Leave(Word):
    """The guest goes for now; the seat is kept."""

    t: Literal["leave"] = "leave"


class Resync(Word):
    """Send the game as it is, from ``have`` answers on whose digest is ``mark``: after sitting
    down, and whenever what came does not fit."""

    t: Literal["resync"] = "resync"
    have: Count = 0
    mark: Hex = ""


# --- from the host --------------------------------------------------------------------------------


class Greet(Word):
    """The proof of the host."""

    t: Literal["greet"] = "greet"
    v: Number
    nonce: Hex
    proof: Hex


class Seat(Word):
    """A seat as all see it. ``here``: its person's window is connected; ``computer``: a computer
    player answers for the person who is away."""

    name: str
    kind: str
    taken: bool = False
    here: bool = False
    computer: bool = False


class About(Word):
    """A table: what is played there, and who sits where."""

    t: Literal["table"] = "table"
    table: TableId
    name: Text
    game: Text
    content: Text
    setup: dict[str, Any]
    undo: UndoRule
    watchers: bool
    begun: bool
    seats: list[Seat]
    you: Count | None = None
    """the seat of this guest, None for one who has none"""
    code: Text = ""
    """the invitation, for those who have proven themselves"""


class Seated(Word):
    """A seat is taken: with this token the guest comes back to it."""

    t: Literal["seated"] = "seated"
    seat: Count | None
    token: Hex


Packed = tuple[str, dict[str, Any]]
"""an event: its kind, and its fields other than the usual"""
View = Any
"""a patch (``codec.patched``)"""


class Shot(Word):
    """Events, and the view after them: a patch against the view after the word, None for no
    difference."""

    e: list[Packed]
    v: View = None


class Part(Word):
    """One answer in its events; the key is there for the seat that gave it."""

    seat: Count
    step: Text
    key: Annotated[str, Field(max_length=limits.LONGEST_KEY)] | None = None
    shots: list[Shot]
    why: Text = ""
    forced: bool = False


class Asked(Word):
    """The open decision. ``chk`` is a digest of its options for the seat that answers, "" for
    others; ``undo`` is why this guest cannot take back anything, None if it can."""

    seat: Count | None
    undo: Text | None
    redo: bool = False
    chk: Hex = ""


class Past(Word):
    """Answers before the moment of the ``sync`` that follows, from number ``at`` on."""

    t: Literal["past"] = "past"
    at: Count
    turns: list[Part]


class Sync(Word):
    """The game as it is now. What the guest had stands up to ``keep`` answers."""

    t: Literal["sync"] = "sync"
    rev: Number
    seq: Count
    keep: Count
    header: Header
    opening: list[Packed]
    state: str
    ask: Asked


class Turn(Word):
    """Answers that were given. ``id`` repeats that of the guest's word."""

    t: Literal["turn"] = "turn"
    rev: Number
    seq: Count
    id: Number | None = None
    parts: list[Part]
    state: str
    ask: Asked


class Back(Word):
    """Answers were taken back: ``seq`` are left."""

    t: Literal["back"] = "back"
    rev: Number
    seq: Count
    by: Count
    count: Count
    id: Number | None = None
    state: str
    ask: Asked


class No(Word):
    """A word is refused."""

    t: Literal["no"] = "no"
    id: Number | None = None
    reason: str
    clause: str = ""


class Seats(Word):
    """The seats as they are now."""

    t: Literal["seats"] = "seats"
    begun: bool
    seats: list[Seat]


class Wish(Word):
    """A person asks to take back ``count`` answers of its own, the first of which is ``what``."""

    t: Literal["wish"] = "wish"
    id: Number | None = None
    ask: Number
    seat: Count
    count: Count
    what: Text


class Gone(Word):
    """A request is over, agreed to or not; ``by`` declined it, None for nobody."""

    t: Literal["gone"] = "gone"
    ask: Number
    agreed: bool
    by: Count | None = None


class Said(Word):
    t: Literal["said"] = "said"
    seat: Count
    call: Call
    at: str = ""


class Nudged(Word):
    t: Literal["nudged"] = "nudged"
    by: Count


class Whole(Word):
    """A piece of the journal of a game that is over: from here on nothing is hidden."""

    t: Literal["whole"] = "whole"
    text: str
    more: bool


class Farewell(Word):
    """The host ends the connection."""

    t: Literal["bye"] = "bye"
    code: Bye
    words: str


FromGuest = Annotated[
    Hello | Enter | Take | Choose | Undo | Redo | Agree | Say | Nudge | Leave | Resync,
    Field(discriminator="t"),
]
FromHost = Annotated[
    Greet | About | Seated | Past | Sync | Turn | Back | No | Seats | Wish | Gone | Said | Nudged
    | Whole | Farewell,
    Field(discriminator="t"),
]  # fmt: skip
GUEST: TypeAdapter[Word] = TypeAdapter(FromGuest)
HOST: TypeAdapter[Word] = TypeAdapter(FromHost)


def frame(word: Word) -> str:
    """Return a word as the text of a frame."""
    return word.model_dump_json(exclude_defaults=False)


def heard(text: str | bytes, side: TypeAdapter[Word]) -> Word:
    """Return the word in a frame from a ``GUEST`` or the ``HOST``. Raise ``WordError``."""
    try:
        return side.validate_json(text)
    except (ValidationError, ValueError, RecursionError) as error:
        raise WordError("This is not a word of the table.") from error
