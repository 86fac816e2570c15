-- wrk: asks for map tiles that were never asked for before, each once.
--   wrk -t1 -c12 -d8s -s distinct-tiles.lua http://127.0.0.1:8080 -- CODE TIME,TIME,… [ZOOM] [FIRST]
-- Zoom 6 (the default) has 4,096 tiles at each time; they come in an order that jumps over the whole world.
local code, times, zoom, number, side, total

function init(arguments)
   code, times = arguments[1], {}
   for time in string.gmatch(arguments[2], "[^,]+") do times[#times + 1] = time end
   zoom, number = tonumber(arguments[3] or 6), tonumber(arguments[4] or 0)
   side = 2 ^ zoom
   total = side * side
end

function request()
   -- A step that has no factor in common with a power of two visits every tile once.
   local place = (number * 40503 + 7) % total
   local time = times[math.floor(number / total) % #times + 1]
   number = number + 1
   return wrk.format("GET", string.format("/tiles/%s/%s/%d/%d/%d.png", code, time, zoom,
      place % side, math.floor(place / side)))
end

function done(summary, latency, requests)
   local seconds = summary.duration / 1e6
   io.write(string.format("%d tiles, %.0f a second, p50 %.2f ms, p95 %.2f ms, p99 %.2f ms, %.1f kB each, errors %d\n",
      summary.requests, summary.requests / seconds, latency:percentile(50) / 1e3,
      latency:percentile(95) / 1e3, latency:percentile(99) / 1e3,
      summary.bytes / summary.requests / 1e3, summary.errors.status + summary.errors.timeout
      + summary.errors.read + summary.errors.connect))
end
