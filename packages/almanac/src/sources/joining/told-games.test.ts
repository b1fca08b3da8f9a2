import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { seasonClocks } from '../../house/season-clock.ts';
import type { CollectedRows, TableName } from '../../tables/all.ts';
import { buildRow, buildRows } from '../../testing/build-rows.ts';
import type { ToldGame } from '../market/market-source.ts';
import { gameAsOf, type ReadGame } from '../nflverse/games.ts';
import { withToldGames } from './told-games.ts';

const [DAL, PHI] = ['DAL', 'PHI'] as TeamId[] as [TeamId, TeamId];
const KICKOFF = '2026-11-22T18:00:00Z';
const ASKED = '2026-11-22T19:30:00Z';
const PAIR = { season: 2026, seasonType: 'REG', week: 11, homeTeamId: PHI, awayTeamId: DAL } as const;

type Row = ReadGame['row'];
const gameOf = (row: Partial<Row> = {}): ReadGame => ({
  row: buildRow('games', { gameId: 'g', kickoff: KICKOFF, ...PAIR, ...row }),
  scheduled: { gameId: 'g', day: '2026-11-22', ...PAIR },
});
const told = (said: Partial<ToldGame>): ToldGame => ({
  ...PAIR,
  ...{ provider: 'board', kickoff: KICKOFF, state: 'scheduled', clock: null, score: null, ...said },
});
const LIVE = told({ state: 'live', clock: 'Q2 6:22', score: { home: 10, away: 14 } });
const FINAL = told({ state: 'final', score: { home: 24, away: 20 } });

/** What becomes of a game; `before` is its row in the edition before. */
const standing = (
  said: readonly ToldGame[],
  {
    game = gameOf(),
    before,
    askedAt = ASKED,
    off = [],
  }: { game?: ReadGame; before?: Row; askedAt?: string; off?: string[] } = {},
) => {
  const rows = buildRows({ games: before ? [before] : [] });
  const former = <N extends TableName>(table: N) => [...rows[table]] as CollectedRows[N]; // a copy
  const [only] = withToldGames([game], { told: said, askedAt, before: former, off });
  if (!only) throw new Error('the game is gone');
  return only;
};

describe('a game of which a scoreboard tells', () => {
  it('live has the score and its moment, and no final one', () => {
    expect(standing([LIVE]).row).toMatchObject({
      ...{ state: 'live', toldBy: 'board', homeScore: null, awayScore: null },
      ...{ liveClock: 'Q2 6:22', liveHomeScore: 10, liveAwayScore: 14, liveAsOf: ASKED },
    });
  });

  it('final has its score, and says who told it', () => {
    expect(standing([FINAL]).row).toMatchObject({
      ...{ state: 'final', toldBy: 'board', homeScore: 24, awayScore: 20 },
      ...{ liveClock: null, liveHomeScore: null, liveAwayScore: null, liveAsOf: null },
    });
  });

  it('keeps the final score that the schedule has, whatever the scoreboard says', () => {
    const game = gameOf({ homeScore: 23, awayScore: 20 });
    expect(standing([FINAL], { game })).toEqual(game);
    expect(standing([LIVE], { game })).toEqual(game);
  });

  it('moves with its kick-off, to another day too; without a time it stays', () => {
    const moved = standing([told({ kickoff: '2026-11-24T01:15:00Z' })]);
    expect(moved.row.kickoff).toBe('2026-11-24T01:15:00Z');
    expect(moved.scheduled.day).toBe('2026-11-23');
    expect(standing([told({ kickoff: null })]).row.kickoff).toBe(KICKOFF);
  });

  it.each([
    ['another week', { week: 12 }],
    ['another season', { season: 2025 }],
    ['the play-offs', { seasonType: 'POST', week: null }],
    ['the other place', { homeTeamId: DAL, awayTeamId: PHI }],
  ] as const)('is not that of %s', (_, other) => {
    expect(standing([{ ...FINAL, ...other }])).toEqual(gameOf());
  });

  it('of the play-offs is told by its teams, however its round is counted', () => {
    const { row, scheduled } = gameOf({ seasonType: 'POST', week: 22 });
    const game = { row, scheduled: { ...scheduled, seasonType: 'POST' as const, week: 22 } };
    expect(standing([{ ...FINAL, seasonType: 'POST', week: null }], { game }).row.homeScore).toBe(24);
  });

  it('of a day that is still to come on a frozen day says nothing of its course', () => {
    for (const said of [LIVE, FINAL])
      expect(gameAsOf(standing([said]), '2026-11-21', '2026-11-29')).toMatchObject({
        ...{ homeScore: null, state: null, toldBy: null, liveClock: null, liveHomeScore: null, liveAsOf: null },
      });
    expect(gameAsOf(standing([told({ state: 'postponed' })]), '2026-11-21', '2026-11-29').state).toBe('postponed');
  });
});

describe('a game of which nobody tells any more', () => {
  const formerly = (said: ToldGame) => standing([said]).row;
  const MONDAY = '2026-11-23T19:30:00Z';

  it('keeps a final score until the schedule has it, and then has that', () => {
    expect(standing([], { before: formerly(FINAL), askedAt: MONDAY }).row).toEqual(formerly(FINAL));
    const game = gameOf({ homeScore: 23, awayScore: 20 });
    expect(standing([], { before: formerly(FINAL), game, askedAt: MONDAY })).toEqual(game);
  });

  it('stays live as of when it was told, until no game lasts so long', () => {
    expect(standing([], { before: formerly(LIVE), askedAt: '2026-11-22T20:00:00Z' }).row).toEqual(formerly(LIVE));
    expect(standing([], { before: formerly(LIVE), askedAt: MONDAY })).toEqual(gameOf());
  });

  it('stays called off; put off only until the schedule has another date', () => {
    const canceled = formerly(told({ state: 'canceled' }));
    expect(standing([], { before: canceled, askedAt: MONDAY }).row.state).toBe('canceled');
    const postponed = formerly(told({ state: 'postponed' }));
    expect(standing([], { before: postponed, askedAt: MONDAY }).row.state).toBe('postponed');
    const game = gameOf({ kickoff: '2026-11-25T01:00:00Z' });
    expect(standing([], { before: postponed, game, askedAt: MONDAY })).toEqual(game);
  });

  it('begins when the schedule says, and knows nothing of a source that is switched off', () => {
    const moved = formerly(told({ kickoff: '2026-11-24T01:15:00Z' }));
    expect(standing([], { before: moved })).toEqual(gameOf());
    expect(standing([], { before: formerly(FINAL), off: ['board'] })).toEqual(gameOf());
  });
});

describe('the season', () => {
  const asOf = '2026-11-22';
  const clockOf = (row: Row) => {
    const rows = buildRows({ games: [row], statWeeks: [{ season: 2026, seasonType: 'REG', week: 11 }] });
    return seasonClocks(rows, asOf)[0];
  };

  it('has a live game left, and a final or canceled one no more', () => {
    expect(clockOf(standing([LIVE]).row)).toMatchObject({ isOver: false, openWeeks: [11] });
    expect(clockOf(standing([told({ state: 'postponed' })]).row)).toMatchObject({ isOver: false, openWeeks: [11] });
    expect(clockOf(standing([FINAL]).row)).toMatchObject({ isOver: true, openWeeks: [] });
    expect(clockOf(standing([told({ state: 'canceled' })]).row)).toMatchObject({ isOver: true, openWeeks: [] });
  });

  it('has a game ahead on the day to which it was moved', () => {
    const monday = seasonClocks(
      buildRows({ games: [standing([told({ kickoff: '2026-11-24T01:15:00Z' })]).row] }),
      '2026-11-23',
    )[0];
    expect(monday?.hasGameAhead(PHI, 11)).toBe(true);
    expect(seasonClocks(buildRows({ games: [gameOf().row] }), '2026-11-23')[0]?.hasGameAhead(PHI, 11)).toBe(false);
  });
});
