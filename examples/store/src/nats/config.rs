//! What a stream must be like to hold games: it neither drops nor changes what it has acknowledged.

use super::options::NatsOptions;
use super::subject::Tree;
use crate::types::{MAX_BATCH, MAX_HEADER, MAX_LOG};
use async_nats::jetstream::stream::{Config, DiscardPolicy, PersistenceMode, RetentionPolicy, StorageType};
use std::time::Duration;

/// The longest message, in bytes: a sealed game has a header and a log, and what else stands in a message or before
/// it in the headers of NATS fits into the last part.
pub(super) const LONGEST_MESSAGE: usize = MAX_HEADER + if MAX_LOG > MAX_BATCH { MAX_LOG } else { MAX_BATCH } + 4096;

/// The stream that these options describe.
pub(super) fn wanted(options: &NatsOptions) -> Config {
    Config {
        name: options.stream_name().to_owned(),
        subjects: Tree::ALL.map(|tree| tree.all(options.stream_name())).to_vec(),
        max_messages: -1,
        max_messages_per_subject: -1,
        max_bytes: -1,
        max_message_size: -1,
        max_consumers: -1,
        retention: RetentionPolicy::Limits,
        discard: DiscardPolicy::New,
        storage: StorageType::File,
        num_replicas: options.replica_count(),
        ..Config::default()
    }
}

/// What is wrong with a stream, each by the name that the tools of NATS give it; nothing when games are safe in it.
///
/// The duplicate window does not matter, because command ids stand in the messages. Nor do the number of replicas,
/// where they are placed, and compression: they are the operator's choice.
pub(super) fn problems(config: &Config) -> Vec<String> {
    [loses(config), refuses(config), changes(config)].concat()
}

/// The texts of those that are so.
fn where_true<const N: usize>(findings: [(bool, String); N]) -> Vec<String> {
    findings.into_iter().filter(|(wrong, _)| *wrong).map(|(_, text)| text).collect()
}

/// By what it would lose what it has acknowledged.
fn loses(config: &Config) -> Vec<String> {
    let per_subject = config.max_messages_per_subject;
    let drops_old = config.discard == DiscardPolicy::Old;
    let limit = |limit: i64| drops_old && limit > 0;
    let dropped = |what: &str, limit: i64| {
        format!("{what} is {limit} and discard is `old`: the oldest games would be dropped; discard must be `new`")
    };
    where_true([
        (
            config.retention != RetentionPolicy::Limits,
            format!(
                "retention is {:?}: messages that were read would be dropped; it must be `limits`",
                config.retention
            ),
        ),
        (
            config.max_age != Duration::ZERO,
            format!("max_age is {:?}: older records would be dropped; it must be 0", config.max_age),
        ),
        (
            per_subject > 0,
            format!("max_msgs_per_subject is {per_subject}: longer games would lose records; it must be -1"),
        ),
        (limit(config.max_messages), dropped("max_msgs", config.max_messages)),
        (limit(config.max_bytes), dropped("max_bytes", config.max_bytes)),
        (
            config.storage == StorageType::Memory,
            "storage is `memory`: a restart of the server would lose all games; it must be `file`".to_owned(),
        ),
        (
            config.persist_mode == Some(PersistenceMode::Async),
            "persist_mode is `async`: what is acknowledged is not yet written; it must be `default`".to_owned(),
        ),
    ])
}

/// By what it would refuse what a store asks of it.
fn refuses(config: &Config) -> Vec<String> {
    let size = config.max_message_size;
    let covered = |needed: &String| config.subjects.iter().any(|subjects| covers(subjects, needed));
    let lacking: Vec<String> =
        Tree::ALL.map(|tree| tree.all(&config.name)).into_iter().filter(|needed| !covered(needed)).collect();
    where_true([
        (
            size > 0 && (size as usize) < LONGEST_MESSAGE,
            format!(
                "max_msg_size is {size}: long batches and logs would be refused; it must be -1 or {LONGEST_MESSAGE}"
            ),
        ),
        (
            !lacking.is_empty(),
            format!("subjects are {:?}: those of the games are not among them, {lacking:?}", config.subjects),
        ),
        (
            config.max_consumers > 0,
            format!("max_consumers is {}: reads would be refused; it must be -1", config.max_consumers),
        ),
        (config.deny_delete, "deny_delete is set: superseded leases could not be deleted".to_owned()),
        (config.deny_purge, "deny_purge is set: games could be neither finished nor deleted".to_owned()),
        (config.sealed, "sealed is set: nothing can be written".to_owned()),
        (config.no_ack, "no_ack is set: no append would ever be acknowledged".to_owned()),
    ])
}

/// By what it would hold something else than what a store has written.
fn changes(config: &Config) -> Vec<String> {
    let sources = config.sources.as_deref().unwrap_or_default();
    where_true([
        (config.mirror.is_some(), "mirror is set: the stream is a copy, and nothing can be written to it".to_owned()),
        (!sources.is_empty(), "sources are set: messages of other streams would stand among those of games".to_owned()),
        (
            config.subject_transform.is_some(),
            "subject_transform is set: games would not be found under their subjects".to_owned(),
        ),
    ])
}

/// Whether every subject of the second pattern is one of the first.
fn covers(pattern: &str, needed: &str) -> bool {
    let mut needed = needed.split('.');
    for token in pattern.split('.') {
        match (token, needed.next()) {
            (">", Some(_)) => return true,
            ("*", Some(other)) if other != ">" => {}
            (token, Some(other)) if token == other && other != ">" => {}
            _ => return false,
        }
    }
    needed.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use async_nats::jetstream::stream::SubjectTransform;

    #[test]
    fn a_pattern_covers_another() {
        let rows = [
            (">", true),
            ("games.>", true),
            ("games.game.>", true),
            ("*.game.>", true),
            ("games.*.>", true),
            ("games.game.*", false),
            ("games.game", false),
            ("games.game.a.>", false),
            ("game.game.>", false),
            ("games.game.*.*.*.*", false),
        ];
        for (pattern, expected) in rows {
            assert_eq!(covers(pattern, "games.game.>"), expected, "{pattern}");
        }
    }

    /// What only newer servers have, or a server would not let one create; the rest is tried on a real one.
    #[test]
    fn what_newer_servers_can_do_to_a_stream_is_seen() {
        let good = wanted(&NatsOptions::new("localhost").stream("games"));
        assert_eq!(problems(&good), [""; 0]);
        let transform = SubjectTransform { source: ">".to_owned(), destination: "moved.>".to_owned() };
        let rows = [
            ("subject_transform", Config { subject_transform: Some(transform), ..good.clone() }),
            ("persist_mode", Config { persist_mode: Some(PersistenceMode::Async), ..good.clone() }),
        ];
        for (name, config) in rows {
            let found = problems(&config);
            assert!(found.len() == 1 && found[0].starts_with(name), "{name}: {found:?}");
        }
    }
}
