import type { Network } from '@pylon/outbound/outbound';
import { describe, expect, it, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { listed, plain } from './inside-out.ts';
import { INVENTED_ANSWERS, INVENTED_TEAMS, NO_GAMES } from './invented/league.ts';
import { LEAGUE_KEY, SEASON } from './invented/shape.ts';
import { yahoo } from './platform.ts';
import { INVENTED_ACCOUNT, INVENTED_KEYS } from './testing/cases.ts';

const LEAGUE = { platformLeagueId: LEAGUE_KEY, season: SEASON, account: INVENTED_ACCOUNT };
const asked = (network: Network = answering(INVENTED_ANSWERS)) =>
  yahoo(askedThrough(network), { yahoo: INVENTED_KEYS });

describe('what is inside out', () => {
  test.each([
    ['fields one by one, with holes', [[{ a: 1 }, [], { b: 2 }], { c: [] }], { a: 1, b: 2, c: [] }],
    ['a list by number', { '1': { t: 2 }, '0': { t: 1 }, count: 2 }, [{ t: 1 }, { t: 2 }]],
    ['a part without a name', { week: '1', '0': { teams: [] } }, { week: '1', teams: [] }],
    ['wrappers of one name', [{ stat: { id: 1 } }, { stat: { id: 2 } }], [{ stat: { id: 1 } }, { stat: { id: 2 } }]],
    ['nothing', [], []],
    ['values', ['a', 1, null], ['a', 1, null]],
  ])('is turned back: %s', (_what, given, turned) => {
    expect(plain(given)).toEqual(turned);
  });

  test.each([
    ['one wrapper', plain([{ stat: { id: 1 } }]), [{ id: 1 }]],
    ['wrappers', plain([{ stat: { id: 1 } }, { stat: { id: 2 } }]), [{ id: 1 }, { id: 2 }]],
    ['numbers', plain({ '0': { stat: 1 }, count: 1 }), [1]],
    ['a list under its name', { stat: [1, 2] }, [1, 2]],
    ['a count alone', { count: 0 }, []],
    ['an empty text', '', []],
    ['no', false, []],
    ['nothing', null, []],
    ['what is no list', { other: 1 }, null],
    ['a number', 7, null],
  ])('is listed whichever way it is written: %s', (_what, given, things) => {
    expect(listed(given, 'stat')).toEqual(things);
  });

  it('is looked at to some depth only', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(JSON.stringify(plain(deep)).length).toBeLessThan(200);
  });
});

describe('a league', () => {
  it('has what Yahoo says of it', async () => {
    const league = await told(supported(asked().league)(LEAGUE));
    expect(league).toMatchObject({
      ...{ name: 'Invented League', status: 'in-progress', scoringMode: 'head-to-head', commissionerName: 'Ada' },
      ...{ lastTradeWeek: 10, reserve: { ir: 1 }, weeks: { current: 2, first: 1, last: 17 } },
      shape: { teams: 2, slots: { QB: 1, SUPERFLEX: 1, FLEX: 1, DST: 1, BN: 5 } },
      playoffs: { firstWeek: 15, teams: 2 },
      waivers: { kind: 'faab', budgetDollars: null, holdHours: 48 },
      scoring: {
        ...{ passingYards: 0.04, passingYards300: 3, rushingYards: 0.1, receivingReceptions: 0.5, dtSacks: 1 },
        ...{ rushingTwoPointConversions: 2, dtYardsAllowed300To349: -1, dtYardsAllowed350To399: -1 },
      },
    });
    expect(league.unmapped.map(({ label }) => label)).toEqual([
      'D: 2',
      'Passing Yards: 1 more from 350 on',
      'Long Completions: 1',
      'Points do not fall below zero',
    ]);
    expect(league.tieBreakers).toEqual({ overall: ['points'], division: ['division-record', 'points'] });
    // The second division has no name of its own.
    expect(league.teams.map(({ division }) => division)).toEqual(['Harbour', 'Division 2']);
    expect(league.teams).toMatchObject([
      {
        ...{ teamId: '1', name: 'Ada & Co', ownerNames: ['Ada'], faabLeftDollars: 89, waiverPriority: 1 },
        standing: { rank: 1, wins: 1, losses: 0, ties: 0, pointsFor: 81.3, pointsAgainst: 70.5 },
      },
      { teamId: '2', ownerNames: [], ownerIds: ['GUID2'] },
    ]);
  });

  it('has line-ups, with defences by their team', async () => {
    const [ada, bob] = await told(supported(asked().rosters)(LEAGUE, 1));
    expect(ada?.players.map(({ slot, player }) => `${slot} ${player.position} ${player.teamId}`)).toEqual([
      'QB QB null',
      'FLEX WR null',
      'DST DST JAX',
      'BN null null',
    ]);
    expect(bob?.players.map(({ slot }) => slot)).toEqual(['BN', 'IR']);
  });

  it('has games, moves, offers, a draft and keepers', async () => {
    const { matchups, transactions, tradeOffers, draftResult, keepers, leagues } = asked();
    expect(await told(supported(matchups)(LEAGUE, 1))).toEqual([
      {
        teams: [
          { teamId: '1', points: 81.3 },
          { teamId: '2', points: 70.5 },
        ],
        kind: 'regular',
      },
    ]);
    const moved = await told(supported(transactions)(LEAGUE, 1));
    expect(moved.map(({ kind, outcome, bidDollars }) => [kind, outcome, bidDollars])).toEqual([
      ['free-agent', 'done', null],
      ['waiver', 'done', 7],
    ]);
    expect(moved[1]?.moves).toMatchObject([
      { fromTeamId: null, toTeamId: '2' },
      { fromTeamId: '2', toTeamId: null },
    ]);
    expect(await told(supported(transactions)(LEAGUE, 2))).toMatchObject([{ kind: 'trade', outcome: 'lost' }]);
    expect(await told(supported(tradeOffers)(LEAGUE))).toMatchObject([
      { byTeamId: '2', at: '2026-09-19T12:00:00.000Z', moves: [{ toTeamId: '1' }, { toTeamId: '2' }] },
    ]);
    const draft = await told(supported(draftResult)(LEAGUE));
    expect(draft).toMatchObject({ order: 'snake', status: 'completed' });
    expect(draft?.picks.map(({ player }) => player.name)).toEqual([
      'Invented 101',
      'Invented 201',
      'Unknown player',
      'Invented 102',
    ]);
    expect(await told(supported(keepers)(LEAGUE))).toMatchObject([{ teamId: '1', round: 3, costDollars: null }]);
    expect(await told(supported(leagues)(INVENTED_ACCOUNT, SEASON))).toMatchObject([
      { teamId: '1', teamName: 'Ada & Co' },
    ]);
  });

  const BASE = 'https://fantasysports.yahooapis.com/fantasy/v2';
  const at = (path: string) => `${BASE}/league/${LEAGUE_KEY}${path}?format=json`;
  const without = (...paths: readonly string[]) =>
    asked(
      answering(Object.fromEntries(Object.entries(INVENTED_ANSWERS).filter(([url]) => !paths.map(at).includes(url)))),
    );

  it('is read without standings, and without teams, and says what it lacks', async () => {
    const labels = async ({ league }: ReturnType<typeof asked>) => {
      const { teams, shape, unmapped } = await told(supported(league)(LEAGUE));
      return {
        teams: teams.map(({ name, standing }) => [name, standing]),
        of: shape.teams,
        lacks: unmapped.at(-1)?.label,
      };
    };
    const rest = Object.fromEntries(Object.entries(INVENTED_ANSWERS).filter(([url]) => url !== at('/standings')));
    expect(await labels(asked(answering({ ...rest, [at('/teams')]: INVENTED_TEAMS })))).toEqual({
      teams: [
        ['Ada & Co', null],
        ['Bobcats', null],
      ],
      of: 2,
      lacks: 'Yahoo tells no standings of the league',
    });
    expect(await labels(without('/standings'))).toEqual({
      ...{ teams: [], of: 2 },
      lacks: 'Yahoo tells neither teams nor standings of the league',
    });
  });

  it('is none without its rules, while its draft shows by itself what it was', async () => {
    const { league, draftResult } = without('/settings');
    expect(await supported(league)(LEAGUE)).toEqual({ ok: false, reason: 'unknown-league' });
    const draft = await told(supported(draftResult)(LEAGUE));
    expect(draft).toMatchObject({ order: 'snake', status: 'completed', startsAt: null });
    expect(draft?.picks).toHaveLength(4);
  });

  it('is not read in part while Yahoo cannot be asked', async () => {
    const { league } = asked(
      answering({ ...INVENTED_ANSWERS, [at('/standings')]: () => new Response('', { status: 403 }) }),
    );
    expect(await supported(league)(LEAGUE)).toMatchObject({ ok: false, reason: expect.not.stringMatching('unknown') });
  });

  it('is none of somebody who plays nowhere', async () => {
    const address = Object.keys(INVENTED_ANSWERS).find((one) => one.includes('seasons=')) ?? '';
    const { leagues } = asked(answering({ [address]: NO_GAMES }));
    expect(await told(supported(leagues)(INVENTED_ACCOUNT, SEASON))).toEqual([]);
  });
});

describe('what Yahoo says instead', () => {
  const said = (description: string) => ({ error: { 'xml:lang': 'en-us', description, detail: '' } });
  test.each([
    [400, said('You are not allowed to view this page because you are not in this league.'), 'refused'],
    [403, said('You are not allowed to view this page because you are not in this league.'), 'refused'],
    [400, said('There was a temporary problem with the server. Please try again shortly.'), 'unknown-league'],
    [403, said('This application is not authorized to perform this action.'), 'refused'],
    [403, said('Forbidden access.'), 'sign-in-again'],
    [401, said('Please provide valid credentials. OAuth oauth_problem="token_expired"'), 'sign-in-again'],
  ])('%i %j', async (status, body, reason) => {
    const { league } = asked(async () => Response.json(body, { status }));
    expect(await supported(league)(LEAGUE)).toEqual({ ok: false, reason });
  });

  it('with 999 that it is asked too much', async () => {
    const { league } = asked(async () =>
      Object.defineProperty(new Response('Request denied'), 'status', { value: 999 }),
    );
    expect(await supported(league)(LEAGUE)).toEqual({ ok: false, reason: 'throttled' });
  });

  it('is not asked for anybody who has not signed in', async () => {
    const network: Network = async () => {
      throw new Error('Yahoo was asked');
    };
    const { league } = asked(network);
    expect(await supported(league)({ ...LEAGUE, account: null })).toEqual({ ok: false, reason: 'sign-in-again' });
  });
});
