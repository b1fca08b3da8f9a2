import type { CallName } from '@pylon/contract/calls';
import type { ProjectionRow } from '@pylon/contract/projections/projections';
import { describe, expect, test } from 'vitest';
import { type Opened, opened } from '../../testing/opened.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const visitor = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await visitor.arrive({ tier: 2 });
const call = <N extends CallName>(name: N, input: Input<N>) => visitor.call(name, input, subscriber);
const ask = async <N extends CallName>(name: N, input: Input<N>) => opened(await visitor.ask(name, input, subscriber));
const base = { seasonId: '2025', scoringSystemId: '1' };
const isDescending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));
const points = (rows: readonly Opened<ProjectionRow>[]) => rows.map((row) => row.projectedFantasyPoints);

describe('projections', () => {
  test('open with the current week by expected points', async () => {
    const { playerProjections: rows, provider } = await ask('listProjections', base);
    expect(provider).toBe('aggregate');
    expect(rows).toHaveLength(15);
    expect(isDescending(points(rows))).toBe(true);
    expect(rows.every(({ game }) => game?.week === 9)).toBe(true);
  });

  test('of a week leave out whoever rests', async () => {
    const byes = await ask('listProjections', { ...base, week: 10, limit: 1000 });
    expect(byes.playerProjections.length).toBeGreaterThan(200);
    expect(byes.playerProjections.filter(({ byeWeek }) => byeWeek === 10)).toEqual([]);
  });

  test('cover every position in every period', async () => {
    for (const projectionPeriod of ['seasonal', 'weekly', 'restofseason'] as const) {
      const { playerProjections: rows } = await ask('listProjections', { ...base, projectionPeriod, limit: 1000 });
      const positions = new Set(rows.map(({ athlete }) => athlete?.position ?? 'DST'));
      expect([...positions].sort()).toEqual(['DST', 'K', 'QB', 'RB', 'TE', 'WR']);
    }
  });

  test('by the game divide points and amounts by the games, and place anew', async () => {
    const asked = { ...base, projectionPeriod: 'seasonal' as const, rosterPositions: ['RB'], limit: 1000 };
    const all = await ask('listProjections', asked);
    const by = await ask('listProjections', { ...asked, perGame: 'true' });
    expect(by.total).toBe(all.total);
    expect(isDescending(points(by.playerProjections))).toBe(true);
    expect(by.playerProjections.map(({ positionRank }) => positionRank)).toEqual(
      by.playerProjections.map((_row, index) => index + 1),
    );
    const whole = new Map(all.playerProjections.map((row) => [row.athlete?.id, row]));
    for (const row of by.playerProjections) {
      const own = whole.get(row.athlete?.id);
      expect(row.games).toBe(own?.games);
      const games = Math.max(own?.games ?? 0, 1); // told to two decimals
      expect(row.projectedFantasyPoints).toBeCloseTo((own?.projectedFantasyPoints ?? 0) / games, 0);
      expect(row.ceilingFantasyPoints).toBeCloseTo((own?.ceilingFantasyPoints ?? 0) / games, 0);
      expect(row.stats['rushingYards'] ?? 0).toBeCloseTo((own?.stats['rushingYards'] ?? 0) / games, 0);
    }
    const passers = { ...asked, rosterPositions: ['QB'] };
    const { passingCompletionPerValueRange: range } = await ask('listProjections', { ...passers, perGame: 'true' });
    expect(range).toEqual((await ask('listProjections', passers)).passingCompletionPerValueRange);
  });

  test('tell each provider, and their lines when they are asked for', async () => {
    const { providers } = await ask('listProjections', base);
    const other = providers.find(({ id }) => id !== 'aggregate');
    expect(other?.asOf).not.toBeNull();
    const own = await ask('listProjections', { ...base, projectedProvider: other?.id });
    expect(own.provider).toBe(other?.id);
    expect(points(own.playerProjections)).not.toEqual(points((await ask('listProjections', base)).playerProjections));
  });

  test('the scale of completions runs from the worst passer to the best', async () => {
    const { passingCompletionPerValueRange: range } = await ask('listProjections', {
      ...base,
      rosterPositions: ['QB'],
    });
    expect(range?.min).toBeGreaterThan(40);
    expect(range?.avg).toBeGreaterThan(range?.min ?? 0);
    expect(range?.max).toBeGreaterThan(range?.avg ?? 0);
    expect(range?.max).toBeLessThan(85);
    const kickers = await ask('listProjections', { ...base, rosterPositions: ['K'] });
    expect(kickers.passingCompletionPerValueRange).toBeNull();
  });

  test('sort by any stat', async () => {
    const { playerProjections: rows } = await ask('listProjections', { ...base, orderBy: '-rushingYards', limit: 50 });
    expect(isDescending(rows.map(({ stats }) => stats['rushingYards'] ?? 0))).toBe(true);
    expect(rows[0]?.stats['rushingYards']).toBeGreaterThan(30);
  });

  test('pages follow each other without a gap', async () => {
    const both = await ask('listProjections', { ...base, limit: 30 });
    const second = await ask('listProjections', { ...base, offset: 15 });
    expect(both.playerProjections.slice(15)).toEqual(second.playerProjections);
  });

  test('a search ignores case, and a team keeps only its own', async () => {
    const [first] = (await ask('listProjections', base)).playerProjections;
    const name = first?.athlete?.fullName ?? '';
    expect((await ask('listProjections', { ...base, searchText: name.toUpperCase() })).playerProjections).toEqual([
      first,
    ]);
    const ofTeam = await ask('listProjections', { ...base, teamId: 'KC', limit: 1000 });
    expect(ofTeam.playerProjections.every(({ athlete, team }) => (athlete?.team ?? team?.alias) === 'KC')).toBe(true);
  });

  test.each([
    ['an unknown season', { ...base, seasonId: '1999' }, 'season-not-found'],
    ['an unknown scoring', { ...base, scoringSystemId: 'x' }, 'scoring-system-not-found'],
    ['an unknown provider', { ...base, projectedProvider: 'oracle' }, 'invalid-parameters'],
    ['an unknown column', { ...base, orderBy: 'toString' }, 'invalid-parameters'],
    ['a week that is none', { ...base, week: 23 }, 'invalid-parameters'],
  ] as const)('%s is refused', async (_name, input, code) => {
    expect(refusal(await call('listProjections', input))).toBe(code);
  });
});
