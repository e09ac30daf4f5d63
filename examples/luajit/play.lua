-- Plays the games of ../expected/games.txt and compares how they end: luajit play.lua [another games.txt]

local here = (arg[0]:match("^(.*[/\\])") or "./")
package.path = here .. "?.lua;" .. package.path
local bit = require "bit"
local grizzled = require "grizzled"

local REPLICA = 1          -- The seat for which one game keeps a client.
local WITH_REPLICA = "1915" -- The seed of that game.

local function check(condition, what)
  if not condition then error(what, 0) end
end

-- The legal command at the place that the generator of ../expected says.
local function generator(seed)
  local x = seed
  return function(legal)
    x = x * 48271 % 2147483647
    return legal[x % #legal + 1]
  end
end

local function first_seat(awaited)
  local seat = 0
  while bit.band(awaited, bit.lshift(1, seat)) == 0 do seat = seat + 1 end
  return seat
end

-- A client as another machine would keep it: it lives on bytes alone.
local Replica = {}
Replica.__index = Replica

function Replica.new(game, seat)
  return setmetatable({game = game, seat = seat, client = grizzled.client(game:stream(seat, 0), 0)}, Replica)
end

function Replica:follow()
  local info = self.client:info()
  local known, expected = info.events, info.expected
  self.client:feed(expected, self.game:events_bytes(self.seat, expected))
  check(grizzled.same(self.client:view(), self.game:view(self.seat)), "the client's view is not the host's")
  check(self.client:view_json() == self.game:view_json(self.seat), "the client's view as JSON is not the host's")
  for line in self.client:events_text(known, grizzled.LANG_FR):gmatch("[^\n]+") do print("    " .. line) end
end

-- The first Mission waits for its intensity: a Speech is refused by a rule, and a command that comes late by its number.
local function show_refusal(game, seat)
  local info = game:info()
  local command = game:legal(seat)[1]
  command.tag, command.threat = grizzled.COMMAND_SPEECH, grizzled.THREAT_NIGHT
  local done, refusal = pcall(game.submit, game, seat, info.expected, command)
  check(not done and refusal.status == grizzled.E_REJECTED, "an illegal command was not refused as one")
  local rule = refusal:rule_id()
  check(rule and tostring(refusal):find(rule, 1, true), "the refusal does not name its rule")
  check(game:info().events == info.events, "a refused command has changed the game")
  print(("  refused by %s: %s"):format(rule, tostring(refusal)))
  done, refusal = pcall(game.submit, game, seat, info.expected + 1, game:legal(seat)[1])
  check(not done and refusal.status == grizzled.E_SEQUENCE, "a command with a wrong number was not refused")
end

local function show_save(game)
  for _, form in ipairs{grizzled.FORM_BYTES, grizzled.FORM_JSON} do
    local saved = game:save(form)
    local loaded = grizzled.load(saved, {seed = 1})
    check(loaded:hash() == game:hash(), "a saved game is another one when it is loaded")
    print(("  saved in %d bytes and loaded again"):format(#saved))
    loaded:close()
    check(not pcall(loaded.info, loaded), "a closed game still answers")
  end
  check(not pcall(grizzled.load, "no log"), "what is no log was loaded")
end

local function play(preset, seed, shown)
  local rules = grizzled.rules(preset)
  local game = rules:game{seed = seed}
  rules:close()
  local replica = shown and Replica.new(game, REPLICA)
  if shown then show_refusal(game, first_seat(game:info().awaited)) end
  local choose, decisions = generator(seed), 0
  local info = game:info()
  while info.awaited ~= 0 do
    local seat, command = first_seat(info.awaited), nil
    if seat == 0 then
      command = choose(game:legal(seat))
    elseif replica and seat == REPLICA then
      command = replica.client:bot_command(grizzled.BOT_CAREFUL, 0)
    else
      command = game:bot_command(seat, grizzled.BOT_CAREFUL, 0)
    end
    if shown then print(("  seat %d: %s"):format(seat, game:command_text(seat, command, grizzled.LANG_FR))) end
    game:submit(seat, info.expected, command)
    decisions = decisions + 1
    if replica then replica:follow() end
    info = game:info()
  end
  if shown then show_save(game) end
  return decisions, game:hash()
end

local function main()
  print(("libgrizzled %s, %s"):format(grizzled.version(), jit.version))
  local lines = 0
  for line in io.lines(arg[1] or here .. "../expected/games.txt") do
    local preset, seed, decisions, hash = line:match("^([^;]+);(%d+);(%d+);(%x+)%s*$")
    check(preset, "this is no line of games.txt: " .. line)
    local took, ended = play(preset, tonumber(seed), seed == WITH_REPLICA)
    local found = ("%s, seed %s: %d decisions, hash "):format(preset, seed, took)
    check(took == tonumber(decisions) and ended == hash,
      found .. ended .. (", not %s decisions and hash %s"):format(decisions, hash))
    print(found .. "ok")
    lines = lines + 1
  end
  check(lines > 0, "there are no games")
end

-- Errors are tables as well as texts.
local done, problem = pcall(main)
if not done then
  io.stderr:write(tostring(problem), "\n")
  os.exit(1, true)
end
