import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { callOver } from '../api/call.ts';
import { fakeServer } from '../testing/fake-answers.ts';
import { drawOver } from '../testing/render-over.tsx';
import { PlayersPage } from './PlayersPage.tsx';

afterEach(cleanup);

test('while nobody is chosen, the first two of each position are one press away, in the season of the page', async () => {
  const onSearch = vi.fn(async () => {});
  const asked: unknown[] = [];
  const { transport } = fakeServer();
  const call = callOver((method, path, body) => {
    if (path === '/api/datatables/rankings') asked.push(body);
    return transport(method, path, body);
  });
  await drawOver(
    call,
    <PlayersPage title="Compared" question="" hint="" input={null} search={{ season: '2025' }} onSearch={onSearch}>
      {() => null}
    </PlayersPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'TE: Brightwater or Holloway' }));
  expect(screen.getByText('First in the rankings of 2025')).toBeDefined();
  expect(onSearch).toHaveBeenCalledWith({ players: '00-0000001,00-0000002' });
  expect(asked).toHaveLength(4);
  expect(asked).toContainEqual(expect.objectContaining({ seasonId: '2025', rosterPositions: ['QB'], limit: 2 }));
});

test('a season whose rankings name nobody offers no first of them', async () => {
  const { transport } = fakeServer();
  const call = callOver(async (method, path, body) => {
    const told = await transport(method, path, body);
    return path === '/api/datatables/rankings'
      ? { data: { ...(told.data as object), playerExpertRanking: [] }, error: null }
      : told;
  });
  await drawOver(
    call,
    <PlayersPage title="Compared" question="" hint="" input={null} search={{ season: '2023' }} onSearch={vi.fn()}>
      {() => null}
    </PlayersPage>,
  );
  await screen.findByText('Nobody is chosen yet');
  await waitFor(() => expect(screen.queryByText(/First in the rankings/)).toBeNull());
});
