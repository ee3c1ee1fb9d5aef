"""Cards, questions, options and events in words."""
