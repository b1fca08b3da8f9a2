import { expect, test } from 'vitest';
import { sampleEdition } from '../testing/sample-edition.ts';
import { baseScoring } from '../wire/scoring-system.ts';
import { expertPlaces } from './season-players.ts';

const edition = sampleEdition();
const scoring = baseScoring('1');

test('an expert who ranks rookies alone puts them where they stand among all, not on top of the draft', () => {
  if (!scoring) throw new Error('no base scoring');
  const draft = { scoring, league: scoring.league };
  const places = [...expertPlaces(edition, 2025, draft, ['rookie']).values()];
  const everybody = expertPlaces(edition, 2025, draft, ['scout']);
  expect(places.length).toBeGreaterThan(10);
  expect(places.length).toBeLessThan(everybody.size / 2);
  expect(Math.max(...places)).toBeGreaterThan(2 * places.length);
});
