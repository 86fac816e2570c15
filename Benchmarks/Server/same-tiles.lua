-- wrk: asks for the same few map tiles again and again.
--   wrk -t1 -c12 -d10s --latency -s same-tiles.lua http://127.0.0.1:8080 -- CODE TIME
local code, time
local number = 0

function init(arguments)
   code, time = arguments[1], arguments[2]
end

function request()
   number = (number + 1) % 64
   return wrk.format("GET", string.format("/tiles/%s/%s/3/%d/%d.png", code, time, number % 8, math.floor(number / 8)))
end

function done(summary, latency, requests)
   local seconds = summary.duration / 1e6
   io.write(string.format("%.0f tiles/s, p50 %.2f ms, p95 %.2f ms, p99 %.2f ms, errors %d\n",
      summary.requests / seconds, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
      latency:percentile(99) / 1e3,
      summary.errors.status + summary.errors.timeout + summary.errors.read + summary.errors.connect))
end
