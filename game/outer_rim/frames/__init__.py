"""Every step of the rules that can be pending, with its data.

The docstrings describe the pending question or action; ``steps`` has the functions.
"""
