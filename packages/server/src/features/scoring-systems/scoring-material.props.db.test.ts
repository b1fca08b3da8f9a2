// The promise of the editor: what the screen ranks by itself while settings change is what the server answers once they
// are saved.
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { materialProjections, projectedFacts, projectedPage } from '@pylon/contract/projections/projected-page';
import { materialAside, materialBoard, readyMaterial } from '@pylon/contract/rankings/material-board';
import { rankedPage } from '@pylon/contract/rankings/ranked-page';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { SCORING_KEYS, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { DEFAULT_LEAGUE, type LeagueShape } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const { ask, arrive, call } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await arrive({ tier: 2 });
const seasonId = '2025';
const league = toLeagueConfig(DEFAULT_LEAGUE);

const { scoringSystem } = await ask(
  'createScoringSystem',
  { name: 'Any', footballScoringLeagueConfig: league, footballScoringSettings: {} },
  token,
);
const { id } = scoringSystem;

/** A usual system with some settings changed, or any settings at all. */
const anySettings: fc.Arbitrary<ScoringSettings> = fc
  .tuple(
    fc.option(fc.constantFrom(...BASE_SCORING_SYSTEMS.map(({ settings }) => settings))),
    fc.dictionary(
      fc.constantFrom(...SCORING_KEYS),
      fc.integer({ min: -999, max: 999 }).map((cents) => cents / 100),
      { maxKeys: 8 },
    ),
  )
  .map(([base, changes]) => ({ ...base, ...(changes as Partial<Record<ScoringKey, number>>) })); // keys are settings

const anyLeague: fc.Arbitrary<LeagueShape> = fc
  .record({
    teams: fc.integer({ min: 1, max: 18 }),
    budgetDollars: fc.constantFrom(100, 200, 999),
    counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: SLOTS.length, maxLength: SLOTS.length }),
  })
  .map(({ teams, budgetDollars, counts }) => {
    const slots = { ...DEFAULT_LEAGUE.slots };
    SLOTS.forEach((slot, index) => {
      slots[slot] = slot === 'BN' ? 6 : (counts[index] ?? 0);
    });
    return { teams, budgetDollars, slots };
  });

const anyPeriod = fc.constantFrom('Seasonal' as const, 'Weekly' as const, 'RestOfSeason' as const);
const anyPositions = fc.constantFrom<('QB' | 'RB' | 'TE' | 'FLEX')[]>([], ['RB'], ['FLEX'], ['QB', 'TE']);

describe('the screen ranks as the server does', () => {
  test('to the last decimal, in any scoring, league, period, order and choice of experts', async () => {
    const wish = fc.record({
      settings: anySettings,
      shape: anyLeague,
      expertRankingPeriod: anyPeriod,
      rosterPositions: anyPositions,
      expertIds: fc.constantFrom<string[]>(
        [],
        [],
        ['scout'],
        ['market', 'consensus'],
        ['opportunity', 'schedule'],
        ['rookie'],
        ['consensus', 'rookie', 'ceiling'],
      ),
      orderBy: fc.constantFrom('consensus', '-vorp', 'athleteName', 'tier', 'best'),
      offset: fc.constantFrom(0, 25),
    });
    await fc.assert(
      fc.asyncProperty(wish, async ({ settings, shape, expertRankingPeriod, expertIds, ...page }) => {
        const config = toLeagueConfig(shape);
        await ask(
          'updateScoringSystem',
          { id, name: 'Any', footballScoringLeagueConfig: league, footballScoringSettings: settings },
          token,
        );
        const body = { seasonId, scoringSystemId: id, expertRankingPeriod, expertIds, limit: 1000, ...page };
        const answer = await ask('listRankings', { ...body, footballScoringLeagueConfig: config }, token);

        const ready = readyMaterial(await ask('getRankingMaterial', { seasonId, expertRankingPeriod }, token));
        const board = materialBoard(ready, { settings, league: shape }, expertIds);
        const outcome = rankedPage(
          board,
          { ...body, teamId: null, searchText: null },
          { tier: 2, ...materialAside(ready) },
        );
        if (!outcome) throw new Error('no such column');
        // places of opponents hang on the scoring, and the screen tells none before it is saved
        const beforeSaved = answer.playerExpertRanking.map((row) => ({ ...row, opponentRank: null }));
        expect(outcome.rows).toEqual(beforeSaved);
        expect(board.experts).toEqual(answer.experts);
        expect(outcome.total).toBe(answer.total);
      }),
      { numRuns: 25 },
    );
  });

  test('and scores projections alike, in any scoring, period and order', async () => {
    const wish = fc.record({
      settings: anySettings,
      projectionPeriod: fc.constantFrom('weekly' as const, 'seasonal' as const, 'restofseason' as const),
      rosterPositions: anyPositions,
      orderBy: fc.constantFrom('-projectedFantasyPoints', 'ceilingFantasyPoints', '-receivingYards', 'athleteName'),
    });
    await fc.assert(
      fc.asyncProperty(wish, async ({ settings, projectionPeriod, rosterPositions, orderBy }) => {
        await ask(
          'updateScoringSystem',
          { id, name: 'Any', footballScoringLeagueConfig: league, footballScoringSettings: settings },
          token,
        );
        const positions = rosterPositions.length > 0 ? { rosterPositions: rosterPositions.join() } : {};
        const query = { seasonId, scoringSystemId: id, projectionPeriod, orderBy, limit: 1000, ...positions };
        const answer = await ask('listProjections', query, token);

        const material = await ask('getProjectionMaterial', { seasonId, projectionPeriod }, token);
        const games = new Map(material.players.map(({ entityId, game }) => [entityId, game]));
        const facts = projectedFacts(materialProjections(material, settings), {
          isPerGame: false,
          gameOf: ({ entityId }) => games.get(entityId) ?? null,
        });
        const shown = { orderBy, rosterPositions, limit: 1000, offset: 0 };
        const outcome = projectedPage(facts, shown, { tier: 2, isPerGame: false });
        if (!outcome) throw new Error('no such column');
        expect(outcome.rows).toEqual(answer.playerProjections);
        expect(outcome.passingCompletionPerValueRange).toEqual(answer.passingCompletionPerValueRange);
      }),
      { numRuns: 15 },
    );
  });
});

describe('what the screen ranks with', () => {
  test('of rankings needs the plan that opens the editor', async () => {
    const input = { seasonId, expertRankingPeriod: 'Seasonal' } as const;
    expect(refusal(await call('getRankingMaterial', input))).toBe('tier-required');
    expect(refusal(await call('getRankingMaterial', input, await arrive()))).toBe('tier-required');
    expect(refusal(await call('getRankingMaterial', input, await arrive({ tier: 1 })))).toBeNull();
    expect(refusal(await call('getRankingMaterial', { ...input, seasonId: '1920' }, token))).toBe('season-not-found');
    expect(refusal(await call('getRankingMaterial', { ...input, week: 40 }, token))).toBe('invalid-parameters');
  });

  test('of projections needs the plan that opens their table', async () => {
    expect(refusal(await call('getProjectionMaterial', { seasonId }))).toBe('tier-required');
    expect(refusal(await call('getProjectionMaterial', { seasonId }, await arrive({ tier: 1 })))).toBe('tier-required');
    const unknown = { seasonId, projectedProvider: 'nobody' };
    expect(refusal(await call('getProjectionMaterial', unknown, token))).toBe('invalid-parameters');
    expect(refusal(await call('getProjectionMaterial', { seasonId: '1920' }, token))).toBe('season-not-found');
  });

  test('has every player once, those with a projection first', async () => {
    const { players, units } = await ask('getRankingMaterial', { seasonId }, token);
    expect(new Set(players.map(({ entityId }) => entityId)).size).toBe(players.length);
    const projected = players.filter(({ ratios }) => ratios !== null);
    expect(players.slice(0, projected.length)).toEqual(projected);
    for (const { players: cells } of Object.values(units)) expect(Math.max(...cells)).toBeLessThan(projected.length);
  });
});

describe('own systems in tables', () => {
  test('are known to their owner alone, as long as the plan lasts', async () => {
    const other = await arrive({ tier: 2 });
    for (const who of [undefined, other]) {
      const table = { seasonId, scoringSystemId: id };
      expect(refusal(await call('listRankings', table, who))).toBe('scoring-system-not-found');
      expect(refusal(await call('listProjections', table, who))).toBe('scoring-system-not-found');
    }
    expect(refusal(await call('listRankings', { seasonId, scoringSystemId: id }, token))).toBeNull();
  });

  test('change the rankings at once when they are changed', async () => {
    const receivers = async (perCatch: number) => {
      const settings = { receivingReceptions: perCatch, receivingYards: 0.1, rushingYards: 0.1 };
      const own = { id, name: 'Any', footballScoringLeagueConfig: league, footballScoringSettings: settings };
      await ask('updateScoringSystem', own, token);
      const { playerExpertRanking: rows } = await ask(
        'listRankings',
        { seasonId, scoringSystemId: id, limit: 30 },
        token,
      );
      return rows.filter(({ athlete }) => athlete?.position === 'WR').length;
    };
    expect(await receivers(3)).toBeGreaterThan(await receivers(0));
  });
});
