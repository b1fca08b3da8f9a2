import { isLocked } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const edition = sampleEdition();
const server = await testServer({ edition, now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const asked = { seasonId: '2025', limit: 1000 };
const listed = (more: object = {}) => server.ask('listWeeklyGuillotine', { ...asked, ...more }, token);
const { rows } = await listed();

test('the table is of the next week unless one is asked for, with the projections of that week', async () => {
  expect(rows).toEqual((await listed({ week: 9 })).rows);
  expect(rows).not.toEqual((await listed({ week: 8 })).rows);
  const week = { ...asked, scoringSystemId: '1', week: 9, rosterPositions: ['FLEX', 'QB'], projectionPeriod: 'weekly' };
  const { playerProjections } = await server.ask('listProjections', week as never, token);
  const projected = new Map(playerProjections.map((row) => [row.athlete?.id, row]));
  expect(rows.length).toBeGreaterThan(100);
  for (const { athlete, points, floor, ceiling } of rows)
    expect(projected.get(athlete?.id)).toMatchObject({
      ...{ projectedFantasyPoints: points, floorFantasyPoints: floor, ceilingFantasyPoints: ceiling },
    });
});

test('a player meets the team that their own plays in the week: teams that rest have nobody', () => {
  const { column, length } = edition.tables.games;
  const games = Array.from({ length }, (_, row) => row).filter(
    (row) => column.season[row] === 2025 && column.week[row] === 9,
  );
  const met = new Map(
    games.flatMap((row) => {
      const [home, away] = [column.homeTeamId[row] ?? '', column.awayTeamId[row] ?? ''];
      return [
        [home, away],
        [away, `@${home}`],
      ] as const;
    }),
  );
  for (const { athlete, opponent } of rows) expect(opponent).toBe(met.get(athlete?.team ?? ''));
});

test('the fewer teams are left, the better is the wire, and the likelier a week worse than it', async () => {
  const [many, few] = await Promise.all([listed({ teams: '18' }), listed({ teams: '3' })]);
  const ofFew = new Map(few.rows.map((row) => [row.athlete?.id, row]));
  for (const { athlete, wire, underWire } of many.rows) {
    const other = ofFew.get(athlete?.id);
    expect(Number(other?.wire)).toBeGreaterThan(Number(wire));
    if (underWire !== null) expect(Number(other?.underWire)).toBeGreaterThanOrEqual(Number(underWire));
  }
});

test('a league has one team fewer each week: ten in week nine', async () => {
  expect(rows).toEqual((await listed({ teams: '10' })).rows);
});

test('a chance is told of everybody, 0 to 100, and smaller for more points at a position', () => {
  for (const [, of] of Map.groupBy(rows, ({ athlete }) => athlete?.position)) {
    const chances = of.map(({ underWire }) => underWire);
    expect(chances.every((chance) => Number(chance) >= 0 && Number(chance) <= 100)).toBe(true);
    expect(chances).not.toContain(null);
    expect(chances).toEqual([...chances].sort((one, other) => Number(one) - Number(other)));
  }
});

test('the utilization score is that of the table of scores', async () => {
  const scores = await server.ask('listUtilization', { ...asked, week: 8 }, token);
  const byId = new Map(scores.rows.map(({ athlete, score }) => [athlete?.id, score]));
  expect(rows.filter(({ utilization }) => utilization !== null).length).toBeGreaterThan(50);
  for (const { athlete, utilization } of rows) expect(utilization).toBe(byId.get(athlete?.id) ?? null);
});

test('tier 1 sees points and floors, not the chances and scores of tier 2', async () => {
  const one = await server.ask('listWeeklyGuillotine', asked, await server.arrive({ tier: 1 }));
  for (const row of one.rows)
    expect([row.points, row.underWire, row.utilization].map(isLocked)).toEqual([false, true, true]);
});
