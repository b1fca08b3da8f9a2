import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { LONGEST_SCORING_NAME } from '@pylon/contract/scoring-systems/scoring-name';
import { MOST_SCORING_SYSTEMS } from '@pylon/contract/scoring-systems/scoring-systems';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { DEEPEST_BENCH, DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const { ask, arrive, call, db } = await testServer();

const wish = (own: Partial<Input<'createScoringSystem'>> = {}): Input<'createScoringSystem'> => ({
  name: 'Home league',
  footballScoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE),
  footballScoringSettings: { passingTouchdowns: 6, receivingReceptions: 1 },
  ...own,
});
const subscriber = () => arrive({ tier: 1 });
const create = async (token: string, own?: Partial<Input<'createScoringSystem'>>) =>
  (await ask('createScoringSystem', wish(own), token)).scoringSystem;
const ownOf = async (token: string) =>
  (await ask('listScoringSystems', {}, token)).scoringSystems.filter(({ userId }) => userId !== null);

describe('the list', () => {
  test('has the eighteen systems that everybody has, 0.5 PPR first and alone open without a plan', async () => {
    const { scoringSystems } = await ask('listScoringSystems', {});
    expect(scoringSystems.map(({ id, name }) => `${id} ${name}`)).toEqual(
      BASE_SCORING_SYSTEMS.map(({ id, name }) => `${id} ${name}`),
    );
    expect(scoringSystems.filter(({ paywallTier }) => paywallTier === 0).map(({ name }) => name)).toEqual(['0.5 PPR']);
    expect(await ask('listScoringSystems', {}, await arrive())).toEqual({ scoringSystems });
  });

  test('is open to the end for a subscriber', async () => {
    const { scoringSystems } = await ask('listScoringSystems', {}, await subscriber());
    expect(scoringSystems.filter(({ paywallTier }) => paywallTier > 0)).toEqual([]);
  });

  test('tells a system’s league, what each thing is worth and whose mark goes with it', async () => {
    const { scoringSystems } = await ask('listScoringSystems', {});
    expect(scoringSystems[0]?.scoringLeagueConfig).toMatchObject({ participantCount: 12, rounds: 16, wrCount: 3 });
    expect(scoringSystems[1]?.scoringSettings).toMatchObject({ receivingReceptions: 1, passingTouchdowns: 4 });
    expect(scoringSystems[5]).toMatchObject({ name: 'ESPN', ADPProviderName: 'espn' });
  });

  test('shows one’s own systems after everybody’s, and those of nobody else', async () => {
    const [ann, bob] = [await subscriber(), await subscriber()];
    const first = await create(ann, { name: 'First' });
    const second = await create(ann, { name: 'Second' });
    await create(bob, { name: 'Bob’s' });
    expect(await ownOf(ann)).toEqual([first, second]);
  });
});

describe('creating', () => {
  test('keeps what was sent, with rounds counted and what is worth nothing left out', async () => {
    const token = await subscriber();
    const settings = { passingTouchdowns: 6, receivingYards: 0.126, fumbles: 0 };
    const league = { ...toLeagueConfig(DEFAULT_LEAGUE), rounds: 3, superFlexCount: 1 };
    const system = await create(token, {
      name: '  Two quarterbacks ',
      ADPProviderName: 'ESPN',
      footballScoringSettings: settings,
      footballScoringLeagueConfig: league,
    });
    expect(system).toMatchObject({ name: 'Two quarterbacks', ADPProviderName: 'espn', leagueId: null, paywallTier: 0 });
    expect(system.scoringSettings).toEqual({ passingTouchdowns: 6, receivingYards: 0.13 });
    expect(system.scoringLeagueConfig).toMatchObject({ superFlexCount: 1, rounds: 17 });
    expect(await ownOf(token)).toEqual([system]);
  });

  test('keeps the largest league that there can be, and the list goes on', async () => {
    const token = await subscriber();
    const counts = Object.fromEntries(Object.keys(DEFAULT_LEAGUE.slots).map((slot) => [slot, 9]));
    const slots = { ...DEFAULT_LEAGUE.slots, ...counts, BN: DEEPEST_BENCH };
    const system = await create(token, { footballScoringLeagueConfig: toLeagueConfig({ ...DEFAULT_LEAGUE, slots }) });
    expect(system.scoringLeagueConfig.rounds).toBe(120);
    expect(await ownOf(token)).toEqual([system]);
  });

  test.each(['Ligue du Père Noël', '東京 12', '👨‍👩‍👧 league', '<b>12</b>'])(
    'keeps the name %s as it is',
    async (name) => {
      expect(await create(await subscriber(), { name })).toMatchObject({ name });
    },
  );

  test('needs a person, and a plan', async () => {
    expect(refusal(await call('createScoringSystem', wish()))).toBe('token-not-found');
    const free = await call('createScoringSystem', wish(), await arrive());
    expect([free.status, refusal(free)]).toEqual([402, 'tier-required']);
  });

  test.each([
    ['a name of nothing', { name: ' ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(LONGEST_SCORING_NAME + 1) }, 'name'],
    ['a name that nobody sees', { name: '\u200b\u2060' }, 'name'],
    ['a name of two lines', { name: 'Home\nleague' }, 'name'],
    ['a name that turns the line over', { name: '\u202eeugael' }, 'name'],
    ['a name with the character NUL', { name: 'a\u0000b' }, 'name'],
    ['half a character', { name: 'a\ud800' }, 'name'],
    ['a setting that there is not', { footballScoringSettings: { passes: 1 } }, 'footballScoringSettings.passes'],
    [
      'a value out of bounds',
      { footballScoringSettings: { passingYards: 11 } },
      'footballScoringSettings.passingYards',
    ],
    [
      'ten quarterbacks',
      { footballScoringLeagueConfig: { ...toLeagueConfig(DEFAULT_LEAGUE), qbCount: 10 } },
      'footballScoringLeagueConfig.qbCount',
    ],
    [
      'a bench that no draft could fill',
      { footballScoringLeagueConfig: { ...toLeagueConfig(DEFAULT_LEAGUE), benchCount: DEEPEST_BENCH + 1 } },
      'footballScoringLeagueConfig.benchCount',
    ],
    ['a provider that there is not', { ADPProviderName: 'nobody' }, 'ADPProviderName'],
    ['a league that is not the person’s', { leagueId: 'somebody’s' }, 'leagueId'],
    ['a roster without a place', { footballScoringLeagueConfig: emptyRoster() }, 'footballScoringLeagueConfig'],
  ])('refuses %s by the name of the field', async (_, own, field) => {
    const reply = await call('createScoringSystem', wish(own), await subscriber());
    expect(refusal(reply)).toBe('invalid-parameters');
    expect(reply.error?.fields).toHaveProperty([field]);
  });

  test(`ends at ${MOST_SCORING_SYSTEMS} systems, also when two come at once`, async () => {
    const token = await subscriber();
    const { id, scoringLeagueConfig } = await create(token);
    const one = await db.selectFrom('scoring_system').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copy = {
      account_id: one.account_id,
      league_id: null,
      name: one.name,
      settings: JSON.stringify(one.settings),
      league: JSON.stringify(one.league),
      platform: null,
      is_hidden: false,
    };
    await db
      .insertInto('scoring_system')
      .values(Array.from({ length: MOST_SCORING_SYSTEMS - 2 }, () => copy))
      .execute();
    const last = wish({ footballScoringLeagueConfig: scoringLeagueConfig });
    const replies = await Promise.all([1, 2, 3].map(() => call('createScoringSystem', last, token)));
    expect(replies.map(refusal).filter((reason) => reason === 'too-many-scoring-systems')).toHaveLength(2);
    expect(await ownOf(token)).toHaveLength(MOST_SCORING_SYSTEMS);
  });
});

describe('changing and deleting', () => {
  test('replace and take away one’s own', async () => {
    const token = await subscriber();
    const { id } = await create(token);
    const { scoringSystem } = await ask('updateScoringSystem', { ...wish({ name: 'Renamed' }), id }, token);
    expect(scoringSystem).toMatchObject({ id, name: 'Renamed' });
    expect(await ownOf(token)).toEqual([scoringSystem]);
    expect(await ask('deleteScoringSystem', { id }, token)).toEqual({ id });
    expect(await ownOf(token)).toEqual([]);
  });

  test.each(['2', '00000000-0000-4000-8000-000000000000', 'nonsense'])(
    'know no system %s of the person’s own',
    async (id) => {
      const token = await subscriber();
      expect(refusal(await call('updateScoringSystem', { ...wish(), id }, token))).toBe('scoring-system-not-found');
      expect(refusal(await call('deleteScoringSystem', { id }, token))).toBe('scoring-system-not-found');
    },
  );

  test('take one’s own as it was shown, and nothing that was changed since, be it the name alone', async () => {
    const token = await subscriber();
    const { id, revision } = await create(token);
    const renamed = { ...wish({ name: 'Renamed' }), id, basedOn: revision };
    const { scoringSystem } = await ask('updateScoringSystem', renamed, token);
    expect(scoringSystem.revision).not.toBe(revision);
    const late = { ...wish({ footballScoringSettings: { fumbles: -1 } }), id, basedOn: revision };
    const reply = await call('updateScoringSystem', late, token);
    expect([reply.status, refusal(reply)]).toEqual([409, 'scoring-system-changed']);
    expect(await ownOf(token)).toEqual([scoringSystem]);
    const both = [1, 2].map((value) => ({
      ...late,
      footballScoringSettings: { fumbles: value },
      basedOn: scoringSystem.revision,
    }));
    const replies = await Promise.all(both.map((body) => call('updateScoringSystem', body, token)));
    expect(replies.map(refusal).sort()).toEqual([null, 'scoring-system-changed']);
  });

  test('leave somebody else’s alone', async () => {
    const [ann, bob] = [await subscriber(), await subscriber()];
    const system = await create(ann);
    const other = { ...wish({ name: 'Stolen' }), id: system.id };
    expect(refusal(await call('updateScoringSystem', other, bob))).toBe('scoring-system-not-found');
    expect(refusal(await call('deleteScoringSystem', { id: system.id }, bob))).toBe('scoring-system-not-found');
    expect(await ownOf(ann)).toEqual([system]);
  });

  test('need a person', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect(refusal(await call('updateScoringSystem', { ...wish(), id }))).toBe('token-not-found');
    expect(refusal(await call('deleteScoringSystem', { id }))).toBe('token-not-found');
  });

  test('once the plan has ended a system stays, locked: it is deleted but not changed', async () => {
    const token = await subscriber();
    const { id, userId } = await create(token);
    await db.deleteFrom('entitlement').where('account_id', '=', String(userId)).execute();
    expect(await ownOf(token)).toMatchObject([{ id, paywallTier: 1 }]);
    expect(refusal(await call('updateScoringSystem', { ...wish(), id }, token))).toBe('tier-required');
    expect(await ask('deleteScoringSystem', { id }, token)).toEqual({ id });
  });
});

describe('the scoring of a league', () => {
  test('is found once the league has one, by its owner alone, and is not changed like one’s own', async () => {
    const [ann, bob] = [await subscriber(), await subscriber()];
    expect(refusal(await call('fetchLeagueScoring', { leagueId: 'L1' }, ann))).toBe('scoring-system-not-found');
    const { id } = await create(ann);
    await db.updateTable('scoring_system').set({ league_id: 'L1' }).where('id', '=', id).execute();
    const { scoringSystem } = await ask('fetchLeagueScoring', { leagueId: 'L1' }, ann);
    expect(scoringSystem).toMatchObject({ id, leagueId: 'L1' });
    expect(refusal(await call('fetchLeagueScoring', { leagueId: 'L1' }, bob))).toBe('scoring-system-not-found');
    expect(refusal(await call('fetchLeagueScoring', { leagueId: 'L1' }))).toBe('token-not-found');
    expect(refusal(await call('deleteScoringSystem', { id }, ann))).toBe('scoring-system-not-found');
  });
});

function emptyRoster() {
  const none = { ...DEFAULT_LEAGUE.slots };
  for (const slot of Object.keys(none)) none[slot as keyof typeof none] = 0; // the slots' own keys
  return { ...toLeagueConfig({ ...DEFAULT_LEAGUE, slots: none }), rounds: undefined };
}
