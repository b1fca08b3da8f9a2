import { describe, expect, it } from 'vitest';
import { buildRow, buildRows } from '../../testing/build-rows.ts';
import { houseRows } from '../house-rows.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRST'];
const receivers = letters.map((letter) => ({ playerId: `wr-${letter}`, position: 'WR' }));
const backs = letters.map((letter) => ({ playerId: `rb-${letter}`, position: 'RB' }));
const players = [...receivers, ...backs, { playerId: 'k-A', position: 'K' }];
const games = [
  { gameId: 'g1', season: 2025, seasonType: 'REG', week: 1, kickoff: '2025-09-04T23:00:00Z' },
  { gameId: 'g2', season: 2025, seasonType: 'REG', week: 2, kickoff: '2025-09-11T23:00:00Z' },
];

/** A list in the order given. */
const list = (expert: string, order: readonly string[], given: object = {}) =>
  order.map((entityId, index) =>
    buildRow('rankings', {
      season: 2025,
      period: 'seasonal',
      format: 'ppr',
      expert,
      asOf: '2025-08-20',
      entityId,
      rank: index + 1,
      ...given,
    }),
  );
const market = (provider: string, order: readonly string[], given: object = {}) =>
  order.map((entityId, index) =>
    buildRow('adp', {
      season: 2025,
      provider,
      format: 'ppr',
      asOf: '2025-08-20',
      entityId,
      adp: index + 1.4,
      ...given,
    }),
  );
const mixed = letters.flatMap((letter) => [`wr-${letter}`, `rb-${letter}`]);

const consensusOf = (rows: Partial<ReturnType<typeof buildRows>>, asOf = '2025-08-25', format = 'ppr') =>
  houseRows({ ...buildRows({ players, games }), ...rows }, asOf).consensus.filter(
    (row) => row.format === format && row.season === 2025,
  );
const of = (rows: ReturnType<typeof consensusOf>, entityId: string) => rows.find((row) => row.entityId === entityId);

describe('the consensus', () => {
  it.each(['guillotine', 'dynasty-superflex', 'rookie'])('of a season is not made of %s drafts', (format) => {
    const rows = { adp: [...market('a', mixed), ...market('a', [...mixed].reverse(), { format })] };
    expect(consensusOf(rows, '2025-08-25', format)).toEqual([]);
    expect(of(consensusOf(rows), 'wr-A')?.rank).toBe(1);
  });

  it('is the mean of the lists, and the market is one of them however many providers it has', () => {
    const turned = ['rb-A', 'wr-A', ...mixed.slice(2)];
    const rows = consensusOf({
      rankings: list('one', mixed),
      adp: [...market('espn', turned), ...market('yahoo', turned), ...market('cbs', turned)],
    });
    expect(of(rows, 'wr-A')).toMatchObject({
      mean: 1.5,
      best: 1,
      worst: 2,
      bestExpert: 'one',
      worstExpert: 'market',
      voices: 2,
    });
    expect(rows.map((row) => row.rank).sort((a, b) => a - b)).toEqual(mixed.map((_, index) => index + 1));
  });

  it('numbers each position from 1 without gaps, in the order of ranks', () => {
    const rows = consensusOf({ rankings: list('one', mixed) });
    for (const position of ['wr', 'rb']) {
      const own = rows.filter((row) => row.entityId.startsWith(position)).sort((a, b) => a.rank - b.rank);
      expect(own.map((row) => row.positionRank)).toEqual(letters.map((_, index) => index + 1));
    }
  });

  it('has tiers that only ever rise by one down a position', () => {
    const rows = consensusOf({ rankings: list('one', mixed) }).filter((row) => row.entityId.startsWith('wr'));
    const tiers = rows.sort((a, b) => a.positionRank - b.positionRank).map((row) => row.tier);
    expect(tiers[0]).toBe(1);
    expect(new Set(tiers).size).toBeGreaterThan(1);
    for (const [index, tier] of tiers.entries())
      if (index > 0) expect([0, 1]).toContain(tier - (tiers[index - 1] ?? 0));
  });

  it('puts a player whom a list leaves out behind those it has', () => {
    const rows = consensusOf({
      rankings: [...list('one', ['wr-A', 'wr-B', 'wr-C']), ...list('two', ['wr-C', 'wr-B'])],
    });
    expect(of(rows, 'wr-A')?.mean).toBe(2);
    expect(of(rows, 'wr-A')?.voices).toBe(1);
    expect(of(rows, 'wr-B')?.mean).toBe(2);
  });

  it('does not punish a kicker for lists that know no kickers', () => {
    const rows = consensusOf({
      rankings: [...list('one', ['wr-A', 'k-A', 'wr-B']), ...list('two', ['wr-A', 'wr-B'])],
    });
    expect(of(rows, 'k-A')?.mean).toBe(2);
  });

  it("takes each publisher's newest list of the day, and none of a later day", () => {
    const rankings = [
      ...list('one', ['wr-A', 'wr-B'], { asOf: '2025-08-10' }),
      ...list('one', ['wr-B', 'wr-A'], { asOf: '2025-08-20' }),
      ...list('one', ['wr-A', 'wr-B'], { asOf: '2025-08-30' }),
    ];
    expect(of(consensusOf({ rankings }), 'wr-B')).toMatchObject({ rank: 1, asOf: '2025-08-20' });
    expect(of(consensusOf({ rankings }, '2025-08-15'), 'wr-B')).toMatchObject({ rank: 2, asOf: '2025-08-10' });
    expect(consensusOf({ rankings }, '2025-08-01')).toEqual([]);
  });

  it('of a season that is over is the one before its first game', () => {
    const rankings = [
      ...list('one', ['wr-A', 'wr-B'], { asOf: '2025-09-01' }),
      ...list('one', ['wr-B', 'wr-A'], { asOf: '2025-12-01' }),
    ];
    const statWeeks = buildRows({
      statWeeks: [{ season: 2025, seasonType: 'REG', week: 2, entityId: 'wr-A' }],
    }).statWeeks;
    const scored = buildRows({ games: games.map((game) => ({ ...game, homeScore: 1, awayScore: 0 })) }).games;
    expect(of(consensusOf({ rankings, statWeeks, games: scored }, '2026-01-20'), 'wr-A')?.rank).toBe(1);
    expect(of(consensusOf({ rankings }, '2025-12-20'), 'wr-A')?.rank).toBe(2);
  });

  it('leaves out lists that are long out of date', () => {
    const rankings = [...list('old', ['wr-B', 'wr-A'], { asOf: '2025-05-01' }), ...list('new', ['wr-A', 'wr-B'])];
    expect(of(consensusOf({ rankings }), 'wr-A')).toMatchObject({ rank: 1, voices: 1 });
  });

  it('speaks for formats that nobody publishes with the closest that somebody does', () => {
    const rows = consensusOf({ rankings: list('one', mixed) }, '2025-08-25', 'standard');
    expect(rows).toHaveLength(mixed.length);
    expect(consensusOf({ rankings: list('one', mixed) }, '2025-08-25', 'superflex')).toEqual([]);
  });

  it('ranks within positions where the lists do', () => {
    const weekly = { period: 'weekly', week: 3 };
    const rankings = [...list('one', ['wr-A', 'wr-B'], weekly), ...list('one', ['rb-A', 'rb-B'], weekly)];
    const rows = consensusOf({ rankings });
    expect(rows.map(({ entityId, rank, positionRank }) => [entityId, rank, positionRank])).toEqual([
      ['rb-A', 1, 1],
      ['rb-B', 2, 2],
      ['wr-A', 1, 1],
      ['wr-B', 2, 2],
    ]);
  });

  it('adds the scatter inside a published consensus to the scatter between lists', () => {
    const rankings = [...list('ecr', ['wr-A', 'wr-B'], { sd: 3, best: 1, worst: 9 }), ...list('two', ['wr-B', 'wr-A'])];
    expect(of(consensusOf({ rankings }), 'wr-A')).toMatchObject({ sd: 2.18, best: 1, worst: 9, worstExpert: 'ecr' });
  });
});
