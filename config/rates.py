"""How often one may ask: the setting `GRIOT_RATES`, for each person or, for strangers, each address."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Any, ClassVar, cast

import structlog
from django.conf import settings
from redis import RedisError
from rest_framework.throttling import SimpleRateThrottle

if TYPE_CHECKING:  # DRF's views import this module by name
    from rest_framework.request import Request
    from rest_framework.views import APIView

_SAFE = ("GET", "HEAD", "OPTIONS")
_log = structlog.get_logger(__name__)


class Rate(SimpleRateThrottle):
    """`reads`, `writes`, `strangers` for writes by nobody known (how guests are made), `exports`, and `sockets`."""

    _counting: ClassVar[bool] = True  # as far as was seen last: the log has one line for a loss, not one for a request
    _who = ""

    def __init__(self) -> None:
        """The rate depends on what is asked, so it is only looked up there."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Whether this request is within the rate of its kind."""
        known = getattr(request.user, "pk", None)
        usual = "reads" if request.method in _SAFE else "writes" if known else "strangers"
        kind = getattr(view, "rate", usual)  # a view that costs more than others has a rate of its own
        return self.within(kind, str(known or visitor(request.META.get("REMOTE_ADDR"))))

    def within(self, kind: str, who: str) -> bool:
        """Whether one more of that kind is within its rate; counts it. All are while the counts cannot be reached."""
        self.scope, self._who = kind, who
        self.rate = settings.GRIOT_RATES.get(kind)
        self.num_requests, self.duration = self.parse_rate(self.rate)
        try:
            # Both are only handed on, to `get_cache_key`.
            within = super().allow_request(cast("Any", None), cast("Any", None))
        except RedisError as problem:
            if Rate._counting:
                _log.warning("requests are not counted", problem=type(problem).__name__)
            Rate._counting = False
            return True
        Rate._counting = True
        return within

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """One count for each person or address, and kind."""
        return self.cache_format % {"scope": self.scope, "ident": self._who}


def visitor(address: str | None) -> str:
    """Who a stranger is taken for: the address; of IPv6 its first half, as the rest is for each household to choose."""
    try:
        ip = ipaddress.ip_address(address or "")
    except ValueError:  # a trusted proxy passed on what is none: all such are one
        return "nowhere"
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.IPv6Network((ip.packed, 64), strict=False))
