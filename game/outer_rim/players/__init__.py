"""Computer players that plan whole errands ahead: tasks, their chances, and the best way round."""
