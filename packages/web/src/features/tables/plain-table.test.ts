import type { Column } from '@pylon/engine/tables/table';
import { expect, test } from 'vitest';
import { shownAmong } from './plain-table.ts';

const column = (
  shows: 'phone' | 'desktop' | 'picked',
  ...shownFor: readonly ('QB' | 'RB' | 'WR' | 'TE')[]
): Column => ({
  title: 'Yards',
  kind: 'whole',
  from: 'Box scores',
  shows,
  shownFor,
});

test.each([
  ['of a position that is asked for alone is shown', column('picked', 'QB'), ['QB'], 'desktop'],
  ['of other positions is picked', column('desktop', 'QB'), ['K'], 'picked'],
  ['of some of the positions asked for stays as it is', column('picked', 'RB'), ['FLEX'], 'picked'],
  ['of all of them is shown', column('picked', 'RB', 'WR', 'TE'), ['FLEX'], 'desktop'],
  ['stays on a phone', column('phone', 'QB'), ['QB'], 'phone'],
  ['stays as it is when all positions are asked for', column('picked', 'QB'), [], 'picked'],
] as const)('a column %s', (_name, one, positions, shows) => {
  expect(shownAmong(one, positions)).toBe(shows);
});
