// Prints what the games come to under WebAssembly: node run.mjs MODULE
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
for (let players = 2; players <= 5; players++) {
  for (let seed = 0; seed < 25; seed++) {
    const fold = BigInt.asUintN(64, instance.exports.play(players, seed));
    console.log(`${players} ${seed} ${fold.toString(16).padStart(16, "0")}`);
  }
}
