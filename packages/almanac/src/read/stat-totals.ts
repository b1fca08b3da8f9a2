import { STAT_KEYS, type StatKey, type StatLine } from '@pylon/engine/scoring/stat-keys';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { Edition } from '../editions/edition.ts';

/** What an athlete or a team defence did over some weeks. */
export interface StatTotal {
  readonly entityId: EntityId;
  /** Teams of the games, that of the first one first: more than one for a player who was traded. */
  readonly teamIds: readonly TeamId[];
  /** Games with a stat line. */
  readonly games: number;
  readonly line: StatLine;
}

/**
 * Totals of a regular season.
 *
 * @param throughWeek last week that counts, 1 to 18
 * @returns one total per entity with a game, in no particular order; empty for a season without results
 */
export function statTotals(
  edition: Edition,
  season: number,
  throughWeek = Number.POSITIVE_INFINITY,
): readonly StatTotal[] {
  const { column, length } = edition.tables.statWeeks;
  const columns = STAT_KEYS.map((key) => [key, column[key]] as const);
  const totals = new Map<string, { teamIds: Set<string>; games: number; line: Partial<Record<StatKey, number>> }>();
  // rows lie in the order of season, week and entity: their teams come in the order in which they played for them
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.seasonType[row] !== 'REG') continue;
    if ((column.week[row] ?? 0) > throughWeek) continue;
    const entityId = column.entityId[row] ?? '';
    const total = totals.get(entityId) ?? { teamIds: new Set(), games: 0, line: {} };
    totals.set(entityId, total);
    total.teamIds.add(column.teamId[row] ?? '');
    total.games++;
    for (const [key, amounts] of columns) {
      const amount = amounts[row] ?? Number.NaN;
      if (amount === 0 || Number.isNaN(amount)) continue;
      total.line[key] = (total.line[key] ?? 0) + amount;
    }
  }
  return [...totals].map(([entityId, total]) => ({
    entityId: entityId as EntityId, // the table's own ids
    teamIds: [...total.teamIds] as TeamId[], // likewise
    games: total.games,
    line: total.line,
  }));
}
