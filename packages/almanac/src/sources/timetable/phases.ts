/**
 * Which part of the year a moment lies in, as far as news of the league go by it: how often sources are asked depends
 * on it. Moments are judged by the schedule; where there is none yet, by the month.
 */
import { easternDayOf } from '../../house/days.ts';

/**
 * The phases of a year, each with what it is.
 *
 * - `off-season`: from the last game until July
 * - `drafts`: from July until the first game
 * - `waivers`: Tuesdays and Wednesdays between the first game and the last regular one
 * - `practice`: the other days of those weeks, on which teams report who is hurt and who will play
 * - `games`: from shortly before a kick-off until what happened has been published
 * - `play-offs`: between the games of the play-offs
 */
export const PHASES = ['off-season', 'drafts', 'waivers', 'practice', 'games', 'play-offs'] as const;
export type Phase = (typeof PHASES)[number];

/** What a phase is told from: games of the seasons that are known. */
export interface PhaseGame {
  readonly season: number;
  readonly seasonType: string;
  readonly week: number;
  /** UTC, '2026-09-11T00:20:00Z'. */
  readonly kickoff: string;
}

const MINUTE_MS = 60_000;
/** Teams name who does not play an hour and a half before the kick-off. */
const BEFORE_KICKOFF_MS = 90 * MINUTE_MS;
/** A game takes up to four hours; the result and the first box scores follow within another. */
const AFTER_KICKOFF_MS = 300 * MINUTE_MS;
/** Rounds of the play-offs, the last of which ends the season. */
const ROUNDS = 4;
/** Longest wait from a round until the schedule names the next one's games. */
const PAIRING_MS = 9 * 24 * 60 * MINUTE_MS;
/** First month of drafts, and of the season where no schedule says when that begins. */
const DRAFTS_MONTH = 7;
const SEASON_MONTH = 9;
const WAIVER_DAYS: ReadonlySet<number> = new Set([2, 3]); // Tuesday, Wednesday

/**
 * @param now any moment
 * @param games games whose pairing is known, in any order; none where nothing is known yet
 * @example phaseAt(new Date('2026-07-04T12:00:00Z'), []) // → 'drafts'
 */
export function phaseAt(now: Date, games: readonly PhaseGame[]): Phase {
  const nowMs = now.getTime();
  const timed = games.map((game) => ({ ...game, ms: Date.parse(game.kickoff) }));
  if (timed.some(({ ms }) => ms - BEFORE_KICKOFF_MS <= nowMs && nowMs <= ms + AFTER_KICKOFF_MS)) return 'games';

  const day = easternDayOf(nowMs) ?? now.toISOString().slice(0, 10);
  const begun = timed.filter(({ ms }) => ms <= nowMs);
  const season = Math.max(...begun.map((game) => game.season));
  const own = timed.filter((game) => game.season === season);
  const ahead = own.filter(({ ms }) => ms > nowMs);
  if (ahead.some(({ seasonType }) => seasonType === 'REG'))
    return WAIVER_DAYS.has(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 'waivers' : 'practice';
  const lastRegular = Math.max(...own.flatMap(({ seasonType, week }) => (seasonType === 'REG' ? week : [])));
  const isNextUnnamed = own.every(({ week }) => week < lastRegular + ROUNDS);
  const lastMs = Math.max(...own.map(({ ms }) => ms));
  if (ahead.length > 0 || (isNextUnnamed && nowMs - lastMs < PAIRING_MS)) return 'play-offs';

  const month = Number(day.slice(5, 7));
  if (month < DRAFTS_MONTH) return 'off-season';
  return month < SEASON_MONTH || timed.some(({ ms }) => ms > nowMs) ? 'drafts' : 'practice';
}
