"""Checks: the task and its difficulty, the tray, the roll, and spending what it shows."""
