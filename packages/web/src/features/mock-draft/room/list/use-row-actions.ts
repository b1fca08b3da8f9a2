import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DraftFrame } from '../frame/draft-frame.ts';
import type { FreePlayer } from '../state/room-view.ts';
import type { RoomModel } from '../state/use-room.ts';

/** What can be done with a player wherever they are listed. */
export interface RowActions {
  readonly draft: (row: FreePlayer) => void;
  readonly queue: (row: FreePlayer) => void;
  readonly open: (row: FreePlayer) => void;
}

/** The actions of a row. The rows are many and drawn once: what they call stays the same for the life of the room. */
export function useRowActions({ actions, queue, view }: RoomModel, { open, close }: DraftFrame): RowActions {
  const newest = useRef({ draftPlayer: actions.draftPlayer, toggle: queue.toggle, view });
  // Kept before the drawing is seen: a click on what has just appeared is judged by what is on the screen.
  useLayoutEffect(() => {
    newest.current = { draftPlayer: actions.draftPlayer, toggle: queue.toggle, view };
  });
  const handleDraft = useCallback(
    (row: FreePlayer) => {
      // A list is drawn after the turn: what it offers may be out of date.
      const { view, draftPlayer } = newest.current;
      if (view.pickRefusal !== null || view.refusals[row.position] !== null || view.takenAt.has(row.id)) return;
      for (const kind of ['player', 'assistant', 'pick'] as const) close(kind);
      void draftPlayer(row.player);
    },
    [close],
  );
  const handleQueue = useCallback((row: FreePlayer) => newest.current.toggle(row.player), []);
  const handleOpen = useCallback((row: FreePlayer) => open({ kind: 'player', id: row.id }), [open]);
  return { draft: handleDraft, queue: handleQueue, open: handleOpen };
}
