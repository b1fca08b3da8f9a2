// The same invented league under other ids: what stands for what, and how one text is turned into the other.
import type { ConformanceCase } from '../conformance-case.ts';

/** What stands for what: an id, a name or a token of the case, and its counterpart. */
export type Pairs = readonly (readonly [from: string, to: string])[];

/** Long enough that two digits of it are free to be others. */
const LONG_NUMBER = /\d{4}\d\d$/;

/**
 * Counterparts of all by which an account and its league are known.
 *
 * @param name what is typed in place of the account's name
 * @param at number of the counterpart, 0 to 89
 */
export function pairsOf({ form, account, platformLeagueId }: ConformanceCase, name: string, at: number): Pairs {
  const code = String(10 + at);
  const otherId = (id: string) => (LONG_NUMBER.test(id) ? id.slice(0, -2) + code : `${id}${code}`);
  const typed = (form?.username ?? form?.email ?? '').trim().toLowerCase().split('@')[0] ?? '';
  const league = platformLeagueId ?? '';
  const accountId = account?.accountId ?? '';
  // An account that goes by its name or by its league has its counterpart already.
  const isNamedElse = accountId.split('@')[0] === typed || (league !== '' && accountId.includes(league));
  const pairs: [string, string][] = [
    [league, /\d$/.test(league) ? otherId(league) : name],
    [typed, name],
    [isNamedElse ? '' : accountId, otherId(accountId)],
    ...tokensOf(account?.session ?? '').map((token): [string, string] => [token, `${name}.${token}`]),
  ];
  return pairs.filter(([from]) => from !== '');
}

/** A session as it is sent, encoded and not; one that is made of several, each of them. */
function tokensOf(session: string): readonly string[] {
  const parts = partsOf(session);
  if (parts === null) return [...new Set([session, decoded(session)])];
  return parts.filter((part) => !part.includes('://') && !part.startsWith('/'));
}

/** What a session is made of, as JSON or as parameters; null for a plain token. */
function partsOf(session: string): readonly string[] | null {
  if (/^\w+=[^;]*&/.test(session)) return [...new URLSearchParams(session).values()];
  try {
    const parts: unknown = JSON.parse(session);
    if (typeof parts === 'object' && parts !== null)
      return Object.values(parts).filter((part) => typeof part === 'string');
  } catch {
    // A plain token.
  }
  return null;
}

/** A text as it was before it was put into an address; itself when it never was. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a text speaks of an id or a name, and not of a longer one. */
export const speaksOf = (text: string, word: string): boolean => wordOf(word).test(text);

const wordOf = (word: string): RegExp =>
  new RegExp(`(?<![\\w-]|\\d\\.)${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\d)`, 'g');

/** The text with each word turned into its counterpart. */
export const turned = (text: string, pairs: Pairs): string =>
  pairs.reduce((changed, [from, to]) => changed.replaceAll(wordOf(from), () => to), text);

/** Back again; a counterpart that begins with another one comes before it. */
export const reversed = (pairs: Pairs): Pairs =>
  pairs.map(([from, to]) => [to, from] as const).toSorted(([one], [other]) => other.length - one.length);
