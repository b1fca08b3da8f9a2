// Bandwidth of the rank curves and the weight of a player's own last season, by leaving one season out.

import { mean } from '../statistics.ts';
import { halfPprPoints, type RankedSeason, rankedSeasons, SKILL_POSITIONS } from './history.ts';
import { GAMES_NOW, GAMES_THEN, rankLine } from './smooth.ts';

const POOL = { QB: 32, RB: 60, WR: 72, TE: 32 } as const;
const HALF_RELIABLE_GAMES = 8;

const all = rankedSeasons();
console.log(`${all.length} ranked player seasons, 2012-2020\n`);

/** Mean absolute error of predicted season points (16 games), one season left out at a time. */
function error(position: keyof typeof POOL, predict: (train: readonly RankedSeason[], row: RankedSeason) => number) {
  const rows = all.filter((row) => row.position === position);
  const errors: number[] = [];
  for (let season = 2012; season <= 2020; season++) {
    const train = rows.filter((row) => row.season !== season);
    for (const row of rows) {
      if (row.season !== season || row.rank > POOL[position]) continue;
      errors.push(Math.abs(predict(train, row) - halfPprPoints(row.totals.line)));
    }
  }
  return mean(errors);
}

const memo = new Map<string, ReturnType<typeof rankLine>>();
function curve(train: readonly RankedSeason[], row: RankedSeason, bandwidth: number) {
  const key = `${row.position} ${row.season} ${row.rank} ${bandwidth}`;
  const known = memo.get(key) ?? rankLine(train, row.rank, bandwidth);
  memo.set(key, known);
  return known;
}

console.log('bandwidth: mean absolute error of season points');
for (const bandwidth of [0.06, 0.12, 0.18, 0.25, 0.35, 0.5]) {
  const cells = SKILL_POSITIONS.map((position) =>
    error(
      position,
      (train, row) => (halfPprPoints(curve(train, row, bandwidth).line) * GAMES_THEN) / GAMES_NOW,
    ).toFixed(2),
  );
  console.log(String(bandwidth).padEnd(6), cells.join('  '));
}

console.log('\nweight of the last season (times reliability), at bandwidth 0.18');
for (const weight of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1]) {
  const cells = SKILL_POSITIONS.map((position) =>
    error(position, (train, row) => {
      const implied = curve(train, row, 0.18);
      const impliedPerGame = halfPprPoints(implied.line) / implied.games;
      const games = (implied.games * GAMES_THEN) / GAMES_NOW;
      if (!row.before) return impliedPerGame * games;
      const reliability = row.before.games / (row.before.games + HALF_RELIABLE_GAMES);
      const own = halfPprPoints(row.before.line) / row.before.games;
      return (impliedPerGame + weight * reliability * (own - impliedPerGame)) * games;
    }).toFixed(2),
  );
  console.log(String(weight).padEnd(6), cells.join('  '));
}

// How a rank's points are made up is another question than how many they are: a running quarterback is not the mean
// quarterback of their rank. The own line of last season, scaled to the same points, is mixed in by `weight` times
// reliability; the figure is the mean over the position's main stats of the error relative to the rank's own mix.
const MAIN_STATS = {
  QB: [
    'passingYards',
    'passingTouchdowns',
    'passingInterceptions',
    'rushingAttempts',
    'rushingYards',
    'rushingTouchdowns',
  ],
  RB: [
    'rushingAttempts',
    'rushingYards',
    'rushingTouchdowns',
    'receivingTargets',
    'receivingReceptions',
    'receivingYards',
  ],
  WR: ['receivingTargets', 'receivingReceptions', 'receivingYards', 'receivingTouchdowns', 'rushingYards'],
  TE: ['receivingTargets', 'receivingReceptions', 'receivingYards', 'receivingTouchdowns'],
} as const;

console.log('\nweight of the own mix of stats: error by stat, relative to the mix of the rank');
const LEAST_OWN_POINTS = 20;
for (const weight of [0.2, 0.4, 0.6, 0.8, 1]) {
  const cells = SKILL_POSITIONS.map((position) => {
    const ratios = MAIN_STATS[position].map((stat) => {
      const errors: number[] = [];
      const plain: number[] = [];
      const rows = all.filter((row) => row.position === position);
      for (const row of rows) {
        const own = row.before ? halfPprPoints(row.before.line) : 0;
        if (row.rank > POOL[position] || !row.before || own < LEAST_OWN_POINTS) continue;
        const implied = curve(
          rows.filter((other) => other.season !== row.season),
          row,
          0.18,
        );
        const share = (weight * row.before.games) / (row.before.games + HALF_RELIABLE_GAMES);
        const scaled = (row.before.line[stat] * halfPprPoints(implied.line)) / own;
        const expected = (1 - share) * implied.line[stat] + share * scaled;
        const happened = (row.totals.line[stat] * GAMES_NOW) / GAMES_THEN;
        errors.push(Math.abs(expected - happened));
        plain.push(Math.abs(implied.line[stat] - happened));
      }
      return mean(errors) / mean(plain);
    });
    return `${mean(ratios).toFixed(3)} (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`;
  });
  console.log(String(weight).padEnd(6), cells.join('  '));
}
