import type { DraftPlayer, MockDraft, Suggestion } from '@pylon/contract/mock-draft';
import type { RefObject } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { SourcesFoot } from '../../../widgets/SourcesFoot.tsx';
import { Outlook } from './Outlook.tsx';
import type { PhoneTab } from './PhoneBar.tsx';
import { PicksLog } from './PicksLog.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { QueuePanel } from './QueuePanel.tsx';
import type { FreePlayer, RoomView } from './room-view.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { TeamPanel } from './TeamPanel.tsx';
import type { Queue } from './use-queue.ts';

export interface AssistantProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly suggestions: readonly Suggestion[];
  readonly queue: Queue;
  readonly queued: ReadonlySet<string>;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Which of the panels a phone shows. */
  readonly phoneView: Exclude<PhoneTab, 'board'>;
  readonly isBusy: boolean;
  readonly onDraft: (row: FreePlayer) => void;
  readonly onQueue: (row: FreePlayer) => void;
  readonly onOpen: (row: FreePlayer) => void;
}

/** Players, advice, and my team with my queue: side by side on a desktop, one at a time on a phone. */
export function Assistant(props: AssistantProps) {
  const { draft, view, suggestions, queue, queued, byId, search, phoneView, isBusy, onDraft, onQueue, onOpen } = props;
  const column = 'flex min-h-0 min-w-0 flex-col gap-6 md:overflow-y-auto md:overscroll-contain md:pb-6';
  const only = (name: typeof phoneView) => phoneView !== name && 'max-md:hidden';
  return (
    <div className="grid min-h-0 grow gap-8 md:grid-cols-2 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,0.85fr)]">
      <div className={classNames('flex min-h-0 min-w-0 flex-col', only('players'))}>
        <PlayersPanel view={view} queued={queued} search={search} onOpen={onOpen} onQueue={onQueue} onDraft={onDraft} />
      </div>
      <div className={classNames(column, 'max-xl:hidden max-md:hidden xl:pr-1')}>
        {view.turn !== null && (
          <SuggestionPanel
            draft={draft}
            view={view}
            suggestions={suggestions}
            isBusy={isBusy}
            onDraft={onDraft}
            onOpen={onOpen}
          />
        )}
        <Outlook view={view} />
        <PicksLog draft={draft} />
      </div>
      <div className={classNames(column, 'xl:pr-1', phoneView === 'players' && 'max-md:hidden')}>
        <div className="xl:hidden max-md:hidden">
          {view.turn !== null && (
            <SuggestionPanel
              draft={draft}
              view={view}
              suggestions={suggestions}
              isBusy={isBusy}
              onDraft={onDraft}
              onOpen={onOpen}
            />
          )}
        </div>
        <div className={classNames(only('queue'))}>
          <QueuePanel queue={queue} view={view} onDraft={onDraft} onOpen={onOpen} />
        </div>
        <div className={classNames(only('team'))}>
          <TeamPanel draft={draft} view={view} byId={byId} />
        </div>
        <div className="max-md:hidden">
          <SourcesFoot provenance={draft.provenance} />
        </div>
      </div>
    </div>
  );
}
