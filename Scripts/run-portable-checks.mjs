// Prints the digest of every portable check of a WebAssembly build, one a line:
//   node run-portable-checks.mjs FILE.wasm
import { readFileSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { check_count, check_digest } = instance.exports;
for (let index = 0; index < check_count(); index++) {
  console.log(BigInt.asUintN(64, check_digest(index)).toString(16).padStart(16, '0'));
}
