import { isLocked } from '@pylon/contract/plans/tiers';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import type { PlainRow } from './plain-table.ts';

/** Whether a row is among those that the caller sees: all are but where a preview ends. */
export function isOpenRow({ columns, preview }: ResearchTable, row: PlainRow): boolean {
  const previewed = Object.keys(columns).find((key) => columns[key]?.feature === preview?.feature);
  return preview === undefined || !isLocked(row[previewed ?? '']);
}
