import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { inFile } from './table-file.ts';

const TABLE = {
  columns: { opponent: { title: 'Opponent', kind: 'text', from: 'Schedule' } },
} as unknown as Parameters<typeof inFile>[0]; // as much of a table as a file reads

test('an opponent away from home is told in words: a spreadsheet takes an @ for a formula', () => {
  const rows = ['MIA', '@MIA', '@ CIN', 'a@b'].map((opponent) => ({ athlete: null, team: null, opponent }));
  expect(toCsv([inFile(TABLE, 'opponent')], rows)).toBe('Opponent\r\nMIA\r\nat MIA\r\nat CIN\r\na@b\r\n');
});
