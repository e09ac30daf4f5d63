//! The rules document, the code and the tests name the same rules.

use crate::assert_none;
use crate::source::{Source, crate_folder, rust_files, words};
use grizzled_core::RuleId;
use std::collections::BTreeSet;
use std::fs;

/// The rules whose numbers go in the order of the document.
const FIRST_EDITION: usize = 117;

/// All ids as they are written.
pub(crate) fn all_ids() -> Vec<&'static str> {
    RuleId::ALL.into_iter().map(RuleId::as_str).collect()
}

/// The ids of the document's entries, in their order.
fn entries(document: &str) -> Vec<&str> {
    document.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** ")).map(|(id, _)| id).collect()
}

#[test]
fn every_rule_has_its_entry_in_the_document() {
    let document = fs::read_to_string(crate_folder().join("RULES.md")).expect("RULES.md stands beside the crate");
    let (written, known) = (entries(&document), all_ids());
    let missing = known.iter().filter(|id| !written.contains(id)).map(|id| format!("RULES.md has no entry for {id}"));
    let unknown = written.iter().filter(|id| !known.contains(id)).map(|id| format!("RuleId does not know {id}"));
    assert_none(&missing.chain(unknown).collect::<Vec<_>>());
    // What came later has the next number, and its entry stands where it belongs.
    let (first, later) = known.split_at(FIRST_EDITION);
    let in_order: Vec<&str> = written.iter().copied().filter(|id| !later.contains(id)).collect();
    assert_eq!(in_order, first, "the entries stand in the order of RuleId::ALL");
    assert_eq!(written.len(), known.len(), "each entry stands there once");
}

/// The ids in some prose. The longest id wins: `ACT-SPEECH-SECRET` does not name ACT-SPEECH, nor HK-12 HK-1.
pub(crate) fn ids_in_prose(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    text.split(move |c| !is_part(c)).map(|token| token.trim_matches('-')).filter(|token| token.contains('-'))
}

/// The comments of a file that stand beside code: on its line, or right above it. Those that describe a whole file, or that
/// code has been taken away from, carry nothing out.
fn comments_beside_code(source: &Source) -> String {
    let lines: Vec<(&str, &str)> = source.comments.lines().zip(source.code.lines().map(str::trim)).collect();
    let beside = |at: usize| {
        let below = lines[at..].iter().find(|(comment, code)| {
            let passed_over = code.starts_with("#[") || code.is_empty() && !comment.trim().is_empty();
            !passed_over
        });
        below.is_some_and(|(_, code)| code.contains(|c: char| c.is_alphanumeric()))
    };
    let kept = (0..lines.len()).filter(|&at| !lines[at].0.trim_start().starts_with("//!") && beside(at));
    kept.map(|at| lines[at].0).collect::<Vec<_>>().join("\n")
}

/// The ids that the code of a file cites, and the comments beside it.
fn cited(source: &Source) -> BTreeSet<String> {
    let comments = comments_beside_code(source);
    let in_comments = ids_in_prose(&comments).map(str::to_owned).collect::<Vec<_>>().into_iter();
    let named = words(&source.code).zip(words(&source.code).skip(1)).filter(|((_, word), _)| *word == "RuleId");
    let in_code = named.filter_map(|(_, (_, variant))| id_of_variant(variant));
    in_comments.chain(in_code.map(str::to_owned)).collect()
}

fn id_of_variant(variant: &str) -> Option<&'static str> {
    RuleId::ALL.into_iter().find(|rule| format!("{rule:?}") == variant).map(RuleId::as_str)
}

#[test]
fn every_rule_is_cited_where_it_is_carried_out() {
    // The list of the ids and their texts are no citations, and the kit for tests carries no rule out.
    let no_citations = ["src/vocabulary/rule_id.rs", "src/text/rules/", "src/testkit/"];
    let aside = |path: &str| no_citations.iter().any(|start| path.starts_with(start));
    let sources = rust_files(&crate_folder(), "src").into_iter().filter(|source| !aside(&source.path));
    let found: BTreeSet<String> = sources.flat_map(|source| cited(&source.without_tests())).collect();
    let missing = all_ids().into_iter().filter(|&id| !found.contains(id));
    assert_none(&missing.map(|id| format!("no code in src cites {id}")).collect::<Vec<_>>());
}

/// A citation of a rule that does not exist: of a known family, with an unknown end.
fn strays(source: &Source) -> Vec<String> {
    let known = all_ids();
    let families: BTreeSet<&str> = known.iter().filter_map(|id| id.split('-').next()).collect();
    let stray = |id: &&str| id.split('-').next().is_some_and(|family| families.contains(family)) && !known.contains(id);
    ids_in_prose(&source.comments).filter(stray).map(|id| format!("{}: there is no rule {id}", source.path)).collect()
}

#[test]
fn no_citation_names_a_rule_that_does_not_exist() {
    let files = ["src", "benches"].into_iter().flat_map(|folder| rust_files(&crate_folder(), folder));
    assert_none(&files.flat_map(|source| strays(&source)).collect::<Vec<_>>());
}

/// The ids in a test's name, such as `act_speech_secret_...`. At each word the longest id wins.
pub(crate) fn ids_in_name(name: &str) -> BTreeSet<&'static str> {
    let ids: Vec<(String, &str)> = all_ids().into_iter().map(|id| (id.to_lowercase().replace('-', "_"), id)).collect();
    let starts = name.match_indices('_').map(|(at, _)| at + 1).chain([0]);
    let mut found = BTreeSet::new();
    for rest in starts.map(|at| &name[at..]) {
        let begins = |id: &str| rest.strip_prefix(id).is_some_and(|after| after.is_empty() || after.starts_with('_'));
        let longest = ids.iter().filter(|(snake, _)| begins(snake)).max_by_key(|(snake, _)| snake.len());
        found.extend(longest.map(|&(_, id)| id));
    }
    found
}

#[test]
fn the_longest_id_wins() {
    let found = |name| ids_in_name(name).into_iter().collect::<Vec<_>>();
    assert_eq!(found("act_speech_secret_all_are_asked"), ["ACT-SPEECH-SECRET"]);
    assert_eq!(found("act_speech_spends_a_token"), ["ACT-SPEECH"]);
    assert_eq!(found("hk_1x_is_no_rule"), [""; 0]);
    assert_eq!(found("hk_12_is_no_rule"), [""; 0]);
    assert_eq!(found("hk_1_and_hk_mute"), ["HK-1", "HK-MUTE"]);
    let prose = ids_in_prose("RES-2, RES-22 (ACT-SPEECH-SECRET). One-shot, HK-3-like, - A").collect::<Vec<_>>();
    assert_eq!(prose, ["RES-2", "RES-22", "ACT-SPEECH-SECRET", "HK-3"]);
}

#[test]
fn citations_are_found_and_strays_are_reported() {
    let text =
        "/// MIS-1: turns.\n#[test]\nfn a_turn() { RuleId::HkMute; \"RES-1\"; }\n\n/// RES-2\nfn helper() {} // RES-99";
    let source = Source::new("src/a.rs", text);
    assert_eq!(cited(&source).into_iter().collect::<Vec<_>>(), ["HK-MUTE", "MIS-1", "RES-2", "RES-99"]);
    assert_eq!(strays(&source), ["src/a.rs: there is no rule RES-99"]);
    let idle = Source::new(
        "src/a.rs",
        "//! MIS-1\n\n// MIS-2\n\nfn a() {\n    b();\n    // MIS-3\n}\n/// TAB-4\n#[inline]\n/// more\nfn c() {}\n// TAB-5\n",
    );
    assert_eq!(cited(&idle).into_iter().collect::<Vec<_>>(), ["TAB-4"], "only what stands beside code");
    assert_eq!(entries("- **HK-1** While\n- **Bold**: no\n  - **HK-2** nested\n- **HK-3** Copies"), ["HK-1", "HK-3"]);
}
