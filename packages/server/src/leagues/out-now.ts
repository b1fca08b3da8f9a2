import type { Edition } from '@pylon/almanac/editions/edition';

/** What an injury report says of somebody who will not play. */
const OUT_REPORTS: ReadonlySet<string> = new Set(['Out', 'Doubtful']);
/** Roster states of players who may not play. */
const OFF_ROSTER: ReadonlySet<string> = new Set([
  'Out',
  'InjuredReserve',
  'PhysicallyUnableToPerform',
  'NonFootballInjured',
  'ReserveSuspended',
  'ReserveExempt',
  'ReserveRetired',
]);

/**
 * Whether somebody is known not to play the game that comes next: by the injury report, which speaks before the
 * roster, else by the roster. A team's defence always plays.
 */
export function isOutNow({ tables, indexes }: Edition, entityId: string): boolean {
  const row = indexes.playerRow(entityId);
  if (row === undefined) return false;
  const report = tables.players.column.injuryStatus[row];
  return report ? OUT_REPORTS.has(report) : OFF_ROSTER.has(tables.players.column.status[row] ?? '');
}
