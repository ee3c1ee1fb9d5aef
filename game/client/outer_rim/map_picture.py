"""The galaxy on the table, and what lies on it."""

from __future__ import annotations

import pygame

from game.client import images, theme
from game.client.outer_rim.model import Model


class MapPicture:
    """The galaxy on the table."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.galaxy = model.game.galaxy(model.state.pieces)

    def layout(self, rect, m, zoom, pan):
        self.rect, self.m = rect, m

    def at(self, space):
        s = self.galaxy.spaces[space]
        x = self.rect.left + 40 + s.x / self.galaxy.width * (self.rect.width - 80)
        y = self.rect.top + 40 + s.y / self.galaxy.height * (self.rect.height - 80)
        return x, y

    def spots(self):
        found = {}
        for id in self.galaxy.spaces:
            r = pygame.Rect(0, 0, 44, 44)
            r.center = self.at(id)
            found["space", id] = r
        for space, row in self.model.view["contacts"].items():
            for n, c in enumerate(row):
                if c:
                    r = pygame.Rect(0, 0, 44, 44)
                    x, y = self.at(space)
                    r.center = (x - 30 + 60 * n, y + 44)
                    found["place", c["place"]] = r
        for f, p in self.model.view["patrols"].items():
            r = pygame.Rect(0, 0, 44, 44)
            x, y = self.at(p["space"])
            r.center = (x + 30, y - 30)
            found["patrol", f] = r
        for p in self.model.view["players"]:
            if p["space"]:
                r = pygame.Rect(0, 0, 44, 44)
                x, y = self.at(p["space"])
                r.center = (x - 34 + 20 * p["seat"], y - 34)
                found["ship", str(p["seat"])] = r
        return found

    def points(self, spaces):
        return [self.at(s) for s in spaces]

    def token(self, name):
        if name[0] == "ship":
            ship = self.model.view["players"][int(name[1])]["ship"]
            return images.ship(ship, (44, 44))
        return images.icon(f"patrol_{name[1]}", 44)

    def way(self, start, goal):
        return ()

    def pan_for(self, pointer, zoom):
        return (0, 0)

    def draw_still(self, surface):
        surface.blit(images.starfield(self.rect.size), self.rect)
        for lane in self.galaxy.lanes:
            pygame.draw.line(surface, theme.EDGE, self.at(lane.a), self.at(lane.b), 2)

    def draw_moving(self, surface, hover, lights, path, away):
        for (kind, id), r in self.spots().items():
            if kind == "space":
                pygame.draw.circle(
                    surface, theme.AMBER if id in lights else theme.MUTED, r.center, 18, 3
                )
            elif kind in ("ship", "patrol") and (kind, id) not in away:
                surface.blit(self.token((kind, id)), r)
            elif kind == "place":
                pygame.draw.circle(surface, theme.TEAL, r.center, 14)
