import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { SEARCH_DEBOUNCE_MS } from '../../../../ui/fields/use-debounced.ts';
import { useRested } from '../../../../ui/fields/use-rested.ts';
import { FROM_MD, FROM_XL, useMedia } from '../../../../ui/hooks/use-media.ts';
import { SourcesFoot } from '../../../../widgets/table/SourcesFoot.tsx';
import { usePlayersList } from '../../drafting/list/PlayersFrame.tsx';
import type { PhoneTab } from '../frame/PhoneBar.tsx';
import { PicksLog } from '../frame/PicksLog.tsx';
import { TeamPanel } from '../frame/TeamPanel.tsx';
import { NeedsBefore } from '../list/NeedsBefore.tsx';
import { PlayersPanel } from '../list/PlayersPanel.tsx';
import { QueuePanel } from '../list/QueuePanel.tsx';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';
import { RoomAlerts } from './RoomAlerts.tsx';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** Players that a room opens with: a window full. More follow when their end comes into view. */
const OPENING_ROWS = 24;

export interface AssistantProps {
  readonly draft: MockDraft;
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Which of the panels a phone shows. */
  readonly phoneView: Exclude<PhoneTab, 'board'>;
}

/**
 * Players, advice, and my team with my queue: side by side on a desktop, one at a time on a phone. Each panel is drawn
 * once, where the window has a place for it: a pick must be on the screen before anybody notices that it was worked
 * out.
 */
export function Assistant({ draft: newest, room, rows, search, phoneView }: AssistantProps) {
  const isWide = useMedia(FROM_XL);
  const isDesktop = useMedia(FROM_MD);
  const { alerts, queue, queued, byId } = room;
  const { draft, view } = room.rested;
  const list = usePlayersList(OPENING_ROWS);
  const among = { text: useRested(list.text.trim(), SEARCH_DEBOUNCE_MS), position: list.choice };
  const suggestions = useSuggestions(newest.id, room.view, room.live.isSettled, room.valuing, among);
  const shows = (name: typeof phoneView) => isDesktop || phoneView === name;
  const column = 'flex min-h-0 min-w-0 flex-col gap-6 md:overflow-y-auto md:overscroll-contain md:pb-6 xl:pr-1';
  const told = <RoomAlerts alerts={alerts} onOpen={rows.open} />;
  const advice = (
    <>
      {room.view.turn !== null && <SuggestionPanel room={room} rows={rows} suggestions={suggestions} among={among} />}
      {told}
    </>
  );
  return (
    <div className="grid min-h-0 grow gap-8 md:grid-cols-2 print:block xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,0.8fr)]">
      {shows('players') && (
        <div className="flex min-h-0 min-w-0 flex-col">
          {!isDesktop && <div className="no-print md:hidden">{told}</div>}
          <PlayersPanel {...{ draft, view, byId, queued, search, rows, list }} />
        </div>
      )}
      {/* On paper there is the list alone, whole. */}
      {isWide && (
        <div className={classNames(column, 'no-print')}>
          {advice}
          <NeedsBefore view={view} />
          <PicksLog draft={draft} />
        </div>
      )}
      {(isDesktop || phoneView !== 'players') && (
        <div className={classNames(column, isDesktop && 'no-print')}>
          {isDesktop && !isWide && advice}
          {(isDesktop ? draft.closedAt === null : phoneView === 'queue') && (
            <QueuePanel queue={queue} view={view} rows={rows} />
          )}
          {shows('team') && <TeamPanel draft={draft} view={view} byId={byId} />}
          {isDesktop && <SourcesFoot provenance={draft.provenance} />}
        </div>
      )}
    </div>
  );
}
