import { describe, expect, test } from 'vitest';
import { rankingLines } from './ranking-text.ts';

const CHASE = { name: "Ja'Marr Chase", teamId: 'CIN', position: 'WR' };

describe('a line', () => {
  test.each([
    "1. Ja'Marr Chase, CIN WR",
    "1) Ja'Marr Chase WR CIN",
    "#1 Ja'Marr Chase (CIN - WR)",
    "1\tJa'Marr Chase\tCIN\tWR1",
    "Ja'Marr Chase,CIN,WR,1,1",
    "1;Ja'Marr Chase;WR;CIN",
    `"1","Ja'Marr Chase","CIN","WR"`,
    "WR1 Ja'Marr Chase CIN (10)",
    "Ja'Marr Chase | CIN | WR",
    "1 - Ja'Marr Chase - WR - CIN",
  ])('%s names a player with team and position', (text) => expect(rankingLines(text)).toMatchObject([CHASE]));

  test.each([
    ["Ja'Marr Chase", { name: "Ja'Marr Chase", teamId: null, position: null }],
    ['12. Amon-Ra St. Brown DET', { name: 'Amon-Ra St. Brown', teamId: 'DET', position: null }],
    ["Chase, Ja'Marr", { name: "Chase, Ja'Marr", teamId: null, position: null }],
    ["1. Chase, Ja'Marr CIN WR", { name: "Chase, Ja'Marr", teamId: 'CIN', position: 'WR' }],
    ['Harrison Jr., Marvin, ARI', { name: 'Harrison Jr., Marvin', teamId: 'ARI' }],
    ['3\tSt. Brown, Amon-Ra\tDET', { name: 'St. Brown, Amon-Ra', teamId: 'DET' }],
    ['Chase, Bengals', { name: 'Chase' }],
    ['Chase, the one to have', { name: 'Chase' }],
    ['Cowboys, Defense', { name: 'Cowboys' }],
    ['BAL DST', { name: 'BAL', teamId: 'BAL', position: 'DST' }],
    ['Baltimore Ravens D/ST', { name: 'Baltimore Ravens', position: 'DST' }],
    ['Kenneth Walker III, SEA', { name: 'Kenneth Walker III', teamId: 'SEA' }],
    ['Free Agent Guy FA RB', { name: 'Free Agent Guy', position: 'RB' }],
  ])('%s', (text, named) => expect(rankingLines(text)).toMatchObject([named]));

  test('without a name is none', () => expect(rankingLines('\n---\n12\n , ,\n')).toEqual([]));
});

describe('heads', () => {
  test('say what stands where, in any order and with further columns', () => {
    const text =
      'RK,TIERS,PLAYER NAME,TEAM,POS,BYE WEEK\n2,1,Bijan Robinson,ATL,RB1,5\n1,1,"Chase, Ja\'Marr",CIN,WR1,10';
    expect(rankingLines(text)).toMatchObject([
      { name: "Chase, Ja'Marr", teamId: 'CIN', position: 'WR', line: 3 },
      { name: 'Bijan Robinson', teamId: 'ATL', position: 'RB', line: 2 },
    ]);
  });

  test('with semicolons and quotes bring marks and notes along', () => {
    const text = 'Player;Mark;Note\nPuka Nacua;Target;"knee; watch ""camp"""\nSaquon Barkley;;\n';
    expect(rankingLines(text)).toMatchObject([
      { name: 'Puka Nacua', mark: 'target', note: 'knee; watch "camp"' },
      { name: 'Saquon Barkley', mark: null, note: '' },
    ]);
  });

  test('let a note in quotes go over several lines, which count as lines of the text', () =>
    expect(
      rankingLines('Rank,Player,Team,Note\n1,Ann Ash,KC,"Says ""yes"",\r\nthen no"\n2,Bo Birch,BUF,\n'),
    ).toMatchObject([
      { line: 2, name: 'Ann Ash', note: 'Says "yes", then no' },
      { line: 4, name: 'Bo Birch', note: '' },
    ]));

  test.each([
    ['"never ends', 'plain'],
    ['"never ends', '"ends"'],
    ['"goes" on', '"ends"'],
  ])('with a note that reads %s keep every line behind it', (first, second) =>
    expect(rankingLines(`Player,Note\nAnn Ash,${first}\nBo Birch,${second}\nCy Cole,`).map(({ name }) => name)).toEqual(
      ['Ann Ash', 'Bo Birch', 'Cy Cole'],
    ),
  );

  test('put given and family names together', () =>
    expect(rankingLines('First Name,Last Name\nPuka,Nacua')).toMatchObject([{ name: 'Puka Nacua' }]));
});

describe('the order and the tiers', () => {
  const names = (text: string) => rankingLines(text).map(({ name, tier }) => `${name} ${tier}`);

  test('are those of the ranks where every line has one', () =>
    expect(names('3. Cee Dee\n1. Aaa Bee\n2. Bee Cee')).toEqual(['Aaa Bee 1', 'Bee Cee 1', 'Cee Dee 1']));

  test('are those of the lines where one has none', () =>
    expect(names('3. Cee Dee\nAaa Bee\n2. Bee Cee')).toEqual(['Cee Dee 1', 'Aaa Bee 1', 'Bee Cee 1']));

  test('begin at lines that say so', () =>
    expect(names('Tier 1\nAaa Bee\nBee Cee\n-- TIER 2 --\nCee Dee')).toEqual(['Aaa Bee 1', 'Bee Cee 1', 'Cee Dee 2']));

  test('are numbered without gaps', () =>
    expect(names('Player,Tier\nAaa Bee,2\nBee Cee,5\nCee Dee,5')).toEqual(['Aaa Bee 1', 'Bee Cee 2', 'Cee Dee 2']));

  test('are none where their numbers fall again, as byes do', () =>
    expect(names('1,Aaa Bee,CIN,WR,10\n2,Bee Cee,ATL,RB,5')).toEqual(['Aaa Bee 1', 'Bee Cee 1']));
});
