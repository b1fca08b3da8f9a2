import { describe, expect, it } from 'vitest';
import { buildPool, invented } from '../testing/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { type Judge, judgedPool, pointsByList, verdicts } from './judges.ts';
import { normalCuts } from './letter-grades.ts';

const pool = buildPool();
const { table } = pool;
const numberOf = (entityId: EntityId): number => table.numberOf.get(entityId) ?? -1;
const pointsOf = (points: Float64Array | null, entityId: EntityId) => points?.[numberOf(entityId)];

describe('judges', () => {
  it('hand out the points of a position in the order of their list', () => {
    const ranks = new Map([invented('RB', 3), invented('WR', 2), invented('RB', 1)].map((id, at) => [id, at + 1]));
    const points = pointsByList(pool, table.points, ranks);
    expect(pointsOf(points, invented('RB', 3))).toBe(pointsOf(table.points, invented('RB', 1)));
    expect(pointsOf(points, invented('RB', 1))).toBe(pointsOf(table.points, invented('RB', 2)));
    expect(pointsOf(points, invented('RB', 2))).toBe(pointsOf(table.points, invented('RB', 3)));
    expect(pointsOf(points, invented('QB', 1))).toBe(pointsOf(table.points, invented('QB', 1)));
    expect(pointsByList(pool, table.points, new Map())).toBeNull();
  });

  it('who decide make the points by which everything is judged: their mean, and nobody else has a say', () => {
    const judge = (id: string, factor: number, decides: boolean): Judge => ({
      id,
      decides,
      points: table.points.map((each) => each * factor),
    });
    const judged = judgedPool(pool, [judge('market', 0.8, true), judge('consensus', 1, true), judge('own', 5, false)]);
    expect(pointsOf(judged.table.points, invented('WR', 1))).toBeCloseTo(
      0.9 * (pointsOf(table.points, invented('WR', 1)) ?? 0),
      8,
    );
    expect(judgedPool(pool, [judge('own', 5, false)])).toBe(pool);
  });

  it('may differ about the same teams', () => {
    const [one, other] = [invented('RB', 1), invented('RB', 20)];
    const turned = table.points.slice();
    turned[numberOf(one)] = pointsOf(table.points, other) ?? 0;
    turned[numberOf(other)] = pointsOf(table.points, one) ?? 0;
    const judges: readonly Judge[] = [
      { id: 'market', points: table.points, decides: true },
      { id: 'contrarian', points: turned, decides: false },
    ];
    const teams = { leagueType: 'fantasy', rosters: [[numberOf(one)], [numberOf(other)]], kept: [[], []] } as const;
    const [market, contrarian] = verdicts(pool, judges, teams, normalCuts);
    expect(market?.letterGrades[0]).not.toBe(market?.letterGrades[1]);
    expect(contrarian?.letterGrades).toEqual(market?.letterGrades.toReversed());
  });
});
