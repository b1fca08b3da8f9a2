import type { User } from '@pylon/contract/accounts/accounts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { answer } from './answers.ts';

/**
 * The question who the visitor is. Nobody asks it on the way: a rendered page brings the answer along, and afterwards
 * `use-session-changes.ts` asks whenever the answer may have changed. A visitor without a token is asked about by
 * nobody.
 */
export const whoAmI = () => ({ ...answer('getMe', {}), staleTime: Number.POSITIVE_INFINITY });

/** The registered person of this browser; null for anybody else. Right from the first byte of a rendered page on. */
export function useUser(): User | null {
  const { data } = useQuery({ ...whoAmI(), enabled: false });
  return data?.user && !data.user.isAnonymous ? data.user : null;
}

/** Brings along who the visitor is while a page is rendered on the server; the browser finds it there. */
export async function loadUser(answers: QueryClient): Promise<void> {
  if (typeof window !== 'undefined') return;
  const { loggedIn } = await answers.fetchQuery(answer('getSession', {}));
  if (loggedIn) await answers.ensureQueryData(whoAmI());
}
