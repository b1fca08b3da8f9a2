import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Toggle } from '../../../ui/fields/Toggle.tsx';
import { Combobox } from '../../../ui/overlays/Combobox.tsx';
import { LazyDialog } from '../../../ui/overlays/LazyDialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { PositionTag } from '../../../widgets/player/PositionTag.tsx';
import { nameOfParticipant } from '../draft-words.ts';
import { idOf } from '../drafting/player-ids.ts';
import type { RoomView } from '../room/state/room-view.ts';
import { correctionRefusal, correctionWords } from './correction-refusal.ts';
import { findable, findPlayers } from './find-players.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import type { Corrections } from './use-corrections.ts';

const SIDES = [
  { value: 'replacePick', label: 'Another player' },
  { value: 'insertPick', label: 'A pick is missing' },
] as const;
type Kind = (typeof SIDES)[number]['value'];

export interface CorrectPickDialogProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly players: readonly DraftPlayer[];
  /** A pick that was made. */
  readonly pick: MockDraftPick;
  readonly corrections: Corrections;
  readonly onClose: () => void;
  /** Asks whether to go back to this pick. */
  readonly onReset: () => void;
  /** Opens the player's card. */
  readonly onCard: () => void;
}

/** Puts a pick right: another player, a pick that was missed, or one that nobody made. */
export function CorrectPickDialog(props: CorrectPickDialogProps) {
  const { draft, view, players, pick, corrections, onClose, onReset, onCard } = props;
  const [kind, setKind] = useState<Kind>('replacePick');
  const all = useMemo(() => findable(players), [players]);
  const { numberOfTeams } = draft.configuration;
  const { pickNumber } = pick;
  const entity = entityOf(pick);
  const takenAt = (player: DraftPlayer) => view.takenAt.get(idOf(player));
  const refusalOf = (player: DraftPlayer) =>
    correctionRefusal(view, { type: kind, pickNumber, entityId: idOf(player) as EntityId });
  const removal = correctionRefusal(view, { type: 'removePick', pickNumber });
  const noteOf = (player: DraftPlayer): string | null => {
    const refusal = refusalOf(player);
    if (refusal) return correctionWords(refusal);
    const number = takenAt(player);
    return number === undefined ? null : `changes places with ${pickLabel(number, numberOfTeams)}`;
  };
  const closeWhenDone = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose());
  const handlePick = (player: DraftPlayer) => {
    const refusal = refusalOf(player);
    if (refusal) return toasts.show('warning', `${entityOf(player)?.name ?? ''}: ${correctionWords(refusal)}.`);
    closeWhenDone(kind === 'replacePick' ? corrections.replace(pick, player) : corrections.insert(pick, player));
  };
  return (
    <LazyDialog
      title={`Pick ${pickLabel(pickNumber, numberOfTeams)} · ${nameOfParticipant(draft, pick.participantId)}`}
      isOpen
      onClose={onClose}
    >
      <div className="flex min-h-96 flex-col gap-4 px-4 py-4 md:px-6">
        <div className="flex items-baseline justify-between gap-3">
          <p className="scoreboard min-w-0 truncate font-bold text-2xl">
            {entity?.name}{' '}
            <span className="text-lg">
              <PositionTag position={entity?.position ?? null} />
            </span>
          </p>
          <Button size="small" kind="quiet" onClick={onCard}>
            Player card
          </Button>
        </div>
        {pick.isKeeper ? (
          <p className="text-base">{correctionWords('pick-is-keeper')}. Keepers belong to the settings of a draft.</p>
        ) : (
          <>
            <div>
              <Toggle label="What went wrong" sides={SIDES} value={kind} onChange={setKind} />
            </div>
            <Combobox
              key={kind}
              label={
                kind === 'replacePick' ? 'Who was it' : 'Who was missed; this pick and all after it move on by one'
              }
              placeholder="A few letters of the name"
              isAutoFocused
              find={(text) => findPlayers(all, text, (player) => takenAt(player) !== undefined)}
              keyOf={entityKey}
              renderItem={(player) => <PlayerChoice player={player} note={noteOf(player)} />}
              onPick={handlePick}
            />
            <div className="mt-auto flex flex-wrap items-center justify-end gap-3 border-hairline border-t pt-4">
              {removal && <p className="grow text-muted text-sm">{correctionWords(removal)}.</p>}
              <Button
                isBusy={corrections.isBusy}
                disabled={removal !== null}
                onClick={() => closeWhenDone(corrections.remove(pick))}
              >
                Nobody made this pick
              </Button>
              <Button onClick={onReset}>Return to this pick</Button>
            </div>
          </>
        )}
      </div>
    </LazyDialog>
  );
}
