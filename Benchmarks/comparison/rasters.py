"""Makes cloud-optimised GeoTIFFs of GRIB files, which tile servers take best: rasters.py FOLDER.

In a process of its own: rasterio's GDAL and ecCodes bring the same libraries in different versions.
"""
import os
import sys

import rasterio
from rasterio.shutil import copy


def convert(grib, tif):
    if os.path.exists(tif):
        return
    with rasterio.open(grib) as source:
        values, transform, crs = source.read(1).astype("f4"), source.transform, source.crs
        height, width = values.shape
    part = tif + ".part.tif"
    profile = dict(
        driver="GTiff", height=height, width=width, count=1, dtype="float32", crs=crs, transform=transform)
    with rasterio.open(part, "w", **profile) as target:
        target.write(values, 1)
    copy(part, tif, driver="COG", compress="DEFLATE", blocksize=512)
    os.remove(part)


def main(folder):
    convert(f"{folder}/global-spatial.grib2", f"{folder}/global.tif")


main(sys.argv[1])
