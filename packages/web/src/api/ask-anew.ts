import type { Query, QueryClient } from '@tanstack/react-query';
import type { Session } from './session.ts';
import { whoAmI } from './use-user.ts';

/** Asks for the visitor's user again, then for every answer on the screen, and forgets all other answers. */
export async function askAnew(answers: QueryClient, session: Session): Promise<void> {
  const me = whoAmI();
  const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== me.queryKey[0] };
  await answers.cancelQueries();
  answers.removeQueries({ type: 'inactive', ...others });
  if (session.token() !== null) await answers.fetchQuery({ ...me, staleTime: 0 }).catch(() => undefined);
  await answers.invalidateQueries(others);
  // An answer that the present person may not see must not stay on the screen because the last person saw it.
  await answers.resetQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** Whether the page was rendered for the person whose token is kept. */
export function isRenderedFor(answers: QueryClient, session: Session): boolean {
  const rendered = answers.getQueryData(whoAmI().queryKey)?.user;
  const kept = session.person();
  return (rendered && !rendered.isAnonymous ? rendered.id : null) === (kept && !kept.isAnonymous ? kept.id : null);
}
