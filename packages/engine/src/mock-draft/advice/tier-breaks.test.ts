import { describe, expect, it } from 'vitest';
import { buildPool, invented } from '../../testing/drafts.ts';
import { positionRuns } from './position-runs.ts';
import { tierAlerts, tierBreakOf, tierBreaks } from './tier-breaks.ts';

const pool = buildPool();
const taken = (...ids: string[]) => tierBreaks(pool, (id) => ids.includes(id));

describe('tier breaks', () => {
  it('count who is left of each tier', () => {
    const breaks = taken('WR-1', 'WR-3');
    expect(tierBreakOf(pool, breaks, invented('WR', 2))).toEqual({
      position: 'WR',
      tier: 1,
      undraftedCount: 3,
      totalCount: 5,
    });
    expect(breaks.reduce((sum, each) => sum + each.totalCount, 0)).toBe(pool.table.size);
    expect(tierBreakOf(pool, breaks, 'nobody' as never)).toBeNull();
  });

  it('warn of a tier that may be gone before the turn, and of no other', () => {
    const breaks = taken('WR-1', 'WR-2', 'WR-3', 'RB-1');
    expect(tierAlerts(breaks, 7).map((each) => each.position)).toEqual(['WR']);
    expect(tierAlerts(breaks, 1)).toEqual([]);
    expect(tierAlerts(breaks, 0)).toEqual([]);
  });
});

describe('position runs', () => {
  it('are four of the last eight picks', () => {
    expect(positionRuns(['RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'RB', 'QB', 'TE'])).toEqual([]);
    expect(positionRuns(['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'RB', 'WR'])).toEqual([
      { position: 'RB', count: 4, of: 8 },
      { position: 'WR', count: 4, of: 8 },
    ]);
  });

  it('leave kickers and defences out', () => {
    expect(positionRuns(['K', 'K', 'K', 'K', 'DST', 'DST', 'DST', 'DST'])).toEqual([]);
  });
});
