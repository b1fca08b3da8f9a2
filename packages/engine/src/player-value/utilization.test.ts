import { describe, expect, it } from 'vitest';
import { UTILIZATION } from './utilization.data.ts';
import { UTILIZATION_PARTS, UTILIZED_POSITIONS } from './utilization.shape.ts';
import { type UtilizationParts, utilizationScore } from './utilization.ts';

const NOTHING: UtilizationParts = { targetShare: 0, carryShare: 0, airYardsShare: 0, snapShare: 0, points: 0 };
const EVERYTHING: UtilizationParts = { targetShare: 1, carryShare: 1, airYardsShare: 1, snapShare: 1, points: 30 };

describe.each(UTILIZED_POSITIONS)('the utilization score of a %s', (position) => {
  it('is 0 for nothing and 100 for everything', () => {
    expect(utilizationScore(position, NOTHING)).toBe(0);
    expect(utilizationScore(position, EVERYTHING)).toBe(100);
  });

  it('never falls when any part grows', () => {
    for (const part of UTILIZATION_PARTS) {
      const scores = Array.from({ length: 21 }, (_, at) =>
        utilizationScore(position, { ...NOTHING, snapShare: 0.5, targetShare: 0.1, [part]: at / 20 }),
      );
      expect(scores, part).toEqual(scores.toSorted((one, other) => one - other));
    }
  });

  it('has a scale that only rises, from nothing on', () => {
    const { base, scale } = UTILIZATION[position];
    expect(scale).toHaveLength(11);
    expect(scale[0]).toBe(base);
    expect(scale).toEqual([...new Set(scale)].toSorted((one, other) => one - other));
  });

  it('takes yards thrown behind the line as none', () => {
    const some = { ...NOTHING, targetShare: 0.1, snapShare: 0.6 };
    expect(utilizationScore(position, { ...some, airYardsShare: -0.2 })).toBe(utilizationScore(position, some));
  });
});

it('stands on a knot of the scale at its tens, and half-way between two at their middle', () => {
  const { base, parts, scale } = UTILIZATION.TE;
  const scoreAt = (points: number) =>
    utilizationScore('TE', { ...NOTHING, targetShare: (points - base) / parts.targetShare });
  expect(scoreAt(scale[6] ?? 0)).toBeCloseTo(60, 6);
  expect(scoreAt(((scale[6] ?? 0) + (scale[7] ?? 0)) / 2)).toBeCloseTo(65, 6);
});
