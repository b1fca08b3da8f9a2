import { describe, expect, test } from 'vitest';
import { decideMode, originOf } from './data-mode.ts';

const frozenAt = new Date('2025-11-05T12:00:00Z');
const auto = { almanac: 'auto', mirror: null, frozenAt: null } as const;
const yes = async () => true;
const no = async () => false;
const never = async () => {
  throw new Error('must not be asked');
};

describe('which data mode holds', () => {
  test.each([
    ['a mode that is asked for by name', { ...auto, almanac: 'live' as const }, null, never, 'live'],
    ['a mirror that is set', { ...auto, mirror: '/m' }, 'live', never, 'mirror'],
    ['live when the sources answer', auto, null, yes, 'live'],
    ['the sample when they do not', auto, null, no, 'sample'],
    ['live data that are there, though nothing answers', auto, 'live', never, 'live'],
    ['live instead of the sample once the sources answer', auto, 'sample', yes, 'live'],
    ['live for another frozen day, though nothing answers', { ...auto, frozenAt }, 'live', never, 'live'],
    ['live after a mirror that is no longer set', auto, 'mirror /m', never, 'live'],
  ])('%s', async (_name, wish, stored, reachable, mode) => {
    expect(await decideMode(wish, stored, reachable)).toBe(mode);
  });
});

test('another mirror or another frozen day asks for another edition, the sample one of another season', () => {
  expect(originOf('mirror', { mirror: '/m', frozenAt })).toBe('mirror /m 2025-11-05');
  expect(originOf('mirror', { mirror: '/m', frozenAt: null })).toBe('mirror /m');
  expect(originOf('live', { mirror: '/m', frozenAt: null })).toBe('live');
  expect(originOf('sample', { mirror: '/m', frozenAt })).toBe('sample 2025');
  expect(originOf('sample', { mirror: '/m', frozenAt: null })).toBe('sample');
});
