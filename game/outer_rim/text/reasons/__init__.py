"""Why an intent is not possible now, in a sentence with figures and clause."""
