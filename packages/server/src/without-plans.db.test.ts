// A product that sells no plans: everything is open to everybody, and nothing says a word of plans.
import { resolve } from 'node:path';
import { CALLS, type CallName } from '@pylon/contract/calls';
import { PAYMENTS_CALLS } from '@pylon/contract/payments/payments.calls';
import { expect, test } from 'vitest';
import { faqShelf } from './features/content/faq-shelf.ts';
import { locksIn } from './testing/open-and-shut.ts';
import { SAMPLE_NOW, sampleEdition } from './testing/sample-edition.ts';
import { testServer } from './testing/test-server.ts';

const shipped = await faqShelf(resolve(import.meta.dirname, '../../../content'), () => {}, { hasPlans: false });
const { call, ask, arrive, register, mailTo, server } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  hasPlans: false,
  faq: shipped,
});
const { season } = await ask('currentSeason', {});

/** Words of somebody who sells. 'Plan' of a strategy and 'paid' at an auction are the game's. */
const OF_PLANS = /\b(plans?|tier-required|locked|locks?|lock|checkout|subscriptions?|payments?|tier [012])\b|Pylon\+/i;

/** Texts of a document that people read. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['summary', 'description', 'title'].includes(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, key));
}

test('tables in any scoring are open to a visitor without a token', async () => {
  const asked = { seasonId: season.id, scoringSystemId: '2', limit: 100 };
  const { playerExpertRanking } = await ask('listRankings', asked);
  const { playerProjections } = await ask('listProjections', asked);
  const { scoringSystems } = await ask('listScoringSystems', {});
  expect(playerExpertRanking).toHaveLength(100);
  expect(locksIn([playerExpertRanking, playerProjections])).toBe(0);
  expect(scoringSystems.filter(({ paywallTier }) => paywallTier > 0)).toEqual([]);
});

test('a draft by every expert is open to somebody without an account, and its shared report to everybody', async () => {
  const token = await arrive();
  const wishes = {
    seasonId: season.id,
    scoringSystemId: '2',
    numberOfTeams: 8,
    draftPosition: 3,
    expertIds: ['scout'],
  };
  const { mockDraft } = await ask('createMockDraft', wishes, token);
  const mockDraftId = mockDraft.id;
  expect(locksIn(await ask('listDraftPlayers', { mockDraftId }, token))).toBe(0);
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  await ask('rateMockDraft', { mockDraftId }, token);
  const { shareId } = await ask('shareMockDraft', { mockDraftId }, token);
  expect(locksIn(await ask('getSharedReport', { shareId }))).toBe(0);
});

test('nobody has a plan, and everybody sees everything', async () => {
  const { token } = await register();
  const { user } = await ask('getMe', {}, token);
  expect(user).toMatchObject({ subscriptionTier: 2, userSubscription: null });
});

test('calls of payments and of the promotion are not there', async () => {
  const token = await arrive();
  for (const name of [...Object.keys(PAYMENTS_CALLS), 'getPromotion'] as CallName[]) {
    const { method, path } = CALLS[name];
    const reply = await server.inject({ method, url: `/api${path}`, headers: { 'bearer-token': token } });
    expect([reply.statusCode, reply.json().error.code], name).toEqual([404, 'not-found']);
  }
});

test('the API reference says no word of plans, and knows no locks', async () => {
  const document = (await server.inject('/api/openapi.json')).json();
  const texts = textsIn(document);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => OF_PLANS.test(text))).toEqual([]);
  expect(JSON.stringify(document)).not.toMatch(/"Locked"|x-feature|Locked"/);
  expect(document.paths['/api/mock-drafts/list-player-rankings']).toBeDefined();
  expect((await server.inject('/api/docs')).payload).not.toMatch(/tier-required|checkout|Locked/);
});

test('questions and mails say no word of plans', async () => {
  const { sections } = await ask('getFaq', {});
  expect(sections.length).toBeGreaterThan(2);
  expect(JSON.stringify(sections)).not.toMatch(OF_PLANS);
  const { email } = await register();
  const { text } = await mailTo(email);
  expect(text).not.toMatch(OF_PLANS);
});

test('what needs a token still needs one', async () => {
  const reply = await call('getMyData', {});
  expect(reply.error?.code).toBe('token-not-found');
});
