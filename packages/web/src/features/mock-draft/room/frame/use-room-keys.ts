import { LIST_KEYS, lastKeys } from '../../drafting/frame/shortcuts.ts';
import { useListKeys } from '../../drafting/frame/use-list-keys.ts';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';
import type { DraftFrame } from './draft-frame.ts';

export const SHORTCUTS = [
  ...LIST_KEYS,
  { key: 'd', shortcut: 'draft', words: 'Draft the player, or the suggestion when none is chosen' },
  { key: 'a', shortcut: 'assistant', words: 'The suggested pick with its reasons' },
  { key: 'p', shortcut: 'pick', words: 'Pick by name, whatever tab is open' },
  ...lastKeys('Return to your most recent pick'),
] as const;

/** Lets single keys pick, queue and move about in a room of picks. */
export function useRoomKeys(
  frame: DraftFrame,
  { view, top }: RoomModel,
  rows: RowActions,
  onUndo: (() => void) | null,
) {
  const rowOf = (id: string | null) => view.free.find((row) => row.id === id) ?? null;
  useListKeys<'draft' | 'assistant' | 'pick'>(frame, {
    keys: SHORTCUTS,
    onUndo,
    onQueue: (id) => {
      const row = rowOf(id);
      if (row) rows.queue(row);
    },
    onKey: (key, at) => {
      if (key === 'pick') return view.turn !== null && frame.open({ kind: 'pick' });
      if (key === 'assistant') return top && frame.open({ kind: 'assistant' });
      // The row of a player who has just gone means nobody else.
      const wanted = at && (at.id === null ? top : rowOf(at.id));
      if (wanted && view.pickRefusal === null && view.refusals[wanted.position] === null) rows.draft(wanted);
    },
  });
}
