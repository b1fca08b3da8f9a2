import { seededRandom } from '@pylon/engine/random/random';
import { describe, expect, it } from 'vitest';
import type { ChoiceSets } from './choice-sets.ts';
import { minimise } from './lbfgs.ts';
import { LAYOUT, negativeLogLikelihood, penalty } from './likelihood.ts';

/** Invented choices among eight candidates each. */
function inventedChoices(sets: number): ChoiceSets {
  const random = seededRandom('choices');
  const rows = sets * 8;
  return {
    sets,
    start: Int32Array.from({ length: sets + 1 }, (_, i) => i * 8),
    weight: Float64Array.from({ length: sets }, () => 0.5 + random.next()),
    chosen: Uint8Array.from({ length: sets }, () => random.nextInt(8)),
    turn: Uint16Array.from({ length: sets }, () => random.nextInt(216)),
    counts: Uint8Array.from({ length: sets * 4 }, () => random.nextInt(12)),
    recent: Uint8Array.from({ length: sets * 4 }, () => random.nextInt(3)),
    looseness: Float32Array.from({ length: sets }, () => random.next() - 0.5),
    position: Uint8Array.from({ length: rows }, () => random.nextInt(4)),
    flags: Uint8Array.from({ length: rows }, () => random.nextInt(64)),
    z: Float32Array.from({ length: rows }, () => 14 * random.next() - 6),
    outside: new Uint16Array(216),
  };
}

describe('the likelihood of choices', () => {
  it('has the gradient that small steps find', () => {
    const data = inventedChoices(40);
    const random = seededRandom('point');
    const point = Float64Array.from({ length: LAYOUT.size }, () => random.next() - 0.5);
    const total = (at: Float64Array, gradient: Float64Array) =>
      negativeLogLikelihood(data, at, gradient) + penalty(at, gradient, 0.01);
    const gradient = new Float64Array(LAYOUT.size);
    total(point, gradient);
    const scratch = new Float64Array(LAYOUT.size);
    for (let i = 0; i < LAYOUT.size; i += 7) {
      const step = 1e-5;
      const up = total(point.with(i, (point[i] ?? 0) + step), scratch);
      const down = total(point.with(i, (point[i] ?? 0) - step), scratch);
      expect(gradient[i]).toBeCloseTo((up - down) / (2 * step), 5);
    }
  });

  it('is that of a fair draw when every coefficient is 0', () => {
    const none = new Float64Array(LAYOUT.size);
    expect(negativeLogLikelihood(inventedChoices(30), none, none.slice())).toBeCloseTo(Math.log(8), 10);
  });
});

describe('the minimiser', () => {
  it('finds the bottom of a long, bent valley', () => {
    const valley = (point: Float64Array, gradient: Float64Array) => {
      const [x = 0, y = 0] = point;
      gradient[0] = -400 * x * (y - x * x) - 2 * (1 - x);
      gradient[1] = 200 * (y - x * x);
      return 100 * (y - x * x) ** 2 + (1 - x) ** 2;
    };
    const [x, y] = minimise(valley, Float64Array.of(-1.2, 1), { iterations: 500, tolerance: 1e-14 });
    expect(x).toBeCloseTo(1, 4);
    expect(y).toBeCloseTo(1, 4);
  });
});
