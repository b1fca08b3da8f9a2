import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { useRef, useState, useTransition } from 'react';
import { useBeforePrint } from '../../../../ui/hooks/use-before-print.ts';
import { useLastInView } from '../../../../ui/hooks/use-last-in-view.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { PositionFilter } from '../../../../widgets/player/PositionFilter.tsx';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { BoardFrame, type BoardSide } from '../../drafting/board/BoardFrame.tsx';
import { draftedChoices, newestChoice } from '../../drafting/list/drafted-positions.ts';
import { boardPage, madePicks, roundsInSight } from './board-picks.ts';
import { DraftBoard } from './DraftBoard.tsx';
import { PicksList } from './PicksList.tsx';

export interface BoardTabProps {
  readonly draft: MockDraft;
  readonly turnNumber: number | null;
  /** Opens the pick that is to be made; null where it is not mine to make. */
  readonly onPick: (() => void) | null;
  readonly onOpen: (pick: MockDraftPick) => void;
}

/**
 * Every pick: as a board of teams and rounds, or one below the other; 60 at a time, more when the end comes into view.
 */
export function BoardTab({ draft, turnNumber, onPick, onOpen }: BoardTabProps) {
  const [shown, setShown] = useState<BoardSide>('board');
  const [choice, setChoice] = useState<PositionChoice | null>(null);
  const [pages, setPages] = useState(() => boardPage(turnNumber ?? 1));
  const [isGrowing, startGrowing] = useTransition();
  const last = useRef<HTMLTableRowElement>(null);
  useBeforePrint(() => setPages(draft.picks.length)); // on paper nobody scrolls for more
  const picks = shown === 'list' ? madePicks(draft, choice, pages) : roundsInSight(draft, pages);
  useLastInView(
    last,
    picks.shown.length,
    picks.hasMore && !isGrowing ? () => startGrowing(() => setPages((before) => before + 1)) : null,
  );
  return (
    <BoardFrame
      label="Draft board"
      side={shown}
      onSide={setShown}
      filter={
        <PositionFilter
          chosen={choice === null ? [] : [choice]}
          choices={draftedChoices(draft)}
          onChange={(chosen) => setChoice(newestChoice(choice, chosen))}
        />
      }
      className="gap-2"
    >
      {shown === 'board' ? (
        <DraftBoard
          draft={draft}
          picks={picks.shown}
          isGrowing={isGrowing}
          choice={choice}
          turnNumber={turnNumber}
          last={last}
          onPick={onPick}
          onOpen={onOpen}
        />
      ) : picks.shown.length === 0 ? (
        <EmptyState hint={choice === null ? 'No pick is made yet.' : 'Nobody of this position is drafted yet.'} />
      ) : (
        <PicksList draft={draft} picks={picks.shown} isGrowing={isGrowing} last={last} onOpen={onOpen} />
      )}
    </BoardFrame>
  );
}
