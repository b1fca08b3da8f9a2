import { describe, expect, it } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildRow, buildRows } from '../testing/build-rows.ts';
import { AGGREGATE, projectionLines, projectionProviders } from './projection-lines.ts';
import { rankingsOf } from './rankings-of.ts';

const ranking = (expert: string, asOf: string, entityId: string, rank: number) =>
  buildRow('rankings', { season: 2025, period: 'seasonal', format: 'ppr', expert, asOf, entityId, rank, tier: 1 });
const projection = (provider: string, asOf: string, rushingYards: number) =>
  buildRow('projections', { season: 2025, period: 'weekly', week: 1, provider, asOf, entityId: 'a', rushingYards });
const edition = buildTestEdition({
  ...buildRows({
    games: [
      {
        gameId: 'g',
        season: 2025,
        seasonType: 'REG',
        week: 1,
        kickoff: '2025-09-05T00:20:00Z',
        homeTeamId: 'AA',
        awayTeamId: 'BB',
      },
    ],
    players: [
      { playerId: 'a', position: 'RB', teamId: 'AA' },
      { playerId: 'b', position: 'RB', teamId: 'BB' },
    ],
  }),
  rankings: [
    ranking('zed', '2025-08-01', 'a', 1),
    ranking('zed', '2025-08-01', 'b', 2),
    ranking('zed', '2025-08-20', 'b', 1),
    ranking('zed', '2025-08-20', 'a', 2),
    ranking('ada', '2025-08-20', 'a', 1),
  ],
  projections: [
    projection('sleeper', '2025-08-28', 60),
    projection('sleeper', '2025-08-30', 80),
    projection('espn', '2025-08-30', 100),
  ],
});

describe('rankings', () => {
  const query = { season: 2025, period: 'seasonal', week: 0, format: 'ppr' };

  it("give the consensus with each publisher's newest place", () => {
    const rankings = rankingsOf(edition, query);
    expect(rankings.experts).toEqual([
      { slug: 'ada', asOf: '2025-08-20' },
      { slug: 'zed', asOf: '2025-08-20' },
    ]);
    expect(rankings.entities.map(({ entityId, rank }) => [entityId, rank])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(rankings.entities[0]).toMatchObject({
      best: { rank: 1, expert: 'ada' },
      worst: { rank: 2, expert: 'zed' },
      published: { ada: { rank: 1, positionRank: null, tier: 1 }, zed: { rank: 2, positionRank: null, tier: 1 } },
    });
    expect(rankings.entities[1]?.published).toEqual({ zed: { rank: 1, positionRank: null, tier: 1 } });
  });

  it('show published lists of an earlier day', () => {
    expect(rankingsOf(edition, { ...query, at: '2025-08-10' }).entities[0]?.published).toEqual({
      zed: { rank: 1, positionRank: null, tier: 1 },
    });
  });

  it('name no publisher of another format', () => {
    expect(rankingsOf(edition, { ...query, format: 'standard' })).toMatchObject({ experts: [], entities: [{}, {}] });
  });
});

describe('projection lines', () => {
  const query = { season: 2025, period: 'weekly', week: 1 } as const;

  it("are the house's mean, or one publisher's newest", () => {
    expect(projectionLines(edition, query)[0]).toMatchObject({
      entityId: 'a',
      line: { rushingYards: 90 },
      providers: ['espn', 'sleeper'],
    });
    expect(projectionLines(edition, query, 'sleeper')[0]).toMatchObject({
      line: { rushingYards: 80 },
      providers: ['sleeper'],
      games: 1,
    });
    expect(projectionLines(edition, query, AGGREGATE)).toEqual(projectionLines(edition, query));
  });

  it('have a floor and a ceiling whoever published them', () => {
    for (const provider of [AGGREGATE, 'espn']) {
      const [line] = projectionLines(edition, query, provider);
      expect(line?.floorRatio).toBeLessThan(1);
      expect(line?.ceilingRatio).toBeGreaterThan(1);
    }
  });

  it('name the publishers of a week', () => {
    expect(projectionProviders(edition, query)).toEqual(['espn', 'sleeper']);
    expect(projectionProviders(edition, { ...query, week: 2 })).toEqual([]);
  });
});
