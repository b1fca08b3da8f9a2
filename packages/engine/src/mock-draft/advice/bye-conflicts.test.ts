import { expect, test } from 'vitest';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { type ByeHolder, byeConflict, sharedByes } from './bye-conflicts.ts';

const holder = (id: string, position: Position, byeWeek: number | null): ByeHolder => ({
  entityId: id as EntityId, // ids of a test
  position,
  byeWeek,
});
const starters = [holder('a', 'RB', 9), holder('b', 'WR', 7), holder('c', 'TE', 7), holder('d', 'QB', null)];

test.each([
  ['a second one of a position in one week', { position: 'RB', byeWeek: 9 }, ['a']],
  ['a second one of another position', { position: 'WR', byeWeek: 9 }, []],
  ['a third one of any position', { position: 'RB', byeWeek: 7 }, ['b', 'c']],
  ['a week that no other player rests in', { position: 'RB', byeWeek: 11 }, []],
  ['a week that is not known', { position: 'QB', byeWeek: null }, []],
] as const)('%s', (_case, candidate, conflict) => {
  expect(byeConflict(starters, candidate)).toEqual(conflict);
});

test('a week counts as shared from three starters on, and starters without a week share none', () => {
  expect(sharedByes(starters)).toEqual([]);
  expect(sharedByes([...starters, holder('e', 'RB', 7), holder('f', 'RB', null), holder('g', 'K', null)])).toEqual([
    { week: 7, entityIds: ['b', 'c', 'e'] },
  ]);
});

test('the week that costs most comes first', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => holder(id, 'WR', 12));
  const three = ['e', 'f', 'g'].map((id) => holder(id, 'RB', 5));
  expect(sharedByes([...three, ...four]).map(({ week }) => week)).toEqual([12, 5]);
});
