import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useEarlyActs } from '../../../../ui/hooks/use-early-acts.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { RoomTab } from './room.search.ts';

const PreviousDrafts = lazyPart(() => import('../../drafts/PreviousDrafts.tsx'), 'PreviousDrafts');

export interface RoomFrameProps {
  readonly draftId: string;
  readonly tab: RoomTab;
  /** Whether the draft was deleted elsewhere: there is nothing left to go on with. */
  readonly isDeleted: boolean;
  readonly header: ReactNode;
  /** What the chosen section shows, which each kind of draft draws in a way of its own. */
  readonly section: ReactNode;
  /** What the section of the grades shows. */
  readonly report: ReactNode;
  /** The bar at the foot of a phone, and what lies over the room. */
  readonly children: ReactNode;
  /** Keeps the height of the phone's bar free. */
  readonly className: string;
}

/** A room: order and clock above, below what the chosen tab shows, and over it what the room asks. */
export function RoomFrame(props: RoomFrameProps) {
  useEarlyActs();
  return (
    <main
      id="main"
      className={classNames(
        'flex flex-col md:h-0 md:min-h-[36rem] md:grow print:h-auto print:min-h-0 print:pb-0',
        props.className,
      )}
    >
      <h1 className="sr-only">Draft room</h1>
      {props.header}
      {props.isDeleted && (
        <p role="alert" className="border-bad border-l-[3px] px-4 py-3 text-base">
          This draft was deleted in another window.
        </p>
      )}
      <div className="flex min-h-0 grow flex-col overflow-hidden px-4 pt-3 max-md:overflow-visible md:px-6 print:overflow-visible print:p-0">
        {props.section}
        {props.tab === 'previous-drafts' && (
          <div className="mx-auto w-full max-w-4xl overflow-y-auto pb-8">
            <PreviousDrafts currentId={props.draftId} />
          </div>
        )}
        {props.tab === 'rate-my-draft' && (
          <div className="mx-auto w-full max-w-6xl pb-8 md:overflow-y-auto print:overflow-visible">{props.report}</div>
        )}
      </div>
      {props.children}
    </main>
  );
}
