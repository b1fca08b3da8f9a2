/** What projections are worth in a league: the list of Scout, and the way in which every house method values points. */
import { auctionValues, wholeDollars } from '../player-value/auction-values.ts';
import { replacementPoints } from '../player-value/replacement.ts';
import { shownVorp, vorp } from '../player-value/vorp.ts';
import type { PointsRange } from '../scoring/expected/points-range.ts';
import type { LeagueShape } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';

/** Somebody with points to expect. */
export interface ScoredPlayer {
  readonly entityId: string;
  readonly position: Position;
  readonly points: PointsRange;
}

/** What a projection is worth in a league. */
export interface ScoutValue {
  /** Points above replacement, never below 0. */
  readonly vorp: number;
  /** The same, negative below replacement: what Scout's list is sorted by. */
  readonly above: number;
  /** Whole dollars of an auction. */
  readonly auctionValue: number;
  /** Place by value over replacement, from 1: the list of Scout. */
  readonly scoutRank: number;
}

/** Values and ranks of everybody with a projection, by entity, in the order of Scout. */
export function scoutValues(
  projections: readonly ScoredPlayer[],
  league: LeagueShape,
): ReadonlyMap<string, ScoutValue> {
  const scout = rankedByValue(projections, league, ({ expected }) => expected);
  const dollars = wholeDollars(
    auctionValues(
      scout.map(({ above }) => above),
      league,
    ),
  );
  return new Map(
    scout.map(({ entityId, above }, index) => [
      entityId,
      { vorp: shownVorp(above), above, auctionValue: dollars[index] ?? 0, scoutRank: index + 1 },
    ]),
  );
}

/**
 * Everybody by points above replacement, largest first.
 *
 * @param pointsOf the points that count, of somebody's range and their place in the list
 */
export function rankedByValue(
  projections: readonly ScoredPlayer[],
  league: LeagueShape,
  pointsOf: (points: PointsRange, index: number) => number,
): { readonly entityId: string; readonly above: number }[] {
  const players = projections.map(({ entityId, position, points }, index) => ({
    entityId,
    position,
    points: pointsOf(points, index),
  }));
  const levels = replacementPoints(players, league);
  return players
    .map((player) => ({ entityId: player.entityId, above: vorp(player, levels), points: player.points }))
    .sort((a, b) => b.above - a.above || b.points - a.points || (a.entityId < b.entityId ? -1 : 1));
}

/** Points above replacement alone, by entity. */
export function pointsAbove(projections: readonly ScoredPlayer[], league: LeagueShape): ReadonlyMap<string, number> {
  return new Map(
    rankedByValue(projections, league, ({ expected }) => expected).map(({ entityId, above }) => [entityId, above]),
  );
}
