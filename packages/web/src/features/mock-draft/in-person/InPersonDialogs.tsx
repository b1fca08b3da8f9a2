import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { RoomView } from '../room/state/room-view.ts';
import { isDone } from '../room/state/wire-draft.ts';
import { useCorrections } from './use-corrections.ts';

const CorrectPickDialog = lazyPart(() => import('./CorrectPickDialog.tsx'), 'CorrectPickDialog');

export interface InPersonDialogsProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly players: readonly DraftPlayer[];
  /** The pick that is put right; null when none is. */
  readonly pickNumber: number | null;
  readonly reload: () => Promise<void>;
  readonly onClose: () => void;
  readonly onReset: (pickNumber: number) => void;
  readonly onCard: (pickNumber: number) => void;
}

/** The dialogs of a draft at a table. */
export function InPersonDialogs(props: InPersonDialogsProps) {
  const { draft, view, players, pickNumber, reload, onClose, onReset, onCard } = props;
  const corrections = useCorrections(draft, reload);
  const pick = pickNumber === null ? undefined : draft.picks[pickNumber - 1];
  if (!pick || !isDone(pick)) return null;
  return (
    <CorrectPickDialog
      draft={draft}
      view={view}
      players={players}
      pick={pick}
      corrections={corrections}
      onClose={onClose}
      onReset={() => onReset(pick.pickNumber)}
      onCard={() => onCard(pick.pickNumber)}
    />
  );
}
