"""Redraws the slashed zero of Atkinson Hyperlegible Next as a plain one: in figures it looks like code.

    python3 draw-plain-zero.py FOLDER

FOLDER has the fonts as @fontsource-variable/atkinson-hyperlegible-next ships them; the results are
written beside this script. Needs fontTools with brotli (Debian: python3-fonttools, python3-brotli).
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

NAME = "atkinson-hyperlegible-next-latin-wght-{}.woff2"
# Behind a glyph's points, gvar has four that stand for its metrics.
METRICS = 4


def draw_plain_zero(font: TTFont) -> None:
    glyph = font["glyf"]["zero"]
    coordinates, ends, flags = glyph.getCoordinates(font["glyf"])
    points = list(coordinates)
    outside = range(ends[0] + 1)
    # The slash cuts the inside into two contours.
    inside = [i for i in range(ends[0] + 1, len(points)) if flags[i] & 1]
    # Another direction than the outside's, from the same point on.
    order = [0, *reversed(outside[1:])]

    def bounds(values, of, axis):
        """Values at the points that lie lowest and highest on an axis."""
        low = min(of, key=lambda i: points[i][axis])
        high = max(of, key=lambda i: points[i][axis])
        return values[low][axis], values[high][axis]

    def share(i, axis):
        low, high = bounds(points, outside, axis)
        return (points[i][axis] - low) / (high - low)

    def fit(values):
        """What the outside's points become inside: places, or how far these move in a variation."""
        return [
            tuple(
                round(low + share(i, axis) * (high - low))
                for axis, (low, high) in enumerate(bounds(values, inside, axis) for axis in (0, 1))
            )
            for i in order
        ]

    for variation in font["gvar"].variations["zero"]:
        moves = variation.coordinates
        assert None not in moves
        variation.coordinates = [
            *(moves[i] for i in outside),
            *fit(moves),
            *moves[-METRICS:],
        ]
    glyph.coordinates = GlyphCoordinates([points[i] for i in outside] + fit(points))
    glyph.flags = bytearray([flags[i] for i in outside] + [flags[i] for i in order])
    glyph.endPtsOfContours = [outside[-1], 2 * outside[-1] + 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])


if __name__ == "__main__":
    for style in ("normal", "italic"):
        name = NAME.format(style)
        font = TTFont(Path(sys.argv[1]) / name)
        draw_plain_zero(font)
        font.flavor = "woff2"
        font.save(Path(__file__).parent / name)
