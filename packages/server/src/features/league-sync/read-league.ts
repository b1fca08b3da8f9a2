// Reads a league whole: what it is, and the weeks that may have changed since it was read before.
import {
  isUnsupported,
  type LeagueAddress,
  type Platform,
  type Verbs,
  type WeeksOver,
} from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeaguePicture, WeekPicture } from '../../db/tables/leagues.ts';
import { FUTURE_PICKS } from '../../leagues/holders/future-picks.ts';
import type { ReadLeague } from './leagues.queries.ts';

/** Weeks of a season. */
const LAST_WEEK = 18;
/** Weeks whose points may still be made or corrected: the one that is played and the one before. */
export const OPEN_WEEKS = 2;

/** Failures that may pass by themselves; any other stays until somebody does something. */
export const mayPass = (failed: PlatformFailure): boolean => failed === 'throttled' || failed === 'unreachable';

/** Verbs whose answer the picture can be without. */
type Optional = 'rosters' | 'matchups' | 'transactions' | 'tradeOffers' | 'draftResult' | 'keepers' | 'futurePicks';

const WORDS: Readonly<Record<Optional, string>> = {
  rosters: 'Rosters',
  matchups: 'Match-ups',
  transactions: 'Moves',
  tradeOffers: 'Trades on offer',
  draftResult: 'The draft',
  keepers: 'Keepers',
  futurePicks: FUTURE_PICKS,
};

interface Reading {
  readonly platform: Platform;
  readonly address: LeagueAddress;
  /** Weeks that were read before and are over. */
  readonly over: WeeksOver;
  /** The league as it was read before, when what changes by the minute is enough; null when all of it is read. */
  readonly before: LeaguePicture | null;
  /** Whether nobody else has begun to read the league: else this reading ends. */
  readonly isOurs: () => boolean;
  /** Told how far the reading is, 0 to 1. */
  readonly onProgress: (done: number) => Promise<void>;
}

/** Ends a reading from within. */
class Stopped extends Error {
  readonly failed: PlatformFailure;
  constructor(failed: PlatformFailure) {
    super(failed);
    this.failed = failed;
  }
}

/**
 * @returns the league, or why it could not be read. A part that the platform lacks, or gives in a form that cannot be
 *   read, is missing and named; one that could be read a little later fails the whole reading
 */
export async function readLeague({
  platform,
  address,
  over,
  before,
  isOurs,
  onProgress,
}: Reading): Promise<Result<ReadLeague, PlatformFailure>> {
  const missing = new Set<string>(before?.missing);
  /** What a verb gives, or `otherwise` where the platform has none of it. */
  async function part<V extends Optional, T>(
    verb: V,
    ask: (asked: Exclude<Verbs[V], undefined>) => Promise<Result<T, PlatformFailure>>,
    otherwise: T,
  ): Promise<T> {
    const asked = platform[verb];
    if (isUnsupported(asked)) {
      missing.add(`${WORDS[verb]}: ${asked.unsupported}`);
      return otherwise;
    }
    const answer = await ask(asked as Exclude<Verbs[V], undefined>); // what is not unsupported is the verb
    if (answer.ok) return answer.value;
    if (mayPass(answer.reason) || answer.reason === 'sign-in-again') throw new Stopped(answer.reason);
    missing.add(`${WORDS[verb]} could not be read.`);
    return otherwise;
  }

  if (isUnsupported(platform.league)) return { ok: false, reason: 'refused' };
  const league = await platform.league(address, over);
  if (!league.ok) return league;
  const { status, weeks } = league.value;
  try {
    const { tradeOffers, draft, keepers, futurePicks } = before ?? {
      tradeOffers: await part('tradeOffers', (ask) => ask(address), []),
      draft: await part('draftResult', (ask) => ask(address), null),
      keepers: await part('keepers', (ask) => ask(address), []),
      futurePicks: await part('futurePicks', (ask) => ask(address), []),
    };
    const last = Math.min(weeks.last, LAST_WEEK);
    const present = status === 'completed' ? last : status === 'in-progress' ? (weeks.current ?? weeks.first) : 0;
    const due = Array.from(
      { length: Math.max(0, last - weeks.first + 1) },
      (_each, index) => weeks.first + index,
    ).filter((week) =>
      before ? week > present - OPEN_WEEKS && week <= present : !over.has(week) || week > present - OPEN_WEEKS,
    );
    const read = new Map<number, WeekPicture>();
    for (const [index, week] of due.entries()) {
      if (!isOurs()) throw new Stopped('unreachable');
      const isAhead = week > present;
      const matchups = status === 'pre-draft' ? [] : await part('matchups', (ask) => ask(address, week), []);
      const rosters = isAhead ? [] : await part('rosters', (ask) => ask(address, week), []);
      const transactions = isAhead ? [] : await part('transactions', (ask) => ask(address, week), []);
      if (status !== 'pre-draft') read.set(week, { rosters, matchups, transactions });
      await onProgress((index + 1) / due.length);
    }
    const picture = { league: league.value, tradeOffers, draft, keepers, futurePicks, missing: [...missing] };
    return { ok: true, value: { picture, weeks: read, isWhole: before === null } };
  } catch (error) {
    if (error instanceof Stopped) return { ok: false, reason: error.failed };
    throw error;
  }
}
