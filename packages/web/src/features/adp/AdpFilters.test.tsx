import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { AdpFilters } from './AdpFilters.tsx';

afterEach(cleanup);

test('providers stand under the kind of draft that they are of', async () => {
  await drawOver(callOver(fakeServer().transport), <AdpFilters search={{}} onSearch={() => {}} view="list" />);
  await screen.findByRole('button', { name: /^Providers/ }, { timeout: 20_000 });
  for (const panel of document.querySelectorAll('[popover]'))
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' })); // jsdom opens none
  expect(document.body.textContent).toMatch(/Fantasy.*ESPN.*Best Ball.*Underdog/);
});

test('the button of a phone counts the filters that the view has', async () => {
  const search = { format: 'rookie', team: 'BUF', from: 'cbs' };
  for (const [view, count] of [
    ['list', 3],
    ['board', 2],
    ['movers', 1],
  ] as const) {
    await drawOver(callOver(fakeServer().transport), <AdpFilters search={search} onSearch={() => {}} view={view} />);
    const button = await screen.findByRole('button', { name: /^Filters/ }, { timeout: 20_000 });
    expect(button.textContent, view).toBe(`Filters${count}`);
    cleanup();
  }
});
