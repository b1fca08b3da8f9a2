import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { ProofDialog } from './ProofDialog.tsx';

afterEach(cleanup);

test('the password can be typed at once, is refused in words, and proves it is you', async () => {
  const onProved = vi.fn();
  const tried: unknown[] = [];
  const call = (async (name: string, input: { readonly currentPassword?: string }) => {
    if (name === 'listPasskeys') return { passkeys: [], host: null };
    tried.push(input);
    if (input.currentPassword === 'right-one') return { provedUntil: '' };
    throw new ApiFailure('invalid-password', '', { currentPassword: 'This is not your password.' });
  }) as unknown as Call; // answers are invented as far as the dialog reads them
  await drawOver(call, <ProofDialog onProved={onProved} onClose={() => {}} />);
  const field = await screen.findByLabelText('Your password');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('wrong-one{Enter}');
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  await userEvent.clear(field);
  expect(screen.queryByText('This is not your password.')).toBeNull();
  await userEvent.keyboard('right-one{Enter}');
  await waitFor(() => expect(onProved).toHaveBeenCalledOnce());
  expect(tried).toEqual([{ currentPassword: 'wrong-one' }, { currentPassword: 'right-one' }]);
});
