import { describe, expect, test } from 'vitest';
import type { EntityId } from '../vocabulary/entities.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { type Keeper, keeperRefusal, keeperRefusals } from './keeper-rules.ts';

const keeper = (entityId: string, seat: number, round: number, position: Position = 'RB'): Keeper => ({
  entityId: entityId as EntityId, // any text will do here
  seat,
  round,
  position,
});

describe('a keeper beside another', () => {
  const accepted = [keeper('a', 0, 1)];
  test.each([
    ['another round of the same team', keeper('b', 0, 2), null],
    ['the same round of another team', keeper('b', 1, 1), null],
    ['the last round', keeper('b', 11, 16), null],
    ['the same round of the same team', keeper('b', 0, 1), 'two-keepers-in-one-slot'],
    ['the same player', keeper('a', 3, 4), 'keeper-twice'],
    ['a round after the last', keeper('b', 0, 17), 'keeper-round-beyond-format'],
    ['round 0', keeper('b', 0, 0), 'keeper-round-beyond-format'],
    ['a half round', keeper('b', 0, 1.5), 'keeper-round-beyond-format'],
    ['a team beyond the last', keeper('b', 12, 2), 'keeper-unknown-team'],
    ['a team before the first', keeper('b', -1, 2), 'keeper-unknown-team'],
  ])('%s', (_, wish, refusal) => {
    expect(keeperRefusal(DEFAULT_LEAGUE, accepted, wish)).toBe(refusal);
  });
});

test('a team may keep no more of a position than leaves it a line-up', () => {
  const kickers = Array.from({ length: 8 }, (_, index) => keeper(`k${index}`, 0, index + 1, 'K'));
  // Sixteen places of which nine must be somebody else's: one kicker starts and six sit on the bench.
  expect(keeperRefusals(DEFAULT_LEAGUE, kickers)).toEqual([
    ...Array.from({ length: 7 }, () => null),
    'keepers-leave-no-line-up',
  ]);
});

test('whoever cannot stand is in nobody’s way', () => {
  const list = [keeper('a', 0, 1), keeper('b', 0, 1), keeper('b', 0, 2)];
  expect(keeperRefusals(DEFAULT_LEAGUE, list)).toEqual([null, 'two-keepers-in-one-slot', null]);
});
