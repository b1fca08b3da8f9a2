import { describe, expect, it } from 'vitest';
import { emptyRows } from '../../tables/all.ts';
import { addDays } from '../reading/eastern-time.ts';
import { dropToldBesideOwn, keptDays } from './histories.ts';

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));

describe('lists of which days stay', () => {
  const first = '2026-03-01';
  const eve = '2026-09-08';
  const all = daysFrom(first, 300);
  const today = all.at(-1) ?? '';
  const kept = [...keptDays(all, today, [eve])].sort();

  it('the last eight days, one a week for eight weeks, one every four weeks before; first and closing list for good', () => {
    expect(kept.slice(-8)).toEqual(all.slice(-8));
    expect(kept).toContain(first);
    expect(kept).toContain(eve);
    expect(kept.length).toBeLessThan(14 + 12 + 9 + 2);
  });

  it('does not depend on how often lists were thinned in between', () => {
    let left: readonly string[] = [];
    for (const day of all) left = [...keptDays([...left, day], day, [eve])];
    expect([...left].sort()).toEqual(kept);
  });

  it('nothing of a day to come', () => {
    expect([...keptDays(['2026-05-01', '2026-05-03'], '2026-05-02', [])]).toEqual(['2026-05-01']);
  });

  it('the last before each day of a week’s games for good, however long ago', () => {
    const [thursday, sunday] = ['2026-03-19', '2026-03-22'];
    const eves = [addDays(thursday, -1), addDays(sunday, -1)];
    const said = ['2026-03-17', '2026-03-18', '2026-03-20', '2026-03-21', '2026-03-22'];
    const left = keptDays(said, '2027-01-10', eves);
    for (const day of ['2026-03-18', '2026-03-21']) expect(left).toContain(day);
    expect(left).not.toContain('2026-03-20');
  });
});

describe('what a source tells of another site', () => {
  const row = (provider: string, asOf: string, toldBy: string | null, format = 'ppr') => ({
    ...{ season: 2026, provider, format, asOf, toldBy, entityId: 'a player' as never, adp: 12 },
    ...{ high: null, low: null, stdev: null, timesDrafted: null, teams: null },
  });
  const left = (...adp: ReturnType<typeof row>[]) => {
    const rows = { ...emptyRows(), adp };
    dropToldBesideOwn(rows);
    return rows.adp.map(({ provider, asOf, toldBy }) => `${provider} ${asOf} ${toldBy ?? 'itself'}`);
  };

  it('gives way to what the site says of itself within the week before, or since', () => {
    expect(
      left(
        row('ffpc', '2026-08-20', null),
        row('ffpc', '2026-08-18', 'rotowire'),
        row('ffpc', '2026-08-27', 'rotowire'),
      ),
    ).toEqual(['ffpc 2026-08-20 itself']);
  });

  it('stays where the site has not spoken for longer, of that kind of draft, or ever', () => {
    const told = [row('ffpc', '2026-08-28', 'rotowire'), row('underdog', '2026-08-28', 'rotowire', 'best-ball')];
    expect(left(row('ffpc', '2026-08-20', null), row('underdog', '2026-08-27', null, 'superflex'), ...told)).toEqual([
      'ffpc 2026-08-20 itself',
      'underdog 2026-08-27 itself',
      'ffpc 2026-08-28 rotowire',
      'underdog 2026-08-28 rotowire',
    ]);
  });
});
