//! Prints where the logs lead that a list names: same-log FOLDER

use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = env::args().nth(1).expect("a folder with a list of logs");
    let list = fs::read_to_string(Path::new(&folder).join("hashes.txt")).expect("a list");
    for line in list.lines() {
        let name = line.split(' ').next().expect("a name");
        let bytes = fs::read(Path::new(&folder).join(name).with_extension("log")).expect("a log");
        println!("{name} {:016x}", same_log::end_hash(&bytes));
    }
}
