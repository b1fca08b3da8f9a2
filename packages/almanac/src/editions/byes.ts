import type { games } from '../tables/reference.ts';
import type { Table } from '../tables/table.ts';

/**
 * The week in which each team does not play.
 *
 * @returns week by 'season team'; a team with no such week in the schedule, or several, is left out, because a schedule
 *   that is incomplete says nothing about byes
 */
export function byeWeeks(table: Table<typeof games>): ReadonlyMap<string, number> {
  const { season, seasonType, week, homeTeamId, awayTeamId } = table.column;
  const playedBySeason = new Map<number, { weeks: Set<number>; byTeam: Map<string, Set<number>> }>();
  for (let row = 0; row < table.length; row++) {
    if (seasonType[row] !== 'REG') continue;
    const [year, number] = [season[row] ?? 0, week[row] ?? 0];
    const played = playedBySeason.get(year) ?? { weeks: new Set<number>(), byTeam: new Map<string, Set<number>>() };
    playedBySeason.set(year, played);
    played.weeks.add(number);
    for (const team of [homeTeamId[row] ?? '', awayTeamId[row] ?? '']) {
      const weeks = played.byTeam.get(team) ?? new Set();
      played.byTeam.set(team, weeks.add(number));
    }
  }
  const byes = new Map<string, number>();
  for (const [year, { weeks, byTeam }] of playedBySeason) {
    for (const [team, own] of byTeam) {
      const free = [...weeks].filter((number) => !own.has(number));
      if (free.length === 1 && free[0] !== undefined) byes.set(`${year} ${team}`, free[0]);
    }
  }
  return byes;
}
