// How a person gets a page open, and to what lies behind a button on a phone.
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens an address and waits until the page answers to a person. A rendered page is there before its script: until then
 * links work and buttons do not. React marks what it has taken over; nothing in the page itself says so.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await answers(page);
}

/** Loads the same address again and waits until the page answers. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await answers(page);
}

/** Waits until the page answers to a person. */
export async function answers(page: Page): Promise<void> {
  // There may be two for a moment: what the server sent stands hidden beside what takes its place.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main')].some((main) =>
      Object.keys(main).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** On a phone the filters lie behind one button. */
export async function showFilters(page: Page): Promise<void> {
  const button = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
}

/** Chooses a view of a page: a tab on a desktop, an entry of a list on a phone. */
export async function chooseView(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await tab.click();
  else await page.getByRole('combobox', { name: 'View' }).selectOption(name);
}

/** The button that opens the scoring menu; it says which one is in force. */
export const scoringPicker = (page: Page): Locator => page.getByRole('button', { name: /^Scoring(?: system)?: / });

/** Chooses a scoring by its name, and waits until it is in force. */
export async function chooseScoring(page: Page, name: string): Promise<void> {
  await scoringPicker(page).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  const shown = new RegExp(`: ${name.replaceAll('.', '\\.')}$`);
  await expect(scoringPicker(page)).toHaveAccessibleName(shown);
}

/** Goes to a page by the word of the navigation that it stands under; on a phone by the page that lists all. */
export async function goTo(page: Page, word: string, title: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: word });
  if (await menu.isVisible()) {
    await menu.click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${title} ?[A-Z]`) })
      .first()
      .click();
    return;
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
}
