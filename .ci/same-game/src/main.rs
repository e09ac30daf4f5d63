//! Prints what the games come to on this machine.
#[cfg(target_arch = "wasm32")]
compile_error!("on wasm the library is called by a program of its host");

fn main() {
    for way in 2..=same_game::LAST_WAY {
        for seed in 0..25 {
            println!("{way} {seed} {:016x}", same_game::fold(way, seed));
        }
    }
}
