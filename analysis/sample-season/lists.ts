// How good the sample's lists are: rankings before the season against its end, weekly projections against the weeks.
// The real figures beside them: expert consensus 2012-20 and NFL.com 2021-24, see README.
import { sampleSeason } from '@pylon/almanac/sample/sample-season';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { expectedPoints } from '@pylon/engine/scoring/expected/expected-points';
import { points } from '@pylon/engine/scoring/points';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { mean, rankCorrelation } from '../statistics.ts';

const HALF_PPR = BASE_SCORING_SYSTEMS[0]?.settings ?? {};
const LISTS = [
  { position: 'QB', ranked: 25, realRank: 0.404, weekly: 24, realError: 5.81 },
  { position: 'RB', ranked: 40, realRank: 0.342, weekly: 48, realError: 4.79 },
  { position: 'WR', ranked: 50, realRank: 0.486, weekly: 60, realError: 5.02 },
  { position: 'TE', ranked: 20, realRank: 0.403, weekly: 24, realError: 4.05 },
] as const;

/** For each list: the rank correlation before last season, and the mean absolute error of a week's projection. */
function qualityOf(seed: number): { rank: number; error: number }[] {
  const rows = sampleSeason({ seed });
  const before = Math.min(...rows.games.map((game) => game.season));
  const positions = new Map(rows.players.map((player) => [player.playerId, player.position]));
  const totals = new Map<string, number>();
  const weeks = new Map<string, number>();
  // Rows hold null where only a defence has an amount; a line leaves it out.
  const line = (row: object) => row as StatLine;
  for (const row of rows.statWeeks) {
    const scored = points(line(row), null, HALF_PPR);
    if (row.season === before) totals.set(row.entityId, (totals.get(row.entityId) ?? 0) + scored);
    else weeks.set(`${row.week} ${row.entityId}`, scored);
  }
  return LISTS.map(({ position, ranked, weekly }) => {
    const list = rows.rankings
      .filter((row) => row.season === before && row.period === 'seasonal' && row.format === 'half-ppr')
      .filter((row) => row.expert === 'fantasypros-ecr' && positions.get(row.entityId) === position)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, ranked);
    const projected = rows.projections.filter(
      (row) => row.period === 'weekly' && row.provider === 'sleeper' && positions.get(row.entityId) === position,
    );
    const errors = [...Map.groupBy(projected, (row) => row.week)].flatMap(([week, own]) =>
      own
        .map((row) => ({
          expected: expectedPoints(line(row), null, HALF_PPR, 1),
          scored: weeks.get(`${week} ${row.entityId}`),
        }))
        .sort((a, b) => b.expected - a.expected)
        .slice(0, weekly)
        .flatMap(({ expected, scored }) => (week === 9 ? [] : [Math.abs(expected - (scored ?? 0))])),
    );
    return {
      rank: rankCorrelation(
        list.map((row) => row.rank),
        list.map((row) => -(totals.get(row.entityId) ?? 0)),
      ),
      error: mean(errors),
    };
  });
}

const seeds = Number(process.argv[2] ?? 8);
const all = Array.from({ length: seeds }, (_, seed) => qualityOf(seed));
console.log(
  '| position | rank correlation, sample | real | weekly error in points, sample | real |\n|---|--:|--:|--:|--:|',
);
for (const [index, { position, realRank, realError }] of LISTS.entries()) {
  const rank = mean(all.map((list) => list[index]?.rank ?? 0));
  const error = mean(all.map((list) => list[index]?.error ?? 0));
  console.log(`| ${position} | ${rank.toFixed(2)} | ${realRank} | ${error.toFixed(2)} | ${realError} |`);
}
