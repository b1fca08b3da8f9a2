// How the person's team comes out, by the way they pick: node analysis/suggestions/compare.ts [drafts per slot and season]
// One drafter follows the policy, eleven pick by the choice model; every season of the history, every draft slot.

import { draftPool } from '@pylon/engine/mock-draft/draft-pool';
import { POLICIES } from './policies.ts';
import { loadSeasons } from './seasons.ts';
import { LEAGUE, type Result, ROUNDS, trial } from './trial.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function compare(perSlot: number): void {
  const seasons = loadSeasons();
  const pools = seasons.map((season) => draftPool(season.table, LEAGUE, () => 0));
  console.log(`${seasons.length * LEAGUE.teams * perSlot} drafts per policy, ${LEAGUE.teams} teams × ${ROUNDS} rounds`);
  console.log(
    'policy | finish V | ahead V | finish line-up | ahead line-up | finish real | top 2 real | ahead real (SE) | ms a pick',
  );
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
  }
}

compare(Number(process.argv[2] ?? 8));
