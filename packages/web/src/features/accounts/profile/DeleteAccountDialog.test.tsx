import type { Subscription } from '@pylon/contract/payments/payments';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { drawPageOver } from '../../../testing/render-over.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

afterEach(cleanup);

const Asked = () => <DeleteAccountDialog onClose={() => {}} />;
const bought = (status: Subscription['status']) => ({ status }) as Subscription; // as far as the dialog reads it
const ENDS = /^Your subscription ends at once/;
const BOOKS = /^What was paid stays in the books/;

test.each([
  ['never bought a plan', true, null, []],
  ['has a plan', true, bought('active'), [ENDS, BOOKS]],
  ['had a plan', true, bought('ended'), [BOOKS]],
  ['is where no plans are sold', false, bought('active'), []],
])(
  'whoever %s is told what becomes of what they paid, and nothing else of it',
  async (_, hasPlans, subscription, told) => {
    const call = (async () => ({ subscription })) as unknown as Call; // the only call of the dialog before it is confirmed
    await drawPageOver(call, { path: '/', Page: Asked, user: buildUser(), hasPlans });
    const lines = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent ?? '');
    await screen.findByText(/drafts, leagues, lists/);
    await expect.poll(lines).toHaveLength(2 + told.length);
    for (const words of told) expect(lines().some((line) => words.test(line))).toBe(true);
  },
);
