"""The narrative dice: faces, pools, exact chances and rolls."""
