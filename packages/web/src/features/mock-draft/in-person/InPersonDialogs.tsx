import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { RoomView } from '../room/state/room-view.ts';
import { isDone } from '../room/state/wire-draft.ts';
import { CorrectPickDialog } from './CorrectPickDialog.tsx';
import { RenameTeamsDialog } from './RenameTeamsDialog.tsx';
import { useCorrections } from './use-corrections.ts';

/** What is being put right: a pick by its number, or what teams are called. */
export type Correcting = { readonly pickNumber: number } | 'names';

export interface InPersonDialogsProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly players: readonly DraftPlayer[];
  readonly correcting: Correcting | null;
  readonly reload: () => Promise<void>;
  readonly onClose: () => void;
  readonly onReset: (pickNumber: number) => void;
  readonly onCard: (pickNumber: number) => void;
}

/** The dialogs of a draft at a table. */
export function InPersonDialogs(props: InPersonDialogsProps) {
  const { draft, view, players, correcting, reload, onClose, onReset, onCard } = props;
  const corrections = useCorrections(draft, reload);
  if (correcting === 'names') {
    return (
      <RenameTeamsDialog draft={draft} isBusy={corrections.isBusy} onRename={corrections.rename} onClose={onClose} />
    );
  }
  const pick = correcting && draft.picks[correcting.pickNumber - 1];
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
