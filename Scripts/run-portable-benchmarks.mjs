// Times the portable kernels natively and in WebAssembly, and says how much slower the second is:
//   node run-portable-benchmarks.mjs FILE.wasm NATIVE-PROGRAM
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const native = execFileSync(process.argv[3], ['speed'], { encoding: 'utf8' }).trim().split('\n');
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { benchmark_count, benchmark_prepare, benchmark_run } = instance.exports;
for (let index = 0; index < benchmark_count(); index++) {
  const [, microseconds, name] = native[index].match(/^(\d+) (.*)$/);
  benchmark_prepare(index);
  // The first runs are compiled quickly, not well.
  for (let run = 0; run < 30; run++) benchmark_run();
  let least = Infinity;
  for (let run = 0; run < 60; run++) {
    const start = performance.now();
    benchmark_run();
    least = Math.min(least, performance.now() - start);
  }
  const before = microseconds / 1000;
  console.log(`${name}: native ${before.toFixed(3)} ms, WebAssembly ${least.toFixed(3)} ms, ${(least / before).toFixed(2)} times`);
}
