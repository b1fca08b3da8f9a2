import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { fakeServer, provenance } from '../../testing/fake-answers.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { ResearchBoard } from './ResearchBoard.tsx';
import { parseTableSearch } from './table-search.ts';

afterEach(cleanup);

const board = { hasMore: false, isLoading: false, loadMore() {}, failure: null, retry() {} };
const needs = { what: 'dynasty drafts', asOf: '2026-08-22' };
const Page = () => <ResearchBoard board={board} picks={[]} provenance={provenance} empty={{ needs }} />;
const drawn = (address: string) =>
  drawPageOver(callOver(fakeServer().transport), {
    ...{ path: '/board', Page, validateSearch: parseTableSearch, address, user: null },
  });

test('a board that filters have emptied leads back from them, as its list does', async () => {
  const router = await drawn('/board?view=board&team=BUF');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?view=board'));
});

test('a board of what is not published says what is missing', async () => {
  await drawn('/board?view=board');
  expect(await screen.findByText(/hold none of what this takes: dynasty drafts\.$/)).toBeDefined();
});
