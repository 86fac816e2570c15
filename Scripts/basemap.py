#!/usr/bin/env python3
"""Makes Skyloop's base map file from Natural Earth's shapefiles.

    basemap.py FOLDER OUTPUT

FOLDER has 110m, 50m and 10m with ne_*_land, _admin_0_boundary_lines_land, _rivers_lake_centerlines, and
(10m only) _admin_1_states_provinces_lines and _populated_places_simple; lakes may be cut out of the land,
as Debian's libmagics++-data has them, or lie beside it as ne_*_lakes.

The output (docs/basemap.md describes it) has all geometry as whole steps of 2^-26 of the Web Mercator
world square, each point as the difference from the one before, in zigzag varints.
"""

import math
import os
import struct
import sys

STEPS = 1 << 26
MAXIMUM_LATITUDE = 85.05112877980659
LEVELS = ("110m", "50m", "10m")

# Names that are spelt otherwise in English today than in the edition that the package has.
NAMES = {
    "Bogota": "Bogotá", "Kiev": "Kyiv", "København": "Copenhagen", "Makkah": "Mecca",
    "Rangoon": "Yangon", "Sao Paulo": "São Paulo",
}


def rows_of_shapes(path):
    """Yields (parts, attributes): parts are lists of (longitude, latitude)."""
    with open(path + ".shp", "rb") as file:
        shapes = file.read()
    with open(path + ".shx", "rb") as file:
        index = file.read()
    # Edited files have their shapes in any order; the index knows it.
    places = [at * 2 for at, _ in struct.iter_unpack(">2i", index[100:])]
    for at, row in zip(places, rows_of_table(path + ".dbf")):
        content = at + 8
        kind = struct.unpack_from("<i", shapes, content)[0]
        parts = []
        if kind == 1:
            parts = [[struct.unpack_from("<2d", shapes, content + 4)]]
        elif kind in (3, 5):
            part_count, point_count = struct.unpack_from("<2i", shapes, content + 36)
            starts = struct.unpack_from(f"<{part_count}i", shapes, content + 44)
            flat = struct.unpack_from(
                f"<{point_count * 2}d", shapes, content + 44 + 4 * part_count)
            points = list(zip(flat[0::2], flat[1::2]))
            ends = starts[1:] + (point_count,)
            parts = [points[a:b] for a, b in zip(starts, ends)]
        elif kind != 0:
            raise SystemExit(f"{path}.shp: shapes of kind {kind} are not expected")
        yield parts, row


def rows_of_table(path):
    with open(path, "rb") as file:
        table = file.read()
    count, header, size = struct.unpack_from("<IHH", table, 4)
    fields = []
    at, offset = 32, 1
    while table[at] != 0x0D:
        name = table[at:at + 11].split(b"\0")[0].decode("ascii").lower()
        width = table[at + 16]
        fields.append((name, offset, width))
        offset += width
        at += 32
    for index in range(count):
        start = header + index * size
        yield {
            name: text(table[start + offset:start + offset + width])
            for name, offset, width in fields
        }


def text(raw):
    raw = raw.strip(b" \0")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def number(row, name, default):
    try:
        return float(row.get(name, default))
    except ValueError:
        return default


def project(point):
    longitude, latitude = point
    latitude = max(-MAXIMUM_LATITUDE, min(MAXIMUM_LATITUDE, latitude))
    s = math.sin(math.radians(latitude))
    x = longitude / 360 + 0.5
    y = 0.5 - math.log((1 + s) / (1 - s)) / (4 * math.pi)
    return round(x * STEPS), round(y * STEPS)


def project_part(part):
    line = []
    for point in part:
        place = project(point)
        if not line or line[-1] != place:
            line.append(place)
    return line


def is_hole(ring):
    """Whether a ring runs the way of a lake in the land; y grows south here, so land's area is positive."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:])) < 0


def shores(polygons):
    """The outlines as (is a lake's, line), without what is no shore: the world square's edges, seams of pieces."""
    edge = STEPS // 36_000
    seams = {}
    for rings in polygons:
        for ring in rings:
            for a, b in zip(ring, ring[1:]):
                key = (a, b) if a < b else (b, a)
                seams[key] = seams.get(key, 0) + 1

    def is_shore(a, b):
        if seams[(a, b) if a < b else (b, a)] > 1:
            return False
        if a[0] == b[0] and (a[0] <= edge or a[0] >= STEPS - edge):
            return False
        return not (a[1] >= STEPS - edge and b[1] >= STEPS - edge)

    for rings in polygons:
        for ring in rings:
            hole = is_hole(ring)
            run = [ring[0]]
            for a, b in zip(ring, ring[1:]):
                if is_shore(a, b):
                    run.append(b)
                else:
                    if len(run) > 1:
                        yield hole, run
                    run = [b]
            if len(run) > 1:
                yield hole, run


class Writer:
    def __init__(self):
        self.bytes = bytearray()

    def varint(self, value):
        while value > 127:
            self.bytes.append(value & 127 | 128)
            value >>= 7
        self.bytes.append(value)

    def signed(self, value):
        self.varint(value << 1 if value >= 0 else (-value << 1) - 1)

    def line(self, points):
        self.varint(len(points))
        last = (0, 0)
        for x, y in points:
            self.signed(x - last[0])
            self.signed(y - last[1])
            last = (x, y)

    def string(self, value):
        raw = value.encode("utf-8")
        self.varint(len(raw))
        self.bytes += raw


def lines(features):
    """A section of (class, tenths of the first zoom, line)."""
    writer = Writer()
    writer.varint(len(features))
    for kind, zoom, points in features:
        writer.varint(kind)
        writer.varint(max(0, round(zoom * 10)))
        writer.line(points)
    return writer.bytes


def polygons_section(polygons):
    writer = Writer()
    writer.varint(len(polygons))
    for rings in polygons:
        writer.varint(len(rings))
        for ring in rings:
            writer.line(ring)
    return writer.bytes


def read_polygons(path):
    polygons = []
    for parts, _ in rows_of_shapes(path):
        rings = [ring for ring in map(project_part, parts) if len(ring) > 3]
        if rings:
            polygons.append(rings)
    return polygons


def land_sections(folder, level):
    land = read_polygons(f"{folder}/{level}/ne_{level}_land")
    lakes_path = f"{folder}/{level}/ne_{level}_lakes"
    lakes = read_polygons(lakes_path) if os.path.exists(lakes_path + ".shp") else []
    outlines = [(int(hole), 0, line) for hole, line in shores(land)]
    outlines += [(1, 0, line) for _, line in shores(lakes)]
    return polygons_section(land), polygons_section(lakes), lines(outlines)


def borders(folder, level):
    features = []
    for parts, row in rows_of_shapes(f"{folder}/{level}/ne_{level}_admin_0_boundary_lines_land"):
        said = (row.get("featurecla", "") + " " + row.get("type", "")).lower()
        if any(word in said for word in ("forget", "lease", "overlay")):
            continue
        unsure = any(word in said for word in ("disputed", "indefinite", "control", "breakaway"))
        features += [(int(unsure), 0, line) for line in map(project_part, parts) if len(line) > 1]
    return lines(features)


def rivers(folder, level):
    features = []
    for parts, row in rows_of_shapes(f"{folder}/{level}/ne_{level}_rivers_lake_centerlines"):
        # A lake's centre line is no river on a map that shows the lake.
        if "lake" in row.get("featurecla", "").lower():
            continue
        rank = max(1, number(row, "scalerank", 6))
        features += [
            (round(rank), 1.2 + rank * 0.72, line)
            for line in map(project_part, parts) if len(line) > 1
        ]
    return lines(features)


def states(folder, level):
    path = f"{folder}/{level}/ne_{level}_admin_1_states_provinces_lines"
    features = []
    if os.path.exists(path + ".shp"):
        for parts, row in rows_of_shapes(path):
            zoom = number(row, "min_zoom", -1)
            if zoom < 0:
                zoom = 2 + number(row, "scalerank", 4)
            features += [(0, zoom, line) for line in map(project_part, parts) if len(line) > 1]
    return lines(features)


def places(folder):
    features = []
    for parts, row in rows_of_shapes(f"{folder}/10m/ne_10m_populated_places_simple"):
        name = NAMES.get(row.get("name", ""), row.get("name", ""))
        latitude = parts[0][0][1] if parts else 90
        if not name or abs(latitude) > 84:
            continue
        is_capital = number(row, "adm0cap", 0) == 1
        features.append((
            round(number(row, "scalerank", 10)),
            -max(0, round(number(row, "pop_max", 0))),
            is_capital, name, project(parts[0][0]),
        ))
    # The most important first: that is the order in which labels take their room.
    features.sort(key=lambda place: place[:2] + (not place[2], place[3]))
    writer = Writer()
    writer.varint(len(features))
    for rank, people, is_capital, name, (x, y) in features:
        writer.varint(rank)
        writer.varint(-people)
        writer.varint(int(is_capital))
        writer.varint(x)
        writer.varint(y)
        writer.string(name)
    return writer.bytes


def main():
    folder, output = sys.argv[1:]
    sections = []
    for level in LEVELS:
        land, lakes, outlines = land_sections(folder, level)
        sections += [
            land, lakes, outlines, rivers(folder, level), borders(folder, level),
            states(folder, level),
        ]
    sections.append(places(folder))
    header = b"SKYMAP1\n" + struct.pack("<I", len(sections))
    offset = len(header) + 8 * len(sections)
    for section in sections:
        header += struct.pack("<2I", offset, len(section))
        offset += len(section)
    os.makedirs(os.path.dirname(output) or ".", exist_ok=True)
    with open(output + ".part", "wb") as file:
        file.write(header)
        for section in sections:
            file.write(section)
    os.replace(output + ".part", output)
    print(f"{output}: {offset / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
