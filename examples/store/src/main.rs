//! Plays a game on a store, tries the store by killing it, and measures it.

mod commands;
#[cfg(feature = "nats")]
mod on_nats;

use std::process::ExitCode;

const USAGE: &str = "\
grizzled-store create --db FILE
grizzled-store verify --db FILE
grizzled-store play  [--db FILE | --nats URL ...] [--players 2..5] [--seed SEED]
grizzled-store crash [--times NUMBER] [--every NUMBER] [--writers NUMBER] [--seed NUMBER]
grizzled-store bench [--seconds NUMBER] [--writers NUMBER] [--dir FOLDER | --nats URL ...]

create  an empty store in a new file
verify  looks at every page and row of a file, and says what is damaged; then the exit status is 1
play    bots play a whole game; it is stored, read back, replayed, compared, finished, and verified
        --db: a store that was created (otherwise a file that is gone afterwards)
        --seed: a number or 64 digits from 0 to f (drawn from the system)
crash   a process that appends is killed again and again, and the file is checked each time
        --times: how often (25); --every: sync only with every n-th change (1);
        --writers: at once (4)
bench   appended events per second, with and without fsync
        --seconds: for each way (3); --writers: at once (1); --dir: on this disk (the folder for temporary files)
--nats  on a NATS server with JetStream (needs the feature `nats`): nats://HOST:PORT, or tls://HOST:PORT to insist on TLS
        --stream: its name (grizzled); it is created where there is none
        --tls-ca FILE: the certificate authorities to trust, PEM (those of the system)
        --tls-cert FILE --tls-key FILE: the certificate to show, PEM
        --user NAME --password-file FILE, or --token-file FILE, or --creds FILE, or --nkey-file FILE: who this is";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match commands::run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(commands::Fault::Usage(problem)) => {
            eprintln!("{problem}\n\n{USAGE}");
            ExitCode::from(2)
        }
        Err(commands::Fault::Failed(problem)) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
