// How far single games stray from Sleeper's weekly projections: the constants of
// engine/src/scoring/expected/game-spread.ts.
// Run: node analysis/bonus-odds/fit.ts   (needs the folder `shared` beside the project; about twelve seconds)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { negativeBinomialTail } from '@pylon/engine/statistics/negative-binomial';
import { normalCdf } from '@pylon/engine/statistics/normal';

type Stats = Readonly<Record<string, number>>;
type Pair = readonly [projected: number, actual: number];

const ROOT = join(import.meta.dirname, '../../../shared/data/sleeper');

function read(folder: string, season: number, week: number): Readonly<Record<string, Stats>> {
  const bytes = readFileSync(join(ROOT, folder, 'nfl/regular', String(season), `${week}.json.gz`));
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as Record<string, Stats>; // as shared/data/README.md says
}

/** Projected and actual amounts of everybody who was projected any and played, of the given seasons. */
function pairs(names: readonly string[], seasons: readonly number[]): readonly Pair[] {
  const found: Pair[] = [];
  const total = (stats: Stats) => names.reduce((sum, name) => sum + (stats[name] ?? 0), 0);
  for (const season of seasons) {
    for (let week = 1; week <= 18; week += 1) {
      const actual = read('stats', season, week);
      for (const [id, projected] of Object.entries(read('projections', season, week))) {
        const stats = actual[id];
        if (stats?.['gp'] !== undefined && total(projected) > 0) found.push([total(projected), total(stats)]);
      }
    }
  }
  return found;
}

const logLoss = (data: readonly Pair[], odds: (mean: number) => number, came: (actual: number) => boolean): number => {
  let loss = 0;
  for (const [mean, actual] of data) {
    const probability = Math.min(1 - 1e-9, Math.max(1e-9, odds(mean)));
    loss -= Math.log(came(actual) ? probability : 1 - probability);
  }
  return loss / data.length;
};

/** The candidate with the least loss. */
function best(candidates: readonly number[], loss: (candidate: number) => number): number {
  return candidates.map((value) => [loss(value), value] as const).sort((a, b) => a[0] - b[0])[0]?.[1] ?? Number.NaN;
}

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Variance per yard, by squared misses over means and by the odds of the thresholds. */
function fitYards(name: string, data: readonly Pair[], thresholds: readonly number[]): void {
  const likely = data.filter(([mean]) => mean >= 10);
  const byMoments =
    likely.reduce((sum, [mean, actual]) => sum + (actual - mean) ** 2, 0) /
    likely.reduce((sum, [mean]) => sum + mean, 0);
  console.log(`${name}: ${data.length} games; variance per yard by moments ${byMoments.toFixed(1)}`);
  for (const threshold of thresholds) {
    const fitted = best(range(10, 40, 1), (perYard) =>
      logLoss(
        likely,
        (mean) => negativeBinomialTail(threshold, mean, perYard * mean),
        (actual) => actual >= threshold,
      ),
    );
    const came = data.filter(([, actual]) => actual >= threshold).length;
    const expected = (perYard: number) =>
      data.reduce((sum, [mean]) => sum + negativeBinomialTail(threshold, mean, perYard * mean), 0);
    console.log(
      `  ${threshold}+: fitted ${fitted}; came true ${came}, expected ${expected(fitted).toFixed(1)} (at moments ${expected(byMoments).toFixed(1)})`,
    );
  }
}

/** Standard deviation of what scatters alike everywhere, by squared misses and by the odds of each edge. */
function fitDeviation(name: string, data: readonly Pair[], edges: readonly number[]): void {
  const byMoments = Math.sqrt(data.reduce((sum, [mean, actual]) => sum + (actual - mean) ** 2, 0) / data.length);
  const bias = data.reduce((sum, [mean, actual]) => sum + actual - mean, 0) / data.length;
  const fitted = best(range(0.5 * byMoments, 1.5 * byMoments, 0.01 * byMoments), (deviation) =>
    edges.reduce(
      (sum, edge) =>
        sum +
        logLoss(
          data,
          (mean) => 1 - normalCdf((edge - 0.5 - mean) / deviation),
          (actual) => actual >= edge,
        ),
      0,
    ),
  );
  console.log(
    `${name}: ${data.length} games; deviation by moments ${byMoments.toFixed(2)}, by odds ${fitted.toFixed(2)}, actual less projected ${bias.toFixed(2)}`,
  );
}

for (const seasons of [[2023], [2025], [2023, 2025]]) {
  console.log(`\nSeasons ${seasons.join(' and ')}`);
  fitYards('rushing', pairs(['rush_yd'], seasons), [100, 200]);
  fitYards('receiving', pairs(['rec_yd'], seasons), [100, 200]);
  fitYards('rushing and receiving', pairs(['rush_yd', 'rec_yd'], seasons), [100, 200]);
  fitDeviation('passing', pairs(['pass_yd'], seasons), [300, 400]);
  fitDeviation('points allowed', pairs(['pts_allow'], seasons), [1, 7, 14, 21, 28, 35]);
  fitDeviation('yards allowed', pairs(['yds_allow'], seasons), [100, 200, 300, 350, 400, 450, 500, 550]);
}

const touchdowns: Record<string, number> = {};
for (const season of [2023, 2025]) {
  for (let week = 1; week <= 18; week += 1) {
    for (const [id, stats] of Object.entries(read('stats', season, week))) {
      if (id.startsWith('TEAM_')) continue;
      for (const kind of ['pass', 'rush', 'rec']) {
        for (const name of [`${kind}_td`, `${kind}_td_40p`, `${kind}_td_50p`]) {
          touchdowns[name] = (touchdowns[name] ?? 0) + (stats[name] ?? 0);
        }
      }
    }
  }
}
console.log('\nTouchdowns of 2023 and 2025', touchdowns);
for (const kind of ['pass', 'rush', 'rec']) {
  const share = (length: number) => (touchdowns[`${kind}_td_${length}p`] ?? 0) / (touchdowns[`${kind}_td`] ?? 1);
  console.log(`  ${kind}: 40+ ${share(40).toFixed(3)}, 50+ ${share(50).toFixed(3)}`);
}
