"""Ambitions on the table: sheets to choose from, the line of goals above the board, the goals."""
