// How far points fall from their projection, by position and level of projection: percentiles fitted on one season,
// checked on another.

import { DATA } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { halfPprPoints, rankedSeasons, SKILL_POSITIONS } from './history.ts';
import { atLevel, fitCurve, type Outcome, type RangeCurve } from './range-curve.ts';
import { GAMES_NOW, GAMES_THEN, rankLine } from './smooth.ts';
import {
  crosswalk,
  nflWeeks,
  positionOf,
  sleeperPoints,
  WEEKLY_POSITIONS,
  type WeeklyPosition,
} from './weekly-lines.ts';

function coverage(curve: RangeCurve, outcomes: readonly Outcome[], least: number) {
  const rows = outcomes.filter((row) => row.projected >= least);
  const below = rows.filter((row) => row.happened < row.projected * atLevel(curve, row.projected).floor).length;
  const above = rows.filter((row) => row.happened > row.projected * atLevel(curve, row.projected).ceiling).length;
  const share = (count: number) => (count / rows.length).toFixed(3);
  return `n ${String(rows.length).padEnd(6)} below P10 ${share(below)}  above P90 ${share(above)}  between ${share(rows.length - below - above)}`;
}

/** The smallest projections that have a range. */
export const WEEKLY_LEAST: Readonly<Record<WeeklyPosition, number>> = { QB: 8, RB: 3, WR: 3, TE: 2.5, K: 4, DST: 2 };
/** Chosen on 2023, odd weeks against even ones: one to eight groups, of which four told most. */
const WEEKLY_GROUPS = 4;
const SEASONAL_GROUPS = 6;
const SEASONAL_LEAST = 25;
const ids = crosswalk();

export function sleeperOutcomes(season: number, data = DATA): readonly Outcome[] {
  const happened = sleeperPoints('stats', season, ids, data);
  return [...sleeperPoints('projections', season, ids, data)].flatMap(([key, projected]) => {
    const position = positionOf(key, ids);
    const points = happened.get(key);
    return position && points !== undefined ? [{ position, projected, happened: points }] : [];
  });
}

function seasonOutcomes(): readonly (Outcome & { readonly season: number })[] {
  const ranked = rankedSeasons();
  return SKILL_POSITIONS.flatMap((position) => {
    const rows = ranked.filter((row) => row.position === position && row.rank <= 90);
    return rows.map((row) => {
      const train = rows.filter((other) => other.season !== row.season);
      const { line } = rankLine(train, row.rank);
      const happened = (halfPprPoints(row.totals.line) * GAMES_NOW) / GAMES_THEN;
      return { position, season: row.season, projected: halfPprPoints(line), happened };
    });
  });
}

/** Season totals of kickers and team defences in 2023 against their mean: nobody knows beforehand who will be which. */
function specialistOutcomes(position: 'K' | 'DST'): readonly Outcome[] {
  const totals = new Map<string, { points: number; games: number }>();
  for (const [key, points] of sleeperPoints('stats', 2023, ids)) {
    if (positionOf(key, ids) !== position) continue;
    const id = key.split(' ')[1] ?? '';
    const total = totals.get(id) ?? { points: 0, games: 0 };
    totals.set(id, { points: total.points + points, games: total.games + 1 });
  }
  const starters = [...totals.values()].sort((a, b) => b.games - a.games).slice(0, 32);
  const projected = mean(starters.map((one) => one.points));
  return starters.map((one) => ({ position, projected, happened: one.points }));
}

/** The curves that the product ships: weekly from Sleeper 2023, seasonal from 2012 to 2020. */
export function shippedCurves() {
  const weekly = sleeperOutcomes(2023);
  const seasons = seasonOutcomes();
  return {
    weekly: WEEKLY_POSITIONS.map((position) => ({
      position,
      curve: fitCurve(
        weekly.filter((row) => row.position === position),
        WEEKLY_GROUPS,
        WEEKLY_LEAST[position],
      ),
    })),
    seasonal: WEEKLY_POSITIONS.map((position) => ({
      position,
      curve:
        position === 'K' || position === 'DST'
          ? fitCurve(specialistOutcomes(position), 1, 0)
          : fitCurve(
              seasons.filter((row) => row.position === position),
              SEASONAL_GROUPS,
              SEASONAL_LEAST,
            ),
    })),
  };
}

if (import.meta.main) {
  const sleeper2023 = sleeperOutcomes(2023);
  const sleeper2025 = sleeperOutcomes(2025);
  const nfl = nflWeeks().filter((row) => row.happened !== 0 || row.projected > 0);
  for (const [title, train, test] of [
    ['weekly, Sleeper: fitted on 2023, checked on 2025', sleeper2023, sleeper2025],
    [
      'weekly, NFL.com: fitted on 2021-22, checked on 2023',
      nfl.filter((r) => r.season < 2023),
      nfl.filter((r) => r.season === 2023),
    ],
  ] as const) {
    console.log(`\n${title}`);
    let [inside, count] = [0, 0];
    for (const position of WEEKLY_POSITIONS) {
      const own = (rows: readonly Outcome[]) => rows.filter((row) => row.position === position);
      if (own(train).length === 0) continue;
      const curve = fitCurve(own(train), WEEKLY_GROUPS, WEEKLY_LEAST[position]);
      console.log(position.padEnd(4), coverage(curve, own(test), WEEKLY_LEAST[position]));
      for (const row of own(test).filter((one) => one.projected >= WEEKLY_LEAST[position])) {
        const { floor, ceiling } = atLevel(curve, row.projected);
        count++;
        if (row.happened >= row.projected * floor && row.happened <= row.projected * ceiling) inside++;
      }
    }
    console.log(`all  n ${count}  between ${(inside / count).toFixed(3)}`);
  }

  console.log('\nseasonal: fitted on eight seasons, checked on the ninth, 2012-2020');
  const seasons = seasonOutcomes();
  for (const position of SKILL_POSITIONS) {
    const rows = seasons.filter((row) => row.position === position);
    const lines: string[] = [];
    let [inside, below, count] = [0, 0, 0];
    for (let season = 2012; season <= 2020; season++) {
      const curve = fitCurve(
        rows.filter((row) => row.season !== season),
        6,
        25,
      );
      for (const row of rows.filter((row) => row.season === season && row.projected >= SEASONAL_LEAST)) {
        const { floor, ceiling } = atLevel(curve, row.projected);
        count++;
        if (row.happened < row.projected * floor) below++;
        else if (row.happened <= row.projected * ceiling) inside++;
      }
    }
    lines.push(`n ${count}  below P10 ${(below / count).toFixed(3)}  between ${(inside / count).toFixed(3)}`);
    console.log(position.padEnd(4), ...lines);
  }
}
