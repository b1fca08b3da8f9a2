// What the suite of all platforms does not ask: what is read out of CBS's answers, whole and damaged, and the sign-in.
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { addressOf } from './api.ts';
import { leagueIn } from './connect.ts';
import { SIGNED_OUT } from './invented/league.ts';
import { cbs } from './platform.ts';
import { cbsCases } from './testing/cases.ts';

const { invented } = cbsCases;
const LEAGUE = { platformLeagueId: 'invented-league', season: 2026, account: invented.account };
const platformOn = (answers: Readonly<Record<string, unknown>> = {}) =>
  cbs(askedThrough(answering({ ...invented.answers, ...answers })));

test.each([
  ['https://my-league.football.cbssports.com/teams/3', 'my-league'],
  ['my-league.football.cbssports.com', 'my-league'],
  ['https://my-league.baseball.cbssports.com/', null],
  ['https://www.cbssports.com/fantasy/football', null],
  ['https://my-league.football.cbssports.com.example/', null],
  ['nonsense', null],
])('%s names the league %s', (address, league) => {
  expect(leagueIn(address)).toBe(league);
});

test('the browser goes to CBS and comes back with the league and a token', async () => {
  const { connect } = platformOn();
  const way = supported(connect);
  if (!('begin' in way)) throw new Error('it is signed in there');
  const request = { state: 'abc', codeChallenge: 'x', returnUrl: 'https://pylon.example/return' };
  const { redirectUrl } = await told(
    way.begin({ leagueUrl: 'https://invented-league.football.cbssports.com/' }, request),
  );
  const back = new URL(new URL(redirectUrl).searchParams.get('xurl') ?? '');
  expect([...back.searchParams]).toEqual([
    ['state', 'abc'],
    ['league', 'invented-league'],
  ]);
  const finish = (parameters: Record<string, string>) =>
    way.finish({ parameters, codeVerifier: 'x', returnUrl: request.returnUrl });
  const parameters = { state: 'abc', league: 'invented-league', access_token: 'an invented token' };
  expect(await finish(parameters)).toEqual({
    ok: true,
    value: { ...invented.account, name: 'Invented League' },
  });
  const form = way.again?.(await told(finish(parameters))) ?? {};
  expect((await told(way.begin(form, request))).redirectUrl).toBe(redirectUrl);
  expect(await finish({ ...parameters, error: 'access_denied' })).toEqual({ ok: false, reason: 'wrong-password' });
  expect(await finish({ ...parameters, league: '../x' })).toEqual({ ok: false, reason: 'unknown-league' });
});

const RUNS = [
  { day: 'wednesday', at: null },
  { day: 'saturday', at: null },
];

test('places, rules and standings are read, and what has no word of ours is told', async () => {
  const league = await told(supported(platformOn().league)(LEAGUE));
  expect(league).toMatchObject({
    ...{ status: 'in-progress', scoringMode: 'head-to-head', playoffs: { firstWeek: 15, teams: 2 } },
    tieBreakers: { overall: ['head-to-head', 'points'] },
    ...{
      waivers: { kind: 'faab', budgetDollars: 100, leastBidDollars: 4, runs: RUNS },
      weeks: { current: 2, first: 1, last: 17 },
    },
    reserve: { ir: 2, taxi: 0 },
    shape: { teams: 2, slots: { QB: 1, RB: 1, WR: 1, RBWR: 1, DST: 1, BN: 4 } },
  });
  expect(league.scoring).toEqual({
    ...{ passingYards: 0.04, rushingYards: 0.1, rushingYards100: 3 },
    ...{ specialKickerFieldGoals0To19: 3, specialKickerFieldGoals20To29: 3, specialKickerFieldGoals30To39: 3 },
    ...{ specialKickerFieldGoals40To49: 3, specialKickerFieldGoals50Plus: 5 },
    ...{ dtSacks: 1, dtBlockedKicks: 2, dtPointsAllowed0: 5, dtPointsAllowed46Plus: -3, dtYardsAllowed0To99: 5 },
  });
  expect(league.unmapped.map(({ code }) => code)).toEqual([
    'LB',
    'standings_tiebreakers',
    'PaYd',
    'RuYd',
    'RuYd',
    'STY1PT',
    'YDS',
  ]);
});

test('line-ups and moves are read, those of another week and those not won left out', async () => {
  const { rosters, transactions } = platformOn();
  const held = await told(supported(rosters)(LEAGUE, 1));
  expect(held.map(({ players }) => players.map(({ slot }) => slot).join(' '))).toEqual([
    ...['QB RBWR BN BN IR DST', 'QB RBWR BN BN IR'],
  ]);
  expect(held[0]?.players[5]?.player).toMatchObject({ id: { system: 'cbs', id: '6' }, teamId: 'JAX', position: 'DST' });
  const moved = await told(supported(transactions)(LEAGUE, 1));
  expect(moved).toMatchObject([{ kind: 'waiver', bidDollars: 4, moves: [{ toTeamId: '7' }, { fromTeamId: '7' }] }]);
});

test('whoever is signed out signs in again, however it is said', async () => {
  const asking = (answer: unknown) =>
    supported(platformOn({ [addressOf(LEAGUE, 'league/details', {})]: answer }).league)(LEAGUE);
  expect(await asking(SIGNED_OUT)).toEqual({ ok: false, reason: 'sign-in-again' });
  expect(await asking({ statusCode: 401, body: {} })).toEqual({ ok: false, reason: 'sign-in-again' });
  expect(await asking({ statusCode: 403, body: {} })).toEqual({ ok: false, reason: 'refused' });
  expect(await asking({ statusCode: 404, body: {} })).toEqual({ ok: false, reason: 'unknown-league' });
  expect(await asking({ statusCode: 200, body: { exceptions: [] } })).toEqual({
    ok: false,
    reason: 'unreadable-answer',
  });
});
