"""Favors on the table: the tray in which one is chosen, the request, the slip that answers it."""
