// A table as a person reads it: by the heads of its columns and the names of its rows.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** The table of the page; the first one where there are several. */
const tableOf = (page: Page): Locator => page.getByRole('table').first();

/** Head of a column. The title is the whole name or its beginning. */
export const headOf = (page: Page, title: string): Locator =>
  tableOf(page)
    .getByRole('columnheader', { name: new RegExp(`^${title}`) })
    .first();

/** Rows that are about somebody: not the head, not a tier's line. */
export const rowsOf = (page: Page): Locator =>
  tableOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Names that open a card; the letters of a team beside them lead to its page. */
export const OPENS_CARD = 'a[href^="/nfl/players/"]';

/** The name that a row is about. */
export const nameIn = (row: Locator): Locator => row.getByRole('rowheader').locator(OPENS_CARD);

/** Who is in the table, from top to bottom. */
export const namesIn = async (page: Page): Promise<string[]> =>
  (await nameIn(rowsOf(page)).allInnerTexts()).map((name) => name.replaceAll(/\s+/g, ' '));

/** Texts of a column, from top to bottom. */
export async function textsOf(page: Page, title: string): Promise<string[]> {
  // A columnheader is a th
  const place = await headOf(page, title).evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
  const texts = await rowsOf(page)
    .locator(`:scope > :nth-child(${place + 1})`)
    .allInnerTexts();
  return texts.map((text) => text.trim());
}

/** Waits until every row is about whom it should be; a click is answered when the rows are, not when the button is. */
export async function expectPlayers(page: Page, wanted: RegExp): Promise<void> {
  await expect(async () => {
    const texts = await textsOf(page, 'Player');
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(wanted);
  }).toPass();
}

/** Numbers of a column, from top to bottom; rows without one are left out. */
export async function numbersOf(page: Page, title: string): Promise<number[]> {
  const texts = await textsOf(page, title);
  return texts.map((text) => Number.parseFloat(text.replaceAll(',', '').replace('−', '-'))).filter(Number.isFinite);
}

/** How many rows the whole table has, on all of its pages, as the page tells those who cannot see it. */
export async function totalOf(page: Page): Promise<number> {
  const told = await page.getByText(/^[\d,]+ (players?|games?|teams?), page \d+$/).textContent();
  return Number.parseInt((told ?? '').replaceAll(',', ''), 10);
}

/** Orders the table by a column and checks that the page shows that order. */
export async function sortBy(page: Page, title: string, direction: 'ascending' | 'descending'): Promise<void> {
  await headOf(page, title).getByRole('button').click();
  await expect(headOf(page, title)).toHaveAttribute('aria-sort', direction);
  const sign = direction === 'ascending' ? 1 : -1;
  await expect(async () => {
    const numbers = await numbersOf(page, title);
    expect(numbers.length, `numbers in ${title}`).toBeGreaterThan(5);
    expect(numbers, `${title}, ${direction}`).toEqual(numbers.toSorted((one, other) => sign * (one - other)));
  }).toPass();
}

/** What the CSV button saves: its heads and rows. Names in our tables hold no line breaks. */
export async function savedRows(page: Page): Promise<{ name: string; heads: string[]; rows: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const [heads = '', ...rows] = text.replace('\ufeff', '').trimEnd().split('\r\n');
  return { name: download.suggestedFilename(), heads: heads.split(','), rows };
}
