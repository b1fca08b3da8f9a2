// What can go wrong on a platform, by the name that is typed to bring it about.
import type { ConformanceCase, PlatformCases } from '../conformance-case.ts';
import { CONDITIONS, type Condition } from './condition-names.ts';
import type { LocalAnswer, LocalRequest } from './local-server.ts';

/** Those that meet every request of an account, or those about its league alone: 'slow' or 'slow-league'. */
const OF_A_LEAGUE: readonly Condition[] = ['throttled', 'slow', 'truncated', 'malformed', 'outage'];

/** What is typed, what it brings, and whether the league alone is struck. */
export interface NamedCondition {
  readonly name: string;
  readonly condition: Condition;
  readonly isOfLeague: boolean;
}

/** Every name with what it brings. */
export const NAMED_CONDITIONS: readonly NamedCondition[] = [
  ...CONDITIONS.map((condition) => ({
    name: condition,
    condition,
    isOfLeague: condition === 'private' || condition === 'gone',
  })),
  ...OF_A_LEAGUE.map((condition) => ({ name: `${condition}-league`, condition, isOfLeague: true })),
];

/** Whether there is such a thing on a platform: nobody's password is wrong where none is asked for. */
export function isThere(condition: Condition, { form, account }: ConformanceCase): boolean {
  if (condition === 'wrong-password') return form?.password !== undefined;
  if (condition === 'expired') return account?.session != null;
  return true;
}

/** The ways in which any platform says it, unless it has a voice of its own. */
const STATUSES: Readonly<Partial<Record<Condition, number>>> = {
  ...{ unknown: 404, 'wrong-password': 401, private: 403, expired: 401, gone: 404, throttled: 429, outage: 503 },
};

/**
 * What a platform answers under a condition.
 *
 * @param whole what it would answer otherwise
 * @param voices how the platform says it
 */
export async function answerUnder(
  condition: Condition,
  whole: Response,
  { voices, slowMs }: { readonly voices: PlatformCases['voices']; readonly slowMs: number },
): Promise<LocalAnswer> {
  const voice = voices?.[condition];
  if (voice) return voice();
  switch (condition) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return whole;
    case 'truncated': {
      const { status, headers } = whole;
      const text = await whole.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers });
    }
    case 'malformed':
      return new Response('<!doctype html><title>Just a moment</title>', { headers: { 'content-type': 'text/html' } });
    default:
      return new Response('', { status: STATUSES[condition] ?? 404 });
  }
}

/** Whether a condition strikes a request. */
export function strikes({ condition, isOfLeague }: NamedCondition, asked: LocalRequest, namesLeague: boolean): boolean {
  // Nobody's sign-in is over while they sign in.
  if (condition === 'expired') return asked.method !== 'POST';
  return !isOfLeague || namesLeague;
}
