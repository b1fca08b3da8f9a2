import { describe, expect, it } from 'vitest';
import { buildPool, invented, leagueOf } from '../testing/drafts.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { depthWeight, rosterValue } from './depth-weights.ts';

const rowOf = (position: (typeof POSITIONS)[number], pool = buildPool()) => [
  ...(pool.weights[POSITIONS.indexOf(position)] ?? []),
];

describe('depth weights', () => {
  it('fall with depth and stay between 0 and 1', () => {
    for (const position of POSITIONS) {
      const row = rowOf(position);
      expect(row.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
      expect(row).toEqual(row.toSorted((x, y) => y - x));
    }
  });

  it('come near those of the research table in the standard league', () => {
    // RB 1, 1, .65, .4; WR 1, 1, 1, .65, .4; the research league's, by hand and season simulation.
    const [rb1, rb2, rb3] = rowOf('RB');
    const [wr1, , wr3, wr4] = rowOf('WR');
    expect(rb1).toBeGreaterThan(0.9);
    expect(rb2).toBeGreaterThan(0.8);
    expect(Math.abs((rb3 ?? 0) - 0.65)).toBeLessThan(0.05);
    expect(wr1).toBeGreaterThan(0.95);
    expect(wr3).toBeGreaterThan(0.7);
    expect(Math.abs((wr4 ?? 0) - 0.65)).toBeLessThan(0.1);
  });

  it('make a second quarterback a starter where there is a superflex', () => {
    const superflex = buildPool(leagueOf({ slots: { SUPERFLEX: 1 } }));
    expect(rowOf('QB')[1]).toBeLessThan(0.5);
    expect(rowOf('QB', superflex)[1]).toBeGreaterThan(0.7);
  });

  it('are nothing for a position that no slot takes', () => {
    const pool = buildPool(leagueOf({ slots: { K: 0 } }));
    expect(rowOf('K', pool)).toEqual([]);
    expect(depthWeight(pool.weights, POSITIONS.indexOf('K'), 0)).toBe(0);
  });

  it('value a roster by its order, not by when players were picked', () => {
    const pool = buildPool();
    const players = [invented('RB', 9), invented('RB', 2), invented('QB', 1)].map(
      (id) => pool.table.numberOf.get(id) ?? 0,
    );
    const value = rosterValue(pool.table, pool.weights, players);
    expect(rosterValue(pool.table, pool.weights, players.toReversed())).toBeCloseTo(value, 9);
    const worth = players.map(
      (player, i) => depthWeight(pool.weights, i === 2 ? 0 : 1, i === 0 ? 1 : 0) * (pool.table.points[player] ?? 0),
    );
    expect(value).toBeCloseTo(
      worth.reduce((sum, each) => sum + each, 0),
      6,
    );
  });
});
