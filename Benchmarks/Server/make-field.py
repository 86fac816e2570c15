"""Writes a NetCDF file with a global temperature on 0.25°, like weather: make-field.py FILE [TIMES]

Zonal means and turbulence whose energy falls with the power -5/3 … -3 of the wave number, drifting east.
"""
import sys

import netCDF4
import numpy as np


def main(path, times):
    random = np.random.default_rng(7)
    rows, columns = 721, 1440
    latitude = np.linspace(90, -90, rows)
    y = np.fft.fftfreq(2 * (rows - 1))[:, None] * 2 * (rows - 1)
    x = np.fft.rfftfreq(columns)[None, :] * columns
    wave = np.hypot(x, y)
    wave[0, 0] = 1
    amplitude = wave ** -2.2 * (wave > 1) * np.exp(-(wave / 400) ** 2)
    phase = random.uniform(0, 2 * np.pi, wave.shape)
    mean = 273 + 30 * np.cos(np.radians(latitude)) ** 2 - 18
    with netCDF4.Dataset(path, "w") as file:
        for name, size in (("time", times), ("lat", rows), ("lon", columns)):
            file.createDimension(name, size)
        time = file.createVariable("time", "f8", ("time",))
        time.units = "hours since 2020-01-01"
        time[:] = np.arange(times) * 3
        lat = file.createVariable("lat", "f8", ("lat",))
        lat.units = "degrees_north"
        lat[:] = latitude
        lon = file.createVariable("lon", "f8", ("lon",))
        lon.units = "degrees_east"
        lon[:] = np.arange(columns) * 0.25
        values = file.createVariable("t2m", "f4", ("time", "lat", "lon"))
        values.units = "K"
        values.standard_name = "air_temperature"
        values.long_name = "2 metre temperature"
        for step in range(times):
            spectrum = amplitude * np.exp(1j * (phase - x * step * 0.03))
            noise = np.fft.irfft2(spectrum, s=(2 * (rows - 1), columns))[:rows]
            values[step] = mean[:, None] + noise / noise.std() * 7


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 8)
