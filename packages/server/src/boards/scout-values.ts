import { auctionValues, wholeDollars } from '@pylon/engine/player-value/auction-values';
import { replacementPoints } from '@pylon/engine/player-value/replacement';
import { shownVorp, vorp } from '@pylon/engine/player-value/vorp';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { ScoredProjection } from '../present/projected-points.ts';

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
  /** The same for points that are exceeded once in ten times: the list of Ceiling. */
  readonly ceilingRank: number;
}

/** Values and ranks of everybody with a projection, by entity. */
export function scoutValues(
  projections: ReadonlyMap<string, ScoredProjection>,
  league: LeagueShape,
): ReadonlyMap<string, ScoutValue> {
  const scout = rankedByValue(projections, league, 'expected');
  const ceiling = rankedByValue(projections, league, 'ceiling');
  const dollars = wholeDollars(
    auctionValues(
      scout.map(({ above }) => above),
      league,
    ),
  );
  const ceilingRanks = new Map(ceiling.map(({ entityId }, index) => [entityId, index + 1]));
  return new Map(
    scout.map(({ entityId, above }, index) => [
      entityId,
      {
        vorp: shownVorp(above),
        above,
        auctionValue: dollars[index] ?? 0,
        scoutRank: index + 1,
        ceilingRank: ceilingRanks.get(entityId) ?? index + 1,
      },
    ]),
  );
}

/** Everybody by points above replacement, largest first. */
function rankedByValue(
  projections: ReadonlyMap<string, ScoredProjection>,
  league: LeagueShape,
  percentile: 'expected' | 'ceiling',
): { readonly entityId: string; readonly above: number }[] {
  const players = [...projections.values()].map(({ entityId, position, points }) => ({
    entityId,
    position,
    points: points[percentile],
  }));
  const levels = replacementPoints(players, league);
  return players
    .map((player) => ({ entityId: player.entityId, above: vorp(player, levels), points: player.points }))
    .sort((a, b) => b.above - a.above || b.points - a.points || (a.entityId < b.entityId ? -1 : 1));
}
