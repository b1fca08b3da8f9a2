import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { PhoneTabs, type PhoneTabsProps } from './PhoneTabs.tsx';

export interface RoomBarProps<T extends string> extends PhoneTabsProps<T> {
  /** What is within the thumb's reach, whatever is looked at. */
  readonly children: ReactNode;
}

/** On a phone, at the foot: what is to be done now, and the views of the room. */
export const RoomBar = <T extends string>({ children, ...tabs }: RoomBarProps<T>) => (
  <div className="room-bar no-print fixed inset-x-0 bottom-0 z-30 border-edge border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden">
    {children}
    <PhoneTabs {...tabs} />
  </div>
);

export interface WaitingProps {
  readonly text: string;
  /** Set once all is done: the way to the grades is all that is left. */
  readonly onRate: (() => void) | null;
}

/** What stands in the bar while there is nothing for the person to do. */
export const Waiting = ({ text, onRate }: WaitingProps) => (
  <>
    <p className="grow text-base text-muted">{text}</p>
    {onRate && (
      <Button kind="primary" onClick={onRate}>
        Grades
      </Button>
    )}
  </>
);
