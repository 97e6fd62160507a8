"""Makes `src/ui/digits.woff2`: the digits of the text face, whose zero is not crossed and whose columns do not look typed.

Atkinson Hyperlegible Next has no other zero than the crossed one, and its tabular 1 has a slab. Here the zero is the
face's own outline with an open inside (that of the O), and a tabular digit is the ordinary one in the middle of a
column. Needs fonttools and brotli, once: `python scripts/digits.py`, in `frontend/`.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
GOAL = "src/ui/digits.woff2"
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
# The corners of the design, by weight, with the region of each; the first is the default.
WEIGHTS = {400: None, 200: (-1, -1, 0), 721: (0, 0.84210205078125, 1), 800: (0.84210205078125, 1, 1)}
# How wide a column is, in widths of the 8.
COLUMN = 0.95

Points = list[tuple[float, float]]


def drawn(font: TTFont, name: str) -> tuple[list[Points], int]:
    """The contours of a glyph and how wide it is."""
    points, ends, _ = font["glyf"][name].getCoordinates(font["glyf"])
    starts = [0, *(end + 1 for end in ends)]
    return [list(points[a : e + 1]) for a, e in zip(starts, ends, strict=False)], font["hmtx"][name][0]


def bounds(points: Points) -> tuple[float, float, float, float]:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def opened(font: TTFont) -> tuple[list[Points], int]:
    """The zero without its stroke: the inside of the O, pressed into where both halves were."""
    (outer, *halves), wide = drawn(font, "zero")
    inside = drawn(font, "O")[0][1]
    left, low, right, high = bounds([point for half in halves for point in half])
    x0, y0, x1, y1 = bounds(inside)
    return [
        outer,
        [(left + (x - x0) * (right - left) / (x1 - x0), low + (y - y0) * (high - low) / (y1 - y0)) for x, y in inside],
    ], wide


def at(font: TTFont, digit: str, *, column: bool) -> tuple[list[Points], int]:
    contours, wide = opened(font) if digit == "zero" else drawn(font, digit)
    if not column:
        return contours, wide
    full = round(drawn(font, "eight")[1] * COLUMN)
    aside = (full - wide) / 2
    return [[(x + aside, y) for x, y in contour] for contour in contours], full


def flat(contours: list[Points], wide: int) -> list[tuple[int, int]]:
    """All points of a glyph, with the four that say how large it is."""
    points = [point for contour in contours for point in contour] + [(0, 0), (wide, 0), (0, 0), (0, 0)]
    return [(round(x), round(y)) for x, y in points]


def put(font: TTFont, name: str, digit: str, corners: list[TTFont], *, column: bool) -> None:
    """Gives the digit's shape to that glyph, at all weights."""
    glyf = font["glyf"]
    _, _, flags = glyf[digit].getCoordinates(glyf)
    if digit == "zero":
        outer, _ = drawn(font, "zero")
        inside, _ = drawn(font, "O")
        flags = [*flags[: len(outer[0])], *glyf["O"].getCoordinates(glyf)[2][-len(inside[1]) :]]
    shapes = [at(corner, digit, column=column) for corner in corners]
    plain = flat(*shapes[0])
    glyph = glyf[name] if not glyf[name].isComposite() else type(glyf[name])()
    glyph.numberOfContours = len(shapes[0][0])
    glyph.coordinates = GlyphCoordinates(plain[:-4])
    glyph.flags = bytearray(flag & 1 for flag in flags)
    ends = [sum(len(contour) for contour in shapes[0][0][: n + 1]) - 1 for n in range(len(shapes[0][0]))]
    glyph.endPtsOfContours = ends
    if not hasattr(glyph, "program"):
        glyph.program = glyf["one"].program
    glyf[name] = glyph
    glyph.recalcBounds(glyf)
    font["hmtx"][name] = (shapes[0][1], glyph.xMin)
    font["gvar"].variations[name] = [
        TupleVariation({"wght": region}, [(x - a, y - b) for (x, y), (a, b) in zip(flat(*shape), plain, strict=True)])
        for region, shape in zip(list(WEIGHTS.values())[1:], shapes[1:], strict=True)
        if region is not None
    ]


def main() -> None:
    corners = [instantiateVariableFont(TTFont(SOURCE), {"wght": weight}) for weight in WEIGHTS]
    font = TTFont(SOURCE)
    for digit in reversed(DIGITS):
        put(font, f"{digit}.tf", digit, corners, column=True)
        put(font, digit, digit, corners, column=False)
    for table in ("HVAR", "GPOS", "GDEF"):
        if table in font:
            del font[table]
    options = Options(layout_features=["tnum"], hinting=False, flavor="woff2", notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text="0123456789")
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(Path(GOAL))


if __name__ == "__main__":
    main()
