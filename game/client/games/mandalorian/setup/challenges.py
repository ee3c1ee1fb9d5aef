"""The challenges of the guide deck and the job of the week, before a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign.journey import Journey
from game.client.games.mandalorian.play.party import Party, the_game
from game.client.games.mandalorian.setup.hero_picker import Switch
from game.client.tabletop.kit.layout import row
from game.client.widgets import Label
from game.client.widgets.form import Form
from game.mandalorian import campaign
from game.mandalorian.text import challenges
from game.table.grammar import capital, counted

UNREAD = "You have not read its guide card yet."
FOR_ONE = "The weekly job is for one player. Remove the others first."
WEEKLY = "The mission, the crew and the seed of this week are the same for everyone."


@dataclass(frozen=True)
class Challenges:
    """The challenges that a party may take up, by the guide cards that were read."""

    journey: Journey
    party: Party

    @property
    def opened(self) -> tuple[str, ...]:
        """The challenges whose cards have been read."""
        return campaign.open_challenges(the_game().content, self.journey.shown)

    @property
    def offered(self) -> bool:
        """True if there is a challenge to choose, or one was chosen."""
        return bool(self.opened or self.party.challenges)

    def add(
        self, form: Form, m: Metrics, area: pygame.Rect, dare: Callable[[str], None],
        take_job: Callable[[], None],
    ) -> None:  # fmt: skip
        """Add the job of the week and the challenges, a switch each, below a title."""
        content, party, opened = the_game().content, self.party, self.opened
        label = pygame.Rect(area.left, area.top, area.width, m.pitch("label"))
        form.add(Label("new.dares", label, "Challenges", "label", theme.MUTED))
        top = label.bottom + m.du(2)
        band = pygame.Rect(area.left, top, area.width, area.bottom - top)
        cells = row(band, 1 + len(content.challenges), m.du(8))
        why = "" if campaign.weekly_open(content, self.journey.shown) else UNREAD
        if not why and len(party.seats) > 1:
            why = FOR_ONE
        form.add(Switch("new.week", cells[0], "Weekly job", bool(party.week), take_job,
                        f"**The Weekly Job**\n{WEEKLY}", not why, why))  # fmt: skip
        for cell, (key, challenge) in zip(cells[1:], content.challenges.items(), strict=True):
            name, on = challenges.name(content, key), key in party.challenges
            tip = "\n".join((f"**{name}**", *challenges.sentences(content, challenge)))
            form.add(Switch(f"dare.{key}", cell, name, on, partial(dare, key), tip,
                            on or key in opened, UNREAD))  # fmt: skip

    def lines(self) -> list[str]:
        """Return the active challenges, and the length of the run with one life."""
        content, games = the_game().content, self.journey.campaign.games
        told = challenges.lines(content, self.party.challenges)
        if any(content.challenges[key].one_life for key in self.party.challenges):
            run = campaign.run(content, games)
            told.append(f"**So far:** {run.now} in a row; the best run is {run.best}.")
        if self.party.week:
            played = [each for each in games if each.week == self.party.week]
            won = sum(each.won for each in played)
            how = (
                f"{capital(counted(len(played), 'game'))}, {won} won." if played else "Not played."
            )
            told.insert(0, f"**The weekly job** of {self.party.week}. {how}")
        return told
