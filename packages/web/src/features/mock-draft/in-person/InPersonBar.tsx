import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Combobox } from '../../../ui/overlays/Combobox.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { nameOfParticipant, refusalWords } from '../draft-words.ts';
import { idOf, positionOf } from '../drafting/player-ids.ts';
import type { RoomView } from '../room/state/room-view.ts';
import { findable, findPlayers } from './find-players.ts';
import { MyNextPick } from './MyNextPick.tsx';
import { PlayerChoice } from './PlayerChoice.tsx';
import type { UndoHistory } from './use-undo-history.ts';

export interface InPersonBarProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly players: readonly DraftPlayer[];
  readonly turn: MockDraftPick | null;
  readonly history: UndoHistory;
  readonly onDraft: (player: DraftPlayer) => void;
  /** Opens a player's card. */
  readonly onOpen: (player: DraftPlayer) => void;
  /** Asks to put the pick of that number right. */
  readonly onCorrect: (pickNumber: number) => void;
}

/** Takes picks as they are called out: a few letters and Enter for the team on the clock; undo and redo. */
export function InPersonBar(props: InPersonBarProps) {
  const { draft, view, players, turn, history, onDraft, onOpen, onCorrect } = props;
  const field = useRef<HTMLInputElement>(null);
  const all = useMemo(() => findable(players), [players]);
  const { numberOfTeams } = draft.configuration;
  const takenAt = (player: DraftPlayer) => view.takenAt.get(idOf(player));
  useFocusOnDesktop(field);

  const noteOf = (player: DraftPlayer): string | null => {
    const number = takenAt(player);
    if (number !== undefined) return `drafted ${pickLabel(number, numberOfTeams)}`;
    const refusal = view.refusals[positionOf(player)];
    return refusal && refusalWords(refusal);
  };
  const handlePick = (player: DraftPlayer) => {
    const name = entityOf(player)?.name ?? '';
    const number = takenAt(player);
    if (number !== undefined) {
      const where = `${name} was drafted at ${pickLabel(number, numberOfTeams)}.`;
      return toasts.show('warning', where, { label: 'Correct', run: () => onCorrect(number) });
    }
    const refusal = view.pickRefusal ?? view.refusals[positionOf(player)];
    if (refusal) return toasts.show('warning', `${name}: ${refusalWords(refusal)}.`);
    onDraft(player);
  };
  const who = turn ? nameOfParticipant(draft, turn.participantId) : '';
  return (
    <section
      aria-label="Enter picks"
      className="flex items-center gap-2 border-hairline border-t px-4 py-2 md:gap-4 md:px-6"
    >
      <div className="min-w-0 grow md:w-96 md:grow-0">
        {turn ? (
          <Combobox
            label={`Pick for ${who}`}
            placeholder={`${pickLabel(turn.pickNumber, numberOfTeams)} · who goes to ${who}?`}
            field={field}
            isFloating
            find={(text) => findPlayers(all, text, (player) => takenAt(player) !== undefined)}
            keyOf={entityKey}
            renderItem={(player) => <PlayerChoice player={player} note={noteOf(player)} />}
            onPick={handlePick}
          />
        ) : (
          <p className="flex h-11 items-center text-base text-muted">All picks are in.</p>
        )}
      </div>
      <IconButton
        label="Take back the last pick"
        icon={<Undo2 aria-hidden size={20} />}
        disabled={view.state.picks.length === 0}
        onClick={history.undo}
      />
      <IconButton
        label="Make it again"
        icon={<Redo2 aria-hidden size={20} />}
        disabled={history.redo === null}
        onClick={() => history.redo?.()}
      />
      <div className="min-w-0 grow max-md:hidden">
        <MyNextPick draft={draft} view={view} players={players} onOpen={onOpen} />
      </div>
    </section>
  );
}

/** Where there is a keyboard a person can type at once. On a phone the screen's own keys would cover the board. */
function useFocusOnDesktop(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}
