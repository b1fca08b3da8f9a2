import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NothingToJudge } from './NothingToJudge.tsx';

afterEach(cleanup);

const asked = vi.fn(async (name: string, { seasonId }: { readonly seasonId: string }) =>
  name === 'listSeasons'
    ? { seasons: [{ id: '2026' }, { id: '2025' }, { id: '2023' }] }
    : { rows: seasonId === '2025' ? [{}] : [] },
);

test('before a season the one before is a press away, in the same question', async () => {
  const onSearch = vi.fn();
  const input = { seasonId: '2026', period: 'Weekly', position: 'QB' } as const;
  await drawOver(asked as unknown as Call, <NothingToJudge input={input} onSearch={onSearch} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show 2025' }));
  expect(onSearch).toHaveBeenCalledWith({ season: '2025' });
  expect(asked).toHaveBeenCalledWith('listAccuracy', { ...input, seasonId: '2025' });
});

test('a season before that was not judged either is not offered', async () => {
  asked.mockClear();
  await drawOver(
    asked as unknown as Call,
    <NothingToJudge input={{ seasonId: '2025', period: 'Weekly' }} onSearch={vi.fn()} />,
  );
  await screen.findByText('Nothing to judge yet');
  await vi.waitFor(() => expect(asked.mock.lastCall?.[0]).toBe('listAccuracy'));
  await asked.mock.results.at(-1)?.value;
  expect(screen.queryByRole('button')).toBeNull();
});
