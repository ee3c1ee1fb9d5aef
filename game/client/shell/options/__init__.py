"""The settings screen and its pages."""
