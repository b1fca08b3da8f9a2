import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { asDrafted } from './as-drafted.ts';

const ROOM = { league: DEFAULT_LEAGUE, leagueType: 'fantasy' } as const;
/** Two hundred players by ADP: every fifth a defence or a kicker, as if they were wanted all along. */
const BY_ADP = Array.from({ length: 200 }, (_, index) => {
  const position: Position = index % 10 === 4 ? 'DST' : index % 10 === 9 ? 'K' : 'WR';
  return { position, index };
});

test('kickers and defences stand no earlier than the last three rounds; the others keep their order', () => {
  const list = asDrafted(BY_ADP, ROOM);
  expect(list.slice(0, 124).every(({ position }) => position === 'WR')).toBe(true);
  const receivers = list.filter(({ position }) => position === 'WR').map(({ index }) => index);
  expect(receivers).toEqual(receivers.toSorted((one, other) => one - other));
  const others = list.filter(({ position }) => position !== 'WR').map(({ index }) => index);
  expect(others).toEqual(others.toSorted((one, other) => one - other));
  expect(list).toHaveLength(BY_ADP.length);
});

test('a kicker or a defence that already stands behind that stays there', () => {
  const late = BY_ADP.map(({ position, index }) => ({ position: index < 160 ? ('WR' as const) : position, index }));
  expect(asDrafted(late, ROOM)).toEqual(late);
});
