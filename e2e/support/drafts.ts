// Drafts made by call, for journeys that are not about making one.
import type { Page } from '@playwright/test';
import { openStill } from './people.ts';

interface Envelope {
  readonly data: unknown;
  readonly error: { readonly code: string } | null;
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The person of this browser, signed in the way the pages do it. */
async function tokenOf(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await openStill(page);
  const kept = await page.evaluate(() => localStorage.getItem('pylon_token'));
  if (kept) return kept;
  const answer = await page.request.post('/api/auth/login', { data: {} });
  const { token } = (await dataOf(answer.json())) as { token: string };
  await page.evaluate((value) => localStorage.setItem('pylon_token', value), token);
  return token;
}

async function dataOf(envelope: Promise<Envelope>): Promise<unknown> {
  const { data, error } = await envelope;
  if (error) throw new Error(error.code);
  return data;
}

/** Makes a call as the person of this browser and gives its data. */
export async function call(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<unknown> {
  const headers = { 'bearer-token': await tokenOf(page) };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  return dataOf(answer.json());
}

/** A draft of these wishes, otherwise the first seat of a standard league; its id. */
export async function newDraft(page: Page, wishes: object = {}): Promise<string> {
  const { season } = (await call(page, 'GET', '/seasons/current')) as { season: { id: string } };
  const common = { seasonId: season.id, scoringSystemId: '1', draftPosition: 1 };
  const { mockDraft } = (await call(page, 'POST', '/mock-drafts/create', { ...common, ...wishes })) as {
    mockDraft: { id: string };
  };
  return mockDraft.id;
}

/** A draft played to its end; its id. */
export async function finished(page: Page, wishes: object = {}): Promise<string> {
  const mockDraftId = await newDraft(page, wishes);
  await call(page, 'PUT', '/mock-drafts/simulate-rest-of-draft', { mockDraftId });
  return mockDraftId;
}

/** A draft played to its end and graded; its id. */
export async function simulated(page: Page, wishes: object = {}): Promise<string> {
  const mockDraftId = await finished(page, wishes);
  await call(page, 'POST', '/mock-drafts/rate-by-id', { mockDraftId });
  return mockDraftId;
}

/** A draft's athletes in rank order. */
export async function playersOf(
  page: Page,
  mockDraftId: string,
): Promise<readonly { id: string; fullName: string; lastName: string }[]> {
  const { mockDraftPlayerRankings } = (await call(
    page,
    'GET',
    `/mock-drafts/list-player-rankings?mockDraftId=${mockDraftId}`,
  )) as { mockDraftPlayerRankings: readonly { athlete: { id: string; fullName: string; lastName: string } | null }[] };
  return mockDraftPlayerRankings.flatMap(({ athlete }) => athlete ?? []);
}
