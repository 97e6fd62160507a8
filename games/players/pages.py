"""Which pages are ours: a browser sends its cookie along for any page, and only ours may act by it."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings


def own_origin(origin: str | None, host: str, *, encrypted: bool) -> bool:
    """Whether a page of ours asks; browsers send an Origin with every write and every socket.

    Anybody between us and the browser can write a page of our host in `http`: none of ours where the site is in
    `https`, be it that this connection is (`encrypted`), or that our cookie is for such connections only.
    """
    if origin is None:
        return False
    if origin in settings.CSRF_TRUSTED_ORIGINS:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:  # as of "http://["
        return False
    schemes = ("https",) if encrypted or settings.SESSION_COOKIE_SECURE else ("http", "https")
    return page.netloc == host and page.scheme in schemes
