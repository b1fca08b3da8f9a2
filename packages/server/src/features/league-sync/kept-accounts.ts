// Accounts as they are kept, and as the wire has them.

import { CONNECTOR_NAMES } from '@pylon/contract/league-sync/connector-names';
import { type FantasyAccount, MOST_FANTASY_ACCOUNTS } from '@pylon/contract/league-sync/connectors';
import { toldMoment } from '../../clock.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { beginReading } from './begin-reading.ts';
import { type AccountRow, keepAccount } from './fantasy-accounts.queries.ts';
import { problemOf } from './platform-words.ts';
import { renewalOf } from './sign-in/renewal.ts';
import type { StoredAccount, SyncParts } from './sync-parts.ts';
import { leaguesWaitingFor } from './user-leagues.queries.ts';

/** Keeps an account, or its new sign-in: then leagues that waited for it are read again. */
export async function keep(
  parts: SyncParts,
  account: Omit<StoredAccount, 'id'>,
): Promise<Outcome<{ readonly row: AccountRow; readonly isNew: boolean }>> {
  const kept = await keepAccount(parts, account, {
    most: MOST_FANTASY_ACCOUNTS,
    onRenewed: async (transaction, row) => {
      for (const own of await leaguesWaitingFor(transaction, row))
        await beginReading(transaction, own, account.platform);
    },
  });
  return kept === 'full' ? failure('too-many-fantasy-accounts') : found(kept);
}

export const toWireAccount = (
  { platformFor, clock }: Pick<SyncParts, 'platformFor' | 'clock'>,
  { id, platform: of, name, read_at, failure: failed, session_ends_at }: AccountRow,
): FantasyAccount => {
  const platform = platformFor(of);
  const renewsItself = platform !== null && renewalOf(platform) !== null;
  return {
    id,
    fantasyConnector: CONNECTOR_NAMES[of],
    name,
    readAt: toldMoment(read_at, clock.now()),
    problem: failed === null ? null : problemOf(of, failed),
    needsSignIn: failed === 'sign-in-again' || failed === 'wrong-password',
    signInEndsAt: renewsItself ? null : (session_ends_at?.toISOString() ?? null),
  };
};
