-- wrk: everything the server does, mostly never asked before: tiles, value tiles, maps, values, documents, bad requests.
--   wrk -t1 -c12 -d60s -s mixed.lua http://127.0.0.1:8080 -- CODE TIME,TIME,… [FIRST]
local code, times
local number = 0

function init(arguments)
   code, times = arguments[1], {}
   for time in string.gmatch(arguments[2], "[^,]+") do times[#times + 1] = time end
   number = tonumber(arguments[3] or 0)
   math.randomseed(number + 1)
end

local function tile()
   local zoom = math.random(3, 9)
   local side = 2 ^ zoom
   return zoom, math.random(0, side - 1), math.random(0, side - 1)
end

local styles = { "", "?style=viridis", "?style=turbo", "?style=rdbu" }
local bad = { "/tiles/none/latest/0/0/0.png", "/tiles/%zz", "/../etc/passwd", "/wms?request=GetMap", "/query/x?lon=nan",
   "/tiles/" .. string.rep("9", 3000), "/wms?service=WMS&request=GetMap&version=1.3.0&time=2018-99-99" }

function request()
   number = number + 1
   local time = times[math.random(1, #times)]
   local kind = number % 20
   local z, x, y = tile()
   local path
   if kind == 0 then
      path = string.format("/wms?service=WMS&version=1.3.0&request=GetMap&layers=%s&styles=&crs=EPSG:4326&bbox=%d,%d,%d,%d"
         .. "&width=200&height=%d&format=image/png&time=%s", code, -60 + x % 50, -170 + y % 90, 20 + x % 50, 0 + y % 90,
         100 + number % 200, time)
   elseif kind == 1 or kind == 2 then
      path = string.format("/data/%s/%s/%d/%d/%d", code, time, z, x, y)
   elseif kind == 3 then
      path = string.format("/query/%s?lon=%.4f&lat=%.4f&time=%s", code, math.random() * 360 - 180, math.random() * 160 - 80, time)
   elseif kind == 4 then
      path = bad[math.random(1, #bad)]
   elseif kind == 5 then
      path = "/catalog.json"
   elseif kind == 6 then
      path = string.format("/tiles/%s/%s/%d/%d/%d.webp", code, time, z, x, y)
   else
      path = string.format("/tiles/%s/%s/%d/%d/%d.png%s", code, time, z, x, y, styles[math.random(1, 4)])
   end
   return wrk.format("GET", path)
end

function done(summary, latency, requests)
   io.write(string.format("%d requests, %.0f a second, p95 %.2f ms, refused %d, broken %d\n", summary.requests,
      summary.requests / summary.duration * 1e6, latency:percentile(95) / 1e3, summary.errors.status,
      summary.errors.timeout + summary.errors.read + summary.errors.write + summary.errors.connect))
end
