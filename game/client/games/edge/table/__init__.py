"""The table of Edge: scenes, the check tray, spending, camps; zones and ships hang in as boards."""
