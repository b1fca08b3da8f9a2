// How the feed of games is asked: one scoreboard for all, and a box score for each that is played.
import { type GameSummary, readGameSummary, summaryUrl } from '@pylon/almanac/sources/espn/game-day/game-summary';
import {
  espnScoreboard,
  type FollowedGame,
  readFollowedGames,
  SCOREBOARD_URL,
} from '@pylon/almanac/sources/espn/scoreboard';
import { SOURCE_SITES } from '@pylon/almanac/sources/reading/fetcher';
import { type OutboundParts, outbound } from '@pylon/outbound/outbound';

/** The feed, and whether and how often it may be asked. */
export interface FeedSettings {
  /** Whether it may be asked now: real games are looked at, and its operator has not switched it off. */
  readonly isOn: () => boolean;
  /** Whether games are played at the hours of the schedule; what a stand-in plays again it plays when it likes. */
  readonly isByClock: boolean;
  /** Milliseconds between two looks while games are played. */
  readonly paceMs: number;
  /** Milliseconds between two questions. */
  readonly askEveryMs: number;
}

/**
 * Nobody publishes a limit; once in twenty seconds for all games together is what the site's own pages do or less.
 * @source docs/sources.md "Market sources"
 */
export const REAL_PACE = { isByClock: true, paceMs: 20_000, askEveryMs: 1_000 } as const;
/** A stand-in may play games again many times as fast. */
export const STAND_IN_PACE = { isByClock: false, paceMs: 1_000, askEveryMs: 10 } as const;

/** Several times as much as a summary is. */
const MOST_BYTES = 4 * 1024 * 1024;

export interface GameFeed {
  /** Games of the week; null when it does not answer or its answer is not to be believed. */
  readonly games: () => Promise<readonly FollowedGame[] | null>;
  /** A game so far; null likewise. */
  readonly summary: (eventId: string) => Promise<GameSummary | null>;
}

export function gameFeed(parts: OutboundParts, { askEveryMs }: Pick<FeedSettings, 'askEveryMs'>): GameFeed {
  const site = SOURCE_SITES.find(({ name }) => name === espnScoreboard.name);
  if (!site) throw new Error('the scoreboard is none of the sources');
  // Whoever looks comes back in any case: nothing is asked twice, and an answer that is late is old.
  const hasty = { paceMs: askEveryMs, mostWaitingMs: 30_000, timeoutMs: 10_000, attempts: 1, mostBytes: MOST_BYTES };
  const ask = outbound({ ...site, ...hasty }, parts);
  const bytesOf = async (url: string): Promise<Buffer | null> => {
    const asked = await ask(url);
    return asked.ok && asked.status < 300 ? asked.bytes : null;
  };
  return {
    async games() {
      const bytes = await bytesOf(SCOREBOARD_URL);
      if (!bytes) return null;
      const read = readFollowedGames(bytes, 'scoreboard');
      if (read.ok) return read.value;
      // One game that contradicts itself costs itself, a second one the whole answer.
      return read.rest && read.rest.bad === 1 ? read.rest.value : null;
    },
    async summary(eventId) {
      const bytes = await bytesOf(summaryUrl(eventId));
      const read = bytes && readGameSummary(bytes, 'summary', eventId);
      return read?.ok ? read.value : null;
    },
  };
}
