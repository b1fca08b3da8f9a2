import { expect, test } from 'vitest';
import { rosterParts } from './roster-text.ts';

const told = (text: string) => rosterParts(text).map(({ teamName, lines }) => [teamName, [...lines.values()]]);

test('lines before any heading are one team without a name', () => {
  expect(told('Josh Allen\n\nBijan Robinson, ATL')).toEqual([[null, ['Josh Allen', 'Bijan Robinson, ATL']]]);
});

test('headings part the teams, however they are written', () => {
  const text = 'Me:\nA\n## You\nB\n[They]\nC\n== We ==\nD\nTeam: All\nE';
  expect(told(text).map(([teamName]) => teamName)).toEqual(['Me', 'You', 'They', 'We', 'All']);
});

test('places of a roster are no teams, and say nothing of a name', () => {
  const [part] = rosterParts('Me:\nStarters:\nQB: Josh Allen\nFLEX Bijan Robinson\nBench\nSF Brock Purdy');
  expect([...(part?.lines.keys() ?? [])]).toEqual([3, 4, 6]);
  expect(part?.text.split('\n')).toEqual(['', '', 'QB Josh Allen', 'Bijan Robinson', '', 'SF Brock Purdy']);
});

test('a column that says whose a player is parts the teams of a CSV file', () => {
  const text = 'Owner,Player,Pos\nAda,Josh Allen,QB\nBob,"Robinson, Bijan",RB\nAda,Trey McBride,TE';
  const parts = rosterParts(text);
  expect(parts.map(({ teamName, lines }) => [teamName, lines.size])).toEqual([
    ['Ada', 2],
    ['Bob', 1],
  ]);
  expect(parts[1]?.text.split('\n')).toEqual(['Owner,Player,Pos', '', 'Bob,"Robinson, Bijan",RB', '']);
});
