import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangeWebhookDialog } from './ChangeWebhookDialog.tsx';

afterEach(cleanup);

test.each([
  ['it was copied', () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('what was ticked before the secret was replaced is still ticked after %s, and is saved', async (_, leave) => {
  const onSave = vi.fn();
  const onClose = vi.fn();
  const webhook = {
    ...{ id: 'a', url: 'https://hooks.example.com/a', events: ['picks' as const], isOn: true },
    ...{ givenUpAt: null, createdAt: '2026-11-30T00:00:00Z' },
  };
  const onReplaceSecret = () => Promise.resolve('whsec_other');
  render(<ChangeWebhookDialog {...{ webhook, isBusy: false, onSave, onReplaceSecret, onClose }} />);
  await userEvent.click(screen.getByRole('checkbox', { name: /Leagues that were read/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Replace the secret' }));
  expect(await screen.findByDisplayValue('whsec_other')).toBeTruthy();
  await leave();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ id: 'a', events: ['picks', 'leagueSyncs'], isOn: true });
});
