"""The desktop window: everything that needs pygame, and nothing that knows a rule.

Start with ``docs/client.md``; ``app.App`` is the loop, ``scenes.Scene`` the unit of building.
"""

import os

# pygame greets on standard output otherwise, which belongs to the commands.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
