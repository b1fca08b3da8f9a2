// Compares the sample season with 2023 and 2025: node analysis/sample-season/compare.ts [seeds]
import { figuresOf } from './figures.ts';
import { hasRealFiles, realSeason, sampleOf } from './player-week.ts';

const seeds = Number(process.argv[2] ?? 8);
if (!hasRealFiles()) {
  console.log('The real files are not there: the folder `shared` is absent.');
  process.exit(0);
}
const real = [realSeason(2023), realSeason(2025)].map(figuresOf);
const samples = Array.from({ length: seeds }, (_, seed) => figuresOf(sampleOf(seed)));
const average = (lists: typeof samples, index: number) =>
  lists.reduce((sum, list) => sum + (list[index]?.value ?? 0), 0) / lists.length;

let group = '';
let compared = 0;
let near = 0;
for (const [index, figure] of (real[0] ?? []).entries()) {
  if (figure.group !== group) {
    group = figure.group;
    console.log(`\n| ${group} | 2023 | 2025 | sample (${seeds} seeds) | to the mean of both |\n|---|--:|--:|--:|--:|`);
  }
  const [real2023, real2025] = real.map((list) => list[index]?.value ?? 0);
  // Single defenders are not in the file of 2023.
  const truth = real2023 === 0 ? (real2025 ?? 0) : average(real, index);
  const sample = average(samples, index);
  const isCorrelation = group.startsWith('correlation');
  const digits = isCorrelation || group.startsWith('share') ? 3 : truth < 10 ? 2 : 1;
  const show = (value = 0) => value.toFixed(digits);
  const off = isCorrelation ? sample - truth : sample / truth - 1;
  compared += 1;
  if (Math.abs(off) <= 0.1) near += 1;
  const mark = Math.abs(off) > 0.1 ? ' *' : '';
  const change = isCorrelation ? off.toFixed(2) : `${(100 * off).toFixed(0)} %`;
  console.log(
    `| ${figure.name} | ${real2023 === 0 ? '–' : show(real2023)} | ${show(real2025)} | ${show(sample)} | ${off >= 0 ? '+' : ''}${change}${mark} |`,
  );
}
console.log(`\n${near} of ${compared} figures within 10 % (correlations: within 0.10).`);
