import type { OutsideTransaction } from '@pylon/connectors/outside-league';
import { unlocked } from '@pylon/contract/plans/tiers';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { WeekPicture } from '../../db/tables/leagues.ts';
import { careerValues } from '../../football/careers/career-values.ts';
import { weekExpectations } from '../../leagues/week-expectations.ts';
import { draftedLeague, listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { scoringById } from '../../testing/scoring-by-id.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
const LOCK = { locked: true, tier: 2 };
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person of a tier whose league is in the week; `transactions` happened in its eighth. */
async function withLeague(
  tier: 0 | 1 | 2 = 2,
  options?: Parameters<typeof listDrafted>[4],
  transactions: readonly OutsideTransaction[] = [],
) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  if (transactions.length > 0) {
    await db
      .updateTable('league_week')
      .set({ picture: sql`jsonb_set(picture::jsonb, '{transactions}', ${JSON.stringify(transactions)}::jsonb)` })
      .where('week', '=', 8)
      .where('league_id', '=', (eb) =>
        eb.selectFrom('user_league').select('league_id').where('id', '=', userLeagueId).limit(1),
      )
      .execute();
  }
  const available = async (more = {}) =>
    unlocked((await ask('listAvailablePlayers', { userLeagueId, ...more }, token)).availablePlayers) ?? [];
  const bidsFor = async (playerIDs: string[], more = {}) =>
    unlocked((await ask('calculateFaab', { userLeagueId, playerIDs, ...more }, token)).faabTable) ?? [];
  return { token, userLeagueId, available, bidsFor };
}

const rostered = draftedLeague(edition, SEASON).weeks.get(9)?.rosters[0]?.players[0]?.player;
if (!rostered) throw new Error('the drafted league has no players');

/** A claim for a player by a team. */
const claim = (id: string, toTeamId: string, bid: number | null, more: Partial<OutsideTransaction> = {}) =>
  ({
    ...{
      transactionId: id,
      at: `2025-10-2${id.slice(-1)}T08:00:00Z`,
      kind: 'waiver',
      outcome: 'done',
      picks: [],
      faab: [],
    },
    ...{ moves: [{ player: rostered, fromTeamId: null, toTeamId }], bidDollars: bid, ...more },
  }) satisfies OutsideTransaction;

describe('available players', () => {
  test('stand on no roster, and say what each brings and who would go', async () => {
    const { available, token, userLeagueId } = await withLeague();
    const rows = await available();
    expect(rows.length).toBeGreaterThan(20);
    const owned = (await ask('listTradeRosters', { userLeagueId }, token)).tradeAnalyzers;
    const names = new Set(owned.map(({ name }) => name));
    expect(rows.filter(({ name }) => names.has(name))).toEqual([]);
    for (const { drop, nextWeekPoints } of rows) {
      expect(names).toContain(drop?.name);
      expect(nextWeekPoints).toBeGreaterThanOrEqual(1);
    }
  });

  const isExpected = (id: string) =>
    weekExpectations(edition, { season: SEASON, week: 9 }, scoringById('1'), 'house').has(id);

  test('of a dynasty come for nobody who brings more for years than everybody who is free', async () => {
    const values = careerValues(edition, SEASON, DEFAULT_LEAGUE)?.byEntity ?? new Map<string, number>();
    const worthOf = ({ athlete, team }: { athlete: { id: string } | null; team: { alias: string } | null }) =>
      values.get(athlete?.id ?? team?.alias ?? '') ?? 0;
    const goes = async (carryOver: 'redraft' | 'dynasty') => {
      const { available, token, userLeagueId } = await withLeague(2, { teams: 14, league: { carryOver } });
      await rewriteWeek(db, 9, userLeagueId, stashed);
      const own = (await ask('listTradeRosters', { userLeagueId }, token)).tradeAnalyzers;
      const worths = new Map(own.map((row) => [row.leagueRosterId, worthOf(row)]));
      const rows = await available();
      return rows.flatMap(({ drop }) => worths.get(drop?.leagueRosterId ?? '') ?? []);
    };
    // The others have whoever is of note, but for one who does nothing for the own team this season.
    const LEAST = 2_000;
    const idle = [...values].find(([id, value]) => value >= LEAST && !isExpected(id))?.[0];
    const stashed = (week: WeekPicture): WeekPicture => {
      const rostered = new Set(week.rosters.flatMap(({ players }) => players.map(({ player: { id } }) => id.id)));
      const others = [...values].filter(([id, value]) => value >= LEAST && !rostered.has(id));
      const stash = others.map(([id]) => ({
        player: {
          ...{ id: { system: 'gsis' as const, id }, teamId: null, name: id },
          ...{ position: null, positionCode: '' },
        },
        ...{ slot: 'IR' as const, points: null },
      }));
      const own = stash.filter(({ player }) => player.id.id === idle).map((each) => ({ ...each, slot: 'BN' as const }));
      return {
        ...week,
        rosters: week.rosters.map((roster) => ({
          ...roster,
          players: [
            ...roster.players,
            ...(roster.teamId === '1' ? own : []),
            ...(roster.teamId === '2' ? stash.filter(({ player }) => player.id.id !== idle) : []),
          ],
        })),
      };
    };
    expect(Math.max(...(await goes('redraft')))).toBeGreaterThan(LEAST);
    const dropped = await goes('dynasty');
    expect(dropped.length).toBeGreaterThan(0);
    expect(Math.max(...dropped)).toBeLessThan(LEAST);
  });

  test('are those of the positions and the points asked for, in the order asked for', async () => {
    const { available } = await withLeague();
    const backs = await available({ rosterPositions: 'RB,TE', minFPTS: 4, rosterStrategy: 'POINTS' });
    expect(new Set(backs.map(({ position }) => position))).toEqual(new Set(['RB', 'TE']));
    expect(backs.every(({ nextWeekPoints }) => nextWeekPoints >= 4)).toBe(true);
    const points = backs.map(({ restOfSeasonPoints }) => restOfSeasonPoints);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const flex = await available({ rosterPositions: 'FLEX' });
    expect(flex.some(({ position }) => position === 'QB' || position === 'K')).toBe(false);
  });

  test('are of the positions that the league starts, unless another is asked for', async () => {
    const shape = { ...DEFAULT_LEAGUE, teams: 4, slots: { ...DEFAULT_LEAGUE.slots, K: 0, DST: 0 } };
    const { available } = await withLeague(2, { league: { shape } });
    const positions = (rows: Awaited<ReturnType<typeof available>>) => new Set(rows.map(({ position }) => position));
    expect(positions(await available({ rosterStrategy: 'POINTS' }))).toEqual(new Set(['QB', 'RB', 'WR', 'TE']));
    expect(positions(await available({ rosterPositions: 'K' }))).toEqual(new Set(['K']));
  });

  test.each([0, 1] as const)('are locked at tier %s, how the league bids is not', async (tier) => {
    const { token, userLeagueId } = await withLeague(tier);
    const { availablePlayers, userLeagueDetails } = await ask('listAvailablePlayers', { userLeagueId }, token);
    expect(availablePlayers).toEqual(LOCK);
    expect(userLeagueDetails).toMatchObject({ waiverMode: 'FAAB', budget: 100, left: 100, teams: 4 });
  });

  test('of another person’s league are nobody else’s', async () => {
    const { userLeagueId } = await withLeague();
    const stranger = await arrive({ tier: 2 });
    for (const name of ['listAvailablePlayers', 'calculateFaab', 'listLeagueTransactions'] as const) {
      const input = { userLeagueId, ...(name === 'calculateFaab' && { playerIDs: ['BUF'] }) } as never; // of the call's own shape
      expect(refusal(await call(name, input, stranger)), name).toBe('league-not-found');
      expect(refusal(await call(name, input)), name).toBe('token-not-found');
    }
  });

  test.each([
    ['completed', { status: 'completed' }, 'league-completed'],
    ['drafting', { status: 'drafting' }, 'league-without-rosters'],
  ] as const)('of a league that is %s are refused', async (_, league, reason) => {
    const { token, userLeagueId } = await withLeague(2, { league });
    expect(refusal(await call('listAvailablePlayers', { userLeagueId }, token))).toBe(reason);
  });

  test('of a league in which the own team was eliminated are refused', async () => {
    const { teams } = draftedLeague(edition, SEASON).picture.league;
    const out = teams.map((team) => (team.teamId === '1' ? { ...team, outInWeek: 5 } : team));
    const { token, userLeagueId } = await withLeague(2, { league: { isElimination: true, teams: out } });
    expect(refusal(await call('listAvailablePlayers', { userLeagueId }, token))).toBe('team-not-in-league');
  });
});

describe('bids', () => {
  test('come in order, win the oftener the higher they are, and stay within what is left', async () => {
    const { available, bidsFor } = await withLeague();
    const ids = (await available()).slice(0, 5).map(({ id }) => id);
    const rows = await bidsFor(ids);
    expect(rows.map(({ player }) => player.id)).toEqual(ids);
    for (const { bids, claim: place, rivals } of rows) {
      if (!bids) throw new Error('a league that bids has bids');
      const { safe, recommended, aggressive, curve, expectedSecondPrice } = bids;
      expect(place).toBeNull();
      expect(safe.dollars).toBeLessThanOrEqual(recommended.dollars);
      expect(recommended.dollars).toBeLessThanOrEqual(aggressive.dollars);
      expect(expectedSecondPrice).toBeLessThanOrEqual(recommended.dollars);
      expect(curve.at(-1)?.dollars).toBe(100);
      const chances = curve.map(({ winPercent }) => winPercent);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      for (const bid of [safe, recommended, aggressive]) expect(curve).toContainEqual(bid);
      expect(rivals).toHaveLength(3);
    }
    expect(rows.reduce((sum, { bids }) => sum + (bids?.recommended.dollars ?? 0), 0)).toBeLessThanOrEqual(100);
  });

  test('learn of the league’s own: where all bid much, the same bid wins less often', async () => {
    const quiet = await withLeague();
    const [first] = await quiet.available();
    const claims = Array.from({ length: 9 }, (_, at) => [
      claim(`won ${at}`, '2', 60),
      claim(`lost ${at}`, '3', 50, { outcome: 'lost' }),
      claim(`too ${at}`, '4', 45, { outcome: 'lost' }),
    ]).flat();
    const wild = await withLeague(2, {}, claims);
    const chanceIn = async ({ bidsFor }: typeof quiet) =>
      (await bidsFor([first?.id ?? '']))[0]?.bids?.curve.find(({ dollars }) => dollars >= 10)?.winPercent ?? Number.NaN;
    expect(await chanceIn(wild)).toBeLessThan(await chanceIn(quiet));
  });

  test('are never below the least one that the platform tells, whatever won before', async () => {
    const waivers = { kind: 'faab', budgetDollars: 100, leastBidDollars: 5 } as const;
    const cheap = Array.from({ length: 9 }, (_, at) => claim(`won ${at}`, '2', 1));
    const { available, bidsFor, token, userLeagueId } = await withLeague(2, { league: { waivers } }, cheap);
    const { userLeagueDetails } = await ask('listAvailablePlayers', { userLeagueId }, token);
    expect(userLeagueDetails.leastBid).toBe(5);
    const rows = await bidsFor((await available()).slice(0, 5).map(({ id }) => id));
    expect(rows).toHaveLength(5);
    for (const { bids } of rows) {
      expect(bids?.safe.dollars).toBeGreaterThanOrEqual(5);
      expect(bids?.curve[0]?.dollars).toBe(5);
    }
  });

  test('are from a dollar on where every bid that won was one, and the platform tells none', async () => {
    const told = Array.from({ length: 8 }, (_, at) => claim(`won ${at}`, '2', 1));
    const { available, bidsFor, token, userLeagueId } = await withLeague(2, {}, told);
    const [first] = await available();
    expect((await bidsFor([first?.id ?? '']))[0]?.bids?.curve[0]?.dollars).toBe(1);
    const { userLeagueDetails } = await ask('listAvailablePlayers', { userLeagueId }, token);
    expect(userLeagueDetails.leastBid).toBeNull();
  });

  test('of a team that has less than the least one are none', async () => {
    const { teams } = draftedLeague(edition, SEASON).picture.league;
    const broke = teams.map((team) => (team.teamId === '1' ? { ...team, faabLeftDollars: 3 } : team));
    const waivers = { kind: 'faab', budgetDollars: 100, leastBidDollars: 5 } as const;
    const { available, bidsFor } = await withLeague(2, { league: { teams: broke, waivers } });
    const [first] = await available();
    const [row] = await bidsFor([first?.id ?? '']);
    const none = { dollars: 0, winPercent: 0 };
    expect(row?.bids).toMatchObject({ safe: none, recommended: none, aggressive: none });
  });

  test('of a team that has nothing left are nothing', async () => {
    const { teams } = draftedLeague(edition, SEASON).picture.league;
    const broke = teams.map((team) => (team.teamId === '1' ? { ...team, faabLeftDollars: 0 } : team));
    const { available, bidsFor } = await withLeague(2, { league: { teams: broke } });
    const [first] = await available();
    const [row] = await bidsFor([first?.id ?? '']);
    expect(row?.bids).toMatchObject({ safe: { dollars: 0 }, recommended: { dollars: 0 }, aggressive: { dollars: 0 } });
  });

  test('of a purse without end are reckoned up to ten thousand dollars', async () => {
    const { teams } = draftedLeague(edition, SEASON).picture.league;
    const rich = teams.map((team) => ({ ...team, faabLeftDollars: 1e15 }));
    const { available, bidsFor } = await withLeague(2, { league: { teams: rich } });
    const [first] = await available();
    const [row] = await bidsFor([first?.id ?? '']);
    expect(row?.bids?.curve.at(-1)?.dollars).toBe(10_000);
  });

  test.each([2, 20])('are given in a league of %s teams', async (teams) => {
    const { available, bidsFor } = await withLeague(2, { teams });
    const rows = await available();
    expect((await bidsFor([rows[0]?.id ?? '']))[0]?.rivals).toHaveLength(Math.min(3, teams - 1));
  });

  test.each([
    ['best ball', { isBestBall: true }],
    ['points', { scoringMode: 'total-points' }],
    ['guillotine', { isElimination: true }],
  ] as const)('are given in leagues of %s', async (_, league) => {
    const { available, bidsFor } = await withLeague(2, { league });
    const [first] = await available();
    expect((await bidsFor([first?.id ?? '']))[0]?.bids).not.toBeNull();
  });

  test('are an order of claims where nobody bids: who brings most comes first', async () => {
    const { available, bidsFor } = await withLeague(2, {
      league: { waivers: { kind: 'priority', budgetDollars: null } },
    });
    const ids = (await available()).slice(0, 4).map(({ id }) => id);
    const rows = await bidsFor(ids.toReversed());
    expect(rows.every(({ bids }) => bids === null)).toBe(true);
    expect(rows.map(({ claim: place }) => place?.place)).toEqual([4, 3, 2, 1]);
  });

  test('are refused where free agents are anybody’s, and for whoever is not available', async () => {
    const none = await withLeague(2, { league: { waivers: { kind: 'none', budgetDollars: null } } });
    const input = { userLeagueId: none.userLeagueId, playerIDs: ['BUF'] };
    expect(refusal(await call('calculateFaab', input, none.token))).toBe('league-without-waivers');
    const { token, userLeagueId } = await withLeague();
    const taken = { userLeagueId, playerIDs: [rostered.id.id] };
    expect(refusal(await call('calculateFaab', taken, token))).toBe('invalid-parameters');
    expect(refusal(await call('calculateFaab', { userLeagueId, playerIDs: ['nobody'] }, token))).toBe(
      'invalid-parameters',
    );
  });

  test.each([0, 1] as const)('are locked at tier %s', async (tier) => {
    const { token, userLeagueId } = await withLeague(tier);
    expect(await ask('calculateFaab', { userLeagueId, playerIDs: ['BUF'] }, token)).toEqual({ faabTable: LOCK });
  });
});

describe('the history of transactions', () => {
  const told = [
    claim('a1', '2', 12),
    claim('a2', '3', 5, { outcome: 'lost' }),
    claim('a3', '1', null, { kind: 'free-agent' }),
  ];

  test('is open to everybody who is in the league, the newest first, page by page', async () => {
    const { token, userLeagueId } = await withLeague(0, {}, told);
    const first = await ask('listLeagueTransactions', { userLeagueId, limit: 2 }, token);
    expect(first.total).toBe(3);
    expect(first.items.map(({ id, bid, outcome }) => [id, bid, outcome])).toEqual([
      ['a3', null, 'done'],
      ['a2', 5, 'lost'],
    ]);
    const second = await ask('listLeagueTransactions', { userLeagueId, limit: 2, offset: 2 }, token);
    expect(second.items.map(({ id, week, moves }) => [id, week, moves[0]?.to?.teamName])).toEqual([
      ['a1', 8, 'Team 2'],
    ]);
  });

  test('is filtered by team, position and week', async () => {
    const { token, userLeagueId } = await withLeague(0, {}, told);
    const totalOf = async (more: object) =>
      (await ask('listLeagueTransactions', { userLeagueId, ...more }, token)).total;
    expect(await totalOf({ teamId: '2' })).toBe(1);
    expect(await totalOf({ rosterPosition: rostered.position ?? 'QB' })).toBe(3);
    expect(await totalOf({ rosterPosition: rostered.position === 'K' ? 'QB' : 'K' })).toBe(0);
    expect(await totalOf({ week: 7 })).toBe(0);
    expect(refusal(await call('listLeagueTransactions', { userLeagueId, teamId: '99' }, token))).toBe(
      'team-not-in-league',
    );
  });

  test('names the picks of a trade, and counts a trade of picks alone as one of the team that gets them', async () => {
    const traded = claim('a4', '2', null, {
      ...{ kind: 'trade', moves: [] },
      picks: [{ season: SEASON + 1, round: 2, originalTeamId: '1', teamId: '3' }],
    });
    const { token, userLeagueId } = await withLeague(0, {}, [...told, traded]);
    const { items } = await ask('listLeagueTransactions', { userLeagueId, teamId: '3', limit: 1 }, token);
    expect(items.map(({ id, picks }) => [id, picks])).toEqual([
      ['a4', [{ season: SEASON + 1, round: 2, originalTeamName: 'Team 1', to: { id: '3', teamName: 'Team 3' } }]],
    ]);
  });

  test('stays open when the season is over', async () => {
    const { token, userLeagueId } = await withLeague(0, { league: { status: 'completed' } }, told);
    expect((await ask('listLeagueTransactions', { userLeagueId }, token)).total).toBe(3);
  });
});
