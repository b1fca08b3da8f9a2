import { lockOf } from '@pylon/contract/plans/tiers';
import { toCsv } from '@pylon/engine/tables/csv';
import { expect, test } from 'vitest';
import type { Answer } from '../../../api/call.ts';
import { seriesFileRows, seriesInFile } from './series-file.ts';

const athlete = { position: 'WR', fullName: 'Theo Hall', firstName: 'Theo', lastName: 'Hall', team: 'LV' };
const series = {
  weeks: [3, 4, 5],
  players: [
    {
      ...{ athlete, team: null },
      weeks: [
        { opponent: 'KC', state: 'played', values: { points: 17.25 } },
        { opponent: null, state: 'bye', values: { points: null } },
        { opponent: '@DEN', state: 'played', values: { points: lockOf('gameLogTable') } },
      ],
    },
  ],
  starters: [{ position: 'WR', count: 36, weeks: [{ values: { points: 11.5 } }, { values: { points: 10 } }] }],
} as unknown as Answer<'getTimeSeries'>;

test('the file has a row a week: opponents, the stat and the starters; a bye and what is locked are empty', () => {
  expect(toCsv(seriesInFile(series, 'points'), seriesFileRows(series)).split('\r\n')).toEqual([
    'Week,Theo Hall against,Theo Hall,WR starters',
    '3,KC,17.25,11.5',
    '4,,,10',
    '5,at DEN,,',
    '',
  ]);
});
