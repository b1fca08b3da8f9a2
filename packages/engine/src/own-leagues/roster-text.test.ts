import { describe, expect, test } from 'vitest';
import { rosterParts } from './roster-text.ts';

/** Parts as 'heading: place name, …'. */
const read = (text: string, names: readonly string[] = []) =>
  rosterParts(text, names).map(
    ({ heading, lines }) => `${heading}: ${lines.map(({ place, name }) => `${place ?? '-'} ${name}`).join(', ')}`,
  );

describe('a pasted roster', () => {
  test('of one team has no heading', () => {
    expect(read("Ja'Marr Chase, CIN WR\n\n2. Josh Allen (BUF - QB)\n")).toEqual([
      "null: - Ja'Marr Chase, - Josh Allen",
    ]);
  });

  test('of several begins each with a heading of any kind, or with a name that the league has', () => {
    const text = 'Josh Allen\nThe Other Ones:\nLamar Jackson\n# Third\nJoe Burrow\nmy friends\nDak Prescott';
    expect(read(text, ['My Friends'])).toEqual([
      'null: - Josh Allen',
      'The Other Ones: - Lamar Jackson',
      'Third: - Joe Burrow',
      'my friends: - Dak Prescott',
    ]);
  });

  test('says who is on the bench, injured or in a certain place', () => {
    const text = 'QB Josh Allen BUF\nFLEX Breece Hall NYJ RB\nBench:\nJerry Jeudy\nIR: Nick Chubb\nStarters\nJoe Mixon';
    expect(read(text)).toEqual(['null: - Josh Allen, FLEX Breece Hall, BN Jerry Jeudy, IR Nick Chubb, - Joe Mixon']);
  });

  test('that is a table has the columns of team and place in any order', () => {
    const text = 'Slot,Player,Owner,Pos\nQB,Josh Allen,One,QB\nBN,"Chase, Ja\'Marr",Two,WR\nIR,Nick Chubb,One,RB';
    expect(read(text)).toEqual(['One: - Josh Allen, IR Nick Chubb', "Two: BN Chase, Ja'Marr"]);
  });

  test('keeps every line: what names nobody is told with its number and an empty name', () => {
    const [part] = rosterParts('Josh Allen\n12345\n\nJoe Burrow', []);
    expect(part?.lines.map(({ line, text, name }) => [line, text, name])).toEqual([
      [1, 'Josh Allen', 'Josh Allen'],
      [2, '12345', ''],
      [4, 'Joe Burrow', 'Joe Burrow'],
    ]);
  });

  test('without a line has no part', () => {
    expect(rosterParts(' \n\n', ['One'])).toEqual([]);
  });
});
