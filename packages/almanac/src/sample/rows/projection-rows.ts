import type { Random } from '@pylon/engine/random/random';
import type { projections } from '../../tables/fantasy.ts';
import type { RowOf } from '../../tables/table.ts';
import type { Outlook } from '../game/outlook.ts';
import { STAT } from '../game/stat-index.ts';
import { isoDate, wednesdayBefore } from '../league/calendar.ts';
import { normal } from '../league/draws.ts';
import { NO_STATS, writeStats } from './season-rows.ts';

/** Publishers whose projections the sample has. */
const PROJECTION_PROVIDERS = ['espn', 'sleeper'] as const;

/**
 * How far two publishers are apart: standard deviations of the logarithm of a stat line, and of its touchdowns besides.
 */
const DISAGREEMENT = 0.1;
const TOUCHDOWN_DISAGREEMENT = 0.06;
/** Lines that nobody would publish: fewer chances than this in a game. */
const LEAST_CHANCES = 0.6;
const TOUCHDOWN_KEYS = [STAT.passingTouchdowns, STAT.rushingTouchdowns, STAT.receivingTouchdowns];

const EMPTY_PROJECTION = {
  season: 0,
  period: '',
  week: 0,
  provider: '',
  asOf: '',
  entityId: '',
  games: null as number | null, // filled in where a line covers more than a week
  ...NO_STATS,
};

/** Whether a line is worth publishing. */
export function isWorthProjecting({ position, line, games }: Outlook): boolean {
  if (position === 'K' || position === 'DST') return games >= 0.5;
  const chances = [STAT.passingAttempts, STAT.rushingAttempts, STAT.receivingTargets];
  return chances.reduce((sum, key) => sum + (line[key] ?? 0), 0) >= LEAST_CHANCES * Math.max(games, 0.5);
}

/** When and of what something is projected. */
interface ProjectionTime {
  readonly season: number;
  readonly period: 'seasonal' | 'weekly' | 'restOfSeason';
  /** Week projected, 0 unless weekly. */
  readonly week: number;
  readonly asOf: string;
}

/**
 * Each publisher's rows of an outlook: the outlook with errors of their own, as often too high as too low.
 *
 * @returns amounts to two decimals
 */
export function projectionRows(
  outlook: readonly Outlook[],
  time: ProjectionTime,
  random: Random,
): RowOf<typeof projections>[] {
  return PROJECTION_PROVIDERS.flatMap((provider) =>
    outlook.filter(isWorthProjecting).map((expected) => {
      const factor = unbiased(random, DISAGREEMENT);
      const line = expected.line.map((amount) => amount * factor);
      const scoring = unbiased(random, TOUCHDOWN_DISAGREEMENT);
      for (const key of TOUCHDOWN_KEYS) line[key] = (line[key] ?? 0) * scoring;
      const row = { ...EMPTY_PROJECTION };
      row.season = time.season;
      row.period = time.period;
      row.week = time.week;
      row.asOf = time.asOf;
      row.provider = provider;
      row.entityId = expected.entityId;
      row.games = time.period === 'weekly' ? null : Math.round(expected.games * 10) / 10;
      writeStats(row, line);
      return row;
    }),
  );
}

/** A factor that is 1 on average. */
const unbiased = (random: Random, sd: number): number => Math.exp(normal(random, -(sd ** 2) / 2, sd));

/** The day on which a week's projections and rankings are published. */
export const weekDay = (season: number, week: number): string => isoDate(wednesdayBefore(season, week));
