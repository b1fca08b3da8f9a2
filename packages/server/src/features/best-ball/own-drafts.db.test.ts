import type { OutsideDraftResult, OutsideLeaguePick } from '@pylon/connectors/outside-league';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { describe, expect, test } from 'vitest';
import type { LeaguePicture } from '../../db/tables/leagues.ts';
import { inventedLeague } from '../../testing/invented-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { siteLists } from './site-lists.ts';

const edition = sampleEdition();
const { db, ask, call, arrive, register } = await testServer({ edition, now: SAMPLE_NOW });
const seasonId = (await ask('currentSeason', {})).season.id;
const year = Number(seasonId);

const [first = '', second = '', third = ''] = [...(siteLists(edition, year).at(-1)?.adp ?? [])]
  .sort(([, a], [, b]) => a - b)
  .map(([id]) => id)
  .filter((id) => edition.indexes.playerRow(id) !== undefined);

const pick = (pickNumber: number, teamId: string, player: Partial<OutsideLeaguePick['player']>): OutsideLeaguePick => ({
  ...{ pickNumber, round: Math.ceil(pickNumber / 2), teamId, isKeeper: false, costDollars: null },
  player: {
    ...{ id: { system: 'gsis', id: 'nobody' }, teamId: null, name: 'Zebulon Nobody-Atall' },
    ...{ position: 'WR', positionCode: 'WR', ...player },
  },
});
const known = (id: string) => ({ id: { system: 'gsis', id } as const, name: 'As the platform says' });

/** Team 1 picks first, gave its second pick away for the third, and takes somebody whom nobody knows. */
const DRAFT: OutsideDraftResult = {
  ...{ order: 'snake', status: 'completed', startsAt: `${year}-08-20T18:00:00Z` },
  picks: [
    ...[pick(1, '1', known(first)), pick(2, '2', known(second)), pick(3, '1', known(third))],
    ...[pick(4, '2', {}), pick(5, '1', {})],
  ],
};

/** Puts a best-ball league into somebody's list. */
async function list(accountId: string, change: (picture: LeaguePicture) => LeaguePicture = (same) => same) {
  const league = { ...inventedLeague(year), name: 'Best of us', isBestBall: true };
  const picture = { league, tradeOffers: [], draft: DRAFT, keepers: [], futurePicks: [], missing: [] };
  const { id: leagueId } = await db
    .insertInto('league')
    .values({
      ...{ platform: 'sleeper', platform_league_id: crypto.randomUUID(), season: year },
      picture: JSON.stringify(change(picture)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('user_league')
    .values({ account_id: accountId, league_id: leagueId, team_id: '1', is_shown: true, place: 0, status: 'COMPLETED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the draft of a best-ball league', () => {
  test('becomes a team of the hub, once, with whomever the almanac knows', async () => {
    const { id: accountId, token } = await register();
    const id = await list(accountId);
    const offered = { kind: 'league', id, name: 'Best of us', seasonId, teams: 2, day: `${year}-08-20` } as const;
    expect((await ask('listOwnDrafts', {}, token)).drafts).toEqual([{ ...offered, isBrought: false }]);

    expect(await ask('bringOwnDraft', { kind: 'league', id }, token)).toEqual({ isAdded: true, seasonId });
    expect(await ask('bringOwnDraft', { kind: 'league', id }, token)).toEqual({ isAdded: false, seasonId });
    expect((await ask('listOwnDrafts', {}, token)).drafts).toEqual([{ ...offered, isBrought: true }]);

    const { teams } = await ask('listBestBallTeams', { seasonId }, token);
    expect(teams).toMatchObject([
      { site: 'league', siteName: 'Your league', tournament: 'Best of us', draftSize: 2, seat: 1, rounds: 3 },
    ]);
    const { picks } = await ask('getBestBallRoster', { bestBallTeamId: teams[0]?.id ?? '' }, token);
    expect(picks.map(({ pick: number, round, athlete, name }) => [number, round, athlete?.id ?? name])).toEqual([
      [1, 1, first],
      [3, 2, third],
      [5, 3, 'Zebulon Nobody-Atall'],
    ]);
    // it is over, whatever its rounds; a league has rules of its own
    expect((await ask('listBestBallRunning', { seasonId }, token)).drafts).toEqual([]);
    expect((await ask('listBestBallOdds', { seasonId }, token)).told).toBe(0);
  });

  test('is of the first day of the season at the latest where the platform tells none', async () => {
    const { id: accountId, token } = await register();
    const id = await list(accountId, (picture) => ({ ...picture, draft: { ...DRAFT, startsAt: null } }));
    expect((await ask('listOwnDrafts', {}, token)).drafts).toMatchObject([{ day: null }]);
    await ask('bringOwnDraft', { kind: 'league', id }, token);
    const [team] = (await ask('listBestBallTeams', { seasonId }, token)).teams;
    expect(team?.startedAt.slice(0, 4)).toBe(seasonId);
  });

  test.each([
    [
      'of a league that is no best ball',
      (it: LeaguePicture) => ({ ...it, league: { ...it.league, isBestBall: false } }),
    ],
    ['under way', (it: LeaguePicture) => ({ ...it, draft: { ...DRAFT, status: 'drafting' as const } })],
    ['for money', (it: LeaguePicture) => ({ ...it, draft: { ...DRAFT, order: 'auction' as const } })],
    ['that nobody knows', (it: LeaguePicture) => ({ ...it, draft: null })],
    ['without a pick of the person', (it: LeaguePicture) => ({ ...it, draft: { ...DRAFT, picks: [] } })],
  ])('%s is none to be brought', async (_, change) => {
    const { id: accountId, token } = await register();
    const id = await list(accountId, change);
    expect((await ask('listOwnDrafts', {}, token)).drafts).toEqual([]);
    expect(refusal(await call('bringOwnDraft', { kind: 'league', id }, token))).toBe('own-draft-not-found');
  });
});

describe('a best-ball draft of a room', () => {
  test('becomes a team of the hub as soon as it is over', async () => {
    const { token } = await register();
    const wishes = { seasonId, scoringSystemId: FREE_SCORING_ID, numberOfTeams: 10, draftPosition: 3 } as const;
    const begin = async (leagueType: 'BEST_BALL' | 'FANTASY') =>
      (await ask('createMockDraft', { ...wishes, leagueType }, token)).mockDraft.id;
    const [id, other] = [await begin('BEST_BALL'), await begin('FANTASY')];
    expect(refusal(await call('bringOwnDraft', { kind: 'draft-room', id }, token))).toBe('own-draft-not-found');
    for (const mockDraftId of [id, other]) await ask('simulateRestOfDraft', { mockDraftId }, token);
    expect((await ask('listOwnDrafts', {}, token)).drafts).toMatchObject([{ kind: 'draft-room', id, teams: 10 }]);

    expect(await ask('bringOwnDraft', { kind: 'draft-room', id }, token)).toEqual({ isAdded: true, seasonId });
    const [team] = (await ask('listBestBallTeams', { seasonId }, token)).teams;
    expect(team).toMatchObject({ site: 'draft-room', siteName: 'Draft room', draftSize: 10, seat: 3 });
    const { picks } = await ask('getBestBallRoster', { bestBallTeamId: team?.id ?? '' }, token);
    expect(picks.slice(0, 3).map(({ pick: number }) => number)).toEqual([3, 18, 23]);
    expect(picks.every(({ athlete, team: defense }) => athlete !== null || defense !== null)).toBe(true);
  });
});

test('somebody else’s draft is nobody’s, and without an account there is none', async () => {
  const owner = await register();
  const id = await list(owner.id);
  const other = (await register()).token;
  for (const kind of ['league', 'draft-room'] as const)
    for (const named of [id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect(refusal(await call('bringOwnDraft', { kind, id: named }, other))).toBe('own-draft-not-found');
  expect((await ask('listOwnDrafts', {}, other)).drafts).toEqual([]);
  expect(refusal(await call('listOwnDrafts', {}))).toBe('token-not-found');
  const anonymous = await arrive();
  expect(refusal(await call('bringOwnDraft', { kind: 'league', id }, anonymous))).toBe('registration-required');
});
