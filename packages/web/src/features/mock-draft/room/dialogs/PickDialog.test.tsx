import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { buildView } from '../../../../testing/build-room.ts';
import '../../../../ui/overlays/Dialog.tsx'; // there before it is opened
import type { FreePlayer } from '../state/room-view.ts';
import type { RoomModel } from '../state/use-room.ts';
import { PickDialog } from './PickDialog.tsx';

afterEach(cleanup);

/** Roles are slow to find where there is no real browser. */
const PATIENCE = { timeout: 20_000 };

const draft = buildDraft({ seat: 1 });

/** The open dialog on my turn, and whom its keys have drafted. */
async function opened() {
  const drafted: string[] = [];
  const turn = { pick: draft.picks[0] ?? null, label: '1.01', isMine: true, status: '' };
  const room = { turn, view: buildView({ seat: 1 }), isPicking: false } as unknown as RoomModel; // all that it reads
  const rows = { draft: ({ id }: FreePlayer) => void drafted.push(id), queue: vi.fn(), open: vi.fn() };
  render(<PickDialog draft={draft} room={room} rows={rows} isOpen onClose={() => {}} />);
  return { drafted, field: await screen.findByRole('searchbox', { name: 'Player' }, PATIENCE) };
}

test('Enter drafts the first of those who fit, however many do', async () => {
  const { drafted, field } = await opened();
  await userEvent.type(field, 'wr1{Enter}');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(drafted).toEqual(['WR1']);
});

test('Enter drafts nobody while nothing is typed, and nobody who is not there', async () => {
  const { drafted, field } = await opened();
  await userEvent.type(field, '{Enter}zzzz{Enter}');
  expect(drafted).toEqual([]);
});
