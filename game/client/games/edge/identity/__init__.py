"""Colors, materials and keys of Edge."""
