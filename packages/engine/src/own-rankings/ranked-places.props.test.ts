import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginsTier,
  type RankedPlace,
  withAdded,
  withMoved,
  withNoted,
  withOrderOf,
  withRemoved,
  withTierToggled,
} from './ranked-places.ts';

const place = (entityId: string, tier = 1): RankedPlace => ({ entityId, tier, mark: null, note: '' });
const listOf = (text: string): readonly RankedPlace[] =>
  text.split('|').flatMap((tier, index) => [...tier.replaceAll(' ', '')].map((id) => place(id, index + 1)));
const textOf = (places: readonly RankedPlace[]): string =>
  places.map(({ entityId }, index) => `${beginsTier(places, index) ? '|' : ''}${entityId}`).join('');

type Step = (places: readonly RankedPlace[]) => readonly RankedPlace[];
const anyId = fc.constantFrom(...'abcdefghij');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anyId, fc.integer({ min: -2, max: 14 })).map(
    ([id, to]): Step =>
      (places) =>
        withMoved(places, id, to),
  ),
  anyId.map(
    (id): Step =>
      (places) =>
        withTierToggled(places, id),
  ),
  anyId.map(
    (id): Step =>
      (places) =>
        withAdded(withRemoved(places, id), [place(id)]),
  ),
  anyId.map(
    (id): Step =>
      (places) =>
        withNoted(places, id, { mark: 'target', note: 'sleeper' }),
  ),
);

test('whatever is done to a list, it has the same players once each, in whole tiers', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      const places = steps.reduce((list, step) => step(list), listOf('abcd|efgh|ij'));
      expect(places.map(({ entityId }) => entityId).sort()).toEqual([...'abcdefghij']);
      expect(places[0]?.tier).toBe(1);
      for (const [index, { tier }] of places.entries()) {
        const before = places[index - 1]?.tier ?? 1;
        expect([before, before + 1]).toContain(tier);
      }
    }),
  );
});

test('a move puts its player where it says, and leaves everybody else in their order and their tier break by break', () => {
  fc.assert(
    fc.property(anyId, fc.integer({ min: 0, max: 9 }), (id, to) => {
      const before = listOf('abc|defg|hij');
      const after = withMoved(before, id, to);
      expect(after[to]?.entityId).toBe(id);
      const others = (list: readonly RankedPlace[]) => list.filter(({ entityId }) => entityId !== id);
      expect(others(after).map(({ entityId }) => entityId)).toEqual(others(before).map(({ entityId }) => entityId));
      expect(others(after).map(({ tier }) => tier)).toEqual(others(before).map(({ tier }) => tier));
    }),
  );
});

describe('a player who moves', () => {
  test.each([
    ['down over a break, joins the tier below', 'ab|cd', 'b', 2, 'a|cbd'],
    ['up over a break, joins the tier above', 'ab|cd', 'c', 1, 'acb|d'],
    ['up within the tier to its head, stays in it', 'ab|cd', 'd', 2, 'ab|dc'],
    ['out of a tier of one, takes the tier along', 'a|b|c', 'b', 2, 'a|cb'],
    ['beyond the end, stands at the end', 'ab|cd', 'a', 99, 'b|cda'],
    ['to where they are, changes nothing', 'ab|cd', 'c', 2, 'ab|cd'],
  ])('%s', (_, before, id, to, after) => expect(textOf(withMoved(listOf(before), id, to))).toBe(after));
});

test.each([
  ['begins a tier in the midst of one', 'abcd', 'c', 'ab|cd'],
  ['joins two tiers', 'ab|cd|e', 'c', 'abcd|e'],
  ['cannot begin what the first player begins', 'ab', 'a', 'ab'],
])('a press on a break %s', (_, before, id, after) => expect(textOf(withTierToggled(listOf(before), id))).toBe(after));

test('a list in the order of another begins with it in its tiers, and goes on with everybody else as they stood', () => {
  const anyList = fc
    .uniqueArray(fc.tuple(anyId, fc.boolean()), { selector: ([id]) => id })
    .map((all) => all.map(([id, breaks]) => `${breaks ? '|' : ''}${id}`).join(''))
    .map((text) => listOf(text.replace(/^\|/, '')));
  fc.assert(
    fc.property(anyList, anyList, (before, other) => {
      const after = withOrderOf(before, other);
      expect(after.slice(0, other.length)).toEqual(other);
      const named = new Set(other.map(({ entityId }) => entityId));
      const rest = before.filter(({ entityId }) => !named.has(entityId)).map(({ entityId }) => entityId);
      expect(after.slice(other.length).map(({ entityId }) => entityId)).toEqual(rest);
      for (const [index, { tier }] of after.entries()) {
        const last = after[index - 1]?.tier ?? 1;
        expect(index === 0 ? [1] : [last, last + 1]).toContain(tier);
      }
      if (other.length > 0 && rest.length > 0) expect(beginsTier(after, other.length)).toBe(true);
    }),
  );
});

test('what is said of a player stays where the other list says nothing, and gives way where it says something', () => {
  const before = [
    { ...place('a'), mark: 'avoid' as const, note: 'knee' },
    { ...place('b'), note: 'late' },
  ];
  const other = [{ ...place('b'), mark: 'target' as const, note: 'now' }, place('a')];
  expect(withOrderOf<RankedPlace>(before, other)).toEqual([
    { ...place('b'), mark: 'target', note: 'now' },
    { ...place('a'), mark: 'avoid', note: 'knee' },
  ]);
});

test('who is in the list already is not added again', () =>
  expect(textOf(withAdded(listOf('a|b'), [place('c'), place('a'), place('c')]))).toBe('a|bc'));
