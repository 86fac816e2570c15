"""One piece of work by another tool: peer.py PEER WORK FILE [ARGUMENT …].

For each line on the standard input, which is a number of seconds, the work is done again and again for so long, and a
line of JSON says how long each run took, how much processor time they took together, and the most memory used; as
ComparisonBenchmarks does.
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


def as_dataset(path):
    """The first field in memory, as xpublish-tiles takes it."""
    import numpy as np
    import pyproj
    import rasterio
    import xarray as xr

    raster = as_raster(path)
    attributes = {"valid_min": -30, "valid_max": 45}
    if raster.rio.crs.is_geographic:
        axes = {"y": ("latitude", "degrees_north", "Y"), "x": ("longitude", "degrees_east", "X")}
        mapping = {}
    else:
        axes = {"y": ("projection_y_coordinate", "m", "Y"), "x": ("projection_x_coordinate", "m", "X")}
        crs = pyproj.CRS.from_wkt(raster.rio.crs.to_wkt())
        mapping = {"spatial_ref": ((), 0, crs.to_cf())}
        attributes["grid_mapping"] = "spatial_ref"
    coordinates = {
        axis: (axis, np.asarray(raster[axis]), {"standard_name": name, "units": unit, "axis": letter})
        for axis, (name, unit, letter) in axes.items()}
    data = xr.Dataset({"v": (("y", "x"), raster.values, attributes)}, coords=coordinates | mapping)
    data.attrs["_xpublish_id"] = path
    return data


def xpublish_tile(path, z, x, y):
    import asyncio

    import morecantile
    import pyproj
    from pyproj.aoi import BBox
    from xpublish_tiles import pipeline, types

    data = as_dataset(path)
    bounds = morecantile.tms.get("WebMercatorQuad").xy_bounds(morecantile.Tile(int(x), int(y), int(z)))
    query = types.QueryParams(
        variables=["v"], crs=types.OutputCRS(pyproj.CRS.from_epsg(3857)),
        bbox=types.OutputBBox(BBox(bounds.left, bounds.bottom, bounds.right, bounds.top)), selectors={},
        style="raster", width=256, height=256, variant="viridis", format=types.ImageFormat.PNG,
        colorscalerange=(-30, 45), colormap=None, abovemaxcolor=None, belowmincolor=None)
    loop = asyncio.new_event_loop()
    return lambda: loop.run_until_complete(pipeline.pipeline(data, query)).getvalue()


def cartopy_view(longitude, latitude, zoom):
    """A figure of 1280 × 720 in Web Mercator around a place, its bounds, and its field."""
    import cartopy.crs as ccrs
    import matplotlib
    import numpy as np

    matplotlib.use("Agg")
    import matplotlib.pyplot as plot

    radius = 6378137
    pixel = 2 * np.pi * radius / (512 * 2 ** float(zoom))
    x = radius * np.radians(float(longitude))
    y = radius * np.log(np.tan(np.pi / 4 + np.radians(float(latitude)) / 2))
    figure = plot.figure(figsize=(12.8, 7.2), dpi=100)
    axes = figure.add_axes([0, 0, 1, 1], projection=ccrs.Mercator.GOOGLE)
    bounds = x - 640 * pixel, x + 640 * pixel, y - 360 * pixel, y + 360 * pixel
    return figure, axes, bounds


def base_map(axes):
    """Natural Earth's borders and coasts, where cartopy finds them."""
    import os

    import cartopy.crs as ccrs
    from cartopy.io import shapereader

    folder = os.environ.get("NATURAL_EARTH", "")
    for name in ("land", "admin_0_boundary_lines_land"):
        path = f"{folder}/50m/ne_50m_{name}.shp"
        if os.path.exists(path):
            lines = list(shapereader.Reader(path).geometries())
            axes.add_geometries(lines, ccrs.PlateCarree(), facecolor="none", edgecolor="white", linewidth=0.5)


def cartopy_frames(path, longitude, latitude, zoom, draw):
    import cartopy.crs as ccrs
    import numpy as np

    raster = as_raster(path)
    figure, axes, bounds = cartopy_view(longitude, latitude, zoom)
    axes.set_extent(bounds, ccrs.Mercator.GOOGLE)
    base_map(axes)
    # The map stays; each picture has another field, as in a film.
    count, drawn = 0, None

    def run():
        nonlocal count, drawn
        count += 1
        if drawn is not None:
            drawn.remove()
        drawn = draw(axes, np.roll(raster.values, 4 * count, axis=1), raster)
        axes.set_extent(bounds, ccrs.Mercator.GOOGLE)
        figure.canvas.draw()
        return np.asarray(figure.canvas.buffer_rgba())

    return run


def cartopy_frame(path, longitude, latitude, zoom):
    """As most do it: the field as a picture that cartopy warps."""
    import cartopy.crs as ccrs

    def draw(axes, values, raster):
        return axes.imshow(
            values, extent=(-180, 180, -90, 90), transform=ccrs.PlateCarree(), cmap="viridis",
            regrid_shape=(720, 1280))

    return cartopy_frames(path, longitude, latitude, zoom, draw)


def cartopymesh_frame(path, longitude, latitude, zoom):
    """The fastest that we found: only the cells in view, placed in Mercator beforehand, as a mesh."""
    import numpy as np

    inside = {}

    def draw(axes, values, raster):
        if not inside:
            x = 6378137 * np.radians(raster.x.values)
            y = 6378137 * np.log(np.tan(np.pi / 4 + np.radians(np.clip(raster.y.values, -85, 85)) / 2))
            left, right, bottom, top = axes.get_extent()
            columns = np.flatnonzero((x > left - 6e4) & (x < right + 6e4))
            rows = np.flatnonzero((y > bottom - 6e4) & (y < top + 6e4))
            inside["part"] = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
            inside["x"], inside["y"] = x[inside["part"][1]], y[inside["part"][0]]
        part = np.ascontiguousarray(values[inside["part"]])
        return axes.pcolormesh(inside["x"], inside["y"], part, cmap="viridis", shading="nearest")

    return cartopy_frames(path, longitude, latitude, zoom, draw)


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
    peer, work, path, *numbers = sys.argv[1:]
    run = globals()[f"{peer}_{work}"](path, *numbers)
    # The first runs make tables, and compile.
    run()
    run()
    for line in sys.stdin:
        times, before = [], time.process_time()
        end = time.perf_counter() + float(line)
        while time.perf_counter() < end or len(times) < 3:
            start = time.perf_counter()
            run()
            times.append((time.perf_counter() - start) * 1e3)
        processor = (time.process_time() - before) * 1e3 / len(times)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(json.dumps({
            "milliseconds": times, "processorMilliseconds": processor, "megabytes": memory}), flush=True)


if __name__ == "__main__":
    main()
