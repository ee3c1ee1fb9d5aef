"""Soft edges of persons."""

from __future__ import annotations

import pygame

from game.client.draw.scenery import edge_fade


def test_a_drawing_fades_at_its_sides_and_keeps_its_middle() -> None:
    solid = pygame.Surface((200, 100), pygame.SRCALPHA)
    solid.fill((90, 120, 60, 255))
    made = edge_fade.sides(solid)
    row = [made.get_at((x, 50)).a for x in range(200)]
    assert row[0] == row[-1] == 0 and row[:17] == sorted(row[:17])
    assert set(row[17:183]) == {255} and row[183:] == sorted(row[183:], reverse=True)
    assert made.get_at((100, 99)).a == 255 == solid.get_at((0, 50)).a, "the original is whole"
    assert made.get_at((100, 50)) == (90, 120, 60, 255)
    standing = edge_fade.sides(solid, foot=True)
    assert standing.get_at((100, 99)).a == 0 and standing.get_at((100, 80)).a == 255
