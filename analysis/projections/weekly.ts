// Averages of weekly projections against each publisher alone, on the player weeks that all of them project.
import {
  crosswalk,
  espnPoints,
  nflPoints,
  type PointsByPlayerWeek,
  positionOf,
  sleeperPoints,
  WEEKLY_POSITIONS,
} from './weekly-lines.ts';

/** Players that a line-up would consider: this many by mean projection each week. */
const POOL = { QB: 24, RB: 48, WR: 60, TE: 24, K: 24, DST: 24 } as const;
const ids = crosswalk();

function compare(season: number, providers: Readonly<Record<string, PointsByPlayerWeek>>) {
  const actual = sleeperPoints('stats', season, ids);
  const names = Object.keys(providers);
  console.log(`\n${season}: mean absolute error, half PPR, weeks 1-17, ${names.join(' and ')} all projecting`);
  console.log('      n    ', [...names, 'mean', 'median'].map((name) => name.padStart(8)).join(''));
  for (const position of WEEKLY_POSITIONS) {
    const byWeek = new Map<string, { lines: number[]; happened: number }[]>();
    for (const [key, happened] of actual) {
      if (positionOf(key, ids) !== position) continue;
      const lines = names.map((name) => providers[name]?.get(key) ?? Number.NaN);
      if (lines.some((line) => Number.isNaN(line) || line <= 0)) continue;
      const week = key.split(' ')[0] ?? '';
      byWeek.set(week, [...(byWeek.get(week) ?? []), { lines, happened }]);
    }
    const errors = new Array<number>(names.length + 2).fill(0);
    let count = 0;
    for (const rows of byWeek.values()) {
      const sum = (lines: readonly number[]) => lines.reduce((total, line) => total + line, 0);
      const pool = rows.sort((a, b) => sum(b.lines) - sum(a.lines)).slice(0, POOL[position]);
      for (const { lines, happened } of pool) {
        const sorted = [...lines].sort((a, b) => a - b);
        const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
        for (const [index, line] of [...lines, sum(lines) / lines.length, middle].entries()) {
          errors[index] = (errors[index] ?? 0) + Math.abs(line - happened);
        }
        count++;
      }
    }
    if (count > 0) {
      console.log(
        position.padEnd(5),
        String(count).padEnd(5),
        errors.map((e) => (e / count).toFixed(3).padStart(8)).join(''),
      );
    }
  }
}

compare(2023, { sleeper: sleeperPoints('projections', 2023, ids), nfl: nflPoints(2023, ids), espn: espnPoints() });
compare(2023, { sleeper: sleeperPoints('projections', 2023, ids), nfl: nflPoints(2023, ids) });
compare(2025, { sleeper: sleeperPoints('projections', 2025, ids), nfl: nflPoints(2025, ids) });
