// Odds to advance against real drafts of a season that nothing was fitted to.
//   node analysis/best-ball/judge.ts --season 2022 [--data <folder>] [--write]
// Writes engine/methods/best-ball-odds.data.ts with --write.
import { writeFileSync } from 'node:fs';
import { askedOf } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { areaUnderCurve, BASE, brier, logLoss, slope, type Told, toldOfReal } from './told-odds.ts';

const { season, data } = askedOf(
  process.argv.some((arg) => arg.startsWith('--season')) ? undefined : ['--season', '2022'],
);
const told = toldOfReal(season, data);
const GROUPS = 5;

const share = (own: readonly Told[]): number => mean(own.map(({ isAdvanced }) => Number(isAdvanced)));
const figures = {
  brier: { ours: brier(told), base: brier(told, () => BASE) },
  logLoss: { ours: logLoss(told), base: logLoss(told, () => BASE) },
};
console.log(`${season}: ${told.length} teams, ${(100 * share(told)).toFixed(1)} % advanced`);
console.log(`Brier     ${figures.brier.ours.toFixed(5)}, base rate ${figures.brier.base.toFixed(5)}`);
console.log(`log loss  ${figures.logLoss.ours.toFixed(5)}, base rate ${figures.logLoss.base.toFixed(5)}`);
console.log(`AUC ${areaUnderCurve(told).toFixed(3)}; slope of what happened on the odds ${slope(told).toFixed(2)}`);

const sorted = told.toSorted((a, b) => a.odds - b.odds);
const groups = Array.from({ length: GROUPS }, (_, at) => {
  const own = sorted.slice(Math.floor((at * sorted.length) / GROUPS), Math.floor(((at + 1) * sorted.length) / GROUPS));
  return { teams: own.length, told: mean(own.map(({ odds }) => odds)), advanced: share(own) };
});
console.log('\nfifth   teams   told   advanced');
for (const [at, group] of groups.entries())
  console.log(
    `${at + 1}       ${group.teams}   ${(100 * group.told).toFixed(1)} %  ${(100 * group.advanced).toFixed(1)} %`,
  );

if (process.argv.includes('--write')) {
  const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
  const text = `// What the odds to advance in best ball have been worth.
// Written by \`node analysis/best-ball/judge.ts --season ${season} --write\`: measured, never edited.

/** @source analysis/best-ball */
export const BEST_BALL_ODDS_RECORD = ${JSON.stringify(
    {
      season,
      teams: told.length,
      brier: { ours: rounded(figures.brier.ours, 5), base: rounded(figures.brier.base, 5) },
      logLoss: { ours: rounded(figures.logLoss.ours, 5), base: rounded(figures.logLoss.base, 5) },
      areaUnderCurve: rounded(areaUnderCurve(told), 3),
      groups: groups.map((group) => ({
        ...{ teams: group.teams, told: rounded(group.told, 3), advanced: rounded(group.advanced, 3) },
      })),
    },
    null,
    2,
  )} as const;
`;
  writeFileSync(new URL('../../packages/engine/src/methods/best-ball-odds.data.ts', import.meta.url), text);
}
