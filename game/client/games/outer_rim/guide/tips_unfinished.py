"""The tips of Unfinished Business, which come up in games with that box."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.guidance.tips import Tip, asked, mine, offered
from game.outer_rim.contacts.events import ContactBarred, ContactRevealed
from game.outer_rim.events import CardRotated, ReputationTreated
from game.table.events import Event


def _orange_offered(model: Model, events: Sequence[Event]) -> bool:
    """Return True if the viewer can meet an orange contact now."""
    meeting = {each.source for each in model.options if each.verb == "meet"}
    return any(
        each and each["place"] in meeting and each["class"] == "orange"
        for row in model.view["contacts"].values()
        for each in row
    )


def _is_hunted(model: Model, events: Sequence[Event]) -> bool:
    """Return True if another player has the bounty on the viewer's character."""
    me, content = model.me["character"], model.content
    return any(
        content.shows.get(content.assets[card].target) == me
        for seat, player in enumerate(model.view["players"])
        if seat != model.seat
        for card in player["cards"]
        if card in content.assets and content.assets[card].kind == "bounty"
    )


def _has_turned_up_a_character(model: Model, events: Sequence[Event]) -> bool:
    """Return True if the viewer has revealed a contact that somebody plays."""
    own = {
        each.contact
        for each in events
        if isinstance(each, ContactRevealed) and each.seat == model.seat
    }
    return any(isinstance(each, ContactBarred) and each.contact in own for each in events)


TIPS: tuple[Tip[Model], ...] = (
    Tip(
        "cross",
        "Here you can **cross** to the other end of the galaxy. Say so before you draw the card: "
        "it asks for something, and you stay if you cannot give it.",
        offered("cross"),
        passing=True,
    ),
    Tip(
        "hunted",
        "Someone holds **the bounty on you**. In the same space they can fight you, once a turn; "
        "no one can fight a defeated player.",
        _is_hunted,
    ),
    Tip(
        "self",
        "The contact you revealed is **a character at this table**: its token leaves the game. If "
        "you meant to meet it, you choose another encounter.",
        _has_turned_up_a_character,
    ),
    Tip(
        "orange",
        "**Orange contacts** cost a lot to hire, hit hard as bounties, and are worth more fame "
        "than others.",
        _orange_offered,
        passing=True,
    ),
    Tip(
        "rotate",
        "The card has **turned to its other end**, in the same slot: now it wants something else.",
        mine(CardRotated),
    ),
    Tip(
        "eye",
        "The new market card has an eye: **reveal one facedown contact** here. You do not meet it.",
        asked("reveal"),
        passing=True,
    ),
    Tip(
        "partner",
        "This job takes **two ships**. Agree on the pay before you ask: the other player may "
        "decline, and you make every decision.",
        asked("job.join"),
    ),
    Tip(
        "treated",
        "Until the end of the turn you **count as** having that reputation. Gains and losses with "
        "that faction do nothing meanwhile.",
        mine(ReputationTreated),
    ),
)
"""the most urgent first"""
