-- wrk: asks for the addresses of a file, one after the other and then from the start, and says the outcome as JSON.
--   wrk -t1 -c12 -d3s -s requests.lua http://127.0.0.1:8080 -- FILE
local requests, number = {}, 0

function init(arguments)
   for line in io.lines(arguments[1]) do requests[#requests + 1] = wrk.format("GET", line) end
end

function request()
   number = number % #requests + 1
   return requests[number]
end

function done(summary, latency)
   local errors = summary.errors
   io.write(string.format(
      '{"count": %d, "seconds": %.6f, "p50": %.4f, "p95": %.4f, "bytes": %.0f, "errors": %d}\n',
      summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
      summary.bytes, errors.status + errors.timeout + errors.read + errors.connect))
end
