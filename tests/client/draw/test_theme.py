"""Colors differ clearly from their background, and text never falls below its floor."""

from __future__ import annotations

import pytest

from game.client.draw import fonts, theme
from game.client.draw.theme import STYLES, Metrics
from game.client.shell.window import registry

registry.games()  # importing it registers their marks

SIZES = [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768)]
SCALES = [0.75, 1.0, 1.5, 2.0]


@pytest.mark.parametrize("name, ink, ground", theme.text_pairs(), ids=lambda v: str(v))
def test_every_text_pair_has_contrast(name: str, ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, ground) >= 4.5, name


def test_contrast_is_the_wcag_measure() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert theme.contrast(theme.INK, theme.PANEL) == pytest.approx(16.4, abs=0.2)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_no_style_falls_below_the_floor(size: tuple[int, int], scale: float) -> None:
    m = Metrics(size, scale)
    for style in STYLES:
        assert m.px(style) >= (16 if m.layout == "compact" else 18)
        assert m.pitch(style) >= m.px(style)


@pytest.mark.parametrize(
    "size, scale, layout",
    [
        ((1280, 720), 1.0, "compact"),
        ((1599, 1080), 1.0, "compact"),
        ((1600, 900), 1.0, "standard"),
        ((1920, 1080), 1.0, "standard"),
        ((1920, 1080), 2.0, "compact"),
        ((1280, 720), 0.75, "compact"),
        ((2560, 1440), 1.0, "large"),
        ((3840, 2160), 1.0, "large"),
        ((3840, 2160), 2.0, "compact"),
    ],
)
def test_layout_class(size: tuple[int, int], scale: float, layout: str) -> None:
    assert Metrics(size, scale).layout == layout


def test_units_grow_with_window_and_scale() -> None:
    assert Metrics((1920, 1080)).du(44) == 44
    assert Metrics((1920, 1080), 2.0).du(44) == 88
    assert Metrics((3840, 2160)).du(44) == 88
    assert Metrics((1280, 720), 0.75).du(1) == 1


def test_scale_outside_its_range_is_refused() -> None:
    with pytest.raises(ValueError, match="2.5"):
        Metrics((1920, 1080), 2.5)


def test_fonts_refuse_small_sizes_and_unknown_weights() -> None:
    with pytest.raises(fonts.FontError, match="15 px"):
        fonts.font("Titillium Web", "Regular", 15)
    with pytest.raises(fonts.FontError, match="Heavy.*Bold"):
        fonts.font("Titillium Web", "Heavy", 20)
    with pytest.raises(fonts.FontError, match="fontpkg-no-such-face"):
        fonts.font("No Such Face", "Regular", 20)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_has_its_font(style: str) -> None:
    m = Metrics()
    assert fonts.face(m, style).get_height() > 0
    assert fonts.face(m, style, bold=True).get_height() > 0


def test_one_file_gives_many_weights() -> None:
    """Each named instance is wider than the one before it, and drawn within its line."""
    widths = []
    for weight in ("Light", "Regular", "Medium", "SemiBold", "Bold"):
        used = fonts.font("Teko", weight, 40)
        drawn = used.render("Six Minutes 0/5", True, (255, 255, 255))
        assert drawn.get_size() == used.size("Six Minutes 0/5")
        assert drawn.get_height() == used.get_height()
        ink = drawn.get_bounding_rect()
        assert 0 < ink.top < ink.bottom < used.get_height()
        assert 20 < fonts.cap_height(used) < 30
        widths.append(drawn.get_width())
    assert widths == sorted(set(widths))
    with pytest.raises(fonts.FontError, match="Heavy.*SemiBold"):
        fonts.font("Teko", "Heavy", 40)
