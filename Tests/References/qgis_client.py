"""Shows a server's layers with QGIS, without a window: qgis_client.py ADDRESS LAYER TIME. For Debian's own Python.

Adds the layer by QGIS's WMS provider, with and without time, and by its XYZ provider, draws each, and says as JSON what
it saw. Needs the Debian packages python3-qgis and qgis-providers.
"""
import json
import os
import sys
import urllib.parse
import urllib.request
import xml.etree.ElementTree

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from qgis.core import (QgsApplication, QgsCoordinateReferenceSystem, QgsDateTimeRange, QgsMapRendererParallelJob,
                       QgsMapSettings, QgsRasterLayer, QgsRectangle, QgsProject)
from qgis.PyQt.QtCore import QDateTime, QSize, Qt

SIZE = 256


def draw(layer, time=None):
    settings = QgsMapSettings()
    settings.setDestinationCrs(QgsCoordinateReferenceSystem("EPSG:3857"))
    settings.setExtent(QgsRectangle(-10e6, -10e6, 10e6, 10e6))
    settings.setOutputSize(QSize(SIZE, SIZE))
    settings.setBackgroundColor(Qt.transparent)
    settings.setLayers([layer])
    if time:
        moment = QDateTime.fromString(time, Qt.ISODate)
        settings.setTemporalRange(QgsDateTimeRange(moment, moment))
        settings.setIsTemporal(True)
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    image = job.renderedImage()
    points = range(16, SIZE, 32)
    return [[*image.pixelColor(x, y).getRgb()] for y in points for x in points]


def dimension(address, name):
    """The text of a layer's time dimension."""
    with urllib.request.urlopen(f"{address}wms?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetCapabilities") as answer:
        document = xml.etree.ElementTree.parse(answer)
    space = "{http://www.opengis.net/wms}"
    for layer in document.iter(f"{space}Layer"):
        if layer.findtext(f"{space}Name") == name:
            return layer.findtext(f"{space}Dimension")
    sys.exit(f"the capabilities have no layer {name}")


def main(address, name, time):
    application = QgsApplication([], False)
    application.initQgis()
    QgsApplication.setPrefixPath("/usr", True)
    report = {"qgis": __import__("qgis.core").core.Qgis.QGIS_VERSION}
    wms = (f"contextualWMSLegend=0&crs=EPSG:3857&dpiMode=7&format=image/png&layers={name}&styles="
           f"&url={address}wms")
    layer = QgsRasterLayer(wms, name, "wms")
    report["wms"] = {"valid": layer.isValid(), "colors": draw(layer)}
    # QGIS's layer dialog takes the times from the capabilities and puts them here.
    times = urllib.parse.quote(dimension(address, name))
    timed = QgsRasterLayer(f"type=wmst&timeDimensionExtent={times}&allowTemporalUpdates=true&temporalSource=provider&"
                           + wms, name, "wms")
    provider = timed.dataProvider().temporalCapabilities()
    whole = provider.availableTemporalRange()
    report["time"] = {"has": provider.hasTemporalCapabilities(), "from": whole.begin().toString(Qt.ISODate),
                      "to": whole.end().toString(Qt.ISODate), "ranges": len(provider.allAvailableTemporalRanges())}
    timed.temporalProperties().setIsActive(True)
    report["wmst"] = {"valid": timed.isValid(), "first": draw(timed, whole.begin().toString(Qt.ISODate)),
                      "time": draw(timed, time)}
    tiles = QgsRasterLayer(f"type=xyz&url={address}tiles/{name}/{time}/%7Bz%7D/%7Bx%7D/%7By%7D.png&zmax=18&zmin=0",
                           name, "wms")
    report["xyz"] = {"valid": tiles.isValid(), "colors": draw(tiles)}
    print(json.dumps(report))
    del layer, timed, tiles
    QgsProject.instance().clear()
    application.exitQgis()


main(*sys.argv[1:])
