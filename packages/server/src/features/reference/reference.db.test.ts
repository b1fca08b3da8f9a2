import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { ask, call } = await testServer({ edition, now: SAMPLE_NOW });

describe('seasons', () => {
  test('the season being played is the current one, in its week', async () => {
    const { season } = await ask('currentSeason', {});
    expect(season).toMatchObject({ year: 2025, status: 'INPROGRESS', type: 'REG', currentWeek: 9 });
  });

  test('are listed newest first', async () => {
    const { seasons } = await ask('listSeasons', {});
    expect(seasons.map(({ id, status }) => [id, status])).toEqual([
      ['2025', 'INPROGRESS'],
      ['2024', 'CLOSED'],
    ]);
  });

  test('of another sport are refused', async () => {
    // @ts-expect-error another league than the contract's
    expect(refusal(await call('currentSeason', { sportLeague: 'NBA' }))).toBe('invalid-parameters');
  });
});

describe('the news of the week', () => {
  test('are its games, the injured who are drafted, and who is on the field more than before', async () => {
    const { season, games, injuries, snapRisers, snapWeek } = await ask('getWeekNews', {});
    expect(season.currentWeek).toBe(9);
    expect(games.length).toBeGreaterThan(12);
    expect(new Set(games.flatMap(({ home, away }) => [home, away])).size).toBe(games.length * 2);
    expect(injuries.length).toBeGreaterThan(0);
    for (const { athlete, report } of injuries) {
      expect(athlete).not.toBeNull();
      expect(['Questionable', 'Doubtful', 'Out']).toContain(report);
    }
    expect(snapWeek).toBe(8);
    expect(snapRisers).toHaveLength(5);
    for (const { athlete, from, to, change } of snapRisers) {
      expect(['RB', 'WR', 'TE']).toContain(athlete?.position);
      expect(to).toBeGreaterThan(from);
      expect(change).toBeCloseTo(to - from, 6);
    }
  });
});

describe('what became of a season’s drafts', () => {
  const ofSeason = { seasonId: '2024', scoringSystemId: '1' };

  test('names the first round, late starters and early ones who were none', async () => {
    const { firstRound, steals, busts } = await ask('getSeasonReview', ofSeason);
    expect(firstRound).toHaveLength(12);
    expect([steals, busts].map(({ length }) => length)).toEqual([5, 5]);
    for (const { drafted, finish } of steals) expect(finish).toBeLessThan(drafted ?? Number.POSITIVE_INFINITY);
    for (const { drafted, finish } of busts) expect(drafted).toBeLessThan(finish ?? Number.POSITIVE_INFINITY);
    for (const { athlete } of [...firstRound, ...steals, ...busts]) expect(athlete).not.toBeNull();
    const rises = steals.map(({ drafted, finish }) => (drafted ?? 1_000) / (finish ?? 1));
    expect(rises).toEqual(rises.toSorted((a, b) => b - a));
  });

  test('agrees with season stats', async () => {
    const { steals } = await ask('getSeasonReview', ofSeason);
    const [best] = steals;
    const { rows } = await ask('listSeasonStats', { ...ofSeason, searchText: best?.athlete?.fullName ?? '' });
    expect(rows.map(({ athlete, finish, games }) => [athlete?.id, finish, games])).toContainEqual([
      best?.athlete?.id,
      best?.finish,
      best?.games,
    ]);
  });

  test('of a season that is not known is refused', async () => {
    expect(refusal(await call('getSeasonReview', { seasonId: '1999', scoringSystemId: '1' }))).toBe('season-not-found');
  });
});

test('there are 32 teams, each with an address part of its own', async () => {
  const { teams } = await ask('listTeams', {});
  expect(teams).toHaveLength(32);
  expect(new Set(teams.map(({ slug }) => slug)).size).toBe(32);
  expect(teams.map(({ fullName }) => fullName)).toEqual(teams.map(({ fullName }) => fullName).sort());
  expect(teams.find(({ alias }) => alias === 'KC')).toMatchObject({
    fullName: 'Kansas City Chiefs',
    slug: 'kansas-city-chiefs',
  });
});

test('house methods stand before published lists', async () => {
  const { experts } = await ask('listExperts', {});
  expect(experts.slice(0, 4).map(({ id }) => id)).toEqual(['market', 'consensus', 'scout', 'opportunity']);
  expect(new Set(experts.map(({ id }) => id)).size).toBe(experts.length);
});

describe('searching players', () => {
  const somebody = edition.tables.consensus.column.entityId.find((id) => id.includes('-')) ?? '';
  const row = edition.indexes.playerRow(somebody) ?? 0;
  const lastName = edition.tables.players.column.lastName[row] ?? '';

  test('finds a player by the beginning of their name', async () => {
    const { players } = await ask('searchPlayers', { q: lastName.slice(0, 5) });
    expect(players.map(({ athlete }) => athlete?.id)).toContain(somebody);
  });

  test('finds a defence by its city', async () => {
    const { players } = await ask('searchPlayers', { q: 'kansas', playerPositions: ['DST'] });
    expect(players.map(({ team }) => team?.alias)).toEqual(['KC']);
  });

  test('answers at most eight to a search box and fifty to a page', async () => {
    expect((await ask('inlineSearchPlayers', { q: 'a' })).players).toHaveLength(8);
    expect((await ask('searchPlayers', { q: 'a' })).players).toHaveLength(50);
  });

  test('finds nobody for nothing', async () => {
    expect((await ask('searchPlayers', { q: '  ' })).players).toEqual([]);
  });

  test('without a text, or for a position that is none, is refused', async () => {
    // @ts-expect-error q is needed
    expect(refusal(await call('searchPlayers', {}))).toBe('missing-parameters');
    expect(refusal(await call('searchPlayers', { q: 'a', playerPositions: ['XX'] }))).toBe('invalid-parameters');
  });
});

test('data sources tell the edition, its mode, the day it is of, and every table', async () => {
  const { provenance, tables, losses, today } = await ask('getDataSources', {});
  expect(provenance).toMatchObject({ edition: edition.id, mode: 'sample', asOf: '2025-10-29' });
  expect(tables.find(({ name }) => name === 'teams')).toEqual({ name: 'teams', rows: 32 });
  expect(losses).toEqual([]);
  expect(today).toBe('2025-10-29');
});
