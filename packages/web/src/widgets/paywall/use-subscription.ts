import type { Subscription } from '@pylon/contract/payments/payments';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser, whoAmI } from '../../api/use-user.ts';

export const currentSubscription = () => answer('getSubscription', { id: 'current' });

/** The visitor's subscription in force, else the last one; undefined until it is known. */
export function useSubscription(): Subscription | null | undefined {
  const user = useUser();
  const { data } = useQuery({ ...currentSubscription(), enabled: user !== null });
  return user === null ? null : data?.subscription;
}

/**
 * Brings the person's subscription along while a page is rendered on the server. The head of every page shows it, and
 * would have it from elsewhere before the page below is hydrated: the page would then differ from what the server sent.
 */
export async function loadSubscription(answers: QueryClient): Promise<void> {
  if (typeof window !== 'undefined' || !answers.getQueryData(whoAmI().queryKey)?.user?.subscriptionTier) return;
  await answers.ensureQueryData(currentSubscription()).catch(() => undefined); // a page does without it
}
