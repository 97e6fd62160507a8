"""Every refusal has one code, and every code one HTTP status (design.md part 11)."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "bad_request": 400,
    "unreadable": 400,
    "bot_name": 400,
    "who_are_you": 401,
    "not_your_seat": 403,
    "not_allowed": 403,
    "bad_origin": 403,
    "silenced": 403,
    "may_not_sit": 403,
    "not_found": 404,
    "bad_method": 405,
    "not_acceptable": 406,
    "stale": 409,
    "not_legal": 409,
    "id_reused": 409,
    "bot_plays": 409,
    "seat_taken": 409,
    "seat_kept": 409,
    "already_seated": 409,
    "not_open": 409,
    "not_running": 409,
    "not_paused": 409,
    "not_full": 409,
    "host_first": 409,
    "not_ended": 409,
    "not_seated": 409,
    "is_seated": 409,
    "too_many_restricted": 409,
    "too_many_tables": 409,
    "too_large": 413,
    "bad_media_type": 415,
    "too_many": 429,
}
