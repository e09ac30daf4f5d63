// Prints what the games come to under WebAssembly: node run.mjs MODULE
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
for (let way = 2; way <= 10; way++) {
  for (let seed = 0; seed < 25; seed++) {
    const fold = BigInt.asUintN(64, instance.exports.play(way, seed));
    console.log(`${way} ${seed} ${fold.toString(16).padStart(16, "0")}`);
  }
}
