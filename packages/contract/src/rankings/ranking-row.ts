// A row of the rankings as it is sent and as the browser makes it itself, when it ranks anew.
import type { RankedPlayer } from '@pylon/engine/rankings/ranked-board';
import type { PointsRange } from '@pylon/engine/scoring/expected/points-range';
import { gated, type Locked, lockOf, type Tier } from '../plans/tiers.ts';
import { cents, type WireEntity } from '../tables/table-rows.ts';
import type { Expert, NextGame } from '../wire.ts';
import type { RankingRow } from './rankings.ts';

/** A ranked player with what a row shows of him besides. */
export interface BoardRow extends WireEntity, RankedPlayer {
  readonly byeWeek: number | null;
}

/** Who stands where, and by whose opinions. */
export interface Board {
  /** House methods first, then publishers by name. */
  readonly experts: readonly Expert[];
  readonly rows: readonly BoardRow[];
}

/** Points as they are sent: two decimals. */
export const toWirePoints = ({ floor, expected, ceiling }: PointsRange): PointsRange => ({
  floor: cents(floor),
  expected: cents(expected),
  ceiling: cents(ceiling),
});

/** What a row is told with. */
export interface RowParts {
  /** Whom the row is for. */
  readonly tier: Tier;
  /** Tiers of the list by entity; null where they may not be told. */
  readonly tiers: ReadonlyMap<string, number> | null;
  readonly experts: readonly Expert[];
  readonly game: NextGame | null;
}

/** A row of the board as a tier sees it: what it may not see is left out, not hidden. */
export function toRankingRow(row: BoardRow, { tier, tiers, experts, game }: RowParts): RankingRow {
  const { best, worst } = extremes(row.ranks);
  const value = row.vorp === null ? null : cents(row.vorp);
  return {
    athlete: row.athlete,
    team: row.team,
    rank: row.rank,
    tier: tiers === null ? lockOf('rankingsTableRight') : (tiers.get(row.entityId) ?? 1),
    positionRank: row.positionRank,
    byeWeek: row.byeWeek,
    consensus: gated(tier, 'consensus', cents(row.consensus)),
    sd: gated(tier, 'consensus', row.sd === null ? null : cents(row.sd)),
    best: gated(tier, 'rankingsTableRight', best),
    worst: gated(tier, 'rankingsTableRight', worst),
    ranks: ranksFor(tier, row, experts),
    adp: gated(tier, 'adp', row.adp === null ? null : cents(row.adp)),
    difference: gated(tier, 'difference', differenceOf(row)),
    points: gated(tier, 'rankingsTableRight', row.points && toWirePoints(row.points)),
    vorp: gated(tier, 'rankingsTableRight', value),
    auctionValue: gated(tier, 'auctionTableRight', row.auctionValue),
    game: gated(tier, 'opponentTeam', game),
  };
}

/** Ranks of the experts whom the tier may see, and a lock for every other, whether he ranks the player or not. */
function ranksFor(tier: Tier, { ranks }: BoardRow, experts: readonly Expert[]): Record<string, number | Locked> {
  return Object.fromEntries(
    experts.flatMap(({ id, paywallTier }): [string, number | Locked][] => {
      if (paywallTier > tier) return [[id, lockOf('rankingsTableRight')]];
      const rank = ranks[id];
      return rank === undefined ? [] : [[id, rank]];
    }),
  );
}

/** Picks that a player goes later than he is ranked. */
export const differenceOf = ({ adp, consensus }: BoardRow): number | null =>
  adp === null ? null : cents(adp - consensus);

interface Opinion {
  readonly rank: number;
  readonly expertId: string;
}

/** The best and the worst opinion of the experts; the consensus is a mean of them, not one more. */
export function extremes(ranks: Readonly<Record<string, number>>): {
  readonly best: Opinion | null;
  readonly worst: Opinion | null;
} {
  const opinions = Object.entries(ranks)
    .filter(([expertId]) => expertId !== 'consensus')
    .map(([expertId, rank]) => ({ expertId, rank }))
    .sort((a, b) => a.rank - b.rank);
  return { best: opinions[0] ?? null, worst: opinions.at(-1) ?? null };
}
