// How the person's team comes out, by the way they pick, measured and carried over to the public page:
//   node analysis/suggestions/compare.ts [drafts per slot and season]
// One drafter follows the policy, eleven pick by the choice model; every season of the history, every draft slot.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyFigures } from '@pylon/engine/methods/figures.shape';
import { mean } from '../statistics.ts';
import { POLICIES, poolOf } from './policies.ts';
import { loadSeasons } from './seasons.ts';
import { LEAGUE, type Result, ROUNDS, trial } from './trial.ts';

function compare(perSlot: number): void {
  const seasons = loadSeasons();
  const pools = seasons.map((season) => poolOf(season, LEAGUE));
  console.log(`${seasons.length * LEAGUE.teams * perSlot} drafts per policy, ${LEAGUE.teams} teams × ${ROUNDS} rounds`);
  console.log(
    'policy | finish V | ahead V | finish line-up | ahead line-up | finish real | top 2 real | ahead real (SE) | ms a pick',
  );
  const figures: PolicyFigures[] = [];
  for (const [name, policy] of Object.entries(POLICIES)) {
    const bySeason = seasons.map((season, index) =>
      Array.from({ length: LEAGUE.teams * perSlot }, (_, at) => {
        const pool = pools[index];
        if (pool === undefined) throw new Error('a season has no pool');
        return trial({ season, pool, team: at % LEAGUE.teams, policy, seed: `${season.season} ${at}` });
      }),
    );
    const all = bySeason.flat();
    const column = (pick: (result: Result) => number) => mean(all.map(pick));
    const seasonMeans = bySeason.map((results) => mean(results.map((result) => result.ahead[2])));
    const spread = Math.sqrt(mean(seasonMeans.map((each) => (each - mean(seasonMeans)) ** 2)) / (seasons.length - 1));
    console.log(
      [
        name,
        column((r) => r.finish[0]).toFixed(2),
        column((r) => r.ahead[0]).toFixed(1),
        column((r) => r.finish[1]).toFixed(2),
        column((r) => r.ahead[1]).toFixed(1),
        column((r) => r.finish[2]).toFixed(2),
        `${(100 * column((r) => (r.finish[2] <= 2 ? 1 : 0))).toFixed(1)} %`,
        `${column((r) => r.ahead[2]).toFixed(1)} (${spread.toFixed(1)})`,
        (all.reduce((sum, r) => sum + r.cpuMs, 0) / all.reduce((sum, r) => sum + r.decisions, 0)).toFixed(2),
      ].join(' | '),
    );
    figures.push({
      name: SPOKEN[name] ?? name,
      drafts: all.length,
      finish: round(column((r) => r.finish[0])),
      ahead: round(column((r) => r.ahead[0])),
      realFinish: round(column((r) => r.finish[2])),
      realAhead: round(column((r) => r.ahead[2])),
      realError: round(spread),
    });
  }
  writeFileSync(join(import.meta.dirname, TARGET), source(figures, perSlot));
}

const TARGET = '../../packages/engine/src/methods/suggestion-figures.data.ts';
const round = (value: number): number => Math.round(value * 100) / 100;

/** Ways of picking in the words of the page. */
const SPOKEN: Readonly<Record<string, string>> = {
  suggestions: 'Our suggestions',
  'need and drop-off': 'Need, and what is lost by waiting',
  'need-weighted VBD': 'Value over the waiver wire, by need',
  'VBD, static replacement': 'Value over replacement, without need',
  'best ADP with position caps': 'The next player of the board',
  'the market itself': 'One more bot',
};

const source = (figures: readonly PolicyFigures[], perSlot: number): string =>
  `// What suggestions are worth against other ways of picking. Written by \`node analysis/suggestions/compare.ts ${perSlot}\`: measured,
// never edited.
import type { PolicyFigures } from './figures.shape.ts';

/** Best first by projection. @source analysis/suggestions */
export const SUGGESTION_FIGURES: readonly PolicyFigures[] = ${JSON.stringify(figures.toSorted((x, y) => y.ahead - x.ahead))};
`;

compare(Number(process.argv[2] ?? 8));
