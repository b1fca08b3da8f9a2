import type { Page } from '@playwright/test';

/** Chooses a view of a page: a tab on a desktop, an entry of a list on a phone. */
export async function chooseView(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await tab.click();
  else await page.getByRole('combobox', { name: 'View' }).selectOption(name);
}
