import { expect, test } from 'vitest';
import type { ParticipantGrade } from '../../drafting/team-grades.ts';
import { buildAuction } from '../../testing/auctions.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import { auctionDescription } from './auction-description.ts';

const { state } = buildAuction({ teams: 4 });
const graded = (seat: number, projectionPoints: number): ParticipantGrade => ({
  participantId: `p${seat}`,
  seat,
  letterGrade: 'B',
  vorp: 0,
  expectedVorp: 0,
  projectionPoints,
  meanProjectionValue: 1500,
  stdDevProjectionValue: 50,
  zProjectionValue: 0,
});
const participants = [graded(0, 1511.6), graded(1, 1602), graded(2, 1400), graded(3, 1300)];

const sale = (name: string, position: 'RB' | 'WR', dollars: number, seat = 0): AuctionState['sales'][number] => ({
  entityId: name as EntityId,
  position,
  seat,
  dollars,
  nominatorSeat: 0,
  bids: [],
  isUsersDecision: false,
  isAutoDraft: false,
  soldAtMs: 1,
});
const listPrices: Readonly<Record<string, number>> = { Ann: 40, Ben: 20, Cal: 12 };

/** The words on seat 0. */
const words = (sales: AuctionState['sales'], closedAtMs: number | null = null, withFigures = true): string =>
  auctionDescription(
    participants[0] as ParticipantGrade, // the first of four
    { participants, picks: [] },
    {
      state: { ...state, sales, closedAtMs },
      listPrice: (entityId) => listPrices[entityId] ?? 0,
      nameOf: (entityId) => entityId,
      withFigures,
    },
  );

test('says the points and the place, what was paid for what, the best buy, the costliest and where the money went', () => {
  expect(words([sale('Ann', 'RB', 30), sale('Ben', 'WR', 26), sale('Cal', 'WR', 12), sale('Dan', 'WR', 9, 1)])).toBe(
    'Projected for 1,512 points: 2nd of 4. Paid $68 for players listed at $72. Best buy: Ann for $30, listed at $40. ' +
      'Most overpaid: Ben for $26, listed at $20. 56% of the money went to wide receivers.',
  );
});

test('without figures the place is told and no points', () => {
  expect(words([sale('Ann', 'RB', 37, 2)], null, false)).toBe('2nd of 4 by projected points.');
});

test('says nothing of a dollar or three either way', () => {
  expect(words([sale('Ann', 'RB', 37), sale('Ben', 'WR', 23)])).not.toMatch(/Best buy|Most overpaid/);
});

test('of a team that bought nobody only the place', () => {
  expect(words([sale('Ann', 'RB', 37, 2)])).toBe('Projected for 1,512 points: 2nd of 4.');
});

test('money that stayed is told once the auction is over, and only where it is more than change', () => {
  const spent = (dollars: number) => [sale('Ann', 'RB', dollars)];
  expect(words(spent(150), 5)).toMatch(/ \$50 stayed unspent\.$/);
  expect(words(spent(150))).not.toMatch(/unspent/);
  expect(words(spent(195), 5)).not.toMatch(/unspent/);
});
