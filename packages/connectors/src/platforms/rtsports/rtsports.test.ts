import { describe, expect, it, test } from 'vitest';
import type { LeagueAddress, Platform, WeeksOver } from '../../platform.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { leagueLinks } from './connect.ts';
import { parsedCsv } from './csv.ts';
import {
  INVENTED_HOME,
  INVENTED_LEAGUE_PAGE,
  INVENTED_LOGIN,
  INVENTED_ROSTERS,
  INVENTED_WEEKS,
} from './invented/league.ts';
import { rtsports } from './platform.ts';
import { INVENTED_ACCOUNT, page, rtsportsCases } from './testing/cases.ts';
import { dateMs } from './transactions.ts';

const { answers, form } = rtsportsCases.invented;
const ADDRESS: LeagueAddress = { platformLeagueId: '70001', season: 2026, account: INVENTED_ACCOUNT };
const LOGIN = 'POST https://www.rtsports.com/login';
const SIGNED_OUT = '<script>window.location = "/login?again=1";</script>';
const asked = (changed: Readonly<Record<string, unknown>> = {}): Platform =>
  rtsports(askedThrough(answering({ ...answers, ...changed })));

describe('a sign-in', () => {
  it('keeps the cookie, the token and the page of leagues', async () => {
    expect(await told(formOf(asked().connect)(form ?? {}))).toEqual(INVENTED_ACCOUNT);
  });

  it('is good as well when the page of leagues is the answer itself', async () => {
    const page = () => new Response(INVENTED_HOME, { headers: { 'set-cookie': 'REALTIME=c00kie; path=/' } });
    const account = await told(formOf(asked({ [LOGIN]: page }).connect)(form ?? {}));
    expect(new URLSearchParams(account.session ?? '').get('page')).toBe('/football/');
  });

  test.each([
    ['the login page again', () => new Response(INVENTED_LOGIN)],
    ['the script to it', () => new Response(SIGNED_OUT)],
    ['a cookie without a league', () => new Response('<p>Hi</p>', { headers: { 'set-cookie': 'REALTIME=c' } })],
  ])('that is answered by %s is refused as a wrong password', async (_what, answer) => {
    const { connect } = asked({ [LOGIN]: answer });
    expect(await formOf(connect)(form ?? {})).toEqual({ ok: false, reason: 'wrong-password' });
  });

  it('leads to no other host, and no cookie goes there', async () => {
    const hosts: string[] = [];
    const platform = rtsports(
      askedThrough(async ({ host }) => {
        hosts.push(host);
        const headers = { 'set-cookie': 'REALTIME=c00kie', location: 'https://elsewhere.example/football/' };
        return new Response('', { status: 302, headers });
      }),
    );
    expect(await formOf(platform.connect)(form ?? {})).toEqual({ ok: false, reason: 'unreachable' });
    expect(hosts).toEqual(['www.rtsports.com']);
  });

  test.each([
    [{ email: 'ada', password: 'x' }, 'unknown-account'],
    [{ email: 'ada@fan.example' }, 'wrong-password'],
  ])('%j is not sent at all', async (typed, reason) => {
    expect(await formOf(rtsports(askedThrough(answering({}))).connect)(typed)).toEqual({ ok: false, reason });
  });
});

test('a session that is over has to be signed in again, and a guest is refused', async () => {
  const games = (uid: string) => `https://www.rtsports.com/football/gamecast-provider.php?LID=70001&UID=${uid}&FWK=1`;
  const { league } = asked({ [games('tok3n')]: SIGNED_OUT, [games('fantasyfootball')]: SIGNED_OUT });
  expect(await supported(league)(ADDRESS)).toEqual({ ok: false, reason: 'sign-in-again' });
  expect(await supported(league)({ ...ADDRESS, account: null })).toEqual({ ok: false, reason: 'refused' });
  const account = { ...INVENTED_ACCOUNT, session: 'uid=a;b' };
  expect(await supported(league)({ ...ADDRESS, account })).toEqual({ ok: false, reason: 'sign-in-again' });
});

test('leagues are those that the page of the site links to, each once, with the own team', async () => {
  expect(leagueLinks(INVENTED_HOME)).toEqual([{ leagueId: '70001', uid: 'tok3n', name: 'Invented Football' }]);
  expect(await told(supported(asked().leagues)(INVENTED_ACCOUNT, 2026))).toEqual([
    {
      ...{ platformLeagueId: '70001', name: 'Invented Football', season: 2026, teamId: '902', teamName: 'Bob' },
      avatarUrl: 'https://pictures.example/902.png',
    },
  ]);
});

describe('a league', () => {
  it('adds up its weeks, counts its places, and says what it does not tell', async () => {
    const league = await told(supported(asked().league)(ADDRESS));
    expect(league).toMatchObject({
      ...{ name: 'Invented Football', status: 'in-progress', weeks: { current: 2, first: 1, last: 17 } },
      shape: { teams: 3, slots: { QB: 0, RB: 1, FLEX: 1, K: 1, DST: 1, BN: 1 } },
      reserve: { ir: 1, taxi: 0 },
    });
    expect(league.unmapped.map(({ code }) => code)).toEqual(['scoring', 'slots', 'Devil']);
    expect(league.teams.map(({ name, ownerNames, standing }) => [name, ownerNames, standing])).toEqual([
      ['Ada’s Aces', ['Ada'], { rank: null, wins: 1, losses: 0, ties: 0, pointsFor: 104.15, pointsAgainst: 102.6 }],
      ['Bob', ['Bob'], { rank: null, wins: 0, losses: 1, ties: 1, pointsFor: 98.1, pointsAgainst: 101.15 }],
      ['Cy, of Course', [], { rank: null, wins: 0, losses: 1, ties: 0, pointsFor: 82.5, pointsAgainst: 3 }],
    ]);
  });

  it('is not asked for weeks that are over and were read, and adds them up all the same', async () => {
    const at = (path: string) => `https://www.rtsports.com/football/${path}`;
    const third = {
      [page('70001')]: INVENTED_LEAGUE_PAGE.replace('Week 2', 'Week 3'),
      [at('gamecast-provider.php?LID=70001&UID=tok3n&FWK=3')]: INVENTED_WEEKS[0],
      [at('report-rosters.php?LID=70001&UID=tok3n&CID=0&FWK=3&CSV=YES')]: INVENTED_ROSTERS,
    };
    const asking = (over: WeeksOver) => {
      const weeks: string[] = [];
      const network = answering({ ...answers, ...third });
      const platform = rtsports(
        askedThrough(async (address, options) => {
          if (address.pathname.includes('gamecast')) weeks.push(address.searchParams.get('FWK') ?? '');
          return network(address, options);
        }),
      );
      return { platform, weeks, league: supported(platform.league)(ADDRESS, over) };
    };
    const whole = asking(new Map());
    const league = await told(whole.league);
    expect(whole.weeks).toEqual(['1', '2', '3']);
    const second = await told(supported(whole.platform.matchups)(ADDRESS, 2));
    const brief = asking(new Map([[2, second]]));
    expect(await told(brief.league)).toEqual(league);
    expect(brief.weeks).toEqual(['1', '3']);
    await told(supported(brief.platform.rosters)(ADDRESS, 3));
    expect(brief.weeks).toEqual(['1', '3', '1', '3']);
  });

  it('whose rosters are empty is before its draft', async () => {
    const rosters = 'https://www.rtsports.com/football/report-rosters.php?LID=70001&UID=tok3n&CID=0&FWK=2&CSV=YES';
    const { league } = asked({ [rosters]: 'ffl-team,Player,Position,nfl-team,Roster Status,\n' });
    const read = await told(supported(league)(ADDRESS));
    expect(read).toMatchObject({ status: 'pre-draft', weeks: { current: null } });
  });
});

describe('before the first week', () => {
  const SITE = 'https://www.rtsports.com/football';
  const games = (week: number) => `${SITE}/gamecast-provider.php?LID=70001&UID=tok3n&FWK=${week}`;
  const rosters = (week: number) => `${SITE}/report-rosters.php?LID=70001&UID=tok3n&CID=0&FWK=${week}&CSV=YES`;
  const moves = `${SITE}/report-transactions.php?LID=70001&UID=tok3n&CSV=YES`;
  const [first] = INVENTED_WEEKS;
  const home = { [page('70001')]: '<div class="new-league-banner-week">Preseason</div>' };
  const about = { ...first.league, fantasyWeek: 0 };
  const side = (id: number, name: string) => ({ id, name, score: 0, record: '' });
  const unplayed = [
    { id: 1, away: side(901, 'Ada’s Aces'), home: side(902, 'Bob'), state: 'upcoming' },
    { id: 2, away: side(903, 'Cy, of Course'), home: null, state: 'upcoming' },
  ];
  const nothing = { [rosters(1)]: '', [rosters(2)]: '', [moves]: '', [games(2)]: '' };
  const early = (changed: Readonly<Record<string, unknown>>) => asked({ ...home, ...nothing, ...changed });

  it('a league that has drawn its games has its teams, nobody on their rosters and no moves', async () => {
    const platform = early({ [games(1)]: { ...first, league: about, fantasyGames: unplayed } });
    const league = await told(supported(platform.league)(ADDRESS));
    expect(league).toMatchObject({ name: 'Invented Football', status: 'pre-draft', weeks: { current: null } });
    expect(league.teams.map(({ name, standing }) => [name, standing])).toEqual([
      ...[
        ['Ada’s Aces', null],
        ['Bob', null],
        ['Cy, of Course', null],
      ],
    ]);
    const held = await told(supported(platform.rosters)(ADDRESS, 1));
    expect(held.map(({ players }) => players)).toEqual([[], [], []]);
    expect(await told(supported(platform.transactions)(ADDRESS, 1))).toEqual([]);
    expect(await told(supported(platform.matchups)(ADDRESS, 2))).toEqual([]);
  });

  test.each([
    ['an empty answer', ''],
    ['an answer that says no', { ok: false }],
    ['a week without a list of games', { ...first, league: about, fantasyGames: null }],
    ['a page that is not there', () => new Response('', { status: 404 })],
  ])('a league that has drawn nothing is one without teams: %s', async (_what, answer) => {
    const platform = early({ [games(1)]: answer });
    const league = await told(supported(platform.league)(ADDRESS));
    expect(league).toMatchObject({ status: 'pre-draft', teams: [], shape: { teams: 1 } });
    expect(await told(supported(platform.matchups)(ADDRESS, 1))).toEqual([]);
  });

  it('a league without a home page and without games is unknown', async () => {
    const platform = early({ [games(1)]: '', [page('70001')]: '<p>Leagues of all kinds</p>' });
    const answers = [
      supported(platform.league)(ADDRESS),
      supported(platform.matchups)(ADDRESS, 1),
      supported(platform.rosters)(ADDRESS, 1),
    ];
    for (const answer of answers) expect(await answer).toEqual({ ok: false, reason: 'unknown-league' });
  });
});

test('a season of which the first week is not shown is read from the week that is played, without rosters if need be', async () => {
  const gone = () => new Response('', { status: 404 });
  const SITE = 'https://www.rtsports.com/football';
  const { league } = asked({
    [`${SITE}/gamecast-provider.php?LID=70001&UID=tok3n&FWK=1`]: gone,
    [`${SITE}/report-rosters.php?LID=70001&UID=tok3n&CID=0&FWK=2&CSV=YES`]: gone,
  });
  const read = await told(supported(league)(ADDRESS));
  expect(read).toMatchObject({ name: 'Invented Football', status: 'in-progress', weeks: { current: 2 } });
  expect(read.teams).toHaveLength(3);
  expect(read.unmapped.map(({ code }) => code)).toEqual(['scoring', 'slots', 'rosters']);
});

test('rosters name teams, places and defences as we do; of a team that nobody knows nothing is kept', async () => {
  const held = await told(supported(asked().rosters)(ADDRESS, 2));
  expect(held.map(({ players }) => players.map(({ player, slot }) => [player.name, player.teamId, slot]))).toEqual([
    [
      ['Ian Invented', null, 'RB'],
      ['Max Made', null, 'FLEX'],
      ['Quinn Quarter', null, 'BN'],
    ],
    [
      ['Rams', 'LAR', 'DST'],
      ['Kit Kicker', null, 'K'],
      ['Ned Nowhere', null, 'BN'],
    ],
    [['Ida Injured', null, 'IR']],
  ]);
});

test('games are of their week, and a team that meets nobody is alone', async () => {
  const met = await told(supported(asked().matchups)(ADDRESS, 1));
  expect(met.map(({ teams }) => teams)).toEqual([
    [
      { teamId: '902', points: 90.1 },
      { teamId: '901', points: 101.15 },
    ],
    [{ teamId: '903', points: 70 }, null],
  ]);
});

test('moves of one moment are one: a trade of two teams, a claim with its drop, a claim that was lost', async () => {
  const moved = await told(supported(asked().transactions)(ADDRESS, 2));
  const shown = moved.map(({ kind, outcome, moves }) => [
    ...[kind, outcome],
    moves.map(({ player, fromTeamId, toTeamId }) => `${player.name} ${fromTeamId} ${toTeamId}`),
  ]);
  expect(shown).toEqual([
    ['trade', 'done', ['Ian Invented 902 901', 'Quinn Quarter 901 902']],
    ['waiver', 'done', ['Kit Kicker null 902', 'Old Kicker 902 null']],
    ['waiver', 'lost', ['Kit Kicker null 903']],
  ]);
});

test.each([
  ['2026-09-15 12:00', Date.UTC(2026, 8, 15, 12)],
  ['9/5/26', Date.UTC(2026, 8, 5)],
  ['09/15/2026 12:05 AM', Date.UTC(2026, 8, 15, 0, 5)],
  ['09/15/2026 8:30:10 pm', Date.UTC(2026, 8, 15, 20, 30, 10)],
  ['yesterday', null],
])('%s is that moment', (text, ms) => {
  expect(dateMs(text)).toBe(ms);
});

test('a report is read by the names of its columns, and a page is none', () => {
  expect(parsedCsv('\ufeffB,a,\n 1 ,"x, y",\n\n2\n', ['a', 'b'])).toEqual([
    { a: 'x, y', b: '1' },
    { a: '', b: '2' },
  ]);
  expect(parsedCsv('a,b\r\n"1 ""one""",2" tall\r\n,,\r\n', ['a', 'b'])).toEqual([{ a: '1 "one"', b: '2" tall' }]);
  const others = [
    '<!doctype html><title>x</title>',
    'a,b\n"1,2\n',
    `a\n${'1\n'.repeat(7_000)}`,
    `a\n${'x'.repeat(3_000)}`,
  ];
  for (const other of others) expect(parsedCsv(other, ['a'])).toBeNull();
});

describe('the week that is played', () => {
  const SITE = 'https://www.rtsports.com';
  const games = (week: number) => `${SITE}/football/gamecast-provider.php?LID=70001&UID=tok3n&FWK=${week}`;
  /** As if games told the week that was asked for. */
  const ownWeeks = Object.fromEntries(
    INVENTED_WEEKS.map((told, index) => [
      games(index + 1),
      { ...told, league: { ...told.league, fantasyWeek: index + 1 } },
    ]),
  );
  const home = page('70001');

  it('is the one of the banner, whatever the games of the first week tell', async () => {
    const league = await told(supported(asked(ownWeeks).league)(ADDRESS));
    expect(league.weeks.current).toBe(2);
    expect(league.teams.find(({ teamId }) => teamId === '901')?.standing).toMatchObject({ pointsFor: 104.15, wins: 1 });
  });

  test.each([
    ['closed', SIGNED_OUT],
    ['of another shape', '<p>moved'],
    ['of a week that no season has', INVENTED_LEAGUE_PAGE.replace('Week 2', 'Week 99')],
  ])('is that of the games where the home page is %s', async (_what, answer) => {
    expect((await told(supported(asked({ [home]: answer }).league)(ADDRESS))).weeks.current).toBe(2);
  });
});

test('no name of a team leads anybody to the sign-in', async () => {
  const [first] = INVENTED_WEEKS;
  const name = "<script>window.location = '/login'</script>";
  const [game] = first.fantasyGames;
  const answer = { ...first, fantasyGames: [{ ...game, home: { ...(game as { home: object }).home, name } }] };
  const address = 'https://www.rtsports.com/football/gamecast-provider.php?LID=70001&UID=tok3n&FWK=1';
  expect(await told(supported(asked({ [address]: answer }).matchups)(ADDRESS, 1))).toHaveLength(1);
});
