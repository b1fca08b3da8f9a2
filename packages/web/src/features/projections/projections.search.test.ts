import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { hasRest, isPerGame, parseProjectionSearch, projectionsInput, toPerGame } from './projections.search.ts';

const season = { id: '2026', year: 2026, currentWeek: 9 } as unknown as Season; // what is read of it

test('projections open on quarterbacks of the present week, by our own numbers, in all games', () => {
  expect(projectionsInput(parseProjectionSearch({}), season)).toMatchObject({
    ...{ rosterPositions: ['QB'], projectedProvider: 'aggregate', projectionPeriod: 'weekly', week: 9 },
    orderBy: '-projectedFantasyPoints',
  });
  expect(projectionsInput({}, season)).not.toHaveProperty('perGame');
});

test('those of more than one game are asked for by the game', () => {
  const search = parseProjectionSearch({ view: 'seasonal', per: 'game' });
  expect(projectionsInput(search, season)).toMatchObject({ projectionPeriod: 'seasonal', perGame: 'true' });
  expect(isPerGame({ ...search, ...toPerGame(false) } as typeof search)).toBe(false);
  expect(isPerGame(parseProjectionSearch({ view: 'seasonal', per: 'week' }))).toBe(false);
  expect(isPerGame(parseProjectionSearch({ per: 'game' }))).toBe(false);
});

test.each([
  ['before its second week', 'INPROGRESS', 1, false],
  ['under way', 'INPROGRESS', 2, true],
  ['whose play-offs are played', 'INPROGRESS', 19, false],
  ['that is over', 'CLOSED', 18, false],
] as const)('a season %s has a rest of its own, or none', (_, status, currentWeek, isTold) => {
  expect(hasRest({ status, currentWeek } as Season)).toBe(isTold);
});
