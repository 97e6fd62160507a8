"""The append-only log: streams of opaque entries, the one writer, the fold, projections, the bell and the audit. Knows no game."""
