import type { Tier } from '@pylon/contract/plans/tiers';
import { useUser } from '../../api/use-user.ts';

/**
 * The tier in force of whoever looks: 0 for everybody who is not a subscriber. What is locked is the server's to say;
 * this only words it.
 */
export function useTier(): Tier {
  const tier = useUser()?.subscriptionTier ?? 0;
  return tier === 1 || tier === 2 ? tier : 0;
}
