// A platform that knows one invented league, in whichever season it is asked for, and the same league once more for
// each condition: under another name, with ids of its own.
import type { ConnectForm } from '../../platform.ts';
import type { KnownPlatformId } from '../../platforms.ts';
import { CASES } from '../all-cases.ts';
import { answerUnder, isThere, NAMED_CONDITIONS, type NamedCondition, strikes } from './conditions.ts';
import { decoded, type Pairs, pairsOf, reversed, speaksOf, turned } from './counterparts.ts';
import type { LocalAnswer, LocalRequest } from './local-server.ts';

/** What is typed to connect an account. */
export interface Typed {
  /** null for the account with which all is well. */
  readonly condition: string | null;
  readonly form: ConnectForm;
}

/** A platform of one league. */
export interface InventedPlatform {
  /** The account, then one for each condition; none where nobody types anything. */
  readonly typed: readonly Typed[];
  /** null for what the platform does not know. */
  answer(asked: LocalRequest): Promise<LocalAnswer | null>;
}

interface Variant {
  readonly named: NamedCondition;
  readonly pairs: Pairs;
  readonly leagueId: string | null;
}

const YEAR = /(?<![\w.])(?:19|20)\d\d(?!\d)/g;

/**
 * The platform of the invented answers.
 *
 * @param season what the league is of until somebody names a season; then the last that was named
 * @param slowMs how long a slow answer takes
 */
export function inventedPlatform(id: KnownPlatformId, season: number, slowMs: number): InventedPlatform {
  const { invented, voices } = CASES[id];
  let seasonOfLate = season;
  const yearless = (key: string) => key.replaceAll(YEAR, String(invented.season));
  const ownYear = new RegExp(`(?<![\\w.])${invented.season}(?!\\d)`, 'g');
  // Of addresses that differ in the season alone, the one of the league's own season answers.
  const answers = new Map(
    Object.entries(invented.answers)
      .toSorted(([one], [other]) => Number(yearless(one) === one) - Number(yearless(other) === other))
      .map(([key, answer]) => [yearless(key), answer]),
  );
  const hosts = new Set([...answers.keys()].map((key) => new URL(key.replace('POST ', '')).host));
  const variants = NAMED_CONDITIONS.flatMap((named, at): readonly Variant[] => {
    if (!isThere(named.condition, invented)) return [];
    const pairs = pairsOf(invented, named.name, at);
    return [{ named, pairs, leagueId: pairs.find(([from]) => from === invented.platformLeagueId)?.[1] ?? null }];
  });

  async function wholeOf(asked: LocalRequest, pairs: Pairs): Promise<Response | null> {
    const address = turned(asked.address.href, reversed(pairs));
    const wanted = yearless(asked.method === 'POST' ? `POST ${address}` : address);
    const key = answers.has(wanted) ? wanted : ofAnotherWeek(wanted, [...answers.keys()]);
    if (key === null) return null;
    const answer = answers.get(key);
    const named = asked.method === 'GET' ? address.match(YEAR)?.[0] : undefined;
    if (named !== undefined) seasonOfLate = Number(named);
    const year = String(seasonOfLate);
    const changed = (text: string) => turned(text.replaceAll(ownYear, year), pairs);
    if (answer instanceof Function) {
      const given = (answer as () => Response)(); // as a case says of functions
      const headers = [...given.headers].map(([name, value]): [string, string] => [name, stillGood(changed(value))]);
      return new Response(changed(await given.text()), { status: given.status, headers });
    }
    return typeof answer === 'string'
      ? new Response(changed(answer))
      : new Response(changed(JSON.stringify(answer)), { headers: { 'content-type': 'application/json' } });
  }

  function typedFor(variant: Variant | null): readonly Typed[] {
    if (!invented.form) return [];
    const asTyped = (field: string, text: string) => (field === 'email' ? text.trim().toLowerCase() : text);
    const form = Object.fromEntries(
      Object.entries(invented.form).map(([field, text]) => [
        field,
        turned(asTyped(field, text).replaceAll(ownYear, String(season)), variant?.pairs ?? []),
      ]),
    );
    return [{ condition: variant?.named.name ?? null, form }];
  }

  return {
    typed: [...typedFor(null), ...variants.flatMap(typedFor)],
    async answer(asked) {
      if (!hosts.has(asked.address.host)) return null;
      const said = saidIn(asked);
      const variant = variants.find(({ pairs }) => pairs.some(([, to]) => speaksOf(said, to)));
      if (!variant) return wholeOf(asked, []);
      const whole = await wholeOf(asked, variant.pairs);
      const namesLeague = variant.leagueId !== null && speaksOf(said, variant.leagueId);
      if (!strikes(variant.named, asked, namesLeague)) return whole;
      const { condition } = variant.named;
      return answerUnder(condition, whole ?? new Response('', { status: 404 }), { voices, slowMs });
    },
  };
}

const LAST_WEEK = 18;

/**
 * The address of a week that was invented, for one that was not: the season goes on as it began. Moves were made once.
 *
 * @returns null where addresses differ in more than a week
 */
function ofAnotherWeek(wanted: string, known: readonly string[]): string | null {
  if (/transaction/i.test(wanted)) return null;
  const parts = wanted.split(/(\d+)/);
  let week = 0;
  const others = known.filter((key) => {
    const own = key.split(/(\d+)/);
    const different = parts.flatMap((part, at) => (part === own[at] ? [] : [at]));
    const [at = 0] = different;
    const [asked, invented] = [Number(parts[at]), Number(own[at])];
    const isWeek = own.length === parts.length && different.length === 1 && isWithin(asked) && isWithin(invented);
    if (isWeek) week = asked;
    return isWeek;
  });
  return others[(week - 1) % others.length] ?? null;
}

const isWithin = (week: number): boolean => week >= 1 && week <= LAST_WEEK;

/** Everything in a request that may name an account or a league. */
const saidIn = ({ address, body, headers }: LocalRequest): string =>
  [decoded(address.href), decoded(body), headers.get('cookie'), headers.get('authorization')].join(' ');

/** A cookie that holds from now on, however long ago it was written down. */
const stillGood = (value: string): string =>
  value.replace(/expires=[^;]+/i, () => `expires=${new Date(Date.now() + 300 * 86_400_000).toUTCString()}`);
