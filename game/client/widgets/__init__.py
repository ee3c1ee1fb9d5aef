"""The widget layer: every widget has an id and a rectangle, and works with mouse and keyboard.

``form.Form`` holds the widgets of a scene in Tab order and routes events; ``basic`` has displays
and buttons, ``inputs`` has controls with values, ``dropdown`` a button that opens a menu, and
``scroll`` scrolling containers.
"""

from game.client.widgets.base import Widget
from game.client.widgets.basic import Button, Label, Panel, RichText
from game.client.widgets.dropdown import Dropdown
from game.client.widgets.form import Form
from game.client.widgets.inputs import Choice, Slider, TextEntry, Toggle
from game.client.widgets.modal import Modal
from game.client.widgets.scroll import Row, ScrollArea

__all__ = [
    "Button",
    "Choice",
    "Dropdown",
    "Form",
    "Label",
    "Modal",
    "Panel",
    "RichText",
    "Row",
    "ScrollArea",
    "Slider",
    "TextEntry",
    "Toggle",
    "Widget",
]
