import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';

/** Until when the visitor's plan stays open although a payment failed; null while nothing is wrong. */
export function useFailedPayment(): string | null {
  const user = useUser();
  const isPaying = user !== null && user.subscriptionTier > 0;
  const { data } = useQuery({ ...answer('getSubscription', { id: 'current' }), enabled: isPaying });
  return (isPaying && data?.subscription?.status === 'grace' && data.subscription.graceUntil) || null;
}
