// What is left of a season for a player on reserve: the share of their team's remaining weeks in which they have a stat
// line, against players of the active roster, 2023 and 2025. Both kinds had a stat line earlier in the season.
import { amount, readCsv } from './files.ts';

const POSITIONS = new Set(['QB', 'RB', 'WR', 'TE']);
const LAST_WEEK = 18;

for (const [season, stats] of [
  [2023, 'nflverse/player_stats_2023.csv.gz'],
  [2025, 'nflverse/stats_player_week_2025.csv.gz'],
] as const) {
  const played = new Map<string, Set<number>>();
  for (const row of readCsv(stats)) {
    const weeks = played.get(row['player_id'] ?? '') ?? new Set();
    played.set(row['player_id'] ?? '', weeks.add(amount(row['week'])));
  }
  const shares = new Map<string, number[]>();
  for (const row of readCsv(`nflverse/roster_weekly_${season}.csv.gz`)) {
    const week = amount(row['week']);
    const weeks = played.get(row['gsis_id'] ?? '');
    if (!POSITIONS.has(row['position'] ?? '') || week < 3 || week > 14) continue;
    if (!weeks || Math.min(...weeks) > week) continue;
    const left = Array.from({ length: LAST_WEEK - week }, (_, index) => week + 1 + index);
    // Half a bye is still to come on average
    const share = left.filter((one) => weeks.has(one)).length / (left.length - 0.5);
    const status = row['status'] ?? '';
    shares.set(status, [...(shares.get(status) ?? []), share]);
    if (status === 'RES') {
      const next = weeks.has(week + 1) ? 1 : 0;
      shares.set('RES, next week', [...(shares.get('RES, next week') ?? []), next]);
    }
  }
  for (const [status, list] of shares) {
    if (list.length < 100) continue;
    const mean = list.reduce((sum, share) => sum + share, 0) / list.length;
    console.log(season, status.padEnd(16), `n ${list.length}`.padEnd(8), mean.toFixed(3));
  }
}
