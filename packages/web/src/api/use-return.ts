import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { refreshPerson } from './refresh-person.ts';
import { returnWatch } from './return-watch.ts';
import { whoAmI } from './use-user.ts';

/** Between two looks while nobody leaves the window. */
const LOOK_EVERY_MS = 5 * 60_000;

/**
 * Asks for the user again when a registered person returns to the window, and now and then while they stay: a change on
 * another device, a plan bought there above all, or a plan that ended, then shows here too. A stream would tell at
 * once, but one for every open page is too costly.
 */
export function useReturn(): void {
  const { answers, call } = useRouteContext({ from: '__root__' });
  useEffect(() => {
    const look = async () => {
      const { queryKey } = whoAmI();
      const held = answers.getQueryData(queryKey);
      if (held?.user?.isAnonymous !== false) return;
      const now = await call('getMe', {}).catch(() => null); // away: the next return asks again
      if (now?.user && answers.getQueryData(queryKey) === held && JSON.stringify(now) !== JSON.stringify(held))
        await refreshPerson();
    };
    const { back, stop } = returnWatch(() => void look());
    const follow = () => {
      if (document.visibilityState === 'visible') back();
    };
    const staying = setInterval(follow, LOOK_EVERY_MS);
    const left = new AbortController();
    window.addEventListener('focus', follow, left);
    document.addEventListener('visibilitychange', follow, left);
    return () => {
      left.abort();
      clearInterval(staying);
      stop();
    };
  }, [answers, call]);
}
