import type { User } from '@pylon/contract/accounts/accounts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { makeAnswers } from '../../api/answers.ts';
import type { Call } from '../../api/call.ts';
import { whoAmI } from '../../api/use-user.ts';
import { buildUser } from '../../testing/build-user.ts';
import { useAmong } from './use-among.ts';
import { useLeagueHolders } from './use-league-holders.ts';

afterEach(cleanup);

function Part({ use }: { readonly use: () => void }) {
  use();
  return null;
}

/** Wakes a rendered page that uses a hook: how often it is drawn, and what it asks. */
async function wake(use: () => unknown, user: User | null) {
  const asked: string[] = [];
  const call = async (name: string) => {
    asked.push(name);
    return { leagues: [], league: null };
  };
  const answers = makeAnswers(call as unknown as Call); // answers this call
  if (user) answers.setQueryData(whoAmI().queryKey, { user });
  let drawn = 0;
  const counted = () => {
    drawn++;
    use();
  };
  const page = (
    <QueryClientProvider client={answers}>
      <Part use={counted} />
    </QueryClientProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  drawn = 0;
  const root = await act(async () => hydrateRoot(place, page));
  await act(async () => root.unmount());
  return { drawn, asked };
}

test('a table that no league narrows is drawn once as a page wakes, whoever looks at it', async () => {
  const use = () => useAmong({});
  expect(await wake(use, null)).toEqual({ drawn: 1, asked: [] });
  expect(await wake(use, buildUser())).toEqual({ drawn: 1, asked: [] });
});

test('a visitor’s page is not drawn again for a league that they cannot have, a person’s is asked for theirs', async () => {
  const use = () => useLeagueHolders();
  expect(await wake(use, null)).toEqual({ drawn: 1, asked: [] });
  expect((await wake(use, buildUser())).asked).toEqual(['getLeagueHolders']);
});
