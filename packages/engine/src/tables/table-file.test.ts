import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import { type FileRow, inFile } from './table-file.ts';

const TABLE = {
  columns: {
    opponent: { title: 'Opponent', kind: 'text', from: 'Schedule' },
    game: { title: 'Game', kind: 'game', from: 'Schedule' },
    place: { title: 'Place', kind: 'whole', from: 'Box scores', placeOf: 'game' },
    points: { title: 'Points', kind: 'whole', from: 'Lines' },
  },
} as unknown as Parameters<typeof inFile>[0]; // as much of a table as a file reads

test('an opponent away from home is told in words: a spreadsheet takes an @ for a formula', () => {
  const rows = ['MIA', '@MIA', '@ CIN', 'a@b'].map((opponent) => ({ athlete: null, team: null, opponent }));
  expect(toCsv([inFile(TABLE, 'opponent')], rows)).toBe('Opponent\r\nMIA\r\nat MIA\r\nat CIN\r\na@b\r\n');
});

test.each([
  ['Active', null, 'at DEN,6,4'],
  ['Active', 'Questionable', 'at DEN,6,4'],
  ['Active', 'Out', ',,4'],
  ['InjuredReserve', null, ',,4'],
])('whoever is %s, on the report %s, has in a file the game that the screen tells', (status, injuryStatus, cells) => {
  const athlete = { fullName: 'Ann Ash', position: 'WR', team: 'KC', status, injuryStatus };
  const game = { week: 9, kickoff: '2026-11-08T18:00:00Z', isHome: false, opponent: 'DEN' };
  const columns = ['game', 'place', 'points'].map((key) => inFile(TABLE, key));
  const row = (of: object) => toCsv(columns, [{ athlete, team: null, game: of, place: 6, points: 4 } as FileRow]);
  expect(row(game).split('\r\n')[1]).toBe(cells);
  expect(row({ ...game, isOver: true }).split('\r\n')[1]).toBe('at DEN,6,4');
});
