import { describe, expect, it } from 'vitest';
import { linesOf } from '../../testing/shared-files.ts';
import { dayInName, formatInName, type ImportFile, type ImportOptions } from './import-file.ts';
import { namedTwice, seasonsNotIn, timeFaults } from './import-slips.ts';
import { readImport } from './read-import.ts';
import { weekOfFile } from './weekly-projections.ts';

const file = (name: string, text: string, options?: ImportOptions): ImportFile => ({
  name,
  bytes: Buffer.from(text),
  ...(options ? { options } : {}),
});
const imported = (...args: Parameters<typeof file>) => {
  const read = readImport(file(...args));
  if (!read.ok) throw new Error(linesOf(read.reason));
  return read.value;
};
const refusal = (...args: Parameters<typeof file>) => {
  const read = readImport(file(...args));
  return read.ok ? 'read' : linesOf(read.reason);
};

describe('what a file name tells', () => {
  it.each([
    ['list_2025-08-23.csv', '2025-08-23'],
    ['adp_espn_20260718.csv', '2026-07-18'],
    ['values_2026.csv', undefined],
  ])('the day of %s', (name, day) => {
    expect(dayInName(name)).toBe(day);
  });

  it.each([
    ['FantasyPros half PPR tiers.csv', 'half-ppr'],
    ['FantasyPros .5 PPR.csv', 'half-ppr'],
    ['FantasyNow+ PPR.csv', 'ppr'],
    ['underdog_superflex_adp.csv', 'superflex'],
    ['standard.csv', 'standard'],
    ['rankings.csv', undefined],
  ])('the format of %s', (name, format) => {
    expect(formatInName(name)).toBe(format);
  });

  it.each([
    ['2025/01/QB_projected.csv', { season: 2025, week: 1 }],
    ['DKSalaries_2025_week12_main.csv', { season: 2025, week: 12 }],
    ['QB_projected.csv', undefined],
  ])('the week of %s', (name, week) => {
    expect(weekOfFile(file(name, ''))).toEqual(week);
  });
});

describe('a list that a spreadsheet wrote', () => {
  it.each([
    ['headings in small letters', 'rank,player,pos\n1,Ann Ash,WR\n2,Bo Birch,RB\n'],
    ['a comma too many behind each row', 'Rank,Name,Position\n1,Ann Ash,WR,\n2,Bo Birch,RB,\n'],
  ])('is read with %s', (_, text) => {
    expect(imported('l_2025-08-01.csv', text).rankings?.map(({ rank, who }) => [rank, who.name, who.position])).toEqual(
      [
        [1, 'Ann Ash', 'WR'],
        [2, 'Bo Birch', 'RB'],
      ],
    );
  });
});

describe('FantasyPros ADP', () => {
  it('gives a row per site that has the player, in the former layout', () => {
    const text =
      '"Rank","Player","Team","Bye","POS","Yahoo","Sleeper","RTSports","AVG","Real-Time (?)"\n"1","Ann Ash","KC","10","WR1","1","","3","2.0","1  +1"\n';
    expect(
      imported('adp_2025-08-23.csv', text).adp?.map(({ provider, adp, who, format, asOf, season }) => ({
        provider,
        adp,
        who,
        format,
        asOf,
        season,
      })),
    ).toEqual(
      [
        ['yahoo', 1],
        ['rtsports', 3],
        ['fantasypros', 2],
      ].map(([provider, adp]) => ({
        provider,
        adp,
        who: { name: 'Ann Ash', position: 'WR1', teamId: 'KC' },
        format: 'half-ppr',
        asOf: '2025-08-23',
        season: 2025,
      })),
    );
  });

  it("takes team and bye out of the player's cell in the layout of 2026", () => {
    const text =
      'Rank,Player (Bye),POS,Yahoo,AVG\n1,Ann A. Ash   KC (6),WR1,1,1.0\n2,Houston Texans DST   (8),DST1,90,90.0\n3,Bob Birch   (),RB9,,99\n';
    const whom = imported('adp_2026-08-14.csv', text).adp?.map(({ who }) => who);
    expect(whom).toContainEqual({ name: 'Ann A. Ash', position: 'WR1', teamId: 'KC' });
    expect(whom).toContainEqual({ name: 'Houston Texans', position: 'DST1', teamId: null });
    expect(whom).toContainEqual({ name: 'Bob Birch', position: 'RB9', teamId: null });
  });
});

describe('FantasyPros projections', () => {
  const header = '"Player","Team","POS","ATT","YDS","TDS","REC","YDS","TDS","FL","FPTS"';

  it('tells columns of the same name apart, and reads thousands and blank lines', () => {
    const text = `${header}\n"\u00a0","\u00a0","","",""\n"Ann Ash","KC","RB1","327.8","1,667.2","10.8","41.9","317.9","2.2","1.4","273.7"\n""\n`;
    expect(imported('Projections_FLX_2025-08-23.csv', text).projections).toEqual([
      {
        who: { name: 'Ann Ash', position: 'RB1', teamId: 'KC' },
        season: 2025,
        asOf: '2025-08-23',
        period: 'seasonal',
        week: 0,
        provider: 'fantasypros',
        line: {
          rushingAttempts: 327.8,
          rushingYards: 1667.2,
          rushingTouchdowns: 10.8,
          receivingReceptions: 41.9,
          receivingYards: 317.9,
          receivingTouchdowns: 2.2,
          fumblesLost: 1.4,
        },
      },
    ]);
  });

  it("splits a kicker's field goals over the distances without losing any", () => {
    const text = '"Player","Team","FG","FGA","XPT","FPTS"\n"Ann Ash","KC","30.0","35.0","40.0","141.6"\n';
    const line = imported('Projections_K_2025-08-21.csv', text).projections?.[0]?.line ?? {};
    const sum = (pattern: RegExp) =>
      Object.entries(line).reduce((total, [key, amount]) => total + (pattern.test(key) ? amount : 0), 0);
    expect(sum(/^fieldGoals\d/)).toBeCloseTo(30);
    expect(sum(/^fieldGoalsMissed/)).toBeCloseTo(5);
    expect(line.extraPoints).toBe(40);
  });

  it('names row and column of what is not a number, and of an unknown team', () => {
    const text = `${header}\n"Ann Ash","KC","RB1","x","1","1","1","1","1","1","1"\n"Bob Birch","KCX","RB2","1","1","1","1","1","1","1","1"\n`;
    expect(refusal('p_2025-08-23.csv', text).split('\n')).toEqual([
      "p_2025-08-23.csv, row 1, column ATT: 'x' is not a number",
      "p_2025-08-23.csv, row 2, column Team: 'KCX' is not a team",
    ]);
  });
});

describe('other lists', () => {
  it('Underdog: a superflex contest is told by the name, undrafted players are left out', () => {
    const text =
      '"id","firstName","lastName","adp","slotName","teamName"\n"a","Ann","Ash","1.5","QB","Los Angeles Rams"\n"b","Bob","Birch","-","RB",""\n';
    expect(imported('underdog_superflex.csv', text, { asOf: '2026-07-23' }).adp).toMatchObject([
      {
        provider: 'underdog',
        format: 'superflex',
        adp: 1.5,
        who: { name: 'Ann Ash', teamId: 'LAR' },
        asOf: '2026-07-23',
        season: 2026,
      },
    ]);
  });

  it('DraftKings: instructions beside the first records do no harm', () => {
    const text =
      'ID,Name,Position,ADP,Team,,Instructions\n1,Ann Ash,RB,1.37,ATL,,1. Rank players\n2,Bob Birch,WR,4.3,FA\n3,Cy Cedar,WR,,KC\n';
    expect(imported('draftkings_adp_2026-04-06.csv', text).adp?.map(({ who, adp }) => [who.name, adp])).toEqual([
      ['Ann Ash', 1.37],
      ['Bob Birch', 4.3],
    ]);
  });

  it("4for4: the column 'rank' is ESPN's beside other sites, and an order where one site stands alone", () => {
    const several =
      'nil,position,name,team,cbs,rank,FFPC,BB10s,NFL,Y!,10-Team,12-Team\n1,WR,Ann Ash,CIN,2,5,1,-,-,3,1.01,1.01\n';
    expect(imported('multi_2025-07-29.csv', several).adp?.map(({ provider, adp }) => [provider, adp])).toEqual([
      ['cbs', 2],
      ['ffpc', 1],
      ['yahoo', 3],
      ['espn', 5],
    ]);
    const single = 'rank,position,name,team,Underdog,10-Team,12-Team\n1,WR,Ann Ash,CIN,1.2,1.01,1.01\n';
    expect(
      imported('single_2025-07-29.csv', single).adp?.map(({ provider, adp, format }) => [provider, adp, format]),
    ).toEqual([['underdog', 1.2, 'best-ball']]);
  });

  it("providers' lists: 999 means undrafted, the day stands in the file", () => {
    const text =
      'adp_rank,player_name,position,team,sleeper_id,source,scoring_format,adp,fetched_at\n1,Ann Ash,RB,ATL,77,sleeper,half_ppr,1.5,2026-07-19T04:32:50.9+00:00\n2,Rams,DST,LAR,,sleeper,half_ppr,999.0,2026-07-19T04:32:50.9+00:00\n';
    expect(imported('adp.csv', text).adp).toMatchObject([
      { provider: 'sleeper', format: 'half-ppr', asOf: '2026-07-19', season: 2026, who: { ids: { sleeper: '77' } } },
    ]);
  });

  it('auction values keep the budget they are of', () => {
    expect(
      imported('yahoo_values.csv', 'name,position,aav_200,status\nAnn Ash,RB,73.3,Q\n', { asOf: '2026-08-20' })
        .auctionValues,
    ).toMatchObject([{ provider: 'yahoo', valueDollars: 73.3, budgetDollars: 200, season: 2026 }]);
  });

  it("an operator's own expert: slug and format as given, tiers as in the file", () => {
    const text = '\uFEFFOverall,Player,Position,Tier\n1,Ann Ash,WR,1\n2,Denver Broncos,DST,1\n';
    expect(imported('mine_2025-08-30.csv', text, { publisher: 'coach-kim', format: 'ppr' }).rankings).toMatchObject([
      { expert: 'coach-kim', format: 'ppr', rank: 1, tier: 1, period: 'seasonal' },
      { rank: 2, who: { name: 'Denver Broncos', position: 'DST' } },
    ]);
  });

  it('a list without positions gives team defences by their full names', () => {
    const text =
      '"RK",TIERS,"PLAYER NAME",TEAM,"FANTASYPTS","YDS","TDS","YDS"\n"1",1,"Ann Ash",CIN,"1","0","0","0"\n"2",1,"Denver Broncos",DEN,"1","0","0","0"\n';
    expect(imported('cheat_2025-08-16.csv', text).rankings?.map(({ who }) => who.position)).toEqual(['', 'DST']);
  });

  it("daily snapshots: ESPN's team numbers are teams", () => {
    const text = JSON.stringify({
      source: 'espn',
      fetched_at: '2026-08-22T12:10:36+00:00',
      players: [{ rank: 1, player_name: 'Ann Ash', position: 'RB', team: '8', external_rank: 1 }],
    });
    expect(imported('espn_rankings.json', text).rankings).toMatchObject([
      { expert: 'espn', rank: 1, asOf: '2026-08-22', who: { teamId: 'DET' } },
    ]);
  });

  it("NFL.com: season and week come from the folders, two kinds of a defender's touchdowns add up", () => {
    const text =
      'PlayerName,PlayerId,Pos,Team,PlayerOpponent,TacklesTot,ScoreIntTd,ScoreFumTd,PlayerWeekProjectedPts\nAnn Ash,255,DB,SEA,SF,4.39,0.06,0.02,10.45\nBob Birch,256,DB,FA,Bye,,,,\n';
    expect(imported('2025/05/DB_projected.csv', text).projections).toMatchObject([
      {
        season: 2025,
        week: 5,
        period: 'weekly',
        provider: 'nfl-com',
        asOf: null,
        line: { idpSoloTackles: 4.39, idpTouchdowns: 0.08 },
        who: { ids: { nfl: '255' } },
      },
    ]);
  });
});

describe('refusing an import', () => {
  it.each<[string, Parameters<typeof file>, string]>([
    [
      'a header nobody knows',
      ['x.csv', 'colour,size\nred,1\n'],
      "x.csv: no kind of import has the columns 'colour, size'",
    ],
    [
      'a list without a day',
      ['list.csv', 'Rank,Name\n1,Ann Ash\n'],
      'list.csv: neither the file nor its name says the day of the list: give it with --as-of',
    ],
    [
      'projections without a week',
      ['QB.csv', 'PlayerName,PlayerId,Pos,Team,PlayerWeekProjectedPts\n'],
      'QB.csv: neither the name nor the options say season and week',
    ],
    [
      'a rank that is no number',
      ['l_2025-08-01.csv', 'Rank,Name\nfirst,Ann Ash\n'],
      "l_2025-08-01.csv, row 1, column Rank: 'first' is not a whole number",
    ],
    [
      'an unknown team',
      ['l_2025-08-01.csv', 'Rank,Name,Team\n1,Ann Ash,ZZZ\n'],
      "l_2025-08-01.csv, row 1, column Team: 'ZZZ' is not a team",
    ],
    [
      'a record cut short',
      ['l_2025-08-01.csv', 'Rank,Name,Team\n1,Ann Ash,KC\n2,Bo'],
      'l_2025-08-01.csv, row 2: 2 cells where the header has 3',
    ],
    [
      'JSON cut short',
      ['s.json', '{"source": "espn", "fetched_at": "2026-08-22", "players": [{"rank": 1, '],
      's.json: ',
    ],
  ])('names what is wrong with %s', (_, args, expected) => {
    expect(refusal(...args)).toContain(expected);
  });
});

describe('a file as a spreadsheet may save it', () => {
  const day = { asOf: '2026-08-14' };
  const list = 'RK,PLAYER NAME,TEAM,POS\n1,José Chase,CIN,WR1\n';

  it.each([
    ['with semicolons', Buffer.from(list.replaceAll(',', ';')), 'its columns are parted by semicolons'],
    ['with tabs', Buffer.from(list.replaceAll(',', '\t')), 'its columns are parted by tabs'],
    ['in Latin letters', Buffer.from(list, 'latin1'), 'it is no UTF-8 text'],
    ['in UTF-16', Buffer.from(`\ufeff${list}`, 'utf16le'), 'it is no UTF-8 text'],
    ['without rows', Buffer.from('RK,PLAYER NAME,TEAM,POS\n'), 'it has a header and no rows'],
    ['with nothing in it', Buffer.from(''), 'it is empty'],
    ['below an empty line', Buffer.from(`\ufeff\r\n${list}`), 'its first line is, which names the columns'],
  ])('%s is refused in words that say what to do', (_, bytes, words) => {
    const read = readImport({ name: 'list.csv', bytes, options: day });
    expect(read.ok ? 'read' : linesOf(read.reason)).toContain(words);
  });

  it('with a byte-order mark is read', () => {
    expect(imported('list.csv', `\ufeff${list}`, day)).toMatchObject({ rankings: [{ who: { name: 'José Chase' } }] });
  });
});

describe('what can be read, and can hardly be meant', () => {
  const LIST = 'Rank,Name,Team,Position\n1,Ann Ash,KC,WR1\n2,Bo Birch,BUF,RB1\n3,Ann Ash,KC,WR2\n';
  const faultsOf = (options: ImportOptions) =>
    linesOf(timeFaults('mine.csv', imported('mine.csv', LIST, options), '2026-07-30'));

  it.each([
    [{ asOf: '2026-07-30' }, ''],
    [{ asOf: '2026-07-31', season: 2027 }, ''],
    [{ asOf: '2026-08-01' }, 'mine.csv: its day 2026-08-01 is still to come: give the day of the list with --as-of'],
    [
      { asOf: '2026-07-30', season: 2028 },
      'mine.csv: it is of season 2028, and lists are taken of 1999 to 2027: give the season with --season',
    ],
    [
      { asOf: '2026-07-30', season: 206 },
      'mine.csv: it is of season 206, and lists are taken of 1999 to 2027: give the season with --season',
    ],
  ])('a list of %o', (options, words) => {
    expect(faultsOf(options)).toBe(words);
  });

  const rushing = (yards: string) =>
    `"Player","Team","POS","ATT","YDS","TDS","REC","YDS","TDS","FL","FPTS"\nAnn Ash,KC,RB1,300,${yards},1,1,1,1,1,1\n`;
  const adp = (format: string, pick: string) =>
    `source,format,player_name,position,team,adp\nespn,${format},Ann Ash,RB,KC,${pick}\n`;
  const passing = 'PlayerName,PlayerId,Pos,Team,PlayerWeekProjectedPts,PassingYDS\nAnn Ash,1,QB,KC,20,250\n';

  it.each<[string, Parameters<typeof file>, string]>([
    [
      'a place before the first',
      ['l.csv', 'Rank,Name\n0,Ann Ash\n'],
      'column rank: Ann Ash has 0, which is not from 1',
    ],
    ['a tier below the first', ['l.csv', 'Rank,Name,Tier\n1,Ann Ash,-3\n'], 'column tier: Ann Ash has -3'],
    [
      'a pick that there is not',
      ['l.csv', adp('ppr', '-4')],
      'column adp: Ann Ash has -4, which is not from 1 to 1000',
    ],
    [
      'dollars that nobody has',
      ['y.csv', 'name,position,aav_200\nAnn Ash,QB,5000\n'],
      'Ann Ash has 5000, which is not from 0',
    ],
    ['yards that nobody runs', ['p.csv', rushing('1e9')], 'column rushingYards: Ann Ash has 1000000000'],
    ['a week that there is not', ['2026/40/QB.csv', passing], 'column week: Ann Ash has 40, which is not from 1 to 22'],
    ['a format that nobody knows', ['l.csv', adp('triple', '4')], "row 1, column format: 'triple' is not a format"],
  ])('%s is refused', (_, [name, text], words) => {
    expect(refusal(name, text, { asOf: '2026-08-14' })).toContain(words);
  });

  it('losses of yards are meant', () => {
    expect(imported('p.csv', rushing('-3'), { asOf: '2026-08-14' }).projections?.[0]?.line.rushingYards).toBe(-3);
  });

  it('names the seasons that an edition does not have', () => {
    const list = imported('mine.csv', LIST, { asOf: '2026-07-30', season: 2023 });
    expect([seasonsNotIn(list, [2025, 2026]), seasonsNotIn(list, [2023, 2024])]).toEqual([[2023], []]);
  });

  it('names whom a list has twice, and no namesake of another team or position', () => {
    expect(namedTwice(imported('mine.csv', LIST, { asOf: '2026-07-30' }))).toEqual(['Ann Ash']);
    const namesakes = 'Rank,Name,Team,Position\n1,Ann Ash,KC,WR1\n2,Ann Ash,BUF,WR2\n3,Ann Ash,KC,TE1\n';
    expect(namedTwice(imported('mine.csv', namesakes, { asOf: '2026-07-30' }))).toEqual([]);
  });
});
