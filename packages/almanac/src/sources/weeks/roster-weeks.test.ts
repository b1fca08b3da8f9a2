import type { PlayerId, TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import type { RosterRecord } from '../nflverse/rosters.ts';
import { Calendar } from '../reading/calendar.ts';
import { type JoinedRoster, knownWeek, placesOn, teamOfWeek } from './roster-weeks.ts';

const ANN = '00-0000001' as PlayerId; // shaped as one
const joined = (week: number, team: string, status = 'ACT'): JoinedRoster => ({
  playerId: ANN,
  record: {
    season: 2025,
    team: team as TeamId, // real codes, written out
    position: 'WR',
    jersey_number: 10 + week,
    status,
    full_name: 'Ann Ash',
    first_name: 'Ann',
    last_name: 'Ash',
    birth_date: null,
    height: null,
    weight: null,
    college: null,
    gsis_id: ANN,
    espn_id: null,
    sportradar_id: null,
    yahoo_id: null,
    pfr_id: null,
    sleeper_id: null,
    headshot_url: null,
    week,
    status_description_abbr: null,
    football_name: null,
    rookie_year: null,
    draft_number: null,
  } satisfies RosterRecord,
});
const weekly = [joined(1, 'LV'), joined(2, 'LV'), joined(4, 'JAX')];

describe('the team of a week', () => {
  it("is that week's, in a bye the last before, before the first roster the first", () => {
    const teamOf = teamOfWeek(weekly.slice(1));
    expect([1, 2, 3, 4, 5].map((week) => teamOf(ANN, 2025, week))).toEqual(['LV', 'LV', 'LV', 'JAX', 'JAX']);
    expect(teamOf(ANN, 2024, 1)).toBeUndefined();
  });
});

describe('places on a day', () => {
  it('are those of the newest known week', () => {
    expect(placesOn(weekly, [], 3).get(ANN)).toMatchObject({ teamId: 'LV', jersey: 12 });
    expect(placesOn(weekly, [], 4).get(ANN)).toMatchObject({ teamId: 'JAX', jersey: 14 });
  });

  it('come from the season file only where there is no weekly one', () => {
    expect(placesOn([], [joined(18, 'SEA')], 4).get(ANN)?.teamId).toBe('SEA');
    expect(placesOn(weekly, [joined(18, 'SEA')], 4).get(ANN)?.teamId).toBe('JAX');
  });

  it('have no team for who was cut', () => {
    expect(placesOn([...weekly, joined(5, 'JAX', 'CUT')], [], 5).get(ANN)).toMatchObject({
      teamId: null,
      status: 'CUT',
    });
  });
});

describe('the newest known week', () => {
  const game = (week: number, day: string) => ({
    gameId: `g${week}`,
    season: 2025,
    seasonType: 'REG' as const,
    week,
    day,
    homeTeamId: 'LV' as TeamId,
    awayTeamId: 'JAX' as TeamId,
  });
  const calendar = new Calendar([game(1, '2025-09-04'), game(2, '2025-09-11')]);

  it('begins on the day of its first game; before the season it is the first', () => {
    expect(knownWeek(calendar, 2025, '2025-09-10')).toBe(1);
    expect(knownWeek(calendar, 2025, '2025-09-11')).toBe(2);
    expect(knownWeek(calendar, 2025, '2025-08-01')).toBe(1);
  });
});
