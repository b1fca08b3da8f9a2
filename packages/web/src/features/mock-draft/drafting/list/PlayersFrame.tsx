import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useBeforePrint } from '../../../../ui/hooks/use-before-print.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';

/** Players that are drawn when more are wanted. On paper it is all of them: nobody scrolls there for more. */
const PAGE = 60;

/** What a list of players is narrowed by in every room, and how many of them are drawn. */
export interface PlayersListModel {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly limit: number;
  readonly page: number;
  readonly showMore: () => void;
  /** A change of what is listed: the list begins anew. */
  readonly anew: <T>(change: (value: T) => void) => (value: T) => void;
  /** Where the rows are. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** @param opening players that are drawn before anybody wants to see more */
export function usePlayersList(opening = PAGE): PlayersListModel {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(opening);
  const body = useRef<HTMLTableSectionElement>(null);
  useBeforePrint(() => setLimit(Number.POSITIVE_INFINITY));
  return useMemo(() => {
    const anew: PlayersListModel['anew'] = (change) => (value) => {
      change(value);
      setLimit(opening);
    };
    const showMore = () => setLimit((now) => now + PAGE);
    return { text, setText: anew(setText), limit, page: PAGE, showMore, anew, body };
  }, [text, limit, opening]);
}

export interface PlayersFrameProps {
  /** Heading, search and what else the list is chosen by. */
  readonly head: ReactNode;
  /** A figure that a plan opens, and what stands for it: see {@link LockedNote}. */
  readonly locked: { readonly of: unknown; readonly instead: string; readonly what: string };
  /** Why nobody is listed; null when somebody is. */
  readonly emptyHint: string | null;
  readonly children: ReactNode;
  /** Behind the last player. */
  readonly end: ReactNode;
}

/** The players of a room: what they are chosen by, and below it the list by itself. */
export const PlayersFrame = ({ head, locked, emptyHint, children, end }: PlayersFrameProps) => (
  <section aria-labelledby="players-title" className="flex min-h-0 flex-col">
    <div className="no-print flex flex-col gap-2 pb-2">{head}</div>
    <LockedNote {...locked} className="no-print pb-1" />
    <div className="print-flat min-h-0 grow overflow-y-auto overscroll-contain max-md:overflow-visible">
      {emptyHint === null ? children : <EmptyState hint={emptyHint} />}
      <div className="no-print">{end}</div>
    </div>
  </section>
);
