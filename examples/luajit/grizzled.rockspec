-- For LuaRocks, of a folder that has the binding, the header and the library beside this: `examples/packages/luarocks` makes it.
-- A rock of sources there is none, since it would want Rust.
rockspec_format = "3.0"
package = "grizzled"
version = "@VERSION@-1"
source = { url = "file://." }
description = {
  summary = "The rules engine of the cooperative card game The Grizzled",
  detailed = "For LuaJIT, or another Lua with its ffi: hosts and clients, legal commands, views for every seat, logs, bots, texts.",
  license = "MIT OR Apache-2.0",
  labels = { "game", "card-game" },
}
dependencies = { "lua == 5.1" }
build = {
  type = "builtin",
  modules = {},
  install = {
    lua = { "grizzled.lua", "grizzled.h" },
    lib = { "libgrizzled.so" },
  },
  copy_directories = { "doc", "samples" },
}
