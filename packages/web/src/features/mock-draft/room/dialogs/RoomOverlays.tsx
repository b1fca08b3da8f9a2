import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useSearch } from '@tanstack/react-router';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { InPersonDialogs } from '../../in-person/InPersonDialogs.tsx';
import { RunningSettings } from '../../settings/RunningSettings.tsx';
import type { RoomTab } from '../frame/room.search.ts';
import { SHORTCUTS } from '../frame/shortcuts.ts';
import { ExpandedCard } from '../list/ExpandedCard.tsx';
import type { RowActions } from '../list/use-row-actions.ts';
import { questionWords } from '../state/question-words.ts';
import type { RoomModel } from '../state/use-room.ts';
import { AssistantPickDialog } from './AssistantPickDialog.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { PickDialog } from './PickDialog.tsx';
import { RoomDialogs } from './RoomDialogs.tsx';
import type { RoomOption, RoomOptions } from './room-options.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import type { OverlayModel } from './use-overlay.ts';

export interface RoomOverlaysProps {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly overlay: OverlayModel;
  readonly options: RoomOptions;
  readonly onOption: (name: RoomOption, isOn: boolean) => void;
  readonly onTab: (tab: RoomTab) => void;
}

/** Everything that can lie over the room. */
export function RoomOverlays({ draft, players, room, rows, overlay, options, onOption, onTab }: RoomOverlaysProps) {
  const { actions, byId, queued, queue, view, isPicking } = room;
  const { overlay: held, close, open } = overlay;
  const { player: cardOver } = useSearch({ from: '/draft-champion/$mockDraftId' });
  // The full card, which the address names, takes this one's place.
  const player = held?.kind === 'player' && !cardOver ? byId.get(held.id) : undefined;
  const resetAt = held?.kind === 'reset' ? held.pickNumber : 1;
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
          onDraft={() => {
            close('player');
            void actions.draftPlayer(player);
          }}
          onReset={(pickNumber) => open({ kind: 'reset', pickNumber })}
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
        correcting={held?.kind === 'correct' ? held.what : null}
        reload={room.live.reload}
        onClose={() => close('correct')}
        onReset={(pickNumber) => open({ kind: 'reset', pickNumber })}
        onCard={(pickNumber) => {
          const pick = draft.picks[pickNumber - 1];
          if (pick) open({ kind: 'player', id: entityKey(pick) });
        }}
      />
      <RoomDialogs
        words={questionWords(draft, resetAt)}
        open={held?.kind}
        busy={actions.busy}
        actions={{
          startOver: actions.startOver,
          simulate: actions.simulateRest,
          undo: actions.undo,
          reset: () => actions.resetTo(resetAt),
        }}
        onClose={close}
        onBoard={() => {
          close('completed');
          onTab('draft-board');
        }}
        onRate={() => {
          void actions.rate().then(() => {
            close('completed');
            onTab('rate-my-draft');
          });
        }}
      />
      <RunningSettings
        draft={draft}
        isOpen={held?.kind === 'settings'}
        onClose={() => close('settings')}
        onChanged={room.live.reload}
      />
      <OptionsDialog
        options={options}
        onOption={onOption}
        isOpen={held?.kind === 'options'}
        onClose={() => close('options')}
      />
      <ShortcutsDialog
        keys={SHORTCUTS}
        isOn={options.singleKeys}
        onSwitch={(isOn) => onOption('singleKeys', isOn)}
        isOpen={held?.kind === 'keys'}
        onClose={() => close('keys')}
      />
    </>
  );
}
