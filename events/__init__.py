"""The append-only log: streams of opaque entries, the one writer, fold, projections, bell, audit. Knows no game."""
