"""Makes the small font files that a page loads before its first paint: python3 tooling/cut-fonts.py (fontTools and brotli needed).

Decision 9 says what may be lost: away from the regular weight an outline moves by at most 4 of 1,000 units, kerning by
a few; no advance width changes.
"""

from collections import Counter
from pathlib import Path
from subprocess import run

from fontTools.otlLib.builder import buildLookup, buildPairPosClassesSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib.iup import iup_delta_optimize
from fontTools.varLib.models import VariationModel
from fontTools.varLib.varStore import OnlineVarStoreBuilder, VarStoreInstancer

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "app/ui/fonts"
MONO = ROOT / "node_modules/@fontsource/ibm-plex-mono/files"
# The ranges that app/ui/fonts.css names for these files.
LATIN = (
    "20-22,25-3B,3F-5A,61-7A,A0,A9,AB,AD,B0,B7,BB,C4,D6,DC,DF,E4,F6,FC,2009-200B,202F,2013,2014,2019,"
    "201C-201E,2026"
)
SYMBOLS = "23,3D,5B,5D,5F,7C,A7,AE,B1-B3,B5,D7,E9,2018,201A,2022,2032,2033,20AC,2191,2193,2212"
CYRILLIC = "301,401,410-44F,451,2116"
FIGURES = (
    "20-23,25-3B,3D,3F-5B,5D,5F,61-7A,A0,A7,AD,B0,B1,B7,C4,D6,D7,DC,DF,E4,F6,FC,202F,2013,2014,2019,201C,201E,2026,"
    "2191,2193,2212"
)
# Where the axes end: regular, semibold, condensed, condensed semibold.
CORNERS = ({}, {"wght": 1.0}, {"wdth": -1.0}, {"wght": 1.0, "wdth": -1.0})
NONE = (0, 0, 0, 0)
UNITS = ("kW", "mA")


def subset(source, target, letters, features, scripts):
    options = ["--no-hinting", "--name-IDs=0,1,2,3,4,5,6,14", "--drop-tables+=STAT", "--flavor=woff2"]
    layout = [f"--layout-features={features}", f"--layout-scripts={scripts}"]
    run(["pyftsubset", source, f"--unicodes={letters}", *layout, *options, f"--output-file={target}"], check=True)


def read_kerning(font):
    """What stands between each two glyphs, in the four corners."""
    store = font["GDEF"].table.VarStore
    corners = [VarStoreInstancer(store, font["fvar"].axes, corner) for corner in CORNERS[1:]]

    def values(record):
        if record is None:
            return NONE
        advance, device = getattr(record, "XAdvance", 0) or 0, getattr(record, "XAdvDevice", None)
        moved = [corner[(device.StartSize << 16) + device.EndSize] if device else 0 for corner in corners]
        return (advance, *(round(advance + by) for by in moved))

    def pairs_of(table):
        if table.Format == 1:
            for left, pairs in zip(table.Coverage.glyphs, table.PairSet):
                yield from ((left, pair.SecondGlyph, values(pair.Value1)) for pair in pairs.PairValueRecord)
        else:
            first, second = table.ClassDef1.classDefs, table.ClassDef2.classDefs
            for left in table.Coverage.glyphs:
                record = table.Class1Record[first.get(left, 0)].Class2Record
                yield from ((left, right, values(record[second.get(right, 0)].Value1)) for right in font.getGlyphOrder())

    total = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        found = {}
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if isinstance(table, otTables.PairPos):
                for left, right, value in pairs_of(table):
                    found.setdefault((left, right), value)
        for pair, value in found.items():
            total[pair] = tuple(a + b for a, b in zip(total.get(pair, NONE), value))
    return total


def near(vectors, tolerance):
    """Takes what differs by no more than the tolerance for the same, the frequent ones first."""
    kept, same = [], {}
    for vector, _ in Counter(vectors.values()).most_common():
        match = (k for k in kept if max(abs(a - b) for a, b in zip(k, vector)) <= tolerance)
        same[vector] = next(match, vector)
        if same[vector] is vector:
            kept.append(vector)
    return {key: same[vector] for key, vector in vectors.items()}


def write_kerning(font, tolerance):
    """One table of classes in place of the list of pairs; without a capital after a small letter, which only units have."""
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}

    def is_kept(pair, value):
        left, right = (letters.get(glyph, "") for glyph in pair)
        odd = left.islower() and right.isupper() and left + right not in UNITS
        return max(map(abs, value)) >= tolerance and not odd

    pairs = {pair: value if is_kept(pair, value) else NONE for pair, value in read_kerning(font).items()}
    pairs = near(pairs, tolerance)
    order = font.getReverseGlyphMap()
    lefts = sorted({left for left, _ in pairs}, key=order.get)
    rights = sorted({right for _, right in pairs}, key=order.get)
    by_row, by_column = {}, {}
    rows = near({a: tuple(n for b in rights for n in pairs.get((a, b), NONE)) for a in lefts}, tolerance)
    for glyph in lefts:
        by_row.setdefault(rows[glyph], []).append(glyph)
    columns = near({b: tuple(n for row in by_row for n in row[4 * i : 4 * i + 4]) for i, b in enumerate(rights)}, tolerance)
    for glyph in rights:
        by_column.setdefault(columns[glyph], []).append(glyph)

    axes = [axis.axisTag for axis in font["fvar"].axes]
    builder = OnlineVarStoreBuilder(axes)
    builder.setModel(VariationModel(list(CORNERS), axisOrder=axes))
    stored = {}
    for i, left in enumerate(by_row.values()):
        for column, right in by_column.items():
            value = column[4 * i : 4 * i + 4]
            if any(value):
                stored[(tuple(left), tuple(right))] = builder.storeMasters(list(value))
    store = builder.finish()
    moved = store.optimize()
    font["GDEF"].table.VarStore = store
    classes = {pair: (value_record(base, moved.get(index)), None) for pair, (base, index) in stored.items()}
    set_kerning(font["GPOS"].table, buildLookup([buildPairPosClassesSubtable(classes, order)]))


def value_record(base, index):
    record = ValueRecord()
    record.XAdvance = base
    if index is not None:
        record.XAdvDevice = otTables.Device()
        record.XAdvDevice.DeltaFormat = 0x8000
        record.XAdvDevice.StartSize, record.XAdvDevice.EndSize = index >> 16, index & 0xFFFF
    return record


def set_kerning(table, lookup):
    """Keeps the places of accents, if there are any, beside the new kerning."""
    accents = [old for old in table.LookupList.Lookup if old.LookupType == 4]
    for old in accents:
        for part in old.SubTable:
            keep_still(getattr(part, "ExtSubTable", part))
    table.LookupList.Lookup = [lookup, *accents]
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    features = []
    for index, tag in enumerate(["kern", *["mark"] * len(accents)]):
        feature = otTables.FeatureRecord()
        feature.FeatureTag, feature.Feature = tag, otTables.Feature()
        feature.Feature.FeatureParams, feature.Feature.LookupListIndex, feature.Feature.LookupCount = None, [index], 1
        features.append(feature)
    table.FeatureList.FeatureRecord, table.FeatureList.FeatureCount = features, len(features)
    for script in table.ScriptList.ScriptRecord:
        language = script.Script.DefaultLangSys
        script.Script.LangSysRecord, script.Script.LangSysCount = [], 0
        language.FeatureIndex, language.FeatureCount = list(range(len(features))), len(features)


def keep_still(accents):
    """An accent keeps its place along the axes: what it moved by is not stored any more."""
    marks = [record.MarkAnchor for record in accents.MarkArray.MarkRecord]
    bases = [anchor for record in accents.BaseArray.BaseRecord for anchor in record.BaseAnchor if anchor]
    for anchor in [*marks, *bases]:
        if anchor.Format == 3:
            anchor.Format = 1
            del anchor.XDeviceTable, anchor.YDeviceTable


def slim_outlines(font):
    """Leaves out how a point moves along the axes where its neighbours say the same within 4 units."""
    font["fvar"].instances = []
    axes = {axis.axisNameID for axis in font["fvar"].axes}
    font["name"].names = [record for record in font["name"].names if record.nameID < 256 or record.nameID in axes]
    shapes, variations = font["glyf"], font["gvar"].variations
    for glyph, moves in variations.items():
        points, control = shapes._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
        ends = list(range(len(control.components))) if shapes[glyph].isComposite() else list(control.endPts)
        for move in moves:
            move.calcInferredDeltas(list(points), ends)
            move.roundDeltas()
            # The last four are the glyph's sides: its advance width stays exactly.
            sides = move.coordinates[-4:]
            kept = [*iup_delta_optimize(move.coordinates, list(points), ends, tolerance=4)[:-4], *sides]
            move.coordinates = [point and (round(point[0]), round(point[1])) for point in kept]
        variations[glyph] = [move for move in moves if any(point not in (None, (0, 0)) for point in move.coordinates)]


def cut_sans(source, target, letters, features, scripts, tolerance):
    subset(FONTS / source, FONTS / target, letters, features, scripts)
    font = TTFont(FONTS / target, recalcTimestamp=False)
    write_kerning(font, tolerance)
    slim_outlines(font)
    save(font, target)


def cut_mono(weight, name):
    target = f"mono-{weight}.woff2"
    subset(MONO / f"ibm-plex-mono-latin-{weight}-normal.woff2", FONTS / target, FIGURES, "", "latn,DFLT")
    font = TTFont(FONTS / target, recalcTimestamp=False)
    texts = {1: name, 3: f"{name} 1", 4: name, 6: name.replace(" ", "") + "-Regular"}
    for record in font["name"].names:
        record.string = texts.get(record.nameID, record.toUnicode())
    save(font, target)


def save(font, target):
    font.flavor = "woff2"
    font.save(FONTS / target)
    print(target, (FONTS / target).stat().st_size)


cut_sans("sans-latin.woff2", "sans-core.woff2", LATIN, "kern,liga", "latn,DFLT", 3)
cut_sans("sans-latin.woff2", "sans-symbols.woff2", SYMBOLS, "kern", "latn,DFLT", 1)
cut_sans("sans-cyrillic.woff2", "sans-russian.woff2", CYRILLIC, "kern,mark,ccmp", "cyrl,DFLT", 1)
cut_mono(400, "Turbine Site Mono")
cut_mono(500, "Turbine Site Mono Medium")
