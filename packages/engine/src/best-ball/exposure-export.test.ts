import { expect, test } from 'vitest';
import { cellsOf } from '../own-rankings/ranking-text.ts';
import { finished } from '../testing/finished.ts';
import { inventedExport } from '../testing/invented-export.ts';
import { readExposureExport } from './exposure-export.ts';
import { PICK_LIST_HEADS, PICK_LIST_TEMPLATE } from './pick-list.ts';

const read = (text: string) => finished(readExposureExport(text));

const NAMES = [
  { name: 'Ann Able', team: 'BUF', position: 'QB' },
  { name: 'Bo Baker', team: 'BUF', position: 'WR' },
  { name: 'Cy Cole', team: '', position: 'RB' },
];
const whole = inventedExport(NAMES, { drafts: 2, rounds: 3 });
const lines = whole.trimEnd().split('\n');

test('an export is read into drafts with their picks in order, whatever the order of its lines', () => {
  const shuffled = [lines[0], ...lines.slice(1).toReversed()].join('\r\n');
  const [one, other] = [read(whole), read(`\ufeff${shuffled}\r\n\r\n`)];
  expect(one.ok && one.drafts).toMatchObject([
    {
      ...{
        entryId: 'entry-1',
        draftId: 'draft-1',
        tournament: 'Invented, the big one',
        entryFeeDollars: 10,
        teams: 12,
      },
      startedAt: '2026-06-01T12:00:01.000Z',
      picks: [
        { pick: 1, name: 'Ann Able', team: 'BUF', position: 'QB' },
        { pick: 24, name: 'Bo Baker' },
        { pick: 25, name: 'Cy Cole', team: '' },
      ],
    },
    { entryId: 'entry-2', picks: [{ pick: 2 }, { pick: 23 }, { pick: 26 }] },
  ]);
  const byId = (read: typeof one) => read.ok && read.drafts.toSorted((a, b) => (a.entryId < b.entryId ? -1 : 1));
  expect(byId(other)).toEqual(byId(one));
});

test.each([';', '\t'])('a spreadsheet that parts cells by %j says the same', (delimiter) => {
  const parted = lines.map((line) =>
    cellsOf(line, ',')
      .map((cell) => (cell === '10.0' ? '10,0' : cell))
      .join(delimiter),
  );
  expect(parted.join('\n')).toContain('10,0');
  expect(read(parted.join('\n'))).toEqual(read(whole));
});

test.each([
  ['nothing', '', 'empty', null],
  ['heads alone', lines[0] ?? '', 'empty', null],
  ['a list of Underdog’s own averages', '"id","playerId","firstName","lastName","adp","slotName"\n', 'other-file', 1],
  ['a list of DraftKings', 'ID,Name,Position,ADP,Team\n1,A,RB,1.1,DET', 'other-file', 1],
  ['a picture', '\u0089PNG\u0000\u0001', 'other-file', 1],
  ['a file cut off in a line', whole.slice(0, -40), 'cut-off', 7],
  ['a file cut off in quotes', `${lines[0]}\n"2026-06-01`, 'cut-off', 2],
  ['a file without its first picks', [lines[0], ...lines.slice(3)].join('\n'), 'missing-picks', 2],
  ['a line twice', [...lines, lines[1]].join('\n'), 'missing-picks', 2],
  ['a pick of no number', whole.replace(',24,', ',many,'), 'bad-cell', 3],
  ['a moment that is none', whole.replace('2026-06-01 12', '2026-16-41 12'), 'bad-cell', 2],
])('%s is refused whole, with its fault and the line', (_, text, fault, line) => {
  const outcome = read(text);
  expect(outcome).toMatchObject({ ok: false, fault, line });
});

test('a draft under way, with fewer rounds than others, is no fault', () => {
  expect(read(lines.slice(0, -1).join('\n'))).toMatchObject({ ok: true, drafts: [{}, { picks: [{}, {}] }] });
});

const LIST = `Contest,Entry Fee,Entry,Teams,Picked At,Pick,Player,Team,Position
"Best Ball $5M, Millionaire",$20,e-1,12,2026-07-04,3,Ann Able,BUF,QB
"Best Ball $5M, Millionaire",$20,e-1,12,2026-07-04,22,Bo Baker,BUF,WR
Other,,e-2,12,2026-07-05 09:30:00,1,Cy Cole,,RB
`;

test('a list of picks is read as DraftKings’ drafts, with a day alone or a moment', () => {
  expect(read(LIST)).toMatchObject({
    ok: true,
    drafts: [
      {
        ...{ site: 'draftkings', entryId: 'e-1', draftId: 'e-1', entryFeeDollars: 20, teams: 12 },
        ...{ tournament: 'Best Ball $5M, Millionaire', startedAt: '2026-07-04T00:00:00.000Z' },
        picks: [
          { pick: 3, name: 'Ann Able', pickedAt: null },
          { pick: 22, name: 'Bo Baker' },
        ],
      },
      { entryId: 'e-2', entryFeeDollars: null, picks: [{ pickedAt: '2026-07-05T09:30:00.000Z' }] },
    ],
  });
});

test.each([
  ['without a column', LIST.replace(',Position\n', '\n'), /columns Position are missing/],
  [
    'of standings',
    'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n1,2,me,0,9,QB A',
    /do not say who was picked when/,
  ],
  ['with a day that is none', LIST.replace('2026-07-04', 'July 4'), /‘Picked At’ is no moment/],
  ['with a hole', LIST.replace(/.*Ann.*\n/, ''), /lacks a pick of round 1/],
])('a list of picks %s is refused in words', (_, text, words) => {
  const outcome = read(text);
  expect(outcome.ok ? '' : outcome.detail).toMatch(words);
});

test('the list to fill in has the columns that are read, and shows a pick', () => {
  expect(LIST.split('\n')[0]).toBe(PICK_LIST_HEADS.join(','));
  expect(read(PICK_LIST_TEMPLATE)).toMatchObject({ ok: true, drafts: [{ picks: [{ pick: 5, team: 'CIN' }] }] });
});
