import { expect, test } from 'vitest';
import { noTrade, toTradeInput, withOpponent, withPick } from './trade-input.ts';

const LEAGUE = '0a1b2c3d-0000-4000-8000-000000000001';
const CHOSEN = {
  ...{ opponentId: '2', away: ['1:a'], for: ['2:b'] },
  awayBeside: { pickIds: ['2026:1:1'], dollars: 20 },
  forBeside: { pickIds: ['2027:2:2'], dollars: 5 },
};

test('a trade is asked about with players, picks and dollars of both sides', () => {
  expect(toTradeInput(LEAGUE, CHOSEN)).toEqual({
    ...{ userLeagueId: LEAGUE, participantId: '2' },
    ...{ tradeAwayRosterIds: ['1:a'], tradeAwayPickIds: ['2026:1:1'], tradeAwayFaab: 20 },
    ...{ tradeForRosterIds: ['2:b'], tradeForPickIds: ['2027:2:2'], tradeForFaab: 5 },
  });
});

test('with another opponent one’s own side stays, and nothing is wanted that only the first one has', () => {
  const { away, awayBeside } = CHOSEN;
  expect(withOpponent(CHOSEN, '3')).toEqual({ ...noTrade('3'), away, awayBeside });
  expect(withOpponent(CHOSEN, '2')).toEqual(CHOSEN);
});

test('a pick that is taken goes beside what its side gives already', () => {
  const added = withPick(CHOSEN, { by: 'own', pick: { id: '2027:1:1' } });
  expect(added.awayBeside).toEqual({ pickIds: ['2026:1:1', '2027:1:1'], dollars: 20 });
  const asked = withPick(CHOSEN, { by: 'opponent', pick: { id: '2027:1:2' } });
  expect(asked.forBeside).toEqual({ pickIds: ['2027:2:2', '2027:1:2'], dollars: 5 });
  expect([added.forBeside, asked.awayBeside]).toEqual([CHOSEN.forBeside, CHOSEN.awayBeside]);
});
