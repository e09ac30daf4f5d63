//! Gives the shared library its name for the linker, with the number of the binary interface from the header.

use std::env::var;

const HEADER: &str = "../include/grizzled.h";

/// `GRZ_ABI`, as the header has it: programs built against another one do not start with the library.
fn abi() -> u32 {
    let header = std::fs::read_to_string(HEADER).unwrap_or_else(|error| panic!("{HEADER}: {error}"));
    let number = header.lines().find_map(|line| line.strip_prefix("#define GRZ_ABI "));
    let digits = number.map(|number| number.trim_matches(|letter: char| !letter.is_ascii_digit()));
    digits.and_then(|digits| digits.parse().ok()).unwrap_or_else(|| panic!("{HEADER} has no line #define GRZ_ABI"))
}

fn main() {
    // Set by `.ci/c-growth` alone.
    println!("cargo::rustc-check-cfg=cfg(grz_newer)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={HEADER}");
    let system = var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    let arguments = match system.as_str() {
        "linux" | "freebsd" | "netbsd" | "openbsd" | "dragonfly" => format!("-Wl,-soname,libgrizzled.so.{}", abi()),
        // An app brings its own copy, whose file must end with .so; pages have 4 or 16 KiB.
        "android" => "-Wl,-soname,libgrizzled.so,-z,max-page-size=16384".to_owned(),
        "macos" | "ios" => format!("-Wl,-install_name,@rpath/libgrizzled.{}.dylib", abi()),
        _ => return,
    };
    println!("cargo::rustc-cdylib-link-arg={arguments}");
}
