// A person names an address, sees that a test arrives there, changes what it is told, and deletes it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessible, expectNoSideways } from './support/journey.ts';
import { test as base } from './support/own-server.ts';
import { open } from './support/pages.ts';
import { enterRegistered } from './support/people.ts';

interface Receiver {
  readonly url: string;
  readonly types: string[];
}

const test = base.extend<{ readonly receiver: Receiver }>({
  // Stands in for every address that people name: an address of https on the internet is nothing that a journey has.
  receiver: async ({ browserName: _any }, use) => {
    const types: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => {
        if (request.headers['webhook-signature']?.includes('v1,')) types.push(JSON.parse(body).type);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo; // it listens on a port
    await use({ url: `http://127.0.0.1:${port}`, types });
    server.close();
  },
  settings: async ({ receiver }, use) => use({ PYLON_STAND_INS: `webhooks=${receiver.url}` }),
});

test.describe.configure({ timeout: 180_000 });
test.use({ expected: /401|422/ });

test('a webhook is added, tested, changed and deleted', async ({ page, receiver }) => {
  const { password } = await enterRegistered(page);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a webhook' });
  await adding.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
  await adding.getByRole('button', { name: 'Add the webhook' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(adding.getByText('that the internet reaches')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example.com/pylon');
  await expectAccessible(page, '[role=dialog]');
  await adding.getByRole('button', { name: 'Add the webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await expectAccessible(page, '[role=dialog]');
  await shown.getByRole('button', { name: 'Done' }).click();

  const webhooks = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
  await expect(webhooks).toContainText(['https://hooks.example.com/pylon']);
  await page.getByRole('button', { name: /^Send a test/ }).click();
  const sent = page.getByRole('list', { name: 'Sent last' }).getByRole('listitem');
  await expect(sent).toContainText([/test.*Arrived/]);
  expect(receiver.types).toEqual(['test']);
  await expectNoSideways(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Change: https/ }).click();
  const changing = page.getByRole('dialog', { name: 'Change the webhook' });
  await changing.getByRole('checkbox', { name: 'Leagues that were read' }).check();
  await changing.getByRole('checkbox', { name: 'Send to it' }).uncheck();
  await expectAccessible(page, '[role=dialog]');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(webhooks).toContainText(['Off: nothing is sent to it.']);
  await expect(webhooks).toContainText(['Leagues that were read']);

  await page.getByRole('button', { name: /^Delete: https/ }).click();
  await page
    .getByRole('dialog', { name: 'Delete this webhook?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(webhooks).toHaveCount(0);
});
