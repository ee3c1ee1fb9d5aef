"""The saved games in the list: their summary, and a picture of captain, weapons and tracks."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import gallery
from game.client.games.free_captains.ending.records import LEVELS
from game.client.games.free_captains.pieces import ground, inks
from game.client.shell.window import thumbnails
from game.client.tabletop.records.saves import Saves, Standing
from game.free_captains.game import FreeCaptain
from game.free_captains.mat import WIDE, mats
from game.free_captains.names import ABILITIES, COLORS
from game.free_captains.state import State
from game.table.text_safety import plain

PHASES = {
    "setup": "choosing the crew",
    "planet": "choosing a Planet",
    "encounter": "facing the line",
    "search": "searching",
}
NOTCH = (22, 26)  # pixels from one space of a track to the next, and its height


class CaptainsSaves(Saves[FreeCaptain, State]):
    """Round, weapons and abilities."""

    game = FreeCaptain.id

    def standing(self, game: FreeCaptain, state: State, seat: int) -> Standing:
        """Return the summary of the game."""
        content = game.content
        captain = content.captains[state.captain].name if state.captain else "A captain"
        name = plain(state.setup.seats[0].name, 40) or captain
        needed = content.table.levels[state.setup.level].weapons
        found = f"{len(state.weapons)} of {needed} weapons"
        figures = [f"{name.capitalize()} {n}" for name, n in _abilities(state)]
        alien = content.name(state.aliens[state.sector]) if state.aliens else ""
        names = [content.name(each) for each in state.weapons]
        details = [
            ("Captain", captain if captain != name else ""),
            ("Level", LEVELS[state.setup.level]),
            ("Round", f"{state.round} of {_rounds(game)}" if state.round else "setting up"),
            ("Sector", alien if state.round else ""),
            ("Weapons", ", ".join([found, *names])),
            ("Understood", str(len(state.understood)) if state.weapons else ""),
            ("Abilities", ", ".join(figures)),
        ]
        marks = zip(("ability_combat", "ability_diplomacy", "ability_science"), state.abilities,
                    strict=False)  # fmt: skip
        return Standing(
            names=[name],
            moment=f"Round {state.round}" if state.round else "Setting up",
            score=found,
            final=found,
            marks=(("super_weapon", found), *((icon, str(n)) for icon, n in marks)),
            details=tuple(each for each in details if each[1]),
            turn=f"{name} is {PHASES[state.phase]}" if state.phase in PHASES else "",
        )

    def draw_state(self, game: FreeCaptain, state: State) -> pygame.Surface:
        """Return the captain on the mat, with weapons and tracks."""
        made, m = pygame.Surface(thumbnails.SIZE), Metrics((1280, 720))
        wide, high = made.get_size()
        ground.paint_mat(made, made.get_rect(), mats()[WIDE].picture)
        face = pygame.Rect(24, 24, 220, high - 48)
        gallery.draw_face(made, face, state.captain, m)
        room = pygame.Rect(face.right + 28, 44, wide - face.right - 52, high - 88)
        self._weapons(made, room, game, state)
        most = game.content.captains[state.captain].most if state.captain else (0,) * 3
        for number, (_, value) in enumerate(_abilities(state)):
            y = room.bottom - (len(ABILITIES) - number) * 48 + 10
            _track(made, (room.left, y), COLORS[number], value, most[number])
        return made

    def _weapons(
        self, made: pygame.Surface, room: pygame.Rect, game: FreeCaptain, state: State
    ) -> None:
        """Draw a sign for each weapon of the level: bright if found, ringed if Understood."""
        needed = game.content.table.levels[state.setup.level].weapons
        px, gap = 48, 8
        for number in range(needed):
            spot = pygame.Rect(room.left + number * (px + gap), room.top, px, px)
            ground.paint_panel(made, spot, "slot")
            owned = number < len(state.weapons)
            ink = inks.BRASS_LIT if owned else theme.mix(inks.NIGHT, inks.BRASS, 0.25)
            icon = images.icon("super_weapon", px - 14, ink)
            made.blit(icon, icon.get_rect(center=spot.center))
            if owned and state.weapons[number] in state.understood:
                pygame.draw.rect(made, inks.BRASS_LIT, spot, 3, border_radius=6)


def _abilities(state: State) -> list[tuple[str, int]]:
    """Return the abilities with their figures."""
    return list(zip(ABILITIES, state.abilities, strict=False))


def _rounds(game: FreeCaptain) -> int:
    """Return how many rounds a game can have: as many as there are lines in the decks."""
    return len(game.content.encounters) // game.content.table.line


def _track(made: pygame.Surface, at: tuple[int, int], color: str, value: int, most: int) -> None:
    """Draw a track with its sign."""
    name = ABILITIES[COLORS.index(color)] if color in COLORS[:3] else ""
    icon = images.icon(inks.ABILITY_ICON[name], 28)
    made.blit(icon, icon.get_rect(midleft=(at[0], at[1] + NOTCH[1] // 2)))
    for number in range(most):
        spot = pygame.Rect(at[0] + 40 + number * NOTCH[0], at[1], NOTCH[0] - 5, NOTCH[1])
        pygame.draw.rect(made, inks.NIGHT, spot, border_radius=4)
        if number < value:
            pygame.draw.rect(made, inks.cube(color), spot, border_radius=4)
        else:
            pygame.draw.rect(made, inks.cube(color), spot, 1, border_radius=4)


SAVES = CaptainsSaves()
