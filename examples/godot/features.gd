# Tries what play.gd does not: godot3-server -s features.gd. Each check is a function whose name begins with check_; it answers
# what is wrong, or "".
extends SceneTree

const Host = preload("res://addons/grizzled/host.gdns")
const Client = preload("res://addons/grizzled/client.gdns")
const Rules = preload("res://addons/grizzled/rules.gdns")
const Campaign = preload("res://addons/grizzled/campaign.gdns")
const Batch = preload("res://addons/grizzled/batch.gdns")
const SoloGame = preload("res://addons/grizzled/solo_game.gd")

const NOTHING = -1
const SPECTATOR = 100
const SETTING_MORALE = 2
const STEP_READY = 0
const STEP_OVER = 3
const LIST_TRIALS = 1

var happened = []
var changes = []
var ends = []


func _init():
	var failed = 0
	var tried = 0
	for method in get_method_list():
		if method.name.begins_with("check_"):
			var problem = call(method.name)
			tried += 1
			# A script that stops in the middle answers null.
			if not problem is String or problem != "":
				failed += 1
				printerr("%s: %s" % [method.name, problem])
	print("%d features tried" % tried)
	quit(1 if failed > 0 or tried == 0 else 0)


func new_game(preset, game_seed):
	var host = Host.new()
	host.create(preset, game_seed)
	return host


func first_seat(awaited):
	for seat in range(8):
		if awaited & (1 << seat):
			return seat
	return NOTHING


func play_on(host, decisions):
	while decisions > 0 and host.info().awaited != 0:
		var info = host.info()
		if not host.bot_submit(first_seat(info.awaited), info.expected):
			return false
		decisions -= 1
	return true


func no_pack():
	return PoolByteArray()


func check_signals():
	var host = new_game("base 4 normal", 1915)
	var client = Client.new()
	client.create(host.stream(1, 0), 0)
	var told = client.info().events
	for one in [host, client]:
		happened = []
		changes = []
		ends = []
		one.connect("happened", self, "_on_happened")
		one.connect("changed", self, "_on_changed")
		one.connect("ended", self, "_on_ended")
		if one == host:
			play_on(host, 1000)
		else:
			client.feed(told, host.events_bytes(1, told))
		if happened.size() != host.info().events - told:
			return "%d events of %d were told" % [happened.size(), host.info().events - told]
		if changes.back() != one.info().hash() or ends != [host.info().outcome]:
			return "what was told last is not how it stands: %s" % [ends]
		var own = 1 if one == client else NOTHING
		for event in happened:
			if not is_for(event, own):
				return "this is not for seat %d: %s" % [own, JSON.print(event)]
	return ""


func _on_happened(event):
	happened.append(event)


func _on_changed(info):
	changes.append(info.hash())


func _on_ended(outcome):
	ends.append(outcome)


# Whether an event is as this viewer sees it; only its own events have a secret.
func is_for(event, seat):
	if seat == NOTHING:
		return event.viewer is String and event.viewer == "spectator" and not event.has("secret")
	return event.viewer is Dictionary and int(event.viewer.seat) == seat


func check_that_a_client_holds_no_secrets():
	var host = new_game("base 4 normal", 1915)
	play_on(host, 5)
	var client = Client.new()
	client.create(host.stream(1, 0), 0)
	var own = client.view().seat.own.hand
	for seat in [0, 2, 3]:
		var other = host.view(seat).seat.own.hand
		for event in client.events(0):
			if event.has("secret") and event.secret.has("card") and event.secret.card in other:
				return "seat 1 knows of a card of seat %d" % seat
	var log_refused = not client.create(host.save(), 0)
	return "" if own.size() > 0 and log_refused else "a client took a log"


func check_undo():
	var host = new_game("base 4 normal", 1915)
	while host.info().undo == 0 and host.info().awaited != 0:
		var before = host.hash()
		play_on(host, 1)
		if host.info().undo == 1:
			var late = not host.undo(0)
			if not host.undo(host.info().expected) or not late:
				return "it was not taken back: %s" % host.error()
			return "" if host.hash() == before else "it stands otherwise than before"
	return "nothing could be taken back"


func check_staged():
	var host = new_game("base 3 rookie", 1914)
	var twin = new_game("base 3 rookie", 1914)
	var info = host.info()
	var seat = first_seat(info.awaited)
	var command = host.bot_written(seat, 1, 0)
	var before = host.hash()
	host.stage(seat, command, info.expected)
	var stored = host.staged_save()
	var untouched = host.hash() == before and host.roll_back() and not host.commit()
	host.stage(seat, command, info.expected)
	var done = host.commit()
	twin.submit_written(seat, command, info.expected)
	if not untouched or not done or host.hash() != twin.hash():
		return "a staged command is another one"
	return "" if stored == host.save() else "what was to be stored is not what is saved"


func check_logs():
	var host = new_game("base 3 rookie", 0)
	play_on(host, 7)
	var restored = Host.new()
	if not restored.restore_with(host.save(), host.secret()):
		return restored.error().message
	play_on(host, 9)
	play_on(restored, 9)
	if restored.hash() != host.hash():
		return "it goes on otherwise"
	var info = Rules.new().probe(host.save())
	if info.kind != 1 or info.events != host.info().events or Rules.new().probe(host.save_json()).form != 1:
		return "the log is not known as one"
	var past = Host.new()
	var copy = Host.new()
	if not copy.copy(host) or copy.hash() != host.hash() or not past.copy_at(host, 30, 1) or past.info().events != 30:
		return "a copy is another game"
	return "" if not past.copy(self) else "something else was copied"


func check_text():
	var host = new_game("base 4 normal", 1915)
	play_on(host, 12)
	var read = Host.new()
	if not read.read_text(host.text()) or read.hash() != host.hash():
		return "the text is another game: %s" % read.error()
	var placed = Host.new()
	var rules = Rules.new()
	rules.of(host)
	if not placed.create_with(rules, 3, {"position": host.position()}):
		return placed.error().message
	return "" if placed.position() == host.position() else "the position is another one"


func check_commitment():
	var rules = Rules.new()
	rules.create("base 4 normal", [], no_pack())
	var host = Host.new()
	if not host.create_with(rules, 0, {"commit": true, "leader": 2, "characters": [0, 1, 2, 3, -1]}):
		return host.error().message
	var sealed = host.commitment()
	play_on(host, 1000)
	if host.events_text(SPECTATOR, 0, "en") == "" or sealed.size() != 32 or host.view(SPECTATOR).empty():
		return "there is no commitment"
	if not host.verify(host.save(), host.secret(), ""):
		return host.error().message
	var other = new_game("base 4 normal", 5)
	return "" if not host.verify(host.save(), other.secret(), "") else "another seed was taken for the one committed to"


func check_rules():
	var rules = Rules.new()
	if not rules.create("base 4 normal", [SETTING_MORALE, 9], no_pack()) or rules.info().morale != 9:
		return "a setting does nothing: %s" % rules.error()
	if rules.create("base 4 normal", [SETTING_MORALE], no_pack()):
		return "half a setting was taken"
	var pack = rules.pack_json(no_pack()).to_utf8()
	if not rules.create("chapter 2 4", [], pack) or rules.info().orders == 0:
		return "the pack cannot be read: %s" % rules.error()
	if rules.pack_json("{}".to_utf8()) != null or rules.error().status != -17:
		return "what is no pack was taken for one"
	var name = rules.card_name(LIST_TRIALS, 5, "fr")
	var same = name == rules.card_name(LIST_TRIALS, 5, "en")
	if same or not rules.card(LIST_TRIALS, 5).has("threats") or rules.word(1, 0, "en") == "":
		return "cards have no texts"
	var later = rules.card_effect(4, 0, "en") != null and rules.version() != ""
	return "" if later and not rules.of(Rules.new()) else "an effect has no text"


func check_choices():
	var host = new_game("base 4 normal", 1915)
	var client = Client.new()
	client.create(host.stream(first_seat(host.info().awaited), 0), 0)
	var seat = first_seat(host.info().awaited)
	var written = client.legal_written()
	if written != host.legal_written(seat) or client.legal_texts("fr") != host.legal_texts(seat, "fr"):
		return "client and host do not know the same commands"
	if not client.check(written[0]) or not host.check(seat, written[0]) or client.check("speak night"):
		return "what is legal is refused, or the other way round"
	var action = host.legal_actions(seat)[0]
	if host.legal_actions(seat).size() != written.size() or not host.submit_action(seat, action, host.info().expected):
		return "an action is refused: %s" % host.error()
	var referee = host.referee_view().has("referee") and host.referee_events(0).size() == host.info().events
	var piles = host.pile(0).size() > 0 and host.referee_text(0, "fr") != ""
	return "" if referee and piles else "the host does not see everything"


func check_campaign():
	var campaign = Campaign.new()
	if not campaign.create(4, 0, 1, no_pack()) or campaign.create(9, 0, 1, no_pack()):
		return "a campaign begins otherwise than it should"
	var games = 0
	while campaign.info().step != STEP_OVER and games < 40:
		if campaign.info().step != STEP_READY:
			if campaign.choices().size() == 0 or campaign.choose(1000) or not campaign.choose(0):
				return "a choice went wrong: %s" % campaign.error()
			continue
		var saved = campaign.save()
		if not campaign.resume(saved, 4, no_pack()) or campaign.save() != saved:
			return "it is another one when it is resumed: %s" % campaign.error()
		var host = Host.new()
		if not host.create_chapter(campaign, 7 + games) or not play_on(host, 1000):
			return host.error().message
		if campaign.conclude(new_game("solo", 1)) or not campaign.conclude(host):
			return "the wrong game was taken: %s" % campaign.error()
		games += 1
	print("  a campaign of %d games ended with a score of %d" % [games, campaign.info().score])
	return "" if games > 1 else "it was over after %d games" % games


func check_batch():
	var rules = Rules.new()
	rules.create("base 2 normal", [], no_pack())
	var batch = Batch.new()
	if not batch.create(rules, 3, 2) or batch.step([0, 0], 0):
		return "three games take two choices"
	var host = new_game("base 2 normal", 3)
	while batch.row(1).seat != NOTHING:
		var row = batch.row(1)
		if batch.actions(1).size() != row.legal or batch.written(rules, 1, 0, 0) != host.legal_written(row.seat)[0]:
			return "the batch does not know the same commands"
		batch.step([NOTHING, 0, NOTHING], 0)
		host.submit_place(row.seat, 0, host.info().expected)
		if batch.hash(1) != host.hash():
			return "the game of the batch is another one"
	return "" if batch.row(1).outcome == host.info().outcome and batch.row(7) == null else "it ends otherwise"


func check_solo_game():
	var game = SoloGame.new()
	happened = []
	game.connect("told", self, "_on_happened")
	if game.begin("base 9 normal", 1) == "" or game.begin("base 4 normal", 1915) != "":
		return "a game begins otherwise than it should"
	var told = happened.size()
	var taken_back = 0
	while game.client.info().outcome < 0:
		var before = game.hash_of_game()
		if game.bots_are_awaited():
			game.let_bot_play()
		elif game.choose(1000) == "" or game.choose(0) != "":
			return "a choice went wrong"
		elif taken_back == 0 and game.can_take_back():
			taken_back += 1
			if game.take_back() != "" or game.hash_of_game() != before or game.choices().size() == 0:
				return "a choice was not taken back"
			game.choose(0)
	var hash_at_end = game.hash_of_game()
	var restored = game.restore(game.save()) == "" and game.hash_of_game() == hash_at_end
	game.free()
	if told == 0 or happened.size() <= told or taken_back == 0:
		return "%d lines, %d taken back" % [happened.size(), taken_back]
	return "" if restored else "it is another one when it is restored"
