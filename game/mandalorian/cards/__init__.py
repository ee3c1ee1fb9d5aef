"""The content of the box: its language, its models, and how it is read and checked."""
