import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.ts';
import { defineSource, later, may, need } from './dictionary.ts';
import { faultLine } from './faults.ts';

const SOURCE = defineSource({
  kind: 'invented/catches',
  meaning: 'A catch',
  key: ['game', 'player'],
  columns: {
    game: need.text('Game'),
    player: need.text('Player', 'athlete'),
    team: may.team('Team'),
    yards: need.whole('Yards'),
    share: may.number('Share'),
    deep: later.flag('Since 2025'),
  },
});

const HEADER = 'game,player,team,yards,share,deep';
const bytes = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const read = (...lines: string[]) => readDelimited(bytes(...lines), SOURCE, { file: 'catches.csv' });
const faultsOf = (...lines: string[]) => {
  const result = read(...lines);
  return result.ok ? [] : result.reason;
};

describe('reading a file against its dictionary', () => {
  it('gives every cell its type and empty cells null', () => {
    expect(read(HEADER, 'g1,Ann,KC,12,0.25,TRUE', 'g1,Bob,FA,-3.0,,')).toEqual({
      ok: true,
      value: [
        { game: 'g1', player: 'Ann', team: 'KC', yards: 12, share: 0.25, deep: true },
        { game: 'g1', player: 'Bob', team: null, yards: -3, share: null, deep: null },
      ],
    });
  });

  it('understands a byte order mark, quoted line breaks and doubled quotes', () => {
    const result = read(`\uFEFF${HEADER}`, 'g1,"Ann ""A""\nAdams",LA,1,,', 'g2,Bob,,2,,');
    expect(result.ok && result.value.map(({ player, team }) => [player, team])).toEqual([
      ['Ann "A"\nAdams', 'LAR'],
      ['Bob', null],
    ]);
  });

  it('finds a column under its other name, and passes over columns it does not know', () => {
    const result = read('athlete,extra,game,team,yards,share', 'Ann,x,g1,KC,5,NA');
    expect(result.ok && result.value[0]).toEqual({
      game: 'g1',
      player: 'Ann',
      team: 'KC',
      yards: 5,
      share: null,
      deep: null,
    });
  });

  it('delivers only the picked columns but still checks the others', () => {
    const picked = readDelimited(bytes(HEADER, 'g1,Ann,KC,12,,'), SOURCE, { file: 'f', pick: ['yards'] });
    expect(picked.ok && picked.value).toEqual([{ yards: 12 }]);
    const wrong = readDelimited(bytes(HEADER, 'g1,Ann,XX,12,,'), SOURCE, { file: 'f', pick: ['yards'] });
    expect(wrong.ok).toBe(false);
  });
});

describe('refusing a file', () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['a missing column', ['game,player,team,share', 'g1,Ann,KC,1'], 'catches.csv, column yards: the column is missing'],
    [
      'an empty cell that must be filled',
      [HEADER, 'g1,,KC,1,,'],
      'catches.csv, row 1, column player: the cell is empty',
    ],
    [
      'a wrong type',
      [HEADER, 'g1,Ann,KC,1,,', 'g2,Bob,KC,1.5,,'],
      "catches.csv, row 2, column yards: '1.5' is not a whole number",
    ],
    [
      'a word where a number should be',
      [HEADER, 'g1,Ann,KC,1,much,'],
      "catches.csv, row 1, column share: 'much' is not a number",
    ],
    ['an unknown team', [HEADER, 'g1,Ann,KCX,1,,'], "catches.csv, row 1, column team: 'KCX' is not a team"],
    [
      'a duplicate key',
      [HEADER, 'g1,Ann,KC,1,,', 'g1,Ann,KC,2,,'],
      "catches.csv, row 2, column game+player: 'g1 Ann' is already in row 1",
    ],
    [
      'a last record that is cut short',
      [HEADER, 'g1,Ann,KC,1,,', 'g2,Bo'],
      'catches.csv, row 2: 2 cells where the header has 6',
    ],
    [
      'a record with too many cells',
      [HEADER, 'g1,Ann,KC,1,,,,', 'g2,Bob,KC,2,,'],
      'catches.csv, row 1: 8 cells where the header has 6',
    ],
  ];
  it.each(cases)('names file, row and column of %s', (_, lines, expected) => {
    expect(faultsOf(...lines).map(faultLine)).toEqual([expected]);
  });

  it('tells a file that ends inside a quoted cell as truncated', () => {
    const [fault] = faultsOf(HEADER, 'g1,Ann,KC,1,,', 'g2,"Bo');
    expect(fault).toMatchObject({ file: 'catches.csv', row: 2, reason: 'truncated' });
  });

  it('tells a file that does not end with a line break as truncated', () => {
    const cut = readDelimited(Buffer.from(`${HEADER}\ng1,Ann,KC,1,,`), SOURCE, { file: 'catches.csv' });
    expect(cut.ok ? [] : cut.reason.map(({ reason }) => reason)).toEqual(['truncated']);
  });

  it('gives the good records beside the bad ones, when the file is whole', () => {
    const result = read(HEADER, 'g1,Ann,KC,1,,', 'g2,Bob,KC,x,,', 'g1,Ann,KC,2,,', 'g3,Cid,KC,3,,');
    expect(result.ok ? null : result.rest).toMatchObject({
      value: [{ game: 'g1', yards: 1 }, { game: 'g3' }],
      records: 4,
      bad: 2,
    });
    const cut = read(HEADER, 'g1,Ann,KC,x,,', 'g2,Bo');
    expect(cut.ok ? null : cut.rest).toBeUndefined();
  });

  it('takes the later of two records with one key where the source dates them', () => {
    const dated = defineSource({ ...SOURCE, dated: 'day', columns: { ...SOURCE.columns, day: later.text('Day') } });
    const lines = bytes(
      `${HEADER},day`,
      'g1,Ann,KC,2,,,2025-09-05',
      'g1,Ann,KC,1,,,2025-09-04',
      'g1,Ann,KC,3,,,2025-09-06',
      'g1,Ann,KC,4,,,2025-09-06',
    );
    const result = readDelimited(lines, dated, { file: 'catches.csv', pick: ['yards'] });
    expect(result.ok ? null : result.rest?.value).toEqual([{ yards: 3 }]);
    expect(result.ok ? [] : result.reason.map(faultLine)).toEqual([
      "catches.csv, row 4, column game+player: 'g1 Ann' is already in row 3",
    ]);
  });

  it('stops counting after twenty faults', () => {
    const rows = Array.from({ length: 50 }, (_, index) => `g${index},Ann,KC,x,,`);
    expect(faultsOf(HEADER, ...rows)).toHaveLength(20);
  });
});
