"""One piece of work by another tool, timed for a while: peer.py PEER WORK SECONDS FILE [ARGUMENT …].

Prints the milliseconds of each run and the most memory used, as JSON; as ComparisonBenchmarks does.
"""
import json
import resource
import sys
import time
import warnings

warnings.filterwarnings("ignore")


def eccodes_open(path):
    import eccodes

    keys = ["shortName", "gridType", "validityDate", "validityTime", "level"]

    def run():
        with open(path, "rb") as file:
            while (handle := eccodes.codes_grib_new_from_file(file, headers_only=True)) is not None:
                for key in keys:
                    eccodes.codes_get(handle, key)
                eccodes.codes_release(handle)

    return run


def cfgrib_open(path):
    import cfgrib

    return lambda: cfgrib.open_dataset(path, backend_kwargs={"indexpath": ""}, decode_timedelta=False)


def eccodes_decode(path):
    import eccodes

    with open(path, "rb") as file:
        message = file.read()

    def run():
        handle = eccodes.codes_new_from_message(message)
        eccodes.codes_get_values(handle)
        eccodes.codes_release(handle)

    return run


def gribberish_decode(path):
    import gribberish

    with open(path, "rb") as file:
        message = file.read()
    return lambda: gribberish.parse_grib_array(message, 0)


def rasterio_decode(path):
    import rasterio

    def run():
        # GDAL keeps what it decoded; a file opened anew forgets it.
        with rasterio.open(path) as source:
            source.read(1)

    return run


def as_raster(path):
    """The first field in memory, as the rasters that the drawing tools take: x from -180."""
    import numpy as np
    import rasterio
    import rioxarray  # noqa: F401
    import xarray as xr

    with rasterio.open(path) as source:
        values = source.read(1).astype("f4")
        transform, crs = source.transform, source.crs
    height, width = values.shape
    if crs.is_geographic:
        left = -180 if transform.c >= 179 or transform.c < -179 else transform.c
        y = transform.f + transform.e * (np.arange(height) + 0.5)
        x = left + transform.a * np.arange(width)
        return xr.DataArray(values, dims=("y", "x"), coords={"y": y, "x": x}).rio.write_crs("EPSG:4326")
    y = transform.f + transform.e * (np.arange(height) + 0.5)
    x = transform.c + transform.a * (np.arange(width) + 0.5)
    return xr.DataArray(values, dims=("y", "x"), coords={"y": y, "x": x}).rio.write_crs(crs)


def riotiler_tile(path, z, x, y):
    from rio_tiler.colormap import cmap
    from rio_tiler.io import XarrayReader

    raster, colours = as_raster(path), cmap.get("viridis")

    def run():
        with XarrayReader(raster) as reader:
            image = reader.tile(int(x), int(y), int(z), reproject_method="bilinear")
            image.rescale(in_range=((-30, 45),))
            return image.render(img_format="PNG", colormap=colours)

    return run


def datashader_tile(path, z, x, y):
    import datashader
    import datashader.transfer_functions as transfer
    import numpy as np

    radius = 20037508.342789244
    raster = as_raster(path)
    latitudes = np.clip(raster.y.values, -85.05, 85.05)
    mercator = raster.assign_coords(
        y=np.log(np.tan(np.pi / 4 + np.radians(latitudes) / 2)) * 6378137,
        x=np.radians(raster.x.values) * 6378137).isel(y=slice(20, -20))
    mercator.name = "v"
    width = 2 * radius / 2 ** int(z)
    left, top = -radius + int(x) * width, radius - int(y) * width

    def run():
        canvas = datashader.Canvas(256, 256, x_range=(left, left + width), y_range=(top - width, top))
        grid = canvas.quadmesh(mercator, x="x", y="y")
        return transfer.shade(grid, cmap=["blue", "red"], span=(-30, 45), how="linear").to_bytesio("png")

    return run


def cartopy_frame(path, longitude, latitude, zoom):
    import cartopy.crs as ccrs
    import matplotlib
    import numpy as np

    matplotlib.use("Agg")
    import matplotlib.pyplot as plot

    raster = as_raster(path).values
    pixel = 360 / (512 * 2 ** float(zoom))
    half_width = 640 * pixel
    scale = np.cos(np.radians(float(latitude)))
    west, east = float(longitude) - half_width, float(longitude) + half_width
    south, north = float(latitude) - 360 * pixel * scale, float(latitude) + 360 * pixel * scale
    figure = plot.figure(figsize=(12.8, 7.2), dpi=100)
    axes = figure.add_axes([0, 0, 1, 1], projection=ccrs.Mercator())

    def run():
        axes.clear()
        axes.set_extent([west, east, south, north], ccrs.PlateCarree())
        axes.imshow(
            raster, extent=(-180, 180, -90, 90), transform=ccrs.PlateCarree(), cmap="viridis",
            regrid_shape=(720, 1280))
        figure.canvas.draw()
        return np.asarray(figure.canvas.buffer_rgba())

    return run


def contourpy_isolines(path):
    import contourpy
    import numpy as np

    values = as_raster(path).values
    levels = np.linspace(values.min(), values.max(), 22)[1:-1]

    def run():
        generator = contourpy.contour_generator(z=values)
        for level in levels:
            generator.lines(level)

    return run


def cfgrib_series(path, longitude, latitude):
    import xarray as xr

    data = xr.open_dataset(path, engine="cfgrib", decode_timedelta=False)
    variable = data[list(data.data_vars)[0]]
    # Lazy, and read anew by each copy.
    point = variable.sel(longitude=float(longitude) % 360, latitude=float(latitude), method="nearest")
    return lambda: point.copy(deep=False).values


def main():
    peer, work, seconds, path, *numbers = sys.argv[1:]
    run = globals()[f"{peer}_{work}"](path, *numbers)
    run()
    times, end = [], time.perf_counter() + float(seconds)
    while time.perf_counter() < end or len(times) < 3:
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1e3)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"milliseconds": times, "megabytes": memory}))


main()
