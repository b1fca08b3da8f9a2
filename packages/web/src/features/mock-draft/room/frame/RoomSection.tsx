import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { Assistant } from '../advice/Assistant.tsx';
import { BoardTab } from '../board/BoardTab.tsx';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';
import { isInPerson } from '../state/wire-draft.ts';
import type { DraftFrame } from './draft-frame.ts';
import type { PhoneTab } from './PhoneBar.tsx';

const DraftSheet = lazyPart(() => import('../DraftSheet.tsx'), 'DraftSheet');

export interface RoomSectionProps {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly frame: DraftFrame;
  /** Which part of the assistant a phone shows. */
  readonly phoneView: Exclude<PhoneTab, 'board'>;
}

/** What the chosen tab shows of a draft of picks. */
export function RoomSection({ draft, players, room, rows, frame, phoneView }: RoomSectionProps) {
  const { open, search } = frame;
  switch (frame.tab) {
    case 'draft-assistant':
      return <Assistant draft={draft} room={room} rows={rows} search={search} phoneView={phoneView} />;
    case 'cheatsheets':
      return (
        <DraftSheet
          draft={draft}
          players={players}
          queued={room.queued}
          onOpen={(player) => open({ kind: 'player', id: entityKey(player) })}
        />
      );
    case 'draft-board':
      return (
        <BoardTab
          draft={draft}
          turnNumber={room.turn.pick?.pickNumber ?? null}
          onPick={room.view.pickRefusal === null ? () => open({ kind: 'pick' }) : null}
          onOpen={(pick) =>
            open(
              isInPerson(draft)
                ? { kind: 'correct', pickNumber: pick.pickNumber }
                : { kind: 'player', id: entityKey(pick) },
            )
          }
        />
      );
    default:
      return null;
  }
}
