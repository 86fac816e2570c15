// One import gives an app developer the whole SDK.
@_exported public import MapModel
@_exported public import Raster
@_exported public import Timekeeping
@_exported public import WeatherData
