"""Tables: one game being played, from the open seat to the score. Writes in play.py, reads in render.py."""
