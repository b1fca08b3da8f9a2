import { describe, expect, it } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildRow, buildRows } from '../testing/build-rows.ts';
import { gameLog } from './game-log.ts';
import { statTotals } from './stat-totals.ts';

const week = (number: number, given: object) =>
  buildRow('statWeeks', {
    season: 2025,
    seasonType: 'REG',
    week: number,
    entityId: 'p',
    teamId: 'AA',
    opponentId: 'BB',
    ...given,
  });
const edition = buildTestEdition({
  ...buildRows({
    players: [{ playerId: 'p', position: 'RB' }],
    games: [
      {
        gameId: 'g1',
        season: 2025,
        seasonType: 'REG',
        week: 1,
        homeTeamId: 'AA',
        awayTeamId: 'BB',
        homeScore: 20,
        awayScore: 17,
      },
      {
        gameId: 'g2',
        season: 2025,
        seasonType: 'REG',
        week: 2,
        homeTeamId: 'CC',
        awayTeamId: 'AA',
        homeScore: 0,
        awayScore: 3,
      },
    ],
  }),
  statWeeks: [
    week(2, { rushingYards: 50, opponentId: 'CC' }),
    week(1, { rushingYards: 101, rushingTouchdowns: 2 }),
    week(10, { rushingYards: 7, teamId: 'DD' }),
    week(19, { rushingYards: 1000, seasonType: 'POST' }),
    week(1, { rushingYards: 9000, season: 2024 }),
    week(1, { entityId: 'AA', defensePointsAllowed: 0 }),
  ],
});

describe('stat totals', () => {
  const of = (throughWeek?: number) => statTotals(edition, 2025, throughWeek).find((total) => total.entityId === 'p');

  it('add up the regular season and nothing else', () => {
    expect(of()).toEqual({
      entityId: 'p',
      teamIds: ['AA', 'DD'],
      games: 3,
      line: { rushingYards: 158, rushingTouchdowns: 2 },
    });
  });

  it('stop at a week', () => {
    expect(of(2)).toMatchObject({ games: 2, teamIds: ['AA'], line: { rushingYards: 151 } });
    expect(statTotals(edition, 2022)).toEqual([]);
  });
});

describe('a game log', () => {
  it('has every game by week, with the score from the own side', () => {
    const log = gameLog(edition, 'p', 2025);
    expect(log.map(({ week: number, isHome, score }) => [number, isHome, score])).toEqual([
      [1, true, { own: 20, opponent: 17 }],
      [2, false, { own: 3, opponent: 0 }],
      [10, false, null],
      [19, false, null],
    ]);
    expect(log[0]?.line).toEqual({ rushingYards: 101, rushingTouchdowns: 2 });
  });

  it('keeps a shut-out apart from not knowing', () => {
    expect(gameLog(edition, 'AA', 2025)[0]?.line).toEqual({ defensePointsAllowed: 0 });
  });

  it('is empty for a season without games', () => {
    expect(gameLog(edition, 'p', 2023)).toEqual([]);
  });
});
