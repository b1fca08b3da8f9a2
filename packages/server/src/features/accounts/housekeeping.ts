import type { Db } from '../../db/database.ts';
import { forgetOldLinks } from './mailed-links/mailed-links.queries.ts';
import { forgetOldChallenges } from './passkeys/passkey-challenges.queries.ts';
import { forgetEndedSessions } from './sessions/sessions.queries.ts';
import { forgetOldTries } from './sessions/tries.queries.ts';

const INTERVAL_MS = 3_600_000;

/** Forgets, once an hour until stopped, what has ended: sessions, links, challenges, tries. Doing it twice is harmless. */
export function startHousekeeping(db: Db, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => {
    void Promise.all([forgetEndedSessions(db), forgetOldLinks(db), forgetOldChallenges(db), forgetOldTries(db)]).catch(
      onError,
    );
  }, INTERVAL_MS).unref();
  return { stop: () => clearInterval(timer) };
}
