import { expect, test } from 'vitest';
import { describeShared } from '../../packages/engine/src/testing/shared-data.ts';
import { toldWeeks, underShare } from './judge.ts';

describeShared('the chance of a bad week in 2025', () => {
  const rows = toldWeeks(2025);
  const meanChance = (of: typeof rows) => of.reduce((sum, { chance }) => sum + chance, 0) / of.length;

  test.each(['QB', 'RB', 'WR', 'TE'])('is for %s what happened, to within .03', (position) => {
    const own = rows.filter((row) => row.position === position);
    expect(Math.abs(meanChance(own) - underShare(own))).toBeLessThan(0.03);
  });

  test('rises from nearly never to more often than not, as what happened does', () => {
    const sorted = rows.toSorted((a, b) => a.chance - b.chance);
    const tenth = Math.floor(sorted.length / 10);
    for (const [group, least, most] of [
      [sorted.slice(0, tenth), 0, 0.1],
      [sorted.slice(-tenth), 0.5, 0.7],
    ] as const)
      for (const share of [meanChance(group), underShare(group)]) {
        expect(share).toBeGreaterThanOrEqual(least);
        expect(share).toBeLessThan(most);
      }
  });
});
