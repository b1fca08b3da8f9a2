import { describe, expect, it } from 'vitest';
import type { EntityId } from '../vocabulary/entities.ts';
import { type DraftPlayer, draftTable } from './draft-table.ts';

const player = (id: string, board: number, rest: Partial<DraftPlayer> = {}): DraftPlayer => ({
  entityId: id as EntityId, // an invented id
  position: 'WR',
  board,
  points: 100,
  byeWeek: 7,
  ...rest,
});

describe('the board of a draft', () => {
  it('puts the best board value first, ties by points, then by id', () => {
    const table = draftTable([player('d', 9), player('b', 3), player('a', 3), player('c', 3, { points: 120 })]);
    expect(table.entityIds).toEqual(['c', 'a', 'b', 'd']);
    expect(table.numberOf.get('d' as EntityId)).toBe(3);
  });

  it('counts from the first pick, even for an average before it', () => {
    expect([...draftTable([player('a', 0.5), player('b', 1.5)]).board]).toEqual([1, 1.5]);
  });

  it('tells players apart by position, team and bye week, and no further', () => {
    const { kind, kinds } = draftTable([
      player('a', 1),
      player('b', 2),
      player('c', 3, { position: 'TE' }),
      player('d', 4, { byeWeek: null }),
    ]);
    expect([...kind]).toEqual([0, 0, 1, 2]);
    expect([...kinds.byeWeek]).toEqual([7, 7, 0]);
  });

  it('refuses who is there twice and who has no place', () => {
    expect(() => draftTable([player('a', 1), player('a', 2)])).toThrow(RangeError);
    expect(() => draftTable([player('a', Number.NaN)])).toThrow(RangeError);
  });
});
