import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const { ask, arrive, call, db } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const KINDS = ['SNAKE', 'AUCTION'] as const;

const SIX_POINTS = { passingTouchdowns: 6, passingYards: 0.04, rushingYards: 0.1, receivingYards: 0.1 };
const system = {
  name: 'Six points',
  footballScoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE),
  footballScoringSettings: SIX_POINTS,
};
const wish = (scoringSystemId: string, own: Partial<Input<'createMockDraft'>> = {}) => ({
  seasonId: season.id,
  scoringSystemId,
  numberOfTeams: 8,
  draftPosition: 1,
  simulationMode: 'Manual' as const,
  ...own,
});

/** A subscriber with a system and a draft that uses it. */
async function drafter(draftType: (typeof KINDS)[number]) {
  const token = await arrive({ tier: 1 });
  const { scoringSystem } = await ask('createScoringSystem', system, token);
  const { mockDraft } = await ask('createMockDraft', wish(scoringSystem.id, { draftType }), token);
  const mockDraftId = mockDraft.id;
  const scoring = async () => (await ask('getMockDraft', { mockDraftId }, token)).mockDraft.configuration.scoringSystem;
  return { token, id: scoringSystem.id, accountId: String(scoringSystem.userId), mockDraftId, scoring };
}

describe.each(KINDS)('a draft of kind %s', (draftType) => {
  test('is played in the person’s own system, and tells nobody whose it is', async () => {
    const { id, scoring } = await drafter(draftType);
    expect(await scoring()).toMatchObject({ id, name: 'Six points', userId: null, scoringSettings: SIX_POINTS });
  });

  test('keeps the system as it was when that is changed, deleted, or out of the plan', async () => {
    const { token, id, accountId, mockDraftId, scoring } = await drafter(draftType);
    const before = await scoring();
    await ask('updateScoringSystem', { ...system, id, footballScoringSettings: { passingTouchdowns: 4 } }, token);
    expect(await scoring()).toEqual(before);
    await ask('deleteScoringSystem', { id }, token);
    expect(await scoring()).toEqual(before);
    const { mockDraft } = await ask('duplicateMockDraft', { mockDraftId }, token);
    const copy = (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    expect(copy.configuration.scoringSystem).toEqual(before);
    await db.deleteFrom('entitlement').where('account_id', '=', accountId).execute();
    expect(await scoring()).toEqual(before);
    // Settings that are sent whole name the system again.
    const change = { mockDraftId, simulationMode: 'Manual', scoringSystemId: id } as const;
    expect(refusal(await call('updateMockDraft', change, token))).toBeNull();
    expect(await scoring()).toEqual(before);
    // Another draft in it is a new one.
    expect(refusal(await call('duplicateMockDraft', { mockDraftId }, token))).toBe('tier-required');
  });

  test('takes another system, whole, as far as the plan reaches', async () => {
    const { token, id, accountId, mockDraftId, scoring } = await drafter(draftType);
    await ask('updateMockDraft', { mockDraftId, scoringSystemId: '2' }, token);
    expect(await scoring()).toMatchObject({ id: '2', name: 'PPR' });
    await ask('updateMockDraft', { mockDraftId, scoringSystemId: id }, token);
    expect(await scoring()).toMatchObject({ id, scoringSettings: SIX_POINTS });
    await db.deleteFrom('entitlement').where('account_id', '=', accountId).execute();
    const other = await call('updateMockDraft', { mockDraftId, scoringSystemId: '2' }, token);
    expect([other.status, refusal(other)]).toEqual([402, 'tier-required']);
    await ask('updateMockDraft', { mockDraftId, scoringSystemId: '1' }, token);
    expect(await scoring()).toMatchObject({ id: '1' });
  });

  test('cannot begin with somebody else’s system, nor beyond the plan', async () => {
    const { id } = await drafter(draftType);
    const other = await arrive({ tier: 2 });
    expect(refusal(await call('createMockDraft', wish(id, { draftType }), other))).toBe('scoring-system-not-found');
    const free = await arrive();
    expect(refusal(await call('createMockDraft', wish('2', { draftType }), free))).toBe('tier-required');
    expect(refusal(await call('createMockDraft', wish('99', { draftType }), free))).toBe('scoring-system-not-found');
    expect(refusal(await call('createMockDraft', wish('1', { draftType }), free))).toBeNull();
  });

  test('is found and ordered in the list by the system’s name', async () => {
    const { token, mockDraftId } = await drafter(draftType);
    const plain = await ask('createMockDraft', wish('2', { draftType }), token);
    const listed = async (input: Input<'listMockDrafts'>) =>
      (await ask('listMockDrafts', input, token)).mockDrafts.map((draft) => draft.id);
    expect(await listed({ search: 'six points' })).toEqual([mockDraftId]);
    expect(await listed({ orderBy: 'scoringSystem' })).toEqual([plain.mockDraft.id, mockDraftId]);
  });
});

test('players of a draft have the points of its own system', async () => {
  const { token, mockDraftId } = await drafter('SNAKE');
  const { mockDraft } = await ask('createMockDraft', wish('1'), token);
  const passers = async (id: string) => {
    const { mockDraftPlayerRankings: rows } = await ask('listDraftPlayers', { mockDraftId: id }, token);
    return rows
      .filter(({ athlete }) => athlete?.position === 'QB')
      .map(({ seasonalScoredProjections }) => seasonalScoredProjections);
  };
  const [six, four] = [await passers(mockDraftId), await passers(mockDraft.id)];
  expect(Math.max(...six.map(Number))).toBeGreaterThan(Math.max(...four.map(Number)) + 20);
});

test('a keeper is built in a system that the person may use', async () => {
  const { token, id } = await drafter('SNAKE');
  const { mockDraftPlayerRankings: rows } = await ask(
    'listDraftPlayers',
    { mockDraftId: (await ask('createMockDraft', wish('1'), token)).mockDraft.id },
    token,
  );
  const keeper = {
    athleteId: rows[0]?.athlete?.id,
    participantIndex: 1,
    round: 1,
    numberOfTeams: 8,
    draftType: 'SNAKE' as const,
  };
  const built = (scoringSystemId: string, who: string) =>
    call('buildKeeper', { ...keeper, scoringSystemId, seasonId: season.id }, who);
  expect(refusal(await built(id, token))).toBeNull();
  expect(refusal(await built(id, await arrive({ tier: 1 })))).toBe('scoring-system-not-found');
  expect(refusal(await built('2', await arrive()))).toBe('tier-required');
});
