import type { Edition } from '@pylon/almanac/editions/edition';
import { expect, test } from 'vitest';
import { sampleEdition } from '../testing/sample-edition.ts';
import { scoringById } from '../testing/scoring-by-id.ts';
import { guillotineAhead } from './guillotine.ts';

const SEASON = 2025;
const edition = sampleEdition();
const scoring = scoringById('1');

test('somebody who is between teams is worth about what their games are, and not all of them at once', () => {
  const [, , player] = guillotineAhead(edition, SEASON, scoring);
  if (!player) throw new Error('nobody');
  const { indexes } = edition;
  const teamOf: typeof indexes.teamOf = (id, season) => (id === player.entityId ? null : indexes.teamOf(id, season));
  const released: Edition = { ...edition, indexes: { ...indexes, teamOf } };
  const after = guillotineAhead(released, SEASON, scoring).find(({ entityId }) => entityId === player.entityId);
  expect(Number(after?.value) / player.value).toBeGreaterThan(0.7);
  expect(Number(after?.value) / player.value).toBeLessThan(1.5);
});
