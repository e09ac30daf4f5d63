//! What the command line can say, and what is wrong with it.

use super::fill;
use crate::options::Fault;
use grizzled_core::text::Lang;

/// What is wrong with the command line, in a line.
pub(crate) fn fault(lang: Lang, fault: &Fault) -> String {
    let (text, parts): (&str, &[&str]) = match fault {
        Fault::Unknown(name) => (lang.pick("unknown option {}", "option inconnue {}"), &[name]),
        Fault::NoValue(option) => (lang.pick("{} needs a value", "{} demande une valeur"), &[option]),
        Fault::Value(option) => (lang.pick("{} takes no value", "{} ne prend pas de valeur"), &[option]),
        Fault::BadValue { option, value, allowed } => {
            (lang.pick("{} takes {}, not '{}'", "{} accepte {}, pas « {} »"), &[option, allowed, value])
        }
        Fault::SeatBeyond { option, seat, players } => (
            lang.pick("{} {} is beyond the number of players, {}", "{} {} dépasse le nombre de joueurs, {}"),
            &[option, &seat.to_string(), &players.to_string()],
        ),
        Fault::NotInMode { option, mode } => {
            (lang.pick("{} means nothing with --mode {}", "{} n'a pas de sens avec --mode {}"), &[option, mode])
        }
        Fault::Needed { option, mode } => {
            (lang.pick("{} is needed with --mode {}", "{} est nécessaire avec --mode {}"), &[option, mode])
        }
        Fault::Twice { option, what } => (lang.pick("{} names {} twice", "{} nomme {} deux fois"), &[option, what]),
        Fault::NoSeed => {
            let english = "the system gives no random numbers: choose a --seed";
            (
                lang.pick(english, "le système ne donne pas de nombres aléatoires : choisissez une graine avec --seed"),
                &[],
            )
        }
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

  --mode MODE                     base (default), or of Armistice: one-shot,
                                  solo, duo, chapter, campaign
  --players 2..5                  number of players (default 4); one-shot 3..5;
                                  two have four Grizzled in chapter and campaign
  --seat 1..N                     your seat (default 1); in duo your pair: 1, 2
  --leader 1..N                   who leads first (default: at random)
  --character SEAT=NAME           who plays at a seat (default: at random), for
                                  several give it several times: felix, charles,
                                  gustave, anselme, gaston, lazare
  --seed NUMBER                   the same seed is the same game (default: any)
  --auto, --bots                  bots play alone, and you watch
  --hot-seat                      people at every seat, in turn at one screen
  --lang en|fr                    language (default en)
  --log FILE                      keep the log of the game (no campaign) in this
                                  new file, as lines of JSON if it is a .jsonl
  --continue FILE                 go on with the unfinished game of a log
  --replay FILE                   replay the game in a log, without playing
  --help, --version

Base:
  --level rookie|normal|veteran   how hard it is (default normal)
One-shot and duo:
  --difficulty beginner|grizzled|veteran  the Orders (default grizzled)
  --no-traps, --no-recruits, --no-help    without Traps, Recruits, Helping Hands
Chapter:
  --chapter 0..9                  which; 0 is Boot Camp
All but base:
  --pack FILE                     the cards of a pack of your own (PACKS.md)
Campaign:
  --save FILE                     the new file to keep it in; by default one in
                                  the folder for the data of programs
  --resume FILE                   the campaign to go on with, kept there again,
                                  from the last decision of a Chapter under way
  --skip-boot-camp                begin with Chapter 1

Without a terminal to play in, bots play alone. Colours are left out where the
variable NO_COLOR is set.
";

const USAGE_FRENCH: &str = "\
Les Poilus dans le terminal, avec des robots ou entre amis devant un seul écran.

Usage : grizzled-terminal [options]

  --mode MODE                     base (par défaut), ou d'Armistice : one-shot,
                                  solo, duo, chapter, campaign
  --players 2..5                  nombre de joueurs (4 par défaut), 3..5 en
                                  one-shot ; à deux, quatre Poilus hors base
  --seat 1..N                     votre place (1 par défaut) ; en duo la paire
  --leader 1..N                   le premier Chef (au hasard par défaut)
  --character PLACE=NOM           qui joue à une place (au hasard par défaut), à
                                  répéter pour plusieurs : felix, charles,
                                  gustave, anselme, gaston, lazare
  --seed NOMBRE                   la même graine donne la même partie
  --auto, --bots                  les robots jouent seuls, et on vous raconte
  --hot-seat                      une personne à chaque place, tour à tour
  --lang en|fr                    langue (en par défaut)
  --log FICHIER                   garder le journal de la partie (hors campagne)
                                  dans ce nouveau fichier, en lignes JSON si son
                                  nom finit en .jsonl
  --continue FICHIER              reprendre la partie inachevée d'un journal
  --replay FICHIER                raconter la partie d'un journal, sans jouer
  --help, --version

Base :
  --level rookie|normal|veteran   difficulté : débutant, normal, vétéran
One-shot et duo :
  --difficulty beginner|grizzled|veteran  les Ordres (grizzled par défaut)
  --no-traps, --no-recruits, --no-help    sans Pièges, Recrues, Coups de Main
Chapitre :
  --chapter 0..9                  lequel ; 0 pour les classes
Sauf base :
  --pack FICHIER                  les cartes d'un paquet à vous (PACKS.md)
Campagne :
  --save FICHIER                  le nouveau fichier où la garder (par défaut
                                  dans le dossier des données des programmes)
  --resume FICHIER                la campagne à reprendre, là où elle en était,
                                  même en plein Chapitre ; gardée au même lieu
  --skip-boot-camp                commencer au Chapitre 1

Sans terminal où jouer, les robots jouent seuls. Pas de couleurs si la variable
NO_COLOR est définie.
";
