import { isLocked } from '@pylon/contract/plans/tiers';
import type { ReactNode } from 'react';
import { Lock } from './Lock.tsx';

/**
 * The lock of a column, to be spread into it: nothing when none of its values is locked.
 *
 * @param value what the column shows of a row
 */
export function columnLock<R>(
  rows: readonly R[],
  value: (row: R) => unknown,
): { readonly lock: ReactNode } | Record<never, never> {
  const found = rows.map(value).find(isLocked);
  return found ? { lock: <Lock tier={found.tier} /> } : {};
}
