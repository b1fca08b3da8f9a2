/**
 * What was projected of a week is never rewritten. Files of weeks carry no date and can still be fetched when the games
 * are over, with what their publisher has put there since: then what the edition before had of them stays.
 */
import type { PlayerId } from '@pylon/engine/vocabulary/entities';
import type { CollectedRows } from '../../tables/all.ts';
import type { Calendar } from '../reading/calendar.ts';
import { type Former, keepFed } from './kept.ts';

type Row = CollectedRows['projections'][number];

const listOf = ({ season, week, provider, asOf }: Row): string => [season, week, provider, asOf].join(' ');

/**
 * @param rows weekly projections of weeks that are over become those of the edition before, where it has the list
 * @param mentioned players whom rows speak of; is added to
 */
export function keepSaidThen(
  rows: CollectedRows,
  former: Former,
  { asOf, calendar }: { readonly asOf: string; readonly calendar: Calendar },
  mentioned: Set<PlayerId>,
): void {
  const isOver = ({ season, period, week }: Row): boolean =>
    period === 'weekly' && (calendar.daysOf(season, week)?.last ?? asOf) < asOf;
  const said = new Set(former.rows('projections').filter(isOver).map(listOf));
  const isSaid = (row: Row): boolean => isOver(row) && said.has(listOf(row));
  const again = new Set(rows.projections.filter(isSaid).map(listOf));
  rows.projections = rows.projections.filter((row) => !isSaid(row));
  // The rows are those of the table, whose columns `has` looks at.
  const has = (row: Row): boolean => again.has(listOf(row));
  keepFed(rows, { table: 'projections', has: (row) => has(row as unknown as Row) }, former, mentioned);
}
