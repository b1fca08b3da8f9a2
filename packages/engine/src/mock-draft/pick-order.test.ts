import { describe, expect, it } from 'vitest';
import { boardCell, orderLabel, pickNumberOf, picksOfSeat, seatOfPick, seatsOfPicks } from './pick-order.ts';

const seats = (order: Parameters<typeof seatOfPick>[0]['order'], rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    [1, 2, 3].map((turn) => seatOfPick({ order, teams: 3 }, round * 3 + turn)),
  );

describe('the order of a draft', () => {
  it('runs every linear round from the first seat', () => {
    expect(seats('linear', 3)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('turns a snake after every round', () => {
    expect(seats('snake', 4)).toEqual([
      [0, 1, 2],
      [2, 1, 0],
      [0, 1, 2],
      [2, 1, 0],
    ]);
  });

  it('runs rounds two and three backwards with third-round reversal, then alternates', () => {
    expect(seats('thirdRoundReversal', 6)).toEqual([
      [0, 1, 2],
      [2, 1, 0],
      [2, 1, 0],
      [0, 1, 2],
      [2, 1, 0],
      [0, 1, 2],
    ]);
  });

  it('gives the turn of a 12-team snake to the same seat twice', () => {
    expect(picksOfSeat({ order: 'snake', teams: 12 }, 11, 4)).toEqual([12, 13, 36, 37]);
  });

  it('lets one team pick every time', () => {
    expect([...seatsOfPicks({ order: 'thirdRoundReversal', teams: 1 }, 5)]).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [1, 12, '1.1'],
    [12, 12, '1.12'],
    [13, 12, '2.1'],
    [192, 12, '16.12'],
    [7, 1, '7.1'],
  ])('labels pick %i of %i teams %s', (pick, teams, label) => {
    expect(orderLabel(pick, teams)).toBe(label);
  });

  it('finds a pick from its seat and round, whatever the order', () => {
    for (const order of ['snake', 'linear', 'thirdRoundReversal'] as const)
      for (let teams = 1; teams <= 18; teams++)
        for (let pick = 1; pick <= teams * 6; pick++) {
          const shape = { order, teams };
          const { row, column } = boardCell(shape, pick);
          expect(pickNumberOf(shape, column, row + 1)).toBe(pick);
        }
  });
});
