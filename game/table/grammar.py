"""Sentences from templates: names and counts that stand in the form a sentence needs.

>>> drones, hits = Name("Needle Drones", plural=True), Count(2)
>>> "{who} {who:takes|take} {n:hit|hits}.".format(who=drones, n=hits)
'Needle Drones take 2 hits.'
>>> "{who:The} {who:opens|open} for {n:hit|hits}.".format(who=Name("vault door", "the"), n=Count(1))
'The vault door opens for 1 hit.'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal, TypeVar

from game.table.events import Event

P = TypeVar("P")
Article = Literal["", "a", "the"]


class Name(str):
    """A name with the article that it takes, "" for none, and its number.

    In a template ``{x}`` is the bare name, ``{x:the}`` the name after its article, ``{x:The}`` the
    same at the start of a sentence, ``{x:'s}`` the possessive after its article, and
    ``{x:is|are}`` the word that agrees with it.
    """

    article: Article
    plural: bool

    def __new__(cls, words: str, article: Article = "", plural: bool = False) -> Name:
        """Return the name."""
        made = super().__new__(cls, words)
        made.article, made.plural = article, plural
        return made

    def __format__(self, form: str) -> str:
        if not form:
            return str(self)
        if form in ("the", "The"):
            whole = self.with_article
            return capital(whole) if form == "The" else whole
        if form == "'s":
            return possessive(self.with_article)
        return _agreeing(form, self.plural)

    @property
    def with_article(self) -> str:
        """The name after its article."""
        if not self.article:
            return str(self)
        if self.article == "the":
            return f"the {str(self)}"
        return a_or_an(self)


class Count(int):
    """A number of things. In a template ``{n}`` is the number, ``{n:wound|wounds}`` the number with
    its noun, ``{n:+}`` the number with its sign."""

    def __format__(self, form: str) -> str:
        if not form:
            return f"{int(self):,}"
        if form == "+":
            return f"{int(self):+,}".replace("-", "\N{MINUS SIGN}")
        return f"{int(self):,} {_agreeing(form, self != 1)}"


def _agreeing(form: str, plural: bool) -> str:
    one, bar, more = form.partition("|")
    if not bar:
        raise ValueError(
            f"no form {form!r} of a name or count; write 'one|more', the, The, 's or +"
        )
    return more if plural else one


def sounds_plural(words: str) -> bool:
    """Return True for names such as "Needle Drones", but not for "Broken Glass"."""
    return words.endswith("s") and not words.endswith(("ss", "us", "is", "'s"))


NOTABLE = 0.005
"""the least chance worth a word: half a percent"""


def a_or_an(words: str, sound: str = "") -> str:
    """Return words after their article: ``a map``, ``an airlock``, ``a user``. ``sound`` is
    how they are read aloud if they begin with markup."""
    return f"{'an' if _VOWEL.match(sound or words) else 'a'} {words}"


def counted(n: int, one: str, more: str = "") -> str:
    """Return ``1 space``, ``2 spaces``, ``0 dice``."""
    return f"{n:,} {one if n == 1 else more or one + 's'}"


def percent(chance: float) -> str:
    """Return ``67%``; never 0 or 100 for a chance that is not exactly that."""
    if 0 < chance < NOTABLE:
        return "under 1%"
    if 1 - NOTABLE < chance < 1 - 1e-9:
        return "over 99%"
    return f"{chance * 100:.0f}%"


def possessive(words: str) -> str:
    """Return ``Ilo's``, ``the Scales'``."""
    return f"{words}'" if words.endswith("s") else f"{words}'s"


def capital(words: str) -> str:
    """Return the words with a capital letter; markup in front of it is skipped."""
    at = _MARKUP.match(words).end()  # type: ignore[union-attr]
    return words[:at] + words[at : at + 1].upper() + words[at + 1 :]


def sentence(words: str) -> str:
    """Return the words with a capital and a period, unless already punctuated."""
    words = words.strip()
    if not words:
        return ""
    return capital(words if words.removesuffix("**").endswith(_STOPS) else f"{words}.")


def without_period(words: str, last: bool = False) -> str:
    """Return a phrase or a single sentence without its period; with ``last``, several sentences end
    with one."""
    bare = words.removesuffix(".")
    if not _BREAK.search(bare):
        return bare
    return bare if not last or bare.endswith((*_STOPS, "…")) else f"{bare}."


def sentences(parts: Iterable[str]) -> str:
    """Return parts as sentences, one after another."""
    return " ".join(filter(None, map(sentence, parts)))


def listed(words: Iterable[str], link: str = "and") -> str:
    """Return ``a``, ``a and b``, ``a, b and c``; empty words are left out."""
    found = [word for word in words if word]
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {link} {found[-1]}"


Line = str | Callable[[P, Any], str]
"""a template with the fields of an event, or a function for what no template says"""
Namer = Callable[[P, Any], object]
"""returns what stands for the value of a field"""
_VOWEL = re.compile(r"[aeio](?!ne\b|nce\b)|u(?!ni|s[aeu])", re.IGNORECASE)
"""letters that sound like a vowel: an Ugnaught, but a user and a one-eyed guard"""
_MARKUP = re.compile(r"(?:\*\*|\{icon:[^}]*\}|\{[a-z]+(?::[^{}|]*)?\|| )*")
"""emphasis, icons and the heads of links: ``**``, ``{icon:hit}``, ``{link:cargo|``"""
_BREAK = re.compile(r"[.!?] (?=[A-Z0-9\"(•])")
"""the end of a sentence before another"""
_STOPS = (".", ":", "!", "?", '."')


class _Fields(Mapping[str, object]):
    """The fields of an event or a pending step as a template shows them: named by ``namers``,
    numbers as counts. A namer without a field of its name gets None."""

    def __init__(self, p: Any, source: Any, namers: Mapping[str, Namer[Any]]) -> None:
        self.p, self.source, self.namers = p, source, namers

    def __getitem__(self, name: str) -> object:
        if name in self.namers:
            return self.namers[name](self.p, getattr(self.source, name, None))
        value = getattr(self.source, name)
        return Count(value) if isinstance(value, int) else value

    def __iter__(self) -> Iterator[str]:
        return iter(self.source.__dataclass_fields__)

    def __len__(self) -> int:
        return len(self.source.__dataclass_fields__)


def filled(template: str, p: P, source: object, namers: Mapping[str, Namer[P]]) -> str:
    """Return a template with the fields of an event or a pending step."""
    return template.format_map(_Fields(p, source, namers))


def told(
    lines: Mapping[type[Event], Line[P]], p: P, event: Event, namers: Mapping[str, Namer[P]]
) -> str:
    """Return an event in words, "" for a kind without a line. ``namers`` turn ids into names by the
    name of their field: ``{"who": person, "card": title}``."""
    line = lines.get(type(event), "")
    return filled(line, p, event, namers) if isinstance(line, str) else line(p, event)
