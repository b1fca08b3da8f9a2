// Random courses of an outside draft: picks, corrections, picks taken back, keepers, trades; seen at any moment.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outsideBoard, stranger } from '../../testing/outside-boards.ts';
import { draftPicks, pickCount } from './draft-picks.ts';
import { createFollowed, followBoard, isFollowing } from './follow-board.ts';
import type { OutsideBoard } from './outside-board.ts';
import { seatByOrder } from './pick-order.ts';

const PICKS = 64;
const boards = fc
  .record({
    players: fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: PICKS }),
    numbers: fc.shuffledSubarray(
      Array.from({ length: PICKS }, (_, index) => index + 1),
      { maxLength: 12 },
    ),
    keepers: fc.uniqueArray(fc.integer({ min: 1, max: PICKS }), { maxLength: 6 }),
    trades: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: PICKS }), fc.nat(3)), { selector: ([pick]) => pick }),
  })
  .map(({ players, numbers, keepers, trades }): OutsideBoard => {
    const holes = new Set(numbers);
    const open = Array.from({ length: PICKS }, (_, index) => index + 1).filter((number) => !holes.has(number));
    const picks = players.flatMap((player, index) => {
      const pickNumber = open[index];
      return pickNumber === undefined
        ? []
        : [{ pickNumber, ...stranger(player), isKeeper: keepers.includes(pickNumber) }];
    });
    return outsideBoard(picks, { tradedPicks: trades.map(([pickNumber, seat]) => ({ pickNumber, seat })) });
  });

const wishes = {
  leagueType: 'fantasy',
  roomType: 'tight',
  seed: 'test',
  sources: { adpProvider: 'consensus', expertIds: [], scoringSystemId: '1' },
} as const;

it('shows the last board that was seen, cell by cell, whatever was seen before', () => {
  fc.assert(
    fc.property(fc.array(boards, { minLength: 1, maxLength: 5 }), (seen) => {
      const [first, ...later] = seen;
      if (!first) return;
      let outcome = createFollowed(wishes, first, 1);
      for (const board of later) if (outcome.ok) outcome = followBoard(outcome.value.state, board, 2);
      if (!outcome.ok) throw new Error(outcome.reason);
      const { state } = outcome.value;
      const board = seen.at(-1) ?? first;
      const shown = draftPicks(state).flatMap(({ pickNumber, player }) =>
        player ? [[pickNumber, player.entityId]] : [],
      );
      expect(shown).toEqual(board.picks.map(({ pickNumber, entityId }) => [pickNumber, entityId]));
      const tradedTo = new Map(board.tradedPicks.map(({ pickNumber, seat }) => [pickNumber, seat]));
      for (const { pickNumber, seat } of draftPicks(state))
        expect(seat).toBe(tradedTo.get(pickNumber) ?? seatByOrder({ order: 'snake', teams: 4 }, pickNumber));
      expect(state.closedAtMs === null).toBe(board.picks.length < pickCount(state.settings));
      expect(isFollowing(state, board)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
