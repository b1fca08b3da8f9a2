import { createHmac } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { countTry, forgetTries, type TryPolicy, takeTryBack } from './tries.queries.ts';

/** What is tried, and how often before it has to wait. */
const POLICIES = {
  /** Passwords of one account: with waits of a minute, fewer than a hundred an hour. */
  'password-of-account': { free: 5, longestWaitSeconds: 60 },
  /** From one address of the network, which a household or an office shares. */
  'password-from-address': { free: 30, longestWaitSeconds: 120 },
  /** Passkeys that are refused: of one that is known, and from one address. */
  'passkey-of-account': { free: 5, longestWaitSeconds: 60 },
  'passkey-from-address': { free: 30, longestWaitSeconds: 120 },
  /** Registrations that fail, above all because the address has an account: nobody shall ask for a list of those. */
  'registration-from-address': { free: 20, longestWaitSeconds: 120 },
  /** Mails to one address. */
  'mail-to-address': { free: 4, longestWaitSeconds: 900 },
  'mail-from-address': { free: 20, longestWaitSeconds: 120 },
} as const satisfies Record<string, TryPolicy>;

export type TryKind = keyof typeof POLICIES;

export interface Tries {
  /**
   * Counts a try of each kind, in the order given, up to the first one that has to wait: name the network before the
   * account, so that who has to wait does not slow the account's owner down.
   *
   * @param tried the account's or the network's address by kind
   * @returns seconds to wait when it is too early for one of them; null: go on
   */
  count(tried: Readonly<Partial<Record<TryKind, string>>>): Promise<number | null>;
  /** It was a good one: forgets the account's tries, takes back the address's. */
  good(tried: Readonly<Partial<Record<TryKind, string>>>): Promise<void>;
}

/** @param secret key of what is stored: the table tells neither accounts nor addresses */
export function countedTries(db: Db, secret: string): Tries {
  const keyOf = (kind: TryKind, tried: string) =>
    createHmac('sha256', secret).update(`${kind}:${tried.toLowerCase()}`).digest();
  // Object.entries forgets the keys' type
  const entries = (tried: Readonly<Partial<Record<TryKind, string>>>) => Object.entries(tried) as [TryKind, string][];
  return {
    async count(tried) {
      for (const [kind, value] of entries(tried)) {
        const seconds = await countTry(db, keyOf(kind, value), POLICIES[kind]);
        if (seconds !== null) return seconds;
      }
      return null;
    },
    async good(tried) {
      for (const [kind, value] of entries(tried)) {
        const done = kind.endsWith('-of-account') ? forgetTries : takeTryBack;
        await done(db, keyOf(kind, value));
      }
    },
  };
}
