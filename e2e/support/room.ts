// A draft room as a person finds it, on a desktop and on a phone; and drafts made by the API for errands that begin inside.
import type { Page } from '@playwright/test';
import { expect } from './errand.ts';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The one button that drafts the suggestion: in the panel on a desktop, at the foot on a phone. */
export const suggestionButton = (page: Page) =>
  isPhone(page)
    ? page.getByRole('button', { name: 'Draft', exact: true })
    : page
        .getByRole('region', { name: 'Suggestion' })
        .getByRole('button', { name: /^Draft / })
        .first();

/** An action of the room's menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Draft menu' }).click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}

/** Goes to a section of the room: by a button on a desktop, by the list on a phone. */
export async function goToSection(page: Page, label: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('combobox', { name: 'Section' }).selectOption({ label });
  else await page.getByRole('navigation', { name: 'Draft room' }).getByRole('button', { name: label }).click();
}

/** The room says that it is my turn at a pick. */
export const onTheClock = (page: Page, label: string) =>
  expect(page.getByText(new RegExp(`^Pick ${label.replace('.', '\\.')} ·`)).filter({ visible: true })).toBeVisible();

/** Calls as the person of the page, who need not have opened a page yet. */
export async function personOf(page: Page) {
  const login = await page.request.post('/api/auth/login', { data: {} });
  const { token } = (await login.json()).data as { token: string }; // the contract's answer
  await page.addInitScript((kept) => localStorage.setItem('pylon_token', kept), token);
  const headers = { 'Bearer-Token': token };
  return {
    get: async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()).data,
    post: async (path: string, data: object) =>
      (await (await page.request.post(`/api${path}`, { headers, data })).json()).data,
    put: async (path: string, data: object) =>
      (await (await page.request.put(`/api${path}`, { headers, data })).json()).data,
  };
}
export type ApiPerson = Awaited<ReturnType<typeof personOf>>;

/** A draft against bots of eight teams in which I pick second, unless told; its id. */
export async function makeDraft(person: ApiPerson, wishes: object = {}): Promise<string> {
  const { season } = await person.get('/seasons/current');
  const { mockDraft } = await person.post('/mock-drafts/create', {
    seasonId: season.id,
    scoringSystemId: '1',
    numberOfTeams: 8,
    draftPosition: 2,
    ...wishes,
  });
  return mockDraft.id;
}

/** Opens the room of a new draft. */
export async function openRoom(page: Page, wishes: object = {}): Promise<void> {
  const id = await makeDraft(await personOf(page), wishes);
  await page.goto(`/draft-champion/${id}`);
  await expect(page.getByRole('heading', { name: 'Draft room' })).toBeAttached();
}
