"""Colors, materials and keys of Outer Rim."""
