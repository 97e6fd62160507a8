"""The icons of the installed program, drawn from our own art: `python -m tests.e2e.icons`, when that has changed."""

from __future__ import annotations

from playwright.sync_api import Browser, sync_playwright

from tests import means
from tests.e2e.visitor import CALM_BROWSER

PUBLIC = means.ROOT / "frontend" / "public"
ICONS = PUBLIC / "icons"
# By name: the drawing and the side in pixels.
DRAWN = {
    "drum-192": ("drum.svg", 192),
    "drum-512": ("drum.svg", 512),
    "maskable-192": ("icons/maskable.svg", 192),
    "maskable-512": ("icons/maskable.svg", 512),
    "apple-180": ("icons/maskable.svg", 180),  # rounded by the system
}


def drawn(browser: Browser, name: str) -> bytes:
    """That icon as a PNG; what it does not fill is transparent."""
    art, side = DRAWN[name]
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{(PUBLIC / art).read_text()}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=means.chromium(), args=CALM_BROWSER)
        for name in DRAWN:
            (ICONS / f"{name}.png").write_bytes(drawn(browser, name))
        browser.close()


if __name__ == "__main__":
    main()
