//! Options of a game that goes on: those it was begun with, which its file has, and those that are given again.

use crate::arguments;
use crate::options::{Asked, Fault, Options};
use std::path::absolute;

/// The options for where a game is kept and how it begins, which are not given again when it goes on.
const PLACES: [&str; 5] = ["--log", "--save", "--resume", "--continue", "--skip-boot-camp"];
/// The options for who plays; one of these is given.
const WHO: [&str; 4] = ["--auto", "--bots", "--hot-seat", "--seat"];

fn name(argument: &str) -> &str {
    argument.split_once('=').map_or(argument, |(name, _)| name)
}

/// The arguments that begin the same game again, wherever the program is then started.
pub(crate) fn to_keep(options: &Options) -> Vec<String> {
    let mut kept: Vec<String> = options
        .given
        .iter()
        .filter(|given| !PLACES.contains(&name(given)) && name(given) != "--pack")
        .cloned()
        .collect();
    if let Some(pack) = &options.pack {
        kept.push(format!("--pack={}", absolute(pack).unwrap_or(pack.clone()).display()));
    }
    if !kept.iter().any(|given| name(given) == "--seed") {
        kept.push(format!("--seed={}", options.seed));
    }
    // In a fixed order, however often the game was continued.
    kept.sort();
    kept
}

/// The options of a game that was begun with some arguments and goes on with others.
pub(crate) fn options(begun: &[String], given: &[String]) -> Result<Options, Fault> {
    let said_anew = |one: &&String| given.iter().any(|new| same_matter(name(one), name(new)));
    let kept = begun.iter().filter(|one| !said_anew(one));
    let all = kept.chain(given).filter(|one| name(one) != "--continue");
    match arguments::parse(all.map(Into::into).collect()) {
        Ok(Asked::Play(options)) => Ok(*options),
        Ok(_) => Err(Fault::Unknown(begun.join(" "))),
        Err((fault, _)) => Err(fault),
    }
}

fn same_matter(one: &str, other: &str) -> bool {
    one == other || WHO.contains(&one) && WHO.contains(&other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Who;
    use grizzled_core::Seat;
    use grizzled_core::text::Lang;

    fn list(arguments: &str) -> Vec<String> {
        arguments.split_whitespace().map(str::to_owned).collect()
    }

    fn parsed(arguments: &str) -> Options {
        options(&[], &list(arguments)).expect("options")
    }

    #[test]
    fn a_game_goes_on_as_it_was_begun() {
        let begun = parsed("--players 3 --seat=2 --lang fr --log game.log");
        let kept = to_keep(&begun);
        assert!(!kept.iter().any(|one| one.starts_with("--log")), "{kept:?}");
        let again = options(&kept, &list("--continue=game.log")).expect("options");
        assert_eq!((again.players, again.who, again.lang), (3, Who::Alone(Seat::S1), Lang::Fr));
        assert_eq!(again.seed, begun.seed, "a seed that was drawn is kept");
        assert_eq!(again.log, None);
    }

    #[test]
    fn what_is_said_anew_counts() {
        let kept = to_keep(&parsed("--players 3 --hot-seat --lang fr --seed 7"));
        let again = options(&kept, &list("--seat 3 --lang en")).expect("options");
        assert_eq!((again.who, again.lang, again.seed), (Who::Alone(Seat::S2), Lang::En, 7));
        assert_eq!(options(&kept, &list("--auto")).expect("options").who, Who::Auto);
    }

    #[test]
    fn a_pack_is_found_from_any_folder() {
        let kept = to_keep(&parsed("--mode one-shot --pack own.json"));
        let pack = kept.iter().find_map(|one| one.strip_prefix("--pack=")).expect("the pack");
        assert!(std::path::Path::new(pack).is_absolute(), "{pack}");
    }
}
