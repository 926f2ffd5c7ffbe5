import type { Script } from "./connection.ts";

/**
 * What happens in Redis, each step whole or not at all, in Lua. A task's `name` is a hash of its id.
 *
 * | key | what it is |
 * |---|---|
 * | `t:NAME` | a pending task: its encrypted input, its visitor, when it came, started, its ticket, its first result |
 * | `r:NAME` | how a task ended, and its encrypted result |
 * | `due` | pending tasks by when they are abandoned; `running`: those that run, by their worker's last sign of life |
 * | `owner`, `visitors` | whose a task is; how many pending tasks each visitor has |
 * | `ring`, `q:VISITOR` | visitors that wait, by their turn; the waiting tasks of each |
 * | `tickets` | which task a job of BullMQ has been given |
 * | `until`, `used`, `sizes`, `bytes` | outcomes by expiry and by last use, and their sizes |
 * | `workers`, `alive` | places of each worker, and when it was last heard of |
 *
 * Every key expires, should nobody tend the store any more.
 */
const PRELUDE = `
local P, now = KEYS[1], tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local call = redis.call
local SLACK = 60000
local function expire(key, ms) call('PEXPIRE', P .. key, math.ceil(ms + SLACK)) end
local function touch(ms)
  for _, key in ipairs({'due', 'running', 'owner', 'visitors', 'ring', 'tickets', 'seq'}) do expire(key, ms) end
end
local function nextTurn() return call('INCR', P .. 'seq') end
local function drop(name)
  call('DEL', P .. 'r:' .. name)
  call('ZREM', P .. 'until', name)
  call('ZREM', P .. 'used', name)
  local size = call('HGET', P .. 'sizes', name)
  if size then call('INCRBY', P .. 'bytes', -size) end
  call('HDEL', P .. 'sizes', name)
end
local function place(name, visitor)
  if call('LLEN', P .. 'q:' .. visitor) == 0 then
    call('DEL', P .. 'q:' .. visitor)
    call('ZREM', P .. 'ring', visitor)
  end
end
-- Ends a pending task once; gives how long it waited and ran, or nothing where it had ended.
local function finish(name, status, body, size, keptMs, keptCount, keptBytes)
  if not call('ZSCORE', P .. 'due', name) then return nil end
  local visitor = call('HGET', P .. 'owner', name)
  local at, started, ticket = unpack(call('HMGET', P .. 't:' .. name, 'at', 'started', 'ticket'))
  call('ZREM', P .. 'due', name)
  call('HDEL', P .. 'owner', name)
  if call('ZREM', P .. 'running', name) == 0 and visitor then
    call('LREM', P .. 'q:' .. visitor, 1, name)
    place(name, visitor)
  end
  if visitor and call('HINCRBY', P .. 'visitors', visitor, -1) <= 0 then call('HDEL', P .. 'visitors', visitor) end
  if ticket then call('HDEL', P .. 'tickets', ticket) end
  call('DEL', P .. 't:' .. name)
  call('HSET', P .. 'r:' .. name, 's', status, 'b', body)
  expire('r:' .. name, keptMs)
  call('ZADD', P .. 'until', now + keptMs, name)
  call('ZADD', P .. 'used', nextTurn(), name)
  call('HSET', P .. 'sizes', name, size)
  local bytes = call('INCRBY', P .. 'bytes', size)
  for _, key in ipairs({'until', 'used', 'sizes', 'bytes', 'seq'}) do expire(key, keptMs) end
  while call('ZCARD', P .. 'used') > 0
    and (call('ZCARD', P .. 'used') > keptCount or tonumber(call('GET', P .. 'bytes')) > keptBytes) do
    drop(call('ZRANGE', P .. 'used', 0, 0)[1])
  end
  at, started = tonumber(at or now), tonumber(started or now)
  return {started - at, now - started}
end
-- Takes a task from its worker, to be the next that starts.
local function release(name)
  local visitor = call('HGET', P .. 'owner', name)
  if not visitor or call('ZREM', P .. 'running', name) == 0 then return end
  local ticket = call('HGET', P .. 't:' .. name, 'ticket')
  if ticket then call('HDEL', P .. 'tickets', ticket) end
  call('HDEL', P .. 't:' .. name, 'ticket', 'first', 'started')
  call('LPUSH', P .. 'q:' .. visitor, name)
  expire('q:' .. visitor, 900000)
  call('ZADD', P .. 'ring', -nextTurn(), visitor)
end
local function places()
  local sum = 0
  for _, count in ipairs(call('HVALS', P .. 'workers')) do sum = sum + count end
  return sum
end
`;

/** now, name, visitor, input, queued, perVisitor, abandonedMs → "ok", "busy" or "full" */
const SUBMIT = `
local name, visitor, input, queued, perVisitor, abandonedMs =
  ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
-- The same call may come twice, when the connection broke before its answer.
if call('ZSCORE', P .. 'due', name) then return 'ok' end
if tonumber(call('HGET', P .. 'visitors', visitor) or 0) >= perVisitor then return 'busy' end
if call('ZCARD', P .. 'due') >= queued + places() then return 'full' end
call('HSET', P .. 't:' .. name, 'input', input, 'at', now)
expire('t:' .. name, abandonedMs)
call('ZADD', P .. 'due', now + abandonedMs, name)
call('HSET', P .. 'owner', name, visitor)
call('HINCRBY', P .. 'visitors', visitor, 1)
if call('RPUSH', P .. 'q:' .. visitor, name) == 1 then call('ZADD', P .. 'ring', nextTurn(), visitor) end
expire('q:' .. visitor, abandonedMs)
touch(abandonedMs)
return 'ok'
`;

/**
 * now, ticket, mostAttempts, keptMs, keptCount, keptBytes → name, input, ms since its start; or "gave up", waited, ran;
 * or nothing
 */
const CLAIM = `
local ticket, mostAttempts, keptMs, keptCount, keptBytes =
  ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local name = call('HGET', P .. 'tickets', ticket)
if name and not call('ZSCORE', P .. 'running', name) then return {} end
while not name do
  local visitor = call('ZPOPMIN', P .. 'ring')[1]
  if not visitor then return {} end
  name = call('LPOP', P .. 'q:' .. visitor)
  if call('LLEN', P .. 'q:' .. visitor) > 0 then call('ZADD', P .. 'ring', nextTurn(), visitor) end
  -- What is past its time is left to whoever tends the store.
  if name and (tonumber(call('ZSCORE', P .. 'due', name) or 0) <= now or call('EXISTS', P .. 't:' .. name) == 0) then
    name = nil
  end
end
local attempts = call('HINCRBY', P .. 't:' .. name, 'attempts', 1)
if attempts > mostAttempts then
  local times = finish(name, 'failed', '', 0, keptMs, keptCount, keptBytes)
  return {'gave up', times[1], times[2]}
end
call('ZADD', P .. 'running', now, name)
call('HSETNX', P .. 't:' .. name, 'started', now)
call('HSET', P .. 't:' .. name, 'ticket', ticket)
call('HSET', P .. 'tickets', ticket, name)
touch(900000)
return {name, call('HGET', P .. 't:' .. name, 'input'), now - call('HGET', P .. 't:' .. name, 'started')}
`;

/** now, name, abandonedMs → "queued", ahead; "analysing", first; status, result; or nothing */
const READ = `
local name, abandonedMs = ARGV[2], tonumber(ARGV[3])
local deadline = tonumber(call('ZSCORE', P .. 'due', name))
if deadline and deadline > now then
  local visitor = call('HGET', P .. 'owner', name)
  -- Written only when it makes a difference: a read is far cheaper.
  if deadline - now < abandonedMs * 0.98 then
    call('ZADD', P .. 'due', now + abandonedMs, name)
    expire('t:' .. name, abandonedMs)
    expire('q:' .. visitor, abandonedMs)
    touch(abandonedMs)
  end
  if call('ZSCORE', P .. 'running', name) then
    return {'analysing', call('HGET', P .. 't:' .. name, 'first')}
  end
  local position = call('LPOS', P .. 'q:' .. visitor, name) or 0
  local rank = call('ZRANK', P .. 'ring', visitor) or 0
  if position == 0 then return {'queued', rank} end
  local ahead = 0
  for index, other in ipairs(call('ZRANGE', P .. 'ring', 0, -1)) do
    local most = index - 1 < rank and position + 1 or position
    ahead = ahead + math.min(call('LLEN', P .. 'q:' .. other), most)
  end
  return {'queued', ahead}
end
local expiry = tonumber(call('ZSCORE', P .. 'until', name))
if not expiry or expiry <= now then return {} end
call('ZADD', P .. 'used', nextTurn(), name)
return call('HMGET', P .. 'r:' .. name, 's', 'b')
`;

/** now, name, result: shown until the task ends */
const FIRST = `
if call('ZSCORE', P .. 'running', ARGV[2]) then call('HSET', P .. 't:' .. ARGV[2], 'first', ARGV[3]) end
`;

/** now, name, status, result, size, keptMs, keptCount, keptBytes → waited, ran; or nothing where it had ended */
const FINISH = `
return finish(ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])) or {}
`;

/** now, name: gives a running task back */
const RELEASE = `
call('HINCRBY', P .. 't:' .. ARGV[2], 'attempts', -1)
release(ARGV[2])
`;

/**
 * now, worker, places, silentMs, keptMs, keptCount, keptBytes, names of its running tasks →
 * abandoned tasks as (waited, ran, was it running), names of its own that have ended, running, queued, oldest waiting
 */
const TEND = `
local worker, count, silentMs, keptMs, keptCount, keptBytes =
  ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
if count > 0 then
  call('ZADD', P .. 'alive', now, worker)
  call('HSET', P .. 'workers', worker, count)
else
  call('ZREM', P .. 'alive', worker)
  call('HDEL', P .. 'workers', worker)
end
for _, silent in ipairs(call('ZRANGEBYSCORE', P .. 'alive', '-inf', '(' .. (now - silentMs))) do
  call('ZREM', P .. 'alive', silent)
  call('HDEL', P .. 'workers', silent)
end
expire('alive', silentMs)
expire('workers', silentMs)
local abandoned = {}
for _, name in ipairs(call('ZRANGEBYSCORE', P .. 'due', '-inf', now, 'LIMIT', 0, 200)) do
  local times = finish(name, 'failed', '', 0, keptMs, keptCount, keptBytes)
  table.insert(abandoned, times[1])
  table.insert(abandoned, times[2])
end
for _, name in ipairs(call('ZRANGEBYSCORE', P .. 'until', '-inf', now, 'LIMIT', 0, 500)) do drop(name) end
local gone = {}
for index = 8, #ARGV do
  if call('ZSCORE', P .. 'running', ARGV[index]) then call('ZADD', P .. 'running', now, ARGV[index])
  else table.insert(gone, ARGV[index]) end
end
for _, name in ipairs(call('ZRANGEBYSCORE', P .. 'running', '-inf', '(' .. (now - silentMs))) do release(name) end
local running = call('ZCARD', P .. 'running')
return {abandoned, gone, running, call('ZCARD', P .. 'due') - running, places()}
`;

/** now → running, queued */
const COUNT = `
local running = call('ZCARD', P .. 'running')
return {running, call('ZCARD', P .. 'due') - running}
`;

const bodies = {
  submit: SUBMIT,
  claim: CLAIM,
  read: READ,
  first: FIRST,
  finish: FINISH,
  release: RELEASE,
  tend: TEND,
  count: COUNT,
} as const;

export type ScriptName = keyof typeof bodies;

/** The script of that name. */
export function scriptOf(name: ScriptName): Script {
  return [name, PRELUDE + bodies[name]];
}
