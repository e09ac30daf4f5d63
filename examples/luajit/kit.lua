-- Passes ../expected/kit.txt, the conformance kit for bindings: luajit kit.lua [another kit]. README.md beside that file explains it.

local here = (arg[0]:match("^(.*[/\\])") or "./")
package.path = here .. "?.lua;" .. package.path
local bit = require "bit"
local ffi = require "ffi"
local grizzled = require "grizzled"

local VALUES = {"commands", "masks", "views", "events", "english", "french"}
local LANGUAGES = {english = grizzled.LANG_EN, french = grizzled.LANG_FR}

-- What is left out is expected to be "-".
local function demand(what, found, expected)
  if expected ~= "-" and tostring(found) ~= expected then
    error(("%s: %s instead of %s"):format(what, tostring(found), expected), 0)
  end
end

-- Many numbers as one. No step is beyond what a double holds.
local Fold = {}
Fold.__index = Fold

local function new_fold() return setmetatable({value = 1}, Fold) end

function Fold:add(number) self.value = (self.value * 48271 + number) % 2147483647 end

function Fold:word(word)
  self:add(tonumber(word % 4294967296ULL))
  self:add(tonumber(word / 4294967296ULL))
end

-- 16 digits.
function Fold:digits(digits)
  self:add(tonumber(digits:sub(9), 16))
  self:add(tonumber(digits:sub(1, 8), 16))
end

function Fold:text(text)
  self:add(#text)
  for place = 1, #text do self:add(text:byte(place)) end
end

-- The elements of an array, by a method for each.
function Fold:each(method, array, count)
  for place = 0, count - 1 do self[method](self, array[place]) end
end

-- The fields of one byte from one field of a struct to before another one.
function Fold:bytes(struct, ctype, from, to)
  local bytes, first = ffi.cast("const uint8_t *", struct), ffi.offsetof(ctype, from)
  local behind = to and ffi.offsetof(ctype, to) or ffi.sizeof(ctype)
  self:each("add", bytes + first, behind - first)
end

function Fold:command(command)
  self:bytes(command, "grz_command", "tag", "knocks")
  self:each("word", command.knocks, 2)
  self:add(command.roster_card)
end

function Fold:seat(seat)
  self:add(seat.help)
  self:bytes(seat, "grz_seat", "character")
end

function Fold:view(view)
  self:add(view.events)
  self:each("word", view.no_mans_land, 2)
  self:each("word", view.discards, 2)
  self:each("word", view.hand, 2)
  self:word(view.orders)
  self:each("seat", view.seats, 5)
  self:add(view.help_in_force)
  self:bytes(view, "grz_view", "viewer", "reserved")
end

function Fold:event(event)
  self:add(event.sequence)
  self:bytes(event, "grz_event", "tag", "order")
  self:each("add", event.order, event.order_length)
end

function Fold:row(row)
  self:add(row.legal)
  self:bytes(row, "grz_batch_row", "seat")
end

function Fold:campaign(facts)
  self:each("word", facts.bannable, 2)
  self:each("word", facts.bans, 2)
  self:each("add", facts.held, 5)
  self:add(facts.offered)
  self:add(facts.awarded)
  self:add(facts.missed)
  self:bytes(facts, "grz_campaign_facts", "step", "reserved")
end

-- The same in every language: a function that gives a number below count.
local function generator(seed)
  local x = seed
  return function(count)
    x = x * 48271 % 2147483647
    return x % count
  end
end

local function first_seat(awaited)
  local seat = 0
  while bit.band(awaited, bit.lshift(1, seat)) == 0 do seat = seat + 1 end
  return seat
end

-- A game that is played as all clients play it.
local Match = {}
Match.__index = Match

local function new_match(game, seed) return setmetatable({game = game, below = generator(seed)}, Match) end

local function begin(preset, seed, position)
  local game = grizzled.rules(preset):game{seed = tonumber(seed), position = position ~= "" and position or nil}
  return new_match(game, tonumber(seed))
end

function Match:choose(seat)
  if seat ~= 0 then return self.game:bot_command(seat, grizzled.BOT_CAREFUL, 0) end
  local legal = self.game:legal(0)
  return legal[self.below(#legal) + 1]
end

function Match:step()
  local info = self.game:info()
  if info.awaited == 0 then return false end
  local seat = first_seat(info.awaited)
  self.game:submit(seat, info.expected, self:choose(seat))
  return true
end

function Match:after(decisions)
  for _ = 1, tonumber(decisions) do self:step() end
  return self
end

function Match:finish()
  while self:step() do end
end

-- Every seat, and then a spectator.
function Match:viewers()
  local viewers = {}
  for seat = 0, self.game:info().seats - 1 do viewers[#viewers + 1] = seat end
  viewers[#viewers + 1] = grizzled.VIEWER_SPECTATOR
  return ipairs(viewers)
end

local function look_before(match, folds, seat)
  local legal = match.game:legal(seat)
  folds.commands:add(seat)
  folds.commands:add(#legal)
  for _, command in ipairs(legal) do folds.commands:command(command) end
  folds.masks:each("word", match.game:legal_mask(seat), grizzled.MASK_WORDS)
end

local function look_around(match, folds)
  for _, viewer in match:viewers() do folds.views:view(match.game:view(viewer)) end
end

local function look_back(match, folds)
  for _, viewer in match:viewers() do
    for _, event in ipairs(match.game:events(viewer, 0)) do folds.events:event(event) end
    for name, lang in pairs(LANGUAGES) do folds[name]:text(match.game:events_text(viewer, 0, lang)) end
  end
end

local kinds = {}

function kinds.play(preset, seed, position, decisions, ending, ...)
  local match, folds, taken = begin(preset, seed, position), {}, 0
  for _, name in ipairs(VALUES) do folds[name] = new_fold() end
  local info = match.game:info()
  while info.awaited ~= 0 do
    local seat = first_seat(info.awaited)
    look_before(match, folds, seat)
    look_around(match, folds)
    local command = match:choose(seat)
    for name, lang in pairs(LANGUAGES) do folds[name]:text(match.game:command_text(seat, command, lang)) end
    match.game:submit(seat, info.expected, command)
    taken = taken + 1
    info = match.game:info()
  end
  look_around(match, folds)
  look_back(match, folds)
  demand("decisions", taken, decisions)
  demand("hash", match.game:hash(), ending)
  for place, name in ipairs(VALUES) do demand(name, folds[name].value, (select(place, ...))) end
end

local function word_of(low, high) return low + high * 4294967296ULL end

-- The numbers of a command, in the order of its fields; a word is two of them.
local function read_command(text)
  local numbers = {}
  for number in text:gmatch("%d+") do numbers[#numbers + 1] = tonumber(number) end
  local command = ffi.new("grz_command")
  command.struct_size = ffi.sizeof(command)
  for place, name in ipairs{"tag", "intensity", "card", "threat", "tile", "relief", "choice", "seat"} do
    command[name] = numbers[place]
  end
  for tile = 0, 3 do command.removed[tile] = numbers[9 + tile] end
  command.knocks[0] = word_of(0ULL + numbers[13], 0ULL + numbers[14])
  command.knocks[1] = word_of(0ULL + numbers[15], 0ULL + numbers[16])
  command.roster_card = numbers[17]
  return command
end

-- Status, reason, rule, and the kind and number of the card that stands in the way.
local function refusal(...)
  local done, why = pcall(...)
  if done then error("it was carried out", 0) end
  if type(why) ~= "table" then error(why, 0) end
  return table.concat({why.status, why.reason, why.rule or grizzled.NONE, why.source, why.card or grizzled.NONE}, ";")
end

function kinds.refuse(preset, seed, position, decisions, events, seat, line, ...)
  local match = begin(preset, seed, position):after(decisions)
  if events ~= "" then match.game = match.game:at(tonumber(events), {seed = 1}) end
  local command, before, game = read_command(line), match.game:hash(), match.game
  demand("why", refusal(game.check, game, tonumber(seat), command), table.concat({...}, ";"))
  refusal(game.submit, game, tonumber(seat), grizzled.ANY_SEQUENCE, command)
  demand("hash", game:hash(), before)
end

function kinds.undo(preset, seed, position, decisions, status, ending)
  local game = begin(preset, seed, position):after(decisions).game
  local done, why = pcall(game.undo, game, game:info().expected)
  demand("status", done and grizzled.OK or why.status, status)
  demand("hash", game:hash(), ending)
end

function kinds.save(preset, seed, position, decisions, middle, ending)
  local match = begin(preset, seed, position):after(decisions)
  for _, form in ipairs{grizzled.FORM_BYTES, grizzled.FORM_JSON} do
    match.game = grizzled.load(match.game:save(form), {seed = tonumber(seed)})
  end
  demand("hash when loaded", match.game:hash(), middle)
  match:finish()
  demand("hash at the end", match.game:hash(), ending)
end

-- The action of a mask at this place among those that are set.
local function action_at(mask, place)
  for action = 0, grizzled.ACTION_COUNT - 1 do
    if bit.band(bit.rshift(mask[math.floor(action / 64)], action % 64), 1) == 1 then
      if place == 0 then return action end
      place = place - 1
    end
  end
  error("the mask has fewer actions than there are commands", 0)
end

function kinds.batch(preset, games, seed, steps, value)
  local fold, below = new_fold(), generator(tonumber(seed))
  local batch = grizzled.batch(grizzled.rules(preset), tonumber(games), tonumber(seed))
  local choices, rows, masks = {}, nil, nil
  for game = 1, tonumber(games) do choices[game] = grizzled.INSTEAD_WAIT end
  for step = 0, tonumber(steps) do
    for game = 1, step > 0 and #choices or 0 do
      choices[game] = action_at(masks + (game - 1) * grizzled.MASK_WORDS, below(rows[game - 1].legal))
    end
    rows, masks = batch:step(choices, grizzled.BATCH_ACTIONS + grizzled.BATCH_RESTART)
    for game = 0, #choices - 1 do
      fold:row(rows[game])
      fold:each("word", masks + game * grizzled.MASK_WORDS, grizzled.MASK_WORDS)
    end
  end
  for game = 0, #choices - 1 do fold:digits(batch:hash(game)) end
  demand("batch", fold.value, value)
end

local function play_chapter(campaign, seed, fold)
  local match = new_match(campaign:game{seed = seed}, seed)
  match:finish()
  campaign:conclude(match.game)
  fold:digits(match.game:hash())
end

function kinds.campaign(seats, duo, boot_camp, seed, steps, score, value)
  local fold, below, taken = new_fold(), generator(tonumber(seed)), 0
  local campaign = grizzled.campaign(tonumber(seats), duo == "1", boot_camp == "1")
  local facts = campaign:info()
  while facts.step ~= grizzled.STEP_OVER do
    fold:campaign(facts)
    if facts.step == grizzled.STEP_READY then
      campaign = grizzled.resume(campaign:save(), tonumber(seats))
      play_chapter(campaign, tonumber(seed) + taken, fold)
    else
      local choices = campaign:choices()
      fold:add(#choices)
      campaign:choose(choices[below(#choices) + 1])
    end
    taken = taken + 1
    facts = campaign:info()
  end
  fold:campaign(facts)
  demand("steps", taken, steps)
  demand("score", facts.score, score)
  demand("campaign", fold.value, value)
end

local function try_line(line)
  local fields = {}
  for field in (line .. ";"):gmatch("([^;]*);") do fields[#fields + 1] = field end
  local attempt = kinds[fields[1]] or error("this is no line of the kit", 0)
  attempt(unpack(fields, 2))
  return fields[1]
end

local passed, lines, failed = {}, 0, 0
for line in io.lines(arg[1] or here .. "../expected/kit.txt") do
  local done, kind = pcall(try_line, line)
  lines = lines + 1
  if done then
    passed[kind] = (passed[kind] or 0) + 1
  else
    failed = failed + 1
    io.stderr:write(tostring(kind), "\n  ", line, "\n")
  end
end
for kind, count in pairs(passed) do print(("%s: %d lines passed"):format(kind, count)) end
if lines == 0 then io.stderr:write("there are no games in the kit\n") end
os.exit(failed == 0 and lines > 0 and 0 or 1)
