import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { Calendar, type ScheduledGame, seasonOf } from './calendar.ts';

const game = (week: number, day: string, home: string, away: string): ScheduledGame => ({
  gameId: `2025_${week}_${away}_${home}`,
  season: 2025,
  seasonType: week > 18 ? 'POST' : 'REG',
  week,
  day,
  homeTeamId: home as TeamId, // real codes, written out
  awayTeamId: away as TeamId,
});
const calendar = new Calendar([
  game(1, '2025-09-04', 'PHI', 'DAL'),
  game(1, '2025-09-08', 'CHI', 'MIN'),
  game(2, '2025-09-14', 'DAL', 'NYG'),
  game(19, '2026-01-10', 'CHI', 'GB'),
]);
const dallas = 'DAL' as TeamId;
const philadelphia = 'PHI' as TeamId;

describe('the season of a day', () => {
  it.each([
    ['2025-09-04', 2025],
    ['2026-02-08', 2025],
    ['2026-03-01', 2026],
  ])('%s is in %i', (day, season) => {
    expect(seasonOf(day)).toBe(season);
  });
});

describe('the calendar', () => {
  it('names the week being played or coming next', () => {
    expect(calendar.weekAt(2025, '2025-07-01')).toBe(1);
    expect(calendar.weekAt(2025, '2025-09-08')).toBe(1);
    expect(calendar.weekAt(2025, '2025-09-09')).toBe(2);
    expect(calendar.weekAt(2025, '2026-02-20')).toBeUndefined();
  });

  it('counts an undated report as known two days before the game, one before a Thursday, on the first day of a week off', () => {
    expect(calendar.reportDay(2025, 2, dallas)).toBe('2025-09-12');
    expect(calendar.reportDay(2025, 1, philadelphia)).toBe('2025-09-03');
    expect(calendar.reportDay(2025, 2, philadelphia)).toBe('2025-09-14');
  });

  it("counts a week's undated projections as known the day after the week before", () => {
    expect(calendar.projectionDay(2025, 2)).toBe('2025-09-09');
    expect(calendar.projectionDay(2025, 1)).toBe('2025-09-03');
  });

  it('counts a round of the play-offs as paired when the week before is over', () => {
    const paired = (week: number) => calendar.pairingDay(game(week, '', 'CHI', 'GB'));
    expect([paired(2), paired(19)]).toEqual(['', '2025-09-14']);
  });

  it('knows when the regular season ends', () => {
    expect(calendar.regularSeasonEnd(2025)).toBe('2025-09-14');
    expect(calendar.regularWeeks(2025)).toEqual([1, 2]);
    expect(calendar.weeks(2025)).toEqual([1, 2, 19]);
  });
});
