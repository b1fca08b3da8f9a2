import type { Edition } from '@pylon/almanac/editions/edition';
import type { CallName } from '@pylon/contract/calls';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { type Opened, opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const visitor = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await visitor.arrive({ tier: 2 });
const call = <N extends CallName>(name: N, input: Input<N>) => visitor.call(name, input, subscriber);
const ask = async <N extends CallName>(name: N, input: Input<N>) => opened(await visitor.ask(name, input, subscriber));
const { server } = visitor;
type Row = Opened<RankingRow>;
const base = { seasonId: '2025', scoringSystemId: '1' };
const all = { ...base, limit: 1000 };
const idOf = ({ athlete, team }: Row) => athlete?.id ?? team?.alias ?? '';
const positionOf = ({ athlete }: Row) => athlete?.position ?? 'DST';
/** An edition in which nobody has ranked a period. */
function withoutLists(edition: Edition, silent: 'weekly' | 'restOfSeason'): Edition {
  const { rankings, consensus } = edition.tables;
  const quiet = (period: string) => (period === silent ? 'nothing' : period);
  return {
    ...edition,
    id: `without ${silent}`,
    tables: {
      ...edition.tables,
      rankings: { ...rankings, column: { ...rankings.column, period: rankings.column.period.map(quiet) } },
      consensus: { ...consensus, column: { ...consensus.column, period: consensus.column.period.map(quiet) } },
    },
  };
}
const withoutWeekLists = (edition: Edition) => withoutLists(edition, 'weekly');
const isAscending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

test('the utilization score of the weeks before stands beside a rank, orders the table, and needs its plan', async () => {
  const input = { ...all, expertRankingPeriod: 'Weekly', week: 9, orderBy: '-utilizationScore' } as const;
  const { playerExpertRanking: rows } = await ask('listRankings', input);
  const scores = rows.flatMap(({ utilizationScore }) => (utilizationScore === null ? [] : [utilizationScore]));
  expect(scores.length).toBeGreaterThan(50);
  expect(isAscending(scores.toReversed())).toBe(true);
  expect(rows.filter((row) => positionOf(row) === 'QB').every((row) => row.utilizationScore === null)).toBe(true);
  const table = await ask('listUtilization', { seasonId: '2025', week: 8, limit: 1000 });
  const [first] = rows;
  const own = table.rows.find(({ athlete }) => athlete?.id === first?.athlete?.id);
  expect(own?.score).toBe(first?.utilizationScore);
  const lower = await visitor.arrive({ tier: 1 });
  expect(refusal(await visitor.call('listRankings', input, lower))).toBe('tier-required');
  const { playerExpertRanking: shown } = await visitor.ask('listRankings', { ...base }, lower);
  expect(shown[0]?.utilizationScore).toEqual({ locked: true, tier: 2 });
});

test("a week's opponent and lines are those of the card and of the DFS table, and a season has none", async () => {
  const input = { ...all, expertRankingPeriod: 'Weekly', week: 9 } as const;
  const { playerExpertRanking: rows } = await ask('listRankings', input);
  const daily = await ask('listDfsProjections', { seasonId: '2025', week: 9, limit: 1000 });
  const implied = new Map(daily.rows.map((row) => [row.athlete?.id ?? row.team?.alias, row.impliedPoints]));
  const told = rows.filter((row) => implied.has(idOf(row)));
  expect(told.length).toBeGreaterThan(100);
  for (const row of told) expect(row.impliedPoints).toBe(implied.get(idOf(row)));
  expect(told.some(({ impliedPoints }) => impliedPoints !== null)).toBe(true);
  for (const position of ['QB', 'RB', 'TE']) {
    const row = rows.find((one) => positionOf(one) === position && one.game);
    const { playerCard } = await ask('getPlayerCard', { ...base, playerId: row ? idOf(row) : '' });
    expect(row?.opponentRank).toBe(playerCard.gameLog.find(({ week }) => week === 9)?.opponentPlace);
    expect(row?.opponentRank).toBeGreaterThan(0);
  }
  const lower = await visitor.ask('listRankings', input, await visitor.arrive({ tier: 1 }));
  expect(lower.playerExpertRanking[0]?.opponentRank).toEqual({ locked: true, tier: 2 });
  const season = await ask('listRankings', all);
  expect(season.playerExpertRanking.every((row) => row.opponentRank === null && row.impliedPoints === null)).toBe(true);
});

test('a game of a week gone by is told to be over, and one to come is not', async () => {
  const weekly = { ...all, expertRankingPeriod: 'Weekly' } as const;
  for (const [week, isOver] of [
    [3, true],
    [10, undefined],
  ] as const) {
    const { playerExpertRanking: rows } = await ask('listRankings', { ...weekly, week });
    const told = rows.flatMap(({ game }) => (game ? [game.isOver] : []));
    expect(told.length).toBeGreaterThan(100);
    expect(new Set(told)).toEqual(new Set([isOver]));
  }
});

describe('the seasonal rankings', () => {
  test('open with fifteen rows by consensus, for anybody', async () => {
    const { playerExpertRanking: rows, experts, total } = await ask('listRankings', base);
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(total).toBeGreaterThan(200);
    expect(experts.slice(0, 4).map(({ id }) => id)).toEqual(['market', 'consensus', 'scout', 'opportunity']);
  });

  test('rank every position, kickers and defences included, and nobody twice', async () => {
    const { playerExpertRanking: rows, total } = await ask('listRankings', all);
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map(idOf)).size).toBe(total);
    expect([...new Set(rows.map(positionOf))].sort()).toEqual(['DST', 'K', 'QB', 'RB', 'TE', 'WR']);
  });

  test('have tiers that never fall from one row to the next, in a position as overall', async () => {
    const overall = await ask('listRankings', all);
    const receivers = await ask('listRankings', { ...all, rosterPositions: ['WR'] });
    for (const { playerExpertRanking: rows } of [overall, receivers]) {
      expect(isAscending(rows.map(({ tier }) => tier))).toBe(true);
      expect(rows.at(-1)?.tier).toBeGreaterThan(3);
    }
  });

  test('give floors below and ceilings above what is expected', async () => {
    const { playerExpertRanking: rows } = await ask('listRankings', { ...all, limit: 100 });
    const points = rows.flatMap((row) => row.points ?? []);
    expect(points.length).toBeGreaterThan(90);
    for (const { floor, expected, ceiling } of points) {
      expect(floor).toBeLessThan(expected);
      expect(ceiling).toBeGreaterThan(expected);
    }
  });

  test('value players so that all budgets are spent', async () => {
    const { playerExpertRanking: rows } = await ask('listRankings', all);
    const dollars = rows.reduce((sum, { auctionValue }) => sum + (auctionValue ?? 0), 0);
    expect(dollars).toBe(DEFAULT_LEAGUE.teams * DEFAULT_LEAGUE.budgetDollars);
  });

  test('name the best and the worst opinion and who holds it', async () => {
    const { playerExpertRanking: rows } = await ask('listRankings', base);
    for (const { best, worst, ranks } of rows) {
      expect(best && ranks[best.expertId]).toBe(best?.rank);
      expect(worst?.rank).toBeGreaterThanOrEqual(best?.rank ?? 0);
    }
  });
});

describe('scoring and league', () => {
  const receivers = async (scoringSystemId: string) =>
    (await ask('listRankings', { ...all, scoringSystemId, rosterPositions: ['WR'] })).playerExpertRanking;

  test('points follow the scoring: a receiver expects more where receptions count more', async () => {
    const [standard, ppr] = [await receivers('3'), await receivers('2')];
    const inPpr = new Map(ppr.map((row) => [idOf(row), row.points?.expected ?? 0]));
    const best = standard.filter(({ points }) => points && points.expected > 50);
    expect(best.length).toBeGreaterThan(20);
    for (const row of best) expect(inPpr.get(idOf(row))).toBeGreaterThan(row.points?.expected ?? 0);
  });

  test('a second quarterback makes quarterbacks worth more', async () => {
    const config = toLeagueConfig({ ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, QB: 2 } });
    const query = { ...base, rosterPositions: ['QB'] as const, orderBy: '-vorp', limit: 12 };
    const one = await ask('listRankings', { ...query, rosterPositions: ['QB'] });
    const two = await ask('listRankings', { ...query, rosterPositions: ['QB'], footballScoringLeagueConfig: config });
    const sum = (rows: readonly Row[]) => rows.reduce((total, { vorp }) => total + (vorp ?? 0), 0);
    expect(sum(two.playerExpertRanking)).toBeGreaterThan(sum(one.playerExpertRanking));
  });

  test('draft positions of a superflex league are those of superflex drafts', async () => {
    const [superflex, usual] = [
      await ask('listRankings', { ...base, scoringSystemId: '4', rosterPositions: ['QB'] }),
      await ask('listRankings', { ...base, rosterPositions: ['QB'] }),
    ];
    const earliest = (rows: readonly Row[]) => Math.min(...rows.flatMap(({ adp }) => adp ?? []));
    expect(earliest(superflex.playerExpertRanking)).toBeLessThan(earliest(usual.playerExpertRanking));
  });

  test('an impossible league is refused with the field that is wrong', async () => {
    const config = { ...toLeagueConfig(DEFAULT_LEAGUE), qbCount: 12 };
    const reply = await call('listRankings', { ...base, footballScoringLeagueConfig: config });
    expect(refusal(reply)).toBe('invalid-parameters');
    expect(reply.error?.fields).toHaveProperty(['footballScoringLeagueConfig.qbCount']);
  });
});

describe('choosing experts', () => {
  test('one expert alone makes their own list the ranking', async () => {
    const { experts, playerExpertRanking: rows } = await ask('listRankings', { ...base, expertIds: ['scout'] });
    expect(experts.map(({ id }) => id)).toEqual(['scout']);
    expect(rows.map(({ ranks }) => ranks['scout'])).toEqual(rows.map(({ rank }) => rank));
  });

  test('an expert without a list of the period leaves all of them', async () => {
    const some = await ask('listRankings', { ...base, expertIds: ['nobody-known'] });
    expect(some.experts.length).toBeGreaterThan(1);
  });
});

describe('weeks', () => {
  const weekly = { ...all, expertRankingPeriod: 'Weekly' } as const;

  test('without a week, the current one; with its game, and nobody on a bye', async () => {
    const { playerExpertRanking: rows } = await ask('listRankings', { ...weekly, rosterPositions: ['FLEX'] });
    expect(rows.length).toBeGreaterThan(100);
    for (const { game, byeWeek, points } of rows.filter((row) => row.points)) {
      expect(game?.week).toBe(9);
      expect(byeWeek).not.toBe(9);
      expect(points?.expected).toBeLessThan(60);
    }
    expect([...new Set(rows.map(positionOf))].sort()).toEqual(['RB', 'TE', 'WR']);
  });

  test('that nobody has ranked yet split into tiers where the value falls', async () => {
    const { playerExpertRanking: rows, experts } = await ask('listRankings', {
      ...weekly,
      week: 14,
      rosterPositions: ['RB'],
    });
    expect(experts.map(({ id }) => id)).toEqual(['scout', 'opportunity', 'ceiling', 'schedule', 'rookie']);
    const tiers = rows.map(({ tier }) => tier);
    expect(isAscending(tiers)).toBe(true);
    expect(tiers.filter((tier) => tier === 1).length).toBeLessThan(rows.length / 4);
    expect(new Set(tiers).size).toBeGreaterThan(3);
  });

  test('have no auction values and no drafts', async () => {
    const { playerExpertRanking: rows } = await ask('listRankings', weekly);
    expect(rows.every(({ auctionValue, adp }) => auctionValue === null && adp === null)).toBe(true);
  });

  test('the rest of the season has points between those of a week and of a season', async () => {
    const best = async (expertRankingPeriod: 'Weekly' | 'RestOfSeason' | 'Seasonal') =>
      (await ask('listRankings', { ...base, expertRankingPeriod, orderBy: '-projectedFantasyPoints', limit: 1 }))
        .playerExpertRanking[0]?.points?.expected ?? 0;
    const [week, rest, season] = [await best('Weekly'), await best('RestOfSeason'), await best('Seasonal')];
    expect(rest).toBeGreaterThan(week);
    expect(season).toBeGreaterThan(rest);
  });
});

describe('the order of a week that everybody may see', () => {
  const weekly = { ...base, expertRankingPeriod: 'Weekly' as const, rosterPositions: ['FLEX' as const] };
  const names = (rows: readonly { readonly athlete: { readonly id: string } | null }[]) =>
    rows.map(({ athlete }) => athlete?.id);

  test('follows published lists where there are some', async () => {
    const { basis, projectedBy, experts } = await visitor.ask('listRankings', weekly);
    expect({ basis, projectedBy }).toEqual({ basis: 'lists', projectedBy: ['ESPN', 'Sleeper'] });
    expect(experts.map(({ id }) => id)).toEqual(expect.arrayContaining(['market', 'consensus']));
  });

  test('is the consensus of published projections where nobody published a list, and no order of drafts', async () => {
    const unlisted = await testServer({ edition: withoutWeekLists(sampleEdition()), now: SAMPLE_NOW });
    const { basis, playerExpertRanking: rows } = await unlisted.ask('listRankings', weekly);
    expect(basis).toBe('projections');
    expect(rows.map(({ ranks }) => ranks['consensus'])).toEqual(rows.map(({ ranks }) => ranks['market']));
    const drafted = await unlisted.ask('listRankings', { ...base, rosterPositions: ['FLEX'] });
    expect(names(rows)).not.toEqual(names(drafted.playerExpertRanking));
    const paid = opened(await unlisted.ask('listRankings', weekly, await unlisted.arrive({ tier: 2 })));
    const points = paid.playerExpertRanking.map((row) => row.points?.expected ?? 0);
    const inOrder = points.filter((value, index) => index === 0 || value <= (points[index - 1] ?? 0) + 1.5);
    expect(inOrder.length).toBeGreaterThan(points.length * 0.9);
    expect(names(paid.playerExpertRanking)).toEqual(names(rows));
  });

  test('says so where it is that of the rest of the season, without those who rest', async () => {
    const far = await visitor.ask('listRankings', { ...weekly, week: 14 });
    expect(far.basis).toBe('restOfSeason');
    expect(far.playerExpertRanking.every(({ byeWeek }) => byeWeek !== 14)).toBe(true);
    const { basis } = await ask('listRankings', { ...weekly, week: 14 });
    expect(basis).toBe('scout');
  });

  test('says so where it is that of drafts', async () => {
    const silent = await testServer({
      edition: withoutLists(withoutWeekLists(sampleEdition()), 'restOfSeason'),
      now: SAMPLE_NOW,
    });
    const { basis } = await silent.ask('listRankings', { ...weekly, week: 14 });
    expect(basis).toBe('drafts');
  });
});

describe('order, filters and pages', () => {
  test.each(['adp', 'difference', 'projectedFantasyPoints', 'vorp', 'byeWeek', 'scout', 'tier', 'sd'])(
    '%s sorts up and down, and rows without a value come last either way',
    async (orderBy) => {
      const sortValue = (row: Row): number | null =>
        orderBy === 'scout'
          ? (row.ranks['scout'] ?? null)
          : orderBy === 'projectedFantasyPoints'
            ? (row.points?.expected ?? null)
            : (row[orderBy as 'adp' | 'difference' | 'vorp' | 'byeWeek' | 'tier' | 'sd'] ?? null);
      for (const sign of [1, -1]) {
        const { playerExpertRanking: rows } = await ask('listRankings', {
          ...all,
          orderBy: sign === 1 ? orderBy : `-${orderBy}`,
        });
        const values = rows.map(sortValue);
        const known = values.filter((value) => value !== null);
        expect(values.slice(0, known.length)).toEqual(known);
        expect(isAscending(known.map((value) => sign * value))).toBe(true);
      }
    },
  );

  test('pages follow each other without a gap', async () => {
    const [first, second, both] = await Promise.all([
      ask('listRankings', base),
      ask('listRankings', { ...base, offset: 15 }),
      ask('listRankings', { ...base, limit: 30 }),
    ]);
    expect([...first.playerExpertRanking, ...second.playerExpertRanking]).toEqual(both.playerExpertRanking);
  });

  test('a team and a part of a name find the player, who keeps their rank', async () => {
    const [somebody] = (await ask('listRankings', { ...base, offset: 40, limit: 1 })).playerExpertRanking;
    const found = await ask('listRankings', {
      ...base,
      teamId: somebody?.athlete?.team ?? null,
      searchText: somebody?.athlete?.lastName.toUpperCase() ?? null,
    });
    expect(found.playerExpertRanking).toContainEqual(somebody);
    expect(found.total).toBeLessThan(4);
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown season', { ...base, seasonId: '1999' }, 'season-not-found'],
    ['an unknown scoring', { ...base, scoringSystemId: '99' }, 'scoring-system-not-found'],
    ['an unknown column', { ...base, orderBy: 'shoeSize' }, 'invalid-parameters'],
    ['a name of every object', { ...base, orderBy: 'constructor' }, 'invalid-parameters'],
    ['too long a page', { ...base, limit: 1001 }, 'invalid-parameters'],
    ['a page before the first', { ...base, offset: -1 }, 'invalid-parameters'],
  ] as const)('%s is refused', async (_name, input, code) => {
    expect(refusal(await call('listRankings', input))).toBe(code);
  });

  test('a missing season is called missing', async () => {
    // @ts-expect-error seasonId is needed
    expect(refusal(await call('listRankings', { scoringSystemId: '1' }))).toBe('missing-parameters');
  });
});

test('the same question in other words is the same kept answer', async () => {
  const post = (payload: object) => server.inject({ method: 'POST', url: '/api/datatables/rankings', payload });
  const [plain, spelled] = await Promise.all([post(base), post({ limit: 15, ...base, expertIds: [] })]);
  expect(plain?.headers['etag']).toBe(spelled?.headers['etag']);
  expect(plain?.body).toBe(spelled?.body);
});

describe('a league below the plan that opens its values', () => {
  const asked = async (league: typeof DEFAULT_LEAGUE) => {
    const payload = { ...base, footballScoringLeagueConfig: toLeagueConfig(league) };
    return server.inject({ method: 'POST', url: '/api/datatables/rankings', payload });
  };
  const superflex = { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 } };

  test('makes no other answer: whoever invents leagues gets what is kept', async () => {
    const [one, other] = [
      await asked({ ...DEFAULT_LEAGUE, teams: 14 }),
      await asked({ ...DEFAULT_LEAGUE, budgetDollars: 201 }),
    ];
    expect(one.statusCode).toBe(200);
    expect(other.headers['etag']).toBe(one.headers['etag']);
  });

  test('still says which lists speak of it: those of two quarterbacks are others', async () => {
    const [one, two] = [await asked(DEFAULT_LEAGUE), await asked(superflex)];
    expect(two.headers['etag']).not.toBe(one.headers['etag']);
    const { playerExpertRanking: rows } = await visitor.ask('listRankings', {
      ...base,
      footballScoringLeagueConfig: toLeagueConfig(superflex),
    });
    const { playerExpertRanking: usual } = await visitor.ask('listRankings', base);
    const quarterbacks = (of: readonly { athlete: { position: string } | null }[]) =>
      of.filter(({ athlete }) => athlete?.position === 'QB').length;
    expect(quarterbacks(rows)).toBeGreaterThan(quarterbacks(usual));
  });
});
