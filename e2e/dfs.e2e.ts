// Brings the salary file of a slate to the DFS projections: it fills salary and value, orders by them, says what was
// left out of it, is found again after a reload, and is saved with the table.
import { expect, expectAccessible, expectNoSideways, ON_BOTH, test } from './support/journey.ts';
import { open, reload } from './support/pages.ts';
import { namesIn, numbersOf, rowsOf, savedRows, sortBy, textsOf } from './support/tables.ts';

const HEAD =
  'Id,Position,First Name,Nickname,Last Name,FPPG,Played,Salary,Game,Team,Opponent,Injury Indicator,Injury Details,Tier,,,Roster Position';

/** A file as FanDuel exports it, of players as the page saves them: who stands first is dearest. */
function salaryFile(heads: readonly string[], rows: readonly string[]): string {
  const place = (head: string) => heads.indexOf(head);
  const lines = rows.map((row, index) => {
    const cells = row.split(',');
    const [name = '', label = '', team = '', game = ''] = ['Player', 'Position', 'Team', 'Game'].map(
      (head) => cells[place(head)],
    );
    const position = label === 'D/ST' ? 'D' : label;
    const [where, opponent] = game.split(' ');
    const teams = where === 'vs' ? `${opponent}@${team}` : `${team}@${opponent}`;
    const last = name.split(' ').slice(1).join(' ');
    return `1-${index},${position},x,${name},${last},1,1,${9900 - 500 * index},${teams},${team},${opponent},,,,,,${position}`;
  });
  return [HEAD, ...lines, '1-99,WR,Torn'].join('\r\n');
}

test.use({ tier: 2 });

test(
  'a salary file fills salary and value, orders by them, is kept, and can be forgotten',
  ON_BOTH,
  async ({ page }) => {
    await open(page, '/nfl-dfs-projections');
    expect(new Set(await textsOf(page, 'Salary'))).toEqual(new Set(['–']));
    const week = await savedRows(page);
    const text = salaryFile(week.heads, week.rows.slice(0, 12));
    const file = { name: 'FanDuel-NFL.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Bring a salary file').setInputFiles(file);
    await expect(page).toHaveURL(/site=fanduel/);
    const status = page.getByRole('region', { name: 'Salaries' }).getByRole('status');
    await expect(status).toContainText('12 players of 12 in the file have a salary here');
    await page.getByText('1 row of the file left out').click();
    await expect(page.getByText('is torn')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);

    await sortBy(page, 'Value', 'descending');
    expect(await numbersOf(page, 'Value')).toHaveLength(12);
    const { heads, rows } = await savedRows(page);
    expect(heads).toEqual(expect.arrayContaining(['Salary', 'Points per 1000 dollars']));
    expect(rows.length).toBeGreaterThan(await rowsOf(page).count());

    const first = (await namesIn(page))[0];
    await reload(page);
    await expect(status).toContainText('12 players of 12');
    await expect.poll(async () => (await namesIn(page))[0]).toBe(first);

    await page.getByRole('button', { name: 'Forget these salaries' }).click();
    await expect(status).toContainText('it stays in this browser');
    await expect.poll(async () => new Set(await textsOf(page, 'Salary'))).toEqual(new Set(['–']));
  },
);

test('a file that is none is refused in words, and leaves the table as it was', async ({ page }) => {
  await open(page, '/nfl-dfs-projections');
  const file = { name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('Player,Salary\nSomebody,6100') };
  await page.getByLabel('Bring a salary file').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Salaries' }).getByRole('alert')).toContainText(
    'no salary file of DraftKings or FanDuel',
  );
  expect(new Set(await textsOf(page, 'Salary'))).toEqual(new Set(['–']));
});
