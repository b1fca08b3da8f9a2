import { describe, expect, it } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildLeague, buildRow } from '../testing/build-rows.ts';
import { currentSeason, seasonsOn } from './seasons.ts';

const schedule = buildLeague(2025);
const final = buildRow('games', {
  gameId: 'final',
  season: 2025,
  seasonType: 'POST',
  week: 22,
  kickoff: '2026-02-08T23:30:00Z',
  homeTeamId: 'AA',
  awayTeamId: 'BB',
});
const withFinal = buildTestEdition({ ...schedule, games: [...schedule.games, final] }).tables.games;
const withoutPlayoffs = buildTestEdition(schedule).tables.games;

describe('a season', () => {
  // week 1 kicks off on 2025-09-07 at 17:00 UTC, week 16 on 2025-12-21
  it.each([
    ['is scheduled, in week 1, before its first kick-off', '2025-09-07T16:59:00Z', 'SCHEDULED', 'REG', 1],
    ['is in progress from its first kick-off', '2025-09-07T17:00:00Z', 'INPROGRESS', 'REG', 1],
    ['stays in a week while its last game is played', '2025-09-07T22:59:00Z', 'INPROGRESS', 'REG', 1],
    ['is in the next week once the last game is over', '2025-09-07T23:00:00Z', 'INPROGRESS', 'REG', 2],
    ['takes a day for its first moment', '2025-09-14', 'INPROGRESS', 'REG', 2],
    ['is in the play-offs after the last regular week', '2026-01-10', 'INPROGRESS', 'POST', 22],
    ['is closed, in its last week, after the final', '2026-02-09T06:00:00Z', 'CLOSED', 'POST', 22],
  ])('%s', (_, at, status, type, currentWeek) => {
    expect(seasonsOn(withFinal, at)).toMatchObject([{ year: 2025, status, type, currentWeek }]);
  });

  it('stays open for the play-offs while they are not yet drawn', () => {
    expect(seasonsOn(withoutPlayoffs, '2026-01-10')[0]).toMatchObject({ status: 'INPROGRESS', currentWeek: 16 });
    expect(seasonsOn(withoutPlayoffs, '2026-02-10')[0]?.status).toBe('CLOSED');
  });
});

describe('the current season', () => {
  const both = buildTestEdition({ ...schedule, games: [...schedule.games, ...buildLeague(2026).games] }).tables.games;
  it.each([
    ['2025-08-01', 2025],
    ['2025-12-01', 2025],
    ['2026-03-01', 2026],
    ['2026-10-01', 2026],
    ['2027-05-01', 2026],
  ])('on %s is %i', (at, year) => {
    expect(currentSeason(seasonsOn(both, at))?.year).toBe(year);
  });

  it('is none without a schedule', () => {
    expect(currentSeason([])).toBeNull();
  });
});
