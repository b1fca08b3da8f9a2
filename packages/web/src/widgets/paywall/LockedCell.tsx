import { isLocked, type Locked } from '@pylon/contract/plans/tiers';
import type { ReactNode } from 'react';
import { Lock } from './Lock.tsx';

/** A cell whose value stayed on the server. As high as a thumb needs on a phone. */
export const LockedCell = ({ lock }: { readonly lock: Locked }) => (
  <Lock tier={lock.tier} isPlain className="justify-center align-middle max-md:min-h-11 max-md:min-w-8" />
);

/** What is drawn of a value, or its lock. */
export const whenOpen = <T,>(value: T, draw: (value: Exclude<T, Locked>) => ReactNode): ReactNode =>
  isLocked(value) ? <LockedCell lock={value} /> : draw(value as Exclude<T, Locked>); // a lock was ruled out
