import type { Tier } from '@pylon/contract/plans/tiers';
import { useRouteContext } from '@tanstack/react-router';
import { useUser } from '../../api/use-user.ts';

/** Whether plans are sold here. Where they are not, everything is open, and no screen says a word of them. */
export const useHasPlans = (): boolean => useRouteContext({ from: '__root__', select: ({ hasPlans }) => hasPlans });

/**
 * The tier in force of whoever looks: 0 for everybody who is not a subscriber, and the highest for everybody where no
 * plans are sold. What is locked is the server's to say; this only words it.
 */
export function useTier(): Tier {
  const tier = useUser()?.subscriptionTier ?? 0;
  if (!useHasPlans()) return 2;
  return tier === 1 || tier === 2 ? tier : 0;
}
