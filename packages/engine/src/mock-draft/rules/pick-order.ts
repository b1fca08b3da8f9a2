// Who picks when. In a linear draft every round runs from the first seat to the last. In a snake the direction turns
// after every round, so that the last team of a round opens the next one. Third-round reversal softens the snake:
// rounds two and three both run backwards, and from there the direction alternates.
//
// Terminology: a seat is a team's place in round one, counted from 0; a pick number counts all picks of the draft from
// 1; a round counts from 1.
import { placeInRound, roundOfPick } from '../../drafting/draft-pick.ts';
import type { DraftOrder } from '../../vocabulary/drafts.ts';

/** What decides the order of a draft: its kind and the number of teams, 1 to 18. */
export interface OrderShape {
  readonly order: DraftOrder;
  readonly teams: number;
  /** Picks that changed hands before the draft, by number: the seat that makes them now. */
  readonly tradedTo?: ReadonlyMap<number, number>;
}

/**
 * Whether a round runs from the last seat to the first.
 * @source docs/sources.md "Draft settings"
 */
export function isReversedRound(order: DraftOrder, round: number): boolean {
  switch (order) {
    case 'linear':
      return false;
    case 'snake':
      return round % 2 === 0;
    case 'thirdRoundReversal':
      return round === 2 || (round > 2 && round % 2 === 1);
  }
}

/**
 * The seat whose turn a pick is by the order alone, 0 to teams − 1; trades aside.
 * @example seatByOrder({ order: 'snake', teams: 12 }, 13) // → 11
 */
export function seatByOrder({ order, teams }: OrderShape, pickNumber: number): number {
  const turn = (pickNumber - 1) % teams;
  return isReversedRound(order, roundOfPick(pickNumber, teams)) ? teams - 1 - turn : turn;
}

/**
 * The seat that owns a pick, 0 to teams − 1.
 * @example seatOfPick({ order: 'snake', teams: 12, tradedTo: new Map([[13, 4]]) }, 13) // → 4
 */
export const seatOfPick = (shape: OrderShape, pickNumber: number): number =>
  shape.tradedTo?.get(pickNumber) ?? seatByOrder(shape, pickNumber);

/**
 * The pick that a seat has in a round by the order; it may have been traded since.
 * @example pickNumberOf({ order: 'snake', teams: 12 }, 0, 2) // → 24
 */
export function pickNumberOf({ order, teams }: OrderShape, seat: number, round: number): number {
  const turn = isReversedRound(order, round) ? teams - 1 - seat : seat;
  return (round - 1) * teams + turn + 1;
}

/** The seat of every pick; index 0 is the first pick. */
export const seatsOfPicks = (shape: OrderShape, rounds: number): Uint8Array =>
  Uint8Array.from({ length: shape.teams * rounds }, (_, index) => seatOfPick(shape, index + 1));

/**
 * The order label of a keeper: round, dot, pick within the round.
 * @example orderLabel(13, 12) // → '2.1'
 * @source docs/sources.md "Draft settings"
 */
export const orderLabel = (pickNumber: number, teams: number): string =>
  `${roundOfPick(pickNumber, teams)}.${placeInRound(pickNumber, teams)}`;
