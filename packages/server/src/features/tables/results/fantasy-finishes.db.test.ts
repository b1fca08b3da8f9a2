import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRow } from '@pylon/almanac/testing/build-rows';
import { points, roundPoints } from '@pylon/engine/scoring/points';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { baseScoring, everybodysSystems } from '../../../wire/scoring-system.ts';
import { rows } from './fantasy-finishes.rows.ts';

const edition = sampleEdition();
const season = 2025;

test.each(everybodysSystems().slice(0, 3))(
  'weeks in $name are those that box scores give, recomputed plainly',
  async (scoring) => {
    const { statWeeks } = edition.tables;
    const games = Array.from({ length: statWeeks.length }, (_, row) => row)
      .filter((row) => statWeeks.column.season[row] === season && statWeeks.column.seasonType[row] === 'REG')
      .flatMap((row) => {
        const entityId = statWeeks.column.entityId[row] ?? '';
        const position = edition.indexes.positionOf(entityId, season) ?? '';
        if (!isPosition(position)) return [];
        const scored = roundPoints(points(statLineAt(statWeeks, row), position, scoring.settings));
        return [{ entityId, position, week: statWeeks.column.week[row], scored }];
      });
    const placed = games.map((game) => ({
      ...game,
      place:
        1 +
        games.filter(
          ({ week, position, scored }) => week === game.week && position === game.position && scored > game.scored,
        ).length,
    }));
    const told = rows({ edition, season, week: -1, choices: {}, scoring });
    expect(told.length).toBe(new Set(games.map(({ entityId }) => entityId)).size);
    for (const row of told) {
      const own = placed.filter(({ entityId }) => entityId === row.entityId).map(({ place }) => place);
      const between = (from: number, to: number) => own.filter((place) => place >= from && place <= to).length;
      expect([row.games, row.firsts, row.seconds, row.best, row.worst]).toEqual([
        own.length,
        between(1, 12),
        between(13, 24),
        Math.min(...own),
        Math.max(...own),
      ]);
    }
  },
);

test('equals share a place, a bye is no game, and a quarterback has no third place', () => {
  const line = { season, seasonType: 'REG', teamId: 'BUF', opponentId: 'NYJ' };
  const game = (entityId: string, week: number, rushingYards: number) =>
    buildRow('statWeeks', { ...line, entityId, week, rushingYards });
  const quarterbacks = Array.from({ length: 25 }, (_, index) => `qb${String(index).padStart(2, '0')}`);
  const told = rows({
    edition: buildTestEdition({
      players: quarterbacks.map((playerId) => buildRow('players', { playerId, position: 'QB' })),
      // the twelfth and the thirteenth are equals, and so are their seasons; nobody but the first two plays in week 2
      statWeeks: [
        ...quarterbacks.map((id, index) => game(id, 1, 300 - 10 * (index === 12 ? 11 : index))),
        game('qb00', 2, 10),
        game('qb01', 2, 20),
      ],
    }),
    ...{ season, week: -1, choices: {}, scoring: baseScoring('1') as NonNullable<ReturnType<typeof baseScoring>> },
  });
  const of = (id: string) => told.find(({ entityId }) => entityId === id);
  const placed = { games: 1, firsts: 1, seconds: 0, thirds: null, others: 0, best: 12, finish: 12 };
  expect(of('qb11')).toMatchObject(placed);
  expect(of('qb12')).toMatchObject(placed);
  expect(of('qb13')).toMatchObject({ firsts: 0, seconds: 1, best: 14, starterPercent: 0 });
  expect(of('qb24')).toMatchObject({ seconds: 0, others: 1, best: 25 });
  expect(of('qb00')).toMatchObject({ games: 2, firsts: 2, topThree: 2, best: 1, bestWeek: 1, worst: 2, median: 1.5 });
  expect(of('qb01')).toMatchObject({ games: 2, best: 1, bestWeek: 2 });
});

test('finishes are everybody’s; points of single weeks open with game logs', async () => {
  const server = await testServer({ edition, now: SAMPLE_NOW });
  const input = { seasonId: '2025', limit: 1 };
  const [told] = (await server.ask('listFantasyFinishes', input)).rows;
  expect(told).toMatchObject({ bestPoints: { locked: true }, deviation: { locked: true } });
  expect(told?.firsts).toBeGreaterThan(2);
});
