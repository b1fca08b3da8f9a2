import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { RefObject } from 'react';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { PreviousDrafts } from '../../drafts/PreviousDrafts.tsx';
import { ReportCard } from '../../results/ReportCard.tsx';
import { Assistant } from '../advice/Assistant.tsx';
import { BoardTab } from '../board/BoardTab.tsx';
import { CheatSheet } from '../cheat-sheet/CheatSheet.tsx';
import type { Overlay } from '../dialogs/use-overlay.ts';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';
import { isInPerson } from '../state/wire-draft.ts';
import type { PhoneTab } from './PhoneBar.tsx';
import type { RoomTab } from './room.search.ts';

export interface RoomSectionProps {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly tab: RoomTab;
  /** Which part of the assistant a phone shows. */
  readonly phoneView: Exclude<PhoneTab, 'board'>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onAsk: (overlay: Overlay) => void;
}

/** What the chosen tab shows. */
export function RoomSection({ draft, players, room, rows, tab, phoneView, search, onAsk }: RoomSectionProps) {
  const isManual = isInPerson(draft);
  const turnNumber = room.turn.pick?.pickNumber ?? null;
  return (
    <div className="flex min-h-0 grow flex-col overflow-hidden px-4 pt-3 max-md:overflow-visible md:px-6 print:overflow-visible print:p-0">
      {tab === 'draft-assistant' && (
        <Assistant draft={draft} room={room} rows={rows} search={search} phoneView={phoneView} />
      )}
      {tab === 'cheatsheets' && (
        <CheatSheet
          draft={draft}
          players={players}
          queued={room.queued}
          onOpen={(player) => onAsk({ kind: 'player', id: entityKey(player) })}
        />
      )}
      {tab === 'draft-board' && (
        <BoardTab
          draft={draft}
          turnNumber={turnNumber}
          onPick={room.view.pickRefusal === null ? () => onAsk({ kind: 'pick' }) : null}
          onOpen={(pick) =>
            onAsk(
              isManual
                ? { kind: 'correct', what: { pickNumber: pick.pickNumber } }
                : { kind: 'player', id: entityKey(pick) },
            )
          }
        />
      )}
      {tab === 'previous-drafts' && (
        <div className="mx-auto w-full max-w-4xl overflow-y-auto pb-8">
          <PreviousDrafts currentId={draft.id} />
        </div>
      )}
      {tab === 'rate-my-draft' && (
        <div className="mx-auto w-full max-w-6xl pb-8 md:overflow-y-auto">
          <ReportCard draft={draft} actions={room.actions} onSimulate={() => onAsk({ kind: 'simulate' })} />
        </div>
      )}
    </div>
  );
}
