import type { Subscription } from '@pylon/contract/payments/payments';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';

const currentSubscription = answer('getSubscription', { id: 'current' });

/** The visitor's subscription in force, else the last one; undefined until it is known. */
export function useSubscription(): Subscription | null | undefined {
  const user = useUser();
  const { data } = useQuery({ ...currentSubscription, enabled: user !== null });
  return user === null ? null : data?.subscription;
}
