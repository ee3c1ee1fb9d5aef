"""The README and the pages in ``docs``: every link in them resolves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "assets/make/README.md"])
NAMED = ("LICENSE", "NOTICE", "CHANGELOG.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")


def words(page: Path) -> str:
    """Return the text of a page without its blocks of code and code spans."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", each.lower()) for each in headings)
    return {each.replace(" ", "-") for each in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(words(page)):
        if link.startswith(("https://", "http://")):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), f"{page.name}: {link}"
        assert ROOT in target.resolve().parents, f"{page.name}: {link} leads out of the project"
        assert not anchor or anchor in anchors(target), f"{page.name}: {link}"


def test_the_readme_links_every_page_and_shows_the_table() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    links = LINK.findall(text)
    pages = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md")]
    assert not {*pages, *NAMED} - {*links}
    shown = text.index("](docs/pictures/table.jpg)")
    assert shown < text.index("\n## "), "before the first heading"


MODULE = re.compile(r"`([\w/]+\.py)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_module_that_a_page_names_exists(page: Path) -> None:
    folders = ("game", "tests", "assets")
    found = [*ROOT.glob("*.py"), *(each for one in folders for each in (ROOT / one).rglob("*.py"))]
    paths = ["/" + each.relative_to(ROOT).as_posix() for each in found]
    named = set(MODULE.findall(page.read_text("utf-8")))
    assert not [name for name in named if not any(path.endswith("/" + name) for path in paths)]


EXTRACT = re.compile(r"`([\w/.]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)
"""code below the name of its file; ``...`` leaves something out"""


def test_code_on_the_page_of_additions_stands_in_its_files() -> None:
    found = EXTRACT.findall((ROOT / "docs/add_a_card_or_rule.md").read_text("utf-8"))
    assert len(found) > 5
    for name, code in found:
        source = (ROOT / name).read_text("utf-8")
        for part in re.split(r"^ *\.\.\.\n", code, flags=re.MULTILINE):
            assert part.strip("\n") in source, f"{name} has no:\n{part}"
