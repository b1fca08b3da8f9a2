import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { PATHS } from '../../../paths.ts';
import { drawPageOver } from '../../../testing/render-over.tsx';
import { AskForLink } from './AskForLink.tsx';

afterEach(cleanup);

test('the focus goes on at what comes in the place of what was pressed', async () => {
  const call = (() => Promise.resolve({ message: 'A mail is on its way.' })) as unknown as Call;
  await drawPageOver(call, { path: PATHS.resetPassword, Page: AskForLink, user: null });
  expect(document.activeElement).toBe(document.body);
  await userEvent.type(screen.getByLabelText('Email'), 'mia@pylon.example{Enter}');
  expect(document.activeElement).toBe(await screen.findByText('A mail is on its way.'));
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});
