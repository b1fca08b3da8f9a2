import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../ui/toast-store.ts';
import { askAnew, isRenderedFor } from './ask-anew.ts';
import { browserSession } from './browser-transport.ts';
import type { Call } from './call.ts';
import type { Session, SessionChange } from './session.ts';

/** What a person reads whose session was ended elsewhere, or has run out. */
const REFUSED = 'You have been signed out. Please sign in again.';

/**
 * The cookie that pages are rendered by is made to name the person whose token is kept: without a token the server takes it
 * back, with one it sends it anew.
 */
async function mendCookie(call: Call, session: Session): Promise<void> {
  await call(session.token() === null ? 'logout' : 'login', {}).catch(() => undefined);
}

/**
 * Keeps the page in step with the session: after a sign-in, a sign-out, a change of plan, and whatever another tab did.
 *
 * @returns a number that grows when somebody else has come: what stands under it as a key begins anew
 */
export function useSessionChanges(): number {
  const { answers, call } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    const session = browserSession();
    const follow = async (change: SessionChange) => {
      if (change === 'refused') toasts.show('warning', REFUSED);
      // What is about the person gone leaves the screen first, or it would be asked for again.
      if (change !== 'rights') flushSync(() => setArrivals((count) => count + 1));
      await askAnew(answers, session);
      await router.invalidate();
    };
    if (!isRenderedFor(answers, session)) void mendCookie(call, session).then(() => follow('rights'));
    return session.subscribe(follow);
  }, [answers, call, router]);
  return arrivals;
}
