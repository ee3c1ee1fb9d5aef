"""The screens of Outer Rim."""
