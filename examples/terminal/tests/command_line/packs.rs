//! Cards of one's own, from a pack in a file.

use super::{File, started, stdout_of};

/// A file of the core's.
fn pack(name: &str) -> String {
    format!("{}/../../grizzled-core/packs/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// PACK-1: who writes cards down plays with them; of few cards as many are taken as there are.
#[test]
fn pack_1_a_pack_of_ones_own_is_played() {
    let game = stdout_of(&format!("--bots --mode one-shot --seed 2 --pack {}", pack("example.json")));
    assert!(game.contains("Heavy Guns") || game.contains("Gas Masks On") || game.contains("Night March"), "{game}");
    let same = stdout_of(&format!("--bots --mode chapter --chapter 4 --seed 2 --pack {}", pack("armistice.json")));
    assert_eq!(
        same,
        stdout_of("--bots --mode chapter --chapter 4 --seed 2"),
        "the built-in cards, read from their file"
    );
}

/// PACK-1: what is wrong with a pack is reported in one line, with its place, and nothing is played.
#[test]
fn pack_1_a_broken_pack_is_reported() {
    let folder = std::fs::read_dir(pack("broken")).expect("broken packs");
    let files: Vec<_> = folder.map(|entry| entry.expect("a file").path()).collect();
    assert!(files.len() >= 5);
    for file in files {
        let output = started(&format!("--bots --mode one-shot --pack {}", file.display()));
        let stderr = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{stderr}");
        assert!(stderr.lines().count() == 1 && stderr.starts_with("grizzled-terminal: "), "{stderr}");
    }
}

/// The built-in cards under other names.
fn renamed() -> String {
    let text = std::fs::read_to_string(pack("armistice.json")).expect("the built-in pack as a file");
    let mut cards: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    for (kind, called) in [("orders", "Befehl"), ("recruits", "Rekrut"), ("helping_hands", "Hilfe")] {
        for card in cards[kind].as_array_mut().expect("a list") {
            let number = card["number"].to_string();
            card["name"] = format!("{called} Nr. {number}").into();
        }
    }
    cards.to_string()
}

/// The lines that are about the game itself.
fn of_the_game(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("  ")).collect()
}

/// PACK-1: a game played with a pack of one's own is replayed with the names of its cards where the pack is missing.
#[test]
fn pack_1_a_log_calls_the_cards_as_their_owner_does() {
    let own = File::new("renamed", &renamed());
    for ending in ["log", "jsonl"] {
        let log = File::with_ending("names", ending);
        let game = stdout_of(&format!("--auto --mode one-shot --seed 4 --pack {} --log {}", own.path(), log.path()));
        let again = stdout_of(&format!("--replay {}", log.path()));
        for called in ["Befehl Nr. ", "Rekrut Nr. ", "Hilfe Nr. "] {
            assert!(game.contains(called) && again.contains(called), "{called}\n{again}");
        }
        assert!(of_the_game(&again).len() > 20, "{again}");
        for line in of_the_game(&again) {
            assert!(game.contains(line), "{line}");
        }
    }
}

/// PACK-1: cards of a log that says no names are not called by those of other cards.
#[test]
fn pack_1_cards_without_names_are_called_by_their_numbers() {
    let log = File::with_ending("nameless", "jsonl");
    stdout_of(&format!("--auto --mode one-shot --seed 2 --pack {} --log {}", pack("example.json"), log.path()));
    let named = stdout_of(&format!("--replay {}", log.path()));
    assert!(named.contains("Night March") || named.contains("Gas Masks On") || named.contains("Heavy Guns"), "{named}");
    let text = std::fs::read_to_string(&log.0).expect("kept");
    let from = text.find(",\"names\":{").expect("names");
    let to = from + text[from..].find("]}").expect("the end of the names") + 2;
    let lines = format!("{}{}", &text[..from], &text[to..]);
    let (content, end) = lines.split_at(lines.rfind("{\"end\"").expect("an end"));
    let at = end.find("\"checksum\":\"").expect("a checksum") + 12;
    let sealed = format!("{content}{}{:08x}{}", &end[..at], crc(content.as_bytes()), &end[at + 8..]);
    std::fs::write(&log.0, sealed).expect("written");
    let nameless = stdout_of(&format!("--replay {}", log.path()));
    assert!(nameless.contains("Order 1") || nameless.contains("Order 2") || nameless.contains("Order 3"), "{nameless}");
    let built_in = grizzled_core::cards::armistice::PACK;
    assert!(!built_in.orders.iter().any(|order| nameless.contains(order.name)), "{nameless}");
}

/// The CRC-32 of zip.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 })
    })
}
