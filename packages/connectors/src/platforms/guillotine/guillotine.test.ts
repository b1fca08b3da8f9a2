import type { Network } from '@pylon/outbound/outbound';
import { describe, expect, it, test } from 'vitest';
import { isUnsupported, type LeagueAddress } from '../../platform.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { guillotineSite } from './api.ts';
import { slotOf } from './league.ts';
import { guillotine } from './platform.ts';
import { guillotineCases } from './testing/cases.ts';

const { invented, keys = {} } = guillotineCases;
const ADDRESS: LeagueAddress = { platformLeagueId: 'L1', season: 2026, account: null };
const asked = (network: Network = answering(invented.answers), given = keys) =>
  guillotine(askedThrough(network), given);

describe('without a partner’s address and key', () => {
  test.each([
    ['no keys', {}],
    ['an address that is not of https', { guillotine: { apiUrl: 'http://partner.example', key: 'k' } }],
    ['an address with a password', { guillotine: { apiUrl: 'https://a:b@partner.example', key: 'k' } }],
    ['an address that is none', { guillotine: { apiUrl: 'partner', key: 'k' } }],
  ])('%s: says that it is not set up, and asks nobody', (_what, given) => {
    const platform = asked(undefined, given);
    expect(platform.site).toBeNull();
    expect(isUnsupported(platform.connect) && platform.connect.unsupported).toMatch(/not set up/);
  });
});

it('asks the partner’s host alone, with the key', async () => {
  const requests: [string, string | undefined][] = [];
  const platform = asked(async ({ href }, { headers }) => {
    requests.push([href, headers['authorization']]);
    return Response.json(null);
  });
  await formOf(platform.connect)({ username: 'a/b' });
  expect(requests).toEqual([['https://partner.example/api/users/a%2Fb', `Bearer ${keys.guillotine?.key}`]]);
  expect(guillotineSite('https://partner.example/api')?.hosts).toEqual(['partner.example']);
  expect(platform.assumption).not.toBeNull();
});

const RUNS = [{ day: 'wednesday', at: { hour: 15, minute: 0, timeZone: 'America/New_York' } }];

test('a league is of points alone, and the lowest team is out', async () => {
  const league = await told(supported(asked().league)(ADDRESS));
  expect(league).toMatchObject({
    ...{ scoringMode: 'total-points', isElimination: true, status: 'in-progress', playoffs: null },
    scoring: { receivingReceptions: 1, receivingYards: 0.1 },
    waivers: { kind: 'faab', budgetDollars: 1000, leastBidDollars: 1, runs: RUNS },
    weeks: { current: 2, first: 1, last: 17 },
  });
  expect(league.shape).toMatchObject({ teams: 3, slots: { QB: 1, FLEX: 2, BN: 3 } });
  expect(league.teams.map(({ name, outInWeek }) => [name, outInWeek])).toEqual([
    ['Ada', null],
    ['owner of t2', null],
    ['Gone', 1],
  ]);
  expect(league.unmapped.map(({ label }) => label)).toEqual([
    'EDGE: 1',
    'Rushing 40+: 1',
    'The last four add up weeks 15 to 17',
    'Teams cut a week from week 5: 2',
  ]);
});

test('a week has rosters, and points of teams that meet nobody', async () => {
  const rosters = await told(supported(asked().rosters)(ADDRESS, 1));
  expect(rosters.map(({ players }) => players.map(({ slot }) => slot))).toEqual([['QB', 'FLEX', 'BN'], ['BN']]);
  const scores = await told(supported(asked().matchups)(ADDRESS, 1));
  expect(scores[0]).toEqual({ teams: [{ teamId: 't1', points: 131.2 }, null], kind: 'regular' });
});

test('moves tell won and lost bids, and a cut as the league’s own doing', async () => {
  const moves = await told(supported(asked().transactions)(ADDRESS, 1));
  expect(moves.map(({ kind, outcome, bidDollars, moves: who }) => [kind, outcome, bidDollars, who.length])).toEqual([
    ['commissioner', 'done', null, 2],
    ['waiver', 'done', 41, 2],
    ['waiver', 'lost', 40, 1],
  ]);
});

test('a draft is told by number', async () => {
  const drafted = await told(supported(asked().draftResult)(ADDRESS));
  expect(drafted?.picks.map(({ pickNumber, teamId }) => [pickNumber, teamId])).toEqual([
    [1, 't1'],
    [2, 't2'],
  ]);
});

test.each([
  [{ slot: 'SF', eligible: ['QB', 'RB', 'WR', 'TE'] }, 'SUPERFLEX'],
  [{ slot: 'W/T', eligible: ['TE', 'WR'] }, 'WRTE'],
  [{ slot: 'DEF', eligible: [] }, 'DST'],
  [{ slot: 'FLEX', eligible: [] }, 'FLEX'],
  [{ slot: 'FLEX', eligible: ['LB'] }, undefined],
] as const)('a place %o is %s', (place, slot) => {
  expect(slotOf(place)).toBe(slot);
});
