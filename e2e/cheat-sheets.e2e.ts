// A person lays out who to draft and prints it.
import { inflateSync } from 'node:zlib';
import { finished } from './support/drafts.ts';
import { expect, expectAccessible, expectNoSideways, ON_DESKTOP, test } from './support/journey.ts';
import { open, showFilters } from './support/pages.ts';

const SHEETS = '/fantasy-football-cheat-sheets';

/** Pages of a PDF, by their marks in its objects, packed or not. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test.use({ tier: 2 });

test(
  'overall pages of 120 and a page for each position come out of the printer, with nothing else on them',
  ON_DESKTOP,
  async ({ page }) => {
    await open(page, SHEETS);
    await expect(page.getByRole('heading', { name: 'Overall, 1 to 120' })).toBeVisible();
    const first = page.getByRole('region', { name: 'Overall, 1 to 120' });
    await expect(first.getByRole('listitem')).toHaveCount(120);
    await expect(first.getByText(/0\.5 PPR · 12 teams/)).toBeVisible();
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(3);

    await showFilters(page);
    await page.getByRole('radio', { name: 'By position' }).click();
    await expect(page.getByRole('region', { name: 'Tight Ends' })).toBeVisible();
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(6);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    // The first page begins where the others do.
    expect(await page.getByRole('region', { name: 'Quarterbacks' }).boundingBox()).toMatchObject({ y: 0 });
    await expect(page.getByRole('region', { name: 'Quarterbacks' }).getByRole('listitem').first()).toContainText('QB1');
  },
);

test('prices stand in the place of ADP, and a phone shows the sheet in one column', async ({ page }) => {
  await open(page, `${SHEETS}?prices=on`);
  const lines = page.getByRole('region', { name: 'Overall, 1 to 120' }).getByRole('listitem');
  await expect(lines.first()).toContainText(/\$\d\d/);
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
});

test("a draft's picks are drawn into the sheets", async ({ page }) => {
  await open(page, SHEETS);
  await open(page, `${SHEETS}?draft=${await finished(page)}`);
  const sheet = page.getByRole('region', { name: 'Overall, 1 to 120' });
  await expect(sheet.getByText(/\d+ players taken/)).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'mine' }).first()).toBeVisible();
});
