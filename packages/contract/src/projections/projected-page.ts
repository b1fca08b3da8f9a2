// A page of the projections: one function for the server's answer and for the browser, which scores anew while settings
// change.
import { type CompletionRange, completionRange } from '@pylon/engine/rankings/completion-range';
import { placedProjections } from '@pylon/engine/rankings/placed-projections';
import { type PointsRange, pointsRange } from '@pylon/engine/scoring/expected/points-range';
import { unpackedUnits } from '@pylon/engine/scoring/expected/projection-season';
import { scoreSeason } from '@pylon/engine/scoring/rescore';
import { SCORING_KEYS } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { type TablePage, type TableWish, type ToldRows, tablePage } from '@pylon/engine/tables/table-page';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { gateOf, type Tier } from '../plans/tiers.ts';
import type { ProjectionMaterial } from '../scoring-systems/scoring-material.ts';
import { projections } from '../tables/week/projections.table.ts';
import type { NextGame, WireEntity } from '../wire.ts';

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

export interface ProjectedPage extends TablePage<typeof projections, ReturnType<typeof factsOf>> {
  /** Of the rows that are open. */
  readonly passingCompletionPerValueRange: CompletionRange | null;
}

export type ProjectedFacts = readonly ReturnType<typeof factsOf>[];

/**
 * Projections as rows of the table.
 *
 * @param placed everybody; equals in any order keep theirs
 */
export function projectedFacts(
  placed: readonly PlacedRow[],
  {
    gameOf,
    isPerGame,
  }: {
    readonly gameOf: (row: PlacedRow) => NextGame | null;
    /** Whether points and amounts are those of a mean game, and places by them. */
    readonly isPerGame: boolean;
  },
): ProjectedFacts {
  return (isPerGame ? byTheGame(placed) : placed).map((row) => factsOf(row, gameOf));
}

/**
 * A page of projections, as a tier sees it.
 *
 * @param neutral the order of the rows that are locked
 * @param told what was told of these facts before
 * @returns null for an order by something that is no column
 */
export function projectedPage(
  facts: ProjectedFacts,
  wish: TableWish,
  {
    tier,
    isPerGame,
    neutral,
    told,
  }: {
    readonly tier: Tier;
    /** Whether the facts are those of a mean game. */
    readonly isPerGame: boolean;
    readonly neutral?: ((a: PlacedRow, b: PlacedRow) => number) | undefined;
    readonly told?: ToldRows;
  },
): ProjectedPage | null {
  const parts = { gate: gateOf(tier), ...(neutral && { neutral }), ...(told && { told }) };
  const page = tablePage(projections, facts, wish, parts);
  if (!page) return null;
  const passers = isPerGame ? page.open.map(({ line }) => ({ line, games: 1 })) : page.open;
  return { ...page, passingCompletionPerValueRange: completionRange(passers) };
}

/** The same rows by the game, placed anew. Whoever is expected for less than one game is not made more of. */
function byTheGame(placed: readonly PlacedRow[]): PlacedRow[] {
  const players = placed.flatMap((row) => {
    const position = row.athlete?.position ?? 'DST';
    if (!isPosition(position)) return [];
    const games = Math.max(row.games, 1);
    const { floor, middle, expected, ceiling } = row.points;
    const points = {
      ...{ floor: floor / games, middle: middle / games },
      ...{ expected: expected / games, ceiling: ceiling / games },
    };
    const line = Object.fromEntries(Object.entries(row.line).map(([key, amount]) => [key, amount / games]));
    return [{ entityId: row.entityId, position, points, row: { ...row, points, line } }];
  });
  return placedProjections(players).map(({ player, rank, positionRank }) => ({ ...player.row, rank, positionRank }));
}

const factsOf = (row: PlacedRow, gameOf: (row: PlacedRow) => NextGame | null) => ({
  ...row,
  floorFantasyPoints: row.points.floor,
  middleFantasyPoints: row.points.middle,
  projectedFantasyPoints: row.points.expected,
  ceilingFantasyPoints: row.points.ceiling,
  stats: row.line as Record<string, number>, // a line has amounts alone
  game: () => gameOf(row),
});

/** All projections in a scoring, ranked: the same as the server's answer for these settings. */
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
