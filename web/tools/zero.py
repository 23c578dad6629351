"""
Makes src/assets/zero.woff2: the zero of our typeface without its slash, in every weight, as wide as the other digits.

    pip install fonttools brotli
    python3 tools/zero.py

The typeface has no such zero. Of the glyph the outer line stays; the two halves of its inside become one, as wide and as high as
they were together.
"""
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta

SOURCE = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
TARGET = 'src/assets/zero.woff2'


def box(points):
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def inside(outer, halves):
    """The outer line, reversed, put into the box around the two halves."""
    left, bottom, right, top = box(outer)
    l, b, r, t = box(halves)
    return [(l + (x - left) / (right - left) * (r - l), b + (y - bottom) / (top - bottom) * (t - b)) for x, y in reversed(outer)]


font = TTFont(SOURCE)
glyph, variations = font['glyf']['zero'], font['gvar'].variations
points, ends = list(glyph.coordinates), list(glyph.endPtsOfContours)
outside = ends[0] + 1
phantoms = len(points)


def whole(at):
    return at[:outside] + inside(at[:outside], at[outside:phantoms])


drawn = whole(points)
changed = []
for variation in variations['zero']:
    deltas = iup_delta(variation.coordinates, points + [(0, 0)] * 4, ends)
    there = whole([(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)])
    moved = [(round(x - px), round(y - py)) for (x, y), (px, py) in zip(there, drawn)]
    changed.append(TupleVariation(variation.axes, moved + list(deltas[phantoms:])))
variations['zero'] = changed

flags = list(glyph.flags[:outside])
glyph.coordinates = type(glyph.coordinates)([(round(x), round(y)) for x, y in drawn])
glyph.flags = type(glyph.flags)(flags + flags[::-1])
glyph.endPtsOfContours = [ends[0], len(drawn) - 1]
glyph.numberOfContours = 2
glyph.program.fromBytecode(b'')
glyph.recalcBounds(font['glyf'])
for table in font['cmap'].tables:
    table.cmap[0x30] = 'zero.tf'

options = subset.Options(flavor='woff2', layout_features=[], hinting=False, name_IDs=[0, 13, 14], notdef_outline=False)
cutter = subset.Subsetter(options)
cutter.populate(unicodes=[0x30])
cutter.subset(font)
subset.save_font(font, TARGET, options)
