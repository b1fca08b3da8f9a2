import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import type { ReactNode } from 'react';
import { planName } from './plans.ts';

/**
 * A cell whose value stayed on the server: a blank. The lock itself stands once, at the head of the column or beside
 * what the cell belongs to.
 */
export const LockedCell = ({ lock }: { readonly lock: Locked }) => (
  <span
    role="img"
    aria-label={`Locked: ${planName(lock.tier)}`}
    className="inline-block h-2 w-6 rounded-sm bg-hairline align-middle"
  />
);

/** What is drawn of a value, or its lock. */
export const whenOpen = <T,>(value: T, draw: (value: Exclude<T, Locked>) => ReactNode): ReactNode =>
  isLocked(value) ? <LockedCell lock={value} /> : draw(value as Exclude<T, Locked>); // a lock was ruled out
