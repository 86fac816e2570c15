#!/usr/bin/env python3
"""Writes the viewer's base map as GeoJSON from the file that Scripts/basemap.sh makes:

    web-basemap.py basemap.skymap FOLDER

land.geojson holds land without its lakes, borders.geojson borders and states. docs/basemap.md has the format.
"""
import json
import math
import struct
import sys

WORLD = 1 << 26
MEDIUM = 6  # the first section of the level at 1 : 50 million


class Reader:
    def __init__(self, data):
        self.data = data
        self.index = 0

    def number(self):
        value = shift = 0
        while True:
            byte = self.data[self.index]
            self.index += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def signed(self):
        value = self.number()
        return (value >> 1) ^ -(value & 1)

    def line(self):
        x = y = 0
        points = []
        for _ in range(self.number()):
            x += self.signed()
            y += self.signed()
            longitude = x / WORLD * 360 - 180
            latitude = math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y / WORLD))))
            points.append([round(longitude, 3), round(latitude, 3)])
        return points


def features(kind, shapes):
    return {
        "type": "FeatureCollection",
        "features": [
            {"type": "Feature", "properties": properties, "geometry": {"type": kind, "coordinates": shape}}
            for properties, shape in shapes
        ],
    }


def closed(ring):
    return ring if ring[0] == ring[-1] else ring + [ring[0]]


def main(source, folder):
    with open(source, "rb") as file:
        data = file.read()
    if data[:8] != b"SKYMAP1\n":
        sys.exit(f"{source} is no base map: Scripts/basemap.sh makes one")
    count = struct.unpack_from("<I", data, 8)[0]
    offsets = [struct.unpack_from("<II", data, 12 + 8 * index) for index in range(count)]
    sections = [Reader(data[start : start + length]) for start, length in offsets]

    land = sections[MEDIUM]
    polygons = []
    for _ in range(land.number()):
        rings = [land.line() for _ in range(land.number())]
        polygons.append(({}, [closed(ring) for ring in rings if len(ring) > 2]))

    lines = []
    for section, name in ((MEDIUM + 4, "border"), (MEDIUM + 5, "state")):
        reader = sections[section]
        for _ in range(reader.number()):
            reader.number()
            zoom = reader.number() / 10
            lines.append(({"kind": name, "zoom": zoom}, reader.line()))

    for name, collection in (("land", features("Polygon", polygons)), ("borders", features("LineString", lines))):
        with open(f"{folder}/{name}.geojson", "w") as file:
            json.dump(collection, file, separators=(",", ":"))


if __name__ == "__main__":
    main(*sys.argv[1:])
