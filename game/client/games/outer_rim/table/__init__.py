"""The table of Outer Rim: the scene and its parts."""
