"""What people write: names that show what they hold, and words of which something can be seen."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from events.writer import Refused

LONGEST_NAME: Final = 32
# Unicode's Default_Ignorable_Code_Point, which `unicodedata` lacks, and two blank signs that Unicode calls symbols.
_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\u2800\U0001d159]"
)
_VARIANT: Final = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_JOINERS: Final = "\u200c\u200d"
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""A flag of a part of a country: a black one and its name in letters that are not shown."""
_BOT: Final = re.compile(r"\W*(ro)?bot\b")  # as the clients call bots: "Bot Ama", "Robot Ama"
_VIRAMA: Final = 9  # the combining class of the signs after which Indic scripts join or part two letters
# Blanks, and marks: one alone is drawn upon whatever stands before it.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs")


def name(text: str) -> str:
    """The name as it is kept: composed (NFC), and a space for any blanks; refused as `unreadable` or `bot_name`.

    Nothing in it is invisible but what a script or an emoji needs where it stands: so it turns no text around it, and
    does not pass for another by signs that nobody sees. Nor is it what a bot would be called.
    """
    kept = unicodedata.normalize("NFC", " ".join(text.split()))
    plain = _FLAG.sub("\U0001f3f4", kept)
    needed = all(_needed(plain, at) for at in range(len(plain)))
    if _controls(text) or not needed or not _visible(plain) or len(kept) > LONGEST_NAME:
        raise Refused("unreadable")
    if _BOT.match(unicodedata.normalize("NFKC", kept).casefold()):
        raise Refused("bot_name")
    return kept


def said(text: str) -> str:
    """The text, unchanged; refused as `unreadable` if nothing of it can be seen, or if it holds control characters."""
    if _controls(text.replace("\n", "")) or not _visible(text):
        raise Refused("unreadable")
    return text


def _controls(text: str) -> bool:
    return any(unicodedata.category(sign) == "Cc" for sign in text)


def _visible(text: str) -> bool:
    """Whether something of it is seen; a sign that this Python's Unicode does not know yet may be an emoji."""
    return any(unicodedata.category(sign) not in _UNSEEN and not _INVISIBLE.match(sign) for sign in text)


def _needed(text: str, at: int) -> bool:
    """Whether that sign is visible, or stands where it changes how its neighbours are drawn."""
    sign, before, after = text[at], text[at - 1 : at] if at else "", text[at + 1 : at + 2]
    if not _INVISIBLE.match(sign):
        return unicodedata.category(sign) not in ("Cf", "Cs")
    if sign in _JOINERS:
        return _joins(sign, before, after)
    return bool(_VARIANT.match(sign)) and _varies(before, after)


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a joiner (or non-joiner) stands where scripts and emoji have them."""
    if _VIRAMA in (_combining(before), _combining(after)):
        return True
    if not before or not after:
        return False
    if unicodedata.bidirectional(after) == "AL":  # letters that are written joined
        return unicodedata.bidirectional(before) in ("AL", "NSM") and not _INVISIBLE.match(before)
    emoji = unicodedata.category(before)[0] == "S" or before == "\ufe0f"
    return joiner == "\u200d" and emoji and unicodedata.category(after) in ("So", "Sm")


def _varies(before: str, after: str) -> bool:
    """Whether what stands before has several forms: emoji and other signs, ideographs, Mongolian letters."""
    if not before or _INVISIBLE.match(before):
        return False
    if before in "#*0123456789":
        return after == "\u20e3"  # a keycap
    return (
        unicodedata.category(before)[0] == "S"
        or (before >= "\u2000" and not before.isalpha())
        or unicodedata.east_asian_width(before) == "W"
        or "\u1820" <= before <= "\u18aa"
    )


def _combining(sign: str) -> int:
    return unicodedata.combining(sign) if sign else 0
