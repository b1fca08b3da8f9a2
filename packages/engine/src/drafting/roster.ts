// What a team has: its players, kept and drafted, seated by slot.
import { bestLineup, type LineupPlace } from '../lineup/best-lineup.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { StartingSlot } from '../vocabulary/slots.ts';
import type { DraftPick } from './draft-pick.ts';
import type { DraftTable } from './draft-table.ts';

/** A done pick with the points that decide who starts. */
export interface RosterMember {
  readonly pick: DraftPick;
  readonly points: number;
  readonly positions: readonly Position[];
}

export interface DraftRoster {
  /** Every starting place in list order; null where nobody is yet. */
  readonly places: readonly LineupPlace<RosterMember>[];
  /** Best first. */
  readonly bench: readonly RosterMember[];
  /** Bench places not filled yet. */
  readonly openBench: number;
}

/**
 * A roster by slot: the best line-up of its players, the others on the bench.
 *
 * @param picks done ones, wherever they come from
 * @param table where the points are; somebody who has left the pool counts 0
 */
export function rosterOfPicks(picks: readonly DraftPick[], slots: SlotCounts, table: DraftTable): DraftRoster {
  const members = picks.flatMap((pick): readonly RosterMember[] => {
    if (pick.player === null) return [];
    const number = table.numberOf.get(pick.player.entityId);
    const points = number === undefined ? 0 : (table.points[number] ?? 0);
    return [{ pick, points, positions: [pick.player.position] }];
  });
  const { places, bench } = bestLineup(members, slots);
  return { places, bench, openBench: Math.max(0, slots.BN - bench.length) };
}

/** Where a new player of a position would sit: the slot and which of its kind from 1, or the bench. */
export type FilledPlace = { readonly slot: StartingSlot; readonly ordinal: number } | { readonly slot: 'BN' };

/**
 * The place that one more player fills on a roster whose players keep their right to start.
 *
 * @param held positions of the players there
 * @example placeFilled(['WR'], 'WR', DEFAULT_LEAGUE.slots) // → { slot: 'WR', ordinal: 2 }
 */
export function placeFilled(held: readonly Position[], position: Position, slots: SlotCounts): FilledPlace {
  const newcomer = { points: -held.length, positions: [position] };
  const before = held.map((each, index) => ({ points: -index, positions: [each] }));
  const { places } = bestLineup([...before, newcomer], slots);
  const place = places.find(({ starter }) => starter === newcomer);
  if (place === undefined) return { slot: 'BN' };
  const ofKind = places.filter(({ slot }) => slot === place.slot);
  return { slot: place.slot, ordinal: ofKind.indexOf(place) + 1 };
}
