import { STAT_KEYS, type StatKey, type StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Numbers } from '../tables/table.ts';

type StatColumns = { readonly column: Readonly<Record<StatKey, Numbers>> };

/** The stat line of a table's row: amounts that are there and not 0; points and yards allowed also when 0. */
export function statLineAt(table: StatColumns, row: number): StatLine {
  const line: Partial<Record<StatKey, number>> = {};
  for (const key of STAT_KEYS) {
    const amount = table.column[key][row] ?? Number.NaN;
    if (amount > 0 || amount < 0 || (amount === 0 && COUNTS_AT_ZERO.has(key))) line[key] = amount;
  }
  return line;
}

const COUNTS_AT_ZERO: ReadonlySet<StatKey> = new Set(['defensePointsAllowed', 'defenseYardsAllowed']);
