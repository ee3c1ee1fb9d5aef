"""The chosen game beside the list: its picture, its name, its contents, and its buttons."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.client.draw import fonts, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.shell.files.saves import SaveInfo
from game.client.shell.library.load_actions import FileActions
from game.client.shell.library.load_rows import SHAPE, Portrait, Shown
from game.client.shell.window.thumbnails import break_words
from game.client.widgets import Button, Form, Label, RichText, ScrollArea, keymap

LEAST_TARGET = 36  # pixels
_NONE = pygame.Rect(0, 0, 0, 0)


class Pane(Shown, Protocol):
    """The screen, as the chosen game and its buttons use it."""

    form: Form
    deeds: FileActions
    filters: list[str]

    def name_of(self, info: SaveInfo) -> str: ...
    def open(self) -> None: ...


def tall(m: Metrics, units: float) -> int:
    """Convert design units to pixels, at least as high as a target must be."""
    return max(m.du(units), LEAST_TARGET)


def buttons(scene: Pane) -> list[Button]:
    """Return the buttons for the chosen save, without places."""
    info, deeds = scene.current, scene.deeds
    broken = info is not None and bool(info.problem)
    over = info is not None and info.facts is not None and info.facts.finished
    why = literal(info.problem) if info is not None else ""
    return [
        Button("load.open", _NONE, "See how it ended" if over else "Continue", scene.open,
               kind="primary", enabled=not broken, reason=why),
        Button("load.replay", _NONE, "Replay", deeds.replay, hotkey=keymap.key("load.replay"),
               icon="film", enabled=not broken, reason=why, tip="Replays the game from its start"),
        Button("load.rename", _NONE, "Rename", deeds.rename, hotkey=keymap.key("load.rename")),
        Button("load.delete", _NONE, "Delete", deeds.delete, hotkey=keymap.key("load.delete")),
        Button("load.send", _NONE, "Export", deeds.send, hotkey=keymap.key("load.send"),
               tip="Saves a copy in its own folder: one file to send or keep"),
        Button("load.folder", _NONE, "Folder", deeds.show_folder,
               hotkey=keymap.key("load.folder"),
               tip="Opens the folder with the saved games"),
    ]  # fmt: skip


def add_bar(scene: Pane, m: Metrics, bar: pygame.Rect) -> None:
    """Add the buttons in a line, without their keys if there is no room for them."""
    made, gap = buttons(scene), m.du(10)
    if sum(each.natural_width(m) for each in made) + 5 * gap > bar.width:
        for each in made:
            each.show_key = False
    room = Room(bar)
    for each in made:
        each.rect = room.west(each.natural_width(m), gap)
        scene.form.add(each)


def add_pane(scene: Pane, m: Metrics, pane: pygame.Rect) -> None:
    """Add everything about the chosen save, with the buttons below."""
    info = scene.current
    if info is None:
        return
    room, gap, height = Room(pane), m.du(10), tall(m, 52)
    foot = room.south(3 * height + 2 * gap)
    picture = pygame.Rect(pane.topleft, (pane.width, pane.width * SHAPE[1] // SHAPE[0]))
    text = 6 * m.pitch("body") + m.pitch("title")
    most = max(m.du(120), room.height - text - m.du(40))
    if picture.height > most:
        picture.size = (most * SHAPE[0] // SHAPE[1], most)
        picture.centerx = pane.centerx
    scene.form.add(Portrait(scene, picture))
    room.north(picture.height, m.du(14))
    name = room.north(m.pitch("title"), m.du(8))
    short = fonts.fit(m, "title", info.name, name.width).text
    scene.form.add(Label("load.name", name, short, "title"))
    room.height -= m.du(16)
    _add_details(scene, m, room, info)
    for button, rect in zip(buttons(scene), _places(foot, height, gap), strict=True):
        button.rect = rect
        scene.form.add(button)


def _places(room: Room, height: int, gap: int) -> list[Room]:
    """Return three rows of two, the first of the first row the wider one."""
    half, places = (room.width - gap) // 2, list[Room]()
    for width in (max(half, room.width * 56 // 100), half, half):
        row = room.north(height, gap)
        places += [row.west(width, gap), row]
    return places


def _add_details(scene: Pane, m: Metrics, room: pygame.Rect, info: SaveInfo) -> None:
    area = scene.form.add(ScrollArea("load.details", room))
    rest = Room(room.topleft, (area.view.width - m.du(4), room.height))
    if info.problem:
        words = break_words(m, "body", literal(info.problem), rest.width)
        rect = rest.north(RichText.height(m, words, rest.width, "body"), m.du(12))
        area.add(RichText("load.reason", rect, words, "body", theme.DANGER))
    game = (("Game", scene.name_of(info)),) if scene.filters else ()
    lines = (*game, *(info.facts.details if info.facts else ()), ("Saved", info.date),
             ("File", info.path.name))  # fmt: skip
    column = max(fonts.measure(m, "body", label)[0] for label, _ in lines) + m.du(24)
    for label, words in lines:
        width = rest.width - column
        short = literal(words if label != "File" else fonts.fit(m, "body", words, width).text)
        height = max(m.pitch("body"), RichText.height(m, short, width, "body"))
        value = rest.north(height, m.du(1))
        name = value.west(column).north(m.pitch("body"))
        area.add(Label(f"load.label_{label}", name, label, "body", theme.MUTED))
        area.add(RichText(f"load.value_{label}", value, short, "body", theme.SOFT))
