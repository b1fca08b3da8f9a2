import { LETTER_GRADES } from '@pylon/engine/vocabulary/drafts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const { call, ask, arrive, db } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});

type Wishes = Partial<Parameters<typeof ask<'createMockDraft'>>[1]>;
type Order = Parameters<typeof ask<'listMockDrafts'>>[1];

/** A person with drafts of these wishes, made one after the other. */
async function drafter(...wishes: readonly Wishes[]) {
  const token = await arrive({ tier: 1 });
  const ids: string[] = [];
  for (const wish of wishes) {
    const common = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 1 };
    ids.push((await ask('createMockDraft', { ...common, ...wish }, token)).mockDraft.id);
  }
  const list = async (wish: Order = {}) => (await ask('listMockDrafts', wish, token)).mockDrafts;
  const order = async (wish: Order) => (await list(wish)).map(({ id }) => ids.indexOf(id));
  return { token, ids, list, order };
}

describe('the list of drafts', () => {
  test('is asked for by its owner alone', async () => {
    const { list } = await drafter({});
    expect(await list()).toHaveLength(1);
    expect(refusal(await call('listMockDrafts', {}))).toBe('token-not-found');
    expect((await ask('listMockDrafts', {}, await arrive())).total).toBe(0);
  });

  test('refuses an unknown order or state, too long a search and too large a page', async () => {
    const { token } = await drafter();
    const wishes = [
      { orderBy: 'luck' as never },
      { state: 'lost' as never },
      { search: 'x'.repeat(61) },
      { limit: 101 },
    ];
    const replies = await Promise.all(wishes.map((wish) => call('listMockDrafts', wish, token)));
    expect(new Set(replies.map(refusal))).toEqual(new Set(['invalid-parameters']));
  });

  test('is by day, by teams and by scoring in either direction, page after page', async () => {
    const { order } = await drafter(
      { numberOfTeams: 10, scoringSystemId: '2' },
      { numberOfTeams: 4, scoringSystemId: '1' },
      { numberOfTeams: 12, scoringSystemId: '3' },
    );
    expect(await order({})).toEqual([2, 1, 0]);
    expect(await order({ orderBy: 'createdAt' })).toEqual([0, 1, 2]);
    expect(await order({ orderBy: 'numberOfTeams' })).toEqual([1, 0, 2]);
    expect(await order({ orderBy: '-numberOfTeams' })).toEqual([2, 0, 1]);
    const byScoring = await order({ orderBy: 'scoringSystem' });
    expect(await order({ orderBy: '-scoringSystem' })).toEqual(byScoring.toReversed());
    expect(await order({ orderBy: 'createdAt', limit: 1, offset: 1 })).toEqual([1]);
    expect(await order({ orderBy: 'createdAt', offset: 3 })).toEqual([]);
  });

  test('is by grade, the best first, drafts without one last in either direction', async () => {
    const { token, ids, list } = await drafter({}, { numberOfTeams: 6 }, { numberOfTeams: 4 }, {});
    for (const mockDraftId of ids.slice(1)) {
      await ask('simulateRestOfDraft', { mockDraftId }, token);
      await ask('rateMockDraft', { mockDraftId }, token);
    }
    const grades = async (orderBy: 'grade' | '-grade') =>
      (await list({ orderBy })).map(({ letterGrade }) => letterGrade);
    const best = await grades('grade');
    expect(best.at(-1)).toBeNull();
    const given = best.flatMap((grade) => grade ?? []);
    expect(given).toHaveLength(3);
    const places = given.map((grade) => LETTER_GRADES.indexOf(grade));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(await grades('-grade')).toEqual([...given.toReversed(), null]);
  });

  test('tells drafts of equal settings apart by a name and by whom the person drafted first', async () => {
    const { token, ids, list } = await drafter({ numberOfTeams: 4 }, { numberOfTeams: 4 });
    const [mockDraftId = ''] = ids;
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    await ask('updateMockDraft', { mockDraftId, name: 'Home league' }, token);
    const [open, done] = await list();
    expect(open).toMatchObject({ name: null, firstPicks: [] });
    expect(done).toMatchObject({ name: 'Home league' });
    expect(done?.firstPicks).toHaveLength(3);
    expect(await list({ search: 'home' })).toHaveLength(1);
    await ask('updateMockDraft', { mockDraftId, name: '' }, token);
    expect((await list({ search: 'home' })).length).toBe(0);
  });

  test('is narrowed to drafts in progress or complete', async () => {
    const { token, ids, order } = await drafter({}, { numberOfTeams: 4 });
    await ask('simulateRestOfDraft', { mockDraftId: ids[1] ?? '' }, token);
    expect(await order({ state: 'open' })).toEqual([0]);
    expect(await order({ state: 'closed' })).toEqual([1]);
  });
});

describe('words', () => {
  test('find drafts by scoring, type, mode, day and sponsor, all of them together', async () => {
    const { order, list } = await drafter(
      { draftType: 'LINEAR', sponsor: 'Acme Pils' },
      { simulationMode: 'Manual', scoringSystemId: '2' },
      { leagueType: 'BEST_BALL' },
    );
    expect(await order({ search: 'linear' })).toEqual([0]);
    expect(await order({ search: 'ACME' })).toEqual([0]);
    expect(await order({ search: 'in person' })).toEqual([1]);
    expect(await order({ search: 'best ball snake' })).toEqual([2]);
    expect(await order({ search: 'best ball linear' })).toEqual([]);
    const [newest] = await list();
    expect(await order({ search: newest?.createdAt.slice(0, 10) ?? 'no day' })).toHaveLength(3);
    expect(
      await order({ search: newest?.createdAt.slice(0, 4) ?? 'no year', orderBy: 'createdAt', limit: 1, offset: 1 }),
    ).toEqual([1]);
  });

  test('find drafts by a player whom I drafted, not by one whom others did', async () => {
    const { token, ids, list } = await drafter({ draftPosition: 2 });
    const [mockDraftId = ''] = ids;
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    const { picks } = (await ask('getMockDraft', { mockDraftId }, token)).mockDraft;
    const nameAt = (number: number) => picks[number - 1]?.athlete?.fullName ?? 'nobody';
    expect(await list({ search: nameAt(2) })).toHaveLength(1);
    expect(await list({ search: nameAt(1) })).toEqual([]);
  });
});

test('an account keeps five hundred drafts, however many are begun at once', async () => {
  const { token, ids } = await drafter({});
  await sql`
    insert into mock_draft (account_id, season, kind, state, notes, version)
    select account_id, season, kind, state, notes, version from mock_draft, generate_series(1, 497)
    where id = ${ids[0]}`.execute(db);
  const wish = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 4, draftPosition: 1 } as const;
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => call('createMockDraft', wish, token)),
    call('createMockDraft', { ...wish, draftType: 'AUCTION' }, token),
    call('duplicateMockDraft', { mockDraftId: ids[0] ?? '' }, token),
  ]);
  expect(replies.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(4).fill('too-many-drafts'));
  expect((await ask('listMockDrafts', {}, token)).total).toBe(500);
});
