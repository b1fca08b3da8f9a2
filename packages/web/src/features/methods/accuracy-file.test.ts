import type { AccuracyRow } from '@pylon/contract/accuracy/accuracy';
import { toCsv } from '@pylon/engine/tables/csv';
import { expect, test } from 'vitest';
import { ACCURACY_IN_FILE, accuracyTitle } from './accuracy-file.ts';

test('the ledger is a file with everything that its table shows, and counts where that has shares', () => {
  const row: AccuracyRow = {
    ...{ source: 'ours', name: 'Our projections', kind: 'house' as const, weeks: 8, cases: 120, asOf: '2025-10-28' },
    ...{ error: 4.1, bias: -0.2, order: 0.51, hits: 60, starters: 96 },
    ...{ plainError: 4.6, plainOrder: 0.4, plainHits: 50, plainStarters: 96 },
  };
  expect(toCsv(ACCURACY_IN_FILE, [row]).split('\r\n')[1]).toBe(
    'Our projections,house,8,120,0.51,0.4,4.1,4.6,-0.2,60,96,50,96,2025-10-28',
  );
});

test.each([
  ['all weeks', { period: 'Weekly' }, 'Accuracy 2025 weeks'],
  ['a week and a position', { period: 'Weekly', week: 3, position: 'QB' }, 'Accuracy 2025 week 3 QB'],
  ['the season', { period: 'Seasonal' }, 'Accuracy 2025 season'],
] as const)('the file of %s says so', (_name, input, name) => {
  expect(accuracyTitle({ seasonId: '2025', ...input })).toBe(name);
});
