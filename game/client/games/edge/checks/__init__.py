"""Checks of Edge: the tray, the dice, the odds, and the spending of symbols."""
