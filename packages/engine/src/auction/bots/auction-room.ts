// An auction in the course of one command: money, places and rosters in numbers, kept up to date sale by sale. Every
// way of buying ends in {@link sell}, so a sale is legal whoever makes it.

import { closing } from '../../drafting/closing.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { DraftTable } from '../../drafting/draft-table.ts';
import { countsOf, positionInPool, positionRefusal, type RoomCounts, take } from '../../drafting/pick-legality.ts';
import { type RosterCustoms, rosterCustoms, sensiblePositions, timely } from '../../drafting/roster-customs.ts';
import { legalPositions, positionBit } from '../../drafting/roster-rules.ts';
import { MINIMUM_BID_DOLLARS } from '../../player-value/auction-values.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import type { AuctionEvent, AuctionRefusal } from '../rules/auction-command.ts';
import type { AuctionKeeper, AuctionSettings, AuctionState, Block, Sale } from '../rules/auction-state.ts';

/** What a command needs besides the auction: the pool and the time, milliseconds since 1970. */
export interface AuctionContext {
  readonly pool: DraftPool;
  readonly nowMs: number;
  /** What the person is advised from when the rest is simulated; absent: a bot speaks for them. */
  readonly advice?: { readonly pool: DraftPool; readonly source: 'rankings' | 'market' } | undefined;
}

/** A player on a roster with what they cost. */
type Owned = Pick<AuctionKeeper, 'seat' | 'entityId' | 'position' | 'dollars'>;

/** The caller's own; changed by the functions of this file only. */
export interface AuctionRoom {
  readonly settings: AuctionSettings;
  readonly pool: DraftPool;
  readonly counts: RoomCounts;
  readonly customs: RosterCustoms;
  /** By seat: dollars left, and places not filled. */
  readonly budgets: Int32Array;
  readonly openSlots: Int32Array;
  /** By seat × 6 + position: points of the players there, best first. */
  readonly points: readonly number[][];
  /** By seat × 6 + position: dollars spent, keepers included, and the costliest player. */
  readonly spent: Float64Array;
  readonly dearest: Float64Array;
  /** By number of the table: 1 while they can be had. */
  readonly available: Uint8Array;
  readonly sales: Sale[];
  block: Block | null;
  readonly events: AuctionEvent[];
}

/** The room as a state has it. */
export function auctionRoom(state: AuctionState, pool: DraftPool): AuctionRoom {
  const { settings } = state;
  const { teams, slots, budgetDollars } = settings.league;
  const owned: readonly Owned[] = [...settings.keepers, ...state.sales];
  const counts = countsOf(settings.league, [], pool.table);
  const room: AuctionRoom = {
    settings,
    pool,
    counts,
    customs: rosterCustoms(slots, counts.rules, settings.leagueType),
    budgets: new Int32Array(teams).fill(budgetDollars),
    openSlots: new Int32Array(teams).fill(rosterSize(slots)),
    points: Array.from({ length: teams * POSITIONS.length }, () => []),
    spent: new Float64Array(teams * POSITIONS.length),
    dearest: new Float64Array(teams * POSITIONS.length),
    available: new Uint8Array(pool.table.size).fill(1),
    sales: [...state.sales],
    block: state.block,
    events: [],
  };
  for (const player of owned) own(room, player);
  return room;
}

function own(room: AuctionRoom, player: Owned): void {
  const { table } = room.pool;
  const { seat, position, dollars, entityId } = player;
  const cell = seat * POSITIONS.length + POSITIONS.indexOf(position);
  take(room.counts, table, seat, player);
  room.budgets[seat] = (room.budgets[seat] ?? 0) - dollars;
  room.openSlots[seat] = (room.openSlots[seat] ?? 0) - 1;
  room.spent[cell] = (room.spent[cell] ?? 0) + dollars;
  room.dearest[cell] = Math.max(room.dearest[cell] ?? 0, dollars);
  const number = table.numberOf.get(entityId);
  if (number === undefined) return; // from an edition that knew them
  room.available[number] = 0;
  const points = table.points[number] ?? 0;
  const held = room.points[cell];
  const place = held?.findIndex((each) => each < points) ?? -1;
  held?.splice(place < 0 ? held.length : place, 0, points);
}

/**
 * The most that a seat can bid: its money less a dollar for every other open place; 0 with a full roster.
 * @example // $50 left and three open places: 50 − 2 = 48
 */
export function maximumBid({ budgets, openSlots }: Pick<AuctionRoom, 'budgets' | 'openSlots'>, seat: number): number {
  const open = openSlots[seat] ?? 0;
  return open <= 0 ? 0 : (budgets[seat] ?? 0) - MINIMUM_BID_DOLLARS * (open - 1);
}

/**
 * Why a seat may not own one more of a position; null when it may. Whether all others could still fill their rosters is
 * a costly question, so it is only asked when it could be answered with no.
 */
export function placeRefusal(room: AuctionRoom, seat: number, position: Position): AuctionRefusal | null {
  const open = room.openSlots[seat] ?? 0;
  const own = room.counts.bySeat[seat];
  if (open <= 0 || own === undefined) return 'roster-incompletable';
  if ((legalPositions(room.counts.rules, own, open) & positionBit(position)) === 0) return 'roster-incompletable';
  return runsShort(room, positionBit(position)) ? positionRefusal(room.counts, seat, position) : null;
}

/** Positions (bits) that sense leaves a seat, kickers and defences only when its last places are open. */
export function usualPositions({ customs, counts, openSlots }: AuctionRoom, seat: number): number {
  const own = counts.bySeat[seat] ?? [];
  return timely(customs, sensiblePositions(customs, own), customs.rounds - (openSlots[seat] ?? 0));
}

/** Whether one player less of a position could leave somebody without: a bound, so no is certain and yes is not. */
function runsShort({ counts: { left, placesOnly }, openSlots }: AuctionRoom, bit: number): boolean {
  const open = openSlots.reduce((sum, each) => sum + each, 0);
  for (let set = bit; set < placesOnly.length; set++) {
    if ((set & bit) === 0) continue;
    let supply = -1;
    for (let position = 0; position < left.length; position++) {
      if ((set >> position) & 1) supply += left[position] as number; // inside
    }
    if (supply < Math.min(open, openSlots.length * (placesOnly[set] as number))) return true;
  }
  return false;
}

/** Why a seat may not buy a player for so much; null when it may. */
export function purchaseRefusal(
  room: AuctionRoom,
  seat: number,
  entityId: EntityId,
  dollars: number,
): AuctionRefusal | null {
  const position = positionInPool(room.pool.table, entityId);
  if (position === null) return 'unknown-player';
  if (room.counts.taken.has(entityId)) return 'player-taken';
  const place = placeRefusal(room, seat, position);
  if (place !== null) return place;
  if (!Number.isInteger(dollars) || dollars < MINIMUM_BID_DOLLARS) return 'bid-too-low';
  return dollars > maximumBid(room, seat) ? 'bid-too-high' : null;
}

/**
 * Whose turn it is to nominate: the first with an open place after the last nominator, round the table; null when all
 * rosters are full.
 */
export function nextNominator(room: {
  readonly sales: readonly Sale[];
  readonly openSlots: Int32Array;
}): number | null {
  const teams = room.openSlots.length;
  const first = (room.sales.at(-1)?.nominatorSeat ?? -1) + 1;
  for (let step = 0; step < teams; step++) {
    const seat = (first + step) % teams;
    if ((room.openSlots[seat] ?? 0) > 0) return seat;
  }
  return null;
}

/** The sale at hand, from 1. */
export const saleNumberOf = ({ sales }: { readonly sales: readonly Sale[] }): number => sales.length + 1;

/** Adds a sale that {@link purchaseRefusal} has allowed and clears the block. */
export function sell(room: AuctionRoom, sale: Sale): void {
  room.events.push({ type: 'sold', saleNumber: saleNumberOf(room), sale });
  room.sales.push(sale);
  room.block = null;
  own(room, sale);
}

/** The state after the course: closed when every place is filled. */
export function stateAfter(before: AuctionState, room: AuctionRoom, nowMs: number): AuctionState {
  const isDone = nextNominator(room) === null;
  const { closedAtMs, events } = closing(before, isDone, nowMs);
  room.events.push(...events);
  return { ...before, sales: room.sales, block: room.block, clockResumedAtMs: null, closedAtMs };
}

/** The position of a player of the table by their number. */
export const positionAt = (table: DraftTable, player: number): Position =>
  POSITIONS[table.position[player] ?? 0] ?? 'QB';
