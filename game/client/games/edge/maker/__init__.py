"""The maker of heroes."""
