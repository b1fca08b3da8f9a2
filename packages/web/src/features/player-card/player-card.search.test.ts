import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { playerCardInput } from './player-card.search.ts';

const season = { id: '2026' } as Season; // nothing else of it is looked at

test('a card speaks in the scoring of the place, else in that of the page, else in the usual one', () => {
  const scoringOf = (page: Parameters<typeof playerCardInput>[1]) => playerCardInput('x', page, season).scoringSystemId;
  expect(scoringOf({ cardScoring: '3', scoring: '2' })).toBe('3');
  expect(scoringOf({ scoring: '2' })).toBe('2');
  expect(scoringOf({})).toBe('1');
});

test('a card is of the season of the place, else of that of the page, else of the present one', () => {
  const seasonOf = (page: Parameters<typeof playerCardInput>[1]) => playerCardInput('x', page, season).seasonId;
  expect(seasonOf({ cardSeason: '2024', season: '2025' })).toBe('2024');
  expect(seasonOf({ season: '2025' })).toBe('2025');
  expect(seasonOf({})).toBe('2026');
});
