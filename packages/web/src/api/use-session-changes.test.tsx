import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Fragment } from 'react';
import { afterEach, expect, test } from 'vitest';
import { buildUser } from '../testing/build-user.ts';
import { drawPageOver } from '../testing/render-over.tsx';
import { answer } from './answers.ts';
import { browserSession } from './browser-transport.ts';
import type { Call, Input } from './call.ts';
import { useSessionChanges } from './use-session-changes.ts';
import { useUser } from './use-user.ts';

afterEach(cleanup);

/** A part of a page that asks for what is the person's own. */
function Own() {
  const user = useUser();
  useQuery({ ...answer('listRankingLists', {}), enabled: user !== null });
  return <p>{user === null ? 'nobody' : user.email}</p>;
}

function Page() {
  const { arrivals } = useSessionChanges();
  return (
    <Fragment key={arrivals}>
      <Own />
    </Fragment>
  );
}

test('a page whose person leaves asks nothing more in their name', async () => {
  const asked: string[] = [];
  const user = buildUser({ id: 'p1', email: 'mia@pylon.example' });
  const call = ((name: string, _: Input<'getMe'>) => {
    asked.push(name);
    return Promise.resolve(name === 'getMe' ? { user } : { rankingLists: [] });
  }) as Call;
  const session = browserSession();
  await session.keep({ id: 'p1', isAnonymous: false }, 'token-of-p1');
  await drawPageOver(call, { path: '/', Page, user });
  await screen.findByText('mia@pylon.example');
  await waitFor(() => expect(asked).toEqual(['listRankingLists']));
  await act(() => session.end());
  expect(screen.getByText('nobody')).toBeDefined();
  expect(asked).toEqual(['listRankingLists']);
});
