"""Printed content: the models of components, their language of effects, loading and linting."""
