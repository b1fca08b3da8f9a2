// The list of players who are still there, with the lines that are drawn in it: where a tier of a position begins, or
// in a list of several positions where it ends, and a heading for each position where they stand one below the other.
import { unlocked } from '@pylon/contract/plans/tiers';
import type { TierBreak } from '@pylon/engine/mock-draft/advice/tier-breaks';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { byPlaces, type ListOrders } from '../../drafting/list/list-order.ts';
import type { FreePlayer } from '../state/room-view.ts';

export type ListEntry =
  | { readonly kind: 'player'; readonly row: FreePlayer }
  /** A tier begins, in a list of one position. */
  | { readonly kind: 'tier'; readonly position: Position; readonly tier: number; readonly note: string }
  /** A tier ends, in a list of several. */
  | { readonly kind: 'tierEnd'; readonly position: Position; readonly tier: number }
  | { readonly kind: 'position'; readonly position: Position; readonly left: number };

/** What the list can be ordered by besides rank. */
export const LIST_ORDERS = {
  adp: { of: ({ player }) => player.adp, isHighFirst: false },
  bye: { of: ({ player }) => player.byeWeek, isHighFirst: false },
  odds: { of: ({ odds }) => odds, isHighFirst: false },
  oddsAfter: { of: ({ oddsAfter }) => oddsAfter, isHighFirst: false },
  points: { of: ({ player }) => unlocked(player.seasonalScoredProjections) ?? null, isHighFirst: true },
} as const satisfies ListOrders<FreePlayer>;

/** Players of a position in sight where all positions stand one below the other. */
const OF_EACH = 6;

/** Players of one position, the beginning of each tier marked with how much of it is left. */
export function positionList(rows: readonly FreePlayer[], breaks: readonly TierBreak[]): readonly ListEntry[] {
  return rows.flatMap((row, index): readonly ListEntry[] => {
    const tier = row.player.tier;
    const before = rows[index - 1];
    const found =
      before && tier === before.player.tier
        ? undefined
        : breaks.find((each) => each.position === row.position && each.tier === tier);
    const entry: ListEntry = { kind: 'player', row };
    if (!found) return [entry];
    const note = `${found.undraftedCount} of ${found.totalCount} left`;
    return [{ kind: 'tier', position: row.position, tier, note }, entry];
  });
}

/**
 * Players of several positions in rank order; after the last one of a tier stands that it ends, unless it is the last
 * tier.
 */
export function overallList(rows: readonly FreePlayer[]): readonly ListEntry[] {
  const lastOf = new Map<string, FreePlayer>();
  const deepest = new Map<Position, number>();
  for (const row of rows) {
    const tier = row.player.tier;
    lastOf.set(`${row.position} ${tier}`, row);
    deepest.set(row.position, Math.max(tier, deepest.get(row.position) ?? 0));
  }
  return rows.flatMap((row): readonly ListEntry[] => {
    const { position, player } = row;
    const entry: ListEntry = { kind: 'player', row };
    const tier = player.tier;
    const isEnd = lastOf.get(`${position} ${tier}`) === row && tier !== 0;
    const isLastTier = tier === deepest.get(position);
    return isEnd && !isLastTier ? [entry, { kind: 'tierEnd', position, tier }] : [entry];
  });
}

/** The best of each position one position below the other, tiers marked. */
export function byPositionList(
  rows: readonly FreePlayer[],
  positions: readonly Position[],
  breaks: readonly TierBreak[],
): readonly ListEntry[] {
  return positions.flatMap((position): readonly ListEntry[] => {
    const own = rows.filter((row) => row.position === position);
    if (own.length === 0) return [];
    return [{ kind: 'position', position, left: own.length }, ...positionList(own.slice(0, OF_EACH), breaks)];
  });
}

/**
 * Players in the order of a list of the person's own; whom it leaves out follow by rank.
 *
 * @param places from 1, by player
 */
export const inOwnOrder = (rows: readonly FreePlayer[], places: ReadonlyMap<string, number>): readonly ListEntry[] =>
  byPlaces(rows, places).map((row) => ({ kind: 'player', row }));

/** The list up to a number of players. */
export function firstPlayers(entries: readonly ListEntry[], limit: number): readonly ListEntry[] {
  let players = 0;
  const end = entries.findIndex((entry) => entry.kind === 'player' && ++players > limit);
  return end === -1 ? entries : entries.slice(0, end);
}

export const entryKey = (entry: ListEntry): string =>
  entry.kind === 'player'
    ? entry.row.id
    : entry.kind === 'position'
      ? `position ${entry.position}`
      : `${entry.kind} ${entry.position} ${entry.tier}`;
