import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useBeforePrint } from '../../../../ui/hooks/use-before-print.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { PositionFilter } from '../../../../widgets/player/PositionFilter.tsx';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { draftedChoices, newestChoice } from './drafted-positions.ts';
import { OwnOrderSelect } from './OwnOrderSelect.tsx';
import type { OwnOrderModel } from './use-own-order.ts';

/** Players that are drawn when more are wanted. On paper it is all of them: nobody scrolls there for more. */
const PAGE = 60;

/** What a list of players is narrowed by in every room, and how many of them are drawn. */
export interface PlayersListModel {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Positions that are listed; null is all. */
  readonly choice: PositionChoice | null;
  readonly setChoice: (choice: PositionChoice | null) => void;
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
  const [choice, setChoice] = useState<PositionChoice | null>(null);
  const [limit, setLimit] = useState(opening);
  const body = useRef<HTMLTableSectionElement>(null);
  useBeforePrint(() => setLimit(Number.POSITIVE_INFINITY));
  return useMemo(() => {
    const anew: PlayersListModel['anew'] = (change) => (value) => {
      change(value);
      setLimit(opening);
    };
    const showMore = () => setLimit((now) => now + PAGE);
    return {
      text,
      setText: anew(setText),
      choice,
      setChoice: anew(setChoice),
      limit,
      page: PAGE,
      showMore,
      anew,
      body,
    };
  }, [text, choice, limit, opening]);
}

export interface PlayersFrameProps {
  readonly draft: AnyDraft;
  readonly list: PlayersListModel;
  readonly own: OwnOrderModel;
  /** Heading, search and what the list of one kind of room alone is chosen by. */
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
export const PlayersFrame = ({ draft, list, own, head, locked, emptyHint, children, end }: PlayersFrameProps) => (
  <section aria-labelledby="players-title" className="flex min-h-0 flex-col">
    <div className="no-print flex flex-col gap-2 pb-2">
      {head}
      <PositionFilter
        chosen={list.choice === null ? [] : [list.choice]}
        choices={draftedChoices(draft)}
        onChange={(chosen) => list.setChoice(newestChoice(list.choice, chosen))}
      />
      <OwnOrderSelect lists={own.lists} chosenId={own.chosenId} onChoose={list.anew(own.choose)} />
    </div>
    <LockedNote {...locked} className="no-print pb-1" />
    <div className="print-flat min-h-0 grow overflow-y-auto overscroll-contain max-md:overflow-visible">
      {emptyHint === null ? children : <EmptyState hint={emptyHint} />}
      <div className="no-print">{end}</div>
    </div>
  </section>
);
