"""Text is measured, wrapped and reported; nothing is cut silently."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw import fonts, richtext
from game.client.draw.faces import stand_ins
from game.client.draw.fonts import ELLIPSIS
from game.client.draw.theme import INK, Metrics
from tests.names import Patch

M = Metrics()


def test_fit_leaves_what_fits_alone() -> None:
    wide = fonts.measure(M, "body", "Naboo")[0]
    assert fonts.fit(M, "body", "Naboo", wide) == fonts.Fit("Naboo", wide, False)


def test_fit_says_when_it_shortens() -> None:
    full = "A very long name for a very small ship"
    shown = fonts.fit(M, "body", full, 150)
    assert shown.overflow and shown.text.endswith(ELLIPSIS) and shown.width <= 150
    assert full.startswith(shown.text[:-1])
    longer = full[: len(shown.text)] + ELLIPSIS
    assert fonts.measure(M, "body", longer)[0] > 150


def test_drawn_line_reports_overflow_to_watchers() -> None:
    canvas = pygame.Surface((400, 60))
    with fonts.collect_text() as seen:
        fonts.draw_line(canvas, M, "body", "short", INK, pygame.Rect(0, 0, 200, 40), where="a")
        fonts.draw_line(
            canvas, M, "body", "far too long", INK, pygame.Rect(0, 0, 40, 40), where="b"
        )
    assert [(drawn.where, drawn.overflow) for drawn in seen] == [("a", False), ("b", True)]


def test_aligned_lines_stay_in_their_rectangle() -> None:
    canvas = pygame.Surface((400, 60))
    rect = pygame.Rect(20, 0, 300, 40)
    ink = [
        fonts.draw_line(canvas, M, "body", "mid", INK, rect, a) for a in ("left", "center", "right")
    ]
    assert ink[0].left == rect.left and ink[2].right == rect.right
    assert abs(ink[1].centerx - rect.centerx) <= 1
    assert all(abs(spot.centery - rect.centery) <= 1 for spot in ink)


def test_lines_are_rendered_once() -> None:
    first = fonts.line(M, "body", "again and again", INK)
    assert fonts.line(M, "body", "again and again", INK) is first


@pytest.mark.parametrize(
    "text", ["nul\0", "lone \ud800 surrogate", "tab\tand\nbreak", "e\u0334\u1ab0", ""]
)
def test_odd_names_can_be_drawn(text: str) -> None:
    assert fonts.line(M, "body", text, INK).get_height() > 0


SCRIPTS = [
    ("Иван ไทย", "Иван ไทย", ""),
    ("by אב גד 7, ᚠ", "by דג בא 7, ᚠ", "אבגדᚠ"),
    ("אב", "בא", "אב"),
]


@pytest.mark.parametrize(("text", "shown", "lost"), SCRIPTS)
def test_names_in_other_scripts(text: str, shown: str, lost: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(stand_ins, "system_fonts", tuple)
    parts = fonts.face(M, "body").parts(text)
    assert ("".join(each.text for each in parts), stand_ins.undrawable(text)) == (shown, lost)
    wide, leftward = fonts.measure(M, "body", text)[0], text[0] == "א"
    carets = [fonts.caret(M, "body", text, at) for at in (0, len(text))]
    assert carets == ([wide, 0] if leftward else [0, wide])
    assert fonts.line(M, "body", text, INK).get_bounding_rect().width > len(text) * 4


def test_rich_text_wraps_inside_its_width() -> None:
    made = richtext.layout(M, "body", "word " * 60, 320)
    assert len(made.lines) > 5 and made.size[0] <= 320 and not made.overflow
    assert made.height == len(made.lines) * M.pitch("body")
    words = " ".join(run.text for line in made.lines for run in line.runs)
    assert words.split() == ["word"] * 60


def test_rich_text_keeps_icon_bold_and_punctuation() -> None:
    made = richtext.layout(M, "body", "Pay {icon:credits} **4,000**, then go.", 600)
    runs = made.lines[0].runs
    assert [run.kind for run in runs] == ["text", "icon", "text", "text", "text"]
    assert [run.bold for run in runs if run.text.strip() == "4,000"] == [True]
    assert runs[1].width >= M.px("body")
    assert all(a.x + a.width == b.x for a, b in zip(runs, runs[1:], strict=False))


def test_a_bold_word_is_not_torn_from_its_comma() -> None:
    for width in range(60, 300, 7):
        made = richtext.layout(M, "body", "aaaa bbbb **cccc**, dddd", width)
        assert all(not line.runs[0].text.startswith(",") for line in made.lines if line.runs)


def test_a_word_wider_than_the_column_is_broken_and_reported() -> None:
    made = richtext.layout(M, "body", "so Llanfairpwllgwyngyllgogerychwyrndrobwll it is", 160)
    assert made.overflow and made.size[0] <= 160
    joined = "".join(run.text for line in made.lines for run in line.runs)
    assert "Llanfairpwllgwyngyllgogerychwyrndrobwll" in joined


def test_a_word_wider_than_the_column_breaks_at_its_hyphen_first() -> None:
    m = Metrics((1920, 1080))
    wide = fonts.measure(m, "body", "Edgehawk-")[0] + 4
    made = richtext.layout(m, "body", "Edgehawk-Class", wide)
    lines = ["".join(run.text for run in line.runs) for line in made.lines]
    assert lines == ["Edgehawk-", "Class"] and not made.overflow
    named = richtext.layout(m, "body", "2026-11-27-2232", fonts.measure(m, "body", "2026-11-")[0])
    assert [line.runs[0].text for line in named.lines] == ["2026-11-", "27-2232"]
    assert richtext.layout(m, "body", "Edgehawk-Class", wide // 2).overflow


def test_breaks_and_paragraphs_add_height() -> None:
    pitch = M.pitch("body")
    assert richtext.layout(M, "body", "a", 200).height == pitch
    assert richtext.layout(M, "body", "a\nb", 200).height == 2 * pitch
    assert richtext.layout(M, "body", "a\n\nb", 200).height == 2 * pitch + round(pitch / 2)


def test_links_answer_where_they_stand() -> None:
    made = richtext.layout(M, "body", "See {link:ambush|Ambush rules} here", 400)
    (name, rect), *_ = made.links
    assert name == "ambush" and made.link_at(rect.center) == "ambush"
    assert made.link_at((0, 0)) is None


@pytest.mark.parametrize("markup", ["{nothing}", "{icon:Bad Name}", "{mauve|words}"])
def test_unknown_braces_are_refused(markup: str) -> None:
    with pytest.raises(richtext.MarkupError, match="means nothing"):
        richtext.parse(markup)


def test_plain_reads_everything() -> None:
    assert richtext.plain("**Pay** {icon:credits} {link:x|now}\nor {teal|never}") == (
        "Pay credits now\nor never"
    )
    assert richtext.icon_names("{icon:fame} and {icon:credits}") == ["fame", "credits"]


@pytest.mark.parametrize("words", ["a {b} **c**", "}{", "** **"])
def test_words_from_outside_are_harmless(words: str) -> None:
    assert all(p.kind != "icon" and not p.bold for p in richtext.parse(richtext.literal(words)))


def test_box_fit_measures_without_drawing() -> None:
    text = "word " * 40
    needed = richtext.fit(M, "body", text, (300, 10_000)).needed
    assert richtext.fit(M, "body", text, (300, needed)).ok
    assert not richtext.fit(M, "body", text, (300, needed - 1)).ok


def test_pictures_of_texts_are_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is laid out, its pictures take no more memory than their cache allows."""
    monkeypatch.setattr(richtext._painted, "limit", 400_000)
    for number in range(20):
        made = richtext.layout(M, "body", f"Line {number}: " + "words and more " * 60, 700)
        made.surface()
    assert 0 < richtext._painted.used <= 4 * made.surface().get_height() * 700 * 4


def test_a_text_is_painted_once_and_no_wider_than_its_words() -> None:
    made = richtext.layout(M, "body", "Naboo", 900)
    assert made.surface() is made.surface()
    assert made.surface().get_width() == fonts.measure(M, "body", "Naboo")[0]
