"""How often one may ask: the setting `GRIOT_RATES`, for each person or, for strangers, each address."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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
    """`reads`, `writes`, and `strangers` for writes by nobody known, which is how guests are made."""

    _counting: ClassVar[bool] = True  # as far as was seen last: the log has one line for a loss, not one for a request

    def __init__(self) -> None:
        """The rate depends on the request, so it is only looked up there."""

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Whether this request is within the rate of its kind; all are while the counts cannot be reached."""
        known = getattr(request.user, "pk", None)
        self.scope = "reads" if request.method in _SAFE else "writes" if known else "strangers"
        self.rate = settings.GRIOT_RATES[self.scope]
        self.num_requests, self.duration = self.parse_rate(self.rate)
        try:
            within = super().allow_request(request, view)
        except RedisError as problem:
            if Rate._counting:
                _log.warning("requests are not counted", problem=type(problem).__name__)
            Rate._counting = False
            return True
        Rate._counting = True
        return within

    def get_cache_key(self, request: Request, view: APIView) -> str:
        """One count for each person or address, and kind of request."""
        who = getattr(request.user, "pk", None) or self.get_ident(request)
        return self.cache_format % {"scope": self.scope, "ident": who}
