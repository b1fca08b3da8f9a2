import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import type { ReactNode } from 'react';
import type { StreamState } from '../../../../api/live-stream.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { shapeWords } from '../../settings/setting-words.ts';
import { RoomMenu, type RoomMenuAction } from './RoomMenu.tsx';
import { RoomTabList, RoomTabs } from './RoomTabs.tsx';
import type { RoomFrameModel } from './use-room-frame.ts';

export interface RoomHeadProps {
  readonly frame: RoomFrameModel;
  readonly draft: AnyDraft;
  /** Takes back the newest decision. */
  readonly undo: RoomMenuAction;
  readonly canSimulate: boolean;
  /** Whether the person may change the draft here: not while it follows an outside one. */
  readonly canChange: boolean;
  /** Who picks or nominates now and next. */
  readonly strip: ReactNode;
  /** Whether a phone shows the strip, too. */
  readonly isStripOnPhone?: boolean;
  readonly status: Omit<RoomStatusProps, 'isSample' | 'about'>;
  readonly clock: ReactNode;
  /** What stands below the head. */
  readonly children?: ReactNode;
}

/**
 * Order, status, clock, tabs and what can be done with the whole draft: on a desktop in two rows, on a phone in up to
 * three.
 */
export function RoomHead(props: RoomHeadProps) {
  const { frame, draft, undo, canSimulate, canChange, strip, isStripOnPhone, status, clock, children } = props;
  const about = () => frame.open({ kind: 'about' });
  const asking = (words: string, kind: 'simulate' | 'startOver' | 'settings' | 'names', isPossible = true) => ({
    words,
    run: isPossible ? () => frame.open({ kind }) : null,
  });
  const actions = [
    undo,
    asking('Simulate rest', 'simulate', canSimulate),
    asking('Start over', 'startOver', canChange),
    { words: 'This draft', run: about, isOnPhoneOnly: true },
    asking('Draft settings', 'settings'),
    asking('Team names', 'names', canChange),
  ];
  const menu = <RoomMenu actions={actions} bigScreenOf={draft.id} onAsk={frame.open} />;
  return (
    <>
      {/* On paper nothing else says which draft it is. */}
      <p className="hidden pb-2 text-base text-muted print:block">
        {shapeWords(draft)} · {draft.createdAt.slice(0, 10)}
      </p>
      <header className="no-print sticky top-0 z-20 border-edge border-b bg-page">
        <div className="flex items-center gap-3 px-4 py-2 md:gap-4 md:px-6">
          <div className="min-w-0 grow max-md:hidden">{strip}</div>
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 md:block md:w-64 md:shrink-0 md:grow-0 md:text-right">
            <div className="shrink-0 md:hidden">
              <RoomTabList frame={frame} />
            </div>
            <RoomStatus
              {...status}
              about={{ words: shapeWords(draft), onOpen: about }}
              isSample={draft.provenance.mode === 'sample'}
            />
          </div>
          {clock}
          <div className="self-start md:hidden">{menu}</div>
        </div>
        {isStripOnPhone && <div className="px-4 pb-2 md:hidden">{strip}</div>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-t px-6 max-md:hidden">
          <RoomTabs frame={frame} />
          {menu}
        </div>
        {children}
      </header>
    </>
  );
}

interface RoomStatusProps {
  /** Whose turn it is. */
  readonly text: string;
  readonly isMine: boolean;
  /** Which pick or sale it is. */
  readonly detail: string;
  /** What is drafted, and the way to all of it. */
  readonly about: { readonly words: string; readonly onOpen: () => void };
  readonly stream: StreamState;
  readonly isSample: boolean;
}

const RoomStatus = ({ text, isMine, detail, about, stream, isSample }: RoomStatusProps) => (
  <div className="min-w-0 max-md:min-w-28 max-md:grow max-md:basis-0">
    <p
      className={classNames(
        'scoreboard font-bold text-xl md:truncate leading-6 max-md:text-lg max-md:leading-5',
        isMine && 'text-accent',
      )}
    >
      {text}
    </p>
    <p className="figures text-muted text-sm md:truncate">
      {detail}
      {stream !== 'connected' && stream !== 'connecting' && ' · reconnecting'}
      {isSample && <span className="md:hidden"> · sample</span>}
    </p>
    {about && (
      <button
        type="button"
        onClick={about.onOpen}
        title={about.words}
        className="figures max-w-full truncate text-muted text-xs underline decoration-dotted underline-offset-2 hover:text-ink max-md:hidden"
      >
        {about.words}
      </button>
    )}
  </div>
);
