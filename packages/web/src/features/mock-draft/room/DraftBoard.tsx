import { ORDER_OF } from '@pylon/contract/draft-values';
import type { MockDraft, MockDraftPick } from '@pylon/contract/mock-draft';
import { boardCell } from '@pylon/engine/mock-draft/pick-order';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment, memo, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { entityOf } from '../../../widgets/entity.ts';
import { POSITION_TILES } from '../../../widgets/position-tiles.ts';
import { pickLabel } from '../../../widgets/snake-rows.ts';
import { nameOfParticipant } from '../draft-words.ts';
import { isDone } from './engine-draft.ts';

export interface DraftBoardProps {
  readonly draft: MockDraft;
  readonly turnNumber: number | null;
  readonly onOpen: (pick: MockDraftPick) => void;
}

/** One column per team, one row per round; an arrow says which way the round goes. */
export function DraftBoard({ draft, turnNumber, onOpen }: DraftBoardProps) {
  const { numberOfTeams: teams } = draft.configuration;
  const rounds = Math.ceil(draft.picks.length / teams);
  const shape = { order: ORDER_OF[draft.configuration.draftType], teams };
  const cells = new Map(draft.picks.map((pick) => [`${pick.round} ${boardCell(shape, pick.pickNumber).column}`, pick]));
  const region = useRef<HTMLElement>(null);
  // My column is in the middle when the board is opened.
  useEffect(() => {
    const column = region.current?.querySelector<HTMLElement>('[data-my-column]');
    if (!region.current || !column) return;
    region.current.scrollLeft = column.offsetLeft - region.current.clientWidth / 2;
  }, []);
  return (
    <section
      ref={region}
      aria-label="Draft board"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
      tabIndex={0}
      className="print-flat min-h-0 grow overflow-auto overscroll-contain"
    >
      <table
        className="table-fixed border-separate border-spacing-0.5"
        style={{ minWidth: `${3 + teams * 6.25}rem`, width: '100%' }}
      >
        <caption className="sr-only">Picks by round and team</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-20 w-11 bg-page">
              <span className="sr-only">Round</span>
            </th>
            {draft.participants.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                data-my-column={id === draft.userParticipant.id ? '' : undefined}
                className={classNames(
                  'scoreboard sticky top-0 z-10 h-9 truncate bg-page px-1.5 text-left font-semibold text-base',
                  id === draft.userParticipant.id && 'pylon-under text-accent',
                )}
              >
                {name}
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
              <tr key={row}>
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
                  return pick ? (
                    <td key={id} className="h-14 p-0">
                      <BoardTile
                        pick={pick}
                        teams={teams}
                        isOnClock={pick.pickNumber === turnNumber}
                        isMine={pick.participantId === draft.userParticipant.id}
                        owner={pick.participantId === id ? null : nameOfParticipant(draft, pick.participantId)}
                        onOpen={onOpen}
                      />
                    </td>
                  ) : (
                    <Fragment key={id} />
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface BoardTileProps {
  readonly pick: MockDraftPick;
  readonly teams: number;
  readonly isOnClock: boolean;
  readonly isMine: boolean;
  /** Who has traded for the pick; null where it is the column's own. */
  readonly owner: string | null;
  readonly onOpen: (pick: MockDraftPick) => void;
}

const BoardTile = memo(function BoardTile({ pick, teams, isOnClock, isMine, owner, onOpen }: BoardTileProps) {
  const entity = entityOf(pick);
  const label = pickLabel(pick.pickNumber, teams);
  if (!entity || !isDone(pick)) {
    return (
      <div
        className={classNames(
          'flex h-14 flex-col justify-between rounded-sm border px-1.5 py-1 text-muted text-xs',
          isOnClock ? 'border-accent bg-accent-wash text-ink' : isMine ? 'border-accent/50' : 'border-hairline',
        )}
      >
        <span className="flex justify-between gap-1">
          <span className="truncate">{owner && `→ ${owner}`}</span>
          <span className="figures">{label}</span>
        </span>
        {isOnClock && <span className="scoreboard font-semibold text-base">On the clock</span>}
      </div>
    );
  }
  return (
    <button
      type="button"
      // Somebody whom nobody here ranks has no card.
      disabled={pick.rank === null}
      onClick={() => onOpen(pick)}
      className={classNames(
        'flex h-14 w-full min-w-0 flex-col justify-between rounded-sm px-1.5 py-1 text-left text-on-fill',
        entity.position ? POSITION_TILES[entity.position] : 'bg-raised',
        isMine && 'outline-2 outline-accent-fill -outline-offset-2',
      )}
    >
      <span className="flex w-full items-baseline justify-between gap-1 font-semibold text-xs">
        <span className="truncate">
          {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} {entity.teamAlias ?? 'FA'}
          {pick.isKeeper && ' · kept'}
          {owner && ` → ${owner}`}
        </span>
        <span className="figures">{label}</span>
      </span>
      <span className="scoreboard w-full truncate font-semibold text-lg leading-5">{entity.shortName}</span>
    </button>
  );
});
