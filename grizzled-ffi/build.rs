//! Gives the shared library its name for the linker.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux") {
        // Rust sets none. The number is GRZ_ABI: programs built against another one do not start with it.
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libgrizzled.so.0");
    }
}
