import { describe, expect, it, test } from 'vitest';
import type { LeagueAddress } from '../../platform.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { parsedXml } from './api.ts';
import { toMatchups } from './league.ts';
import { ffpc } from './platform.ts';
import { toScoring } from './scoring.ts';
import { ffpcCases } from './testing/cases.ts';

const { answers } = ffpcCases.invented;
const ADDRESS: LeagueAddress = { platformLeagueId: '70001', season: 2026, account: null };
const asked = (changed: Readonly<Record<string, unknown>> = {}) =>
  ffpc(askedThrough(answering({ ...answers, ...changed })));
const handler = (name: string) => `https://myffpc.com/${name}.ashx?leagueid=70001&Season=2026`;

describe('XML', () => {
  it('is read with its declaration, as elements or attributes, one or many, and with entities of its own refused', () => {
    expect(parsedXml('<?xml version="1.0"?><a b="1"/><a><b> 2 &amp; 3 </b></a>')).toEqual({
      root: { a: [{ b: '1' }, { b: '2 & 3' }] },
    });
    expect(parsedXml('<!DOCTYPE x [<!ENTITY e "eee">]><a>&e;</a>')).toBeUndefined();
  });

  test.each(['<a>', '<a></b>', '<a b=1/>', '<!doctype html><title>x</title>'])('%s is none', (text) => {
    expect(parsedXml(text)).toBeUndefined();
  });
});

describe('an account', () => {
  it('is an e-mail address with leagues, of the last season while this one has none', async () => {
    const account = await told(formOf(asked().connect)({ email: ' Ada@fan.example' }));
    expect(account).toEqual({
      ...{ accountId: 'ada@fan.example', name: 'ada@fan.example', session: null, sessionEndsAt: null },
    });
  });

  test.each(['', 'ada', 'a b@c', 'bob@fan.example'])('%j has none', async (email) => {
    expect(await formOf(asked().connect)({ email })).toEqual({ ok: false, reason: 'unknown-account' });
  });
});

describe('a league', () => {
  it('says its rules, and what of them is not ours', async () => {
    const league = await told(supported(asked().league)(ADDRESS));
    expect(league).toMatchObject({
      ...{ name: 'Invented Dynasty', carryOver: 'dynasty', status: 'in-progress', scoringMode: 'head-to-head' },
      weeks: { current: 2, first: 1, last: 2 },
      scoring: {
        ...{ passingYards: 0.05, receivingReceptions: 1, receivingTEReceptionsBonus: 0.5 },
        ...{ specialKickerFieldGoals30To39: 3, specialKickerFieldGoals40To49: 4, specialKickerFieldGoals50Plus: 5 },
      },
    });
    expect(league.shape).toMatchObject({ teams: 2, slots: { QB: 1, FLEX: 2, DST: 1, BN: 4 } });
    expect(league.unmapped.map(({ label }) => label)).toEqual([
      'LB: 1',
      'PASSYD QB from 300: 3',
      'APTALLW DF: 10',
      'APTALLW DF from 5: 4',
      'KORTN WR: 6',
      'League type: 12',
    ]);
  });

  it('says how its teams stand', async () => {
    const [ada, bob] = (await told(supported(asked().league)(ADDRESS))).teams;
    expect(ada).toMatchObject({ name: 'Ada & Co', division: 'Division 2' });
    expect(ada?.standing).toEqual({
      ...{ rank: 1, wins: 1, losses: 0, ties: 0, pointsFor: 151.35, pointsAgainst: null },
    });
    expect(bob).toMatchObject({ name: 'Bob', division: null });
  });

  test.each(['<data/>', '<data><other/></data>'])('is unknown where it is answered by %s', async (text) => {
    const { league } = asked({ [handler('FFPCLeagueInfo')]: text });
    expect(await supported(league)(ADDRESS)).toEqual({ ok: false, reason: 'unknown-league' });
  });

  it('without players is before its draft, and one whose games have scores is over', async () => {
    const empty = { [handler('FFPCLeagueRosters')]: '<data><league><teams/></league></data>' };
    expect(await told(supported(asked(empty).league)(ADDRESS))).toMatchObject({ status: 'pre-draft', teams: [] });
    const game = '<matchup leagueWeek="17" homeTeamID="811" homeTeamScore="1" awayTeamID="812" awayTeamScore="2"/>';
    const over = { [handler('FFPCLeagueMatchups')]: `<data><matchups>${game}</matchups></data>` };
    expect(await told(supported(asked(over).league)(ADDRESS))).toMatchObject({ status: 'completed' });
  });
});

test('rosters are of now, everybody on the bench', async () => {
  const { rosters } = asked();
  expect(await told(supported(rosters)(ADDRESS, 1))).toEqual([]);
  const [ada, bob] = await told(supported(rosters)(ADDRESS, 2));
  expect(ada?.players.map(({ player, slot }) => [player.name, player.position, player.teamId, slot])).toEqual([
    ['Ian Invented', 'RB', null, 'BN'],
    ['Kansas City Chiefs', 'DST', 'KC', 'BN'],
  ]);
  expect(bob?.players[0]?.player).toMatchObject({ name: "Joe O'Invented", position: null, positionCode: 'LB' });
});

test('games are of their week, and a team that meets nobody is alone', async () => {
  expect(await told(supported(asked().matchups)(ADDRESS, 1))).toEqual([
    {
      teams: [
        { teamId: '811', points: 151.35 },
        { teamId: '812', points: 149.1 },
      ],
      kind: 'regular',
    },
  ]);
  const alone = { leagueWeek: 3, homeTeamID: '811', homeTeamScore: 9, awayTeamID: '0', awayTeamScore: null };
  expect(toMatchups([alone], 3)).toEqual([{ teams: [{ teamId: '811', points: 9 }, null], kind: 'regular' }]);
});

test('a draft is told as far as it went', async () => {
  expect(await told(supported(asked().draftResult)(ADDRESS))).toMatchObject({
    status: 'drafting',
    picks: [{ pickNumber: 1, teamId: '811', player: { id: { system: 'ffpc', id: '1' }, name: 'Ian Invented' } }],
  });
});

test('points allowed are ours where their ranges begin where ours do', () => {
  const rows = [
    [0, 10],
    [1, 7],
    [14, 1],
    [28, -2],
  ].map(([startRange = 0, fantasyPoints = 0]) => ({ startRange, fantasyPoints }));
  const rule = { scoringCategory: 'APTALLW', positionCode: 'DF', scoringValues: { scoringValue: rows } };
  expect(toScoring([rule])).toEqual({
    scoring: {
      ...{
        dtPointsAllowed0: 10,
        dtPointsAllowed6: 7,
        dtPointsAllowed13: 7,
        dtPointsAllowed20: 1,
        dtPointsAllowed27: 1,
      },
      ...{ dtPointsAllowed34: -2, dtPointsAllowed35Plus: -2 },
    },
    unmapped: [],
  });
});
