// A draft room as a person finds it, on a desktop and on a phone.
import type { Page } from '@playwright/test';
import { isPhone, newDraft } from './drafts.ts';
import { expect } from './journey.ts';

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

/** Opens the room of a new draft against bots: eight teams, the second pick mine, unless told. Its id. */
export async function openRoom(page: Page, wishes: object = {}): Promise<string> {
  const id = await newDraft(page, { numberOfTeams: 8, draftPosition: 2, ...wishes });
  await page.goto(`/draft-champion/${id}`);
  await expect(page.getByRole('heading', { name: 'Draft room' })).toBeAttached();
  return id;
}
