"""Key bindings: every action with its default key, and the player's own keys.

Games add their own actions with ``register``.

Buttons take ``hotkey=keymap.key("table.undo")``, so that button, key cap, tooltip and event agree;
scenes ask ``keymap.hits("skip", event)``. The digits choose from lists and are fixed; so are Enter,
Tab and the arrow keys, which always navigate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches

import pygame

from game.client.widgets import keys

EVERYWHERE = "everywhere"
PLACES: dict[str, str] = {
    EVERYWHERE: "Everywhere",
    "table": "At the table",
    "curtain": "At the curtain between two players",
    "title": "On the title screen",
    "load": "In the list of saved games",
    "setup": "Setting up a game",
    "replay": "Replay",
    "menu": "In the table's menu",
    "end": "When a game is over",
}


@dataclass(frozen=True)
class Action:
    """An action bound to a key. ``where`` is a key of ``PLACES``; ``stands_for`` the fixed
    navigation key that it duplicates; ``before`` an id that older settings have for it."""

    id: str
    key: str
    words: str
    where: str = EVERYWHERE
    stands_for: int = 0
    before: str = ""


_SHARED: tuple[Action, ...] = (
    Action("back", "Esc", "Back, let go, close, menu"),
    Action("settings", "F10", "Settings"),
    Action("full_screen", "F11", "Full screen, and back"),
    Action("say_again", "F4", "Read this screen aloud again"),
    Action("report", "F12", "Report a problem here"),
    Action("palette", "Ctrl+K", "List everything you can do now"),
    Action("skip", "Space", "Skip animations, close results"),
    Action("focus.next", "Tab", "Next item", stands_for=pygame.K_TAB),
    Action("focus.press", "Enter", "Press, pick up, put down", stands_for=pygame.K_RETURN),
    Action("focus.left", "Left", "Go left", stands_for=pygame.K_LEFT),
    Action("focus.right", "Right", "Go right", stands_for=pygame.K_RIGHT),
    Action("focus.up", "Up", "Go up", stands_for=pygame.K_UP),
    Action("focus.down", "Down", "Go down", stands_for=pygame.K_DOWN),
    Action("table.end", "E", "End the step, propose, accept", "table"),
    Action("table.pass", "P", "Pass, decline", "table"),
    Action("table.undo", "Ctrl+Z", "Undo", "table"),
    Action("table.redo", "Ctrl+Y", "Redo", "table"),
    Action("table.restart_step", "Ctrl+Shift+Z", "Undo the whole step", "table"),
    Action("table.restart_turn", "Ctrl+Alt+Z", "Undo the whole turn", "table"),
    Action("table.plan", "G", "Plan the next turn", "table"),
    Action("table.log", "L", "Make the log larger or smaller", "table"),
    Action("table.inspect", "I", "Read anything with the keyboard", "table"),
    Action("table.view", "M", "See the table, back to the page", "table"),
    Action("table.retold", "B", "What the others just did", "table"),
    Action("table.faster", "+", "Faster animations", "table"),
    Action("table.slower", "-", "Slower animations", "table"),
    Action("table.help", "F1", "How to play", "table"),
    Action("table.advice", "H", "A hint; learning: show me", "table", before="coach.hint"),
    Action("coach.next", "N", "Learning: next, keep playing", "table"),
    Action("coach.skip", "K", "Learning: skip this step", "table"),
    Action("coach.again", "Ctrl+R", "Learning: try the chapter again", "table"),
    Action("coach.leave", "Ctrl+L", "Learning: leave the chapter", "table"),
    Action("replay.back", ",", "Back by one choice", "replay"),
    Action("replay.forward", ".", "Forward by one choice", "replay"),
    Action("replay.turn_back", "PageUp", "Back to the start of the turn", "replay"),
    Action("replay.turn_on", "PageDown", "Forward to the next turn", "replay"),
    Action("replay.play_on", "O", "Play from here in a copy", "replay"),
    Action("replay.coach", "C", "The coach, on or off", "replay"),
    Action("curtain.off", "N", "No curtain between players from now on", "curtain"),
    Action("title.continue", "C", "Continue", "title"),
    Action("title.new_game", "N", "New game", "title"),
    Action("title.learn", "P", "Learn to play", "title"),
    Action("title.load", "L", "Load", "title"),
    Action("title.together", "G", "Play together", "title"),
    Action("title.records", "T", "Records", "title"),
    Action("title.rules", "R", "Rules", "title"),
    Action("title.settings", "S", "Settings", "title"),
    Action("title.quit", "Q", "Quit", "title"),
    Action("load.game", "Ctrl+G", "Show the saves of one game", "load"),
    Action("load.rename", "F2", "Rename", "load"),
    Action("load.replay", "F3", "Replay from its start", "load"),
    Action("load.delete", "Del", "Delete", "load"),
    Action("load.send", "Ctrl+E", "Export", "load"),
    Action("load.folder", "Ctrl+O", "Open the folder", "load"),
    Action("load.open_folder", "F", "Open the folder of exported games", "load"),
    Action("load.undo", "Ctrl+Z", "Undo", "load"),
    Action("setup.add", "A", "Add a player", "setup"),
    Action("setup.rules", "H", "House rules", "setup"),
    Action("setup.random", "R", "Random character", "setup"),
    Action("setup.lead", "L", "Guided game", "setup"),
    Action("setup.start", "S", "Start", "setup"),
    Action("menu.rules", "R", "Rules", "menu"),
    Action("menu.lead", "L", "Guided game, on or off", "menu"),
    Action("menu.replay", "V", "Replay from its start", "menu"),
    Action("menu.people", "W", "Leave the table or come back", "menu"),
    Action("menu.settings", "O", "Settings", "menu"),
    Action("menu.copy", "C", "Save a copy", "menu"),
    Action("menu.report", "P", "Report a problem", "menu"),
    Action("menu.title", "S", "Save and return to title", "menu"),
    Action("menu.quit", "Q", "Save and quit", "menu"),
    Action("end.onward", "N", "Continue", "end"),
    Action("end.rematch", "R", "Rematch", "end"),
    Action("end.copy", "C", "Copy the code of the setup", "end"),
    Action("end.replay", "V", "Replay", "end"),
    Action("end.title", "T", "Title", "end"),
)


def _local(action: Action) -> Action:
    return replace(action, key=keys.local_name(action.key))


ACTIONS: dict[str, Action] = {each.id: _local(each) for each in _SHARED}
"""the actions by id: those of every game, and those that games have registered"""
MAC_TOO = {
    "settings": (pygame.K_COMMA, 0),
    "full_screen": (pygame.K_f, pygame.KMOD_CTRL),
    "table.help": (pygame.K_SLASH, pygame.KMOD_SHIFT),
    "report": (pygame.K_r, pygame.KMOD_SHIFT),
}
"""keys, and modifiers beside Cmd, for what has an F key, most as every program on a Mac has them:
its F keys are the system's"""
FIXED = frozenset(
    (pygame.K_TAB, pygame.K_RETURN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
)

_own: dict[str, str] = {}


def register(actions: Iterable[Action]) -> None:
    """Add a game's actions, whose ids begin with that of the game. Raise ``ValueError`` for an id
    that another action has, an unknown place or key."""
    for each in map(_local, actions):
        if ACTIONS.get(each.id) == each:
            continue
        if each.id in ACTIONS:
            raise ValueError(f"action {each.id!r}: another action has this id")
        if each.where not in PLACES:
            places = ", ".join(PLACES)
            raise ValueError(f"action {each.id!r}: no place {each.where!r}; there are {places}")
        keys.parse(each.key)
        ACTIONS[each.id] = each


def with_current_ids(wanted: Mapping[str, str]) -> dict[str, str]:
    """Return the player's keys with the present ids of the actions."""
    fresh = {each.before: each.id for each in ACTIONS.values() if each.before}
    return {fresh.get(id, id): name for id, name in wanted.items()}


def check(wanted: Mapping[str, str]) -> None:
    """Raise ``ValueError`` for unknown actions or keys. Those of a game that is not installed are
    no fault."""
    shared = {each.id.partition(".")[0] for each in _SHARED}
    for id, name in wanted.items():
        if id not in ACTIONS and id.partition(".")[0] in shared:
            near = get_close_matches(id, ACTIONS, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise ValueError(f"{id!r} is not an action{hint}")
        keys.parse(name)


def use(wanted: Mapping[str, str]) -> bool:
    """Apply the player's keys, action id to key name; all others get their default. Return False if
    they are already in use. Errors as in ``check``."""
    check(wanted)
    fresh = {id: key for id, key in wanted.items() if id in ACTIONS and key != ACTIONS[id].key}
    if fresh == _own:
        return False
    _own.clear()
    _own.update(fresh)
    return True


def key(id: str) -> str:
    """Return an action's current key, as players read it ("Ctrl+Z"). Raise ``KeyError`` for unknown
    actions."""
    if id not in ACTIONS:
        raise KeyError(f"no action {id!r}; there are {', '.join(ACTIONS)}")
    return _own.get(id, ACTIONS[id].key)


def with_keys(text: str) -> str:
    """Return markup with the keys of its actions filled in: ``<table.undo>`` becomes "Ctrl+Z"."""
    for id in ACTIONS:
        if f"<{id}>" in text:
            text = text.replace(f"<{id}>", f"**{key(id)}**")
    return text


def hits(id: str, event: pygame.event.Event) -> bool:
    """Return True if a KEYDOWN event is the key of the action."""
    if event.type != pygame.KEYDOWN:
        return False
    if keys.MAC and event.mod & pygame.KMOD_META and id in MAC_TOO:
        code, mod = MAC_TOO[id]
        held = (pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT)
        if event.key == code and all(bool(event.mod & each) == (each == mod) for each in held):
            return True
    return keys.matches(key(id), event)


def clashes(id: str, name: str) -> list[Action]:
    """Return the other actions with that key in a place where this one is active too."""
    mine = ACTIONS[id]
    return [
        each
        for each in ACTIONS.values()
        if each.id != id
        and keys.parse(key(each.id)) == keys.parse(name)
        and (mine.where == each.where or EVERYWHERE in (mine.where, each.where))
    ]


def refusal(id: str, name: str) -> str:
    """Return why an action cannot have that key; "" if it can."""
    code, mods = keys.parse(name)
    if not mods and pygame.K_0 <= code <= pygame.K_9:
        return "Digits are reserved for choosing from lists."
    if not mods and code in FIXED and code != ACTIONS[id].stands_for:
        return f"{name} is reserved for moving around."
    return ""


def translate(event: pygame.event.Event) -> pygame.event.Event:
    """Return the event itself or, for a key bound to navigation, that of the fixed key."""
    for each in ACTIONS.values():
        if each.stands_for and each.id in _own and keys.matches(_own[each.id], event):
            return pygame.event.Event(pygame.KEYDOWN, key=each.stands_for, mod=0, unicode="")
    return event
