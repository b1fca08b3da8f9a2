import { NFL_SCORING } from '@pylon/engine/scoring/platform-scorings';
import { describe, expect, it, test } from 'vitest';
import type { LeagueAddress, Platform } from '../../platform.ts';
import { isUnsupported } from '../../platform.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { addressOf } from './api.ts';
import { SIGN_IN, TOKEN } from './connect.ts';
import { nfl } from './platform.ts';
import { INVENTED_ACCOUNT, INVENTED_KEYS, nflCases } from './testing/cases.ts';

const { answers, form } = nflCases.invented;
const ADDRESS: LeagueAddress = { platformLeagueId: '60001', season: 2026, account: INVENTED_ACCOUNT };
const asked = (changed: Readonly<Record<string, unknown>> = {}): Platform =>
  nfl(askedThrough(answering({ ...answers, ...changed })), { nfl: INVENTED_KEYS });

test('without keys of its own NFL.com says that it is not set up, and asks nobody', () => {
  const platform = nfl(askedThrough(answering({})), {});
  for (const verb of ['connect', 'leagues', 'league', 'rosters', 'matchups'] as const)
    expect(isUnsupported(platform[verb])).toBe(true);
});

describe('a sign-in', () => {
  it('keeps two tokens and when the first ends, and nothing that was typed as a password', async () => {
    const account = await told(formOf(asked().connect)(form ?? {}));
    expect(account).toMatchObject({ accountId: '811', name: 'ada', sessionEndsAt: null });
    expect(JSON.parse(account.session ?? '')).toEqual({
      accessToken: 'an-access-token',
      refreshToken: 'a-refresh-token',
    });
  });

  test.each([
    [403042, 'wrong-password'],
    [403120, 'refused'],
    [206001, 'refused'],
    [403101, 'refused'],
    [401020, 'refused'],
  ])('that is answered %s is %s', async (errorCode, reason) => {
    const { connect } = asked({ [`POST ${SIGN_IN}`]: { errorCode } });
    expect(await formOf(connect)(form ?? {})).toEqual({ ok: false, reason });
  });

  it('sends nothing when a field is empty', async () => {
    const { connect } = nfl(askedThrough(answering({})), { nfl: INVENTED_KEYS });
    expect(await formOf(connect)({ username: 'ada' })).toEqual({ ok: false, reason: 'wrong-password' });
    expect(await formOf(connect)({ password: 'x' })).toEqual({ ok: false, reason: 'unknown-account' });
  });

  it('is renewed by the other token, and over without it', async () => {
    const connect = supported(asked().connect);
    if (!('byForm' in connect) || !connect.renew) throw new Error('a form that is renewed');
    const renewed = await told(connect.renew(INVENTED_ACCOUNT));
    expect(renewed).toMatchObject({ accountId: '811', session: expect.stringContaining('another-access-token') });
    const over = { ...INVENTED_ACCOUNT, session: JSON.stringify({ accessToken: 'a', refreshToken: null }) };
    expect(await connect.renew(over)).toEqual({ ok: false, reason: 'sign-in-again' });
    const gone = supported(asked({ [`POST ${TOKEN}/refresh`]: () => new Response('{}', { status: 401 }) }).connect);
    expect('byForm' in gone && (await gone.renew?.(INVENTED_ACCOUNT))).toEqual({ ok: false, reason: 'sign-in-again' });
  });
});

test('the token goes along as the league data asks for it, and without one nobody is asked', async () => {
  const sent: (string | undefined)[] = [];
  const answer = answering(answers);
  const platform = nfl(
    askedThrough((address, options) => {
      sent.push(options.headers.authorization);
      return answer(address, options);
    }),
    { nfl: INVENTED_KEYS },
  );
  await told(supported(platform.matchups)(ADDRESS, 1));
  const account = { ...INVENTED_ACCOUNT, session: 'damaged' };
  expect(await supported(platform.league)({ ...ADDRESS, account })).toEqual({ ok: false, reason: 'sign-in-again' });
  expect(sent).toEqual(['an-access-token']);
});

describe('errors with a good status', () => {
  const teams = addressOf(INVENTED_KEYS.appKey, 'league/teams', {
    ...{ leagueId: '60001', season: 2026, includeRosters: 1, week: 1 },
  });
  test.each([
    [{ id: '1', messageStringId: 'LEAGUE_INVALID' }, 'unknown-league'],
    [{ id: 2, messageStringId: 'APP_KEY_INVALID' }, 'refused'],
    [{ id: '3', message: 'token expired' }, 'sign-in-again'],
    [{ id: '4', messageStringId: 'STRANGE' }, 'unreadable-answer'],
  ])('%j is %s', async (error, reason) => {
    const { league } = asked({ [teams]: { errors: [error] } });
    expect(await supported(league)(ADDRESS)).toEqual({ ok: false, reason });
  });
});

test('the own team is that of whoever signed in, and an account without leagues has none', async () => {
  const [own] = await told(supported(asked().leagues)(INVENTED_ACCOUNT, 2026));
  expect(own).toMatchObject({ platformLeagueId: '60001', teamId: '1', teamName: 'Ada’s Aces' });
  const address = addressOf(INVENTED_KEYS.appKey, 'user/leagues', { season: 2026 });
  const { leagues } = asked({ [address]: { games: [] } });
  expect(await told(supported(leagues)(INVENTED_ACCOUNT, 2026))).toEqual([]);
});

describe('a league', () => {
  it('says places and rules in our words, and by number what is not ours', async () => {
    const league = await told(supported(asked().league)(ADDRESS));
    expect(league).toMatchObject({
      ...{ name: 'Invented NFL League', status: 'in-progress', weeks: { current: 1, first: 1, last: 17 } },
      shape: { teams: 2, slots: { QB: 1, RB: 2, WR: 2, TE: 1, FLEX: 1, K: 1, DST: 1, BN: 6 } },
      reserve: { ir: 2, taxi: 0 },
    });
    expect(league.scoring).toEqual({
      ...{ passingYards: 0.04, passingTouchdowns: 4, passingInterceptions: -2, rushingYards: 0.1 },
      ...{ rushingTouchdowns: 6, receivingReceptions: 1 },
      ...{ passingTwoPointConversions: 2, rushingTwoPointConversions: 2, receivingTwoPointConversions: 2 },
    });
    expect(league.unmapped.map(({ label }) => label)).toEqual([
      'Place 11: 1',
      'Touchdowns: 5000',
      'Stat 54: -0.5',
      'Stat 70: 1',
    ]);
  });

  test.each([
    ['that tells no settings', { games: { 102026: { leagues: { 60001: { name: 'Bare' } } } } }],
    ['whose settings have a form that nobody knows', { settings: { slots: 'moved' } }],
  ])('%s has counted places and usual rules, and says so', async (_what, answer) => {
    const settings = addressOf(INVENTED_KEYS.appKey, 'league/settings', { leagueId: '60001', season: 2026 });
    const league = await told(supported(asked({ [settings]: answer }).league)(ADDRESS));
    expect(league.shape.slots).toMatchObject({ QB: 1, RB: 0, BN: 2 });
    expect(league.scoring).toEqual(NFL_SCORING);
    expect(league.unmapped.map(({ code }) => code)).toEqual(['11', 'rosterSlots', 'scoring']);
  });

  it('whose standings have a form that nobody knows has none', async () => {
    const standings = addressOf(INVENTED_KEYS.appKey, 'league/standings', { leagueId: '60001', season: 2026 });
    const league = await told(supported(asked({ [standings]: { changed: true } }).league)(ADDRESS));
    expect(league.teams.map(({ standing }) => standing)).toEqual([null, null]);
  });

  it('says who owns a team and how it stands', async () => {
    const [ada, bob] = (await told(supported(asked().league)(ADDRESS))).teams;
    expect(ada).toMatchObject({
      ...{ teamId: '1', ownerIds: ['811'], ownerNames: ['Ada Invented'], avatarUrl: 'https://pictures.example/1.png' },
      standing: { rank: 1, wins: 1, losses: 0, ties: 0, pointsFor: 101.5, pointsAgainst: 90 },
    });
    expect(bob).toMatchObject({ ownerNames: [], avatarUrl: null });
  });
});

test('rosters are of their week, and an unknown place is the bench', async () => {
  const held = await told(supported(asked().rosters)(ADDRESS, 2));
  const told2 = held.map(({ players }) =>
    players.map(({ player, slot }) => [player.id.id, player.name, player.teamId, slot]),
  );
  expect(told2).toEqual([
    [
      ['2565276', 'Ian Invented', null, 'QB'],
      ['100026', 'Los Angeles Rams', 'LAR', 'BN'],
    ],
    [
      ['77', 'Joe Invented', null, 'BN'],
      ['78', 'Player 78', null, 'IR'],
    ],
  ]);
});

test('whom the rosters do not name is looked for among the players of the league', async () => {
  const players = addressOf(INVENTED_KEYS.appKey, 'league/players', { leagueId: '60001', season: 2026 });
  const answer = { games: {}, players: { 78: { name: 'Kim Invented', position: 'WR', nflTeamAbbr: 'KC' } } };
  const held = await told(supported(asked({ [players]: answer }).rosters)(ADDRESS, 2));
  expect(held[1]?.players.map(({ player }) => player.name)).toEqual(['Joe Invented', 'Kim Invented']);
});

test('games have the points of their week, and a team that meets nobody is alone', async () => {
  const { matchups } = asked();
  expect(await told(supported(matchups)(ADDRESS, 1))).toEqual([
    {
      teams: [
        { teamId: '1', points: 101.5 },
        { teamId: '2', points: 90 },
      ],
      kind: 'regular',
    },
  ]);
  expect(await told(supported(matchups)(ADDRESS, 2))).toEqual([
    { teams: [{ teamId: '2', points: 0 }, null], kind: 'regular' },
  ]);
});
