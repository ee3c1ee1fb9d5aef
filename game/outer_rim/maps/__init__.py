"""The galaxy of Outer Rim, read from its Tiled maps."""
