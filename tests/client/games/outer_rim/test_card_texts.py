"""The words of every card, checked for style, and for fitting into their boxes.

Every component of both boxes has text in three lengths (``tile``, ``text``, ``help``) and drawn in
three sizes: the tile in a slot, the card of the market, the zoom. Nothing raw may be left in the
words, and none of them may be lost in a box.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from game.client.draw import fonts, images, paper, pills, richtext
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import market, player_board
from game.client.games.outer_rim.board.layout import regions
from game.client.games.outer_rim.cards import enlarged, market_tile
from game.client.games.outer_rim.cards import faces as cards
from game.client.games.outer_rim.play.model import Slot, the_game
from game.client.games.outer_rim.play.party import BOX
from game.client.tabletop.kit import painting
from game.client.tabletop.kit.layout import is_folded, table_metrics
from game.client.tabletop.pages.stage import face_size
from game.client.tabletop.table import sliding_inspector
from game.outer_rim.cards import models as c
from game.outer_rim.catalog import Content
from game.outer_rim.text import cards as say
from tests.client.conftest import Size, Some
from tests.client.games.outer_rim.test_cards import faults

SIZES = [
    ((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1920, 1080), 2.0), ((1280, 720), 1.0),
    ((1280, 720), 1.5),
]  # fmt: skip
USUAL = (SIZES[2], SIZES[3])
"""with the ordinary run, the largest text, and the smallest window"""
MOST = [pytest.param(*each, marks=[pytest.mark.long] * (each not in USUAL)) for each in SIZES]
SKILLS = ("stealth", "tactics", "piloting", "influence", "knowledge", "tech", "strength")
FACTIONS = ("hutt", "syndicate", "imperial", "rebel")
TITLES = (
    "Stealth Device", "Imperial Favor", "Hutt Favor", "Syndicate Favor", "**the Hutt enforcers**",
    "**a Rebel flight**", "**the Rebel flight**", "Imperial Presence",
)  # fmt: skip
"""names of abilities, cards and enemies that contain a term of the rules by chance"""
LONGEST_STORY = 150  # letters


@pytest.fixture(autouse=True)
def _window(plain_pictures: None) -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    paper.forget()
    yield
    paper.forget()
    pygame.display.quit()


def content() -> Content:
    return the_game().editions.of((BOX,)).content


def faces(all_of_it: Content) -> list[tuple[str, bool, int]]:
    """Return every face there is to read: the id, whether it is the back, and the section or -1."""
    found: list[tuple[str, bool, int]] = []
    for id in all_of_it.components:
        found.append((id, False, -1))
        if id in all_of_it.characters or id in all_of_it.ships:
            found.append((id, True, -1))
        card = all_of_it.encounter_cards.get(id)
        found += [(id, False, number) for number in range(len(card.sections) if card else 0)]
    return found


@cache
def face_texts() -> dict[tuple[str, bool, int, str], say.CardText]:
    """Return the text of every face in every length."""
    all_of_it = content()
    made: dict[tuple[str, bool, int, str], say.CardText] = {}
    for id, back, section in faces(all_of_it):
        for length in cast(tuple[say.Length, ...], ("tile", "text", "help")):
            if section >= 0:
                text = say.section_text(all_of_it, id, section, length)
            else:
                text = say.card_text(all_of_it, id, length, back)
            made[id, back, section, length] = text
    return made


def bodies(*lengths: str) -> Iterator[tuple[str, str]]:
    """Return every body paragraph, with its location."""
    for (id, back, section, length), text in face_texts().items():
        if length in lengths:
            where = f"{id}{' (back)' if back else ''}{f' section {section}' * (section >= 0)}"
            for paragraph in text.body:
                yield f"{where}, {length}", paragraph


def stories() -> Iterator[tuple[str, str]]:
    """Return every story line: of cards, of sections, and of the steps of jobs."""
    for (id, _, section, length), text in face_texts().items():
        if text.story and length == "text":
            yield f"{id} {section}", text.story
    for id, card in content().databank.items():
        for step in getattr(card, "steps", ()):
            yield f"{id} step", step.story


ONE = "(space|die|mod|job|bounty|contact|planet|patrol)"
MANY = "(spaces|dice|credits|mods|jobs|bounties|contacts|cards|planets|patrols)"
FAULTS: dict[str, str] = {
    "two spaces": r"  ", "a raw id or brace": r"[_{}]|\*\*", "a word twice": r"\b([A-Za-z]+) \1\b",
    "a stop after a space": r" [,.;:!](?!\.)", "two stops": r"[,;:.]{2}(?<!\.\.\.)|[,;:]\.",
    "an empty bracket": r"\( ?\)", "a link with nothing to link": r"\b(and|or)[.;:]|^(and|or)\b",
    "a plural of one": rf"(?<![\d,+-])\b1 {MANY}\b", "one of many": rf"\b[2-9] {ONE}\b(?! rewards)",
    "a before a vowel": r"\b[Aa] [aeioAEIO](?!ne\b)",
    "an before a consonant": r"\b[Aa]n (?!hour)[^aeiouAEIOU\W]",
    "a figure without its comma": r"(?<![\w-])(?<!Level )(?<!JumpMaster )\d{4,}\b",
}  # fmt: skip


def editor(words: str) -> list[str]:
    """Return the faults that an editor would mark in plain words."""
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, words)]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("Gain  1 fame.", "two spaces"),
        ("Gain hutt_favor.", "a raw id or brace"),
        ("Gain {icon:fame} 1.", "a raw id or brace"),
        ("Lose the the ship.", "a word twice"),
        ("Gain 1 fame .", "a stop after a space"),
        ("Gain 1 fame..", "two stops"),
        ("Fight the raider ().", "an empty bracket"),
        ("Gain 1 fame and.", "a link with nothing to link"),
        ("Move 1 spaces.", "a plural of one"),
        ("Roll 2 die.", "one of many"),
        ("Meet a Imperial patrol.", "a before a vowel"),
        ("Gain an job.", "an before a consonant"),
        ("Gain 2000 credits.", "a figure without its comma"),
    ],
)
def test_the_editor_sees_what_is_wrong(words: str, fault: str) -> None:
    assert fault in editor(words)
    assert editor("Gain 2,000 credits and 1 fame, then move up to 3 spaces.") == []


def test_nothing_raw_is_left_in_the_words() -> None:
    found = []
    for (id, _, section, length), text in face_texts().items():
        plain = [say.plain(each) for each in text.body] if length != "tile" else []
        for words in (text.name, say.plain(text.kind_line), *plain, text.footer, text.story):
            found += [(id, section, length, words, fault) for fault in editor(words)]
    assert found == []


def test_tiles_have_no_loose_ends() -> None:
    for where, line in bodies("tile"):
        shown = richtext.plain(line)
        assert "\n" not in line and "  " not in shown, (where, line)
        assert line == line.strip() and not re.search(r"^[·/]|[·/]$|[·/] [·/]", line), (where, line)
        assert not re.search(r"[_{}]|\*\*", re.sub(r"\{icon:[a-z0-9_]+\}", "", line)), (where, line)


def test_every_icon_exists() -> None:
    names = set()
    for text in (text for key, text in face_texts().items() if key[3] != "help"):
        for words in (text.kind_line, *text.body):
            names |= set(richtext.icon_names(words))
    assert len(names) > 50
    assert [name for name in sorted(names) if not images.has("icons", name)] == []


def _is_head(line: str) -> bool:
    """Return True for a line that is not a sentence: the space of a section, a card gained, a
    list's header."""
    return bool(
        re.fullmatch(r"\{teal\|[^{}]+\}", line)
        or re.fullmatch(r"\*\*[^*]+\*\* \([^()]+\)", line)
        or line.endswith((":", ":**"))
    )


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    for where, paragraph in bodies("text", "help"):
        lines = paragraph.split("\n")
        for number, line in enumerate(lines):
            listed = any(each.startswith("• ") for each in lines[number + 1 : number + 2])
            head = listed and not line.startswith("• ")
            assert head == line.endswith((":", ":**")), (where, line)
            assert _is_head(line) or line.endswith((".", ".**")), (where, line)
            words = say.plain(re.sub(r"\*\*[^*]*\{icon:die_[^*]*\*\*", "", line)).lstrip("• ")
            assert not words[:1].islower() and not re.search(r"\. [a-z]", words), (where, line)


def test_footers_are_sentences() -> None:
    for key, text in face_texts().items():
        assert not text.footer or text.footer.endswith("."), key
        assert "{" not in text.footer and "*" not in text.footer, key


def test_terms_stand_beside_their_icons() -> None:
    for where, paragraph in bodies("text"):
        for title in TITLES:
            paragraph = paragraph.replace(title, "")
        for name in (*SKILLS, *FACTIONS):
            for match in re.finditer(rf"\b{name.title()}\b", paragraph):
                assert paragraph[: match.start()].endswith(f"{{icon:{name}}} "), (where, paragraph)


STRANGE = (
    "pay", "pays", "earn", "receive", "receives", "get", "gets", "money", "wound", "wounds", "heal",
    "repair", "kill", "hostiles", "monster", "hex", "square", "turns over", "face-up", "face-down",
)  # fmt: skip
"""words that the rules avoid for these meanings: spend, gain, damage, recover, ..."""


def test_the_terms_of_the_rules_are_kept() -> None:
    for where, paragraph in bodies("text"):
        words = re.findall(r"[a-z-]+", say.plain(paragraph).lower())
        assert not set(words) & set(STRANGE), (where, paragraph)


VERBS = frozenset(
    "add advance buy cancel continue count cross deliver discard encounter fight gain give go hire "
    "keep look lose move perform place recover reroll resolve reveal roll rotate secretly sell "
    "spend stop suffer take test turn".split()
)


def test_every_order_is_a_verb_of_the_rules() -> None:
    """After ``you may`` and after a label there is one of the rules' verbs, and no other."""
    seen: Counter[str] = Counter()
    for where, paragraph in bodies("text"):
        words = say.plain(paragraph)
        for match in re.finditer(
            r"(?:[Yy]ou may|(?:Pass|Fail|Win|Lose|Decline):) ([a-zA-Z]+)", words
        ):
            verb = match.group(1).lower()
            if verb not in ("you", "the", "this", "if", "choose"):
                assert verb in VERBS, (where, verb, words)
                seen[verb] += 1
    assert seen["hire"] >= 15 and seen["gain"] >= 40  # the pattern does find them


def test_stories_are_short_and_end() -> None:
    told_once = list(stories())
    assert len(told_once) > 300
    for where, story in told_once:
        assert story == story.strip() and editor(story) == [], (where, story, editor(story))
        assert story[0].isupper() or story[0] == '"', (where, story)
        assert story.endswith((".", "!", "?", '."', '?"')), (where, story)
        assert len(story) <= LONGEST_STORY, (where, len(story), story)


def test_no_story_is_told_twice() -> None:
    """Both sides of a sheet share a story; nothing else repeats a story, or even its first four
    words."""
    lines: dict[str, set[str]] = {}
    openings: dict[str, set[str]] = {}
    for where, story in stories():
        lines.setdefault(story, set()).add(where)
        start = " ".join(re.findall(r"[\w']+", story.lower())[:4])
        openings.setdefault(start, set()).add(story)
    assert {story: ids for story, ids in lines.items() if len(ids) > 1} == {}
    assert {start: ids for start, ids in openings.items() if len(ids) > 1} == {}


JOKES = (
    "smells of", "held together", "lowest bidder", "careful owner", "last job", "no questions",
    "receipts", "laundry", "best before", "papers, please", "one last", "friend's price",
    "what could", "bad feeling", "somebody else's parts", "never tell",
)  # fmt: skip
"""phrases that are funny once"""


def test_no_joke_is_made_twice() -> None:
    told_once = {story for _, story in stories()}
    for joke in JOKES:
        assert sum(joke in story.lower() for story in told_once) <= 1, joke


def test_the_cards_keep_to_one_spelling() -> None:
    """The terms of the game have American spelling, so the stories do, too."""
    british = re.compile(
        r"armour|favour|harbour|labour|colour|neighbour|honour|licence|offence|defence|grey\b"
        r"|centre|travell|labell|towards|enquir|isation|(?:organ|real|recogn|apolog|critic)is"
    )
    names = [text.name for text in face_texts().values()]
    for words in (*names, *(story for _, story in stories())):
        assert not british.search(words.lower()), words


def table(size: Size, scale: float) -> Metrics:
    """Return the metrics of the table for a window and the player's scale."""
    return table_metrics(Metrics(size, scale))


def zoom_box(m: Metrics) -> pygame.Rect:
    """Return the box for reading a card: the sliding inspector, or the zoom that floats where
    regions take turns."""
    at = regions(m)
    wide, high = painting.card_size(m)
    if not at.slide.width:
        high = at.actions.top - at.top.bottom - 2 * m.du(8)
        return pygame.Rect((30, 30), (m.du(painting.WIDE_DU), min(painting.card_size(m)[1], high)))
    room = sliding_inspector.panel_size(m, at.slide)
    size = min(wide, room[0] - m.du(24)), min(high, room[1] - m.du(56))
    return pygame.Rect((30, 30), size)


def encounter_box(m: Metrics) -> pygame.Rect:
    """Return the box for a card in the encounter view, with dice on the table below it."""
    dice = m.du(52 if m.compact else 72) + m.du(12)
    high = min(regions(m).view.height - 2 * m.du(8) - 2 * m.du(16) - dice, m.du(560))
    return pygame.Rect((30, 30), face_size(m, high))


def market_box(m: Metrics) -> pygame.Rect:
    """Return a deck's place in the market; a compact market has a strip of names instead of
    cards."""
    if m.compact:
        return pygame.Rect(30, 30, m.du(186), m.du(184))
    inner = regions(m).market.inflate(-2 * m.du(5), -2 * m.du(5))
    return market.places(inner, 6, m.du(6), full=True)[0]


def slot_boxes(m: Metrics) -> list[pygame.Rect]:
    """Return the smallest slots of a board: the largest ship, full, and a few secrets."""
    kinds = ["crew"] * 4 + ["gear"] * 2 + ["cargo"] * 3 + ["mod", "free"] + ["job"] * 3
    slots = [Slot(kind, number) for number, kind in enumerate(kinds + ["secret"] * 2)]
    model: Any = SimpleNamespace(slots=lambda seat: slots)
    return [rect for _, rect in player_board.places(model, m, regions(m).board, 0).slots]


def drawn(rect: pygame.Rect, draw: Callable[[pygame.Surface], object]) -> list[fonts.Drawn]:
    with fonts.collect_text() as texts:
        draw(pygame.Surface((rect.right + 40, rect.bottom + 40)))
    return texts


def missing(texts: Iterable[fonts.Drawn], says: say.CardText) -> set[str]:
    """Return the words of a card that its picture does not show."""
    shown = {text.text for text in texts}
    kind, figures = enlarged._kind_and_figures(says.kind_line)
    wanted = {richtext.literal(says.name), kind, *says.body}
    wanted |= {f"**{each}**" for each in (*figures, *says.traits)}
    wanted |= {words for words in (says.footer, richtext.literal(says.story)) if words}
    if says.cost is not None:
        wanted.add(f"{says.cost:,}" if says.cost else "Free")
    return {words for words in wanted if words} - shown


@pytest.mark.parametrize(("size", "scale"), MOST)
def test_the_zoom_shows_every_word_of_every_component(size: Size, scale: float, some: Some) -> None:
    m, all_of_it = table(size, scale), content()
    rect = zoom_box(m)
    for id, back, section in some(faces(all_of_it), 41):
        if section < 0:
            texts = drawn(rect, lambda s: enlarged.draw_zoom(s, rect, all_of_it, id, m, back))
            assert missing(texts, face_texts()[id, back, -1, "text"]) == set(), (id, back)
            assert not [text.text for text in texts if text.overflow], (id, back)
            assert all(rect.contains(text.rect) for text in texts), (id, back)
            _apart(texts, id)


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale"), MOST)
def test_the_encounter_view_shows_every_word_of_a_section_or_a_contact(
    size: Size, scale: float, some: Some
) -> None:
    """Where regions take turns, the story is shown only beside the card, with the events."""
    m, all_of_it = table(size, scale), content()
    rect = encounter_box(m)
    for id, back, section in some(faces(all_of_it), 7):
        if section >= 0 or isinstance(all_of_it.components[id], c.ContactCard | c.JobCard):
            texts = drawn(
                rect, lambda s: enlarged.draw_zoom(s, rect, all_of_it, id, m, section=section)
            )
            card = face_texts()[id, back, section, "text"]
            beside = {card.story} if is_folded(m) else set()
            assert missing(texts, card) <= beside, (id, section)
            assert not [text.text for text in texts if text.overflow], (id, section)
            assert all(rect.contains(text.rect) for text in texts), (id, section)


def _apart(texts: list[fonts.Drawn], id: str) -> None:
    for number, text in enumerate(texts):
        others = [each.rect for each in texts[number + 1 :]]
        assert text.rect.collidelist(others) < 0, (id, text.text)


def test_text_of_a_zoom_never_falls_below_the_floor() -> None:
    for size, scale in SIZES:
        m = table(size, scale)
        styles = {each.style for each in enlarged.SETTINGS} | {
            "caption", "flavour", "heading", "tile",
        }  # fmt: skip
        assert min(m.px(style) for style in styles) >= m.floor
    stories_kept = [each.story for each in enlarged.SETTINGS]
    assert stories_kept == sorted(stories_kept, reverse=True)  # the story is dropped last


@pytest.mark.parametrize(("size", "scale"), MOST)
def test_a_market_card_shows_name_price_and_whole_pills(
    size: Size, scale: float, some: Some
) -> None:
    m, all_of_it = table(size, scale), content()
    rect = market_box(m)
    room = market_tile.parts(m, rect.size)
    cut = 0
    for deck in all_of_it.market.values():
        for id in some(deck, 3):
            asset, told = all_of_it.assets[id], say.pills(all_of_it, id)
            texts = drawn(
                rect,
                lambda s: market_tile.draw_card(s, rect, all_of_it, id, m, left=14, cost=12000),
            )
            shown = {text.text for text in texts}
            assert {asset.name, "12,000", "14"} <= shown, id
            placed, dots = pills.arrange(m, (told.upper, told.lower), room.pills.width, room.rows)
            seen = {each.markup for each in placed}
            assert seen <= shown and bool(dots) == (seen != set(told.all)), id
            assert told.all[0] in seen, id
            cut += bool(dots)
            assert not [text for text in texts if text.overflow], id
            assert all(rect.contains(text.rect) for text in texts), id
            _apart(texts, id)
    assert cut <= (8 if room.rows == 2 else 60)


def test_no_pill_tells_what_the_card_does_not_say() -> None:
    """Each figure of a pill is in the printed words, money and fame with their name; a slash parts
    two rewards, of which one may be nothing."""
    all_of_it = content()
    for id in (id for deck in all_of_it.market.values() for id in deck):
        card = say.slot_text(all_of_it, id)
        text = " ".join((card.kind_line, *card.body))
        for pill in say.pills(all_of_it, id).all:
            for icon, figures in re.findall(r"\{icon:(\w+)\} -?([\d,/+]+)", pill):
                for figure in figures.replace("+", "").split("/"):
                    known = re.search(rf"{figure} (additional )?{icon}", text) is not None
                    if icon not in ("credits", "fame"):
                        known = re.search(rf"\b{figure}\b", richtext.plain(text)) is not None
                    assert known or figure == "0" and "/" in figures, (id, pill)


def test_a_bounty_tells_both_rewards_in_one_pill() -> None:
    told = say.pills(content(), "greedo_bounty")
    assert "{icon:credits} 8,000/9,000" in told.upper and "{icon:fame} 1/2" in told.lower


def test_an_ability_with_a_price_is_one_pill() -> None:
    """Half of it would promise the gain without the price."""
    assert say.pills(content(), "stolen_jewels").all == (
        "? {icon:action} {icon:discard} {icon:right} {icon:credits} 7,000 {icon:fame} 1",
    )


def test_an_ability_with_a_condition_shows_it_and_whether_it_is_yours() -> None:
    told = "{icon:strength}? {icon:dice} {icon:die_hit} {icon:right} {icon:die_crit}"
    assert say.pills(content(), "vibro_ax").all == ("{icon:ground_combat} +1", told)
    for id, strong, closed in (
        ("vibro_ax", False, {told}),
        ("vibro_ax", True, set()),
        ("stolen_jewels", False, set()),
        ("jetpack", False, set()),
    ):
        assert say.closed_pills(content(), id, lambda only, has=strong: has) == closed, id


@pytest.mark.parametrize(("size", "scale"), MOST)
def test_a_tile_shows_its_name_and_where_it_is_due(size: Size, scale: float, some: Some) -> None:
    """In the smallest slot of the fullest board the name is whole, and so is the place; the icon
    before the place is dropped if both do not fit. The effect is on card and zoom."""
    m, all_of_it = table(size, scale), content()
    rect = min(slot_boxes(m), key=lambda each: each.width * each.height)
    for id, asset in some(all_of_it.assets.items(), 3):
        if asset.kind in ("ship", "deal"):  # these are never in a slot
            continue
        found = faults(lambda s: cards.draw_tile(s, rect, all_of_it, id, m), rect)
        assert found == [], id
        texts = drawn(rect, lambda s: cards.draw_tile(s, rect, all_of_it, id, m))
        words = cards.tile_note(all_of_it, id)[1]
        *turned, name = [text.text for text in texts if text.text != words]
        assert name == asset.name and turned in ([], [other_end(all_of_it, id)]), id
        assert bool(words) == (len(texts) - len(turned) == 2), id
        assert not words or texts[-1].rect.width >= fonts.measure(m, "tile", words)[0], id
    for id, note in some(noted_tiles(all_of_it), 5):
        found = faults(lambda s: cards.draw_tile(s, rect, all_of_it, id, m, note=note), rect)
        assert found == [], (id, note)


def other_end(all_of_it: Content, id: str) -> str:
    """Return the name of a card's other end, "" if it has none."""
    other = all_of_it.assets[id].other
    return all_of_it.assets[other].name if other else ""


def test_a_tile_names_its_other_end_where_a_picture_is_left() -> None:
    all_of_it, m = content(), table((1920, 1080), 1.0)
    wide = pygame.Rect(30, 30, 160, 160)
    for id in (id for id, asset in all_of_it.assets.items() if asset.other):
        shown = [each.text for each in drawn(
            wide, lambda s: cards.draw_tile(s, wide, all_of_it, id, m)  # noqa: B023
        )]  # fmt: skip
        assert other_end(all_of_it, id) in shown, id
    low = pygame.Rect(30, 30, 104, 74)
    found = drawn(low, lambda s: cards.draw_tile(s, low, all_of_it, "refined_coaxium", m))
    assert len(found) == 2, "only a sign that it can be turned is left"


def noted_tiles(all_of_it: Content) -> list[tuple[str, str]]:
    """Return the notes that replace the printed words on tiles: a bounty's target is still unknown,
    a destination has changed, or the card is a secret."""
    made = [(id, "Secret") for id in all_of_it.encounter_cards]
    for id, asset in all_of_it.assets.items():
        if asset.kind == "bounty":
            made.append((id, "To be found"))
        if asset.kind in ("bounty", "cargo", "job"):
            made += [(id, "To a player"), (id, "The Ring of Kafrene"), (id, "Mon Calamari")]
    return made
