"""Settings of the staff's own server: Django's admin, in a process of its own (docs/operations.md).

So what players reach has no sessions, no passwords and no forms, and no page of staff stands at the public address.
"""

from __future__ import annotations

from config.settings import *  # noqa: F403  all as the program has it, but for what follows
from config.settings import INSTALLED_APPS as _APPS

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    *_APPS,
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
ROOT_URLCONF = "config.staff_urls"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
# It listens on the loopback and is reached through a tunnel: by no other name, and without TLS of its own.
ALLOWED_HOSTS = ["127.0.0.1", "localhost"]
CSRF_TRUSTED_ORIGINS = list[str]()
SECURE_HSTS_SECONDS = 0
SESSION_COOKIE_SECURE = False
SESSION_COOKIE_NAME = "griot_staff"
SESSION_COOKIE_AGE = 12 * 3_600
WHITENOISE_USE_FINDERS = True  # the admin's own files, from where they are installed
