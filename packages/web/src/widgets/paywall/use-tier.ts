import type { Tier } from '@pylon/contract/plans/tiers';
import { useRouteContext } from '@tanstack/react-router';
import { useUser } from '../../api/use-user.ts';

/** Whether plans are sold here. Where they are not, everything is open, and no screen says a word of them. */
export const useHasPlans = (): boolean => useRouteContext({ from: '__root__', select: ({ hasPlans }) => hasPlans });

/**
 * The person's tier in force: 0 for everybody who is not a subscriber, and the highest for everybody where no plans are
 * sold. The server decides what is locked; this only helps to word it.
 */
export function useTier(): Tier {
  const tier = useUser()?.subscriptionTier ?? 0;
  if (!useHasPlans()) return 2;
  return tier === 1 || tier === 2 ? tier : 0;
}
