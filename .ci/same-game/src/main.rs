//! Prints what the games come to on this machine.
#[cfg(target_arch = "wasm32")]
compile_error!("on wasm the library is called by a program of its host");

fn main() {
    for players in 2..=5 {
        for seed in 0..25 {
            println!("{players} {seed} {:016x}", same_game::fold(players, seed));
        }
    }
}
