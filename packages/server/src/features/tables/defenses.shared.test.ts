// Tables of defences and schedules on the real files, against what was published and what anybody can look up.
import type { Edition } from '@pylon/almanac/editions/edition';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { beforeAll, expect, test } from 'vitest';
import { adjustedAllowed, pointsAllowed } from '../../football/points-allowed.ts';
import { realEdition } from '../../testing/real-edition.ts';
import { scoringById } from '../../testing/scoring-by-id.ts';
import { rows as sosRows } from './week/sos.rows.ts';
import { rows as dvpRows } from './week/team-dvps.rows.ts';

const TIMEOUT_MS = 300_000;
const half = { week: -1, scoring: scoringById('1') } as const;
const season = { ...half, choices: { games: 'season', figures: 'allowed' } } as const;

describeShared('defences against positions', () => {
  let in2023: Edition;
  let since2025: Edition;
  beforeAll(async () => {
    in2023 = await realEdition('2024-03-01', [2023]);
    since2025 = await realEdition('2026-08-25', [2025, 2026]);
  }, TIMEOUT_MS);

  /** Who has a place, by position. */
  const placed = (edition: Edition, year: number, key: 'qb' | 'rb' | 'wr' | 'te' | 'k' | 'dst', place: number) =>
    dvpRows({ ...season, edition, season: year }).find((row) => row[`${key}Place`] === place)?.entityId;

  test('of 2023: Washington gave most to passers and Philadelphia most to receivers, the Jets least', () => {
    expect(placed(in2023, 2023, 'qb', 1)).toBe('WAS');
    expect(placed(in2023, 2023, 'wr', 1)).toBe('PHI');
    expect(placed(in2023, 2023, 'wr', 32)).toBe('NYJ');
  });

  test('of 2025: Dallas gave most to passers and receivers, Cincinnati most to tight ends', () => {
    expect(placed(since2025, 2025, 'qb', 1)).toBe('DAL');
    expect(placed(since2025, 2025, 'wr', 1)).toBe('DAL');
    expect(placed(since2025, 2025, 'te', 1)).toBe('CIN');
  });

  test('Denver allowed Achane 51.3 and Mostert 45.2 points in the third week of 2023', () => {
    const backs = pointsAllowed(in2023, 2023, scoringById('2'), ['RB']).games.get('DEN');
    expect(backs?.find(({ week }) => week === 3)?.amount).toBeGreaterThanOrEqual(51.3 + 45.2);
  });

  test('every team played 17 games, and what is adjusted is about the same in all', () => {
    for (const [edition, year] of [
      [in2023, 2023],
      [since2025, 2025],
    ] as const) {
      const told = dvpRows({ ...season, edition, season: year });
      expect(told.map(({ played }) => played)).toEqual(Array.from({ length: 32 }, () => 17));
      for (const position of POSITIONS) {
        const allowed = pointsAllowed(edition, year, scoringById('1'), [position]);
        const adjusted = [...allowed.games.keys()].map((team) => adjustedAllowed(allowed, team, null) ?? 0);
        const mean = adjusted.reduce((sum, value) => sum + value, 0) / 32;
        expect(Math.abs(mean - allowed.sides.mean), position).toBeLessThan(0.1);
      }
    }
  });

  test('before 2026 begins, schedules are those of the league’s plan and are told by 2025', () => {
    const told = sosRows({
      ...{ edition: since2025, season: 2026, ...half, choices: { fromWeek: '0', throughWeek: '17' } },
      positions: ['WR'],
    });
    expect(told).toHaveLength(32);
    const { column, length } = since2025.tables.games;
    for (const { entityId, opponents, basis } of told) {
      expect(basis).toBe('2025 season');
      const planned = Array.from({ length }, (_, row) => row).flatMap((row) => {
        const [home, away] = [column.homeTeamId[row] ?? '', column.awayTeamId[row] ?? ''];
        const isOne = column.season[row] === 2026 && column.seasonType[row] === 'REG' && (column.week[row] ?? 0) <= 17;
        return isOne && [home, away].includes(entityId)
          ? [`${column.week[row]} ${home === entityId ? away : home}`]
          : [];
      });
      const named = typeof opponents === 'function' ? [] : opponents;
      expect(
        named
          .filter(({ opponent }) => opponent !== null)
          .map(({ week, opponent }) => `${week} ${opponent}`)
          .sort(),
      ).toEqual(planned.sort());
      expect(named).toHaveLength(17);
    }
  });
});
