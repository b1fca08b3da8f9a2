import { describe, expect, it } from 'vitest';
import { addDays } from '../reading/eastern-time.ts';
import { keptDays } from './histories.ts';

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

describe('lists of which days stay', () => {
  const first = '2026-03-01';
  const eve = '2026-09-08';
  const all = daysFrom(first, 300);
  const today = all.at(-1) ?? '';
  const kept = [...keptDays(all, today, eve)].sort();

  it('the last eight days, one a week for eight weeks, one every four weeks before; first and closing list for good', () => {
    expect(kept.slice(-8)).toEqual(all.slice(-8));
    expect(kept).toContain(first);
    expect(kept).toContain(eve);
    expect(kept.length).toBeLessThan(14 + 12 + 9 + 2);
  });

  it('does not depend on how often lists were thinned in between', () => {
    let left: readonly string[] = [];
    for (const day of all) left = [...keptDays([...left, day], day, eve)];
    expect([...left].sort()).toEqual(kept);
  });

  it('nothing of a day to come', () => {
    expect([...keptDays(['2026-05-01', '2026-05-03'], '2026-05-02', undefined)]).toEqual(['2026-05-01']);
  });
});
