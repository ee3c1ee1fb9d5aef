"""Lines of a story that a game shows in a single line or two: short, and without markup."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from game.table.letters import complaint

LONGEST = 90


def plain(text: str) -> str:
    """Refuse markup and invisible letters."""
    if told := complaint(text):
        raise ValueError(told)
    return text


Line = Annotated[str, Field(max_length=LONGEST), AfterValidator(plain)]
"""a sentence of the story, or two short ones; "" for none"""
