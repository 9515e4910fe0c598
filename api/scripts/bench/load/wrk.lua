-- The requests of a file, one after the other; the answer's figures as a line of JSON.
local requests = {}
local place = 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  local text = file:read("*a")
  file:close()
  local at = 1
  while at <= #text do
    local length, start = text:match("^(%d+)\n()", at)
    requests[#requests + 1] = text:sub(start, start + length - 1)
    at = start + length
  end
  place = tonumber(args[2]) % #requests
end

function request()
  place = place % #requests + 1
  return requests[place]
end

function done(summary, latency)
  io.write(string.format(
    '\nfigures {"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"max":%d,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), latency.max,
    summary.errors.status,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout))
end
