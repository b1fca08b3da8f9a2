// What the suite of all platforms does not ask: what is read out of MyFantasyLeague's answers, whole and damaged.
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { mflApi } from './api.ts';
import { loginAddress } from './connect.ts';
import { LOGIN, LOGIN_REFUSED, PLAYERS, SIGNED_OUT } from './invented/league.ts';
import { mfl } from './platform.ts';
import { readPlayers } from './players.ts';
import { addresses, INVENTED_ACCOUNT, leaguesOf, mflCases } from './testing/cases.ts';

const { invented } = mflCases;
const LEAGUE = { platformLeagueId: '70001', season: 2026, account: INVENTED_ACCOUNT };
const at = addresses(2026, '70001');
const platformOn = (answers: Readonly<Record<string, unknown>> = {}) =>
  mfl(askedThrough(answering({ ...invented.answers, ...answers })));

test('who signs in leaves a cookie and no password, and later calls show it', async () => {
  const asked: { href: string; cookie: string | undefined; body: unknown }[] = [];
  const network = answering(invented.answers);
  const platform = mfl(
    askedThrough((address, options) => {
      asked.push({ href: address.href, cookie: options.headers['cookie'], body: options.body });
      return network(address, options);
    }),
  );
  const account = await told(formOf(platform.connect)({ username: 'Somebody', password: 'a&b=c' }));
  expect(account).toEqual({
    ...{ accountId: 'somebody', name: 'Somebody', session: 'aW52ZW50ZWQ%2B%2Fw%3D%3D' },
    sessionEndsAt: '2026-10-09T10:00:00.000Z',
  });
  await told(supported(platform.leagues)(account, 2026));
  expect(asked).toEqual([
    { href: loginAddress(0), cookie: undefined, body: 'USERNAME=Somebody&PASSWORD=a%26b%3Dc&XML=1' },
    { href: leaguesOf(2026), cookie: 'MFL_USER_ID=aW52ZW50ZWQ%2B%2Fw%3D%3D', body: undefined },
  ]);
});

test('the cookie goes along to the host that a league lives on, and nowhere else', async () => {
  const asked: string[] = [];
  const leading = (location: string) =>
    mfl(
      askedThrough(async (address, { headers }) => {
        asked.push(`${address.host} ${headers['cookie']}`);
        return address.host === 'api.myfantasyleague.com'
          ? new Response(null, { status: 302, headers: { location } })
          : answering(invented.answers)(new URL(address.href.replace(/www\d+/, 'api')), {
              ...{ site: 'mfl', headers, redirect: 'manual', signal: AbortSignal.timeout(1_000) },
            });
      }),
    );
  const here = leading(at('futureDraftPicks').replace('api.', 'www44.'));
  expect(await supported(here.futurePicks)(LEAGUE)).toMatchObject({ ok: true });
  const elsewhere = leading('https://elsewhere.example/');
  expect(await supported(elsewhere.futurePicks)(LEAGUE)).toEqual({ ok: false, reason: 'unreachable' });
  const cookie = `MFL_USER_ID=${INVENTED_ACCOUNT.session}`;
  expect(asked).toEqual(['api', 'www44', 'api'].map((host) => `${host}.myfantasyleague.com ${cookie}`));
});

test('a refused sign-in is a wrong password, and an account without a cookie beside the answer is read out of it', async () => {
  const signIn = (answer: unknown) =>
    formOf(platformOn({ [`POST ${loginAddress(0)}`]: answer }).connect)({ username: 'somebody', password: 'x' });
  expect(await signIn(LOGIN_REFUSED)).toEqual({ ok: false, reason: 'wrong-password' });
  expect(await signIn('<status>Failed</status>')).toEqual({ ok: false, reason: 'wrong-password' });
  expect(await signIn(LOGIN)).toMatchObject({ ok: true, value: { session: INVENTED_ACCOUNT.session } });
});

test('errors with status 200 have their names', async () => {
  const asking = (answer: unknown, account: typeof LEAGUE.account | null = INVENTED_ACCOUNT) =>
    supported(platformOn({ [at('futureDraftPicks')]: answer }).futurePicks)({ ...LEAGUE, account });
  const error = (text: string) => ({ error: { $t: text } });
  expect(await asking(SIGNED_OUT)).toEqual({ ok: false, reason: 'sign-in-again' });
  expect(await asking(SIGNED_OUT, null)).toEqual({ ok: false, reason: 'refused' });
  expect(await asking(error('Invalid league ID'))).toEqual({ ok: false, reason: 'unknown-league' });
  expect(await asking(error('Error - No Valid Player IDs!'))).toEqual({ ok: false, reason: 'unreadable-answer' });
  expect(await asking({ futureDraftPicks: {} })).toEqual({ ok: true, value: [] });
});

test('ranges by position are read as places, single defenders as bench', async () => {
  const league = await told(supported(platformOn().league)(LEAGUE));
  // One of each is seven with the defender, so nothing is left beyond them.
  expect(league.shape).toEqual({
    teams: 4,
    budgetDollars: 200,
    slots: { QB: 1, RB: 1, WR: 1, TE: 0, FLEX: 0, SUPERFLEX: 1, RBWR: 0, WRTE: 0, K: 1, DST: 1, BN: 3 },
  });
  expect(league).toMatchObject({
    ...{ status: 'in-progress', scoringMode: 'head-to-head', isBestBall: false, carryOver: 'dynasty' },
    ...{ reserve: { ir: 0, taxi: 2 }, waivers: { kind: 'faab', budgetDollars: 100, leastBidDollars: 1 } },
    weeks: { current: 2, first: 1, last: 4 },
  });
  expect(league.teams[0]).toMatchObject({
    ...{ ownerNames: ['Somebody'], avatarUrl: 'https://pictures.example/1.png', division: 'Upper' },
    // Two games in one week: points count once.
    standing: { rank: 1, wins: 1, losses: 0, ties: 1, pointsFor: 35, pointsAgainst: 59.5 },
  });
  expect(league.teams[1]?.faabLeftDollars).toBe(0);
  expect(league.tieBreakers).toEqual({ overall: ['points'] });
  // The winner of the lower division stands before the second of the upper one, however they have done.
  expect(league.teams.map(({ standing }) => standing?.rank)).toEqual([1, 3, 2, 4]);
});

test('rules that add up over groups become settings, and the rest is told', async () => {
  const { scoring, unmapped } = await told(supported(platformOn().league)(LEAGUE));
  expect(scoring).toEqual({
    ...{ passingTouchdowns: 4, passingYards: 0.04, passingYards300: 3, rushingYards: 0.1, receivingYards: 0.1 },
    ...{ receivingReceptions: 0.5, receivingTEReceptionsBonus: 0.5, rushingTouchdowns40: 2 },
    ...{ specialKickerFieldGoals0To19: 3, specialKickerFieldGoals20To29: 3, specialKickerFieldGoals30To39: 3 },
    ...{ specialKickerFieldGoals40To49: 3, specialKickerFieldGoals50Plus: 3, specialKickerFieldGoalYardsOver30: 0.1 },
    ...{ specialKickerExtraPoint: 1, specialKickerFieldGoalsMissed0To19: -1 },
    ...{ specialKickerFieldGoalsMissed20To29: -1, specialKickerFieldGoalsMissed30To39: -1 },
    ...{ dtPointsAllowed0: 10, dtPointsAllowed6: 4, dtPointsAllowed13: 4, dtSacks: 1, dtTouchdowns: 6 },
    ...{ dtSpecialTeamsTouchdowns: 6, idpSoloTackles: 1, idpSacks: 2 },
  });
  expect(unmapped.map(({ code, label }) => `${code}: ${label}`)).toEqual([
    'LB: Starting places for LB: 1',
    'lastRegularSeasonWeek: Play-offs begin in week 4; how many teams play them is not told',
    'PY: Passing Yards: 1/25 for -50-999 (QB, RB, WR, TE), whole ones only',
    'CY: Receiving Yards: none below 0 are counted',
    'RATE: Passer Rating: 1 for 100-158 (QB, RB, WR, TE)',
    'MG: Length of Missed Field Goal: -1 for 0-45 (K)',
    'OPA: Offensive Points Against: -1 for 30-99 (DST)',
  ]);
});

test('a team that plays twice in a week has two games, and its line-up once', async () => {
  const platform = platformOn();
  const met = await told(supported(platform.matchups)(LEAGUE, 1));
  expect(met.map(({ teams }) => teams.map((team) => `${team?.teamId} ${team?.points}`).join(', '))).toEqual([
    ...['0001 35, 0002 24.5', '0003 35, 0004 3.5', '0001 35, 0003 35', '0002 24.5, 0004 3.5'],
  ]);
  const held = await told(supported(platform.rosters)(LEAGUE, 1));
  expect(held.map(({ players }) => players.map(({ slot }) => slot).join(' '))).toEqual([
    ...['QB RB WR BN DST K TAXI IR', 'QB BN WR BN DST K TAXI IR', 'QB RB WR BN DST K TAXI IR', 'QB'],
  ]);
  expect(held[0]?.players[4]).toMatchObject({
    points: 14,
    player: { id: { system: 'mfl', id: '01004' }, teamId: 'GB', name: 'Nowhere 0 Nobodies', position: 'DST' },
  });
});

test('moves have both sides, bids, picks and money, and a list of one is a list', async () => {
  const { transactions } = platformOn();
  const moved = await told(supported(transactions)(LEAGUE, 1));
  expect(moved.map(({ kind, bidDollars, moves }) => [kind, bidDollars, moves.length])).toEqual([
    ['waiver', 4, 2],
    ['free-agent', null, 1],
    ['trade', null, 1],
  ]);
  expect(moved[2]).toMatchObject({
    moves: [{ fromTeamId: '0001', toTeamId: '0002' }],
    picks: [
      { season: 2027, round: 2, originalTeamId: '0003', teamId: '0002' },
      { season: 2026, round: 3, originalTeamId: '0002', teamId: '0001' },
    ],
    faab: [{ fromTeamId: '0002', toTeamId: '0001', dollars: 10 }],
  });
  expect(await told(supported(transactions)(LEAGUE, 2))).toHaveLength(1);
});

test('offers are those of whoever signed in', async () => {
  const { tradeOffers } = platformOn();
  expect(await told(supported(tradeOffers)(LEAGUE))).toMatchObject([
    {
      ...{ offerId: '812', byTeamId: '0002', faab: [] },
      moves: [
        { fromTeamId: '0002', toTeamId: '0003' },
        { fromTeamId: '0003', toTeamId: '0002' },
      ],
      picks: [{ season: 2027, round: 1, originalTeamId: '0003', teamId: '0002' }],
    },
  ]);
  expect(await told(supported(tradeOffers)({ ...LEAGUE, account: null }))).toEqual([]);
});

test('a draft goes on until nobody is left to pick; a pick that was passed is over', async () => {
  const draft = await told(supported(platformOn().draftResult)(LEAGUE));
  expect(draft).toMatchObject({ order: 'snake', status: 'drafting' });
  expect(draft?.picks.map(({ pickNumber }) => pickNumber)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(draft?.picks.filter(({ isKeeper }) => isKeeper).map(({ teamId }) => teamId)).toEqual(['0003']);
});

test('the players of a season are asked for once', async () => {
  let asked = 0;
  const network = answering(invented.answers);
  const platform = mfl(
    askedThrough((address, options) => {
      if (address.search.includes('TYPE=players')) asked++;
      return network(address, options);
    }),
  );
  await told(supported(platform.rosters)(LEAGUE, 1));
  await told(supported(platform.transactions)(LEAGUE, 1));
  expect(asked).toBe(1);
});

test('lists of players are kept of two seasons, those asked for last', async () => {
  const asked: string[] = [];
  const parts = askedThrough(async ({ pathname }) => {
    asked.push(pathname.split('/')[1] ?? '');
    return Response.json(PLAYERS);
  });
  for (const season of [2024, 2025, 2024, 2026, 2024, 2025]) await told(readPlayers(mflApi(parts), season));
  expect(asked).toEqual(['2024', '2025', '2026', '2025']);
});
