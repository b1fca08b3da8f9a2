// `npm run bench [name ...]`: the timings of bench/, side by side with what they are compared to.

import { join } from 'node:path';
import type { Bench } from '../bench/measure.ts';
import { printRows } from '../bench/measure.ts';
import { filesBelow, ROOT } from './project.ts';

const wanted = process.argv.slice(2);
for (const file of filesBelow('bench').filter((path) => path.endsWith('.bench.ts'))) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
  const { bench } = (await import(join(ROOT, file))) as { bench: Bench };
  console.log(`\n${bench.name}`);
  printRows(await bench.run());
}
