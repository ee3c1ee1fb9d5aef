"""The spending guide: lines by skill and context; those that the latest roll can pay are lit."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.richtext import literal
from game.client.draw.theme import Metrics
from game.client.games.dice_table.play.model import Model
from game.client.games.dice_table.play.desk import Desk
from game.client.games.dice_table.table.felt import lucks
from game.client.games.dice_table.table.widgets import LineButton
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import TAG
from game.client.tabletop.kit.layout import row
from game.client.widgets import Button, Choice, ScrollArea
from game.dice_table.guide import lines_for, line_paid, spent

CONTEXTS = (("combat", "Combat"), ("ship", "Ship"), ("talk", "Talk"), ("general", "Other"))
FOOT, LOW_FOOT = 5, 2
"""number of luck lines and of written lines, in a tall column and in a wide one"""


def _parts(area: pygame.Rect, m: Metrics) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the places of contexts, lines, and the written lines below them."""
    inner = area.inflate(-2 * m.du(8), -2 * m.du(6))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.du(44))
    told = FOOT if area.height > area.width else LOW_FOOT
    low = (told * m.pitch("tile") if area.height > m.du(300) else 0) + m.du(52)
    foot = pygame.Rect(inner.left, inner.bottom - low, inner.width, low)
    lines = pygame.Rect(inner.left, head.bottom + m.du(6), inner.width, 0)
    lines.height = foot.top - m.du(6) - lines.top
    return head, lines, foot


def build(table: Desk, area: pygame.Rect, m: Metrics) -> None:
    """Add the lines of the context."""
    head, room, foot = _parts(area, m)
    view = table.model.seat_view
    table.form.add(
        Choice(
            "guide.context",
            head,
            list(CONTEXTS),
            view.context,
            lambda chosen: table.ask(f"context:{chosen}"),
            tip="Shows the lines for fights, ships, talk, or anything else",
        )
    )
    made = table.form.add(ScrollArea("guide.lines", room))
    last = table.model.last
    lines = lines_for(view.context, last.skill if last is not None else "")
    top = room.top
    for line in sorted(lines, key=lambda each: each.id not in view.payable):
        key, (sort, n) = f"spend:{line.id}", spent(line, view.critical)
        price = f"{n} {sort.capitalize()}"
        offered = table.model.find(key) is not None
        high = LineButton.height(m, line.words, price, made.view.width)
        rect = pygame.Rect(room.left, top, made.view.width, high)
        button = LineButton(f"choice.{key}", rect, line.words, price, partial(table.ask, key),
                            payable=line.id in view.payable, enabled=offered,
                            reason="No one has rolled yet.")  # fmt: skip
        made.add(button)
        if offered and room.contains(rect):
            table.own[key] = button.rect
        top += high + m.du(4)
    copy = pygame.Rect(foot.left, foot.bottom - m.du(44), foot.width, m.du(44))
    compare, copy = row(copy, 2, m.du(6))
    table.put("compare", compare, "Compare", tip="Says who is ahead in the latest checks")
    table.form.add(Button("guide.copy", copy, "Copy history", table.copy_history,
                          show_key=False))  # fmt: skip


def paint(surface: pygame.Surface, area: pygame.Rect, model: Model, m: Metrics) -> None:
    """Draw the lines written for the latest roll, and the luck lines."""
    _, _, foot = _parts(area, m)
    last = model.last
    lines = []
    if last is not None and last.lines:
        written = ", ".join(line_paid(each)[0].words for each in last.lines)
        lines.append(f"**Written:** {literal(written)}")
    lines += lucks(model)
    words = pygame.Rect(foot.left, foot.top, foot.width, foot.height - m.du(50))
    if words.height < m.pitch(TAG):
        return
    if not lines:
        sheets.line(surface, m, TAG, "Lit lines are the ones this roll can pay for.", theme.MUTED,
                    pygame.Rect(words.left, words.top, words.width, m.pitch(TAG)),
                    where="guide")  # fmt: skip
        return
    sheets.text(surface, m, words, "\n".join(lines), theme.SOFT, "tile", where="guide")
