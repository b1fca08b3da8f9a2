import type { FantasyAccount } from '@pylon/contract/league-sync/connectors';

/** So long before a sign-in ends it is said. */
const SOON_MS = 7 * 24 * 3_600_000;

/**
 * Accounts whose sign-in ends within a week and has not ended yet, the first to end first. One that is renewed without
 * the person has no end.
 */
export const endingSoon = (accounts: readonly FantasyAccount[], nowMs: number) =>
  accounts
    .flatMap((account) => {
      const { signInEndsAt, needsSignIn } = account;
      const leftMs = signInEndsAt === null || needsSignIn ? Number.NaN : Date.parse(signInEndsAt) - nowMs;
      return signInEndsAt !== null && leftMs <= SOON_MS ? [{ account, signInEndsAt, hasEnded: leftMs <= 0 }] : [];
    })
    .sort((a, b) => Date.parse(a.signInEndsAt) - Date.parse(b.signInEndsAt));
