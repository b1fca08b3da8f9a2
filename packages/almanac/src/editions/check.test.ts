import { describe, expect, it } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildLeague, buildRow } from '../testing/build-rows.ts';
import { checkEdition } from './check.ts';

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => buildRow('players', { playerId: `00-${index}`, position: 'WR' }));
const league = buildLeague(2025);
const before = buildTestEdition({ ...league, players: players(100) }).manifest;

describe('an edition that would come into force', () => {
  it('is accepted as the first one when the tables that everything needs are filled', () => {
    expect(checkEdition(buildTestEdition({ ...league, players: players(1) }), null)).toMatchObject({
      accepted: true,
      problems: [],
    });
    expect(checkEdition(buildTestEdition(league), null)).toMatchObject({
      accepted: false,
      problems: [{ kind: 'table-empty', table: 'players' }],
    });
  });

  it('may lose a fifth of a table, not more', () => {
    expect(checkEdition(buildTestEdition({ ...league, players: players(80) }), before).accepted).toBe(true);
    expect(checkEdition(buildTestEdition({ ...league, players: players(79) }), before)).toMatchObject({
      accepted: false,
      problems: [{ kind: 'table-shrank', table: 'players', before: 100, after: 79 }],
    });
  });

  it('is accepted with its problems when an operator insists', () => {
    const smaller = buildTestEdition({ ...league, players: players(10) });
    const report = checkEdition(smaller, before, { force: true });
    expect(report.accepted).toBe(true);
    expect(report.problems).toHaveLength(1);
  });

  it('is not compared with an edition of another mode', () => {
    const sample = buildTestEdition({ ...league, players: players(10) }, { mode: 'sample' });
    expect(checkEdition(sample, before).problems).toEqual([]);
  });

  it('may be smaller than the one before where it is a sample, which is made and not fetched', () => {
    const inForce = buildTestEdition({ ...league, players: players(100) }, { mode: 'sample' }).manifest;
    const sample = buildTestEdition({ ...league, players: players(10) }, { mode: 'sample' });
    expect(checkEdition(sample, inForce).accepted).toBe(true);
  });

  it('may not lose a team, a season, or go back in time', () => {
    const fewer = buildTestEdition(
      {
        teams: league.teams.slice(1),
        games: buildLeague(2023).games,
        players: players(100),
      },
      { asOf: '2025-08-01' },
    );
    expect(checkEdition(fewer, before).problems.map((problem) => problem.kind)).toEqual([
      'teams-missing',
      'season-lost',
      'older',
    ]);
  });

  it('may drop its oldest season for a new one', () => {
    const next = buildTestEdition({ ...buildLeague(2026), players: players(100) });
    expect(checkEdition(next, before).problems).toEqual([]);
  });
});
