"""`python3 -m unittest tests`, with GRIZZLED_LIBRARY set to the folder of the library."""

from __future__ import annotations

import ctypes
import gc
import re
import shutil
import subprocess
import tempfile
import threading
import unittest
from collections import Counter
from pathlib import Path

import grizzled as grz
from grizzled import _constants, _structs
from grizzled._functions import FUNCTIONS
from grizzled._library import raw

INCLUDE = Path(__file__).resolve().parents[2] / "include"
HEADER = (INCLUDE / "grizzled.h").read_text(encoding="utf-8")
PACKAGE = Path(grz.__file__).parent


class Binding(unittest.TestCase):
    def test_every_function_of_the_header_is_bound_with_its_types(self) -> None:
        bare = re.sub(r"/\*.*?\*/", "", HEADER, flags=re.DOTALL)
        declared = re.findall(r"\b(grz_\w+)\(([^)]*)\);", bare)
        self.assertEqual({name for name, _ in declared}, set(FUNCTIONS))
        for name, given in declared:
            function = getattr(raw, name)
            self.assertEqual(len(function.argtypes), 0 if given == "void" else given.count(",") + 1, name)
            self.assertIsNotNone(function.restype, name)

    def test_every_function_is_used_by_the_package(self) -> None:
        code = "".join(path.read_text() for path in PACKAGE.glob("*.py") if path.name != "_functions.py")
        self.assertEqual([name for name in FUNCTIONS if not re.search(rf"\b{name}\b", code)], [])

    def test_sizes_are_those_of_c(self) -> None:
        for struct, size in _structs.SIZES.items():
            self.assertEqual(ctypes.sizeof(struct), size, struct.__name__)

    @unittest.skipUnless(shutil.which("cc"), "there is no C compiler")
    def test_fields_lie_where_a_c_compiler_puts_them(self) -> None:
        lines, expected = [], []
        for struct in _structs.SIZES:
            name = "grz" + re.sub(r"([A-Z])", lambda letter: "_" + letter[1].lower(), struct.__name__)
            lines.append(f'printf("%zu\\n", sizeof({name}));')
            expected.append(ctypes.sizeof(struct))
            for field in struct._fields_:
                lines.append(f'printf("%zu %zu\\n", offsetof({name}, {field[0]}), sizeof((({name} *)0)->{field[0]}));')
                expected += [getattr(struct, field[0]).offset, getattr(struct, field[0]).size]
        code = '#include <stddef.h>\n#include <stdio.h>\n#include "grizzled.h"\nint main(void) {' + "\n".join(lines) + "}"
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "sizes.c").write_text(code)
            command = ["cc", "-I", str(INCLUDE), "-o", f"{folder}/sizes", f"{folder}/sizes.c"]
            subprocess.run(command, check=True)
            said = subprocess.run([f"{folder}/sizes"], check=True, stdout=subprocess.PIPE).stdout
        self.assertEqual([int(number) for number in said.split()], expected)

    def test_another_header_is_noticed(self) -> None:
        self.assertEqual(raw.grz_check_abi(grz.ABI, grz.FINGERPRINT ^ 1), grz.E_ABI)
        self.assertEqual(raw.grz_check_abi(grz.ABI + 1, grz.FINGERPRINT), grz.E_ABI)

    def test_another_struct_size_is_noticed(self) -> None:
        info = grz.Info()
        info.struct_size += 1
        with grz.Rules("solo") as rules, grz.Game(rules, grz.start(1)) as game:
            self.assertEqual(raw.grz_game_info(game._handle, info), grz.E_STRUCT_SIZE)


class Errors(unittest.TestCase):
    def test_of_a_pack_carry_line_and_column(self) -> None:
        lines = grz.built_in_pack().splitlines()
        lines[4] = lines[4] + " oops"
        with self.assertRaises(grz.FormatError) as caught:
            grz.Pack("\n".join(lines).encode())
        self.assertEqual(caught.exception.line, 5)
        self.assertGreaterEqual(caught.exception.column, len(lines[4]) - len("oops"))
        self.assertTrue(str(caught.exception))

    def test_of_a_command_carry_the_column(self) -> None:
        with grz.Rules("base 3 normal") as rules:
            with self.assertRaises(grz.FormatError) as caught:
                rules.read("play nonsense")
            self.assertGreater(caught.exception.column, 1)

    def test_of_a_game_carry_the_line(self) -> None:
        with grz.Rules("base 3 normal") as rules, grz.Game(rules, grz.start(3)) as game:
            game.submit(seat_of(game), game.bot(seat_of(game)))
            lines = game.text().splitlines()
        with self.assertRaises(grz.FormatError) as caught:
            grz.Game.from_text("\n".join(lines + ["nonsense"]))
        self.assertEqual(caught.exception.line, len(lines) + 1)

    def test_of_a_setting_carry_its_place(self) -> None:
        with self.assertRaises(grz.OutOfRangeError) as caught:
            grz.Rules("base 3 normal", [(grz.SETTING_TRIALS, 20), (999, 1)])
        self.assertEqual(caught.exception.place, 2)

    def test_of_a_refused_command_name_the_rule(self) -> None:
        with grz.Rules("base 4 normal") as rules, grz.Game(rules, grz.start(1915)) as game:
            seat = seat_of(game)
            with self.assertRaises(grz.Rejected) as caught:
                game.submit(seat, grz.Command(tag=grz.COMMAND_INTENSITY, intensity=1))
            self.assertEqual(caught.exception.reason, grz.REASON_INTENSITY_NOT_OFFERED)
            self.assertEqual(caught.exception.rule_id, "PREP-1")
            with self.assertRaises(grz.SequenceError):
                game.submit(seat, game.bot(seat), expected=0)


class Handles(unittest.TestCase):
    def test_closing_twice_does_no_harm_and_using_then_is_an_error(self) -> None:
        rules = grz.Rules("solo")
        game = grz.Game(rules, grz.start(1))
        rules.close()
        self.assertEqual(game.info.seats, 3)
        game.close()
        game.close()
        self.assertTrue(game.closed)
        with self.assertRaises(grz.HandleError):
            _ = game.info

    def test_what_nobody_closes_is_freed_with_the_object(self) -> None:
        rules = grz.Rules("solo")
        handle = _structs.Rules(id=rules._handle.id)
        self.assertEqual(raw.grz_rules_info(handle, grz.RulesFacts()), grz.OK)
        del rules
        gc.collect()
        self.assertEqual(raw.grz_rules_info(handle, grz.RulesFacts()), grz.E_HANDLE)

    def test_two_threads_on_one_game_get_ok_or_busy_and_nothing_else(self) -> None:
        answers: Counter[int] = Counter()
        lock = threading.Lock()
        with grz.Rules("base 5 normal") as rules, grz.Game(rules, grz.start(5)) as game:
            gate = threading.Barrier(2)

            def work() -> None:
                mine: Counter[int] = Counter()
                room = ctypes.create_string_buffer(1 << 16)
                needed = ctypes.c_uint32()
                gate.wait()
                for _ in range(3000):
                    mine[raw.grz_game_view_json(game._handle, 0, room, len(room), needed)] += 1
                with lock:
                    answers.update(mine)

            threads = [threading.Thread(target=work) for _ in range(2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(sum(answers.values()), 6000)
        self.assertLessEqual(set(answers), {grz.OK, grz.E_BUSY})
        self.assertGreater(answers[grz.OK], 0)

    def test_a_thread_for_each_game(self) -> None:
        ends = [0] * 4
        with grz.Rules("base 4 normal") as rules:

            def work(place: int) -> None:
                with grz.Game(rules, grz.start(77)) as game:
                    play_out(game)
                    ends[place] = game.hash

            threads = [threading.Thread(target=work, args=(place,)) for place in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(len(set(ends)), 1)
        self.assertNotEqual(ends[0], 0)


def seat_of(game: grz.Game) -> int:
    awaited = game.info.awaited
    return (awaited & -awaited).bit_length() - 1


def play_out(game: grz.Game) -> None:
    while game.info.awaited:
        game.submit(seat_of(game), game.bot(seat_of(game)))


class Playing(unittest.TestCase):
    def test_a_command_has_the_same_number_both_ways(self) -> None:
        with grz.Rules("base 4 normal") as rules, grz.Game(rules, grz.start(4)) as game:
            while game.info.awaited:
                seat = seat_of(game)
                legal = game.legal(seat)
                self.assertEqual(len(legal), game.legal_count(seat))
                actions = {game.action(seat, command) for command in legal}
                mask = game.legal_mask(seat)
                self.assertEqual(len(mask), grz.MASK_WORDS)
                self.assertEqual(actions, {n for n in range(grz.ACTION_COUNT) if mask[n // 64] >> n % 64 & 1})
                self.assertEqual([game.command(seat, game.action(seat, command)) for command in legal], legal)
                self.assertEqual([rules.read(rules.write(command)) for command in legal], legal)
                game.submit(seat, legal[-1])

    def test_text_log_and_commitment_give_the_same_game(self) -> None:
        with grz.Rules("one-shot 3 normal") as rules, grz.Game(rules, grz.start(9)) as game:
            play_out(game)
            for again in (grz.Game.from_text(game.text()), grz.Game.load(game.save(grz.FORM_JSON), grz.start(0)), game.clone()):
                with again:
                    self.assertEqual(again.hash, game.hash)
            self.assertEqual(game.commitment, b"")
            self.assertEqual(grz.probe(game.save()).kind, grz.SAVE_LOG)
        begin = grz.start(9, salt=bytes(range(32)))
        with grz.Rules("one-shot 3 normal") as rules, grz.Game(rules, begin) as game:
            play_out(game)
            self.assertEqual(len(game.commitment), 32)
            grz.verify(game.save(), begin)
            with self.assertRaises(grz.GrizzledError) as caught:
                grz.verify(game.save(), grz.start(10, salt=bytes(range(32))))
            self.assertEqual(caught.exception.status, grz.E_DISHONEST)

    def test_a_position_begins_a_game(self) -> None:
        with grz.Rules("base 3 normal") as rules, grz.Game(rules, grz.start(2)) as game:
            game.submit(seat_of(game), game.bot(seat_of(game)))
            with grz.Game(rules, grz.start(2), game.position()) as other:
                self.assertEqual(other.pile(grz.PILE_TRIALS), game.pile(grz.PILE_TRIALS))

    def test_a_campaign_goes_on_where_it_was_saved(self) -> None:
        with grz.Campaign(3) as campaign:
            with campaign.game(grz.start(1)) as game:
                play_out(game)
                campaign.conclude(game)
            while campaign.facts.step in (grz.STEP_REWARD, grz.STEP_BAN):
                campaign.choose(campaign.choices()[0])
            with grz.Campaign.resume(campaign.save(), 3) as again:
                self.assertEqual(again.facts, campaign.facts)
                self.assertEqual(again.facts.chapter, 1)
                with again.rules as rules:
                    self.assertTrue(rules.card_text(grz.LIST_ORDERS, 0))

    def test_a_batch_reports_what_it_refuses(self) -> None:
        with grz.Rules("duo normal") as rules, grz.Batch(rules, 3, seed=6) as batch, grz.Game(rules, grz.start(7)) as game:
            self.assertEqual(batch.hash(1), game.hash)
            batch.choices[0] = 4000
            batch.choices[1] = batch.actions(1)[0]
            batch.choices[2] = grz.INSTEAD_WAIT
            batch.step(grz.BATCH_ACTIONS)
            self.assertEqual(
                [row.stepped for row in batch.rows], [grz.STEPPED_REFUSED, grz.STEPPED_DONE, grz.STEPPED_WAITED]
            )
            self.assertEqual(batch.view(1, 0).seat_count, 4)


class Constants(unittest.TestCase):
    def test_all_numbers_of_the_header_are_there(self) -> None:
        defined = re.findall(r"^#define GRZ_(\w+) [^\"]", HEADER, flags=re.MULTILINE)
        self.assertEqual([name for name in defined if not isinstance(getattr(grz, name, None), int)], [])
        self.assertEqual(grz.E_UNDO, _constants.E_UNDO)


if __name__ == "__main__":
    unittest.main()
