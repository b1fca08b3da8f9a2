// `npm run bench [name ...]`: the timings of bench/, side by side with what they are compared to.
// `-- --check`: fails when one of those in bench/expectations.json lost more than a quarter of its speed, and says
// which. `-- --expect`: writes down what the named ones cost now; what a row costs stands there only where it is the
// same at every run.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Costs, costsOf, type Expectations, fallsOf, leastOf } from '../bench/expectations.ts';
import { type Bench, printRows } from '../bench/measure.ts';
import { referenceMs } from '../bench/reference.ts';
import { filesBelow, ROOT } from './project.ts';

const EXPECTATIONS = join(ROOT, 'bench/expectations.json');
/** What else the machine does disturbs a measurement: a fall counts that is there each time. */
const MEASUREMENTS = 3;

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const expectations = JSON.parse(readFileSync(EXPECTATIONS, 'utf8')) as Expectations; // ours
const [isCheck, isExpect] = [options.includes('--check'), options.includes('--expect')];

async function costsNow(bench: Bench): Promise<Costs> {
  const reference = referenceMs();
  const rows = await bench.run();
  printRows(rows);
  // The machine may have become slower or quicker meanwhile: the better half of it is taken for both.
  return costsOf(rows, Math.min(reference, referenceMs()));
}

/** The least of several measurements, of which there are no more than are needed. */
async function leastCosts(bench: Bench, isEnough: (costs: Costs) => boolean): Promise<Costs> {
  let costs = await costsNow(bench);
  for (let times = 1; times < MEASUREMENTS && !isEnough(costs); times++) costs = leastOf(costs, await costsNow(bench));
  return costs;
}

const falls: string[] = [];
const found: Record<string, Costs> = { ...expectations };
for (const file of filesBelow('bench').filter((path) => path.endsWith('.bench.ts'))) {
  if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue;
  const { bench } = (await import(join(ROOT, file))) as { bench: Bench };
  const expected = expectations[bench.name];
  if (isCheck && !expected) continue;
  console.log(`\n${bench.name} (${basename(file)})`);
  if (isCheck && expected) {
    const costs = await leastCosts(bench, (now) => fallsOf(expected, now).length === 0);
    falls.push(...fallsOf(expected, costs).map((fall) => `${bench.name}: ${fall}`));
  } else if (isExpect) found[bench.name] = rounded(await leastCosts(bench, () => false));
  else printRows(await bench.run());
}

function rounded(costs: Costs): Costs {
  return Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, Number(cost.toPrecision(3))]));
}

if (isExpect) writeFileSync(EXPECTATIONS, `${JSON.stringify(found, null, 2)}\n`);
for (const fall of falls) console.log(`FAIL  ${fall}`);
if (isCheck) console.log(falls.length === 0 ? '\nNothing has fallen.' : `\n${falls.length} fell.`);
process.exitCode = falls.length === 0 ? 0 : 1;
