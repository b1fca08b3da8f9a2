// How stacks and game stacks stray together: a quarterback beside his own receivers and tight end, and beside players
// of whom they meet, by what each scored beyond what was projected of them (analysis/week-odds).
//   node analysis/best-ball/stack-correlations.ts [--write]
// Writes engine/best-ball/stack-correlations.data.ts with --write.
import { writeFileSync } from 'node:fs';
import { correlation } from '../statistics.ts';
import { type Pair, strays } from '../week-odds/strays.ts';
import { nflComWeeks, type PlayedWeek, sleeperWeeks } from '../week-odds/weeks.ts';

const STACKED = ['WR1', 'WR2', 'WR3', 'TE1', 'RB1'] as const;
/** Standard deviations to either side that nine of ten keep within. */
const NINE_OF_TEN = 1.645;

/** A correlation with the range that nine of ten such samples would be in, by Fisher's transformation. */
function ranged({ own, other }: Pair) {
  const found = correlation(own, other);
  const reach = NINE_OF_TEN / Math.sqrt(own.length - 3);
  const hundredth = (value: number) => Number(value.toFixed(2));
  return {
    ...{ games: own.length, correlation: hundredth(found) },
    ...{ low: hundredth(Math.tanh(Math.atanh(found) - reach)), high: hundredth(Math.tanh(Math.atanh(found) + reach)) },
  };
}

function told(rows: readonly PlayedWeek[]) {
  const { teamMates, opponents } = strays(rows);
  const of = (pairs: ReadonlyMap<string, Pair>) =>
    STACKED.flatMap((role) => {
      // Roles of a pair stand in the order of their list, in which quarterbacks are first.
      const pair = pairs.get(`QB1 ${role}`);
      return pair ? [{ role, ...ranged(pair) }] : [];
    });
  return { teamMates: of(teamMates), opponents: of(opponents) };
}

const chosen = told([nflComWeeks([2021]), nflComWeeks([2022]), sleeperWeeks(2023)].flat());
const later = told(sleeperWeeks(2025));
for (const side of ['teamMates', 'opponents'] as const) {
  console.log(`\n${side}: with a quarterback, 2021 to 2023; 2025`);
  for (const each of chosen[side]) {
    const after = later[side].find(({ role }) => role === each.role);
    const words = [each, after].map(
      (one) => one && `${one.correlation.toFixed(2)} (${one.low.toFixed(2)} to ${one.high.toFixed(2)}, ${one.games})`,
    );
    console.log(each.role.padEnd(5), words.join('   '));
  }
}

if (process.argv.includes('--write')) {
  writeFileSync(
    new URL('../../packages/engine/src/best-ball/stack-correlations.data.ts', import.meta.url),
    `// How players of one game strayed from their projections together.
// Written by \`node analysis/best-ball/stack-correlations.ts --write\`: measured, never edited.
import type { StackCorrelations } from './stack-correlations.shape.ts';

/** @source analysis/best-ball */
export const STACK_CORRELATIONS: StackCorrelations = ${JSON.stringify({ firstSeason: 2021, lastSeason: 2023, ...chosen }, null, 2)};
`,
  );
}
