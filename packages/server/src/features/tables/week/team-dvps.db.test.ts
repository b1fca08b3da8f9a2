import { statLineAt } from '@pylon/almanac/read/stat-line-at';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRow } from '@pylon/almanac/testing/build-rows';
import { points } from '@pylon/engine/scoring/points';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { scoringById } from '../../../testing/scoring-by-id.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './team-dvps.rows.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = async (more: object = {}) =>
  (await server.ask('listTeamDvps', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

/** Points of the players of a position against a team, week by week, added up in the plainest way. */
function pointsAgainst(teamId: string, position: 'QB' | 'RB', scoring: string) {
  const { column, length } = edition.tables.statWeeks;
  const weeks = new Map<number, number>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== 2025 || column.seasonType[row] !== 'REG' || column.opponentId[row] !== teamId) continue;
    const isOne = edition.indexes.positionOf(column.entityId[row] ?? '', 2025) === position;
    const more = isOne ? points(statLineAt(edition.tables.statWeeks, row), position, scoringById(scoring).settings) : 0;
    weeks.set(column.week[row] ?? 0, (weeks.get(column.week[row] ?? 0) ?? 0) + more);
  }
  return [...weeks].sort(([one], [other]) => one - other).map(([, sum]) => sum);
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('points allowed are those of every box score against the team, in the scoring and the games asked for', async () => {
  for (const [scoring, games, last] of [
    ['1', 'season', 18],
    ['2', 'last4', 4],
    ['3', 'last8', 8],
  ] as const) {
    const told = await asked({ scoringSystemId: scoring, games });
    expect(told).toHaveLength(32);
    for (const { team, played, qb, rb } of told) {
      const allowed = (position: 'QB' | 'RB') => pointsAgainst(team?.id ?? '', position, scoring).slice(-last);
      expect(played).toBe(allowed('QB').length);
      expect(qb).toBeCloseTo(meanOf(allowed('QB')), 1);
      expect(rb).toBeCloseTo(meanOf(allowed('RB')), 1);
    }
  }
});

test('places run from the most allowed to the least, also of adjusted figures', async () => {
  for (const figures of ['allowed', 'adjusted']) {
    const told = await asked({ figures, orderBy: 'wrPlace' });
    expect(told[0]?.wrPlace).toBe(1);
    const values = told.map(({ wr }) => Number(wr));
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  }
});

describe('an invented league', () => {
  const game = (week: number, teamId: string, opponentId: string, rushingYards: number) =>
    buildRow('statWeeks', {
      ...{ season: 2025, seasonType: 'REG', week, teamId, opponentId, rushingYards },
      entityId: `runner of ${teamId}`,
    });
  const invented = buildTestEdition({
    players: ['AA', 'BB', 'CC'].map((team) => buildRow('players', { playerId: `runner of ${team}`, position: 'RB' })),
    statWeeks: [game(1, 'AA', 'BB', 200), game(2, 'AA', 'CC', 100), game(1, 'BB', 'AA', 50), game(3, 'CC', 'BB', 20)],
  });
  const of = (teamId: string, choices: Partial<Parameters<typeof rows>[0]['choices']> = {}) =>
    rows({
      ...{ edition: invented, season: 2025, week: -1, scoring: scoringById('1') },
      choices: { games: 'season', figures: 'allowed', ...choices },
    }).find(({ entityId }) => entityId === teamId);

  test('a position that did nothing in a game allowed 0, and equals share a place', () => {
    expect(of('BB')).toMatchObject({ played: 2, rb: 11, rbPlace: 1, qb: 0, qbPlace: 1, k: 0 });
    expect(of('AA')).toMatchObject({ played: 1, rb: 5, rbPlace: 3, qbPlace: 1 });
  });

  test('adjusted figures lie nearer to the mean than those allowed, and who met the best runner is forgiven', () => {
    const [allowed, adjusted] = [of('BB'), of('BB', { figures: 'adjusted' })];
    expect(Number(adjusted?.rb)).toBeLessThan(Number(allowed?.rb));
    expect(Number(of('CC', { figures: 'adjusted' })?.rb)).toBeLessThan(10);
  });

  test('a season without games has no rows', () => {
    expect(
      rows({
        ...{ edition: invented, season: 2026, week: -1, scoring: scoringById('2') },
        choices: { games: 'season', figures: 'adjusted' },
      }),
    ).toEqual([]);
  });
});
