-- The rules engine of The Grizzled for LuaJIT.
--
--   local grizzled = require "grizzled"
--   local game = grizzled.rules("base 4 normal"):game{seed = 1914}
--
-- Declarations and constants are read from grizzled.h itself, so they are never behind it. Constants lose their GRZ_:
-- grizzled.BOT_CAREFUL. What the library refuses is raised as a table with status, reason, rule, message and a text of
-- its own. Handles free themselves; close() frees one at once.
--
-- GRIZZLED_LIBRARY is the folder of the library, GRIZZLED_HEADER the header. Without the first one the library is looked for
-- along package.cpath, where LuaRocks puts it, and then where the system looks for all; without the second one the header is
-- expected beside this file, and then where it lies in this repository.

local ffi = require "ffi"
local here = debug.getinfo(1, "S").source:match("^@(.*[/\\])") or "./"

-- What stands between #ifdef __cplusplus and #endif is not for C. All other # lines are constants and guards; lines that
-- begin with GRZ_ are what compilers are to know of a function.
local function read_header(path)
  local file = assert(io.open(path, "r"))
  local declarations, constants, cplusplus = {}, {}, false
  for line in file:lines() do
    local name, value = line:match("^#define GRZ_([%w_]+) %(?(%-?%d+)u?%)?")
    if name then
      constants[name] = tonumber(value)
    elseif line:match("^#ifdef __cplusplus") then
      cplusplus = true
    elseif line:match("^#endif") then
      cplusplus = false
    elseif not cplusplus and not line:match("^#") and not line:match("^GRZ_") then
      declarations[#declarations + 1] = line
    end
  end
  file:close()
  return table.concat(declarations, "\n"), constants
end

local function header()
  return os.getenv("GRIZZLED_HEADER") or package.searchpath("grizzled", here .. "?.h") or here .. "../../include/grizzled.h"
end

local declarations, constant = read_header(header())
ffi.cdef(declarations)

local function load_library()
  local name = ({Windows = "grizzled.dll", OSX = "libgrizzled.dylib"})[ffi.os] or "libgrizzled.so." .. constant.ABI
  local folder = os.getenv("GRIZZLED_LIBRARY")
  if folder then return ffi.load(folder .. "/" .. name) end
  return ffi.load(package.searchpath("libgrizzled", package.cpath) or name)
end

local C = load_library()
if C.grz_check_abi(constant.ABI, constant.FINGERPRINT) ~= constant.OK then
  error("the header and the library are not of the same version")
end

local grizzled = {}
setmetatable(grizzled, {__index = function(_, name)
  return constant[name] or error("grizzled has no " .. tostring(name), 2)
end})

-- Structs ------------------------------------------------------------------------------------------------------------

-- A zeroed struct that knows its size.
local function struct(name)
  local new = ffi.new(name)
  new.struct_size = ffi.sizeof(name)
  return new
end

local function list_of(ctype, count)
  local array = ffi.new(ctype .. "[?]", count)
  for place = 0, count - 1 do array[place].struct_size = ffi.sizeof(ctype) end
  return array
end

-- Errors -------------------------------------------------------------------------------------------------------------

local Refusal = {}
Refusal.__index = Refusal
function Refusal:__tostring() return self.message end

-- The rule's id, such as "ACT-PLAY", of a command that the rules refuse.
function Refusal:rule_id()
  return self.rule and grizzled.word(constant.WORD_RULE_ID, self.rule)
end

-- Raises what a call answered, unless that is GRZ_OK. Of a grz_error, what it names counts.
local function demand(status, said)
  if status == constant.OK then return end
  local refusal = {status = status, message = ffi.string(C.grz_status_text(status))}
  if said and said.status == status then
    refusal.message = ffi.string(said.message)
    refusal.reason, refusal.place, refusal.line, refusal.column = said.reason, said.place, said.line, said.column
    refusal.rule = said.rule ~= constant.NONE and said.rule or nil
    -- The card that stands in the way, by its number in its list; source says of which kind it is.
    refusal.source, refusal.card = said.source, said.card ~= constant.NONE and said.card or nil
  end
  error(setmetatable(refusal, Refusal), 0)
end

-- A call that takes a grz_error as its last argument.
local function call(name, ...)
  local said = struct("grz_error")
  local arguments, count = {...}, select("#", ...)
  arguments[count + 1] = said
  demand(C[name](unpack(arguments, 1, count + 1)), said)
end

-- Texts and bytes: the first call asks for the size, the second one fills.
local function filled(ctype, name, ...)
  local needed = ffi.new("uint32_t[1]")
  local arguments, count = {...}, select("#", ...)
  local function attempt(buffer, capacity)
    arguments[count + 1], arguments[count + 2], arguments[count + 3] = buffer, capacity, needed
    return C[name](unpack(arguments, 1, count + 3))
  end
  local status = attempt(nil, 0)
  if status ~= constant.E_SHORT then demand(status) end
  local buffer = ffi.new(ctype .. "[?]", needed[0])
  demand(attempt(buffer, needed[0]))
  return buffer, needed[0]
end

local function text(name, ...)
  return ffi.string((filled("char", name, ...)))
end

local function bytes(name, ...)
  return ffi.string(filled("uint8_t", name, ...))
end

-- Structs such as commands as a Lua list. The call is made again with what it said it needs.
local function structs(ctype, name, ...)
  local size = ffi.sizeof(ctype)
  local needed = ffi.new("uint32_t[1]")
  local arguments, count = {...}, select("#", ...)
  local function attempt(array, capacity)
    arguments[count + 1], arguments[count + 2] = array, size
    arguments[count + 3], arguments[count + 4] = capacity, needed
    return C[name](unpack(arguments, 1, count + 4))
  end
  local status = attempt(nil, 0)
  if status ~= constant.E_SHORT then demand(status) end
  local array = list_of(ctype, needed[0])
  demand(attempt(array, needed[0]))
  local list = {}
  for place = 1, needed[0] do
    list[place] = struct(ctype)
    ffi.copy(list[place], array + place - 1, size)
  end
  return list
end

-- A function that fills a struct, as a method that returns it.
local function getter(name, ctype)
  return function(self, ...)
    local out = struct(ctype)
    local arguments, count = {...}, select("#", ...)
    arguments[count + 1] = out
    demand(C[name](self, unpack(arguments, 1, count + 1)))
    return out
  end
end

-- A number of 64 bits as 16 digits, as it does not fit into one of Lua's.
local function digits(name, ...)
  local number = ffi.new("uint64_t[1]")
  local arguments, count = {...}, select("#", ...)
  arguments[count + 1] = number
  demand(C[name](unpack(arguments, 1, count + 1)))
  local half = 4294967296ULL
  return ("%08x%08x"):format(tonumber(number[0] / half), tonumber(number[0] % half))
end

-- A handle that frees itself, and at once with close(). Freeing one twice does no harm.
local function handle(ctype, free, methods)
  function methods:close()
    ffi.gc(self, nil)
    demand(C[free](self))
  end
  return ffi.metatype(ctype, {__index = methods, __gc = function(self) C[free](self) end})
end

-- Rules, games and clients ---------------------------------------------------------------------------------------------

local Rules, Game, Client = {}, {}, {}
local new_rules = handle("grz_rules", "grz_rules_free", Rules)
local new_game = handle("grz_game", "grz_game_free", Game)
local new_client = handle("grz_client", "grz_client_free", Client)

function grizzled.version() return ffi.string(C.grz_version()) end

function grizzled.word(list, number, lang) return text("grz_word", list, number, lang or constant.LANG_EN) end

-- settings: a list of {key, value}, such as {{grizzled.SETTING_TRIALS, 20}}.
function grizzled.rules(preset, settings)
  local count = settings and #settings or 0
  local array = count > 0 and ffi.new("grz_setting[?]", count, settings) or nil
  local rules = new_rules()
  call("grz_rules_create", preset, #preset, array, count, ffi.new("grz_pack"), rules)
  return rules
end

Rules.info = getter("grz_rules_info", "grz_rules_facts")

-- A start of which all is left to chance, drawn from the system, or one by a small seed. The host keeps it, and no player
-- sees it: with it a saved game goes on as if it had never stopped.
function grizzled.start(seed)
  local start = struct("grz_start")
  if seed then demand(C.grz_start_seeded(seed, start)) else demand(C.grz_start_init(start)) end
  return start
end

local function start_of(options)
  local start = options.start or grizzled.start(options.seed)
  if options.seed_more then ffi.copy(start.seed_more, options.seed_more, 24) end
  return start
end

-- options: start, what grizzled.start() returned; or seed, a number or uint64_t, drawn without it; seed_more, a string of 24 bytes; position, a line of the notation.
function Rules:game(options)
  local game = new_game()
  local position = options.position
  call("grz_game_create", self, start_of(options), position, position and #position or 0, game)
  return game
end

-- Goes on with a game that save() returned; options as for a new game, but for the position.
function grizzled.load(saved, options)
  local game = new_game()
  call("grz_game_load", saved, #saved, start_of(options or {}), game)
  return game
end

Game.info = getter("grz_game_info", "grz_info")
Game.view = getter("grz_game_view", "grz_view")
Game.bot_command = getter("grz_game_bot", "grz_command")

function Game:legal(seat) return structs("grz_command", "grz_legal_commands", self, seat) end
function Game:command_text(seat, command, lang)
  return text("grz_command_text", self, seat, command, lang or constant.LANG_EN)
end
function Game:events_text(viewer, from, lang)
  return text("grz_game_events_text", self, viewer, from, lang or constant.LANG_EN)
end
-- expected: where the viewer stands (its client's info().expected).
function Game:events_json(viewer, expected) return text("grz_game_events_json", self, viewer, expected) end
function Game:events_bytes(viewer, expected) return bytes("grz_game_events_bytes", self, viewer, expected) end
function Game:view_json(viewer) return text("grz_game_view_json", self, viewer) end
function Game:save(form) return bytes("grz_game_save", self, form or constant.FORM_BYTES) end
function Game:stream(viewer, after)
  return bytes("grz_game_stream", self, viewer, after, constant.FORM_BYTES)
end

-- expected: where the player stands (info().expected).
function Game:submit(seat, expected, command) call("grz_submit", self, seat, expected, command) end

-- 16 digits, as a number of 64 bits does not fit into one of Lua's.
function Game:hash() return digits("grz_game_hash", self) end

-- Raises when the command is not legal.
function Game:check(seat, command) call("grz_check", self, seat, command) end

function Game:undo(expected) call("grz_undo", self, expected) end

-- The actions that the seat may take now, a bit each: an array of MASK_WORDS words of 64 bits.
function Game:legal_mask(seat) return (filled("uint64_t", "grz_legal_mask", self, seat)) end

function Game:events(viewer, from) return structs("grz_event", "grz_game_events", self, viewer, from) end

-- The game as it stood after so many events, as one of its own; options as for a new game, but for the position.
function Game:at(events, options)
  local game = new_game()
  call("grz_game_at", self, events, start_of(options or {}), game)
  return game
end

function grizzled.client(stream, first)
  local client = new_client()
  call("grz_client_create", stream, #stream, first, client)
  return client
end

Client.info = getter("grz_client_info", "grz_info")
Client.view = getter("grz_client_view", "grz_view")
Client.bot_command = getter("grz_client_bot", "grz_command")

function Client:legal() return structs("grz_command", "grz_client_legal_commands", self) end
function Client:feed(expected, events) call("grz_client_feed", self, expected, events, #events) end
function Client:events_text(from, lang) return text("grz_client_events_text", self, from, lang or constant.LANG_EN) end
function Client:view_json() return text("grz_client_view_json", self) end

-- Batches and campaigns ------------------------------------------------------------------------------------------------

local Batch, Campaign = {}, {}
local new_batch = handle("grz_batch", "grz_batch_free", Batch)
local new_campaign = handle("grz_campaign", "grz_campaign_free", Campaign)

-- Many games by the same rules. seed: of the first; the others count on.
function grizzled.batch(rules, count, seed)
  local batch = new_batch()
  call("grz_batch_create", rules, count, seed, batch)
  return batch
end

-- Steps every game: choices is a list with a place among its legal commands for each or, with BATCH_ACTIONS, an action.
-- Returns arrays, both from 0: a row for each game, and MASK_WORDS words of its mask.
function Batch:step(choices, flags)
  local count = #choices
  local rows = ffi.new("grz_batch_row[?]", count)
  local masks = ffi.new("uint64_t[?]", count * constant.MASK_WORDS)
  demand(C.grz_batch_step(self, flags or 0, ffi.new("uint32_t[?]", count, choices), count, rows, masks))
  return rows, masks
end

-- 16 digits; game counts from 0.
function Batch:hash(game) return digits("grz_batch_hash", self, game) end

-- With the built-in cards; duo when two play two Grizzled each, boot_camp to begin with Boot Camp.
function grizzled.campaign(seats, duo, boot_camp)
  local campaign = new_campaign()
  call("grz_campaign_create", ffi.new("grz_pack"), seats, duo and 1 or 0, boot_camp and 1 or 0, campaign)
  return campaign
end

-- Goes on with what save() returned.
function grizzled.resume(saved, seats)
  local campaign = new_campaign()
  call("grz_campaign_resume", saved, #saved, ffi.new("grz_pack"), seats, campaign)
  return campaign
end

Campaign.info = getter("grz_campaign_info", "grz_campaign_facts")

-- The game of the next Chapter; options as for a new game, but for the position.
function Campaign:game(options)
  local game = new_game()
  call("grz_campaign_game", self, start_of(options), game)
  return game
end

function Campaign:conclude(game) call("grz_campaign_conclude", self, game) end
function Campaign:choices() return structs("grz_campaign_choice", "grz_campaign_choices", self) end
function Campaign:choose(choice) call("grz_campaign_choose", self, choice) end

function Campaign:save()
  local needed, said = ffi.new("uint32_t[1]"), struct("grz_error")
  local status = C.grz_campaign_save(self, nil, 0, needed, said)
  if status ~= constant.E_SHORT then demand(status, said) end
  local saved = ffi.new("char[?]", needed[0])
  demand(C.grz_campaign_save(self, saved, needed[0], needed, said), said)
  return ffi.string(saved)
end

-- Whether two structs of the library are the same, byte by byte.
function grizzled.same(one, other)
  return ffi.typeof(one) == ffi.typeof(other)
    and ffi.string(one, ffi.sizeof(one)) == ffi.string(other, ffi.sizeof(other))
end

return grizzled
