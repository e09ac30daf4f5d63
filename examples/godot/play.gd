# Plays the games of ../expected/games.txt and compares how they end: godot3-server -s play.gd
# GRIZZLED_GAMES names another games.txt.
extends SceneTree

const Host = preload("res://addons/grizzled/host.gdns")
const Client = preload("res://addons/grizzled/client.gdns")

const REPLICA_SEAT = 1  # The seat for which one game keeps a client.
const REPLICA_SEED = 1915  # The seed of that game.

var problem = ""


func _init():
	# Should anything go wrong in play_all, it answers null.
	var done = play_all() == true
	if not done:
		printerr(problem if problem != "" else "the games could not be played; what stands above says why")
	quit(0 if done else 1)


# Keeps the first problem, and answers whether the condition holds.
func check(condition, what):
	if not condition and problem == "":
		problem = what
	return condition


func play_all():
	var games = OS.get_environment("GRIZZLED_GAMES")
	if games == "":
		games = ProjectSettings.globalize_path("res://").plus_file("../expected/games.txt")
	var file = File.new()
	if not check(file.open(games, File.READ) == OK, "%s cannot be read" % games):
		return false
	print("Godot %s" % Engine.get_version_info().string)
	var lines = file.get_as_text().split("\n", false)
	for line in lines:
		if not play_line(line):
			return false
	return check(lines.size() > 0, "there are no games")


func play_line(line):
	var fields = line.strip_edges().split(";")
	if not check(fields.size() == 4, "this is no line of games.txt: " + line):
		return false
	var ended = play(fields[0], int(fields[1]), int(fields[1]) == REPLICA_SEED)
	if not check(ended != null and problem == "", "%s, seed %s: it cannot be played" % [fields[0], fields[1]]):
		return false
	var found = "%s, seed %s: %d decisions, hash " % [fields[0], fields[1], ended.decisions]
	var same = ended.decisions == int(fields[2]) and ended.hash == fields[3]
	if not check(same, "%s%s, not %s decisions and hash %s" % [found, ended.hash, fields[2], fields[3]]):
		return false
	print(found + "ok")
	return true


# How the game ends; null when it goes wrong.
func play(preset, game_seed, shown):
	var game = Host.new()
	if not check(game.create(preset, game_seed), game.error().get("message", "")):
		return null
	var client = client_of(game) if shown else null
	var x = game_seed
	var decisions = 0
	var info = game.info()
	if shown and not show_refusals(game, first_seat(info.awaited)):
		return null
	while info.awaited != 0:
		var seat = first_seat(info.awaited)
		var done
		if seat == 0:
			x = x * 48271 % 2147483647
			done = game.submit_place(seat, x % game.legal_texts(seat, "en").size(), info.expected)
		elif client != null and seat == REPLICA_SEAT:
			done = game.submit_written(seat, client.bot_written(), info.expected)
		else:
			done = game.bot_submit(seat, info.expected)
		if not check(done, game.error().get("message", "")):
			return null
		decisions += 1
		if client != null and not follow(client, game):
			return null
		info = game.info()
	if shown and not show_save(game):
		return null
	return {"decisions": decisions, "hash": game.hash()}


func first_seat(awaited):
	var seat = 0
	while awaited & (1 << seat) == 0:
		seat += 1
	return seat


# A client as another machine would keep it: it lives on bytes alone.
func client_of(game):
	var client = Client.new()
	check(client.create(game.stream(REPLICA_SEAT, 0), 0), client.error().get("message", ""))
	return client


# Sends the client what has happened, and shows what its player learns.
func follow(client, game):
	var info = client.info()
	if not check(client.feed(info.expected, game.events_bytes(REPLICA_SEAT, info.expected)), client.error().get("message", "")):
		return false
	var view = client.view_json()
	var same = view == game.view_json(REPLICA_SEAT) and JSON.parse(view).error == OK
	for line in client.events_text(info.events, "fr").split("\n", false):
		print("    " + line)
	return check(same, "the client's view is not the host's")


# The first Mission waits for its intensity: a Speech is refused by a rule, and a command that comes late by its number.
func show_refusals(game, seat):
	var info = game.info()
	if not check(not game.submit_written(seat, "speak night", info.expected), "an illegal command was not refused"):
		return false
	var error = game.error()
	print("  refused by %s: %s" % [error.rule, error.message])
	var named = error.rule != "" and error.rule in error.message
	var late = not game.submit_place(seat, 0, info.expected + 1) and game.error().rule == ""
	var lost = not game.submit_place(seat, 1000, info.expected)
	var unread = not game.submit_written(seat, "sing", info.expected)
	var other = not Host.new().create("base 9 normal", 1)
	var stands = game.info().events == info.events and game.error().empty()
	return check(named and late and lost and unread and other and stands, "what is wrong was not refused as it should be")


func show_save(game):
	var saved = game.save()
	var loaded = Host.new()
	if not check(loaded.restore(saved, 1), loaded.error().get("message", "")):
		return false
	print("  saved in %d bytes and loaded again" % saved.size())
	var same = loaded.hash() == game.hash()
	var kept = not loaded.restore(PoolByteArray([1, 2, 3]), 1) and loaded.hash() == game.hash()
	return check(same and kept, "a saved game is another one when it is loaded")
