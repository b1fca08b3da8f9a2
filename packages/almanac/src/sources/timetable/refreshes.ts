/**
 * How often what is asked, by the phase of the year: the one place that says so. A sync reads the open files as a
 * whole, so these set the beat, and everything else is asked along with them when it is due.
 *
 * No source is asked more often than its own page allows: lists of the market once to four times a day, Sleeper's list
 * of all players once. A scoreboard is one small answer that its own pages ask for several times a minute.
 *
 * @source docs/sources.md "Refreshes"
 */
import type { Phase } from './phases.ts';

/**
 * What is asked at one pace.
 *
 * - `files`: what is published as files: games, rosters, statistics, injuries, depth charts, the consensus of experts,
 *   and Sleeper's weeks
 * - `players`: Sleeper's list of all players, with the latest injuries and news
 * - `market`: average picks, prices, shares of owners, trade values, projections
 * - `scores`: how the games of the week stand; with the files each time, so that no state is older than its edition
 */
export const FAMILIES = ['files', 'players', 'market', 'scores'] as const;
export type Family = (typeof FAMILIES)[number];

/** Minutes from one asking to the next. Each of a phase is a multiple of its files' and a part of a day. */
export const REFRESH_MINUTES: Readonly<Record<Phase, Readonly<Record<Family, number>>>> = {
  'off-season': { files: 720, players: 1_440, market: 1_440, scores: 720 },
  drafts: { files: 180, players: 1_440, market: 360, scores: 180 },
  waivers: { files: 180, players: 1_440, market: 360, scores: 180 },
  practice: { files: 120, players: 1_440, market: 720, scores: 120 },
  games: { files: 30, players: 1_440, market: 720, scores: 30 },
  'play-offs': { files: 180, players: 1_440, market: 1_440, scores: 180 },
};

const MINUTE_MS = 60_000;
/**
 * When the day of asking begins, after midnight UTC: teams have named who does not play in Sunday's first games, which
 * begin at 17:00 or 18:00 UTC, and the night's statistics have been published.
 */
const DAY_BEGINS_MS = 16.5 * 60 * MINUTE_MS;

/** After a failure a source is asked again after so many minutes, then after twice as many, up to its own pace. */
const FIRST_PAUSE_MINUTES = 30;
const MOST_DOUBLINGS = 12;

/** When a source was last asked, and how often in a row it has failed. */
export interface Asked {
  readonly askedAt: Date;
  /** 0 when the last answer was as it should be. */
  readonly failures: number;
}

/**
 * When a source is due next.
 *
 * @param asked null when it never was
 * @returns the moment from which on the next sync asks it; null: at once
 * @example nextDueAt('market', 'drafts', { askedAt: new Date('2026-08-20T11:00:00Z'), failures: 0 })
 *   // → 2026-08-20T16:30:00Z
 */
export function nextDueAt(family: Family, phase: Phase, asked: Asked | null): Date | null {
  if (asked === null) return null;
  const everyMs = REFRESH_MINUTES[phase][family] * MINUTE_MS;
  const askedMs = asked.askedAt.getTime();
  const slot = Math.floor((askedMs - DAY_BEGINS_MS) / everyMs);
  const regularMs = (slot + 1) * everyMs + DAY_BEGINS_MS;
  if (asked.failures === 0) return new Date(regularMs);
  const pauseMs = FIRST_PAUSE_MINUTES * MINUTE_MS * 2 ** Math.min(asked.failures - 1, MOST_DOUBLINGS);
  return new Date(Math.min(regularMs, askedMs + pauseMs));
}

/** Whether a source is to be asked. @param asked null when it never was */
export function isDue(family: Family, phase: Phase, asked: Asked | null, now: Date): boolean {
  const dueAt = nextDueAt(family, phase, asked);
  return dueAt === null || dueAt <= now;
}
