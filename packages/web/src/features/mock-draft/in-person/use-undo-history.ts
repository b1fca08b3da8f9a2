import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useState } from 'react';
import { entityKey } from '../../../widgets/player/entity.ts';
import type { DraftActions } from '../room/state/use-draft-actions.ts';
import { lastMadePick, redoable, type Undone } from './undo-history.ts';

export interface UndoHistory {
  /** Takes back the pick made last. */
  readonly undo: () => void;
  /** Makes the pick again that was taken back last; null when there is none. */
  readonly redo: (() => void) | null;
}

/** Undo without limit, and back again. What can be made again is known to this window alone. */
export function useUndoHistory(
  draft: MockDraft,
  actions: DraftActions,
  byId: ReadonlyMap<string, DraftPlayer>,
): UndoHistory {
  const [undone, setUndone] = useState<readonly Undone[]>([]);
  const again = redoable(draft, undone);
  const player = again && byId.get(again.entityId);
  return {
    undo: () => {
      let taken: readonly Undone[] = [];
      // Undos follow each other faster than they are answered: each takes what the one before has left.
      const look = (left: MockDraft) => {
        const pick = lastMadePick(left);
        if (pick) taken = [{ pickNumber: pick.pickNumber, entityId: entityKey(pick) }];
      };
      void actions.undo(look).then((isDoneNow) => isDoneNow && setUndone((before) => [...before, ...taken]));
    },
    redo: player
      ? () => {
          setUndone((before) => before.slice(0, -1));
          void actions.draftPlayer(player);
        }
      : null,
  };
}
