import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useSearch } from '@tanstack/react-router';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { RoomDialogs } from '../../drafting/dialogs/RoomDialogs.tsx';
import { InPersonDialogs } from '../../in-person/InPersonDialogs.tsx';
import type { DraftFrame } from '../frame/draft-frame.ts';
import { SHORTCUTS } from '../frame/use-room-keys.ts';
import { ExpandedCard } from '../list/ExpandedCard.tsx';
import type { RowActions } from '../list/use-row-actions.ts';
import { questionWords } from '../state/question-words.ts';
import type { RoomModel } from '../state/use-room.ts';
import { AssistantPickDialog } from './AssistantPickDialog.tsx';
import { PickDialog } from './PickDialog.tsx';

export interface RoomOverlaysProps {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly frame: DraftFrame;
}

/** Everything that can lie over the room. */
export function RoomOverlays({ draft, players, room, rows, frame }: RoomOverlaysProps) {
  const { actions, byId, queued, queue, view, isPicking } = room;
  const { overlay: held, close, open } = frame;
  const { player: cardOver } = useSearch({ from: '/draft-champion/$mockDraftId' });
  // The full card, which the address names, takes this one's place.
  const player = held?.kind === 'player' && !cardOver ? byId.get(held.id) : undefined;
  return (
    <>
      {player && (
        <ExpandedCard
          draft={draft}
          view={view}
          player={player}
          byId={byId}
          isQueued={queued.has(entityKey(player))}
          isBusy={isPicking}
          onClose={() => close('player')}
          onQueue={() => queue.toggle(player)}
          onDraft={() => void actions.draftPlayer(player).then(() => close('player'))}
          onReset={(number) => open({ kind: 'reset', number })}
        />
      )}
      <AssistantPickDialog
        draft={draft}
        room={room}
        rows={rows}
        isOpen={held?.kind === 'assistant'}
        onClose={() => close('assistant')}
      />
      <PickDialog draft={draft} room={room} rows={rows} isOpen={held?.kind === 'pick'} onClose={() => close('pick')} />
      <InPersonDialogs
        draft={draft}
        view={view}
        players={players}
        pickNumber={held?.kind === 'correct' ? held.pickNumber : null}
        reload={room.live.reload}
        onClose={() => close('correct')}
        onReset={(number) => open({ kind: 'reset', number })}
        onCard={(pickNumber) => {
          const pick = draft.picks[pickNumber - 1];
          if (pick) open({ kind: 'player', id: entityKey(pick) });
        }}
      />
      <RoomDialogs
        draft={draft}
        frame={frame}
        words={questionWords(draft, frame.resetAt)}
        keys={SHORTCUTS}
        actions={actions}
        reload={room.live.reload}
        onRate={() => {
          void actions.rate().then(() => {
            close('completed');
            frame.goTo('rate-my-draft');
          });
        }}
      />
    </>
  );
}
