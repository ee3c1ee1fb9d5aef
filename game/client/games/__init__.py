"""The games' own screens, one folder each."""
