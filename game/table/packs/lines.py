"""Lines of a story that a game shows in a single line or two: short, and without markup."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from game.table.letters import escaped

LONGEST = 90


def _plain(text: str) -> str:
    """Refuse markup."""
    if "{" in text or "}" in text or "**" in text or escaped(text) != text:
        raise ValueError("no markup: leave out braces, double stars, tabs and line breaks")
    return text


Line = Annotated[str, Field(max_length=LONGEST), AfterValidator(_plain)]
"""a sentence of the story, or two short ones; "" for none"""
