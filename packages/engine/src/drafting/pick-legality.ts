// Whether a pick would be a legal one, whoever makes it: a player of the pool, not taken, who leaves every roster of
// the room completable.

import type { EntityId } from '../vocabulary/entities.ts';
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import type { DraftTable } from './draft-table.ts';
import { demandOf, needsOf, placesOnlyFor, poolSuffices } from './pool-supply.ts';
import { legalPositions, type RosterRules, rosterRules } from './roster-rules.ts';

/** Why a seat may not take a player. */
export type LegalityRefusal =
  | 'no-such-pick'
  | 'unknown-player'
  | 'player-taken'
  /** The team could no longer fill its mandatory places. */
  | 'roster-incompletable'
  /** Some team of the room could no longer fill its mandatory places, because too few of a position would be left. */
  | 'pool-exhausted';

/** Where a draft stands, in numbers: worked out once, kept up to date pick by pick with {@link take}. */
export interface RoomCounts {
  readonly rules: RosterRules;
  readonly placesOnly: Uint8Array;
  readonly taken: Set<EntityId>;
  /** Picks of each seat in the whole draft, keepers' included: the rounds, unless picks were traded. */
  readonly picksOf: Uint8Array;
  /** Players of each seat by position. */
  readonly bySeat: readonly Uint8Array[];
  /** Players of the pool not taken, by position. */
  readonly left: Int32Array;
  /** What each seat still needs of every set of positions, and what all need together: costly to count anew. */
  readonly needs: Float64Array[];
  readonly demand: Float64Array;
}

/** Counts a room in which these players are on rosters. */
export function countsOf(
  { teams, slots }: LeagueShape,
  held: readonly { readonly seat: number; readonly entityId: EntityId; readonly position: Position }[],
  table: DraftTable,
): RoomCounts {
  const placesOnly = placesOnlyFor(slots);
  const needs = Array.from({ length: teams }, () => needsOf(placesOnly, new Uint8Array(POSITIONS.length)));
  const counts: RoomCounts = {
    rules: rosterRules(slots),
    placesOnly,
    taken: new Set(),
    picksOf: new Uint8Array(teams).fill(rosterSize(slots)),
    bySeat: Array.from({ length: teams }, () => new Uint8Array(POSITIONS.length)),
    left: new Int32Array(POSITIONS.length),
    needs,
    demand: demandOf(needs),
  };
  for (const position of table.position) counts.left[position] = (counts.left[position] ?? 0) + 1;
  for (const player of held) take(counts, table, player.seat, player);
  return counts;
}

/** Records a pick in the counts. */
export function take(
  counts: RoomCounts,
  table: DraftTable,
  seat: number,
  player: { readonly entityId: EntityId; readonly position: Position },
): void {
  const position = POSITIONS.indexOf(player.position);
  const seatCounts = counts.bySeat[seat];
  if (seatCounts) {
    seatCounts[position] = (seatCounts[position] ?? 0) + 1;
    const after = needsOf(counts.placesOnly, seatCounts);
    counts.demand.set(demandWith(counts, seat, after));
    counts.needs[seat] = after;
  }
  counts.taken.add(player.entityId);
  // Somebody drafted from an earlier edition may no longer be in the pool.
  if (table.numberOf.has(player.entityId)) counts.left[position] = (counts.left[position] ?? 0) - 1;
}

/** The position of a player of the pool; null for a stranger. */
export function positionInPool(table: DraftTable, entityId: EntityId): Position | null {
  const number = table.numberOf.get(entityId);
  const index = number === undefined ? undefined : table.position[number];
  return index === undefined ? null : (POSITIONS[index] ?? null);
}

/** What all seats need together once one of them needs something else. */
const demandWith = ({ needs, demand }: RoomCounts, seat: number, after: Float64Array): Float64Array =>
  demand.map((wanted, set) => wanted - (needs[seat]?.[set] ?? 0) + (after[set] ?? 0));

/** Why a seat may not take a position now; null when it may. */
export function positionRefusal(counts: RoomCounts, seat: number, position: Position): LegalityRefusal | null {
  const own = counts.bySeat[seat];
  if (own === undefined) return 'no-such-pick';
  const index = POSITIONS.indexOf(position);
  const held = own.reduce((sum, count) => sum + count, 0);
  if ((legalPositions(counts.rules, own, (counts.picksOf[seat] ?? 0) - held) & (1 << index)) === 0)
    return 'roster-incompletable';
  if ((counts.left[index] ?? 0) <= 0) return 'pool-exhausted';
  const after = needsOf(
    counts.placesOnly,
    own.map((n, p) => n + (p === index ? 1 : 0)),
  );
  const left = counts.left.map((n, p) => n - (p === index ? 1 : 0));
  if (poolSuffices(demandWith(counts, seat, after), left)) return null;
  // Where the pool is too small whatever is picked, as for a followed draft of deeper rosters, no pick is to blame.
  return poolSuffices(counts.demand, counts.left) ? 'pool-exhausted' : null;
}

/** Why a seat may not take a player now; null when it may. */
export function pickRefusal(
  counts: RoomCounts,
  table: DraftTable,
  seat: number,
  entityId: EntityId,
): LegalityRefusal | null {
  const position = positionInPool(table, entityId);
  if (position === null) return 'unknown-player';
  if (counts.taken.has(entityId)) return 'player-taken';
  return positionRefusal(counts, seat, position);
}

/** For a screen: every position with the reason why the seat may not take it now, null when it may. */
export const positionRefusals = (
  counts: RoomCounts,
  seat: number,
): Readonly<Record<Position, LegalityRefusal | null>> =>
  // fromEntries forgets the keys' type; POSITIONS are all of them.
  Object.fromEntries(POSITIONS.map((position) => [position, positionRefusal(counts, seat, position)])) as Record<
    Position,
    LegalityRefusal | null
  >;
