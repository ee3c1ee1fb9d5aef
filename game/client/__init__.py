"""The desktop window: everything that needs pygame, and nothing that knows a rule.

Start with ``docs/client.md``; ``app.App`` is the loop, ``scenes.Scene`` the unit of building.
"""
