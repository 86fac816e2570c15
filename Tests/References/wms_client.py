"""Reads a server's WMS with OWSLib: wms_client.py ADDRESS LAYER. Says what it saw as JSON."""
import io
import json
import sys

from owslib.util import ServiceException
from owslib.wms import WebMapService
from PIL import Image


def picture(answer):
    image = Image.open(io.BytesIO(answer.read()))
    frames = getattr(image, "n_frames", 1)
    return {"format": image.format, "size": list(image.size), "frames": frames,
            "colors": len(set(image.convert("RGBA").tobytes()[0::4]))}


def main(address, name):
    report = {}
    for version in ("1.3.0", "1.1.1"):
        wms = WebMapService(f"{address}wms", version=version, timeout=300)
        layer = wms[name]
        times = layer.timepositions
        seen = {
            "title": wms.identification.title, "operations": sorted(o.name for o in wms.operations),
            "box": list(layer.boundingBoxWGS84), "times": times, "default": layer.defaulttimeposition,
            "styles": sorted(layer.styles), "queryable": layer.queryable,
            "systems": sorted(layer.crsOptions), "layers": sorted(wms.contents), "maps": {}, "failures": {},
        }
        box = (-20.0, 30.0, 40.0, 60.0)
        edges = (-2226389.8, 3503549.8, 4452779.6, 8399737.9)
        for system, bounds in (("EPSG:4326", box), ("EPSG:3857", edges)):
            for format in ("image/png", "image/jpeg", "image/webp"):
                answer = wms.getmap(layers=[name], styles=[""], srs=system, bbox=bounds, size=(240, 160),
                                    format=format, transparent=True, time=layer.defaulttimeposition)
                seen["maps"][f"{system} {format}"] = picture(answer)
        answer = wms.getmap(layers=[name], styles=["viridis"], srs="EPSG:4326", bbox=box, size=(240, 160),
                            format="image/png", transparent=True)
        seen["maps"]["viridis"] = picture(answer)
        answer = wms.getmap(layers=[name], styles=[""], srs="EPSG:4326", bbox=box, size=(120, 80),
                            format="image/gif", time=f"{times[0].split('/')[0]}/{times[-1].split('/')[1]}"
                            if "/" in times[0] else ",".join(times))
        seen["maps"]["moving"] = picture(answer)
        answer = wms.getfeatureinfo(layers=[name], query_layers=[name], srs="EPSG:4326", bbox=box,
                                    size=(240, 160), format="image/png", info_format="application/json",
                                    xy=(120, 80), feature_count=1, styles=[""])
        seen["info"] = json.loads(answer.read())
        for wrong, options in (("style", {"styles": ["none"]}), ("layer", {"layers": ["none"]}),
                               ("time", {"time": "1999-01-01"}), ("format", {"format": "image/tiff"})):
            asked = dict(layers=[name], styles=[""], srs="EPSG:4326", bbox=box, size=(24, 16), format="image/png")
            asked.update(options)
            try:
                wms.getmap(**asked)
                seen["failures"][wrong] = "none"
            except ServiceException as failure:
                seen["failures"][wrong] = str(failure)
        report[version] = seen
    print(json.dumps(report))


main(*sys.argv[1:])
