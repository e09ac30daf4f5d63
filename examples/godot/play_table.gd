# Plays games of ../expected/games.txt at the table, by pressing its buttons, and compares how they end:
# godot3-server -s play_table.gd
# GRIZZLED_GAMES names another games.txt.
extends SceneTree

const Table = preload("res://addons/grizzled/table.tscn")

const MOST_FRAMES = 2000  # No game here takes as many.

var chance = 0


func _init():
	call_deferred("play_all")


func play_all():
	var games = OS.get_environment("GRIZZLED_GAMES")
	if games == "":
		games = ProjectSettings.globalize_path("res://").plus_file("../expected/games.txt")
	var file = File.new()
	if file.open(games, File.READ) != OK:
		return give_up("%s cannot be read" % games)
	var lines = file.get_as_text().split("\n", false)
	if lines.size() == 0:
		return give_up("there are no games")
	for line in lines:
		var fields = line.strip_edges().split(";")
		if fields.size() != 4:
			return give_up("this is no line of games.txt: " + line)
		var problem = play(fields)
		if problem is GDScriptFunctionState:
			problem = yield(problem, "completed")
		if problem != "":
			return give_up("%s, seed %s: %s" % [fields[0], fields[1], problem])
		print("at the table: %s, seed %s: hash ok" % [fields[0], fields[1]])
	quit(0)


func give_up(problem):
	printerr(problem)
	quit(1)


# Answers what is wrong, or "".
func play(fields):
	var table = Table.instance()
	table.bot_seconds = 0
	table.preset = fields[0]
	table.game_seed = int(fields[1])
	chance = int(fields[1])
	root.add_child(table)
	var frames = 0
	while table.game.client != null and table.game.client.info().outcome < 0 and frames < MOST_FRAMES:
		frames += 1
		if table.buttons().size() > 0:
			chance = chance * 48271 % 2147483647
			table.buttons()[chance % table.buttons().size()].emit_signal("pressed")
		yield(self, "idle_frame")
	var problem = judge(table, fields)
	table.queue_free()
	return problem


func judge(table, fields):
	if table.game.client == null:
		return "there is no game"
	if table.game.hash_of_game() != fields[3]:
		return "the hash is %s, not %s" % [table.game.hash_of_game(), fields[3]]
	return ""
