"""Tables: one game being played, from the open seat to the score. Writes in writes/, reads in render.py."""
