import type { Edition } from '@pylon/almanac/editions/edition';
import { RESERVE_STATES } from '@pylon/almanac/tables/reference';

/** What an injury report says of somebody who will not play. */
const OUT_REPORTS: ReadonlySet<string> = new Set(['Out', 'Doubtful']);

/** What keeps somebody from playing, or may. `Reserve` is any list of those who may not play for longer. */
export type Injury = 'Questionable' | 'Doubtful' | 'Out' | 'Reserve';

/**
 * What is known of somebody's health: by the injury report, which speaks before the roster, else by the roster. null
 * for whoever is healthy, and for a team's defence, which always plays.
 */
export function injuryNow({ tables, indexes }: Edition, entityId: string): Injury | null {
  const row = indexes.playerRow(entityId);
  if (row === undefined) return null;
  const report = tables.players.column.injuryStatus[row];
  if (report === 'Questionable') return report;
  if (report && !OUT_REPORTS.has(report)) return null;
  const status = tables.players.column.status[row] ?? '';
  if (RESERVE_STATES.has(status)) return 'Reserve';
  if (report === 'Doubtful') return report;
  return report || status === 'Out' ? 'Out' : null;
}

/** Whether somebody is known not to play the game that comes next. */
export function isOutNow(edition: Edition, entityId: string): boolean {
  const injury = injuryNow(edition, entityId);
  return injury !== null && injury !== 'Questionable';
}
