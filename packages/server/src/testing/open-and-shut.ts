// Two answers to one question, with a plan and without: what the one tells that the other locks.
import { isLocked } from '@pylon/contract/plans/tiers';

/** The values that one answer has where the other has a lock. Rows are compared by whom they are about. */
export function secretsOf(open: unknown, shut: unknown): unknown[] {
  if (isLocked(shut)) return [open];
  if (Array.isArray(open) && Array.isArray(shut)) {
    const others = new Map(shut.map((row, index) => [keyOf(row) ?? index, row]));
    return open.flatMap((row, index) => secretsOf(row, others.get(keyOf(row) ?? index)));
  }
  if (typeof open === 'object' && open !== null && typeof shut === 'object' && shut !== null) {
    const fields = shut as Record<string, unknown>; // an object of JSON
    return Object.entries(open).flatMap(([name, value]) => secretsOf(value, fields[name]));
  }
  return [];
}

const keyOf = (row: unknown): string | undefined => {
  // A row of JSON
  const named = row as { id?: string; athlete?: { id: string } | null; team?: { id: string } | null } | null;
  return named?.athlete?.id ?? named?.team?.id ?? named?.id;
};

/** Every number within a value that is so particular that it cannot be there by chance. */
export function particulars(value: unknown): number[] {
  if (typeof value === 'number') return Number.isInteger(value * 10) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(particulars) : [];
}

export const locksIn = (value: unknown): number =>
  isLocked(value) ? 1 : typeof value === 'object' && value !== null ? sum(Object.values(value).map(locksIn)) : 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
