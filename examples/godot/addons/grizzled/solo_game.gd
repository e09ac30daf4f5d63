# A game of one player at this machine, with bots at all other seats. The player's side lives on what its client knows, as it
# would over a network: only `_host` knows more, and nothing outside this file uses it.
extends Node

signal told(line)  # Something happened, in words, as the player sees it.
signal retold  # The client is a new one: all that was told before is to be told again.
signal changed  # The player sees something else, or may do something else.
signal ended(outcome)

const Host = preload("res://addons/grizzled/host.gdns")
const Client = preload("res://addons/grizzled/client.gdns")
const Rules = preload("res://addons/grizzled/rules.gdns")

const PLAYER = 0  # The seat of the player.

var client = null
var rules = null
var lang = "en"

var _host = null


# Begins a game; with a seed of 0 it is drawn. Answers what is wrong, or "".
func begin(preset, game_seed):
	var host = Host.new()
	if not host.create(preset, game_seed):
		return host.error().message
	_sit_down(host)
	return ""


# What the player may do now, a button each.
func choices():
	return client.legal_texts(lang)


# The player's choice, by its place among them. Answers what is wrong, or "".
func choose(place):
	var commands = client.legal_written()
	if place < 0 or place >= commands.size():
		return "there is no such choice"
	return _give(PLAYER, commands[place])


func bots_are_awaited():
	return _bot_seat() >= 0


# Has one bot play. Answers what is wrong, or "".
func let_bot_play():
	var seat = _bot_seat()
	return _give(seat, _host.bot_written(seat, 1, 0)) if seat >= 0 else ""


func can_take_back():
	return _host != null and _host.info().undo == 1


# Takes commands back until the player may choose again, as far as the rules let it: a command that has shown anything hidden
# stays. What the client has seen is not so any more, so it is a new one.
func take_back():
	var problem = "" if _host.undo(client.info().expected) else _host.error().message
	while problem == "" and not _host.info().awaited & (1 << PLAYER) and can_take_back():
		problem = "" if _host.undo(_host.info().expected) else _host.error().message
	_renew_client()
	return problem


# The whole game, to be stored on this machine: it knows everything.
func save():
	return _host.save()


# The hash of how the game stands, for tests.
func hash_of_game():
	return _host.hash()


# Goes on with a stored game. Answers what is wrong, or "".
func restore(saved):
	var host = Host.new()
	if not host.restore(saved, 0):
		return host.error().message
	_sit_down(host)
	return ""


func _sit_down(host):
	_host = host
	rules = Rules.new()
	rules.of(host)
	_renew_client()


func _bot_seat():
	var awaited = client.info().awaited
	for seat in range(8):
		if awaited & (1 << seat):
			return seat if seat != PLAYER else -1
	return -1


func _give(seat, command):
	if not _host.submit_written(seat, command, client.info().expected):
		return _host.error().message
	var known = client.info()
	if not client.feed(known.expected, _host.events_bytes(PLAYER, known.expected)):
		return client.error().message
	_tell_from(known.events)
	emit_signal("changed")
	return ""


func _renew_client():
	client = Client.new()
	client.create(_host.stream(PLAYER, 0), 0)
	client.connect("ended", self, "_on_ended")
	emit_signal("retold")
	_tell_from(0)
	emit_signal("changed")


func _tell_from(event):
	for line in client.events_text(event, lang).split("\n", false):
		emit_signal("told", line)


func _on_ended(outcome):
	emit_signal("ended", outcome)
