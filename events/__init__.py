"""The append-only log: streams of opaque entries, one writer, fold, projections, notifications. Knows no game."""
