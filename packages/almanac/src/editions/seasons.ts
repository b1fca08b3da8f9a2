/**
 * The seasons of an edition on a given day.
 *
 * A season is scheduled until its first kick-off, in progress until its last game is over, then closed. Its current
 * week is the first whose games are not all over; before the season it is 1, after it the last.
 */
import type { EditionTables } from '../tables/edition-tables.ts';

export const SEASON_STATUSES = ['SCHEDULED', 'INPROGRESS', 'CLOSED'] as const;
export type SeasonStatus = (typeof SEASON_STATUSES)[number];

export interface SeasonInfo {
  readonly year: number;
  readonly status: SeasonStatus;
  /** 'REG', or 'POST' once the play-offs are the current week. */
  readonly type: 'REG' | 'POST';
  /** 1 to 22. */
  readonly currentWeek: number;
  /** Weeks in the schedule, ascending. */
  readonly weeks: readonly number[];
  /** Instants of the first and of the last kick-off known. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A game and what follows it is over this long after kick-off. */
const GAME_HOURS = 6;
/** From the last regular game to the final, for a schedule whose play-offs are not yet drawn. */
const PLAYOFF_DAYS = 36;
const HOUR_MS = 3_600_000;

/**
 * @param at an instant ('2025-11-08T12:00:00Z') or a day, which counts as its first moment
 * @returns every season with a schedule, ascending
 * @throws never for a well-formed instant
 */
export function seasonsOn(games: EditionTables['games'], at: string): readonly SeasonInfo[] {
  const now = Date.parse(at);
  const { season, seasonType, week, kickoff } = games.column;
  const rowsBySeason = new Map<number, number[]>();
  for (let row = 0; row < games.length; row++) {
    const year = season[row] ?? 0;
    const rows = rowsBySeason.get(year);
    if (rows) rows.push(row);
    else rowsBySeason.set(year, [row]);
  }

  return [...rowsBySeason]
    .sort(([a], [b]) => a - b)
    .map(([year, rows]): SeasonInfo => {
      const kickoffs = rows.map((row) => kickoff[row] ?? '').sort();
      const startsAt = kickoffs[0] ?? '';
      const endsAt = kickoffs.at(-1) ?? '';
      const hasPlayoffs = rows.some((row) => seasonType[row] === 'POST');
      const closesMs = Date.parse(endsAt) + (hasPlayoffs ? GAME_HOURS : PLAYOFF_DAYS * 24) * HOUR_MS;

      const lastKickoff = new Map<number, number>();
      for (const row of rows) {
        const number = week[row] ?? 0;
        lastKickoff.set(number, Math.max(lastKickoff.get(number) ?? 0, Date.parse(kickoff[row] ?? '')));
      }
      const weeks = [...lastKickoff.keys()].sort((a, b) => a - b);
      const open = weeks.find((number) => (lastKickoff.get(number) ?? 0) + GAME_HOURS * HOUR_MS > now);
      const currentWeek = open ?? weeks.at(-1) ?? 1;
      const isPlayoffWeek = rows.some((row) => week[row] === currentWeek && seasonType[row] === 'POST');
      return {
        year,
        status: now < Date.parse(startsAt) ? 'SCHEDULED' : now < closesMs ? 'INPROGRESS' : 'CLOSED',
        type: isPlayoffWeek ? 'POST' : 'REG',
        currentWeek,
        weeks,
        startsAt,
        endsAt,
      };
    });
}

/**
 * The season that screens open with: the first in progress or scheduled, else the last closed; null without seasons.
 */
export const currentSeason = (seasons: readonly SeasonInfo[]): SeasonInfo | null =>
  seasons.find((season) => season.status !== 'CLOSED') ?? seasons.at(-1) ?? null;
