// An order, a filter and a total reveal the figures that they were made from. A reader who may not see projections is
// told the same, byte for byte, whatever the projections are.
import type { Edition } from '@pylon/almanac/editions/edition';
import { HOUSE_EXPERTS } from '@pylon/almanac/house/consensus/experts';
import type { CallName } from '@pylon/contract/calls';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { isLocked } from '@pylon/contract/plans/tiers';
import { STAT_KEYS } from '@pylon/engine/scoring/stat-keys';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from './testing/sample-edition.ts';
import type { Input, TestServer } from './testing/test-server.ts';
import { testServer } from './testing/test-server.ts';

/**
 * The same edition with other projections: every player's amounts and opponents times a factor of their own.
 *
 * @param whose the house's alone, or what others published too
 */
function withOtherProjections(edition: Edition, whose: 'house' | 'everybody'): Edition {
  const changed = <T extends { readonly length: number; readonly column: object }>(table: T): T => {
    const column: Record<string, unknown> = { ...table.column };
    for (const key of [...STAT_KEYS, 'scheduleRatio']) {
      const amounts = column[key];
      if (!(amounts instanceof Float64Array || amounts instanceof Float32Array)) continue;
      column[key] = Float64Array.from(amounts, (amount, row) => amount * (0.2 + ((row * 7919) % 97) / 30));
    }
    return { ...table, column };
  };
  const { tables } = edition;
  return {
    ...edition,
    tables: {
      ...tables,
      houseProjections: changed(tables.houseProjections),
      ...(whose === 'everybody' ? { projections: changed(tables.projections) } : {}),
    },
  };
}

const sample = sampleEdition();
const as = await testServer({ edition: sample, now: SAMPLE_NOW });
const other = await testServer({ edition: withOtherProjections(sample, 'everybody'), now: SAMPLE_NOW });
const otherHouse = await testServer({ edition: withOtherProjections(sample, 'house'), now: SAMPLE_NOW });
const both = async <N extends CallName>(name: N, input: Input<N>, tier?: 1 | 2, than = other) => {
  const told = async (server: TestServer) => server.ask(name, input, tier && (await server.arrive({ tier })));
  return [await told(as), await told(than)] as const;
};
const OTHER_LEAGUE = toLeagueConfig({
  teams: 10,
  budgetDollars: 300,
  slots: { ...DEFAULT_LEAGUE.slots, WR: 2, K: 0 },
});
const base = { seasonId: '2025', scoringSystemId: '1', limit: 1000 };

describe('to a visitor other projections make no difference', () => {
  test.each([
    ['of the season', {}],
    ['of the season, as experts rank whom the caller chose', { expertIds: ['market', 'consensus'] }],
    ['of a position', { rosterPositions: ['RB'] as 'RB'[] }],
    ['by tiers', { orderBy: '-tier' }],
    ['of the rest of the season', { expertRankingPeriod: 'RestOfSeason' as const }],
    ['of a week that nobody has ranked', { expertRankingPeriod: 'Weekly' as const, week: 14 }],
  ])('to the rankings %s', async (_name, more) => {
    const [one, two] = await both('listRankings', { ...base, ...more });
    expect(two).toEqual(one);
    expect(one.playerExpertRanking.length).toBeGreaterThan(20);
  });

  test('of the house, to the rankings of the week, whose order is that of published ones', async () => {
    const week = { ...base, expertRankingPeriod: 'Weekly' as const };
    const [one, two] = await both('listRankings', week, undefined, otherHouse);
    expect(two).toEqual(one);
    expect(one.playerExpertRanking.length).toBeGreaterThan(20);
  });

  test.each([
    ['of everybody', {}],
    ['of a position, as an expert values it', { rosterPositions: ['WR'] as 'WR'[], orderBy: '-market' }],
    ['in a league with other money', { footballScoringLeagueConfig: OTHER_LEAGUE }],
    ['of the rest of the season', { expertRankingPeriod: 'RestOfSeason' as const }],
  ])('to auction values %s', async (_name, more) => {
    const [one, two] = await both('listAuctions', { ...base, ...more });
    expect(two).toEqual(one);
    expect(one.playerAuction.length).toBeGreaterThan(20);
  });

  test('to players’ cards', async () => {
    const { playerExpertRanking: rows } = await as.ask('listRankings', { ...base, limit: 10 });
    for (const { athlete } of rows) {
      const [one, two] = await both('getPlayerCard', { ...base, playerId: athlete?.id ?? '' });
      expect(two).toEqual(one);
    }
  });

  test('to average draft positions and who moved', async () => {
    const [one, two] = await both('listAdps', { seasonId: '2025', limit: 1000 });
    expect(two).toEqual(one);
    const [moves, others] = await both('listAdpMovers', { seasonId: '2025' });
    expect(others).toEqual(moves);
  });
});

describe('the projections below the open rows', () => {
  const idOf = ({ athlete, team }: { athlete: { id: string } | null; team: { id: string } | null }) =>
    athlete?.id ?? team?.id ?? '';

  test.each(['-projectedFantasyPoints', 'rank', 'athleteName', '-rushingYards'])(
    'stand in the same order whatever they are, sorted by %s',
    async (orderBy) => {
      for (const tier of [undefined, 1] as const) {
        // page by page: a longer answer tells of fifteen of them only
        const pages = await Promise.all(
          Array.from({ length: 8 }, (_, page) =>
            both('listProjections', { ...base, orderBy, limit: 15, offset: 15 * page }, tier),
          ),
        );
        const [one, two] = [0, 1].map((which) => pages.flatMap((page) => page[which]?.playerProjections ?? []));
        const open = new Set([...(one ?? []), ...(two ?? [])].filter(({ rank }) => !isLocked(rank)).map(idOf));
        const locked = (rows: typeof one) => rows?.map(idOf).filter((id) => !open.has(id)) ?? [];
        expect(open.size).toBeLessThanOrEqual(10);
        expect(locked(two).length).toBeGreaterThan(100);
        // where one has an open row more, its pages end one locked row sooner
        expect(locked(two).slice(0, 100)).toEqual(locked(one).slice(0, 100));
      }
    },
  );

  test('are five, and neither a search nor a team nor another order opens one more', async () => {
    const open = async (more: object) =>
      (await as.ask('listProjections', { ...base, rosterPositions: ['QB'], ...more })).playerProjections
        .filter(({ stats }) => !isLocked(stats))
        .map(idOf);
    const five = await open({});
    expect(five).toHaveLength(5);
    for (const more of [{ orderBy: 'projectedFantasyPoints' }, { orderBy: '-athleteName' }, { offset: 5 }]) {
      expect(five).toEqual(expect.arrayContaining(await open(more)));
    }
    const { playerProjections: rows } = await as.ask('listProjections', { ...base, rosterPositions: ['QB'] });
    const sixth = rows[5]?.athlete;
    expect(await open({ searchText: sixth?.fullName })).toEqual([]);
    expect(five).toEqual(expect.arrayContaining(await open({ teamId: sixth?.team })));
  });

  test('give nothing away by the scale of completions', async () => {
    const { passingCompletionPerValueRange: scale, playerProjections: rows } = await as.ask('listProjections', {
      ...base,
      rosterPositions: ['QB'],
    });
    const shares = rows.flatMap(({ stats }) =>
      isLocked(stats) ? [] : [(100 * (stats['passingCompletions'] ?? 0)) / (stats['passingAttempts'] ?? 1)],
    );
    expect(scale?.min).toBeCloseTo(Math.min(...shares), 0);
    expect(scale?.max).toBeCloseTo(Math.max(...shares), 0);
  });
});

test('the changed edition is another one to whoever sees its projections', async () => {
  const [one, two] = await both('listRankings', base, 1);
  expect(two.playerExpertRanking.map(({ points }) => points)).not.toEqual(
    one.playerExpertRanking.map(({ points }) => points),
  );
  for (const { slug } of HOUSE_EXPERTS.filter(({ tier }) => tier === 1)) {
    const ranks = (answer: typeof one) => answer.playerExpertRanking.map((row) => row.ranks[slug]);
    expect(ranks(one).some((rank) => typeof rank === 'number')).toBe(true);
    expect(ranks(two)).not.toEqual(ranks(one));
  }
});
