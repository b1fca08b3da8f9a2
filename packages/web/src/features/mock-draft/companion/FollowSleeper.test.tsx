import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { buildLeague } from '../../../testing/build-league.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { drawPageOver } from '../../../testing/render-over.tsx';
import { FollowSleeper } from './FollowSleeper.tsx';

afterEach(cleanup);

async function drawn(isRegistered: boolean) {
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const userLeagues = [
    buildLeague({ id: 'a' }, { name: 'Night Shift', status: 'PRE_DRAFT', draftLink: '7001' }),
    buildLeague({ id: 'b' }, { name: 'Day Shift', status: 'IN_PROGRESS', draftLink: '7002' }),
    buildLeague({ id: 'c' }, { name: 'Late Shift', status: 'DRAFTING', draftLink: null }),
    buildLeague({ id: 'd' }, null),
  ];
  const call = (async (name: string, input: unknown) => {
    asked.push({ name, input });
    if (name === 'listUserLeagues') return { userLeagues };
    throw new ApiFailure('outside-draft-not-found', 'No such draft.');
  }) as unknown as Call; // answers are invented as far as the part reads them
  const user = isRegistered ? buildUser() : null;
  await drawPageOver(call, { path: '/', Page: FollowSleeper, address: '/', user });
  return (name: string) => asked.flatMap((each) => (each.name === name ? [each.input] : []));
}

test('drafts of leagues that are still to come are offered without a link, and no others', async () => {
  const inputs = await drawn(true);
  const drafts = within(await screen.findByRole('list', { name: 'Drafts of your leagues' }));
  expect(drafts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Draft of Night Shift']);
  await userEvent.click(drafts.getByRole('button', { name: 'Draft of Night Shift' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(inputs('findOutsideDraft')).toEqual([{ link: '7001' }]);
});

test('without an account there is the link alone', async () => {
  const inputs = await drawn(false);
  expect(await screen.findByLabelText('Link or number of the draft')).toBeTruthy();
  expect(inputs('listUserLeagues')).toEqual([]);
});
