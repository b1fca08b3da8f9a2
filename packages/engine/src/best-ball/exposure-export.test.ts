import { expect, test } from 'vitest';
import { finished } from '../testing/finished.ts';
import { inventedExport } from '../testing/invented-export.ts';
import { readExposureExport } from './exposure-export.ts';

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
