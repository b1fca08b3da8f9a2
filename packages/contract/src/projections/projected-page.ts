// A page of the projections: one function for the server's answer and for the browser, which scores anew while settings change.

import { placedProjections } from '@pylon/engine/rankings/placed-projections';
import { type PointsRange, pointsRange } from '@pylon/engine/scoring/expected/points-range';
import { unpackedUnits } from '@pylon/engine/scoring/expected/projection-season';
import { scoreSeason } from '@pylon/engine/scoring/rescore';
import { SCORING_KEYS } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { STAT_KEYS, type StatLine } from '@pylon/engine/scoring/stat-keys';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { gated, lockOf, type Tier } from '../plans/tiers.ts';
import type { ProjectionMaterial } from '../scoring-systems/scoring-material.ts';
import {
  cents,
  type NoSuchColumn,
  nameOf,
  pageOf,
  type SortValue,
  sortedRows,
  type WireEntity,
} from '../tables/table-rows.ts';
import type { NextGame } from '../wire.ts';
import type { ProjectionRow } from './projections.ts';

/** A projection in its place. */
export interface PlacedRow extends WireEntity {
  readonly entityId: string;
  /** Place by expected points, from 1. */
  readonly rank: number;
  readonly positionRank: number;
  readonly byeWeek: number | null;
  readonly games: number;
  readonly points: PointsRange;
  readonly line: StatLine;
}

export interface ProjectionsPage {
  readonly total: number;
  readonly passingCompletionPerValueRange: { readonly min: number; readonly avg: number; readonly max: number } | null;
  readonly rows: ProjectionRow[];
}

/**
 * A page of projections, as a tier sees it.
 *
 * @param placed rows that are wanted; equals in the order asked for keep theirs
 * @param isOpen which of them the tier sees; the others are locked
 */
export function projectedPage(
  placed: readonly PlacedRow[],
  wish: { readonly orderBy: string; readonly limit: number; readonly offset: number },
  {
    tier,
    isOpen,
    gameOf,
  }: {
    readonly tier: Tier;
    readonly isOpen: (row: PlacedRow) => boolean;
    readonly gameOf: (row: PlacedRow) => NextGame | null;
  },
): { readonly ok: true; readonly page: ProjectionsPage } | NoSuchColumn {
  const sorted = sortedRows(placed, wish.orderBy, (key) => columnOf(key, isOpen));
  if (!sorted.ok) return sorted;
  const rows = pageOf(sorted.rows, wish).map((row) => ({
    ...toRow(row, isOpen(row)),
    game: gated(tier, 'opponentTeam', gameOf(row)),
  }));
  const passingCompletionPerValueRange = completionRange(placed.filter(isOpen));
  return { ok: true, page: { total: sorted.rows.length, passingCompletionPerValueRange, rows } };
}

/** Everybody's projection in a scoring, in places: what the server would answer with for the same settings. */
export function materialProjections({ players, units }: ProjectionMaterial, settings: ScoringSettings): PlacedRow[] {
  const expected = scoreSeason(unpackedUnits(units, SCORING_KEYS, players.length), settings);
  const scored = players.flatMap((player, cell) => {
    const { entityId, position } = player;
    return isPosition(position)
      ? [{ entityId, position, player, points: pointsRange(expected[cell] ?? 0, player) }]
      : [];
  });
  return placedProjections(scored).flatMap(({ player: { entityId, player, points }, rank, positionRank }) => {
    const { athlete, team, byeWeek, games, stats } = player;
    return athlete || team
      ? [{ entityId, athlete, team, rank, positionRank, byeWeek, games, points, line: stats }]
      : [];
  });
}

const LOCK = lockOf('projectionsTableBottom');

function toRow(row: PlacedRow, isOpen: boolean): Omit<ProjectionRow, 'game'> {
  const { athlete, team, points, byeWeek } = row;
  const shown = <T>(value: T) => (isOpen ? value : LOCK);
  return {
    athlete,
    team,
    rank: shown(row.rank),
    positionRank: shown(row.positionRank),
    byeWeek,
    games: shown(cents(row.games)),
    floorFantasyPoints: shown(cents(points.floor)),
    projectedFantasyPoints: shown(cents(points.expected)),
    ceilingFantasyPoints: shown(cents(points.ceiling)),
    stats: shown(Object.fromEntries(Object.entries(row.line).map(([key, amount]) => [key, cents(amount)]))),
  };
}

/** Fewest attempts a game of those whose share of completions means something. */
const FEWEST_ATTEMPTS = 10;

/** Shares of completed passes, 0 to 100, of the passers shown: the scale of their column. Null without passers. */
function completionRange(rows: readonly PlacedRow[]): ProjectionsPage['passingCompletionPerValueRange'] {
  const shares = rows.flatMap(({ line, games }) => {
    const attempts = line.passingAttempts ?? 0;
    return attempts / Math.max(games, 1) < FEWEST_ATTEMPTS ? [] : [(100 * (line.passingCompletions ?? 0)) / attempts];
  });
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { min: cents(Math.min(...shares)), avg: cents(mean), max: cents(Math.max(...shares)) };
}

type Column = (row: PlacedRow) => SortValue;

/** Columns that are open in every row. */
const FREE_COLUMNS: Readonly<Record<string, Column | undefined>> = {
  athleteName: nameOf,
  byeWeek: ({ byeWeek }) => byeWeek,
};

const COLUMNS: Readonly<Record<string, Column | undefined>> = {
  rank: ({ rank }) => rank,
  positionRank: ({ positionRank }) => positionRank,
  games: ({ games }) => games,
  floorFantasyPoints: ({ points }) => points.floor,
  projectedFantasyPoints: ({ points }) => points.expected,
  ceilingFantasyPoints: ({ points }) => points.ceiling,
};

/** What rows are sorted by under a key: a locked row has nothing there, so that its place tells nothing. */
function columnOf(key: string, isOpen: (row: PlacedRow) => boolean): Column | undefined {
  if (Object.hasOwn(FREE_COLUMNS, key)) return FREE_COLUMNS[key];
  const value = amountOf(key);
  return value && ((row) => (isOpen(row) ? value(row) : null));
}

function amountOf(key: string): Column | undefined {
  if (Object.hasOwn(COLUMNS, key)) return COLUMNS[key];
  const stat = STAT_KEYS.find((candidate) => candidate === key);
  return stat && (({ line }) => line[stat] ?? 0);
}
