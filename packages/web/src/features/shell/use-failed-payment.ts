import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../api/use-user.ts';
import { currentSubscription } from '../../widgets/paywall/use-subscription.ts';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';

/** Until when a plan stays open although a payment failed; null if none did, or where no plans are sold. */
export function useFailedPayment(): string | null {
  const user = useUser();
  const hasPlans = useHasPlans();
  const isPaying = hasPlans && user !== null && user.subscriptionTier > 0;
  const { data } = useQuery({ ...currentSubscription(), enabled: isPaying });
  return (isPaying && data?.subscription?.status === 'grace' && data.subscription.graceUntil) || null;
}
