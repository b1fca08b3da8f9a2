import { buildEdition } from '@pylon/almanac/editions/build';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../testing/sample-edition.ts';
import { baseScoring } from '../wire/scoring-system.ts';
import { draftPositions, expertPlaces } from './season-players.ts';

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

test.each([
  ['2025-08-20', true],
  ['2025-05-20', false],
])('drafts with two quarterbacks go by their list of %s: %s', (asOf, isValid) => {
  if (!scoring) throw new Error('no base scoring');
  const rows = sampleSeason({ seed: 1 });
  const isOfTwo = (row: (typeof rows.adp)[number]) => row.season === 2025 && row.format === 'superflex';
  const newest = rows.adp
    .filter(isOfTwo)
    .map((row) => row.asOf)
    .sort()
    .at(-1);
  const adp = rows.adp.flatMap((row) => (!isOfTwo(row) ? [row] : row.asOf === newest ? [{ ...row, asOf }] : []));
  const dated = buildEdition({ ...rows, adp }, { asOf: SAMPLE_DATE, mode: 'sample', builtAt: SAMPLE_NOW, sources: [] });
  const league = { ...scoring.league, slots: { ...scoring.league.slots, SUPERFLEX: 1 } };
  const picks = (provider: 'consensus' | 'superflex') =>
    draftPositions(dated, 2025, { scoring, league }, provider).size;
  expect(picks('consensus') > 0).toBe(isValid);
  expect(picks('superflex')).toBeGreaterThan(0);
});
