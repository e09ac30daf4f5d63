//! The phrases of the screen, in English and in French. What the game itself says comes from the engine's
//! texts.

use crate::options::Fault;
use grizzled_core::text::Lang;

/// The phrases that stand on the screen.
pub(crate) struct Words {
    pub(crate) seed: &'static str,
    pub(crate) mission: &'static str,
    pub(crate) trials: &'static str,
    pub(crate) morale: &'static str,
    pub(crate) supply: &'static str,
    pub(crate) leader: &'static str,
    pub(crate) columns: [&'static str; 6],
    pub(crate) you: &'static str,
    pub(crate) ready: &'static str,
    pub(crate) used: &'static str,
    pub(crate) in_mission: &'static str,
    pub(crate) withdrawn: &'static str,
    pub(crate) tile_laid: &'static str,
    pub(crate) hard_knocks: &'static str,
    pub(crate) no_mans_land: &'static str,
    pub(crate) nothing: &'static str,
    pub(crate) hand: &'static str,
    pub(crate) tiles: &'static str,
    pub(crate) tile_played: &'static str,
    pub(crate) happened: &'static str,
    pub(crate) ask_intensity: &'static str,
    pub(crate) ask_turn: &'static str,
    pub(crate) ask_speech: &'static str,
    pub(crate) ask_christmas: &'static str,
    pub(crate) ask_relief: &'static str,
    pub(crate) speech: &'static str,
    pub(crate) fails: &'static str,
    pub(crate) keys: &'static str,
    pub(crate) no_such_key: &'static str,
    pub(crate) pause: &'static str,
    pub(crate) pause_final: &'static str,
    pub(crate) taken_back: &'static str,
    pub(crate) nothing_to_undo: &'static str,
    pub(crate) undo_revealed: &'static str,
    pub(crate) undo_other: &'static str,
    pub(crate) hand_over: &'static str,
    pub(crate) help_keys: &'static str,
    pub(crate) help_cards: &'static str,
    pub(crate) no_traps: &'static str,
    pub(crate) colon: &'static str,
    pub(crate) goodbye: &'static str,
}

impl Words {
    /// The phrases in this language.
    pub(crate) const fn of(lang: Lang) -> &'static Self {
        match lang {
            Lang::En => &ENGLISH,
            Lang::Fr => &FRENCH,
        }
    }
}

const ENGLISH: Words = Words {
    seed: "The Grizzled · {} players · {} · seed {}",
    mission: "Mission",
    trials: "Trials",
    morale: "Morale",
    supply: "Speech tokens",
    leader: "Leader",
    columns: ["Grizzled", "Charm", "Cards", "Tiles", "Speech", "Mission"],
    you: "you",
    ready: "ready",
    used: "used",
    in_mission: "in it",
    withdrawn: "withdrawn",
    tile_laid: "tile laid",
    hard_knocks: "Hard Knocks",
    no_mans_land: "No Man's Land",
    nothing: "nothing",
    hand: "Your hand",
    tiles: "Your Support tiles",
    tile_played: "played: {}",
    happened: "What happened:",
    ask_intensity: "You lead this Mission. How many cards for each?",
    ask_turn: "Your turn. What do you do?",
    ask_speech: "A Speech against {} by {}. What do you discard?",
    ask_christmas: "Merry Christmas. Which Hard Knock goes?",
    ask_relief: "You got the most Support. What do you take?",
    speech: "Make a Speech against",
    fails: "the Mission fails!",
    keys: "A number decides · Enter shows the table · u undo · h help · q quit",
    no_such_key: "That is none of the keys.",
    pause: "Enter goes on, u takes it back.",
    pause_final: "Enter goes on.",
    taken_back: "Taken back.",
    nothing_to_undo: "There is no decision to take back.",
    undo_revealed: "That cannot be taken back: something was drawn or shown since.",
    undo_other: "That cannot be taken back: somebody else has decided since.",
    hand_over: "The screen goes to {}. Press Enter when nobody else is looking.",
    help_keys: "A number and Enter: that choice.   Enter alone: the table again.
u: take back your last decision, as long as nothing was drawn or shown since.
h: this help.   q, or the end of input: leave the game.

On your turn you play a card, or discard one that bears your charm's threat from No Man's Land (the charm \
    works once), or spend a Speech token, so that the others may discard a card with that threat, or \
    withdraw with a Support tile. The tiles go to the seats they point at; the row below is to the left. \
    Whoever gets more than every other may discard Hard Knocks or, after a success, recover the charm.
A Mission fails when a threat is active three times; it succeeds when all have withdrawn. Cards left in \
    hands cost Morale, three cards at least. You win when the Trials and all hands are empty after a \
    success. You lose when the Morale reserve is empty, or when a seat bears four Hard Knocks at a \
    Mission's end.
",
    help_cards: "The Hard Knocks on the table and in your hand, and other cards:",
    no_traps: "It does nothing in a game for Rookies.",
    colon: ":",
    goodbye: "Goodbye. The seed was {}.",
};

const FRENCH: Words = Words {
    seed: "Les Poilus · {} joueurs · {} · graine {}",
    mission: "Mission",
    trials: "Épreuves",
    morale: "Moral",
    supply: "Jetons Discours",
    leader: "Chef",
    columns: ["Poilu", "Porte-Bonheur", "Cartes", "Tuiles", "Disc.", "Mission"],
    you: "vous",
    ready: "prêt",
    used: "utilisé",
    in_mission: "présent",
    withdrawn: "replié",
    tile_laid: "tuile posée",
    hard_knocks: "Coups Durs",
    no_mans_land: "No Man's Land",
    nothing: "rien",
    hand: "Votre main",
    tiles: "Vos tuiles Soutien",
    tile_played: "jouée : {}",
    happened: "Ce qui s'est passé :",
    ask_intensity: "Vous êtes Chef de Mission. Combien de cartes à chacun ?",
    ask_turn: "À vous de jouer. Que faites-vous ?",
    ask_speech: "Discours contre {} par {}. Que défaussez-vous ?",
    ask_christmas: "Joyeux Noël. Quel Coup Dur s'en va ?",
    ask_relief: "Vous recevez le plus de Soutien. Que prenez-vous ?",
    speech: "Faire un Discours contre",
    fails: "échec de la Mission !",
    keys: "Un numéro décide · Entrée revoir la table · u annuler · h aide · q quitter",
    no_such_key: "Cette touche n'est pas proposée.",
    pause: "Entrée pour continuer, u pour annuler.",
    pause_final: "Entrée pour continuer.",
    taken_back: "Décision annulée.",
    nothing_to_undo: "Il n'y a pas de décision à annuler.",
    undo_revealed: "Impossible d'annuler : une carte ou une tuile a été tirée ou montrée depuis.",
    undo_other: "Impossible d'annuler : quelqu'un d'autre a décidé depuis.",
    hand_over: "L'écran passe à {}. Appuyez sur Entrée quand personne d'autre ne regarde.",
    help_keys: "Un numéro puis Entrée : ce choix.   Entrée seule : revoir la table.
u : annuler votre dernière décision, si rien n'a été tiré ni montré depuis.
h : cette aide.   q, ou la fin de l'entrée : quitter la partie.

À votre tour : jouer une carte, ou défausser du No Man's Land une carte qui porte la menace de votre \
    Porte-Bonheur (une fois), ou dépenser un jeton Discours pour que les autres défaussent une carte de \
    cette menace, ou vous replier avec une tuile Soutien. La tuile va à la place qu'elle désigne ; la ligne \
    du dessous est à gauche. Qui en reçoit le plus défausse des Coups Durs ou, après une réussite, récupère \
    son Porte-Bonheur.
Une Mission échoue quand une menace est active trois fois ; elle réussit quand tous se sont repliés. Les \
    cartes gardées en main coûtent du Moral, trois cartes au moins. Victoire : plus d'Épreuves ni de cartes \
    en main après une réussite. Défaite : plus de réserve de Moral, ou quatre Coups Durs pour l'un des \
    Poilus à la fin d'une Mission.
",
    help_cards: "Les Coups Durs sur la table et dans votre main, et d'autres cartes :",
    no_traps: "Sans effet dans une partie pour débutants.",
    colon: "\u{a0}:",
    goodbye: "Au revoir. La graine était {}.",
};

/// The text with its gaps filled, one after the other.
pub(crate) fn fill(text: &str, parts: &[&str]) -> String {
    parts.iter().fold(text.to_owned(), |text, part| text.replacen("{}", part, 1))
}

/// What is wrong with the command line, in a line.
pub(crate) fn fault(lang: Lang, fault: &Fault) -> String {
    let (text, parts): (&str, &[&str]) = match fault {
        Fault::Unknown(name) => (lang.pick("unknown option {}", "option inconnue {}"), &[name]),
        Fault::NoValue(option) => (lang.pick("{} needs a value", "{} demande une valeur"), &[option]),
        Fault::Value(option) => (lang.pick("{} takes no value", "{} ne prend pas de valeur"), &[option]),
        Fault::BadValue { option, value, allowed } => {
            (lang.pick("{} takes {}, not '{}'", "{} accepte {}, pas « {} »"), &[option, allowed, value])
        }
        Fault::SeatBeyond { seat, players } => (
            lang.pick(
                "--seat {} is beyond the number of players, {}",
                "--seat {} dépasse le nombre de \
    joueurs, {}",
            ),
            &[&seat.to_string(), &players.to_string()],
        ),
        Fault::Together(one, other) => {
            (lang.pick("{} and {} contradict each other", "{} et {} se contredisent"), &[one, other])
        }
    };
    format!("{} (--help)", fill(text, parts))
}

/// What `--help` says.
pub(crate) const fn usage(lang: Lang) -> &'static str {
    lang.pick(USAGE_ENGLISH, USAGE_FRENCH)
}

const USAGE_ENGLISH: &str = "\
The Grizzled in the terminal, against bots or with friends at one screen.

Usage: grizzled-terminal [options]

  --players 2..5                  number of players (default 4)
  --seat 1..N                     your seat (default 1)
  --level rookie|normal|veteran   how hard it is (default normal)
  --seed NUMBER                   the same seed is the same game (default: any)
  --auto                          bots play alone, and you are told of it
  --hot-seat                      people at every seat, in turn at one screen
  --lang en|fr                    language (default en)
  --help, --version

Without a terminal to play in, bots play alone. Colours are left out where the
variable NO_COLOR is set.
";

const USAGE_FRENCH: &str = "\
Les Poilus dans le terminal, avec des robots ou entre amis devant un seul écran.

Usage : grizzled-terminal [options]

  --players 2..5                  nombre de joueurs (4 par défaut)
  --seat 1..N                     votre place (1 par défaut)
  --level rookie|normal|veteran   difficulté : débutant, normal, vétéran
  --seed NOMBRE                   la même graine donne la même partie
  --auto                          les robots jouent seuls, et on vous raconte
  --hot-seat                      une personne à chaque place, tour à tour
  --lang en|fr                    langue (en par défaut)
  --help, --version

Sans terminal où jouer, les robots jouent seuls. Pas de couleurs si la variable
NO_COLOR est définie.
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_their_order() {
        assert_eq!(fill("{} and {}", &["one", "two"]), "one and two");
    }

    #[test]
    fn no_line_is_wider_than_the_screen() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let texts = [usage(lang), words.keys, words.undo_revealed, words.hand_over];
            for line in texts.iter().flat_map(|text| text.lines()) {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
