"""Learn to play: chapters on the real table with a coach, and tips in real games.

A game provides its chapters and tips as data, and its table; everything else is here.
"""
