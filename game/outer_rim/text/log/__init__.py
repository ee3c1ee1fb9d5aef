"""Events as lines of the shared log."""
