"""The choices for the whole table: boxes and their optional rules, fame goal and map."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.play.boxes import BoxCover
from game.client.games.outer_rim.play.model import the_game
from game.client.games.outer_rim.play.party import BOX, NO_FAVORS, Party
from game.client.tabletop.kit.layout import row
from game.client.tabletop.setup.contract import Setup
from game.client.tabletop.setup.new_game_parts import add_titled, line_height, titled_height
from game.client.widgets import Button, RichText

BRINGS = "More characters, contacts and jobs, plus two optional rules: favors and ambitions."

FAVORS_TIP = (
    "**Favors:** for credits or a debt token, players help each other: a skill for a test, a die "
    "in a combat, reputation or hyperdrive for a turn."
)
AMBITIONS_TIP = (
    "**Ambitions:** each player picks 1 of 2 ambition cards. You win with the fame you need once "
    "your ambition's numbered goals are complete."
)
OPTIONAL_TIPS = {
    "": "Neither favors nor ambitions: the usual rules",
    "favors": FAVORS_TIP,
    "ambitions": AMBITIONS_TIP,
    "favors ambitions": f"{FAVORS_TIP}\n{AMBITIONS_TIP}",
}
GOAL_TIP = "The first player with {} fame wins"
MAP_TIPS = {
    "standard": "The planets lie as printed in the rulebook",
    "modular": "The seed shuffles the pieces of the map",
}


class TableRules:
    """Rows of choices below the characters."""

    def __init__(self, setup: Setup[Party]) -> None:
        self.setup, self.form = setup, setup.form

    @property
    def party(self) -> Party:
        """The choices so far."""
        return self.setup.party

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height of the rows."""
        boxes = BOX in the_game().editions.installed
        return titled_height(m) * (1 + boxes) + _gap(m) * boxes

    def add(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the rows from the top of an area down."""
        line = pygame.Rect(area.left, area.top, area.width, titled_height(m))
        if BOX in the_game().editions.installed:
            self._boxes(m, line)
            line.top = line.bottom + _gap(m)
        self._table(m, line)

    def _boxes(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the choice of boxes, and of the optional rules that come with them."""
        on = bool(self.party.expansions)
        area = pygame.Rect(area)
        cover = pygame.Rect(area.left, area.top, area.height * 3 // 4, area.height)
        change = "" if on else BOX
        self.form.add(BoxCover("new.cover", cover, BOX, on, lambda: self.set_box(change)))
        area.width -= cover.width + m.du(12)
        area.left = cover.right + m.du(12)
        left, right = row(area, 2, m.du(16))
        title, boxes = "Unfinished Business", [("", "Not in play"), (BOX, "In play")]
        if fonts.measure(m, "label", title)[0] > left.width - m.du(40):
            title, boxes = "Expansion", [("", "No"), (BOX, "Yes")]
            left, right = pygame.Rect(area), pygame.Rect(area)
            left.width = area.width * 28 // 100
            right.left = left.right + m.du(10)
            right.width = area.right - right.left
        add_titled(self.form, m, left, "new.expansion", title, boxes, BOX if on else "",
                   self.set_box)  # fmt: skip
        if not on:
            self._brings(m, right)
            return
        chosen = " ".join(each for each in ("favors", "ambitions") if getattr(self.party, each))
        ways = [("", "None"), ("favors", "Favors"), ("ambitions", "Ambitions"),
                ("favors ambitions", "Both")]  # fmt: skip
        closed = dict[str, str]()
        if not self.party.among_people:
            closed = dict.fromkeys(("favors", "favors ambitions"), NO_FAVORS)
            chosen = chosen.removeprefix("favors").strip()
        if sum(fonts.measure(m, "label", words)[0] + m.du(16) for _, words in ways) <= right.width:
            add_titled(self.form, m, right, "new.optional", "Optional rules", ways, chosen,
                       self.set_optional, closed, OPTIONAL_TIPS)  # fmt: skip
            return
        order = [value for value, _ in ways if value not in closed]
        following = order[(order.index(chosen) + 1) % len(order)]
        line = pygame.Rect(right.left, right.bottom - line_height(m), right.width, line_height(m))
        words = {"": "No options", "favors ambitions": "Both options"}
        self.form.add(
            Button("new.optional", line, words.get(chosen, chosen.capitalize()),
                   lambda: self.set_optional(following), tip="Optional rules: press for others")
        )  # fmt: skip

    def _brings(self, m: Metrics, area: pygame.Rect) -> None:
        """Add what the box brings, if there is room for it."""
        high = RichText.height(m, BRINGS, area.width, "caption")
        if high <= area.height:
            words = pygame.Rect(area.left, area.bottom - high, area.width, high)
            self.form.add(RichText("new.brings", words, BRINGS, "caption", theme.MUTED))

    def _table(self, m: Metrics, area: pygame.Rect) -> None:
        """Add the choices for the whole table: fame goal and map."""
        least, usual, most = map(str, self.party.goals)
        goals = [(least, f"{least}, shorter"), (usual, usual), (most, f"{most}, longer")]
        third = row(area, 2, m.du(16))[0].width // 3
        if max(fonts.measure(m, "button", words)[0] for _, words in goals) > third - m.du(16):
            goals = [(value, value) for value, _ in goals]
        maps = [("standard", "As printed"), ("modular", "Shuffled")]
        goal, galaxy = row(area, 2, m.du(16))
        add_titled(self.form, m, goal, "new.goal", "Fame to win", goals, str(self.party.fame_goal),
                   self.set_goal, tips={each: GOAL_TIP.format(each) for each, _ in goals}
                   )  # fmt: skip
        add_titled(self.form, m, galaxy, "new.map", "The galaxy", maps, self.party.map,
                   self.set_map, tips=MAP_TIPS)  # fmt: skip

    def set_box(self, value: str) -> None:
        """Put the further box into the game, or leave it out."""
        self.setup.changed(self.party.box(bool(value)))

    def set_optional(self, value: str) -> None:
        """Choose the optional rules of the box, by their names."""
        self.party.favors = "favors" in value
        self.setup.changed(self.party.strive("ambitions" in value))

    def set_goal(self, value: str) -> None:
        """Choose the fame to win."""
        self.party.fame_goal = int(value)
        self.setup.changed()

    def set_map(self, value: str) -> None:
        """Choose the map."""
        self.party.map = value
        self.setup.changed()


def _gap(m: Metrics) -> int:
    """Return the pixels between two rows."""
    return m.pick(12, 8)
