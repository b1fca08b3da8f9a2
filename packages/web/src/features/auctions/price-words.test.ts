import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

const usual = toLeagueConfig(DEFAULT_LEAGUE);

test('a league of one quarterback is not told that prices are those of another', () => {
  expect(priceWords([], '2025', usual)).toBe('No site’s real prices of 2025 are known.');
  expect(priceWords([], '2025', undefined)).toBe('No site’s real prices of 2025 are known.');
  expect(priceWords([], '2025', { ...usual, superFlexCount: 1 })).toMatch(/are of one quarterback\.$/);
});

test('sites are named with the day of their prices', () => {
  const yahoo = { id: 'yahoo', name: 'Yahoo', asOf: '2026-08-22', players: 132 };
  expect(priceWords([yahoo], '2026', usual)).toBe(
    'Paid: mean prices at Yahoo (Aug 22, 2026), in the money of your league.',
  );
});
