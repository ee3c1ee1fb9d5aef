"""The components of the box: their models, their effects, loading and checks."""
