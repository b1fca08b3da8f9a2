import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { nameOfParticipant } from '../../draft-words.ts';
import { isOfChoice } from '../../drafting/list/drafted-positions.ts';
import { positionOf } from '../../drafting/player-ids.ts';
import { columnOf, isDone } from '../state/wire-draft.ts';
import { BoardTile } from './BoardTile.tsx';
import { SKELETON_ROWS } from './board-picks.ts';

export interface DraftBoardProps {
  readonly draft: MockDraft;
  /** Whole rounds from the first one on. */
  readonly picks: readonly MockDraftPick[];
  /** More rounds are on their way. */
  readonly isGrowing: boolean;
  /** Tiles of other positions step back. */
  readonly choice: PositionChoice | null;
  readonly turnNumber: number | null;
  readonly last: RefObject<HTMLTableRowElement | null>;
  readonly onPick: (() => void) | null;
  readonly onOpen: (pick: MockDraftPick) => void;
}

/** One column per team, one row per round; an arrow says which way the round goes. */
export function DraftBoard(props: DraftBoardProps) {
  const { draft, picks, isGrowing, choice, turnNumber, last, onPick, onOpen } = props;
  const { numberOfTeams: teams } = draft.configuration;
  const cells = new Map(picks.map((pick) => [`${pick.round} ${columnOf(draft, pick)}`, pick]));
  const rounds = Math.ceil(picks.length / teams);
  const region = useRef<HTMLElement>(null);
  useMineInSight(region);
  return (
    <section
      ref={region}
      aria-label="Board"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
      tabIndex={0}
      className="print-flat min-h-0 grow overflow-auto overscroll-contain bg-page"
    >
      <table
        className="table-fixed border-separate border-spacing-0.5 print:min-w-0!"
        style={{ minWidth: `${3 + teams * 6.25}rem`, width: '100%' }}
      >
        <caption className="sr-only">Picks by round and team</caption>
        {/* What sticks is drawn apart when the board is scrolled: one row, not one cell for each team. */}
        <thead className="sticky top-0 z-20">
          <tr>
            <ColumnHead title="Round" isHidden className="sticky left-0 z-10 w-11 bg-page" />
            {draft.participants.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                data-my-column={id === draft.userParticipant.id ? '' : undefined}
                className={classNames(
                  'scoreboard h-10 bg-page px-1.5 pb-1 text-left align-bottom font-semibold text-base leading-4',
                  id === draft.userParticipant.id && 'pylon-under text-accent',
                )}
              >
                <span className="wrap-anywhere line-clamp-2">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, row) => {
            const round = row + 1;
            const goesBack = cells.get(`${round} 0`)?.pickTurn !== 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
              <tr key={row} ref={round === rounds ? last : undefined}>
                <th scope="row" className="sticky left-0 z-10 bg-page text-muted">
                  <span className="scoreboard flex items-center justify-center gap-1 font-bold text-lg">
                    {round}
                    {goesBack ? (
                      <ArrowLeft aria-label="right to left" size={14} />
                    ) : (
                      <ArrowRight aria-label="left to right" size={14} />
                    )}
                  </span>
                </th>
                {draft.participants.map(({ id }, seat) => {
                  const pick = cells.get(`${round} ${seat}`);
                  if (!pick) return <td key={id} />;
                  const isOnClock = pick.pickNumber === turnNumber;
                  return (
                    <td key={id} className="h-14 p-0">
                      <BoardTile
                        pick={pick}
                        label={pickLabel(pick.pickNumber, teams)}
                        isOnClock={isOnClock}
                        isMine={pick.participantId === draft.userParticipant.id}
                        owner={pick.participantId === id ? null : nameOfParticipant(draft, pick.participantId)}
                        isFaint={isDone(pick) && !isOfChoice(positionOf(pick), choice)}
                        onPick={isOnClock ? onPick : null}
                        onOpen={onOpen}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
          {isGrowing &&
            Array.from({ length: SKELETON_ROWS }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
              <tr key={`coming ${row}`} className="no-print">
                <td colSpan={teams + 1} className="p-0">
                  <Skeleton className="h-14" />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** When the board is opened my column is in the middle, and the round at hand in sight. */
function useMineInSight(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = region.current;
    const column = board?.querySelector<HTMLElement>('[data-my-column]');
    if (!board || !column) return;
    board.scrollLeft = column.offsetLeft - board.clientWidth / 2;
    const tile = board.querySelector<HTMLElement>('[data-on-clock]');
    const row = tile?.closest('tr');
    if (row) board.scrollTop = Math.max(0, row.offsetTop - board.clientHeight / 2);
  }, [region]);
}
