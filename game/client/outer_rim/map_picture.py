"""The galaxy on the table: the row of map pieces bent into an arch, and what stands on it.

Where a space lies comes from the Tiled maps; everything is drawn at the size in use.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.client import fonts, images, theme
from game.client.outer_rim.model import Model
from game.client.theme import Metrics
from game.outer_rim.movement import lanes

Name = tuple[str, str]
Point = tuple[float, float]

PLANET, MAELSTROM, NAVPOINT = 64, 84, 30  # design units across
CONTACT, TOKEN, HIT = 32, 42, 44
TOP = 0.115  # free margin above the middle of the arch, in parts of the height
ARCH = 0.17  # how far the ends of the row hang below its middle
BAND = 0.575  # height of the row's band
EDGE = 0.055  # free margin left and right, in parts of the width
CLASS_COLOURS = {
    "gray": theme.rgb("A9B4C2"),
    "green": theme.rgb("6FBF73"),
    "yellow": theme.rgb("E8C84A"),
    "orange": theme.rgb("E08A3C"),
}
GLASS = (10, 14, 21, 205)


class MapPicture:
    """Draws the map and knows where everything on it is. ``model`` gives the view."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.galaxy = model.game.galaxy(model.state.pieces)
        self.rect = pygame.Rect(0, 0, 1, 1)
        spaces = self.galaxy.spaces.values()
        across, down = [each.x for each in spaces], [each.y for each in spaces]
        self.extent = (min(across), min(down), max(across), max(down))

    # -- where things are --

    def layout(self, rect: pygame.Rect, m: Metrics, zoom: float, pan: Point) -> None:
        """Fits the arch into ``rect``; ``zoom`` 1 shows all of it, ``pan`` is in pixels."""
        self.rect, self.m, self.zoom = rect, m, zoom
        wide, high = rect.width * (zoom - 1), rect.height * (zoom - 1)
        self.pan = (max(0, min(wide, pan[0])), max(0, min(high, pan[1])))
        self.unit = min(rect.width / 1200, rect.height / 470, 2.2) * min(zoom, 1.7)
        self.points_of = {space: self._bend(space) for space in self.galaxy.spaces}
        self._find_room()

    def px(self, units: float) -> int:
        """Map sizes shrink with the view, not below what can be told apart."""
        return max(round(units * 0.55), round(units * self.unit))

    def _bend(self, space: str) -> Point:
        spot = self.galaxy.spaces[space]
        return self._bent(spot.x, spot.y)

    def _bent(self, x: float, y: float) -> Point:
        """A point of the row in window pixels."""
        left, top, right, bottom = self.extent
        u, v = (x - left) / (right - left), (y - top) / (bottom - top)
        across = EDGE + u * (1 - 2 * EDGE)
        lift = TOP + ARCH * (2 * u - 1) ** 2 + BAND * v
        return (
            self.rect.left + across * self.rect.width * self.zoom - self.pan[0],
            self.rect.top + lift * self.rect.height * self.zoom - self.pan[1],
        )

    def pan_for(self, pointer: Point, zoom: float) -> Point:
        """The pan at which what is under the pointer stays there at a new zoom."""
        grow = zoom / self.zoom
        x = (pointer[0] - self.rect.left + self.pan[0]) * grow - (pointer[0] - self.rect.left)
        y = (pointer[1] - self.rect.top + self.pan[1]) * grow - (pointer[1] - self.rect.top)
        return (x, y)

    def size_of(self, space: str) -> int:
        """Pixels across the picture of a space."""
        kind = self.galaxy.spaces[space].kind
        return self.px({"planet": PLANET, "maelstrom": MAELSTROM}.get(kind, NAVPOINT))

    def _square(self, center: Point, side: float) -> pygame.Rect:
        rect = pygame.Rect(0, 0, round(side), round(side))
        rect.center = (round(center[0]), round(center[1]))
        return rect

    def _find_room(self) -> None:
        """Places labels and contact spaces where they cover nothing."""
        taken = [
            self._square(self.points_of[space], self.size_of(space) * 0.9)
            for space in self.galaxy.spaces
        ]
        taken += [self._token_room(space) for space in self.galaxy.spawn.values()]
        self.labels: dict[str, pygame.Rect] = {}
        self.places: dict[str, pygame.Rect] = {}
        for space in self.galaxy.spaces.values():
            if space.kind != "navpoint":
                rect = self._label_room(space.id, taken)
                self.labels[space.id] = rect
                taken.append(rect)
            if space.contacts:
                spots = self._contact_room(space.id, len(space.contacts), taken)
                taken += spots
                for number, spot in enumerate(spots, 1):
                    self.places[f"{space.id}.{number}"] = spot

    def _token_room(self, space: str) -> pygame.Rect:
        """Where a patrol stands beside the navpoint on which it appears."""
        x, y = self.points_of[space]
        out = self.size_of(space) / 2 + self.px(6)
        return self._square((x + out * 0.72, y - out * 0.82), self.px(TOKEN))

    def _label_room(self, space: str, taken: list[pygame.Rect]) -> pygame.Rect:
        x, y = self.points_of[space]
        wide = fonts.line(self.m, "tile_bold", self._label(space), theme.INK).get_width()
        high = self.m.px("tile_bold") + self.m.du(8)
        icon = high - 4 if self.galaxy.spaces[space].faction else 0
        size = (wide + icon + self.m.du(20), high)
        far = self.size_of(space) / 2 + self.px(3)
        spots = [
            (x, y + far + size[1] / 2),
            (x, y - far - size[1] / 2),
            (x + far + size[0] / 2, y),
            (x - far - size[0] / 2, y),
            (x + size[0] / 3, y + far + size[1] / 2),
            (x - size[0] / 3, y + far + size[1] / 2),
            (x + size[0] / 3, y - far - size[1] / 2),
            (x - size[0] / 3, y - far - size[1] / 2),
        ]
        return self._best(spots, size, taken)

    def _best(
        self, spots: Iterable[Point], size: tuple[float, float], taken: list[pygame.Rect]
    ) -> pygame.Rect:
        """The first of the places that covers least of what is taken."""
        found = []
        for order, center in enumerate(spots):
            rect = pygame.Rect(0, 0, round(size[0]), round(size[1]))
            rect.center = (round(center[0]), round(center[1]))
            if self.zoom == 1:
                rect.clamp_ip(self.rect)
            found.append((covered(rect, taken), order, rect))
        return min(found, key=lambda each: each[:2])[2]

    def _contact_room(self, space: str, count: int, taken: list[pygame.Rect]) -> list[pygame.Rect]:
        side, gap = self.px(CONTACT), self.px(4)
        x, y = self.points_of[space]
        far = self.size_of(space) / 2 + side / 2 + self.px(1)
        step = (side + gap) / 2
        ways: list[list[Point]] = [
            [(x + far, y - step), (x + far, y + step)],
            [(x - far, y - step), (x - far, y + step)],
            [(x - far, y), (x + far, y)],
            [(x - step, y - far), (x + step, y - far)],
            [(x - step, y + far), (x + step, y + far)],
            [(x + far * 0.8, y - far * 0.6), (x + far, y + step)],
            [(x - far * 0.8, y - far * 0.6), (x - far, y + step)],
            [(x - far * 0.75, y - far * 0.75), (x + far * 0.75, y - far * 0.75)],
        ]
        found = []
        for order, way in enumerate(ways):
            rects = [self._square(center, side) for center in way[:count]]
            lost = sum(covered(rect, taken) for rect in rects)
            lost += sum(0 if self.rect.contains(rect) or self.zoom > 1 else 9999 for rect in rects)
            found.append((lost, order, rects))
        return min(found, key=lambda each: each[:2])[2]

    def spots(self) -> dict[Name, pygame.Rect]:
        """Where everything that can be pointed at is, in window pixels."""
        found: dict[Name, pygame.Rect] = {}
        for space, center in self.points_of.items():
            side = max(self.size_of(space), self.m.du(HIT) if self.rect.width > 900 else 36)
            found["space", space] = self._square(center, side)
        for place, rect in self.places.items():
            found["place", place] = rect
        side = self.px(TOKEN)
        for faction in self.model.view["patrols"]:
            found["patrol", faction] = self._square(self.patrol_at(faction), side)
        for player in self.model.view["players"]:
            if player["space"]:
                found["ship", str(player["seat"])] = self._square(
                    self.ship_at(player["seat"]), side
                )
        return found

    def patrol_at(self, faction: str) -> Point:
        """Patrols stand to the upper right of their space, side by side."""
        patrols = self.model.view["patrols"]
        space = patrols[faction]["space"]
        here = [each for each in patrols if patrols[each]["space"] == space]
        x, y = self.points_of[space]
        out = self.size_of(space) / 2 + self.px(6)
        shift = here.index(faction) * self.px(30)
        return x + out * 0.72 + shift, y - out * 0.82

    def ship_at(self, seat: int) -> Point:
        """Ships stand to the upper left of their space, fanned out."""
        players = self.model.view["players"]
        space = players[seat]["space"]
        here = [each["seat"] for each in players if each["space"] == space]
        x, y = self.points_of[space]
        out = self.size_of(space) / 2 + self.px(6)
        shift = here.index(seat) * self.px(34)
        return x - out * 0.72 - shift, y - out * 0.82

    def points(self, spaces: Sequence[str]) -> list[Point]:
        """The centres of spaces."""
        return [self.points_of[space] for space in spaces]

    def way(self, start: str, goal: str) -> tuple[str, ...]:
        """A shortest path for the preview, the spaces entered in order."""
        play = self.model.game.play(self.model.state)
        return lanes(play).path(start, goal, 0) if start and start != goal else ()

    # -- drawing what stays --

    def draw_still(self, surface: pygame.Surface) -> None:
        """Sky, lanes, spaces, labels and contacts."""
        self._sky(surface)
        self._lanes(surface)
        for space in self.galaxy.spaces:
            self._space(surface, space)
        for space, rect in self.labels.items():
            self._plate(surface, space, rect)
        for place, rect in self.places.items():
            self._contact(surface, place, rect)

    def _sky(self, surface: pygame.Surface) -> None:
        wide, high = round(self.rect.width * self.zoom), round(self.rect.height * self.zoom)
        picture = images.art("space", "galaxy", (wide, max(high, wide * 9 // 16)))
        spare = max(0, picture.get_height() - high) // 2
        part = pygame.Rect(round(self.pan[0]), round(self.pan[1]) + spare, *self.rect.size)
        surface.blit(picture, self.rect.topleft, part)

    def _lanes(self, surface: pygame.Surface) -> None:
        veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        left, top = self.rect.topleft
        for lane in self.galaxy.lanes:
            run = [self.points_of[lane.a], self.points_of[lane.b]]
            if len(lane.points) > 2:
                run[1:1] = [self._bent(*point) for point in lane.points[1:-1]]
            line = [(x - left, y - top) for x, y in smooth(run)]
            pygame.draw.lines(veil, (88, 150, 190, 34), False, line, self.px(9))
            pygame.draw.lines(veil, (110, 170, 205, 70), False, line, self.px(4))
            pygame.draw.aalines(veil, (170, 210, 230), False, line)
        surface.blit(veil, self.rect)

    def _space(self, surface: pygame.Surface, space: str) -> None:
        spot, px = self.galaxy.spaces[space], self.size_of(space)
        center = self.points_of[space]
        name = {"planet": space, "maelstrom": "maelstrom"}.get(spot.kind, "navpoint")
        side = px if spot.kind == "navpoint" else round(px * 1.16)
        picture = images.art("planets", name, (side, side))
        surface.blit(picture, picture.get_rect(center=center))

    def _label(self, space: str) -> str:
        return self.galaxy.spaces[space].label

    def _plate(self, surface: pygame.Surface, space: str, rect: pygame.Rect) -> None:
        """The name of a planet, with the faction it belongs to."""
        faction = self.galaxy.spaces[space].faction
        plate = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(plate, GLASS, plate.get_rect(), border_radius=rect.height // 2)
        edge = theme.FACTIONS[faction].color if faction else theme.EDGE
        pygame.draw.rect(plate, edge, plate.get_rect(), 1, border_radius=rect.height // 2)
        surface.blit(plate, rect)
        words = rect.copy()
        if faction:
            side = rect.height - 6
            icon = images.icon(faction, side)
            surface.blit(icon, icon.get_rect(midleft=(rect.left + 5, rect.centery)))
            words.left += side + 2
            words.width -= side + 2
        fonts.draw_line(
            surface, self.m, "tile_bold", self._label(space), theme.INK, words, "center", space
        )

    def _contact(self, surface: pygame.Surface, place: str, rect: pygame.Rect) -> None:
        space, _, number = place.rpartition(".")
        token = self.model.view["contacts"].get(space, [None] * 9)[int(number) - 1]
        kind = self.galaxy.spaces[space].contacts[int(number) - 1]
        if token is None:
            pygame.draw.circle(surface, theme.SUNKEN, rect.center, rect.width // 2 - 2)
            pygame.draw.circle(surface, theme.HAIRLINE, rect.center, rect.width // 2 - 2, 2)
            return
        colour = CLASS_COLOURS[token["class"] or kind]
        pygame.draw.circle(
            surface, theme.SHADOW, (rect.centerx + 1, rect.centery + 2), rect.width // 2
        )
        pygame.draw.aacircle(surface, theme.PANEL, rect.center, rect.width // 2)
        if token["contact"] and images.has("emblems", token["contact"]):
            face = images.emblem(token["contact"], rect.width - 4)
            surface.blit(face, face.get_rect(center=rect.center))
        else:
            icon = images.icon(f"class_{token['class']}", round(rect.width * 0.62))
            surface.blit(icon, icon.get_rect(center=rect.center))
        pygame.draw.aacircle(surface, colour, rect.center, rect.width // 2, 2)
        if token["contact"] and not token["faceup"]:
            eye = images.icon("eye", max(12, rect.width // 2))
            surface.blit(eye, eye.get_rect(center=rect.bottomright))

    # -- drawing what moves --

    def draw_moving(
        self,
        surface: pygame.Surface,
        hover: Name | None,
        lights: Mapping[str, str],
        path: Sequence[str],
        away: Iterable[Name],
    ) -> None:
        """Lit spaces, the path, flags, patrols and ships; ``away``: in flight, so not here."""
        flying = set(away)
        for space, kind in lights.items():
            self._ring(surface, space, theme.TEAL if kind == "target" else theme.AMBER)
        if hover and hover[0] == "space" and hover[1] in self.points_of:
            self._ring(surface, hover[1], theme.INK, grow=3)
        self._way(surface, path)
        self._flags(surface)
        spots = self.spots()
        for faction, patrol in self.model.view["patrols"].items():
            if ("patrol", faction) not in flying:
                self._patrol(surface, faction, patrol["level"], spots["patrol", faction])
        for player in reversed(self.model.view["players"]):
            name = ("ship", str(player["seat"]))
            if player["space"] and name not in flying:
                token = self.token(name)
                surface.blit(token, token.get_rect(center=spots[name].center))

    def _ring(
        self, surface: pygame.Surface, space: str, colour: theme.Color, grow: int = 0
    ) -> None:
        radius = self.size_of(space) / 2 + self.px(4) + grow
        center = self.points_of[space]
        pygame.draw.aacircle(surface, theme.DEEP, center, radius + 1, 5)
        pygame.draw.aacircle(surface, colour, center, radius, 3)

    def _way(self, surface: pygame.Surface, path: Sequence[str]) -> None:
        """The path to the space under the pointer, each step numbered."""
        if not path:
            return
        start = str(self.model.me["space"])
        run = self.points((start, *path))
        pygame.draw.lines(surface, theme.DEEP, False, run, 7)
        pygame.draw.lines(surface, theme.AMBER, False, run, 4)
        for number, space in enumerate(path, 1):
            x, y = self.points_of[space]
            size = self.m.px("caption") + self.m.du(6)
            rect = self._square((x, y), size)
            pygame.draw.aacircle(surface, theme.INK_DARK, rect.center, size // 2 + 1)
            pygame.draw.aacircle(surface, theme.AMBER, rect.center, size // 2)
            fonts.draw_line(
                surface, self.m, "caption", str(number), theme.INK_DARK, rect, "center", "step"
            )

    def _flags(self, surface: pygame.Surface) -> None:
        """What one's own cards have to do at a planet, and the AI's goal tokens."""
        flags: dict[str, list[str]] = {}
        for card in self.model.me["cards"]:
            asset = self.model.content.assets[card]
            goal = self.model.me["destinations"].get(card) or asset.destination
            if card in self.model.me["captured"]:
                goal = asset.deliver_to
            if goal in self.points_of:
                flags.setdefault(str(goal), []).append(asset.kind)
        for space in self.model.view["ai_goals"]:
            flags.setdefault(space, []).append("goal")
        for space, kinds in flags.items():
            x, y = self.points_of[space]
            side, out = self.px(24), self.size_of(space) / 2
            for place, kind in enumerate(kinds[:4]):
                rect = self._square((x - out * 0.5 + place * (side + 2), y + out * 0.62), side)
                pygame.draw.circle(surface, theme.DEEP, rect.center, side // 2)
                pygame.draw.aacircle(surface, theme.AMBER, rect.center, side // 2, 2)
                icon = images.icon(kind, round(side * 0.7))
                surface.blit(icon, icon.get_rect(center=rect.center))

    def _patrol(self, surface: pygame.Surface, faction: str, level: int, rect: pygame.Rect) -> None:
        token = self.token(("patrol", faction))
        surface.blit(token, token.get_rect(center=rect.center))
        dot, gap = max(2, self.px(3)), self.px(8)
        x = rect.centerx - (level - 1) * gap / 2
        for number in range(level):
            center = (x + number * gap, rect.bottom + dot)
            pygame.draw.circle(surface, theme.DEEP, center, dot + 2)
            pygame.draw.aacircle(surface, theme.INK, center, dot)

    def token(self, name: Name) -> pygame.Surface:
        """The picture of a ship or patrol, for the map and for what flies over it."""
        side = self.px(TOKEN)
        if name[0] == "patrol":
            return images.icon(f"patrol_{name[1]}", side)
        player = self.model.view["players"][int(name[1])]
        mark = theme.PLAYERS[player["seat"] % len(theme.PLAYERS)]
        return images.kept(
            ("ship token", player["ship"], mark.word, side),
            lambda: ship_token(str(player["ship"]), mark, side),
        )


def ship_token(ship: str, mark: theme.Mark, side: int) -> pygame.Surface:
    """A ship from above on a disc in its player's colour, with the player's shape."""
    picture = pygame.Surface((side + 8, side + 8), pygame.SRCALPHA)
    center = ((side + 8) // 2, (side + 8) // 2)
    pygame.draw.circle(picture, (0, 0, 0, 110), (center[0] + 1, center[1] + 2), side // 2 + 1)
    pygame.draw.aacircle(picture, theme.PANEL, center, side // 2)
    pygame.draw.aacircle(picture, mark.color, center, side // 2, 3)
    name = f"token_{ship}"
    if images.has("ships", name):
        body = images.ship(name, (round(side * 0.72), round(side * 0.72)))
        picture.blit(body, body.get_rect(center=center))
    shape = shape_of(mark, max(10, side // 3))
    picture.blit(shape, shape.get_rect(bottomright=(side + 7, side + 7)))
    return picture


def shape_of(mark: theme.Mark, side: int) -> pygame.Surface:
    """A player's shape in the player's colour, dark edged."""
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    corners = {
        "triangle": [(0.5, 0.06), (0.96, 0.92), (0.04, 0.92)],
        "square": [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)],
        "diamond": [(0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)],
    }.get(mark.shape)
    if corners is None:
        pygame.draw.aacircle(picture, mark.color, (side / 2, side / 2), side / 2 - 1)
        pygame.draw.aacircle(picture, theme.INK_DARK, (side / 2, side / 2), side / 2 - 1, 1)
        return picture
    run = [(x * side, y * side) for x, y in corners]
    pygame.draw.polygon(picture, mark.color, run)
    pygame.draw.polygon(picture, theme.INK_DARK, run, 1)
    return picture


def covered(rect: pygame.Rect, taken: Iterable[pygame.Rect]) -> int:
    """Pixels of a rectangle that lie over others."""
    return sum(part.width * part.height for part in (rect.clip(other) for other in taken))


def smooth(run: Sequence[Point], steps: int = 10) -> list[Point]:
    """A soft curve through the points of a lane: straight for two, rounded for more."""
    if len(run) < 3:
        return list(run)
    (ax, ay), (bx, by), (cx, cy) = run[0], run[len(run) // 2], run[-1]
    hx, hy = 2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2
    found = []
    for number in range(steps + 1):
        t = number / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * ax + b * hx + c * cx, a * ay + b * hy + c * cy))
    return found
