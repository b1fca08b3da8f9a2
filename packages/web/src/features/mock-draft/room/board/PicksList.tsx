import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import type { RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { decimal, NONE, signed } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { nameOfParticipant } from '../../draft-words.ts';
import { SKELETON_ROWS } from './board-picks.ts';

const WIDE = 'w-16 text-right max-md:hidden';

export interface PicksListProps {
  readonly draft: MockDraft;
  readonly picks: readonly MockDraftPick[];
  readonly isGrowing: boolean;
  readonly last: RefObject<HTMLTableRowElement | null>;
  readonly onOpen: (pick: MockDraftPick) => void;
}

/** The picks that are made, one below the other. */
export function PicksList({ draft, picks, isGrowing, last, onOpen }: PicksListProps) {
  return (
    <div className="print-flat min-h-0 grow overflow-y-auto overscroll-contain pb-6">
      <table className="w-full max-w-5xl table-fixed border-collapse text-base">
        <caption className="sr-only">Picks in order</caption>
        <thead className="z-10 bg-page md:sticky md:top-0">
          <tr className="label h-8 border-edge border-b text-left">
            <ColumnHead title="Pick" className="w-12" />
            <ColumnHead title="Team" className="w-24" />
            <ColumnHead title="Player" />
            <ColumnHead title="Bye" className={WIDE} />
            <ColumnHead title="Rank" className={WIDE} />
            <ColumnHead title="ADP" className="w-14 text-right" />
            <ColumnHead title="Value" className={WIDE} hint="Picks after the usual one" />
            <ColumnHead title="Proj" className={WIDE} />
          </tr>
        </thead>
        <tbody>
          {picks.map((pick, index) => (
            <PickRow
              key={pick.pickNumber}
              draft={draft}
              pick={pick}
              last={index === picks.length - 1 ? last : undefined}
              onOpen={onOpen}
            />
          ))}
          {isGrowing &&
            Array.from({ length: SKELETON_ROWS }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
              <tr key={`coming ${row}`}>
                <td colSpan={8}>
                  <Skeleton className="my-1 h-8" />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface PickRowProps {
  readonly draft: MockDraft;
  readonly pick: MockDraftPick;
  readonly last: RefObject<HTMLTableRowElement | null> | undefined;
  readonly onOpen: (pick: MockDraftPick) => void;
}

function PickRow({ draft, pick, last, onOpen }: PickRowProps) {
  const entity = entityOf(pick);
  const isMine = pick.participantId === draft.userParticipant.id;
  const number = 'figures text-right text-muted';
  return (
    <tr ref={last} className="h-10 border-hairline border-b hover:bg-raised max-md:h-12">
      <td className="figures text-muted">{pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}</td>
      <td className={classNames('truncate pr-2', isMine ? 'font-semibold text-accent' : 'text-muted')}>
        {nameOfParticipant(draft, pick.participantId)}
      </td>
      <th scope="row" className="truncate text-left font-normal">
        <NameButton name={entity?.name ?? ''} onClick={() => onOpen(pick)} />{' '}
        <span className="text-sm">
          <PositionTag position={entity?.position ?? null} /> <span className="text-muted">{entity?.teamAlias}</span>
          {pick.isKeeper && <span className="text-muted"> · kept</span>}
        </span>
      </th>
      <td className={classNames(WIDE, number)}>{pick.byeWeek ?? NONE}</td>
      <td className={classNames(WIDE, number)}>{decimal(pick.rank)}</td>
      <td className={number}>{decimal(pick.adp, 1)}</td>
      <td className={classNames(WIDE, 'figures')}>
        {pick.isKeeper ? NONE : signed(pick.adp === null ? null : pick.pickNumber - pick.adp, 0)}
      </td>
      <td className={classNames(WIDE, 'figures font-semibold')}>{decimal(pick.seasonalScoredProjections)}</td>
    </tr>
  );
}
