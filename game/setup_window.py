"""A small window with the words of the first start, for a Python that has no console to print them.

It is a program of its own, which shows each line of its input until that ends: the build waits for
pip, and a window has to be served all the time. A Python without Tk shows none. Run alone, this
file needs the standard library only; so does the rest of the first start.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread

COMMAND = ("-I", "-X", "utf8", __file__)
GROUND, INK = "#10141c", "#f2ede2"
LOOK = 100
"""milliseconds between two looks at the input"""


@contextmanager
def setup_window() -> Iterator[None]:
    """Show progress in a window meanwhile, where nobody would see it printed."""
    from game import bootstrap, windows

    if not windows.windowless():
        yield
        return
    with subprocess.Popen(
        [sys.executable, *COMMAND],
        stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # where there is no Tk
        encoding="utf-8",
    ) as window:
        assert window.stdin is not None
        bootstrap.LISTENERS.append(window.stdin)
        try:
            yield
        finally:
            bootstrap.LISTENERS.remove(window.stdin)
            with suppress(OSError):  # the player has closed it
                window.stdin.close()


def main() -> None:
    """Show the first line of the input, and the last one under it, until the input ends."""
    import tkinter

    window = tkinter.Tk()
    window.title("Rimward")
    window.configure(background=GROUND)
    first = tkinter.Label(window, background=GROUND, foreground=INK, padx=32)
    last = tkinter.Label(window, background=GROUND, foreground=INK, padx=32, width=60)
    first.pack(pady=(28, 8))
    last.pack(pady=(0, 28))
    lines: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            lines.put(line.strip())
        lines.put("")

    def look() -> None:
        while not lines.empty():
            line = lines.get()
            if not line:
                return window.destroy()
            label = last if first["text"] else first
            label["text"] = line
        window.after(LOOK, look)

    Thread(target=read, daemon=True).start()
    look()
    window.mainloop()


if __name__ == "__main__":
    main()
