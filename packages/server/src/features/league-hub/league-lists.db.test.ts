import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { type DraftedLeagueOptions, draftedLeague, listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person of a tier whose league is in the week. */
async function withLeague(tier: 0 | 1 | 2 = 2, options?: DraftedLeagueOptions) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  const { leagueId } = (await ask('getUserLeague', { userLeagueId }, token)).userLeague;
  return { token, userLeagueId, query: { leagueId: leagueId ?? '' } };
}

const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
  athlete?.id ?? team?.id ?? '';

const holders = new Map(
  [...draftedLeague(edition, SEASON).weeks.values()]
    .flatMap(({ rosters }) => rosters)
    .flatMap(({ teamId, players }) => players.map(({ player }) => [player.teamId ?? player.id.id, teamId] as const)),
);

describe.each(['leagueExpertRankings', 'leagueAuctionTable'] as const)('%s', (name) => {
  type Row = Parameters<typeof idOf>[0] & { readonly leagueParticipantId: string | null };
  const rowsOf = (told: object): readonly Row[] =>
    Object.entries(told).find(([key]) => key.endsWith('Table'))?.[1] as Row[];

  test('says whose everybody is, page by page of one list', async () => {
    const { token, query } = await withLeague();
    const [first, second, both] = [
      await ask(name, { ...query, limit: 10 }, token),
      await ask(name, { ...query, limit: 10, offset: 10 }, token),
      await ask(name, { ...query, limit: 20 }, token),
    ];
    expect([...rowsOf(first), ...rowsOf(second)]).toEqual(rowsOf(both));
    expect(both.total).toBeGreaterThan(100);
    for (const row of rowsOf(both)) expect(row.leagueParticipantId).toBe(holders.get(idOf(row)) ?? null);
  });

  test('is there before the draft, when nobody has anybody', async () => {
    const { token, query } = await withLeague(2, { league: { status: 'pre-draft' } });
    const told = rowsOf(await ask(name, query, token));
    expect(told.length).toBe(15);
    expect(told.every(({ leagueParticipantId }) => leagueParticipantId === null)).toBe(true);
  });

  test('is in the league’s own rules for a plan, and in those of everybody without one', async () => {
    const [paid, free] = [await withLeague(1), await withLeague(0)];
    expect((await ask(name, paid.query, paid.token)).isInOwnRules).toBe(true);
    expect((await ask(name, free.query, free.token)).isInOwnRules).toBe(false);
  });

  test('is of the person’s own leagues alone', async () => {
    const { query } = await withLeague();
    expect(refusal(await call(name, query))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call(name, query, token))).toBe('league-not-found');
  });
});

test('rankings of a position are of that position, best first', async () => {
  const { token, query } = await withLeague();
  const told = await ask('leagueExpertRankings', { ...query, athletePositions: 'TE', week: 9 }, token);
  const ranks = told.leagueExpertRankingTable.map(({ positionRank }) => positionRank);
  expect(ranks).toEqual(ranks.map((_, index) => index + 1));
  expect(told.leagueExpertRankingTable.every(({ athlete }) => athlete?.position === 'TE')).toBe(true);
});

test.each(['leagueExpertRankings', 'trendingUp'] as const)('%s names whom the league starts', async (name) => {
  const slots = { ...DEFAULT_LEAGUE.slots, TE: 0, FLEX: 0, K: 0, DST: 0 };
  const every = await withLeague();
  const few = await withLeague(2, { league: { shape: { ...DEFAULT_LEAGUE, teams: 4, slots } } });
  const positionsIn = async ({ token, query, userLeagueId }: typeof few) => {
    const positions = new Set<string>();
    for (let offset = 0, total = 1; offset < total; offset += 25) {
      const page = { limit: 25, offset };
      const told =
        name === 'trendingUp'
          ? await ask(name, { userLeagueId, ...page }, token)
          : await ask(name, { ...query, ...page }, token);
      total = told.total;
      const rows = 'trendingUp' in told ? told.trendingUp : told.leagueExpertRankingTable;
      for (const { athlete } of rows) positions.add(athlete?.position ?? 'DST');
    }
    return positions;
  };
  expect(await positionsIn(few)).toEqual(new Set(['QB', 'RB', 'WR']));
  expect((await positionsIn(every)).has('TE')).toBe(true);
});

test('rankings of a position that the league does not start are told when they are asked for', async () => {
  const slots = { ...DEFAULT_LEAGUE.slots, K: 0 };
  const { token, query } = await withLeague(2, { league: { shape: { ...DEFAULT_LEAGUE, teams: 4, slots } } });
  const told = await ask('leagueExpertRankings', { ...query, athletePositions: 'K' }, token);
  expect(told.leagueExpertRankingTable.length).toBeGreaterThan(0);
});

test('rankings follow the rules of the league: a catch that counts nothing lowers whoever lives by catches', async () => {
  const scoring = draftedLeague(edition, SEASON).picture.league.scoring;
  const [full, none] = [
    await withLeague(2, { league: { scoring: { ...scoring, receivingReceptions: 1 } } }),
    await withLeague(2, { league: { scoring: { ...scoring, receivingReceptions: 0 } } }),
  ];
  const pointsIn = async ({ token, query }: typeof full) =>
    new Map(
      (await ask('leagueExpertRankings', { ...query, athletePositions: 'WR' }, token)).leagueExpertRankingTable.map(
        (row) => [idOf(row), unlocked(row.points)?.expected ?? 0],
      ),
    );
  const [more, less] = [await pointsIn(full), await pointsIn(none)];
  const both = [...more].filter(([id]) => less.has(id));
  expect(both.length).toBeGreaterThan(5);
  for (const [id, points] of both) expect(points).toBeGreaterThan(less.get(id) ?? Infinity);
});

test('auction values spend the league’s money', async () => {
  const { token, query } = await withLeague(2, { league: { status: 'pre-draft' } });
  const values: number[] = [];
  for (let offset = 0; ; offset += 25) {
    const told = await ask('leagueAuctionTable', { ...query, limit: 25, offset }, token);
    expect(told.budget).toBe(200);
    values.push(...told.auctionTable.map(({ consensus }) => unlocked(consensus) ?? 0));
    if (offset + 25 >= told.total) break;
  }
  const spent = values.reduce((sum, value) => sum + value, 0);
  expect(Math.abs(spent - 4 * 200)).toBeLessThanOrEqual(4);
});

test('auction values are of the league’s season alone', async () => {
  const { token, query } = await withLeague();
  expect(refusal(await call('leagueAuctionTable', { ...query, seasonId: '2024' }, token))).toBe('season-not-found');
});

test('experts whom a plan opens are named after the others', async () => {
  const { token, query, userLeagueId } = await withLeague();
  for (const { experts } of [
    await ask('leagueExpertRankings', query, token),
    await ask('leagueAuctionTable', query, token),
    await ask('expertRecommendations', { userLeagueId }, token),
  ]) {
    const premium = experts.map(({ isPremium }) => isPremium);
    expect(premium).toContain(true);
    expect(premium.lastIndexOf(false)).toBeLessThan(premium.indexOf(true));
  }
});

describe('recommendations of the experts', () => {
  test('are by their own lists of the week: more than half have the bench before the starter', async () => {
    const { token, query, userLeagueId } = await withLeague();
    // the second team starts its worst
    await db.updateTable('user_league').set({ team_id: '2' }).where('id', '=', userLeagueId).execute();
    const { recommendations, experts, week } = await ask('expertRecommendations', { userLeagueId }, token);
    expect(week).toBe(9);
    expect(recommendations.length).toBeGreaterThan(0);
    const moved = recommendations.flatMap(({ start, sit }) => [start.leagueRosterId, sit.leagueRosterId]);
    expect(new Set(moved).size).toBe(moved.length);
    const { leagueRosters } = await ask('getMyRoster', { userLeagueId }, token);
    const rosterOf = new Map(leagueRosters.map((row) => [row.leagueRosterId, row]));
    for (const { start, sit, said, agreeing, position } of recommendations) {
      const [bench, starter] = [rosterOf.get(start.leagueRosterId), rosterOf.get(sit.leagueRosterId)];
      expect([bench?.position, bench?.isBye, bench?.isOut]).toEqual(['BN', false, false]);
      expect(starter?.position).not.toBe('BN');
      expect(said.filter(({ startRank, sitRank }) => startRank < sitRank).length).toBe(agreeing);
      expect(2 * agreeing).toBeGreaterThan(said.length);
      const names = experts.map(({ id }) => id);
      expect(said.every(({ id }) => names.includes(id))).toBe(true);
      if (position === 'DST') continue;
      const ranked = await ask(
        'leagueExpertRankings',
        { ...query, athletePositions: position, week, limit: 25 },
        token,
      );
      const row = ranked.leagueExpertRankingTable.find((each) => idOf(each) === idOf(start));
      const ranks = unlocked(row?.ranks ?? {}) as Readonly<Record<string, unknown>>;
      for (const { id, startRank } of row ? said : []) expect(ranks[id]).toBe(startRank);
    }
  });

  test('name no expert who has ranked nobody of the team', async () => {
    const { token, userLeagueId } = await withLeague();
    expect((await ask('expertRecommendations', { userLeagueId }, token)).experts).not.toEqual([]);
    await rewriteWeek(db, 9, userLeagueId, (picture) => ({
      ...picture,
      rosters: picture.rosters.map((roster) => (roster.teamId === '1' ? { ...roster, players: [] } : roster)),
    }));
    expect(await ask('expertRecommendations', { userLeagueId }, token)).toMatchObject({
      recommendations: [],
      experts: [],
    });
  });

  test('ask no expert of a plan below it', async () => {
    const { token, userLeagueId } = await withLeague(0);
    const { experts, recommendations } = await ask('expertRecommendations', { userLeagueId }, token);
    expect(experts.every(({ paywallTier }) => paywallTier === 0)).toBe(true);
    const asked = new Set(experts.map(({ id }) => id));
    expect(recommendations.flatMap(({ said }) => said).every(({ id }) => asked.has(id))).toBe(true);
    expect(isLocked(recommendations)).toBe(false);
  });

  test('are of the person’s own leagues alone, and need rosters', async () => {
    const { userLeagueId } = await withLeague();
    expect(refusal(await call('expertRecommendations', { userLeagueId }))).toBe('token-not-found');
    const { token } = await register();
    expect(refusal(await call('expertRecommendations', { userLeagueId }, token))).toBe('league-not-found');
    const early = await withLeague(2, { league: { status: 'pre-draft' } });
    const told = await call('expertRecommendations', { userLeagueId: early.userLeagueId }, early.token);
    expect(refusal(told)).toBe('league-without-rosters');
  });
});
