"""Each spend card of the box has an icon of its own, of another shape than all others."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import images
from game.client.games.edge.checks import spending
from tests.edge.stories import CONTENT

SPENDS = tuple(CONTENT.spends.values())
ALIKE = 0.8


def test_each_card_has_a_sign_of_its_own() -> None:
    signs = {spending.sign_of(card) for card in SPENDS}
    assert len(signs) == len(SPENDS)
    assert signs == {f"ee_{card.id}" for card in SPENDS}


def test_signs_have_different_shapes() -> None:
    masks = {
        card.id: pygame.mask.from_surface(images.icon(spending.sign_of(card), 24))
        for card in SPENDS
    }
    names = sorted(masks)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            shared = masks[one].overlap_area(masks[other], (0, 0))
            union = masks[one].count() + masks[other].count() - shared
            assert shared / union < ALIKE, (one, other)


@pytest.mark.parametrize("side, plain", (("advantage", "gain"), ("threat", "harm")))
def test_a_card_of_a_pack_has_a_plain_sign(side: str, plain: str) -> None:
    card = SPENDS[0].model_copy(update={"id": "of_a_pack", "side": side})
    assert spending.sign_of(card) == f"ee_listed_{plain}"
