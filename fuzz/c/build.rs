//! Compiles the C side, with the table of all functions that `examples/c/faults` has.

fn main() {
    let folders = ["../../include", "../../examples/c/faults"];
    let files = ["bytes.c", "calls.c", "moves.c", "table.c", "../../examples/c/faults/parameters.c"];
    let mut build = cc::Build::new();
    build.std("c99").warnings(true).extra_warnings(true).includes(folders).files(files);
    build.compile("grizzled_calls");
    for file in files.iter().chain(&folders).chain(&["calls.h"]) {
        println!("cargo::rerun-if-changed={file}");
    }
}
