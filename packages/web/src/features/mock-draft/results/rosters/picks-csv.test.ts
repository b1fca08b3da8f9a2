import { expect, test } from 'vitest';
import { buildRated } from '../../../../testing/build-report.ts';
import { picksCsv } from './picks-csv.ts';

test('every pick that was made is a row, and open ones are not', () => {
  const [heads, ...rows] = picksCsv({ ...buildRated(), isOwn: true })
    .trimEnd()
    .split('\r\n');
  expect(heads).toMatch(/^Pick,Round,Pick in round,Team,Player,Position,/);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toBe('2,1,2,You,Player WR1,WR,KC,8,3,1,3,397,,,no,');
});
