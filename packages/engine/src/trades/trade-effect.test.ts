import { expect, test } from 'vitest';
import { evenWire } from '../testing/trade-leagues.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { rosterOutlook, tradeEffect } from './trade-effect.ts';
import { type TradeLeagueFacts, tradeLeague, weeksLeft } from './trade-league.ts';

const SLOTS: SlotCounts = { QB: 0, RB: 1, WR: 1, TE: 0, FLEX: 1, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 1 };

const player = (id: string, position: Position, ...points: number[]) => ({
  id,
  positions: [position],
  points: Float64Array.from(points),
  value: points[0] ?? 0,
});

/** Two weeks, the second of the playoffs. Ann has runners, Bob receivers; on the wire everybody scores four. */
const FACTS: TradeLeagueFacts = {
  slots: SLOTS,
  rosterSize: 4,
  weeks: weeksLeft(14, 15, 15),
  wire: evenWire({ QB: 0, RB: 4, WR: 4, TE: 4, K: 0, DST: 0 }, 2),
  teams: [
    {
      id: 'Ann',
      players: [
        player('R1', 'RB', 20, 20),
        player('R2', 'RB', 15, 15),
        player('R3', 'RB', 12, 12),
        player('W0', 'WR', 5, 5),
      ],
    },
    {
      id: 'Bob',
      players: [
        player('W1', 'WR', 18, 18),
        player('W2', 'WR', 14, 14),
        player('W3', 'WR', 11, 0),
        player('R0', 'RB', 2, 2),
      ],
    },
  ],
};
const LEAGUE = tradeLeague(FACTS);

function effectOf(gives: string[], gets: string[], league = LEAGUE) {
  const effect = tradeEffect(league, { teamId: 'Ann', opponentId: 'Bob', gives, gets });
  if (!effect.ok) throw new Error(effect.reason);
  return effect.value;
}

test('whoever makes room would not start next week, and is nobody who is kept', () => {
  // Bob gives his receiver for two runners. Nobody else of his scores as much as the wire, W0 the least; yet W0 is all
  // he has at that place.
  const [ann] = FACTS.teams;
  const players = [player('W1', 'WR', 18, 18), player('W0', 'WR', 1, 1), player('R0', 'RB', 3, 3)];
  const dropped = (kept: readonly string[]) => {
    const teams = [...(ann ? [ann] : []), { id: 'Bob', players }];
    const league = tradeLeague({
      ...FACTS,
      ...{ rosterSize: 3, slots: { ...SLOTS, FLEX: 0 } },
      kept: new Set(kept),
      teams,
    });
    const effect = tradeEffect(league, { teamId: 'Bob', opponentId: 'Ann', gives: ['W1'], gets: ['R1', 'R2'] });
    return effect.ok && effect.value.team.dropped;
  };
  expect(dropped([])).toEqual(['R0']);
  expect(dropped(['R0'])).toEqual(['R2']);
});

test('who has runners and who has receivers both gain by a swap', () => {
  // Ann: 20 + 5 + 15 = 40 a week; then R1, W2 and R2 or R3: 20 + 14 + 15 = 49. Bob: 18 + wire 4 + 14 = 36; then
  // R3 12 + 18 + W3 11 in the first week and, W3 being off, 12 + 18 + wire 4 in the second.
  const { team, opponent } = effectOf(['R3'], ['W2']);
  expect(team.before.weekPoints).toEqual([40, 40]);
  expect(team.after.weekPoints).toEqual([49, 49]);
  expect(team.gain).toBe(9 + 2 * 9);
  expect(opponent.before.weekPoints).toEqual([36, 36]);
  expect(opponent.after.weekPoints).toEqual([41, 34]);
  expect(opponent.gain).toBe(5 - 2 * 2);
});

test('points are told by position, the wire under the position that it fills', () => {
  const { opponent } = effectOf(['R3'], ['W2']);
  expect(opponent.before.positionPoints).toMatchObject({ RB: 4 + 2 * 4, WR: 32 + 2 * 32 });
  expect(opponent.before.starters[0]).toEqual([
    { playerId: 'W1', position: 'WR', points: 18 },
    { playerId: 'W2', position: 'WR', points: 14 },
    { playerId: null, position: 'RB', points: 4 },
  ]);
});

test('who takes in two for one drops the player whom the line-up misses least', () => {
  const { team, opponent } = effectOf(['R3'], ['W2', 'R0']);
  expect(team.dropped).toEqual(['R0']);
  expect(opponent.dropped).toEqual([]);
  expect(team.after.playerIds).toEqual(['R1', 'R2', 'W0', 'W2']);
});

test('nobody is dropped while there is an open place', () => {
  expect(effectOf(['R3'], ['W2', 'R0'], tradeLeague({ ...FACTS, rosterSize: 5 })).team.dropped).toEqual([]);
});

test('a bench insures what it scores above the wire when a starter misses a week', () => {
  // R1, W0 and R2 start. Without R1 the line-up has R3 (12) in place of the wire (4), without R2 too; without W0 the
  // wire steps in as it would anyway, for a flex cannot be a receiver's place: 4 to 4.
  const outlook = rosterOutlook(LEAGUE, FACTS.teams[0]?.players ?? []);
  expect(outlook.insurance).toBeCloseTo(0.05 * (8 + 8) * 3, 12);
});

test.each([
  ['a team that is not there', { opponentId: 'Cid' }, 'unknown-team'],
  ['a team with itself', { opponentId: 'Ann' }, 'same-team'],
  ['nobody given', { gives: [] }, 'empty-side'],
  ['nobody received', { gets: [] }, 'empty-side'],
  ['somebody else’s player', { gives: ['W1'] }, 'not-on-roster'],
  ['a player twice', { gives: ['R1', 'R1'] }, 'not-on-roster'],
])('there is no trade of %s', (_, change, reason) => {
  const trade = { teamId: 'Ann', opponentId: 'Bob', gives: ['R1'], gets: ['W1'], ...change };
  expect(tradeEffect(LEAGUE, trade)).toEqual({ ok: false, reason });
});

test('weeks of the playoffs count double, and after the last week none is left', () => {
  expect(weeksLeft(14, 15, 16)).toEqual([
    { week: 14, weight: 1 },
    { week: 15, weight: 2 },
    { week: 16, weight: 2 },
  ]);
  expect(weeksLeft(18, 15, 17)).toEqual([]);
});

test('a league whose points do not fit its weeks is refused', () => {
  expect(() => tradeLeague({ ...FACTS, weeks: weeksLeft(13, 15, 15) })).toThrow(RangeError);
  expect(() => tradeLeague({ ...FACTS, weeks: FACTS.weeks.map((week) => ({ ...week, weight: 0 })) })).toThrow(
    RangeError,
  );
});
