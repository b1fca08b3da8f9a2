// Asks a platform as a person, for others than the readers of leagues: a draft may be shown to its league alone.
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { AskAsPerson } from '../../../outside/ask-as-person.ts';
import { accountsOf } from '../fantasy-accounts.queries.ts';
import type { SyncParts } from '../sync-parts.ts';
import { withAccount } from './renewal.ts';

/** What another account may be shown, or whoever has none. */
const PASSED_ON: ReadonlySet<PlatformFailure> = new Set(['refused', 'sign-in-again', 'unknown-draft']);

export const askAsPerson =
  (parts: SyncParts): AskAsPerson =>
  async (accountId, id, ask) => {
    const platform = id === 'template' ? null : parts.platformFor(id);
    if (platform === null) return ask(null);
    const rows = await accountsOf(parts.db, accountId);
    const signedIn = rows.filter((row) => row.platform === id && row.session !== null);
    // Those first whose sign-in held when they were last read.
    signedIn.sort((one, other) => Number(one.failure !== null) - Number(other.failure !== null));
    for (const row of signedIn) {
      const told = await withAccount(parts, { row, platform }, ask);
      if (told.ok || !PASSED_ON.has(told.reason)) return told;
    }
    return ask(null);
  };
