import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../ui/states/toast-store.ts';
import { askAnew, isRenderedFor } from './ask-anew.ts';
import { browserSession } from './browser-transport.ts';
import type { Call } from './call.ts';
import { forgetKitOfOthers, readyToForgetKit } from './kit-of-others.ts';
import { forgetPush } from './push-here.ts';
import { ownerIn, type Session, type SessionChange } from './session.ts';
import { whoAmI } from './use-user.ts';

/** Message for a person whose session was ended elsewhere, or has run out. */
export const REFUSED = 'You have been signed out. Please sign in again.';

export interface Visit {
  /** Grows when the person changes, as a React key, so that the page below starts afresh. */
  readonly arrivals: number;
  /** The person of this page was signed out and may come back to it. Until then nobody may see it. */
  readonly isHeld: boolean;
}

/**
 * The cookie that pages are rendered by is made to name the person whose token is kept: without a token the server
 * takes it back, with one it sends it anew.
 */
async function mendCookie(call: Call, session: Session): Promise<void> {
  await call(session.token() === null ? 'logout' : 'login', {}).catch(() => undefined);
}

/**
 * Keeps the page in step with the session: after a sign-in, a sign-out, a change of plan, and whatever another tab did.
 *
 * A session ended by the server must not lose typed text: the page stays as it is, out of sight, and
 * goes on when the same person signs in again. Anybody else at the screen sees nothing of it, and gets their own page
 * by signing in or by going on without. Kept in the window is no more than was on the screen before; it is written
 * nowhere.
 */
export function useSessionChanges(): Visit {
  const { answers, call } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [arrivals, setArrivals] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const session = browserSession();
    const follow = async (change: SessionChange) => {
      const owner = answers.getQueryData(whoAmI().queryKey)?.user;
      if (change === 'refused' && owner && !owner.isAnonymous) {
        session.holdFor(owner.id);
        return flushSync(() => setIsHeld(true));
      }
      // A page that was just rendered for nobody in particular shows nothing of the person.
      if (change === 'refused') toasts.show('warning', REFUSED);
      // Personal parts leave the screen first, and the user whose they are: they would otherwise be asked for again.
      if (session.token() === null) void answers.resetQueries(whoAmI());
      flushSync(() => {
        setIsHeld(false);
        if (change !== 'rights') setArrivals((count) => count + 1);
      });
      if (change === 'person') void forgetPush();
      await forgetKitOfOthers(ownerIn(localStorage));
      await askAnew(answers, session);
      await router.invalidate();
    };
    void readyToForgetKit();
    if (!isRenderedFor(answers, session)) void mendCookie(call, session).then(() => follow('rights'));
    return session.subscribe(follow);
  }, [answers, call, router]);
  return { arrivals, isHeld };
}
