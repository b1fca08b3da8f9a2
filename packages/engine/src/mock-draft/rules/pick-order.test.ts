import { describe, expect, it } from 'vitest';
import { pickLabel, roundOfPick } from '../../drafting/draft-pick.ts';
import { describeShared, readShared } from '../../testing/shared-data.ts';
import { type OrderShape, orderLabel, pickNumberOf, seatByOrder, seatOfPick, seatsOfPicks } from './pick-order.ts';

const seats = (order: Parameters<typeof seatOfPick>[0]['order'], rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    [1, 2, 3].map((turn) => seatOfPick({ order, teams: 3 }, round * 3 + turn)),
  );

/** The cell of a pick on the draft board, from 0: a row for each round, a column for each seat. */
const cellOf = (shape: OrderShape, pick: number) => ({
  row: roundOfPick(pick, shape.teams) - 1,
  column: seatByOrder(shape, pick),
});

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
    expect([1, 2, 3, 4].map((round) => pickNumberOf({ order: 'snake', teams: 12 }, 11, round))).toEqual([
      12, 13, 36, 37,
    ]);
  });

  it('lets one team pick every time', () => {
    expect([...seatsOfPicks({ order: 'thirdRoundReversal', teams: 1 }, 5)]).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [1, 12, '1.1', '1.01'],
    [12, 12, '1.12', '1.12'],
    [13, 12, '2.1', '2.01'],
    [192, 12, '16.12', '16.12'],
    [7, 1, '7.1', '7.01'],
  ])('pick %i of %i teams is %s to a keeper and reads %s', (pick, teams, order, label) => {
    expect([orderLabel(pick, teams), pickLabel(pick, teams)]).toEqual([order, label]);
  });

  it('finds a pick from its seat and round, whatever the order', () => {
    for (const order of ['snake', 'linear', 'thirdRoundReversal'] as const)
      for (let teams = 1; teams <= 18; teams++)
        for (let pick = 1; pick <= teams * 6; pick++) {
          const shape = { order, teams };
          const { row, column } = cellOf(shape, pick);
          expect(pickNumberOf(shape, column, row + 1)).toBe(pick);
        }
  });
});

/** A row of a small CSV file whose first columns hold no commas. */
const cells = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

describeShared('the order of real drafts', () => {
  it.each([
    ['snake', 'keeper_10team_half_ppr/2021', 10],
    ['snake', 'keeper_10team_half_ppr/2025', 10],
    ['linear', 'dynasty_12team_superflex_faab/2025', 12],
  ] as const)('is that of the recorded %s of %s', (order, folder, teams) => {
    const picks: readonly { pick_no: number; draft_slot: number; round: number }[] = JSON.parse(
      readShared(`data/sleeper/leagues/${folder}/draft_picks.json`),
    );
    expect(picks.length).toBeGreaterThanOrEqual(36);
    for (const pick of picks) {
      expect(cellOf({ order, teams }, pick.pick_no)).toEqual({ row: pick.round - 1, column: pick.draft_slot - 1 });
    }
  });

  it('puts the picks of a recorded 14-team snake into the columns of its log', () => {
    const picks = cells(readShared('data/espn/espn_live_draft_2025_14team.csv'));
    expect(picks.length).toBeGreaterThan(200);
    for (const [, overall, round, column] of picks)
      expect(cellOf({ order: 'snake', teams: 14 }, Number(overall))).toEqual({
        row: Number(round) - 1,
        column: Number(column) - 1,
      });
  });

  it('gives every team of 138 best-ball snakes the picks that it had', () => {
    const file = 'data/underdog/best_ball_mania_iii_2022/drafts_first_60_percent.csv.gz';
    const picks = cells(readShared(file)).slice(0, 30_000);
    for (const row of picks) {
      const [seat, overall, round] = row.slice(8, 11).map(Number);
      expect(pickNumberOf({ order: 'snake', teams: 12 }, (seat ?? 0) - 1, round ?? 0)).toBe(overall);
    }
  });
});
