import { describe, expect, it } from 'vitest';
import { points } from '../scoring/points.ts';
import { parseSalaryFile } from './salary-file.ts';
import { DAILY_SCORINGS, pointsPerThousand } from './sites.ts';

const DRAFTKINGS = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame';
const FANDUEL =
  'Id,Position,First Name,Nickname,Last Name,FPPG,Played,Salary,Game,Team,Opponent,Injury Indicator,Injury Details,Tier,,,Roster Position';
const draftkings = (...rows: string[]) => parseSalaryFile([DRAFTKINGS, ...rows, ''].join('\r\n'));
const fanduel = (...rows: string[]) => parseSalaryFile([FANDUEL, ...rows, ''].join('\n'));
const WELL = "WR,Deon O'Test (11),Deon O'Test,11,WR/FLEX,6100,ARI@NO 09/07/2025 01:00PM ET,ARI,12.5";
const fileOf = (read: ReturnType<typeof parseSalaryFile>) => {
  if (!read.ok) throw new Error(read.reason);
  return read.value;
};

describe('a salary file', () => {
  it('of DraftKings has the day of the game, and defenses with a blank behind their name', () => {
    const { site, lines, passed } = fileOf(
      draftkings(WELL, 'DST,Saints  (12),Saints ,12,DST,2600,ARI@NO 09/07/2025 01:00PM ET,NO,6'),
    );
    expect([site, passed]).toEqual(['draftkings', []]);
    const game = { awayId: 'ARI', homeId: 'NO', day: '2025-09-07' };
    expect(lines).toEqual([
      { name: "Deon O'Test", position: 'WR', teamId: 'ARI', salary: 6100, ...game },
      { name: 'Saints', position: 'DST', teamId: 'NO', salary: 2600, ...game },
    ]);
  });

  it('that a spreadsheet parted by semicolons reads the same', () => {
    const parted = (...rows: string[]) =>
      rows.map((row) => row.replaceAll(',', ';').replace('12.5', '12,5')).join('\r\n');
    expect(parseSalaryFile(parted(DRAFTKINGS, WELL, ',,,,,,,,'))).toEqual(draftkings(WELL));
  });

  it('of FanDuel says no day, writes teams in its own way, and may quote', () => {
    const { site, lines } = fileOf(
      fanduel(
        '1-7,QB,Abel,Abel Case Jr.,Case Jr.,20.1,3,"$8,200",JAC@LA,JAC,LA,Q,"Knee, left",,,,QB',
        '1-8,D,Los Angeles,Los Angeles Rams,Rams,7,3,4500,JAC@LA,LA,JAC,,,,,,DEF',
      ),
    );
    expect(site).toBe('fanduel');
    const game = { awayId: 'JAX', homeId: 'LAR', day: null };
    expect(lines).toEqual([
      { name: 'Abel Case Jr.', position: 'QB', teamId: 'JAX', salary: 8200, ...game },
      { name: 'Los Angeles Rams', position: 'DST', teamId: 'LAR', salary: 4500, ...game },
    ]);
  });

  it.each([
    ['torn', 'WR,Cut Off (13),Cut Off,13,WR/FL'],
    ['torn', 'WR,"Not closed (13),Not closed,13,WR/FLEX,6100,ARI@NO 09/07/2025 01:00PM ET,ARI,1'],
    ['contradicts', WELL.replace("Deon O'Test (11)", 'Somebody Else (11)')],
    ['contradicts', WELL.replace('WR/FLEX', 'RB/FLEX')],
    ['position', WELL.replace('WR,', 'K,').replace('WR/FLEX', 'K')],
    ['team', WELL.replace('ARI,12.5', 'XYZ,12.5')],
    ['salary', WELL.replace('6100', '610')],
    ['salary', WELL.replace('6100', '61000')],
    ['salary', WELL.replace('6100', '6150')],
    ['salary', WELL.replace('6100', '6l00')],
    ['salary', WELL.replace('6100', '')],
    ['game', WELL.replace('ARI@NO', 'KC@NO')],
    ['game', WELL.replace('ARI@NO 09/07/2025 01:00PM ET', 'Final')],
  ] as const)('passes over a row that is wrong (%s), and tells of it: %s', (fault, row) => {
    const well = WELL.replaceAll('11', '99');
    const { lines, passed } = fileOf(draftkings(well, row));
    expect(lines).toHaveLength(1);
    expect(passed).toEqual([{ row: 3, text: row.slice(0, 60), fault }]);
  });

  it('cannot tell which of two prices of one player is right', () => {
    const { lines, passed } = fileOf(draftkings(WELL, WELL.replace('6100', '7100'), WELL.replaceAll('11', '99')));
    expect(lines).toHaveLength(1);
    expect(passed.map(({ row, fault }) => [row, fault])).toEqual([[3, 'twice']]);
  });

  it.each([
    ['unknown', 'Player,Salary\nSomebody,6100'],
    ['unknown', ''],
    ['unknown', `${DRAFTKINGS},Salary\n${WELL},1`],
    ['nobody', DRAFTKINGS],
    ['too-large', 'x'.repeat(1_000_001)],
    ['too-large', `${DRAFTKINGS}${'\n'.repeat(2000)}`],
    ['one-game', `${DRAFTKINGS}\n${WELL}\n${WELL.replace('WR/FLEX,6100', 'CPT,9200')}`],
    ['one-game', `${FANDUEL}\n1,QB,A,A B,B,1,1,8000,ARI@NO,NO,ARI,,,,,,MVP/FLEX`],
  ])('is refused as %s', (reason, text) => {
    expect(parseSalaryFile(text)).toEqual({ ok: false, reason });
  });
});

describe('what scores', () => {
  const day = { rushingYards: 104, receivingReceptions: 4, receivingYards: 30, rushingTouchdowns: 1, fumblesLost: 1 };
  it.each([
    ['draftkings', 10.4 + 4 + 3 + 6 + 3 - 1],
    ['fanduel', 10.4 + 2 + 3 + 6 - 2],
  ] as const)('a back’s day at %s', (site, expected) => {
    expect(points(day, 'RB', DAILY_SCORINGS[site])).toBeCloseTo(expected, 9);
  });

  it('a defense’s day, alike at both', () => {
    const shutout = { defenseSacks: 3, defenseInterceptions: 1, defenseTouchdowns: 1, defensePointsAllowed: 0 };
    for (const scoring of Object.values(DAILY_SCORINGS))
      expect(points(shutout, 'DST', scoring)).toBeCloseTo(3 + 2 + 6 + 10, 9);
  });

  it('no kick', () => {
    for (const scoring of Object.values(DAILY_SCORINGS))
      expect(points({ fieldGoals50To59: 2, extraPoints: 3 }, 'K', scoring)).toBe(0);
  });

  it('is told for each thousand dollars', () => {
    expect(pointsPerThousand(20, 8000)).toBe(2.5);
  });
});
