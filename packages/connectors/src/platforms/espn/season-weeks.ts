/** Weeks by moments: ESPN dates some of what happens, and says nowhere in which week that was. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { EspnApi } from './api.ts';
import { EspnGames } from './shapes.ts';

/** From a kick-off until nobody plays any more, milliseconds. */
const GAME_MS = 6 * 3600_000;

/** The moment when a week's last game is over, by week from 1. */
export type WeekEnds = readonly number[];

/** The weeks of a season; none when ESPN knows no games of it. */
export async function weekEnds(api: EspnApi, season: number): Promise<Result<WeekEnds, PlatformFailure>> {
  const asked = await api.games(season, EspnGames);
  if (!asked.ok) return asked;
  const ends: number[] = [];
  for (const { proGamesByScoringPeriod } of asked.value?.settings.proTeams ?? []) {
    for (const [week, games] of Object.entries(proGamesByScoringPeriod)) {
      const index = Number(week) - 1;
      if (!Number.isInteger(index) || index < 0 || index > 17) continue;
      for (const { date } of games) ends[index] = Math.max(ends[index] ?? 0, date + GAME_MS);
    }
  }
  return { ok: true, value: Array.from(ends, (end) => end ?? 0) };
}

/**
 * The week that a moment belongs to: the one whose games are not over yet. After the last one it is the last.
 *
 * @returns null without weeks
 * @example weekOf(5, [3, 9]) // → 2
 */
export function weekOf(momentMs: number, ends: WeekEnds): number | null {
  if (ends.length === 0) return null;
  const index = ends.findIndex((end) => momentMs < end);
  return index < 0 ? ends.length : index + 1;
}
