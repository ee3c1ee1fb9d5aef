"""Every palette is readable, and distinguishes players and marks for everyone; the sizes too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.client.draw import fonts, images, palettes, richtext, theme
from game.client.draw.palettes import ALL, PALETTES, MarkGroup, Palette
from game.client.draw.theme import STYLES, Color, Mark, Metrics
from game.client.shell.window import registry
from game.client.shell.window.scenes import Layer
from game.client.widgets import Label

registry.games()  # importing it registers their marks
GROUPS = ["players", *palettes.GROUPS]
Rows = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, whole deficiency, for linear light.
DEFICIENCIES: dict[str, Rows] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@pytest.fixture(autouse=True)
def _standard_after() -> Iterator[None]:
    yield
    palettes.use("standard")


def linear(channel: float) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def light_seen(color: Color, sight: str) -> list[float]:
    """Return the linear light of a color as it is seen; "normal" leaves it unchanged."""
    light = [linear(channel) for channel in color]
    if sight == "normal":
        return light
    return [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in DEFICIENCIES[sight]
    ]


def lab(light: list[float]) -> tuple[float, float, float]:
    """Convert linear light to CIE L*a*b* under D65."""
    red, green, blue = light

    def bent(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Color, other: Color, sight: str = "normal") -> float:
    """Return the CIE76 distance of two colors as they are seen."""
    pairs = zip(lab(light_seen(one, sight)), lab(light_seen(other, sight)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def test_the_measures_are_the_known_ones() -> None:
    assert distance((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert distance((255, 0, 0), (0, 255, 0)) == pytest.approx(170.6, abs=0.5)
    # Red and green fall together for deuteranopia, blue and green for tritanopia.
    for sight, one, other in (
        ("deutan", (200, 120, 60), (150, 140, 50)),
        ("tritan", (60, 160, 160), (70, 160, 180)),
    ):
        assert distance(one, other, sight) < distance(one, other) * 0.7


@pytest.mark.parametrize("palette", ALL, ids=lambda each: each.name)
def test_text_and_outlines_have_contrast(palette: Palette) -> None:
    palettes.use(palette.name)
    least = 7.0 if palette.name == "high_contrast" else 4.5
    for name, ink, ground in theme.text_pairs():
        assert theme.contrast(ink, ground) >= least, name
    for name, line, ground in theme.line_pairs():
        assert theme.contrast(line, ground) >= 3.0, name


def test_high_contrast_draws_every_border() -> None:
    palettes.use("high_contrast")
    for line in (theme.EDGE, theme.EDGE_HOT, theme.HAIRLINE):
        for ground in (theme.DEEP, theme.PANEL, theme.RAISED_TOP):
            assert theme.contrast(line, ground) >= 3.0


def colors(palette: Palette, group: str) -> tuple[Color, ...]:
    """Return the colors of the players, or of a game's marks, in a palette."""
    if group == "players":
        return palette.players
    return tuple(palettes.GROUPS[group].colors_in(palette.name).values())


@pytest.mark.parametrize("palette", ALL, ids=lambda each: each.name)
@pytest.mark.parametrize("group", GROUPS)
def test_marks_are_told_apart_by_color(palette: Palette, group: str) -> None:
    least = 12.0 if palette.grey else 20.0
    for sight in palette.sees:
        for one, other in combinations(colors(palette, group), 2):
            assert distance(one, other, sight) >= least, (sight, one, other)


def test_every_deficiency_has_a_palette_that_is_wider() -> None:
    """The palettes made for a deficiency beat the standard one by far, also for good and bad."""
    for sight, name in (
        ("protan", "red_green"),
        ("deutan", "red_green"),
        ("tritan", "blue_yellow"),
    ):
        palettes.use(name)
        states = [theme.GOOD, theme.DANGER, theme.AMBER, theme.TEAL]
        marks = [(colors(PALETTES[name], each), 25.0) for each in palettes.GROUPS]
        for group, least in ((PALETTES[name].players, 30.0), *marks, (states, 20.0)):
            for one, other in combinations(group, 2):
                assert distance(one, other, sight) >= least, (sight, one, other)


@pytest.mark.parametrize("palette", ALL, ids=lambda each: each.name)
def test_marks_differ_in_shape_and_word(palette: Palette) -> None:
    palettes.use(palette.name)
    worn = [[theme.MARKS[id] for id in each.marks] for each in palettes.GROUPS.values()]
    for marks in (theme.PLAYERS, *worn):
        assert len({mark.shape for mark in marks}) == len(marks) > 1
        assert len({mark.word for mark in marks}) == len(marks)


def test_a_palette_changes_what_is_drawn_and_can_be_taken_back() -> None:
    before, look = theme.INK_DARK, images.LOOKS["button"]
    label = richtext.layout(Metrics(), "body", "plain {teal|tinted}", 300)
    assert palettes.use("high_contrast") and not palettes.use("high_contrast")
    assert theme.INK == (255, 255, 255) == Label("x", pygame.Rect(0, 0, 9, 9), "x").color
    assert theme.INK_DARK != before and theme.PLAYERS[0].on == theme.INK_DARK
    assert images.LOOKS["button"] != look
    again = richtext.layout(Metrics(), "body", "plain {teal|tinted}", 300)
    assert again is not label and again.color == theme.INK
    assert again.lines[0].runs[-1].color == theme.TEAL != label.lines[0].runs[-1].color
    palettes.use("standard")
    assert theme.INK_DARK == before and images.LOOKS["button"] == look


def test_pictures_are_made_anew() -> None:
    layer, painted = Layer(), []

    def paint(surface: pygame.Surface) -> None:
        painted.append(theme.PANEL)
        surface.fill(theme.PANEL)

    for name in ("standard", "standard", "red_green", "high_contrast"):
        palettes.use(name)
        layer.get((8, 8), "key", paint)
        panel = images.panel((40, 40), "flat")
        assert panel.get_at((20, 20))[:3] == theme.PANEL
        icon = images.icon("hutt", 32)
        assert theme.MARKS["hutt"].color in {
            tuple(icon.get_at((x, 22)))[:3] for x in range(32) if icon.get_at((x, 22))[3] == 255
        }
    assert len(painted) == 3


def group_of(id: str, word: str, **colors: tuple[Color, ...]) -> MarkGroup:
    return MarkGroup(id, {word: Mark(word, "circle", (9, 9, 9))}, colors)


def test_marks_take_the_colors_of_the_palette_in_use() -> None:
    assert "factions" in palettes.GROUPS, "the games have registered theirs"
    palettes.use("high_contrast")
    assert theme.MARKS["hutt"].color == theme.rgb("E9FF8E") and theme.MARKS["hutt"].word == "Hutt"
    palettes.use("standard")
    assert theme.MARKS["hutt"].color == theme.rgb("B4FB74")


def test_a_group_is_registered_once_and_needs_all_palettes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(palettes, "GROUPS", dict(palettes.GROUPS))
    monkeypatch.setattr(theme, "MARKS", dict(theme.MARKS))
    every = {name: ((1, 2, 3),) for name in PALETTES if name != "standard"}
    palettes.use("red_green")
    palettes.register(group_of("suits", "cups", **every))
    palettes.register(group_of("suits", "cups", **every))
    assert theme.MARKS["cups"].color == (1, 2, 3), "in the palette in use"
    with pytest.raises(ValueError, match="'suits': the id is already used"):
        palettes.register(group_of("suits", "swords", **every))
    with pytest.raises(ValueError, match="'towns': hutt is already used"):
        palettes.register(group_of("towns", "hutt", **every))
    with pytest.raises(ValueError, match="'coins': 0 colors in palette '.*' for 1 marks"):
        palettes.register(group_of("coins", "penny"))


def test_an_unknown_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="neon.*standard"):
        palettes.use("neon")


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
        ((1280, 720), 1.0, "compact"), ((1599, 1080), 1.0, "compact"),
        ((1600, 900), 1.0, "standard"), ((1920, 1080), 1.0, "standard"),
        ((1920, 1080), 2.0, "compact"), ((1280, 720), 0.75, "compact"),
        ((2560, 1440), 1.0, "large"), ((3840, 2160), 1.0, "large"), ((3840, 2160), 2.0, "compact"),
    ],
)  # fmt: skip
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
        drawn = used.render("Six Minutes 0/5", (255, 255, 255))
        assert drawn.get_size() == used.size("Six Minutes 0/5")
        assert drawn.get_height() == used.get_height()
        ink = drawn.get_bounding_rect()
        assert 0 < ink.top < ink.bottom < used.get_height()
        assert 20 < fonts.cap_height(used) < 30
        widths.append(drawn.get_width())
    assert widths == sorted(set(widths))
    with pytest.raises(fonts.FontError, match="Heavy.*SemiBold"):
        fonts.font("Teko", "Heavy", 40)


def test_a_compact_window_picks_the_compact_size() -> None:
    assert Metrics((1920, 1080)).pick(44, 36) == 44
    assert Metrics((1280, 720)).pick(44, 36) == 36
    assert Metrics((3840, 2160), 2.0).pick(44, 36) == 144
