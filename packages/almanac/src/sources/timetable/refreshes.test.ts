import { describe, expect, it } from 'vitest';
import { PHASES } from './phases.ts';
import { FAMILIES, isDue, nextDueAt, REFRESH_MINUTES } from './refreshes.ts';

const at = (moment: string): Date => new Date(`${moment}:00Z`);
const DAY_MINUTES = 1_440;

describe.each(PHASES)('in the phase of %s', (phase) => {
  const minutes = REFRESH_MINUTES[phase];

  it('no source is asked above the pace of its page', () => {
    expect(DAY_MINUTES / minutes.market).toBeLessThanOrEqual(4);
    expect(minutes.players).toBe(DAY_MINUTES);
    expect(minutes.files).toBeGreaterThanOrEqual(30);
  });

  it('whatever is asked is asked along with the files', () => {
    for (const family of FAMILIES) {
      expect(minutes[family] % minutes.files).toBe(0);
      expect(DAY_MINUTES % minutes[family]).toBe(0);
    }
  });

  it.each(FAMILIES)('a year of half hours asks for %s as often as it says, and never twice at once', (family) => {
    let asked = { askedAt: at('2026-08-01T16:37'), failures: 0 };
    let times = 0;
    const days = 365;
    for (let tick = 1; tick <= days * 48; tick++) {
      const now = new Date(at('2026-08-01T16:37').getTime() + tick * 30 * 60_000);
      if (!isDue(family, phase, asked, now)) continue;
      asked = { askedAt: now, failures: 0 };
      times++;
    }
    expect(times).toBe((days * DAY_MINUTES) / minutes[family]);
  });
});

describe('a source', () => {
  it('that was never asked is due at once', () => {
    expect(nextDueAt('market', 'off-season', null)).toBeNull();
    expect(isDue('market', 'off-season', null, at('2026-03-01T00:00'))).toBe(true);
  });

  it('that is asked once a day is asked when the inactives of the first games on Sunday are known', () => {
    const asked = { askedAt: at('2026-11-21T16:37'), failures: 0 };
    expect(nextDueAt('players', 'practice', asked)).toEqual(at('2026-11-22T16:30'));
    expect(isDue('players', 'games', asked, at('2026-11-22T16:07'))).toBe(false);
    expect(isDue('players', 'games', asked, at('2026-11-22T16:37'))).toBe(true);
  });

  it('is due by the phase in which it is, not by that in which it was asked', () => {
    const asked = { askedAt: at('2026-09-10T22:37'), failures: 0 };
    expect(isDue('files', 'drafts', asked, at('2026-09-10T23:07'))).toBe(false);
    expect(isDue('files', 'games', asked, at('2026-09-10T23:07'))).toBe(true);
  });

  it.each([
    [1, '2026-08-20T17:07'],
    [2, '2026-08-20T17:37'],
    [3, '2026-08-20T18:37'],
    [4, '2026-08-20T20:37'],
    [5, '2026-08-20T22:30'],
    [500, '2026-08-20T22:30'],
  ])('that failed %s times in a row is asked again sooner than its pace, and ever later', (failures, moment) => {
    expect(nextDueAt('market', 'drafts', { askedAt: at('2026-08-20T16:37'), failures })).toEqual(at(moment));
  });
});
