import { describe, expect, test } from 'vitest';
import type { TableRows } from '../../tables/all.ts';
import { buildLeague, buildRow, buildRows } from '../../testing/build-rows.ts';
import { whoIsWho } from '../consensus/who-is-who.ts';
import { seasonClocks } from '../season-clock.ts';
import { accuracyRows } from './accuracy-rows.ts';

const SEASON = 2026;
const league = buildLeague(SEASON, 2);
/** All play on 7 September; each scores 10 points a place less than the one before. */
const NAMES = Array.from({ length: 14 }, (_, index) => `r${index}`);
const team = league.games.find(({ week }) => week === 1)?.homeTeamId ?? '';
const players = NAMES.map((playerId) => buildRow('players', { playerId, position: 'RB', teamId: team }));
const games = league.games.map((game) => (game.week === 1 ? { ...game, homeScore: 20, awayScore: 10 } : game));
const statWeeks = NAMES.map((entityId, index) =>
  buildRow('statWeeks', {
    ...{ season: SEASON, seasonType: 'REG', week: 1, teamId: team, entityId, rushingYards: 10 * (20 - index) },
  }),
);
const expecting = (provider: string, asOf: string, yards: (index: number) => number) =>
  NAMES.map((entityId, index) =>
    buildRow('projections', {
      ...{ season: SEASON, period: 'weekly', week: 1, provider, asOf, entityId, rushingYards: yards(index) },
    }),
  );
const right = (index: number) => 10 * (20 - index);
const wrong = (index: number) => 10 * (6 + index);

function ledger(given: Partial<TableRows>) {
  const rows = { ...buildRows({}), teams: league.teams, games, players, statWeeks, ...given };
  return accuracyRows(rows, seasonClocks(rows, '2026-09-10'), [], whoIsWho(rows));
}

describe('what counts of what was said', () => {
  test('is what was dated before the day of the game: whoever spoke on it or later is not judged', () => {
    const told = ledger({
      projections: [
        ...expecting('before', '2026-09-06', right),
        ...expecting('same-day', '2026-09-07', right),
        ...expecting('after', '2026-09-08', right),
      ],
    });
    expect(told.map(({ source }) => source)).toEqual(['before']);
    expect(told[0]).toMatchObject({ cases: 14, error: 0, bias: 0, order: 1, asOf: '2026-09-06' });
  });

  test('is the last list in time, whatever was said before and after it', () => {
    const projections = [
      ...expecting('one', '2026-09-01', wrong),
      ...expecting('one', '2026-09-06', right),
      ...expecting('one', '2026-09-09', wrong),
    ];
    expect(ledger({ projections })).toEqual(ledger({ projections: expecting('one', '2026-09-06', right) }));
  });

  test('leaves out whom the last list in time no longer names', () => {
    const projections = [
      ...expecting('one', '2026-09-01', right),
      ...expecting('one', '2026-09-06', right).slice(0, 10),
    ];
    expect(ledger({ projections })[0]?.cases).toBe(10);
  });
});

describe('who is judged', () => {
  const projections = expecting('one', '2026-09-06', right);

  test('are those who played: without a line or a snap a player does not count, with a snap they scored nothing', () => {
    expect(ledger({ projections, statWeeks: statWeeks.slice(1) })[0]?.cases).toBe(13);
    const snap = buildRow('snapCounts', {
      ...{ season: SEASON, week: 1, playerId: 'r0', teamId: team, offenseSnaps: 3 },
    });
    const told = ledger({ projections, statWeeks: statWeeks.slice(1), snapCounts: [snap] });
    expect(told[0]).toMatchObject({ cases: 14, bias: expect.closeTo(20 / 14, 3) });
  });

  test('is nobody before all games of the week are over, nor of a list of too few', () => {
    const open = games.map((game, index) => (index === 0 ? { ...game, homeScore: null, awayScore: null } : game));
    expect(ledger({ projections, games: open })).toEqual([]);
    expect(ledger({ projections: projections.slice(0, 7) })).toEqual([]);
  });

  test('an expert’s order stands beside, in the format nearest to half PPR', () => {
    const ranked = (format: string, rank: (index: number) => number) =>
      NAMES.map((entityId, index) =>
        buildRow('rankings', {
          ...{ season: SEASON, period: 'weekly', week: 1, expert: 'me', format, asOf: '2026-09-06', entityId },
          rank: rank(index),
        }),
      );
    const rankings = [...ranked('standard', (index) => 20 - index), ...ranked('ppr', (index) => index + 1)];
    expect(ledger({ rankings })).toMatchObject([{ kind: 'rankings', source: 'me', order: 1, error: null }]);
  });
});
