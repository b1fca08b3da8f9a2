// Athletes' charted games, as the tables of charting read them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { CHARTED_KEYS, type ChartedCounts, type ChartedKey, NOTHING_CHARTED } from '@pylon/almanac/tables/charting';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { usageGames } from '../../../football/usage-games.ts';

/** A game of the regular season with a chance or a snap on offence, whose plays were charted. */
export interface ChartedGame {
  readonly entityId: string;
  readonly week: number;
  readonly own: Readonly<ChartedCounts>;
  /** First-read targets of the whole team. */
  readonly teamFirstReads: number;
}

/** A season's games, those of an athlete in the order of weeks. */
export const chartedGames = (edition: Edition, season: number): readonly ChartedGame[] =>
  onceFor(edition, `charted games ${season}`, () => {
    const { counts, firstReads } = chartedOf(edition, season);
    return [...usageGames(edition, season)].flatMap(([entityId, games]) =>
      games.flatMap(({ week, teamId, isRegularSeason }) => {
        const teamFirstReads = firstReads.get(`${week} ${teamId}`);
        if (!isRegularSeason || teamFirstReads === undefined) return [];
        return { entityId, week, teamFirstReads, own: counts.get(`${week} ${entityId}`) ?? NOTHING_CHARTED };
      }),
    );
  });

/** By week and athlete; first reads by week and team. */
function chartedOf({ tables }: Edition, season: number) {
  const { column, length } = tables.chartedWeeks;
  const counts = new Map<string, Readonly<ChartedCounts>>();
  const firstReads = new Map<string, number>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season) continue;
    const own = { ...NOTHING_CHARTED };
    for (const key of CHARTED_KEYS) own[key] = column[key][row] ?? 0;
    counts.set(`${column.week[row]} ${column.playerId[row]}`, own);
    const team = `${column.week[row]} ${column.teamId[row]}`;
    firstReads.set(team, (firstReads.get(team) ?? 0) + own.firstReadTargets);
  }
  return { counts, firstReads };
}

/** Games added up: sums, and what they are of one another. */
export function chartedSums(games: readonly ChartedGame[], leastOfShares: number) {
  const sum = (key: ChartedKey): number => games.reduce((total, { own }) => total + own[key], 0);
  const mean = (part: ChartedKey, whole: ChartedKey): number | null =>
    sum(whole) >= leastOfShares ? sum(part) / sum(whole) : null;
  /** 0 to 100; null of fewer than `leastOfShares`. */
  const share = (part: ChartedKey, whole: ChartedKey): number | null => {
    const known = mean(part, whole);
    return known === null ? null : 100 * known;
  };
  return { sum, mean, share };
}
