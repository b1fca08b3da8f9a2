import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { drawPageOver } from '../../../testing/render-over.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';

afterEach(cleanup);

test('a key that is shown this once stays on the screen when the list cannot be read again', async () => {
  let lists = 0;
  const call = (async (name: string) => {
    if (name === 'createApiKey') return { key: 'pylon_shown_once' };
    lists += 1;
    if (name === 'listApiKeys' && lists === 1) return { apiKeys: [], callsPerDay: 5_000 };
    throw new ApiFailure('too-many-requests', '');
  }) as unknown as Call; // answers are invented as far as the list reads them
  await drawPageOver(call, { path: '/', Page: ApiKeyList, user: buildUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Make an API key' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
  await userEvent.keyboard('Sheet{Enter}');
  expect(await screen.findByDisplayValue('pylon_shown_once')).toBeTruthy();
  expect(lists).toBe(2);
});

test.each([
  [true, 'reads what you can read here, with the plan you have. It changes nothing'],
  [false, 'reads what you can read here. It changes nothing'],
])('what a key opens is told by the plan only where plans are sold: %s', async (hasPlans, words) => {
  const call = (async () => ({ apiKeys: [], callsPerDay: 5_000 })) as unknown as Call; // as far as the list reads it
  await drawPageOver(call, { path: '/', Page: ApiKeyList, user: buildUser(), hasPlans });
  await screen.findByRole('button', { name: 'Make an API key' });
  expect(document.body.textContent).toContain(words);
});
