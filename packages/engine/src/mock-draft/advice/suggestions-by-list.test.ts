import { expect, test } from 'vitest';
import { buildDraft, invented } from '../../testing/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { suggestions } from './suggestions.ts';
import { poolByList, suggestionsByList } from './suggestions-by-list.ts';

const { state, pool } = buildDraft();
const ranksOf = (...ids: EntityId[]) => new Map(ids.map((id, index) => [id, index + 1]));

test('a list that turns a position round is followed: the best of it is advised instead of the market’s', () => {
  const [first] = suggestions(state, pool, 0);
  const position = first?.position ?? 'RB';
  const turned = poolByList(pool, ranksOf(invented(position, 9), invented(position, 8)));
  const advised = suggestionsByList(state, turned, 0);
  expect(advised[0]?.entityId).toBe(invented(position, 9));
  expect(advised.length).toBeLessThanOrEqual(8);
});

test('somebody whom the market does not expect for a hundred picks is advised when the list says so', () => {
  const deep = pool.table.entityIds.findLast((_, player) => pool.table.position[player] === 2) as EntityId;
  const turned = poolByList(pool, ranksOf(deep));
  expect(suggestionsByList(state, turned, 0).map(({ entityId }) => entityId)).toContain(deep);
});

test('a list values nobody of its own accord: a position’s points, and what is left for the others, stay', () => {
  const turned = poolByList(pool, ranksOf(invented('RB', 20)));
  const sorted = (points: Float64Array) => Array.from(points).sort((one, other) => other - one);
  expect(sorted(turned.table.points)).toEqual(sorted(pool.table.points));
  expect(sorted(turned.vorp)).toEqual(sorted(pool.vorp));
  expect(turned.weights).toBe(pool.weights);
  expect(poolByList(pool, new Map())).toBe(pool);
});
