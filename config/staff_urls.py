"""Addresses of the staff's own server."""

from __future__ import annotations

from django.contrib import admin
from django.urls import path

admin.site.site_header = admin.site.site_title = "Griot"

urlpatterns = [path("", admin.site.urls)]
