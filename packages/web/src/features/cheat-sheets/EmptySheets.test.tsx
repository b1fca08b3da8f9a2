import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { EmptySheets } from './EmptySheets.tsx';

afterEach(cleanup);

const call = (async (name: string, { seasonId }: { readonly seasonId: string }) =>
  name === 'listSeasons'
    ? { seasons: [{ id: '2026' }, { id: '2025' }] }
    : { playerExpertCheatSheet: seasonId === '2025' ? [{}] : [] }) as unknown as Call;
const input = { seasonId: '2026', scoringSystemId: '1', draftStrategy: 'balanced', isOverall: 'true' } as const;

test('before anybody is ranked no position is blamed, and the sheets of the season before are a press away', async () => {
  const onSearch = vi.fn();
  await drawOver(call, <EmptySheets input={input} onSearch={onSearch} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show 2025' }));
  expect(onSearch).toHaveBeenCalledWith({ season: '2025' });
  expect(screen.getByText('Nobody has ranked players for 2026 yet.')).toBeDefined();
});

test('a position that nobody ranks is named as such', async () => {
  await drawOver(call, <EmptySheets input={{ ...input, rosterPosition: 'K' }} onSearch={vi.fn()} />);
  expect(await screen.findByText(/^Nobody has ranked this position for the season/)).toBeDefined();
});
