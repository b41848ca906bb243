#!/usr/bin/env python3
"""Makes Inter-Regular.ttf and Inter-Bold.ttf of this folder out of the Debian package fonts-inter: the letters of the
languages that GammonKit speaks and the signs that it draws, with quadratic outlines in units of a thousandth and digits
of one width; and the same as WOFF2, for pages. Needs python3-fonttools and python3-brotli. The same packages give the same
bytes."""
import pathlib
import sys

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

HERE = pathlib.Path(__file__).parent
SOURCE = pathlib.Path("/usr/share/fonts/opentype/inter")
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2C6, 0x2C7), (0x2D8, 0x2DD), (0x384, 0x3CE), (0x400, 0x45F),
          (0x490, 0x491), (0x1E9E, 0x1E9E), (0x2010, 0x2026), (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A)]
SIGNS = "₺€₽№™←↑→↓−≈≠≤≥√∞½⅓⅔■□▲△▶▷▼▽◀◁◆●○✓✗★☆♥"
MOST_OFF = 1.0  # Of an outline, in thousandths.


def figures_of_one_width(font):
    """What the feature tnum puts in place of each glyph."""
    table = font["GSUB"].table
    changed = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[index].SubTable:
                    changed.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    return changed


def quadratic(font):
    """The outlines of the font as TrueType has them."""
    glyphs = font.getGlyphSet()
    outlines = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(None)
        glyphs[name].draw(Cu2QuPen(pen, MOST_OFF, reverse_direction=True))
        outlines[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = glyf = newTable("glyf")
    glyf.glyphOrder = font.getGlyphOrder()
    glyf.glyphs = outlines
    for tag in ("CFF ", "VORG"):
        if tag in font:
            del font[tag]
    glyf.compile(font)
    for name in font.getGlyphOrder():
        width, _ = font["hmtx"].metrics[name]
        font["hmtx"].metrics[name] = (width, getattr(outlines[name], "xMin", 0))
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for key in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
                "maxSizeOfInstructions"):
        setattr(maxp, key, 0)
    maxp.maxZones = 1
    maxp.maxComponentElements = max((len(g.components) for g in outlines.values() if hasattr(g, "components")), default=0)
    font.sfntVersion = "\000\001\000\000"


def write(source, target):
    font = TTFont(source, recalcTimestamp=False)
    usual = font.getBestCmap()
    tabular = figures_of_one_width(font)
    wanted = {code for first, last in RANGES for code in range(first, last + 1)} | {ord(sign) for sign in SIGNS}
    shown = {code: usual[code] for code in sorted(wanted) if code in usual}
    for code in [ord(sign) for sign in "0123456789+−"]:
        shown[code] = tabular.get(shown[code], shown[code])
    options = Options()
    options.layout_features, options.hinting, options.notdef_outline = [], False, True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # Whose it is, and under which license.
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "MVAR", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(glyphs=shown.values())
    subsetter.subset(font)
    scale_upem(font, 1000)
    quadratic(font)
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language, table.cmap = 3, 10, 0, dict(shown)
    short = CmapSubtable.newSubtable(4)
    short.platformID, short.platEncID, short.language, short.cmap = 3, 1, 0, shown
    font["cmap"] = cmap = newTable("cmap")
    cmap.tableVersion, cmap.tables = 0, [short, table]
    font["post"].formatType = 3.0
    font.save(target, reorderTables=True)
    print(f"{target.name}: {len(shown)} characters, {target.stat().st_size} bytes")
    write_for_pages(target)


def write_for_pages(source):
    """A font file as pages hold it."""
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = "woff2"
    target = source.with_suffix(".woff2")
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main():
    source = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE
    for weight in ("Regular", "Bold"):
        write(source / f"Inter-{weight}.otf", HERE / f"Inter-{weight}.ttf")


if __name__ == "__main__":
    main()
