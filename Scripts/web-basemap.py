#!/usr/bin/env python3
"""Writes the viewer's base map as GeoJSON from the file that Scripts/basemap.sh makes:

    web-basemap.py basemap.skymap FOLDER

land-LEVEL.geojson holds land without its lakes, lines-LEVEL.geojson shores, borders and states, at the levels coarse,
medium and fine; places.geojson towns. docs/basemap.md has the format of the file that is read.
"""
import json
import math
import struct
import sys

WORLD = 1 << 26
# Name, first section, decimals of degrees, and how near to the last point another one is left out, in degrees.
LEVELS = (("coarse", 0, 2, 0.05), ("medium", 6, 2, 0.02), ("fine", 12, 3, 0.01))
# The zoom from which on a place of each of Natural Earth's ranks shows.
ZOOMS = (1.2, 2.6, 3.6, 4.6, 5.4, 6.2, 6.2, 7.2)


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

    def text(self):
        length = self.number()
        self.index += length
        return self.data[self.index - length : self.index].decode()

    def line(self, decimals, least):
        x = y = 0
        points = []
        for _ in range(self.number()):
            x += self.signed()
            y += self.signed()
            point = degrees(x, y, decimals)
            if not points or max(abs(point[0] - points[-1][0]), abs(point[1] - points[-1][1])) >= least:
                points.append(point)
        # The end stays, so that lines that meet still do.
        if points and points[-1] != point:
            points.append(point)
        return points


def degrees(x, y, decimals):
    latitude = math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y / WORLD))))
    return [round(x / WORLD * 360 - 180, decimals), round(latitude, decimals)]


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

    collections = {}
    for level, first, decimals, least in LEVELS:
        land = sections[first]
        polygons = []
        for _ in range(land.number()):
            rings = [land.line(decimals, least) for _ in range(land.number())]
            polygons.append(({}, [closed(ring) for ring in rings if len(ring) > 3]))
        lines = []
        for section, names in ((2, ("coast", "lake")), (4, ("border", "border")), (5, ("state",))):
            reader = sections[first + section]
            for _ in range(reader.number()):
                name = names[min(reader.number(), len(names) - 1)]
                zoom = reader.number() / 10
                line = reader.line(decimals, least)
                # The smallest units would be a quarter of all.
                if len(line) > 1 and zoom <= 7:
                    lines.append(({"kind": name, "zoom": zoom}, line))
        collections[f"land-{level}"] = features("Polygon", [shape for shape in polygons if shape[1]])
        collections[f"lines-{level}"] = features("LineString", lines)

    reader = sections[-1]
    places = []
    for order in range(reader.number()):
        rank, _, capital = reader.number(), reader.number(), reader.number()
        point = degrees(reader.number(), reader.number(), 3)
        zoom = ZOOMS[rank] if rank < len(ZOOMS) else 8.4
        places.append(({"name": reader.text(), "zoom": zoom, "capital": capital, "order": order}, point))
    collections["places"] = features("Point", places)

    for name, collection in collections.items():
        with open(f"{folder}/{name}.geojson", "w") as file:
            json.dump(collection, file, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
