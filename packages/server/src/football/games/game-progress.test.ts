import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { describe, expect, it } from 'vitest';
import { gameOf, teamGames } from '../team-games.ts';
import { weekAhead } from '../week-ahead.ts';
import { gameProgress, isOverAt } from './game-progress.ts';

type Row = Parameters<typeof buildRows>[0]['games'] extends readonly (infer R)[] | undefined ? R : never;

const LIVE: Row = {
  ...{ state: 'live', toldBy: 'board', liveClock: 'Q2 6:22', liveAsOf: '2026-11-22T19:30:00Z' },
  ...{ liveHomeScore: 10, liveAwayScore: 14 },
};
const FINAL: Row = { homeScore: 24, awayScore: 20 };
const WEEKS = [11, 12].map((week) => ({
  ...{ gameId: `g${week}`, season: 2026, seasonType: 'REG', week, homeTeamId: 'PHI', awayTeamId: 'DAL' },
  kickoff: week === 11 ? '2026-11-22T18:00:00Z' : '2026-11-29T18:00:00Z',
}));
/** A game each of two weeks, of which the first stands so. */
const editionOf = (first: Row) => {
  const [one, two] = WEEKS;
  return buildTestEdition(buildRows({ games: [{ ...one, ...first }, { ...two }] }));
};
const progressOf = (first: Row) => gameProgress(editionOf(first).tables.games, 0);

describe('a game', () => {
  it('is live with its score as of a moment, which is no final score', () => {
    const live = { home: 10, away: 14, clock: 'Q2 6:22', asOf: '2026-11-22T19:30:00Z' };
    expect(progressOf(LIVE)).toEqual({ state: 'live', score: null, live });
    const [dallas] = teamGames(editionOf(LIVE), 'DAL', 2026);
    expect(dallas).toMatchObject({ state: 'live', score: null, live: { own: 14, opponent: 10, clock: 'Q2 6:22' } });
  });

  it('is final with its score, whoever told it', () => {
    const final = { state: 'final', score: { home: 24, away: 20 }, live: null };
    expect(progressOf(FINAL)).toEqual(final);
    expect(progressOf({ ...FINAL, state: 'final', toldBy: 'board' })).toEqual(final);
  });

  it('of which half is told is still to be played', () => {
    expect(progressOf({ ...LIVE, liveAwayScore: null }).state).toBe('scheduled');
    expect(progressOf({ state: 'final', toldBy: 'board' }).state).toBe('scheduled');
  });

  it.each<[string, Row, boolean, number]>([
    ['to come', {}, false, 11],
    ['live', LIVE, false, 11],
    ['put off', { state: 'postponed' }, false, 11],
    ['final', FINAL, true, 12],
    ['called off', { state: 'canceled' }, true, 12],
  ])('that is %s: whether it is over, and which week is ahead', (_, row, isOver, week) => {
    const edition = editionOf(row);
    expect(isOverAt(edition.tables.games, 0)).toBe(isOver);
    expect(weekAhead(edition, 2026)).toBe(week);
    const next = gameOf(edition, 'PHI', 2026, { week: null, now: new Date('2026-11-22T19:30:00Z') });
    expect(next?.week).toBe(week);
  });
});
