import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { callOver, type Transport } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { OwnDrafts } from './OwnDrafts.tsx';

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const league = { kind: 'league', id: 'one', name: 'Best of us', seasonId: '2026', teams: 12, day: null };
const room = { kind: 'draft-room', id: 'two', name: 'Practice', seasonId: '2026', teams: 10, day: '2026-08-20' };

test('a draft that lies here is brought with one press, and its season is shown', async () => {
  const brought = new Set<string>();
  const transport: Transport = async (method, _path, body) => {
    if (method === 'GET') {
      const drafts = [league, room].map((draft) => ({ ...draft, isBrought: brought.has(draft.id) }));
      return { data: { drafts }, error: null };
    }
    expect(body).toEqual({ kind: 'draft-room', id: 'two' });
    brought.add('two');
    return { data: { isAdded: true, seasonId: '2026' }, error: null };
  };
  const onSeason = vi.fn();
  await drawOver(callOver(transport), <OwnDrafts onSeason={onSeason} />);
  await userEvent.click(await screen.findByText(/Drafts of your leagues and rooms/));
  expect(screen.getByText('(2 to bring)')).toBeTruthy();
  expect(screen.getByText('Your league, 12 teams, 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Bring Practice, Draft room, 10 teams/ }));
  expect(await screen.findByText('Among your teams')).toBeTruthy();
  expect(onSeason).toHaveBeenCalledWith('2026');
});

test('without such a draft nothing is said of them', async () => {
  const transport: Transport = async () => ({ data: { drafts: [] }, error: null });
  await drawOver(callOver(transport), <OwnDrafts onSeason={() => {}} />);
  await vi.waitFor(() => expect(screen.queryByText(/Drafts of your leagues/)).toBeNull());
});
