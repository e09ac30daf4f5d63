# The table: what the player sees and may do, with bots at the other seats.
extends Control

signal finished(outcome)

const SoloGame = preload("res://addons/grizzled/solo_game.gd")

const PRESETS = ["base 3 rookie", "base 4 normal", "base 5 veteran", "one-shot 4 normal", "solo", "chapter 0 4"]
const LIST_TRIALS = 1  # GRZ_LIST_TRIALS, and so on: constants of the C header.
const WORD_THREAT = 1
const WORD_OUTCOME = 4
const TEXTS = {
	"en":
	{
		"new": "New game",
		"back": "Take back",
		"trials": "Trials %d   Morale %d   Speeches %d   Mission %d",
		"active": "Threats: ",
		"land": "No Man's Land: ",
		"hand": "Your hand: ",
		"tiles": "Your Support tiles: ",
		"seat": "Player %d, %s: %d cards, %d tiles",
		"knocks": ", Hard Knocks: ",
		"over": "The game is over: ",
	},
	"fr":
	{
		"new": "Nouvelle partie",
		"back": "Reprendre",
		"trials": "Épreuves %d   Moral %d   Discours %d   Mission %d",
		"active": "Menaces : ",
		"land": "No Man's Land : ",
		"hand": "Votre main : ",
		"tiles": "Vos pions Soutien : ",
		"seat": "Joueur %d, %s : %d cartes, %d pions",
		"knocks": ", Coups Durs : ",
		"over": "La partie est finie : ",
	},
}

export var bot_seconds = 0.6  # How long a bot takes; 0 has the bots play at once.
export var preset = "base 4 normal"
export var game_seed = 0  # 0 draws another one for each game.

var game = SoloGame.new()

onready var _words = $Rows/Middle/Table
onready var _log = $Rows/Middle/Log
onready var _buttons = $Rows/Scroll/Buttons
onready var _presets = $Rows/Top/Presets
onready var _back = $Rows/Top/Back


func _ready():
	add_child(game)
	game.lang = "fr" if TranslationServer.get_locale().begins_with("fr") else "en"
	game.connect("told", self, "_on_told")
	game.connect("retold", _log, "clear")
	game.connect("changed", self, "_on_changed")
	game.connect("ended", self, "_on_ended")
	for one in PRESETS:
		_presets.add_item(one)
	_presets.select(PRESETS.find(preset))
	$Rows/Top/New.text = _text("new")
	$Rows/Top/New.connect("pressed", self, "_on_new")
	_back.text = _text("back")
	_back.connect("pressed", self, "_on_back")
	$Bots.connect("timeout", self, "_on_bot_turn")
	begin()


# Begins a game, with what `preset` and `game_seed` say.
func begin():
	_complain(game.begin(preset, game_seed))


# The buttons that can be pressed now.
func buttons():
	return _buttons.get_children()


func _on_new():
	preset = PRESETS[_presets.selected]
	begin()


func _on_back():
	_complain(game.take_back())


func _on_pressed(place):
	_complain(game.choose(place))


func _on_bot_turn():
	_complain(game.let_bot_play())


func _on_told(line):
	_log.add_text(line + "\n")


func _on_ended(outcome):
	_on_told(_text("over") + game.rules.word(WORD_OUTCOME, outcome, game.lang))
	emit_signal("finished", outcome)


func _on_changed():
	_words.text = PoolStringArray(_lines(game.client.view().seat)).join("\n")
	_back.disabled = not game.can_take_back()
	_show_buttons()
	if not game.bots_are_awaited():
		$Bots.stop()
	elif bot_seconds > 0:
		$Bots.start(bot_seconds)
	else:
		call_deferred("_on_bot_turn")


func _show_buttons():
	for old in _buttons.get_children():
		_buttons.remove_child(old)
		old.queue_free()
	var texts = game.choices()
	for place in range(texts.size()):
		var button = Button.new()
		button.text = texts[place]
		button.align = Button.ALIGN_LEFT
		button.size_flags_horizontal = SIZE_EXPAND_FILL
		button.connect("pressed", self, "_on_pressed", [place])
		_buttons.add_child(button)


# What the player sees, in lines.
func _lines(view):
	var table = view.table
	var lines = [_text("trials") % [table.trials, table.morale, table.speeches, table.mission]]
	lines.append(_text("active") + _threats(table.active))
	lines.append(_text("land") + _cards(table.no_mans_land))
	lines.append("")
	for seat in range(game.client.info().ring):
		lines.append(_seat_line(table, seat))
	lines.append("")
	lines.append(_text("hand") + _cards(view.own.hand))
	lines.append(_text("tiles") + PoolStringArray(view.own.tiles).join(", "))
	return lines


func _seat_line(table, seat):
	var facts = table.seats[seat]
	var name = facts.character if facts.character != null else "-"
	var line = _text("seat") % [seat + 1, name.capitalize(), facts.hand, facts.tiles]
	var knocks = []
	for pair in table.knocks:
		if int(pair[0]) == seat:
			knocks.append(pair[1])
	return line + (_text("knocks") + _cards(knocks) if knocks else "")


func _threats(active):
	var words = []
	for threat in range(active.size()):
		if active[threat] > 0:
			words.append("%s %d" % [game.rules.word(WORD_THREAT, threat, game.lang), active[threat]])
	return PoolStringArray(words).join(", ")


func _cards(numbers):
	var names = []
	for number in numbers:
		names.append(game.rules.card_name(LIST_TRIALS, int(number), game.lang))
	return PoolStringArray(names).join(", ")


func _text(key):
	return TEXTS[game.lang][key]


func _complain(problem):
	if problem != "":
		push_warning(problem)
		_on_told(problem)
