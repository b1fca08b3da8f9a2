// Uses an account, and renews its sign-in once where it has ended and the platform renews sign-ins.
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnsupported, type Platform, type PlatformAccount } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import { type AccountRow, opened, sealedSession } from '../fantasy-accounts.queries.ts';
import type { SyncParts } from '../sync-parts.ts';
import { letGoOfRenewal, storeRenewed, takeRenewal } from './renewal.queries.ts';

type Told<T> = Promise<Result<T, PlatformFailure>>;
const SIGN_IN_AGAIN = { ok: false, reason: 'sign-in-again' } as const;

/** Longer than the longest wait for a turn and an answer; a process that dies in it leaves the renewal to others. */
const HELD_SECONDS = 120;
/** How often somebody looks whether another process has renewed, and how many times. */
const LOOK_EVERY_MS = 200;
const MOST_LOOKS = 150;

/** The renewal of a platform; null where it has none. */
export function renewalOf({ connect }: Platform) {
  return isUnsupported(connect) ? null : (connect.renew ?? null);
}

/**
 * Does something with an account. Where its sign-in has ended, it is renewed, and the same is done once more.
 *
 * @param row the account as it was read a moment ago
 */
export async function withAccount<T>(
  parts: SyncParts,
  { row, platform }: { readonly row: AccountRow; readonly platform: Platform },
  use: (account: PlatformAccount) => Told<T>,
): Told<T> {
  const account = opened(parts, row);
  if (!account) return SIGN_IN_AGAIN;
  const used = await use(account);
  if (used.ok || used.reason !== 'sign-in-again' || row.session === null) return used;
  const renewed = await renewedAccount(parts, row, platform);
  return renewed.ok ? use(renewed.value) : renewed;
}

/**
 * The account with a session that holds. A token that brings the next is often good once: two who use it at the same
 * time would end the sign-in, so one process renews, and whoever comes meanwhile takes what that brought.
 */
async function renewedAccount(parts: SyncParts, row: AccountRow, platform: Platform): Told<PlatformAccount> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const turn = await takeRenewal(parts.db, row, HELD_SECONDS);
    if (turn === null) return SIGN_IN_AGAIN;
    if (turn instanceof Date) return renewHeld(parts, row, platform, turn);
    if (turn !== 'busy') return asOpened(parts, turn);
    await sleep(LOOK_EVERY_MS);
  }
  return { ok: false, reason: 'unreachable' };
}

async function renewHeld(parts: SyncParts, row: AccountRow, platform: Platform, until: Date): Told<PlatformAccount> {
  try {
    const renew = renewalOf(platform);
    const account = opened(parts, row);
    if (!renew || !account) return SIGN_IN_AGAIN;
    const renewed = await renew(account);
    if (!renewed.ok && renewed.reason === 'keys-refused') parts.tellKeysRefused(row.platform);
    if (!renewed.ok) return renewed;
    const { session, sessionEndsAt } = renewed.value;
    const stored = await storeRenewed(parts.db, row, {
      session: sealedSession(parts, row, session),
      session_ends_at: sessionEndsAt === null ? null : new Date(sessionEndsAt),
    });
    return stored ? asOpened(parts, stored) : SIGN_IN_AGAIN;
  } finally {
    await letGoOfRenewal(parts.db, row, until);
  }
}

function asOpened(parts: SyncParts, row: AccountRow): Result<PlatformAccount, PlatformFailure> {
  const value = opened(parts, row);
  return value ? { ok: true, value } : SIGN_IN_AGAIN;
}
