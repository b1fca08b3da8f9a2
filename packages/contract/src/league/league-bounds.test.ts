import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeagueChanged, LEAGUE_BOUNDS, roomyBound, roundsOf } from './league-bounds.ts';
import { toLeagueConfig } from './league-config.ts';
import { LeagueConfig } from './league-config-schema.ts';

const chosen = toLeagueConfig(DEFAULT_LEAGUE);
const anyChange = fc
  .constantFrom(...LEAGUE_BOUNDS)
  .chain(({ key, min, max }) => fc.integer({ min, max }).map((value) => ({ key, value })));

describe('the settings of a league', () => {
  it('are stepped as specified', () => {
    expect(LEAGUE_BOUNDS.slice(0, 2)).toEqual([
      { key: 'participantCount', label: '# of Teams', min: 1, max: 18, step: 1 },
      { key: 'budget', label: 'Budget', min: 100, max: 999, step: 10 },
    ]);
    for (const { min, max, step } of LEAGUE_BOUNDS.slice(2)) expect([min, max, step]).toEqual([0, 9, 1]);
    expect(LEAGUE_BOUNDS.map(({ label }) => label)).toEqual([
      '# of Teams',
      'Budget',
      'QB',
      'RB',
      'WR',
      'TE',
      'FLEX',
      'SF',
      'RB/WR',
      'WR/TE',
      'K',
      'D/ST',
      'BENCH',
    ]);
  });

  it('are accepted wherever a stepper can take them, with as many rounds as there are places', () => {
    fc.assert(
      fc.property(anyChange, ({ key, value }) => {
        const config = { ...chosen, [key]: value };
        expect(LeagueConfig.safeParse(config).success).toBe(true);
        const counts = Object.entries(config).filter(([name]) => name.endsWith('Count') && name !== 'participantCount');
        expect(roundsOf(config)).toBe(counts.reduce((sum, [, count]) => sum + Number(count), 0));
      }),
    );
  });
});

it('a bench that is deeper than an editor makes one goes down and up again, and no further', () => {
  const bench = LEAGUE_BOUNDS.find(({ key }) => key === 'benchCount');
  expect(bench && roomyBound(bench, 15).max).toBe(15);
  expect(bench && roomyBound(bench, 6).max).toBe(9);
});

describe('a league', () => {
  it('is changed by anything but the budget and the rounds, which follow', () => {
    fc.assert(
      fc.property(anyChange, ({ key, value }) => {
        const config = { ...chosen, rounds: 1, [key]: value };
        expect(isLeagueChanged(config, chosen)).toBe(value !== chosen[key] && key !== 'budget');
      }),
    );
  });
});
