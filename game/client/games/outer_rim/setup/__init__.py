"""Setting up Outer Rim."""
