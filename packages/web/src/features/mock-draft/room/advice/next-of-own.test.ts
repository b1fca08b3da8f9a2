import { expect, test } from 'vitest';
import { buildView } from '../../../../testing/build-room.ts';
import { nextOfOwn } from './next-of-own.ts';

const { free, refusals } = buildView({ picked: ['RB1'] });
const places = new Map(['RB1', 'WR3', 'QB2', 'TE1'].map((id, index) => [id, index + 1]));

test('the first of the list who is still there is next', () =>
  expect(nextOfOwn(free, { places, marks: {} }, refusals)?.id).toBe('WR3'));

test('nobody marked to avoid is, and nobody of a position that the roster has no place for', () => {
  const marks = { WR3: { mark: 'avoid', note: '' } } as const;
  expect(nextOfOwn(free, { places, marks }, refusals)?.id).toBe('QB2');
  const full = { ...refusals, QB: 'roster-full' } as unknown as typeof refusals; // any refusal
  expect(nextOfOwn(free, { places, marks }, full)?.id).toBe('TE1');
});

test('nobody is where the list names nobody who is left', () =>
  expect(nextOfOwn(free, { places: new Map([['RB1', 1]]), marks: {} }, refusals)).toBeNull());
