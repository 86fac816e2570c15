"""Makes the weather that the viewer's tests show: smooth, global, hourly around now."""
import sys
import time

import netCDF4
import numpy


def make(path, now=None, steps=12, degrees=2):
    """Writes a NetCDF file with `steps` hourly times around now, and gives the first of them."""
    now = int(now or time.time())
    start = now // 3600 * 3600 - steps // 2 * 3600
    latitude = numpy.arange(90, -90.01, -degrees)
    longitude = numpy.arange(0, 360, degrees)
    x, y = numpy.meshgrid(numpy.radians(longitude), numpy.radians(latitude))
    with netCDF4.Dataset(path, "w") as file:
        file.Conventions = "CF-1.8"
        file.institution = "Skyloop's tests"
        file.createDimension("time", steps)
        file.createDimension("latitude", len(latitude))
        file.createDimension("longitude", len(longitude))
        axis = file.createVariable("time", "i4", ("time",))
        axis.units = "hours since 1970-01-01 00:00:00"
        axis.standard_name = "time"
        axis[:] = start // 3600 + numpy.arange(steps)
        for name, values, unit in (("latitude", latitude, "degrees_north"), ("longitude", longitude, "degrees_east")):
            axis = file.createVariable(name, "f4", (name,))
            axis.units, axis.standard_name = unit, name
            axis[:] = values

        def add(name, standard_name, unit, at, **more):
            variable = file.createVariable(name, "f4", ("time", "latitude", "longitude"), zlib=True, complevel=1)
            variable.standard_name, variable.units = standard_name, unit
            for key, value in more.items():
                variable.setncattr(key, value)
            for step in range(steps):
                variable[step] = at(2 * numpy.pi * step / steps)

        add("t2m", "air_temperature", "K", lambda t: 300 - 45 * numpy.sin(y) ** 2
            + 6 * numpy.cos(y) * numpy.sin(3 * x - t))
        add("d2m", "dew_point_temperature", "K", lambda t: 293 - 45 * numpy.sin(y) ** 2
            + 5 * numpy.cos(y) * numpy.sin(3 * x - t))
        add("u10", "eastward_wind", "m s-1", lambda t: 12 * numpy.sin(4 * y) * numpy.cos(y)
            + 6 * numpy.cos(y) * numpy.cos(4 * x - t))
        add("v10", "northward_wind", "m s-1", lambda t: 9 * numpy.cos(y) * numpy.sin(4 * x - t))
        add("msl", "air_pressure_at_mean_sea_level", "Pa", lambda t: 101325
            + 2400 * numpy.cos(y) ** 2 * numpy.sin(4 * x - t) * numpy.sin(3 * y))
        add("tcc", "cloud_area_fraction", "1", lambda t: numpy.clip(
            0.5 + 0.6 * numpy.cos(y) * numpy.sin(5 * x + 2 * y - t), 0, 1))
        add("pr", "precipitation_flux", "kg m-2 s-1", lambda t: numpy.clip(
            0.003 * (numpy.cos(y) * numpy.sin(5 * x + 2 * y - t) - 0.55), 0, 1))
        add("cape", "atmosphere_convective_available_potential_energy", "J kg-1", lambda t: 2500 * numpy.clip(
            numpy.cos(y) ** 3 * numpy.sin(2 * x - t), 0, 1))
    return start


def make_growing(path, steps=48):
    """Writes a NetCDF file of hourly temperatures that are the same everywhere and grow from hour to hour."""
    make(path, steps=steps, degrees=30)
    with netCDF4.Dataset(path, "a") as file:
        for step in range(steps):
            file["t2m"][step] = 253.15 + 60 * step / steps


if __name__ == "__main__":
    make(sys.argv[1])
