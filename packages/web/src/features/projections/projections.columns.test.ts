import type { ProjectionRow } from '@pylon/contract/projections/projections';
import { projections } from '@pylon/contract/tables/week/projections.table';
import { orderOf } from '@pylon/engine/tables/table-page';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { projectionColumns } from './projections.columns.tsx';

const columnsOf = (positions: readonly string[]) =>
  projectionColumns(positions, [] as readonly ProjectionRow[], 'seasonal', { min: 0, max: 1 });

test.each([[], ['FLEX'], ...POSITIONS.map((position) => [position])].map((positions) => ({ positions })))(
  'every head of $positions that is pressed asks for an order that the table has',
  ({ positions }) => {
    for (const { key, sortKey } of columnsOf(positions))
      if (sortKey !== undefined) expect(orderOf(projections, sortKey), key).not.toBeNull();
  },
);

test('every column says what it holds', () => {
  const silent = POSITIONS.flatMap((position) => columnsOf([position]).filter(({ hint }) => !hint));
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test('an amount of one stat is an order, most first; one of several added up is none', () => {
  const sortKeys = (positions: readonly string[]) =>
    Object.fromEntries(columnsOf(positions).map(({ title, sortKey, isHighFirst }) => [title, isHighFirst && sortKey]));
  expect(sortKeys(['QB'])).toMatchObject({ 'Pass yds': 'passingYards', INT: 'passingInterceptions' });
  expect(sortKeys(['K'])).toMatchObject({ XP: 'extraPoints', 'FG 0-39': undefined, 'FG 40-49': 'fieldGoals40To49' });
});
